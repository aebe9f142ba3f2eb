//! Which strategy gets how much of a job's time.
//!
//! Merging answers most questions soonest, but a merged state can grow too hard for the solver where
//! single paths are not, and the other way round. Nobody knows which before trying, so they take turns,
//! each a few times as long as the one before: what one of them does quickly is never far away.

use crate::checks::verdict::cut_off;
use crate::code::Code;
use crate::engine::{Engine, Setting};
use crate::induction::Refused;
use crate::options::{Options, Strategy};
use crate::outcome::{Events, Gap, GapKind, Outcome, Place, Precondition, Verdict, Violation};
use crate::program::Program;
use crate::search::inductive::{self, Seen};
use crate::search::retries::with_retries;
use crate::shims::table::Table;
use crate::solving::budget::Budget;
use crate::solving::{Solving, solver};
use crate::time_policy;
use std::time::Instant;
use verify_ir::Module;
use verify_solver::WorkInstant;

/// Verifies a program from its entry. Walks over the blocks of a function and over type
/// hierarchies are recursive: the caller provides a stack of a hundred megabytes or more.
pub fn verify(modules: Vec<Module>, options: &Options, events: &mut dyn Events) -> Outcome {
    // Pointers are 64 bits wide throughout.
    let widths = modules
        .iter()
        .map(|module| module.data_layout.pointer(0).bits);
    if let Some(bits) = widths.into_iter().find(|bits| *bits != 64) {
        return cut_off(
            GapKind::Unsupported,
            format!("a target with pointers of {bits} bits"),
            Vec::new(),
        );
    }
    let started = WorkInstant::now();
    let mut program = match Program::link(modules, &options.library_roots) {
        Ok(mut program) => {
            if options.caller.is_some() {
                program.expect_weak_symbols();
            }
            Some(program)
        }
        Err(error) => return cut_off(GapKind::Unsupported, error.to_string(), Vec::new()),
    };
    with_retries(options, started, |options| {
        let (outcome, left) = explore(take(&mut program), options, events);
        program = Some(left);
        outcome
    })
}

/// Each run leaves the program for the next.
fn take(program: &mut Option<Program>) -> Program {
    program.take().expect("the run before left it")
}

/// Explores a program by the strategy that the options ask for.
fn explore(program: Program, options: &Options, events: &mut dyn Events) -> (Outcome, Program) {
    // What a program prints, it prints once.
    let chosen = if options.run_only {
        Strategy::Merge
    } else {
        options.strategy
    };
    match chosen {
        Strategy::Auto => return take_turns(program, &time_policy::TURNS, options, events),
        Strategy::Induction => {
            let turns = &time_policy::INDUCTION_TURNS;
            return take_turns(program, turns, options, events);
        }
        Strategy::Merge | Strategy::Paths => {}
    }
    let budget = Budget::new(WorkInstant::now(), options.time_limit);
    let mut seen = Seen::default();
    let attempt = attempt(program, chosen, budget, options, events, &mut seen);
    (attempt.outcome, attempt.program)
}

fn take_turns(
    mut program: Program,
    turns: &[(Strategy, f64)],
    options: &Options,
    events: &mut dyn Events,
) -> (Outcome, Program) {
    let started = WorkInstant::now();
    let mut events = Once {
        events,
        told: Vec::new(),
    };
    let mut best: Option<Outcome> = None;
    let mut seen = Seen::default();
    for (turn, (strategy, share)) in turns.iter().copied().enumerate() {
        let time = options
            .time_limit
            .mul_f64(share)
            .saturating_sub(started.elapsed());
        let until = started + options.time_limit;
        let budget = Budget::of_turn(WorkInstant::now(), time, until);
        if strategy == Strategy::Induction {
            let Some(known) = best.take_if(|known| inductive::may_help(options, known)) else {
                continue;
            };
            let (proof, left) = inductive::attempt(program, &budget, options, &seen);
            program = left;
            match proof {
                Ok(proof) => {
                    let coverage = inductive::joined_coverage(known.coverage, proof.coverage);
                    best = Some(Outcome { coverage, ..proof });
                    break;
                }
                Err(refused) => best = Some(without_proof(known, refused, options)),
            }
            continue;
        }
        let attempt = attempt(program, strategy, budget, options, &mut events, &mut seen);
        program = attempt.program;
        // A bug that a long turn found is the answer, however much more there was to look at.
        let found =
            turn >= time_policy::FIRST_LONG_TURN && attempt.outcome.verdict == Verdict::Violated;
        let finished = !attempt.cut_off || found;
        best = Some(better(best, attempt.outcome));
        if finished {
            break;
        }
    }
    (best.expect("there is at least one turn"), program)
}

/// What is known where a proof was given up: whoever asked for nothing else is told why.
fn without_proof(mut known: Outcome, refused: Refused, options: &Options) -> Outcome {
    if options.strategy == Strategy::Induction {
        known.verdict = Verdict::Unknown;
        known.gaps.push(Gap {
            kind: GapKind::Solver,
            what: format!("no proof by induction: {}", refused.what),
            place: refused.place.map(|place| *place),
        });
    }
    known
}

/// Of two outcomes for the same program, the one that says more; no violation is lost.
fn better(earlier: Option<Outcome>, later: Outcome) -> Outcome {
    let Some(earlier) = earlier else { return later };
    let (mut kept, other) = if weight(&earlier) > weight(&later) {
        (earlier, later)
    } else {
        (later, earlier)
    };
    for violation in other.violations {
        if !kept
            .violations
            .iter()
            .any(|known| key(known) == key(&violation))
        {
            kept.violations.push(violation);
        }
    }
    for precondition in other.preconditions {
        let violation = &precondition.violation;
        let is_known = |known: &Precondition| key(&known.violation) == key(violation);
        if !kept.preconditions.iter().any(is_known) {
            kept.preconditions.push(precondition);
        }
    }
    kept
}

/// How much an outcome says: its verdict, and how deep a bounded one went. Where no bound was hit,
/// it went all the way down and only rests on assumptions.
fn weight(outcome: &Outcome) -> (u8, u32) {
    let verdict = match outcome.verdict {
        Verdict::Unknown => 0,
        Verdict::Bounded => 1,
        Verdict::Proved => 2,
        Verdict::Violated => 3,
    };
    (verdict, outcome.bound.unwrap_or(u32::MAX))
}

fn key(violation: &Violation) -> (Code, Place) {
    (violation.code, violation.place.clone())
}

/// Tells each violation once, however many turns find it.
struct Once<'e> {
    events: &'e mut dyn Events,
    told: Vec<(Code, Place)>,
}

impl Events for Once<'_> {
    fn violation(&mut self, violation: &Violation) {
        let key = key(violation);
        if !self.told.contains(&key) {
            self.told.push(key);
            self.events.violation(violation);
        }
    }

    fn output(&mut self, stream: u8, bytes: &[u8]) {
        self.events.output(stream, bytes);
    }

    fn progress(&mut self, place: &Place, bound: u32, instructions: u64) {
        self.events.progress(place, bound, instructions);
    }
}

/// One try at a program.
struct Attempt {
    outcome: Outcome,
    /// Whether more time, or another strategy, may find out more.
    cut_off: bool,
    /// For the next try.
    program: Program,
}

fn attempt(
    program: Program,
    strategy: Strategy,
    budget: Budget,
    options: &Options,
    events: &mut dyn Events,
    seen: &mut Seen,
) -> Attempt {
    let started = Instant::now();
    let failed = |outcome, program| Attempt {
        outcome,
        cut_off: false,
        program,
    };
    let solver = match solver(options) {
        Ok(solver) => solver,
        Err(error) => return failed(cut_off(GapKind::Solver, error, Vec::new()), program),
    };
    let setting = Setting {
        options,
        strategy,
        events,
        solving: Solving::new(solver, budget),
        shims: Box::new(Table::new()),
    };
    let mut engine = Engine::new(program, setting);
    if let Err(what) = engine.begin() {
        return failed(
            cut_off(GapKind::Unsupported, what, Vec::new()),
            engine.image.program,
        );
    }
    engine.run();
    seen.add(&engine);
    let out_of_time = engine.solving.out_of_time;
    let (outcome, program) = engine.into_outcome(started);
    let cut_off = out_of_time
        || outcome
            .gaps
            .iter()
            .any(|gap| matches!(gap.kind, GapKind::Timeout | GapKind::Solver));
    Attempt {
        outcome,
        cut_off,
        program,
    }
}
