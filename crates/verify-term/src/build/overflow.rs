//! Predicates that say when arithmetic leaves the range of its width.

use crate::arena::Arena;
use crate::bits::{BitVector, mask};
use crate::facts::{greatest_signed, least_signed};
use crate::term::{Op, Sort, TermId};

impl Arena {
    /// Whether the unsigned sum does not fit the width.
    pub fn add_overflows_unsigned(&mut self, a: TermId, b: TermId) -> TermId {
        self.expect_same_width(a, b);
        // A constant is compared with what is left above the other operand.
        let (a, b) = self.ordered(a, b);
        if self.is_constant(b) {
            let room = self.bvnot(b);
            return self.ugt(a, room);
        }
        if let Some(known) = self.unsigned_overflow(a, b, |x, y| x.checked_add(y)) {
            return self.bool(known);
        }
        let sum = self.add(a, b);
        self.ult(sum, a)
    }

    /// Whether the signed sum does not fit the width.
    pub fn add_overflows_signed(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.expect_same_width(a, b);
        let (a, b) = self.ordered(a, b);
        if self.is_constant(b) {
            let (least, greatest) = self.signed_limits(width);
            if self.constant_is_negative(b) {
                let limit = self.sub(least, b);
                return self.slt(a, limit);
            }
            let limit = self.sub(greatest, b);
            return self.sgt(a, limit);
        }
        if let Some(known) = self.signed_overflow(a, b, |x, y| x + y) {
            return self.bool(known);
        }
        // The sum has left the range when its sign differs from that of both operands.
        let sum = self.add(a, b);
        let [first, second, result] = [a, b, sum].map(|term| self.is_negative(term));
        let same = self.eq(first, second);
        let changed = self.xor(first, result);
        self.and(same, changed)
    }

    /// Whether the unsigned difference is below zero.
    pub fn sub_overflows_unsigned(&mut self, a: TermId, b: TermId) -> TermId {
        self.ult(a, b)
    }

    /// Whether the signed difference does not fit the width.
    pub fn sub_overflows_signed(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.expect_same_width(a, b);
        let (least, greatest) = self.signed_limits(width);
        if self.is_constant(b) {
            if self.constant_is_negative(b) {
                let limit = self.add(greatest, b);
                return self.sgt(a, limit);
            }
            let limit = self.add(least, b);
            return self.slt(a, limit);
        }
        if self.is_constant(a) {
            if self.constant_is_negative(a) {
                let limit = self.sub(a, least);
                return self.sgt(b, limit);
            }
            let limit = self.sub(a, greatest);
            return self.slt(b, limit);
        }
        if let Some(known) = self.signed_overflow(a, b, |x, y| x - y) {
            return self.bool(known);
        }
        // The operands differ in sign and the difference has not the minuend's.
        let difference = self.sub(a, b);
        let [first, second, result] = [a, b, difference].map(|term| self.is_negative(term));
        let differ = self.xor(first, second);
        let changed = self.xor(first, result);
        self.and(differ, changed)
    }

    /// Whether the unsigned product does not fit the width.
    pub fn mul_overflows_unsigned(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.expect_same_width(a, b);
        let (a, b) = self.ordered(a, b);
        if self.is_constant(b) {
            if self.is_zero(b) {
                return TermId::FALSE;
            }
            let greatest = self.bv_ones(width);
            let limit = self.udiv(greatest, b);
            return self.ugt(a, limit);
        }
        if let Some(known) = self.unsigned_overflow(a, b, |x, y| x.checked_mul(y)) {
            return self.bool(known);
        }
        self.intern(Op::UMulOverflows, Sort::Bool, &[a, b])
    }

    /// Whether the signed product does not fit the width.
    pub fn mul_overflows_signed(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.expect_same_width(a, b);
        let (a, b) = self.ordered(a, b);
        if self.is_constant(b) {
            return self.mul_by_constant_overflows(a, b);
        }
        if let Some(known) = self.signed_overflow(a, b, |x, y| x * y) {
            return self.bool(known);
        }
        if width == 1 {
            // -1 * -1 is the only product out of range.
            let both = self.bvand(a, b);
            return self.is_negative(both);
        }
        self.intern(Op::SMulOverflows, Sort::Bool, &[a, b])
    }

    fn mul_by_constant_overflows(&mut self, a: TermId, c: TermId) -> TermId {
        let (least, greatest) = self.signed_limits(self.width(a));
        if self.is_zero(c) {
            return TermId::FALSE;
        }
        // Minus one first: it is also the 1 of width 1.
        if self.is_ones(c) {
            return self.neg_overflows(a);
        }
        let (low, high) = if self.constant_is_negative(c) {
            (greatest, least)
        } else {
            (least, greatest)
        };
        let low = self.sdiv(low, c);
        let high = self.sdiv(high, c);
        let below = self.slt(a, low);
        let above = self.sgt(a, high);
        self.or(below, above)
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

    /// Whether the largest operands stay in range, or the smallest already leave it.
    fn unsigned_overflow(
        &self,
        a: TermId,
        b: TermId,
        operation: impl Fn(u128, u128) -> Option<u128>,
    ) -> Option<bool> {
        let width = self.width(a);
        let (x, y) = (self.facts(a)?, self.facts(b)?);
        let fits = |x: u64, y: u64| match operation(u128::from(x), u128::from(y)) {
            Some(result) => width >= 128 || result >> width == 0,
            None => false,
        };
        if fits(x.unsigned.1, y.unsigned.1) {
            return Some(false);
        }
        (!fits(x.unsigned.0, y.unsigned.0)).then_some(true)
    }

    /// Whether the results of all operands, given by the corners of their ranges, stay in range,
    /// or all leave it on the same side.
    fn signed_overflow(
        &self,
        a: TermId,
        b: TermId,
        operation: impl Fn(i128, i128) -> i128,
    ) -> Option<bool> {
        let width = self.width(a);
        if width > 64 {
            return None;
        }
        let (x, y) = (self.facts(a)?.signed, self.facts(b)?.signed);
        let least = i128::from(least_signed(width));
        let greatest = i128::from(greatest_signed(width));
        let corners = [(x.0, y.0), (x.0, y.1), (x.1, y.0), (x.1, y.1)]
            .map(|(x, y)| operation(i128::from(x), i128::from(y)));
        if corners
            .iter()
            .all(|corner| (least..=greatest).contains(corner))
        {
            return Some(false);
        }
        let all_above = corners.iter().all(|&corner| corner > greatest);
        let all_below = corners.iter().all(|&corner| corner < least);
        (all_above || all_below).then_some(true)
    }

    fn is_negative(&mut self, term: TermId) -> TermId {
        let zero = self.bv(self.width(term), 0);
        self.slt(term, zero)
    }

    /// The least and the greatest signed number.
    fn signed_limits(&mut self, width: u32) -> (TermId, TermId) {
        let least = self.least_signed(width);
        let greatest = self.bvnot(least);
        (least, greatest)
    }

    pub(crate) fn least_signed(&mut self, width: u32) -> TermId {
        if width <= 64 {
            return self.bv(width, 1 << (width - 1));
        }
        let one = BitVector::new(width, 1);
        self.bv_value(&one.shift_left(width - 1))
    }

    /// The constant of `width` ones.
    pub(crate) fn bv_ones(&mut self, width: u32) -> TermId {
        if width <= 64 {
            return self.bv(width, mask(width));
        }
        self.bv_value(&BitVector::ones(width))
    }
}
