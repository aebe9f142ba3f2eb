//! How far checks look into memory of which nobody says how long it is.

use crate::checks::latent::Reach;
use crate::engine::Engine;
use crate::state::State;
use crate::value::Target;
use verify_term::TermId;

impl Engine<'_> {
    /// Where nobody says how long an object is, the check that is filed next is about how far it is looked at.
    pub fn note_reach(&mut self, target: Target, len: TermId) {
        self.checks.reach = self.checks.freedom.extents.get(&target.object).map(|of| {
            let to = self.universe.arena.add(target.offset, len);
            Reach {
                of: of.clone(),
                from: target.offset,
                to,
            }
        });
    }

    /// Every execution ends here that comes here, since memory is shorter than callers have to have it: what would
    /// follow is not looked at.
    pub(super) fn record_cut(&mut self, state: &State, target: Target) {
        if let Some(of) = self.checks.freedom.extents.get(&target.object) {
            let name = of.name.clone();
            let bytes = self.universe.objects.get(target.object).size.limit();
            let what = format!(
                "nothing is looked at that follows an access beyond {bytes} bytes of `{name}`"
            );
            self.record_assumption(state, &what);
        }
    }
}
