//! The options of a job: one type from the command line and the configuration to the engine, sent to workers as it is.

use crate::call_environment::CallEnvironment;
use crate::code::{CheckGroup, Code};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::time::Duration;

/// Where execution starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Entry {
    /// `main`, with an unconstrained `argc`/`argv` where it takes them.
    Main,
    /// This function (its linkage name, or its name in the source if that is unique) with
    /// unconstrained arguments.
    Function(String),
}

impl Entry {
    /// The function with this linkage name; `main` where there is none.
    pub fn at(function: Option<&str>) -> Entry {
        function.map_or(Entry::Main, |name| Entry::Function(name.to_owned()))
    }

    /// The name of the function; none for `main`.
    pub fn function(&self) -> Option<&str> {
        match self {
            Entry::Main => None,
            Entry::Function(name) => Some(name),
        }
    }
}

/// How the branches of the program are explored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Strategy {
    /// States that meet at the same place become one
    Merge,
    /// Every path on its own
    Paths,
    /// Loops by induction, with inferred invariants; no verdict where that does not succeed
    Induction,
    /// The engine chooses
    #[default]
    Auto,
}

/// What the threads of a program may see of each other's writes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum MemoryModel {
    /// Sequential consistency
    Sc,
    /// Total store order, as on x86
    Tso,
    /// The standard's, as RC11 has it
    #[default]
    Rc11,
    /// The standard's with load buffering: not explored yet, programs that start threads are unknown
    C11,
}

/// What a pointer argument of an entry function may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum PointerArguments {
    /// One valid object of its type
    #[default]
    Valid,
    /// Null, or one valid object of its type
    NullOrValid,
    /// Null
    Null,
}

/// Which checks are made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
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
    /// Whether a check is made.
    pub fn contains(&self, code: Code) -> bool {
        self.0.contains(&code)
    }

    /// Whether any check of a group is made.
    pub fn contains_any(&self, group: CheckGroup) -> bool {
        self.0.iter().any(|code| code.group() == group)
    }

    /// All checks that are made.
    pub fn iter(&self) -> impl Iterator<Item = Code> {
        self.0.iter().copied()
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

/// Everything that a job depends on besides its program.
#[derive(Clone, Debug, Serialize, Deserialize)]
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
    pub caller: Option<CallEnvironment>,
    /// Contracts stand for the bodies of their functions, but for that of the entry point. Default is
    /// false: bodies are executed, and contracts checked along the way.
    pub modular: bool,
    /// The linkage names of the functions whose contracts are checked by jobs of their own. Default is
    /// empty.
    pub contracts_checked: Vec<String>,
    /// How many elements the arrays have that pointer arguments of a function with a contract point to,
    /// at most. Default is 4.
    pub max_elements: u64,
    /// What the verdict rests on before anything is executed, in words. Default is empty.
    pub assumed: Vec<String>,
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
    /// What the program's threads may see of each other's writes: every execution that it allows is explored. Default
    /// is [`MemoryModel::Rc11`].
    pub memory_model: MemoryModel,
    /// How many threads may be started in one execution, the first one included. Default is 8.
    pub max_threads: u32,
    /// Keep all executions of threads that come to an end. Default is false.
    pub list_executions: bool,
}

impl Options {
    /// The default of `max_elements`.
    pub const MAX_ELEMENTS: u64 = 4;
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
            max_elements: Options::MAX_ELEMENTS,
            assumed: Vec::new(),
            stack_bytes: 8 << 20,
            allocation_may_fail: false,
            solvers: Vec::new(),
            solver_command: None,
            solver_log: None,
            library_roots: Vec::new(),
            run_only: false,
            arguments: Vec::new(),
            memory_model: MemoryModel::Rc11,
            max_threads: 8,
            list_executions: false,
        }
    }
}

/// What a bound is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Bounded {
    /// All loops of the function, and its recursion. Its linkage name, or its name in the source with or
    /// without its parameters.
    Function(String),
    /// One loop of the function, counted from the first, which is 1, in the order of the source.
    Loop {
        /// As above.
        function: String,
        /// Which of its loops.
        number: u32,
    },
    /// The loops that go round in a line: the line that a report names for them.
    Line {
        /// The end of its path.
        file: String,
        /// From 1.
        line: u32,
    },
}

impl Bounded {
    /// Whether the function with this linkage name is the one that somebody wrote.
    pub fn is_called(symbol: &str, written: &str) -> bool {
        symbol == written || is_name(&verify_ir::demangle(symbol), written)
    }
}

/// Whether a demangled name is the one that somebody wrote.
fn is_name(demangled: &str, written: &str) -> bool {
    demangled == written || demangled.split('(').next() == Some(written)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_known_by_their_whole_names() {
        assert!(is_name("ns::parse(char const*)", "ns::parse") && is_name("main", "main"));
        assert!(is_name("ns::parse(char const*)", "ns::parse(char const*)"));
        assert!(!is_name("ns::parse(char const*)", "parse"));
    }
}
