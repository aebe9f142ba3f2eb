//! Values that cross to the caller, as results of the library's functions or as arguments of its own: they
//! are what the types on its side say.

use crate::call_environment::{Count, Field, Pointee, ValueSpec};
use crate::code::Code;
use crate::engine::{End, Engine};
use crate::program::scalar::Leaf;
use crate::state::State;
use crate::value::memory::content::Fill;
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::memory::store::Life;
use crate::value::{ObjectId, Pointer, Target, Value};
use std::rc::Rc;
use verify_term::TermId;

/// Texts that are longer are not looked at byte by byte.
const LONGEST_TEXT: u64 = 1024;

/// How a value crosses, in words for messages.
pub struct BoundaryCheck<'a> {
    /// Who relies on it.
    pub who: &'a str,
    /// As in `is returned`.
    pub how: &'a str,
    /// The check that it fails.
    pub code: Code,
    /// The variables of the function that it comes from are gone when it arrives.
    pub frame_ends: bool,
}

impl Engine<'_> {
    /// What crosses in registers, one after another.
    pub fn in_memory(
        &mut self,
        state: &mut State,
        spec: &ValueSpec,
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
            .max(spec.size().unwrap_or(0));
        let label = Rc::from("a value that crosses");
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
        Pointer::to(object)
    }

    pub fn word_at(&mut self, state: &State, place: Pointer, offset: u64, bytes: u32) -> Value {
        let content = state
            .memory
            .get(place.object)
            .map(|slot| slot.content.clone());
        content.map_or(Value::Undefined, |content| {
            content.read(&mut self.universe, place.offset + offset, bytes)
        })
    }

    /// What lies at a place is a value of the shape, where the guard holds.
    pub fn check_form(
        &mut self,
        state: &mut State,
        check: &BoundaryCheck<'_>,
        spec: &ValueSpec,
        place: Pointer,
        guard: TermId,
    ) -> Result<(), End> {
        match spec {
            ValueSpec::OneOf { bits, values } => {
                let value = self.word_at(state, place, 0, bits.div_ceil(8));
                let allowed = self.is_one_of(value, *bits, values);
                let text = format!(
                    "a value {} that the type which {} declares does not have",
                    check.how, check.who
                );
                self.require_guarded(state, guard, allowed, check.code, |_, _| {
                    (text.into(), Vec::new())
                })
            }
            ValueSpec::Struct { fields, .. } => {
                for field in fields {
                    let at = Pointer {
                        offset: place.offset + field.offset,
                        ..place
                    };
                    match &field.spec {
                        ValueSpec::Pointer(pointee) => {
                            self.check_view(state, check, pointee, place, field, fields, guard)?
                        }
                        spec => self.check_form(state, check, spec, at, guard)?,
                    }
                }
                Ok(())
            }
            ValueSpec::Pointer(pointee) => {
                let value = self.word_at(state, place, 0, 8);
                self.check_pointer(state, check, pointee.nullable, value, guard)?;
                if pointee.count == Count::One {
                    let size = pointee.element.size().unwrap_or(1);
                    self.check_extent(state, check, value, size, guard)?;
                }
                Ok(())
            }
            ValueSpec::Callback { nullable, .. } => {
                let value = self.word_at(state, place, 0, 8);
                self.check_pointer(state, check, *nullable, value, guard)
            }
            _ => Ok(()),
        }
    }

    fn check_pointer(
        &mut self,
        state: &mut State,
        check: &BoundaryCheck<'_>,
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
                    "null {}, and {} relies on a pointer that is not",
                    check.how, check.who
                );
                self.require_guarded(state, guard, fine, check.code, |_, _| {
                    (text.into(), Vec::new())
                })?;
                continue;
            }
            let alive = if check.frame_ends {
                self.alive(state, target)
            } else {
                self.alive_now(state, target)
            };
            let what = self.describe_object(target.object);
            let text = format!("a pointer to {what} {}, which is gone", check.how);
            self.require_guarded(state, guard, alive, check.code, |engine, _| {
                (text.into(), engine.object_notes(target.object))
            })?;
        }
        Ok(())
    }

    /// There are as many bytes behind a pointer as its type has.
    fn check_extent(
        &mut self,
        state: &mut State,
        check: &BoundaryCheck<'_>,
        value: Value,
        size: u64,
        guard: TermId,
    ) -> Result<(), End> {
        let bytes = self.universe.arena.bv(64, size);
        for target in self.universe.targets(value) {
            if target.object == ObjectId::NONE {
                continue;
            }
            let guard = self.universe.arena.and(guard, target.guard);
            let fine = self.has_room(target, bytes);
            let what = self.describe_object(target.object);
            let text = format!(
                "a pointer to {what} {}, with less behind it than the {size} byte{} of what {} takes it for",
                check.how,
                if size == 1 { "" } else { "s" },
                check.who
            );
            self.require_guarded(state, guard, fine, check.code, |engine, _| {
                (text.into(), engine.object_notes(target.object))
            })?;
        }
        Ok(())
    }

    /// When there are so many bytes from a target on.
    fn has_room(&mut self, target: Target, bytes: TermId) -> TermId {
        let size = self.size_term(target.object);
        let left = self.universe.arena.sub(size, target.offset);
        let fits = self.universe.arena.ule(bytes, left);
        let starts = self.universe.arena.ule(target.offset, size);
        self.universe.arena.and(fits, starts)
    }

    /// When what a pointer points to outlives the call. The variables of the function that returns do not.
    pub fn alive(&self, state: &State, target: Target) -> TermId {
        if state.top.objects.contains(&target.object) {
            return TermId::FALSE;
        }
        self.alive_now(state, target)
    }

    fn alive_now(&self, state: &State, target: Target) -> TermId {
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
        check: &BoundaryCheck<'_>,
        pointee: &Pointee,
        whole: Pointer,
        field: &Field,
        fields: &[Field],
        guard: TermId,
    ) -> Result<(), End> {
        let start = self.word_at(state, whole, field.offset, 8);
        self.check_pointer(state, check, pointee.nullable, start, guard)?;
        let Count::Sibling { index } = pointee.count else {
            return Ok(());
        };
        let Some(length) = fields.get(index).and_then(|field| {
            let bytes = u32::try_from(field.spec.size()?).ok()?;
            let length = self.word_at(state, whole, field.offset, bytes);
            Some(self.universe.resize_integer(length, bytes * 8, 64, false))
        }) else {
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
            // Null is not what its length is about.
            let inside = if target.object == ObjectId::NONE {
                self.universe.arena.bool(pointee.nullable)
            } else {
                self.has_room(target, bytes)
            };
            let fine = self.universe.arena.or(empty, inside);
            let text = format!("what {} is shorter than {} is told", check.how, check.who);
            self.require_guarded(state, guard, fine, check.code, |_, _| {
                (text.into(), Vec::new())
            })?;
            if pointee.utf8 && target.object != ObjectId::NONE {
                self.check_utf8(state, check, target, length, guard)?;
            }
        }
        Ok(())
    }

    /// The bytes behind a pointer, as many as there can be; none where they are too many to look at.
    pub fn bytes_behind(&mut self, state: &State, target: Target) -> Option<Vec<Value>> {
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
        check: &BoundaryCheck<'_>,
        target: Target,
        length: Value,
        guard: TermId,
    ) -> Result<(), End> {
        let Some(bytes) = self.bytes_behind(state, target) else {
            self.record_assumption(state, &format!("a long text that {} is UTF-8", check.how));
            return Ok(());
        };
        let fine = self.is_utf8(&bytes, length);
        let text = format!(
            "the text that {} is not UTF-8, and {} relies on that",
            check.how, check.who
        );
        self.require_guarded(state, guard, fine, check.code, |_, _| {
            (text.into(), Vec::new())
        })
    }
}
