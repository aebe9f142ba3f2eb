//! The vocabulary of terms: identifiers, sorts and operators.
//!
//! Everything here is plain copyable data. How terms are stored is the arena's business
//! (`arena.rs`), what an operator computes is written in `semantics.rs`, and how it is simplified
//! under `build/`.

use std::fmt;

/// A term of one [`Arena`](crate::Arena).
///
/// Two structurally equal terms of one arena have the same id, so comparing ids compares terms.
/// The lowest bit of an id says that the term is the negation of a boolean node; negating a boolean
/// therefore costs nothing and never grows the arena.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TermId(u32);

impl TermId {
    /// The boolean constant *true*, the same in every arena.
    pub const TRUE: TermId = TermId(0);
    /// The boolean constant *false*, the same in every arena.
    pub const FALSE: TermId = TermId(1);

    /// A small number that identifies this term within its arena; always below
    /// [`Arena::len`](crate::Arena::len), so it can index a dense table. A boolean and its negation
    /// have different indices.
    #[must_use]
    pub fn index(self) -> usize {
        self.0 as usize
    }

    /// The term with the given [`index`](Self::index).
    #[must_use]
    pub fn from_index(index: usize) -> TermId {
        TermId(u32::try_from(index).expect("term indices come from ids of 32 bits"))
    }

    #[inline]
    pub(crate) fn from_node(node: usize) -> TermId {
        TermId((node as u32) << 1)
    }

    /// The position of the node behind this term, the same for a boolean and its negation.
    #[inline]
    pub(crate) fn node(self) -> usize {
        (self.0 >> 1) as usize
    }

    /// Whether this is the negation of a boolean node.
    #[inline]
    pub(crate) fn is_negated(self) -> bool {
        self.0 & 1 == 1
    }

    /// The boolean complement. Meaningless for other sorts.
    #[inline]
    pub(crate) fn complement(self) -> TermId {
        TermId(self.0 ^ 1)
    }

    /// This boolean without its negation.
    #[inline]
    pub(crate) fn positive(self) -> TermId {
        TermId(self.0 & !1)
    }

    #[inline]
    pub(crate) fn raw(self) -> u32 {
        self.0
    }

    #[inline]
    pub(crate) fn from_raw(raw: u32) -> TermId {
        TermId(raw)
    }
}

impl fmt::Debug for TermId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_negated() { "!" } else { "" };
        write!(f, "{sign}t{}", self.node())
    }
}

/// The type of a term.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sort {
    /// A truth value.
    Bool,
    /// A bit-vector of the given width, at least 1.
    BitVec(u32),
    /// A floating-point number.
    Float(FloatFormat),
    /// A total map from bit-vectors of `index` bits to bit-vectors of `element` bits.
    Array {
        /// The width of indices.
        index: u32,
        /// The width of elements.
        element: u32,
    },
}

impl Sort {
    /// The width of a bit-vector sort.
    #[inline]
    #[must_use]
    pub fn bit_width(self) -> Option<u32> {
        match self {
            Sort::BitVec(width) => Some(width),
            _ => None,
        }
    }
}

impl fmt::Display for Sort {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Sort::Bool => write!(f, "bool"),
            Sort::BitVec(width) => write!(f, "bv{width}"),
            Sort::Float(format) => write!(f, "{format}"),
            Sort::Array { index, element } => write!(f, "[bv{index} -> bv{element}]"),
        }
    }
}

/// The largest width an array's index or element can have.
pub const MAX_ARRAY_WIDTH: u32 = (1 << 15) - 1;

/// The largest width of a bit-vector.
pub const MAX_WIDTH: u32 = (1 << 30) - 1;

/// A sort in 32 bits: two bits of kind, thirty of payload.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct PackedSort(u32);

impl PackedSort {
    pub(crate) const BOOL: PackedSort = PackedSort(0);

    pub(crate) fn new(sort: Sort) -> PackedSort {
        match sort {
            Sort::Bool => PackedSort::BOOL,
            Sort::BitVec(width) => {
                assert!(
                    (1..=MAX_WIDTH).contains(&width),
                    "a bit-vector has at least one bit and at most {MAX_WIDTH}, not {width}"
                );
                PackedSort(1 | width << 2)
            }
            Sort::Float(format) => PackedSort(2 | (format as u32) << 2),
            Sort::Array { index, element } => {
                let allowed = 1..=MAX_ARRAY_WIDTH;
                assert!(
                    allowed.contains(&index) && allowed.contains(&element),
                    "array widths must lie between 1 and {MAX_ARRAY_WIDTH}"
                );
                PackedSort(3 | index << 2 | element << 17)
            }
        }
    }

    #[inline]
    pub(crate) fn unpack(self) -> Sort {
        let payload = self.0 >> 2;
        match self.0 & 3 {
            0 => Sort::Bool,
            1 => Sort::BitVec(payload),
            2 => Sort::Float(FloatFormat::ALL[payload as usize]),
            _ => Sort::Array {
                index: payload & MAX_ARRAY_WIDTH,
                element: payload >> 15,
            },
        }
    }

    pub(crate) fn raw(self) -> u32 {
        self.0
    }

    /// The width of a bit-vector sort, 0 for the others.
    pub(crate) fn bit_width(self) -> u32 {
        if self.0 & 3 == 1 { self.0 >> 2 } else { 0 }
    }
}

/// The binary floating-point formats LLVM knows, `ppc_fp128` excepted.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum FloatFormat {
    /// IEEE binary16.
    Half,
    /// The upper half of a binary32.
    BFloat,
    /// IEEE binary32.
    Single,
    /// IEEE binary64.
    Double,
    /// The 80-bit extended format of the x87, whose integer bit is stored.
    X87,
    /// IEEE binary128.
    Quad,
}

impl FloatFormat {
    /// Every format.
    pub const ALL: [FloatFormat; 6] = [
        FloatFormat::Half,
        FloatFormat::BFloat,
        FloatFormat::Single,
        FloatFormat::Double,
        FloatFormat::X87,
        FloatFormat::Quad,
    ];

    /// Width of the stored pattern: 80 for [`FloatFormat::X87`].
    #[must_use]
    pub fn bits(self) -> u32 {
        match self {
            FloatFormat::Half | FloatFormat::BFloat => 16,
            FloatFormat::Single => 32,
            FloatFormat::Double => 64,
            FloatFormat::X87 => 80,
            FloatFormat::Quad => 128,
        }
    }

    /// Width of the exponent, SMT-LIB's `eb`.
    #[must_use]
    pub fn exponent_bits(self) -> u32 {
        match self {
            FloatFormat::Half => 5,
            FloatFormat::BFloat | FloatFormat::Single => 8,
            FloatFormat::Double => 11,
            FloatFormat::X87 | FloatFormat::Quad => 15,
        }
    }

    /// Precision, the leading bit included: SMT-LIB's `sb`.
    #[must_use]
    pub fn significand_bits(self) -> u32 {
        match self {
            FloatFormat::Half => 11,
            FloatFormat::BFloat => 8,
            FloatFormat::Single => 24,
            FloatFormat::Double => 53,
            FloatFormat::X87 => 64,
            FloatFormat::Quad => 113,
        }
    }
}

impl fmt::Display for FloatFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FloatFormat::Half => "half",
            FloatFormat::BFloat => "bfloat",
            FloatFormat::Single => "float",
            FloatFormat::Double => "double",
            FloatFormat::X87 => "x87",
            FloatFormat::Quad => "quad",
        })
    }
}

/// How an inexact result is rounded (IEEE 754-2019, 4.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum RoundingMode {
    /// To the nearest, ties to the even one: the default of IEEE 754.
    NearestEven,
    /// To the nearest, ties away from zero.
    NearestAway,
    /// Up.
    TowardPositive,
    /// Down.
    TowardNegative,
    /// What is behind the point is dropped.
    TowardZero,
}

impl RoundingMode {
    /// Every one of them.
    pub const ALL: [RoundingMode; 5] = [
        RoundingMode::NearestEven,
        RoundingMode::NearestAway,
        RoundingMode::TowardPositive,
        RoundingMode::TowardNegative,
        RoundingMode::TowardZero,
    ];
}

/// The operator of a term.
///
/// The builders of [`Arena`](crate::Arena) offer more operations than there are operators: `or` is
/// a negated `And` of negations, `ule(a, b)` is `not (ult b a)`, `fp_sub` adds the negation, and so
/// on. Translators only ever meet what is listed here.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Op {
    /// The boolean *true*; *false* is its `Not`.
    True,
    /// A bit-vector or float constant.
    Constant,
    /// A free variable of any sort.
    Variable,

    /// Boolean negation of the only child.
    Not,
    /// Boolean conjunction.
    And,
    /// Equality of two terms of one sort. On floats this is identity: every NaN equals every other,
    /// and the two zeros differ.
    Eq,
    /// `if child 0 then child 1 else child 2`; the branches have any one sort.
    Ite,

    /// Unsigned less-than.
    Ult,
    /// Signed less-than.
    Slt,
    /// The product of two unsigned operands does not fit their width.
    UMulOverflows,
    /// The product of two signed operands does not fit their width.
    SMulOverflows,

    /// Bitwise complement.
    BvNot,
    /// Bitwise conjunction.
    BvAnd,
    /// Bitwise disjunction.
    BvOr,
    /// Bitwise exclusive disjunction.
    BvXor,
    /// Two's complement negation.
    Neg,
    /// The sum modulo 2^width.
    Add,
    /// The difference modulo 2^width.
    Sub,
    /// The product modulo 2^width.
    Mul,
    /// Unsigned quotient; all ones when the divisor is zero.
    UDiv,
    /// Unsigned remainder; the dividend when the divisor is zero.
    URem,
    /// Signed quotient, truncated. Division by zero gives 1 for a negative dividend, else -1.
    SDiv,
    /// Signed remainder with the dividend's sign; the dividend when the divisor is zero.
    SRem,
    /// Left shift; zero when the amount reaches the width.
    Shl,
    /// Logical right shift; zero when the amount reaches the width.
    LShr,
    /// Arithmetic right shift; copies of the sign when the amount reaches the width.
    AShr,
    /// Child 0 holds the high bits.
    Concat,
    /// The bits from `low` upwards; how many, the sort says.
    Extract {
        /// The position of the lowest bit taken.
        low: u32,
    },
    /// Zero extension to the sort's width.
    ZExt,
    /// Sign extension to the sort's width.
    SExt,

    /// The float with the given bit pattern.
    FloatFromBits,
    /// The bit pattern of a float; one canonical quiet NaN pattern for every NaN.
    FloatToBits,
    /// The sign flipped.
    FpNeg,
    /// The sign cleared.
    FpAbs,
    /// The sum, rounded once.
    FpAdd(RoundingMode),
    /// The product, rounded once.
    FpMul(RoundingMode),
    /// The quotient, rounded once.
    FpDiv(RoundingMode),
    /// IEEE remainder, SMT-LIB's `fp.rem`: the quotient is rounded to nearest, ties to even.
    FpRem,
    /// `child 0 * child 1 + child 2`, rounded once.
    FpFma(RoundingMode),
    /// The square root, rounded once.
    FpSqrt(RoundingMode),
    /// The integer in this direction, as a float.
    FpRoundToIntegral(RoundingMode),
    /// IEEE equality: NaN equals nothing, the zeros are equal.
    FpEq,
    /// Less; false where one is a NaN.
    FpLt,
    /// Less or equal; false where one is a NaN.
    FpLe,
    /// Whether it is no number.
    FpIsNan,
    /// Whether it is an infinity.
    FpIsInfinite,
    /// Whether it is a zero of either sign.
    FpIsZero,
    /// Whether it has a full significand.
    FpIsNormal,
    /// Whether it is below the least normal number, and not zero.
    FpIsSubnormal,
    /// The sign is set and the value is not a NaN.
    FpIsNegative,
    /// Conversion between formats.
    FpToFp(RoundingMode),
    /// A signed integer as a float.
    FpFromSigned(RoundingMode),
    /// An unsigned integer as a float.
    FpFromUnsigned(RoundingMode),
    /// Conversion to a signed bit-vector; the builder guarantees that the value fits.
    FpToSigned(RoundingMode),
    /// Conversion to an unsigned bit-vector; the builder guarantees that the value fits.
    FpToUnsigned(RoundingMode),

    /// The array whose every element is child 0.
    ConstArray,
    /// Element of array child 0 at index child 1.
    Select,
    /// Array child 0 with the element at index child 1 replaced by child 2.
    Store,
}

impl Op {
    /// How many children a term with this operator has.
    #[inline]
    #[must_use]
    pub fn arity(self) -> usize {
        match self {
            Op::True | Op::Constant | Op::Variable => 0,
            Op::Not
            | Op::BvNot
            | Op::Neg
            | Op::Extract { .. }
            | Op::ZExt
            | Op::SExt
            | Op::FloatFromBits
            | Op::FloatToBits
            | Op::FpNeg
            | Op::FpAbs
            | Op::FpSqrt(_)
            | Op::FpRoundToIntegral(_)
            | Op::FpIsNan
            | Op::FpIsInfinite
            | Op::FpIsZero
            | Op::FpIsNormal
            | Op::FpIsSubnormal
            | Op::FpIsNegative
            | Op::FpToFp(_)
            | Op::FpFromSigned(_)
            | Op::FpFromUnsigned(_)
            | Op::FpToSigned(_)
            | Op::FpToUnsigned(_)
            | Op::ConstArray => 1,
            Op::And
            | Op::Eq
            | Op::Ult
            | Op::Slt
            | Op::UMulOverflows
            | Op::SMulOverflows
            | Op::BvAnd
            | Op::BvOr
            | Op::BvXor
            | Op::Add
            | Op::Sub
            | Op::Mul
            | Op::UDiv
            | Op::URem
            | Op::SDiv
            | Op::SRem
            | Op::Shl
            | Op::LShr
            | Op::AShr
            | Op::Concat
            | Op::FpAdd(_)
            | Op::FpMul(_)
            | Op::FpDiv(_)
            | Op::FpRem
            | Op::FpEq
            | Op::FpLt
            | Op::FpLe
            | Op::Select => 2,
            Op::Ite | Op::FpFma(_) | Op::Store => 3,
        }
    }
}

/// What a translator sees of a term: operator, sort and children.
#[derive(Clone, Copy, Debug)]
pub struct Node {
    /// What is computed.
    pub op: Op,
    /// The sort of the result.
    pub sort: Sort,
    pub(crate) children: [TermId; 3],
}

impl Node {
    /// The operands, in order. Constants and variables have none.
    #[must_use]
    pub fn children(&self) -> &[TermId] {
        &self.children[..self.op.arity()]
    }
}
