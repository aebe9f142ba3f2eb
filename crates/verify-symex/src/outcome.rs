//! What the engine found out, as plain data.
//!
//! Everything here can be sent between processes as JSON. Renderers read it and decide nothing.

use crate::code::Code;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The four answers. `verdict::decide` alone chooses among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// No violation, every loop and recursion exhausted, nothing assumed.
    Proved,
    /// No violation up to the stated bound.
    Bounded,
    /// A counterexample exists.
    Violated,
    /// A limit was reached or something unsupported was met.
    Unknown,
}

/// A place in the source, from debug info.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Place {
    /// As clang was given it, made absolute with the compilation directory. Empty if unknown.
    pub file: String,
    pub line: u32,
    pub column: u32,
    /// Demangled. Empty if unknown.
    pub function: String,
}

/// `file:line:column`, as much of it as is known.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        for number in [self.line, self.column] {
            if self.file.is_empty() || number == 0 {
                break;
            }
            write!(f, ":{number}")?;
        }
        Ok(())
    }
}

/// Something worth telling beside the violation itself: "allocated here", "freed here".
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    pub message: String,
    pub place: Option<Place>,
}

/// A value that the counterexample chose for an input of the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Input {
    /// The variable or the call that asked for it, as in `n` or `nondet_int()`.
    pub name: String,
    /// Its type as the source spells it; empty if unknown.
    pub type_name: String,
    /// As the source would write it.
    pub value: String,
    /// Little-endian bytes of the value.
    pub bytes: Vec<u8>,
    pub place: Option<Place>,
    pub origin: Origin,
    /// With another value of it the violation could be missed; without, any value will do.
    #[serde(default = "yes")]
    pub matters: bool,
}

fn yes() -> bool {
    true
}

/// Who gave the program a value, so that an execution of the real program can be given it, too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "from", rename_all = "kebab-case")]
pub enum Origin {
    /// A function without a body returned it.
    Result {
        symbol: String,
        scalar: ScalarKind,
    },
    /// A directive or a model put it into memory, with others of the same call.
    Memory {
        by: String,
    },
    /// It is an argument of the entry point, or in an object that an argument points to.
    Argument,
    /// A variable of the program's held it when the entry point was called.
    Variable,
    /// The number of words of the command line, or letters of one of them.
    ArgumentCount,
    ArgumentWord {
        index: u32,
    },
    /// It came from standard input, or tells how many bytes did.
    StandardInput,
}

/// How a scalar is passed to and from functions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ScalarKind {
    /// Of so many bits, extended to the register as the caller expects.
    Integer {
        bits: u32,
        signed: bool,
    },
    Float {
        bits: u32,
    },
    Pointer,
}

/// A pointer inside an object.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Link {
    pub offset: u64,
    pub to: Argument,
}

/// What the caller lets the entry point do with an object.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lent {
    /// It must not be written.
    pub for_reading: bool,
    /// No pointer to it may be kept.
    pub for_the_call: bool,
}

/// An argument that the entry point was called with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Argument {
    Scalar {
        scalar: ScalarKind,
        bytes: Vec<u8>,
    },
    Null,
    /// The address of an object with this content.
    Object {
        bytes: Vec<u8>,
        links: Vec<Link>,
        #[serde(default)]
        lent: Lent,
    },
    /// The address that an earlier argument is, by its number.
    Same {
        argument: usize,
    },
    /// An object with this content itself.
    Value {
        bytes: Vec<u8>,
        links: Vec<Link>,
    },
    /// Where an object of this size is to be returned.
    Result {
        size: u64,
    },
    /// Something that cannot be written down.
    Other {
        what: String,
    },
}

/// One step of the path that leads to a violation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    pub kind: StepKind,
    pub place: Place,
    /// Depth of the call stack.
    pub depth: u32,
    /// The violation depends on it.
    pub relevant: bool,
}

/// A name of the source and what it stands for at some moment, as the source would write it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Binding {
    pub name: String,
    pub value: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "kebab-case")]
pub enum StepKind {
    /// At the place of the call.
    Call {
        function: String,
        arguments: Vec<Binding>,
    },
    Return {
        function: String,
        value: Option<String>,
    },
    /// With what the condition was computed from.
    Branch {
        taken: bool,
        values: Vec<Binding>,
    },
    Assign {
        variable: String,
        value: String,
    },
    /// The environment gave the program a value.
    Input {
        name: String,
        value: String,
    },
    Allocate {
        what: String,
    },
    Free {
        what: String,
    },
    Throw {
        exception: String,
    },
    Catch {
        exception: String,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Violation {
    pub code: Code,
    pub message: String,
    pub place: Place,
    /// Innermost first; frames inside the models included and marked by their file.
    pub stack: Vec<Place>,
    pub notes: Vec<Note>,
    pub inputs: Vec<Input>,
    /// What the execution read from standard input; none where that cannot be told as text.
    pub standard_input: Option<Vec<u8>>,
    /// What the entry point was called with, where it is not `main`.
    pub arguments: Vec<Argument>,
    /// How often the models chose among what the standard allows a library.
    pub library_choices: u32,
    /// How many values functions without a body left in memory.
    #[serde(default)]
    pub outside_writes: u32,
    /// It depends on what memory held that was never written, and for which no check was asked for.
    #[serde(default)]
    pub indeterminate: bool,
    /// Numeric addresses of objects had been looked at.
    #[serde(default)]
    pub layout_observed: bool,
    /// Whether each allocation failed, in their order; empty where none could.
    #[serde(default)]
    pub failing_allocations: Vec<bool>,
    /// The way there, in the order of execution. Empty where the execution could not be repeated.
    pub trace: Vec<Step>,
}

/// A line of the user's code that has instructions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineCoverage {
    pub file: String,
    pub line: u32,
    pub reached: bool,
}

/// A condition of the user's code, and which of its outcomes some execution had.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BranchCoverage {
    pub place: Place,
    pub taken: bool,
    pub not_taken: bool,
}

/// How much of the code that an entry point can call was executed within the bound.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Coverage {
    /// By file and line.
    pub lines: Vec<LineCoverage>,
    pub branches: Vec<BranchCoverage>,
    /// Functions of the user's that are called somewhere and were never entered.
    pub never_entered: Vec<Place>,
    /// Checks of the user's code that were decided, and those that no execution came to.
    pub checks_reached: u64,
    pub checks_unreached: u64,
}

/// A loop or recursion that was cut off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoundHit {
    pub place: Place,
    /// What was bounded, as in "loop" or "recursion of `f`".
    pub what: String,
    pub bound: u32,
}

/// Something the verdict rests on that was not checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assumption {
    pub what: String,
    pub place: Option<Place>,
}

/// A contract that was used instead of the body of its function.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ContractUse {
    /// As the source names it.
    pub function: String,
    /// Its linkage name.
    pub symbol: String,
    /// Where the contract is.
    pub place: Place,
}

/// Why no verdict was reached on some part of the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gap {
    pub kind: GapKind,
    pub what: String,
    pub place: Option<Place>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GapKind {
    Timeout,
    Memory,
    Unsupported,
    Solver,
    /// An assumption of the program can never hold: what follows it was checked on nothing.
    Vacuous,
    /// The worker died.
    Crash,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Statistics {
    pub instructions: u64,
    pub states: u64,
    pub merges: u64,
    pub terms: u64,
    pub queries: u64,
    pub checks: u64,
    pub execution_seconds: f64,
    pub solver_seconds: f64,
    /// What each layer of the solver chain did, outermost first.
    pub layers: Vec<LayerCounter>,
}

impl Statistics {
    /// Adds the figures of another job.
    pub fn add(&mut self, other: Statistics) {
        self.instructions += other.instructions;
        self.states += other.states;
        self.merges += other.merges;
        self.terms += other.terms;
        self.queries += other.queries;
        self.checks += other.checks;
        self.execution_seconds += other.execution_seconds;
        self.solver_seconds += other.solver_seconds;
        for counter in other.layers {
            let same = |known: &&mut LayerCounter| {
                known.layer == counter.layer && known.what == counter.what
            };
            match self.layers.iter_mut().find(same) {
                Some(known) => known.amount += counter.amount,
                None => self.layers.push(counter),
            }
        }
    }
}

/// A counter of a layer of the solver chain: `asked`, `microseconds` with all below it, or what it
/// answered by itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LayerCounter {
    pub layer: String,
    pub what: String,
    pub amount: u64,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    pub verdict: Verdict,
    pub violations: Vec<Violation>,
    pub bounds_hit: Vec<BoundHit>,
    pub assumed: Vec<Assumption>,
    /// The contracts that the verdict rests on, because they stood for the bodies of their functions.
    #[serde(default)]
    pub contracts: Vec<ContractUse>,
    pub gaps: Vec<Gap>,
    /// The greatest loop bound that was fully explored, where one was needed.
    pub bound: Option<u32>,
    /// What the program's execution ended with, when it was executed only.
    pub exit_status: Option<i32>,
    pub coverage: Coverage,
    pub statistics: Statistics,
}

/// Receives what happens while a job runs. Every method has an empty default.
pub trait Events {
    /// A violation was found; it will also be in the outcome.
    fn violation(&mut self, _violation: &Violation) {}
    /// The program wrote to its standard output (1) or error (2). Only when executing.
    fn output(&mut self, _stream: u8, _bytes: &[u8]) {}
    /// Work goes on: where, with which bound, after how many instructions.
    fn progress(&mut self, _place: &Place, _bound: u32, _instructions: u64) {}
}

/// Ignores all events.
pub struct NoEvents;
impl Events for NoEvents {}
