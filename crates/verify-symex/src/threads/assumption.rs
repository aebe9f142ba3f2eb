//! Assumptions of the program itself: one that fails ends the execution, or blocks the thread that made it.

use crate::engine::{End, Engine};
use crate::state::State;
use verify_term::TermId;

impl Engine<'_> {
    /// An assumption of the program itself: it must be possible for it to hold.
    /// False where the thread that runs was blocked by it, and another is in its place.
    pub fn program_assumption(
        &mut self,
        state: &mut State,
        condition: TermId,
    ) -> Result<bool, End> {
        let site = (state.top.code.function.0, state.top.op);
        let place = self.place(&state.top.site());
        let before = state.path.clone();
        let record = self
            .checks
            .facts
            .assumptions
            .entry(site)
            .or_insert((place, false));
        if !record.1 {
            let possible = {
                let mut ahead = state.clone();
                ahead.path = before;
                self.feasible(&ahead, condition)
            };
            if possible && let Some(record) = self.checks.facts.assumptions.get_mut(&site) {
                record.1 = true;
            }
            if !possible && state.threads.is_none() {
                return Err(End::Path);
            }
        }
        self.assume_in_thread(state, condition)
    }

    /// `assume(false)`, written down as such: nobody asks for what would follow. It says too much only
    /// where no execution is left.
    pub fn give_up(&mut self, state: &mut State) -> Result<(), End> {
        if self.checks.facts.given_up.is_none() {
            self.checks.facts.given_up = Some(self.place(&state.top.site()));
        }
        self.assume_in_thread(state, TermId::FALSE).map(|_| ())
    }
}
