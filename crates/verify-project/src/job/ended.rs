//! The outcome of a worker that could not give its own.

use verify_symex::Options;
use verify_symex::cut_off;
use verify_symex::outcome::{GapKind, Outcome, Violation};

/// What ended a worker before it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    TimeLimit,
    MemoryLimit,
    Interrupted,
    /// With the exit code or the signal, as text.
    Crash,
}

/// What was found until then stands; that something was left undone is said.
pub fn of_ended_worker(
    ending: Ending,
    detail: String,
    violations: Vec<Violation>,
    options: &Options,
) -> Outcome {
    let (kind, what) = match ending {
        Ending::TimeLimit => (GapKind::Timeout, "the time limit was reached".to_owned()),
        Ending::MemoryLimit => {
            let mebibytes = options.memory_limit >> 20;
            (
                GapKind::Memory,
                format!("the memory limit of {mebibytes} MiB was reached"),
            )
        }
        Ending::Interrupted => (GapKind::Crash, "interrupted".to_owned()),
        Ending::Crash => (GapKind::Crash, format!("the worker process died: {detail}")),
    };
    cut_off(kind, what, violations)
}
