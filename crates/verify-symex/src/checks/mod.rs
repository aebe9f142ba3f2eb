//! What can fail: obligations and how they are settled, minimal counterexamples, the facts that the verdict is
//! decided from, coverage.
//!
//! Plain data and questions to a solver: nothing here executes anything.

pub mod approximation;
pub mod coverage;
pub mod facts;
#[cfg(test)]
pub mod fault_injecting_solver;
pub mod latent;
pub mod minimise;
pub mod obligation;
pub mod unmodelled;
pub mod verdict;

use coverage::Tracker;
use facts::Facts;
use latent::{CallerFreedom, Reach};
use obligation::{Failure, Ledger};
use unmodelled::Unmodelled;

/// What a job has checked so far.
#[derive(Default)]
pub struct Checks {
    pub ledger: Ledger,
    /// Obligations that fail, until the search makes violations of them.
    pub failures: Vec<Failure>,
    pub facts: Facts,
    pub coverage: Tracker,
    pub unmodelled: Unmodelled,
    /// What callers may pass otherwise.
    pub freedom: CallerFreedom,
    /// The check that is about to be filed is about memory of which nobody says how long it is.
    pub reach: Option<Reach>,
    /// Where the check that is about to be filed says it is.
    pub line_override: Option<(u32, u32)>,
}
