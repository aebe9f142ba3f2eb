//! Z3 as a back end.
//!
//! Two ways to ask: an incremental session in which every constraint is an
//! assumption, so that what Z3 learns serves later queries; and a session of its
//! own for one query, where Z3 may run the preprocessing it reserves for that.
//! Floats always get the second, which is much faster for them.

use std::rc::Rc;

use rustc_hash::FxHashMap;
use verify_term::{Arena, Assignment, TermId, VariableSets};

use super::context::{Ast, Context, Z3Error};
use super::session::{Session, Verdict};
use super::translate::Translator;
use super::watchdog::Watchdog;
use crate::assertions::Assertions;
use crate::limit::{Deadline, Limit};
use crate::reason::Reason;
use crate::solver::{Answer, Model, Solver, Statistics};

/// The name in chains and reports.
pub(crate) const NAME: &str = "z3";

/// How Z3 is asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub enum Z3Mode {
    /// One incremental session for all queries.
    Incremental,
    /// A session of its own for each query.
    #[default]
    Single,
}

/// Every term by Z3's C library.
pub struct Z3 {
    engine: Option<Engine>,
    watchdog: Watchdog,
    mode: Z3Mode,
    asserted: Assertions,
    variables: VariableSets,
    statistics: Statistics,
}

/// What is thrown away when a query was interrupted: Z3 4.8 keeps the request in
/// its context and would stop all later queries too.
struct Engine {
    context: Rc<Context>,
    translator: Translator,
    incremental: Session,
    /// The boolean that stands for a constraint in the incremental session.
    guards: FxHashMap<TermId, Ast>,
}

impl Engine {
    fn new() -> Result<Self, Z3Error> {
        let context = Rc::new(Context::new()?);
        Ok(Self {
            incremental: Session::new(&context)?,
            context,
            translator: Translator::default(),
            guards: FxHashMap::default(),
        })
    }

    fn translate(&mut self, arena: &Arena, term: TermId) -> Result<Ast, Z3Error> {
        self.translator.translate(arena, &self.context, term)
    }

    /// The assumption that makes the incremental session demand `term`.
    fn guard(&mut self, arena: &Arena, term: TermId) -> Result<Ast, Z3Error> {
        if let Some(&guard) = self.guards.get(&term) {
            return Ok(guard);
        }
        let constraint = self.translate(arena, term)?;
        let guard = self.context.fresh_boolean()?;
        let implication = self
            .context
            .binary(z3_sys::Z3_mk_implies, guard, constraint)?;
        self.incremental.assert(implication);
        self.guards.insert(term, guard);
        Ok(guard)
    }

    fn model(
        &self,
        arena: &Arena,
        session: &Session,
        variables: &[TermId],
    ) -> Result<Assignment, Z3Error> {
        let model = session.model()?;
        let mut values = Assignment::new();
        for &variable in variables {
            // A variable that simplification removed from every constraint is free.
            if let Some(ast) = self.translator.known(variable) {
                values.set(variable, model.value(ast, arena.sort(variable))?);
            }
        }
        Ok(values)
    }
}

impl Z3 {
    /// A back end that has seen nothing.
    ///
    /// # Errors
    /// When the thread that watches time limits cannot be started.
    pub fn new(mode: Z3Mode) -> std::io::Result<Self> {
        Ok(Self {
            engine: None,
            watchdog: Watchdog::new()?,
            mode,
            asserted: Assertions::default(),
            variables: VariableSets::new(),
            statistics: Statistics::new(),
        })
    }

    fn solve(
        &mut self,
        arena: &Arena,
        assumptions: &[TermId],
        deadline: &Deadline,
    ) -> Result<Answer, Z3Error> {
        let mut engine = match self.engine.take() {
            Some(engine) => engine,
            None => Engine::new()?,
        };
        let (answer, interrupted) = match self.mode {
            Z3Mode::Incremental => {
                self.solve_incrementally(arena, &mut engine, assumptions, deadline)?
            }
            Z3Mode::Single => self.solve_alone(arena, &mut engine, assumptions, deadline)?,
        };
        if !interrupted {
            self.engine = Some(engine);
        }
        Ok(answer)
    }

    fn solve_incrementally(
        &mut self,
        arena: &Arena,
        engine: &mut Engine,
        assumptions: &[TermId],
        deadline: &Deadline,
    ) -> Result<(Answer, bool), Z3Error> {
        let mut guards = Vec::with_capacity(self.asserted.terms().len() + assumptions.len());
        for &term in self.asserted.terms() {
            guards.push(engine.guard(arena, term)?);
        }
        let mut assumed: FxHashMap<Ast, TermId> = FxHashMap::default();
        for &term in assumptions {
            let guard = engine.guard(arena, term)?;
            guards.push(guard);
            assumed.insert(guard, term);
        }
        let session = &engine.incremental;
        let (verdict, interrupted) = self
            .watchdog
            .watch(&engine.context, deadline, || session.check(&guards));
        let answer = match verdict {
            // What was interrupted must not be asked for its model.
            Verdict::Satisfiable if interrupted => {
                Answer::Unknown(unknown(deadline, String::new()))
            }
            Verdict::Satisfiable => {
                let variables = self.query_variables(arena, assumptions);
                Answer::Sat(Model::new(engine.model(arena, session, &variables)?))
            }
            Verdict::Unsatisfiable => Answer::Unsat {
                core: session
                    .core()?
                    .iter()
                    .filter_map(|guard| assumed.get(guard).copied())
                    .collect(),
            },
            Verdict::Unknown(why) => Answer::Unknown(unknown(deadline, why)),
        };
        Ok((answer, interrupted))
    }

    fn solve_alone(
        &mut self,
        arena: &Arena,
        engine: &mut Engine,
        assumptions: &[TermId],
        deadline: &Deadline,
    ) -> Result<(Answer, bool), Z3Error> {
        let session = Session::new(&engine.context)?;
        for &term in self.asserted.terms().iter().chain(assumptions) {
            session.assert(engine.translate(arena, term)?);
        }
        let (verdict, interrupted) = self
            .watchdog
            .watch(&engine.context, deadline, || session.check(&[]));
        let answer = match verdict {
            // What was interrupted must not be asked for its model.
            Verdict::Satisfiable if interrupted => {
                Answer::Unknown(unknown(deadline, String::new()))
            }
            Verdict::Satisfiable => {
                let variables = self.query_variables(arena, assumptions);
                Answer::Sat(Model::new(engine.model(arena, &session, &variables)?))
            }
            Verdict::Unsatisfiable => Answer::Unsat {
                core: assumptions.to_vec(),
            },
            Verdict::Unknown(why) => Answer::Unknown(unknown(deadline, why)),
        };
        Ok((answer, interrupted))
    }

    fn query_variables(&mut self, arena: &Arena, assumptions: &[TermId]) -> Vec<TermId> {
        let mut variables: Vec<TermId> = Vec::new();
        for &term in self.asserted.terms().iter().chain(assumptions) {
            variables.extend_from_slice(&self.variables.of(arena, term));
        }
        variables.sort_unstable();
        variables.dedup();
        variables
    }
}

fn unknown(deadline: &Deadline, why: String) -> Reason {
    deadline.reached().unwrap_or(Reason::Incomplete(why))
}

impl Solver for Z3 {
    fn assert(&mut self, _arena: &mut Arena, term: TermId) {
        self.asserted.assert(term);
    }

    fn check(&mut self, arena: &mut Arena, assumptions: &[TermId], limit: &Limit) -> Answer {
        let deadline = Deadline::start(limit);
        self.statistics.count(NAME, "queries", 1);
        self.solve(arena, assumptions, &deadline)
            .unwrap_or_else(|error| Answer::Unknown(Reason::Failed(error.to_string())))
    }

    fn statistics(&self) -> Statistics {
        self.statistics.clone()
    }

    fn name(&self) -> &'static str {
        NAME
    }
}
