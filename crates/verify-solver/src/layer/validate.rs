//! Nobody sees a model that does not satisfy the query.
//!
//! Every model is evaluated against everything asserted and assumed. One that
//! fails is a bug of ours or of a back end, and is reported as such.

use verify_term::{Arena, Evaluator, TermId};

use crate::assertions::Assertions;
use crate::limit::Limit;
use crate::reason::Reason;
use crate::solver::{Answer, Model, Solver, Statistics};

const NAME: &str = "validate";

/// Checks the models of the solver below.
pub(crate) struct Validate {
    below: Box<dyn Solver>,
    asserted: Assertions,
    models: u64,
}

impl Validate {
    pub(crate) fn new(below: Box<dyn Solver>) -> Self {
        Self {
            below,
            asserted: Assertions::default(),
            models: 0,
        }
    }

    /// A term of the query that does not hold in `model`.
    fn broken(&self, arena: &Arena, assumptions: &[TermId], model: &Model) -> Option<TermId> {
        let mut evaluator = Evaluator::new(arena, model.assignment());
        let mut query = self.asserted.terms().iter().chain(assumptions).copied();
        query.find(|&term| !evaluator.bool(term))
    }
}

impl Solver for Validate {
    fn assert(&mut self, arena: &mut Arena, term: TermId) {
        self.asserted.assert(term);
        self.below.assert(arena, term);
    }

    fn check(&mut self, arena: &mut Arena, assumptions: &[TermId], limit: &Limit) -> Answer {
        let answer = self.below.check(arena, assumptions, limit);
        let Answer::Sat(model) = &answer else {
            return answer;
        };
        self.models += 1;
        match self.broken(arena, assumptions, model) {
            None => answer,
            Some(term) => Answer::Unknown(Reason::Failed(format!(
                "internal error: the model of {} does not satisfy {term:?} of its query",
                self.below.name()
            ))),
        }
    }

    fn statistics(&self) -> Statistics {
        let mut statistics = Statistics::new();
        statistics.count(NAME, "models", self.models);
        statistics.merge(&self.below.statistics());
        statistics
    }

    fn name(&self) -> &'static str {
        NAME
    }
}
