//! The small vocabularies that instructions and constant expressions share: operators, predicates,
//! flags, orderings.

macro_rules! keywords {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $keyword:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $(#[doc = concat!("`", $keyword, "`.")] $variant,)* }

        impl $name {
            /// The keyword of the text.
            #[must_use]
            pub fn keyword(self) -> &'static str {
                match self { $($name::$variant => $keyword,)* }
            }

            /// What this keyword stands for.
            #[must_use]
            pub fn from_keyword(word: &str) -> Option<Self> {
                match word { $($keyword => Some($name::$variant),)* _ => None }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.keyword())
            }
        }
    };
}
pub(crate) use keywords;

keywords! {
    /// An operator with two operands of one type.
    BinaryOp {
        Add = "add", Sub = "sub", Mul = "mul", UDiv = "udiv", SDiv = "sdiv", URem = "urem",
        SRem = "srem", Shl = "shl", LShr = "lshr", AShr = "ashr", And = "and", Or = "or",
        Xor = "xor", FAdd = "fadd", FSub = "fsub", FMul = "fmul", FDiv = "fdiv", FRem = "frem",
    }
}

impl BinaryOp {
    /// Whether the operands are floats.
    #[must_use]
    pub fn is_float(self) -> bool {
        self >= BinaryOp::FAdd
    }
}

keywords! {
    /// A conversion.
    CastOp {
        Trunc = "trunc", ZExt = "zext", SExt = "sext", FpTrunc = "fptrunc", FpExt = "fpext",
        FpToUi = "fptoui", FpToSi = "fptosi", UiToFp = "uitofp", SiToFp = "sitofp",
        PtrToInt = "ptrtoint", PtrToAddr = "ptrtoaddr", IntToPtr = "inttoptr",
        BitCast = "bitcast", AddrSpaceCast = "addrspacecast",
    }
}

keywords! {
    /// A comparison of integers or pointers.
    IntPredicate {
        Eq = "eq", Ne = "ne", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule", Sgt = "sgt",
        Sge = "sge", Slt = "slt", Sle = "sle",
    }
}

keywords! {
    /// A comparison of floats: `o…` is false where an operand is NaN, `u…` is true.
    FloatPredicate {
        False = "false", Oeq = "oeq", Ogt = "ogt", Oge = "oge", Olt = "olt", Ole = "ole",
        One = "one", Ord = "ord", Ueq = "ueq", Ugt = "ugt", Uge = "uge", Ult = "ult", Ule = "ule",
        Une = "une", Uno = "uno", True = "true",
    }
}

keywords! {
    /// What an `atomicrmw` does with the old value.
    AtomicOp {
        Exchange = "xchg", Add = "add", Sub = "sub", And = "and", Nand = "nand", Or = "or",
        Xor = "xor", Max = "max", Min = "min", UMax = "umax", UMin = "umin", FAdd = "fadd",
        FSub = "fsub", FMax = "fmax", FMin = "fmin", FMaximum = "fmaximum", FMinimum = "fminimum",
        FMaximumNum = "fmaximumnum", FMinimumNum = "fminimumnum",
        UIncWrap = "uinc_wrap", UDecWrap = "udec_wrap", USubCond = "usub_cond",
        USubSat = "usub_sat",
    }
}

keywords! {
    /// How strongly an atomic access is ordered.
    Ordering {
        Unordered = "unordered", Monotonic = "monotonic", Acquire = "acquire",
        Release = "release", AcquireRelease = "acq_rel", SequentiallyConsistent = "seq_cst",
    }
}

/// Flags with a predicate each. Bits that have no name are kept: the text of another version may have
/// them, and arithmetic carries its fast-math flags in them.
macro_rules! flags {
    ($(#[$doc:meta])* $name:ident : $repr:ty { $($(#[$($flag_doc:tt)*])* $flag:ident = $bit:literal, $test:ident;)* }) => {
        bitflags::bitflags! {
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
            pub struct $name: $repr {
                $($(#[$($flag_doc)*])* const $flag = 1 << $bit;)*
            }
        }

        impl $name {
            $($(#[$($flag_doc)*])*
            #[inline]
            #[must_use]
            pub fn $test(self) -> bool {
                self.contains(Self::$flag)
            })*
        }
    };
}
pub(crate) use flags;

flags! {
    /// Promises of a binary operator; a broken one makes the result poison.
    ArithmeticFlags: u16 {
        /// `nuw`: no unsigned wrap-around.
        NUW = 0, nuw;
        /// `nsw`: no signed wrap-around.
        NSW = 1, nsw;
        /// `exact`: no bit is lost in a division or a shift.
        EXACT = 2, exact;
        /// `disjoint`: no bit is set in both operands of an `or`.
        DISJOINT = 3, disjoint;
        // The fast-math flags are the same as those of `FastMath`, eight bits up.
        /// `reassoc`.
        REASSOC = 8, reassoc;
        /// `nnan`.
        NNAN = 9, nnan;
        /// `ninf`.
        NINF = 10, ninf;
        /// `nsz`.
        NSZ = 11, nsz;
        /// `arcp`.
        ARCP = 12, arcp;
        /// `contract`.
        CONTRACT = 13, contract;
        /// `afn`.
        AFN = 14, afn;
    }
}

impl ArithmeticFlags {
    /// The fast-math flags among these.
    #[must_use]
    pub fn fast_math(self) -> FastMath {
        FastMath::from_bits_retain((self.bits() >> 8) as u8)
    }

    /// Only these fast-math flags.
    #[must_use]
    pub fn from_fast_math(flags: FastMath) -> Self {
        ArithmeticFlags::from_bits_retain(u16::from(flags.bits()) << 8)
    }
}

flags! {
    /// What the optimiser may assume of a floating-point operation. `fast` sets all.
    FastMath: u8 {
        /// `reassoc`.
        REASSOC = 0, reassoc;
        /// `nnan`: neither operands nor result are NaN, or the result is poison.
        NNAN = 1, nnan;
        /// `ninf`: neither operands nor result are infinite, or the result is poison.
        NINF = 2, ninf;
        /// `nsz`: the sign of a zero does not matter.
        NSZ = 3, nsz;
        /// `arcp`.
        ARCP = 4, arcp;
        /// `contract`.
        CONTRACT = 5, contract;
        /// `afn`.
        AFN = 6, afn;
    }
}

impl FastMath {
    /// What `fast` means.
    pub const FAST: FastMath = FastMath::all();
}

flags! {
    /// Promises of a conversion; a broken one makes the result poison.
    CastFlags: u16 {
        /// `nneg`: the operand of a `zext` or `uitofp` is not negative.
        NNEG = 0, nneg;
        /// `nuw` of a `trunc`: only zeros are cut off.
        NUW = 1, nuw;
        /// `nsw` of a `trunc`: only copies of the sign are cut off.
        NSW = 2, nsw;
        // The fast-math flags of `fptrunc` and `fpext` are those of `FastMath`, eight bits up.
        /// `reassoc`.
        REASSOC = 8, reassoc;
        /// `nnan`.
        NNAN = 9, nnan;
        /// `ninf`.
        NINF = 10, ninf;
        /// `nsz`.
        NSZ = 11, nsz;
        /// `arcp`.
        ARCP = 12, arcp;
        /// `contract`.
        CONTRACT = 13, contract;
        /// `afn`.
        AFN = 14, afn;
    }
}

impl CastFlags {
    /// The fast-math flags among these.
    #[must_use]
    pub fn fast_math(self) -> FastMath {
        FastMath::from_bits_retain((self.bits() >> 8) as u8)
    }

    /// Only these fast-math flags.
    #[must_use]
    pub fn from_fast_math(flags: FastMath) -> Self {
        CastFlags::from_bits_retain(u16::from(flags.bits()) << 8)
    }
}

flags! {
    /// Promises of a `getelementptr`; a broken one makes the result poison.
    GepFlags: u8 {
        /// `inbounds`: stays in (or one past) the object. Implies `nusw`.
        INBOUNDS = 0, inbounds;
        /// `nusw`: no wrap-around with the offsets taken as signed.
        NUSW = 1, nusw;
        /// `nuw`: no unsigned wrap-around.
        NUW = 2, nuw;
    }
}

/// An alignment: a power of two, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Align {
    log2: u8,
}

impl Align {
    /// One byte.
    pub const ONE: Align = Align { log2: 0 };

    /// The alignment of this many bytes; none where that is no power of two.
    #[must_use]
    pub fn new(bytes: u64) -> Option<Align> {
        let log2 = u8::try_from(bytes.trailing_zeros()).ok()?;
        bytes.is_power_of_two().then_some(Align { log2 })
    }

    /// The alignment in bytes.
    #[inline]
    #[must_use]
    pub fn bytes(self) -> u64 {
        1 << self.log2
    }

    /// The smallest multiple of this alignment that is not below `offset`; none on overflow.
    #[inline]
    #[must_use]
    pub fn round_up(self, offset: u64) -> Option<u64> {
        let mask = self.bytes() - 1;
        Some(offset.checked_add(mask)? & !mask)
    }
}
