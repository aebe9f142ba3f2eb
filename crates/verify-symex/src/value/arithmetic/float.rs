//! Floating-point arithmetic.
//!
//! Values are bit patterns. Concrete `float` and `double` are computed by the machine, other
//! concrete formats by folding terms, symbolic ones by float terms. The rounding mode is to nearest,
//! ties to even: programs that change it are refused where they do.

use crate::value::universe::Universe;
use crate::value::{Value, mask};
use verify_ir::{BinaryOp, FloatPredicate};
use verify_term::{FloatFormat, RoundingMode, TermId};

/// Operations with one operand that yield a float of the same format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnaryFloat {
    Negate,
    Absolute,
    SquareRoot,
    Floor,
    Ceiling,
    Truncate,
    /// To the nearest integer, ties to even.
    RoundEven,
    /// As the current rounding mode says (`rint`, `nearbyint`).
    RoundAsSet,
    /// To the nearest integer, ties away from zero.
    Round,
    Canonicalize,
}

/// The mode in which programs start, and nearly all of them stay.
pub const NEAREST: RoundingMode = RoundingMode::NearestEven;

impl Universe {
    /// The float term of a bit pattern.
    pub fn float(&mut self, format: FloatFormat, value: Value) -> TermId {
        let bits = self.term(value, format.bits());
        self.arena.float_from_bits(format, bits)
    }

    /// The bit pattern of a float term.
    pub fn value_of_float(&mut self, term: TermId) -> Value {
        let bits = self.arena.float_to_bits(term);
        self.value(bits)
    }

    /// Applies the operation, or yields uninitialised bits where an operand has some.
    fn with_shadows<const N: usize>(
        &mut self,
        format: FloatFormat,
        operands: [Value; N],
        result_width: u32,
        apply: impl FnOnce(&mut Universe, [Value; N]) -> Value,
    ) -> Value {
        if !operands.iter().any(|operand| self.is_shadowed(*operand)) {
            return apply(self, operands);
        }
        let width = format.bits();
        let mut defined = TermId::TRUE;
        for operand in operands {
            let this = self.is_initialised(operand, width);
            defined = self.arena.and(defined, this);
        }
        let undefined = self.arena.not(defined);
        let shadow = self.spread_shadow(undefined, result_width);
        let bare = operands.map(|operand| self.bare(operand, width));
        let value = apply(self, bare);
        self.shadowed(value, shadow, result_width)
    }

    pub fn float_binary(
        &mut self,
        mode: RoundingMode,
        op: BinaryOp,
        format: FloatFormat,
        left: Value,
        right: Value,
    ) -> Value {
        // The processor we run on rounds to nearest.
        if let (Value::Int(left), Value::Int(right)) = (left, right)
            && mode == NEAREST
            && let Some(bits) = fold_binary(op, format, left, right)
        {
            return Value::Int(bits);
        }
        self.with_shadows(
            format,
            [left, right],
            format.bits(),
            |universe, [left, right]| {
                let (left, right) = (universe.float(format, left), universe.float(format, right));
                let arena = &mut universe.arena;
                let result = match op {
                    BinaryOp::FAdd => arena.fp_add(mode, left, right),
                    BinaryOp::FSub => arena.fp_sub(mode, left, right),
                    BinaryOp::FMul => arena.fp_mul(mode, left, right),
                    BinaryOp::FDiv => arena.fp_div(mode, left, right),
                    BinaryOp::FRem => arena.fp_fmod(left, right),
                    _ => unreachable!("integer operations are lowered to their own op"),
                };
                universe.value_of_float(result)
            },
        )
    }

    pub fn float_unary(
        &mut self,
        mode: RoundingMode,
        op: UnaryFloat,
        format: FloatFormat,
        value: Value,
    ) -> Value {
        if let Value::Int(bits) = value
            && mode == NEAREST
            && let Some(bits) = fold_unary(op, format, bits)
        {
            return Value::Int(bits);
        }
        if op == UnaryFloat::Canonicalize {
            return value;
        }
        self.with_shadows(format, [value], format.bits(), |universe, [value]| {
            let width = format.bits();
            // The sign is a bit: negation and absolute value keep the payload of a NaN.
            if matches!(op, UnaryFloat::Negate | UnaryFloat::Absolute) {
                let term = universe.term(value, width);
                let sign = universe.arena.bv(1, 1);
                let rest = universe.arena.bv(width - 1, 0);
                let sign = universe.arena.concat(sign, rest);
                let result = if op == UnaryFloat::Negate {
                    universe.arena.bvxor(term, sign)
                } else {
                    let keep = universe.arena.bvnot(sign);
                    universe.arena.bvand(term, keep)
                };
                return universe.value(result);
            }
            let float = universe.float(format, value);
            let result = match op {
                UnaryFloat::SquareRoot => universe.arena.fp_sqrt(mode, float),
                _ => universe
                    .arena
                    .fp_round_to_integral(rounding(mode, op), float),
            };
            universe.value_of_float(result)
        })
    }

    pub fn float_fma(
        &mut self,
        mode: RoundingMode,
        format: FloatFormat,
        [a, b, c]: [Value; 3],
    ) -> Value {
        self.with_shadows(format, [a, b, c], format.bits(), |universe, [a, b, c]| {
            let (a, b, c) = (
                universe.float(format, a),
                universe.float(format, b),
                universe.float(format, c),
            );
            let result = universe.arena.fp_fma(mode, a, b, c);
            universe.value_of_float(result)
        })
    }

    /// `minnum`/`maxnum`: the other operand where one is NaN.
    pub fn float_extremum(
        &mut self,
        format: FloatFormat,
        maximum: bool,
        left: Value,
        right: Value,
    ) -> Value {
        self.with_shadows(
            format,
            [left, right],
            format.bits(),
            |universe, [left, right]| {
                let width = format.bits();
                let (x, y) = (universe.float(format, left), universe.float(format, right));
                let left_nan = universe.arena.fp_is_nan(x);
                let right_nan = universe.arena.fp_is_nan(y);
                let smaller = if maximum {
                    universe.arena.fp_lt(y, x)
                } else {
                    universe.arena.fp_lt(x, y)
                };
                let take_left = universe.arena.or(smaller, right_nan);
                let not_left_nan = universe.arena.not(left_nan);
                let take_left = universe.arena.and(take_left, not_left_nan);
                universe.select(take_left, left, right, width)
            },
        )
    }

    pub fn float_compare(
        &mut self,
        predicate: FloatPredicate,
        format: FloatFormat,
        left: Value,
        right: Value,
    ) -> Value {
        if let (Value::Int(left), Value::Int(right)) = (left, right)
            && let Some(holds) = fold_compare(predicate, format, left, right)
        {
            return Value::Int(u64::from(holds));
        }
        self.with_shadows(format, [left, right], 1, |universe, [left, right]| {
            let (left, right) = (universe.float(format, left), universe.float(format, right));
            let condition = universe.float_condition(predicate, left, right);
            universe.value_of_bool(condition)
        })
    }

    fn float_condition(
        &mut self,
        predicate: FloatPredicate,
        left: TermId,
        right: TermId,
    ) -> TermId {
        use FloatPredicate as P;
        let arena = &mut self.arena;
        let unordered = {
            let (a, b) = (arena.fp_is_nan(left), arena.fp_is_nan(right));
            arena.or(a, b)
        };
        let ordered = match predicate {
            P::False | P::True | P::Ord | P::Uno => TermId::FALSE,
            P::Oeq | P::Ueq => arena.fp_eq(left, right),
            P::One | P::Une => {
                let equal = arena.fp_eq(left, right);
                let different = arena.not(equal);
                let comparable = arena.not(unordered);
                arena.and(different, comparable)
            }
            P::Ogt | P::Ugt => arena.fp_lt(right, left),
            P::Oge | P::Uge => arena.fp_le(right, left),
            P::Olt | P::Ult => arena.fp_lt(left, right),
            P::Ole | P::Ule => arena.fp_le(left, right),
        };
        match predicate {
            P::False => TermId::FALSE,
            P::True => TermId::TRUE,
            P::Ord => arena.not(unordered),
            P::Uno => unordered,
            P::Oeq | P::One | P::Ogt | P::Oge | P::Olt | P::Ole => ordered,
            P::Ueq | P::Une | P::Ugt | P::Uge | P::Ult | P::Ule => arena.or(ordered, unordered),
        }
    }

    pub fn float_to_float(
        &mut self,
        mode: RoundingMode,
        from: FloatFormat,
        to: FloatFormat,
        value: Value,
    ) -> Value {
        match (from, to, value) {
            (FloatFormat::Single, FloatFormat::Double, Value::Int(bits)) => {
                return Value::Int(f64::from(f32::from_bits(bits as u32)).to_bits());
            }
            (FloatFormat::Double, FloatFormat::Single, Value::Int(bits)) if mode == NEAREST => {
                return Value::Int(u64::from((f64::from_bits(bits) as f32).to_bits()));
            }
            _ => {}
        }
        self.with_shadows(from, [value], to.bits(), |universe, [value]| {
            let float = universe.float(from, value);
            let result = universe.arena.fp_to_fp(mode, to, float);
            universe.value_of_float(result)
        })
    }

    pub fn integer_to_float(
        &mut self,
        mode: RoundingMode,
        signed: bool,
        width: u32,
        to: FloatFormat,
        value: Value,
    ) -> Value {
        if let Value::Int(word) = value
            && mode == NEAREST
        {
            let wide = if signed {
                i128::from(crate::value::sign_extend(word, width))
            } else {
                i128::from(word)
            };
            match to {
                FloatFormat::Single => return Value::Int(u64::from((wide as f32).to_bits())),
                FloatFormat::Double => return Value::Int((wide as f64).to_bits()),
                _ => {}
            }
        }
        if self.is_shadowed(value) {
            let defined = self.is_initialised(value, width);
            let undefined = self.arena.not(defined);
            let shadow = self.spread_shadow(undefined, to.bits());
            let bare = self.bare(value, width);
            let value = self.integer_to_float(mode, signed, width, to, bare);
            return self.shadowed(value, shadow, to.bits());
        }
        let term = self.term(value, width);
        let float = if signed {
            self.arena.fp_from_signed(mode, to, term)
        } else {
            self.arena.fp_from_unsigned(mode, to, term)
        };
        self.value_of_float(float)
    }

    /// The integer, and the condition that the float fits it.
    pub fn float_to_integer(
        &mut self,
        signed: bool,
        from: FloatFormat,
        width: u32,
        value: Value,
    ) -> (Value, TermId) {
        if let (FloatFormat::Single | FloatFormat::Double, Value::Int(bits)) = (from, value)
            && width <= 64
        {
            let float = to_f64(from, bits).trunc();
            let (low, high) = if signed {
                (
                    -(2_f64.powi(width as i32 - 1)),
                    2_f64.powi(width as i32 - 1),
                )
            } else {
                (0.0, 2_f64.powi(width as i32))
            };
            let fits = float >= low && float < high;
            let word = if signed {
                (float as i64) as u64
            } else {
                float as u64
            };
            return (Value::Int(word & mask(width)), self.arena.bool(fits));
        }
        if self.is_shadowed(value) {
            let defined = self.is_initialised(value, from.bits());
            let undefined = self.arena.not(defined);
            let shadow = self.spread_shadow(undefined, width);
            let bare = self.bare(value, from.bits());
            let (value, fits) = self.float_to_integer(signed, from, width, bare);
            return (self.shadowed(value, shadow, width), fits);
        }
        let float = self.float(from, value);
        let arena = &mut self.arena;
        let integer = if signed {
            arena.fp_to_signed(RoundingMode::TowardZero, width, float)
        } else {
            arena.fp_to_unsigned(RoundingMode::TowardZero, width, float)
        };
        // It fits if the rounded float is the float of the integer: conversions out of range never
        // come back to where they started, because their value is not representable.
        let rounded = arena.fp_round_to_integral(RoundingMode::TowardZero, float);
        let (low, high) = self.integer_bounds(signed, width, from);
        let above = self.arena.fp_le(low, rounded);
        let below = self.arena.fp_lt(rounded, high);
        let fits = self.arena.and(above, below);
        (self.value(integer), fits)
    }

    /// The least float inside the range of an integer type and the least beyond it.
    fn integer_bounds(
        &mut self,
        signed: bool,
        width: u32,
        format: FloatFormat,
    ) -> (TermId, TermId) {
        let exponent = if signed { width - 1 } else { width };
        let one = self.arena.bv(width + 2, 1);
        let distance = self.arena.bv(width + 2, u64::from(exponent));
        let power = self.arena.shl(one, distance);
        let high = self.arena.fp_from_signed(NEAREST, format, power);
        let low = if signed {
            let negated = self.arena.neg(power);
            self.arena.fp_from_signed(NEAREST, format, negated)
        } else {
            let zero = self.arena.bv(width + 2, 0);
            self.arena.fp_from_signed(NEAREST, format, zero)
        };
        (low, high)
    }

    /// `llvm.is.fpclass`: whether the value is in one of the classes of the mask.
    pub fn float_class(&mut self, format: FloatFormat, classes: u32, value: Value) -> Value {
        self.with_shadows(format, [value], 1, |universe, [value]| {
            let float = universe.float(format, value);
            let width = format.bits();
            let bits = universe.term(value, width);
            let arena = &mut universe.arena;
            let sign_bit = arena.extract(bits, width - 1, width - 1);
            let one = arena.bv(1, 1);
            let negative = arena.eq(sign_bit, one);
            let positive = arena.not(negative);
            // The quiet bit is the highest of the fraction.
            let quiet_at = match format {
                FloatFormat::X87 => 62,
                _ => format.significand_bits() - 2,
            };
            let quiet_bit = arena.extract(bits, quiet_at, quiet_at);
            let quiet = arena.eq(quiet_bit, one);
            let signalling = arena.not(quiet);
            let nan = arena.fp_is_nan(float);
            let infinite = arena.fp_is_infinite(float);
            let normal = arena.fp_is_normal(float);
            let subnormal = arena.fp_is_subnormal(float);
            let zero = arena.fp_is_zero(float);
            let table = [
                (nan, signalling),
                (nan, quiet),
                (infinite, negative),
                (normal, negative),
                (subnormal, negative),
                (zero, negative),
                (zero, positive),
                (subnormal, positive),
                (normal, positive),
                (infinite, positive),
            ];
            let mut result = TermId::FALSE;
            for (bit, (class, side)) in table.into_iter().enumerate() {
                if classes >> bit & 1 == 1 {
                    let here = universe.arena.and(class, side);
                    result = universe.arena.or(result, here);
                }
            }
            universe.value_of_bool(result)
        })
    }
}

fn rounding(mode: RoundingMode, op: UnaryFloat) -> RoundingMode {
    match op {
        UnaryFloat::RoundAsSet => mode,
        UnaryFloat::Floor => RoundingMode::TowardNegative,
        UnaryFloat::Ceiling => RoundingMode::TowardPositive,
        UnaryFloat::Truncate => RoundingMode::TowardZero,
        UnaryFloat::Round => RoundingMode::NearestAway,
        _ => RoundingMode::NearestEven,
    }
}

fn to_f64(format: FloatFormat, bits: u64) -> f64 {
    if format == FloatFormat::Single {
        f64::from(f32::from_bits(bits as u32))
    } else {
        f64::from_bits(bits)
    }
}

fn fold_binary(op: BinaryOp, format: FloatFormat, left: u64, right: u64) -> Option<u64> {
    match format {
        FloatFormat::Double => {
            let (left, right) = (f64::from_bits(left), f64::from_bits(right));
            let result = match op {
                BinaryOp::FAdd => left + right,
                BinaryOp::FSub => left - right,
                BinaryOp::FMul => left * right,
                BinaryOp::FDiv => left / right,
                _ => left % right,
            };
            Some(result.to_bits())
        }
        FloatFormat::Single => {
            let (left, right) = (f32::from_bits(left as u32), f32::from_bits(right as u32));
            let result = match op {
                BinaryOp::FAdd => left + right,
                BinaryOp::FSub => left - right,
                BinaryOp::FMul => left * right,
                BinaryOp::FDiv => left / right,
                _ => left % right,
            };
            Some(u64::from(result.to_bits()))
        }
        _ => None,
    }
}

fn fold_unary(op: UnaryFloat, format: FloatFormat, bits: u64) -> Option<u64> {
    match format {
        FloatFormat::Double => {
            let value = f64::from_bits(bits);
            let result = match op {
                UnaryFloat::Negate => return Some(bits ^ 1 << 63),
                UnaryFloat::Absolute => return Some(bits & !(1 << 63)),
                UnaryFloat::SquareRoot => value.sqrt(),
                UnaryFloat::Floor => value.floor(),
                UnaryFloat::Ceiling => value.ceil(),
                UnaryFloat::Truncate => value.trunc(),
                UnaryFloat::RoundEven | UnaryFloat::RoundAsSet => value.round_ties_even(),
                UnaryFloat::Round => value.round(),
                UnaryFloat::Canonicalize => value,
            };
            Some(result.to_bits())
        }
        FloatFormat::Single => {
            let value = f32::from_bits(bits as u32);
            let result = match op {
                UnaryFloat::Negate => return Some(bits ^ 1 << 31),
                UnaryFloat::Absolute => return Some(bits & !(1 << 31)),
                UnaryFloat::SquareRoot => value.sqrt(),
                UnaryFloat::Floor => value.floor(),
                UnaryFloat::Ceiling => value.ceil(),
                UnaryFloat::Truncate => value.trunc(),
                UnaryFloat::RoundEven | UnaryFloat::RoundAsSet => value.round_ties_even(),
                UnaryFloat::Round => value.round(),
                UnaryFloat::Canonicalize => value,
            };
            Some(u64::from(result.to_bits()))
        }
        _ => None,
    }
}

fn fold_compare(
    predicate: FloatPredicate,
    format: FloatFormat,
    left: u64,
    right: u64,
) -> Option<bool> {
    use FloatPredicate as P;
    if !matches!(format, FloatFormat::Single | FloatFormat::Double) {
        return None;
    }
    let (left, right) = (to_f64(format, left), to_f64(format, right));
    let unordered = left.is_nan() || right.is_nan();
    Some(match predicate {
        P::False => false,
        P::True => true,
        P::Ord => !unordered,
        P::Uno => unordered,
        P::Oeq => left == right,
        P::Ogt => left > right,
        P::Oge => left >= right,
        P::Olt => left < right,
        P::Ole => left <= right,
        P::One => !unordered && left != right,
        P::Ueq => unordered || left == right,
        P::Ugt => unordered || left > right,
        P::Uge => unordered || left >= right,
        P::Ult => unordered || left < right,
        P::Ule => unordered || left <= right,
        P::Une => left != right,
    })
}
