//! Sub-objects that a pointer must not leave.
//!
//! An array that decays to a pointer gives a pointer to its elements, and not to what lies beside the
//! array in the same object (C17 6.5.6/8, [expr.add]/4): such a pointer carries the extent of the array. A
//! pointer to a whole object carries none.

use super::ObjectId;
use super::universe::Universe;
use super::{InternedValue, Pointer, Target, Value};
use rustc_hash::FxHashMap;
use verify_term::TermId;

/// Which bytes of its object a pointer may reach.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Extent(u32);

impl Extent {
    /// All of the object.
    pub const WHOLE: Extent = Extent(0);
}

/// From which offset on, and before which; 64 bits each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bounds {
    pub from: TermId,
    pub to: TermId,
}

/// All extents of a job.
#[derive(Default)]
pub struct Extents {
    entries: Vec<(Bounds, Option<(u64, u64)>)>,
    ids: FxHashMap<Bounds, Extent>,
}

impl Extents {
    fn intern(&mut self, bounds: Bounds, known: Option<(u64, u64)>) -> Extent {
        let entries = &mut self.entries;
        *self.ids.entry(bounds).or_insert_with(|| {
            entries.push((bounds, known));
            Extent(u32::try_from(entries.len()).expect("fewer than 2^32 extents fit in memory"))
        })
    }

    /// What an extent is; none of the whole.
    pub fn bounds(&self, extent: Extent) -> Option<Bounds> {
        let index = extent.0.checked_sub(1)?;
        Some(self.entries[index as usize].0)
    }

    fn known(&self, extent: Extent) -> Option<(u64, u64)> {
        let index = extent.0.checked_sub(1)?;
        self.entries[index as usize].1
    }

    /// Whether an access is certainly inside.
    #[inline]
    pub fn contains(&self, extent: Extent, at: u64, len: u32) -> bool {
        extent == Extent::WHOLE || self.is_inside(extent, at, len)
    }

    fn is_inside(&self, extent: Extent, at: u64, len: u32) -> bool {
        self.known(extent)
            .is_some_and(|(from, to)| from <= at && at <= to && u64::from(len) <= to - at)
    }
}

impl Universe {
    /// The pointer to the first element of an array of so many bytes that lies where this one points to.
    pub fn narrowed(&mut self, array: Value, bytes: u64) -> Value {
        if let Value::Pointer(pointer) = array {
            return Value::Pointer(Pointer {
                extent: self.narrowed_from(pointer, bytes),
                ..pointer
            });
        }
        self.with_extents(array, |universe, target| {
            universe.narrowed_at(target.object, target.extent, target.offset, bytes)
        })
    }

    fn narrowed_from(&mut self, pointer: Pointer, bytes: u64) -> Extent {
        use super::memory::object::Size;
        let whole = Size::Bytes(bytes);
        if pointer.object == ObjectId::NONE
            || (pointer.offset == 0 && self.objects.get(pointer.object).size == whole)
        {
            return pointer.extent;
        }
        let offset = self.arena.bv(64, pointer.offset);
        self.narrowed_at(pointer.object, pointer.extent, offset, bytes)
    }

    fn narrowed_at(&mut self, object: ObjectId, old: Extent, offset: TermId, bytes: u64) -> Extent {
        if object == ObjectId::NONE {
            return old;
        }
        let bytes = self.arena.bv(64, bytes);
        let to = self.arena.add(offset, bytes);
        // An array that reaches beyond the one it was found through is none that is there: whatever is
        // accessed through it has to be inside of both.
        if let Some(bounds) = self.extents.bounds(old) {
            let starts = self.is_ahead(bounds.from, offset);
            let ends = self.is_ahead(to, bounds.to);
            if starts != Some(true) || ends != Some(true) {
                return old;
            }
        }
        self.extent(Bounds { from: offset, to })
    }

    fn extent(&mut self, bounds: Bounds) -> Extent {
        let known = self
            .arena
            .as_u64(bounds.from)
            .zip(self.arena.as_u64(bounds.to));
        self.extents.intern(bounds, known)
    }

    /// The pointer where it is taken for one to an object of so many bytes: one that the array is part of is
    /// what the array was found in (`container_of`), and all of it may be reached.
    pub fn widened(&mut self, pointer: Value, bytes: u64) -> Value {
        if let Value::Pointer(one) = pointer {
            let offset = self.arena.bv(64, one.offset);
            let extent = self.widened_at(one.extent, offset, bytes);
            return Value::Pointer(Pointer { extent, ..one });
        }
        self.with_extents(pointer, |universe, target| {
            universe.widened_at(target.extent, target.offset, bytes)
        })
    }

    fn widened_at(&mut self, extent: Extent, offset: TermId, bytes: u64) -> Extent {
        let Some(bounds) = self.extents.bounds(extent) else {
            return extent;
        };
        let bytes = self.arena.bv(64, bytes);
        let end = self.arena.add(offset, bytes);
        let (starts, ends) = (
            self.is_ahead(offset, bounds.from),
            self.is_ahead(bounds.to, end),
        );
        match (starts, ends) {
            (Some(false), _) | (_, Some(false)) => extent,
            _ => Extent::WHOLE,
        }
    }

    /// Whether one offset is before another or the same, where that does not depend on inputs.
    fn is_ahead(&mut self, first: TermId, second: TermId) -> Option<bool> {
        let distance = self.arena.sub(second, first);
        self.arena
            .as_u64(distance)
            .map(|distance| distance as i64 >= 0)
    }

    /// Whether the pointer is confined to a part of an object.
    #[inline]
    pub fn is_narrowed(&self, value: Value) -> bool {
        match value {
            Value::Pointer(pointer) => pointer.extent != Extent::WHOLE,
            Value::Interned(id) => match self.rich.get(id) {
                InternedValue::Pointers(targets) => {
                    targets.iter().any(|target| target.extent != Extent::WHOLE)
                }
                InternedValue::Shadowed { value, .. } => self.is_narrowed(*value),
                InternedValue::PointerByte { .. } => false,
            },
            _ => false,
        }
    }

    fn with_extents(
        &mut self,
        value: Value,
        mut extent: impl FnMut(&mut Universe, Target) -> Extent,
    ) -> Value {
        if !self.is_pointer(value) || self.is_shadowed(value) {
            return value;
        }
        let mut targets = self.targets(value);
        for target in &mut targets {
            target.extent = extent(self, *target);
        }
        self.pointer(&targets)
    }

    /// The extent of a pointer that has one of two, as the condition has it.
    pub(super) fn merged_extent(
        &mut self,
        condition: TermId,
        object: ObjectId,
        then: Extent,
        other: Extent,
    ) -> Extent {
        if then == other {
            return then;
        }
        let (then, other) = (self.bounds_in(object, then), self.bounds_in(object, other));
        let from = self.arena.ite(condition, then.from, other.from);
        let to = self.arena.ite(condition, then.to, other.to);
        self.extent(Bounds { from, to })
    }

    fn bounds_in(&mut self, object: ObjectId, extent: Extent) -> Bounds {
        use super::memory::object::Size;
        if let Some(bounds) = self.extents.bounds(extent) {
            return bounds;
        }
        let from = self.arena.bv(64, 0);
        let to = match self.objects.get(object).size {
            Size::Bytes(bytes) => self.arena.bv(64, bytes),
            Size::Symbolic(term, _) => term,
        };
        Bounds { from, to }
    }

    /// When so many bytes at an offset are inside.
    pub fn is_in_extent(&mut self, extent: Extent, offset: TermId, len: TermId) -> TermId {
        let Some(bounds) = self.extents.bounds(extent) else {
            return TermId::TRUE;
        };
        let arena = &mut self.arena;
        let starts = arena.ule(bounds.from, offset);
        let before_end = arena.ule(offset, bounds.to);
        let left = arena.sub(bounds.to, offset);
        let fits = arena.ule(len, left);
        let ends = arena.and(before_end, fits);
        arena.and(starts, ends)
    }
}
