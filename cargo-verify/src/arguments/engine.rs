//! What the user can decide about the engine, shared by all commands that run it.

use clap::Args;
use std::path::PathBuf;
use verify_project::config::{ConfigError, EngineSettings, SolverSettings, job_options};
use verify_solver::Backend;
use verify_symex::Options;

#[derive(Debug, Default, Args)]
#[command(next_help_heading = "Exploration")]
pub struct EngineArguments {
    #[command(flatten)]
    settings: EngineSettings,

    /// Look for all violations [default]
    #[arg(long, conflicts_with = "fail_fast")]
    pub keep_going: bool,

    /// The solvers to ask, in order, as in `cadical,z3`
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub solvers: Vec<Backend>,

    /// An SMT-LIB 2 solver to ask through a pipe, as in `cvc5 --incremental`
    #[arg(long, value_name = "COMMAND")]
    pub solver_command: Option<String>,

    /// A directory to write every query to
    #[arg(long, value_name = "DIR")]
    pub solver_log: Option<PathBuf>,
}

impl EngineArguments {
    /// A layer over the configuration.
    pub fn settings(&self) -> EngineSettings {
        let mut settings = self.settings.clone();
        settings.fail_fast = settings.fail_fast.or(self.keep_going.then_some(false));
        settings
    }

    /// The solvers that were asked for.
    pub fn solvers(&self) -> SolverSettings {
        SolverSettings {
            backends: self.solvers.clone(),
            command: self.solver_command.clone(),
            log: self.solver_log.clone(),
        }
    }

    /// The job that these arguments alone describe.
    pub fn job_options(&self) -> Result<Options, ConfigError> {
        job_options(&[&self.settings()], &self.solvers())
    }
}
