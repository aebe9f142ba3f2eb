//! What a unit of C or C++ offers to other languages, with types as its compiler laid them out.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A place in C or C++, from debug info. A line of 0 is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    pub file: String,
    pub line: u32,
}

/// Raised whenever more is read from a unit: what was kept of it before does not have it.
pub const INTERFACE_FORMAT: u32 = 2;

/// The external definitions of a unit, and what it needs of others.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Interface {
    /// By symbol.
    pub functions: BTreeMap<String, CppFunction>,
    /// Functions that the unit calls and others define, where debug info describes them.
    pub called: BTreeMap<String, CppFunction>,
    pub variables: BTreeMap<String, CppVariable>,
    /// Classes, unions and enumerations, named by their position.
    pub composites: Vec<CppComposite>,
    /// Fields of classes that count what others point to, as the unit's loops have it.
    #[serde(default)]
    pub lengths: Vec<CppLength>,
}

/// A field that counts what another one of its class points to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CppLength {
    /// The class without its namespaces.
    pub class: String,
    /// Offsets in bytes.
    pub pointer: u64,
    pub number: u64,
    /// A loop that says so.
    pub place: Place,
}

/// A parameter that counts what another one points to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountedBy {
    pub at: usize,
    /// A loop that says so.
    pub place: Place,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CppFunction {
    /// With its namespaces and classes, without parameters.
    pub name: String,
    pub place: Place,
    /// None where the unit was compiled without debug info for it.
    pub signature: Option<CppSignature>,
    pub variadic: bool,
    /// It is known never to throw: `noexcept`, or so simple that the compiler sees it.
    pub never_throws: bool,
    /// It promises not to throw, and could: an exception inside of a definition ends the program, and
    /// callers of a declaration are not prepared for one.
    #[serde(default)]
    pub noexcept: bool,
    /// LLVM's number of the calling convention; 0 is C's.
    pub convention: u16,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CppSignature {
    pub parameters: Vec<CppParameter>,
    pub result: CppType,
    /// The result as the source spells it.
    pub written: String,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CppParameter {
    /// Empty where it has none.
    pub name: String,
    pub ty: CppType,
    /// As the source spells it.
    pub written: String,
    /// How many elements the constants ask for that the unit's code indexes it with, if more than one.
    #[serde(default)]
    pub indexed: Option<u64>,
    /// Of a `void *`: the class that the functions which it is passed on to take a pointer to.
    #[serde(default)]
    pub taken_as: Option<CppType>,
    /// The parameter that the unit's code indexes it up to.
    #[serde(default)]
    pub counted_by: Option<CountedBy>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CppVariable {
    pub name: String,
    pub ty: CppType,
    pub written: String,
    pub constant: bool,
    pub place: Place,
}

/// A type with its names, qualifiers and aliases taken off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum CppType {
    Void,
    Bool,
    Integer {
        bits: u64,
        signed: bool,
        /// `char` itself, whose sign is the target's choice.
        plain_char: bool,
    },
    Float {
        bits: u64,
    },
    /// A pointer or a reference.
    Pointer {
        pointee: Box<CppType>,
    },
    /// What a pointer to a function points to.
    Function {
        signature: Box<CppFunctionType>,
    },
    Array {
        element: Box<CppType>,
        /// None for an array without a bound.
        length: Option<u64>,
    },
    Composite {
        index: usize,
    },
    /// A vector, a complex number, a pointer to member, …: only its size is known.
    Other {
        bits: u64,
    },
}

/// The type of a function.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CppFunctionType {
    pub parameters: Vec<CppType>,
    pub result: CppType,
    pub variadic: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CppKind {
    Class,
    Union,
    Enum,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CppComposite {
    pub name: String,
    pub kind: CppKind,
    /// In bytes.
    pub size: u64,
    pub align: u64,
    /// Only declared: nothing is known of its content.
    pub incomplete: bool,
    /// Its copying or destruction has a meaning, so it is passed by address.
    pub by_address: bool,
    /// Those of bases first.
    pub fields: Vec<CppField>,
    pub enumerators: Vec<Enumerator>,
    /// The symbol of its vtable, where it has virtual functions.
    #[serde(default)]
    pub vtable: Option<String>,
    /// Those of its constructors that the unit has the code of, but for copying and moving.
    #[serde(default)]
    pub constructors: Vec<CppConstructor>,
    pub place: Place,
}

/// A constructor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CppConstructor {
    pub symbol: String,
    /// Without `this`.
    pub parameters: Vec<CppType>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CppField {
    pub name: String,
    pub ty: CppType,
    pub written: String,
    pub offset_bits: u64,
    pub size_bits: u64,
    pub bit_field: bool,
    pub line: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enumerator {
    pub name: String,
    pub value: i128,
}

impl Interface {
    /// Size and alignment in bytes; none for what has none.
    #[must_use]
    pub fn layout(&self, ty: &CppType) -> Option<(u64, u64)> {
        let scalar = |bits: u64| {
            let bytes = bits.div_ceil(8).max(1);
            // `long double` of 80 bits lies in 16 bytes; nothing is aligned beyond that.
            (bytes, bytes.next_power_of_two().min(16))
        };
        Some(match ty {
            CppType::Void | CppType::Function { .. } => return None,
            CppType::Bool => (1, 1),
            CppType::Integer { bits, .. } | CppType::Float { bits } | CppType::Other { bits } => {
                scalar(*bits)
            }
            CppType::Pointer { .. } => (8, 8),
            CppType::Array { element, length } => {
                let (size, align) = self.layout(element)?;
                (size.checked_mul(length.unwrap_or(0))?, align)
            }
            CppType::Composite { index } => {
                let composite = self.composites.get(*index).filter(|one| !one.incomplete)?;
                (composite.size, composite.align)
            }
        })
    }
}
