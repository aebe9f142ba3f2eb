//! Which verdicts make the command fail.

use clap::ValueEnum;
use serde::Deserialize;
use verify_symex::Verdict;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FailOn {
    /// There is a counterexample
    Violated,
    /// No verdict was reached
    Unknown,
    /// It holds only up to a bound
    Bounded,
}

impl FailOn {
    /// What makes the command fail where nobody says anything.
    pub const DEFAULT: [FailOn; 2] = [FailOn::Violated, FailOn::Unknown];

    pub fn is(self, verdict: Verdict) -> bool {
        matches!(
            (self, verdict),
            (FailOn::Violated, Verdict::Violated)
                | (FailOn::Unknown, Verdict::Unknown)
                | (FailOn::Bounded, Verdict::Bounded)
        )
    }
}
