//! Rewriting as a back end: it decides at once some equations that search does not.
//!
//! Two ways to write one polynomial are the same after rewriting, and a pair of
//! multipliers of 32 bits to everybody else. So queries with equations between
//! sums or products come here before a circuit is built for them.

use rustc_hash::FxHashSet;
use verify_term::{Arena, Assignment, Op, TermId};

use super::query::rewrite;
use crate::assertions::Assertions;
use crate::limit::{Deadline, Limit};
use crate::reason::Reason;
use crate::solver::{Answer, Model, Solver, Statistics};

/// The name in reports.
const NAME: &str = "rewrite";

/// Larger queries are not rewritten only to see whether that decides them.
const MOST_TERMS: usize = 2_000;

/// Queries that rewriting decides.
#[derive(Default)]
pub(crate) struct Rewriting {
    asserted: Assertions,
    decided: u64,
}

impl Rewriting {
    fn decide(
        &self,
        arena: &mut Arena,
        assumptions: &[TermId],
        deadline: &Deadline,
    ) -> Option<Answer> {
        let constraints: Vec<TermId> = [self.asserted.terms(), assumptions].concat();
        if !has_equation(arena, &constraints) {
            return None;
        }
        let query = match rewrite(arena, &constraints, deadline) {
            Ok(query) => query,
            Err(reason) => return Some(Answer::Unknown(reason)),
        };
        if query.constraints.contains(&TermId::FALSE) {
            let core = assumptions.to_vec();
            return Some(Answer::Unsat { core });
        }
        query.constraints.is_empty().then(|| {
            let model = query.repair(arena, Assignment::new());
            Answer::Sat(Model::new(model))
        })
    }
}

/// Whether a query of moderate size equates something with a sum or a product.
fn has_equation(arena: &Arena, constraints: &[TermId]) -> bool {
    let mut pending = constraints.to_vec();
    let mut seen: FxHashSet<TermId> = FxHashSet::default();
    let mut found = false;
    while let Some(term) = pending.pop() {
        if !seen.insert(term) {
            continue;
        }
        if seen.len() > MOST_TERMS {
            return false;
        }
        let node = arena.node(term);
        if let (Op::Eq, &[a, b]) = (node.op, node.children()) {
            let constant = arena.is_constant(a) || arena.is_constant(b);
            found |= !constant && (is_arithmetic(arena, a) || is_arithmetic(arena, b));
        }
        pending.extend_from_slice(node.children());
    }
    found
}

fn is_arithmetic(arena: &Arena, term: TermId) -> bool {
    matches!(arena.node(term).op, Op::Add | Op::Sub | Op::Mul | Op::Neg)
}

impl Solver for Rewriting {
    fn assert(&mut self, _arena: &mut Arena, term: TermId) {
        self.asserted.assert(term);
    }

    fn check(&mut self, arena: &mut Arena, assumptions: &[TermId], limit: &Limit) -> Answer {
        match self.decide(arena, assumptions, &Deadline::start(limit)) {
            Some(unknown @ Answer::Unknown(_)) => unknown,
            Some(answer) => {
                self.decided += 1;
                answer
            }
            None => Answer::Unknown(Reason::Incomplete(
                "rewriting does not decide it".to_owned(),
            )),
        }
    }

    fn statistics(&self) -> Statistics {
        let mut statistics = Statistics::new();
        statistics.count(NAME, "decided", self.decided);
        statistics
    }

    fn name(&self) -> &'static str {
        NAME
    }
}
