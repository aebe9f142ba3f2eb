//! Settling obligations inside the job's time. What fails waits in `checks.failures` for the search, which makes a
//! violation of it: that takes a second execution.

use crate::checks::obligation::{Clock, OpenChoices, Settled};
use crate::engine::{End, Engine};
use std::time::Instant;
use verify_solver::Limit;

impl Engine<'_> {
    /// Settles all pending obligations.
    pub fn settle(&mut self) -> Result<(), End> {
        if self.checks.ledger.pending() == 0 {
            return Ok(());
        }
        self.settle_pending()?;
        self.check_limits()
    }

    /// As `settle`, also where the time of exploration is over.
    pub fn settle_pending(&mut self) -> Result<(), End> {
        if self.checks.ledger.pending() == 0 {
            return Ok(());
        }
        let clock = self.clock();
        let started = Instant::now();
        let settled = self.checks.ledger.settle(
            &mut self.universe.arena,
            &mut *self.solving.solver,
            &clock,
            self.options.fail_fast,
            OpenChoices {
                choices: self.inputs.choices.open(),
                unmodelled: &self.checks.unmodelled,
                freedom: &self.checks.freedom,
            },
        );
        self.add_settled(settled, started)
    }

    /// Finds what can be seen to fail in a short time; the rest stays pending.
    pub fn look(&mut self) -> Result<(), End> {
        let budget = &self.solving.budget;
        let limit = Limit {
            time: Some(budget.pause.min(budget.left())),
            ..self.solving.limit()
        };
        let started = Instant::now();
        let clock = self.clock();
        let settled = self.checks.ledger.look(
            &mut self.universe.arena,
            &mut *self.solving.solver,
            &clock,
            &limit,
            OpenChoices {
                choices: self.inputs.choices.open(),
                unmodelled: &self.checks.unmodelled,
                freedom: &self.checks.freedom,
            },
        );
        self.add_settled(settled, started)
    }

    fn clock(&self) -> Clock {
        Clock {
            until: self.solving.budget.deadline,
            job_until: self.solving.budget.job_until,
        }
    }

    fn add_settled(&mut self, settled: Settled, started: Instant) -> Result<(), End> {
        self.solving.time += started.elapsed();
        self.solving.queries += 1;
        self.solving.known_models.forget();
        self.checks.failures.extend(settled.failures);
        self.solving.budget.extend(settled.simplifying);
        for (mut gap, site) in settled.gaps {
            gap.place = Some(self.user_place(&site));
            self.add_gap(gap);
        }
        self.stop_if_enough()
    }

    /// Ends the job where one violation is enough.
    pub fn stop_if_enough(&self) -> Result<(), End> {
        let found = !self.checks.failures.is_empty() || !self.checks.facts.violations.is_empty();
        if self.options.fail_fast && found {
            Err(End::Job)
        } else {
            Ok(())
        }
    }
}
