//! Pointers and references that a change of a container invalidates while their memory stays.
//!
//! A pointer is an object and a place in it, and that does not tell one that was made before a change
//! from one that was made after it. So at the change, every pointer there is into the elements that
//! are no longer what they were gets another name of the same object, one that is not alive: what was
//! computed before is found where it is used, what is computed later is not touched.
//!
//! What the elements themselves lead to is left alone, since they keep pointers into themselves right
//! as they are moved (a short string, the head of a list). What a compiler computed on the way is no
//! variable and is left alone, too.

use crate::engine::Engine;
use crate::state::State;
use crate::value::memory::content::{Content, Fill};
use crate::value::memory::store::{Death, Life, Slot};
use crate::value::site::Site;
use crate::value::universe::{Targets, Universe};
use crate::value::{InternedValue, ObjectId, Target, Value};
use std::rc::Rc;
use verify_term::TermId;

/// Which pointers are invalid from now on.
struct Range {
    /// Where the object is meant at all.
    guard: TermId,
    object: ObjectId,
    /// From which place on and before which, 64 bits.
    from: TermId,
    to: TermId,
    /// The name that they get.
    stale: ObjectId,
}

impl Range {
    /// The pointer as it is after the change; none if it stays what it was.
    fn renamed(&self, universe: &mut Universe, value: Value) -> Option<Value> {
        if let Value::Interned(id) = value
            && let InternedValue::Shadowed { value, shadow } = universe.rich.get(id)
        {
            let (value, shadow) = (*value, *shadow);
            let renamed = self.renamed(universe, value)?;
            return Some(universe.shadowed(renamed, shadow, 64));
        }
        if !universe.is_pointer(value) {
            return None;
        }
        let before = universe.targets(value);
        let mut after = Targets::new();
        for target in &before {
            if target.object != self.object {
                after.push(*target);
                continue;
            }
            let behind = universe.arena.ule(self.from, target.offset);
            let before = universe.arena.ult(target.offset, self.to);
            let inside = universe.arena.and(behind, before);
            let stale = universe.arena.and(self.guard, inside);
            let fresh = universe.arena.not(stale);
            for (when, object) in [(stale, self.stale), (fresh, self.object)] {
                let guard = universe.arena.and(target.guard, when);
                if guard != TermId::FALSE {
                    after.push(Target {
                        guard,
                        object,
                        ..*target
                    });
                }
            }
        }
        (after != before).then(|| universe.pointer(&after))
    }
}

impl Engine<'_> {
    /// Makes all pointers invalid that variables and memory hold to the bytes from the `from`-th
    /// behind `start` up to the `to`-th.
    pub fn invalidate_pointers(&mut self, state: &mut State, start: Value, from: Value, to: Value) {
        let (from, to) = (self.universe.term(from, 64), self.universe.term(to, 64));
        for target in self.universe.targets(start) {
            if target.object == ObjectId::NONE || state.memory.get(target.object).is_none() {
                continue;
            }
            let range = Range {
                guard: target.guard,
                object: target.object,
                from: self.universe.arena.add(target.offset, from),
                to: self.universe.arena.add(target.offset, to),
                stale: self.universe.objects.stale_name(target.object),
            };
            let in_variables = self.invalidate_in_variables(state, &range);
            // Memory is walked through only where it can hold such a pointer.
            let is_start = self.universe.arena.unsigned_range(range.from).0 == 0;
            let entered = self.universe.objects.get(target.object).entered;
            let in_memory =
                (is_start || entered) && self.invalidate_in_memory(state, start, &range);
            if in_variables || in_memory {
                let site = state.top.site();
                state.memory.insert(range.stale, dead(site));
            } else {
                self.universe.objects.recycle(range.stale);
            }
        }
    }

    fn invalidate_in_variables(&mut self, state: &mut State, range: &Range) -> bool {
        let mut found = false;
        let depth = state.below.len();
        for index in 0..=depth {
            let frame = match state.below.get(index) {
                Some(frame) => &**frame,
                None => &state.top,
            };
            let mut changes = Vec::new();
            for variable in &frame.code.variables {
                let value = frame.registers[variable.register as usize];
                if variable.promoted.is_some()
                    && let Some(renamed) = range.renamed(&mut self.universe, value)
                {
                    changes.push((variable.register, renamed));
                }
            }
            if changes.is_empty() {
                continue;
            }
            found = true;
            let frame = match state.below.get_mut(index) {
                Some(frame) => Rc::make_mut(frame),
                None => &mut state.top,
            };
            for (register, value) in changes {
                frame.set(register, value);
            }
        }
        found
    }

    fn invalidate_in_memory(&mut self, state: &mut State, start: Value, range: &Range) -> bool {
        let spared = self.reachable_from(state, &[start]);
        let others: Vec<ObjectId> = state
            .memory
            .ids()
            .filter(|id| !spared.contains(id))
            .collect();
        let mut found = false;
        for id in others {
            let Some(slot) = state.memory.get(id) else {
                continue;
            };
            if matches!(slot.life, Life::Dead(..)) {
                continue;
            }
            let mut changes = Vec::new();
            for (&at, cell) in slot.content.cells() {
                if let Some(renamed) = range.renamed(&mut self.universe, cell.value) {
                    changes.push((at, cell.len, renamed));
                }
            }
            if changes.is_empty() {
                continue;
            }
            found = true;
            let slot = state.memory.get_mut(id).expect("just seen");
            for (at, len, value) in changes {
                slot.content.write(&mut self.universe, at, len, value);
            }
        }
        found
    }
}

fn dead(site: Site) -> Slot {
    Slot {
        life: Life::Dead(Death::Invalidated, site),
        exists: TermId::TRUE,
        content: Content::new(0, Fill::Uninitialised),
    }
}
