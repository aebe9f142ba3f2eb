//! What the caller of the engine decides.

use crate::caller::Caller;
use crate::code::{CheckGroup, Code};
use crate::search::bounds::Bounded;
use std::collections::BTreeSet;
use std::time::Duration;

/// Where execution starts.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Entry {
    /// `main`, with an unconstrained `argc`/`argv` where it takes them.
    Main,
    /// This function (its linkage name, or its name in the source if that is unique) with
    /// unconstrained arguments.
    Function(String),
}

/// How the branches of the program are explored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum Strategy {
    /// States that meet at the same position become one.
    Merge,
    /// Every path on its own, infeasible ones pruned early.
    Paths,
    /// The engine chooses. Default is this.
    #[default]
    Auto,
}

/// What a pointer argument of an entry function may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum PointerArguments {
    /// One valid object of the pointee's type. Default is this.
    #[default]
    Valid,
    /// Null, or one valid object of the pointee's type.
    NullOrValid,
    /// Null.
    Null,
}

/// Which checks are made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckSet(BTreeSet<Code>);

impl Default for CheckSet {
    fn default() -> Self {
        CheckSet(
            Code::ALL
                .iter()
                .copied()
                .filter(|code| code.group().on_by_default())
                .collect(),
        )
    }
}

impl CheckSet {
    pub fn contains(&self, code: Code) -> bool {
        self.0.contains(&code)
    }

    pub fn contains_any(&self, group: CheckGroup) -> bool {
        self.0.iter().any(|code| code.group() == group)
    }

    /// Switches the code, or all codes of the group, with this name on or off. False where there is
    /// no such name.
    pub fn set(&mut self, name: &str, on: bool) -> bool {
        let codes: Vec<Code> = match CheckGroup::ALL.iter().find(|group| group.name() == name) {
            Some(group) => Code::ALL
                .iter()
                .copied()
                .filter(|code| code.group() == *group)
                .collect(),
            None if name == "all" => Code::ALL.to_vec(),
            None => match Code::parse(name) {
                Some(code) => vec![code],
                None => return false,
            },
        };
        for code in codes {
            if on {
                self.0.insert(code);
            } else {
                self.0.remove(&code);
            }
        }
        true
    }
}

/// Everything a job is told.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Options {
    /// Default is `main`.
    pub entry: Entry,
    /// How often a loop whose exit is symbolic may go round and a function recurse. Default is
    /// none: iterative deepening inside the time limit.
    pub unwind: Option<u32>,
    /// Bounds of single loops and functions, which win over `unwind`; the first that fits counts. Default
    /// is empty.
    pub bounds: Vec<(Bounded, u32)>,
    /// Default is 60 seconds.
    pub time_limit: Duration,
    /// In bytes. Default is 4 GiB.
    pub memory_limit: u64,
    /// Default is every group that is on by default.
    pub checks: CheckSet,
    /// Default is [`Strategy::Auto`].
    pub strategy: Strategy,
    /// Stop at the first violation. Default is false.
    pub fail_fast: bool,
    /// Default is [`PointerArguments::Valid`].
    pub pointer_arguments: PointerArguments,
    /// What the caller of the entry point passes and relies on. Default is none: arguments are what the
    /// entry point's own types allow.
    pub caller: Option<Caller>,
    /// Contracts stand for the bodies of their functions, but for that of the entry point. Default is
    /// false: bodies are executed, and contracts checked along the way.
    pub modular: bool,
    /// The linkage names of the functions whose contracts are checked by jobs of their own. Default is
    /// empty.
    pub contracts_checked: Vec<String>,
    /// How many elements the arrays have that pointer arguments of a function with a contract point to,
    /// at most. Default is 4.
    pub most_elements: u64,
    /// How many bytes the program's stack may hold. Default is 8 MiB.
    pub stack_bytes: u64,
    /// Whether `malloc` and `new` may fail. Default is false.
    pub allocation_may_fail: bool,
    /// The names of the back ends in the solver chain, in order. Default is empty: the chain's own
    /// default.
    pub solvers: Vec<String>,
    /// An SMT-LIB 2 solver to ask through a pipe. Default is none.
    pub solver_command: Option<String>,
    /// A directory to log every query to. Default is none.
    pub solver_log: Option<std::path::PathBuf>,
    /// Files below these paths are the library's, not the user's: a violation in them is placed at
    /// the call that leads into them. Default is empty.
    pub library_roots: Vec<String>,
    /// Execute only (no inputs are made up; standard output goes to the event sink). Default is
    /// false.
    pub run_only: bool,
    /// What `main` receives after the program's name when only executing. Default is empty.
    pub arguments: Vec<String>,
}

impl Default for Options {
    fn default() -> Self {
        Options {
            entry: Entry::Main,
            unwind: None,
            bounds: Vec::new(),
            time_limit: Duration::from_secs(60),
            memory_limit: 4 << 30,
            checks: CheckSet::default(),
            strategy: Strategy::Auto,
            fail_fast: false,
            pointer_arguments: PointerArguments::Valid,
            caller: None,
            modular: false,
            contracts_checked: Vec::new(),
            most_elements: 4,
            stack_bytes: 8 << 20,
            allocation_may_fail: false,
            solvers: Vec::new(),
            solver_command: None,
            solver_log: None,
            library_roots: Vec::new(),
            run_only: false,
            arguments: Vec::new(),
        }
    }
}
