//! LLVM's intrinsic functions on numbers: lane by lane for vectors, and reductions.

use crate::engine::{End, Engine};
use crate::program::code::IntrinsicOp;
use crate::program::intrinsic::{Intrinsic as I, Reduction};
use crate::program::scalar::Scalar;
use crate::state::{State, read};
use crate::value::Value;
use smallvec::SmallVec;
use verify_ir::{BinaryOp, IntPredicate};
use verify_term::FloatFormat;

impl Engine<'_> {
    /// An intrinsic that works lane by lane.
    pub(super) fn elementwise(&mut self, state: &mut State, op: &IntrinsicOp) -> Result<(), End> {
        let lanes = op.arguments[0].values.len();
        for lane in 0..lanes {
            let scalar = op.arguments[0].leaves[lane].scalar;
            let values: SmallVec<[Value; 3]> = op
                .arguments
                .iter()
                .map(|argument| read(state, argument.values[lane.min(argument.values.len() - 1)]))
                .collect();
            match op.intrinsic {
                I::SplitFloat => {
                    let Scalar::Float(format) = scalar else {
                        return Err(self.unsupported(state, format!("the intrinsic {}", op.name)));
                    };
                    let (fraction, whole) = self.split_float(format, values[0]);
                    state.top.set(op.result + lane as u32, fraction);
                    state.top.set(op.result + (lanes + lane) as u32, whole);
                }
                I::Overflow(operation, signed) => {
                    let (value, overflows) =
                        self.with_overflow(operation, signed, scalar.width(), values[0], values[1]);
                    state.top.set(op.result + lane as u32, value);
                    state.top.set(op.result + (lanes + lane) as u32, overflows);
                }
                _ => {
                    let into = op.result_leaves[lane].scalar;
                    let value = match scalar {
                        Scalar::Float(format) => {
                            self.float_lane(state, op, format, into, &values)?
                        }
                        _ => self.integer_lane(state, op, scalar.width(), into.width(), &values)?,
                    };
                    state.top.set(op.result + lane as u32, value);
                }
            }
        }
        Ok(())
    }

    /// The fraction and the whole part, both with the sign of the value; infinities have no fraction.
    fn split_float(&mut self, format: FloatFormat, value: Value) -> (Value, Value) {
        use crate::value::arithmetic::float::{NEAREST, UnaryFloat};
        // Both parts are exact, whatever the rounding.
        let width = format.bits();
        let universe = &mut self.universe;
        let whole = universe.float_unary(NEAREST, UnaryFloat::Truncate, format, value);
        let fraction = universe.float_binary(NEAREST, BinaryOp::FSub, format, value, whole);
        let float = universe.float(format, value);
        let infinite = universe.arena.fp_is_infinite(float);
        let zero = universe.zero(width);
        let fraction = universe.select(infinite, zero, fraction, width);
        (self.with_sign_of(width, fraction, value), whole)
    }

    /// The magnitude of one bit pattern with the sign of another.
    fn with_sign_of(&mut self, width: u32, magnitude: Value, sign: Value) -> Value {
        let universe = &mut self.universe;
        let (magnitude, sign) = (universe.term(magnitude, width), universe.term(sign, width));
        let rest = universe.arena.extract(magnitude, width - 2, 0);
        let sign = universe.arena.extract(sign, width - 1, width - 1);
        let result = universe.arena.concat(sign, rest);
        universe.value(result)
    }

    /// The result and whether it does not fit.
    pub fn with_overflow(
        &mut self,
        op: BinaryOp,
        signed: bool,
        width: u32,
        left: Value,
        right: Value,
    ) -> (Value, Value) {
        let value = self.universe.binary(op, width, left, right);
        if let (Value::Int(left), Value::Int(right), Value::Int(result)) = (left, right, value) {
            let exact = wide(op, signed, width, left, right);
            let kept = if signed {
                i128::from(crate::value::sign_extend(result, width))
            } else {
                i128::from(result)
            };
            return (value, Value::Int(u64::from(exact != kept)));
        }
        if self.universe.is_shadowed(left) || self.universe.is_shadowed(right) {
            let undefined = self.universe.is_initialised(value, width);
            let undefined = self.universe.arena.not(undefined);
            let shadow = self.universe.spread_shadow(undefined, 1);
            return (value, self.universe.shadowed(Value::Int(0), shadow, 1));
        }
        let (left, right) = (
            self.universe.term(left, width),
            self.universe.term(right, width),
        );
        let arena = &mut self.universe.arena;
        let overflows = match (op, signed) {
            (BinaryOp::Add, true) => arena.add_overflows_signed(left, right),
            (BinaryOp::Add, false) => arena.add_overflows_unsigned(left, right),
            (BinaryOp::Sub, true) => arena.sub_overflows_signed(left, right),
            (BinaryOp::Sub, false) => arena.sub_overflows_unsigned(left, right),
            (_, true) => arena.mul_overflows_signed(left, right),
            (_, false) => arena.mul_overflows_unsigned(left, right),
        };
        (value, self.universe.value_of_bool(overflows))
    }

    fn integer_lane(
        &mut self,
        state: &mut State,
        op: &IntrinsicOp,
        width: u32,
        into: u32,
        values: &[Value],
    ) -> Result<Value, End> {
        let universe = &mut self.universe;
        Ok(match op.intrinsic {
            I::Bits(bits) => universe.unary_bits(bits, width, values[0]),
            I::BitsUnlessZero(bits) => {
                let value = universe.unary_bits(bits, width, values[0]);
                if values[1] != Value::Int(1) {
                    return Ok(value);
                }
                // The count of a zero is poison: harmless unless it is used.
                let bare = universe.bare(values[0], width);
                let zero = universe.zero(width);
                let is_zero = universe.compare(IntPredicate::Eq, width, bare, zero);
                let is_zero = universe.condition(is_zero);
                let shadow = universe.spread_shadow(is_zero, width);
                let bare = universe.bare(value, width);
                universe.shadowed(bare, shadow, width)
            }
            I::Absolute => {
                let zero = universe.zero(width);
                let negative = universe.compare(IntPredicate::Slt, width, values[0], zero);
                let negative = universe.condition(negative);
                let negated = universe.binary(BinaryOp::Sub, width, zero, values[0]);
                universe.select(negative, negated, values[0], width)
            }
            I::Extremum(predicate) => {
                let first = universe.compare(predicate, width, values[0], values[1]);
                let first = universe.condition(first);
                universe.select(first, values[0], values[1], width)
            }
            I::ThreeWay { signed } => {
                let predicate = if signed {
                    IntPredicate::Slt
                } else {
                    IntPredicate::Ult
                };
                let less = universe.compare(predicate, width, values[0], values[1]);
                let greater = universe.compare(predicate, width, values[1], values[0]);
                let (less, greater) = (universe.condition(less), universe.condition(greater));
                let (minus, one, zero) = (
                    universe.ones(into),
                    universe.integer(into, 1),
                    universe.zero(into),
                );
                let rest = universe.select(greater, one, zero, into);
                universe.select(less, minus, rest, into)
            }
            I::Saturate(operation, signed) => {
                self.saturated(operation, signed, width, values[0], values[1])
            }
            I::FunnelShift { left } => self.funnel_shift(left, width, values),
            _ => return Err(self.unsupported(state, format!("the intrinsic {}", op.name))),
        })
    }

    fn saturated(
        &mut self,
        op: BinaryOp,
        signed: bool,
        width: u32,
        left: Value,
        right: Value,
    ) -> Value {
        let (value, overflows) = self.with_overflow(op, signed, width, left, right);
        let overflows = self.universe.condition(overflows);
        let universe = &mut self.universe;
        let bound = if signed {
            // Towards the sign of the left operand.
            let one = universe.integer(width, 1);
            let top = universe.integer(width, u64::from(width - 1));
            let minimum = universe.binary(BinaryOp::Shl, width, one, top);
            let maximum = universe.binary(BinaryOp::Sub, width, minimum, one);
            let zero = universe.zero(width);
            let negative = universe.compare(IntPredicate::Slt, width, left, zero);
            let negative = universe.condition(negative);
            universe.select(negative, minimum, maximum, width)
        } else if op == BinaryOp::Add {
            universe.ones(width)
        } else {
            universe.zero(width)
        };
        self.universe.select(overflows, bound, value, width)
    }

    fn funnel_shift(&mut self, left: bool, width: u32, values: &[Value]) -> Value {
        let universe = &mut self.universe;
        let size = universe.integer(width, u64::from(width));
        let distance = universe.binary(BinaryOp::URem, width, values[2], size);
        let (high, low) = (
            universe.term(values[0], width),
            universe.term(values[1], width),
        );
        let both = universe.arena.concat(high, low);
        let distance = universe.term(distance, width);
        let distance = universe.arena.zext(distance, width * 2);
        let result = if left {
            let shifted = universe.arena.shl(both, distance);
            universe.arena.extract(shifted, width * 2 - 1, width)
        } else {
            let shifted = universe.arena.lshr(both, distance);
            universe.arena.extract(shifted, width - 1, 0)
        };
        universe.value(result)
    }

    fn float_lane(
        &mut self,
        state: &mut State,
        op: &IntrinsicOp,
        format: FloatFormat,
        into: Scalar,
        values: &[Value],
    ) -> Result<Value, End> {
        let universe = &mut self.universe;
        Ok(match op.intrinsic {
            I::Float(unary) => universe.float_unary(state.rounding, unary, format, values[0]),
            I::FloatMin {
                maximum,
                propagates_nan,
            } => {
                let chosen = universe.float_extremum(format, maximum, values[0], values[1]);
                if !propagates_nan {
                    return Ok(chosen);
                }
                // A NaN operand is the result.
                let mut result = chosen;
                for value in [values[1], values[0]] {
                    let float = universe.float(format, value);
                    let nan = universe.arena.fp_is_nan(float);
                    result = universe.select(nan, value, result, format.bits());
                }
                result
            }
            I::CopySign => self.with_sign_of(format.bits(), values[0], values[1]),
            I::MultiplyAdd { fused: true } => {
                universe.float_fma(state.rounding, format, [values[0], values[1], values[2]])
            }
            I::MultiplyAdd { fused: false } => {
                let mode = state.rounding;
                let product =
                    universe.float_binary(mode, BinaryOp::FMul, format, values[0], values[1]);
                universe.float_binary(mode, BinaryOp::FAdd, format, product, values[2])
            }
            I::FloatClass => {
                let Value::Int(classes) = values[1] else {
                    return Err(self.unsupported(state, "a float class that is not constant"));
                };
                universe.float_class(format, classes as u32, values[0])
            }
            I::FloatToInteger(rounding) => {
                let rounded = universe.float_unary(state.rounding, rounding, format, values[0]);
                let (integer, _) = universe.float_to_integer(true, format, into.width(), rounded);
                integer
            }
            I::FloatToIntegerSaturated { signed } => {
                let width = into.width();
                let (integer, fits) = universe.float_to_integer(signed, format, width, values[0]);
                let float = universe.float(format, values[0]);
                let nan = universe.arena.fp_is_nan(float);
                let bits = universe.arena.float_to_bits(float);
                let sign = universe
                    .arena
                    .extract(bits, format.bits() - 1, format.bits() - 1);
                let one_bit = universe.arena.bv(1, 1);
                let negative = universe.arena.eq(sign, one_bit);
                let (low, high) = bounds(universe, signed, width);
                let bound = universe.select(negative, low, high, width);
                let zero = universe.zero(width);
                let outside = universe.select(nan, zero, bound, width);
                universe.select(fits, integer, outside, width)
            }
            _ => return Err(self.unsupported(state, format!("the intrinsic {}", op.name))),
        })
    }

    pub(super) fn reduce(
        &mut self,
        state: &mut State,
        op: &IntrinsicOp,
        reduction: Reduction,
    ) -> Result<(), End> {
        // The ordered float reductions start from their first argument.
        let lanes = op.arguments.last().expect("a reduction has an operand");
        let scalar = lanes.leaves[0].scalar;
        let mut values: Vec<Value> = lanes.values.iter().map(|arg| read(state, *arg)).collect();
        if op.arguments.len() == 2 {
            values.insert(0, read(state, op.arguments[0].values[0]));
        }
        let mut result = values[0];
        for value in &values[1..] {
            result = match (reduction, scalar) {
                (Reduction::Binary(operation), _) => {
                    self.universe
                        .binary(operation, scalar.width(), result, *value)
                }
                (Reduction::Extremum(predicate), _) => {
                    let keep = self
                        .universe
                        .compare(predicate, scalar.width(), result, *value);
                    let keep = self.universe.condition(keep);
                    self.universe.select(keep, result, *value, scalar.width())
                }
                (Reduction::Float(operation), Scalar::Float(format)) => {
                    self.universe
                        .float_binary(state.rounding, operation, format, result, *value)
                }
                (Reduction::FloatMin { maximum }, Scalar::Float(format)) => self
                    .universe
                    .float_extremum(format, maximum, result, *value),
                _ => return Err(self.unsupported(state, format!("the intrinsic {}", op.name))),
            };
        }
        state.top.set(op.result, result);
        Ok(())
    }
}

/// The least and the greatest integer of a type.
fn bounds(
    universe: &mut crate::value::universe::Universe,
    signed: bool,
    width: u32,
) -> (Value, Value) {
    if !signed {
        return (universe.zero(width), universe.ones(width));
    }
    let one = universe.integer(width, 1);
    let top = universe.integer(width, u64::from(width - 1));
    let minimum = universe.binary(BinaryOp::Shl, width, one, top);
    let maximum = universe.binary(BinaryOp::Sub, width, minimum, one);
    (minimum, maximum)
}

/// The exact result of an operation on words.
fn wide(op: BinaryOp, signed: bool, width: u32, left: u64, right: u64) -> i128 {
    let extend = |word| {
        if signed {
            i128::from(crate::value::sign_extend(word, width))
        } else {
            i128::from(word)
        }
    };
    let (left, right) = (extend(left), extend(right));
    match op {
        BinaryOp::Add => left + right,
        BinaryOp::Sub => left - right,
        _ => left.wrapping_mul(right),
    }
}
