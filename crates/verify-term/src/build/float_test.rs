//! Classification and comparison of floats.
//!
//! Of a float that is given by its pattern these are questions about bits, which a bit-vector
//! solver answers without knowing floats. Only the x87 format, whose patterns are redundant, keeps
//! its operators.

use crate::arena::Arena;
use crate::float;
use crate::term::{FloatFormat, Op, Sort, TermId};

impl Arena {
    /// The pattern of a constant, or of a term made from a pattern, in a format in which patterns
    /// other than NaNs are unique.
    pub(crate) fn ieee_pattern(&mut self, term: TermId) -> Option<TermId> {
        let format = self.float_format(term);
        if format == FloatFormat::X87 {
            return None;
        }
        if let Some(bits) = self.as_float_bits(term) {
            let limbs = [bits as u64, (bits >> 64) as u64];
            return Some(self.bv_limbs(format.bits(), &limbs));
        }
        self.as_unary(term, Op::FloatFromBits)
    }

    /// Everything but the sign.
    fn magnitude(&mut self, pattern: TermId) -> TermId {
        self.trunc(pattern, self.width(pattern) - 1)
    }

    fn sign(&mut self, pattern: TermId) -> TermId {
        let zero = self.bv(self.width(pattern), 0);
        self.slt(pattern, zero)
    }

    /// The magnitude of a format's infinity.
    fn infinite_magnitude(&mut self, format: FloatFormat) -> TermId {
        let bits = float::infinity(format);
        let limbs = [bits as u64, (bits >> 64) as u64];
        self.bv_limbs(format.bits() - 1, &limbs)
    }

    /// The magnitude of a format's smallest normal number.
    fn smallest_normal(&mut self, format: FloatFormat) -> TermId {
        let one = self.bv(format.bits() - 1, 1);
        self.shl_by(one, format.significand_bits() - 1)
    }

    /// Whether a pattern encodes a NaN, in a format without a stored integer bit.
    pub(crate) fn pattern_is_nan(&mut self, format: FloatFormat, pattern: TermId) -> TermId {
        let magnitude = self.magnitude(pattern);
        let infinite = self.infinite_magnitude(format);
        self.ugt(magnitude, infinite)
    }

    fn pattern_is_zero(&mut self, pattern: TermId) -> TermId {
        let magnitude = self.magnitude(pattern);
        let zero = self.bv(self.width(magnitude), 0);
        self.eq(magnitude, zero)
    }

    fn float_test(&mut self, op: Op, a: TermId) -> TermId {
        let format = self.float_format(a);
        if let Some(folded) = self.fold(op, Sort::Bool, &[a]) {
            return folded;
        }
        if let Some(known) = self.float_test_by_range(op, a) {
            return self.bool(known);
        }
        if let Some(pattern) = self.ieee_pattern(a) {
            return self.pattern_test(op, format, pattern);
        }
        let inner = self.child(a, 0);
        match (self.op(a), op) {
            (Op::FpNeg | Op::FpAbs, Op::FpIsNegative) => {}
            (Op::FpNeg | Op::FpAbs, _) => return self.float_test(op, inner),
            (Op::FpToFp(_), Op::FpIsNormal | Op::FpIsSubnormal) => {}
            (Op::FpToFp(_), _) if self.float_format(inner).is_contained_in(format) => {
                return self.float_test(op, inner);
            }
            (Op::FpFromSigned(_) | Op::FpFromUnsigned(_), Op::FpIsNan | Op::FpIsSubnormal) => {
                return TermId::FALSE;
            }
            _ => {}
        }
        match (self.op(a), op) {
            (Op::FpAbs, Op::FpIsNegative) => return TermId::FALSE,
            (Op::FpNeg, Op::FpIsNegative) => return self.fp_is_positive(inner),
            _ => {}
        }
        self.intern(op, Sort::Bool, &[a])
    }

    fn pattern_test(&mut self, op: Op, format: FloatFormat, pattern: TermId) -> TermId {
        let magnitude = self.magnitude(pattern);
        let zero = self.bv(self.width(magnitude), 0);
        match op {
            Op::FpIsNan => self.pattern_is_nan(format, pattern),
            Op::FpIsInfinite => {
                let infinite = self.infinite_magnitude(format);
                self.eq(magnitude, infinite)
            }
            Op::FpIsZero => self.eq(magnitude, zero),
            Op::FpIsSubnormal => {
                let normal = self.smallest_normal(format);
                let small = self.ult(magnitude, normal);
                let is_zero = self.eq(magnitude, zero);
                self.and(small, is_zero.complement())
            }
            Op::FpIsNormal => {
                let normal = self.smallest_normal(format);
                let infinite = self.infinite_magnitude(format);
                let large = self.uge(magnitude, normal);
                let finite = self.ult(magnitude, infinite);
                self.and(large, finite)
            }
            Op::FpIsNegative => {
                let sign = self.sign(pattern);
                let nan = self.pattern_is_nan(format, pattern);
                self.and(sign, nan.complement())
            }
            _ => unreachable!("{op:?} is no test of one float"),
        }
    }

    /// Whether it is no number.
    pub fn fp_is_nan(&mut self, a: TermId) -> TermId {
        self.float_test(Op::FpIsNan, a)
    }

    /// Whether it is an infinity of either sign.
    pub fn fp_is_infinite(&mut self, a: TermId) -> TermId {
        self.float_test(Op::FpIsInfinite, a)
    }

    /// Whether it is a zero of either sign.
    pub fn fp_is_zero(&mut self, a: TermId) -> TermId {
        self.float_test(Op::FpIsZero, a)
    }

    /// Whether it has a full significand.
    pub fn fp_is_normal(&mut self, a: TermId) -> TermId {
        self.float_test(Op::FpIsNormal, a)
    }

    /// Whether it is below the least normal number, and not zero.
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

    /// Neither infinite nor a NaN.
    pub fn fp_is_finite(&mut self, a: TermId) -> TermId {
        let nan = self.fp_is_nan(a);
        let infinite = self.fp_is_infinite(a);
        self.and(nan.complement(), infinite.complement())
    }

    /// IEEE equality: NaN equals nothing, the zeros are equal.
    pub fn fp_eq(&mut self, a: TermId, b: TermId) -> TermId {
        self.expect_same_format(a, b);
        let (a, b) = self.ordered(a, b);
        if let Some(simpler) = self.float_comparison_rules(Op::FpEq, a, b) {
            return simpler;
        }
        // Of a number that is not zero there is one pattern.
        if let Some(bits) = self.as_float_bits(b) {
            match float::classify(self.float_format(b), bits) {
                float::Class::Nan => return TermId::FALSE,
                float::Class::Zero => return self.fp_is_zero(a),
                _ => return self.eq(a, b),
            }
        }
        if let (Some(x), Some(y)) = (self.ieee_pattern(a), self.ieee_pattern(b)) {
            let same = self.eq(x, y);
            let nan = self.pattern_is_nan(self.float_format(a), x);
            let identical = self.and(same, nan.complement());
            let (x, y) = (self.pattern_is_zero(x), self.pattern_is_zero(y));
            let zeros = self.and(x, y);
            return self.or(identical, zeros);
        }
        self.intern(Op::FpEq, Sort::Bool, &[a, b])
    }

    /// `a < b`; false where one is a NaN.
    pub fn fp_lt(&mut self, a: TermId, b: TermId) -> TermId {
        let format = self.expect_same_format(a, b);
        if let Some(simpler) = self.float_comparison_rules(Op::FpLt, a, b) {
            return simpler;
        }
        if let (Some(x), Some(y)) = (self.ieee_pattern(a), self.ieee_pattern(b)) {
            let numbers = self.both_numbers(format, x, y);
            let less = self.pattern_less(x, y);
            return self.and(numbers, less);
        }
        self.intern(Op::FpLt, Sort::Bool, &[a, b])
    }

    /// `a <= b`; false where one is a NaN.
    pub fn fp_le(&mut self, a: TermId, b: TermId) -> TermId {
        let format = self.expect_same_format(a, b);
        if let Some(simpler) = self.float_comparison_rules(Op::FpLe, a, b) {
            return simpler;
        }
        if let (Some(x), Some(y)) = (self.ieee_pattern(a), self.ieee_pattern(b)) {
            let numbers = self.both_numbers(format, x, y);
            let greater = self.pattern_less(y, x);
            return self.and(numbers, greater.complement());
        }
        self.intern(Op::FpLe, Sort::Bool, &[a, b])
    }

    fn both_numbers(&mut self, format: FloatFormat, x: TermId, y: TermId) -> TermId {
        let x = self.pattern_is_nan(format, x);
        let y = self.pattern_is_nan(format, y);
        self.and(x.complement(), y.complement())
    }

    /// Whether the number with pattern `x` is below that with pattern `y`.
    fn pattern_less(&mut self, x: TermId, y: TermId) -> TermId {
        let (p, q) = (self.magnitude(x), self.magnitude(y));
        let (x_negative, y_negative) = (self.sign(x), self.sign(y));
        let both_zero = {
            let (x, y) = (self.pattern_is_zero(x), self.pattern_is_zero(y));
            self.and(x, y)
        };
        let larger = self.ugt(p, q);
        let smaller = self.ult(p, q);
        let below = self.ite(y_negative, larger, both_zero.complement());
        let above = self.and(y_negative.complement(), smaller);
        self.ite(x_negative, below, above)
    }

    /// Rules for the three comparisons that do not look at patterns.
    fn float_comparison_rules(&mut self, op: Op, a: TermId, b: TermId) -> Option<TermId> {
        if let Some(folded) = self.fold(op, Sort::Bool, &[a, b]) {
            return Some(folded);
        }
        if a == b {
            return Some(match op {
                Op::FpLt => TermId::FALSE,
                _ => self.fp_is_nan(a).complement(),
            });
        }
        if let Some(known) = self.float_comparison_by_range(op, a, b) {
            return Some(self.bool(known));
        }
        if let Some((x, y)) = self.unwidened(a, b) {
            return Some(self.build(op, Sort::Bool, &[x, y]));
        }
        self.integer_comparison(op, a, b)
    }

    /// Identity of floats that are not the same term.
    pub(crate) fn eq_float(&mut self, a: TermId, b: TermId) -> TermId {
        if let Some(folded) = self.fold(Op::Eq, Sort::Bool, &[a, b]) {
            return folded;
        }
        let format = self.float_format(a);
        if self.as_float_bits(b) == Some(float::nan(format)) {
            return self.fp_is_nan(a);
        }
        if let Some((x, y)) = self.unwidened(a, b) {
            return self.eq(x, y);
        }
        if let (Some(x), Some(y)) = (self.ieee_pattern(a), self.ieee_pattern(b)) {
            let same = self.eq(x, y);
            let (x, y) = (
                self.pattern_is_nan(format, x),
                self.pattern_is_nan(format, y),
            );
            let nans = self.and(x, y);
            return self.or(same, nans);
        }
        self.intern(Op::Eq, Sort::Bool, &[a, b])
    }

    /// A conditional over floats given by patterns is given by a pattern.
    pub(crate) fn ite_of_patterns(
        &mut self,
        condition: TermId,
        a: TermId,
        b: TermId,
    ) -> Option<TermId> {
        if self.is_constant(a) && self.is_constant(b) {
            return None;
        }
        let (x, y) = (self.ieee_pattern(a)?, self.ieee_pattern(b)?);
        let pattern = self.ite(condition, x, y);
        Some(self.float_from_bits(self.float_format(a), pattern))
    }
}
