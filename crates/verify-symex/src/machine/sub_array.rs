//! Accesses through pointers that are confined to an array inside of an object.

use super::access::AccessKind;
use crate::checks::obligation::Message;
use crate::code::Code;
use crate::engine::{End, Engine};
use crate::state::State;
use crate::value::Target;
use verify_term::TermId;

impl Engine<'_> {
    /// What a pointer to the elements of an array reaches is inside of that array.
    pub fn check_inside_array(
        &mut self,
        state: &mut State,
        target: Target,
        len: TermId,
        kind: AccessKind,
    ) -> Result<(), End> {
        let Some(bounds) = self.universe.extents.bounds(target.extent) else {
            return Ok(());
        };
        let inside = self
            .universe
            .is_in_extent(target.extent, target.offset, len);
        let describe = |engine: &mut Self, _: &State| {
            let arena = &mut engine.universe.arena;
            let distance = arena.sub(target.offset, bounds.from);
            let size = arena.sub(bounds.to, bounds.from);
            let what = engine.describe_object(target.object);
            let verb = kind.verb();
            let text = format!(
                "{verb} of {{}} bytes at offset {{}} of an array of {{}} bytes inside of {what}"
            );
            let values = vec![(len, false), (distance, true), (size, false)];
            (Message { text, values }, engine.object_notes(target.object))
        };
        self.require_guarded(state, target.guard, inside, Code::SubobjectBounds, describe)
    }
}
