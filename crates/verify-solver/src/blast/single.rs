//! The bit-blaster for one query at a time.
//!
//! The query is rewritten as a whole first, then translated into a circuit of its
//! own and given to a SAT solver of its own, with everything demanded instead of
//! assumed. That is slower to start than [`BitBlaster`](super::BitBlaster) and
//! much better for hard queries.

use verify_term::{Arena, TermId};

use super::backend::stopped;
use super::failure::Failure;
use super::gate::Bit;
use super::instance::Instance;
use super::sat::Outcome;
use super::sweep::sweep;
use super::translate::Translator;
use crate::limit::{Deadline, Limit};
use crate::rewrite::rewrite;
use crate::scopes::Scopes;
use crate::solver::{Answer, Model, Solver, Statistics};

/// The name in reports.
const NAME: &str = "cadical-single";

/// Hard queries on bit-vectors and arrays, each on its own.
#[derive(Default)]
pub struct Single {
    scopes: Scopes,
    statistics: Statistics,
}

impl Single {
    /// A back end without assertions.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    fn solve(
        &mut self,
        arena: &mut Arena,
        assumptions: &[TermId],
        deadline: &Deadline,
    ) -> Result<Answer, Failure> {
        let constraints: Vec<TermId> = [self.scopes.terms(), assumptions].concat();
        let query = rewrite(arena, &constraints);
        let unsat = Answer::Unsat {
            core: assumptions.to_vec(),
        };
        let mut translator = Translator::default();
        let mut roots = Vec::with_capacity(query.constraints.len());
        for &constraint in &query.constraints {
            roots.push(translator.boolean(arena, constraint, deadline)?);
        }
        if roots.contains(&Bit::FALSE) {
            return Ok(unsat);
        }
        let mut instance = Instance::new();
        instance.sat.work_until(deadline);
        let swept = sweep(&translator, &mut instance, &roots, deadline)?;
        for &root in &roots {
            instance.demand(&translator, root)?;
        }
        let gates = translator.circuit.len() as u64;
        self.statistics.count(NAME, "gates", gates);
        self.statistics
            .count(NAME, "gates found equal", swept.equal);
        self.statistics
            .count(NAME, "equalities left open", swept.failures);
        let variables = arena.variables_of(&query.constraints);
        let outcome = instance.solve(arena, &mut translator, &variables, &[], None)?;
        Ok(match outcome {
            Outcome::Satisfiable => {
                let model = instance.model(arena, &translator, &variables)?;
                Answer::Sat(Model::new(query.repair(arena, model)))
            }
            Outcome::Unsatisfiable => unsat,
            Outcome::Stopped => Answer::Unknown(stopped(deadline)),
        })
    }
}

impl Solver for Single {
    fn push(&mut self) {
        self.scopes.push();
    }

    fn pop(&mut self) {
        self.scopes.pop();
    }

    fn assert(&mut self, _arena: &mut Arena, term: TermId) {
        self.scopes.assert(term);
    }

    fn check(&mut self, arena: &mut Arena, assumptions: &[TermId], limit: &Limit) -> Answer {
        let deadline = Deadline::start(limit);
        self.statistics.count(NAME, "queries", 1);
        self.solve(arena, assumptions, &deadline)
            .unwrap_or_else(|failure| Answer::Unknown(failure.into()))
    }

    fn statistics(&self) -> Statistics {
        self.statistics.clone()
    }

    fn name(&self) -> &'static str {
        NAME
    }
}
