//! An execution of several threads, as far as it matters to people: what each did, in which order, and what it read.

use super::Place;
use serde::{Deserialize, Serialize};

/// What threads did until a violation, in an order in which it may have happened.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Execution {
    /// Each event after what it depends on.
    pub events: Vec<ExecutionEvent>,
}

/// What a thread did that another may notice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ExecutionEvent {
    /// The number of the thread; the first is 0.
    pub thread: u32,
    /// In words.
    pub text: String,
    /// Where, in the user's code.
    pub place: Place,
    /// The event whose write it read, by its position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reads_from: Option<u32>,
    /// The write to the same object that comes before this one in the modification order, by its position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub overwrites: Option<u32>,
    /// It starts this thread, or waited for its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub other_thread: Option<u32>,
    /// The read synchronises with the write that it reads from: what came before the one happens before what comes after
    /// the other.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub synchronises: bool,
    /// It has a part in what is wrong.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub marked: bool,
}
