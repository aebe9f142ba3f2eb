//! What native runs say about counterexamples, as plain data.

use serde::{Deserialize, Serialize};

/// What repeating a counterexample natively came to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "result", rename_all = "kebab-case")]
pub enum Replayed {
    /// The real program fails, too; where not in the same way or not at the same place, that is said.
    Confirmed {
        /// How it failed.
        how: String,
        /// In what the failure is another one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        differs: Option<String>,
    },
    /// The program does what the counterexample says, but only the library's model, built natively, notices;
    /// what it says, and what became of the run with the real library.
    ConfirmedByModel {
        /// How it failed.
        how: String,
        /// What happened instead.
        what: String,
    },
    /// The native run does not fail.
    NotConfirmed {
        /// What happened instead.
        what: String,
    },
    /// There is no native run that could decide it.
    NotReplayable {
        /// What keeps it from being repeated.
        why: String,
    },
}

impl Replayed {
    /// What became of it instead of a failure; none where it failed.
    pub fn undecided(&self) -> Option<&str> {
        match self {
            Replayed::NotConfirmed { what } => Some(what),
            Replayed::NotReplayable { why } => Some(why),
            Replayed::Confirmed { .. } | Replayed::ConfirmedByModel { .. } => None,
        }
    }
}
