//! What is known of a pointer without an access through it.

use crate::engine::Engine;
use crate::state::State;
use crate::value::Value;

impl Engine<'_> {
    /// Remembers that a pointer to the object may outlive the frame that holds it.
    pub fn mark_escaped(&mut self, value: Value) {
        match value {
            Value::Pointer(pointer) => {
                let objects = &mut self.universe.objects;
                objects.mark_escaped(pointer.object, pointer.offset == 0);
            }
            Value::Interned(_) => {
                for target in self.universe.targets(value) {
                    let at_start = self.universe.arena.as_u64(target.offset) == Some(0);
                    let objects = &mut self.universe.objects;
                    objects.mark_escaped(target.object, at_start);
                }
            }
            _ => {}
        }
    }

    /// The string that a pointer points to, if its bytes are concrete.
    pub fn c_string(&mut self, state: &mut State, pointer: Value) -> Option<String> {
        let Value::Pointer(pointer) = pointer else {
            return None;
        };
        let slot = state.memory.get(pointer.object)?;
        let size = slot.content.size();
        let mut bytes = Vec::new();
        let mut at = pointer.offset;
        while at < size {
            match slot.content.read_word(at, 1)? {
                0 => return Some(String::from_utf8_lossy(&bytes).into_owned()),
                byte => bytes.push(byte as u8),
            }
            at += 1;
        }
        None
    }
}
