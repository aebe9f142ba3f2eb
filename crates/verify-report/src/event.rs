//! The one type from which all reports are made.

use crate::coverage;
use crate::diagnostic::Diagnostic;
use crate::fault::{Fault, UnknownKind};
use crate::finding::{Finding, Level};
use crate::paths::Paths;
use crate::subject::Subject;
use serde::Serialize;
use std::io;
use verify_project::job::Finished;
use verify_symex::outcome::{
    Assumption, BoundHit, ContractUse, Coverage, Gap, LoopInvariant, Place, Statistics, Verdict,
};

/// Something that happened, in the order in which it did.
#[derive(Debug)]
pub enum Event<'a> {
    /// Something about the set-up of this run that the reader of its verdict should know.
    Note {
        /// The sentence.
        message: &'a str,
    },
    /// Everything is compiled: what follows is about the sources as they are now.
    Begin,
    /// A violation was found.
    Violation(&'a Finding),
    /// A unit does not compile, or a part of the build fails; what there is is verified all the same.
    BadUnit {
        /// The package it belongs to.
        package: &'a str,
        /// What is wrong.
        error: &'a Diagnostic,
    },
    /// One entry point of a workspace is done.
    Entry(&'a EntrySummary),
    /// All entry points are done, or the run was interrupted. Nothing follows.
    Total(&'a Total),
    /// No verdict can be reached at all. Nothing follows.
    Error {
        /// What is wrong.
        error: &'a Diagnostic,
        /// How long it took.
        seconds: f64,
    },
    /// The run is over. Nothing follows.
    Summary(&'a Summary),
}

impl Event<'_> {
    /// The result of an entry point, if that is what is told: one of a workspace, or the only one.
    pub fn entry_point(&self) -> Option<&Summary> {
        match self {
            Event::Entry(entry) => Some(&entry.summary),
            Event::Summary(summary) => Some(summary),
            Event::Note { .. }
            | Event::Begin
            | Event::Violation(_)
            | Event::BadUnit { .. }
            | Event::Total(_)
            | Event::Error { .. } => None,
        }
    }
}

/// Draws events in some format, to a stream of its own.
pub trait Reporter {
    /// Something happened.
    fn event(&mut self, event: &Event<'_>) -> io::Result<()>;

    /// The run is over, however it ended. A format that is one document is written now.
    fn finish(&mut self) -> io::Result<()>;
}

/// The result of one entry point.
#[derive(Debug)]
pub struct EntrySummary {
    /// The package it belongs to.
    pub package: String,
    /// The library that has it.
    pub library: String,
    /// The source that defines it.
    pub unit: String,
    /// As a person would write it.
    pub function: String,
    /// The linkage name.
    pub symbol: String,
    /// Whether Rust declares it.
    pub declared: bool,
    /// It was known from an earlier run.
    pub cached: bool,
    /// The result.
    pub summary: Summary,
}

/// The result of a workspace.
#[derive(Debug)]
pub struct Total {
    /// What all entry points came to, with the findings of all, each once.
    pub summary: Summary,
    /// How many entry points are proved.
    pub proved: usize,
    /// How many hold up to a bound.
    pub bounded: usize,
    /// How many are violated.
    pub violated: usize,
    /// How many have no verdict.
    pub unknown: usize,
    /// How many were known from an earlier run.
    pub cached: usize,
    /// Entry points that were not begun.
    pub skipped: usize,
    /// Units that do not compile.
    pub bad_units: usize,
    /// What the baseline has and was not found, in words.
    pub fixed: Vec<String>,
    /// Whether the command fails, and why, in words.
    pub failures: Vec<String>,
}

/// The result of a run.
#[derive(Debug)]
pub struct Summary {
    /// What the verdict is about.
    pub subject: Subject,
    /// The verdict.
    pub verdict: Verdict,
    /// What was found, each once.
    pub findings: Vec<Finding>,
    /// Loops and recursions that a bound cut short.
    pub bounds_hit: Vec<BoundHit>,
    /// What the verdict rests on.
    pub assumed: Vec<Assumption>,
    /// The contracts that stood for the bodies of their functions.
    pub contracts: Vec<ContractUse>,
    /// The loops that were not unrolled, with what every iteration preserves.
    pub invariants: Vec<LoopInvariant>,
    /// How many have no verdict.
    pub unknown: Vec<Unknown>,
    /// The greatest loop bound that was fully explored, where one was needed.
    pub bound: Option<u32>,
    /// What was reached.
    pub coverage: Coverage,
    /// How long it took.
    pub seconds: f64,
    /// The most memory that was resident, where that is known.
    pub peak_memory_bytes: u64,
    /// What it took.
    pub statistics: Statistics,
    /// Where the time went.
    pub phases: Phases,
}

/// Where the time went, in seconds.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Phases {
    /// Compiling.
    pub clang: f64,
    /// Reading IR.
    pub read: f64,
}

/// Why there is no verdict on some part.
#[derive(Clone, Debug)]
pub struct Unknown {
    /// Why there is no verdict.
    pub kind: UnknownKind,
    /// The reason in words.
    pub what: String,
    /// Where, if it is at a place.
    pub place: Option<Place>,
}

impl Unknown {
    /// Whose fault it is that there is no verdict.
    pub fn fault(&self) -> Fault {
        self.kind.fault()
    }
}

impl From<Gap> for Unknown {
    fn from(gap: Gap) -> Unknown {
        Unknown {
            kind: gap.kind.into(),
            what: gap.what,
            place: gap.place,
        }
    }
}

impl Summary {
    /// What a worker's outcome comes to, with the paths that a report shows.
    pub fn of_finished(
        subject: Subject,
        finished: Finished,
        findings: Vec<Finding>,
        paths: &Paths,
        seconds: f64,
    ) -> Summary {
        let outcome = finished.outcome;
        let mut unknown: Vec<Unknown> = outcome.gaps.into_iter().map(Unknown::from).collect();
        for one in &mut unknown {
            one.place = one.place.as_ref().map(|place| paths.place(place));
            if finished.interrupted {
                one.kind = UnknownKind::Interrupted;
            }
        }
        let hit = |hit: BoundHit| BoundHit {
            place: paths.place(&hit.place),
            ..hit
        };
        let assumed = |one: Assumption| Assumption {
            place: one.place.as_ref().map(|place| paths.place(place)),
            ..one
        };
        let used = |one: ContractUse| ContractUse {
            place: paths.place(&one.place),
            ..one
        };
        let preserved = |one: LoopInvariant| LoopInvariant {
            place: paths.place(&one.place),
            ..one
        };
        Summary {
            subject,
            verdict: outcome.verdict,
            findings,
            bounds_hit: outcome.bounds_hit.into_iter().map(hit).collect(),
            assumed: outcome.assumed.into_iter().map(assumed).collect(),
            contracts: outcome.contracts.into_iter().map(used).collect(),
            invariants: outcome.invariants.into_iter().map(preserved).collect(),
            unknown,
            bound: outcome.bound,
            coverage: paths.coverage(coverage::of_statements(outcome.coverage)),
            seconds,
            peak_memory_bytes: finished.peak_memory_bytes.unwrap_or_default(),
            statistics: outcome.statistics,
            phases: Phases::default(),
        }
    }

    /// What was found wrong.
    pub fn violations(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|one| one.requires.is_none())
    }

    /// What is required of callers.
    pub fn preconditions(&self) -> impl Iterator<Item = &Finding> {
        self.findings.iter().filter(|one| one.requires.is_some())
    }

    /// The verdict without the violations that are accepted: they do not hide what else there is to say.
    pub fn verdict_of_rest(&self) -> Verdict {
        if self.verdict != Verdict::Violated
            || self.findings.iter().any(|one| one.level == Level::Error)
        {
            return self.verdict;
        }
        if !self.unknown.is_empty() {
            Verdict::Unknown
        } else if !self.bounds_hit.is_empty() || !self.assumed.is_empty() {
            Verdict::Bounded
        } else {
            Verdict::Proved
        }
    }

    /// Marks limits that an earlier run ended at.
    pub fn mark_earlier_limits(&mut self) {
        for one in self.unknown.iter_mut().filter(|one| one.kind.is_limit()) {
            one.what
                .push_str(" (in an earlier run under the same limit; `--no-cache` tries again)");
        }
    }

    /// What jobs that belong together come to: what any of them found, and the worst verdict.
    pub fn together(subject: Subject, all: Vec<Summary>, seconds: f64) -> Summary {
        let verdicts = all.iter().map(|one| one.verdict);
        let verdict = worst(verdicts).unwrap_or(Verdict::Unknown);
        let mut whole = Summary::of_all(verdict, Vec::new(), seconds);
        whole.subject = subject;
        whole.coverage = coverage::union(all.iter().map(|one| &one.coverage));
        for one in all {
            for finding in one.findings {
                if !whole.findings.iter().any(|known| known.same_as(&finding)) {
                    whole.findings.push(finding);
                }
            }
            whole.bounds_hit.extend(one.bounds_hit);
            add_new(&mut whole.assumed, one.assumed);
            add_new(&mut whole.contracts, one.contracts);
            whole.unknown.extend(one.unknown);
            whole.bound = whole.bound.max(one.bound);
            whole.peak_memory_bytes = whole.peak_memory_bytes.max(one.peak_memory_bytes);
            whole.statistics.add(one.statistics);
            whole.phases.read += one.phases.read;
            whole.phases.clang = whole.phases.clang.max(one.phases.clang);
        }
        whole
    }

    /// What several runs come to.
    pub fn of_all(verdict: Verdict, findings: Vec<Finding>, seconds: f64) -> Summary {
        Summary {
            subject: Subject::default(),
            verdict,
            findings,
            bounds_hit: Vec::new(),
            assumed: Vec::new(),
            contracts: Vec::new(),
            invariants: Vec::new(),
            unknown: Vec::new(),
            bound: None,
            coverage: Coverage::default(),
            seconds,
            peak_memory_bytes: 0,
            statistics: Statistics::default(),
            phases: Phases::default(),
        }
    }

    /// The summary of a run that an error ended before there was anything to decide.
    pub fn of_error(error: &Diagnostic, seconds: f64) -> Summary {
        Summary {
            unknown: vec![Unknown {
                kind: error.kind,
                what: error.message.clone(),
                place: None,
            }],
            ..Summary::of_all(Verdict::Unknown, Vec::new(), seconds)
        }
    }
}

/// The worst verdict is that of all.
pub fn worst(verdicts: impl Iterator<Item = Verdict>) -> Option<Verdict> {
    verdicts.max_by_key(|verdict| match verdict {
        Verdict::Proved => 0,
        Verdict::Bounded => 1,
        Verdict::Unknown => 2,
        Verdict::Violated => 3,
    })
}

fn add_new<T: PartialEq>(whole: &mut Vec<T>, more: Vec<T>) {
    for one in more {
        if !whole.contains(&one) {
            whole.push(one);
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
