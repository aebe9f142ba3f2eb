//! What the caller of an entry point relies on once it returns: a result of its type, pointers that are
//! what the caller makes of them, and nothing kept of what it lent.

use crate::call_environment::{Becomes, CallEnvironment, UseOfResult, ValueSpec};
use crate::code::Code;
use crate::engine::{End, Engine};
use crate::environment::boundary_validity::BoundaryCheck;
use crate::program::scalar::Leaf;
use crate::state::State;
use crate::value::memory::object::ObjectKind;
use crate::value::memory::store::Life;
use crate::value::{ObjectId, Pointer, Target, Value};
use verify_ir::IntPredicate;
use verify_term::TermId;

impl Engine<'_> {
    /// The entry point returns these scalars to its caller.
    pub fn check_returned(
        &mut self,
        state: &mut State,
        values: &[Value],
        leaves: &[Leaf],
    ) -> Result<(), End> {
        let Some(caller) = self.options.caller.clone() else {
            return Ok(());
        };
        self.check_result(state, &caller, values, leaves)?;
        if let Some(value) = values.first().copied() {
            for one in &caller.uses_of_result {
                self.check_use(state, &caller, one, value)?;
            }
        }
        if caller.expects_written {
            let here = |one: &(ObjectId, ValueSpec, String)| state.memory.get(one.0).is_some();
            let unwritten: Vec<_> = self
                .entry
                .unwritten
                .iter()
                .filter(|one| here(one))
                .cloned()
                .collect();
            for (object, spec, name) in unwritten {
                self.check_written(state, &caller, &spec, Pointer::to(object), &name)?;
            }
        }
        self.check_kept(state, &caller)
    }

    /// What was lent uninitialised holds a value, padding apart.
    fn check_written(
        &mut self,
        state: &mut State,
        caller: &CallEnvironment,
        spec: &ValueSpec,
        place: Pointer,
        name: &str,
    ) -> Result<(), End> {
        match spec {
            ValueSpec::Struct { fields, .. } => {
                for field in fields {
                    let place = Pointer {
                        offset: place.offset + field.offset,
                        ..place
                    };
                    self.check_written(
                        state,
                        caller,
                        &field.spec,
                        place,
                        &format!("{name}.{}", field.name),
                    )?;
                }
                Ok(())
            }
            ValueSpec::Repeated { element, count } => {
                let size = element.size().unwrap_or(1);
                for index in 0..*count {
                    let place = Pointer {
                        offset: place.offset + index * size,
                        ..place
                    };
                    self.check_written(state, caller, element, place, &format!("{name}[{index}]"))?;
                }
                Ok(())
            }
            other => {
                let Some(size) = other
                    .size()
                    .and_then(|size| u32::try_from(size).ok())
                    .filter(|size| *size <= 8)
                else {
                    return Ok(());
                };
                let value = self.word_at(state, place, 0, size);
                let Some(exists) = state.memory.get(place.object).map(|slot| slot.exists) else {
                    return Ok(());
                };
                let written = self.universe.is_initialised(value, size * 8);
                let text = format!(
                    "`{name}` is not written when the call returns, and {} reads it",
                    caller.who
                );
                self.require_guarded(state, exists, written, Code::Uninitialised, |_, _| {
                    (text.into(), Vec::new())
                })
            }
        }
    }

    /// The result has its type's form, wherever it is returned.
    fn check_result(
        &mut self,
        state: &mut State,
        caller: &CallEnvironment,
        values: &[Value],
        leaves: &[Leaf],
    ) -> Result<(), End> {
        if caller.result == ValueSpec::Unknown {
            return Ok(());
        }
        let check = BoundaryCheck {
            who: &caller.who,
            how: "is returned",
            code: Code::InvalidResult,
            frame_ends: true,
        };
        if self.entry.result_objects.is_empty() {
            if values.is_empty() || caller.reports_errors {
                return Ok(());
            }
            let place = self.in_memory(state, &caller.result, values, leaves);
            return self.check_form(state, &check, &caller.result, place, TermId::TRUE);
        }
        let mut fine = TermId::TRUE;
        if let Some(error) = values.first().filter(|_| caller.reports_errors) {
            let none = self
                .universe
                .compare(IntPredicate::Eq, 64, *error, Value::NULL);
            fine = self.universe.condition(none);
        }
        for object in self.entry.result_objects.clone() {
            // Executions that prepared the call differently have objects of their own.
            let Some(exists) = state.memory.get(object).map(|slot| slot.exists) else {
                continue;
            };
            let guard = self.universe.arena.and(fine, exists);
            self.check_form(state, &check, &caller.result, Pointer::to(object), guard)?;
        }
        Ok(())
    }

    /// What the caller's sources do with a returned pointer.
    fn check_use(
        &mut self,
        state: &mut State,
        caller: &CallEnvironment,
        one: &UseOfResult,
        value: Value,
    ) -> Result<(), End> {
        let words = &one.words;
        for target in self.universe.targets(value) {
            if target.object == ObjectId::NONE {
                let text = format!(
                    "null is returned, and {} does not expect it: {words}",
                    caller.who
                );
                let fine = self.universe.arena.bool(one.null_checked);
                self.require_guarded(state, target.guard, fine, Code::InvalidResult, |_, _| {
                    (text.into(), Vec::new())
                })?;
                continue;
            }
            let alive = self.alive(state, target);
            let what = self.describe_object(target.object);
            let text = format!("a pointer to {what} is returned, which is gone: {words}");
            self.require_guarded(
                state,
                target.guard,
                alive,
                Code::InvalidResult,
                |engine, _| (text.into(), engine.object_notes(target.object)),
            )?;
            match one.becomes {
                Becomes::Owned => self.check_released(state, caller, words, target)?,
                Becomes::Text => self.check_ends(state, caller, words, target)?,
                Becomes::Elements => {}
            }
        }
        Ok(())
    }

    /// The caller's language releases only what it allocated.
    fn check_released(
        &mut self,
        state: &mut State,
        caller: &CallEnvironment,
        words: &str,
        target: Target,
    ) -> Result<(), End> {
        let is_callers = self.universe.objects.get(target.object).kind == ObjectKind::Foreign
            || self.entry.objects.contains_key(&target.object);
        let fine = self.universe.arena.bool(is_callers);
        let what = self.describe_object(target.object);
        let text = format!(
            "{what} is returned, and {} releases it as its own: {words}",
            caller.who
        );
        self.require_guarded(state, target.guard, fine, Code::ForeignFree, |engine, _| {
            (text.into(), engine.object_notes(target.object))
        })
    }

    fn check_ends(
        &mut self,
        state: &mut State,
        caller: &CallEnvironment,
        words: &str,
        target: Target,
    ) -> Result<(), End> {
        let Some(bytes) = self.bytes_behind(state, target) else {
            self.record_assumption(state, "a long text that is returned ends with NUL");
            return Ok(());
        };
        let mut ends = TermId::FALSE;
        for byte in bytes.into_iter().filter(|byte| *byte != Value::Undefined) {
            let zero = self
                .universe
                .compare(IntPredicate::Eq, 8, byte, Value::Int(0));
            let zero = self.universe.condition(zero);
            ends = self.universe.arena.or(ends, zero);
        }
        let text = format!(
            "a text without an end is returned, and {} looks for one: {words}",
            caller.who
        );
        self.require_guarded(state, target.guard, ends, Code::InvalidResult, |_, _| {
            (text.into(), Vec::new())
        })
    }

    /// No memory of the library's own may point to what was lent for the call only.
    fn check_kept(&mut self, state: &mut State, caller: &CallEnvironment) -> Result<(), End> {
        let keepers: Vec<ObjectId> = state
            .memory
            .ids()
            .filter(|id| {
                let kind = self.universe.objects.get(*id).kind;
                kind == ObjectKind::Global || kind.is_heap()
            })
            .collect();
        for keeper in keepers {
            let Some(slot) = state
                .memory
                .get(keeper)
                .filter(|slot| !matches!(slot.life, Life::Dead(..)))
            else {
                continue;
            };
            let held: Vec<Value> = slot
                .content
                .cells()
                .values()
                .map(|cell| cell.value)
                .collect();
            let exists = slot.exists;
            for value in held {
                if !self.universe.is_pointer(value) {
                    continue;
                }
                for target in self.universe.targets(value) {
                    if !self.entry.borrowed.contains(&target.object) {
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
                    self.require(state, fine, Code::PointerKept, |_, _| {
                        (text.into(), Vec::new())
                    })?;
                }
            }
        }
        Ok(())
    }
}
