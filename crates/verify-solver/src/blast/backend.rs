//! The bit-blaster as an incremental back end: queries in, models and cores out.
//!
//! Terms are translated once and kept, and one SAT solver sees all queries, each
//! under assumptions. It decides most within a few conflicts; what it does not is
//! better given to [`Single`](super::Single).

use rustc_hash::FxHashMap;
use rustsat::types::Lit;
use verify_term::{Arena, TermId, VariableSets};

use super::failure::Failure;
use super::gate::Bit;
use super::instance::Instance;
use super::sat::{Outcome, Purpose};
use super::translate::Translator;
use crate::assertions::Assertions;
use crate::limit::{Deadline, Limit};
use crate::reason::Reason;
use crate::solver::{Answer, Model, Solver, Statistics};

/// The name in chains and reports.
pub(crate) const NAME: &str = "cadical";

/// How many conflicts a quick attempt may take.
const QUICK_CONFLICTS: u32 = 500;

/// A shared SAT solver with this many variables for each that a query needs is
/// given up: it must find a value for all of them every time.
const MOST_IDLE: usize = 8;

/// Below this number of variables it does not matter.
const FEW_VARIABLES: usize = 4_000;

/// Bit-vectors and arrays by bit-blasting to CaDiCaL.
pub struct BitBlaster {
    translator: Translator,
    purpose: Purpose,
    shared: Instance,
    conflicts: Option<u32>,
    asserted: Assertions,
    variables: VariableSets,
    statistics: Statistics,
}

impl Default for BitBlaster {
    fn default() -> Self {
        Self::new()
    }
}

/// A query as wires.
struct Query {
    /// The conjunction of everything asserted.
    asserted: Bit,
    assumed: Vec<(Bit, TermId)>,
    variables: Vec<TermId>,
}

impl BitBlaster {
    /// A back end that has seen nothing and works until the limit of a query.
    #[must_use]
    pub fn new() -> Self {
        Self::for_purpose(Purpose::HardQueries)
    }

    /// One that gives up on hard queries, for those that come after it in a chain.
    #[must_use]
    pub(crate) fn quick() -> Self {
        Self {
            conflicts: Some(QUICK_CONFLICTS),
            ..Self::for_purpose(Purpose::EasyQueries)
        }
    }

    fn for_purpose(purpose: Purpose) -> Self {
        Self {
            translator: Translator::default(),
            purpose,
            shared: Instance::new(purpose),
            conflicts: None,
            asserted: Assertions::default(),
            variables: VariableSets::new(),
            statistics: Statistics::new(),
        }
    }

    fn query(
        &mut self,
        arena: &Arena,
        assumptions: &[TermId],
        deadline: &Deadline,
    ) -> Result<Query, Failure> {
        let mut asserted = Bit::TRUE;
        for &term in self.asserted.terms() {
            let bit = self.translator.boolean(arena, term, deadline)?;
            asserted = self.translator.circuit.and(asserted, bit);
        }
        let mut assumed = Vec::with_capacity(assumptions.len());
        for &term in assumptions {
            let bit = self.translator.boolean(arena, term, deadline)?;
            assumed.push((bit, term));
        }
        let mut variables: Vec<TermId> = Vec::new();
        for &term in self.asserted.terms().iter().chain(assumptions) {
            variables.extend_from_slice(&self.variables.of(arena, term));
        }
        variables.sort_unstable();
        variables.dedup();
        Ok(Query {
            asserted,
            assumed,
            variables,
        })
    }

    fn solve(
        &mut self,
        arena: &Arena,
        assumptions: &[TermId],
        deadline: &Deadline,
    ) -> Result<Answer, Failure> {
        let query = self.query(arena, assumptions, deadline)?;
        if let Some(core) = contradiction(&query) {
            return Ok(Answer::Unsat { core });
        }
        self.renew_if_idle(&query);
        let answer = self.decide(arena, &query, deadline);
        if answer.is_err() {
            // It may know only half of the clauses of a gate.
            self.shared = Instance::new(self.purpose);
        }
        answer
    }

    /// Starts a new SAT solver if the present one knows mostly other queries.
    fn renew_if_idle(&mut self, query: &Query) {
        let known = self.shared.sat.variables() as usize;
        if known < FEW_VARIABLES {
            return;
        }
        let mut roots = vec![query.asserted];
        roots.extend(query.assumed.iter().map(|&(bit, _)| bit));
        let needed = self.translator.circuit.cone(&roots).len();
        if known > FEW_VARIABLES + MOST_IDLE * needed {
            self.shared = Instance::new(self.purpose);
            self.statistics.count(NAME, "renewals", 1);
        }
    }

    fn decide(
        &mut self,
        arena: &Arena,
        query: &Query,
        deadline: &Deadline,
    ) -> Result<Answer, Failure> {
        let Self {
            translator,
            shared,
            conflicts,
            ..
        } = self;
        shared.sat.work_until(deadline);
        let mut literals = Vec::with_capacity(query.assumed.len() + 1);
        if query.asserted != Bit::TRUE {
            literals.push(shared.literal(translator, query.asserted)?);
        }
        let mut of_literal: FxHashMap<Lit, TermId> = FxHashMap::default();
        for &(bit, term) in &query.assumed {
            if bit != Bit::TRUE {
                let literal = shared.literal(translator, bit)?;
                of_literal.insert(literal, term);
                literals.push(literal);
            }
        }
        let outcome = shared.solve(arena, translator, &query.variables, &literals, *conflicts)?;
        Ok(match outcome {
            Outcome::Satisfiable => {
                let model = shared.model(arena, translator, &query.variables)?;
                Answer::Sat(Model::new(model))
            }
            Outcome::Unsatisfiable => {
                let core = shared.sat.core()?;
                let core = core
                    .iter()
                    .filter_map(|literal| of_literal.get(literal).copied())
                    .collect();
                Answer::Unsat { core }
            }
            Outcome::Stopped => Answer::Unknown(stopped(deadline)),
        })
    }
}

/// Why CaDiCaL stopped: the deadline, or else its limit of conflicts.
pub(super) fn stopped(deadline: &Deadline) -> Reason {
    deadline
        .reached()
        .unwrap_or_else(|| Reason::Incomplete("the limit of conflicts was reached".to_owned()))
}

/// The core of a query whose wires already contradict each other.
fn contradiction(query: &Query) -> Option<Vec<TermId>> {
    if query.asserted == Bit::FALSE {
        return Some(Vec::new());
    }
    let mut seen: FxHashMap<Bit, TermId> = FxHashMap::default();
    for &(bit, term) in &query.assumed {
        if bit == Bit::FALSE || bit == !query.asserted {
            return Some(vec![term]);
        }
        if let Some(&other) = seen.get(&!bit) {
            return Some(vec![other, term]);
        }
        seen.insert(bit, term);
    }
    None
}

impl Solver for BitBlaster {
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
        let mut statistics = self.statistics.clone();
        statistics.count(NAME, "gates", self.translator.circuit.len() as u64);
        statistics.count(NAME, "variables", self.shared.sat.variables().into());
        statistics.count(NAME, "clauses", self.shared.sat.clauses());
        statistics
    }

    fn name(&self) -> &'static str {
        NAME
    }
}
