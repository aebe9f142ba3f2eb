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
use super::probe::probe;
use super::sat::{Outcome, Purpose, SatError};
use super::sweep::sweep;
use super::translate::Translator;
use crate::assertions::Assertions;
use crate::limit::{Deadline, Limit};
use crate::rewrite::rewrite;
use crate::solver::{Answer, Model, Solver, Statistics};

/// The name in reports.
const NAME: &str = "cadical-single";

/// The conflicts of a search before gates are swept for equal ones, which takes as
/// long as a search of some thousands.
const DIRECT_CONFLICTS: u32 = 5_000;

/// The same where there are few gates, which are swept sooner.
const DIRECT_CONFLICTS_OF_FEW: u32 = 1_000;

/// So many gates are few.
const FEW_GATES: u64 = 1_000;

/// Hard queries on bit-vectors and arrays, each on its own.
#[derive(Default)]
pub struct Single {
    asserted: Assertions,
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
        let constraints: Vec<TermId> = [self.asserted.terms(), assumptions].concat();
        let query = rewrite(arena, &constraints, deadline)?;
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
        let variables = arena.variables_of(&query.constraints);
        let mut work = Work {
            arena,
            translator,
            roots,
            variables,
        };
        let gates = work.translator.circuit.len() as u64;
        self.statistics.count(NAME, "gates", gates);
        let mut instance = Instance::new(Purpose::HardQueries);
        instance.sat.work_until(deadline);
        let conflicts = if gates > FEW_GATES {
            DIRECT_CONFLICTS
        } else {
            DIRECT_CONFLICTS_OF_FEW
        };
        let mut outcome = self.search(&mut work, &mut instance, conflicts)?;
        if outcome == Outcome::Stopped && deadline.reached().is_none() {
            for (one, other) in self.sweep(&work, deadline)? {
                instance.demand_equal(&work.translator, one, other)?;
            }
            outcome = work.go_on(&mut instance, None)?;
        }
        Ok(match outcome {
            Outcome::Satisfiable => {
                let model = instance.model(work.arena, &work.translator, &work.variables)?;
                Answer::Sat(Model::new(query.repair(work.arena, model)))
            }
            Outcome::Unsatisfiable => unsat,
            Outcome::Stopped => Answer::Unknown(stopped(deadline)),
        })
    }

    /// Pairs of wires that are equal in every execution.
    fn sweep(&mut self, work: &Work, deadline: &Deadline) -> Result<Vec<(Bit, Bit)>, SatError> {
        let mut instance = Instance::new(Purpose::EasyQueries);
        instance.sat.work_until(deadline);
        let swept = sweep(&work.translator, &mut instance, &work.roots, deadline)?;
        let equal = swept.equal.len() as u64;
        self.statistics.count(NAME, "sweeps", 1);
        self.statistics.count(NAME, "gates found equal", equal);
        self.statistics
            .count(NAME, "equalities left open", swept.failures);
        Ok(swept.equal)
    }

    /// Demands everything and searches, for so many conflicts.
    fn search(
        &mut self,
        work: &mut Work,
        instance: &mut Instance,
        conflicts: u32,
    ) -> Result<Outcome, SatError> {
        for &root in &work.roots {
            instance.demand(&work.translator, root)?;
        }
        let refuted = probe(&work.translator, instance)?;
        self.statistics.count(NAME, "stores found unseen", refuted);
        work.go_on(instance, Some(conflicts))
    }
}

/// A query as wires.
struct Work<'a> {
    arena: &'a Arena,
    translator: Translator,
    roots: Vec<Bit>,
    variables: Vec<TermId>,
}

impl Work<'_> {
    /// Searches on where the last search ended.
    fn go_on(
        &mut self,
        instance: &mut Instance,
        conflicts: Option<u32>,
    ) -> Result<Outcome, SatError> {
        let Self {
            arena,
            translator,
            variables,
            ..
        } = self;
        instance.solve(arena, translator, variables, &[], conflicts)
    }
}

impl Solver for Single {
    fn assert(&mut self, _arena: &mut Arena, term: TermId) {
        self.asserted.assert(term);
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
