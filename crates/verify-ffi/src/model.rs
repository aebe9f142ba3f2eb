//! The Rust side of the boundary as plain data: what is declared, with types resolved as far as
//! their bytes. Nothing here knows `syn`, and nothing here knows C++.

use crate::span::{Note, Span};
use crate::target::Target;
use serde::{Deserialize, Serialize};

/// Everything that the Rust of a package says about its boundary with C and C++.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Boundary {
    /// What sizes are computed for.
    pub target: Target,
    /// Functions that cross, in the order of the sources.
    pub signatures: Vec<Signature>,
    /// Variables of `extern` blocks.
    pub statics: Vec<Static>,
    /// Structs, unions and enums, named by their position.
    pub composites: Vec<Composite>,
    /// What could not be read or resolved.
    pub notes: Vec<Note>,
}

/// Who defines a function, and how its declaration is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Origin {
    /// Declared in an `extern` block: C or C++ defines it.
    Extern,
    /// Declared in an `extern "C++"` block of a bridge: C++ defines it, behind a generated shim.
    BridgeCpp,
    /// Declared in an `extern "Rust"` block of a bridge: Rust defines it, C++ calls it.
    BridgeRust,
    /// `#[no_mangle] extern "C" fn`: Rust defines it, C and C++ may call it.
    Exported,
    /// Rust does not declare it, and C or C++ defines it.
    Undeclared,
}

impl Origin {
    /// Whether C or C++ defines it and Rust calls it.
    #[must_use]
    pub fn is_called_by_rust(self) -> bool {
        matches!(self, Origin::Extern | Origin::BridgeCpp)
    }

    /// Whether Rust defines it.
    #[must_use]
    pub fn is_defined_by_rust(self) -> bool {
        matches!(self, Origin::BridgeRust | Origin::Exported)
    }
}

/// A function that crosses the boundary.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Signature {
    /// What the linker calls it. Of a bridge, `ns$cxxbridge1$Class$name`, without the number that
    /// releases of cxx put before the name.
    pub symbol: String,
    /// Its name in Rust, the type of a method included.
    pub name: String,
    /// As written: `C`, `C-unwind`, `system`, `C++`, `Rust`, ….
    pub abi: String,
    /// As the source has them; a receiver is the first.
    pub parameters: Vec<Parameter>,
    /// What it returns; of a bridge function that gives a `Result`, its `Ok`.
    pub result: RustType,
    /// Whether more arguments may follow.
    pub variadic: bool,
    /// Whether an exception may leave it: `C-unwind`, or a bridge function that gives a `Result`.
    pub unwind: bool,
    /// What C++ calls the function behind the shim of a bridge, with its namespaces and class.
    #[serde(default)]
    pub behind: Option<String>,
    /// Who defines it.
    pub origin: Origin,
    /// It stands under a `cfg` whose value is not known.
    pub conditional: bool,
    /// The library that its `extern` block names in `#[link(name = "…")]`.
    pub link: Option<String>,
    /// Where it is declared.
    pub span: Span,
}

/// A parameter of a [`Signature`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Parameter {
    /// Empty where the declaration has none.
    pub name: String,
    /// The type, resolved.
    pub ty: RustType,
    /// The type as the source has it.
    pub written: String,
}

/// A variable of an `extern` block.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Static {
    /// What the linker calls it.
    pub symbol: String,
    /// The type, resolved.
    pub ty: RustType,
    /// The type as the source has it.
    pub written: String,
    /// `static mut`.
    pub mutable: bool,
    /// It stands under a `cfg` whose value is not known.
    pub conditional: bool,
    /// The library that its `extern` block names.
    pub link: Option<String>,
    /// Where it is declared.
    pub span: Span,
}

/// A type, resolved.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum RustType {
    /// `()`.
    Unit,
    /// `!`: the function does not return.
    Never,
    /// `bool`, of one byte that is 0 or 1.
    Bool,
    /// `char`, of 32 bits.
    Char,
    /// `u8` to `i128`, `usize` and `isize`.
    Integer {
        /// The width.
        bits: u16,
        /// Whether it has a sign.
        signed: bool,
        /// `c_char`, whose sign is the target's choice.
        plain_char: bool,
    },
    /// `f32` and `f64`.
    Float {
        /// The width.
        bits: u16,
    },
    /// An address.
    Pointer {
        /// How it is written.
        kind: PointerKind,
        /// Whether Rust may write through it.
        mutable: bool,
        /// Whether it may be null.
        nullable: bool,
        /// What it points to.
        pointee: Box<RustType>,
    },
    /// A pointer to a function.
    Function {
        /// Whether it may be null.
        nullable: bool,
        /// The type of the function.
        signature: Box<FunctionPointer>,
    },
    /// `[T; N]`.
    Array {
        /// What it is made of.
        element: Box<RustType>,
        /// None where the length could not be evaluated.
        length: Option<u64>,
    },
    /// The position in [`Boundary::composites`].
    Composite {
        /// The position.
        index: usize,
    },
    /// A type of the bridge's own.
    Bridge {
        /// Which of them.
        bridge: BridgeType,
    },
    /// A type whose content is unknown here: `c_void`, an opaque type, another crate's type.
    Opaque {
        /// As the source has it.
        name: String,
        /// Rust defines it: C++ must not look into it.
        of_rust: bool,
    },
}

/// How a pointer is written, which decides what it promises.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PointerKind {
    /// `*const T`, `*mut T`: nothing is promised.
    Raw,
    /// `&T`, `&mut T`: valid, aligned, not null.
    Reference,
    /// `Box<T>` of a sized type.
    Box,
    /// `NonNull<T>`.
    NonNull,
}

/// The type of a function pointer.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FunctionPointer {
    /// As written.
    pub abi: String,
    /// Their types, in order.
    pub parameters: Vec<RustType>,
    /// What it returns.
    pub result: RustType,
    /// Whether more arguments may follow.
    pub variadic: bool,
}

/// What a bridge passes besides plain types.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum BridgeType {
    /// `&str`.
    Str,
    /// `String`.
    String,
    /// `&[T]`, `&mut [T]`.
    Slice {
        /// What it is made of.
        element: Box<RustType>,
        /// Whether Rust may write through it.
        mutable: bool,
    },
    /// `Vec<T>`.
    Vec {
        /// What it is made of.
        element: Box<RustType>,
    },
    /// `UniquePtr<T>`: C++'s, or null.
    UniquePtr {
        /// What it points to.
        pointee: Box<RustType>,
    },
    /// `SharedPtr<T>`: C++'s, or null.
    SharedPtr {
        /// What it points to.
        pointee: Box<RustType>,
    },
    /// `WeakPtr<T>`: does not keep its object alive.
    WeakPtr {
        /// What it points to.
        pointee: Box<RustType>,
    },
    /// `CxxString`, behind references only: a `std::string`.
    CxxString,
    /// `CxxVector<T>`, behind references only: a `std::vector`.
    CxxVector {
        /// What it is made of.
        element: Box<RustType>,
    },
}

/// A struct, union or enum.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Composite {
    /// As the source has it.
    pub name: String,
    /// Which of them.
    pub kind: CompositeKind,
    /// Who lays it out.
    pub repr: Repr,
    /// In bytes; none where it is not known, as without a `repr`.
    pub size: Option<u64>,
    /// In bytes.
    pub align: Option<u64>,
    /// In the order of the source.
    pub fields: Vec<Field>,
    /// Of an enum, in the order of the source.
    pub variants: Vec<Variant>,
    /// Where it is declared.
    pub span: Span,
}

impl Composite {
    /// Whether it only stands for something that the library knows: one small field, by its name not to be used, as in
    /// `struct Context { _address: u8 }`.
    #[must_use]
    pub fn is_placeholder(&self) -> bool {
        const WORD: u64 = 8;
        self.kind == CompositeKind::Struct
            && self.size.is_some_and(|size| size <= WORD)
            && matches!(self.fields.as_slice(), [only]
                if only.name.starts_with('_') && matches!(only.ty, RustType::Integer { .. } | RustType::Array { .. }))
    }
}

/// What a composite is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CompositeKind {
    /// Fields one after another.
    Struct,
    /// Fields in the same place.
    Union,
    /// Without fields in any variant.
    Enum,
    /// An enum with fields: its layout is a tagged union, which is not looked into.
    DataEnum,
}

/// Who decides how a type is laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Repr {
    /// `repr(C)`, or a shared type of a bridge.
    C,
    /// `repr(u8)` and the like.
    Integer,
    /// `repr(transparent)`: as its only field that has a size.
    Transparent,
    /// None is given: rustc does as it likes.
    Rust,
}

/// A field of a struct or a union.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Field {
    /// Its position where it has none.
    pub name: String,
    /// The type, resolved.
    pub ty: RustType,
    /// The type as the source has it.
    #[serde(default)]
    pub written: String,
    /// In bytes.
    pub offset: Option<u64>,
    /// Where it is declared.
    pub span: Span,
}

/// A variant of an enum.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Variant {
    /// As the source has it.
    pub name: String,
    /// None where its expression could not be evaluated.
    pub value: Option<i128>,
}

impl RustType {
    /// A type of which only the name is known.
    #[must_use]
    pub fn opaque(name: impl Into<String>) -> RustType {
        RustType::Opaque {
            name: name.into(),
            of_rust: false,
        }
    }

    /// An integer that is not `c_char`.
    #[must_use]
    pub fn integer(bits: u16, signed: bool) -> RustType {
        RustType::Integer {
            bits,
            signed,
            plain_char: false,
        }
    }

    /// A raw pointer, which may be null.
    #[must_use]
    pub fn raw(mutable: bool, pointee: RustType) -> RustType {
        RustType::Pointer {
            kind: PointerKind::Raw,
            mutable,
            nullable: true,
            pointee: Box::new(pointee),
        }
    }
}

impl Boundary {
    /// Size and alignment in bytes; none where they are not known.
    #[must_use]
    pub fn layout(&self, ty: &RustType) -> Option<(u64, u64)> {
        layout(ty, &self.composites)
    }

    /// The declaration that stands for a symbol where several do.
    #[must_use]
    pub fn signature(&self, symbol: &str) -> Option<&Signature> {
        let mut all = self.signatures.iter();
        all.find(|signature| signature.symbol == symbol)
    }
}

/// Size and alignment in bytes on the 64-bit targets; none where they are not known.
pub(crate) fn layout(ty: &RustType, composites: &[Composite]) -> Option<(u64, u64)> {
    const WORD: (u64, u64) = (8, 8);
    Some(match ty {
        RustType::Unit | RustType::Never => (0, 1),
        RustType::Bool => (1, 1),
        RustType::Char => (4, 4),
        RustType::Integer { bits, .. } | RustType::Float { bits } => {
            let bytes = u64::from(*bits).div_ceil(8);
            (bytes, bytes)
        }
        RustType::Pointer { .. } | RustType::Function { .. } => WORD,
        RustType::Array { element, length } => {
            let (size, align) = layout(element, composites)?;
            (size.checked_mul((*length)?)?, align)
        }
        RustType::Composite { index } => {
            let composite = composites.get(*index)?;
            (composite.size?, composite.align?)
        }
        RustType::Bridge { bridge } => match bridge {
            BridgeType::Str
            | BridgeType::Slice { .. }
            | BridgeType::SharedPtr { .. }
            | BridgeType::WeakPtr { .. } => (16, 8),
            BridgeType::String | BridgeType::Vec { .. } => (24, 8),
            BridgeType::UniquePtr { .. } => WORD,
            BridgeType::CxxString | BridgeType::CxxVector { .. } => return None,
        },
        RustType::Opaque { .. } => return None,
    })
}
