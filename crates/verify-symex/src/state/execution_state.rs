//! A state: one way, or several merged ways, through the program up to now.

use crate::program::FunctionRef;
use crate::program::code::{Arg, Block, FunctionCode, Op, Register};
use crate::program::flow::FlowPlace;
use crate::state::active_contract::ActiveContract;
use crate::state::path::Path;
use crate::state::position::Position;
use crate::state::threads::Threads;
use crate::value::memory::store::Memory;
use crate::value::site::{CallSite, LocalKey, Site};
use crate::value::universe::Universe;
use crate::value::{ObjectId, Pointer, Value};
use smallvec::SmallVec;
use std::rc::Rc;
use verify_term::{RoundingMode, TermId};

/// A loop that a frame is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LoopEntry {
    /// The block that is its header.
    pub header: u32,
    pub iteration: u32,
    /// How many iterations went round on a symbolic decision alone: what the bound limits.
    pub symbolic: u32,
    /// In this iteration, a branch out of the loop was symbolic.
    pub undecided: bool,
    /// In this iteration, a branch out of the loop was decided.
    pub decided: bool,
}

/// Variable arguments of a call: each value with its width, in order.
pub type VariableArguments = Rc<[VariableArgument]>;

#[derive(Clone, Debug, PartialEq)]
pub struct VariableArgument {
    pub values: Box<[(Value, crate::program::scalar::Leaf)]>,
    pub by_value: Option<crate::program::code::ByValue>,
}

#[derive(Clone)]
pub struct Frame {
    pub code: Rc<FunctionCode>,
    pub registers: Vec<Value>,
    /// The op that comes next; while a call is under way, the call.
    pub op: u32,
    pub block: u32,
    pub loops: SmallVec<[LoopEntry; 4]>,
    /// The call that made this frame.
    pub calls: Option<Rc<CallSite>>,
    /// The objects that die with the frame.
    pub objects: Vec<ObjectId>,
    /// What its variable-length arrays take on the stack.
    pub dynamic_bytes: u64,
    /// Two states became one that had allocated differently.
    pub mixes_objects: bool,
    pub variable_arguments: Option<VariableArguments>,
    /// The path condition's length on entry, and how often the function is on the stack with
    /// something decided in between: recursion that decided nothing is not bounded.
    pub entry_depth: u32,
    pub recursion: u32,
    /// What to do when the frame returns, besides handing its value to the caller.
    pub on_return: OnReturn,
    /// The contract that the frame runs.
    pub active_contract: Option<Rc<ActiveContract>>,
}

/// Frames that the engine itself pushed go on differently when they return.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnReturn {
    /// The caller's call receives the value.
    Caller,
    /// Go on with the list of functions to run at start-up or exit; the value is dropped.
    Script,
    /// A function of the caller's called it, and goes on.
    Reentry,
    /// The caller's intrinsic receives the value.
    Intrinsic,
    /// The frame below holds the function's contract, which goes on with the value.
    ContractBody,
    /// The caller's call goes on without a value, and the exception object dies.
    ReleaseException(ObjectId),
    /// It is a thread's first function: the thread ends.
    Thread,
}

impl Frame {
    /// The frame below all others of a thread: the engine's own, which only ever calls.
    pub fn bottom(entry: FunctionRef) -> Frame {
        let code = FunctionCode {
            function: entry,
            ops: vec![Op::Unreachable],
            locations: vec![None],
            blocks: vec![Block {
                first: 0,
                end: 1,
                place: FlowPlace::default(),
                is_trap: false,
                is_inserted: true,
            }],
            constants: Vec::new(),
            register_widths: Vec::new(),
            parameters: Vec::new(),
            varargs: false,
            variables: Vec::new(),
            frame_bytes: 0,
            is_system_library: false,
            liveness: std::cell::OnceCell::new(),
            destroys: None,
        };
        Frame {
            code: Rc::new(code),
            registers: Vec::new(),
            op: 0,
            block: 0,
            loops: SmallVec::new(),
            calls: None,
            objects: Vec::new(),
            dynamic_bytes: 0,
            mixes_objects: false,
            variable_arguments: None,
            entry_depth: 0,
            recursion: 0,
            on_return: OnReturn::Script,
            active_contract: None,
        }
    }

    pub fn key(&self) -> LocalKey {
        let mut key = LocalKey::new();
        for entry in &self.loops {
            key.push(self.code.blocks[entry.header as usize].place.order);
            key.push(entry.iteration);
        }
        key.push(self.code.blocks[self.block as usize].place.order);
        key.push(self.op);
        key
    }

    pub fn site(&self) -> Site {
        Site {
            function: self.code.function,
            op: self.op,
            calls: self.calls.clone(),
        }
    }

    pub fn set(&mut self, register: Register, value: Value) {
        self.registers[register as usize] = value;
    }
}

/// An exception that a handler has caught and not yet left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caught {
    pub exception: ObjectId,
    /// How many handlers are active for it; negative while it is rethrown.
    pub handlers: i32,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Exceptions {
    /// Outermost first.
    pub caught: Vec<Caught>,
    /// Thrown and not yet caught.
    pub uncaught: u32,
    /// The exception on its way to the landing pad that comes next.
    pub in_flight: Option<Pointer>,
    /// What the chosen handler of an exception receives.
    received: Vec<(ObjectId, Value)>,
    /// References to exception objects beyond that of the throw itself: `std::exception_ptr`s.
    references: Vec<(ObjectId, u32)>,
}

impl Exceptions {
    pub fn received(&self, exception: ObjectId) -> Option<Value> {
        self.received
            .iter()
            .find(|(known, _)| *known == exception)
            .map(|(_, value)| *value)
    }

    /// Whether the same exceptions are on their way. What handlers of others received is of no importance.
    pub fn same_on_their_way(&self, other: &Exceptions) -> bool {
        self.caught == other.caught
            && self.uncaught == other.uncaught
            && self.in_flight == other.in_flight
            && self.references == other.references
    }

    pub fn set_received(&mut self, exception: ObjectId, value: Value) {
        self.received.retain(|(known, _)| *known != exception);
        self.received.push((exception, value));
    }

    pub fn add_reference(&mut self, exception: ObjectId) {
        match self
            .references
            .iter_mut()
            .find(|(known, _)| *known == exception)
        {
            Some((_, count)) => *count += 1,
            None => self.references.push((exception, 1)),
        }
    }

    /// Gives a reference back. False if there was none left: the object is to be destroyed.
    pub fn drop_reference(&mut self, exception: ObjectId) -> bool {
        let Some(index) = self
            .references
            .iter()
            .position(|(known, _)| *known == exception)
        else {
            return false;
        };
        self.references[index].1 -= 1;
        if self.references[index].1 == 0 {
            self.references.remove(index);
        }
        true
    }
}

/// What runs when the current function returns to the engine itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// Constructors of globals; the next one to run.
    Starting(u32),
    /// The same, with the units in another order.
    StartingOtherwise(u32),
    /// What the entry's caller does before; the next step.
    Preparing(u32),
    Running,
    /// Functions registered for the exit, then destructors.
    Exiting,
}

/// A function to call at exit, with its argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ExitHandler {
    pub function: Value,
    pub argument: Option<Value>,
}

#[derive(Clone)]
pub struct State {
    pub top: Frame,
    /// The frames below, outermost first.
    pub below: Vec<Rc<Frame>>,
    pub memory: Memory,
    pub path: Path,
    pub exceptions: Exceptions,
    pub phase: Phase,
    pub at_exit: Rc<Vec<ExitHandler>>,
    /// What the program exits with, once it does.
    pub status: Option<Value>,
    /// How much of the stack is in use.
    pub stack_bytes: u64,
    /// Whether a function of the caller's has called the library again.
    pub in_reentrant_call: bool,
    /// How floating-point operations round.
    pub rounding: RoundingMode,
    /// The program's threads, once it has started one and they are explored side by side.
    pub threads: Option<Rc<Threads>>,
}

impl State {
    pub fn position(&self) -> Position {
        Position {
            calls: self.top.calls.clone(),
            key: self.top.key(),
        }
    }

    pub fn depth(&self) -> usize {
        self.below.len() + 1
    }

    /// Whether another function than the entry point runs for the caller: before it, or inside of a
    /// callback.
    pub fn is_beside_entry(&self) -> bool {
        let frames = self
            .below
            .iter()
            .map(|frame| frame.on_return)
            .chain([self.top.on_return]);
        matches!(self.phase, Phase::Preparing(_))
            || frames.into_iter().any(|frame| frame == OnReturn::Reentry)
    }

    /// Whether the two can become one: they are at the same place and only values differ.
    pub fn can_merge(&self, other: &State) -> bool {
        self.below.len() == other.below.len()
            && same_frame(&self.top, &other.top)
            && self.exceptions == other.exceptions
            && self.phase == other.phase
            && self.in_reentrant_call == other.in_reentrant_call
            && self.rounding == other.rounding
            && self.at_exit == other.at_exit
            && self.status == other.status
            && same_threads(self.threads.as_ref(), other.threads.as_ref())
            && self
                .below
                .iter()
                .zip(&other.below)
                .all(|(left, right)| Rc::ptr_eq(left, right) || same_frame(left, right))
    }

    /// Takes the other state in.
    pub fn merge(&mut self, universe: &mut Universe, other: State) {
        let (path, condition) = self.path.join(&other.path, &mut universe.arena);
        self.path = path;
        self.memory.merge(universe, condition, &other.memory);
        merge_frame(universe, condition, &mut self.top, &other.top);
        for (left, right) in self.below.iter_mut().zip(&other.below) {
            if !Rc::ptr_eq(left, right) {
                merge_frame(universe, condition, Rc::make_mut(left), right);
            }
        }
    }
}

fn same_frame(left: &Frame, right: &Frame) -> bool {
    Rc::ptr_eq(&left.code, &right.code)
        && left.op == right.op
        && left.block == right.block
        && left.on_return == right.on_return
        && left.variable_arguments == right.variable_arguments
        && same_contract(
            left.active_contract.as_ref(),
            right.active_contract.as_ref(),
        )
        && left.loops.len() == right.loops.len()
        && left
            .loops
            .iter()
            .zip(&right.loops)
            .all(|(a, b)| a.header == b.header && a.iteration == b.iteration)
}

fn same_threads(left: Option<&Rc<Threads>>, right: Option<&Rc<Threads>>) -> bool {
    match (left, right) {
        (None, None) => true,
        (Some(left), Some(right)) => Rc::ptr_eq(left, right),
        _ => false,
    }
}

fn same_contract(left: Option<&Rc<ActiveContract>>, right: Option<&Rc<ActiveContract>>) -> bool {
    match (left, right) {
        (Some(left), Some(right)) => Rc::ptr_eq(left, right) || left == right,
        (left, right) => left.is_none() && right.is_none(),
    }
}

fn merge_frame(universe: &mut Universe, condition: TermId, left: &mut Frame, right: &Frame) {
    let widths = &left.code.register_widths;
    for (index, value) in right.registers.iter().enumerate() {
        let mine = left.registers[index];
        if mine != *value {
            left.registers[index] = universe.select(condition, mine, *value, widths[index]);
        }
    }
    for (mine, other) in left.loops.iter_mut().zip(&right.loops) {
        mine.symbolic = mine.symbolic.max(other.symbolic);
        mine.undecided |= other.undecided;
        mine.decided &= other.decided;
    }
    left.dynamic_bytes = left.dynamic_bytes.max(right.dynamic_bytes);
    left.mixes_objects |= right.mixes_objects || left.objects != right.objects;
    for object in &right.objects {
        if !left.objects.contains(object) {
            left.objects.push(*object);
        }
    }
}

/// The value of an operand in the top frame.
pub fn read(state: &State, arg: Arg) -> Value {
    if arg.0 >= 0 {
        state.top.registers[arg.0 as usize]
    } else {
        state.top.code.constants[!arg.0 as usize]
    }
}

/// What `__cxa_throw` was told of an exception object.
#[derive(Clone, Debug)]
pub struct ExceptionInfo {
    pub type_info: ObjectId,
    pub destructor: Value,
    pub site: Site,
}
