//! Vector clocks: a set of events that with each event has all of its thread before it.

use super::event::EventId;
use smallvec::SmallVec;

/// How many events of each thread are in the set.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Clock(SmallVec<[u32; 6]>);

impl Clock {
    pub fn of(&self, thread: u32) -> u32 {
        self.0.get(thread as usize).copied().unwrap_or(0)
    }

    pub fn contains(&self, event: EventId) -> bool {
        self.of(event.thread) >= event.index
    }

    /// Adds an event and all of its thread before it.
    pub fn add(&mut self, event: EventId) {
        let at = event.thread as usize;
        if self.0.len() <= at {
            self.0.resize(at + 1, 0);
        }
        self.0[at] = self.0[at].max(event.index);
    }

    pub fn join(&mut self, other: &Clock) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        for (mine, others) in self.0.iter_mut().zip(&other.0) {
            *mine = (*mine).max(*others);
        }
    }
}
