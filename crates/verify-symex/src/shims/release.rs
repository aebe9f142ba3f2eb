//! `free`, `delete` and their kin.

use super::allocation::rows;
use super::{Call, Reply};
use crate::checks::obligation::Message;
use crate::code::Code;
use crate::engine::shim::{Kind, Row};
use crate::engine::{End, Engine};
use crate::machine::race::SharedAccess;
use crate::outcome::Note;
use crate::state::State;
use crate::value::memory::content::{Content, Fill};
use crate::value::memory::object::{HeapType, ObjectKind};
use crate::value::memory::store::{Death, Life};
use crate::value::{ObjectId, Pointer, Target, Value};
use verify_term::TermId;

use Kind::{Integer as I, Pointer as P};

pub const ROWS: &[Row] = rows! {
    "free", &[P], |e, s, c| release(e, s, c, ObjectKind::Malloc);
    "cfree", &[P], |e, s, c| release(e, s, c, ObjectKind::Malloc);
    "_ZdlPv", &[P], |e, s, c| release(e, s, c, ObjectKind::New);
    "_ZdaPv", &[P], |e, s, c| release(e, s, c, ObjectKind::NewArray);
    "_ZdlPvm", &[P, I], |e, s, c| release_sized(e, s, c, ObjectKind::New);
    "_ZdaPvm", &[P, I], |e, s, c| release_sized(e, s, c, ObjectKind::NewArray);
    "_ZdlPvRKSt9nothrow_t", &[P, P], |e, s, c| release(e, s, c, ObjectKind::New);
    "_ZdaPvRKSt9nothrow_t", &[P, P], |e, s, c| release(e, s, c, ObjectKind::NewArray);
    "_ZdlPvSt11align_val_t", &[P, I], |e, s, c| release(e, s, c, ObjectKind::New);
    "_ZdaPvSt11align_val_t", &[P, I], |e, s, c| release(e, s, c, ObjectKind::NewArray);
    "_ZdlPvmSt11align_val_t", &[P, I, I], |e, s, c| release_sized(e, s, c, ObjectKind::New);
    "_ZdaPvmSt11align_val_t", &[P, I, I], |e, s, c| release_sized(e, s, c, ObjectKind::NewArray);
};

fn release_sized(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    kind: ObjectKind,
) -> Result<Reply, End> {
    let (pointer, size) = (call.value(0), call.value(1));
    if let Value::Pointer(Pointer {
        object, offset: 0, ..
    }) = pointer
        && object != ObjectId::NONE
        && engine.universe.objects.get(object).kind == kind
    {
        let actual = engine.size_term(object);
        let given = engine.universe.term(size, 64);
        let fits = engine.universe.arena.eq(actual, given);
        engine.require(state, fits, Code::DeleteWithoutVirtualDestructor, |engine, _| {
            let message = crate::checks::obligation::Message {
                text: "an object of {} bytes is deleted as one of a class of {} bytes without a virtual destructor".into(),
                values: vec![(actual, false), (given, false)],
            };
            (message, engine.object_notes(object))
        })?;
    }
    release(engine, state, call, kind)
}

/// What is deleted must be what was made: through a base, only where a virtual destructor finds the class,
/// and never an array ([expr.delete]/3).
fn check_type(
    engine: &mut Engine<'_>,
    state: &mut State,
    target: Target,
    taken_for: &HeapType,
) -> Result<(), End> {
    let Some(made) = engine.universe.objects.get(target.object).heap_type.clone() else {
        return Ok(());
    };
    if made.identity == taken_for.identity {
        return Ok(());
    }
    let (made, taken_for) = (&made.name, &taken_for.name);
    let text = match engine.universe.objects.get(target.object).kind {
        ObjectKind::NewArray => format!("an array of `{made}` is deleted as one of `{taken_for}`"),
        _ => format!("a `{made}` is deleted as a `{taken_for}`, whose destructor is not virtual"),
    };
    engine.require_guarded(
        state,
        target.guard,
        TermId::FALSE,
        Code::DeleteWithoutVirtualDestructor,
        |engine, _| (text.into(), engine.object_notes(target.object)),
    )
}

fn release(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    kind: ObjectKind,
) -> Result<Reply, End> {
    if let Some(taken_for) = &call.op.heap_type {
        for target in engine.universe.targets(call.value(0)) {
            let object = engine.universe.objects.get(target.object);
            // Another means of release is a mistake of its own.
            if object.kind == kind {
                check_type(engine, state, target, taken_for)?;
            }
        }
    }
    release_pointer(engine, state, call.value(0), kind)
}

/// By the means of the caller's language.
pub fn release_foreign(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    release(engine, state, call, ObjectKind::Foreign)
}

/// Rust's half of `rust::Box`: what the box at this address owns dies.
pub fn drop_box(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let owned = engine.load(
        state,
        call.value(0),
        0,
        crate::program::scalar::Scalar::Pointer,
        8,
    )?;
    release_pointer(engine, state, owned, ObjectKind::Foreign)
}

fn release_pointer(
    engine: &mut Engine<'_>,
    state: &mut State,
    pointer: Value,
    kind: ObjectKind,
) -> Result<Reply, End> {
    let pointer = engine.defined(state, pointer, 64, "the pointer to release")?;
    for target in engine.universe.targets(pointer) {
        if target.object == ObjectId::NONE {
            let zero = engine.universe.arena.bv(64, 0);
            let null = engine.universe.arena.eq(target.offset, zero);
            let valid = engine.perhaps_valid(target);
            let fine = engine.universe.arena.or(null, valid);
            engine.require_guarded(state, target.guard, fine, Code::InvalidFree, |_, _| {
                (
                    "a pointer that points to no object is released".into(),
                    Vec::new(),
                )
            })?;
            continue;
        }
        match check_release(engine, state, target, kind) {
            Ok(()) => {
                if state.threads.is_some() {
                    let target = Target {
                        offset: engine.universe.arena.bv(64, 0),
                        ..target
                    };
                    let size = engine.universe.objects.get(target.object).size.limit();
                    engine.note_targets(state, &[target], size, SharedAccess::RELEASE)?;
                }
                end_life(engine, state, target);
            }
            Err(End::Path) if target.guard != TermId::TRUE => {}
            Err(end) => return Err(end),
        }
    }
    Ok(Reply::Nothing)
}

/// The function that memory of a kind must be released with.
fn releaser(kind: ObjectKind) -> &'static str {
    match kind {
        ObjectKind::New => "delete",
        ObjectKind::NewArray => "delete[]",
        _ => "free",
    }
}

/// Such an object is not to be released so, wherever the guard holds.
fn refuse(
    engine: &mut Engine<'_>,
    state: &mut State,
    target: Target,
    code: Code,
    text: impl FnOnce(&str) -> String,
) -> Result<(), End> {
    let message = refused(target.object, text);
    engine.require_guarded(state, target.guard, TermId::FALSE, code, message)
}

/// What is said of a release that is refused; described only then.
fn refused(
    object: ObjectId,
    text: impl FnOnce(&str) -> String,
) -> impl FnOnce(&mut Engine<'_>, &State) -> (Message, Vec<Note>) {
    move |engine, _| {
        let what = engine.describe_object(object);
        (text(&what).into(), engine.object_notes(object))
    }
}

pub(super) fn check_release(
    engine: &mut Engine<'_>,
    state: &mut State,
    target: Target,
    kind: ObjectKind,
) -> Result<(), End> {
    let object = engine.universe.objects.get(target.object);
    let (object_kind, is_heap) = (object.kind, object.kind.is_heap());
    let is_callers =
        engine.entry.objects.contains_key(&target.object) && engine.options.caller.is_some();
    let is_foreign = object_kind == ObjectKind::Foreign;
    let is_librarys = object_kind == ObjectKind::Library;
    if is_foreign != (kind == ObjectKind::Foreign) && (is_foreign || is_heap) {
        let text = move |what: &str| match is_foreign {
            true => format!("{what} is released with `{}`", releaser(kind)),
            false => format!(
                "{what} is released by the caller's language instead of `{}`",
                releaser(object_kind)
            ),
        };
        refuse(engine, state, target, Code::ForeignFree, text)?;
        return Err(End::Path);
    }
    if is_callers && !is_foreign && !is_librarys {
        let text = move |what: &str| {
            let releaser = releaser(kind);
            format!("{what} is released with `{releaser}`, but its memory is the caller's")
        };
        refuse(engine, state, target, Code::ForeignFree, text)?;
        return Err(End::Path);
    }
    if !is_heap && !is_librarys {
        let text = move |what: &str| {
            let releaser = releaser(kind);
            format!("{what} is released with `{releaser}` but was never allocated")
        };
        refuse(engine, state, target, Code::InvalidFree, text)?;
        return Err(End::Path);
    }
    let life = state
        .memory
        .get(target.object)
        .map(|slot| slot.life.clone());
    let (alive, site) = match life {
        Some(Life::Live) => (TermId::TRUE, None),
        Some(Life::Dead(_, site)) => (TermId::FALSE, Some(site)),
        Some(Life::Perhaps(alive, _, site)) => (alive, Some(site)),
        None => (TermId::FALSE, None),
    };
    engine.require_guarded(state, target.guard, alive, Code::DoubleFree, |engine, _| {
        let mut notes = engine.object_notes(target.object);
        if let Some(site) = &site {
            notes.push(Note {
                message: "first released here".into(),
                place: Some(engine.user_place(site)),
            });
        }
        let what = engine.describe_object(target.object);
        (format!("{what} is released twice").into(), notes)
    })?;
    if alive == TermId::FALSE {
        return Err(End::Path);
    }
    let zero = engine.universe.arena.bv(64, 0);
    let at_start = engine.universe.arena.eq(target.offset, zero);
    let text = |what: &str| {
        format!("a pointer into {what} is released; only a pointer to its start may be")
    };
    engine.require_guarded(
        state,
        target.guard,
        at_start,
        Code::InvalidFree,
        refused(target.object, text),
    )?;
    if at_start == TermId::FALSE {
        return Err(End::Path);
    }
    if object_kind != kind && !is_librarys {
        let text = move |what: &str| {
            let (used, right) = (releaser(kind), releaser(object_kind));
            format!("{what} is released with `{used}` instead of `{right}`")
        };
        refuse(engine, state, target, Code::MismatchedFree, text)?;
    }
    Ok(())
}

/// The object dies where the guard holds.
pub(super) fn end_life(engine: &mut Engine<'_>, state: &mut State, target: Target) {
    let site = state.top.site();
    let size = engine.universe.objects.get(target.object).size.limit();
    let Some(slot) = state.memory.get_mut(target.object) else {
        return;
    };
    if target.guard == TermId::TRUE {
        slot.life = Life::Dead(Death::Freed, site);
        slot.content = Content::new(size.min(1), Fill::Uninitialised);
        return;
    }
    let survives = engine.universe.arena.not(target.guard);
    let alive = match &slot.life {
        Life::Live => survives,
        Life::Perhaps(alive, ..) => engine.universe.arena.and(*alive, survives),
        Life::Dead(..) => TermId::FALSE,
    };
    slot.life = Life::Perhaps(alive, Death::Freed, site);
}
