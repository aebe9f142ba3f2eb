//! Throwing, unwinding and catching, after the Itanium C++ ABI's exception handling.
//!
//! The pointer that landing pads see is that of the unwind header, which lies directly before the
//! thrown object; clang's code for `catch (T *&)` relies on the distance.

use crate::code::Code;
use crate::engine::{End, Engine};
use crate::outcome::Note;
use crate::program::code::{ClauseOp, Op};
use crate::state::call::pointer_argument;
use crate::state::{Caught, OnReturn, State};
use crate::value::memory::store::{Death, Life};
use crate::value::{ObjectId, Pointer, Value};

/// The size of the unwind header before a thrown object.
pub const HEADER: u64 = 32;

/// What a landing pad does with an exception.
enum Selected {
    /// A handler: its selector and what it receives.
    Handler(Value, Value),
    /// Cleanups only.
    Cleanup,
    Nothing,
}

impl Engine<'_> {
    fn thrown_object(exception: ObjectId) -> Pointer {
        Pointer::at(exception, HEADER)
    }

    /// Throws an exception object whose information is known: finds the handler and goes to the
    /// first landing pad on the way, or reports that there is none.
    pub fn throw(&mut self, state: &mut State, exception: ObjectId) -> Result<(), End> {
        if !self.has_handler(state, exception) {
            return self.report_uncaught(state, exception);
        }
        state.exceptions.in_flight = Some(Pointer::to(exception));
        self.unwind(state)
    }

    fn report_uncaught(&mut self, state: &mut State, exception: ObjectId) -> Result<(), End> {
        let name = match self.exceptions.get(&exception).map(|info| info.type_info) {
            Some(type_info) => self.shown_type(state, type_info),
            None => "unknown".to_owned(),
        };
        // What fails in another function that the caller calls is reported where that is the entry point.
        if state.is_beside_entry() {
            return Err(self.thrown_beside_entry(state));
        }
        let caller = self.options.caller.as_ref();
        if let Some(caller) = caller.filter(|caller| !caller.undeclared) {
            // It goes on where the caller is prepared for it.
            if caller.catches {
                return Err(End::Path);
            }
            let message = format!(
                "an exception of type `{name}` leaves a function that {} calls",
                caller.who
            );
            let code = Code::ExceptionIntoCaller;
            return self.terminate_by(state, exception, code, message);
        }
        let message = format!("an exception of type `{name}` is never caught");
        self.terminate_by(state, exception, Code::UncaughtException, message)
    }

    /// An exception ends what the caller does before the entry point or in a callback: there is nothing to
    /// go on with.
    pub fn thrown_beside_entry(&mut self, state: &State) -> End {
        let what = "calls before the entry point, and by callbacks, that throw are not followed: they are \
             verified where they are entry points";
        self.record_assumption(state, what);
        End::Path
    }

    /// A check that an exception fails: reported where it was thrown.
    pub fn fail_thrown(
        &mut self,
        state: &mut State,
        exception: ObjectId,
        code: Code,
        message: String,
        notes: Vec<Note>,
    ) -> End {
        let thrown = self
            .exceptions
            .get(&exception)
            .map(|info| info.site.clone());
        let site = thrown.unwrap_or_else(|| state.top.site());
        match self.require_at(
            state,
            site,
            verify_term::TermId::FALSE,
            code,
            message,
            notes,
        ) {
            Ok(()) => End::Path,
            Err(end) => end,
        }
    }

    /// The search phase: whether any frame has a handler for the exception.
    fn has_handler(&mut self, state: &mut State, exception: ObjectId) -> bool {
        let depth = state.below.len();
        for index in (0..=depth).rev() {
            let frame = if index == depth {
                &state.top
            } else {
                &state.below[index]
            };
            let code = frame.code.clone();
            let op = frame.op;
            let on_return = frame.on_return;
            if let Op::Call(call) = &code.ops[op as usize]
                && let Some(edge) = &call.unwind
            {
                let first = code.blocks[edge.block as usize].first;
                let pad = code.ops[first as usize..].iter().find_map(|op| match op {
                    Op::LandingPad {
                        cleanup, clauses, ..
                    } => Some((*cleanup, clauses)),
                    _ => None,
                });
                if let Some((cleanup, clauses)) = pad {
                    let values = self.clause_values(state, index, clauses);
                    if let Selected::Handler(..) =
                        self.select_clause(state, exception, cleanup, &values)
                    {
                        return true;
                    }
                }
            }
            // Nothing is caught across a frame that the engine itself, or the caller's own code, called.
            if matches!(
                on_return,
                OnReturn::Script | OnReturn::Reentry | OnReturn::Thread
            ) {
                return false;
            }
        }
        false
    }

    /// The type infos of clauses, read in the frame with this index.
    fn clause_values(
        &mut self,
        state: &State,
        index: usize,
        clauses: &[ClauseOp],
    ) -> Vec<ClauseValue> {
        let frame = if index == state.below.len() {
            &state.top
        } else {
            &state.below[index]
        };
        let read = |arg: crate::program::code::Arg| {
            if arg.0 >= 0 {
                frame.registers[arg.0 as usize]
            } else {
                frame.code.constants[!arg.0 as usize]
            }
        };
        let object = |value: Value| match value {
            Value::Pointer(pointer) => pointer.object,
            _ => ObjectId::NONE,
        };
        clauses
            .iter()
            .map(|clause| match clause {
                ClauseOp::Catch(arg) => ClauseValue::Catch(object(read(*arg))),
                ClauseOp::Filter(args) => {
                    ClauseValue::Filter(args.iter().map(|arg| object(read(*arg))).collect())
                }
            })
            .collect()
    }

    fn select_clause(
        &mut self,
        state: &mut State,
        exception: ObjectId,
        cleanup: bool,
        clauses: &[ClauseValue],
    ) -> Selected {
        let Some(info) = self.exceptions.get(&exception).cloned() else {
            return Selected::Cleanup;
        };
        let object = Self::thrown_object(exception);
        for clause in clauses {
            match clause {
                // A null type info catches everything.
                ClauseValue::Catch(ObjectId::NONE) => {
                    let received = self.whole_exception(state, info.type_info, object);
                    return Selected::Handler(Value::Int(u64::from(CATCH_ALL)), received);
                }
                ClauseValue::Catch(wanted) => {
                    if let Some(received) = self.catches(state, *wanted, info.type_info, object) {
                        return Selected::Handler(Value::Int(u64::from(wanted.0)), received);
                    }
                }
                ClauseValue::Filter(allowed) => {
                    let passes = allowed.iter().any(|wanted| {
                        self.catches(state, *wanted, info.type_info, object)
                            .is_some()
                    });
                    if !passes {
                        let selector = u64::from((-1_i32) as u32);
                        return Selected::Handler(Value::Int(selector), Value::Pointer(object));
                    }
                }
            }
        }
        if cleanup {
            Selected::Cleanup
        } else {
            Selected::Nothing
        }
    }

    /// Whether the caller of the running function has a dynamic exception specification that allows
    /// exceptions of a type. A function has one specification: the filter of any of its landing pads.
    pub fn specification_allows(
        &mut self,
        state: &mut State,
        type_info: ObjectId,
        exception: ObjectId,
    ) -> bool {
        let Some(caller) = state.below.last() else {
            return false;
        };
        let code = caller.code.clone();
        let filters: Vec<ClauseOp> = code
            .ops
            .iter()
            .filter_map(|op| match op {
                Op::LandingPad { clauses, .. } => clauses
                    .iter()
                    .find(|clause| matches!(clause, ClauseOp::Filter(_))),
                _ => None,
            })
            .take(1)
            .cloned()
            .collect();
        let object = Self::thrown_object(exception);
        self.clause_values(state, state.below.len() - 1, &filters)
            .into_iter()
            .any(|filter| match filter {
                ClauseValue::Filter(allowed) => allowed
                    .iter()
                    .any(|wanted| self.catches(state, *wanted, type_info, object).is_some()),
                ClauseValue::Catch(_) => false,
            })
    }

    /// What a handler for everything receives.
    fn whole_exception(
        &mut self,
        state: &mut State,
        type_info: ObjectId,
        object: Pointer,
    ) -> Value {
        self.catches(state, type_info, type_info, object)
            .unwrap_or(Value::Pointer(object))
    }

    /// Goes to the nearest landing pad for the exception in flight, popping frames that have none.
    fn unwind(&mut self, state: &mut State) -> Result<(), End> {
        let exception = state
            .exceptions
            .in_flight
            .expect("an exception is in flight")
            .object;
        loop {
            let code = state.top.code.clone();
            // The block ends here, but not where its code does.
            self.checks
                .coverage
                .got_to(code.function, state.top.block, state.top.op);
            if let Op::Call(call) = &code.ops[state.top.op as usize]
                && let Some(edge) = &call.unwind
            {
                let first = code.blocks[edge.block as usize].first as usize;
                let pad = code.ops[first..].iter().find_map(|op| match op {
                    Op::LandingPad {
                        cleanup, clauses, ..
                    } => Some((*cleanup, clauses)),
                    _ => None,
                });
                if let Some((cleanup, clauses)) = pad {
                    let index = state.below.len();
                    let values = self.clause_values(state, index, clauses);
                    if !matches!(
                        self.select_clause(state, exception, cleanup, &values),
                        Selected::Nothing
                    ) {
                        return self.jump(state, edge);
                    }
                }
            }
            if state.top.on_return == OnReturn::Script || state.below.is_empty() {
                return self.report_uncaught(state, exception);
            }
            self.pop_frame(state);
        }
    }

    pub fn landing_pad(
        &mut self,
        state: &mut State,
        to: u32,
        cleanup: bool,
        clauses: &[ClauseOp],
    ) -> Result<(), End> {
        let Some(exception) = state.exceptions.in_flight.take() else {
            return Err(
                self.unsupported(state, "a landing pad that was not reached by an exception")
            );
        };
        let index = state.below.len();
        let values = self.clause_values(state, index, clauses);
        state.top.set(to, Value::Pointer(exception));
        let selector = match self.select_clause(state, exception.object, cleanup, &values) {
            Selected::Handler(selector, received) => {
                state.exceptions.set_received(exception.object, received);
                selector
            }
            _ => Value::Int(0),
        };
        state.top.set(to + 1, selector);
        Ok(())
    }

    /// `resume`: the cleanups of this frame are done, unwinding goes on in the caller.
    pub fn resume(&mut self, state: &mut State, exception: Value) -> Result<(), End> {
        let Value::Pointer(exception) = exception else {
            return self.split_pointer(state, exception, |op| match op {
                Op::Resume { values } => Some(values[0]),
                _ => None,
            });
        };
        state.exceptions.in_flight = Some(exception);
        if state.top.on_return == OnReturn::Script || state.below.is_empty() {
            return self.report_uncaught(state, exception.object);
        }
        self.pop_frame(state);
        self.unwind(state)
    }

    /// Continues once for each target of a pointer in a register; the op is executed again.
    pub fn split_pointer(
        &mut self,
        state: &mut State,
        pointer: Value,
        register: impl Fn(&Op) -> Option<crate::program::code::Arg>,
    ) -> Result<(), End> {
        let code = state.top.code.clone();
        let Some(arg) = register(&code.ops[state.top.op as usize]).filter(|arg| arg.0 >= 0) else {
            return Err(self.unsupported(state, "an exception that is not one known object"));
        };
        for target in self.universe.targets(pointer) {
            let mut side = state.clone();
            if self.assume(&mut side, target.guard).is_ok() {
                let alone = self.universe.pointer(&[target]);
                side.top.set(arg.0 as u32, alone);
                self.progress.states += 1;
                self.frontier.queue.push_unmerged(side);
            }
        }
        Err(End::Path)
    }

    /// `__cxa_begin_catch`. Returns what the handler receives.
    pub fn begin_catch(&mut self, state: &mut State, exception: ObjectId) -> Value {
        let exceptions = &mut state.exceptions;
        exceptions.uncaught = exceptions.uncaught.saturating_sub(1);
        match exceptions
            .caught
            .iter_mut()
            .rev()
            .find(|caught| caught.exception == exception)
        {
            Some(caught) => caught.handlers = caught.handlers.abs() + 1,
            None => exceptions.caught.push(Caught {
                exception,
                handlers: 1,
            }),
        }
        exceptions
            .received(exception)
            .unwrap_or(Value::Pointer(Self::thrown_object(exception)))
    }

    /// `__cxa_end_catch`. True if the exception's destructor was entered.
    pub fn end_catch(&mut self, state: &mut State) -> Result<bool, End> {
        let Some(caught) = state.exceptions.caught.last_mut() else {
            return Ok(false);
        };
        if caught.handlers < 0 {
            // Rethrown: leaving the last handler forgets it without destroying it.
            caught.handlers += 1;
            if caught.handlers == 0 {
                state.exceptions.caught.pop();
            }
            return Ok(false);
        }
        caught.handlers -= 1;
        if caught.handlers > 0 {
            return Ok(false);
        }
        let exception = caught.exception;
        state.exceptions.caught.pop();
        self.release_exception(state, exception)
    }

    /// Drops a reference to an exception object; the last one destroys it. True if its destructor
    /// was entered.
    pub fn release_exception(
        &mut self,
        state: &mut State,
        exception: ObjectId,
    ) -> Result<bool, End> {
        if state.exceptions.drop_reference(exception) {
            return Ok(false);
        }
        let destructor = self
            .exceptions
            .get(&exception)
            .map_or(Value::NULL, |info| info.destructor);
        let function = match destructor {
            Value::Pointer(pointer) => self.image.function_objects.get(&pointer.object).copied(),
            _ => None,
        };
        match function {
            Some(function) if self.image.program.function(function).defined => {
                let object = Value::Pointer(Self::thrown_object(exception));
                self.enter(
                    state,
                    function,
                    vec![pointer_argument(object)],
                    OnReturn::ReleaseException(exception),
                )?;
                Ok(true)
            }
            _ => {
                self.kill_exception(state, exception);
                Ok(false)
            }
        }
    }

    pub fn kill_exception(&mut self, state: &mut State, exception: ObjectId) {
        let site = state.top.site();
        if let Some(slot) = state.memory.get_mut(exception) {
            slot.life = Life::Dead(Death::Freed, site);
        }
    }

    /// `__cxa_rethrow`: the innermost caught exception goes on.
    pub fn rethrow(&mut self, state: &mut State) -> Result<(), End> {
        let Some(caught) = state.exceptions.caught.last_mut() else {
            if self.runs_terminate_handler(state, Code::TerminateCalled, None)? {
                return Ok(());
            }
            return Err(self.fail(
                state,
                Code::TerminateCalled,
                "`throw;` without an exception to rethrow calls std::terminate",
            ));
        };
        caught.handlers = -caught.handlers;
        let exception = caught.exception;
        state.exceptions.uncaught += 1;
        self.throw(state, exception)
    }

    /// The register that an argument of a call comes from.
    pub fn register_of_argument(op: &Op, index: usize) -> Option<crate::program::code::Arg> {
        match op {
            Op::Call(call) => call.arguments.get(index)?.values.first().copied(),
            _ => None,
        }
    }

    /// The one object that an exception pointer means; forks where there are several.
    pub fn exception_argument(
        &mut self,
        state: &mut State,
        value: Value,
        index: usize,
    ) -> Result<ObjectId, End> {
        match value {
            Value::Pointer(pointer) => Ok(pointer.object),
            other => {
                self.split_pointer(state, other, |op| Self::register_of_argument(op, index))?;
                Err(End::Path)
            }
        }
    }
}

/// The selector of a handler for everything; no type info has it.
const CATCH_ALL: u32 = 0x4000_0000;

enum ClauseValue {
    Catch(ObjectId),
    Filter(Vec<ObjectId>),
}
