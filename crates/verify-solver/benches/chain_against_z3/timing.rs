//! How long a solver takes for a problem: processor time, translation from terms
//! included.
//!
//! A busy machine must not look like a slow solver, so limits are processor time,
//! too: a second thread watches it and interrupts. A problem of a few milliseconds
//! is repeated until noise is small, and the best run counts, for all solvers alike.

use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use cpu_time::ProcessTime;
use verify_solver::{Answer, Interrupt, Limit, Solver};
use verify_term::Arena;

use crate::problem::{Problem, Step};

/// How long one problem may take before it counts as unsolved. With it the whole
/// benchmark takes some minutes; what Z3 does not solve in it counts as this long.
pub const LIMIT: Duration = Duration::from_secs(8);

/// A problem is repeated until this much time was spent on it, or so many times.
const ENOUGH: Duration = Duration::from_millis(300);
const MOST_RUNS: usize = 25;

/// How often the watching thread looks.
const BETWEEN_LOOKS: Duration = Duration::from_millis(2);

/// What one solver made of one problem.
pub struct Run {
    pub time: Duration,
    /// A letter for each check: `s`, `u` or `?`.
    pub verdicts: String,
}

impl Run {
    /// How many checks were left open.
    pub fn open(&self) -> usize {
        self.verdicts.matches('?').count()
    }
}

/// The best of several runs, each with a new solver.
pub fn run(
    problem: &Problem,
    limit: Duration,
    make: &dyn Fn() -> Box<dyn Solver>,
    statistics: bool,
) -> Run {
    let mut best: Option<Run> = None;
    let mut spent = Duration::ZERO;
    for number in 0..MOST_RUNS {
        let run = run_once(problem, limit, make(), statistics && number == 0);
        spent += run.time;
        let is_better = |best: &Run| (run.open(), run.time) < (best.open(), best.time);
        if best.as_ref().is_none_or(is_better) {
            best = Some(run);
        }
        if spent > ENOUGH {
            break;
        }
    }
    best.expect("at least one run was made")
}

fn run_once(
    problem: &Problem,
    allowed: Duration,
    mut solver: Box<dyn Solver>,
    statistics: bool,
) -> Run {
    let mut arena = Arena::new();
    let steps = (problem.build)(&mut arena);
    let mut limit = Limit::none();
    limit.interrupt = Interrupt::new();
    let done = AtomicBool::new(false);
    let start = ProcessTime::now();
    let run = thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(Ordering::Relaxed) {
                if start.elapsed() > allowed {
                    limit.interrupt.set();
                }
                thread::sleep(BETWEEN_LOOKS);
            }
        });
        let verdicts = verdicts(&mut arena, &steps, solver.as_mut(), &limit);
        let time = start.elapsed();
        done.store(true, Ordering::Relaxed);
        Run { time, verdicts }
    });
    if statistics {
        println!("{}", solver.statistics());
    }
    run
}

fn verdicts(arena: &mut Arena, steps: &[Step], solver: &mut dyn Solver, limit: &Limit) -> String {
    let mut verdicts = String::new();
    for step in steps {
        match step {
            Step::Assert(term) => solver.assert(arena, *term),
            // Most solvers look at the flag only once they are at work.
            Step::Check(_) if limit.interrupt.is_set() => verdicts.push('?'),
            Step::Check(assumptions) => {
                verdicts.push(match solver.check(arena, assumptions, limit) {
                    Answer::Sat(_) => 's',
                    Answer::Unsat { .. } => 'u',
                    Answer::Unknown(_) => '?',
                });
            }
        }
    }
    verdicts
}
