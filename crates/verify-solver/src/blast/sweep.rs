//! Wires that are always equal, found by simulation and proved by the SAT solver.
//!
//! Two ways to compute the same thing meet in many places before their results
//! are compared. Finding these places from the inputs upwards turns one hard proof
//! into many easy ones (SAT sweeping); each is told to the SAT solver that proves
//! the next, and all of them to the one that searches.

use rustc_hash::FxHashMap;

use super::gate::{Bit, Circuit, Gate};
use super::instance::Instance;
use super::sat::{Outcome, SatError};
use super::translate::Translator;
use crate::limit::Deadline;

/// How many words of 64 random patterns are simulated to begin with.
const WORDS: usize = 8;

/// The conflicts one proof may take.
const CONFLICTS: u32 = 100;

/// How many proofs may fail before sweeping stops: it does not pay then.
const MOST_FAILURES: u64 = 100;

/// What all proofs together may cost. One costs as much as there are variables, however
/// easy it is.
const MOST_EFFORT: u64 = 5_000_000;

/// A class with more members than this is a coincidence of few patterns.
const MOST_CANDIDATES: usize = 4;

/// What sweeping found.
#[derive(Default, Debug)]
pub(crate) struct Swept {
    /// Pairs of equal wires.
    pub(crate) equal: Vec<(Bit, Bit)>,
    pub(crate) failures: u64,
    effort: u64,
}

/// Finds wires below `roots` that are always equal, by proofs in `instance`.
pub(crate) fn sweep(
    translator: &Translator,
    instance: &mut Instance,
    roots: &[Bit],
    deadline: &Deadline,
) -> Result<Swept, SatError> {
    let circuit = &translator.circuit;
    let mut simulation = Simulation::new(circuit, circuit.cone(roots));
    for _ in 0..WORDS {
        simulation.random_word(circuit);
    }
    let mut swept = Swept::default();
    let mut candidates = Candidates::default();
    for position in 0..simulation.gates.len() {
        let gate = simulation.gates[position];
        if matches!(circuit.gate(gate), Gate::False | Gate::Input) {
            candidates.insert(&simulation, gate);
            continue;
        }
        let mut tried = 0;
        while let Some(other) = candidates.matching(&simulation, gate, tried) {
            tried += 1;
            swept.effort += u64::from(instance.sat.variables());
            let wire = simulation.wire(gate);
            match prove(translator, instance, other, wire)? {
                Proof::Equal => {
                    swept.equal.push((other, wire));
                    tried = MOST_CANDIDATES;
                    break;
                }
                Proof::Different(pattern) => {
                    simulation.pattern(circuit, &pattern);
                    candidates.rebuild(&simulation);
                    tried = 0;
                }
                Proof::Open => swept.failures += 1,
            }
            if swept.failures > MOST_FAILURES
                || swept.effort > MOST_EFFORT
                || deadline.reached().is_some()
            {
                return Ok(swept);
            }
        }
        if tried < MOST_CANDIDATES {
            candidates.insert(&simulation, gate);
        }
    }
    Ok(swept)
}

enum Proof {
    Equal,
    /// With values of inputs for which they differ.
    Different(FxHashMap<usize, bool>),
    Open,
}

/// Whether two wires are equal, in both directions one after the other.
fn prove(
    translator: &Translator,
    instance: &mut Instance,
    a: Bit,
    b: Bit,
) -> Result<Proof, SatError> {
    let (x, y) = (
        instance.literal(translator, a)?,
        instance.literal(translator, b)?,
    );
    for (assumptions, clause) in [([x, !y], [!x, y]), ([!x, y], [x, !y])] {
        match instance.sat.solve(&assumptions, Some(CONFLICTS))? {
            Outcome::Unsatisfiable => instance.sat.add_clause(&clause)?,
            Outcome::Stopped => return Ok(Proof::Open),
            Outcome::Satisfiable => {
                return Ok(Proof::Different(instance.inputs(&translator.circuit)?));
            }
        }
    }
    Ok(Proof::Equal)
}

/// The values of gates under many patterns at once.
struct Simulation {
    /// The gates below the roots, operands first.
    gates: Vec<usize>,
    /// The last word of each gate, by gate number.
    words: Vec<u64>,
    /// What all words so far were, up to negation.
    signatures: Vec<u64>,
    /// Whether the gate was 1 under the first pattern; signatures are of the wire
    /// that was 0.
    first: Vec<bool>,
    started: bool,
    random: u64,
}

impl Simulation {
    fn new(circuit: &Circuit, gates: Vec<usize>) -> Self {
        Self {
            gates,
            words: vec![0; circuit.len()],
            signatures: vec![0; circuit.len()],
            first: vec![false; circuit.len()],
            started: false,
            random: 0x9e37_79b9_7f4a_7c15,
        }
    }

    /// Xorshift: the same patterns in every run.
    fn next_random(&mut self) -> u64 {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        self.random
    }

    /// The wire of a gate that was 0 under the first pattern.
    fn wire(&self, gate: usize) -> Bit {
        let bit = Bit::of_gate(gate);
        if self.first[gate] { !bit } else { bit }
    }

    fn random_word(&mut self, circuit: &Circuit) {
        for position in 0..self.gates.len() {
            let gate = self.gates[position];
            if circuit.gate(gate) == Gate::Input {
                self.words[gate] = self.next_random();
            }
        }
        self.propagate(circuit);
    }

    /// A pattern that separated two gates, with 63 others close to it.
    fn pattern(&mut self, circuit: &Circuit, inputs: &FxHashMap<usize, bool>) {
        for position in 0..self.gates.len() {
            let gate = self.gates[position];
            if circuit.gate(gate) == Gate::Input {
                let value = inputs.get(&gate).copied().unwrap_or(false);
                let flips = self.next_random() & self.next_random() & self.next_random();
                let word = if value { u64::MAX } else { 0 };
                self.words[gate] = word ^ flips & !1;
            }
        }
        self.propagate(circuit);
    }

    fn propagate(&mut self, circuit: &Circuit) {
        for &gate in &self.gates {
            let words = &self.words;
            let read = |bit: Bit| words[bit.gate()] ^ if bit.is_negated() { u64::MAX } else { 0 };
            let word = match circuit.gate(gate) {
                Gate::False => 0,
                Gate::Input => words[gate],
                Gate::And(a, b) => read(a) & read(b),
                Gate::Xor(a, b) => read(a) ^ read(b),
                Gate::Xor3(a, b, c) => read(a) ^ read(b) ^ read(c),
                Gate::Majority(a, b, c) => {
                    let (a, b, c) = (read(a), read(b), read(c));
                    a & b | a & c | b & c
                }
                Gate::Mux {
                    choose,
                    then,
                    otherwise,
                } => read(choose) & read(then) | !read(choose) & read(otherwise),
            };
            self.words[gate] = word;
            if !self.started {
                self.first[gate] = word & 1 != 0;
            }
            let normal = if self.first[gate] { !word } else { word };
            let mixed = (self.signatures[gate] ^ normal).wrapping_mul(0x9fb2_1c65_1e98_df25);
            self.signatures[gate] = mixed ^ mixed >> 32;
        }
        self.started = true;
    }
}

/// Gates by signature, those that others may be equal to.
#[derive(Default)]
struct Candidates {
    gates: Vec<usize>,
    by_signature: FxHashMap<u64, Vec<usize>>,
}

impl Candidates {
    fn insert(&mut self, simulation: &Simulation, gate: usize) {
        self.gates.push(gate);
        let class = self
            .by_signature
            .entry(simulation.signatures[gate])
            .or_default();
        class.push(gate);
    }

    /// The wire of the `number`-th candidate for being equal to a gate's.
    fn matching(&self, simulation: &Simulation, gate: usize, number: usize) -> Option<Bit> {
        let class = self.by_signature.get(&simulation.signatures[gate])?;
        let candidate = class.iter().take(MOST_CANDIDATES).nth(number)?;
        Some(simulation.wire(*candidate))
    }

    fn rebuild(&mut self, simulation: &Simulation) {
        self.by_signature.clear();
        for &gate in &self.gates {
            let class = self
                .by_signature
                .entry(simulation.signatures[gate])
                .or_default();
            class.push(gate);
        }
    }
}
