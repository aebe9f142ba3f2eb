//! Declarations of Rust against definitions of C++, without any solver.

mod callback;
mod composite;
mod declaration;
mod leaves;
mod mismatch;
mod signature;
mod table;
mod value;

pub use declaration::{Library, Matched, Report, check};
pub use mismatch::{Mismatch, MismatchKind, Severity};
pub(crate) use signature::through_memory;
