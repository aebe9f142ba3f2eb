//! Who watches an execution that is repeated, op by op.

use crate::engine::Engine;
use crate::state::State;

pub trait Observer {
    /// The state's next op is about to be executed.
    fn before(&mut self, engine: &mut Engine<'_>, state: &State);

    /// It was executed; the state stands behind it, in it, or elsewhere.
    fn after(&mut self, engine: &mut Engine<'_>, state: &State);
}
