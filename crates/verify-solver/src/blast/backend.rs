//! The bit-blaster as a back end: queries in, models and cores out.
//!
//! Terms are translated once and kept. A query first goes to the SAT solver that
//! has seen all earlier ones, which decides most within a few conflicts. If it
//! does not, a fresh one is given this query alone, with everything demanded
//! instead of assumed, so that CaDiCaL's preprocessing can work.

use rustc_hash::FxHashMap;
use rustsat::types::Lit;
use verify_term::{Arena, TermId, VariableSets};

use super::gate::Bit;
use super::instance::Instance;
use super::sat::{Outcome, SatError};
use super::translate::{Declined, Translator};
use crate::limit::{Deadline, Limit};
use crate::scopes::Scopes;
use crate::solver::{Answer, Model, Reason, Solver, Statistics};

/// The name in chains and reports.
pub(crate) const NAME: &str = "cadical";

/// How many conflicts the shared SAT solver may spend on one query.
const SHARED_CONFLICTS: u32 = 2_000;

/// Bit-vectors and arrays by bit-blasting to CaDiCaL.
pub struct BitBlaster {
    translator: Translator,
    shared: Instance,
    scopes: Scopes,
    variables: VariableSets,
    statistics: Statistics,
}

impl Default for BitBlaster {
    fn default() -> Self {
        Self::new()
    }
}

/// Why a query has no answer from here.
#[derive(Debug, thiserror::Error)]
enum Failure {
    #[error(transparent)]
    Declined(#[from] Declined),
    #[error(transparent)]
    Sat(#[from] SatError),
}

impl From<Failure> for Reason {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Declined(what) => Reason::Unsupported(what.to_string()),
            Failure::Sat(error) => Reason::Failed(error.to_string()),
        }
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
    /// A back end that has seen nothing.
    #[must_use]
    pub fn new() -> Self {
        Self {
            translator: Translator::default(),
            shared: Instance::new(),
            scopes: Scopes::default(),
            variables: VariableSets::new(),
            statistics: Statistics::new(),
        }
    }

    fn query(&mut self, arena: &Arena, assumptions: &[TermId]) -> Result<Query, Declined> {
        let mut asserted = Bit::TRUE;
        for &term in self.scopes.terms() {
            let bit = self.translator.boolean(arena, term)?;
            asserted = self.translator.circuit.and(asserted, bit);
        }
        let mut assumed = Vec::with_capacity(assumptions.len());
        for &term in assumptions {
            assumed.push((self.translator.boolean(arena, term)?, term));
        }
        let mut variables: Vec<TermId> = Vec::new();
        for &term in self.scopes.terms().iter().chain(assumptions) {
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
        let query = self.query(arena, assumptions)?;
        if let Some(core) = contradiction(&query) {
            return Ok(Answer::Unsat { core });
        }
        if let Some(answer) = self.solve_shared(arena, &query, deadline)? {
            return Ok(answer);
        }
        self.statistics.count(NAME, "fresh instances", 1);
        self.solve_fresh(arena, &query, deadline)
    }

    /// Asks the SAT solver of all queries; `None` if that takes too long.
    fn solve_shared(
        &mut self,
        arena: &Arena,
        query: &Query,
        deadline: &Deadline,
    ) -> Result<Option<Answer>, Failure> {
        let Self {
            translator, shared, ..
        } = self;
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
        let outcome = shared.solve(
            arena,
            translator,
            &query.variables,
            &literals,
            Some(SHARED_CONFLICTS),
            deadline,
        )?;
        Ok(match outcome {
            Outcome::Satisfiable => {
                let model = shared.model(arena, translator, &query.variables)?;
                Some(Answer::Sat(Model::new(model)))
            }
            Outcome::Unsatisfiable => {
                let core = shared.sat.core()?;
                let core = core
                    .iter()
                    .filter_map(|literal| of_literal.get(literal).copied())
                    .collect();
                Some(Answer::Unsat { core })
            }
            Outcome::Stopped => deadline.reached().map(Answer::Unknown),
        })
    }

    /// Gives the query to a SAT solver of its own.
    fn solve_fresh(
        &mut self,
        arena: &Arena,
        query: &Query,
        deadline: &Deadline,
    ) -> Result<Answer, Failure> {
        let mut instance = Instance::new();
        let translator = &mut self.translator;
        instance.demand(translator, query.asserted)?;
        for &(bit, _) in &query.assumed {
            instance.demand(translator, bit)?;
        }
        let outcome = instance.solve(arena, translator, &query.variables, &[], None, deadline)?;
        Ok(match outcome {
            Outcome::Satisfiable => {
                let model = instance.model(arena, translator, &query.variables)?;
                Answer::Sat(Model::new(model))
            }
            Outcome::Unsatisfiable => Answer::Unsat {
                core: query.assumed.iter().map(|&(_, term)| term).collect(),
            },
            Outcome::Stopped => Answer::Unknown(
                deadline
                    .reached()
                    .unwrap_or(Reason::Incomplete("CaDiCaL stopped on its own".to_owned())),
            ),
        })
    }
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
