//! What each operator computes, on values.
//!
//! The one definition that constant folding and evaluation share. Select and Store are applied to
//! whole arrays here; the evaluator avoids building those where it can.

use std::cmp::Ordering;

use crate::bits::BitVector;
use crate::float::{self, Class};
use crate::term::{FloatFormat, Op, Sort};
use crate::value::{ArrayValue, Value};

fn boolean(value: &Value) -> bool {
    match value {
        Value::Bool(value) => *value,
        other => unreachable!("a boolean operand has the value {other:?}"),
    }
}

fn bits(value: &Value) -> &BitVector {
    match value {
        Value::BitVec(bits) => bits,
        other => unreachable!("a bit-vector operand has the value {other:?}"),
    }
}

fn float(value: &Value) -> (FloatFormat, u128) {
    match value {
        Value::Float(format, bits) => (*format, *bits),
        other => unreachable!("a float operand has the value {other:?}"),
    }
}

fn array(value: &Value) -> &ArrayValue {
    match value {
        Value::Array(array) => array,
        other => unreachable!("an array operand has the value {other:?}"),
    }
}

/// The value of `op` applied to `arguments`, of the given sort.
///
/// `True`, `Constant` and `Variable` have no operands to compute from and are the caller's.
pub(crate) fn apply(op: Op, sort: Sort, arguments: &[Value]) -> Value {
    match sort {
        Sort::Bool if op != Op::Ite => Value::Bool(predicate(op, arguments)),
        _ => match op {
            Op::Ite if boolean(&arguments[0]) => arguments[1].clone(),
            Op::Ite => arguments[2].clone(),
            Op::ConstArray | Op::Store => Value::Array(array_result(op, sort, arguments)),
            _ => match sort {
                Sort::BitVec(width) => Value::BitVec(bit_vector(op, width, arguments)),
                Sort::Float(format) => Value::Float(format, float_result(op, format, arguments)),
                _ => unreachable!("{op:?} does not give a value of sort {sort}"),
            },
        },
    }
}

fn predicate(op: Op, arguments: &[Value]) -> bool {
    let a = &arguments[0];
    match op {
        Op::Not => !boolean(a),
        Op::And => boolean(a) && boolean(&arguments[1]),
        Op::Eq => *a == arguments[1],
        Op::Ult => bits(a).compare_unsigned(bits(&arguments[1])) == Ordering::Less,
        Op::Slt => bits(a).compare_signed(bits(&arguments[1])) == Ordering::Less,
        Op::UMulOverflows => bits(a).umul_overflows(bits(&arguments[1])),
        Op::SMulOverflows => bits(a).smul_overflows(bits(&arguments[1])),
        _ => float_predicate(op, arguments),
    }
}

fn float_predicate(op: Op, arguments: &[Value]) -> bool {
    let (format, a) = float(&arguments[0]);
    let class = || float::classify(format, a);
    let compared = || float::compare(format, a, float(&arguments[1]).1);
    match op {
        Op::FpEq => compared() == Some(Ordering::Equal),
        Op::FpLt => compared() == Some(Ordering::Less),
        Op::FpLe => matches!(compared(), Some(Ordering::Less | Ordering::Equal)),
        Op::FpIsNan => class() == Class::Nan,
        Op::FpIsInfinite => class() == Class::Infinite,
        Op::FpIsZero => class() == Class::Zero,
        Op::FpIsNormal => class() == Class::Normal,
        Op::FpIsSubnormal => class() == Class::Subnormal,
        Op::FpIsNegative => float::is_negative(format, a),
        _ => unreachable!("{op:?} is no predicate"),
    }
}

fn bit_vector(op: Op, width: u32, arguments: &[Value]) -> BitVector {
    let first = &arguments[0];
    match op {
        Op::BvNot => bits(first).not(),
        Op::BvAnd => bits(first).and(bits(&arguments[1])),
        Op::BvOr => bits(first).or(bits(&arguments[1])),
        Op::BvXor => bits(first).xor(bits(&arguments[1])),
        Op::Neg => bits(first).neg(),
        Op::Add => bits(first).add(bits(&arguments[1])),
        Op::Sub => bits(first).sub(bits(&arguments[1])),
        Op::Mul => bits(first).mul(bits(&arguments[1])),
        Op::UDiv => bits(first).udiv(bits(&arguments[1])),
        Op::URem => bits(first).urem(bits(&arguments[1])),
        Op::SDiv => bits(first).sdiv(bits(&arguments[1])),
        Op::SRem => bits(first).srem(bits(&arguments[1])),
        Op::Shl => bits(first).shl(bits(&arguments[1])),
        Op::LShr => bits(first).lshr(bits(&arguments[1])),
        Op::AShr => bits(first).ashr(bits(&arguments[1])),
        Op::Concat => bits(first).concat(bits(&arguments[1])),
        Op::Extract { low } => bits(first).extract(low + width - 1, low),
        Op::ZExt => bits(first).zext(width),
        Op::SExt => bits(first).sext(width),
        Op::Select => array(first).select(bits(&arguments[1])).clone(),
        Op::FloatToBits => BitVector::from_u128(width, float(first).1),
        Op::FpToSigned(mode) => {
            let (format, value) = float(first);
            float::to_signed(format, mode, width, value).unwrap_or_else(|| BitVector::zero(width))
        }
        Op::FpToUnsigned(mode) => {
            let (format, value) = float(first);
            float::to_unsigned(format, mode, width, value).unwrap_or_else(|| BitVector::zero(width))
        }
        _ => unreachable!("{op:?} does not give a bit-vector"),
    }
}

fn float_result(op: Op, format: FloatFormat, arguments: &[Value]) -> u128 {
    let operand = |index: usize| float(&arguments[index]).1;
    match op {
        Op::FloatFromBits => {
            let pattern = bits(&arguments[0]).to_u128();
            float::canonicalize(format, pattern.expect("formats have at most 128 bits"))
        }
        Op::FpNeg => float::negate(format, operand(0)),
        Op::FpAbs => float::absolute(format, operand(0)),
        Op::FpAdd(mode) => float::add(format, mode, operand(0), operand(1)),
        Op::FpMul(mode) => float::multiply(format, mode, operand(0), operand(1)),
        Op::FpDiv(mode) => float::divide(format, mode, operand(0), operand(1)),
        Op::FpRem => float::remainder(format, operand(0), operand(1)),
        Op::FpFma(mode) => float::multiply_add(format, mode, operand(0), operand(1), operand(2)),
        Op::FpSqrt(mode) => float::square_root(format, mode, operand(0)),
        Op::FpRoundToIntegral(mode) => float::round_to_integral(format, mode, operand(0)),
        Op::FpToFp(mode) => {
            let (from, value) = float(&arguments[0]);
            float::convert(from, format, mode, value)
        }
        Op::FpFromSigned(mode) => float::from_signed(format, mode, bits(&arguments[0])),
        Op::FpFromUnsigned(mode) => float::from_unsigned(format, mode, bits(&arguments[0])),
        _ => unreachable!("{op:?} does not give a float"),
    }
}

fn array_result(op: Op, sort: Sort, arguments: &[Value]) -> ArrayValue {
    match (op, sort) {
        (Op::ConstArray, Sort::Array { index, .. }) => {
            ArrayValue::filled(index, bits(&arguments[0]).clone())
        }
        (Op::Store, _) => {
            let mut stored = array(&arguments[0]).clone();
            stored.store(bits(&arguments[1]).clone(), bits(&arguments[2]).clone());
            stored
        }
        _ => unreachable!("{op:?} does not give an array"),
    }
}
