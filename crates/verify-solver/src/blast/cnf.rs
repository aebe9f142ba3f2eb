//! Gates to clauses.
//!
//! A gate is given a variable and its defining clauses (Tseitin) when a query
//! first needs it, never twice. A conjunction whose inner gates nobody else
//! reads becomes one wide gate.

use rustsat::types::Lit;

use super::gate::{Bit, Circuit, Gate};
use super::sat::{Sat, SatError};

/// The part of a circuit that one SAT solver has seen.
pub(crate) struct Encoder {
    literals: Vec<Option<Lit>>,
    pending: Vec<usize>,
    /// Inputs met since they were last asked for.
    new_inputs: Vec<usize>,
}

impl Encoder {
    pub(crate) fn new() -> Self {
        Self {
            literals: Vec::new(),
            pending: Vec::new(),
            new_inputs: Vec::new(),
        }
    }

    /// The literal of a wire that was encoded before.
    pub(crate) fn known(&self, bit: Bit) -> Option<Lit> {
        let literal = (*self.literals.get(bit.gate())?)?;
        Some(if bit.is_negated() { !literal } else { literal })
    }

    /// An input that has been encoded and not been asked for yet.
    pub(crate) fn next_new_input(&mut self) -> Option<usize> {
        self.new_inputs.pop()
    }

    /// The literal of `bit`; encodes what it depends on first.
    pub(crate) fn literal(
        &mut self,
        circuit: &Circuit,
        sat: &mut Sat,
        bit: Bit,
    ) -> Result<Lit, SatError> {
        if let Some(literal) = self.known(bit) {
            return Ok(literal);
        }
        self.literals.resize(circuit.len(), None);
        self.pending.push(bit.gate());
        while let Some(&gate) = self.pending.last() {
            if self.literals[gate].is_some() {
                self.pending.pop();
                continue;
            }
            let shape = self.shape(circuit, gate);
            let before = self.pending.len();
            for operand in shape.operands() {
                if self.literals[operand.gate()].is_none() {
                    self.pending.push(operand.gate());
                }
            }
            if self.pending.len() == before {
                self.pending.pop();
                let literal = sat.variable();
                self.literals[gate] = Some(literal);
                if matches!(shape, Shape::Plain(Gate::Input)) {
                    self.new_inputs.push(gate);
                }
                self.define(sat, literal, &shape)?;
            }
        }
        Ok(self
            .known(bit)
            .expect("the loop ends only when the wire's gate is encoded"))
    }

    /// The gate as it will be encoded: conjunctions gathered up.
    fn shape(&self, circuit: &Circuit, gate: usize) -> Shape {
        let Gate::And(a, b) = circuit.gate(gate) else {
            return Shape::Plain(circuit.gate(gate));
        };
        let mut wires = Vec::new();
        let mut open = vec![a, b];
        while let Some(wire) = open.pop() {
            match circuit.gate(wire.gate()) {
                Gate::And(a, b)
                    if !wire.is_negated()
                        && circuit.has_one_reader(wire.gate())
                        && self.literals[wire.gate()].is_none() =>
                {
                    open.extend([a, b]);
                }
                _ => wires.push(wire),
            }
        }
        if wires.len() == 2 {
            return Shape::Plain(circuit.gate(gate));
        }
        Shape::All(wires)
    }

    fn define(&self, sat: &mut Sat, output: Lit, shape: &Shape) -> Result<(), SatError> {
        let lit = |bit: Bit| {
            self.known(bit)
                .expect("operands are encoded before the gate that reads them")
        };
        match shape {
            Shape::All(wires) => {
                let mut some_false = Vec::with_capacity(wires.len() + 1);
                for &wire in wires {
                    sat.add_clause(&[!output, lit(wire)])?;
                    some_false.push(!lit(wire));
                }
                some_false.push(output);
                sat.add_clause(&some_false)
            }
            Shape::Plain(Gate::Input) => Ok(()),
            Shape::Plain(Gate::False) => sat.add_clause(&[!output]),
            &Shape::Plain(Gate::And(a, b)) => define_and(sat, output, lit(a), lit(b)),
            &Shape::Plain(Gate::Xor(a, b)) => define_xor(sat, output, lit(a), lit(b)),
            &Shape::Plain(Gate::Xor3(a, b, c)) => {
                define_xor3(sat, output, [lit(a), lit(b), lit(c)])
            }
            &Shape::Plain(Gate::Majority(a, b, c)) => {
                define_majority(sat, output, [lit(a), lit(b), lit(c)])
            }
            &Shape::Plain(Gate::Mux {
                choose,
                then,
                otherwise,
            }) => define_mux(sat, output, lit(choose), lit(then), lit(otherwise)),
        }
    }
}

/// A gate ready to be turned into clauses.
enum Shape {
    Plain(Gate),
    All(Vec<Bit>),
}

impl Shape {
    fn operands(&self) -> Vec<Bit> {
        match self {
            Shape::Plain(gate) => gate.operands().collect(),
            Shape::All(wires) => wires.clone(),
        }
    }
}

fn define_and(sat: &mut Sat, out: Lit, a: Lit, b: Lit) -> Result<(), SatError> {
    sat.add_clause(&[!out, a])?;
    sat.add_clause(&[!out, b])?;
    sat.add_clause(&[out, !a, !b])
}

fn define_xor(sat: &mut Sat, out: Lit, a: Lit, b: Lit) -> Result<(), SatError> {
    sat.add_clause(&[!out, a, b])?;
    sat.add_clause(&[!out, !a, !b])?;
    sat.add_clause(&[out, a, !b])?;
    sat.add_clause(&[out, !a, b])
}

/// All eight combinations: the parity of the four literals is even.
fn define_xor3(sat: &mut Sat, out: Lit, [a, b, c]: [Lit; 3]) -> Result<(), SatError> {
    for (a, b, even) in [(a, b, true), (a, !b, false), (!a, b, false), (!a, !b, true)] {
        let c = if even { c } else { !c };
        sat.add_clause(&[!out, a, b, c])?;
        sat.add_clause(&[out, a, b, !c])?;
    }
    Ok(())
}

fn define_majority(sat: &mut Sat, out: Lit, [a, b, c]: [Lit; 3]) -> Result<(), SatError> {
    for (one, two) in [(a, b), (a, c), (b, c)] {
        sat.add_clause(&[out, !one, !two])?;
        sat.add_clause(&[!out, one, two])?;
    }
    Ok(())
}

/// The last two clauses are implied, and let equal branches propagate.
fn define_mux(sat: &mut Sat, out: Lit, choose: Lit, a: Lit, b: Lit) -> Result<(), SatError> {
    sat.add_clause(&[!choose, !a, out])?;
    sat.add_clause(&[!choose, a, !out])?;
    sat.add_clause(&[choose, !b, out])?;
    sat.add_clause(&[choose, b, !out])?;
    sat.add_clause(&[!a, !b, out])?;
    sat.add_clause(&[a, b, !out])
}
