//! Thread-local variables: each thread but the first has copies of its own, made when it first comes by.

use super::schedule::{threads, threads_mut};
use crate::engine::{End, Engine};
use crate::state::State;
use crate::value::memory::store::Slot;
use crate::value::{Pointer, Value};

impl Engine<'_> {
    /// Where the thread that runs has what this points to, if that is a thread-local variable: the compiler writes its
    /// name for it.
    pub fn own_copy(&mut self, state: &mut State, variable: Value) -> Result<Value, End> {
        let Value::Pointer(pointer) = variable else {
            return Ok(variable);
        };
        let globals = &self.image.addresses.globals;
        let index = globals.iter().position(|object| *object == pointer.object);
        let is_local = index.is_some_and(|index| {
            let linked = &self.image.program.globals[index];
            let module = &self.image.program.modules[linked.unit as usize];
            module.global(linked.id).properties.thread_local.is_some()
        });
        if state.threads.is_none() || !is_local {
            return Ok(variable);
        }
        self.thread_local(state, variable)
    }

    /// Where the thread that runs has a variable.
    pub fn thread_local(&mut self, state: &mut State, variable: Value) -> Result<Value, End> {
        let known = threads(state);
        let current = known.current;
        if current == 0 {
            return Ok(variable);
        }
        let Value::Pointer(pointer) = variable else {
            return Err(self.beyond_threads(state, "a thread-local variable at an unknown place"));
        };
        let at = |object| Ok(Value::Pointer(Pointer { object, ..pointer }));
        if let Some(own) = known.thread(current).locals.get(&pointer.object) {
            return at(*own);
        }
        let globals = &self.image.addresses.globals;
        let Some(index) = globals.iter().position(|object| *object == pointer.object) else {
            return Err(self.beyond_threads(state, "a thread-local variable that is no global"));
        };
        let linked = &self.image.program.globals[index];
        let (unit, id) = (linked.unit, linked.id);
        let initializer = self.image.program.modules[unit as usize]
            .global(id)
            .initializer;
        let original = self.universe.objects.get(pointer.object);
        let (kind, size, align, name) = (
            original.kind,
            original.size,
            original.align,
            original.name.clone(),
        );
        let Some(initializer) = initializer else {
            return Err(self.beyond_threads(state, "a thread-local variable of another unit"));
        };
        let Ok(content) = self.folder(unit).content(initializer, size.limit()) else {
            return Err(self.beyond_threads(state, "the initialiser of a thread-local variable"));
        };
        let own = self
            .universe
            .objects
            .allocate(kind, size, align, name, None);
        state.memory.insert(own, Slot::live(content));
        let locals = &mut threads_mut(state).thread_mut(current).locals;
        locals.insert(pointer.object, own);
        at(own)
    }
}
