//! Float operators as Z3 expressions, and the way between floats and patterns.
//!
//! SMT-LIB leaves the pattern of a NaN open and has no format that stores its
//! integer bit; here a NaN has the one canonical pattern the terms give it, and
//! the x87 format is the (15, 64) format with the stored bit added and removed.

use verify_term::{Arena, FloatFormat, Node, Op, RoundingMode, Sort};
use z3_sys::{
    Z3_mk_concat, Z3_mk_eq, Z3_mk_fpa_abs, Z3_mk_fpa_add, Z3_mk_fpa_div, Z3_mk_fpa_eq,
    Z3_mk_fpa_fma, Z3_mk_fpa_is_infinite, Z3_mk_fpa_is_nan, Z3_mk_fpa_is_negative,
    Z3_mk_fpa_is_normal, Z3_mk_fpa_is_subnormal, Z3_mk_fpa_is_zero, Z3_mk_fpa_leq, Z3_mk_fpa_lt,
    Z3_mk_fpa_mul, Z3_mk_fpa_nan, Z3_mk_fpa_neg, Z3_mk_fpa_rem,
    Z3_mk_fpa_round_nearest_ties_to_away, Z3_mk_fpa_round_nearest_ties_to_even,
    Z3_mk_fpa_round_to_integral, Z3_mk_fpa_round_toward_negative, Z3_mk_fpa_round_toward_positive,
    Z3_mk_fpa_round_toward_zero, Z3_mk_fpa_sqrt, Z3_mk_fpa_to_fp_bv, Z3_mk_fpa_to_fp_float,
    Z3_mk_fpa_to_fp_signed, Z3_mk_fpa_to_fp_unsigned, Z3_mk_fpa_to_ieee_bv, Z3_mk_fpa_to_sbv,
    Z3_mk_fpa_to_ubv, Z3_mk_ite, Z3_mk_not,
};

use super::context::{Ast, Context, Kind, Z3Error};
use super::translate::sort;

/// The expression of a float operator.
pub(super) fn build(
    arena: &Arena,
    z3: &Context,
    node: &Node,
    operand: &dyn Fn(usize) -> Ast,
) -> Result<Ast, Z3Error> {
    let unary = |function| z3.unary(function, operand(0));
    let binary = |function| z3.binary(function, operand(0), operand(1));
    let rounded =
        |mode, function| z3.ternary(function, rounding(z3, mode)?, operand(0), operand(1));
    match node.op {
        Op::FloatFromBits => from_bits(z3, format_of(node.sort), operand(0)),
        Op::FloatToBits => to_bits(z3, arena.float_format(node.children()[0]), operand(0)),
        Op::FpNeg => unary(Z3_mk_fpa_neg),
        Op::FpAbs => unary(Z3_mk_fpa_abs),
        Op::FpAdd(mode) => rounded(mode, Z3_mk_fpa_add),
        Op::FpMul(mode) => rounded(mode, Z3_mk_fpa_mul),
        Op::FpDiv(mode) => rounded(mode, Z3_mk_fpa_div),
        Op::FpRem => binary(Z3_mk_fpa_rem),
        Op::FpFma(mode) => z3.quaternary(
            Z3_mk_fpa_fma,
            [rounding(z3, mode)?, operand(0), operand(1), operand(2)],
        ),
        Op::FpSqrt(mode) => z3.binary(Z3_mk_fpa_sqrt, rounding(z3, mode)?, operand(0)),
        Op::FpRoundToIntegral(mode) => {
            z3.binary(Z3_mk_fpa_round_to_integral, rounding(z3, mode)?, operand(0))
        }
        Op::FpEq => binary(Z3_mk_fpa_eq),
        Op::FpLt => binary(Z3_mk_fpa_lt),
        Op::FpLe => binary(Z3_mk_fpa_leq),
        Op::FpIsNan => unary(Z3_mk_fpa_is_nan),
        Op::FpIsInfinite => unary(Z3_mk_fpa_is_infinite),
        Op::FpIsZero => unary(Z3_mk_fpa_is_zero),
        Op::FpIsNormal => unary(Z3_mk_fpa_is_normal),
        Op::FpIsSubnormal => unary(Z3_mk_fpa_is_subnormal),
        Op::FpIsNegative => unary(Z3_mk_fpa_is_negative),
        Op::FpToFp(mode) => convert(z3, node.sort, mode, Z3_mk_fpa_to_fp_float, operand(0)),
        Op::FpFromSigned(mode) => convert(z3, node.sort, mode, Z3_mk_fpa_to_fp_signed, operand(0)),
        Op::FpFromUnsigned(mode) => {
            convert(z3, node.sort, mode, Z3_mk_fpa_to_fp_unsigned, operand(0))
        }
        Op::FpToSigned(mode) => z3.to_integer(
            Z3_mk_fpa_to_sbv,
            rounding(z3, mode)?,
            operand(0),
            width_of(node.sort),
        ),
        Op::FpToUnsigned(mode) => z3.to_integer(
            Z3_mk_fpa_to_ubv,
            rounding(z3, mode)?,
            operand(0),
            width_of(node.sort),
        ),
        other => unreachable!("{other:?} is translated with the bit-vectors"),
    }
}

fn format_of(sort: Sort) -> FloatFormat {
    match sort {
        Sort::Float(format) => format,
        other => unreachable!("a float was expected, not a {other}"),
    }
}

fn width_of(sort: Sort) -> u32 {
    sort.bit_width()
        .expect("conversions to integers give bit-vectors")
}

fn rounding(z3: &Context, mode: RoundingMode) -> Result<Ast, Z3Error> {
    z3.nullary(match mode {
        RoundingMode::NearestEven => Z3_mk_fpa_round_nearest_ties_to_even,
        RoundingMode::NearestAway => Z3_mk_fpa_round_nearest_ties_to_away,
        RoundingMode::TowardPositive => Z3_mk_fpa_round_toward_positive,
        RoundingMode::TowardNegative => Z3_mk_fpa_round_toward_negative,
        RoundingMode::TowardZero => Z3_mk_fpa_round_toward_zero,
    })
}

fn convert(
    z3: &Context,
    to: Sort,
    mode: RoundingMode,
    function: super::context::Converting,
    operand: Ast,
) -> Result<Ast, Z3Error> {
    z3.converting(function, rounding(z3, mode)?, operand, sort(z3, to)?)
}

/// A float constant from its pattern.
pub(super) fn constant(z3: &Context, format: FloatFormat, bits: u128) -> Result<Ast, Z3Error> {
    let pattern = z3.number(format.bits(), bits)?;
    from_bits(z3, format, pattern)
}

/// Where the parts of an x87 pattern lie: sign, exponent, integer bit, fraction.
const X87_SIGN: u32 = 79;
const X87_INTEGER: u32 = 63;

/// The float with the given pattern.
fn from_bits(z3: &Context, format: FloatFormat, pattern: Ast) -> Result<Ast, Z3Error> {
    let kind = sort(z3, Sort::Float(format))?;
    if format != FloatFormat::X87 {
        return z3.with_sort(Z3_mk_fpa_to_fp_bv, pattern, kind);
    }
    let sign = z3.extract(X87_SIGN, X87_SIGN, pattern)?;
    let exponent = z3.extract(X87_SIGN - 1, X87_INTEGER + 1, pattern)?;
    let integer = z3.extract(X87_INTEGER, X87_INTEGER, pattern)?;
    let fraction = z3.extract(X87_INTEGER - 1, 0, pattern)?;
    let has_integer = z3.binary(Z3_mk_eq, integer, z3.number(1, 1)?)?;
    let low_exponent = z3.binary(Z3_mk_eq, exponent, z3.number(15, 0)?)?;
    // With exponent zero the integer bit makes a pseudo-denormal, the number that
    // exponent one denotes; with any other exponent it must be there.
    let one = z3.number(15, 1)?;
    let raised = z3.and(&[low_exponent, has_integer])?;
    let exponent = z3.ternary(Z3_mk_ite, raised, one, exponent)?;
    let ieee = z3.binary(Z3_mk_concat, sign, exponent)?;
    let ieee = z3.binary(Z3_mk_concat, ieee, fraction)?;
    let number = z3.with_sort(Z3_mk_fpa_to_fp_bv, ieee, kind)?;
    let invalid = z3.and(&[
        z3.unary(Z3_mk_not, low_exponent)?,
        z3.unary(Z3_mk_not, has_integer)?,
    ])?;
    z3.ternary(Z3_mk_ite, invalid, nan(z3, kind)?, number)
}

fn nan(z3: &Context, kind: Kind) -> Result<Ast, Z3Error> {
    z3.of_sort(Z3_mk_fpa_nan, kind)
}

/// The pattern of a float, canonical for NaNs.
pub(super) fn to_bits(z3: &Context, format: FloatFormat, float: Ast) -> Result<Ast, Z3Error> {
    let ieee = z3.unary(Z3_mk_fpa_to_ieee_bv, float)?;
    let pattern = if format == FloatFormat::X87 {
        let head = z3.extract(X87_SIGN - 1, X87_INTEGER, ieee)?;
        let exponent = z3.extract(X87_SIGN - 2, X87_INTEGER, ieee)?;
        let fraction = z3.extract(X87_INTEGER - 1, 0, ieee)?;
        let low_exponent = z3.binary(Z3_mk_eq, exponent, z3.number(15, 0)?)?;
        let integer = z3.ternary(Z3_mk_ite, low_exponent, z3.number(1, 0)?, z3.number(1, 1)?)?;
        let tail = z3.binary(Z3_mk_concat, integer, fraction)?;
        z3.binary(Z3_mk_concat, head, tail)?
    } else {
        ieee
    };
    let is_nan = z3.unary(Z3_mk_fpa_is_nan, float)?;
    let nan = z3.number(format.bits(), canonical_nan(format))?;
    z3.ternary(Z3_mk_ite, is_nan, nan, pattern)
}

/// The pattern the terms give every NaN: positive, quiet, nothing else set.
fn canonical_nan(format: FloatFormat) -> u128 {
    let fraction = format.significand_bits() - 1;
    let stored_integer = u32::from(format == FloatFormat::X87);
    let exponent = ((1u128 << format.exponent_bits()) - 1) << (fraction + stored_integer);
    let integer = u128::from(stored_integer) << fraction;
    exponent | integer | 1 << (fraction - 1)
}
