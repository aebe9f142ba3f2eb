//! Which verdicts make the command fail.

use serde::Deserialize;
use verify_symex::Verdict;

/// A verdict that makes the command fail.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
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

    /// Whether this verdict is it.
    pub fn is(self, verdict: Verdict) -> bool {
        matches!(
            (self, verdict),
            (FailOn::Violated, Verdict::Violated)
                | (FailOn::Unknown, Verdict::Unknown)
                | (FailOn::Bounded, Verdict::Bounded)
        )
    }
}
