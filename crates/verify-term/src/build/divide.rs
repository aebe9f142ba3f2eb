//! Quotients and remainders.

use crate::arena::Arena;
use crate::term::{Op, Sort, TermId};

impl Arena {
    /// Whether a bit-vector is known not to be zero.
    fn never_zero(&self, term: TermId) -> bool {
        if self.is_constant(term) {
            return !self.is_zero(term);
        }
        self.facts(term).is_some_and(|facts| facts.unsigned.0 > 0)
    }

    /// Whether `a` is known to be less than `b`, unsigned.
    fn always_less(&self, a: TermId, b: TermId) -> bool {
        match (self.facts(a), self.facts(b)) {
            (Some(a), Some(b)) => a.unsigned.1 < b.unsigned.0,
            // A wide constant without facts exceeds 64 bits.
            (Some(_), None) => self.is_constant(b),
            _ => false,
        }
    }

    /// Unsigned quotient; all ones when the divisor is zero.
    pub fn udiv(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.expect_same_width(a, b);
        if let Some(folded) = self.fold_binary(Op::UDiv, a, b) {
            return folded;
        }
        if let Some(simpler) = self.udiv_rules(a, b) {
            return simpler;
        }
        self.intern(Op::UDiv, Sort::BitVec(width), &[a, b])
    }

    fn udiv_rules(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        let width = self.width(a);
        if let Some(lifted) = self.lift_binary(a, b, Arena::udiv) {
            return Some(lifted);
        }
        if self.is_zero(b) {
            return Some(self.bv_ones(width));
        }
        if let Some(exponent) = self.power_exponent(b) {
            return Some(self.lshr_by(a, exponent));
        }
        if self.always_less(a, b) {
            return Some(self.bv(width, 0));
        }
        if a == b && self.never_zero(a) {
            return Some(self.bv(width, 1));
        }
        if let (Some((x, c)), true) = (self.with_constant(a, Op::UDiv), self.is_constant(b)) {
            // (x / c) / b is x / (c * b), or zero when that product is out of range.
            let overflows = self.mul_overflows_unsigned(c, b);
            return Some(if overflows == TermId::TRUE {
                self.bv(width, 0)
            } else {
                let product = self.mul(c, b);
                self.udiv(x, product)
            });
        }
        if let Some((x, y)) = self.unextended_pair(a, b)
            && self.never_zero(y)
        {
            let quotient = self.udiv(x, y);
            return Some(self.zext(quotient, width));
        }
        None
    }

    /// Unsigned remainder; the dividend when the divisor is zero.
    pub fn urem(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.expect_same_width(a, b);
        if let Some(folded) = self.fold_binary(Op::URem, a, b) {
            return folded;
        }
        if let Some(simpler) = self.urem_rules(a, b) {
            return simpler;
        }
        self.intern(Op::URem, Sort::BitVec(width), &[a, b])
    }

    fn urem_rules(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        let width = self.width(a);
        if let Some(lifted) = self.lift_binary(a, b, Arena::urem) {
            return Some(lifted);
        }
        if self.is_zero(b) {
            return Some(a);
        }
        if a == b {
            return Some(self.bv(width, 0));
        }
        match self.power_exponent(b) {
            Some(0) => return Some(self.bv(width, 0)),
            Some(exponent) => {
                let low = self.trunc(a, exponent);
                return Some(self.zext(low, width));
            }
            None => {}
        }
        if self.always_less(a, b) {
            return Some(a);
        }
        if self.as_binary(a, Op::URem).is_some_and(|(_, y)| y == b) {
            return Some(a);
        }
        let (x, y) = self.unextended_pair(a, b)?;
        let remainder = self.urem(x, y);
        Some(self.zext(remainder, width))
    }

    /// The operands of two zero extensions, brought to the wider of their widths; one of them may
    /// be a constant that fits.
    fn unextended_pair(&mut self, a: TermId, b: TermId) -> Option<(TermId, TermId)> {
        match (self.as_unary(a, Op::ZExt), self.as_unary(b, Op::ZExt)) {
            (Some(x), Some(y)) => {
                let wider = self.width(x).max(self.width(y));
                Some((self.zext(x, wider), self.zext(y, wider)))
            }
            (Some(x), None) => {
                let y = self.unextended_constant(Op::ZExt, b, self.width(x))?;
                Some((x, y))
            }
            (None, Some(y)) => {
                let x = self.unextended_constant(Op::ZExt, a, self.width(y))?;
                Some((x, y))
            }
            (None, None) => None,
        }
    }

    /// Signed quotient, truncated. Division by zero gives 1 for a negative dividend, else -1.
    pub fn sdiv(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.expect_same_width(a, b);
        if let Some(folded) = self.fold_binary(Op::SDiv, a, b) {
            return folded;
        }
        if let Some(simpler) = self.sdiv_rules(a, b) {
            return simpler;
        }
        self.intern(Op::SDiv, Sort::BitVec(width), &[a, b])
    }

    fn sdiv_rules(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        let width = self.width(a);
        if let Some(lifted) = self.lift_binary(a, b, Arena::sdiv) {
            return Some(lifted);
        }
        if let Some(unsigned) = self.signed_operands(a, b) {
            let [a, b] = unsigned.magnitudes;
            let quotient = self.udiv(a, b);
            return Some(if unsigned.negated_quotient {
                self.neg(quotient)
            } else {
                quotient
            });
        }
        if !self.is_constant(b) {
            return None;
        }
        if self.is_zero(b) {
            let negative = self.slt(a, b);
            let (one, minus_one) = (self.bv(width, 1), self.bv_ones(width));
            return Some(self.ite(negative, one, minus_one));
        }
        if self.is_one(b) {
            return Some(a);
        }
        if self.is_ones(b) {
            return Some(self.neg(a));
        }
        let least = self.least_signed(width);
        if b == least {
            // Only the least number itself is not smaller in magnitude.
            let same = self.eq(a, least);
            return Some(self.bool_to_bv(same, width));
        }
        if self.constant_is_negative(b) {
            let magnitude = self.neg(b);
            let quotient = self.sdiv(a, magnitude);
            return Some(self.neg(quotient));
        }
        if let Some(exponent) = self.power_exponent(b) {
            let biased = self.biased_dividend(a, exponent);
            return Some(self.ashr_by(biased, exponent));
        }
        if let Some(x) = self.as_unary(a, Op::SExt) {
            let y = self.unextended_constant(Op::SExt, b, self.width(x))?;
            let quotient = self.sdiv(x, y);
            return Some(self.sext(quotient, width));
        }
        None
    }

    /// Signed remainder with the dividend's sign; the dividend when the divisor is zero.
    pub fn srem(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.expect_same_width(a, b);
        if let Some(folded) = self.fold_binary(Op::SRem, a, b) {
            return folded;
        }
        if let Some(simpler) = self.srem_rules(a, b) {
            return simpler;
        }
        self.intern(Op::SRem, Sort::BitVec(width), &[a, b])
    }

    fn srem_rules(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        let width = self.width(a);
        if let Some(lifted) = self.lift_binary(a, b, Arena::srem) {
            return Some(lifted);
        }
        if a == b {
            return Some(self.bv(width, 0));
        }
        if let Some(unsigned) = self.signed_operands(a, b) {
            let [a, b] = unsigned.magnitudes;
            let remainder = self.urem(a, b);
            return Some(if unsigned.negated_remainder {
                self.neg(remainder)
            } else {
                remainder
            });
        }
        if !self.is_constant(b) {
            return None;
        }
        if self.is_zero(b) {
            return Some(a);
        }
        if self.is_one(b) || self.is_ones(b) {
            return Some(self.bv(width, 0));
        }
        let least = self.least_signed(width);
        if b == least {
            let same = self.eq(a, least);
            let zero = self.bv(width, 0);
            return Some(self.ite(same, zero, a));
        }
        if self.constant_is_negative(b) {
            let magnitude = self.neg(b);
            return Some(self.srem(a, magnitude));
        }
        if let Some(exponent) = self.power_exponent(b) {
            // What the rounded-down multiple leaves.
            let biased = self.biased_dividend(a, exponent);
            let quotient = self.ashr_by(biased, exponent);
            let multiple = self.shl_by(quotient, exponent);
            return Some(self.sub(a, multiple));
        }
        if let Some(x) = self.as_unary(a, Op::SExt) {
            let y = self.unextended_constant(Op::SExt, b, self.width(x))?;
            let remainder = self.srem(x, y);
            return Some(self.sext(remainder, width));
        }
        None
    }

    pub(crate) fn constant_is_negative(&self, term: TermId) -> bool {
        self.as_bit_vector(term)
            .is_some_and(|value| value.is_negative())
    }

    /// `a` raised so that an arithmetic shift by `exponent` rounds towards zero.
    fn biased_dividend(&mut self, a: TermId, exponent: u32) -> TermId {
        let width = self.width(a);
        let signs = self.ashr_by(a, width - 1);
        let bias = self.lshr_by(signs, width - exponent);
        self.add(a, bias)
    }

    /// Operands whose signs are known, as magnitudes.
    fn signed_operands(&mut self, a: TermId, b: TermId) -> Option<Magnitudes> {
        let signs = [self.known_sign(a)?, self.known_sign(b)?];
        let [a, b] =
            [(a, signs[0]), (b, signs[1])].map(
                |(term, negative)| {
                    if negative { self.neg(term) } else { term }
                },
            );
        Some(Magnitudes {
            magnitudes: [a, b],
            negated_quotient: signs[0] != signs[1],
            negated_remainder: signs[0],
        })
    }
}

/// A signed division as an unsigned one.
struct Magnitudes {
    magnitudes: [TermId; 2],
    negated_quotient: bool,
    negated_remainder: bool,
}
