//! The state at a loop's head that stands for the beginning of any iteration.

use super::candidates::Candidate;
use super::change::{ArrayForm, Cell, Change, Form, value_at};
use crate::engine::Engine;
use crate::program::liveness::Liveness;
use crate::state::State;
use crate::value::memory::content::ArrayContent;
use crate::value::memory::store::{Death, Life};
use crate::value::{ObjectId, Target, Value};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use verify_term::{Arena, TermId};

/// What the variables of a head stand for in some state.
pub type Bindings = FxHashMap<TermId, TermId>;

pub struct Head {
    pub state: State,
    pub cells: BTreeMap<Cell, Form>,
    arrays: BTreeMap<ObjectId, ArrayForm>,
    /// What they stand for where the loop is entered.
    pub at_start: Bindings,
    pub start_path: TermId,
    /// How many terms there were when the loop was entered.
    pub born: usize,
    /// How many of the program's own clauses had been met.
    pub clauses_before: usize,
}

impl Head {
    pub fn new(
        engine: &mut Engine<'_>,
        liveness: &Liveness,
        start: &State,
        change: &Change,
        born: usize,
    ) -> Head {
        let mut state = start.clone();
        for (index, register) in state.top.registers.iter_mut().enumerate() {
            if !liveness.is_live(start.top.block, index as u32) {
                *register = Value::Undefined;
            }
        }
        for (cell, form) in &change.cells {
            let value = form.value(engine);
            match *cell {
                Cell::Register(register) => state.top.set(register, value),
                Cell::Memory(object, at, len) => {
                    if let Some(slot) = state.memory.get_mut(object) {
                        slot.content.write(&mut engine.universe, at, len, value);
                    }
                }
            }
        }
        for (object, form) in &change.arrays {
            if let Some(slot) = state.memory.get_mut(*object) {
                slot.content.ensure_array(&mut engine.universe);
                slot.content.set_array(ArrayContent {
                    bytes: form.bytes,
                    undefined: form.undefined,
                });
            }
        }
        let site = state.top.site();
        for object in &change.ended {
            if let Some(slot) = state.memory.get_mut(*object) {
                slot.life = Life::Dead(Death::ScopeEnded, site.clone());
            }
        }
        let mut head = Head {
            state,
            cells: change.cells.clone(),
            arrays: change.arrays.clone(),
            at_start: Bindings::default(),
            start_path: start.path.whole(),
            born,
            clauses_before: engine
                .loop_focus
                .as_ref()
                .map_or(0, |focus| focus.clauses.len()),
        };
        head.at_start = head.bindings(engine, start);
        head
    }

    /// What the variables stand for in a state at the same place.
    pub fn bindings(&self, engine: &mut Engine<'_>, state: &State) -> Bindings {
        let mut bindings = Bindings::default();
        for (cell, form) in &self.cells {
            let value = value_at(engine, state, *cell);
            form.bind(engine, value, &mut bindings);
        }
        for (object, form) in &self.arrays {
            let Some(slot) = state.memory.get(*object) else {
                continue;
            };
            let mut content = slot.content.clone();
            content.ensure_array(&mut engine.universe);
            if let Some(array) = content.array() {
                bindings.insert(form.bytes, array.bytes);
                bindings.insert(form.undefined, array.undefined);
            }
        }
        bindings
    }

    /// Whether a condition is about nothing but what changes and what was there before.
    pub fn speaks_of_it_only(&self, arena: &Arena, condition: TermId) -> bool {
        let variables = arena.variables(condition);
        let is_known = |one: &TermId| self.at_start.contains_key(one) || one.index() < self.born;
        variables.iter().all(is_known)
    }

    /// The candidates as conditions where the loop is entered.
    pub fn at_start(&self, engine: &mut Engine<'_>, candidates: &[Candidate]) -> Vec<TermId> {
        let terms: Vec<TermId> = candidates.iter().map(|one| one.term).collect();
        engine.universe.arena.substitute_all(&terms, &self.at_start)
    }

    /// The candidates as conditions in a state at the same place.
    pub fn at(
        &self,
        engine: &mut Engine<'_>,
        state: &State,
        candidates: &[Candidate],
    ) -> Vec<TermId> {
        let bindings = self.bindings(engine, state);
        let terms: Vec<TermId> = candidates.iter().map(|one| one.term).collect();
        engine.universe.arena.substitute_all(&terms, &bindings)
    }
}

impl Form {
    /// Any value of this form.
    fn value(&self, engine: &mut Engine<'_>) -> Value {
        let universe = &mut engine.universe;
        let mut value = match self.number {
            Some(number) => universe.value(number),
            None => Value::Undefined,
        };
        // The last one is meant where none of the others is.
        for (index, pointer) in self.pointers.iter().enumerate().rev() {
            let there = universe.pointer(&[Target {
                guard: TermId::TRUE,
                object: pointer.object,
                offset: pointer.offset,
                extent: pointer.extent,
            }]);
            value = match index + 1 == self.pointers.len() {
                true => there,
                false => universe.select(pointer.guard, there, value, self.width),
            };
        }
        match self.unwritten {
            Some(unwritten) => universe.select(unwritten, Value::Undefined, value, self.width),
            None => value,
        }
    }

    fn bind(&self, engine: &mut Engine<'_>, value: Value, bindings: &mut Bindings) {
        let universe = &mut engine.universe;
        if let Some(unwritten) = self.unwritten {
            let written = universe.is_initialised(value, self.width);
            bindings.insert(unwritten, universe.arena.not(written));
        }
        let value = match value {
            Value::Undefined => Value::Int(0),
            value => universe.bare(value, self.width),
        };
        if let Some(number) = self.number {
            let term = universe.term(value, self.width);
            bindings.insert(number, term);
        }
        if self.pointers.is_empty() {
            return;
        }
        let targets = universe.targets(value);
        for pointer in &self.pointers {
            let same = |target: &&Target| {
                target.object == pointer.object && target.extent == pointer.extent
            };
            let target = targets.iter().find(same);
            let (guard, offset) = match target {
                Some(target) => (target.guard, target.offset),
                None => (TermId::FALSE, universe.arena.bv(64, 0)),
            };
            bindings.insert(pointer.guard, guard);
            if universe.arena.is_variable(pointer.offset) {
                bindings.insert(pointer.offset, offset);
            }
        }
    }
}
