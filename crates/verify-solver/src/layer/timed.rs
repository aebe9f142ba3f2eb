//! Measures the layer below: how many queries reach it, and how long they take it and all that is
//! below it.

use crate::limit::Limit;
use crate::solver::{Answer, Solver, Statistics};
use std::time::{Duration, Instant};
use verify_term::{Arena, TermId};

/// A layer with a clock.
pub struct Timed {
    below: Box<dyn Solver>,
    queries: u64,
    time: Duration,
}

impl Timed {
    pub fn new(below: Box<dyn Solver>) -> Self {
        Timed {
            below,
            queries: 0,
            time: Duration::ZERO,
        }
    }
}

impl Solver for Timed {
    fn assert(&mut self, arena: &mut Arena, term: TermId) {
        self.below.assert(arena, term);
    }

    fn check(&mut self, arena: &mut Arena, assumptions: &[TermId], limit: &Limit) -> Answer {
        let started = Instant::now();
        let answer = self.below.check(arena, assumptions, limit);
        self.time += started.elapsed();
        self.queries += 1;
        answer
    }

    fn statistics(&self) -> Statistics {
        let mut statistics = Statistics::new();
        let micros = u64::try_from(self.time.as_micros()).unwrap_or(u64::MAX);
        statistics.count(self.name(), "asked", self.queries);
        statistics.count(self.name(), "microseconds", micros);
        statistics.merge(&self.below.statistics());
        statistics
    }

    fn name(&self) -> &'static str {
        self.below.name()
    }
}
