//! What a unit of C or C++ offers to other languages, with types as its compiler laid them out.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A place in C or C++, from debug info. A line of 0 is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Place {
    /// As the compiler was given it.
    pub file: String,
    /// From 1.
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
    /// By symbol.
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
    /// Of the field that counts.
    pub number: u64,
    /// A loop that is evidence for it.
    pub place: Place,
}

/// A parameter that counts what another one points to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountedBy {
    pub at: usize,
    /// A loop that is evidence for it.
    pub place: Place,
}

/// A function as its definition, or a declaration that is called, describes it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CppFunction {
    /// With its namespaces and classes, without parameters.
    pub name: String,
    /// Where it is defined, or declared.
    pub place: Place,
    /// None where the unit was compiled without debug info for it.
    pub signature: Option<CppSignature>,
    /// Whether more arguments may follow.
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

/// The types of a function, as debug info has them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CppSignature {
    /// In order; `this` is the first.
    pub parameters: Vec<CppParameter>,
    /// What it returns.
    pub result: CppType,
    /// The result as the source spells it.
    pub written: String,
}

/// A parameter of a [`CppSignature`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CppParameter {
    /// Empty where it has none.
    pub name: String,
    /// The type, resolved.
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

/// A variable that other units see.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CppVariable {
    /// With its namespaces and classes.
    pub name: String,
    /// The type, resolved.
    pub ty: CppType,
    /// The type as the source spells it.
    pub written: String,
    /// Nobody may write to it.
    pub constant: bool,
    /// Where it is defined.
    pub place: Place,
}

/// A type with its names, qualifiers and aliases taken off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum CppType {
    /// No value, or of a pointer: anything.
    Void,
    /// `bool`.
    Bool,
    /// An integer or a character.
    Integer {
        /// The size of a value.
        bits: u64,
        /// Whether it has a sign.
        signed: bool,
        /// `char` itself, whose sign is the target's choice.
        plain_char: bool,
    },
    /// `float`, `double`, `long double`.
    Float {
        /// The size of a value.
        bits: u64,
    },
    /// A pointer or a reference.
    Pointer {
        /// What it points to.
        pointee: Box<CppType>,
    },
    /// What a pointer to a function points to.
    Function {
        /// The type of the function.
        signature: Box<CppFunctionType>,
    },
    /// Elements one after another.
    Array {
        /// What it is made of.
        element: Box<CppType>,
        /// None for an array without a bound.
        length: Option<u64>,
    },
    /// A class, union or enumeration.
    Composite {
        /// The position in [`Interface::composites`].
        index: usize,
    },
    /// A vector, a complex number, a pointer to member, …: only its size is known.
    Other {
        /// The size of a value.
        bits: u64,
    },
}

/// The type of a function.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CppFunctionType {
    /// Their types, in order.
    pub parameters: Vec<CppType>,
    /// What it returns.
    pub result: CppType,
    /// Whether more arguments may follow.
    pub variadic: bool,
}

/// What a composite is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CppKind {
    /// A class or struct.
    Class,
    /// Members in the same place.
    Union,
    /// An enumeration, scoped or not.
    Enum,
}

/// A class, union or enumeration.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CppComposite {
    /// With its namespaces and classes.
    pub name: String,
    /// Which of them.
    pub kind: CppKind,
    /// In bytes.
    pub size: u64,
    /// In bytes.
    pub align: u64,
    /// Only declared: nothing is known of its content.
    pub incomplete: bool,
    /// Its copying or destruction has a meaning, so it is passed by address.
    pub by_address: bool,
    /// Those of bases first.
    pub fields: Vec<CppField>,
    /// Of an enumeration, in order.
    pub enumerators: Vec<Enumerator>,
    /// The symbol of its vtable, where it has virtual functions.
    #[serde(default)]
    pub vtable: Option<String>,
    /// Those of its constructors that the unit has the code of, but for copying and moving.
    #[serde(default)]
    pub constructors: Vec<CppConstructor>,
    /// Where it is defined.
    pub place: Place,
}

/// A constructor.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CppConstructor {
    /// What the linker calls it.
    pub symbol: String,
    /// Without `this`.
    pub parameters: Vec<CppType>,
}

/// A member, of the class itself or of a base.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CppField {
    /// Empty where it has none.
    pub name: String,
    /// The type, resolved.
    pub ty: CppType,
    /// The type as the source spells it.
    pub written: String,
    /// From the beginning of the object.
    pub offset_bits: u64,
    /// Of a bit-field, its width.
    pub size_bits: u64,
    /// Whether it shares its bytes with others.
    pub bit_field: bool,
    /// 0 where it is not known.
    pub line: u32,
}

/// A name of an enumeration.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enumerator {
    /// As the source has it.
    pub name: String,
    /// What it stands for.
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
