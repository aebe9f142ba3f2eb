//! Bounded symbolic execution of LLVM IR: from a module to an honest verdict.
//!
//! The front (`cargo-verify`) reads units with `verify-ir`, fills in [`Options`] and calls
//! [`verify`]; what comes back is an [`Outcome`]. This crate knows nothing of cargo, of clang's
//! command line or of how a report looks.

mod arithmetic;
mod bounds;
mod choice;
pub mod caller;
pub mod code;
mod command_line;
mod coverage;
mod debug_type;
mod engine;
mod entry;
mod exec;
mod leak;
mod memory;
mod minimise;
mod obligation;
pub mod options;
pub mod outcome;
mod passed;
mod path;
mod place;
mod position;
mod program;
mod queue;
mod relied;
mod report;
mod rounds;
mod rtti;
mod shims;
mod start;
mod state;
mod trace;
mod typed;
mod universe;
mod value;
mod verdict;

pub use bounds::Bounded;
pub use code::{CheckGroup, Code};
pub use options::{CheckSet, Entry, Options, PointerArguments, Strategy};
pub use outcome::{Events, NoEvents, Outcome, Verdict, Violation};
pub use start::verify;
pub use verify_solver::Interrupt;
