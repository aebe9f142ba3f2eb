//! Which circuit belongs to which float operator.

use verify_term::{Arena, FloatFormat, Node, Op, Sort};

use super::super::divide::Divisions;
use super::super::failure::Declined;
use super::super::gate::{Bit, Circuit};
use super::super::word::{self, Word};
use super::parts::{Layout, Parts};
use super::{arithmetic, compare, convert};

/// The pattern of a float-valued operator, given the words of its operands.
pub(crate) fn operator<'a>(
    circuit: &mut Circuit,
    divisions: &mut Divisions,
    arena: &Arena,
    node: &Node,
    operand: impl Fn(usize) -> &'a [Bit],
) -> Result<Word, Declined> {
    let Sort::Float(format) = node.sort else {
        unreachable!("a float operator has a float sort");
    };
    let layout = Layout::of(format);
    let first_layout = || Layout::of(arena.float_format(node.children()[0]));
    Ok(match node.op {
        Op::FloatFromBits => canonical(circuit, format, operand(0)),
        Op::FpNeg => {
            let parts = Parts::of(circuit, layout, operand(0));
            with_sign(circuit, operand(0), !parts.sign, parts.nan)
        }
        Op::FpAbs => {
            let parts = Parts::of(circuit, layout, operand(0));
            with_sign(circuit, operand(0), Bit::FALSE, parts.nan)
        }
        Op::FpAdd(mode) => arithmetic::add(circuit, layout, mode, operand(0), operand(1)),
        Op::FpMul(mode) => arithmetic::multiply(circuit, layout, mode, operand(0), operand(1)),
        Op::FpDiv(mode) => {
            arithmetic::divide(circuit, divisions, layout, mode, [operand(0), operand(1)])
        }
        Op::FpFma(mode) => {
            arithmetic::multiply_add(circuit, layout, mode, [operand(0), operand(1), operand(2)])
        }
        Op::FpSqrt(mode) => arithmetic::square_root(circuit, layout, mode, operand(0)),
        Op::FpRoundToIntegral(mode) => convert::to_whole(circuit, layout, mode, operand(0)),
        Op::FpToFp(mode) => convert::to_format(circuit, first_layout(), layout, mode, operand(0)),
        Op::FpFromSigned(mode) => convert::from_integer(circuit, layout, mode, true, operand(0)),
        Op::FpFromUnsigned(mode) => convert::from_integer(circuit, layout, mode, false, operand(0)),
        other => return Err(Declined::Float(other)),
    })
}

/// The truth of a test or comparison of floats.
pub(crate) fn predicate<'a>(
    circuit: &mut Circuit,
    arena: &Arena,
    node: &Node,
    operand: impl Fn(usize) -> &'a [Bit],
) -> Result<Bit, Declined> {
    let layout = Layout::of(arena.float_format(node.children()[0]));
    Ok(match node.op {
        Op::FpEq => compare::equal(circuit, layout, operand(0), operand(1)),
        Op::FpLt => compare::less(circuit, layout, operand(0), operand(1), false),
        Op::FpLe => compare::less(circuit, layout, operand(0), operand(1), true),
        _ => {
            let parts = Parts::of(circuit, layout, operand(0));
            match node.op {
                Op::FpIsNan => parts.nan,
                Op::FpIsInfinite => parts.infinite,
                Op::FpIsZero => parts.zero,
                Op::FpIsSubnormal => parts.subnormal,
                Op::FpIsNormal => {
                    let others = [parts.nan, parts.infinite, parts.zero, parts.subnormal];
                    !circuit.or_all(others)
                }
                Op::FpIsNegative => circuit.and(parts.sign, !parts.nan),
                other => return Err(Declined::Float(other)),
            }
        }
    })
}

/// The integer of a whole number.
pub(crate) fn to_integer(
    circuit: &mut Circuit,
    format: FloatFormat,
    width: usize,
    pattern: &[Bit],
) -> Word {
    convert::to_integer(circuit, Layout::of(format), width, pattern)
}

/// `pattern` with another sign, unless it is the NaN.
fn with_sign(circuit: &mut Circuit, pattern: &[Bit], sign: Bit, nan: Bit) -> Word {
    let mut changed = pattern.to_vec();
    if let Some(top) = changed.last_mut() {
        *top = circuit.mux(nan, *top, sign);
    }
    changed
}

/// The canonical pattern of the float that any pattern denotes: one NaN, and for
/// the x87 format an integer bit that fits the exponent.
pub(crate) fn canonical(circuit: &mut Circuit, format: FloatFormat, pattern: &[Bit]) -> Word {
    let layout = Layout::of(format);
    let mut pattern = pattern.to_vec();
    let mut invalid = Bit::FALSE;
    if let Some(integer) = layout.integer_bit_of(&pattern) {
        let exponent = layout.exponent_of(&pattern).to_vec();
        let low = !circuit.or_all(exponent.iter().copied());
        // Without the bit only zeros and subnormal numbers are valid; with it the
        // exponents zero and one mean the same.
        invalid = circuit.and(!integer, !low);
        let mut exponent = exponent;
        let raised = circuit.and(integer, low);
        exponent[0] = circuit.or(exponent[0], raised);
        let fraction = layout.fraction_of(&pattern).to_vec();
        let sign = layout.sign_of(&pattern);
        pattern = layout.compose(circuit, sign, &exponent, &fraction);
    }
    let parts = Parts::of(circuit, layout, &pattern);
    let is_nan = circuit.or(parts.nan, invalid);
    let nan = layout.nan(circuit);
    word::mux(circuit, is_nan, &nan, &pattern)
}
