//! A violation as a report shows it: at the place in the user's code that is to blame, with paths as
//! the user would write them.

use super::fault::Fault;
use super::paths::Paths;
use crate::boundary::Disagreement;
use crate::replay::Replayed;
use serde::Serialize;
use verify_ffi::Severity;
use verify_symex::Code;
use verify_symex::outcome::{Argument, Input, Note, Place, Step, Violation};

/// What a finding means for whoever waits for the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    Error,
    /// It is only a warning, by the configuration.
    Warning,
    /// It is in the baseline.
    Known,
}

#[derive(Clone, Debug)]
pub struct Finding {
    pub level: Level,
    /// The program's, unless no frame of it had any part.
    pub fault: Fault,
    pub code: Code,
    pub message: String,
    /// In the user's code, where any frame of the stack is.
    pub place: Place,
    /// The frames inside models and system headers between there and where it happened, innermost
    /// first.
    pub inside: Vec<Place>,
    /// The user's frames from the place outwards.
    pub stack: Vec<Place>,
    pub notes: Vec<Note>,
    pub inputs: Vec<Input>,
    /// What it reads from standard input; none where that cannot be told.
    pub standard_input: Option<Vec<u8>>,
    /// What the entry point was called with.
    pub arguments: Vec<Argument>,
    /// How often the models chose among what the standard allows a library.
    pub library_choices: u32,
    /// How many values functions without a body left in memory.
    pub outside_writes: u32,
    /// It depends on what memory held that was never written.
    pub indeterminate: bool,
    /// Numeric addresses of objects had been looked at.
    pub layout_observed: bool,
    /// Whether each allocation failed; empty where none could.
    pub failing_allocations: Vec<bool>,
    pub trace: Vec<Step>,
    /// What became of repeating it natively, where that was tried.
    pub replay: Option<Replay>,
}

/// A counterexample that was repeated natively.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Replay {
    /// What `cargo verify replay` takes.
    pub id: String,
    #[serde(flatten)]
    pub replayed: Replayed,
}

impl Replay {
    /// What became of it, with files named as the rest of the report does.
    pub fn new(id: String, replayed: Replayed, paths: &Paths) -> Replay {
        let replayed = match replayed {
            Replayed::Confirmed { how, differs } => Replayed::Confirmed {
                how: paths.in_text(&how),
                differs: differs.map(|differs| paths.in_text(&differs)),
            },
            Replayed::ConfirmedByModel { how, what } => Replayed::ConfirmedByModel {
                how,
                what: paths.in_text(&what),
            },
            Replayed::NotConfirmed { what } => Replayed::NotConfirmed {
                what: paths.in_text(&what),
            },
            Replayed::NotReplayable { why } => Replayed::NotReplayable {
                why: paths.in_text(&why),
            },
        };
        Replay { id, replayed }
    }

    /// In words.
    pub fn sentence(&self) -> String {
        let id = &self.id;
        match &self.replayed {
            Replayed::Confirmed { how, differs } => {
                let differs = differs
                    .as_ref()
                    .map(|differs| format!("; {differs}"))
                    .unwrap_or_default();
                format!(
                    "confirmed: a native run fails, too: {how}{differs}\n    (cargo verify replay {id})"
                )
            }
            Replayed::ConfirmedByModel { how, what } => format!(
                "confirmed in a native run with the library's model: {how}\n    \
                 with the real library: {what}\n    (cargo verify replay {id})"
            ),
            Replayed::NotConfirmed { what } => {
                format!("not confirmed by a native run: {what}\n    (cargo verify replay {id})")
            }
            Replayed::NotReplayable { why } => format!("not replayed natively: {why}"),
        }
    }
}

impl Finding {
    pub fn new(violation: &Violation, paths: &Paths) -> Finding {
        let mut frames: Vec<Place> = violation.stack.clone();
        let place = &violation.place;
        let same_frame =
            |frame: &Place| frame.function == place.function && frame.file == place.file;
        match frames.first_mut() {
            _ if violation.stack.contains(place) => {}
            // The frame is where the call is made from; the place is more exact.
            Some(first) if same_frame(first) => first.clone_from(place),
            _ => frames.insert(0, place.clone()),
        }
        let blamed = frames.iter().position(|frame| paths.is_users(&frame.file));
        let fault = match blamed {
            Some(_) => Fault::Program,
            None => Fault::Tool,
        };
        let blamed = blamed.unwrap_or(0);
        let shown = |places: &[Place]| {
            places
                .iter()
                .map(|place| paths.place(place))
                .collect::<Vec<_>>()
        };
        Finding {
            level: Level::Error,
            fault,
            code: violation.code,
            message: violation.message.clone(),
            place: paths.place(&frames[blamed]),
            inside: shown(&frames[..blamed]),
            stack: shown(&frames[blamed..]),
            notes: violation
                .notes
                .iter()
                .map(|note| Note {
                    message: note.message.clone(),
                    place: note.place.as_ref().map(|place| paths.place(place)),
                })
                .collect(),
            inputs: violation
                .inputs
                .iter()
                .map(|input| Input {
                    place: input.place.as_ref().map(|place| paths.place(place)),
                    ..input.clone()
                })
                .collect(),
            arguments: violation.arguments.clone(),
            standard_input: violation.standard_input.clone(),
            library_choices: violation.library_choices,
            outside_writes: violation.outside_writes,
            indeterminate: violation.indeterminate,
            layout_observed: violation.layout_observed,
            failing_allocations: violation.failing_allocations.clone(),
            replay: None,
            trace: violation
                .trace
                .iter()
                .map(|step| Step {
                    place: paths.place(&step.place),
                    ..step.clone()
                })
                .collect(),
        }
    }

    /// The finding shown at the definition, with the declaration beside it; only the declaration where
    /// there is no definition.
    pub fn of_disagreement(one: &Disagreement, paths: &Paths) -> Finding {
        let mismatch = &one.mismatch;
        let declared = Place {
            file: paths.display(&mismatch.rust.file),
            line: mismatch.rust.line,
            column: mismatch.rust.column,
            function: mismatch.function.clone(),
        };
        let mut notes = Vec::new();
        if !mismatch.details.is_empty() {
            notes.push(Note {
                message: mismatch.details.join("\n"),
                place: None,
            });
        }
        let place = if mismatch.cpp.file.is_empty() {
            declared
        } else {
            notes.push(Note {
                message: "Rust declares it here".to_owned(),
                place: Some(declared),
            });
            Place {
                file: paths.display(&mismatch.cpp.file),
                line: mismatch.cpp.line,
                column: super::paths::column_of(
                    &mismatch.cpp.file,
                    mismatch.cpp.line,
                    &mismatch.function,
                ),
                function: mismatch.function.clone(),
            }
        };
        Finding {
            fault: Fault::Program,
            arguments: Vec::new(),
            standard_input: None,
            library_choices: 0,
            outside_writes: 0,
            indeterminate: false,
            layout_observed: false,
            failing_allocations: Vec::new(),
            replay: None,
            level: match mismatch.severity {
                Severity::Error => Level::Error,
                Severity::Warning => Level::Warning,
            },
            code: one.code,
            message: mismatch.message.clone(),
            stack: vec![place.clone()],
            place,
            inside: Vec::new(),
            notes,
            inputs: Vec::new(),
            trace: Vec::new(),
        }
    }

    /// Whether both are the same bug at the same place.
    pub fn same_as(&self, other: &Finding) -> bool {
        self.code == other.code && self.place == other.place && self.message == other.message
    }
}
