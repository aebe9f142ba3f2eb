//! The facts of bit-vector nodes: kept when a node is interned, and looked up.

use super::{Arena, Stored};
use crate::facts::{Facts, KnownBits};
use crate::term::{Op, TermId};
use crate::transfer::{
    arithmetic_shift, complement, concatenation, conjunction, difference, disjunction, exclusive,
    left_shift, logical_shift, product, sign_extension, signed_quotient, signed_remainder, slice,
    square, sum, unsigned_quotient, unsigned_remainder, zero_extension,
};

/// What is known of a term.
impl Arena {
    /// The facts of a bit-vector; for one wider than 64 bits only when its value is known to fit.
    #[inline]
    pub(crate) fn facts(&self, term: TermId) -> Option<Facts> {
        self.stored_facts(self.stored(term))
    }

    #[inline]
    pub(crate) fn stored_facts(&self, node: &Stored) -> Option<Facts> {
        let width = node.sort.bit_width();
        if node.op == Op::Constant {
            return match self.narrow_value(node) {
                Some(value) => Some(Facts::constant(width, value)),
                None => Some(Facts::constant(64, self.wide_value(node).to_u64()?)),
            };
        }
        match node.facts {
            0 => None,
            position => Some(self.facts.get(position)),
        }
    }

    /// The facts of a bit-vector of at most 64 bits.
    pub(crate) fn narrow_facts(&self, term: TermId) -> Facts {
        let facts = self.facts(term);
        facts.expect("every bit-vector of at most 64 bits has facts")
    }

    fn expect_narrow(&self, term: TermId) {
        let width = self.width(term);
        assert!(
            width <= 64,
            "ranges are kept for at most 64 bits, not {width}"
        );
    }

    /// Bounds, both included, of a bit-vector of at most 64 bits read as unsigned.
    #[must_use]
    pub fn unsigned_range(&self, term: TermId) -> (u64, u64) {
        self.expect_narrow(term);
        self.narrow_facts(term).unsigned
    }

    /// Bounds, both included, of a bit-vector of at most 64 bits read as signed.
    #[must_use]
    pub fn signed_range(&self, term: TermId) -> (i64, i64) {
        self.expect_narrow(term);
        self.narrow_facts(term).signed
    }

    /// Bounds, both included, of a bit-vector of any width whose value is known to fit 64 bits.
    #[must_use]
    pub fn unsigned_range_if_narrow(&self, term: TermId) -> Option<(u64, u64)> {
        Some(self.facts(term)?.unsigned)
    }

    /// The bits of a bit-vector whose value is fixed.
    #[must_use]
    pub fn known_bits(&self, term: TermId) -> KnownBits {
        match self.facts(term) {
            Some(Facts { zeros, ones, .. }) => KnownBits { zeros, ones },
            None => KnownBits { zeros: 0, ones: 0 },
        }
    }

    /// The sign of a bit-vector, where it is known: whether it is negative.
    pub(crate) fn known_sign(&self, term: TermId) -> Option<bool> {
        let width = self.width(term);
        let facts = self.facts(term)?;
        if width > 64 {
            return Some(false);
        }
        match facts.signed {
            (low, _) if low >= 0 => Some(false),
            (_, high) if high < 0 => Some(true),
            _ => None,
        }
    }
}

/// What becomes known of a new node.
impl Arena {
    /// The facts of a node about to be interned; `None` when there is nothing to say of it.
    pub(crate) fn facts_of_new(&self, node: &Stored) -> Option<Facts> {
        match node.sort.bit_width() {
            0 => None,
            width @ 1..=64 => Some(self.narrow_facts_of_new(node, width)),
            _ => self.wide_facts_of_new(node),
        }
    }

    /// Whether nothing can be known of a node because nothing is known of its children. Only
    /// extensions make facts out of nothing.
    pub(crate) fn says_nothing(&self, node: &Stored) -> bool {
        if matches!(node.op, Op::ZExt | Op::SExt) {
            return false;
        }
        (0..node.op.arity()).all(|index| {
            let child = self.stored(node.child(index));
            let width = child.sort.bit_width();
            child.op != Op::Constant && (child.facts == width || child.facts == 0)
        })
    }

    fn narrow_facts_of_new(&self, node: &Stored, width: u32) -> Facts {
        let child = |index: usize| self.narrow_facts(node.child(index));
        match node.op {
            Op::Ite => child(1).join(&child(2)).normalized(width),
            Op::BvNot => complement(width, &child(0)),
            Op::BvAnd => conjunction(width, &child(0), &child(1)),
            Op::BvOr => disjunction(width, &child(0), &child(1)),
            Op::BvXor => exclusive(width, &child(0), &child(1)),
            Op::Neg => difference(width, &Facts::constant(width, 0), &child(0)),
            Op::Add => sum(width, &child(0), &child(1)),
            Op::Sub => difference(width, &child(0), &child(1)),
            Op::Mul if node.child(0) == node.child(1) => square(width, &child(0)),
            Op::Mul => product(width, &child(0), &child(1)),
            Op::UDiv => unsigned_quotient(width, &child(0), &child(1)),
            Op::URem => unsigned_remainder(width, &child(0), &child(1)),
            Op::SDiv => signed_quotient(width, &child(0), &child(1)),
            Op::SRem => signed_remainder(width, &child(0), &child(1)),
            Op::Shl => left_shift(width, &child(0), &child(1)),
            Op::LShr => logical_shift(width, &child(0), &child(1)),
            Op::AShr => arithmetic_shift(width, &child(0), &child(1)),
            Op::Concat => {
                let low_width = self.width(node.child(1));
                concatenation(width, low_width, &child(0), &child(1))
            }
            Op::Extract { low } => {
                let whole = self.width(node.child(0));
                match self.facts(node.child(0)) {
                    Some(facts) => slice(width, low, whole, &facts),
                    None => Facts::top(width),
                }
            }
            Op::ZExt => zero_extension(width, &child(0)),
            Op::SExt => sign_extension(width, self.width(node.child(0)), &child(0)),
            Op::FloatToBits | Op::FpToSigned(_) | Op::FpToUnsigned(_) => self
                .facts_from_float(node, width)
                .unwrap_or_else(|| Facts::top(width)),
            _ => Facts::top(width),
        }
    }

    /// Facts of a node wider than 64 bits: only where the result stays below 2^64.
    fn wide_facts_of_new(&self, node: &Stored) -> Option<Facts> {
        let child = |index: usize| self.facts(node.child(index));
        match node.op {
            Op::ZExt => Some(zero_extension(64, &child(0)?)),
            Op::Ite => Some(child(1)?.join(&child(2)?).normalized(64)),
            Op::BvAnd => match (child(0), child(1)) {
                (Some(a), Some(b)) => Some(conjunction(64, &a, &b)),
                (Some(one), None) | (None, Some(one)) => Some(
                    Facts::from_bits(64, one.zeros, 0)
                        .meet(&Facts::from_unsigned(64, 0, one.unsigned.1), 64),
                ),
                (None, None) => None,
            },
            Op::BvOr => Some(disjunction(64, &child(0)?, &child(1)?)),
            Op::BvXor => Some(exclusive(64, &child(0)?, &child(1)?)),
            Op::Add => {
                let (a, b) = (child(0)?, child(1)?);
                a.unsigned.1.checked_add(b.unsigned.1)?;
                Some(sum(64, &a, &b))
            }
            Op::Mul => {
                let (a, b) = (child(0)?, child(1)?);
                a.unsigned.1.checked_mul(b.unsigned.1)?;
                Some(product(64, &a, &b))
            }
            Op::UDiv => {
                let (a, b) = (child(0)?, child(1)?);
                (b.unsigned.0 > 0).then(|| unsigned_quotient(64, &a, &b))
            }
            Op::URem => match (child(0), child(1)) {
                (Some(a), Some(b)) => Some(unsigned_remainder(64, &a, &b)),
                (Some(a), None) => Some(Facts::from_unsigned(64, 0, a.unsigned.1)),
                (None, Some(b)) if b.unsigned.0 > 0 => {
                    Some(Facts::from_unsigned(64, 0, b.unsigned.1 - 1))
                }
                _ => None,
            },
            Op::LShr => {
                let value = child(0)?;
                Some(match child(1) {
                    Some(amount) => logical_shift(64, &value, &amount),
                    None => Facts::from_unsigned(64, 0, value.unsigned.1),
                })
            }
            Op::Extract { low } => {
                let facts = child(0)?;
                Some(slice(64, low.min(64), 64 + low.min(64), &facts))
            }
            _ => None,
        }
    }
}
