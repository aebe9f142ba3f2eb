//! One node as an SMT-LIB expression, given the expressions of its children.

use crate::arena::Arena;
use crate::bits::BitVector;
use crate::float::{self, Class};
use crate::smtlib::symbol::smtlib_sort;
use crate::term::{FloatFormat, Node, Op, RoundingMode, Sort, TermId};

fn mode_name(mode: RoundingMode) -> &'static str {
    match mode {
        RoundingMode::NearestEven => "RNE",
        RoundingMode::NearestAway => "RNA",
        RoundingMode::TowardPositive => "RTP",
        RoundingMode::TowardNegative => "RTN",
        RoundingMode::TowardZero => "RTZ",
    }
}

pub(crate) fn bit_vector(value: &BitVector) -> String {
    if value.width().is_multiple_of(4) {
        return format!("#x{value:x}");
    }
    let digits = (0..value.width()).rev();
    let binary: String = digits
        .map(|i| if value.bit(i) { '1' } else { '0' })
        .collect();
    format!("#b{binary}")
}

/// The exponent's and the significand's width, as indexed identifiers want them.
fn format_indices(format: FloatFormat) -> String {
    format!("{} {}", format.exponent_bits(), format.significand_bits())
}

pub(crate) fn float_constant(format: FloatFormat, bits: u128) -> String {
    let sign = if float::is_negative(format, bits) {
        "-"
    } else {
        "+"
    };
    let indices = format_indices(format);
    match float::classify(format, bits) {
        Class::Nan => format!("(_ NaN {indices})"),
        Class::Infinite => format!("(_ {sign}oo {indices})"),
        Class::Zero => format!("(_ {sign}zero {indices})"),
        Class::Subnormal | Class::Normal => {
            let fraction_bits = format.significand_bits() - 1;
            let whole = BitVector::from_u128(format.bits(), bits);
            let top = format.bits() - 1;
            format!(
                "(fp {} {} {})",
                bit_vector(&whole.extract(top, top)),
                bit_vector(&whole.extract(top - 1, top - format.exponent_bits())),
                bit_vector(&whole.extract(fraction_bits - 1, 0)),
            )
        }
    }
}

/// A float given by its pattern.
fn float_from_bits(format: FloatFormat, bits: &str) -> String {
    if format != FloatFormat::X87 {
        return format!("((_ to_fp {}) {bits})", format_indices(format));
    }
    // The integer bit, 63, is stored. With exponent zero it makes a pseudo-denormal, which the
    // processor reads as having exponent one; missing with any other exponent it makes a pattern
    // the processor rejects.
    format!(
        "(let ((s ((_ extract 79 79) {bits})) (e ((_ extract 78 64) {bits})) \
         (i ((_ extract 63 63) {bits})) (f ((_ extract 62 0) {bits}))) \
         (ite (= i #b1) (fp s (ite (= e #b000000000000000) #b000000000000001 e) f) \
         (ite (= e #b000000000000000) (fp s e f) (_ NaN 15 64))))"
    )
}

/// The pattern of a float, given the name of one with the integer bit left out.
pub(crate) fn restore_integer_bit(pattern: &str) -> String {
    format!(
        "(concat ((_ extract 78 63) {pattern}) \
         (ite (= ((_ extract 77 63) {pattern}) #b000000000000000) #b0 #b1) \
         ((_ extract 62 0) {pattern}))"
    )
}

fn unsigned_product_overflows(width: u32, a: &str, b: &str) -> String {
    let zeros = bit_vector(&BitVector::zero(width));
    let top = 2 * width - 1;
    format!(
        "(not (= ((_ extract {top} {width}) (bvmul ((_ zero_extend {width}) {a}) \
         ((_ zero_extend {width}) {b}))) {zeros}))"
    )
}

fn signed_product_overflows(width: u32, a: &str, b: &str) -> String {
    format!(
        "(not (= ((_ sign_extend {width}) (bvmul {a} {b})) \
         (bvmul ((_ sign_extend {width}) {a}) ((_ sign_extend {width}) {b}))))"
    )
}

/// The operator's symbol, for those that are written as a plain application.
fn symbol(op: Op) -> Option<&'static str> {
    Some(match op {
        Op::Not => "not",
        Op::And => "and",
        Op::Eq => "=",
        Op::Ite => "ite",
        Op::Ult => "bvult",
        Op::Slt => "bvslt",
        Op::BvNot => "bvnot",
        Op::BvAnd => "bvand",
        Op::BvOr => "bvor",
        Op::BvXor => "bvxor",
        Op::Neg => "bvneg",
        Op::Add => "bvadd",
        Op::Sub => "bvsub",
        Op::Mul => "bvmul",
        Op::UDiv => "bvudiv",
        Op::URem => "bvurem",
        Op::SDiv => "bvsdiv",
        Op::SRem => "bvsrem",
        Op::Shl => "bvshl",
        Op::LShr => "bvlshr",
        Op::AShr => "bvashr",
        Op::Concat => "concat",
        Op::FpNeg => "fp.neg",
        Op::FpAbs => "fp.abs",
        Op::FpRem => "fp.rem",
        Op::FpEq => "fp.eq",
        Op::FpLt => "fp.lt",
        Op::FpLe => "fp.leq",
        Op::FpIsNan => "fp.isNaN",
        Op::FpIsInfinite => "fp.isInfinite",
        Op::FpIsZero => "fp.isZero",
        Op::FpIsNormal => "fp.isNormal",
        Op::FpIsSubnormal => "fp.isSubnormal",
        Op::FpIsNegative => "fp.isNegative",
        Op::Select => "select",
        Op::Store => "store",
        _ => return None,
    })
}

/// The head of an application whose symbol needs indices or a rounding mode.
fn indexed_head(op: Op, sort: Sort, operand_width: u32) -> Option<String> {
    let width = sort.bit_width().unwrap_or(0);
    let indices = match sort {
        Sort::Float(format) => format_indices(format),
        _ => String::new(),
    };
    Some(match op {
        Op::Extract { low } => format!("(_ extract {} {low})", low + width - 1),
        Op::ZExt => format!("(_ zero_extend {})", width - operand_width),
        Op::SExt => format!("(_ sign_extend {})", width - operand_width),
        Op::FpAdd(mode) => format!("fp.add {}", mode_name(mode)),
        Op::FpMul(mode) => format!("fp.mul {}", mode_name(mode)),
        Op::FpDiv(mode) => format!("fp.div {}", mode_name(mode)),
        Op::FpFma(mode) => format!("fp.fma {}", mode_name(mode)),
        Op::FpSqrt(mode) => format!("fp.sqrt {}", mode_name(mode)),
        Op::FpRoundToIntegral(mode) => format!("fp.roundToIntegral {}", mode_name(mode)),
        Op::FpToFp(mode) | Op::FpFromSigned(mode) => {
            format!("(_ to_fp {indices}) {}", mode_name(mode))
        }
        Op::FpFromUnsigned(mode) => {
            format!("(_ to_fp_unsigned {indices}) {}", mode_name(mode))
        }
        Op::FpToSigned(mode) => format!("(_ fp.to_sbv {width}) {}", mode_name(mode)),
        Op::FpToUnsigned(mode) => format!("(_ fp.to_ubv {width}) {}", mode_name(mode)),
        Op::ConstArray => format!("(as const {})", smtlib_sort(sort)),
        _ => return None,
    })
}

/// What a negation negates.
pub(crate) fn negated_operand(text: &str) -> Option<&str> {
    text.strip_prefix("(not ")?.strip_suffix(')')
}

/// The expression of a node that is neither a variable nor a conversion of a float to its pattern,
/// which have no expression of their own.
pub(crate) fn expression(arena: &Arena, term: TermId, node: &Node, children: &[&str]) -> String {
    if let (Op::And, [a, b]) = (node.op, children)
        && let (Some(a), Some(b)) = (negated_operand(a), negated_operand(b))
    {
        return format!("(not (or {a} {b}))");
    }
    if let Some(symbol) = symbol(node.op) {
        return format!("({symbol} {})", children.join(" "));
    }
    let operand_width = match node.children() {
        [first, ..] => arena.sort(*first).bit_width().unwrap_or(0),
        [] => 0,
    };
    if let Some(head) = indexed_head(node.op, node.sort, operand_width) {
        return format!("({head} {})", children.join(" "));
    }
    match (node.op, node.sort, children) {
        (Op::True, ..) => "true".to_owned(),
        (Op::Constant, Sort::Float(format), _) => {
            let bits = arena.as_float_bits(term);
            float_constant(format, bits.expect("a float constant has a pattern"))
        }
        (Op::Constant, ..) => {
            let value = arena.as_bit_vector(term);
            bit_vector(&value.expect("the other constants are bit-vectors"))
        }
        (Op::FloatFromBits, Sort::Float(format), [bits]) => float_from_bits(format, bits),
        (Op::UMulOverflows, _, [a, b]) => unsigned_product_overflows(operand_width, a, b),
        (Op::SMulOverflows, _, [a, b]) => signed_product_overflows(operand_width, a, b),
        (op, ..) => unreachable!("{op:?} has no expression of its own"),
    }
}
