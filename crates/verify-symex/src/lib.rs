//! Bounded symbolic execution of LLVM IR: from a module to an honest verdict.
//!
//! The front (`cargo-verify`) reads units with `verify-ir`, fills in [`Options`] and calls
//! [`verify`]; what comes back is an [`Outcome`]. This crate knows nothing of cargo, of clang's
//! command line or of how a report looks.

mod arithmetic;
pub mod code;
mod memory;
pub mod options;
pub mod outcome;
mod position;
mod program;
mod universe;
mod value;

pub use code::{CheckGroup, Code};
pub use options::{CheckSet, Entry, Options, PointerArguments, Strategy};
pub use outcome::{Outcome, Verdict, Violation};
