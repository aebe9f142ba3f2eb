//! Terms to wires, each term once.
//!
//! The walk keeps its own stack: the terms of a long loop are deeper than any
//! native one. Bit-vector operators are below, arrays in `array`, the circuits
//! in `word`, `multiply`, `divide`, `shift` and `float`. Called by the back ends
//! only.

use verify_term::{Arena, FloatFormat, Node, Op, Sort, TermId};

use super::array::Reads;
use super::divide::Divisions;
use super::failure::{Declined, Failure};
use super::float;
use super::gate::{Bit, Circuit};
use super::word::{self, Word};
use super::words::{Span, Words};
use super::{multiply, shift};
use crate::limit::{Deadline, Pace};

/// The circuit of all terms seen so far.
#[derive(Default)]
pub(crate) struct Translator {
    pub(crate) circuit: Circuit,
    pub(crate) words: Words,
    pub(crate) reads: Reads,
    pub(crate) divisions: Divisions,
    /// Terms to translate; a term is pushed again above its operands.
    pending: Vec<TermId>,
}

impl Translator {
    /// The wire of a boolean term.
    pub(crate) fn boolean(
        &mut self,
        arena: &Arena,
        term: TermId,
        deadline: &Deadline,
    ) -> Result<Bit, Failure> {
        self.translate(arena, term, deadline)?;
        Ok(self.words.bit(term))
    }

    pub(super) fn translate(
        &mut self,
        arena: &Arena,
        term: TermId,
        deadline: &Deadline,
    ) -> Result<(), Failure> {
        let mut pace = Pace::new(deadline);
        self.pending.clear();
        self.pending.push(term);
        while let Some(&term) = self.pending.last() {
            if self.words.contains(term) {
                self.pending.pop();
                continue;
            }
            let node = arena.node(term);
            let waiting = self.pending.len();
            for &child in node.children() {
                if !self.words.contains(child) {
                    self.pending.push(child);
                }
            }
            if self.pending.len() == waiting {
                self.pending.pop();
                let gates = self.circuit.len();
                let span = self.span_of(arena, term, &node, &mut pace)?;
                self.words.insert_span(term, span);
                // A term counts as one gate more.
                pace.worked(self.circuit.len() - gates + 1)?;
            }
        }
        Ok(())
    }

    fn span_of(
        &mut self,
        arena: &Arena,
        term: TermId,
        node: &Node,
        pace: &mut Pace,
    ) -> Result<Span, Failure> {
        match node.sort {
            // Arrays have no wires: what is read from them has.
            Sort::Array { .. } => Ok(self.words.keep(&[])),
            _ if node.op == Op::Select => {
                let &[array, index] = node.children() else {
                    unreachable!("select has two operands");
                };
                let Self {
                    circuit,
                    words,
                    reads,
                    ..
                } = self;
                Ok(reads.read(arena, circuit, words, (array, index), pace)?)
            }
            Sort::Bool => {
                let bit = self.predicate(arena, node)?;
                Ok(self.words.keep(&[bit]))
            }
            Sort::BitVec(_) => {
                let mut word = self.bit_vector(arena, term, node)?;
                use_known_bits(arena, term, &mut word);
                Ok(self.words.keep(&word))
            }
            Sort::Float(format) => {
                let word = self.float(arena, term, node, format)?;
                Ok(self.words.keep(&word))
            }
        }
    }

    fn predicate(&mut self, arena: &Arena, node: &Node) -> Result<Bit, Declined> {
        let circuit = &mut self.circuit;
        let words = &self.words;
        let operand = |i: usize| words.word(node.children()[i]);
        let bit = |i: usize| words.bit(node.children()[i]);
        Ok(match node.op {
            Op::True => Bit::TRUE,
            Op::Variable => circuit.input(),
            Op::Not => !bit(0),
            Op::And => circuit.and(bit(0), bit(1)),
            Op::Ite => circuit.mux(bit(0), bit(1), bit(2)),
            Op::Eq => match arena.sort(node.children()[0]) {
                Sort::Array { .. } => return Err(Declined::ArrayEquality),
                _ => word::equal(circuit, operand(0), operand(1)),
            },
            Op::Ult => word::less(circuit, operand(0), operand(1)),
            Op::Slt => {
                let (a, b) = (word::flip_sign(operand(0)), word::flip_sign(operand(1)));
                word::less(circuit, &a, &b)
            }
            Op::UMulOverflows => multiply::overflows(circuit, operand(0), operand(1)),
            Op::SMulOverflows => multiply::overflows_signed(circuit, operand(0), operand(1)),
            _ => return float::predicate(circuit, arena, node, operand),
        })
    }

    fn float(
        &mut self,
        arena: &Arena,
        term: TermId,
        node: &Node,
        format: FloatFormat,
    ) -> Result<Word, Declined> {
        let Self {
            circuit,
            words,
            divisions,
            ..
        } = self;
        let operand = |i: usize| words.word(node.children()[i]);
        Ok(match node.op {
            Op::Constant => {
                let bits = arena
                    .as_float_bits(term)
                    .expect("a constant of float sort has a pattern");
                (0..format.bits())
                    .map(|i| Bit::constant(bits >> i & 1 != 0))
                    .collect()
            }
            Op::Variable => {
                let any = circuit.inputs(format.bits() as usize);
                float::canonical(circuit, format, &any)
            }
            Op::Ite => {
                let condition = words.bit(node.children()[0]);
                word::mux(circuit, condition, operand(1), operand(2))
            }
            _ => float::operator(circuit, divisions, arena, node, operand)?,
        })
    }

    fn bit_vector(&mut self, arena: &Arena, term: TermId, node: &Node) -> Result<Word, Declined> {
        let circuit = &mut self.circuit;
        let divisions = &mut self.divisions;
        let words = &self.words;
        let operand = |i: usize| words.word(node.children()[i]);
        let width = arena.width(term) as usize;
        Ok(match node.op {
            Op::Constant => constant(arena, term),
            Op::Variable => circuit.inputs(width),
            Op::Ite => word::mux(
                circuit,
                words.bit(node.children()[0]),
                operand(1),
                operand(2),
            ),
            Op::BvNot => word::not(operand(0)),
            Op::BvAnd => word::zip(operand(0), operand(1), |a, b| circuit.and(a, b)),
            Op::BvOr => word::zip(operand(0), operand(1), |a, b| circuit.or(a, b)),
            Op::BvXor => word::zip(operand(0), operand(1), |a, b| circuit.xor(a, b)),
            Op::Neg => word::negate(circuit, operand(0)),
            Op::Add => word::add(circuit, operand(0), operand(1)),
            Op::Sub => word::subtract(circuit, operand(0), operand(1)),
            Op::Mul => multiply::multiply(circuit, operand(0), operand(1)),
            Op::UDiv => divisions.divide(circuit, operand(0), operand(1)).quotient,
            Op::URem => divisions.divide(circuit, operand(0), operand(1)).remainder,
            Op::SDiv => {
                let division = divisions.divide_signed(circuit, operand(0), operand(1));
                division.quotient
            }
            Op::SRem => {
                let division = divisions.divide_signed(circuit, operand(0), operand(1));
                division.remainder
            }
            Op::Shl => shift::left(circuit, operand(0), operand(1)),
            Op::LShr => shift::right(circuit, operand(0), operand(1), Bit::FALSE),
            Op::AShr => shift::right(circuit, operand(0), operand(1), word::sign(operand(0))),
            Op::Concat => [operand(1), operand(0)].concat(),
            Op::Extract { low } => operand(0)[low as usize..low as usize + width].to_vec(),
            Op::ZExt => word::extend(operand(0), width, Bit::FALSE),
            Op::SExt => word::extend(operand(0), width, word::sign(operand(0))),
            Op::FloatToBits => operand(0).to_vec(),
            Op::FpToSigned(_) | Op::FpToUnsigned(_) => {
                let format = arena.float_format(node.children()[0]);
                float::to_integer(circuit, format, width, operand(0))
            }
            other => return Err(Declined::Float(other)),
        })
    }
}

fn constant(arena: &Arena, term: TermId) -> Word {
    let value = arena
        .as_bit_vector(term)
        .expect("a constant of bit-vector sort has a bit-vector value");
    word::of_value(&value)
}

/// Wires the arena knows to be constant are, whatever the circuit says.
fn use_known_bits(arena: &Arena, term: TermId, word: &mut [Bit]) {
    let known = arena.known_bits(term);
    for (i, bit) in word.iter_mut().enumerate().take(64) {
        if known.ones >> i & 1 != 0 {
            *bit = Bit::TRUE;
        } else if known.zeros >> i & 1 != 0 {
            *bit = Bit::FALSE;
        }
    }
}
