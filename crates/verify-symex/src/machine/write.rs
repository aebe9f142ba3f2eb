//! Writes into checked targets, and the pointers that they leave alone.
//!
//! As far as ranges tell, a write whose place is a term may reach all of its object, and one whose extent
//! is a term all that follows. A byte that is written into a pointer takes from it what it points to, even
//! where the path says that this never happens: an index below the length of a buffer, and a pointer beside
//! that buffer. So the solver is asked before a pointer is taken apart, and one that the write may reach stays
//! whole where it does not.

use crate::engine::Engine;
use crate::state::State;
use crate::value::{Target, Value};
use std::ops::Range;
use verify_term::TermId;

/// More runs of pointers than this in one object are not asked about.
pub(super) const MOST_RUNS: usize = 8;

/// More pointers than this that one write may reach are taken apart.
const MOST_REACHED: usize = 16;
/// The bytes of a pointer.
const POINTER: u64 = 8;

/// The pointers that a write would take apart if it reached them.
#[derive(Default)]
struct Beside {
    /// It does not reach them.
    kept: Vec<Range<u64>>,
    /// It may: where they are, and what they were.
    reached: Vec<(u64, Value)>,
}

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
        let Beside { kept, reached } = self.pointers_beside(state, target, guard, len);
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
        for (at, whole) in reached {
            self.keep_whole_elsewhere(state, target, guard, len, at, whole);
        }
    }

    /// After a write that may reach a pointer: it is what the write left of it only where it was reached.
    fn keep_whole_elsewhere(
        &mut self,
        state: &mut State,
        target: Target,
        guard: TermId,
        len: u32,
        at: u64,
        whole: Value,
    ) {
        let reached = self.reaches(target.offset, guard, len, &(at..at + POINTER));
        let slot = state
            .memory
            .get_mut(target.object)
            .expect("checked to exist");
        if slot.content.array().is_some() {
            return;
        }
        let universe = &mut self.universe;
        let rest = slot.content.read(universe, at, POINTER as u32);
        let either = universe.select(reached, rest, whole, 64);
        slot.content.write(universe, at, POINTER as u32, either);
    }

    /// Pointers that a write would take apart if it reached them: those that it does not reach, and those that
    /// it may.
    fn pointers_beside(
        &mut self,
        state: &State,
        target: Target,
        guard: TermId,
        len: u32,
    ) -> Beside {
        let place = self.universe.arena.as_u64(target.offset);
        let mut beside = Beside::default();
        if place.is_some() && guard == TermId::TRUE {
            return beside;
        }
        let runs = self.pointers_at_risk(state, target, place, len);
        if runs.len() > MOST_RUNS {
            return beside;
        }
        for run in runs {
            let reached = self.reaches(target.offset, guard, len, &run);
            if !self.feasible(state, reached) {
                beside.kept.push(run);
                continue;
            }
            let content = state.memory.get(target.object).map(|slot| &slot.content);
            let cells = content
                .into_iter()
                .flat_map(|content| content.cells().range(run.clone()));
            let whole = cells.filter(|(_, cell)| u64::from(cell.len) == POINTER);
            beside
                .reached
                .extend(whole.map(|(at, cell)| (*at, cell.value)));
        }
        beside.reached.truncate(MOST_REACHED);
        beside
    }

    /// Runs of bytes that hold pointers, of those that an access may overlap without meaning a whole one.
    pub(super) fn pointers_at_risk(
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

    /// The condition that an access overlaps a run of bytes. It lies inside the object, so nothing wraps.
    pub(super) fn reaches(
        &mut self,
        offset: TermId,
        guard: TermId,
        len: u32,
        run: &Range<u64>,
    ) -> TermId {
        let arena = &mut self.universe.arena;
        let last = arena.bv(64, run.end);
        let begins_before = arena.ult(offset, last);
        let first = arena.bv(64, (run.start + 1).saturating_sub(u64::from(len)));
        let ends_behind = arena.uge(offset, first);
        let overlaps = arena.and(begins_before, ends_behind);
        arena.and(guard, overlaps)
    }
}
