//! Declarations of Rust against definitions of C++, without any solver.

mod composite;
mod declaration;
mod mismatch;
mod value;

pub(crate) use declaration::through_memory;
pub use declaration::{Library, Matched, Report, check, plain_symbol};
pub use mismatch::{Mismatch, MismatchKind, Severity};
