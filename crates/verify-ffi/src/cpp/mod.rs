//! The C and C++ side of the boundary: what a unit defines, as plain data that can be kept beside it.

mod code_facts;
mod extent_inference;
mod extract;
mod interface;
mod length_inference;
mod special_members;

pub use interface::{
    CppComposite, CppConstructor, CppField, CppFunction, CppFunctionType, CppKind, CppLength,
    CppParameter, CppSignature, CppType, CppVariable, Enumerator, INTERFACE_FORMAT, Interface,
    Place,
};
