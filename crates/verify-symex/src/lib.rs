//! Bounded symbolic execution of LLVM IR: from a module to an honest verdict.
//!
//! The front (`cargo-verify`) reads units with `verify-ir`, fills in [`Options`] and calls
//! [`verify`]; what comes back is an [`Outcome`]. This crate knows nothing of cargo, of clang's
//! command line or of how a report looks.

pub mod call_environment;
mod checks;
pub mod code;
mod contract;
pub mod contract_names;
mod engine;
mod environment;
mod exec;
mod execution_graph;
mod induction;
mod inputs;
mod machine;
pub mod options;
pub mod outcome;
mod program;
mod search;
mod shims;
mod solving;
mod state;
mod threads;
mod time_policy;
mod trace;
mod value;

pub use checks::verdict::cut_off;
pub use code::{CheckGroup, Code};
pub use contract_names::subject as contract_subject;
pub use options::{Bounded, CheckSet, Entry, MemoryModel, Options, PointerArguments, Strategy};
pub use outcome::{Events, NoEvents, Outcome, Verdict, Violation};
pub use search::portfolio::verify;
pub use trace::quoted;
