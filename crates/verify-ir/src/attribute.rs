//! Attributes of functions, parameters, results, calls and globals.
//!
//! Sets are interned: most parameters of a module share a handful of sets. A set that names
//! attribute groups (`#0`) holds the groups' attributes too.

use crate::index::{ConstId, StrId, TypeId};
use crate::opcode::{flags, keywords};

keywords! {
    /// An attribute that is only there or not, or the name of one that carries a value.
    AttributeKind {
        Align = "align",
        AllocAlign = "allocalign",
        AllocKind = "allockind",
        AllocPtr = "allocptr",
        AllocSize = "allocsize",
        AlwaysInline = "alwaysinline",
        ArgMemOnly = "argmemonly",
        Builtin = "builtin",
        ByRef = "byref",
        ByVal = "byval",
        Captures = "captures",
        Cold = "cold",
        Convergent = "convergent",
        CoroElideSafe = "coro_elide_safe",
        CoroOnlyDestroyWhenComplete = "coro_only_destroy_when_complete",
        DeadOnReturn = "dead_on_return",
        DeadOnUnwind = "dead_on_unwind",
        Dereferenceable = "dereferenceable",
        DereferenceableOrNull = "dereferenceable_or_null",
        DisableSanitizerInstrumentation = "disable_sanitizer_instrumentation",
        ElementType = "elementtype",
        FnRetThunkExtern = "fn_ret_thunk_extern",
        Hot = "hot",
        HybridPatchable = "hybrid_patchable",
        ImmArg = "immarg",
        InAlloca = "inalloca",
        InaccessibleMemOnly = "inaccessiblememonly",
        InaccessibleMemOrArgMemOnly = "inaccessiblemem_or_argmemonly",
        Initializes = "initializes",
        InlineHint = "inlinehint",
        InReg = "inreg",
        JumpTable = "jumptable",
        Memory = "memory",
        MinSize = "minsize",
        MustProgress = "mustprogress",
        Naked = "naked",
        Nest = "nest",
        NoAlias = "noalias",
        NoBuiltin = "nobuiltin",
        NoCallback = "nocallback",
        NoCapture = "nocapture",
        NoCfCheck = "nocf_check",
        NoCreateUndefOrPoison = "nocreateundeforpoison",
        NoDivergenceSource = "nodivergencesource",
        NoDuplicate = "noduplicate",
        NoExt = "noext",
        NoFpClass = "nofpclass",
        NoFree = "nofree",
        NoImplicitFloat = "noimplicitfloat",
        NoInline = "noinline",
        NoMerge = "nomerge",
        NonLazyBind = "nonlazybind",
        NonNull = "nonnull",
        NoProfile = "noprofile",
        NoRecurse = "norecurse",
        NoRedZone = "noredzone",
        NoReturn = "noreturn",
        NoSanitizeBounds = "nosanitize_bounds",
        NoSanitizeCoverage = "nosanitize_coverage",
        NoSync = "nosync",
        NoUndef = "noundef",
        NoUnwind = "nounwind",
        NullPointerIsValid = "null_pointer_is_valid",
        OptForFuzzing = "optforfuzzing",
        OptDebug = "optdebug",
        OptNone = "optnone",
        OptSize = "optsize",
        Preallocated = "preallocated",
        PresplitCoroutine = "presplitcoroutine",
        Range = "range",
        ReadNone = "readnone",
        ReadOnly = "readonly",
        Returned = "returned",
        ReturnsTwice = "returns_twice",
        SafeStack = "safestack",
        SanitizeAddress = "sanitize_address",
        SanitizeAllocToken = "sanitize_alloc_token",
        SanitizeHwAddress = "sanitize_hwaddress",
        SanitizeMemory = "sanitize_memory",
        SanitizeMemTag = "sanitize_memtag",
        SanitizeNumericalStability = "sanitize_numerical_stability",
        SanitizeRealtime = "sanitize_realtime",
        SanitizeRealtimeBlocking = "sanitize_realtime_blocking",
        SanitizeThread = "sanitize_thread",
        SanitizeType = "sanitize_type",
        ShadowCallStack = "shadowcallstack",
        SignExt = "signext",
        SkipProfile = "skipprofile",
        Speculatable = "speculatable",
        SpeculativeLoadHardening = "speculative_load_hardening",
        StackAlign = "alignstack",
        StackProtect = "ssp",
        StackProtectReq = "sspreq",
        StackProtectStrong = "sspstrong",
        StrictFp = "strictfp",
        StructRet = "sret",
        SwiftAsync = "swiftasync",
        SwiftError = "swifterror",
        SwiftSelf = "swiftself",
        UwTable = "uwtable",
        VScaleRange = "vscale_range",
        WillReturn = "willreturn",
        Writable = "writable",
        WriteOnly = "writeonly",
        ZeroExt = "zeroext",
    }
}

/// One attribute.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Attribute {
    /// Without a value.
    Flag(AttributeKind),
    /// `align`, `alignstack`, `dereferenceable`, `dereferenceable_or_null`, in bytes; `uwtable`
    /// (1: sync, 2: async).
    Number(AttributeKind, u64),
    /// `byval`, `byref`, `sret`, `inalloca`, `preallocated`, `elementtype`.
    Type(AttributeKind, TypeId),
    /// `allocsize(size[, count])`: which parameters tell the size.
    AllocSize {
        /// The parameter with the size of an element.
        size: u32,
        /// The parameter with the number of elements; none means one.
        count: Option<u32>,
    },
    /// `allockind("…")`, its words separated by commas.
    AllocKind(StrId),
    /// `vscale_range(minimum, maximum)`; none: no maximum.
    VScaleRange {
        /// The least factor of scalable vectors.
        minimum: u32,
        /// The greatest.
        maximum: Option<u32>,
    },
    /// `memory(…)`.
    Memory(MemoryEffects),
    /// `nofpclass(…)`: the classes that a value is not, as the bits of `llvm.is.fpclass`.
    NoFpClass(u16),
    /// `captures(…)`.
    Captures(Captures),
    /// `range(type lower, upper)`: lower inclusive, upper exclusive, wrapping around.
    Range {
        /// The least value.
        lower: ConstId,
        /// The value behind the greatest.
        upper: ConstId,
    },
    /// `initializes((from, to), …)`, in bytes.
    Initializes(Box<[(i64, i64)]>),
    /// `dead_on_return`, with the number of bytes where one is given.
    DeadOnReturn(Option<u64>),
    /// `"key"` or `"key"="value"`.
    Text {
        /// The name.
        key: StrId,
        /// None where there is only the name.
        value: Option<StrId>,
    },
}

impl Attribute {
    /// Which attribute it is; none for a textual one.
    #[must_use]
    pub fn kind(&self) -> Option<AttributeKind> {
        Some(match self {
            Attribute::Flag(kind) | Attribute::Number(kind, _) | Attribute::Type(kind, _) => *kind,
            Attribute::AllocSize { .. } => AttributeKind::AllocSize,
            Attribute::AllocKind(_) => AttributeKind::AllocKind,
            Attribute::VScaleRange { .. } => AttributeKind::VScaleRange,
            Attribute::Memory(_) => AttributeKind::Memory,
            Attribute::NoFpClass(_) => AttributeKind::NoFpClass,
            Attribute::Captures(_) => AttributeKind::Captures,
            Attribute::Range { .. } => AttributeKind::Range,
            Attribute::Initializes(_) => AttributeKind::Initializes,
            Attribute::DeadOnReturn(_) => AttributeKind::DeadOnReturn,
            Attribute::Text { .. } => return None,
        })
    }
}

/// A set of attributes, in the order of the text, groups last.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct AttributeSet {
    /// Those of groups behind its own.
    pub attributes: Vec<Attribute>,
}

impl AttributeSet {
    /// Whether the set has this attribute, with or without a value.
    #[must_use]
    pub fn has(&self, kind: AttributeKind) -> bool {
        self.get(kind).is_some()
    }

    /// The first attribute of this kind.
    #[must_use]
    pub fn get(&self, kind: AttributeKind) -> Option<&Attribute> {
        self.attributes
            .iter()
            .find(|attribute| attribute.kind() == Some(kind))
    }

    /// The number of `align`, `dereferenceable` and the like.
    #[must_use]
    pub fn number(&self, kind: AttributeKind) -> Option<u64> {
        match self.get(kind)? {
            Attribute::Number(_, number) => Some(*number),
            _ => None,
        }
    }

    /// The type of `byval`, `sret` and the like.
    #[must_use]
    pub fn ty(&self, kind: AttributeKind) -> Option<TypeId> {
        match self.get(kind)? {
            Attribute::Type(_, ty) => Some(*ty),
            _ => None,
        }
    }
}

/// What a function may do to memory: two bits a location (1 reads, 2 writes).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MemoryEffects {
    /// Memory that arguments point to.
    pub argument: MemoryAccess,
    /// Memory that the module cannot reach.
    pub inaccessible: MemoryAccess,
    /// `errno`.
    pub errno: MemoryAccess,
    /// `target_mem0` and `target_mem1`.
    pub target: [MemoryAccess; 2],
    /// All other memory.
    pub other: MemoryAccess,
}

impl MemoryEffects {
    /// The same access to every location.
    #[must_use]
    pub fn all(access: MemoryAccess) -> Self {
        MemoryEffects {
            argument: access,
            inaccessible: access,
            errno: access,
            target: [access; 2],
            other: access,
        }
    }
}

keywords! {
    /// How memory is accessed.
    MemoryAccess { None = "none", Read = "read", Write = "write", ReadWrite = "readwrite", }
}

flags! {
    /// What of a pointer may be captured.
    CaptureComponents: u8 {
        /// `address_is_null`.
        ADDRESS_IS_NULL = 0, address_is_null;
        /// `address`, without what `address_is_null` says.
        ADDRESS = 1, address;
        /// `read_provenance`.
        READ_PROVENANCE = 2, read_provenance;
        /// `provenance`, without what `read_provenance` says.
        PROVENANCE = 3, provenance;
    }
}

/// `captures(…)`: what is captured in other ways than by the result, and by the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Captures {
    /// By memory, by another function, by control flow.
    pub other: CaptureComponents,
    /// By what is returned.
    pub result: CaptureComponents,
}

/// How arguments and results are passed; the number is LLVM's, 0 is C's convention.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct CallingConvention(pub u16);

impl CallingConvention {
    /// The convention of C.
    pub const C: CallingConvention = CallingConvention(0);
    /// `fastcc`.
    pub const FAST: CallingConvention = CallingConvention(8);
    /// `coldcc`.
    pub const COLD: CallingConvention = CallingConvention(9);
}
