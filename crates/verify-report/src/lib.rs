//! What people and programs read of a verification: findings, events, reports in every format, and
//! counterexamples repeated natively.
//!
//! Everything is drawn from [`event::Event`]; a format decides nothing but how it looks. A [`Finding`] is
//! a violation as reports show it; [`replay`] rebuilds the program around it and runs it natively. This
//! crate knows how jobs are made (`verify-project`), but no command line and no exit code.

#![warn(missing_docs)]

mod coverage;
mod diagnostic;
pub mod event;
mod fault;
mod finding;
mod format;
mod inputs;
mod names;
pub mod page;
mod paths;
pub mod replay;
mod replayed;
#[cfg(test)]
mod samples;
mod sources;
mod subject;
mod trace;

pub use diagnostic::{Diagnostic, print_crash};
pub use fault::{Fault, UnknownKind};
pub use finding::{Finding, Level, Replay};
pub use format::snippet;
pub use format::{
    Drawing, Github, Human, HumanStyle, Json, Junit, Lcov, Reporters, Repository, Sarif, Short,
    Witness, amount, hyperlinks_on_stdout,
};
pub use paths::{Paths, normal};
pub use replayed::Replayed;
pub use sources::Sources;
pub use subject::{DataModel, Subject};
pub use trace::TraceDetail;
