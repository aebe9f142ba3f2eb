//! The engine of a job: its parts, each with its own state, and the operations that everything above is built from.
//!
//! What a part is lives in the room of its type; what is here needs several of them: filing obligations, asking
//! whether a path is feasible, recording assumptions, allocating, putting states into the queue. It knows no
//! instruction, no library function and no strategy.

mod allocation;
mod bounds;
mod coverage;
mod feasibility;
pub mod frontier;
mod limits;
pub mod loop_focus;
mod model_values;
mod nondet;
mod obligations;
pub mod observer;
mod record;
mod settling;
pub mod shim;
mod source_location;

use crate::checks::Checks;
use crate::code::Code;
use crate::contract_names::ASKS;
use crate::execution_graph::EventId;
use crate::inputs::Inputs;
use crate::inputs::entry::EntryRecord;
use crate::options::{Options, Strategy};
use crate::outcome::{Events, Execution};
use crate::program::FunctionRef;
use crate::program::code::{Callee, Op};
use crate::program::constant::ConstantFolder;
use crate::program::image::Image;
use crate::program::lower::SharedCode;
use crate::program::scalar::Unsupported;
use crate::solving::Solving;
use crate::state::{ExceptionInfo, LoopEntry};
use crate::value::universe::Universe;
use crate::value::{ObjectId, Value};
use frontier::Frontier;
use loop_focus::LoopFocus;
use observer::Observer;
use rustc_hash::{FxHashMap, FxHashSet};
use shim::ShimTable;
use smallvec::SmallVec;

/// Why a state does not go on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// The path is over: the program ended, a check fails on all of it, or it is infeasible.
    Path,
    /// The state was put into the queue, or taken in by another.
    Parked,
    /// Time, memory or patience is used up: the whole job stops.
    Job,
}

/// How far a job has come.
#[derive(Default)]
pub struct Progress {
    pub instructions: u64,
    pub merges: u64,
    pub states: u64,
    /// How often the program wrote to its streams.
    pub written: u64,
    /// What the program that was executed ended with.
    pub exit_status: Option<i32>,
    /// How many executions of threads came to their end, and how many were given up because a thread waited for
    /// what another execution has.
    pub executions: u64,
    pub blocked_executions: u64,
    /// The former, where they are asked for.
    pub listed: Vec<Execution>,
}

/// One engine a job and strategy.
pub struct Engine<'e> {
    pub options: &'e Options,
    /// How states that meet go on: never [`Strategy::Auto`].
    pub strategy: Strategy,
    pub events: &'e mut dyn Events,
    /// What is executed.
    pub image: Image,
    /// The values, terms and objects of all executions.
    pub universe: Universe,
    pub solving: Solving,
    pub checks: Checks,
    pub inputs: Inputs,
    pub entry: EntryRecord,
    pub frontier: Frontier,
    pub progress: Progress,
    /// What was thrown, by exception object.
    pub exceptions: FxHashMap<ObjectId, ExceptionInfo>,
    /// Where `setjmp` was called, by the object that a buffer points to.
    pub jump_targets: FxHashMap<ObjectId, JumpTarget>,
    /// The numbers of threads, by the event that created them.
    pub thread_numbers: FxHashMap<EventId, u32>,
    /// What clauses of contracts allocated, for `verify::old` or in functions that they call; none where no
    /// contract was begun yet.
    pub clause_objects: Option<FxHashSet<ObjectId>>,
    pub shims: Box<dyn ShimTable>,
    /// Who watches, while an execution is repeated.
    pub observer: Option<Box<dyn Observer>>,
    /// The loops that are looked at one iteration at a time; none where they are unrolled.
    pub loop_focus: Option<LoopFocus>,
}

/// A call of `setjmp`.
#[derive(Clone, Debug)]
pub struct JumpTarget {
    pub op: u32,
    pub block: u32,
    pub loops: SmallVec<[LoopEntry; 4]>,
    /// The frame's registers at the time.
    pub registers: Vec<Value>,
}

/// What an engine is made from besides the program.
pub struct Setting<'e> {
    pub options: &'e Options,
    pub strategy: Strategy,
    pub events: &'e mut dyn Events,
    pub solving: Solving,
    pub shims: Box<dyn ShimTable>,
}

impl<'e> Engine<'e> {
    pub fn new(program: crate::program::Program, setting: Setting<'e>) -> Engine<'e> {
        let mut universe = Universe::new();
        let image = Image::new(program, &mut universe);
        let Setting {
            options,
            strategy,
            events,
            solving,
            shims,
        } = setting;
        Engine {
            options,
            strategy,
            events,
            image,
            universe,
            solving,
            checks: Checks::default(),
            inputs: Inputs::default(),
            entry: EntryRecord::default(),
            frontier: Frontier::new(options.unwind),
            progress: Progress {
                states: 1,
                ..Progress::default()
            },
            exceptions: FxHashMap::default(),
            jump_targets: FxHashMap::default(),
            thread_numbers: FxHashMap::default(),
            clause_objects: None,
            shims,
            observer: None,
            loop_focus: None,
        }
    }

    /// The code of a function, lowered when first needed.
    pub fn code(&mut self, function: FunctionRef) -> Result<SharedCode, Unsupported> {
        let settles_variables = self.uninitialised_is_arbitrary();
        self.image
            .code(&mut self.universe, function, settles_variables)
    }

    /// The folder of constants of a unit.
    pub fn folder(&mut self, unit: u32) -> ConstantFolder<'_> {
        self.image.folder(&mut self.universe, unit)
    }

    pub fn function_address(&self, function: FunctionRef) -> Value {
        self.image.function_address(function)
    }

    /// Where a call of the function begins: in its contract, where that lies beside it.
    pub fn contract_of(&self, function: FunctionRef) -> FunctionRef {
        self.image.contract_of(function)
    }

    /// Whether the function's body, or a function beside it, holds a contract.
    pub fn has_contract(&mut self, function: FunctionRef) -> bool {
        if self.image.contracts.contains_key(&function) {
            return true;
        }
        let Ok(code) = self.code(function) else {
            return false;
        };
        code.ops.iter().any(|op| match op {
            Op::Call(call) => matches!(call.callee, Callee::Function(callee) if &*self.image.program.function(callee).name == ASKS),
            _ => false,
        })
    }

    /// Without the check for uninitialised values they are values like any other, just unknown.
    pub fn uninitialised_is_arbitrary(&self) -> bool {
        !self.options.checks.contains(Code::Uninitialised)
    }
}
