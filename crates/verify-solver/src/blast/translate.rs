//! Terms to wires, each term once.
//!
//! The walk keeps its own stack: the terms of a long loop are deeper than any
//! native one. Bit-vector operators are below, arrays in `array`, the circuits
//! in `word`, `multiply`, `divide` and `shift`. Called by the back end only.

use verify_term::{Arena, Node, Op, Sort, TermId};

use super::array::Reads;
use super::gate::{Bit, Circuit};
use super::word::{self, Word};
use super::words::{Span, Words};
use super::{divide, multiply, shift};

/// Something the bit-blaster leaves to the next back end.
#[derive(Clone, Debug, thiserror::Error)]
pub(crate) enum Declined {
    #[error("floating-point operator {0:?}")]
    Float(Op),
    #[error("equality of whole arrays")]
    ArrayEquality,
}

/// The circuit of all terms seen so far.
#[derive(Default)]
pub(crate) struct Translator {
    pub(crate) circuit: Circuit,
    pub(crate) words: Words,
    pub(crate) reads: Reads,
    /// Terms to translate; a term is pushed again above its operands.
    pending: Vec<TermId>,
}

impl Translator {
    /// The wire of a boolean term.
    pub(crate) fn boolean(&mut self, arena: &Arena, term: TermId) -> Result<Bit, Declined> {
        self.translate(arena, term)?;
        Ok(self.words.bit(term))
    }

    fn translate(&mut self, arena: &Arena, term: TermId) -> Result<(), Declined> {
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
                let span = self.span_of(arena, term, &node)?;
                self.words.insert_span(term, span);
            }
        }
        Ok(())
    }

    fn span_of(&mut self, arena: &Arena, term: TermId, node: &Node) -> Result<Span, Declined> {
        match node.sort {
            // Arrays have no wires: what is read from them has.
            Sort::Array { .. } => Ok(self.words.keep(&[])),
            _ if node.op == Op::Select => {
                let &[array, index] = node.children() else {
                    unreachable!("select has two operands");
                };
                Ok(self
                    .reads
                    .read(arena, &mut self.circuit, &mut self.words, array, index))
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
            Sort::Float(_) => Err(Declined::Float(node.op)),
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
            other => return Err(Declined::Float(other)),
        })
    }

    fn bit_vector(&mut self, arena: &Arena, term: TermId, node: &Node) -> Result<Word, Declined> {
        let circuit = &mut self.circuit;
        let words = &self.words;
        let operand = |i: usize| words.word(node.children()[i]);
        let width = arena.width(term) as usize;
        Ok(match node.op {
            Op::Constant => constant(arena, term, width),
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
            Op::UDiv => divide::divide(circuit, operand(0), operand(1)).0,
            Op::URem => divide::divide(circuit, operand(0), operand(1)).1,
            Op::SDiv => divide::divide_signed(circuit, operand(0), operand(1)).0,
            Op::SRem => divide::divide_signed(circuit, operand(0), operand(1)).1,
            Op::Shl => shift::left(circuit, operand(0), operand(1)),
            Op::LShr => shift::right(circuit, operand(0), operand(1), Bit::FALSE),
            Op::AShr => shift::right(circuit, operand(0), operand(1), word::sign(operand(0))),
            Op::Concat => [operand(1), operand(0)].concat(),
            Op::Extract { low } => operand(0)[low as usize..low as usize + width].to_vec(),
            Op::ZExt => word::extend(operand(0), width, Bit::FALSE),
            Op::SExt => word::extend(operand(0), width, word::sign(operand(0))),
            other => return Err(Declined::Float(other)),
        })
    }
}

fn constant(arena: &Arena, term: TermId, width: usize) -> Word {
    let value = arena
        .as_bit_vector(term)
        .expect("a constant of bit-vector sort has a bit-vector value");
    let limbs = value.limbs();
    (0..width)
        .map(|i| Bit::constant(limbs[i / 64] >> (i % 64) & 1 != 0))
        .collect()
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
