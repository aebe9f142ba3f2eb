//! What the caller of an entry point relies on once it returns: a result of its type, and nothing of
//! what it lent kept.

use crate::caller::{Caller, Shape};
use crate::code::Code;
use crate::engine::{End, Engine};
use crate::memory::object::ObjectKind;
use crate::memory::store::Life;
use crate::program::scalar::Leaf;
use crate::state::State;
use crate::value::{ObjectId, Value};
use verify_term::TermId;

impl Engine<'_> {
    /// The entry point returns these scalars to its caller.
    pub fn check_relied(&mut self, state: &mut State, values: &[Value], leaves: &[Leaf]) -> Result<(), End> {
        let Some(caller) = self.options.caller.clone() else { return Ok(()) };
        if let (Some(value), Some(leaf)) = (values.first(), leaves.first()) {
            self.check_result(state, &caller, *value, leaf.scalar.width())?;
        }
        self.check_kept(state, &caller)
    }

    fn check_result(&mut self, state: &mut State, caller: &Caller, value: Value, width: u32) -> Result<(), End> {
        let who = &caller.who;
        match &caller.result {
            Shape::OneOf { bits, values } => {
                let bits = (*bits).min(width);
                let narrow = self.universe.resize_integer(value, width, bits, false);
                let allowed = self.is_one_of(narrow, bits, values);
                let text = format!("a value is returned that the type which {who} declares does not have");
                self.require(state, allowed, Code::InvalidResult, |_, _| (text.into(), Vec::new()))
            }
            Shape::Pointer(pointee) => {
                for target in self.universe.targets(value) {
                    if target.object == ObjectId::NONE {
                        let fine = self.universe.arena.bool(pointee.nullable);
                        let text = format!("null is returned, and {who} relies on a pointer that is not");
                        self.require_guarded(state, target.guard, fine, Code::InvalidResult, |_, _| (text.into(), Vec::new()))?;
                        continue;
                    }
                    let life = state.memory.get(target.object).map(|slot| slot.life.clone());
                    let alive = match life {
                        Some(Life::Dead(..)) => TermId::FALSE,
                        Some(Life::Perhaps(alive, ..)) => alive,
                        Some(Life::Live) | None => TermId::TRUE,
                    };
                    let what = self.describe_object(target.object);
                    let text = format!("a pointer to {what} is returned, which is gone");
                    self.require_guarded(state, target.guard, alive, Code::InvalidResult, |engine, _| {
                        (text.into(), engine.object_notes(target.object))
                    })?;
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// No memory of the library's own may point to what was lent for the call only.
    fn check_kept(&mut self, state: &mut State, caller: &Caller) -> Result<(), End> {
        let keepers: Vec<ObjectId> = state
            .memory
            .ids()
            .filter(|id| {
                let kind = self.universe.objects.get(*id).kind;
                kind == ObjectKind::Global || kind.is_heap()
            })
            .collect();
        for keeper in keepers {
            let Some(slot) = state.memory.get(keeper).filter(|slot| !matches!(slot.life, Life::Dead(..))) else { continue };
            let held: Vec<Value> = slot.content.cells().values().map(|cell| cell.value).collect();
            let exists = slot.exists;
            for value in held {
                if !self.universe.is_pointer(value) {
                    continue;
                }
                for target in self.universe.targets(value) {
                    if !self.lent.contains(&target.object) {
                        continue;
                    }
                    let kept = self.universe.arena.and(target.guard, exists);
                    let fine = self.universe.arena.not(kept);
                    let text = format!(
                        "{} keeps a pointer to {}, which {} lends for the call only",
                        self.describe_object(keeper),
                        self.describe_object(target.object),
                        caller.who
                    );
                    self.require(state, fine, Code::PointerKept, |_, _| (text.into(), Vec::new()))?;
                }
            }
        }
        Ok(())
    }
}
