//! For tests: a solver with something in its way.

use verify_solver::{Answer, ChainOptions, Limit, Solver, Statistics};
use verify_term::{Arena, TermId};

/// The usual solver, before each of whose questions this is done; it may answer instead.
pub struct Hindered<F> {
    solver: Box<dyn Solver>,
    before: F,
}

impl<F: FnMut() -> Option<Answer>> Hindered<F> {
    pub fn new(before: F) -> Hindered<F> {
        let solver = verify_solver::chain(&ChainOptions::default());
        Hindered {
            solver: solver.expect("the usual solvers are there"),
            before,
        }
    }
}

impl<F: FnMut() -> Option<Answer>> Solver for Hindered<F> {
    fn push(&mut self) {
        self.solver.push();
    }

    fn pop(&mut self) {
        self.solver.pop();
    }

    fn assert(&mut self, arena: &mut Arena, term: TermId) {
        self.solver.assert(arena, term);
    }

    fn check(&mut self, arena: &mut Arena, assumptions: &[TermId], limit: &Limit) -> Answer {
        match (self.before)() {
            Some(answer) => answer,
            None => self.solver.check(arena, assumptions, limit),
        }
    }

    fn statistics(&self) -> Statistics {
        self.solver.statistics()
    }

    fn name(&self) -> &'static str {
        "hindered"
    }
}
