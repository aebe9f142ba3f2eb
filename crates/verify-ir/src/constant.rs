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
    /// `undef`: any value, at each use another.
    Undef,
    /// `poison`: what depends on it is poison too.
    Poison,
    /// The elements of an array.
    Array(Box<[ConstId]>),
    /// The fields of a struct.
    Struct(Box<[ConstId]>),
    /// The elements of a vector.
    Vector(Box<[ConstId]>),
    /// A vector whose elements are all this one.
    Splat(ConstId),
    /// An array of `i8` given as a string.
    Bytes(Box<[u8]>),
    /// The address of a variable.
    Global(GlobalId),
    /// The address of a function.
    Function(FunctionId),
    /// The address that an alias stands for.
    Alias(AliasId),
    /// The address that its resolver gives.
    IFunc(IFuncId),
    /// `blockaddress`: what an `indirectbr` jumps to.
    BlockAddress {
        /// The function.
        function: FunctionId,
        /// The block in it.
        block: BlockId,
    },
    /// `dso_local_equivalent`: the operand is a function or an alias.
    DsoLocalEquivalent(ConstId),
    /// `no_cfi`: the operand is a function.
    NoCfi(ConstId),
    /// `ptrauth (ptr, i32 key[, i64 discriminator[, ptr address discriminator[, …]]])`.
    PtrAuth(Box<[ConstId]>),
    /// An operation whose result the linker or the loader knows.
    Expression(Box<ConstantExpression>),
}

/// An operation on constants.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum ConstantExpression {
    /// A conversion.
    Cast {
        /// Which of the operators.
        op: CastOp,
        /// When the result is poison.
        flags: CastFlags,
        /// What is converted.
        value: ConstId,
    },
    /// Two operands of one type.
    Binary {
        /// Which of the operators.
        op: BinaryOp,
        /// When the result is poison.
        flags: ArithmeticFlags,
        /// The left operand.
        lhs: ConstId,
        /// The right operand.
        rhs: ConstId,
    },
    /// The address of an element.
    GetElementPtr {
        /// When the result is poison.
        flags: GepFlags,
        /// The type that the first index steps over.
        source_type: TypeId,
        /// The address to start from.
        base: ConstId,
        /// The steps: over whole elements first, then into them.
        indices: Box<[ConstId]>,
        /// `inrange`.
        in_range: Option<InRange>,
    },
    /// Integers or pointers compared; up to clang 18.
    IntCompare {
        /// The relation asked for.
        predicate: IntPredicate,
        /// The left operand.
        lhs: ConstId,
        /// The right operand.
        rhs: ConstId,
    },
    /// Floats compared; up to clang 18.
    FloatCompare {
        /// The relation asked for.
        predicate: FloatPredicate,
        /// The left operand.
        lhs: ConstId,
        /// The right operand.
        rhs: ConstId,
    },
    /// A float negated; up to clang 14.
    FNeg(ConstId),
    /// One of two constants.
    Select {
        /// An `i1`.
        condition: ConstId,
        /// The result where the condition holds.
        on_true: ConstId,
        /// The result where it does not.
        on_false: ConstId,
    },
    /// An element of a vector.
    ExtractElement {
        /// The vector.
        vector: ConstId,
        /// Which element.
        index: ConstId,
    },
    /// A vector with one element exchanged.
    InsertElement {
        /// The vector.
        vector: ConstId,
        /// The new element.
        element: ConstId,
        /// Which element.
        index: ConstId,
    },
    /// Elements of two vectors.
    ShuffleVector {
        /// The vector with the elements from 0 on.
        first: ConstId,
        /// The vector whose elements are counted on from there.
        second: ConstId,
        /// For each element of the result, the one to take.
        mask: ConstId,
    },
    /// A member of an aggregate.
    ExtractValue {
        /// The aggregate.
        aggregate: ConstId,
        /// The member, from the outermost index.
        path: Box<[u32]>,
    },
    /// An aggregate with one member exchanged.
    InsertValue {
        /// The aggregate.
        aggregate: ConstId,
        /// The new element.
        element: ConstId,
        /// The member, from the outermost index.
        path: Box<[u32]>,
    },
}

/// Where a pointer computed by a constant `getelementptr` may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InRange {
    /// Up to clang 18: within the element that this index (from 0) selects.
    Index(u32),
    /// Since clang 19: within these bytes from the result.
    Bytes {
        /// The first byte.
        start: i64,
        /// The byte behind the last.
        end: i64,
    },
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
