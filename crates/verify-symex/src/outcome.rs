//! What the engine found out, as plain data.
//!
//! Everything here can be sent between processes as JSON. Renderers read it and decide nothing.

mod execution;

pub use execution::{Execution, ExecutionEvent};

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
    /// From 1; 0 if unknown.
    pub line: u32,
    /// From 1; 0 if unknown.
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
    /// In a few words.
    pub message: String,
    /// Where, if that is known.
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
    /// Where the program asked for it.
    pub place: Option<Place>,
    /// Who gave it.
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
        /// The linkage name of the function.
        symbol: String,
        /// How it was returned.
        scalar: ScalarKind,
    },
    /// A directive or a model put it into memory, with others of the same call.
    Memory {
        /// The directive or the model.
        by: String,
    },
    /// It is an argument of the entry point, or in an object that an argument points to.
    Argument,
    /// A variable of the program's held it when the entry point was called.
    Variable,
    /// The number of words of the command line, or letters of one of them.
    ArgumentCount,
    /// A letter of a word of the command line.
    ArgumentWord {
        /// Which word, from 0, the name of the program.
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
        /// Its width.
        bits: u32,
        /// Whether it is sign-extended.
        signed: bool,
    },
    /// A number of IEEE 754, or of the x87.
    Float {
        /// Its width.
        bits: u32,
    },
    /// An address.
    Pointer,
}

/// A pointer inside an object.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Link {
    /// Where in the object it lies, in bytes.
    pub offset: u64,
    /// What it points to.
    pub to: Argument,
}

/// What the caller lets the entry point do with an object.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Borrow {
    /// It must not be written.
    pub for_reading: bool,
    /// No pointer to it may be kept.
    pub for_the_call: bool,
}

/// An argument that the entry point was called with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Argument {
    /// A number or an address in a register.
    Scalar {
        /// How it is passed.
        scalar: ScalarKind,
        /// Its bits, the lowest byte first.
        bytes: Vec<u8>,
    },
    /// The null pointer.
    Null,
    /// The address of an object with this content.
    Object {
        /// What it holds where no pointer lies.
        bytes: Vec<u8>,
        /// The pointers in it.
        links: Vec<Link>,
        /// What may be done with it.
        #[serde(default)]
        borrow: Borrow,
    },
    /// The address that an earlier argument is, by its number.
    Same {
        /// The number of that argument, from 0.
        argument: usize,
    },
    /// An object with this content itself.
    Value {
        /// What it holds where no pointer lies.
        bytes: Vec<u8>,
        /// The pointers in it.
        links: Vec<Link>,
    },
    /// Where an object of this size is to be returned.
    Result {
        /// In bytes.
        size: u64,
    },
    /// Something that cannot be written down.
    Other {
        /// In words.
        what: String,
    },
}

/// One step of the path that leads to a violation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// What happened.
    pub kind: StepKind,
    /// Where.
    pub place: Place,
    /// Depth of the call stack.
    pub depth: u32,
    /// The violation depends on it.
    pub relevant: bool,
}

/// A name of the source and what it stands for at some moment, as the source would write it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Binding {
    /// As the source writes it.
    pub name: String,
    /// At that moment.
    pub value: String,
}

/// What happens in a step.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "step", rename_all = "kebab-case")]
pub enum StepKind {
    /// At the place of the call.
    Call {
        /// Which function was called.
        function: String,
        /// By the names of its parameters.
        arguments: Vec<Binding>,
    },
    /// Back to the caller.
    Return {
        /// Which function returned.
        function: String,
        /// What, if anything.
        value: Option<String>,
    },
    /// With what the condition was computed from.
    Branch {
        /// Whether the condition held.
        taken: bool,
        /// What it was computed from.
        values: Vec<Binding>,
    },
    /// A variable changed.
    Assign {
        /// Which one, with the way into it.
        variable: String,
        /// What it holds from now on.
        value: String,
    },
    /// The environment gave the program a value.
    Input {
        /// What it was asked for.
        name: String,
        /// What was given.
        value: String,
    },
    /// Memory was allocated.
    Allocate {
        /// In words.
        what: String,
    },
    /// Memory was released.
    Free {
        /// In words.
        what: String,
    },
    /// An exception was thrown.
    Throw {
        /// Its type.
        exception: String,
    },
    /// An exception was caught.
    Catch {
        /// Its type.
        exception: String,
    },
}

/// A check that fails, with an execution that shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Violation {
    /// Which check.
    pub code: Code,
    /// What is wrong, with the values of this execution.
    pub message: String,
    /// The innermost place in the user's code.
    pub place: Place,
    /// Innermost first; frames inside the models included and marked by their file.
    pub stack: Vec<Place>,
    /// What else there is to say.
    pub notes: Vec<Note>,
    /// The execution that fails.
    pub counterexample: Counterexample,
    /// The way there, in the order of execution. Empty where the execution could not be repeated.
    pub trace: Vec<Step>,
    /// What threads did until then, where there were several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub execution: Option<Execution>,
}

/// Something that a function requires of its callers: without it there is a violation, which other arguments avoid, and
/// nothing that is known of the calls says that they pass those with which there is one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Precondition {
    /// In the caller's terms, as in "`dst` valid for `n` elements".
    pub requires: String,
    /// The same for the configuration, where it can be written there.
    pub clause: Option<RequiredClause>,
    /// The execution that fails without it.
    pub violation: Violation,
}

/// What a parameter has to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RequiredClause {
    /// The name of the parameter.
    pub parameter: String,
    /// What is required of it.
    pub bound: RequiredExtent,
}

/// How many elements a pointer has to be valid for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RequiredExtent {
    /// As many as the number that is passed under this name.
    Parameter(String),
    /// Always as many.
    Elements(u64),
}

/// The inputs and choices of one execution: all that repeating it takes besides the program.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Counterexample {
    /// The inputs that it asked for, in its order.
    pub inputs: Vec<Input>,
    /// What it read from standard input; none where that is no text.
    pub standard_input: Option<Vec<u8>>,
    /// The arguments of the entry point, where that is not `main`.
    pub arguments: Vec<Argument>,
    /// How often the models chose among what the standard allows a library.
    pub library_choices: u32,
    /// How many values functions without a body left in memory.
    pub outside_writes: u32,
    /// It depends on what memory held that was never written, and for which no check was asked for.
    pub indeterminate: bool,
    /// Numeric addresses of objects had been looked at.
    pub layout_observed: bool,
    /// Whether each allocation failed, in their order; empty where none could.
    pub failing_allocations: Vec<bool>,
}

/// A line of the user's code that has instructions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineCoverage {
    /// As in [`Place`].
    pub file: String,
    /// From 1.
    pub line: u32,
    /// Whether some execution came to it.
    pub reached: bool,
}

/// A condition of the user's code, and which of its outcomes some execution had.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BranchCoverage {
    /// Where the condition is.
    pub place: Place,
    /// Some execution found it true.
    pub taken: bool,
    /// Some execution found it false.
    pub not_taken: bool,
}

/// How much of the code that an entry point can call was executed within the bound.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Coverage {
    /// By file and line.
    pub lines: Vec<LineCoverage>,
    /// By place.
    pub branches: Vec<BranchCoverage>,
    /// Functions of the user's that are called somewhere and were never entered.
    pub never_entered: Vec<Place>,
    /// Checks of the user's code that were decided, and those that no execution came to.
    pub checks_reached: u64,
    /// Those that no execution came to.
    pub checks_unreached: u64,
}

/// A loop or recursion that was cut off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoundHit {
    /// Where.
    pub place: Place,
    /// What was bounded, as in "loop" or "recursion of `f`".
    pub what: String,
    /// How often it went round, or was entered.
    pub bound: u32,
}

/// Something the verdict rests on that was not checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Assumption {
    /// In words.
    pub what: String,
    /// Where it was needed first, if that is known.
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

/// A loop whose iterations were not unrolled: these conditions hold whenever one begins, because they hold at first
/// and every iteration preserves them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoopInvariant {
    /// Where the loop is.
    pub place: Place,
    /// In terms of the source, as far as they have any.
    pub conditions: Vec<String>,
    /// How many more conditions the proof rests on, which the source has no words for.
    pub unnamed: u32,
    /// What every iteration brings closer to its end, so that the loop does end; none where that was not shown.
    pub decreases: Option<String>,
}

/// Why no verdict was reached on some part of the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gap {
    /// What kind of reason.
    pub kind: GapKind,
    /// In words.
    pub what: String,
    /// Where, if it has a place.
    pub place: Option<Place>,
}

/// Kinds of reasons for no verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GapKind {
    /// The time was up.
    Timeout,
    /// The memory was used up.
    Memory,
    /// Something that the engine does not model.
    Unsupported,
    /// No solver had an answer.
    Solver,
    /// An assumption of the program can never hold: what follows it was checked on nothing.
    Vacuous,
    /// The worker died.
    Crash,
}

/// What a job cost.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Statistics {
    /// Executed, of the lowered code.
    pub instructions: u64,
    /// Executions that were followed by themselves for a while.
    pub states: u64,
    /// How often two of them became one.
    pub merges: u64,
    /// That were built.
    pub terms: u64,
    /// That the solver was asked.
    pub queries: u64,
    /// That were filed.
    pub checks: u64,
    /// Outside of the solver.
    pub execution_seconds: f64,
    /// Inside of it.
    pub solver_seconds: f64,
    /// What each layer of the solver chain did, outermost first.
    pub layers: Vec<LayerCounter>,
    /// The executions of threads that came to an end, where they were asked for.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub executions: Vec<Execution>,
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
        self.executions.extend(other.executions);
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
    /// The name of the layer.
    pub layer: String,
    /// What is counted.
    pub what: String,
    /// How much of it.
    pub amount: u64,
}

/// Everything that is known about an entry point.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Outcome {
    /// The answer.
    pub verdict: Verdict,
    /// In the order in which they were found.
    pub violations: Vec<Violation>,
    /// What callers have to keep to, since nothing that is known of them says that they do.
    #[serde(default)]
    pub preconditions: Vec<Precondition>,
    /// What was cut off.
    pub bounds_hit: Vec<BoundHit>,
    /// What the verdict rests on.
    pub assumed: Vec<Assumption>,
    /// The contracts that the verdict rests on, because they stood for the bodies of their functions.
    #[serde(default)]
    pub contracts: Vec<ContractUse>,
    /// The loops that were not unrolled, with what every iteration preserves.
    #[serde(default)]
    pub invariants: Vec<LoopInvariant>,
    /// Why there is no answer on some part.
    pub gaps: Vec<Gap>,
    /// The greatest loop bound that was fully explored, where one was needed.
    pub bound: Option<u32>,
    /// What the program's execution ended with, when it was executed only.
    pub exit_status: Option<i32>,
    /// What was looked at.
    pub coverage: Coverage,
    /// What it cost.
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
