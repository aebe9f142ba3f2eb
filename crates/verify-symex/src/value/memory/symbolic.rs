//! Accesses whose place is a term.
//!
//! Where few places are possible, a read is a balanced tree of choices over them and a write a
//! choice at each. Where there are too many, the object becomes an SMT array.

use super::congruence::congruence;
use super::content::{ArrayContent, Content, Fill};
use crate::value::Value;
use crate::value::universe::Universe;
use std::ops::Range;
use verify_term::{Arena, TermId};

/// With more possible places than this an object becomes an array.
const PLACES_LIMIT: u64 = 1024;

/// The places a symbolic offset may mean: `first, first + step, …, last`.
#[derive(Clone, Copy, Debug)]
struct Places {
    first: u64,
    last: u64,
    step: u64,
}

impl Places {
    /// The places inside an object of `size` bytes at which `len` bytes fit; none if there is no
    /// such place.
    fn of(arena: &Arena, offset: TermId, len: u64, size: u64) -> Option<Places> {
        let (low, high) = arena.unsigned_range(offset);
        let high = high.min(size.checked_sub(len)?);
        let known = arena.known_bits(offset);
        let fixed = (known.zeros | known.ones).trailing_ones().min(32);
        let (mut step, mut residue) = (1_u64 << fixed, known.ones & ((1 << fixed) - 1));
        // How the offset is computed may tell more than its bits.
        let computed = congruence(arena, offset);
        if computed.modulus > step && computed.modulus < 1 << 32 {
            step = computed.modulus;
            residue = computed.residue.rem_euclid(step as i64) as u64;
        }
        let first = low.checked_add((residue + step - low % step) % step)?;
        if first > high {
            return None;
        }
        Some(Places {
            first,
            last: first + (high - first) / step * step,
            step,
        })
    }

    fn count(self) -> u64 {
        (self.last - self.first) / self.step + 1
    }

    fn iter(self) -> impl Iterator<Item = u64> {
        (self.first..=self.last).step_by(self.step as usize)
    }
}

impl Content {
    /// Reads `len` bytes at a symbolic offset that is known to lie inside the object, and to reach none
    /// of the bytes that are `unread`.
    pub fn read_at(
        &mut self,
        universe: &mut Universe,
        offset: TermId,
        len: u32,
        unread: &[Range<u64>],
    ) -> Value {
        if self.array().is_some() {
            return self.read_array(universe, offset, len);
        }
        let Some(places) = Places::of(&universe.arena, offset, u64::from(len), self.size()) else {
            return Value::Undefined;
        };
        if places.count() > PLACES_LIMIT {
            self.become_array(universe);
            return self.read_array(universe, offset, len);
        }
        let values: Vec<(u64, Value)> = places
            .iter()
            .filter(|place| is_apart(*place, len, unread))
            .map(|place| (place, self.read(universe, place, len)))
            .collect();
        match values.is_empty() {
            true => Value::Undefined,
            false => choose(universe, offset, &values, len * 8),
        }
    }

    /// Writes `len` bytes at a symbolic offset that is known to lie inside the object, and to reach
    /// none of the bytes that are `kept`, where the guard holds.
    pub fn write_at(
        &mut self,
        universe: &mut Universe,
        guard: TermId,
        offset: TermId,
        len: u32,
        value: Value,
        kept: &[Range<u64>],
    ) {
        if self.array().is_none() {
            let Some(places) = Places::of(&universe.arena, offset, u64::from(len), self.size())
            else {
                return;
            };
            if places.count() <= PLACES_LIMIT {
                for place in places.iter().filter(|place| is_apart(*place, len, kept)) {
                    let at = universe.arena.bv(64, place);
                    let here = universe.arena.eq(offset, at);
                    let here = universe.arena.and(guard, here);
                    self.write_if(universe, here, place, len, value);
                }
                return;
            }
            self.become_array(universe);
        }
        let old = self.read_array(universe, offset, len);
        let value = universe.select(guard, value, old, len * 8);
        self.write_array(universe, offset, len, value);
    }

    /// Writes at a concrete offset where the guard holds.
    pub fn write_if(
        &mut self,
        universe: &mut Universe,
        guard: TermId,
        offset: u64,
        len: u32,
        value: Value,
    ) {
        if guard == TermId::FALSE {
            return;
        }
        let value = if guard == TermId::TRUE {
            value
        } else {
            let old = self.read(universe, offset, len);
            universe.select(guard, value, old, len * 8)
        };
        self.write(universe, offset, len, value);
    }

    pub(super) fn read_array(&self, universe: &mut Universe, offset: TermId, len: u32) -> Value {
        let array = self.array().expect("only called on array content");
        let arena = &mut universe.arena;
        let (mut bytes, mut undefined) = (None, None);
        for index in 0..len {
            let index = arena.bv(64, u64::from(index));
            let at = arena.add(offset, index);
            let byte = arena.select(array.bytes, at);
            let bit = arena.select(array.undefined, at);
            let shadow = arena.sext(bit, 8);
            bytes = Some(bytes.map_or(byte, |low| arena.concat(byte, low)));
            undefined = Some(undefined.map_or(shadow, |low| arena.concat(shadow, low)));
        }
        let bytes = bytes.expect("an access has at least one byte");
        let undefined = undefined.expect("an access has at least one byte");
        let (value, shadow) = (universe.value(bytes), universe.value(undefined));
        let blank = matches!(shadow, Value::Term(term) if universe.arena.as_limbs(term).is_some_and(|limbs| limbs.iter().all(|limb| *limb == 0)));
        if blank {
            value
        } else {
            universe.shadowed(value, shadow, len * 8)
        }
    }

    pub(super) fn write_array(
        &mut self,
        universe: &mut Universe,
        offset: TermId,
        len: u32,
        value: Value,
    ) {
        let mut array = self.array().expect("only called on array content");
        for index in 0..len {
            let byte = universe.slice(value, len, index, 1);
            let initialised = universe.is_initialised(byte, 8);
            let undefined = universe.arena.not(initialised);
            let bare = match byte {
                Value::Undefined => Value::Int(0),
                other => universe.bare(other, 8),
            };
            let byte = universe.term(bare, 8);
            let arena = &mut universe.arena;
            let index = arena.bv(64, u64::from(index));
            let at = arena.add(offset, index);
            let bit = arena.bool_to_bv(undefined, 1);
            array.bytes = arena.store(array.bytes, at, byte);
            array.undefined = arena.store(array.undefined, at, bit);
        }
        self.set_array(array);
    }

    /// From here on the bytes are an array.
    pub fn ensure_array(&mut self, universe: &mut Universe) {
        if self.array().is_none() {
            self.become_array(universe);
        }
    }

    /// An object whose bytes are an array from the start.
    pub fn array_of(universe: &mut Universe, size: u64, fill: Fill) -> Content {
        let zero = universe.arena.bv(8, 0);
        let bit = universe.arena.bv(1, u64::from(fill == Fill::Uninitialised));
        let mut content = Content::new(size, fill);
        let bytes = universe.arena.const_array(64, zero);
        let undefined = universe.arena.const_array(64, bit);
        content.set_array(ArrayContent { bytes, undefined });
        content
    }

    /// Moves all bytes into an SMT array.
    fn become_array(&mut self, universe: &mut Universe) {
        let mut array = Content::array_of(universe, self.size(), self.fill());
        for at in 0..self.size() {
            if at % Content::PAGE == 0
                && self.page_is_untouched(at)
                && self.cells().range(at..at + Content::PAGE).next().is_none()
            {
                continue;
            }
            let byte = self.read(universe, at, 1);
            let plain = match self.fill() {
                Fill::Zero => Value::Int(0),
                Fill::Uninitialised => Value::Undefined,
            };
            if byte != plain {
                array.write(universe, at, 1, byte);
            }
        }
        *self = array;
    }
}

/// Whether `len` bytes at this place overlap none of the runs.
fn is_apart(place: u64, len: u32, runs: &[Range<u64>]) -> bool {
    let end = place + u64::from(len);
    runs.iter().all(|run| run.end <= place || end <= run.start)
}

/// The value among `values` (sorted by place) that stands at `offset`.
fn choose(universe: &mut Universe, offset: TermId, values: &[(u64, Value)], width: u32) -> Value {
    let (first, rest) = values.split_first().expect("there is at least one place");
    if rest.iter().all(|(_, value)| *value == first.1) {
        return first.1;
    }
    let middle = values.len() / 2;
    let left = choose(universe, offset, &values[..middle], width);
    let right = choose(universe, offset, &values[middle..], width);
    let pivot = universe.arena.bv(64, values[middle].0);
    let below = universe.arena.ult(offset, pivot);
    universe.select(below, left, right, width)
}
