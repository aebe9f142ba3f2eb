//! What the engine itself runs, beside the program's own calls: constructors before the entry, handlers
//! and destructors at the end.

use super::call::{Actual, pointer_argument};
use crate::program::FunctionRef;
use crate::search::engine::{End, Engine};
use crate::state::execution::{ExitHandler, OnReturn, Phase, State};
use crate::state::value::Value;
use std::rc::Rc;
use verify_term::TermId;

impl Engine<'_> {
    /// The next function that the engine itself calls: a constructor, the entry, an exit handler.
    pub fn run_script(&mut self, state: &mut State) -> Result<(), End> {
        match state.phase {
            Phase::Starting(next) => {
                if let Some(function) = self.start_up.get(next as usize).copied() {
                    state.phase = Phase::Starting(next + 1);
                    return self.enter_script(state, function, Vec::new());
                }
                self.begin_preparing(state);
                self.prepare(state)
            }
            Phase::Preparing(_) => self.prepare(state),
            Phase::Running => Ok(()),
            Phase::Exiting => {
                let Some(handler) = Rc::make_mut(&mut state.at_exit).pop() else {
                    return self.finish_program(state);
                };
                self.run_exit_handler(state, handler)
            }
        }
    }

    pub fn enter_script(
        &mut self,
        state: &mut State,
        function: FunctionRef,
        arguments: Vec<Actual>,
    ) -> Result<(), End> {
        if self.program.function(function).defined {
            return self.enter(state, function, arguments, OnReturn::Script);
        }
        self.run_script(state)
    }

    fn run_exit_handler(&mut self, state: &mut State, handler: ExitHandler) -> Result<(), End> {
        let function = match handler.function {
            Value::Pointer(pointer) => self.function_objects.get(&pointer.object).copied(),
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
        let wanted = self.program.ir(function).1.parameters.len();
        let arguments = arguments.into_iter().take(wanted).collect();
        self.enter_script(state, function, arguments)
    }

    /// `exit`, or the return of `main`.
    pub fn begin_exit(&mut self, state: &mut State) -> Result<(), End> {
        state.phase = Phase::Exiting;
        self.run_script(state)
    }

    /// The program has run to its end.
    pub fn finish_program(&mut self, state: &mut State) -> Result<(), End> {
        self.facts.finished = self.facts.finished || self.feasible(state, TermId::TRUE);
        if let Some(Value::Int(status)) = state.status {
            self.exit_status = Some((status & 0xff) as i32);
        } else if state.status.is_none() {
            self.exit_status = Some(0);
        }
        self.check_leaks(state)?;
        Err(End::Path)
    }
}
