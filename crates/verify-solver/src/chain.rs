//! The chain: which layers stand in front of which back ends.
//!
//! [`chain`] reads like a recipe, innermost solver first.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use crate::blast::{BitBlaster, Single};
use crate::layer::cross_check::CrossCheck;
use crate::layer::fallback::Fallback;
use crate::layer::interval::Interval;
use crate::layer::log::Log;
use crate::layer::reuse::Reuse;
use crate::layer::slice::Slice;
use crate::layer::timed::Timed;
use crate::layer::validate::Validate;
use crate::process::{CommandError, Process};
use crate::rewrite::Rewriting;
use crate::solver::Solver;
use crate::z3::{Z3, Z3Mode};

/// A solver that can be named in a chain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Backend {
    /// Constants, contradicting literals and ranges; answers easy queries only.
    Interval,
    /// The bit-blaster over CaDiCaL.
    Cadical,
    /// Z3 in this process.
    Z3,
}

impl Backend {
    /// All of them, in the default order.
    pub const ALL: [Backend; 3] = [Backend::Interval, Backend::Cadical, Backend::Z3];

    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Backend::Interval => "interval",
            Backend::Cadical => "cadical",
            Backend::Z3 => "z3",
        }
    }
}

impl fmt::Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Backend {
    type Err = ChainError;

    fn from_str(name: &str) -> Result<Self, ChainError> {
        let name = name.trim();
        Backend::ALL
            .into_iter()
            .find(|backend| backend.name() == name)
            .ok_or_else(|| ChainError::UnknownBackend(name.to_owned()))
    }
}

/// What the chain is made of.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ChainOptions {
    /// The solvers in the order they are asked. Default is interval, cadical, z3.
    pub backends: Vec<Backend>,
    /// A command that reads SMT-LIB 2 from its input, asked last. Default is none.
    pub command: Option<String>,
    /// A directory for every query as a file. Default is none.
    pub log: Option<PathBuf>,
    /// Evaluate every model against its query before anyone sees it. Default is
    /// true.
    pub validate: bool,
    /// Ask two back ends every query and fail when they differ. Default is false.
    pub cross_check: bool,
}

impl Default for ChainOptions {
    fn default() -> Self {
        Self {
            backends: Backend::ALL.to_vec(),
            command: None,
            log: None,
            validate: true,
            cross_check: false,
        }
    }
}

impl ChainOptions {
    /// Back ends from a comma-separated list such as `interval,cadical,z3`.
    ///
    /// # Errors
    /// When a name is not known, is named twice, or the list is empty.
    pub fn parse_backends(list: &str) -> Result<Vec<Backend>, ChainError> {
        let mut backends = Vec::new();
        for name in list.split(',').filter(|name| !name.trim().is_empty()) {
            backends.push(name.parse()?);
        }
        named_once(&backends)?;
        if backends.is_empty() {
            return Err(ChainError::Empty);
        }
        Ok(backends)
    }

    /// Whether a chain can be made of this, as far as that shows without starting
    /// anything.
    ///
    /// # Errors
    /// When a back end is named twice, nothing could decide a query, there are not
    /// two to compare, or the command cannot be understood.
    pub fn check(&self) -> Result<(), ChainError> {
        named_once(&self.backends)?;
        if let Some(command) = &self.command {
            Process::new(command)?;
        }
        let named = self.backends.iter();
        let deciding = named.filter(|&&backend| backend != Backend::Interval);
        match deciding.count() + usize::from(self.command.is_some()) {
            0 => Err(ChainError::Empty),
            1 if self.cross_check => Err(ChainError::NothingToCompare),
            _ => Ok(()),
        }
    }
}

fn named_once(backends: &[Backend]) -> Result<(), ChainError> {
    for (position, &backend) in backends.iter().enumerate() {
        if backends[..position].contains(&backend) {
            return Err(ChainError::NamedTwice(backend));
        }
    }
    Ok(())
}

/// Why there is no chain.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ChainError {
    /// A name that is no back end.
    #[error("there is no solver `{0}`; the solvers are {known}", known = known_names())]
    UnknownBackend(String),
    /// A back end that is in the list already.
    #[error("the solver `{0}` is named twice")]
    NamedTwice(Backend),
    /// Nothing that could decide a query.
    #[error("the solver chain needs at least one of {deciding} or a solver command", deciding = deciding_names())]
    Empty,
    /// Comparing needs two back ends that decide queries.
    #[error("comparing solvers needs two of {deciding} or a solver command", deciding = deciding_names())]
    NothingToCompare,
    /// The log directory cannot be made.
    #[error("cannot log queries to {path}")]
    Log {
        /// The directory.
        path: PathBuf,
        /// The system's error.
        #[source]
        source: std::io::Error,
    },
    /// The command of a solver process cannot be understood.
    #[error(transparent)]
    Command(#[from] CommandError),
    /// A thread or a process could not be started.
    #[error("cannot start the solver `{backend}`")]
    Start {
        /// What was being started.
        backend: String,
        /// The system's error.
        #[source]
        source: std::io::Error,
    },
}

fn known_names() -> String {
    Backend::ALL.map(Backend::name).join(", ")
}

fn deciding_names() -> String {
    let deciding: Vec<&str> = Backend::ALL
        .into_iter()
        .filter(|&backend| backend != Backend::Interval)
        .map(Backend::name)
        .collect();
    deciding.join(", ")
}

/// Puts the chain together.
///
/// # Errors
/// When nothing in it could decide a query, or something cannot be started.
pub fn chain(options: &ChainOptions) -> Result<Box<dyn Solver>, ChainError> {
    options.check()?;
    let mut deciding = deciding_solvers(options)?;
    let mut solver: Box<dyn Solver> = if options.cross_check {
        let first = deciding.remove(0);
        Box::new(CrossCheck::new(first, Box::new(Fallback::new(deciding))))
    } else {
        Box::new(Fallback::new(deciding))
    };
    solver = timed(Reuse::new(solver));
    solver = timed(Slice::new(solver));
    if options.backends.contains(&Backend::Interval) {
        solver = timed(Interval::new(solver));
    }
    if options.validate {
        solver = Box::new(Validate::new(solver));
    }
    if let Some(path) = &options.log {
        let log = Log::new(solver, path).map_err(|source| ChainError::Log {
            path: path.clone(),
            source,
        })?;
        solver = Box::new(log);
    }
    Ok(solver)
}

/// A layer whose time is measured.
fn timed(solver: impl Solver + 'static) -> Box<dyn Solver> {
    Box::new(Timed::new(Box::new(solver)))
}

/// The solvers that decide any query they accept, in order.
fn deciding_solvers(options: &ChainOptions) -> Result<Vec<Box<dyn Solver>>, ChainError> {
    let mut solvers: Vec<Box<dyn Solver>> = Vec::new();
    for backend in &options.backends {
        match backend {
            Backend::Interval => {}
            Backend::Cadical => {
                // What takes long when asked beside others is asked alone.
                let in_turn: Vec<Box<dyn Solver>> = vec![
                    timed(Rewriting::default()),
                    timed(BitBlaster::quick()),
                    timed(Single::new()),
                ];
                solvers.push(Box::new(Fallback::new(in_turn)));
            }
            Backend::Z3 => {
                let z3 = Z3::new(Z3Mode::default()).map_err(|source| ChainError::Start {
                    backend: backend.to_string(),
                    source,
                })?;
                solvers.push(timed(z3));
            }
        }
    }
    if let Some(command) = &options.command {
        solvers.push(Box::new(Process::new(command)?));
    }
    Ok(solvers)
}
