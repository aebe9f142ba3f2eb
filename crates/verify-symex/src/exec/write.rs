//! Writes into checked targets, and the pointers that they leave alone.
//!
//! As far as ranges tell, a write whose place is a term may reach all of its object, and one whose extent
//! is a term all that follows. A byte that is written into a pointer takes from it what it points to, even
//! where the path says that this never happens: an index below the length of a buffer, and a pointer beside
//! that buffer. So the solver is asked before a pointer is taken apart.

use crate::engine::Engine;
use crate::state::State;
use crate::value::{Target, Value};
use std::ops::Range;
use verify_term::TermId;

/// More runs of pointers than this in one object are not asked about.
const MOST_RUNS: usize = 8;

impl Engine<'_> {
    /// Writes where the guard holds.
    pub fn write_target(
        &mut self,
        state: &mut State,
        target: Target,
        guard: TermId,
        len: u32,
        value: Value,
    ) {
        let kept = self.unreached_pointers(state, target, guard, len);
        let slot = state
            .memory
            .get_mut(target.object)
            .expect("checked to exist");
        match self.universe.arena.as_u64(target.offset) {
            Some(_) if !kept.is_empty() => {}
            Some(offset) => slot
                .content
                .write_if(&mut self.universe, guard, offset, len, value),
            None => {
                slot.content
                    .write_at(&mut self.universe, guard, target.offset, len, value, &kept)
            }
        }
    }

    /// Pointers that a write would take apart if it reached them, and that it does not reach.
    fn unreached_pointers(
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
        let mut runs = self.pointers_at_risk(state, target, place, len);
        if runs.len() > MOST_RUNS {
            return Vec::new();
        }
        runs.retain(|run| {
            let reached = self.reaches(target.offset, guard, len, run);
            !self.feasible(state, reached)
        });
        runs
    }

    /// Runs of bytes that hold pointers, of those that the write may overlap without replacing a whole one.
    fn pointers_at_risk(
        &self,
        state: &State,
        target: Target,
        place: Option<u64>,
        len: u32,
    ) -> Vec<Range<u64>> {
        let mut runs: Vec<Range<u64>> = Vec::new();
        let Some(slot) = state.memory.get(target.object) else {
            return runs;
        };
        for (&start, cell) in slot.content.cells() {
            let cell_end = start + u64::from(cell.len);
            let apart =
                place.is_some_and(|place| place >= cell_end || place + u64::from(len) <= start);
            if apart || cell.len == len || !self.universe.is_pointer(cell.value) {
                continue;
            }
            match runs.last_mut() {
                Some(run) if run.end == start => run.end = cell_end,
                _ => runs.push(start..cell_end),
            }
        }
        runs
    }

    /// The condition that a write overlaps a run of bytes. It lies inside the object, so nothing wraps.
    fn reaches(&mut self, offset: TermId, guard: TermId, len: u32, run: &Range<u64>) -> TermId {
        let arena = &mut self.universe.arena;
        let last = arena.bv(64, run.end);
        let begins_before = arena.ult(offset, last);
        let first = arena.bv(64, (run.start + 1).saturating_sub(u64::from(len)));
        let ends_behind = arena.uge(offset, first);
        let overlaps = arena.and(begins_before, ends_behind);
        arena.and(guard, overlaps)
    }
}
