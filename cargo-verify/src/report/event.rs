//! The one type from which all reports are made.

use super::finding::Finding;
use crate::error::ExpectedError;
use serde::Serialize;
use verify_symex::outcome::{Assumption, BoundHit, Gap, GapKind, Place, Statistics, Verdict};

/// Something that happened, in the order in which it did.
#[derive(Debug)]
pub enum Event<'a> {
    /// Something about the set-up of this run that the reader of its verdict should know.
    Note { message: &'a str },
    /// A violation was found.
    Violation(&'a Finding),
    /// No verdict can be reached at all. Nothing follows.
    Error {
        error: &'a ExpectedError,
        seconds: f64,
    },
    /// The run is over. Nothing follows.
    Summary(&'a Summary),
}

/// Draws events in some format.
pub trait Reporter {
    fn event(&mut self, event: &Event<'_>);
}

/// The result of a run.
#[derive(Debug)]
pub struct Summary {
    /// What was verified, as in `main of a.cpp`.
    pub subject: String,
    pub verdict: Verdict,
    pub findings: Vec<Finding>,
    pub bounds_hit: Vec<BoundHit>,
    pub assumed: Vec<Assumption>,
    pub unknown: Vec<Unknown>,
    /// The greatest loop bound that was fully explored, where one was needed.
    pub bound: Option<u32>,
    pub seconds: f64,
    pub peak_memory_bytes: u64,
    pub statistics: Statistics,
    pub phases: Phases,
}

/// Where the time went, in seconds.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Phases {
    pub clang: f64,
    pub read: f64,
}

/// Why there is no verdict on some part.
#[derive(Clone, Debug)]
pub struct Unknown {
    pub kind: &'static str,
    pub what: String,
    pub place: Option<Place>,
}

impl From<Gap> for Unknown {
    fn from(gap: Gap) -> Unknown {
        let kind = match gap.kind {
            GapKind::Timeout => "timeout",
            GapKind::Memory => "memory",
            GapKind::Unsupported => "unsupported",
            GapKind::Solver => "solver",
            GapKind::Vacuous => "vacuous",
            GapKind::Crash => "crash",
        };
        Unknown {
            kind,
            what: gap.what,
            place: gap.place,
        }
    }
}

impl Summary {
    /// The summary of a run that an error ended before there was anything to decide.
    pub fn of_error(error: &ExpectedError, seconds: f64) -> Summary {
        Summary {
            subject: String::new(),
            verdict: Verdict::Unknown,
            findings: Vec::new(),
            bounds_hit: Vec::new(),
            assumed: Vec::new(),
            unknown: vec![Unknown {
                kind: error.kind(),
                what: error.to_string(),
                place: None,
            }],
            bound: None,
            seconds,
            peak_memory_bytes: 0,
            statistics: Statistics::default(),
            phases: Phases::default(),
        }
    }
}

/// The word for a verdict, in every format.
pub fn verdict_name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Proved => "proved",
        Verdict::Bounded => "bounded",
        Verdict::Violated => "violated",
        Verdict::Unknown => "unknown",
    }
}
