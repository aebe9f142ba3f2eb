//! Reports of real runs: every format at once, findings in odd places, and files that cannot be
//! written. Programs without inputs are used where output is kept as a snapshot: which inputs trigger
//! a bug is the solver's choice.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

mod files;
mod odd_places;
mod program;
#[path = "../support/sarif_schema.rs"]
mod sarif_schema;
mod schemas;
mod traces;
