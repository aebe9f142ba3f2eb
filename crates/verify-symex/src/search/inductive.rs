//! One turn of the portfolio: a proof by induction, and what is made of it.
//!
//! A proof counts if it goes through whole. What it explored is more than what can happen, so that nothing counts as
//! reached, or as possible, because of it: that is known from the turns before.

use crate::engine::{Engine, Setting};
use crate::induction::{self, Hints, Refused};
use crate::options::{Options, Strategy};
use crate::outcome::{Assumption, Coverage, Events, Gap, GapKind, NoEvents, Outcome};
use crate::program::Program;
use crate::shims::table::Table;
use crate::solving::budget::Budget;
use crate::solving::{Solving, solver};
use crate::time_policy;
use rustc_hash::FxHashSet;
use std::time::Instant;
use verify_solver::WorkInstant;

/// What bounded exploration has seen happen.
#[derive(Default)]
pub struct Seen {
    /// The program's own assumptions that held in some execution, by function and op.
    pub assumptions: FxHashSet<(u32, u32)>,
    /// Some execution came to the end of the program.
    pub finished: bool,
}

impl Seen {
    pub fn add(&mut self, engine: &Engine<'_>) {
        let facts = &engine.checks.facts;
        let held = facts.assumptions.iter().filter(|(_, (_, held))| *held);
        self.assumptions.extend(held.map(|(site, _)| *site));
        self.finished |= facts.finished;
    }
}

/// Whether a proof may be what is missing.
pub fn may_help(options: &Options, outcome: &Outcome) -> bool {
    let limits = |gap: &Gap| matches!(gap.kind, GapKind::Timeout | GapKind::Solver);
    options.unwind.is_none()
        && options.bounds.is_empty()
        && outcome.violations.is_empty()
        && outcome.preconditions.is_empty()
        && outcome.gaps.iter().all(limits)
}

/// Tries to prove a program, as long as a try that fails knows better; an outcome only where one succeeded.
pub fn attempt(
    mut program: Program,
    budget: &Budget,
    options: &Options,
    seen: &Seen,
) -> (Result<Outcome, Refused>, Program) {
    let mut hints = Hints::default();
    for _ in 0..time_policy::INDUCTION_TRIES {
        let until = budget.deadline;
        let now = WorkInstant::now();
        let own = Budget::of_turn(now, until.remaining(), budget.job_until);
        let (result, left) = one_try(program, own, options, seen, &hints);
        program = left;
        match result {
            Err(Refused {
                hints: Some(more), ..
            }) if !until.remaining().is_zero() => hints = *more,
            result => return (result, program),
        }
    }
    let what = "every try knew of more".to_owned();
    (Err(failed(what)), program)
}

fn failed(what: String) -> Refused {
    Refused {
        what,
        place: None,
        hints: None,
    }
}

fn one_try(
    program: Program,
    budget: Budget,
    options: &Options,
    seen: &Seen,
    hints: &Hints,
) -> (Result<Outcome, Refused>, Program) {
    let started = Instant::now();
    let solver = match solver(options) {
        Ok(solver) => solver,
        Err(error) => return (Err(failed(error)), program),
    };
    let mut events = NoEvents;
    let setting = Setting {
        options,
        strategy: Strategy::Merge,
        events: &mut events as &mut dyn Events,
        solving: Solving::new(solver, budget),
        shims: Box::new(Table::new()),
    };
    let mut engine = Engine::new(program, setting);
    if let Err(what) = engine.begin() {
        return (Err(failed(what)), engine.image.program);
    }
    if let Err(refused) = induction::prove(&mut engine, hints) {
        return (Err(refused), engine.image.program);
    }
    record_unseen(&mut engine, seen);
    let (outcome, program) = engine.into_outcome(started);
    (Ok(outcome), program)
}

/// What the proof took for possible and no execution has shown.
fn record_unseen(engine: &mut Engine<'_>, seen: &Seen) {
    let facts = &mut engine.checks.facts;
    let unseen = facts
        .assumptions
        .iter()
        .filter(|(site, (_, held))| *held && !seen.assumptions.contains(*site));
    let mut assumed: Vec<Assumption> = unseen
        .map(|(_, (place, _))| Assumption {
            what: "that the program's assumption can hold here".to_owned(),
            place: Some(place.clone()),
        })
        .collect();
    if let Some(place) = facts.given_up.clone().filter(|_| !seen.finished) {
        assumed.push(Assumption {
            what: "that some execution is not given up here".to_owned(),
            place: Some(place),
        });
    }
    assumed.sort_by_key(|one| one.place.as_ref().map(|place| (place.line, place.column)));
    facts.assumed.extend(assumed);
}

/// What was reached: what an execution has shown, and what not even the proof came to. Of the rest nothing is said.
pub fn joined_coverage(shown: Coverage, proof: Coverage) -> Coverage {
    let mut coverage = shown;
    let is_unreached = |file: &str, line: u32| {
        let mut lines = proof.lines.iter();
        lines.any(|one| one.file == file && one.line == line && !one.reached)
    };
    coverage
        .lines
        .retain(|line| line.reached || is_unreached(&line.file, line.line));
    coverage.branches.retain(|branch| {
        let proved = proof.branches.iter().find(|one| one.place == branch.place);
        proved.is_some_and(|proved| {
            (branch.taken || !proved.taken) && (branch.not_taken || !proved.not_taken)
        })
    });
    coverage
        .never_entered
        .retain(|place| proof.never_entered.contains(place));
    coverage.checks_unreached = coverage.checks_unreached.min(proof.checks_unreached);
    coverage
}
