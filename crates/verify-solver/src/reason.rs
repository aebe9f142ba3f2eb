//! Why a query has no answer: what limits, back ends and layers say alike.

use std::fmt;

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The query's time was up.
    TimeLimit,
    /// Somebody set the interrupt flag.
    Interrupted,
    /// No back end of the chain knows this operator.
    Unsupported(String),
    /// A back end broke: its process died, it ran out of memory, its model does
    /// not satisfy the query, or two back ends contradict each other.
    Failed(String),
    /// The back end gave up, for this reason.
    Incomplete(String),
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::TimeLimit => f.write_str("time limit reached"),
            Reason::Interrupted => f.write_str("interrupted"),
            Reason::Unsupported(what) => write!(f, "not supported: {what}"),
            Reason::Failed(what) => write!(f, "solver failed: {what}"),
            Reason::Incomplete(what) => write!(f, "solver gave up: {what}"),
        }
    }
}
