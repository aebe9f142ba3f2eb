//! Calls, returns, and the program's way from start to end.

use super::step::{Next, read};
use crate::code::Code;
use crate::program::FunctionRef;
use crate::program::code::{Arg, Argument, ByValue, CallOp, Callee, Op};
use crate::program::scalar::{Leaf, Scalar};
use crate::search::engine::{End, Engine};
use crate::shims::Reply;
use crate::state::execution::{Frame, OnReturn, Phase, State, VariableArgument};
use crate::state::memory::content::Fill;
use crate::state::memory::object::{ObjectKind, Size};
use crate::state::memory::store::{Death, Life};
use crate::state::position::CallSite;
use crate::state::value::{ObjectId, Pointer, Value};
use smallvec::SmallVec;
use std::rc::Rc;

pub type Values = SmallVec<[Value; 2]>;

/// The arguments of a call as values.
pub struct Actual {
    pub values: SmallVec<[Value; 2]>,
    pub leaves: Rc<[Leaf]>,
    pub by_value: Option<ByValue>,
}

pub fn actual(state: &State, argument: &Argument) -> Actual {
    Actual {
        values: argument
            .values
            .iter()
            .map(|arg| read(state, *arg))
            .collect(),
        leaves: argument.leaves.clone(),
        by_value: argument.by_value,
    }
}

impl Engine<'_> {
    pub fn call(&mut self, state: &mut State, call: &CallOp) -> Result<Next, End> {
        match &call.callee {
            Callee::Function(function) => self.call_function(state, *function, call),
            Callee::Pointer(arg) => {
                let pointer = read(state, *arg);
                self.call_pointer(state, *arg, pointer, call)
            }
            Callee::Assembly(template) => {
                self.assume_said(
                    state,
                    &format!("inline assembly `{template}` yields any value"),
                );
                self.havoc_pointees(state, call, &[])?;
                let values = call
                    .result_leaves
                    .iter()
                    .map(|leaf| self.any_value(state, leaf.scalar, "assembly"))
                    .collect();
                let reply = Reply::Values(values);
                self.finish_call(state, call, reply)
            }
        }
    }

    fn call_function(
        &mut self,
        state: &mut State,
        function: FunctionRef,
        call: &CallOp,
    ) -> Result<Next, End> {
        let function = self.contract_of(function);
        if !self.program.function(function).defined {
            return self.call_undefined(state, function, call);
        }
        let arguments: Vec<Actual> = call
            .arguments
            .iter()
            .map(|argument| actual(state, argument))
            .collect();
        self.enter(state, function, arguments, OnReturn::Caller)?;
        Ok(Next::Elsewhere)
    }

    /// Gives the call its result and goes on behind it.
    pub fn finish_call(
        &mut self,
        state: &mut State,
        call: &CallOp,
        reply: Reply,
    ) -> Result<Next, End> {
        match reply {
            Reply::Nothing => {}
            Reply::Value(value) => {
                if !call.result_leaves.is_empty() {
                    state.top.set(call.result, value);
                }
            }
            Reply::Values(values) => {
                for (index, value) in values
                    .into_iter()
                    .enumerate()
                    .take(call.result_leaves.len())
                {
                    state.top.set(call.result + index as u32, value);
                }
            }
            Reply::Elsewhere => return Ok(Next::Elsewhere),
        }
        match &call.normal {
            Some(edge) => self.jump(state, edge).map(|()| Next::Elsewhere),
            None => Ok(Next::Op),
        }
    }

    /// A call through a pointer: each function it may point to is a way of its own.
    fn call_pointer(
        &mut self,
        state: &mut State,
        arg: Arg,
        pointer: Value,
        call: &CallOp,
    ) -> Result<Next, End> {
        let pointer = self.defined(state, pointer, 64, "the function pointer")?;
        let targets = self.universe.targets(pointer);
        let mut callable = Vec::new();
        let mut callbacks = Vec::new();
        for target in targets {
            let function = self.function_objects.get(&target.object).copied();
            let at_start = self.universe.arena.as_u64(target.offset) == Some(0);
            if self.callbacks.contains_key(&target.object) {
                callbacks.push(target);
                continue;
            }
            match function {
                Some(function) if at_start => callable.push((target, function)),
                _ => {
                    let valid = self.perhaps_valid(target);
                    self.require_guarded(
                        state,
                        target.guard,
                        valid,
                        Code::BadCall,
                        |engine, _| {
                            let what = if target.object == ObjectId::NONE {
                                "a null or invalid function pointer".to_owned()
                            } else {
                                format!(
                                    "a pointer to {}, which is no function",
                                    engine.describe_object(target.object)
                                )
                            };
                            (format!("call through {what}").into(), Vec::new())
                        },
                    )?;
                }
            }
        }
        match (callable.as_slice(), callbacks.as_slice()) {
            ([], []) => Err(End::Path),
            ([(_, function)], []) => self.call_function(state, *function, call),
            ([], [callback]) => {
                self.assume(state, callback.guard)?;
                self.call_back(state, callback.object, call)
            }
            (several, callbacks) => {
                for target in several.iter().map(|(target, _)| target).chain(callbacks) {
                    let mut side = state.clone();
                    if self.assume(&mut side, target.guard).is_ok() {
                        let alone = self.universe.pointer(std::slice::from_ref(target));
                        side.top.set(arg.0 as u32, alone);
                        self.enqueue_for_call(side);
                    }
                }
                Err(End::Path)
            }
        }
    }

    /// Queues a state that stands before a call it has already chosen the target of. It must not be
    /// merged back with its siblings there.
    fn enqueue_for_call(&mut self, state: State) {
        self.states += 1;
        self.queue.push_unmerged(state);
    }

    /// Pushes a frame for a function that has a body.
    pub fn enter(
        &mut self,
        state: &mut State,
        function: FunctionRef,
        arguments: Vec<Actual>,
        on_return: OnReturn,
    ) -> Result<(), End> {
        let code = match self.code(function) {
            Ok(code) => code,
            Err(what) => return Err(self.unsupported(state, what.0)),
        };
        if code.is_system_library {
            self.say_library_is_unchecked(state);
        }
        let mut registers = vec![Value::Undefined; code.register_widths.len()];
        let fixed = code.parameters.len();
        self.check_signature(state, function, &code, &arguments)?;
        let mut copies: SmallVec<[(u32, Value, ByValue); 2]> = SmallVec::new();
        for ((register, _), argument) in code.parameters.iter().zip(&arguments) {
            for (index, value) in argument.values.iter().enumerate() {
                registers[*register as usize + index] = *value;
            }
            if let Some(by_value) = argument.by_value {
                copies.push((*register, argument.values[0], by_value));
            }
        }
        let variable_arguments = code
            .varargs
            .then(|| variable_arguments(&arguments[fixed.min(arguments.len())..]));
        state.stack_bytes += code.frame_bytes;
        if state.stack_bytes > self.options.stack_bytes {
            let name = self.function_name(function);
            let message = format!(
                "the stack overflows in the call of `{name}`, {} frames deep",
                state.depth()
            );
            return Err(self.fail(state, Code::StackOverflow, message));
        }
        // The body of a function is no deeper in a recursion than its contract.
        let (recursion, grown) = match on_return {
            OnReturn::ContractBody => (state.top.recursion, false),
            _ => self.recursion(state, function),
        };
        let calls = Some(Rc::new(CallSite {
            parent: state.top.calls.clone(),
            depth: state.top.calls.as_ref().map_or(0, |calls| calls.depth) + 1,
            caller: state.top.code.function,
            op: state.top.op,
            key: state.top.key(),
            callee: function,
        }));
        let frame = Frame {
            op: 0,
            block: 0,
            loops: SmallVec::new(),
            calls,
            objects: Vec::new(),
            variable_arguments,
            entry_depth: state.path.depth(),
            recursion,
            on_return,
            agreement: None,
            registers,
            code,
        };
        self.coverage
            .got_to(state.top.code.function, state.top.block, state.top.op);
        self.cover_entry(function, frame.code.blocks.len(), state.path.whole());
        let caller = std::mem::replace(&mut state.top, frame);
        state.below.push(Rc::new(caller));
        self.enter_entry_loops(state);
        for (register, source, by_value) in copies {
            self.pass_by_value(state, register, source, by_value)?;
        }
        let own = if grown {
            self.recursion_bound(function)
        } else {
            None
        };
        if grown && recursion > own.unwrap_or(self.bound) {
            let name = self.function_name(function);
            return self.hold_back(state, format!("recursion of `{name}`"), own);
        }
        Ok(())
    }

    /// The entry block may itself be the header of a loop.
    fn enter_entry_loops(&mut self, state: &mut State) {
        let code = state.top.code.clone();
        for header in &code.blocks[0].place.loops {
            state.top.loops.push(crate::state::execution::LoopEntry {
                header: *header,
                iteration: 0,
                symbolic: 0,
                undecided: false,
                decided: false,
            });
        }
    }

    /// How often the function is on the stack with decisions in between, this call included, and
    /// whether this call adds to that.
    fn recursion(&self, state: &State, function: FunctionRef) -> (u32, bool) {
        let depth = state.path.depth();
        if depth == 0 {
            return (0, false);
        }
        let frames =
            std::iter::once(&state.top).chain(state.below.iter().rev().map(|frame| &**frame));
        for frame in frames {
            if frame.code.function == function {
                let grown = depth > frame.entry_depth;
                return (frame.recursion + u32::from(grown), grown);
            }
        }
        (0, false)
    }

    /// The call must fit the function it reaches.
    fn check_signature(
        &mut self,
        state: &mut State,
        function: FunctionRef,
        code: &crate::program::code::Code,
        arguments: &[Actual],
    ) -> Result<(), End> {
        let enough = arguments.len() == code.parameters.len()
            || (code.varargs && arguments.len() > code.parameters.len());
        let fits = enough
            && code
                .parameters
                .iter()
                .zip(arguments)
                .all(|((_, leaves), argument)| {
                    leaves.len() == argument.leaves.len()
                        && leaves
                            .iter()
                            .zip(argument.leaves.iter())
                            .all(|(left, right)| left.scalar == right.scalar)
                });
        if fits {
            return Ok(());
        }
        let name = self.function_name(function);
        let message = if enough {
            format!("`{name}` is called with arguments of another type than it takes")
        } else {
            format!(
                "`{name}` takes {} arguments but is called with {}",
                code.parameters.len(),
                arguments.len()
            )
        };
        Err(self.fail(state, Code::MistypedCall, message))
    }

    /// Gives the callee its own copy of what a pointer argument points to.
    fn pass_by_value(
        &mut self,
        state: &mut State,
        register: u32,
        source: Value,
        by_value: ByValue,
    ) -> Result<(), End> {
        let size = Size::Bytes(by_value.size);
        let object = self.allocate(
            state,
            ObjectKind::Stack,
            size,
            by_value.align,
            Rc::from(""),
            Fill::Uninitialised,
        );
        state.top.objects.push(object);
        let target = Value::Pointer(Pointer { object, offset: 0 });
        state.top.set(register, target);
        if by_value.size > 0 {
            self.copy(state, target, source, Value::Int(by_value.size))?;
        }
        Ok(())
    }

    pub fn return_from(&mut self, state: &mut State, values: &[Arg]) -> Result<(), End> {
        self.coverage.left(state.top.code.function, state.top.block);
        let values: Values = values.iter().map(|arg| read(state, *arg)).collect();
        self.return_values(state, values)
    }

    /// Ends the top frame and goes on with these values where it was called.
    pub fn return_values(&mut self, state: &mut State, values: Values) -> Result<(), End> {
        for value in &values {
            self.mark_escaped(*value);
        }
        let on_return = state.top.on_return;
        let is_main =
            self.options.entry == crate::options::Entry::Main && state.phase == Phase::Running;
        if on_return == OnReturn::Script
            && is_main
            && let Some(status) = values.first().copied()
        {
            self.defined(state, status, 32, "the exit status")?;
        }
        if on_return == OnReturn::Script && state.phase == Phase::Running && !is_main {
            let leaves = self.result_leaves(state.top.code.function);
            self.check_relied(state, &values, &leaves)?;
        }
        if on_return == OnReturn::Script && matches!(state.phase, Phase::Preparing(_)) {
            self.keep_prepared(state, &values)?;
        }
        self.pop_frame(state);
        match on_return {
            OnReturn::Script => {
                if state.phase == Phase::Running {
                    state.status = values.first().copied();
                    return self.begin_exit(state);
                }
                self.run_script(state)
            }
            OnReturn::ReleaseException(exception) => {
                self.kill_exception(state, exception);
                self.return_to_caller(state, Values::new())
            }
            OnReturn::Intrinsic => {
                let code = state.top.code.clone();
                let Op::Intrinsic(intrinsic) = &code.ops[state.top.op as usize] else {
                    unreachable!("the frame was entered by an intrinsic");
                };
                state.top.set(intrinsic.result, values[0]);
                state.top.op += 1;
                self.yield_to_others(state)
            }
            OnReturn::Caller => self.return_to_caller(state, values),
            OnReturn::Reentry => {
                values.iter().for_each(|value| self.hold(state, *value));
                self.return_to_callback(state)
            }
            OnReturn::ContractBody => {
                self.keep_result(state, &values)?;
                self.return_to_caller(state, Values::new())
            }
        }
    }

    /// The scalars that a function returns.
    pub fn result_leaves(&self, function: FunctionRef) -> Vec<Leaf> {
        let (module, ir) = self.program.ir(function);
        crate::program::scalar::leaves(module, ir.result).unwrap_or_default()
    }

    /// Hands the value to the call that is under way and goes on behind it.
    fn return_to_caller(&mut self, state: &mut State, values: Values) -> Result<(), End> {
        let code = state.top.code.clone();
        let Op::Call(call) = &code.ops[state.top.op as usize] else {
            unreachable!("a frame was entered by a call");
        };
        let reply = if values.len() == call.result_leaves.len() {
            Reply::Values(values)
        } else if call.result_leaves.is_empty() {
            Reply::Nothing
        } else {
            return Err(self.fail(
                state,
                Code::MistypedCall,
                "a function returns another type than its caller expects",
            ));
        };
        if let Next::Op = self.finish_call(state, call, reply)? {
            state.top.op += 1;
        }
        self.yield_to_others(state)
    }

    /// Ends the top frame: its variables die.
    pub fn pop_frame(&mut self, state: &mut State) {
        let caller = state.below.pop().expect("the bottom frame never returns");
        let site = state.top.site();
        let caller = Rc::try_unwrap(caller).unwrap_or_else(|shared| (*shared).clone());
        let frame = std::mem::replace(&mut state.top, caller);
        state.stack_bytes = state.stack_bytes.saturating_sub(frame.code.frame_bytes);
        let alone = self.queue.is_empty() && self.deferred.is_empty();
        for object in frame.objects {
            if alone && !self.universe.objects.get(object).escaped {
                state.memory.remove(object);
                self.universe.objects.recycle(object);
                continue;
            }
            if let Some(slot) = state.memory.get_mut(object) {
                slot.life = Life::Dead(Death::FunctionReturned, site.clone());
                slot.content = crate::state::memory::content::Content::new(0, Fill::Uninitialised);
            }
        }
    }

    /// Remembers that a pointer to the object may outlive the frame that holds it.
    pub fn mark_escaped(&mut self, value: Value) {
        match value {
            Value::Pointer(pointer) => {
                let objects = &mut self.universe.objects;
                objects.mark_escaped(pointer.object, pointer.offset == 0);
            }
            Value::Rich(_) => {
                for target in self.universe.targets(value) {
                    let at_start = self.universe.arena.as_u64(target.offset) == Some(0);
                    let objects = &mut self.universe.objects;
                    objects.mark_escaped(target.object, at_start);
                }
            }
            _ => {}
        }
    }

    /// The string that a pointer points to, if its bytes are concrete.
    pub fn c_string(&mut self, state: &mut State, pointer: Value) -> Option<String> {
        let Value::Pointer(pointer) = pointer else {
            return None;
        };
        let slot = state.memory.get(pointer.object)?;
        let size = slot.content.size();
        let mut bytes = Vec::new();
        let mut at = pointer.offset;
        while at < size {
            match slot.content.read_word(at, 1)? {
                0 => return Some(String::from_utf8_lossy(&bytes).into_owned()),
                byte => bytes.push(byte as u8),
            }
            at += 1;
        }
        None
    }
}

pub fn pointer_argument(value: Value) -> Actual {
    scalar_argument(Scalar::Pointer, value)
}

fn variable_arguments(arguments: &[Actual]) -> Rc<[VariableArgument]> {
    arguments
        .iter()
        .map(|argument| VariableArgument {
            values: argument
                .values
                .iter()
                .copied()
                .zip(argument.leaves.iter().copied())
                .collect(),
            by_value: argument.by_value,
        })
        .collect()
}

/// An argument of one scalar.
pub fn scalar_argument(scalar: Scalar, value: Value) -> Actual {
    Actual {
        values: SmallVec::from_slice(&[value]),
        leaves: Rc::new([Leaf { scalar, offset: 0 }]),
        by_value: None,
    }
}
