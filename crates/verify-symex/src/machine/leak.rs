//! Leaks: heap objects alive at the end that nothing reachable points to.

use crate::code::Code;
use crate::engine::{End, Engine};
use crate::state::State;
use crate::value::memory::object::ObjectKind;
use crate::value::memory::store::Life;
use crate::value::{InternedValue, ObjectId, Value};
use rustc_hash::FxHashSet;

impl Engine<'_> {
    /// Files an obligation for each object that is lost when the program ends.
    pub fn check_leaks(&mut self, state: &mut State) -> Result<(), End> {
        if !self.options.checks.contains(Code::Leak) {
            return Ok(());
        }
        let reachable = self.reachable(state);
        let of_clauses = self.clause_objects.clone().unwrap_or_default();
        let lost: Vec<ObjectId> = state
            .memory
            .ids()
            .filter(|id| self.universe.objects.get(*id).kind.is_heap())
            .filter(|id| !reachable.contains(id) && !of_clauses.contains(id))
            .collect();
        for id in lost {
            let Some(slot) = state.memory.get(id) else {
                continue;
            };
            let alive = match slot.life {
                Life::Live => slot.exists,
                Life::Perhaps(alive, ..) => self.universe.arena.and(slot.exists, alive),
                Life::Dead(..) => continue,
            };
            let released = self.universe.arena.not(alive);
            // A function of the library that has no model may own it now.
            let released = match self.checks.unmodelled.given.get(&id).copied() {
                Some(given) => self.universe.arena.or(released, given),
                None => released,
            };
            // The leak is reported where the object was allocated.
            let Some(site) = self.universe.objects.get(id).site.clone() else {
                continue;
            };
            let what = self.describe_object(id);
            match self.require_at(
                state,
                site,
                released,
                Code::Leak,
                format!("{what} is never released"),
                Vec::new(),
            ) {
                Ok(()) | Err(End::Path) => {}
                Err(end) => return Err(end),
            }
        }
        Ok(())
    }

    /// The objects that globals, live frames and what they point to lead to.
    fn reachable(&mut self, state: &State) -> FxHashSet<ObjectId> {
        let mut reached: FxHashSet<ObjectId> = FxHashSet::default();
        let mut work: Vec<ObjectId> = Vec::new();
        for id in state.memory.ids() {
            let kind = self.universe.objects.get(id).kind;
            let root = !kind.is_heap()
                && !matches!(
                    kind,
                    ObjectKind::Exception | ObjectKind::Model | ObjectKind::ModelObserver
                );
            let live = state
                .memory
                .get(id)
                .is_some_and(|slot| !matches!(slot.life, Life::Dead(..)));
            if root && live {
                reached.insert(id);
                work.push(id);
            }
        }
        let frames = std::iter::once(&state.top).chain(state.below.iter().map(|frame| &**frame));
        for frame in frames {
            // Only variables hold on to memory; what the compiler computed on the way does not.
            for variable in frame
                .code
                .variables
                .iter()
                .filter(|variable| variable.promoted.is_some())
            {
                self.follow(
                    frame.registers[variable.register as usize],
                    &mut reached,
                    &mut work,
                );
            }
        }
        // What the entry returns is its caller's.
        if let Some(returned) = state.status {
            self.follow(returned, &mut reached, &mut work);
        }
        self.close(state, &mut reached, &mut work);
        reached
    }

    /// The objects that these values lead to.
    pub fn reachable_from(&self, state: &State, values: &[Value]) -> FxHashSet<ObjectId> {
        let mut reached: FxHashSet<ObjectId> = FxHashSet::default();
        let mut work: Vec<ObjectId> = Vec::new();
        for value in values {
            self.follow(*value, &mut reached, &mut work);
        }
        self.close(state, &mut reached, &mut work);
        reached
    }

    fn close(&self, state: &State, reached: &mut FxHashSet<ObjectId>, work: &mut Vec<ObjectId>) {
        while let Some(id) = work.pop() {
            let Some(slot) = state.memory.get(id) else {
                continue;
            };
            if self.universe.objects.get(id).kind == ObjectKind::ModelObserver {
                continue;
            }
            for cell in slot.content.cells().values() {
                self.follow(cell.value, reached, work);
            }
        }
    }

    fn follow(&self, value: Value, reached: &mut FxHashSet<ObjectId>, work: &mut Vec<ObjectId>) {
        let mut reach = |id: ObjectId| {
            if id != ObjectId::NONE && reached.insert(id) {
                work.push(id);
            }
        };
        match value {
            Value::Pointer(pointer) => reach(pointer.object),
            Value::Interned(id) => match self.universe.rich.get(id) {
                InternedValue::Pointers(targets) => {
                    targets.iter().for_each(|target| reach(target.object))
                }
                InternedValue::PointerByte { pointer: inner, .. }
                | InternedValue::Shadowed { value: inner, .. } => {
                    self.follow(*inner, reached, work);
                }
            },
            _ => {}
        }
    }
}
