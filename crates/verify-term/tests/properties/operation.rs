//! The operations a random term is made of: one for each builder.

use verify_term::{Arena, FloatFormat, RoundingMode, Sort, TermId};

/// A builder and what it needs beside its operands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Operation {
    Not,
    And,
    Or,
    Xor,
    Implies,
    Ite,
    Eq,
    Compare(Comparison),
    Unary(Unary),
    Binary(Binary),
    Overflow(Overflow),
    NegOverflows,
    Concat,
    Extract { high: u32, low: u32 },
    Zext(u32),
    Sext(u32),
    BoolToBv(u32),
    ConstArray(u32),
    Select,
    Store,
    FromBits(FloatFormat),
    ToBits,
    Float(FloatOperation),
    FloatTest(FloatTest),
    FloatConvert(RoundingMode, FloatFormat),
    FromSigned(RoundingMode, FloatFormat),
    FromUnsigned(RoundingMode, FloatFormat),
    ToSigned(RoundingMode, u32),
    ToUnsigned(RoundingMode, u32),
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Comparison {
    Ult,
    Ule,
    Ugt,
    Uge,
    Slt,
    Sle,
    Sgt,
    Sge,
}

impl Comparison {
    pub const ALL: [Comparison; 8] = [
        Comparison::Ult,
        Comparison::Ule,
        Comparison::Ugt,
        Comparison::Uge,
        Comparison::Slt,
        Comparison::Sle,
        Comparison::Sgt,
        Comparison::Sge,
    ];
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Unary {
    Not,
    Neg,
    PopCount,
    LeadingZeros,
    TrailingZeros,
    BitReverse,
    ByteSwap,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Binary {
    Add,
    Sub,
    Mul,
    UDiv,
    URem,
    SDiv,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
    RotateLeft,
    RotateRight,
}

impl Binary {
    pub const ALL: [Binary; 15] = [
        Binary::Add,
        Binary::Sub,
        Binary::Mul,
        Binary::UDiv,
        Binary::URem,
        Binary::SDiv,
        Binary::SRem,
        Binary::Shl,
        Binary::LShr,
        Binary::AShr,
        Binary::And,
        Binary::Or,
        Binary::Xor,
        Binary::RotateLeft,
        Binary::RotateRight,
    ];
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Overflow {
    AddSigned,
    AddUnsigned,
    SubSigned,
    SubUnsigned,
    MulSigned,
    MulUnsigned,
    Sdiv,
}

impl Overflow {
    pub const ALL: [Overflow; 7] = [
        Overflow::AddSigned,
        Overflow::AddUnsigned,
        Overflow::SubSigned,
        Overflow::SubUnsigned,
        Overflow::MulSigned,
        Overflow::MulUnsigned,
        Overflow::Sdiv,
    ];
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FloatOperation {
    Neg,
    Abs,
    Add(RoundingMode),
    Sub(RoundingMode),
    Mul(RoundingMode),
    Div(RoundingMode),
    Rem,
    Fmod,
    Fma(RoundingMode),
    Round(RoundingMode),
    Min,
    Max,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FloatTest {
    Eq,
    Lt,
    Le,
    IsNan,
    IsInfinite,
    IsZero,
    IsNormal,
    IsSubnormal,
    IsNegative,
    IsPositive,
}

impl Operation {
    /// The term that the builder gives.
    pub fn build(self, arena: &mut Arena, operands: &[TermId]) -> TermId {
        match (self, operands) {
            (Operation::Not, &[a]) => arena.not(a),
            (Operation::And, &[a, b]) => arena.and(a, b),
            (Operation::Or, &[a, b]) => arena.or(a, b),
            (Operation::Xor, &[a, b]) => arena.xor(a, b),
            (Operation::Implies, &[a, b]) => arena.implies(a, b),
            (Operation::Ite, &[c, a, b]) => arena.ite(c, a, b),
            (Operation::Eq, &[a, b]) => arena.eq(a, b),
            (Operation::Compare(which), &[a, b]) => compare(arena, which, a, b),
            (Operation::Unary(which), &[a]) => unary(arena, which, a),
            (Operation::Binary(which), &[a, b]) => binary(arena, which, a, b),
            (Operation::Overflow(which), &[a, b]) => overflow(arena, which, a, b),
            (Operation::NegOverflows, &[a]) => arena.neg_overflows(a),
            (Operation::Concat, &[a, b]) => arena.concat(a, b),
            (Operation::Extract { high, low }, &[a]) => arena.extract(a, high, low),
            (Operation::Zext(width), &[a]) => arena.zext(a, width),
            (Operation::Sext(width), &[a]) => arena.sext(a, width),
            (Operation::BoolToBv(width), &[a]) => arena.bool_to_bv(a, width),
            (Operation::ConstArray(index), &[a]) => arena.const_array(index, a),
            (Operation::Select, &[a, i]) => arena.select(a, i),
            (Operation::Store, &[a, i, e]) => arena.store(a, i, e),
            (Operation::FromBits(format), &[a]) => arena.float_from_bits(format, a),
            (Operation::ToBits, &[a]) => arena.float_to_bits(a),
            (Operation::Float(which), _) => float(arena, which, operands),
            (Operation::FloatTest(which), _) => float_test(arena, which, operands),
            (Operation::FloatConvert(mode, format), &[a]) => arena.fp_to_fp(mode, format, a),
            (Operation::FromSigned(mode, format), &[a]) => arena.fp_from_signed(mode, format, a),
            (Operation::FromUnsigned(mode, format), &[a]) => {
                arena.fp_from_unsigned(mode, format, a)
            }
            (Operation::ToSigned(mode, width), &[a]) => arena.fp_to_signed(mode, width, a),
            (Operation::ToUnsigned(mode, width), &[a]) => arena.fp_to_unsigned(mode, width, a),
            _ => panic!("{self:?} of {} operands", operands.len()),
        }
    }

    /// The sort of the result.
    pub fn sort(self, operands: &[Sort]) -> Sort {
        let width = |index: usize| match operands[index] {
            Sort::BitVec(width) => width,
            other => panic!("{self:?} of a {other}"),
        };
        match self {
            Operation::Not
            | Operation::And
            | Operation::Or
            | Operation::Xor
            | Operation::Implies
            | Operation::Eq
            | Operation::Compare(_)
            | Operation::Overflow(_)
            | Operation::NegOverflows
            | Operation::FloatTest(_) => Sort::Bool,
            Operation::Ite => operands[1],
            Operation::Unary(_) | Operation::Binary(_) => operands[0],
            Operation::Store | Operation::Float(_) => operands[0],
            Operation::Concat => Sort::BitVec(width(0) + width(1)),
            Operation::Extract { high, low } => Sort::BitVec(high - low + 1),
            Operation::Zext(width) | Operation::Sext(width) => Sort::BitVec(width),
            Operation::BoolToBv(width) => Sort::BitVec(width),
            Operation::ToSigned(_, width) | Operation::ToUnsigned(_, width) => Sort::BitVec(width),
            Operation::ConstArray(index) => Sort::Array {
                index,
                element: width(0),
            },
            Operation::Select => match operands[0] {
                Sort::Array { element, .. } => Sort::BitVec(element),
                other => panic!("select of a {other}"),
            },
            Operation::ToBits => match operands[0] {
                Sort::Float(format) => Sort::BitVec(format.bits()),
                other => panic!("pattern of a {other}"),
            },
            Operation::FromBits(format)
            | Operation::FloatConvert(_, format)
            | Operation::FromSigned(_, format)
            | Operation::FromUnsigned(_, format) => Sort::Float(format),
        }
    }
}

fn compare(arena: &mut Arena, which: Comparison, a: TermId, b: TermId) -> TermId {
    match which {
        Comparison::Ult => arena.ult(a, b),
        Comparison::Ule => arena.ule(a, b),
        Comparison::Ugt => arena.ugt(a, b),
        Comparison::Uge => arena.uge(a, b),
        Comparison::Slt => arena.slt(a, b),
        Comparison::Sle => arena.sle(a, b),
        Comparison::Sgt => arena.sgt(a, b),
        Comparison::Sge => arena.sge(a, b),
    }
}

fn unary(arena: &mut Arena, which: Unary, a: TermId) -> TermId {
    match which {
        Unary::Not => arena.bvnot(a),
        Unary::Neg => arena.neg(a),
        Unary::PopCount => arena.popcount(a),
        Unary::LeadingZeros => arena.leading_zeros(a),
        Unary::TrailingZeros => arena.trailing_zeros(a),
        Unary::BitReverse => arena.bit_reverse(a),
        Unary::ByteSwap => arena.byte_swap(a),
    }
}

fn binary(arena: &mut Arena, which: Binary, a: TermId, b: TermId) -> TermId {
    match which {
        Binary::Add => arena.add(a, b),
        Binary::Sub => arena.sub(a, b),
        Binary::Mul => arena.mul(a, b),
        Binary::UDiv => arena.udiv(a, b),
        Binary::URem => arena.urem(a, b),
        Binary::SDiv => arena.sdiv(a, b),
        Binary::SRem => arena.srem(a, b),
        Binary::Shl => arena.shl(a, b),
        Binary::LShr => arena.lshr(a, b),
        Binary::AShr => arena.ashr(a, b),
        Binary::And => arena.bvand(a, b),
        Binary::Or => arena.bvor(a, b),
        Binary::Xor => arena.bvxor(a, b),
        Binary::RotateLeft => arena.rotate_left(a, b),
        Binary::RotateRight => arena.rotate_right(a, b),
    }
}

fn overflow(arena: &mut Arena, which: Overflow, a: TermId, b: TermId) -> TermId {
    match which {
        Overflow::AddSigned => arena.add_overflows_signed(a, b),
        Overflow::AddUnsigned => arena.add_overflows_unsigned(a, b),
        Overflow::SubSigned => arena.sub_overflows_signed(a, b),
        Overflow::SubUnsigned => arena.sub_overflows_unsigned(a, b),
        Overflow::MulSigned => arena.mul_overflows_signed(a, b),
        Overflow::MulUnsigned => arena.mul_overflows_unsigned(a, b),
        Overflow::Sdiv => arena.sdiv_overflows(a, b),
    }
}

fn float(arena: &mut Arena, which: FloatOperation, operands: &[TermId]) -> TermId {
    match (which, operands) {
        (FloatOperation::Neg, &[a]) => arena.fp_neg(a),
        (FloatOperation::Abs, &[a]) => arena.fp_abs(a),
        (FloatOperation::Add(mode), &[a, b]) => arena.fp_add(mode, a, b),
        (FloatOperation::Sub(mode), &[a, b]) => arena.fp_sub(mode, a, b),
        (FloatOperation::Mul(mode), &[a, b]) => arena.fp_mul(mode, a, b),
        (FloatOperation::Div(mode), &[a, b]) => arena.fp_div(mode, a, b),
        (FloatOperation::Rem, &[a, b]) => arena.fp_rem(a, b),
        (FloatOperation::Fmod, &[a, b]) => arena.fp_fmod(a, b),
        (FloatOperation::Fma(mode), &[a, b, c]) => arena.fp_fma(mode, a, b, c),
        (FloatOperation::Round(mode), &[a]) => arena.fp_round_to_integral(mode, a),
        (FloatOperation::Min, &[a, b]) => arena.fp_min(a, b),
        (FloatOperation::Max, &[a, b]) => arena.fp_max(a, b),
        _ => panic!("{which:?} of {} operands", operands.len()),
    }
}

fn float_test(arena: &mut Arena, which: FloatTest, operands: &[TermId]) -> TermId {
    match (which, operands) {
        (FloatTest::Eq, &[a, b]) => arena.fp_eq(a, b),
        (FloatTest::Lt, &[a, b]) => arena.fp_lt(a, b),
        (FloatTest::Le, &[a, b]) => arena.fp_le(a, b),
        (FloatTest::IsNan, &[a]) => arena.fp_is_nan(a),
        (FloatTest::IsInfinite, &[a]) => arena.fp_is_infinite(a),
        (FloatTest::IsZero, &[a]) => arena.fp_is_zero(a),
        (FloatTest::IsNormal, &[a]) => arena.fp_is_normal(a),
        (FloatTest::IsSubnormal, &[a]) => arena.fp_is_subnormal(a),
        (FloatTest::IsNegative, &[a]) => arena.fp_is_negative(a),
        (FloatTest::IsPositive, &[a]) => arena.fp_is_positive(a),
        _ => panic!("{which:?} of {} operands", operands.len()),
    }
}
