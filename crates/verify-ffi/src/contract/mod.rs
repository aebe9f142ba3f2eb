//! What a call from Rust may pass, and what Rust relies on in return, as plain data.
//!
//! The engine builds arguments from it and checks obligations by it. Everything that is not certain
//! from the types alone carries its evidence, for the report.

mod argument;
mod calls;
mod change_reach;
mod derive;
mod enums;
mod infer;
mod lengths;
mod library;
mod names;
mod objects;
mod places;
mod reach;
mod results;
mod undeclared;

pub(crate) use change_reach::sources;
pub use change_reach::{RustFunction, RustSource};
pub(crate) use derive::{contracts, foreign_functions};
pub(crate) use enums::name_enums;
pub(crate) use lengths::count_by_loops;
pub use library::relate;
pub use undeclared::undeclared;

use crate::model::Origin;
use crate::span::Span;
use serde::{Deserialize, Serialize};

/// The contract of one function that Rust calls.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Contract {
    /// As in [`crate::Signature::symbol`].
    pub symbol: String,
    /// The name in Rust.
    pub name: String,
    /// Who defines it.
    pub origin: Origin,
    /// In the order of the declaration; a receiver is the first.
    pub parameters: Vec<ParameterContract>,
    /// What Rust relies on: a `bool` or an enum in range, a slice that is valid and not null, a `str`
    /// that is UTF-8, a box that is owned.
    pub result: Value,
    /// Whether the shim of a bridge function has a last parameter more, a pointer to memory for the
    /// result that is not initialised.
    pub result_through_memory: ThroughMemory,
    /// What may leave it besides its result.
    pub unwinding: Unwinding,
    /// What the Rust sources do with the result, where it is a raw pointer.
    #[serde(default)]
    pub result_uses: Vec<ResultUse>,
    /// Of a function that Rust defines: the names of those functions of the library that it may call.
    #[serde(default)]
    pub calls: Vec<String>,
    /// Where it is declared.
    pub span: Span,
}

/// What a call in the Rust sources does with a pointer that it gets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResultUse {
    /// What it makes of it.
    pub becomes: Becomes,
    /// The function that calls looks whether it is null.
    pub null_checked: bool,
    /// As written.
    pub words: String,
    /// Where it does.
    pub span: Span,
}

/// What a returned pointer becomes in Rust.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Becomes {
    /// A `Box`, `Vec`, `String` or `CString`, whose memory Rust releases.
    Owned,
    /// A slice, which is never null.
    Slice,
    /// A `CStr`: it ends with NUL.
    Text,
}

/// Whether a result goes through memory of the caller's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ThroughMemory {
    /// It is returned.
    No,
    /// It is written to where the last argument points.
    Yes,
    /// Releases of cxx differ: the number of parameters of the shim decides.
    Perhaps,
}

/// What may leave the function besides its result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Unwinding {
    /// No exception at all.
    Forbidden,
    /// What is derived from `std::exception`, which the bridge turns into an error.
    StdException,
    /// Any: `extern "C-unwind"`.
    Allowed,
}

/// What callers of a function pass for one of its parameters.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ParameterContract {
    /// Empty where the declaration has none.
    pub name: String,
    /// The type as the source has it.
    pub written: String,
    /// What it is.
    pub value: Value,
    /// Whether C++ may use the pointer after the call.
    pub kept: Retention,
    /// The function releases what it points to, which the library allocated.
    #[serde(default)]
    pub released: bool,
    /// What the value is inferred from; the type alone where it is empty.
    pub evidence: Vec<Evidence>,
    /// The numbers that calls pass, where each of them passes one that is known; empty otherwise.
    #[serde(default)]
    pub observed: Vec<i128>,
    /// Of a `void *` that Rust does not declare: what the code passes it on as, and why, should nothing else tell.
    #[serde(skip)]
    pub passed_on: Option<Box<(Value, String)>>,
}

/// What becomes of a pointer after the call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Retention {
    /// There is no pointer.
    Nothing,
    /// It is borrowed for the call: C++ must not keep it.
    Borrowed,
    /// It is transferred: C++ may keep it, and must end its life as Rust says.
    Transferred,
    /// It belongs to the library, or lives as long as the program.
    Kept,
}

/// What a value is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Value {
    /// No value: `()`, or a function that does not return.
    Nothing,
    /// One byte that is 0 or 1.
    Bool,
    /// A Unicode scalar value in 32 bits.
    Char,
    /// Any value.
    Integer {
        /// The width.
        bits: u16,
        /// Whether it has a sign.
        signed: bool,
    },
    /// Any value, NaNs and infinities included.
    Float {
        /// The width.
        bits: u16,
    },
    /// One of these values.
    Enum {
        /// The width.
        bits: u16,
        /// Those of its variants.
        values: Vec<i128>,
    },
    /// Fields, and padding between them.
    Struct {
        /// As the source has it.
        name: String,
        /// In bytes.
        size: u64,
        /// In bytes.
        align: u64,
        /// In the order of their offsets.
        fields: Vec<FieldValue>,
    },
    /// Any bytes: a union, or a type whose content is not looked into.
    Bytes {
        /// In bytes.
        size: u64,
        /// In bytes.
        align: u64,
    },
    /// As many values as this, one after another, in place.
    Elements {
        /// What each of them is.
        element: Box<Value>,
        /// How many.
        count: u64,
    },
    /// A pointer to one valid value.
    Object {
        /// What it points to.
        pointee: Box<Value>,
        /// Whether it may be null.
        nullable: bool,
        /// Whether the function may write there.
        writable: bool,
        /// Whether the function must release it.
        owned: bool,
        /// Whether it may be read before it is written.
        initialised: bool,
    },
    /// A pointer to the first of several values.
    Array {
        /// What each of them is.
        element: Box<Value>,
        /// How many.
        length: Length,
        /// Whether it may be null.
        nullable: bool,
        /// Whether the function may write there.
        writable: bool,
        /// Whether the function must release it.
        owned: bool,
    },
    /// A pointer to bytes of which the last, and only the last, is zero.
    CString {
        /// Whether it may be null.
        nullable: bool,
        /// Whether the function may write there.
        writable: bool,
        /// Whether the function must release it.
        owned: bool,
    },
    /// A pointer that promises nothing, as the result of a function may be.
    RawPointer {
        /// What it points to.
        pointee: Box<Value>,
    },
    /// A pointer to something that only the library knows: made by its own functions.
    Opaque {
        /// The type in Rust.
        name: String,
        /// Whether it may be null.
        nullable: bool,
        /// Whether the function may write there.
        writable: bool,
    },
    /// A pointer to something of Rust's that C++ must not look into.
    RustOpaque {
        /// The type in Rust.
        name: String,
        /// Whether it may be null.
        nullable: bool,
    },
    /// A pointer to a function, which may do anything that its type allows.
    Callback {
        /// Whether it may be null.
        nullable: bool,
        /// What C++ passes to it.
        parameters: Vec<Value>,
        /// What it gives.
        result: Box<Value>,
    },
    /// `&[T]` of a bridge: not null even when it is empty, valid for its length.
    Slice {
        /// What each of them is.
        element: Box<Value>,
        /// Whether the function may write there.
        writable: bool,
    },
    /// `&str` of a bridge: not null, UTF-8.
    Str,
    /// `String` of a bridge: owned, allocated by Rust, UTF-8.
    RustString,
    /// `Vec<T>` of a bridge: owned, allocated by Rust.
    RustVec {
        /// What each of them is.
        element: Box<Value>,
    },
    /// `std::unique_ptr`, which may be null.
    UniquePtr {
        /// What it points to.
        pointee: Box<Value>,
    },
    /// `std::shared_ptr`, which may be null.
    SharedPtr {
        /// What it points to.
        pointee: Box<Value>,
    },
    /// `std::weak_ptr`, whose object may be gone.
    WeakPtr {
        /// What it points to.
        pointee: Box<Value>,
    },
    /// A `std::string`, behind pointers only.
    CxxString,
    /// A `std::vector`, behind pointers only.
    CxxVector {
        /// What each of them is.
        element: Box<Value>,
    },
    /// The vtable of a class, in the part of an object that begins after so many bytes.
    Vtable {
        /// What the linker calls it.
        symbol: String,
        /// In bytes.
        offset: u64,
    },
    /// An object of a class that only its constructors make: behind pointers only.
    Constructed {
        /// Its name in C++.
        class: String,
        /// In bytes.
        size: u64,
        /// Those that are tried.
        constructors: Vec<Constructor>,
    },
    /// A value of a type that only one side knows, by its name in Rust: behind pointers only.
    Incomplete {
        /// The type in Rust.
        name: String,
    },
    /// Nothing is known of it.
    Unknown,
}

/// A constructor of a class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Constructor {
    /// What the linker calls it.
    pub symbol: String,
    /// Without the object itself: numbers alone.
    pub parameters: Vec<Value>,
}

/// A field of a [`Value::Struct`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FieldValue {
    /// As the source has it.
    pub name: String,
    /// In bytes.
    pub offset: u64,
    /// The type as the source has it.
    #[serde(default)]
    pub written: String,
    /// What it is.
    pub value: Value,
}

/// How many elements an array has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Length {
    /// The value of the parameter, or of the field of the same struct, at this position.
    Sibling {
        /// The position.
        index: usize,
    },
    /// What the parameter, or the field of the same struct, at this position points to when the call
    /// begins.
    Behind {
        /// The position.
        index: usize,
    },
    /// Nothing counts them.
    Unknown,
}

/// Why a value is taken to be what it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// What kind of evidence it is.
    pub basis: Basis,
    /// In a sentence, for the report.
    pub words: String,
    /// Where it is found, where that is a line of Rust.
    pub span: Option<Span>,
}

/// What an inference rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Basis {
    /// A call in the Rust sources passes it so.
    CallSite,
    /// The names of parameters or fields say so.
    Name,
    /// The code of the library uses it so.
    Code,
    /// There is no evidence: one valid object is assumed.
    Default,
    /// The configuration demands it.
    Configuration,
}

impl Length {
    /// The position of the length.
    #[must_use]
    pub fn index(self) -> Option<usize> {
        match self {
            Length::Sibling { index } | Length::Behind { index } => Some(index),
            Length::Unknown => None,
        }
    }
}
