//! The states that wait: for their turn, or for a greater bound.

use crate::engine::Engine;
use crate::options::Strategy;
use crate::outcome::BoundHit;
use crate::state::State;
use crate::state::queue::Queue;
use crate::time_policy;
use verify_term::TermId;

/// What is left to explore.
pub struct Frontier {
    pub queue: Queue,
    /// States at a loop or recursion that reached the bound.
    pub deferred: Vec<(State, BoundHit)>,
    /// Executions of threads that go another way than those in the queue; the last goes first.
    pub alternatives: Vec<State>,
    pub bound: u32,
    /// What the last whole round of exploration found out.
    pub completed: Option<Completed>,
    /// A state that went round a loop many times, to be compared with later ones.
    pub endless: Option<Box<Watched>>,
}

/// A state in a loop, and what had happened by then.
pub struct Watched {
    pub state: State,
    pub path: TermId,
    /// How many choices were made, and how often something was written outside.
    pub choices: usize,
    pub written: u64,
}

/// A round of exploration that was completed.
#[derive(Debug)]
pub struct Completed {
    /// What its bound held back.
    pub held_back: Vec<BoundHit>,
    pub bound: u32,
    /// How many gaps were known at its end.
    pub gaps: usize,
}

impl Frontier {
    /// Nothing waits; the bound is the user's, if there is one.
    pub fn new(unwind: Option<u32>) -> Frontier {
        Frontier {
            queue: Queue::default(),
            deferred: Vec::new(),
            alternatives: Vec::new(),
            bound: unwind.unwrap_or(time_policy::FIRST_BOUND),
            completed: None,
            endless: None,
        }
    }
}

impl Engine<'_> {
    pub fn enqueue(&mut self, state: State) {
        if self.strategy == Strategy::Merge {
            let merged = self
                .frontier
                .queue
                .merge_or_insert(&mut self.universe, state);
            self.progress.merges += u64::from(merged);
        } else {
            self.frontier.queue.push(state);
        }
    }

    /// What is still held back when the job ends.
    pub fn record_deferred(&mut self) {
        for (_, hit) in std::mem::take(&mut self.frontier.deferred) {
            self.checks.facts.record_bound(hit);
        }
    }
}
