//! Recording what the verdict is decided from: gaps, assumptions.

use crate::code::CheckGroup;
use crate::engine::{End, Engine};
use crate::outcome::{Assumption, Gap, GapKind};
use crate::state::State;
use verify_term::TermId;

impl Engine<'_> {
    pub fn add_gap(&mut self, gap: Gap) {
        self.checks.facts.add_gap(gap);
    }

    /// The path meets something that we do not support: the verdict is open on it.
    pub fn unsupported(&mut self, state: &State, what: impl Into<String>) -> End {
        if self.feasible(state, TermId::TRUE) {
            let place = self.place(&state.top.site());
            self.add_gap(Gap {
                kind: GapKind::Unsupported,
                what: what.into(),
                place: Some(place),
            });
        }
        End::Path
    }

    /// The verdict rests on something that was not checked.
    pub fn record_assumption(&mut self, state: &State, what: &str) {
        let place = self.user_place(&state.top.site());
        let key = (what.to_owned(), place.line);
        // A merged path may be one that no execution takes.
        if !self.checks.facts.assumed_keys.contains(&key) && self.feasible(state, TermId::TRUE) {
            self.checks.facts.assumed_keys.insert(key);
            self.checks.facts.assumed.push(Assumption {
                what: what.to_owned(),
                place: Some(place),
            });
        }
    }

    /// A function of the system's C++ library is called, whose preconditions nobody checks.
    pub fn record_unchecked_library(&mut self, state: &State) {
        if !self.checks.facts.library_is_unchecked
            && self.options.checks.contains_any(CheckGroup::Library)
        {
            let known = self.checks.facts.assumed.len();
            self.record_assumption(
                state,
                "what functions of the C++ library require of their callers: the system's headers \
                 do not check it",
            );
            self.checks.facts.library_is_unchecked = self.checks.facts.assumed.len() > known;
        }
    }
}
