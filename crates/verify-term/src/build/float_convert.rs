//! Conversions between floats, patterns and integers.

use crate::arena::Arena;
use crate::bits::BitVector;
use crate::float::{self, Class};
use crate::term::{FloatFormat, Op, RoundingMode, Sort, TermId};

impl FloatFormat {
    /// Whether every number of this format is one of the other.
    pub(crate) fn is_contained_in(self, other: FloatFormat) -> bool {
        self.significand_bits() <= other.significand_bits()
            && self.exponent_bits() <= other.exponent_bits()
    }
}

impl Arena {
    /// The float that a pattern of the format's width encodes.
    ///
    /// Of the x87 patterns that the processor rejects (an exponent other than zero without the
    /// integer bit), all are NaN; pseudo-denormals have the value the processor gives them.
    pub fn float_from_bits(&mut self, format: FloatFormat, bits: TermId) -> TermId {
        let width = self.width(bits);
        assert!(width == format.bits(), "{width} bits for a {format}");
        let bits = self.without_canonical_nan(format, bits);
        if let Some(float) = self.as_unary(bits, Op::FloatToBits)
            && self.float_format(float) == format
        {
            return float;
        }
        self.fold_or_intern(Op::FloatFromBits, Sort::Float(format), &[bits])
    }

    /// A pattern before its NaNs were made canonical, which makes no difference to the float.
    fn without_canonical_nan(&mut self, format: FloatFormat, bits: TermId) -> TermId {
        let Some((condition, a, b)) = self.as_ite(bits) else {
            return bits;
        };
        if format == FloatFormat::X87 {
            return bits;
        }
        let nan = BitVector::from_u128(format.bits(), float::nan(format));
        for (nan_where, constant, other) in [(condition, a, b), (condition.complement(), b, a)] {
            if self.as_bit_vector(constant).as_ref() == Some(&nan)
                && self.pattern_is_nan(format, other) == nan_where
            {
                return other;
            }
        }
        bits
    }

    /// The pattern of a float; a NaN gives the positive quiet NaN with an empty payload.
    pub fn float_to_bits(&mut self, float: TermId) -> TermId {
        let format = self.float_format(float);
        let width = format.bits();
        if self.op(float) == Op::FloatFromBits
            && let Some(pattern) = self.ieee_pattern(float)
        {
            let nan = self.pattern_is_nan(format, pattern);
            let canonical = BitVector::from_u128(width, float::nan(format));
            let canonical = self.bv_value(&canonical);
            return self.ite(nan, canonical, pattern);
        }
        self.fold_or_intern(Op::FloatToBits, Sort::BitVec(width), &[float])
    }

    /// Conversion to another format.
    pub fn fp_to_fp(&mut self, mode: RoundingMode, format: FloatFormat, a: TermId) -> TermId {
        let from = self.float_format(a);
        if from == format {
            return a;
        }
        if let Op::FpToFp(_) = self.op(a) {
            let inner = self.child(a, 0);
            // What was widened exactly is converted as if it had not been.
            if self.float_format(inner).is_contained_in(from) {
                return self.fp_to_fp(mode, format, inner);
            }
        }
        // An exact conversion is the same in every mode.
        let mode = if from.is_contained_in(format) {
            RoundingMode::NearestEven
        } else {
            mode
        };
        self.fold_or_intern(Op::FpToFp(mode), Sort::Float(format), &[a])
    }

    /// The operands of two exact widenings from one format; one may be a constant that has a
    /// counterpart there.
    pub(crate) fn unwidened(&mut self, a: TermId, b: TermId) -> Option<(TermId, TermId)> {
        let format = self.float_format(a);
        let narrow = |arena: &Arena, term: TermId| match arena.op(term) {
            Op::FpToFp(_) => {
                let inner = arena.child(term, 0);
                let from = arena.float_format(inner);
                from.is_contained_in(format).then_some((inner, from))
            }
            _ => None,
        };
        match (narrow(self, a), narrow(self, b)) {
            (Some((x, p)), Some((y, q))) if p == q => Some((x, y)),
            (Some((x, from)), None) => Some((x, self.narrowed_constant(from, b)?)),
            (None, Some((y, from))) => Some((self.narrowed_constant(from, a)?, y)),
            _ => None,
        }
    }

    /// The constant of a narrower format with the same value.
    fn narrowed_constant(&mut self, to: FloatFormat, constant: TermId) -> Option<TermId> {
        let from = self.float_format(constant);
        let bits = self.as_float_bits(constant)?;
        let mode = RoundingMode::NearestEven;
        let narrow = float::convert(from, to, mode, bits);
        (float::convert(to, from, mode, narrow) == bits).then(|| self.float_constant(to, narrow))
    }

    /// The float nearest to a signed integer, in this direction.
    pub fn fp_from_signed(&mut self, mode: RoundingMode, format: FloatFormat, a: TermId) -> TermId {
        let mode = if is_exact(format, self.width(a)) {
            RoundingMode::NearestEven
        } else {
            mode
        };
        if let Some(inner) = self.as_unary(a, Op::SExt) {
            return self.fp_from_signed(mode, format, inner);
        }
        self.fold_or_intern(Op::FpFromSigned(mode), Sort::Float(format), &[a])
    }

    /// The float nearest to an unsigned integer, in this direction.
    pub fn fp_from_unsigned(
        &mut self,
        mode: RoundingMode,
        format: FloatFormat,
        a: TermId,
    ) -> TermId {
        let mode = if is_exact(format, self.width(a) + 1) {
            RoundingMode::NearestEven
        } else {
            mode
        };
        if let Some(inner) = self.as_unary(a, Op::ZExt) {
            return self.fp_from_unsigned(mode, format, inner);
        }
        self.fold_or_intern(Op::FpFromUnsigned(mode), Sort::Float(format), &[a])
    }

    /// The signed integer that a float is the exact image of.
    fn exact_integer(&mut self, float: TermId) -> Option<TermId> {
        let format = self.float_format(float);
        let inner = self.child(float, 0);
        match self.op(float) {
            Op::FpFromSigned(_) if is_exact(format, self.width(inner)) => Some(inner),
            Op::FpFromUnsigned(_) if is_exact(format, self.width(inner) + 1) => {
                Some(self.zext(inner, self.width(inner) + 1))
            }
            _ => None,
        }
    }

    /// Comparisons of exact images of integers, with each other or with constants.
    pub(crate) fn integer_comparison(&mut self, op: Op, a: TermId, b: TermId) -> Option<TermId> {
        let format = self.float_format(a);
        match (self.exact_integer(a), self.exact_integer(b)) {
            (Some(x), Some(y)) => {
                let wider = self.width(x).max(self.width(y));
                let (x, y) = (self.sext(x, wider), self.sext(y, wider));
                Some(match op {
                    Op::FpLt => self.slt(x, y),
                    Op::FpLe => self.sle(x, y),
                    _ => self.eq(x, y),
                })
            }
            (Some(x), None) => {
                let bits = self.as_float_bits(b)?;
                // x < k is x < ceil(k), and x <= k is x <= floor(k).
                let direction = match op {
                    Op::FpLt => RoundingMode::TowardPositive,
                    _ => RoundingMode::TowardNegative,
                };
                let Some(bound) = self.integer_bound(format, direction, x, bits) else {
                    let above = float::classify(format, bits) != Class::Nan
                        && !float::is_negative(format, bits);
                    return Some(self.bool(above && op != Op::FpEq));
                };
                let (wide, bound) = bound;
                Some(match op {
                    Op::FpLt => self.slt(wide, bound),
                    Op::FpLe => self.sle(wide, bound),
                    _ if !is_integral(format, bits) => TermId::FALSE,
                    _ => self.eq(wide, bound),
                })
            }
            (None, Some(y)) => {
                let bits = self.as_float_bits(a)?;
                let direction = match op {
                    Op::FpLt => RoundingMode::TowardNegative,
                    _ => RoundingMode::TowardPositive,
                };
                let Some(bound) = self.integer_bound(format, direction, y, bits) else {
                    let below = float::is_negative(format, bits);
                    return Some(self.bool(below && op != Op::FpEq));
                };
                let (wide, bound) = bound;
                Some(match op {
                    Op::FpLt => self.slt(bound, wide),
                    Op::FpLe => self.sle(bound, wide),
                    _ if !is_integral(format, bits) => TermId::FALSE,
                    _ => self.eq(wide, bound),
                })
            }
            (None, None) => None,
        }
    }

    /// An integer and a constant rounded to one, both wide enough to compare; `None` when the
    /// constant is beyond every such integer or no number.
    fn integer_bound(
        &mut self,
        format: FloatFormat,
        direction: RoundingMode,
        integer: TermId,
        bits: u128,
    ) -> Option<(TermId, TermId)> {
        let width = self.width(integer) + 2;
        let bound = float::to_signed(format, direction, width, bits)?;
        Some((self.sext(integer, width), self.bv_value(&bound)))
    }

    /// The integer nearest to `a` in the given direction. C and SMT-LIB leave the result open when
    /// it does not fit or `a` is no number; here it is 0, in every back end alike.
    pub fn fp_to_signed(&mut self, mode: RoundingMode, width: u32, a: TermId) -> TermId {
        let format = self.float_format(a);
        let integral = self.fp_round_to_integral(mode, a);
        if width == 1 {
            return self.equals_power(format, integral, true);
        }
        let above = match self.power_of_two(format, width - 1, true) {
            Some(low) => self.fp_le(low, integral),
            None => self.fp_is_finite(integral),
        };
        let below = match self.power_of_two(format, width - 1, false) {
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
        if width == 1 {
            return self.equals_power(format, integral, false);
        }
        let zero = self.float_constant(format, 0);
        let above = self.fp_le(zero, integral);
        let below = match self.power_of_two(format, width, false) {
            Some(high) => self.fp_lt(integral, high),
            None => self.fp_is_finite(integral),
        };
        let fits = self.and(above, below);
        self.guarded_integer(Op::FpToUnsigned(mode), width, fits, integral)
    }

    /// The only bit of a conversion to one bit: set for 1, or for -1 when that bit is a sign.
    /// There is no operator for it because solvers stumble over this width.
    fn equals_power(&mut self, format: FloatFormat, integral: TermId, negative: bool) -> TermId {
        let unit = self.power_of_two(format, 0, negative);
        let unit = unit.expect("every format has 1 and -1");
        let equal = self.fp_eq(integral, unit);
        self.bool_to_bv(equal, 1)
    }

    fn guarded_integer(&mut self, op: Op, width: u32, fits: TermId, integral: TermId) -> TermId {
        let converted = self.float_to_integer(op, width, integral);
        let zero = self.bv(width, 0);
        self.ite(fits, converted, zero)
    }

    /// The conversion inside of its guard: any result will do where the value does not fit.
    pub(crate) fn float_to_integer(&mut self, op: Op, width: u32, integral: TermId) -> TermId {
        if let Some(exact) = self.exact_integer(integral) {
            return if self.width(exact) < width {
                self.sext(exact, width)
            } else {
                self.trunc(exact, width)
            };
        }
        self.fold_or_intern(op, Sort::BitVec(width), &[integral])
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
        let magnitude = BitVector::new(exponent + 1, 1).shift_left(exponent);
        let bits = float::from_unsigned(format, RoundingMode::NearestEven, &magnitude);
        debug_assert!(float::classify(format, bits) == Class::Normal);
        let bits = if negative {
            float::negate(format, bits)
        } else {
            bits
        };
        Some(self.float_constant(format, bits))
    }
}

/// Whether every signed integer of `width` bits is a number of the format.
fn is_exact(format: FloatFormat, width: u32) -> bool {
    width - 1 <= format.significand_bits() && width - 1 < 1 << (format.exponent_bits() - 1)
}

fn is_integral(format: FloatFormat, bits: u128) -> bool {
    float::round_to_integral(format, RoundingMode::TowardZero, bits) == bits
}
