//! Constants: everything whose value does not depend on an instruction.
//!
//! References to globals, functions and aliases are constants too, as in LLVM.

use crate::index::{AliasId, BlockId, ConstId, FunctionId, GlobalId, IFuncId, TypeId};
use crate::opcode::{
    ArithmeticFlags, BinaryOp, CastFlags, CastOp, FloatPredicate, GepFlags, IntPredicate,
};

/// A constant. Its type is [`Module::constant_type`](crate::Module::constant_type).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Constant {
    /// An integer of up to 64 bits, zero-extended.
    Integer(u64),
    /// An integer beyond 64 bits: words from the least significant, the last zero-extended.
    WideInteger(Box<[u64]>),
    /// A `half`, `bfloat`, `float` or `double`: the bits of the type's own format.
    Float(u64),
    /// An `x86_fp80`, `fp128` or `ppc_fp128`: the low and the high word of its bits.
    WideFloat(Box<[u64; 2]>),
    /// The null pointer.
    Null,
    /// The `none` token.
    None,
    /// `zeroinitializer` of any type.
    Zero,
    Undef,
    Poison,
    Array(Box<[ConstId]>),
    Struct(Box<[ConstId]>),
    Vector(Box<[ConstId]>),
    /// A vector whose elements are all this one.
    Splat(ConstId),
    /// An array of `i8` given as a string.
    Bytes(Box<[u8]>),
    Global(GlobalId),
    Function(FunctionId),
    Alias(AliasId),
    IFunc(IFuncId),
    BlockAddress {
        function: FunctionId,
        block: BlockId,
    },
    /// `dso_local_equivalent`: the operand is a function or an alias.
    DsoLocalEquivalent(ConstId),
    /// `no_cfi`: the operand is a function.
    NoCfi(ConstId),
    /// `ptrauth (ptr, i32 key[, i64 discriminator[, ptr address discriminator[, …]]])`.
    PtrAuth(Box<[ConstId]>),
    Expression(Box<ConstantExpression>),
}

/// An operation on constants.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConstantExpression {
    Cast {
        op: CastOp,
        flags: CastFlags,
        value: ConstId,
    },
    Binary {
        op: BinaryOp,
        flags: ArithmeticFlags,
        lhs: ConstId,
        rhs: ConstId,
    },
    GetElementPtr {
        flags: GepFlags,
        source_type: TypeId,
        base: ConstId,
        indices: Box<[ConstId]>,
        /// `inrange`.
        in_range: Option<InRange>,
    },
    IntCompare {
        predicate: IntPredicate,
        lhs: ConstId,
        rhs: ConstId,
    },
    FloatCompare {
        predicate: FloatPredicate,
        lhs: ConstId,
        rhs: ConstId,
    },
    FNeg(ConstId),
    Select {
        condition: ConstId,
        on_true: ConstId,
        on_false: ConstId,
    },
    ExtractElement {
        vector: ConstId,
        index: ConstId,
    },
    InsertElement {
        vector: ConstId,
        element: ConstId,
        index: ConstId,
    },
    ShuffleVector {
        first: ConstId,
        second: ConstId,
        mask: ConstId,
    },
    ExtractValue {
        aggregate: ConstId,
        path: Box<[u32]>,
    },
    InsertValue {
        aggregate: ConstId,
        element: ConstId,
        path: Box<[u32]>,
    },
}

/// Where a pointer computed by a constant `getelementptr` may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InRange {
    /// Up to clang 18: within the element that this index (from 0) selects.
    Index(u32),
    /// Since clang 19: within these bytes from the result.
    Bytes { start: i64, end: i64 },
}

impl Constant {
    /// The value of an integer of up to 128 bits, zero-extended.
    #[must_use]
    pub fn as_u128(&self) -> Option<u128> {
        match self {
            Constant::Integer(value) => Some(u128::from(*value)),
            Constant::WideInteger(words) => match **words {
                [low, high] => Some(u128::from(low) | u128::from(high) << 64),
                _ => None,
            },
            _ => None,
        }
    }

    /// The bits of a floating-point constant in the format of its type.
    #[must_use]
    pub fn float_bits(&self) -> Option<u128> {
        match self {
            Constant::Float(bits) => Some(u128::from(*bits)),
            Constant::WideFloat(words) => Some(u128::from(words[0]) | u128::from(words[1]) << 64),
            _ => None,
        }
    }
}
