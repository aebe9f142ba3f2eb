//! Putting bit-vectors together: concatenation and extension.
//!
//! What was taken apart comes together again: adjacent slices of one term are one slice, copies of
//! a term's sign above it are its sign extension, zeros above a term are its zero extension.

use crate::arena::Arena;
use crate::term::{Op, Sort, TermId};

impl Arena {
    /// `high` above `low`.
    pub fn concat(&mut self, high: TermId, low: TermId) -> TermId {
        let width = self.width(high) + self.width(low);
        if let Some(joined) = self.joined(high, low) {
            return joined;
        }
        // Neighbours inside of concatenations join, too.
        if let Some((first, second)) = self.as_binary(high, Op::Concat)
            && let Some(joined) = self.joined(second, low)
        {
            return self.concat(first, joined);
        }
        if let Some((first, second)) = self.as_binary(low, Op::Concat)
            && let Some(joined) = self.joined(high, first)
        {
            return self.concat(joined, second);
        }
        // Extensions move to the outside.
        for op in [Op::ZExt, Op::SExt] {
            if let Some(inner) = self.as_unary(high, op) {
                let inner = self.concat(inner, low);
                return self.extend(op, inner, width);
            }
        }
        self.intern(Op::Concat, Sort::BitVec(width), &[high, low])
    }

    /// The single term that two neighbours are, if they are one.
    fn joined(&mut self, high: TermId, low: TermId) -> Option<TermId> {
        let width = self.width(high) + self.width(low);
        if self.is_zero(high) {
            return Some(self.zext(low, width));
        }
        if let Some(folded) = self.fold(Op::Concat, Sort::BitVec(width), &[high, low]) {
            return Some(folded);
        }
        if let Some(joined) = self.joined_slices(high, low) {
            return Some(joined);
        }
        if self.copies_sign(high, low) {
            return Some(self.sext(low, width));
        }
        self.lift_binary(high, low, Arena::concat)
    }

    /// Neighbouring slices of one term.
    fn joined_slices(&mut self, high: TermId, low: TermId) -> Option<TermId> {
        let (x, from) = self.as_extract(high)?;
        let (y, to) = self.as_extract(low)?;
        if to + self.width(low) != from {
            return None;
        }
        let top = from + self.width(high) - 1;
        if x == y {
            return Some(self.extract(x, top, to));
        }
        // A slice of a term combined with a constant is a slice of the term where the constant
        // leaves it alone.
        if self.combined_with_constant(y) == Some(x) && self.extract(y, top, from) == high {
            return Some(self.extract(y, top, to));
        }
        if self.combined_with_constant(x) == Some(y) && self.extract(x, from - 1, to) == low {
            return Some(self.extract(x, top, to));
        }
        None
    }

    /// The operand that a bitwise operation combines with a constant.
    fn combined_with_constant(&self, term: TermId) -> Option<TermId> {
        let node = self.stored(term);
        let bitwise = matches!(node.op, Op::BvAnd | Op::BvOr | Op::BvXor);
        (bitwise && self.is_constant(node.child(1))).then(|| node.child(0))
    }

    /// Whether every bit of `high` is the top bit of `low`.
    fn copies_sign(&self, high: TermId, low: TermId) -> bool {
        let bit = self.as_unary(high, Op::SExt).unwrap_or(high);
        if self.width(bit) != 1 {
            return false;
        }
        let mut source = low;
        while let Some(inner) = self.as_unary(source, Op::SExt) {
            source = inner;
        }
        if bit == source {
            return true;
        }
        let Some((term, position)) = self.as_extract(bit) else {
            return false;
        };
        match self.as_extract(source) {
            Some((other, from)) if other == term => from + self.width(source) == position + 1,
            _ => source == term && position + 1 == self.width(term),
        }
    }

    /// Zero extension to `width` bits.
    pub fn zext(&mut self, term: TermId, width: u32) -> TermId {
        let old = self.width(term);
        assert!(old <= width, "an extension from {old} to {width} bits");
        if old == width {
            return term;
        }
        if self.is_liftable(term) {
            return self.lift(term, |arena, leaf| arena.zext(leaf, width));
        }
        if let Some(inner) = self.as_unary(term, Op::ZExt) {
            return self.zext(inner, width);
        }
        self.fold_or_intern(Op::ZExt, Sort::BitVec(width), &[term])
    }

    /// Sign extension to `width` bits.
    pub fn sext(&mut self, term: TermId, width: u32) -> TermId {
        let old = self.width(term);
        assert!(old <= width, "an extension from {old} to {width} bits");
        if old == width {
            return term;
        }
        if self.is_liftable(term) {
            return self.lift(term, |arena, leaf| arena.sext(leaf, width));
        }
        match self.op(term) {
            Op::SExt => return self.sext(self.child(term, 0), width),
            Op::ZExt => return self.zext(self.child(term, 0), width),
            _ => {}
        }
        if !self.is_constant(term) {
            match self.known_sign(term) {
                Some(false) => return self.zext(term, width),
                Some(true) => {
                    let ones = self.bv_ones(width - old);
                    return self.intern(Op::Concat, Sort::BitVec(width), &[ones, term]);
                }
                None => {}
            }
        }
        self.fold_or_intern(Op::SExt, Sort::BitVec(width), &[term])
    }
}
