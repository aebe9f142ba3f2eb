//! What the executor found out besides violations. The verdict is decided from these alone.

use crate::outcome::{
    Assumption, BoundHit, ContractUse, Gap, LoopInvariant, Place, Precondition, Violation,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// What the executor found out besides violations. The verdict is decided from these alone.
#[derive(Clone, Default)]
pub struct Facts {
    pub bounds_hit: Vec<BoundHit>,
    pub assumed: Vec<Assumption>,
    pub gaps: Vec<Gap>,
    /// Whether some execution came to the end of the program.
    pub finished: bool,
    /// Where the program itself says that executions are of no interest any more.
    pub given_up: Option<Place>,
    /// The entry point was entered behind what the caller does before it.
    pub entered: bool,
    /// The body of an entry point that has a contract was entered behind its precondition.
    pub body_entered: bool,
    pub violations: Vec<Violation>,
    /// What callers have to keep to: the verdict holds for those that do.
    pub preconditions: Vec<Precondition>,
    /// The contracts that stood for the bodies of their functions.
    pub contracts: Vec<ContractUse>,
    /// The program's own assumptions, by function and op: where, and whether one ever held.
    pub assumptions: FxHashMap<(u32, u32), (Place, bool)>,
    /// The loops that no bound limits, because an invariant stands for all of their iterations.
    pub invariants: Vec<LoopInvariant>,
    /// It is said that preconditions of the system's C++ library are not checked.
    pub library_is_unchecked: bool,
    pub assumed_keys: FxHashSet<(String, u32)>,
    gap_keys: FxHashSet<(String, u32, u32)>,
}

impl Facts {
    pub fn add_gap(&mut self, gap: Gap) {
        let place = gap
            .place
            .as_ref()
            .map_or((0, 0), |place| (place.line, place.column));
        if self.gap_keys.insert((gap.what.clone(), place.0, place.1)) {
            self.gaps.push(gap);
        }
    }

    /// A loop or a recursion was cut off, or is at the end of the job.
    pub fn record_bound(&mut self, hit: BoundHit) {
        if !self
            .bounds_hit
            .iter()
            .any(|known| known.place == hit.place && known.what == hit.what)
        {
            self.bounds_hit.push(hit);
        }
    }
}
