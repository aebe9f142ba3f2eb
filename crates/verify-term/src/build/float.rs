//! Floating-point operations.
//!
//! A float term denotes a value, not a pattern: there is one NaN. So `float_from_bits` of
//! `float_to_bits` is the float itself, but `float_to_bits` of `float_from_bits` is *not* the
//! pattern it started from when that encodes a NaN, whose payload and sign are lost. Callers that
//! must keep payloads (loads, stores, copies, `fneg`, `copysign`) keep the bit-vector.

use crate::arena::Arena;
use crate::float::{self, Class};
use crate::term::{FloatFormat, Op, RoundingMode, Sort, TermId};

impl Arena {
    fn expect_same_format(&self, a: TermId, b: TermId) -> FloatFormat {
        let format = self.float_format(a);
        assert!(
            format == self.float_format(b),
            "floats of different formats"
        );
        format
    }

    fn float_unary(&mut self, op: Op, a: TermId) -> TermId {
        let format = self.float_format(a);
        self.fold_or_intern(op, Sort::Float(format), &[a])
    }

    fn float_binary(&mut self, op: Op, a: TermId, b: TermId) -> TermId {
        let format = self.expect_same_format(a, b);
        self.fold_or_intern(op, Sort::Float(format), &[a, b])
    }

    fn float_test(&mut self, op: Op, a: TermId) -> TermId {
        let _format_of_a_float = self.float_format(a);
        self.fold_or_intern(op, Sort::Bool, &[a])
    }

    fn float_comparison(&mut self, op: Op, a: TermId, b: TermId) -> TermId {
        self.expect_same_format(a, b);
        self.fold_or_intern(op, Sort::Bool, &[a, b])
    }

    /// The float that a pattern of the format's width encodes.
    ///
    /// Of the x87 patterns that the processor rejects (an exponent other than zero without the
    /// integer bit), all are NaN; pseudo-denormals have the value the processor gives them.
    pub fn float_from_bits(&mut self, format: FloatFormat, bits: TermId) -> TermId {
        let width = self.width(bits);
        assert!(width == format.bits(), "{width} bits for a {format}");
        let node = self.stored(bits);
        if node.op == Op::FloatToBits && self.sort(node.child(0)) == Sort::Float(format) {
            return node.child(0);
        }
        self.fold_or_intern(Op::FloatFromBits, Sort::Float(format), &[bits])
    }

    /// The pattern of a float; a NaN gives the positive quiet NaN with an empty payload.
    pub fn float_to_bits(&mut self, float: TermId) -> TermId {
        let width = self.float_format(float).bits();
        self.fold_or_intern(Op::FloatToBits, Sort::BitVec(width), &[float])
    }

    pub fn fp_neg(&mut self, a: TermId) -> TermId {
        self.float_unary(Op::FpNeg, a)
    }

    pub fn fp_abs(&mut self, a: TermId) -> TermId {
        self.float_unary(Op::FpAbs, a)
    }

    pub fn fp_add(&mut self, mode: RoundingMode, a: TermId, b: TermId) -> TermId {
        self.float_binary(Op::FpAdd(mode), a, b)
    }

    pub fn fp_sub(&mut self, mode: RoundingMode, a: TermId, b: TermId) -> TermId {
        let negated = self.fp_neg(b);
        self.fp_add(mode, a, negated)
    }

    pub fn fp_mul(&mut self, mode: RoundingMode, a: TermId, b: TermId) -> TermId {
        self.float_binary(Op::FpMul(mode), a, b)
    }

    pub fn fp_div(&mut self, mode: RoundingMode, a: TermId, b: TermId) -> TermId {
        self.float_binary(Op::FpDiv(mode), a, b)
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
        self.fold_or_intern(Op::FpFma(mode), Sort::Float(format), &[a, b, c])
    }

    pub fn fp_sqrt(&mut self, mode: RoundingMode, a: TermId) -> TermId {
        self.float_unary(Op::FpSqrt(mode), a)
    }

    pub fn fp_round_to_integral(&mut self, mode: RoundingMode, a: TermId) -> TermId {
        self.float_unary(Op::FpRoundToIntegral(mode), a)
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

    /// IEEE equality: NaN equals nothing, the zeros are equal.
    pub fn fp_eq(&mut self, a: TermId, b: TermId) -> TermId {
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        self.float_comparison(Op::FpEq, a, b)
    }

    pub fn fp_lt(&mut self, a: TermId, b: TermId) -> TermId {
        self.float_comparison(Op::FpLt, a, b)
    }

    pub fn fp_le(&mut self, a: TermId, b: TermId) -> TermId {
        self.float_comparison(Op::FpLe, a, b)
    }

    pub fn fp_is_nan(&mut self, a: TermId) -> TermId {
        self.float_test(Op::FpIsNan, a)
    }

    pub fn fp_is_infinite(&mut self, a: TermId) -> TermId {
        self.float_test(Op::FpIsInfinite, a)
    }

    pub fn fp_is_zero(&mut self, a: TermId) -> TermId {
        self.float_test(Op::FpIsZero, a)
    }

    pub fn fp_is_normal(&mut self, a: TermId) -> TermId {
        self.float_test(Op::FpIsNormal, a)
    }

    pub fn fp_is_subnormal(&mut self, a: TermId) -> TermId {
        self.float_test(Op::FpIsSubnormal, a)
    }

    /// The sign is set and it is no NaN.
    pub fn fp_is_negative(&mut self, a: TermId) -> TermId {
        self.float_test(Op::FpIsNegative, a)
    }

    /// The sign is clear and it is no NaN.
    pub fn fp_is_positive(&mut self, a: TermId) -> TermId {
        let negative = self.fp_is_negative(a);
        let nan = self.fp_is_nan(a);
        self.and(negative.complement(), nan.complement())
    }

    /// Conversion to another format.
    pub fn fp_to_fp(&mut self, mode: RoundingMode, format: FloatFormat, a: TermId) -> TermId {
        if self.float_format(a) == format {
            return a;
        }
        self.fold_or_intern(Op::FpToFp(mode), Sort::Float(format), &[a])
    }

    pub fn fp_from_signed(&mut self, mode: RoundingMode, format: FloatFormat, a: TermId) -> TermId {
        let _width_of_a_vector = self.width(a);
        self.fold_or_intern(Op::FpFromSigned(mode), Sort::Float(format), &[a])
    }

    pub fn fp_from_unsigned(
        &mut self,
        mode: RoundingMode,
        format: FloatFormat,
        a: TermId,
    ) -> TermId {
        let _width_of_a_vector = self.width(a);
        self.fold_or_intern(Op::FpFromUnsigned(mode), Sort::Float(format), &[a])
    }

    /// The integer nearest to `a` in the given direction. C and SMT-LIB leave the result open when
    /// it does not fit or `a` is no number; here it is 0, in every back end alike.
    pub fn fp_to_signed(&mut self, mode: RoundingMode, width: u32, a: TermId) -> TermId {
        let format = self.float_format(a);
        let integral = self.fp_round_to_integral(mode, a);
        let low = self.power_of_two(format, width - 1, true);
        let high = self.power_of_two(format, width - 1, false);
        let above = match low {
            Some(low) => self.fp_le(low, integral),
            None => self.fp_is_finite(integral),
        };
        let below = match high {
            Some(high) => self.fp_lt(integral, high),
            None => self.fp_is_finite(integral),
        };
        let fits = self.and(above, below);
        self.guarded_integer(Op::FpToSigned(mode), width, fits, integral)
    }

    /// As [`fp_to_signed`](Self::fp_to_signed), for an unsigned result.
    pub fn fp_to_unsigned(&mut self, mode: RoundingMode, width: u32, a: TermId) -> TermId {
        let format = self.float_format(a);
        let integral = self.fp_round_to_integral(mode, a);
        let zero = self.float_constant(format, 0);
        let above = self.fp_le(zero, integral);
        let below = match self.power_of_two(format, width, false) {
            Some(high) => self.fp_lt(integral, high),
            None => self.fp_is_finite(integral),
        };
        let fits = self.and(above, below);
        self.guarded_integer(Op::FpToUnsigned(mode), width, fits, integral)
    }

    fn guarded_integer(&mut self, op: Op, width: u32, fits: TermId, integral: TermId) -> TermId {
        let converted = self.fold_or_intern(op, Sort::BitVec(width), &[integral]);
        let zero = self.bv(width, 0);
        self.ite(fits, converted, zero)
    }

    fn fp_is_finite(&mut self, a: TermId) -> TermId {
        let nan = self.fp_is_nan(a);
        let infinite = self.fp_is_infinite(a);
        self.and(nan.complement(), infinite.complement())
    }

    /// ±2^exponent, when the format has that number.
    fn power_of_two(
        &mut self,
        format: FloatFormat,
        exponent: u32,
        negative: bool,
    ) -> Option<TermId> {
        if exponent >= 1 << (format.exponent_bits() - 1) {
            return None;
        }
        let magnitude = crate::bits::BitVector::new(exponent + 1, 1).shift_left(exponent);
        let bits = float::from_unsigned(format, RoundingMode::NearestEven, &magnitude);
        debug_assert!(float::classify(format, bits) == Class::Normal);
        let bits = if negative {
            float::negate(format, bits)
        } else {
            bits
        };
        Some(self.float_constant(format, bits))
    }

    /// Equality of float terms that are not the same.
    pub(crate) fn eq_float(&mut self, a: TermId, b: TermId) -> TermId {
        self.fold_or_intern(Op::Eq, Sort::Bool, &[a, b])
    }

    /// A conditional over floats.
    pub(crate) fn ite_of_patterns(
        &mut self,
        _condition: TermId,
        _a: TermId,
        _b: TermId,
    ) -> Option<TermId> {
        None
    }
}
