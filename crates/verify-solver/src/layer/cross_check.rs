//! Two solvers answer every query; contradicting each other is a loud failure.

use verify_term::{Arena, TermId};

use crate::limit::{Deadline, Limit};
use crate::reason::Reason;
use crate::solver::{Answer, Solver, Statistics};

const NAME: &str = "cross-check";

/// Asks both solvers and compares.
pub(crate) struct CrossCheck {
    first: Box<dyn Solver>,
    second: Box<dyn Solver>,
    compared: u64,
}

impl CrossCheck {
    pub(crate) fn new(first: Box<dyn Solver>, second: Box<dyn Solver>) -> Self {
        Self {
            first,
            second,
            compared: 0,
        }
    }

    fn contradiction(&self, first: &str, second: &str) -> Answer {
        Answer::Unknown(Reason::Failed(format!(
            "internal error: {} says {first}, {} says {second}",
            self.first.name(),
            self.second.name()
        )))
    }
}

impl Solver for CrossCheck {
    fn assert(&mut self, arena: &mut Arena, term: TermId) {
        self.first.assert(arena, term);
        self.second.assert(arena, term);
    }

    fn check(&mut self, arena: &mut Arena, assumptions: &[TermId], limit: &Limit) -> Answer {
        let deadline = Deadline::start(limit);
        let first = self.first.check(arena, assumptions, limit);
        let second = self.second.check(arena, assumptions, &deadline.rest());
        match (first, second) {
            (Answer::Sat(_), Answer::Unsat { .. }) => self.contradiction("sat", "unsat"),
            (Answer::Unsat { .. }, Answer::Sat(_)) => self.contradiction("unsat", "sat"),
            // A failure is louder than an answer.
            (_, Answer::Unknown(Reason::Failed(why))) => Answer::Unknown(Reason::Failed(why)),
            (Answer::Unknown(Reason::Failed(why)), _) => Answer::Unknown(Reason::Failed(why)),
            (Answer::Unknown(_), other) => other,
            (answer, Answer::Unknown(_)) => answer,
            (answer, _) => {
                self.compared += 1;
                answer
            }
        }
    }

    fn statistics(&self) -> Statistics {
        let mut statistics = Statistics::new();
        statistics.count(NAME, "answers compared", self.compared);
        statistics.merge(&self.first.statistics());
        statistics.merge(&self.second.statistics());
        statistics
    }

    fn name(&self) -> &'static str {
        NAME
    }
}
