//! Exploration in rounds, one for each bound, inside the time that the job has.
//!
//! A round runs every state that the bound lets go on and settles what they filed. Then those that
//! the bound held back go on with twice the bound. When the time is up in the middle of a round, its
//! violations count, and for the rest the answer is that of the last round that was completed.

use crate::engine::frontier::Completed;
use crate::engine::{End, Engine};
use crate::outcome::GapKind;
use crate::state::State;
use crate::time_policy;
use verify_solver::WorkInstant;

impl Engine<'_> {
    /// Runs everything in the queue, deepening the bound as long as there is time.
    pub fn run(&mut self) {
        if self.explore().is_err() {
            self.settle_in_haste();
        }
        self.report_failures();
    }

    fn explore(&mut self) -> Result<(), End> {
        loop {
            while let Some(mut state) = self.take_next() {
                let Err(end) = self.execute(&mut state);
                self.report_failures();
                match end {
                    End::Job => return Err(End::Job),
                    End::Path => {}
                    End::Parked => self.enqueue(state),
                }
                if self.checks.ledger.pending() > time_policy::MOST_PENDING {
                    self.settle()?;
                } else if self.checks.ledger.pending() > 0 && self.solving.budget.look_is_due() {
                    self.look()?;
                }
                self.report_failures();
            }
            self.settle_pending()?;
            self.report_failures();
            if self.frontier.deferred.is_empty() {
                return Ok(());
            }
            // What is left to explore needs time; what was explored does not.
            self.check_limits()?;
            if !self.deepen() {
                return Ok(());
            }
        }
    }

    /// The state that runs next: one execution of threads is looked at to its end before another begins.
    fn take_next(&mut self) -> Option<State> {
        let waiting = self.frontier.queue.take_hindmost();
        waiting.or_else(|| self.frontier.alternatives.pop())
    }

    /// Takes up the states that the bound held back, with twice the bound. False if there are none
    /// or the bound is the user's.
    fn deepen(&mut self) -> bool {
        if self.frontier.deferred.is_empty() {
            return false;
        }
        if self.options.unwind.is_some() {
            let deferred = std::mem::take(&mut self.frontier.deferred);
            for (_, hit) in deferred {
                self.checks.facts.record_bound(hit);
            }
            return false;
        }
        let deferred = std::mem::take(&mut self.frontier.deferred);
        let held_back = deferred.iter().map(|(_, hit)| hit.clone()).collect();
        self.frontier.completed = Some(Completed {
            held_back,
            bound: self.frontier.bound,
            gaps: self.checks.facts.gaps.len(),
        });
        self.frontier.bound = self.frontier.bound.saturating_mul(2);
        for (state, _) in deferred {
            self.enqueue(state);
        }
        true
    }

    /// Makes violations of the obligations that fail. The time it takes to repeat their executions is not that of
    /// what is still to be found.
    fn report_failures(&mut self) {
        if self.checks.failures.is_empty() {
            return;
        }
        let started = WorkInstant::now();
        for failure in std::mem::take(&mut self.checks.failures) {
            if failure.latent.is_some() {
                self.require_of_callers(failure);
                continue;
            }
            let violation = self.report(failure);
            self.events.violation(&violation);
            self.checks.facts.violations.push(violation);
        }
        self.solving.budget.extend(started.elapsed());
    }

    /// The exploration was cut off: the time kept back is for what it filed before.
    fn settle_in_haste(&mut self) {
        if self.stop_if_enough().is_err() {
            return;
        }
        // Cut off as it is already.
        let _ = self.settle();
        let cut_off = self
            .checks
            .facts
            .gaps
            .iter()
            .any(|gap| matches!(gap.kind, GapKind::Timeout | GapKind::Memory));
        if let Some(completed) = self.frontier.completed.take().filter(|_| cut_off) {
            self.checks.facts.gaps.truncate(completed.gaps);
            self.frontier.deferred.clear();
            self.frontier.bound = completed.bound;
            for hit in completed.held_back {
                self.checks.facts.record_bound(hit);
            }
        }
    }
}
