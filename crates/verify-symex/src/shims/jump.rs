//! `setjmp` and `longjmp` (C11 7.13).
//!
//! The buffer holds a pointer to an object that lives as long as the frame of `setjmp`: where it is dead, so is the
//! place to jump to. What the object stands for is kept beside the state.

use super::allocation::rows;
use super::{Call, Reply};
use crate::code::Code;
use crate::engine::shim::{Kind, Row};
use crate::engine::{End, Engine, JumpTarget};
use crate::exec::step::Next;
use crate::program::code::Op;
use crate::program::scalar::Scalar;
use crate::state::{OnReturn, State};
use crate::value::memory::content::Fill;
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::memory::store::Life;
use crate::value::{ObjectId, Pointer, Value};
use std::rc::Rc;
use verify_ir::IntPredicate;
use verify_term::TermId;

use Kind::{Integer as I, Pointer as P};

pub const ROWS: &[Row] = rows! {
    "setjmp", &[P], set;
    "_setjmp", &[P], set;
    "__sigsetjmp", &[P, I], set;
    "longjmp", &[P, I], jump;
    "_longjmp", &[P, I], jump;
    "siglongjmp", &[P, I], jump;
};

fn set(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let size = Size::Bytes(8);
    let marker = engine.allocate(
        state,
        ObjectKind::Stack,
        size,
        8,
        Rc::from("jmp_buf"),
        Fill::Zero,
    );
    state.top.objects.push(marker);
    let place = Value::Pointer(Pointer::to(marker));
    engine.store(state, call.value(0), 0, Scalar::Pointer, 8, place)?;
    engine.jump_targets.insert(
        marker,
        JumpTarget {
            op: state.top.op,
            block: state.top.block,
            loops: state.top.loops.clone(),
            registers: state.top.registers.clone(),
        },
    );
    Ok(Reply::Value(Value::Int(0)))
}

fn jump(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let place = engine.load(state, call.value(0), 0, Scalar::Pointer, 8)?;
    let place = engine.defined(state, place, 64, "the buffer of a longjmp")?;
    let Value::Pointer(Pointer {
        object, offset: 0, ..
    }) = place
    else {
        return Err(engine.unsupported(state, "`longjmp` with a buffer that is one of several"));
    };
    let Some(target) = engine.jump_targets.get(&object).cloned() else {
        return Err(engine.fail(
            state,
            Code::LibraryPrecondition,
            "longjmp: the buffer was not filled by setjmp",
        ));
    };
    let is_alive = state
        .memory
        .get(object)
        .is_some_and(|slot| slot.life == Life::Live);
    if !is_alive {
        return Err(engine.fail(
            state,
            Code::LibraryPrecondition,
            "longjmp: the function that called setjmp has returned",
        ));
    }
    let status = status(engine, call);
    while !state.top.objects.contains(&object) {
        if matches!(state.top.on_return, OnReturn::Script | OnReturn::Reentry) {
            return Err(engine.unsupported(state, "`longjmp` across a call of the caller's"));
        }
        engine.pop_frame(state);
    }
    state.top.op = target.op;
    state.top.block = target.block;
    state.top.loops.clone_from(&target.loops);
    // 7.13.2.1/3: what is not volatile and was changed since is indeterminate. Only variables whose address nobody
    // takes live in registers.
    for (now, before) in state.top.registers.iter_mut().zip(&target.registers) {
        if now != before {
            *now = Value::Undefined;
        }
    }
    let rounds = count(engine, state, object)?;
    let code = state.top.code.clone();
    let Op::Call(op) = &code.ops[target.op as usize] else {
        unreachable!("a buffer is filled by a call");
    };
    if let Next::Op = engine.finish_call(state, op, Reply::Value(status))? {
        state.top.op += 1;
    }
    if rounds > u64::from(engine.frontier.bound) {
        engine.hold_back(state, "longjmp".to_owned(), None)?;
    }
    engine.yield_to_others(state)?;
    Ok(Reply::Elsewhere)
}

/// What setjmp returns now: never zero.
fn status(engine: &mut Engine<'_>, call: &Call<'_>) -> Value {
    let status = call.value(1);
    let universe = &mut engine.universe;
    let zero = universe.compare(IntPredicate::Eq, 32, status, Value::Int(0));
    match universe.condition(zero) {
        TermId::TRUE => Value::Int(1),
        TermId::FALSE => status,
        is_zero => universe.select(is_zero, Value::Int(1), status, 32),
    }
}

/// How often was jumped there, this time included.
fn count(engine: &mut Engine<'_>, state: &mut State, marker: ObjectId) -> Result<u64, End> {
    let place = Value::Pointer(Pointer::to(marker));
    let Value::Int(before) = engine.load(state, place, 0, Scalar::Int(64), 8)? else {
        return Err(engine.unsupported(state, "jumps of an unknown number"));
    };
    engine.store(state, place, 0, Scalar::Int(64), 8, Value::Int(before + 1))?;
    Ok(before + 1)
}
