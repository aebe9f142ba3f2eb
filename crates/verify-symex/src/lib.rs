//! Bounded symbolic execution of LLVM IR: from a module to an honest verdict.
//!
//! The front (`cargo-verify`) reads units with `verify-ir`, fills in [`Options`] and calls
//! [`verify`]; what comes back is an [`Outcome`]. This crate knows nothing of cargo, of clang's
//! command line or of how a report looks.

mod arithmetic;
mod attempts;
mod bounds;
pub mod caller;
mod choice;
pub mod code;
mod command_line;
mod contract;
mod contract_caller;
mod contract_globals;
mod contract_result;
mod coverage;
mod crossing;
mod debug_type;
mod engine;
mod entry;
mod exec;
mod feasible;
mod frame_condition;
mod given;
#[cfg(test)]
mod hindered;
mod invalidate;
mod leak;
mod made;
mod memory;
mod minimise;
mod obligation;
pub mod options;
pub mod outcome;
mod passed;
mod path;
mod place;
mod position;
mod prepared;
mod program;
mod provided;
mod queue;
mod reentered;
mod registers;
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
mod unmodelled;
mod utf8;
mod value;
mod verdict;

pub use attempts::verify;
pub use bounds::Bounded;
pub use code::{CheckGroup, Code};
pub use contract::subject as contract_subject;
pub use options::{CheckSet, Entry, Options, PointerArguments, Strategy};
pub use outcome::{Events, NoEvents, Outcome, Verdict, Violation};
pub use trace::quoted;
pub use verify_solver::Interrupt;
