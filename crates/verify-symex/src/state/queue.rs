//! The states that wait, ordered by position.

use crate::state::State;
use crate::state::position::Position;
use crate::value::universe::Universe;
use std::cmp::Ordering;

/// Waiting states, the hindmost last. Several may wait at one position: those that differ in more
/// than values.
#[derive(Default)]
pub struct Queue {
    states: Vec<(Position, State)>,
}

impl Queue {
    pub fn is_empty(&self) -> bool {
        self.states.is_empty()
    }

    pub fn take_hindmost(&mut self) -> Option<State> {
        self.states.pop().map(|(_, state)| state)
    }

    /// Whether a state at this position would not be strictly hindmost.
    pub fn reaches(&self, position: &Position) -> bool {
        match self.states.last() {
            Some((hindmost, _)) => position.compare(hindmost) != Ordering::Less,
            None => false,
        }
    }

    /// Adds a state without a look at the others.
    pub fn push(&mut self, state: State) {
        self.states.push((state.position(), state));
    }

    /// Adds a state in its place without merging it.
    pub fn push_unmerged(&mut self, state: State) {
        let position = state.position();
        let start = self
            .states
            .partition_point(|(other, _)| other.compare(&position) == Ordering::Greater);
        self.states.insert(start, (position, state));
    }

    /// Adds a state, or merges it into one that waits at the same place. True if it was merged.
    pub fn merge_or_insert(&mut self, universe: &mut Universe, state: State) -> bool {
        let position = state.position();
        let start = self
            .states
            .partition_point(|(other, _)| other.compare(&position) == Ordering::Greater);
        let mut index = start;
        while let Some((other, waiting)) = self.states.get_mut(index) {
            if other.compare(&position) != Ordering::Equal {
                break;
            }
            if waiting.can_merge(&state) {
                waiting.merge(universe, state);
                return true;
            }
            index += 1;
        }
        self.states.insert(start, (position, state));
        false
    }
}
