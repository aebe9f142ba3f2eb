//! Pointers to members as exceptions ([except.handle]/3, Itanium C++ ABI §2.9.5).

use super::rtti::{NOEXCEPT, QUALIFIERS, TypeKind};
use crate::engine::Engine;
use crate::state::State;
use crate::value::memory::content::Fill;
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::{ObjectId, Pointer, Value};
use std::rc::Rc;

/// Where the class of a pointer to a member is in its type information.
const CLASS: u64 = 32;

impl Engine<'_> {
    /// Whether a pointer to a member converts to another by qualification, or by giving up `noexcept`.
    pub(super) fn member_converts(
        &mut self,
        state: &mut State,
        wanted: ObjectId,
        thrown: ObjectId,
    ) -> Option<bool> {
        if self.type_kind(state, wanted) != Some(TypeKind::MemberPointer) {
            return Some(false);
        }
        let classes = [wanted, thrown].map(|one| self.type_pointer(state, one, CLASS));
        let [Some(wanted_class), Some(thrown_class)] = classes else {
            return None;
        };
        if !self.same_type(state, wanted_class.object, thrown_class.object) {
            return Some(false);
        }
        let (wanted, thrown) = (self.pointee(state, wanted)?, self.pointee(state, thrown)?);
        Some(
            thrown.flags & !wanted.flags & QUALIFIERS == 0
                && wanted.flags & !thrown.flags & NOEXCEPT == 0
                && wanted.name == thrown.name,
        )
    }

    /// The address of a null pointer to a member: -1 for data, zeros for a function (§2.3).
    pub(super) fn null_member(&mut self, state: &mut State, wanted: ObjectId) -> Option<Value> {
        const SIZE: u64 = 16;
        let is_function = self.pointee(state, wanted)?.name.starts_with('F');
        let object = self.allocate(
            state,
            ObjectKind::Model,
            Size::Bytes(SIZE),
            SIZE,
            Rc::from(""),
            Fill::Zero,
        );
        if !is_function {
            let slot = state.memory.get_mut(object)?;
            let none = Value::Int(u64::MAX);
            slot.content.write(&mut self.universe, 0, 8, none);
        }
        Some(Value::Pointer(Pointer::to(object)))
    }
}
