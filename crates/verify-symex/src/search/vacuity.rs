//! Whether anything was checked at all.

use crate::engine::Engine;
use crate::outcome::{Gap, GapKind, Place};

impl Engine<'_> {
    /// What the caller calls before the entry point never gets as far as that.
    fn check_entered(&mut self) {
        let prepares = |caller: &crate::call_environment::CallEnvironment| !caller.setup.is_empty();
        if self.options.caller.as_ref().is_some_and(prepares) && !self.checks.facts.entered {
            self.add_gap(Gap {
                kind: GapKind::Vacuous,
                what: "no call that makes an argument returns: the function was never entered"
                    .to_owned(),
                place: None,
            });
        }
    }

    /// The precondition of the entry point was not evaluated to its end: the bound or the time was up before.
    fn check_body_entered(&mut self) {
        let Some(entry) = self.find_entry() else {
            return;
        };
        let is_cut_off = !self.checks.facts.bounds_hit.is_empty();
        let defined = self.image.program.function(entry).defined;
        if is_cut_off && defined && self.has_contract(entry) && !self.checks.facts.body_entered {
            self.add_gap(Gap {
                kind: GapKind::Vacuous,
                what:
                    "the precondition was not evaluated to its end: the function was never entered"
                        .to_owned(),
                place: None,
            });
        }
    }

    /// An assumption that never held where it was reached: what follows it was checked on nothing.
    pub fn check_vacuity(&mut self) {
        self.check_entered();
        self.check_body_entered();
        let mut vacuous: Vec<Place> = self
            .checks
            .facts
            .assumptions
            .values()
            .filter(|(_, possible)| !possible)
            .map(|(place, _)| place.clone())
            .collect();
        if !self.checks.facts.finished && self.checks.facts.bounds_hit.is_empty() {
            vacuous.extend(self.checks.facts.given_up.take());
        }
        for place in vacuous {
            let what = "an assumption can never hold: nothing behind it was checked".to_owned();
            self.add_gap(Gap {
                kind: GapKind::Vacuous,
                what,
                place: Some(place),
            });
        }
    }
}
