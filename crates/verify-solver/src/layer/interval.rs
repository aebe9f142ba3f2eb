//! Answers that need no search: constants, contradicting literals, bounds, and order.
//!
//! An empty range, a comparison the ranges exclude, or a circle of comparisons is a contradiction
//! (`facts.rs`). If all conjuncts bound or order variables, ranges and order give a model. Queries
//! that begin as the last one did go on from there.

use verify_term::{Arena, Evaluator, TermId};

use super::facts::{Facts, Mark};
use super::range::Source;
use crate::assertions::Assertions;
use crate::limit::Limit;
use crate::solver::{Answer, Model, Solver, Statistics};

/// The name in chains and reports.
pub(crate) const NAME: &str = "interval";

/// Answers easy queries before the solver below sees them.
pub(crate) struct Interval {
    below: Box<dyn Solver>,
    asserted: Assertions,
    last: LastQuery,
    unsat: u64,
    sat: u64,
}

/// The conjuncts of the last query, and what they say.
#[derive(Default)]
struct LastQuery {
    facts: Facts,
    /// Each conjunct with where it comes from, and the moment before it was learnt.
    learnt: Vec<(TermId, Source, Mark)>,
    /// How many of them are known not to contradict each other, as far as this layer sees.
    consistent: usize,
}

impl LastQuery {
    /// Goes back to what this query and the last one have in common, then on to the end of this one.
    fn become_this(&mut self, arena: &Arena, query: &[(TermId, Source)]) {
        let common = self
            .learnt
            .iter()
            .zip(query)
            .take_while(|((term, source, _), new)| (*term, *source) == **new)
            .count();
        if let Some(&(_, _, mark)) = self.learnt.get(common) {
            self.facts.go_back(mark);
            self.learnt.truncate(common);
        }
        self.consistent = self.consistent.min(common);
        for &(term, source) in &query[common..] {
            self.learnt.push((term, source, self.facts.mark()));
            self.facts.learn(arena, term, source);
        }
    }

    /// The assumptions that contradict each other.
    fn contradiction(&mut self, arena: &Arena) -> Option<Vec<TermId>> {
        let since = match self.learnt.get(self.consistent) {
            Some(&(_, _, mark)) => mark,
            None => self.facts.mark(),
        };
        let found = self.facts.contradiction(arena, since);
        if found.is_none() {
            self.consistent = self.learnt.len();
        }
        found
    }
}

impl Interval {
    pub(crate) fn new(below: Box<dyn Solver>) -> Self {
        Self {
            below,
            asserted: Assertions::default(),
            last: LastQuery::default(),
            unsat: 0,
            sat: 0,
        }
    }

    fn answer(&mut self, arena: &Arena, assumptions: &[TermId]) -> Option<Answer> {
        let asserted = self.asserted.terms().iter().map(|&term| (term, None));
        let assumed = assumptions.iter().map(|&term| (term, Some(term)));
        let query: Vec<(TermId, Source)> = asserted.chain(assumed).collect();
        self.last.become_this(arena, &query);
        if let Some(mut core) = self.last.contradiction(arena) {
            core.sort_unstable();
            core.dedup();
            return Some(Answer::Unsat { core });
        }
        let mut candidates = self.last.facts.candidates(arena);
        let model = candidates.find(|model| {
            let mut evaluator = Evaluator::new(arena, model);
            query.iter().all(|&(term, _)| evaluator.bool(term))
        })?;
        Some(Answer::Sat(Model::new(model)))
    }
}

impl Solver for Interval {
    fn assert(&mut self, arena: &mut Arena, term: TermId) {
        self.asserted.assert(term);
        self.below.assert(arena, term);
    }

    fn check(&mut self, arena: &mut Arena, assumptions: &[TermId], limit: &Limit) -> Answer {
        match self.answer(arena, assumptions) {
            Some(answer) => {
                if answer.is_sat() {
                    self.sat += 1;
                } else {
                    self.unsat += 1;
                }
                answer
            }
            None => self.below.check(arena, assumptions, limit),
        }
    }

    fn statistics(&self) -> Statistics {
        let mut statistics = Statistics::new();
        statistics.count(NAME, "sat", self.sat);
        statistics.count(NAME, "unsat", self.unsat);
        statistics.merge(&self.below.statistics());
        statistics
    }

    fn name(&self) -> &'static str {
        NAME
    }
}
