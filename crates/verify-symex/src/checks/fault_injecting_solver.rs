//! For tests: a solver with something in its way.

use verify_solver::{Answer, ChainOptions, Limit, Solver, Statistics};
use verify_term::{Arena, TermId};

/// The usual solver, before each of whose questions this is done; it may answer instead.
pub struct FaultInjectingSolver<F> {
    solver: Box<dyn Solver>,
    before: F,
}

impl<F: FnMut() -> Option<Answer>> FaultInjectingSolver<F> {
    pub fn new(before: F) -> FaultInjectingSolver<F> {
        let solver = verify_solver::chain(&ChainOptions::default());
        FaultInjectingSolver {
            solver: solver.expect("the usual solvers are there"),
            before,
        }
    }
}

impl<F: FnMut() -> Option<Answer>> Solver for FaultInjectingSolver<F> {
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
