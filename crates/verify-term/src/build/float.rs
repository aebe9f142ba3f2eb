//! Floating-point arithmetic.
//!
//! A float term denotes a value, not a pattern: there is one NaN. So `float_from_bits` of
//! `float_to_bits` is the float itself, but `float_to_bits` of `float_from_bits` is *not* the
//! pattern it started from when that encodes a NaN, whose payload and sign are lost. Callers that
//! must keep payloads (loads, stores, copies, `fneg`, `copysign`) keep the bit-vector.
//!
//! Classification and comparison are in `float_test.rs`, conversions in `float_convert.rs`.

use crate::arena::Arena;
use crate::float;
use crate::term::{FloatFormat, Op, RoundingMode, Sort, TermId};

impl Arena {
    pub(crate) fn expect_same_format(&self, a: TermId, b: TermId) -> FloatFormat {
        let (format, other) = (self.float_format(a), self.float_format(b));
        assert!(format == other, "a {format} combined with a {other}");
        format
    }

    fn float_binary(&mut self, op: Op, a: TermId, b: TermId) -> TermId {
        let format = self.expect_same_format(a, b);
        self.fold_or_intern(op, Sort::Float(format), &[a, b])
    }

    /// The sign flipped, that of a NaN too.
    pub fn fp_neg(&mut self, a: TermId) -> TermId {
        let format = self.float_format(a);
        if let Some(inner) = self.as_unary(a, Op::FpNeg) {
            return inner;
        }
        if let Some(bits) = self.ieee_pattern(a) {
            let sign = self.least_signed(format.bits());
            let flipped = self.bvxor(bits, sign);
            return self.float_from_bits(format, flipped);
        }
        self.fold_or_intern(Op::FpNeg, Sort::Float(format), &[a])
    }

    /// The sign cleared.
    pub fn fp_abs(&mut self, a: TermId) -> TermId {
        let format = self.float_format(a);
        match self.op(a) {
            Op::FpAbs => return a,
            Op::FpNeg => return self.fp_abs(self.child(a, 0)),
            _ => {}
        }
        if let Some(bits) = self.ieee_pattern(a) {
            let magnitude = self.trunc(bits, format.bits() - 1);
            let cleared = self.zext(magnitude, format.bits());
            return self.float_from_bits(format, cleared);
        }
        self.fold_or_intern(Op::FpAbs, Sort::Float(format), &[a])
    }

    /// The sum, rounded once.
    pub fn fp_add(&mut self, mode: RoundingMode, a: TermId, b: TermId) -> TermId {
        let format = self.expect_same_format(a, b);
        let (a, b) = self.ordered(a, b);
        // The zero that changes nothing, not even a zero of the other sign.
        let neutral_is_negative = mode != RoundingMode::TowardNegative;
        let neutral = u128::from(neutral_is_negative) << (format.bits() - 1);
        if self.as_float_bits(b) == Some(neutral) {
            return a;
        }
        self.float_binary(Op::FpAdd(mode), a, b)
    }

    /// The difference, rounded once.
    pub fn fp_sub(&mut self, mode: RoundingMode, a: TermId, b: TermId) -> TermId {
        let negated = self.fp_neg(b);
        self.fp_add(mode, a, negated)
    }

    /// The product, rounded once.
    pub fn fp_mul(&mut self, mode: RoundingMode, a: TermId, b: TermId) -> TermId {
        let format = self.expect_same_format(a, b);
        let (a, b) = self.ordered(a, b);
        match self.unit(format, b) {
            Some(false) => a,
            Some(true) => self.fp_neg(a),
            None => self.float_binary(Op::FpMul(mode), a, b),
        }
    }

    /// The quotient, rounded once.
    pub fn fp_div(&mut self, mode: RoundingMode, a: TermId, b: TermId) -> TermId {
        let format = self.expect_same_format(a, b);
        match self.unit(format, b) {
            Some(false) => a,
            Some(true) => self.fp_neg(a),
            None => self.float_binary(Op::FpDiv(mode), a, b),
        }
    }

    /// The sign of a constant that is 1 or -1.
    fn unit(&self, format: FloatFormat, term: TermId) -> Option<bool> {
        let bits = self.as_float_bits(term)?;
        let one = crate::bits::BitVector::new(2, 1);
        let one = float::from_unsigned(format, RoundingMode::NearestEven, &one);
        if bits == one {
            return Some(false);
        }
        (bits == float::negate(format, one)).then_some(true)
    }

    /// IEEE remainder: C's `remainder`, SMT-LIB's `fp.rem`.
    pub fn fp_rem(&mut self, a: TermId, b: TermId) -> TermId {
        self.float_binary(Op::FpRem, a, b)
    }

    /// C's `fmod` and LLVM's `frem`: the remainder of truncated division, with `a`'s sign.
    pub fn fp_fmod(&mut self, a: TermId, b: TermId) -> TermId {
        let format = self.expect_same_format(a, b);
        if let (Some(a), Some(b)) = (self.as_float_bits(a), self.as_float_bits(b)) {
            return self.float_constant(format, float::c_remainder(format, a, b));
        }
        // The IEEE remainder of the magnitudes differs from the wanted one by |b| when it is
        // negative. The sum is a representable number, so any rounding mode gives it.
        let dividend = self.fp_abs(a);
        let divisor = self.fp_abs(b);
        let nearest = self.fp_rem(dividend, divisor);
        let zero = self.float_constant(format, 0);
        let too_low = self.fp_lt(nearest, zero);
        let raised = self.fp_add(RoundingMode::NearestEven, nearest, divisor);
        let magnitude = self.ite(too_low, raised, nearest);
        let negative = self.fp_is_negative(a);
        let negated = self.fp_neg(magnitude);
        self.ite(negative, negated, magnitude)
    }

    /// `a * b + c`, rounded once.
    pub fn fp_fma(&mut self, mode: RoundingMode, a: TermId, b: TermId, c: TermId) -> TermId {
        let format = self.expect_same_format(a, b);
        self.expect_same_format(b, c);
        let (a, b) = self.ordered(a, b);
        self.fold_or_intern(Op::FpFma(mode), Sort::Float(format), &[a, b, c])
    }

    /// The square root, rounded once; a NaN below zero.
    pub fn fp_sqrt(&mut self, mode: RoundingMode, a: TermId) -> TermId {
        let format = self.float_format(a);
        self.fold_or_intern(Op::FpSqrt(mode), Sort::Float(format), &[a])
    }

    /// The integer in this direction, as a float.
    pub fn fp_round_to_integral(&mut self, mode: RoundingMode, a: TermId) -> TermId {
        let format = self.float_format(a);
        match self.op(a) {
            // Integral already.
            Op::FpRoundToIntegral(_) | Op::FpFromSigned(_) | Op::FpFromUnsigned(_) => a,
            // Z3 cannot round where the exponent is as wide as the significand. Both conversions
            // are exact: what is not integral yet is small.
            _ if format == FloatFormat::BFloat && !self.is_constant(a) => {
                let wide = self.fp_to_fp(mode, FloatFormat::Single, a);
                let rounded = self.fp_round_to_integral(mode, wide);
                self.fp_to_fp(mode, format, rounded)
            }
            _ => self.fold_or_intern(Op::FpRoundToIntegral(mode), Sort::Float(format), &[a]),
        }
    }

    /// The smaller number; the other operand when one is a NaN; -0 is below +0.
    pub fn fp_min(&mut self, a: TermId, b: TermId) -> TermId {
        let less = self.fp_lt(a, b);
        let same = self.fp_eq(a, b);
        let negative = self.fp_is_negative(a);
        let same_and_negative = self.and(same, negative);
        let chosen = self.or(less, same_and_negative);
        self.choose_number(chosen, a, b)
    }

    /// The larger number; the other operand when one is a NaN; +0 is above -0.
    pub fn fp_max(&mut self, a: TermId, b: TermId) -> TermId {
        let greater = self.fp_lt(b, a);
        let same = self.fp_eq(a, b);
        let negative = self.fp_is_negative(b);
        let same_and_negative = self.and(same, negative);
        let chosen = self.or(greater, same_and_negative);
        self.choose_number(chosen, a, b)
    }

    /// `a` when it is chosen or `b` is no number, else `b`.
    fn choose_number(&mut self, chosen: TermId, a: TermId, b: TermId) -> TermId {
        let no_number = self.fp_is_nan(b);
        let take_a = self.or(chosen, no_number);
        self.ite(take_a, a, b)
    }
}
