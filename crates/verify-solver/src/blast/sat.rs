//! The SAT solver: CaDiCaL behind the few calls the bit-blaster makes.
//!
//! Nothing here knows gates or terms. CaDiCaL reports its own errors (memory,
//! misuse of its interface) as text, which ends up in an `Unknown` answer.

use rustsat::solvers::{
    ControlSignal, LimitConflicts, Solve, SolveIncremental, SolverResult, Terminate,
};
use rustsat::types::{Cl, Lit, TernaryVal};
use rustsat_cadical::CaDiCaL;

use crate::limit::{Deadline, Limit, Pace};
use crate::reason::Reason;

/// CaDiCaL's verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    Satisfiable,
    Unsatisfiable,
    Stopped,
}

/// One CaDiCaL instance and the number of variables given out.
pub(crate) struct Sat {
    cadical: CaDiCaL<'static, 'static>,
    variables: u32,
    clauses: u64,
    deadline: Deadline,
}

/// What an instance is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    /// Queries one after another under assumptions, each for a few hundred conflicts.
    EasyQueries,
    /// Whatever it takes.
    HardQueries,
}

impl Purpose {
    /// What differs from CaDiCaL's own settings, which are made for hours of search.
    ///
    /// Nobody wants `lucky`, which tries whether setting all variables alike satisfies
    /// the clauses: circuits are not satisfied like that, and every call pays for trying.
    fn options(self) -> &'static [(&'static str, i32)] {
        match self {
            // Simplifying costs more than the whole search, and what is eliminated must
            // be brought back for the next query.
            Purpose::EasyQueries => &[
                ("lucky", 0),
                ("inprobing", 0),
                ("elim", 0),
                ("preprocesslight", 0),
            ],
            Purpose::HardQueries => &[("lucky", 0)],
        }
    }
}

/// What says nothing about the formula.
#[derive(Debug, thiserror::Error)]
pub(crate) enum SatError {
    #[error("CaDiCaL: {0}")]
    Failed(String),
    /// The deadline was reached while clauses were added.
    #[error("{0}")]
    Stopped(Reason),
}

impl SatError {
    fn new(error: impl std::fmt::Display) -> Self {
        Self::Failed(error.to_string())
    }
}

/// The deadline is looked at once in so many clauses.
const CLAUSES_BETWEEN_LOOKS: u64 = 4096;

impl Sat {
    pub(crate) fn new(purpose: Purpose) -> Self {
        let mut cadical = CaDiCaL::default();
        for &(name, value) in purpose.options() {
            cadical
                .set_option(name, value)
                .expect("CaDiCaL has this option");
        }
        Self {
            cadical,
            variables: 0,
            clauses: 0,
            deadline: Deadline::start(&Limit::none()),
        }
    }

    /// Gives whatever follows this deadline.
    pub(crate) fn work_until(&mut self, deadline: &Deadline) {
        self.deadline = deadline.clone();
    }

    /// The number of variables given out so far.
    pub(crate) fn variables(&self) -> u32 {
        self.variables
    }

    /// The number of clauses added so far.
    pub(crate) fn clauses(&self) -> u64 {
        self.clauses
    }

    /// A fresh variable, as its positive literal.
    pub(crate) fn variable(&mut self) -> Lit {
        let literal = Lit::positive(self.variables);
        self.variables += 1;
        literal
    }

    /// For work beside the search that must end with it.
    pub(crate) fn pace(&self) -> Pace<'_> {
        Pace::new(&self.deadline)
    }

    /// An error if the deadline is reached.
    pub(crate) fn stop_at_deadline(&self) -> Result<(), SatError> {
        match self.deadline.reached() {
            Some(reason) => Err(SatError::Stopped(reason)),
            None => Ok(()),
        }
    }

    pub(crate) fn add_clause(&mut self, literals: &[Lit]) -> Result<(), SatError> {
        self.clauses += 1;
        if self.clauses.is_multiple_of(CLAUSES_BETWEEN_LOOKS) {
            self.stop_at_deadline()?;
        }
        self.cadical
            .add_clause_ref(Cl::new(literals))
            .map_err(SatError::new)
    }

    /// Decides the clauses under `assumptions`, stopping at the deadline or after
    /// so many conflicts.
    pub(crate) fn solve(
        &mut self,
        assumptions: &[Lit],
        conflicts: Option<u32>,
    ) -> Result<Outcome, SatError> {
        self.cadical
            .limit_conflicts(conflicts)
            .map_err(SatError::new)?;
        let deadline = self.deadline.clone();
        self.cadical.attach_terminator(move || {
            if deadline.reached().is_some() {
                ControlSignal::Terminate
            } else {
                ControlSignal::Continue
            }
        });
        let result = self.cadical.solve_assumps(assumptions);
        self.cadical.detach_terminator();
        match result.map_err(SatError::new)? {
            SolverResult::Sat => Ok(Outcome::Satisfiable),
            SolverResult::Unsat => Ok(Outcome::Unsatisfiable),
            SolverResult::Interrupted => Ok(Outcome::Stopped),
        }
    }

    /// The value of a literal in the model; a variable CaDiCaL does not care
    /// about is false.
    pub(crate) fn value(&self, literal: Lit) -> Result<bool, SatError> {
        let value = self.cadical.lit_val(literal).map_err(SatError::new)?;
        Ok(match value {
            TernaryVal::True => true,
            TernaryVal::False => false,
            TernaryVal::DontCare => literal.is_neg(),
        })
    }

    /// The assumptions the refutation used.
    pub(crate) fn core(&mut self) -> Result<Vec<Lit>, SatError> {
        let clause = self.cadical.core().map_err(SatError::new)?;
        Ok(clause.into_iter().map(|literal| !literal).collect())
    }
}
