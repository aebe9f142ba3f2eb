//! What the caller of an entry point does before the call: it makes objects by functions of the
//! library's own, so that what the library relies on holds for them.
//!
//! Results and objects live in rooms, memory of the caller's that merges like any other. Which of several
//! functions is called is a choice like any input.

use crate::call_environment::{CallArgument, CallEnvironment, SetupCall};
use crate::engine::{End, Engine};
use crate::program::FunctionRef;
use crate::state::{OnReturn, Phase, State};
use crate::value::memory::content::Fill;
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::{ObjectId, Pointer, Target, Value};
use std::rc::Rc;
use verify_ir::IntPredicate;
use verify_term::TermId;

impl Engine<'_> {
    /// Makes the caller's rooms; the first step comes next.
    pub fn begin_setup(&mut self, state: &mut State) {
        state.phase = Phase::Preparing(0);
        let Some(caller) = self.setup_caller(state) else {
            return;
        };
        for buffer in &caller.scratch_buffers {
            let label = Rc::from(buffer.name.as_str());
            let size = Size::Bytes(buffer.size);
            let fill = if buffer.holds_null {
                Fill::Zero
            } else {
                Fill::Uninitialised
            };
            let object = self.allocate(
                state,
                ObjectKind::Environment,
                size,
                buffer.align,
                label,
                fill,
            );
            self.entry.scratch_buffers.push(object);
        }
    }

    /// Calls another function than the entry point, as the caller does.
    pub fn enter_setup_call(
        &mut self,
        state: &mut State,
        caller: &CallEnvironment,
        setup_call: &SetupCall,
        function: FunctionRef,
        on_return: OnReturn,
    ) -> Result<(), End> {
        // What is lent to it is checked where it is the entry point.
        let kept = |passed: &CallArgument| CallArgument {
            borrowed: false,
            ..passed.clone()
        };
        let parameters: Vec<CallArgument> = setup_call.parameters.iter().map(kept).collect();
        let (recorded, results) = (self.entry.arguments.len(), self.entry.result_objects.len());
        let arguments = self.arguments_by_spec(
            state,
            function,
            &parameters,
            setup_call.memory_for_result.as_ref(),
            caller,
        )?;
        self.entry.arguments.truncate(recorded);
        self.entry.result_objects.truncate(results);
        let Some(arguments) = arguments else {
            let name = self.function_name(function);
            return Err(self.unsupported(
                state,
                format!(
                    "a call of `{name}`, whose parameters are not those that {} declares",
                    caller.who
                ),
            ));
        };
        self.enter(state, function, arguments, on_return)
    }

    /// A call before the entry point returns these scalars.
    pub fn keep_setup_result(&mut self, state: &mut State, values: &[Value]) -> Result<(), End> {
        let Phase::Preparing(next) = state.phase else {
            return Ok(());
        };
        let Some(caller) = self.setup_caller(state) else {
            return Ok(());
        };
        let called = self
            .image
            .program
            .function(state.top.code.function)
            .name
            .clone();
        let step = next
            .checked_sub(1)
            .and_then(|step| caller.setup.get(step as usize));
        let Some(setup_call) = step.and_then(|step| {
            step.calls
                .iter()
                .find(|setup_call| *setup_call.function == *called)
        }) else {
            return Ok(());
        };
        let Some(value) = values.first().copied() else {
            return Ok(());
        };
        if setup_call.reports_errors {
            let fine = self
                .universe
                .compare(IntPredicate::Eq, 64, value, Value::NULL);
            let fine = self.universe.condition(fine);
            return self.assume(state, fine);
        }
        match setup_call
            .result
            .and_then(|buffer| self.entry.scratch_buffers.get(buffer).copied())
        {
            Some(buffer) => {
                let slot = state
                    .memory
                    .get_mut(buffer)
                    .expect("scratch_buffers live as long as the program");
                slot.content.write(&mut self.universe, 0, 8, value);
            }
            None => self.hold(state, value),
        }
        Ok(())
    }

    /// The caller has got something that it is not going to pass on: it is not lost.
    pub fn hold(&mut self, state: &mut State, value: Value) {
        if self.universe.is_pointer(value) {
            let label = Rc::from("what the caller holds");
            let object = self.allocate(
                state,
                ObjectKind::Environment,
                Size::Bytes(8),
                8,
                label,
                Fill::Zero,
            );
            let slot = state.memory.get_mut(object).expect("it was just made");
            slot.content.write(&mut self.universe, 0, 8, value);
        }
    }

    /// The pointer that a room holds, to something that is alive: nobody passes on what is gone.
    pub fn held(
        &mut self,
        state: &mut State,
        buffer: usize,
        nullable: bool,
        taken: bool,
    ) -> Result<Value, End> {
        let Some(buffer) = self.entry.scratch_buffers.get(buffer).copied() else {
            return Ok(Value::NULL);
        };
        let content = state
            .memory
            .get(buffer)
            .expect("scratch_buffers live as long as the program")
            .content
            .clone();
        let value = content.read(&mut self.universe, 0, 8);
        for target in self.universe.targets(value) {
            let fine = self.may_be_passed(state, target, nullable);
            let gone = self.universe.arena.not(fine);
            let wrong = self.universe.arena.and(target.guard, gone);
            let right = self.universe.arena.not(wrong);
            self.assume(state, right)?;
        }
        if taken {
            let slot = state
                .memory
                .get_mut(buffer)
                .expect("scratch_buffers live as long as the program");
            slot.content.write(&mut self.universe, 0, 8, Value::Int(0));
        }
        Ok(value)
    }

    fn may_be_passed(&mut self, state: &State, target: Target, nullable: bool) -> TermId {
        if target.object == ObjectId::NONE {
            return self.universe.arena.bool(nullable);
        }
        self.alive(state, target)
    }

    /// The address of a room.
    pub fn buffer(&self, buffer: usize) -> Value {
        self.entry
            .scratch_buffers
            .get(buffer)
            .map_or(Value::NULL, |object| Value::Pointer(Pointer::to(*object)))
    }
}
