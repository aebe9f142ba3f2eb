//! Bounded symbolic execution of LLVM IR: from a module to an honest verdict.
//!
//! The front (`cargo-verify`) reads units with `verify-ir`, fills in [`Options`] and calls
//! [`verify`]; what comes back is an [`Outcome`]. This crate knows nothing of cargo, of clang's
//! command line or of how a report looks.

pub mod caller;
mod checks;
pub mod code;
mod contract;
mod environment;
mod exec;
pub mod options;
pub mod outcome;
mod program;
mod search;
mod shims;
mod state;
mod trace;

pub use code::{CheckGroup, Code};
pub use contract::execution::subject as contract_subject;
pub use options::{CheckSet, Entry, Options, PointerArguments, Strategy};
pub use outcome::{Events, NoEvents, Outcome, Verdict, Violation};
pub use search::bounds::Bounded;
pub use search::portfolio::verify;
pub use trace::quoted;
pub use verify_solver::Interrupt;
