//! What the user can decide about the engine, shared by all commands that run it, and its
//! translation into the job a worker is given.

use super::quantity;
use crate::error::ExpectedError;
use crate::worker::protocol::{JobOptions, PointerChoice, StrategyChoice};
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use std::time::Duration;
use verify_symex::{CheckGroup, CheckSet, Code};

#[derive(Debug, Args)]
#[command(next_help_heading = "Exploration")]
pub struct EngineArguments {
    /// How often each loop goes round and each function recurses at most [default: deepen until the
    /// time is up]
    #[arg(long, value_name = "N")]
    pub unwind: Option<u32>,

    /// Give up after this time: seconds, or `30s`, `5m`
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = quantity::duration)]
    pub timeout: Duration,

    /// Give up beyond this much memory, as in `512M`, `4GiB`
    #[arg(long, value_name = "SIZE", default_value = "4GiB", value_parser = quantity::bytes)]
    pub memory: u64,

    /// How branches are explored
    #[arg(long, value_enum, default_value = "auto")]
    pub strategy: StrategyArgument,

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

    /// What the pointer parameters of an entry function point to
    #[arg(long, value_enum, default_value = "valid", value_name = "WHAT")]
    pub pointer_arguments: PointerArgument,

    /// Let `malloc` and `new` fail, too
    #[arg(long)]
    pub allocation_may_fail: bool,

    /// The solvers to ask, in order, as in `cadical,z3`
    #[arg(long, value_name = "LIST", value_delimiter = ',')]
    pub solvers: Vec<String>,

    /// An SMT-LIB 2 solver to ask through a pipe, as in `cvc5 --incremental`
    #[arg(long, value_name = "COMMAND")]
    pub solver_command: Option<String>,

    /// A directory to write every query to
    #[arg(long, value_name = "DIR")]
    pub solver_log: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum StrategyArgument {
    /// States that meet at the same place become one
    Merge,
    /// Every path on its own
    Paths,
    /// The engine chooses
    Auto,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum PointerArgument {
    /// One valid object of its type
    Valid,
    /// Null, or one valid object of its type
    NullOrValid,
    /// Null
    Null,
}

impl EngineArguments {
    /// The checks that are on: the default, less `--no-check`, with `--check`.
    pub fn checks(&self) -> Result<CheckSet, ExpectedError> {
        let mut checks = CheckSet::default();
        for (names, on) in [(&self.no_check, false), (&self.check, true)] {
            for name in names {
                if !checks.set(name, on) {
                    return Err(ExpectedError::UnknownCheck {
                        name: name.clone(),
                        suggestion: nearest_check(name),
                    });
                }
            }
        }
        Ok(checks)
    }

    pub fn job_options(&self) -> Result<JobOptions, ExpectedError> {
        let checks = self.checks()?;
        Ok(JobOptions {
            function: None,
            unwind: self.unwind,
            time_limit: self.timeout,
            memory_limit: self.memory,
            checks: Code::ALL
                .iter()
                .copied()
                .filter(|code| checks.contains(*code))
                .collect(),
            strategy: match self.strategy {
                StrategyArgument::Merge => StrategyChoice::Merge,
                StrategyArgument::Paths => StrategyChoice::Paths,
                StrategyArgument::Auto => StrategyChoice::Auto,
            },
            fail_fast: self.fail_fast,
            pointer_arguments: match self.pointer_arguments {
                PointerArgument::Valid => PointerChoice::Valid,
                PointerArgument::NullOrValid => PointerChoice::NullOrValid,
                PointerArgument::Null => PointerChoice::Null,
            },
            allocation_may_fail: self.allocation_may_fail,
            solvers: self.solvers.clone(),
            solver_command: self.solver_command.clone(),
            solver_log: self.solver_log.clone(),
            library_roots: Vec::new(),
            run_only: false,
            arguments: Vec::new(),
        })
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
