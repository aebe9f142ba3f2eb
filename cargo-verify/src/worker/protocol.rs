//! What the front and its worker say to each other. The job is one JSON file; the answers are lines
//! of JSON on the worker's standard output.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::path::PathBuf;
use std::time::Duration;
use verify_symex::caller::Caller;
use verify_symex::outcome::{Outcome, Place, Violation};
use verify_symex::{CheckSet, Code, Entry, Options, PointerArguments, Strategy};

/// Everything a worker needs to know.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Job {
    /// The process that waits for the outcome.
    pub front: u32,
    /// Files of LLVM IR text, the program's first, then the runtime models it needs.
    pub modules: Vec<PathBuf>,
    pub options: JobOptions,
}

/// The engine's options in a form that can be sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct JobOptions {
    /// The linkage name of the function to start in; none for `main`.
    pub function: Option<String>,
    pub unwind: Option<u32>,
    /// Bounds of single functions and loops, as the configuration writes them; the first that fits counts.
    #[serde(default)]
    pub bounds: Vec<(String, u32)>,
    pub time_limit: Duration,
    pub memory_limit: u64,
    pub checks: Vec<Code>,
    pub strategy: StrategyChoice,
    pub fail_fast: bool,
    pub pointer_arguments: PointerChoice,
    pub allocation_may_fail: bool,
    /// What the caller of the entry point passes and relies on.
    #[serde(default)]
    pub caller: Option<Caller>,
    /// Contracts stand for the bodies of the functions that are called.
    #[serde(default)]
    pub modular: bool,
    /// The linkage names of the functions whose contracts this run checks.
    #[serde(default)]
    pub contracts_checked: Vec<String>,
    /// How many elements arrays have at most that callers of contracts pass.
    pub most_elements: u64,
    pub solvers: Vec<String>,
    pub solver_command: Option<String>,
    pub solver_log: Option<PathBuf>,
    /// Files below these paths are not the user's.
    pub library_roots: Vec<String>,
    pub run_only: bool,
    pub arguments: Vec<String>,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub enum StrategyChoice {
    Merge,
    Paths,
    Auto,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub enum PointerChoice {
    Valid,
    NullOrValid,
    Null,
}

impl Job {
    /// A job that this process waits for.
    pub fn new(modules: Vec<PathBuf>, options: JobOptions) -> Job {
        Job {
            front: std::process::id(),
            modules,
            options,
        }
    }
}

impl JobOptions {
    pub fn check_set(&self) -> CheckSet {
        let mut checks = CheckSet::default();
        let known = checks.set("all", false)
            && self.checks.iter().all(|code| checks.set(code.name(), true));
        assert!(known, "the engine knows the names of its own codes");
        checks
    }

    pub fn to_engine(&self) -> Options {
        let mut options = Options::default();
        options.entry = match &self.function {
            Some(name) => Entry::Function(name.clone()),
            None => Entry::Main,
        };
        options.unwind = self.unwind;
        let bounds = self.bounds.iter();
        options.bounds = bounds
            .filter_map(|(key, most)| Some((crate::config::bounded(key)?, *most)))
            .collect();
        options.time_limit = self.time_limit;
        options.memory_limit = self.memory_limit;
        options.checks = self.check_set();
        options.strategy = match self.strategy {
            StrategyChoice::Merge => Strategy::Merge,
            StrategyChoice::Paths => Strategy::Paths,
            StrategyChoice::Auto => Strategy::Auto,
        };
        options.fail_fast = self.fail_fast;
        options.pointer_arguments = match self.pointer_arguments {
            PointerChoice::Valid => PointerArguments::Valid,
            PointerChoice::NullOrValid => PointerArguments::NullOrValid,
            PointerChoice::Null => PointerArguments::Null,
        };
        options.allocation_may_fail = self.allocation_may_fail;
        options.caller.clone_from(&self.caller);
        options.modular = self.modular;
        options
            .contracts_checked
            .clone_from(&self.contracts_checked);
        options.most_elements = self.most_elements;
        options.solvers.clone_from(&self.solvers);
        options.solver_command.clone_from(&self.solver_command);
        options.solver_log.clone_from(&self.solver_log);
        options.library_roots.clone_from(&self.library_roots);
        options.run_only = self.run_only;
        options.arguments.clone_from(&self.arguments);
        options
    }
}

/// One line of a worker's standard output.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(tag = "message", rename_all = "kebab-case")]
pub enum Message {
    /// A violation, as soon as it is found.
    Violation { violation: Box<Violation> },
    /// The executed program wrote something.
    Output { stream: u8, bytes: Bytes },
    Progress {
        place: Place,
        bound: u32,
        instructions: u64,
    },
    /// The IR of this module cannot be read.
    UnreadableIr { module: PathBuf, error: String },
    /// The job is done; nothing follows.
    Done {
        outcome: Box<Outcome>,
        read_seconds: f64,
        peak_memory_bytes: Option<u64>,
    },
}

/// Bytes that JSON carries as base64.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bytes(pub Vec<u8>);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&BASE64.encode(&self.0))
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        BASE64
            .decode(text)
            .map(Bytes)
            .map_err(serde::de::Error::custom)
    }
}
