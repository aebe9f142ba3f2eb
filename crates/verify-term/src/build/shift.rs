//! Shifts. By a constant they are slices put together anew, which costs a solver nothing.

use crate::arena::Arena;
use crate::term::{Op, Sort, TermId};

/// The largest tree of constant amounts that a shift is split over.
const SPLIT_LIMIT: u16 = 4;

impl Arena {
    /// Left shift; zero when the amount reaches the width.
    pub fn shl(&mut self, a: TermId, b: TermId) -> TermId {
        self.shift(Op::Shl, a, b)
    }

    /// Logical right shift; zero when the amount reaches the width.
    pub fn lshr(&mut self, a: TermId, b: TermId) -> TermId {
        self.shift(Op::LShr, a, b)
    }

    /// Arithmetic right shift; copies of the sign when the amount reaches the width.
    pub fn ashr(&mut self, a: TermId, b: TermId) -> TermId {
        self.shift(Op::AShr, a, b)
    }

    fn shift(&mut self, op: Op, a: TermId, b: TermId) -> TermId {
        let width = self.expect_same_width(a, b);
        if let Some(folded) = self.fold_binary(op, a, b) {
            return folded;
        }
        if self.is_constant(b) {
            let amount = match self.as_u64(b) {
                Some(amount) if amount < u64::from(width) => amount as u32,
                _ => width,
            };
            return match op {
                Op::Shl => self.shl_by(a, amount),
                Op::LShr => self.lshr_by(a, amount),
                _ => self.ashr_by(a, amount),
            };
        }
        if self.is_zero(a) || op == Op::AShr && self.is_ones(a) {
            return a;
        }
        let shift = move |arena: &mut Arena, a, b| arena.shift(op, a, b);
        if let Some(lifted) = self.lift_binary(a, b, shift) {
            return lifted;
        }
        let trees = self.stored(b).constant_ites;
        if trees > 0 && trees <= SPLIT_LIMIT {
            return self.lift(b, |arena, leaf| arena.shift(op, a, leaf));
        }
        if op == Op::AShr && self.known_sign(a) == Some(false) {
            return self.shift(Op::LShr, a, b);
        }
        self.intern(op, Sort::BitVec(width), &[a, b])
    }

    /// Left shift by a number.
    pub(crate) fn shl_by(&mut self, a: TermId, amount: u32) -> TermId {
        let width = self.width(a);
        if amount == 0 {
            return a;
        }
        if amount >= width {
            return self.bv(width, 0);
        }
        let kept = self.trunc(a, width - amount);
        let zeros = self.bv(amount, 0);
        self.concat(kept, zeros)
    }

    /// Logical right shift by a number.
    pub(crate) fn lshr_by(&mut self, a: TermId, amount: u32) -> TermId {
        let width = self.width(a);
        if amount >= width {
            return self.bv(width, 0);
        }
        let kept = self.extract(a, width - 1, amount);
        self.zext(kept, width)
    }

    /// Arithmetic right shift by a number.
    pub(crate) fn ashr_by(&mut self, a: TermId, amount: u32) -> TermId {
        let width = self.width(a);
        let kept = self.extract(a, width - 1, amount.min(width - 1));
        self.sext(kept, width)
    }
}
