//! Functions of `<string.h>` that copy, fill and compare; the rest are models in C.

use super::allocation::rows;
use super::{Call, Reply};
use crate::engine::shim::{Kind, Row};
use crate::engine::{End, Engine};
use crate::machine::access::{Access, AccessKind};
use crate::state::State;
use crate::value::{Pointer, Value};
use verify_ir::IntPredicate;

use Kind::{Integer as I, Pointer as P};

pub const ROWS: &[Row] = rows! {
    "memcpy", &[P, P, I], |e, s, c| copy(e, s, c, false);
    "__memcpy_chk", &[P, P, I], |e, s, c| copy(e, s, c, false);
    "__ESBMC_memcpy", &[P, P, I], |e, s, c| copy(e, s, c, false);
    "mempcpy", &[P, P, I], copy_and_point_behind;
    "memmove", &[P, P, I], |e, s, c| copy(e, s, c, true);
    "__memmove_chk", &[P, P, I], |e, s, c| copy(e, s, c, true);
    "memset", &[P, I, I], fill;
    "__memset_chk", &[P, I, I], fill;
    "__ESBMC_memset", &[P, I, I], fill;
    "bzero", &[P, I], clear;
    "memcmp", &[P, P, I], compare;
    "bcmp", &[P, P, I], compare;
    "strlen", &[P], length;
};

fn copy(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    may_overlap: bool,
) -> Result<Reply, End> {
    let (to, from, len) = (call.value(0), call.value(1), call.value(2));
    if !may_overlap {
        engine.check_overlap(state, to, from, len, false)?;
    }
    engine.copy(state, to, from, len)?;
    Ok(Reply::Value(to))
}

fn copy_and_point_behind(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    copy(engine, state, call, false)?;
    Ok(Reply::Value(
        engine.universe.offset_pointer(call.value(0), call.value(2)),
    ))
}

fn fill(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let byte = engine
        .universe
        .resize_integer(call.value(1), call.width(1), 8, false);
    engine.fill(state, call.value(0), byte, call.value(2))?;
    Ok(Reply::Value(call.value(0)))
}

fn clear(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    engine.fill(state, call.value(0), Value::Int(0), call.value(1))?;
    Ok(Reply::Nothing)
}

fn compare(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let result = engine.compare_bytes(state, call.value(0), call.value(1), call.value(2))?;
    Ok(Reply::Value(result))
}

/// The distance to the first zero byte. Reading on past the end of the object is a violation.
fn length(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let pointer = engine.defined(state, call.value(0), 64, "the address")?;
    let access = Access {
        kind: AccessKind::Read,
        len: 1,
        align: 1,
    };
    let targets = engine.check_access(state, pointer, access)?;
    let mut result: Option<Value> = None;
    for target in targets.iter().rev() {
        let Some(start) = engine.universe.arena.as_u64(target.offset) else {
            return length_by_steps(engine, state, pointer);
        };
        let size = engine.universe.objects.get(target.object).size.limit();
        let mut places: Vec<(u64, Value)> = Vec::new();
        let mut ended = false;
        for at in start..size {
            let slot = state
                .memory
                .get(target.object)
                .expect("checked to be alive");
            let byte = slot.content.read(&mut engine.universe, at, 1);
            if engine.universe.is_shadowed(byte) {
                return length_by_steps(engine, state, pointer);
            }
            places.push((at - start, byte));
            if byte == Value::Int(0) {
                ended = true;
                break;
            }
        }
        if !ended {
            return length_by_steps(engine, state, pointer);
        }
        let mut here = Value::Int(places.last().expect("a terminator was found").0);
        for (distance, byte) in places.iter().rev().skip(1) {
            let zero = engine
                .universe
                .compare(IntPredicate::Eq, 8, *byte, Value::Int(0));
            let zero = engine.universe.condition(zero);
            here = engine
                .universe
                .select(zero, Value::Int(*distance), here, 64);
        }
        result = Some(match result {
            None => here,
            Some(other) => engine.universe.select(target.guard, here, other, 64),
        });
    }
    Ok(Reply::Value(
        result.expect("an access that passed its checks has a target"),
    ))
}

/// Byte by byte with every check: for strings that may be unterminated or partly uninitialised.
fn length_by_steps(
    engine: &mut Engine<'_>,
    state: &mut State,
    pointer: Value,
) -> Result<Reply, End> {
    let mut zeros = Vec::new();
    let mut at = 0_u64;
    loop {
        let here = engine.universe.offset_pointer(pointer, Value::Int(at));
        // Whether the string goes on past the bytes seen so far.
        let mut open = verify_term::TermId::TRUE;
        for zero in &zeros {
            let other = engine.universe.arena.not(*zero);
            open = engine.universe.arena.and(open, other);
        }
        engine.check_limits()?;
        if open == verify_term::TermId::FALSE || !engine.feasible(state, open) {
            break;
        }
        let mut ahead = state.clone();
        engine.assume(&mut ahead, open)?;
        match engine.load(
            &mut ahead,
            here,
            0,
            crate::program::scalar::Scalar::Int(8),
            1,
        ) {
            Ok(byte) => {
                let byte = match engine.defined(&mut ahead, byte, 8, "a character of the string") {
                    Ok(byte) => byte,
                    Err(End::Path) => break,
                    Err(end) => return Err(end),
                };
                let zero = engine
                    .universe
                    .compare(IntPredicate::Eq, 8, byte, Value::Int(0));
                zeros.push(engine.universe.condition(zero));
            }
            Err(End::Path) => break,
            Err(end) => return Err(end),
        }
        at += 1;
    }
    let mut any = verify_term::TermId::FALSE;
    for zero in &zeros {
        any = engine.universe.arena.or(any, *zero);
    }
    engine.assume(state, any)?;
    let mut result = Value::Int(at.saturating_sub(1));
    for (distance, zero) in zeros.iter().enumerate().rev() {
        result = engine
            .universe
            .select(*zero, Value::Int(distance as u64), result, 64);
    }
    Ok(Reply::Value(result))
}

/// The pointer to the start of an object.
pub fn start(object: crate::value::ObjectId) -> Value {
    Value::Pointer(Pointer::to(object))
}
