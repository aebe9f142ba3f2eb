//! Predicates that say when arithmetic leaves the range of its width.

use crate::arena::Arena;
use crate::term::{Op, Sort, TermId};

impl Arena {
    pub fn add_overflows_unsigned(&mut self, a: TermId, b: TermId) -> TermId {
        let sum = self.add(a, b);
        self.ult(sum, a)
    }

    pub fn add_overflows_signed(&mut self, a: TermId, b: TermId) -> TermId {
        // The sum has left the range when its sign differs from those of both operands.
        let sum = self.add(a, b);
        let from_a = self.bvxor(a, sum);
        let from_b = self.bvxor(b, sum);
        let both = self.bvand(from_a, from_b);
        self.is_negative(both)
    }

    pub fn sub_overflows_unsigned(&mut self, a: TermId, b: TermId) -> TermId {
        self.ult(a, b)
    }

    pub fn sub_overflows_signed(&mut self, a: TermId, b: TermId) -> TermId {
        // The operands differ in sign and the difference has not the minuend's.
        let difference = self.sub(a, b);
        let operands = self.bvxor(a, b);
        let result = self.bvxor(a, difference);
        let both = self.bvand(operands, result);
        self.is_negative(both)
    }

    pub fn mul_overflows_unsigned(&mut self, a: TermId, b: TermId) -> TermId {
        self.expect_same_width(a, b);
        self.fold_or_intern(Op::UMulOverflows, Sort::Bool, &[a, b])
    }

    pub fn mul_overflows_signed(&mut self, a: TermId, b: TermId) -> TermId {
        self.expect_same_width(a, b);
        self.fold_or_intern(Op::SMulOverflows, Sort::Bool, &[a, b])
    }

    /// Only the least number has no negation.
    pub fn neg_overflows(&mut self, a: TermId) -> TermId {
        let least = self.least_signed(self.width(a));
        self.eq(a, least)
    }

    /// The least number divided by -1 is the only quotient out of range.
    pub fn sdiv_overflows(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.expect_same_width(a, b);
        let least = self.least_signed(width);
        let minus_one = self.bv_ones(width);
        let dividend = self.eq(a, least);
        let divisor = self.eq(b, minus_one);
        self.and(dividend, divisor)
    }

    fn is_negative(&mut self, term: TermId) -> TermId {
        let zero = self.bv(self.width(term), 0);
        self.slt(term, zero)
    }

    pub(crate) fn least_signed(&mut self, width: u32) -> TermId {
        let one = crate::bits::BitVector::new(width, 1);
        self.bv_value(&one.shift_left(width - 1))
    }

    /// The constant of `width` ones.
    pub(crate) fn bv_ones(&mut self, width: u32) -> TermId {
        if width <= 64 {
            return self.bv(width, u64::MAX);
        }
        self.bv_value(&crate::bits::BitVector::ones(width))
    }
}
