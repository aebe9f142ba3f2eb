//! The circuit under the bit-blaster: gates that are shared when they are equal.
//!
//! Words are built from these gates by the `word`, `multiply`, `divide` and
//! `shift` modules; `cnf` gives the gates to the SAT solver. Nothing here knows
//! terms or clauses.

use std::ops::Not;

use rustc_hash::FxHashMap;

/// A wire of the circuit: a gate's output or its negation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Bit(u32);

impl Bit {
    pub(crate) const FALSE: Bit = Bit(0);
    pub(crate) const TRUE: Bit = Bit(1);

    /// The output of a gate.
    pub(crate) fn of_gate(gate: usize) -> Self {
        let gate = u32::try_from(gate).expect("a circuit of 2^31 gates does not fit in memory");
        Bit(gate << 1)
    }

    /// The wire that is constantly `value`.
    pub(crate) fn constant(value: bool) -> Self {
        Bit(u32::from(value))
    }

    /// The gate that drives this wire.
    pub(crate) fn gate(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Whether the wire is the negation of its gate's output.
    pub(crate) fn is_negated(self) -> bool {
        self.0 & 1 != 0
    }

    /// The value of the wire if it is constant.
    pub(crate) fn known(self) -> Option<bool> {
        (self.gate() == 0).then(|| self.is_negated())
    }

    fn without_negation(self) -> Self {
        Bit(self.0 & !1)
    }

    fn negated_if(self, negate: bool) -> Self {
        Bit(self.0 ^ u32::from(negate))
    }
}

impl Not for Bit {
    type Output = Bit;

    fn not(self) -> Bit {
        Bit(self.0 ^ 1)
    }
}

/// What drives a wire. Operands are ordered so that equal gates are identical.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Gate {
    /// The constant; always gate number 0 and nowhere else.
    False,
    /// A value the SAT solver chooses.
    Input,
    And(Bit, Bit),
    /// Operands carry no negation.
    Xor(Bit, Bit),
    /// Operands carry no negation.
    Xor3(Bit, Bit, Bit),
    /// At least two of three; at most one operand is negated.
    Majority(Bit, Bit, Bit),
    /// `choose ? then : otherwise`; `choose` and `then` carry no negation.
    Mux {
        choose: Bit,
        then: Bit,
        otherwise: Bit,
    },
}

impl Gate {
    /// The wires this gate reads.
    pub(crate) fn operands(self) -> impl Iterator<Item = Bit> {
        let all = match self {
            Gate::False | Gate::Input => [None; 3],
            Gate::And(a, b) | Gate::Xor(a, b) => [Some(a), Some(b), None],
            Gate::Xor3(a, b, c) | Gate::Majority(a, b, c) => [Some(a), Some(b), Some(c)],
            Gate::Mux {
                choose,
                then,
                otherwise,
            } => [Some(choose), Some(then), Some(otherwise)],
        };
        all.into_iter().flatten()
    }
}

/// All gates made so far. It only grows.
#[derive(Debug)]
pub(crate) struct Circuit {
    gates: Vec<Gate>,
    /// How often a gate is read by other gates, saturating.
    readers: Vec<u8>,
    shared: FxHashMap<Gate, Bit>,
}

impl Default for Circuit {
    fn default() -> Self {
        Self {
            gates: vec![Gate::False],
            readers: vec![0],
            shared: FxHashMap::default(),
        }
    }
}

impl Circuit {
    /// The number of gates, the constant included.
    pub(crate) fn len(&self) -> usize {
        self.gates.len()
    }

    /// What drives gate number `gate`.
    pub(crate) fn gate(&self, gate: usize) -> Gate {
        self.gates[gate]
    }

    /// Whether at most one other gate reads this one.
    pub(crate) fn has_one_reader(&self, gate: usize) -> bool {
        self.readers[gate] <= 1
    }

    /// The gates that `roots` depend on, operands first.
    pub(crate) fn cone(&self, roots: &[Bit]) -> Vec<usize> {
        let mut seen = vec![false; self.gates.len()];
        let mut pending: Vec<usize> = roots.iter().map(|root| root.gate()).collect();
        let mut cone = Vec::new();
        while let Some(gate) = pending.pop() {
            if !std::mem::replace(&mut seen[gate], true) {
                cone.push(gate);
                pending.extend(self.gates[gate].operands().map(Bit::gate));
            }
        }
        // Gates are made after their operands.
        cone.sort_unstable();
        cone
    }

    /// A fresh input.
    pub(crate) fn input(&mut self) -> Bit {
        self.append(Gate::Input)
    }

    /// `width` fresh inputs.
    pub(crate) fn inputs(&mut self, width: usize) -> Vec<Bit> {
        (0..width).map(|_| self.input()).collect()
    }

    fn append(&mut self, gate: Gate) -> Bit {
        let bit = Bit::of_gate(self.gates.len());
        for operand in gate.operands() {
            let readers = &mut self.readers[operand.gate()];
            *readers = readers.saturating_add(1);
        }
        self.gates.push(gate);
        self.readers.push(0);
        bit
    }

    fn share(&mut self, gate: Gate) -> Bit {
        if let Some(&bit) = self.shared.get(&gate) {
            return bit;
        }
        let bit = self.append(gate);
        self.shared.insert(gate, bit);
        bit
    }

    pub(crate) fn and(&mut self, a: Bit, b: Bit) -> Bit {
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        if a == Bit::FALSE || a == !b {
            return Bit::FALSE;
        }
        if a == Bit::TRUE || a == b {
            return b;
        }
        if let Some(simpler) = self
            .and_two_levels(a, b)
            .or_else(|| self.and_two_levels(b, a))
        {
            return simpler;
        }
        self.share(Gate::And(a, b))
    }

    /// Rules that look one level below `a`, after Brummayer and Biere's local
    /// two-level minimisation; none of them makes the circuit larger.
    fn and_two_levels(&mut self, a: Bit, b: Bit) -> Option<Bit> {
        let Gate::And(x, y) = self.gates[a.gate()] else {
            return None;
        };
        if a.is_negated() {
            // !(x & y) & b
            if b == !x || b == !y {
                return Some(b);
            }
            if b == x {
                return Some(self.and(b, !y));
            }
            if b == y {
                return Some(self.and(b, !x));
            }
            None
        } else if b == !x || b == !y {
            Some(Bit::FALSE)
        } else if b == x || b == y {
            Some(a)
        } else if let Gate::And(p, q) = self.gates[b.gate()] {
            if !b.is_negated() {
                (p == !x || p == !y || q == !x || q == !y).then_some(Bit::FALSE)
            } else if p == !x || p == !y || q == !x || q == !y {
                // (x & y) & !(p & q) where p or q is already false
                Some(a)
            } else if p == x || p == y {
                Some(self.and(a, !q))
            } else if q == x || q == y {
                Some(self.and(a, !p))
            } else {
                None
            }
        } else {
            None
        }
    }

    pub(crate) fn or(&mut self, a: Bit, b: Bit) -> Bit {
        !self.and(!a, !b)
    }

    pub(crate) fn implies(&mut self, a: Bit, b: Bit) -> Bit {
        !self.and(a, !b)
    }

    pub(crate) fn xor(&mut self, a: Bit, b: Bit) -> Bit {
        let negate = a.is_negated() != b.is_negated();
        let (a, b) = (a.without_negation(), b.without_negation());
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        if a == Bit::FALSE {
            return b.negated_if(negate);
        }
        if a == b {
            return Bit::constant(negate);
        }
        for (one, other) in [(a, b), (b, a)] {
            if let Gate::Xor(x, y) = self.gates[one.gate()] {
                if x == other {
                    return y.negated_if(negate);
                }
                if y == other {
                    return x.negated_if(negate);
                }
            }
        }
        self.share(Gate::Xor(a, b)).negated_if(negate)
    }

    pub(crate) fn equal(&mut self, a: Bit, b: Bit) -> Bit {
        !self.xor(a, b)
    }

    /// The sum bit of a full adder.
    pub(crate) fn xor3(&mut self, a: Bit, b: Bit, c: Bit) -> Bit {
        let negate = a.is_negated() ^ b.is_negated() ^ c.is_negated();
        let mut operands = [a, b, c].map(Bit::without_negation);
        operands.sort_unstable();
        let [a, b, c] = operands;
        let positive = if a == Bit::FALSE {
            self.xor(b, c)
        } else if a == b {
            c
        } else if b == c {
            a
        } else {
            self.share(Gate::Xor3(a, b, c))
        };
        positive.negated_if(negate)
    }

    /// The carry bit of a full adder.
    pub(crate) fn majority(&mut self, a: Bit, b: Bit, c: Bit) -> Bit {
        let mut operands = [a, b, c];
        operands.sort_unstable();
        let [a, b, c] = operands;
        // Equal and opposite wires are neighbours once sorted.
        if a == Bit::FALSE {
            return self.and(b, c);
        }
        if a == Bit::TRUE {
            return self.or(b, c);
        }
        if a == b || b == !c {
            return a;
        }
        if b == c || a == !b {
            return if b == c { b } else { c };
        }
        let negations = operands.iter().filter(|bit| bit.is_negated()).count();
        let negate = negations >= 2;
        let [a, b, c] = operands.map(|bit| bit.negated_if(negate));
        self.share(Gate::Majority(a, b, c)).negated_if(negate)
    }

    /// `choose ? then : otherwise`.
    pub(crate) fn mux(&mut self, choose: Bit, then: Bit, otherwise: Bit) -> Bit {
        let (choose, then, otherwise) = if choose.is_negated() {
            (!choose, otherwise, then)
        } else {
            (choose, then, otherwise)
        };
        if choose == Bit::FALSE || then == otherwise {
            return otherwise;
        }
        if then == !otherwise {
            return self.equal(choose, then);
        }
        if then == Bit::TRUE || then == choose {
            return self.or(choose, otherwise);
        }
        if then == Bit::FALSE || then == !choose {
            return self.and(!choose, otherwise);
        }
        if otherwise == Bit::TRUE || otherwise == !choose {
            return self.implies(choose, then);
        }
        if otherwise == Bit::FALSE || otherwise == choose {
            return self.and(choose, then);
        }
        let (then, otherwise) = self.mux_below(choose, then, otherwise);
        if then == otherwise {
            return then;
        }
        let negate = then.is_negated();
        self.share(Gate::Mux {
            choose,
            then: then.negated_if(negate),
            otherwise: otherwise.negated_if(negate),
        })
        .negated_if(negate)
    }

    /// A mux on the same condition below a mux is decided already.
    fn mux_below(&self, on: Bit, then: Bit, otherwise: Bit) -> (Bit, Bit) {
        let branch = |bit: Bit, side: bool| match self.gates[bit.gate()] {
            Gate::Mux {
                choose,
                then,
                otherwise,
            } if choose == on => if side { then } else { otherwise }.negated_if(bit.is_negated()),
            _ => bit,
        };
        (branch(then, true), branch(otherwise, false))
    }

    /// The conjunction of many wires.
    pub(crate) fn and_all(&mut self, bits: impl IntoIterator<Item = Bit>) -> Bit {
        bits.into_iter()
            .fold(Bit::TRUE, |all, bit| self.and(all, bit))
    }

    /// The disjunction of many wires.
    pub(crate) fn or_all(&mut self, bits: impl IntoIterator<Item = Bit>) -> Bit {
        bits.into_iter()
            .fold(Bit::FALSE, |any, bit| self.or(any, bit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The values of all gates when input number `i` (in creation order) is
    /// bit `i` of `inputs`.
    fn value(circuit: &Circuit, bit: Bit, inputs: u32) -> bool {
        let mut values: Vec<bool> = Vec::new();
        let mut next_input = 0;
        for gate in &circuit.gates {
            let read = |bit: Bit| values[bit.gate()] ^ bit.is_negated();
            let value = match *gate {
                Gate::False => false,
                Gate::Input => {
                    next_input += 1;
                    inputs >> (next_input - 1) & 1 != 0
                }
                Gate::And(a, b) => read(a) && read(b),
                Gate::Xor(a, b) => read(a) ^ read(b),
                Gate::Xor3(a, b, c) => read(a) ^ read(b) ^ read(c),
                Gate::Majority(a, b, c) => {
                    u8::from(read(a)) + u8::from(read(b)) + u8::from(read(c)) >= 2
                }
                Gate::Mux {
                    choose,
                    then,
                    otherwise,
                } => {
                    if read(choose) {
                        read(then)
                    } else {
                        read(otherwise)
                    }
                }
            };
            values.push(value);
        }
        values[bit.gate()] ^ bit.is_negated()
    }

    /// Wires over three inputs: constants, inputs, and every gate of two levels.
    fn some_wires(circuit: &mut Circuit) -> Vec<(Bit, u8)> {
        let inputs = circuit.inputs(3);
        let mut wires = vec![
            (Bit::FALSE, 0x00),
            (inputs[0], 0xaa),
            (inputs[1], 0xcc),
            (inputs[2], 0xf0),
        ];
        for i in 0..4 {
            for j in 0..i {
                let ((a, ta), (b, tb)) = (wires[i], wires[j]);
                let and = circuit.and(a, !b);
                let xor = circuit.xor(a, b);
                wires.push((and, ta & !tb));
                wires.push((xor, ta ^ tb));
            }
        }
        let negated: Vec<_> = wires.iter().map(|&(bit, table)| (!bit, !table)).collect();
        wires.extend(negated);
        wires
    }

    #[test]
    fn every_gate_over_every_pair_and_triple_computes_its_function() {
        let mut circuit = Circuit::default();
        let wires = some_wires(&mut circuit);
        let mut built = Vec::new();
        for &(a, ta) in &wires {
            for &(b, tb) in &wires {
                built.push((circuit.and(a, b), ta & tb));
                built.push((circuit.or(a, b), ta | tb));
                built.push((circuit.xor(a, b), ta ^ tb));
                for &(c, tc) in &wires {
                    built.push((circuit.xor3(a, b, c), ta ^ tb ^ tc));
                    built.push((circuit.majority(a, b, c), ta & tb | ta & tc | tb & tc));
                    built.push((circuit.mux(a, b, c), ta & tb | !ta & tc));
                }
            }
        }
        let tables: FxHashMap<Bit, u8> = built.iter().copied().collect();
        for inputs in 0..8 {
            for (&bit, table) in &tables {
                let expected = table >> inputs & 1 != 0;
                assert_eq!(value(&circuit, bit, inputs), expected, "{bit:?}");
            }
        }
        for (bit, table) in built {
            assert_eq!(tables[&bit], table, "one wire for two functions");
        }
    }

    #[test]
    fn equal_gates_are_shared() {
        let mut circuit = Circuit::default();
        let (a, b, c) = (circuit.input(), circuit.input(), circuit.input());
        assert_eq!(circuit.xor(!a, b), !circuit.xor(b, a));
        assert_eq!(circuit.mux(!a, b, c), circuit.mux(a, c, b));
        assert_eq!(circuit.majority(!a, !b, !c), !circuit.majority(c, a, b));
        let and = circuit.and(a, b);
        assert_eq!(circuit.and(and, !a), Bit::FALSE);
    }
}
