//! The C and C++ side of the boundary: what a unit defines, as plain data that can be kept beside it.

mod counted;
mod extract;
mod indexed;
mod interface;
mod told;

pub use interface::{
    CppComposite, CppConstructor, CppField, CppFunction, CppFunctionType, CppKind, CppLength,
    CppParameter, CppSignature, CppType, CppVariable, Enumerator, INTERFACE_FORMAT, Interface,
    Place,
};
