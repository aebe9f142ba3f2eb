//! What the caller of an entry point does before the call: it makes objects by functions of the
//! library's own, so that what the library relies on holds for them.
//!
//! Results and objects live in rooms, memory of the caller's that merges like any other. Which of several
//! functions is called is a choice like any input.

use crate::caller::{Caller, Passed, Preparation, Prior};
use crate::program::FunctionRef;
use crate::search::engine::{End, Engine};
use crate::state::execution::{OnReturn, Phase, State};
use crate::state::memory::content::Fill;
use crate::state::memory::object::{ObjectKind, Size};
use crate::state::value::{ObjectId, Pointer, Target, Value};
use std::rc::Rc;
use verify_ir::IntPredicate;
use verify_term::{Sort, TermId};

impl Engine<'_> {
    /// Makes the caller's rooms; the first step comes next.
    pub fn begin_preparing(&mut self, state: &mut State) {
        state.phase = Phase::Preparing(0);
        let Some(caller) = self.preparing_caller(state) else {
            return;
        };
        for room in &caller.rooms {
            let label = Rc::from(room.name.as_str());
            let size = Size::Bytes(room.size);
            let fill = if room.holds_null {
                Fill::Zero
            } else {
                Fill::Uninitialised
            };
            let object = self.allocate(
                state,
                ObjectKind::Environment,
                size,
                room.align,
                label,
                fill,
            );
            self.rooms.push(object);
        }
    }

    /// Takes the next step, each way of it in a state of its own; behind the last, calls the entry.
    pub fn prepare(&mut self, state: &mut State) -> Result<(), End> {
        let Phase::Preparing(step) = state.phase else {
            return Ok(());
        };
        let caller = self.preparing_caller(state);
        let next = caller
            .as_ref()
            .and_then(|caller| Some((caller, caller.preparations.get(step as usize)?)));
        let Some((caller, preparation)) = next else {
            state.phase = Phase::Running;
            return self.enter_main(state);
        };
        let ways = self.ways(preparation);
        if let [only] = ways.as_slice() {
            return self.take(state, caller, *only, step);
        }
        let choice = self.choose(state, "preparation", Sort::BitVec(8));
        let choice = self.universe.value(choice);
        for (index, way) in ways.iter().enumerate().skip(1) {
            let mut side = state.clone();
            let taken = self
                .assume_choice(&mut side, choice, index as u64)
                .and_then(|()| self.take(&mut side, caller, *way, step));
            match taken {
                Ok(()) => {
                    self.states += 1;
                    self.enqueue(side);
                }
                Err(End::Path | End::Parked) => {}
                Err(End::Job) => return Err(End::Job),
            }
        }
        self.assume_choice(state, choice, 0)?;
        self.take(state, caller, ways[0], step)
    }

    /// The calls that can be made. A step of which none can be is left out.
    fn ways<'p>(&self, preparation: &'p Preparation) -> Vec<Way<'p>> {
        let mut ways: Vec<Way<'p>> = Vec::new();
        for prior in &preparation.calls {
            let function = self.program.function_named(&prior.function);
            if let Some(function) =
                function.filter(|function| self.program.function(*function).defined)
            {
                ways.push(Way::Call(prior, function));
            }
        }
        if preparation.left_out_with.is_some() || ways.is_empty() {
            ways.push(Way::LeaveOut(preparation.left_out_with.unwrap_or(0)));
        }
        ways
    }

    fn take(
        &mut self,
        state: &mut State,
        caller: &Caller,
        way: Way<'_>,
        step: u32,
    ) -> Result<(), End> {
        match way {
            Way::LeaveOut(with) => {
                state.phase = Phase::Preparing(step + 1 + with);
                self.prepare(state)
            }
            Way::Call(prior, function) => {
                state.phase = Phase::Preparing(step + 1);
                self.enter_prior(state, caller, prior, function, OnReturn::Script)
            }
        }
    }

    /// Whether what runs is called before the entry point, and an entry point itself.
    pub fn is_verified_elsewhere(&self, state: &State) -> bool {
        if !matches!(state.phase, Phase::Preparing(_)) {
            return false;
        }
        let Some(caller) = self.options.caller.as_ref() else {
            return false;
        };
        let frames = state.below.iter().map(|frame| &**frame);
        let mut frames = frames.chain([&state.top]).rev();
        let called = frames.find(|frame| frame.on_return == OnReturn::Script);
        called.is_some_and(|frame| {
            let name = &self.program.function(frame.code.function).name;
            caller.verified.iter().any(|one| **one == **name)
        })
    }

    /// Calls another function than the entry point, as the caller does.
    pub fn enter_prior(
        &mut self,
        state: &mut State,
        caller: &Caller,
        prior: &Prior,
        function: FunctionRef,
        on_return: OnReturn,
    ) -> Result<(), End> {
        // What is lent to it is checked where it is the entry point.
        let kept = |passed: &Passed| Passed {
            lent: false,
            ..passed.clone()
        };
        let parameters: Vec<Passed> = prior.parameters.iter().map(kept).collect();
        let (recorded, results) = (self.entry_arguments.len(), self.result_objects.len());
        let arguments = self.passed_arguments(
            state,
            function,
            &parameters,
            prior.memory_for_result.as_ref(),
            caller,
        )?;
        self.entry_arguments.truncate(recorded);
        self.result_objects.truncate(results);
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
    pub fn keep_prepared(&mut self, state: &mut State, values: &[Value]) -> Result<(), End> {
        let Phase::Preparing(next) = state.phase else {
            return Ok(());
        };
        let Some(caller) = self.preparing_caller(state) else {
            return Ok(());
        };
        let called = self.program.function(state.top.code.function).name.clone();
        let step = next
            .checked_sub(1)
            .and_then(|step| caller.preparations.get(step as usize));
        let Some(prior) =
            step.and_then(|step| step.calls.iter().find(|prior| *prior.function == *called))
        else {
            return Ok(());
        };
        let Some(value) = values.first().copied() else {
            return Ok(());
        };
        if prior.tells_errors {
            let fine = self
                .universe
                .compare(IntPredicate::Eq, 64, value, Value::NULL);
            let fine = self.universe.condition(fine);
            return self.assume(state, fine);
        }
        match prior.result.and_then(|room| self.rooms.get(room).copied()) {
            Some(room) => {
                let slot = state
                    .memory
                    .get_mut(room)
                    .expect("rooms live as long as the program");
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
        room: usize,
        nullable: bool,
        taken: bool,
    ) -> Result<Value, End> {
        let Some(room) = self.rooms.get(room).copied() else {
            return Ok(Value::NULL);
        };
        let content = state
            .memory
            .get(room)
            .expect("rooms live as long as the program")
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
                .get_mut(room)
                .expect("rooms live as long as the program");
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
    pub fn room(&self, room: usize) -> Value {
        self.rooms.get(room).map_or(Value::NULL, |object| {
            Value::Pointer(Pointer {
                object: *object,
                offset: 0,
            })
        })
    }
}

/// One way to take a step.
#[derive(Clone, Copy)]
enum Way<'p> {
    Call(&'p Prior, FunctionRef),
    /// With so many steps behind it.
    LeaveOut(u32),
}
