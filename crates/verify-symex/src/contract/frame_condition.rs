//! Which memory a call changed: the contents of objects before and after it, byte by byte.

use crate::engine::Engine;
use crate::program::source_file::file_of;
use crate::state::State;
use crate::state::active_contract::Assigned;
use crate::value::memory::object::ObjectKind;
use crate::value::memory::store::{Life, Memory, Slot};
use crate::value::{ObjectId, Value};
use rustc_hash::FxHashSet;
use verify_ir::{AttributeKind, IntPredicate};
use verify_term::TermId;

/// How many bytes are compared at once where nothing differs.
const WORD: u64 = 8;

impl Engine<'_> {
    /// The objects that existed before, are not the call's own, and may hold something else now.
    pub fn changed_objects(&mut self, state: &State, before: &Memory) -> Vec<ObjectId> {
        let own: FxHashSet<ObjectId> = state
            .top
            .objects
            .iter()
            .copied()
            .chain(self.objects_of_the_call(state))
            .collect();
        let mut changed = state.memory.differing(before);
        changed.retain(|object| {
            let existed = before
                .get(*object)
                .is_some_and(|slot| !matches!(slot.life, Life::Dead(..)));
            let kind = self.universe.objects.get(*object).kind;
            let books = matches!(
                kind,
                ObjectKind::Model | ObjectKind::ModelObserver | ObjectKind::Exception
            );
            existed && !books && !own.contains(object) && !self.is_library_global(*object)
        });
        changed
    }

    /// The objects that stand for arguments by value and for the result: they are the call's own.
    fn objects_of_the_call(&mut self, state: &State) -> Vec<ObjectId> {
        let function = state.top.code.function;
        let code = state.top.code.clone();
        let mut found = Vec::new();
        for (index, (register, _)) in code.parameters.iter().enumerate() {
            let (module, ir) = self.image.program.ir(function);
            let attributes = module.attributes(ir.parameters[index].attributes);
            let marked =
                attributes.has(AttributeKind::StructRet) || attributes.has(AttributeKind::ByVal);
            let value = state.top.registers[*register as usize];
            if self.universe.is_pointer(value)
                && (marked || !self.is_pointer_in_source(function, index))
            {
                found.extend(
                    self.universe
                        .targets(value)
                        .iter()
                        .map(|target| target.object),
                );
            }
        }
        found
    }

    /// Whether a global is one of the models' own.
    pub fn is_library_global(&self, object: ObjectId) -> bool {
        let Some(index) = self
            .image
            .addresses
            .globals
            .iter()
            .position(|known| *known == object)
        else {
            return false;
        };
        let linked = &self.image.program.globals[index];
        let module = &self.image.program.modules[linked.unit as usize];
        let global = module.global(linked.id);
        let Some(variable) = module.debug_variables(global).next() else {
            return linked.name.starts_with("__");
        };
        let path = file_of(module, variable);
        self.options
            .library_roots
            .iter()
            .any(|root| path.starts_with(root.as_str()))
    }

    /// When an object holds what it held before, apart from what may change.
    pub fn unchanged(
        &mut self,
        state: &State,
        before: &Memory,
        object: ObjectId,
        assigned: &[Assigned],
    ) -> TermId {
        let (Some(old), Some(new)) = (
            before.get(object).cloned(),
            state.memory.get(object).cloned(),
        ) else {
            return TermId::FALSE;
        };
        let mut holds = self.still_lives(&old, &new);
        let size = self.universe.objects.get(object).size.limit();
        let covers = self.covering(object, assigned);
        let mut at = 0;
        while at < size {
            let length = WORD.min(size - at);
            let same = self.same_bytes(&old, &new, at, length, &covers);
            let outside = self.is_outside(object, at);
            let same = self.universe.arena.or(same, outside);
            holds = self.universe.arena.and(holds, same);
            at += length;
        }
        holds
    }

    fn still_lives(&mut self, old: &Slot, new: &Slot) -> TermId {
        let lives = |life: &Life| match life {
            Life::Live => TermId::TRUE,
            Life::Dead(..) => TermId::FALSE,
            Life::Perhaps(alive, ..) => *alive,
        };
        self.universe
            .arena
            .implies(lives(&old.life), lives(&new.life))
    }

    /// Beyond the end of an object of symbolic size nothing can change.
    fn is_outside(&mut self, object: ObjectId, at: u64) -> TermId {
        let size = self.size_term(object);
        let place = self.universe.arena.bv(64, at);
        self.universe.arena.ule(size, place)
    }

    /// The ranges that may change in an object: when, from where, how long.
    fn covering(
        &mut self,
        object: ObjectId,
        assigned: &[Assigned],
    ) -> Vec<(TermId, TermId, TermId)> {
        let mut covers = Vec::new();
        for range in assigned {
            let bytes = self.universe.term(range.bytes, 64);
            for target in self.universe.targets(range.pointer) {
                if target.object == object {
                    covers.push((target.guard, target.offset, bytes));
                }
            }
        }
        covers
    }

    fn same_bytes(
        &mut self,
        old: &Slot,
        new: &Slot,
        at: u64,
        length: u64,
        covers: &[(TermId, TermId, TermId)],
    ) -> TermId {
        let wide = length as u32;
        let (was, is) = (
            old.content.read(&mut self.universe, at, wide),
            new.content.read(&mut self.universe, at, wide),
        );
        if was == is {
            return TermId::TRUE;
        }
        // Pointers are compared as a whole: their bytes are no numbers.
        if length == WORD && (self.universe.is_pointer(was) || self.universe.is_pointer(is)) {
            let equal = self.universe.compare(IntPredicate::Eq, 64, was, is);
            let equal = self.universe.condition(equal);
            let covered = self.is_covered(at, WORD, covers);
            return self.universe.arena.or(equal, covered);
        }
        let mut holds = TermId::TRUE;
        for byte in at..at + length {
            let (was, is) = (
                old.content.read(&mut self.universe, byte, 1),
                new.content.read(&mut self.universe, byte, 1),
            );
            let is_number = |value: Value| matches!(value, Value::Int(_) | Value::Term(_));
            let equal = if was == is {
                TermId::TRUE
            } else if is_number(was) && is_number(is) {
                let equal = self.universe.compare(IntPredicate::Eq, 8, was, is);
                self.universe.condition(equal)
            } else {
                TermId::FALSE
            };
            let covered = self.is_covered(byte, 1, covers);
            let fine = self.universe.arena.or(equal, covered);
            holds = self.universe.arena.and(holds, fine);
        }
        holds
    }

    /// When some range contains these bytes.
    fn is_covered(&mut self, at: u64, length: u64, covers: &[(TermId, TermId, TermId)]) -> TermId {
        let arena = &mut self.universe.arena;
        let mut any = TermId::FALSE;
        for (guard, start, bytes) in covers {
            let (place, length) = (arena.bv(64, at), arena.bv(64, length));
            let after_start = arena.ule(*start, place);
            let distance = arena.sub(place, *start);
            let end = arena.add(distance, length);
            let before_end = arena.ule(end, *bytes);
            let inside = arena.and(after_start, before_end);
            let here = arena.and(*guard, inside);
            any = arena.or(any, here);
        }
        any
    }

    /// Whether what may change owns the object: pointers in it lead to it, through heap memory only.
    pub fn is_owned_by_assigned(
        &mut self,
        before: &Memory,
        assigned: &[Assigned],
        object: ObjectId,
    ) -> bool {
        if !self.universe.objects.get(object).kind.is_heap() {
            return false;
        }
        let mut reached: FxHashSet<ObjectId> = FxHashSet::default();
        let mut work: Vec<ObjectId> = Vec::new();
        for range in assigned.iter().filter(|range| !range.flat) {
            work.extend(
                self.universe
                    .targets(range.pointer)
                    .iter()
                    .map(|target| target.object),
            );
        }
        while let Some(next) = work.pop() {
            let Some(slot) = before.get(next) else {
                continue;
            };
            let mut values: Vec<Value> = slot
                .content
                .cells()
                .values()
                .map(|cell| cell.value)
                .collect();
            values.retain(|value| self.universe.is_pointer(*value));
            for value in values {
                for target in self.universe.targets(value) {
                    if self.universe.objects.get(target.object).kind.is_heap()
                        && reached.insert(target.object)
                    {
                        work.push(target.object);
                    }
                }
            }
        }
        reached.contains(&object)
    }
}
