//! How the memories of two states become one.
//!
//! Only objects that differ are looked at, and in them only the bytes that differ. An object that
//! exists in one of the states alone is kept: only pointers of that state's paths mean it.

use super::content::Content;
use super::store::{Life, Memory, Slot};
use crate::value::universe::Universe;
use verify_term::TermId;

impl Memory {
    /// Makes this the memory that holds `self` where the condition holds and `other` elsewhere.
    pub fn merge(&mut self, universe: &mut Universe, condition: TermId, other: &Memory) {
        for id in self.differing(other) {
            match (self.get(id).is_some(), other.get(id)) {
                (true, Some(right)) => {
                    let right = right.clone();
                    let left = self.get_mut(id).expect("just seen");
                    merge_slot(universe, condition, left, &right);
                }
                (false, Some(right)) => {
                    let mut slot = right.clone();
                    let elsewhere = universe.arena.not(condition);
                    slot.exists = universe.arena.and(elsewhere, slot.exists);
                    self.insert(id, slot);
                }
                (true, None) => {
                    let slot = self.get_mut(id).expect("just seen");
                    slot.exists = universe.arena.and(condition, slot.exists);
                }
                (false, None) => {}
            }
        }
    }
}

fn merge_slot(universe: &mut Universe, condition: TermId, left: &mut Slot, right: &Slot) {
    left.exists = universe.arena.ite(condition, left.exists, right.exists);
    let (left_died, right_died) = (
        matches!(left.life, Life::Dead(..)),
        matches!(right.life, Life::Dead(..)),
    );
    left.life = merge_life(universe, condition, &left.life, &right.life);
    // What a dead object held does not matter: it must not be read.
    match (left_died, right_died) {
        (_, true) => {}
        (true, false) => left.content = right.content.clone(),
        (false, false) => left.content.merge(universe, condition, &right.content),
    }
}

fn merge_life(universe: &mut Universe, condition: TermId, left: &Life, right: &Life) -> Life {
    let alive = |life: &Life| match life {
        Life::Live => TermId::TRUE,
        Life::Dead(..) => TermId::FALSE,
        Life::Perhaps(alive, ..) => *alive,
    };
    let alive = universe.arena.ite(condition, alive(left), alive(right));
    let end = match (left, right) {
        (Life::Live, Life::Live) => return Life::Live,
        (Life::Dead(how, site) | Life::Perhaps(_, how, site), _) => (*how, site.clone()),
        (_, Life::Dead(how, site) | Life::Perhaps(_, how, site)) => (*how, site.clone()),
    };
    match universe.arena.as_bool(alive) {
        Some(true) => Life::Live,
        Some(false) => Life::Dead(end.0, end.1),
        None => Life::Perhaps(alive, end.0, end.1),
    }
}

impl Content {
    /// Makes this the content that is `self` where the condition holds and `other` elsewhere.
    fn merge(&mut self, universe: &mut Universe, condition: TermId, other: &Content) {
        if self.array().is_some() || other.array().is_some() {
            self.merge_arrays(universe, condition, other);
            return;
        }
        let grain = u64::from(self.grain().max(other.grain()).max(1));
        let mut at = 0;
        while at < self.size() {
            let (left, right) = (self.cell_starting(at), other.cell_starting(at));
            let len = match (left, right) {
                (Some(left), Some(right)) if left == right => {
                    at += u64::from(left);
                    if self.cells()[&(at - u64::from(left))]
                        != other.cells()[&(at - u64::from(right))]
                    {
                        self.merge_range(universe, condition, other, at - u64::from(left), left);
                    }
                    continue;
                }
                // The larger one: a pointer that is merged byte by byte is one no longer.
                (Some(left), Some(right)) => left.max(right),
                (Some(len), None) | (None, Some(len)) => len,
                (None, None) => {
                    if self.plain_page(at) && other.plain_page(at) && self.shares_page(other, at) {
                        at = (at / Content::PAGE + 1) * Content::PAGE;
                        continue;
                    }
                    if self.same_plain_byte(other, at) {
                        at += 1;
                        continue;
                    }
                    let start = at / grain * grain;
                    let len = grain.min(self.size() - start);
                    let clear = |content: &Content| !content.range_has_cell(start, len);
                    if clear(self) && clear(other) {
                        self.merge_range(universe, condition, other, start, len as u32);
                        at = start + len;
                    } else {
                        self.merge_range(universe, condition, other, at, 1);
                        at += 1;
                    }
                    continue;
                }
            };
            self.merge_range(universe, condition, other, at, len);
            at += u64::from(len);
        }
    }

    fn merge_range(
        &mut self,
        universe: &mut Universe,
        condition: TermId,
        other: &Content,
        at: u64,
        len: u32,
    ) {
        let left = self.read(universe, at, len);
        let right = other.read(universe, at, len);
        if left != right {
            let value = universe.select(condition, left, right, len * 8);
            let grain = self.grain();
            self.write(universe, at, len, value);
            self.set_grain(grain);
        }
    }

    fn merge_arrays(&mut self, universe: &mut Universe, condition: TermId, other: &Content) {
        let mut right = other.clone();
        self.ensure_array(universe);
        right.ensure_array(universe);
        let (Some(mut left), Some(right)) = (self.array(), right.array()) else {
            unreachable!("both were just made arrays");
        };
        left.bytes = universe.arena.ite(condition, left.bytes, right.bytes);
        left.undefined = universe
            .arena
            .ite(condition, left.undefined, right.undefined);
        self.set_array(left);
    }

    fn cell_starting(&self, at: u64) -> Option<u32> {
        self.cells().get(&at).map(|cell| cell.len)
    }

    fn range_has_cell(&self, at: u64, len: u64) -> bool {
        let before = self.cells().range(..at + len).next_back();
        before.is_some_and(|(start, cell)| start + u64::from(cell.len) > at)
    }

    fn plain_page(&self, at: u64) -> bool {
        let end = (at / Content::PAGE + 1) * Content::PAGE;
        self.cells().is_empty() || !self.range_has_cell(at, end - at)
    }

    fn same_plain_byte(&self, other: &Content, at: u64) -> bool {
        !self.range_has_cell(at, 1)
            && !other.range_has_cell(at, 1)
            && self.byte(at) == other.byte(at)
    }
}
