//! A violation as a report shows it: at the place in the user's code that is to blame, with paths as
//! the user would write them.

use crate::fault::Fault;
use crate::paths::Paths;
use crate::replayed::Replayed;
use serde::Serialize;
use verify_ffi::Severity;
use verify_project::boundary::Disagreement;
use verify_symex::Code;
use verify_symex::outcome::{
    Counterexample, Input, Note, Place, Precondition, RequiredClause, Step, Violation,
};

/// What a finding means for whoever waits for the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// It makes the command fail.
    Error,
    /// It is only a warning, by the configuration.
    Warning,
    /// It is in the baseline.
    Known,
    /// Callers can avoid it, and nothing says that they do not: the function requires something of them.
    Precondition,
}

/// A violation as a report shows it.
#[derive(Clone, Debug)]
pub struct Finding {
    /// What it means for whoever waits for the result.
    pub level: Level,
    /// The program's, unless no frame of it had any part.
    pub fault: Fault,
    /// What kind of violation it is.
    pub code: Code,
    /// What is wrong, in a sentence.
    pub message: String,
    /// In the user's code, where any frame of the stack is.
    pub place: Place,
    /// The frames inside models and system headers between there and where it happened, innermost
    /// first.
    pub inside: Vec<Place>,
    /// The user's frames from the place outwards.
    pub stack: Vec<Place>,
    /// What else there is to know, with its places.
    pub notes: Vec<Note>,
    /// The execution that fails; empty for what is found without any.
    pub counterexample: Counterexample,
    /// The way to it.
    pub trace: Vec<Step>,
    /// What became of repeating it natively, where that was tried.
    pub replay: Option<Replay>,
    /// What a function requires of its callers, where it fails without that only.
    pub requires: Option<Requires>,
}

/// What a function requires of its callers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Requires {
    /// The function, as a person would write it.
    pub function: String,
    /// In the caller's terms, as in "`dst` valid for `n` elements".
    pub what: String,
    /// The same for the configuration, where it can be written there.
    pub clause: Option<RequiredClause>,
}

/// A counterexample that was repeated natively.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Replay {
    /// What `cargo verify replay` takes.
    pub id: String,
    /// What the native run came to.
    #[serde(flatten)]
    pub replayed: Replayed,
    /// The function is called with what no evidence says is passed: a failure confirms nothing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub latent: bool,
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
        Replay {
            id,
            replayed,
            latent: false,
        }
    }

    /// In words.
    pub fn sentence(&self) -> String {
        let id = &self.id;
        match &self.replayed {
            Replayed::Confirmed { how, .. } | Replayed::ConfirmedByModel { how, .. }
                if self.latent =>
            {
                format!("fails natively if it is called so: {how}\n    (cargo verify replay {id})")
            }
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
    /// A violation of the engine's, at the place that is to blame.
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
            counterexample: Counterexample {
                inputs: violation
                    .counterexample
                    .inputs
                    .iter()
                    .map(|input| Input {
                        place: input.place.as_ref().map(|place| paths.place(place)),
                        ..input.clone()
                    })
                    .collect(),
                ..violation.counterexample.clone()
            },
            replay: None,
            requires: None,
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

    /// What an entry point requires of its callers, shown where it fails without.
    pub fn of_precondition(one: &Precondition, function: &str, paths: &Paths) -> Finding {
        let mut finding = Finding::new(&one.violation, paths);
        finding.level = Level::Precondition;
        let otherwise = format!("otherwise: {}", finding.message);
        finding.message = format!("`{function}` requires {}", one.requires);
        finding.notes.insert(
            0,
            Note {
                message: otherwise,
                place: None,
            },
        );
        finding.requires = Some(Requires {
            function: function.to_owned(),
            what: one.requires.clone(),
            clause: one.clause.clone(),
        });
        finding
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
                column: crate::paths::column_of(
                    &mismatch.cpp.file,
                    mismatch.cpp.line,
                    &mismatch.function,
                ),
                function: mismatch.function.clone(),
            }
        };
        Finding {
            fault: Fault::Program,
            counterexample: Counterexample::default(),
            replay: None,
            requires: None,
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
            trace: Vec::new(),
        }
    }

    /// Whether both are the same bug at the same place.
    pub fn same_as(&self, other: &Finding) -> bool {
        self.code == other.code && self.place == other.place && self.message == other.message
    }
}
