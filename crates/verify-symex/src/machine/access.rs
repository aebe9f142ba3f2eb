//! Loads and stores: every access is checked against its own object.

use crate::checks::obligation::Message;
use crate::code::Code;
use crate::engine::{End, Engine};
use crate::inputs::choices::ChoiceKind;
use crate::machine::race::SharedAccess;
use crate::outcome::Note;
use crate::program::code::Op;
use crate::program::image::INCOMPLETE_TYPE_SIZE;
use crate::program::scalar::Scalar;
use crate::state::State;
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::memory::store::{Death, Life};
use crate::value::universe::Targets;
use crate::value::{ObjectId, Target, Value, mask};
use verify_term::TermId;

/// What an access does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AccessKind {
    Read,
    Write,
}

impl AccessKind {
    pub fn verb(self) -> &'static str {
        match self {
            AccessKind::Read => "read",
            AccessKind::Write => "write",
        }
    }
}

/// An access of a fixed number of bytes.
#[derive(Clone, Copy, Debug)]
pub struct Access {
    pub kind: AccessKind,
    pub len: u32,
    pub align: u64,
}

/// Below this, an address that belongs to no object was made from null.
const NULL_PAGE: u64 = 1 << 12;

/// What to know of memory that the library took back.
const INVALIDATED: &str = "it was the memory of a container, a string or another object of the library, which gave \
                           it up when it changed or ended: pointers, references and views into it end there, too";

impl Engine<'_> {
    #[inline]
    pub fn load(
        &mut self,
        state: &mut State,
        pointer: Value,
        offset: u64,
        scalar: Scalar,
        align: u64,
    ) -> Result<Value, End> {
        if state.threads.is_some() {
            self.note_access(
                state,
                pointer,
                offset,
                u64::from(scalar.bytes()),
                SharedAccess::READ,
            )?;
        }
        if let Value::Pointer(pointer) = pointer
            && let Some(slot) = state.memory.get(pointer.object)
            && slot.life == Life::Live
        {
            let at = pointer.offset.wrapping_add(offset);
            let len = scalar.bytes();
            let object = self.universe.objects.get(pointer.object);
            if let Size::Bytes(size) = object.size
                && self.universe.extents.contains(pointer.extent, at, len)
                && u64::from(len) <= size
                && at <= size - u64::from(len)
                && at & (align - 1) == 0
                && align <= object.align
                && len <= 8
                && let Some(word) = slot.content.read_word(at, len)
            {
                return Ok(match scalar {
                    Scalar::Pointer => self.universe.integer_to_pointer(Value::Int(word)),
                    _ => Value::Int(word & mask(scalar.width())),
                });
            }
        }
        self.load_checked(state, pointer, offset, scalar, align)
    }

    fn load_checked(
        &mut self,
        state: &mut State,
        pointer: Value,
        offset: u64,
        scalar: Scalar,
        align: u64,
    ) -> Result<Value, End> {
        let pointer = self.universe.offset_pointer_by(pointer, offset);
        let access = Access {
            kind: AccessKind::Read,
            len: scalar.bytes(),
            align,
        };
        let targets = self.check_access(state, pointer, access)?;
        let width = scalar.bytes() * 8;
        let mut loaded = None;
        for target in targets.iter().rev() {
            let value = self.read_target(state, *target, access.len, scalar)?;
            loaded = Some(match loaded {
                None => value,
                Some(other) => self.universe.select(target.guard, value, other, width),
            });
        }
        let mut value = loaded.expect("an access that passed its checks has a target");
        if self.universe.is_shadowed(value) && self.uninitialised_is_arbitrary() {
            value = self.universe.arbitrary(value, width);
            // The next read finds the same.
            if let [target] = &targets[..]
                && let Some(offset) = self.universe.arena.as_u64(target.offset)
            {
                let slot = state
                    .memory
                    .get_mut(target.object)
                    .expect("checked to exist");
                slot.content
                    .write(&mut self.universe, offset, access.len, value);
            }
        }
        let value = self
            .universe
            .resize_integer(value, width, scalar.width(), false);
        Ok(match (scalar, value) {
            (Scalar::Pointer, Value::Int(_) | Value::Term(_)) => {
                self.universe.integer_to_pointer(value)
            }
            _ => value,
        })
    }

    fn read_target(
        &mut self,
        state: &mut State,
        target: Target,
        len: u32,
        scalar: Scalar,
    ) -> Result<Value, End> {
        let concrete = self.universe.arena.as_u64(target.offset);
        let slot = match concrete {
            Some(_) => state.memory.get(target.object),
            None => None,
        };
        let value = match (concrete, slot) {
            (Some(offset), Some(slot)) => slot.content.read(&mut self.universe, offset, len),
            _ => self.read_place(state, target, target.guard, len),
        };
        let slot = state.memory.get(target.object).expect("checked to exist");
        if scalar == Scalar::Pointer
            && slot.content.array().is_some()
            && matches!(value, Value::Term(_))
        {
            return Err(self.unsupported(
                state,
                "a pointer read from a large object at a symbolic place",
            ));
        }
        Ok(value)
    }

    #[inline]
    pub fn store(
        &mut self,
        state: &mut State,
        pointer: Value,
        offset: u64,
        scalar: Scalar,
        align: u64,
        value: Value,
    ) -> Result<(), End> {
        if state.threads.is_some() {
            return self.store_shared(state, pointer, offset, scalar, align, value);
        }
        self.store_unshared(state, pointer, offset, scalar, align, value)
    }

    #[inline]
    pub(super) fn store_unshared(
        &mut self,
        state: &mut State,
        pointer: Value,
        offset: u64,
        scalar: Scalar,
        align: u64,
        value: Value,
    ) -> Result<(), End> {
        let len = scalar.bytes();
        let value = self
            .universe
            .resize_integer(value, scalar.width(), len * 8, false);
        if len == 8 {
            self.mark_escaped(value);
        }
        if let Value::Pointer(pointer) = pointer {
            let object = self.universe.objects.get(pointer.object);
            let at = pointer.offset.wrapping_add(offset);
            if let Size::Bytes(size) = object.size
                && self.universe.extents.contains(pointer.extent, at, len)
                && u64::from(len) <= size
                && at <= size - u64::from(len)
                && at & (align - 1) == 0
                && align <= object.align
                && !object.is_constant
                && !matches!(
                    object.kind,
                    ObjectKind::Constant | ObjectKind::Function | ObjectKind::Shared
                )
                && let Some(slot) = state.memory.get_mut(pointer.object)
                && slot.life == Life::Live
            {
                match value {
                    Value::Int(word) if len <= 8 && slot.content.is_plain() => {
                        slot.content.write_word(at, len, word)
                    }
                    _ => slot.content.write(&mut self.universe, at, len, value),
                }
                return Ok(());
            }
        }
        let pointer = self.universe.offset_pointer_by(pointer, offset);
        let access = Access {
            kind: AccessKind::Write,
            len,
            align,
        };
        let targets = self.check_access(state, pointer, access)?;
        let single = targets.len() == 1;
        for target in targets {
            let guard = if single { TermId::TRUE } else { target.guard };
            self.write_target(state, target, guard, len, value);
        }
        Ok(())
    }

    /// Checks an access and returns the targets on which it is valid; there is at least one.
    pub fn check_access(
        &mut self,
        state: &mut State,
        pointer: Value,
        access: Access,
    ) -> Result<Targets, End> {
        let pointer = self.defined(state, pointer, 64, "the address")?;
        let targets = self.universe.targets(pointer);
        let mut valid = Targets::new();
        for target in targets {
            if self.check_target(state, target, access)? {
                valid.push(target);
            }
        }
        if valid.is_empty() {
            Err(End::Path)
        } else {
            Ok(valid)
        }
    }

    /// Files the obligations of one target. False if no access to it can be valid.
    pub fn check_target(
        &mut self,
        state: &mut State,
        target: Target,
        access: Access,
    ) -> Result<bool, End> {
        if target.object == ObjectId::NONE {
            self.fail_without_object(state, target, access)?;
            return Ok(false);
        }
        self.ensure_object(state, target.object)?;
        let Some(slot) = state.memory.get(target.object) else {
            let what = self.universe.objects.get(target.object).kind.describe();
            let message = format!("{} of {} bytes of a {what}", access.kind.verb(), access.len);
            self.require_guarded(
                state,
                target.guard,
                TermId::FALSE,
                Code::WildPointer,
                |_, _| (message.into(), vec![]),
            )?;
            return Ok(false);
        };
        match slot.life.clone() {
            Life::Live => {}
            Life::Dead(how, site) => {
                self.fail_dead(state, target, TermId::FALSE, how, site, access)?;
                return Ok(false);
            }
            Life::Perhaps(alive, how, site) => {
                self.fail_dead(state, target, alive, how, site, access)?
            }
        }
        if !self.check_bounds(state, target, access)? {
            return Ok(false);
        }
        let object = self.universe.objects.get(target.object);
        let kind = object.kind;
        let is_constant =
            kind == ObjectKind::Constant || (object.is_constant && !initialises(state));
        if access.kind == AccessKind::Write && is_constant {
            self.require_guarded(
                state,
                target.guard,
                TermId::FALSE,
                Code::WriteToConstant,
                |engine, _| {
                    let what = engine.describe_object(target.object);
                    (
                        format!("write to {what}, which is constant").into(),
                        engine.object_notes(target.object),
                    )
                },
            )?;
            return Ok(false);
        }
        if access.kind == AccessKind::Write && kind == ObjectKind::Shared {
            self.require_guarded(
                state,
                target.guard,
                TermId::FALSE,
                Code::WrittenWhileShared,
                |engine, _| {
                    let what = engine.describe_object(target.object);
                    (
                        format!("{what} is written, which is lent for reading").into(),
                        Vec::new(),
                    )
                },
            )?;
            return Ok(false);
        }
        self.check_alignment(state, target, access)?;
        Ok(true)
    }

    fn check_bounds(
        &mut self,
        state: &mut State,
        target: Target,
        access: Access,
    ) -> Result<bool, End> {
        let size = self.size_term(target.object);
        let arena = &mut self.universe.arena;
        let len = arena.bv(64, u64::from(access.len));
        let long_enough = arena.ule(len, size);
        let last = arena.sub(size, len);
        let before_last = arena.ule(target.offset, last);
        let mut inside = arena.and(long_enough, before_last);
        // A symbolic size has a greatest value, which its term need not show.
        if let Some(offset) = arena.as_u64(target.offset) {
            let greatest = self.universe.objects.get(target.object).size.limit();
            if offset.saturating_add(u64::from(access.len)) > greatest {
                inside = TermId::FALSE;
            }
        }
        let len = self.universe.arena.bv(64, u64::from(access.len));
        if inside == TermId::FALSE {
            self.record_cut(state, target);
        }
        self.note_reach(target, len);
        self.require_guarded(
            state,
            target.guard,
            inside,
            Code::OutOfBounds,
            |engine, _| {
                let what = engine.describe_object(target.object);
                let object_size = engine.size_term(target.object);
                let message = Message {
                    text: format!(
                        "{} of {} byte{} at offset {{}} of {what}, which has {{}} bytes",
                        access.kind.verb(),
                        access.len,
                        if access.len == 1 { "" } else { "s" }
                    ),
                    values: vec![(target.offset, true), (object_size, false)],
                };
                (message, engine.object_notes(target.object))
            },
        )?;
        let len = self.universe.arena.bv(64, u64::from(access.len));
        self.check_inside_array(state, target, len, access.kind)?;
        Ok(inside != TermId::FALSE)
    }

    fn check_alignment(
        &mut self,
        state: &mut State,
        target: Target,
        access: Access,
    ) -> Result<(), End> {
        if access.align <= 1 {
            return Ok(());
        }
        let object_align = self.universe.objects.alignment(target.object);
        let aligned = if access.align <= object_align {
            let low = self.universe.arena.bv(64, access.align - 1);
            let zero = self.universe.arena.bv(64, 0);
            let rest = self.universe.arena.bvand(target.offset, low);
            self.universe.arena.eq(rest, zero)
        } else {
            TermId::FALSE
        };
        self.require_guarded(
            state,
            target.guard,
            aligned,
            Code::Misaligned,
            |engine, _| {
                let what = engine.describe_object(target.object);
                let message = Message {
                    text: format!(
                        "{} at offset {{}} of {what} needs an alignment of {} bytes",
                        access.kind.verb(),
                        access.align
                    ),
                    values: vec![(target.offset, true)],
                };
                (message, engine.object_notes(target.object))
            },
        )
    }

    /// An access through null, or through a number that is no address of an object.
    fn fail_without_object(
        &mut self,
        state: &mut State,
        target: Target,
        access: Access,
    ) -> Result<(), End> {
        let verb = access.kind.verb();
        let (low, high) = self.universe.arena.unsigned_range(target.offset);
        let (code, message) = if high < NULL_PAGE || low == 0 {
            (
                Code::NullDereference,
                format!("{verb} through a null pointer"),
            )
        } else {
            (
                Code::WildPointer,
                format!("{verb} through a pointer that points to no object"),
            )
        };
        let valid = self.perhaps_valid(target);
        match self.require_guarded(state, target.guard, valid, code, |_, _| {
            (message.into(), vec![])
        }) {
            Ok(()) | Err(End::Path) => Ok(()),
            Err(end) => Err(end),
        }
    }

    fn fail_dead(
        &mut self,
        state: &mut State,
        target: Target,
        alive: TermId,
        how: Death,
        ended: crate::value::site::Site,
        access: Access,
    ) -> Result<(), End> {
        let (code, words) = match how {
            Death::Freed => (Code::UseAfterFree, ", which was freed"),
            Death::ScopeEnded => (Code::UseAfterScope, ", which is out of scope"),
            Death::FunctionReturned => (
                Code::UseAfterReturn,
                ", which belongs to a function that has returned",
            ),
            Death::Invalidated => (
                Code::InvalidatedReference,
                " through a pointer or reference that a change of its container invalidated",
            ),
        };
        self.require_guarded(state, target.guard, alive, code, |engine, _| {
            let what = engine.describe_object(target.object);
            let mut notes = engine.object_notes(target.object);
            // Nobody frees what containers and strings hold but they themselves.
            let of_library = how == Death::Freed && engine.is_librarys_memory(target.object);
            let end = match how {
                Death::Freed if of_library => Some("invalidated here"),
                Death::Freed => Some("freed here"),
                Death::Invalidated => Some("invalidated here"),
                Death::ScopeEnded | Death::FunctionReturned => None,
            };
            if let Some(end) = end {
                notes.push(Note {
                    message: end.into(),
                    place: Some(engine.user_place(&ended)),
                });
                notes.extend(of_library.then(|| Note {
                    message: INVALIDATED.into(),
                    place: None,
                }));
            }
            (
                format!("{} of {what}{words}", access.kind.verb()).into(),
                notes,
            )
        })
    }

    /// An obligation that only concerns executions in which the guard holds: the state goes on
    /// unless the guard is certain.
    pub fn require_guarded(
        &mut self,
        state: &mut State,
        guard: TermId,
        holds: TermId,
        code: Code,
        describe: impl FnOnce(&mut Self, &State) -> (Message, Vec<Note>),
    ) -> Result<(), End> {
        let condition = self.universe.arena.implies(guard, holds);
        match self.require(state, condition, code, describe) {
            Err(End::Path) if guard != TermId::TRUE => Ok(()),
            Err(End::Path) if holds == TermId::FALSE => Ok(()),
            other => other,
        }
    }

    /// The size of an object as a 64-bit term.
    pub fn size_term(&mut self, object: ObjectId) -> TermId {
        match self.universe.objects.get(object).size {
            Size::Bytes(bytes) => self.universe.arena.bv(64, bytes),
            Size::Symbolic(term, _) => term,
        }
    }

    /// A symbolic size, with the greatest value that the path allows it.
    pub fn symbolic_size(&mut self, state: &mut State, term: TermId) -> Result<Size, End> {
        const STEPS: [u64; 5] = [64, 512, 4096, 1 << 16, 1 << 20];
        const LIMIT: u64 = 1 << 40;
        let (_, high) = self.universe.arena.unsigned_range(term);
        for step in STEPS.into_iter().filter(|step| *step < high) {
            let bound = self.universe.arena.bv(64, step);
            let above = self.universe.arena.ugt(term, bound);
            if !self.feasible(state, above) {
                return Ok(Size::Symbolic(term, step));
            }
        }
        if high > LIMIT {
            // No allocation can be larger; what would need one fails to allocate.
            let limit = self.universe.arena.bv(64, LIMIT);
            let small = self.universe.arena.ule(term, limit);
            self.assume(state, small)?;
        }
        Ok(Size::Symbolic(term, high.min(LIMIT)))
    }

    /// Fills in an object of a symbol that no unit defines: any content, and the verdict says so.
    pub fn ensure_object(&mut self, state: &mut State, object: ObjectId) -> Result<(), End> {
        if !self.image.undefined_globals.contains(&object) || state.memory.get(object).is_some() {
            return Ok(());
        }
        let name = self.universe.objects.get(object).name.clone();
        let size = self.universe.objects.get(object).size.limit();
        let what = match size {
            INCOMPLETE_TYPE_SIZE => format!(
                "the external variable `{name}` has {size} bytes, if no unit says more, and holds any value"
            ),
            _ => format!("the external variable `{name}` holds any value"),
        };
        self.record_assumption(state, &what);
        let mut content = crate::value::memory::content::Content::new(
            size,
            crate::value::memory::content::Fill::Zero,
        );
        let known = self.inputs.choices.count();
        self.havoc_content(state, &mut content, size, &ChoiceKind::input(&name));
        self.record_unmodelled(state, &name, known, &[]);
        state
            .memory
            .insert(object, crate::value::memory::store::Slot::live(content));
        Ok(())
    }
}

/// Whether what is executed gives a local constant its first value.
fn initialises(state: &State) -> bool {
    let before = (state.top.op as usize).checked_sub(1);
    before.is_some_and(|op| matches!(state.top.code.ops[op], Op::Initialises))
}
