//! What an iteration changes: registers, and ranges of objects.
//!
//! Computed from trials, growing until an iteration from a state in which all of it is havocked changes nothing
//! else. What cannot be described that way ends the proof: memory that an iteration allocates and leaves behind, or
//! releases, or threads.

use super::Refused;
use crate::engine::Engine;
use crate::program::liveness::Liveness;
use crate::state::State;
use crate::value::memory::content::Content;
use crate::value::memory::difference::{Difference, joined};
use crate::value::memory::object::ObjectKind;
use crate::value::memory::store::{Life, Slot};
use crate::value::{Extent, InternedValue, ObjectId, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::rc::Rc;
use verify_term::{Sort, TermId};

/// Where a value lies that changes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Cell {
    Register(u32),
    /// So many bytes of an object.
    Memory(ObjectId, u64, u32),
}

/// One object that a pointer that changes may point into.
#[derive(Clone, Copy)]
pub struct PointerForm {
    pub object: ObjectId,
    /// Which bytes of the object it may reach.
    pub extent: Extent,
    /// The variable that stands for where it points, or zero where it is null.
    pub offset: TermId,
    /// The variable that says whether it points there.
    pub guard: TermId,
}

/// What the values of a cell look like.
#[derive(Clone, Default)]
pub struct Form {
    pub width: u32,
    /// The variable that stands for a number.
    pub number: Option<TermId>,
    pub pointers: Vec<PointerForm>,
    /// The variable that says that it was never written.
    pub unwritten: Option<TermId>,
}

/// An object that is an array of bytes, and all of which changes.
#[derive(Clone, Copy)]
pub struct ArrayForm {
    pub bytes: TermId,
    pub undefined: TermId,
}

#[derive(Default)]
pub struct Change {
    pub cells: BTreeMap<Cell, Form>,
    pub arrays: BTreeMap<ObjectId, ArrayForm>,
    /// Variables whose scope the iteration ends, and begins anew.
    pub ended: BTreeSet<ObjectId>,
}

/// Most objects that a pointer may point into.
const MOST_TARGETS: usize = 16;
/// A range is one value if it has one of these lengths.
const LENGTHS: [u64; 6] = [1, 2, 4, 8, 10, 16];

impl Change {
    /// Takes in what differs between a state at the head and those in which the next iteration begins. True if that
    /// is more than was known.
    pub fn include(
        &mut self,
        engine: &mut Engine<'_>,
        liveness: &Liveness,
        start: &State,
        head: &State,
        backs: &[State],
    ) -> Result<bool, Refused> {
        let mut grown = false;
        for back in backs {
            check_frames(engine, head, back)?;
            for (index, value) in back.top.registers.iter().enumerate() {
                let register = index as u32;
                let differs = head.top.registers[index] != *value;
                if liveness.is_live(head.top.block, register) && differs {
                    self.cells
                        .entry(Cell::Register(register))
                        .or_insert_with(|| {
                            grown = true;
                            Form::new(head.top.code.register_widths[index])
                        });
                }
            }
            grown |= self.include_memory(engine, head, back)?;
        }
        for state in std::iter::once(start).chain(backs) {
            let cells: Vec<Cell> = self.cells.keys().copied().collect();
            for cell in cells {
                let value = value_at(engine, state, cell);
                let Some(form) = self.cells.get_mut(&cell) else {
                    continue;
                };
                grown |= form.include(engine, start, value)?;
            }
        }
        Ok(grown)
    }

    fn include_memory(
        &mut self,
        engine: &mut Engine<'_>,
        head: &State,
        back: &State,
    ) -> Result<bool, Refused> {
        let mut grown = false;
        for object in head.memory.differing(&back.memory) {
            let (before, after) = match (head.memory.get(object), back.memory.get(object)) {
                (Some(before), Some(after)) => (before, after),
                (None, Some(after)) if is_gone(after) => continue,
                _ => {
                    let what = "an iteration leaves memory behind that it allocated";
                    return Err(refused(engine, head, what, object));
                }
            };
            if before.exists != after.exists {
                return Err(refused(engine, head, "memory that may not exist", object));
            }
            let died = (is_dead(before), is_dead(after));
            match died {
                (true, true) => continue,
                (false, true) if engine.universe.objects.get(object).kind == ObjectKind::Stack => {
                    grown |= self.ended.insert(object);
                    continue;
                }
                (false, false) if same_life(&before.life, &after.life) => {}
                _ => {
                    return Err(refused(
                        engine,
                        head,
                        "an iteration releases memory",
                        object,
                    ));
                }
            }
            if self.arrays.contains_key(&object) {
                continue;
            }
            match before.content.difference(&after.content) {
                Difference::Array => {
                    let of = |element| Sort::Array { index: 64, element };
                    let arena = &mut engine.universe.arena;
                    let form = ArrayForm {
                        bytes: arena.fresh("bytes", of(8)),
                        undefined: arena.fresh("undefined", of(1)),
                    };
                    self.arrays.insert(object, form);
                    self.cells.retain(
                        |cell, _| !matches!(cell, Cell::Memory(known, ..) if *known == object),
                    );
                    grown = true;
                }
                Difference::Bytes(ranges) => grown |= self.include_ranges(object, ranges),
            }
        }
        Ok(grown)
    }

    /// Adds ranges of an object; those that overlap become one.
    fn include_ranges(&mut self, object: ObjectId, ranges: Vec<Range<u64>>) -> bool {
        let known: Vec<Range<u64>> = self
            .cells
            .keys()
            .filter_map(|cell| match cell {
                Cell::Memory(of, at, len) if *of == object => Some(*at..*at + u64::from(*len)),
                _ => None,
            })
            .collect();
        let mut grown = false;
        let all = joined(known.iter().cloned().chain(ranges).collect());
        for range in all {
            let parts = split(&range);
            let is_known = |part: &Range<u64>| known.contains(part);
            if parts.iter().all(is_known) {
                continue;
            }
            grown = true;
            self.cells.retain(|cell, _| !matches!(cell, Cell::Memory(of, at, _) if *of == object && range.contains(at)));
            for part in parts {
                let len = (part.end - part.start) as u32;
                let cell = Cell::Memory(object, part.start, len);
                self.cells.insert(cell, Form::new(len * 8));
            }
        }
        grown
    }
}

impl Form {
    fn new(width: u32) -> Form {
        Form {
            width,
            ..Form::default()
        }
    }

    /// Makes sure that the form describes the value. True if it did not.
    fn include(
        &mut self,
        engine: &mut Engine<'_>,
        state: &State,
        value: Value,
    ) -> Result<bool, Refused> {
        let mut grown = false;
        if engine.universe.is_shadowed(value) && self.unwritten.is_none() {
            self.unwritten = Some(engine.universe.arena.fresh("unwritten", Sort::Bool));
            grown = true;
        }
        if value == Value::Undefined {
            return Ok(grown);
        }
        let value = engine.universe.bare(value, self.width);
        if let Value::Interned(id) = value
            && let InternedValue::PointerByte { .. } = engine.universe.rich.get(id)
        {
            let what = "an iteration changes a part of a pointer";
            return Err(refused(engine, state, what, ObjectId::NONE));
        }
        let is_pointer = self.width == 64
            && (engine.universe.is_pointer(value) || matches!(value, Value::Pointer(_)));
        if !is_pointer && self.pointers.is_empty() {
            if self.number.is_none() {
                let sort = Sort::BitVec(self.width);
                self.number = Some(engine.universe.arena.fresh("changed", sort));
                grown = true;
            }
            return Ok(grown);
        }
        // A number among pointers is an address without an object.
        if self.number.take().is_some() {
            grown |= self.include_target(engine, ObjectId::NONE, Extent::WHOLE, false);
        }
        for target in engine.universe.targets(value) {
            let zero = engine.universe.arena.as_u64(target.offset) == Some(0);
            let is_null = target.object == ObjectId::NONE && zero;
            let bounds = engine.universe.extents.bounds(target.extent);
            let arena = &engine.universe.arena;
            let is_fixed = bounds.is_none_or(|bounds| {
                arena.as_u64(bounds.from).is_some() && arena.as_u64(bounds.to).is_some()
            });
            if !is_fixed {
                let what = "a pointer may reach a part of an object that changes";
                return Err(refused(engine, state, what, target.object));
            }
            grown |= self.include_target(engine, target.object, target.extent, is_null);
        }
        if self.pointers.len() > MOST_TARGETS {
            let what = "a pointer points to more and more objects";
            return Err(refused(engine, state, what, ObjectId::NONE));
        }
        Ok(grown)
    }

    fn include_target(
        &mut self,
        engine: &mut Engine<'_>,
        object: ObjectId,
        extent: Extent,
        is_null: bool,
    ) -> bool {
        let arena = &mut engine.universe.arena;
        let zero = arena.bv(64, 0);
        let mut fresh = |is_null: bool| match is_null {
            true => zero,
            false => arena.fresh("offset", Sort::BitVec(64)),
        };
        let same = |known: &&mut PointerForm| known.object == object && known.extent == extent;
        if let Some(known) = self.pointers.iter_mut().find(same) {
            if known.offset == zero && !is_null {
                known.offset = fresh(false);
                return true;
            }
            return false;
        }
        let offset = fresh(is_null);
        let guard = arena.fresh("points_there", Sort::Bool);
        self.pointers.push(PointerForm {
            object,
            extent,
            offset,
            guard,
        });
        true
    }
}

/// What a cell holds in a state.
pub fn value_at(engine: &mut Engine<'_>, state: &State, cell: Cell) -> Value {
    match cell {
        Cell::Register(register) => state.top.registers[register as usize],
        Cell::Memory(object, at, len) => match state.memory.get(object) {
            Some(slot) if at + u64::from(len) <= slot.content.size() => {
                let content: &Content = &slot.content;
                content.read(&mut engine.universe, at, len)
            }
            _ => Value::Undefined,
        },
    }
}

fn split(range: &Range<u64>) -> Vec<Range<u64>> {
    if LENGTHS.contains(&(range.end - range.start)) {
        return vec![range.clone()];
    }
    let mut parts = Vec::new();
    let mut at = range.start;
    while at < range.end {
        let end = ((at / 8 + 1) * 8).min(range.end);
        let whole = end - at;
        let len = 1 << whole.ilog2();
        parts.push(at..at + len);
        at += len;
    }
    parts
}

fn is_dead(slot: &Slot) -> bool {
    matches!(slot.life, Life::Dead(..))
}

fn is_gone(slot: &Slot) -> bool {
    is_dead(slot) || slot.exists == TermId::FALSE
}

fn same_life(left: &Life, right: &Life) -> bool {
    match (left, right) {
        (Life::Live, Life::Live) => true,
        (Life::Perhaps(left, ..), Life::Perhaps(right, ..)) => left == right,
        _ => false,
    }
}

/// An iteration leaves the rest of the execution as it was.
fn check_frames(engine: &Engine<'_>, head: &State, back: &State) -> Result<(), Refused> {
    let same_below = head.below.len() == back.below.len()
        && head.below.iter().zip(&back.below).all(|(before, after)| {
            Rc::ptr_eq(before, after) || before.registers == after.registers
        });
    let same = same_below
        && head.exceptions.same_on_their_way(&back.exceptions)
        && head.at_exit == back.at_exit
        && head.status == back.status
        && head.stack_bytes == back.stack_bytes
        && head.in_reentrant_call == back.in_reentrant_call
        && head.rounding == back.rounding
        && head.top.variable_arguments == back.top.variable_arguments
        && back.threads.is_none();
    match same {
        true => Ok(()),
        false => Err(refused(
            engine,
            head,
            "an iteration changes more than memory",
            ObjectId::NONE,
        )),
    }
}

fn refused(engine: &Engine<'_>, state: &State, what: &str, object: ObjectId) -> Refused {
    let named = match object {
        ObjectId::NONE => what.to_owned(),
        object => format!("{what}: {}", engine.describe_object(object)),
    };
    Refused {
        what: named,
        place: Some(Box::new(engine.user_place(&state.top.site()))),
        hints: None,
    }
}
