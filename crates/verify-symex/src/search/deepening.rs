//! Exploration in rounds, one for each bound, inside the time that the job has.
//!
//! A round runs every state that the bound lets go on and settles what they filed. Then those that
//! the bound held back go on with twice the bound. When the time is up in the middle of a round, its
//! violations count, and for the rest the answer is that of the last round that was completed.

use crate::checks::obligation::{Clock, Settled, Undecided};
use crate::options::Strategy;
use crate::outcome::{BoundHit, Gap, GapKind};
use crate::search::engine::{End, Engine};
use crate::state::execution::State;
use std::time::{Duration, Instant};
use verify_solver::Limit;

/// Pending obligations beyond this many are settled before going on.
const LEDGER_LIMIT: usize = 512;
/// When pending obligations are first looked at before their round is complete.
const FIRST_LOOK: Duration = Duration::from_secs(1);

/// How much time lies between two looks at the memory of the process.
const MEMORY_LOOKS: Duration = Duration::from_millis(20);

/// The time of a job.
#[derive(Debug)]
pub struct Budget {
    deadline: Instant,
    /// Exploration ends here: what is left is for settling what it filed.
    explore_until: Instant,
    /// The job ends here. A turn may be short, but what it finds is told as well as the job's time allows.
    job_until: Instant,
    /// When to look at pending obligations, and how long to wait the next time.
    next_look: Instant,
    pause: Duration,
    next_memory_look: Instant,
}

impl Budget {
    pub fn new(started: Instant, time: Duration) -> Budget {
        Budget::of_turn(started, time, started + time)
    }

    /// The time of one turn of a job.
    pub fn of_turn(started: Instant, time: Duration, job_until: Instant) -> Budget {
        Budget {
            deadline: started + time,
            job_until,
            explore_until: started + time.mul_f64(0.8),
            next_look: started + FIRST_LOOK,
            pause: FIRST_LOOK,
            next_memory_look: started,
        }
    }

    /// Whether it is time to see how much memory the process has.
    fn memory_look_is_due(&mut self, now: Instant) -> bool {
        let due = now >= self.next_memory_look;
        if due {
            self.next_memory_look = now + MEMORY_LOOKS;
        }
        due
    }

    pub fn left(&self) -> Duration {
        self.deadline.saturating_duration_since(Instant::now())
    }

    /// What is left of the job's time.
    pub fn left_of_job(&self) -> Duration {
        self.job_until.saturating_duration_since(Instant::now())
    }

    /// Time that was not spent on looking for violations does not count.
    fn extend(&mut self, spent: Duration) {
        self.deadline = (self.deadline + spent).min(self.job_until);
        self.explore_until = (self.explore_until + spent).min(self.deadline);
    }

    /// Whether it is time to look at pending obligations; if so, it is put off to later, so that the
    /// looks take a fixed share of the time.
    fn look_is_due(&mut self) -> bool {
        let now = Instant::now();
        if now < self.next_look {
            return false;
        }
        self.pause *= 2;
        self.next_look = now + self.pause;
        true
    }
}

/// A round that was completed.
#[derive(Debug)]
pub struct Completed {
    /// What its bound held back.
    held_back: Vec<BoundHit>,
    bound: u32,
    /// How many gaps were known at its end.
    gaps: usize,
}

impl Engine<'_> {
    /// Runs everything in the queue, deepening the bound as long as there is time.
    pub fn run(&mut self) {
        if self.explore().is_err() {
            self.settle_in_haste();
        }
    }

    fn explore(&mut self) -> Result<(), End> {
        loop {
            while let Some(mut state) = self.queue.take_hindmost() {
                match self.execute(&mut state) {
                    Err(End::Job) => return Err(End::Job),
                    Err(End::Path) => {}
                    Err(End::Parked) => self.enqueue(state),
                    Ok(never) => match never {},
                }
                if self.ledger.pending() > LEDGER_LIMIT {
                    self.settle()?;
                } else if self.ledger.pending() > 0 && self.budget.look_is_due() {
                    self.look()?;
                }
            }
            self.settle_pending()?;
            if self.deferred.is_empty() {
                return Ok(());
            }
            // What is left to explore needs time; what was explored does not.
            self.check_limits()?;
            if !self.deepen() {
                return Ok(());
            }
        }
    }

    /// Takes up the states that the bound held back, with twice the bound. False if there are none
    /// or the bound is the user's.
    fn deepen(&mut self) -> bool {
        if self.deferred.is_empty() {
            return false;
        }
        if self.options.unwind.is_some() {
            let deferred = std::mem::take(&mut self.deferred);
            for (_, hit) in deferred {
                self.record_bound(hit);
            }
            return false;
        }
        let deferred = std::mem::take(&mut self.deferred);
        let held_back = deferred.iter().map(|(_, hit)| hit.clone()).collect();
        self.completed = Some(Completed {
            held_back,
            bound: self.bound,
            gaps: self.facts.gaps.len(),
        });
        self.bound = self.bound.saturating_mul(2);
        for (state, _) in deferred {
            self.enqueue(state);
        }
        true
    }

    pub fn record_bound(&mut self, hit: BoundHit) {
        if !self
            .facts
            .bounds_hit
            .iter()
            .any(|known| known.place == hit.place && known.what == hit.what)
        {
            self.facts.bounds_hit.push(hit);
        }
    }

    /// What is still held back when the job ends.
    pub fn record_deferred(&mut self) {
        for (_, hit) in std::mem::take(&mut self.deferred) {
            self.record_bound(hit);
        }
    }

    pub fn enqueue(&mut self, state: State) {
        if self.strategy == Strategy::Merge {
            self.merges += u64::from(self.queue.merge_or_insert(&mut self.universe, state));
        } else {
            self.queue.push(state);
        }
    }

    /// Settles all pending obligations and reports what fails.
    pub fn settle(&mut self) -> Result<(), End> {
        if self.ledger.pending() == 0 {
            return Ok(());
        }
        self.settle_pending()?;
        self.check_limits()
    }

    fn settle_pending(&mut self) -> Result<(), End> {
        if self.ledger.pending() == 0 {
            return Ok(());
        }
        let clock = Clock {
            until: self.budget.deadline,
            job_until: self.budget.job_until,
            interrupt: self.interrupt.clone(),
        };
        let started = Instant::now();
        let settled = self.ledger.settle(
            &mut self.universe.arena,
            &mut *self.solver,
            &clock,
            self.options.fail_fast,
            Undecided {
                choices: self.choices.open(),
                unmodelled: &self.unmodelled,
            },
        );
        self.add_settled(settled, started)
    }

    /// Reports what can be seen to fail in a short time; the rest stays pending.
    fn look(&mut self) -> Result<(), End> {
        let limit = Limit {
            time: Some(self.budget.pause.min(self.budget.left())),
            ..self.limit()
        };
        let started = Instant::now();
        let clock = Clock {
            until: self.budget.deadline,
            job_until: self.budget.job_until,
            interrupt: self.interrupt.clone(),
        };
        let settled = self.ledger.look(
            &mut self.universe.arena,
            &mut *self.solver,
            &clock,
            &limit,
            Undecided {
                choices: self.choices.open(),
                unmodelled: &self.unmodelled,
            },
        );
        self.add_settled(settled, started)
    }

    fn add_settled(&mut self, settled: Settled, started: Instant) -> Result<(), End> {
        self.solver_time += started.elapsed();
        self.queries += 1;
        self.known_models.forget();
        let telling = Instant::now();
        for failure in settled.failures {
            self.add_violation(failure);
        }
        self.budget.extend(settled.simplifying + telling.elapsed());
        for (mut gap, site) in settled.gaps {
            gap.place = Some(self.user_place(&site));
            self.add_gap(gap);
        }
        self.stop_if_enough()
    }

    fn add_violation(&mut self, failure: crate::checks::obligation::Failure) {
        let violation = self.report(failure);
        self.events.violation(&violation);
        self.facts.violations.push(violation);
    }

    fn stop_if_enough(&self) -> Result<(), End> {
        let stop = self.options.fail_fast && !self.facts.violations.is_empty();
        if stop { Err(End::Job) } else { Ok(()) }
    }

    /// The exploration was cut off: the time kept back is for what it filed before.
    fn settle_in_haste(&mut self) {
        if self.interrupt.is_set() || self.stop_if_enough().is_err() {
            return;
        }
        // Cut off as it is already.
        let _ = self.settle();
        let cut_off = self
            .facts
            .gaps
            .iter()
            .any(|gap| matches!(gap.kind, GapKind::Timeout | GapKind::Memory));
        if let Some(completed) = self.completed.take().filter(|_| cut_off) {
            self.facts.gaps.truncate(completed.gaps);
            self.deferred.clear();
            self.bound = completed.bound;
            for hit in completed.held_back {
                self.record_bound(hit);
            }
        }
    }

    /// Stops the job where a limit is reached.
    pub fn check_limits(&mut self) -> Result<(), End> {
        if self.interrupt.is_set() {
            self.add_gap(Gap {
                kind: GapKind::Timeout,
                what: "interrupted".into(),
                place: None,
            });
            return Err(End::Job);
        }
        let now = Instant::now();
        if now >= self.budget.explore_until {
            let what = format!(
                "the time limit of {:.0} s was reached",
                self.options.time_limit.as_secs_f64()
            );
            self.add_gap(Gap {
                kind: GapKind::Timeout,
                what,
                place: None,
            });
            self.out_of_time = true;
            return Err(End::Job);
        }
        if self.budget.memory_look_is_due(now) && over_memory(self.options.memory_limit) {
            let what = format!(
                "the memory limit of {} MiB was reached",
                self.options.memory_limit >> 20
            );
            self.add_gap(Gap {
                kind: GapKind::Memory,
                what,
                place: None,
            });
            return Err(End::Job);
        }
        Ok(())
    }
}

/// Whether the process holds more memory than it may.
fn over_memory(limit: u64) -> bool {
    let Ok(text) = std::fs::read_to_string("/proc/self/statm") else {
        return false;
    };
    let pages: Option<u64> = text
        .split_whitespace()
        .nth(1)
        .and_then(|word| word.parse().ok());
    pages.is_some_and(|pages| pages * 4096 > limit)
}
