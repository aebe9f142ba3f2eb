//! What an execution gets from outside of the program, as data: nondeterministic choices, the inputs that a report
//! lists, standard input, what the entry point was given.
//!
//! Nothing here decides what is asked for; `environment` and the shims do, through the engine.

pub mod choices;
pub mod entry;
pub mod record;
pub mod stdin;
pub mod uninterpreted;

use choices::Choices;
use record::InputRecord;
use stdin::StdinChunk;
use uninterpreted::Applications;

/// Everything that was asked for so far.
#[derive(Default)]
pub struct Inputs {
    pub records: Vec<InputRecord>,
    /// What was read from standard input, in order.
    pub stdin: Vec<StdinChunk>,
    pub choices: Choices,
    /// What uninterpreted functions were asked, and answered.
    pub applications: Applications,
}
