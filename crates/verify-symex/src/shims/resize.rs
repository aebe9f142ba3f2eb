//! `realloc` and `reallocarray`: a new object that begins with the bytes of the old one, which is
//! released unless there was no memory for the new.

use super::allocation::{Request, attempt, pointer_to, product, rows};
use super::release::{check_release, end_life};
use super::{Call, Reply};
use crate::engine::shim::{Kind, Row};
use crate::engine::{End, Engine};
use crate::state::State;
use crate::value::memory::content::Content;
use crate::value::memory::object::ObjectKind;
use crate::value::{ObjectId, Pointer, Target, Value};
use verify_term::TermId;

use Kind::{Integer as I, Pointer as P};

pub const ROWS: &[Row] = rows! {
    "realloc", &[P, I], realloc;
    "reallocarray", &[P, I, I], reallocarray;
};

fn reallocarray(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let (total, overflows) = product(engine, call.value(1), call.value(2));
    resize(engine, state, call.value(0), total, overflows)
}

fn realloc(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let size = engine
        .universe
        .resize_integer(call.value(1), call.width(1), 64, false);
    resize(engine, state, call.value(0), size, TermId::FALSE)
}

/// Fails where `refused` holds, and where allocation does; what was there is then kept.
fn resize(
    engine: &mut Engine<'_>,
    state: &mut State,
    pointer: Value,
    size: Value,
    refused: TermId,
) -> Result<Reply, End> {
    let pointer = engine.defined(state, pointer, 64, "the pointer given to realloc")?;
    let Value::Pointer(old) = pointer else {
        engine.split_pointer(state, pointer, |op| Engine::register_of_argument(op, 0))?;
        return Err(End::Path);
    };
    if refused == TermId::TRUE {
        return Ok(Reply::Value(Value::NULL));
    }
    let request = Request::new(ObjectKind::Malloc, size, 64);
    if old == Pointer::NULL {
        let made = attempt(engine, state, request, refused)?;
        return Ok(Reply::Value(pointer_to(engine, made.as_ref())));
    }
    let mut target = Target {
        guard: TermId::TRUE,
        object: old.object,
        extent: old.extent,
        offset: engine.universe.arena.bv(64, old.offset),
    };
    check_release(engine, state, target, ObjectKind::Malloc)?;
    let Some(made) = attempt(engine, state, request, refused)? else {
        return Ok(Reply::Value(Value::NULL));
    };
    let old_size = engine.size_term(old.object);
    let new_size = engine.universe.term(size, 64);
    let smaller = engine.universe.arena.ult(old_size, new_size);
    let len = engine.universe.arena.ite(smaller, old_size, new_size);
    let len = engine.universe.value(len);
    copy_prefix(engine, state, old.object, made.object, len);
    target.guard = engine.universe.arena.not(made.fails);
    end_life(engine, state, target);
    Ok(Reply::Value(pointer_to(engine, Some(&made))))
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
