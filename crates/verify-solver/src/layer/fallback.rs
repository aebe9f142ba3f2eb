//! Back ends in order: the next one is asked when one declines or gives up.

use verify_term::{Arena, TermId};

use crate::limit::{Deadline, Limit};
use crate::reason::Reason;
use crate::solver::{Answer, Solver, Statistics};

const NAME: &str = "fallback";

/// An ordered list of solvers.
pub(crate) struct Fallback {
    solvers: Vec<Box<dyn Solver>>,
    passed_on: u64,
}

impl Fallback {
    pub(crate) fn new(solvers: Vec<Box<dyn Solver>>) -> Self {
        Self {
            solvers,
            passed_on: 0,
        }
    }
}

impl Solver for Fallback {
    fn assert(&mut self, arena: &mut Arena, term: TermId) {
        for solver in &mut self.solvers {
            solver.assert(arena, term);
        }
    }

    fn check(&mut self, arena: &mut Arena, assumptions: &[TermId], limit: &Limit) -> Answer {
        let deadline = Deadline::start(limit);
        let mut unanswered = Reason::Unsupported("the chain has no back end".to_owned());
        for solver in &mut self.solvers {
            match solver.check(arena, assumptions, &deadline.rest()) {
                // What one back end does not know says less than why another gave up.
                Answer::Unknown(Reason::Unsupported(what)) => {
                    if matches!(unanswered, Reason::Unsupported(_)) {
                        unanswered = Reason::Unsupported(what);
                    }
                }
                // A broken back end is never covered up by the next one.
                Answer::Unknown(reason @ Reason::Incomplete(_)) => unanswered = reason,
                answer => return answer,
            }
            self.passed_on += 1;
        }
        Answer::Unknown(unanswered)
    }

    fn statistics(&self) -> Statistics {
        let mut statistics = Statistics::new();
        statistics.count(NAME, "queries passed on", self.passed_on);
        for solver in &self.solvers {
            statistics.merge(&solver.statistics());
        }
        statistics
    }

    fn name(&self) -> &'static str {
        NAME
    }
}
