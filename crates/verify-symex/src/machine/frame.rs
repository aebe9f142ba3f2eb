//! Frames: entered with their arguments, and gone with their variables.

use crate::code::Code;
use crate::engine::{End, Engine};
use crate::outcome::BoundHit;
use crate::program::FunctionRef;
use crate::program::code::ByValue;
use crate::program::scalar::Leaf;
use crate::state::call::{ActualArgument, variable_arguments};
use crate::state::{Frame, OnReturn, State};
use crate::value::memory::content::Fill;
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::memory::store::{Death, Life};
use crate::value::site::CallSite;
use crate::value::{Pointer, Value};
use smallvec::SmallVec;
use std::rc::Rc;
use verify_term::TermId;

impl Engine<'_> {
    /// Pushes a frame for a function that has a body.
    pub fn enter(
        &mut self,
        state: &mut State,
        function: FunctionRef,
        arguments: Vec<ActualArgument>,
        on_return: OnReturn,
    ) -> Result<(), End> {
        let code = match self.code(function) {
            Ok(code) => code,
            Err(what) => return Err(self.unsupported(state, what.0)),
        };
        if code.is_system_library {
            self.record_unchecked_library(state);
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
            dynamic_bytes: 0,
            mixes_objects: false,
            variable_arguments,
            entry_depth: state.path.depth(),
            recursion,
            on_return,
            active_contract: None,
            registers,
            code,
        };
        self.checks
            .coverage
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
        if grown && recursion > own.unwrap_or(self.frontier.bound) {
            let name = self.function_name(function);
            return self.hold_back(state, format!("recursion of `{name}`"), own);
        }
        Ok(())
    }

    /// The entry block may itself be the header of a loop.
    fn enter_entry_loops(&mut self, state: &mut State) {
        let code = state.top.code.clone();
        for header in &code.blocks[0].place.loops {
            state.top.loops.push(crate::state::LoopEntry {
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
        code: &crate::program::code::FunctionCode,
        arguments: &[ActualArgument],
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
        let target = Value::Pointer(Pointer::to(object));
        state.top.set(register, target);
        if by_value.size > 0 {
            self.copy(state, target, source, Value::Int(by_value.size))?;
        }
        Ok(())
    }

    /// The scalars that a function returns.
    pub fn result_leaves(&self, function: FunctionRef) -> Vec<Leaf> {
        let (module, ir) = self.image.program.ir(function);
        crate::program::scalar::leaves(module, ir.result).unwrap_or_default()
    }

    /// Ends the top frame: its variables die.
    pub fn pop_frame(&mut self, state: &mut State) {
        let caller = state.below.pop().expect("the bottom frame never returns");
        let site = state.top.site();
        let caller = Rc::try_unwrap(caller).unwrap_or_else(|shared| (*shared).clone());
        let frame = std::mem::replace(&mut state.top, caller);
        let bytes = frame.code.frame_bytes + frame.dynamic_bytes;
        state.stack_bytes = state.stack_bytes.saturating_sub(bytes);
        let alone = self.frontier.queue.is_empty()
            && self.frontier.deferred.is_empty()
            && self.frontier.alternatives.is_empty()
            && state.threads.is_none()
            && self.loop_focus.is_none();
        for object in frame.objects {
            if state.threads.is_some() {
                self.note_end_of_life(state, object);
            }
            if alone && !self.universe.objects.get(object).escaped {
                state.memory.remove(object);
                self.universe.objects.recycle(object);
                continue;
            }
            if let Some(slot) = state.memory.get_mut(object) {
                slot.life = Life::Dead(Death::FunctionReturned, site.clone());
                slot.content = crate::value::memory::content::Content::new(0, Fill::Uninitialised);
            }
        }
    }

    /// What a destructor returns from is no object any more ([class.dtor], [basic.life]/1): its bytes are those of
    /// uninitialised memory. Variables of static storage are left as they are: what nobody uses after them, their
    /// pointers still keep from being a leak.
    pub fn end_destructor(&mut self, state: &mut State) {
        const WORD: u64 = 8;
        let Some(bytes) = state.top.code.destroys else {
            return;
        };
        let (this, _) = state.top.code.parameters[0];
        let Value::Pointer(this) = state.top.registers[this as usize] else {
            return;
        };
        let object = self.universe.objects.get(this.object);
        let ends = matches!(
            object.kind,
            ObjectKind::Stack | ObjectKind::Malloc | ObjectKind::New | ObjectKind::NewArray
        );
        let Some(slot) = state.memory.get_mut(this.object).filter(|_| ends) else {
            return;
        };
        if slot.life != Life::Live || this.offset.saturating_add(bytes) > slot.content.size() {
            return;
        }
        let mut at = 0;
        while at < bytes {
            let len = WORD.min(bytes - at) as u32;
            let place = this.offset + at;
            slot.content
                .write(&mut self.universe, place, len, Value::Undefined);
            at += u64::from(len);
        }
    }

    /// The bound is reached: the state waits for a greater one, if any execution gets there. A bound of
    /// the loop's or function's own is never raised: that is noted, and the state ends.
    pub fn hold_back(
        &mut self,
        state: &mut State,
        what: String,
        own: Option<u32>,
    ) -> Result<(), End> {
        if !self.feasible(state, TermId::TRUE) {
            return Err(End::Path);
        }
        let place = self.place(&state.top.site());
        let hit = BoundHit {
            place,
            what,
            bound: own.unwrap_or(self.frontier.bound),
        };
        match own {
            Some(_) => self.checks.facts.record_bound(hit),
            None => self.frontier.deferred.push((state.clone(), hit)),
        }
        Err(End::Path)
    }
}
