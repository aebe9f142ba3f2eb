//! Asking the solver: the chain of a job, the time it has, and what is known from earlier answers.

pub mod budget;
pub mod known_models;

use crate::options::Options;
use budget::Budget;
use known_models::KnownModels;
use std::time::Duration;
use verify_solver::{ChainOptions, Limit, Solver};

/// A job's solver and the time it has.
pub struct Solving {
    pub solver: Box<dyn Solver>,
    pub budget: Budget,
    pub known_models: KnownModels,
    /// Whether exploration stopped because its time was up.
    pub out_of_time: bool,
    /// Time spent in the solver, and for how many questions.
    pub time: Duration,
    pub queries: u64,
}

impl Solving {
    pub fn new(solver: Box<dyn Solver>, budget: Budget) -> Solving {
        Solving {
            solver,
            budget,
            known_models: KnownModels::default(),
            out_of_time: false,
            time: Duration::ZERO,
            queries: 0,
        }
    }

    /// The limit of a query: what is left of the job's time.
    pub fn limit(&self) -> Limit {
        Limit::within(self.budget.left())
    }
}

/// The chain of solvers that the options ask for.
pub fn solver(options: &Options) -> Result<Box<dyn Solver>, String> {
    let mut chain = ChainOptions::default();
    if !options.solvers.is_empty() {
        chain.backends = ChainOptions::parse_backends(&options.solvers.join(","))
            .map_err(|error| error.to_string())?;
    }
    chain.command.clone_from(&options.solver_command);
    chain.log.clone_from(&options.solver_log);
    verify_solver::chain(&chain).map_err(|error| error.to_string())
}
