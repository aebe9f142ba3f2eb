//! How long a query may run and how it is interrupted.
//!
//! The executor hands a [`Limit`] to every query; back ends turn it into a
//! [`Deadline`] when they start and poll that. Nothing here knows a solver.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::reason::Reason;
use crate::work_time::WorkInstant;

/// A flag that stops every running back end that was given a clone of it.
///
/// Setting it is a single atomic store, so a signal handler may do it.
#[derive(Clone, Debug, Default)]
pub struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// A flag that is not set.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks every holder of a clone to stop.
    pub fn set(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Takes the request back, so that the flag can be used again.
    pub fn clear(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether somebody asked to stop.
    #[must_use]
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// The flag itself, for libraries that register one with a signal.
    #[must_use]
    pub fn flag(&self) -> Arc<AtomicBool> {
        Arc::clone(&self.0)
    }
}

impl From<Arc<AtomicBool>> for Interrupt {
    fn from(flag: Arc<AtomicBool>) -> Self {
        Self(flag)
    }
}

/// What bounds one query. Default is no bound.
#[derive(Clone, Debug, Default)]
pub struct Limit {
    /// Time for this query, as [`WorkInstant`] counts it. Default is none.
    pub time: Option<Duration>,
    /// Stops the query from outside. Default is a flag nobody else holds.
    pub interrupt: Interrupt,
}

impl Limit {
    /// No time limit and no way to interrupt.
    #[must_use]
    pub fn none() -> Self {
        Self::default()
    }

    /// A time limit and no way to interrupt.
    #[must_use]
    pub fn within(time: Duration) -> Self {
        Self {
            time: Some(time),
            interrupt: Interrupt::new(),
        }
    }
}

/// A [`Limit`] whose clock is running.
#[derive(Clone, Debug)]
pub(crate) struct Deadline {
    at: Option<WorkInstant>,
    interrupt: Interrupt,
}

impl Deadline {
    /// Starts the clock of `limit`.
    pub(crate) fn start(limit: &Limit) -> Self {
        Self {
            at: limit.time.map(|time| WorkInstant::now() + time),
            interrupt: limit.interrupt.clone(),
        }
    }

    /// Why the query must stop now, if it must.
    pub(crate) fn reached(&self) -> Option<Reason> {
        if self.interrupt.is_set() {
            Some(Reason::Interrupted)
        } else if self.at.is_some_and(WorkInstant::is_past) {
            Some(Reason::TimeLimit)
        } else {
            None
        }
    }

    /// The time that is left, or `None` when there is no time limit.
    pub(crate) fn remaining(&self) -> Option<Duration> {
        self.at.map(WorkInstant::remaining)
    }

    /// What is left of the limit, for handing on to the next back end.
    pub(crate) fn rest(&self) -> Limit {
        Limit {
            time: self.remaining(),
            interrupt: self.interrupt.clone(),
        }
    }
}

/// Looks at a deadline every now and then: the clock costs more than a gate.
pub(crate) struct Pace<'a> {
    deadline: &'a Deadline,
    since_look: usize,
}

/// How much work lies between two looks, in gates or as much of something else: a
/// few milliseconds.
const WORK_BETWEEN_LOOKS: usize = 50_000;

impl<'a> Pace<'a> {
    pub(crate) fn new(deadline: &'a Deadline) -> Self {
        Self {
            deadline,
            since_look: 0,
        }
    }

    /// Counts so much work. An error says why there must be no more.
    pub(crate) fn worked(&mut self, amount: usize) -> Result<(), Reason> {
        self.since_look += amount;
        if self.since_look < WORK_BETWEEN_LOOKS {
            return Ok(());
        }
        self.since_look = 0;
        self.deadline.reached().map_or(Ok(()), Err)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deadline_in_the_past_is_reached() {
        let deadline = Deadline::start(&Limit::within(Duration::ZERO));
        assert_eq!(deadline.reached(), Some(Reason::TimeLimit));
    }

    #[test]
    fn an_interrupt_reaches_every_clone() {
        let limit = Limit::none();
        let deadline = Deadline::start(&limit);
        assert_eq!(deadline.reached(), None);
        limit.interrupt.clone().set();
        assert_eq!(deadline.reached(), Some(Reason::Interrupted));
    }

    #[test]
    fn work_is_stopped_at_the_next_look() {
        let deadline = Deadline::start(&Limit::within(Duration::ZERO));
        let mut pace = Pace::new(&deadline);
        assert_eq!(pace.worked(WORK_BETWEEN_LOOKS - 1), Ok(()));
        assert_eq!(pace.worked(1), Err(Reason::TimeLimit));
    }
}
