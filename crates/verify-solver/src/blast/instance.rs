//! One SAT solver that has seen part of the circuit.
//!
//! The back end keeps one for many queries and makes others for single hard
//! ones. Array congruence, demanded here when a model breaks it, belongs to the
//! instance; everything else is in the circuit.

use rustc_hash::{FxHashMap, FxHashSet};
use rustsat::types::Lit;
use verify_term::{Arena, ArrayValue, Assignment, BitVector, Sort, TermId, Value};

use super::array::{Read, same_place};
use super::cnf::Encoder;
use super::gate::{Bit, Circuit, Gate};
use super::sat::{Outcome, Purpose, Sat, SatError};
use super::translate::Translator;
use super::word;
use super::words::Span;

/// A SAT solver and the wires it knows.
pub(crate) struct Instance {
    pub(crate) sat: Sat,
    encoder: Encoder,
    /// The divisions whose relation was demanded.
    divisions: FxHashSet<usize>,
}

impl Instance {
    pub(crate) fn new(purpose: Purpose) -> Self {
        Self {
            sat: Sat::new(purpose),
            encoder: Encoder::new(),
            divisions: FxHashSet::default(),
        }
    }

    /// The literal of a wire. If it depends on a division's results, their
    /// relation is demanded too.
    pub(crate) fn literal(&mut self, translator: &Translator, bit: Bit) -> Result<Lit, SatError> {
        let Self { sat, encoder, .. } = self;
        let literal = encoder.literal(&translator.circuit, sat, bit)?;
        while let Some(gate) = encoder.next_new_input() {
            let Some(division) = translator.divisions.of_input(gate) else {
                continue;
            };
            if self.divisions.insert(division) {
                for &bit in translator.divisions.relation(division) {
                    let literal = encoder.literal(&translator.circuit, sat, bit)?;
                    sat.add_clause(&[literal])?;
                }
            }
        }
        Ok(literal)
    }

    /// The literal of a wire that has one already.
    pub(crate) fn known(&self, bit: Bit) -> Option<Lit> {
        self.encoder.known(bit)
    }

    /// Demands `bit` for good.
    pub(crate) fn demand(&mut self, translator: &Translator, bit: Bit) -> Result<(), SatError> {
        let literal = self.literal(translator, bit)?;
        self.sat.add_clause(&[literal])
    }

    /// Demands that two wires are equal for good.
    pub(crate) fn demand_equal(
        &mut self,
        translator: &Translator,
        a: Bit,
        b: Bit,
    ) -> Result<(), SatError> {
        let (a, b) = (self.literal(translator, a)?, self.literal(translator, b)?);
        self.sat.add_clause(&[!a, b])?;
        self.sat.add_clause(&[a, !b])
    }

    /// Solves under `assumptions` until reads from the array variables among
    /// `variables` are consistent too.
    pub(crate) fn solve(
        &mut self,
        arena: &Arena,
        translator: &mut Translator,
        variables: &[TermId],
        assumptions: &[Lit],
        conflicts: Option<u32>,
    ) -> Result<Outcome, SatError> {
        let arrays: Vec<TermId> = variables
            .iter()
            .copied()
            .filter(|&variable| matches!(arena.sort(variable), Sort::Array { .. }))
            .collect();
        self.encode_indices(translator, &arrays)?;
        loop {
            let outcome = self.sat.solve(assumptions, conflicts)?;
            if outcome != Outcome::Satisfiable {
                return Ok(outcome);
            }
            let broken = self.broken_congruences(translator, &arrays)?;
            if broken.is_empty() {
                return Ok(outcome);
            }
            // An easy search may end before CaDiCaL looks at the deadline, every time.
            self.sat.stop_at_deadline()?;
            for (one, other) in broken {
                self.demand_congruence(arena, translator, one, other)?;
            }
            self.encode_indices(translator, &arrays)?;
        }
    }

    /// Gives literals to the indices of all reads whose value has one; that can
    /// bring further reads in.
    fn encode_indices(
        &mut self,
        translator: &Translator,
        arrays: &[TermId],
    ) -> Result<(), SatError> {
        /// Reads between two looks at the deadline.
        const LOOK: usize = 256;
        loop {
            let before = self.sat.variables();
            for &array in arrays {
                // A read mostly brings in those that its index was computed from, which are older.
                for (count, read) in translator.reads.of(array).iter().rev().enumerate() {
                    if count % LOOK == 0 {
                        self.sat.stop_at_deadline()?;
                    }
                    if self.is_used(translator, read) {
                        for &bit in translator.words.wires(read.index) {
                            self.literal(translator, bit)?;
                        }
                    }
                }
            }
            if self.sat.variables() == before {
                return Ok(());
            }
        }
    }

    fn is_used(&self, translator: &Translator, read: &Read) -> bool {
        let wires = translator.words.wires(read.value);
        wires.iter().any(|&bit| self.encoder.known(bit).is_some())
    }

    /// Pairs of reads with equal indices and different values in the SAT
    /// solver's model.
    fn broken_congruences(
        &self,
        translator: &Translator,
        arrays: &[TermId],
    ) -> Result<Vec<(Read, Read)>, SatError> {
        let mut broken = Vec::new();
        let mut pace = self.sat.pace();
        let mut by_index: FxHashMap<BitVector, (Read, BitVector)> = FxHashMap::default();
        for &array in arrays {
            by_index.clear();
            for &read in translator.reads.of(array) {
                if !self.is_used(translator, &read) {
                    continue;
                }
                let index = self.value(translator, read.index)?;
                let value = self.value(translator, read.value)?;
                let bits = index.width() + value.width();
                pace.worked(bits as usize).map_err(SatError::Stopped)?;
                let (first, expected) = by_index
                    .entry(index)
                    .or_insert_with(|| (read, value.clone()));
                if *expected != value {
                    broken.push((*first, read));
                }
            }
        }
        Ok(broken)
    }

    fn demand_congruence(
        &mut self,
        arena: &Arena,
        translator: &mut Translator,
        one: Read,
        other: Read,
    ) -> Result<(), SatError> {
        let (circuit, words) = (&mut translator.circuit, &translator.words);
        let same_index = same_place(arena, circuit, words, one.place, other.place);
        let same_value = word::equal(circuit, words.wires(one.value), words.wires(other.value));
        let congruent = circuit.implies(same_index, same_value);
        self.demand(translator, congruent)
    }

    /// The values of `variables` in the SAT solver's model.
    pub(crate) fn model(
        &self,
        arena: &Arena,
        translator: &Translator,
        variables: &[TermId],
    ) -> Result<Assignment, SatError> {
        let mut model = Assignment::new();
        for &variable in variables {
            let value = match arena.sort(variable) {
                Sort::Array { index, element } => {
                    Value::Array(self.array(translator, variable, index, element)?)
                }
                Sort::Bool => Value::Bool(self.bit(translator.words.bit(variable))?),
                Sort::BitVec(_) => {
                    Value::BitVec(self.value(translator, translator.words.span(variable))?)
                }
                Sort::Float(format) => {
                    let bits = self.value(translator, translator.words.span(variable))?;
                    let bits = bits.to_u128().expect("formats have at most 128 bits");
                    Value::Float(format, bits)
                }
            };
            model.set(variable, value);
        }
        Ok(model)
    }

    fn array(
        &self,
        translator: &Translator,
        variable: TermId,
        index_width: u32,
        element_width: u32,
    ) -> Result<ArrayValue, SatError> {
        let mut array = ArrayValue::filled(index_width, BitVector::zero(element_width));
        for read in translator.reads.of(variable) {
            if self.is_used(translator, read) {
                let index = self.value(translator, read.index)?;
                array.store(index, self.value(translator, read.value)?);
            }
        }
        Ok(array)
    }

    fn value(&self, translator: &Translator, span: Span) -> Result<BitVector, SatError> {
        let wires = translator.words.wires(span);
        let mut limbs = vec![0u64; wires.len().div_ceil(64)];
        for (i, &bit) in wires.iter().enumerate() {
            limbs[i / 64] |= u64::from(self.bit(bit)?) << (i % 64);
        }
        let width = u32::try_from(wires.len()).expect("bit-vector widths have 32 bits");
        Ok(BitVector::from_limbs(width, &limbs))
    }

    /// The values of all inputs in the SAT solver's model.
    pub(crate) fn inputs(&self, circuit: &Circuit) -> Result<FxHashMap<usize, bool>, SatError> {
        (0..circuit.len())
            .filter(|&gate| circuit.gate(gate) == Gate::Input)
            .map(|gate| Ok((gate, self.bit(Bit::of_gate(gate))?)))
            .collect()
    }

    /// The value of a wire; one the query does not depend on is false.
    fn bit(&self, bit: Bit) -> Result<bool, SatError> {
        match (bit.known(), self.encoder.known(bit)) {
            (Some(constant), _) => Ok(constant),
            (None, Some(literal)) => self.sat.value(literal),
            (None, None) => Ok(bit.is_negated()),
        }
    }
}
