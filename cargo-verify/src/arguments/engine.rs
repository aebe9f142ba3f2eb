//! What the user can decide about the engine, shared by all commands that run it.

use super::quantity;
use crate::config::{EngineSettings, job_options};
use crate::error::ExpectedError;
use crate::worker::protocol::JobOptions;
use clap::{Args, ValueEnum};
use serde::Deserialize;
use std::path::PathBuf;
use std::time::Duration;
use verify_solver::{Backend, ChainOptions};
use verify_symex::{CheckGroup, Code};

#[derive(Debug, Default, Args)]
#[command(next_help_heading = "Exploration")]
pub struct EngineArguments {
    /// How often each loop goes round and each function recurses at most [default: deepen until the
    /// time is up]
    #[arg(long, value_name = "N")]
    pub unwind: Option<u32>,

    /// Give up after this time: seconds, or `30s`, `5m` [default: 60s]
    #[arg(long, value_name = "TIME", value_parser = quantity::duration)]
    pub timeout: Option<Duration>,

    /// Give up beyond this much memory, as in `512M`, `4GiB` [default: 4GiB]
    #[arg(long, value_name = "SIZE", value_parser = quantity::bytes)]
    pub memory: Option<u64>,

    /// How branches are explored [default: auto]
    #[arg(long, value_enum)]
    pub strategy: Option<StrategyArgument>,

    /// Checks to make besides the default ones, by name, code or group
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub check: Vec<String>,

    /// Checks not to make, by name, code or group; `all` and then `--check` makes only those named
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub no_check: Vec<String>,

    /// Look for all violations [default]
    #[arg(long, conflicts_with = "fail_fast")]
    pub keep_going: bool,

    /// Stop at the first violation
    #[arg(long)]
    pub fail_fast: bool,

    /// What the pointer parameters of an entry function point to [default: valid]
    #[arg(long, value_enum, value_name = "WHAT")]
    pub pointer_arguments: Option<PointerArgument>,

    /// Take a function's contract instead of its body wherever it is called
    #[arg(long)]
    pub modular: bool,

    /// Let `malloc` and `new` fail, too
    #[arg(long)]
    pub allocation_may_fail: bool,

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

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StrategyArgument {
    /// States that meet at the same place become one
    Merge,
    /// Every path on its own
    Paths,
    /// The engine chooses
    Auto,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PointerArgument {
    /// One valid object of its type
    Valid,
    /// Null, or one valid object of its type
    NullOrValid,
    /// Null
    Null,
}

impl EngineArguments {
    /// What was given, as a layer over the configuration.
    pub fn settings(&self) -> EngineSettings {
        EngineSettings {
            unwind: self.unwind,
            timeout: self.timeout,
            memory: self.memory,
            strategy: self.strategy,
            check: self.check.clone(),
            no_check: self.no_check.clone(),
            fail_fast: match (self.fail_fast, self.keep_going) {
                (true, _) => Some(true),
                (false, true) => Some(false),
                (false, false) => None,
            },
            pointer_arguments: self.pointer_arguments,
            allocation_may_fail: self.allocation_may_fail.then_some(true),
            modular: self.modular.then_some(true),
            parameters: std::collections::BTreeMap::new(),
        }
    }

    /// The job that these arguments alone describe.
    pub fn job_options(&self) -> Result<JobOptions, ExpectedError> {
        self.job_options_over(&[])
    }

    /// The job that these arguments describe where they say something, and these layers, the weakest
    /// first, where not.
    pub fn job_options_over(
        &self,
        layers: &[&EngineSettings],
    ) -> Result<JobOptions, ExpectedError> {
        let own = self.settings();
        let layers: Vec<&EngineSettings> = layers.iter().copied().chain([&own]).collect();
        let mut options = job_options(&layers)?;
        self.check_solvers()?;
        options.solvers = self.solvers.iter().map(Backend::to_string).collect();
        options.solver_command.clone_from(&self.solver_command);
        options.solver_log.clone_from(&self.solver_log);
        Ok(options)
    }

    /// Solvers that make no chain are a mistake on the command line, not a query left open.
    fn check_solvers(&self) -> Result<(), ExpectedError> {
        let mut chain = ChainOptions::default();
        if !self.solvers.is_empty() {
            chain.backends.clone_from(&self.solvers);
        }
        chain.command.clone_from(&self.solver_command);
        Ok(chain.check()?)
    }
}

/// The code, name or group that looks most like what was written.
pub fn nearest_check(written: &str) -> Option<String> {
    let names = Code::ALL
        .iter()
        .flat_map(|code| [code.name(), code.as_str()])
        .chain(CheckGroup::ALL.iter().map(|group| group.name()));
    nearest(written, names).map(str::to_owned)
}

/// The name that looks most like what was written, if any looks like it at all.
pub fn nearest<'a>(written: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    names
        .map(|name| {
            (
                strsim::jaro_winkler(&written.to_ascii_lowercase(), &name.to_ascii_lowercase()),
                name,
            )
        })
        .filter(|(likeness, _)| *likeness > 0.8)
        .max_by(|left, right| left.0.total_cmp(&right.0))
        .map(|(_, name)| name)
}
