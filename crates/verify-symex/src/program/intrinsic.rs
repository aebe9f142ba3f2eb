//! LLVM's intrinsic functions by name.

use crate::value::arithmetic::bits::UnaryBits;
use crate::value::arithmetic::float::UnaryFloat;
use verify_ir::{BinaryOp, IntPredicate};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Intrinsic {
    /// The result is the first argument: `expect`, `launder.invariant.group` and the like.
    Identity,
    /// Where the running thread has a variable.
    ThreadLocalAddress,
    /// Without an effect we look at: `prefetch`, `sideeffect`, …
    Nothing,
    Assume,
    Trap,
    IsConstant,
    LifetimeStart,
    LifetimeEnd,
    StackSave,
    StackRestore,
    VaStart,
    VaEnd,
    VaCopy,
    Copy {
        may_overlap: bool,
    },
    Fill,
    ObjectSize,
    PointerMask,
    TypeIdFor,
    ReturnAddress,
    Bits(UnaryBits),
    /// The second argument says that zero is undefined.
    BitsUnlessZero(UnaryBits),
    Absolute,
    Extremum(IntPredicate),
    ThreeWay {
        signed: bool,
    },
    Overflow(BinaryOp, bool),
    Saturate(BinaryOp, bool),
    FunnelShift {
        left: bool,
    },
    Float(UnaryFloat),
    FloatMin {
        maximum: bool,
        propagates_nan: bool,
    },
    CopySign,
    /// Rounded once, or after each of the two.
    MultiplyAdd {
        fused: bool,
    },
    FloatClass,
    /// `modf`: the fraction and the whole part.
    SplitFloat,
    /// Rounded to an integer: `lround`, `llrint`, …
    FloatToInteger(UnaryFloat),
    FloatToIntegerSaturated {
        signed: bool,
    },
    /// A function of the C library by another name: `llvm.sin` is `sin`.
    Library(&'static str),
    Reduce(Reduction),
    /// The rounding mode, by its number.
    Rounding,
    SetRounding,
}

impl Intrinsic {
    /// Whether it copies or fills memory.
    pub fn writes_memory(self) -> bool {
        matches!(self, Intrinsic::Copy { .. } | Intrinsic::Fill)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reduction {
    Binary(BinaryOp),
    Extremum(IntPredicate),
    Float(BinaryOp),
    FloatMin { maximum: bool },
}

/// The intrinsic with this name (`llvm.…`, type suffixes included), if we have it.
pub fn find(name: &str) -> Option<Intrinsic> {
    use Intrinsic as I;
    let name = name.strip_prefix("llvm.")?;
    let exact = match name {
        "assume" => I::Assume,
        "trap" | "debugtrap" | "ubsantrap" => I::Trap,
        "donothing"
        | "sideeffect"
        | "pseudoprobe"
        | "fake.use"
        | "experimental.noalias.scope.decl" => I::Nothing,
        _ if name.starts_with("var.annotation") => I::Nothing,
        "va_start" => I::VaStart,
        "va_end" => I::VaEnd,
        "va_copy" => I::VaCopy,
        "stacksave" => I::StackSave,
        "stackrestore" => I::StackRestore,
        "get.rounding" => I::Rounding,
        "set.rounding" => I::SetRounding,
        _ => return prefixed(name),
    };
    Some(exact)
}

/// The intrinsics whose name goes on with types.
fn prefixed(name: &str) -> Option<Intrinsic> {
    // The longest base name that a table has: `vector.reduce.add` before `vector`.
    let mut base = name;
    loop {
        let found = memory_or_hint(base)
            .or_else(|| of_integers(base))
            .or_else(|| of_floats(base))
            .or_else(|| library_or_reduction(base));
        if found.is_some() {
            return found;
        }
        base = &base[..base.rfind('.')?];
    }
}

/// Hints to the optimiser, variables, arguments and memory.
fn memory_or_hint(base: &str) -> Option<Intrinsic> {
    use Intrinsic as I;
    Some(match base {
        "expect"
        | "expect.with.probability"
        | "launder.invariant.group"
        | "strip.invariant.group"
        | "ssa.copy"
        | "preserve.array.access.index"
        | "annotation"
        | "ptr.annotation"
        | "arithmetic.fence" => I::Identity,
        "threadlocal.address" => I::ThreadLocalAddress,
        "prefetch" | "invariant.start" | "invariant.end" | "va_start.unused" => I::Nothing,
        "va_start" => I::VaStart,
        "va_end" => I::VaEnd,
        "va_copy" => I::VaCopy,
        "stacksave" => I::StackSave,
        "stackrestore" => I::StackRestore,
        "is.constant" => I::IsConstant,
        "lifetime.start" => I::LifetimeStart,
        "lifetime.end" => I::LifetimeEnd,
        "memcpy" | "memcpy.inline" => I::Copy { may_overlap: false },
        "memmove" => I::Copy { may_overlap: true },
        "memset" | "memset.inline" => I::Fill,
        "objectsize" => I::ObjectSize,
        "ptrmask" => I::PointerMask,
        "eh.typeid.for" => I::TypeIdFor,
        "returnaddress" | "frameaddress" | "addressofreturnaddress" => I::ReturnAddress,
        _ => return None,
    })
}

/// Bits and integers.
fn of_integers(base: &str) -> Option<Intrinsic> {
    use Intrinsic as I;
    Some(match base {
        "ctpop" => I::Bits(UnaryBits::PopulationCount),
        "ctlz" => I::BitsUnlessZero(UnaryBits::LeadingZeros),
        "cttz" => I::BitsUnlessZero(UnaryBits::TrailingZeros),
        "bswap" => I::Bits(UnaryBits::ByteSwap),
        "bitreverse" => I::Bits(UnaryBits::Reverse),
        "abs" => I::Absolute,
        "smax" => I::Extremum(IntPredicate::Sgt),
        "smin" => I::Extremum(IntPredicate::Slt),
        "umax" => I::Extremum(IntPredicate::Ugt),
        "umin" => I::Extremum(IntPredicate::Ult),
        "scmp" => I::ThreeWay { signed: true },
        "ucmp" => I::ThreeWay { signed: false },
        "sadd.with.overflow" => I::Overflow(BinaryOp::Add, true),
        "uadd.with.overflow" => I::Overflow(BinaryOp::Add, false),
        "ssub.with.overflow" => I::Overflow(BinaryOp::Sub, true),
        "usub.with.overflow" => I::Overflow(BinaryOp::Sub, false),
        "smul.with.overflow" => I::Overflow(BinaryOp::Mul, true),
        "umul.with.overflow" => I::Overflow(BinaryOp::Mul, false),
        "sadd.sat" => I::Saturate(BinaryOp::Add, true),
        "uadd.sat" => I::Saturate(BinaryOp::Add, false),
        "ssub.sat" => I::Saturate(BinaryOp::Sub, true),
        "usub.sat" => I::Saturate(BinaryOp::Sub, false),
        "fshl" => I::FunnelShift { left: true },
        "fshr" => I::FunnelShift { left: false },
        _ => return None,
    })
}

/// Floats.
fn of_floats(base: &str) -> Option<Intrinsic> {
    use Intrinsic as I;
    Some(match base {
        "fabs" => I::Float(UnaryFloat::Absolute),
        "sqrt" => I::Float(UnaryFloat::SquareRoot),
        "floor" => I::Float(UnaryFloat::Floor),
        "ceil" => I::Float(UnaryFloat::Ceiling),
        "trunc" => I::Float(UnaryFloat::Truncate),
        "rint" | "nearbyint" => I::Float(UnaryFloat::RoundAsSet),
        "roundeven" => I::Float(UnaryFloat::RoundEven),
        "round" => I::Float(UnaryFloat::Round),
        "canonicalize" => I::Float(UnaryFloat::Canonicalize),
        "minnum" | "minimumnum" => I::FloatMin {
            maximum: false,
            propagates_nan: false,
        },
        "maxnum" | "maximumnum" => I::FloatMin {
            maximum: true,
            propagates_nan: false,
        },
        "minimum" => I::FloatMin {
            maximum: false,
            propagates_nan: true,
        },
        "maximum" => I::FloatMin {
            maximum: true,
            propagates_nan: true,
        },
        "copysign" => I::CopySign,
        "fma" => I::MultiplyAdd { fused: true },
        // Unless the machine has one instruction for both.
        "fmuladd" => I::MultiplyAdd { fused: false },
        "modf" => I::SplitFloat,
        "is.fpclass" => I::FloatClass,
        "lround" | "llround" => I::FloatToInteger(UnaryFloat::Round),
        "lrint" | "llrint" => I::FloatToInteger(UnaryFloat::RoundAsSet),
        "fptosi.sat" => I::FloatToIntegerSaturated { signed: true },
        "fptoui.sat" => I::FloatToIntegerSaturated { signed: false },
        _ => return None,
    })
}

/// Functions of the C library, and reductions of vectors.
fn library_or_reduction(base: &str) -> Option<Intrinsic> {
    use Intrinsic as I;
    Some(match base {
        "sin" => I::Library("sin"),
        "cos" => I::Library("cos"),
        "tan" => I::Library("tan"),
        "asin" => I::Library("asin"),
        "acos" => I::Library("acos"),
        "atan" => I::Library("atan"),
        "atan2" => I::Library("atan2"),
        "sinh" => I::Library("sinh"),
        "cosh" => I::Library("cosh"),
        "tanh" => I::Library("tanh"),
        "exp" => I::Library("exp"),
        "exp2" => I::Library("exp2"),
        "exp10" => I::Library("exp10"),
        "log" => I::Library("log"),
        "log2" => I::Library("log2"),
        "log10" => I::Library("log10"),
        "pow" => I::Library("pow"),
        "ldexp" => I::Library("ldexp"),
        "frexp" => I::Library("frexp"),
        "vector.reduce.add" => I::Reduce(Reduction::Binary(BinaryOp::Add)),
        "vector.reduce.mul" => I::Reduce(Reduction::Binary(BinaryOp::Mul)),
        "vector.reduce.and" => I::Reduce(Reduction::Binary(BinaryOp::And)),
        "vector.reduce.or" => I::Reduce(Reduction::Binary(BinaryOp::Or)),
        "vector.reduce.xor" => I::Reduce(Reduction::Binary(BinaryOp::Xor)),
        "vector.reduce.smax" => I::Reduce(Reduction::Extremum(IntPredicate::Sgt)),
        "vector.reduce.smin" => I::Reduce(Reduction::Extremum(IntPredicate::Slt)),
        "vector.reduce.umax" => I::Reduce(Reduction::Extremum(IntPredicate::Ugt)),
        "vector.reduce.umin" => I::Reduce(Reduction::Extremum(IntPredicate::Ult)),
        "vector.reduce.fadd" => I::Reduce(Reduction::Float(BinaryOp::FAdd)),
        "vector.reduce.fmul" => I::Reduce(Reduction::Float(BinaryOp::FMul)),
        "vector.reduce.fmax" => I::Reduce(Reduction::FloatMin { maximum: true }),
        "vector.reduce.fmin" => I::Reduce(Reduction::FloatMin { maximum: false }),
        _ => return None,
    })
}
