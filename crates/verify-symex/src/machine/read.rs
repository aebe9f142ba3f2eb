//! Reads at checked places, and the pointers that they cannot mean.
//!
//! As far as ranges tell, a read whose place is a term may mean all of its object, a pointer beside a buffer
//! included. A byte of a pointer is a number that depends on where its object lies, and the verdict then rests
//! on one layout of memory. So the solver is asked before a pointer is looked into.

use crate::engine::Engine;
use crate::state::State;
use crate::value::{Target, Value};
use std::ops::Range;
use verify_term::TermId;

impl Engine<'_> {
    /// Reads `len` bytes; what is answered where the guard does not hold is of no importance.
    pub fn read_place(
        &mut self,
        state: &mut State,
        target: Target,
        guard: TermId,
        len: u32,
    ) -> Value {
        let place = self.universe.arena.as_u64(target.offset);
        let unread = self.pointers_unread(state, target, guard, len);
        match place {
            Some(_) if !unread.is_empty() => Value::Int(0),
            Some(offset) => {
                let slot = state.memory.get(target.object).expect("checked to exist");
                slot.content.read(&mut self.universe, offset, len)
            }
            None => {
                let slot = state
                    .memory
                    .get_mut(target.object)
                    .expect("checked to exist");
                slot.content
                    .read_at(&mut self.universe, target.offset, len, &unread)
            }
        }
    }

    /// Runs of bytes that hold pointers, of those that the read would look into if it reached them, which it
    /// does not.
    fn pointers_unread(
        &mut self,
        state: &State,
        target: Target,
        guard: TermId,
        len: u32,
    ) -> Vec<Range<u64>> {
        let place = self.universe.arena.as_u64(target.offset);
        if place.is_some() && guard == TermId::TRUE {
            return Vec::new();
        }
        let (low, high) = self.universe.arena.unsigned_range(target.offset);
        let in_range =
            |run: &Range<u64>| run.start < high.saturating_add(u64::from(len)) && run.end > low;
        let mut runs = self.pointers_at_risk(state, target, place, len);
        runs.retain(in_range);
        if runs.len() > super::write::MOST_RUNS {
            return Vec::new();
        }
        runs.retain(|run| {
            let reached = self.reaches(target.offset, guard, len, run);
            !self.feasible(state, reached)
        });
        runs
    }
}
