//! What the engine itself runs, beside the program's own calls: constructors before the entry, handlers
//! and destructors at the end.

use crate::Entry;
use crate::call_environment::{CallEnvironment, SetupCall, SetupStep};
use crate::engine::{End, Engine};
use crate::inputs::choices::ChoiceKind;
use crate::program::FunctionRef;
use crate::state::call::{ActualArgument, pointer_argument};
use crate::state::{ExitHandler, OnReturn, Phase, State};
use crate::value::Value;
use std::rc::Rc;
use verify_term::{Sort, TermId};

impl Engine<'_> {
    /// The next function that the engine itself calls: a constructor, the entry, an exit handler.
    pub fn run_script(&mut self, state: &mut State) -> Result<(), End> {
        match state.phase {
            Phase::Starting(next) => {
                if next == 0
                    && let Some(order) = self.other_start_order(state)
                {
                    self.image.other_start_up = order;
                    let mut side = state.clone();
                    side.phase = Phase::StartingOtherwise(0);
                    self.progress.states += 1;
                    self.run_script_aside(side)?;
                }
                if let Some(function) = self.image.start_up.get(next as usize).copied() {
                    state.phase = Phase::Starting(next + 1);
                    return self.enter_script(state, function, Vec::new());
                }
                self.begin_setup(state);
                self.run_setup(state)
            }
            Phase::StartingOtherwise(next) => {
                let function = self.image.other_start_up.get(next as usize).copied();
                if let Some(function) = function {
                    state.phase = Phase::StartingOtherwise(next + 1);
                    return self.enter_script(state, function, Vec::new());
                }
                self.begin_setup(state);
                self.run_setup(state)
            }
            Phase::Preparing(_) => self.run_setup(state),
            Phase::Running => Ok(()),
            Phase::Exiting => {
                let Some(handler) = Rc::make_mut(&mut state.at_exit).pop() else {
                    return self.finish_program(state);
                };
                self.run_exit_handler(state, handler)
            }
        }
    }

    /// Goes on with a state of its own.
    fn run_script_aside(&mut self, mut side: State) -> Result<(), End> {
        match self.run_script(&mut side) {
            Ok(()) => self.enqueue(side),
            Err(End::Path | End::Parked) => {}
            Err(End::Job) => return Err(End::Job),
        }
        Ok(())
    }

    pub fn enter_script(
        &mut self,
        state: &mut State,
        function: FunctionRef,
        arguments: Vec<ActualArgument>,
    ) -> Result<(), End> {
        if self.image.program.function(function).defined {
            return self.enter(state, function, arguments, OnReturn::Script);
        }
        self.run_script(state)
    }

    fn run_exit_handler(&mut self, state: &mut State, handler: ExitHandler) -> Result<(), End> {
        let function = match handler.function {
            Value::Pointer(pointer) => self.image.function_objects.get(&pointer.object).copied(),
            _ => None,
        };
        let Some(function) = function else {
            return Err(self.unsupported(state, "an exit handler that is not one known function"));
        };
        let arguments = match handler.argument {
            Some(value) => vec![pointer_argument(value)],
            None => Vec::new(),
        };
        // A destructor takes `this`; a handler of `atexit` takes nothing.
        let wanted = self.image.program.ir(function).1.parameters.len();
        let arguments = arguments.into_iter().take(wanted).collect();
        self.enter_script(state, function, arguments)
    }

    /// `exit`, or the return of `main`.
    pub fn begin_exit(&mut self, state: &mut State) -> Result<(), End> {
        state.phase = Phase::Exiting;
        self.run_script(state)
    }

    /// Ends the thread that runs from within: its frames go as they are. The first thread ends the program, once the
    /// others have come as far as they do.
    pub fn exit_thread(&mut self, state: &mut State, result: Value) -> Result<(), End> {
        if state.threads.is_none()
            || state
                .threads
                .as_ref()
                .is_some_and(|known| known.current == 0)
        {
            if state.threads.is_some() && !self.may_exit(state)? {
                return Ok(());
            }
            state.status = Some(Value::Int(0));
            return self.begin_exit(state);
        }
        if !self.has_turn(state)? {
            return Ok(());
        }
        while state.top.on_return != OnReturn::Thread {
            self.pop_frame(state);
        }
        self.return_values(state, std::iter::once(result).collect())
    }

    /// The program has run to its end.
    pub fn finish_program(&mut self, state: &mut State) -> Result<(), End> {
        if state.threads.is_some() {
            self.finish_execution(state)?;
        }
        self.checks.facts.finished =
            self.checks.facts.finished || self.feasible(state, TermId::TRUE);
        if let Some(Value::Int(status)) = state.status {
            self.progress.exit_status = Some((status & 0xff) as i32);
        } else if state.status.is_none() {
            self.progress.exit_status = Some(0);
        }
        self.check_leaks(state)?;
        Err(End::Path)
    }
}

impl Engine<'_> {
    /// Takes the next step, each way of it in a state of its own; behind the last, calls the entry.
    pub fn run_setup(&mut self, state: &mut State) -> Result<(), End> {
        let Phase::Preparing(step) = state.phase else {
            return Ok(());
        };
        let caller = self.setup_caller(state);
        let next = caller
            .as_ref()
            .and_then(|caller| Some((caller, caller.setup.get(step as usize)?)));
        let Some((caller, setup_step)) = next else {
            state.phase = Phase::Running;
            return self.enter_main(state);
        };
        let ways = self.ways(setup_step);
        if let [only] = ways.as_slice() {
            return self.take(state, caller, *only, step);
        }
        let choice = self.choose(state, ChoiceKind::SetupCall, Sort::BitVec(8));
        let choice = self.universe.value(choice);
        for (index, way) in ways.iter().enumerate().skip(1) {
            let mut side = state.clone();
            let taken = self
                .assume_choice(&mut side, choice, index as u64)
                .and_then(|()| self.take(&mut side, caller, *way, step));
            match taken {
                Ok(()) => {
                    self.progress.states += 1;
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
    fn ways<'p>(&self, setup_step: &'p SetupStep) -> Vec<Way<'p>> {
        let mut ways: Vec<Way<'p>> = Vec::new();
        for setup_call in &setup_step.calls {
            let function = self.image.program.function_named(&setup_call.function);
            if let Some(function) =
                function.filter(|function| self.image.program.function(*function).defined)
            {
                ways.push(Way::Call(setup_call, function));
            }
        }
        if setup_step.left_out_with.is_some() || ways.is_empty() {
            ways.push(Way::LeaveOut(setup_step.left_out_with.unwrap_or(0)));
        }
        ways
    }

    fn take(
        &mut self,
        state: &mut State,
        caller: &CallEnvironment,
        way: Way<'_>,
        step: u32,
    ) -> Result<(), End> {
        match way {
            Way::LeaveOut(with) => {
                state.phase = Phase::Preparing(step + 1 + with);
                self.run_setup(state)
            }
            Way::Call(setup_call, function) => {
                state.phase = Phase::Preparing(step + 1);
                self.enter_setup_call(state, caller, setup_call, function, OnReturn::Script)
            }
        }
    }

    /// Calls the entry with the arguments that the options ask for.
    pub fn enter_main(&mut self, state: &mut State) -> Result<(), End> {
        let entry = state.top.code.function;
        let arguments = match &self.options.entry {
            Entry::Main => self.main_arguments(state, entry)?,
            Entry::Function(_) => self.entry_arguments(state, entry)?,
        };
        if matches!(self.options.entry, Entry::Function(_)) && self.has_contract(entry) {
            self.havoc_globals(state, entry)?;
        }
        let is_prepared = self.options.caller.as_ref();
        let is_prepared = is_prepared.is_some_and(|caller| !caller.setup.is_empty());
        if is_prepared && !self.checks.facts.entered {
            if !self.feasible(state, TermId::TRUE) {
                return Err(End::Path);
            }
            self.checks.facts.entered = true;
        }
        let holder = self.contract_of(entry);
        self.enter(state, holder, arguments, OnReturn::Script)
    }
}

/// One way to take a step.
#[derive(Clone, Copy)]
enum Way<'p> {
    Call(&'p SetupCall, FunctionRef),
    /// With so many steps behind it.
    LeaveOut(u32),
}
