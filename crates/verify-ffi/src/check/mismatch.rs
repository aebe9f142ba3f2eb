//! What is found where the two sides disagree.

use crate::cpp::Place;
use crate::span::Span;
use serde::{Deserialize, Serialize};

/// One disagreement.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mismatch {
    /// What disagrees.
    pub kind: MismatchKind,
    /// Whether it must be mended.
    pub severity: Severity,
    /// The symbol that both sides speak of.
    pub symbol: String,
    /// In a sentence.
    pub message: String,
    /// The declaration.
    pub rust: Span,
    /// A line of 0 where C++ has nothing to show.
    pub cpp: Place,
    /// The function or variable in C++; the name in Rust where there is none.
    pub function: String,
    /// Both sides, one line each.
    pub details: Vec<String>,
}

/// How certain it is that a disagreement does harm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Severity {
    /// The machine does the same; the meaning may differ.
    Warning,
    /// The program cannot be right.
    Error,
}

macro_rules! kinds {
    ($($(#[$doc:meta])* $variant:ident = $name:literal,)*) => {
        /// The kinds of disagreement. Their names are stable.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        #[non_exhaustive]
        pub enum MismatchKind {
            $($(#[$doc])* #[serde(rename = $name)] $variant,)*
        }

        impl MismatchKind {
            /// Every kind, for tables and tests.
            pub const ALL: &'static [MismatchKind] = &[$(MismatchKind::$variant,)*];

            /// The stable name.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $(MismatchKind::$variant => $name,)* }
            }
        }
    };
}

kinds! {
    /// Rust declares what no unit defines, or what is defined with C++ linkage only.
    MissingSymbol = "ffi-missing-symbol",
    /// How many parameters there are.
    Arity = "ffi-arity",
    /// The width, class of register or pointer-ness of a parameter.
    ParameterType = "ffi-parameter-type",
    /// The width, class of register or pointer-ness of the result.
    ReturnType = "ffi-return-type",
    /// What a pointer points to.
    PointeeType = "ffi-pointee-type",
    /// Size, alignment, offsets or order of fields.
    StructLayout = "ffi-struct-layout",
    /// The type of a field that lies at the same place.
    FieldType = "ffi-field-type",
    /// A value of an enum on one side that the other does not have.
    EnumRange = "ffi-enum-range",
    /// Variable arguments on one side only.
    Variadic = "ffi-variadic",
    /// Arguments are passed in other places.
    CallingConvention = "ffi-calling-convention",
    /// The type of a variable.
    VariableType = "ffi-variable-type",
    /// Integers of one width, signed on one side only.
    Signedness = "ffi-signedness",
    /// A `bool` on one side is another integer of its width on the other.
    Bool = "ffi-bool",
    /// Exceptions may pass by one side's word, and not by the other's.
    Noexcept = "ffi-noexcept",
}
