//! What the caller of an entry point relies on once it returns: a result of its type, pointers that are
//! what the caller makes of them, and nothing kept of what it lent.

use crate::caller::{Becomes, Caller, Count, Field, Pointee, Shape, UseOfResult};
use crate::code::Code;
use crate::engine::{End, Engine};
use crate::memory::content::Fill;
use crate::memory::object::{ObjectKind, Size};
use crate::memory::store::Life;
use crate::program::scalar::Leaf;
use crate::state::State;
use crate::value::{ObjectId, Pointer, Target, Value};
use std::rc::Rc;
use verify_ir::IntPredicate;
use verify_term::TermId;

/// Texts that are longer are not looked at byte by byte.
const LONGEST_TEXT: u64 = 1024;

impl Engine<'_> {
    /// The entry point returns these scalars to its caller.
    pub fn check_relied(
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
            let here = |one: &(ObjectId, Shape, String)| state.memory.get(one.0).is_some();
            let unwritten: Vec<_> = self
                .unwritten
                .iter()
                .filter(|one| here(one))
                .cloned()
                .collect();
            for (object, shape, name) in unwritten {
                self.check_written(state, &caller, &shape, Pointer { object, offset: 0 }, &name)?;
            }
        }
        self.check_kept(state, &caller)
    }

    /// What was lent uninitialised holds a value, padding apart.
    fn check_written(
        &mut self,
        state: &mut State,
        caller: &Caller,
        shape: &Shape,
        place: Pointer,
        name: &str,
    ) -> Result<(), End> {
        match shape {
            Shape::Struct { fields, .. } => {
                for field in fields {
                    let place = Pointer {
                        offset: place.offset + field.offset,
                        ..place
                    };
                    self.check_written(
                        state,
                        caller,
                        &field.shape,
                        place,
                        &format!("{name}.{}", field.name),
                    )?;
                }
                Ok(())
            }
            Shape::Repeated { element, count } => {
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
        caller: &Caller,
        values: &[Value],
        leaves: &[Leaf],
    ) -> Result<(), End> {
        if caller.result == Shape::Unknown {
            return Ok(());
        }
        if self.result_objects.is_empty() {
            if values.is_empty() || caller.tells_errors {
                return Ok(());
            }
            let place = self.in_memory(state, &caller.result, values, leaves);
            return self.check_form(state, caller, &caller.result, place, TermId::TRUE);
        }
        let mut fine = TermId::TRUE;
        if let Some(error) = values.first().filter(|_| caller.tells_errors) {
            let none = self
                .universe
                .compare(IntPredicate::Eq, 64, *error, Value::NULL);
            fine = self.universe.condition(none);
        }
        for object in self.result_objects.clone() {
            // Executions that prepared the call differently have objects of their own.
            let Some(exists) = state.memory.get(object).map(|slot| slot.exists) else {
                continue;
            };
            let guard = self.universe.arena.and(fine, exists);
            self.check_form(
                state,
                caller,
                &caller.result,
                Pointer { object, offset: 0 },
                guard,
            )?;
        }
        Ok(())
    }

    /// What is returned in registers, one after another.
    fn in_memory(
        &mut self,
        state: &mut State,
        shape: &Shape,
        values: &[Value],
        leaves: &[Leaf],
    ) -> Pointer {
        let end = |leaf: &Leaf| leaf.offset + u64::from(leaf.scalar.bytes());
        // The declaration may be of another width; that is reported elsewhere.
        let size = leaves
            .iter()
            .map(end)
            .max()
            .unwrap_or(0)
            .max(shape.size().unwrap_or(0));
        let label = Rc::from("the result");
        let object = self.allocate(
            state,
            ObjectKind::Model,
            Size::Bytes(size),
            8,
            label,
            Fill::Zero,
        );
        for (value, leaf) in values.iter().zip(leaves) {
            let width = leaf.scalar.width();
            let whole = leaf.scalar.bytes() * 8;
            let value = if width == whole {
                *value
            } else {
                self.universe.resize_integer(*value, width, whole, false)
            };
            let slot = state.memory.get_mut(object).expect("it was just made");
            slot.content
                .write(&mut self.universe, leaf.offset, leaf.scalar.bytes(), value);
        }
        Pointer { object, offset: 0 }
    }

    fn word_at(&mut self, state: &State, place: Pointer, offset: u64, bytes: u32) -> Value {
        let content = state
            .memory
            .get(place.object)
            .map(|slot| slot.content.clone());
        content.map_or(Value::Undefined, |content| {
            content.read(&mut self.universe, place.offset + offset, bytes)
        })
    }

    /// What lies at a place is a value of the shape, where the guard holds.
    fn check_form(
        &mut self,
        state: &mut State,
        caller: &Caller,
        shape: &Shape,
        place: Pointer,
        guard: TermId,
    ) -> Result<(), End> {
        match shape {
            Shape::OneOf { bits, values } => {
                let value = self.word_at(state, place, 0, bits.div_ceil(8));
                let allowed = self.is_one_of(value, *bits, values);
                let text = format!(
                    "a value is returned that the type which {} declares does not have",
                    caller.who
                );
                self.require_guarded(state, guard, allowed, Code::InvalidResult, |_, _| {
                    (text.into(), Vec::new())
                })
            }
            Shape::Struct { fields, .. } => {
                for field in fields {
                    let at = Pointer {
                        offset: place.offset + field.offset,
                        ..place
                    };
                    match &field.shape {
                        Shape::Pointer(pointee) => {
                            self.check_view(state, caller, pointee, place, field, fields, guard)?
                        }
                        shape => self.check_form(state, caller, shape, at, guard)?,
                    }
                }
                Ok(())
            }
            Shape::Pointer(pointee) => {
                let value = self.word_at(state, place, 0, 8);
                self.check_pointer(state, caller, pointee.nullable, value, guard)
            }
            _ => Ok(()),
        }
    }

    fn check_pointer(
        &mut self,
        state: &mut State,
        caller: &Caller,
        nullable: bool,
        value: Value,
        guard: TermId,
    ) -> Result<(), End> {
        for target in self.universe.targets(value) {
            let guard = self.universe.arena.and(guard, target.guard);
            if target.object == ObjectId::NONE {
                let zero = self.universe.arena.bv(64, 0);
                let null = self.universe.arena.eq(target.offset, zero);
                let any = self.universe.arena.bool(nullable);
                let other = self.universe.arena.not(null);
                let fine = self.universe.arena.or(any, other);
                let text = format!(
                    "null is returned, and {} relies on a pointer that is not",
                    caller.who
                );
                self.require_guarded(state, guard, fine, Code::InvalidResult, |_, _| {
                    (text.into(), Vec::new())
                })?;
                continue;
            }
            let alive = self.alive(state, target);
            let what = self.describe_object(target.object);
            let text = format!("a pointer to {what} is returned, which is gone");
            self.require_guarded(state, guard, alive, Code::InvalidResult, |engine, _| {
                (text.into(), engine.object_notes(target.object))
            })?;
        }
        Ok(())
    }

    /// When what a pointer points to outlives the call. The variables of the entry point itself do not.
    pub fn alive(&self, state: &State, target: Target) -> TermId {
        if state.top.objects.contains(&target.object) {
            return TermId::FALSE;
        }
        match state.memory.get(target.object).map(|slot| &slot.life) {
            Some(Life::Dead(..)) => TermId::FALSE,
            Some(Life::Perhaps(alive, ..)) => *alive,
            Some(Life::Live) | None => TermId::TRUE,
        }
    }

    /// A pointer to as many elements as a field beside it says.
    #[expect(
        clippy::too_many_arguments,
        reason = "they are what a view consists of"
    )]
    fn check_view(
        &mut self,
        state: &mut State,
        caller: &Caller,
        pointee: &Pointee,
        whole: Pointer,
        field: &Field,
        fields: &[Field],
        guard: TermId,
    ) -> Result<(), End> {
        let start = self.word_at(state, whole, field.offset, 8);
        self.check_pointer(state, caller, pointee.nullable, start, guard)?;
        let Count::Sibling { index } = pointee.count else {
            return Ok(());
        };
        let Some(length) = fields
            .get(index)
            .map(|field| self.word_at(state, whole, field.offset, 8))
        else {
            return Ok(());
        };
        let size = pointee.element.size().unwrap_or(1);
        let bytes = self
            .universe
            .binary(verify_ir::BinaryOp::Mul, 64, length, Value::Int(size));
        let bytes = self.universe.term(bytes, 64);
        for target in self.universe.targets(start) {
            let guard = self.universe.arena.and(guard, target.guard);
            let zero = self.universe.arena.bv(64, 0);
            let empty = self.universe.arena.eq(bytes, zero);
            let inside = if target.object == ObjectId::NONE {
                TermId::FALSE
            } else {
                let size = self.size_term(target.object);
                let left = self.universe.arena.sub(size, target.offset);
                let fits = self.universe.arena.ule(bytes, left);
                let starts = self.universe.arena.ule(target.offset, size);
                self.universe.arena.and(fits, starts)
            };
            let fine = self.universe.arena.or(empty, inside);
            let text = format!("what is returned is shorter than {} is told", caller.who);
            self.require_guarded(state, guard, fine, Code::InvalidResult, |_, _| {
                (text.into(), Vec::new())
            })?;
            if pointee.utf8 && target.object != ObjectId::NONE {
                self.check_utf8(state, caller, target, length, guard)?;
            }
        }
        Ok(())
    }

    /// The bytes behind a pointer, as many as there can be; none where they are too many to look at.
    fn bytes_behind(&mut self, state: &State, target: Target) -> Option<Vec<Value>> {
        let offset = self.universe.arena.as_u64(target.offset)?;
        let content = state.memory.get(target.object)?.content.clone();
        let end = content.size().max(offset);
        if end - offset > LONGEST_TEXT {
            return None;
        }
        Some(
            (offset..end)
                .map(|at| content.read(&mut self.universe, at, 1))
                .collect(),
        )
    }

    fn check_utf8(
        &mut self,
        state: &mut State,
        caller: &Caller,
        target: Target,
        length: Value,
        guard: TermId,
    ) -> Result<(), End> {
        let Some(bytes) = self.bytes_behind(state, target) else {
            self.assume_said(state, "a long text that is returned is UTF-8");
            return Ok(());
        };
        let fine = self.is_utf8(&bytes, length);
        let text = format!(
            "the text that is returned is not UTF-8, and {} relies on that",
            caller.who
        );
        self.require_guarded(state, guard, fine, Code::InvalidResult, |_, _| {
            (text.into(), Vec::new())
        })
    }

    /// What the caller's sources do with a returned pointer.
    fn check_use(
        &mut self,
        state: &mut State,
        caller: &Caller,
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
        caller: &Caller,
        words: &str,
        target: Target,
    ) -> Result<(), End> {
        let is_callers = self.universe.objects.get(target.object).kind == ObjectKind::Foreign
            || self.entry_objects.contains_key(&target.object);
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
        caller: &Caller,
        words: &str,
        target: Target,
    ) -> Result<(), End> {
        let Some(bytes) = self.bytes_behind(state, target) else {
            self.assume_said(state, "a long text that is returned ends with NUL");
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
                    self.require(state, fine, Code::PointerKept, |_, _| {
                        (text.into(), Vec::new())
                    })?;
                }
            }
        }
        Ok(())
    }
}
