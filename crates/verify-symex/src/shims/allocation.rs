//! `malloc`, `new` and their kin.

use super::table::{Kind, Row};
use super::{Call, Reply};
use crate::code::Code;
use crate::engine::{End, Engine};
use crate::memory::content::{Content, Fill};
use crate::memory::object::{ObjectKind, Size};
use crate::memory::store::{Death, Life};
use crate::outcome::Note;
use crate::state::State;
use crate::value::{ObjectId, Pointer, Target, Value};
use std::rc::Rc;
use verify_ir::BinaryOp;
use verify_term::{Sort, TermId};

use Kind::{Integer as I, Pointer as P};

macro_rules! rows {
    ($($name:literal, $arguments:expr, $handler:expr;)*) => {
        &[$(Row { name: $name, arguments: $arguments, handler: $handler },)*]
    };
}
pub(super) use rows;

pub const ROWS: &[Row] = rows! {
    "malloc", &[I], |e, s, c| allocate(e, s, c.value(0), c.width(0), ObjectKind::Malloc, Fill::Uninitialised, 16);
    "calloc", &[I, I], calloc;
    "realloc", &[P, I], realloc;
    "reallocarray", &[P, I, I], reallocarray;
    "free", &[P], |e, s, c| release(e, s, c, ObjectKind::Malloc);
    "cfree", &[P], |e, s, c| release(e, s, c, ObjectKind::Malloc);
    "aligned_alloc", &[I, I], aligned_alloc;
    "memalign", &[I, I], aligned_alloc;
    "valloc", &[I], |e, s, c| allocate(e, s, c.value(0), c.width(0), ObjectKind::Malloc, Fill::Uninitialised, 4096);
    "posix_memalign", &[P, I, I], posix_memalign;
    "malloc_usable_size", &[P], usable_size;
    "_Znwm", &[I], |e, s, c| operator_new(e, s, c, ObjectKind::New, 16);
    "_Znam", &[I], |e, s, c| operator_new(e, s, c, ObjectKind::NewArray, 16);
    "_ZnwmRKSt9nothrow_t", &[I, P], |e, s, c| operator_new(e, s, c, ObjectKind::New, 16);
    "_ZnamRKSt9nothrow_t", &[I, P], |e, s, c| operator_new(e, s, c, ObjectKind::NewArray, 16);
    "_ZnwmSt11align_val_t", &[I, I], |e, s, c| operator_new_aligned(e, s, c, ObjectKind::New);
    "_ZnamSt11align_val_t", &[I, I], |e, s, c| operator_new_aligned(e, s, c, ObjectKind::NewArray);
    "_ZnwmSt11align_val_tRKSt9nothrow_t", &[I, I, P], |e, s, c| operator_new_aligned(e, s, c, ObjectKind::New);
    "_ZnamSt11align_val_tRKSt9nothrow_t", &[I, I, P], |e, s, c| operator_new_aligned(e, s, c, ObjectKind::NewArray);
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

/// Allocations beyond this fail, as they would natively.
const LIMIT: u64 = 1 << 36;

/// A new object, or null where allocation may fail.
pub fn allocate(
    engine: &mut Engine<'_>,
    state: &mut State,
    size: Value,
    width: u32,
    kind: ObjectKind,
    fill: Fill,
    align: u64,
) -> Result<Reply, End> {
    let size = engine.defined(state, size, width, "the size of an allocation")?;
    let size = engine.universe.resize_integer(size, width, 64, false);
    let mut fails = TermId::FALSE;
    let size = match size {
        Value::Int(bytes) if bytes > LIMIT => return Ok(Reply::Value(Value::NULL)),
        Value::Int(bytes) => Size::Bytes(bytes),
        other => {
            let term = engine.universe.term(other, 64);
            let limit = engine.universe.arena.bv(64, LIMIT);
            let too_large = engine.universe.arena.ugt(term, limit);
            let throws = matches!(kind, ObjectKind::New | ObjectKind::NewArray);
            if too_large != TermId::FALSE && engine.feasible(state, too_large) {
                if throws || engine.options.allocation_may_fail {
                    fails = too_large;
                } else {
                    engine
                        .assume_said(state, "`malloc` never fails, whatever size it is asked for");
                }
            }
            let sensible = engine.universe.arena.ite(fails, limit, term);
            engine.symbolic_size(state, sensible)?
        }
    };
    let object = engine.allocate(state, kind, size, align, Rc::from(""), fill);
    let pointer = Value::Pointer(Pointer { object, offset: 0 });
    // Other languages end the program themselves where there is no memory left.
    if engine.options.allocation_may_fail && kind.is_heap() && kind != ObjectKind::Foreign {
        let any = engine.choose(state, "allocation_fails", Sort::Bool);
        fails = engine.universe.arena.or(fails, any);
    }
    if fails == TermId::FALSE {
        return Ok(Reply::Value(pointer));
    }
    let site = state.top.site();
    let succeeds = engine.universe.arena.not(fails);
    if let Some(slot) = state.memory.get_mut(object) {
        slot.life = Life::Perhaps(succeeds, Death::Freed, site);
    }
    Ok(Reply::Value(engine.universe.select(
        fails,
        Value::NULL,
        pointer,
        64,
    )))
}

fn calloc(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let (count, size) = (call.value(0), call.value(1));
    let (total, overflows) = engine.with_overflow(BinaryOp::Mul, false, 64, count, size);
    if overflows == Value::Int(1) {
        return Ok(Reply::Value(Value::NULL));
    }
    if let Value::Term(_) = overflows {
        let overflows = engine.universe.condition(overflows);
        let fits = engine.universe.arena.not(overflows);
        engine.assume(state, fits)?;
    }
    allocate(engine, state, total, 64, ObjectKind::Malloc, Fill::Zero, 16)
}

fn aligned_alloc(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    let Value::Int(align) = call.value(0) else {
        return Err(engine.unsupported(state, "an allocation with a symbolic alignment"));
    };
    let power = engine.universe.arena.bool(align.is_power_of_two());
    engine.require(state, power, Code::LibraryPrecondition, |_, _| {
        (
            format!("{align} is no alignment: it is not a power of two").into(),
            Vec::new(),
        )
    })?;
    allocate(
        engine,
        state,
        call.value(1),
        call.width(1),
        ObjectKind::Malloc,
        Fill::Uninitialised,
        align.max(16),
    )
}

fn posix_memalign(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    const EINVAL: u64 = 22;
    let Value::Int(align) = call.value(1) else {
        return Err(engine.unsupported(state, "an allocation with a symbolic alignment"));
    };
    if !align.is_power_of_two() || align % 8 != 0 {
        return Ok(Reply::Value(Value::Int(EINVAL)));
    }
    let reply = allocate(
        engine,
        state,
        call.value(2),
        call.width(2),
        ObjectKind::Malloc,
        Fill::Uninitialised,
        align,
    )?;
    let Reply::Value(pointer) = reply else {
        return Ok(reply);
    };
    engine.store(
        state,
        call.value(0),
        0,
        crate::program::scalar::Scalar::Pointer,
        8,
        pointer,
    )?;
    Ok(Reply::Value(Value::Int(0)))
}

fn usable_size(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    match call.value(0) {
        Value::Pointer(pointer) if pointer.object == ObjectId::NONE => {
            Ok(Reply::Value(Value::Int(0)))
        }
        Value::Pointer(pointer) => {
            let size = engine.size_term(pointer.object);
            Ok(Reply::Value(engine.universe.value(size)))
        }
        _ => Err(engine.unsupported(state, "malloc_usable_size of a symbolic pointer")),
    }
}

fn reallocarray(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let (total, overflows) =
        engine.with_overflow(BinaryOp::Mul, false, 64, call.value(1), call.value(2));
    match overflows {
        Value::Int(0) => resize(engine, state, call.value(0), total),
        Value::Int(_) => Ok(Reply::Value(Value::NULL)),
        _ => Err(engine.unsupported(state, "reallocarray with symbolic factors")),
    }
}

fn realloc(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let size = engine
        .universe
        .resize_integer(call.value(1), call.width(1), 64, false);
    resize(engine, state, call.value(0), size)
}

fn resize(
    engine: &mut Engine<'_>,
    state: &mut State,
    pointer: Value,
    size: Value,
) -> Result<Reply, End> {
    let pointer = engine.defined(state, pointer, 64, "the pointer given to realloc")?;
    let Value::Pointer(old) = pointer else {
        engine.split_pointer(state, pointer, |op| Engine::register_of_argument(op, 0))?;
        return Err(End::Path);
    };
    if old == Pointer::NULL {
        return allocate(
            engine,
            state,
            size,
            64,
            ObjectKind::Malloc,
            Fill::Uninitialised,
            16,
        );
    }
    let target = Target {
        guard: TermId::TRUE,
        object: old.object,
        offset: engine.universe.arena.bv(64, old.offset),
    };
    check_release(engine, state, target, ObjectKind::Malloc)?;
    let reply = allocate(
        engine,
        state,
        size,
        64,
        ObjectKind::Malloc,
        Fill::Uninitialised,
        16,
    )?;
    let Reply::Value(new) = reply else {
        return Ok(reply);
    };
    if let Value::Pointer(Pointer {
        object: ObjectId::NONE,
        ..
    }) = new
    {
        return Ok(Reply::Value(new));
    }
    let old_size = engine.size_term(old.object);
    let new_size = engine.universe.term(size, 64);
    let smaller = engine.universe.arena.ult(old_size, new_size);
    let len = engine.universe.arena.ite(smaller, old_size, new_size);
    let len = engine.universe.value(len);
    if let Value::Pointer(new) = new {
        copy_prefix(engine, state, old.object, new.object, len);
    } else {
        engine.copy(state, new, pointer, len)?;
    }
    end_life(engine, state, target);
    Ok(Reply::Value(new))
}

/// The new object starts with the bytes of the old: those beyond a symbolic length lie outside of
/// its size anyway.
fn copy_prefix(
    engine: &mut Engine<'_>,
    state: &mut State,
    from: ObjectId,
    to: ObjectId,
    len: Value,
) {
    let source = state
        .memory
        .get(from)
        .expect("checked to be alive")
        .content
        .clone();
    let limit = engine.universe.objects.get(to).size.limit();
    let len = match len {
        Value::Int(len) => len,
        _ => source.size(),
    }
    .min(source.size())
    .min(limit);
    let slot = state.memory.get_mut(to).expect("just allocated");
    for (at, (size, value)) in pieces(engine, &source, len) {
        slot.content.write(&mut engine.universe, at, size, value);
    }
}

fn pieces(engine: &mut Engine<'_>, source: &Content, len: u64) -> Vec<(u64, (u32, Value))> {
    if len == 0 {
        return Vec::new();
    }
    if source.array().is_some() {
        return (0..len)
            .map(|at| (at, (1, source.read(&mut engine.universe, at, 1))))
            .collect();
    }
    let mut at = 0;
    let mut placed = Vec::new();
    for piece in source.pieces(
        &mut engine.universe,
        0,
        u32::try_from(len).unwrap_or(u32::MAX),
    ) {
        placed.push((at, piece));
        at += u64::from(piece.0);
    }
    placed
}

fn operator_new(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    kind: ObjectKind,
    align: u64,
) -> Result<Reply, End> {
    let reply = allocate(
        engine,
        state,
        call.value(0),
        call.width(0),
        kind,
        Fill::Uninitialised,
        align,
    )?;
    let Reply::Value(pointer) = reply else {
        return Ok(reply);
    };
    if call.name.contains("nothrow") {
        return Ok(reply);
    }
    let fails = engine.universe.is_null(pointer);
    if fails == TermId::FALSE {
        return Ok(reply);
    }
    // The execution in which it fails goes on with the exception.
    let mut failing = state.clone();
    if engine.assume(&mut failing, fails).is_ok() {
        match super::cxxabi::throw_bad_alloc(engine, &mut failing) {
            Ok(_) | Err(End::Parked) => engine.enqueue(failing),
            Err(End::Path) => {}
            Err(End::Job) => return Err(End::Job),
        }
    }
    let succeeds = engine.universe.arena.not(fails);
    engine.assume(state, succeeds)?;
    let targets: Vec<Target> = engine
        .universe
        .targets(pointer)
        .into_iter()
        .filter(|target| target.object != ObjectId::NONE)
        .collect();
    if targets.is_empty() {
        return Err(End::Path);
    }
    Ok(Reply::Value(engine.universe.pointer(&targets)))
}

fn operator_new_aligned(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    kind: ObjectKind,
) -> Result<Reply, End> {
    let Value::Int(align) = call.value(1) else {
        return Err(engine.unsupported(state, "an allocation with a symbolic alignment"));
    };
    operator_new(engine, state, call, kind, align.max(16))
}

fn release_sized(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    kind: ObjectKind,
) -> Result<Reply, End> {
    let (pointer, size) = (call.value(0), call.value(1));
    if let Value::Pointer(Pointer { object, offset: 0 }) = pointer
        && object != ObjectId::NONE
        && engine.universe.objects.get(object).kind == kind
    {
        let actual = engine.size_term(object);
        let given = engine.universe.term(size, 64);
        let fits = engine.universe.arena.eq(actual, given);
        engine.require(state, fits, Code::DeleteWithoutVirtualDestructor, |engine, _| {
            let message = crate::obligation::Message {
                text: "an object of {} bytes is deleted as one of a class of {} bytes without a virtual destructor".into(),
                values: vec![(actual, false), (given, false)],
            };
            (message, engine.object_notes(object))
        })?;
    }
    release(engine, state, call, kind)
}

fn release(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    kind: ObjectKind,
) -> Result<Reply, End> {
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
            engine.require_guarded(state, target.guard, null, Code::InvalidFree, |_, _| {
                (
                    "a pointer that points to no object is released".into(),
                    Vec::new(),
                )
            })?;
            continue;
        }
        match check_release(engine, state, target, kind) {
            Ok(()) => end_life(engine, state, target),
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

fn check_release(
    engine: &mut Engine<'_>,
    state: &mut State,
    target: Target,
    kind: ObjectKind,
) -> Result<(), End> {
    let object = engine.universe.objects.get(target.object).clone();
    let describe = |text: String| {
        move |engine: &mut Engine<'_>, _: &State| (text.into(), engine.object_notes(target.object))
    };
    let what = engine.describe_object(target.object);
    let is_callers =
        engine.entry_objects.contains_key(&target.object) && engine.options.caller.is_some();
    let is_foreign = object.kind == ObjectKind::Foreign;
    if is_foreign != (kind == ObjectKind::Foreign) && (is_foreign || object.kind.is_heap()) {
        let text = match is_foreign {
            true => format!("{what} is released with `{}`", releaser(kind)),
            false => format!(
                "{what} is released by the caller's language instead of `{}`",
                releaser(object.kind)
            ),
        };
        engine.require_guarded(
            state,
            target.guard,
            TermId::FALSE,
            Code::ForeignFree,
            describe(text),
        )?;
        return Err(End::Path);
    }
    if is_callers && !is_foreign {
        let text = format!(
            "{what} is released with `{}`, but its memory is the caller's",
            releaser(kind)
        );
        engine.require_guarded(
            state,
            target.guard,
            TermId::FALSE,
            Code::ForeignFree,
            describe(text),
        )?;
        return Err(End::Path);
    }
    if !object.kind.is_heap() {
        let text = format!(
            "{what} is released with `{}` but was never allocated",
            releaser(kind)
        );
        engine.require_guarded(
            state,
            target.guard,
            TermId::FALSE,
            Code::InvalidFree,
            describe(text),
        )?;
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
        (format!("{what} is released twice").into(), notes)
    })?;
    if alive == TermId::FALSE {
        return Err(End::Path);
    }
    let zero = engine.universe.arena.bv(64, 0);
    let at_start = engine.universe.arena.eq(target.offset, zero);
    let text = format!("a pointer into {what} is released; only a pointer to its start may be");
    engine.require_guarded(
        state,
        target.guard,
        at_start,
        Code::InvalidFree,
        describe(text),
    )?;
    if at_start == TermId::FALSE {
        return Err(End::Path);
    }
    if object.kind != kind {
        let text = format!(
            "{what} is released with `{}` instead of `{}`",
            releaser(kind),
            releaser(object.kind)
        );
        engine.require_guarded(
            state,
            target.guard,
            TermId::FALSE,
            Code::MismatchedFree,
            describe(text),
        )?;
    }
    Ok(())
}

/// The object dies where the guard holds.
fn end_life(engine: &mut Engine<'_>, state: &mut State, target: Target) {
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
