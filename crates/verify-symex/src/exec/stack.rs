//! Variable-length arrays and `alloca`: given back where the stack pointer goes back to what it was.

use crate::engine::Engine;
use crate::state::State;
use crate::value::memory::content::{Content, Fill};
use crate::value::memory::store::{Death, Life};
use crate::value::{ObjectId, Pointer, Value};

/// Where the number of objects stands in a saved stack pointer, above the bytes that they take.
const COUNT: u32 = 40;

/// What `llvm.stacksave` yields: how much the frame has on the stack now.
pub(super) fn saved_stack(state: &State) -> Value {
    let frame = &state.top;
    let count = frame.objects.len() as u64;
    let token = (count << COUNT) | frame.dynamic_bytes;
    Value::Pointer(Pointer::at(ObjectId::NONE, token))
}

impl Engine<'_> {
    /// `llvm.stackrestore`: the life of what was allocated since ends.
    pub(super) fn restore_stack(&mut self, state: &mut State, saved: Value) {
        let token = match saved {
            Value::Int(token) => token,
            Value::Pointer(pointer) if pointer.object == ObjectId::NONE => pointer.offset,
            // Saved by several paths that had allocated differently: it stays until the function returns.
            _ => return,
        };
        let (count, bytes) = ((token >> COUNT) as usize, token & ((1 << COUNT) - 1));
        let site = state.top.site();
        // Of merged states nobody knows which of the objects are the older ones: they stay until the function
        // returns.
        while state.top.objects.len() > count && !state.top.mixes_objects {
            let Some(object) = state.top.objects.pop() else {
                break;
            };
            if let Some(slot) = state.memory.get_mut(object) {
                slot.life = Life::Dead(Death::ScopeEnded, site.clone());
                slot.content = Content::new(0, Fill::Uninitialised);
            }
        }
        let freed = state.top.dynamic_bytes.saturating_sub(bytes);
        state.top.dynamic_bytes -= freed;
        state.stack_bytes = state.stack_bytes.saturating_sub(freed);
    }
}
