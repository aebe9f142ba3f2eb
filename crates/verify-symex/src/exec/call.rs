//! Calls, returns, and the program's way from start to end.

use super::step::Next;
use crate::code::Code;
use crate::engine::shim::Reply;
use crate::engine::{End, Engine};
use crate::program::FunctionRef;
use crate::program::code::{Arg, CallOp, Callee, Op};
use crate::state::call::{ActualArgument, Values, actual};
use crate::state::{OnReturn, Phase, State, read};
use crate::value::{ObjectId, Value};

impl Engine<'_> {
    pub fn call(&mut self, state: &mut State, call: &CallOp) -> Result<Next, End> {
        for argument in call.arguments.iter().filter(|one| one.is_reference) {
            let pointer = read(state, argument.values[0]);
            self.check_reference(state, pointer)?;
        }
        match &call.callee {
            Callee::Function(function) => self.call_function(state, *function, call),
            Callee::Pointer(arg) => {
                let pointer = read(state, *arg);
                self.call_pointer(state, *arg, pointer, call)
            }
            Callee::Assembly(assembly) => {
                let values = self.assembly(state, assembly, call)?;
                self.finish_call(state, call, Reply::Values(values))
            }
        }
    }

    /// A reference or `this` is bound to an object ([dcl.ref]/5, [class.mfct.non.static]/2).
    #[inline]
    pub fn check_reference(&mut self, state: &mut State, pointer: Value) -> Result<(), End> {
        match pointer {
            Value::Pointer(one) if one.object != ObjectId::NONE => Ok(()),
            _ => self.check_unusual_reference(state, pointer),
        }
    }

    #[cold]
    fn check_unusual_reference(&mut self, state: &mut State, pointer: Value) -> Result<(), End> {
        if self.universe.is_shadowed(pointer) {
            return Ok(());
        }
        let null = self.universe.is_null(pointer);
        let bound = self.universe.arena.not(null);
        self.require(state, bound, Code::NullDereference, |_, _| {
            ("a reference is bound to a null pointer".into(), Vec::new())
        })
    }

    fn call_function(
        &mut self,
        state: &mut State,
        function: FunctionRef,
        call: &CallOp,
    ) -> Result<Next, End> {
        let function = self.contract_of(function);
        if !self.image.program.function(function).defined {
            return self.call_undefined(state, function, call);
        }
        let arguments: Vec<ActualArgument> = call
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
            let function = self.image.function_objects.get(&target.object).copied();
            let at_start = self.universe.arena.as_u64(target.offset) == Some(0);
            if self.entry.callbacks.contains_key(&target.object) {
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
        self.progress.states += 1;
        self.frontier.queue.push_unmerged(state);
    }

    pub fn return_from(&mut self, state: &mut State, values: &[Arg]) -> Result<(), End> {
        self.checks
            .coverage
            .left(state.top.code.function, state.top.block);
        if state.threads.is_some() && !self.may_return(state)? {
            return Ok(());
        }
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
            self.check_returned(state, &values, &leaves)?;
        }
        if on_return == OnReturn::Script && matches!(state.phase, Phase::Preparing(_)) {
            self.keep_setup_result(state, &values)?;
        }
        self.end_destructor(state);
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
            OnReturn::Thread => self.finish_thread(state, values.first().copied()),
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
}
