//! New objects.

use crate::engine::Engine;
use crate::state::{OnReturn, State};
use crate::value::ObjectId;
use crate::value::memory::content::{Content, Fill};
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::memory::store::Slot;
use std::rc::Rc;

/// Objects of symbolic size that may be larger than this are arrays from the start.
const SYMBOLIC_PAGED_LIMIT: u64 = 1 << 16;

impl Engine<'_> {
    /// Creates an object of this state.
    pub fn allocate(
        &mut self,
        state: &mut State,
        kind: ObjectKind,
        size: Size,
        align: u64,
        name: Rc<str>,
        fill: Fill,
    ) -> ObjectId {
        let site = state.top.site();
        let id = self
            .universe
            .objects
            .allocate(kind, size, align, name, Some(site));
        let content = match size {
            Size::Symbolic(_, limit) if limit > SYMBOLIC_PAGED_LIMIT => {
                Content::array_of(&mut self.universe, limit, fill)
            }
            _ => Content::new(size.limit(), fill),
        };
        state.memory.insert(id, Slot::live(content));
        self.record_clause_object(state, id);
        id
    }

    /// Notes an object that a clause allocates: a contract is nearer than any body that runs under one. Nobody
    /// destroys it where the function that the contract is about throws.
    pub fn record_clause_object(&mut self, state: &State, object: ObjectId) {
        let Some(known) = &mut self.clause_objects else {
            return;
        };
        let frames = state.below.iter().rev().map(|frame| &**frame);
        let mut frames = std::iter::once(&state.top).chain(frames);
        let nearest = frames.find(|frame| {
            frame.active_contract.is_some() || frame.on_return == OnReturn::ContractBody
        });
        if nearest.is_some_and(|frame| frame.active_contract.is_some()) {
            known.insert(object);
        }
    }
}
