//! What the models of threads are written with: start, end and wait. Everything else they do with atomic operations.

use super::allocation::rows;
use super::directive::truth;
use super::{Call, Reply};
use crate::code::Code;
use crate::engine::shim::{Kind, Row};
use crate::engine::{End, Engine};
use crate::execution_graph::Place;
use crate::inputs::choices::ChoiceKind;
use crate::program::scalar::Scalar;
use crate::state::State;
use crate::state::call::pointer_argument;
use crate::state::threads::Wait;
use crate::value::Value;

use Kind::{Integer as I, Pointer as P};

pub const ROWS: &[Row] = rows! {
    "__verify_thread_create", &[P, P], create;
    "__verify_thread_join", &[I], join;
    "__verify_thread_claim", &[I], claim;
    "__verify_thread_self", &[], |_, s, _| {
        let current = s.threads.as_ref().map_or(0, |threads| threads.current);
        Ok(Reply::Value(Value::Int(u64::from(current))))
    };
    "__verify_thread_exit", &[P], exit;
    "__verify_await", &[I], |e, s, call| await_condition(e, s, call, Wait::Progress);
    "__verify_await_notification", &[I], |e, s, call| await_condition(e, s, call, Wait::Notification);
    "__verify_own_copy", &[P], |e, s, call| e.own_copy(s, call.value(0)).map(Reply::Value);
    "__verify_until_free", &[P, I], until_free;
    "__verify_sleeps", &[], |e, s, _| {
        let blocked = s.threads.is_some() && e.sleeps_again(s)?;
        Ok(if blocked { Reply::Elsewhere } else { Reply::Nothing })
    };
    "__verify_gives_up", &[], choose;
    "__verify_choose", &[], choose;
    "__verify_peek", &[P, I], peek;
    "__verify_poke", &[P, I, I], poke;
};

/// A choice that the standard leaves to whoever schedules threads.
fn choose(engine: &mut Engine<'_>, state: &mut State, _: &Call<'_>) -> Result<Reply, End> {
    if state.threads.is_some() {
        return Ok(match engine.choose_way(state)? {
            Some(chosen) => Reply::Value(Value::Int(u64::from(chosen))),
            None => Reply::Elsewhere,
        });
    }
    let choice = engine.choose(state, ChoiceKind::Scheduling, verify_term::Sort::Bool);
    Ok(Reply::Value(engine.universe.value_of_bool(choice)))
}

/// What a number of the models' own is accessed as.
fn number_scalar(call: &Call<'_>) -> Scalar {
    match call.value(1) {
        Value::Int(4) => Scalar::Int(32),
        _ => Scalar::Int(64),
    }
}

/// A lock that is 0 where nobody has it is about to be taken.
fn until_free(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let (Value::Pointer(pointer), Value::Int(len)) = (call.value(0), call.value(1)) else {
        return Ok(Reply::Nothing);
    };
    if state.threads.is_none() {
        return Ok(Reply::Nothing);
    }
    let lock = Place {
        object: pointer.object,
        offset: pointer.offset,
        len: len as u32,
    };
    Ok(if engine.let_lock_be_freed(state, lock)? {
        Reply::Nothing
    } else {
        Reply::Elsewhere
    })
}

/// Reads without an access of the program: no event, and nothing to race with.
fn peek(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let threads = state.threads.take();
    let value = engine.load(state, call.value(0), 0, number_scalar(call), 1);
    state.threads = threads;
    let value = engine
        .universe
        .resize_integer(value?, number_scalar(call).width(), 64, false);
    Ok(Reply::Value(value))
}

/// As `peek`, to write.
fn poke(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let threads = state.threads.take();
    let scalar = number_scalar(call);
    let value = engine
        .universe
        .resize_integer(call.value(2), 64, scalar.width(), false);
    let stored = engine.store(state, call.value(0), 0, scalar, 1, value);
    state.threads = threads;
    stored.map(|()| Reply::Nothing)
}

fn exit(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    engine.exit_thread(state, call.value(0))?;
    Ok(Reply::Elsewhere)
}

fn create(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let function = match call.value(0) {
        Value::Pointer(pointer) => engine.image.function_objects.get(&pointer.object).copied(),
        _ => None,
    };
    let Some(function) = function else {
        return Err(engine.unsupported(state, "a thread whose function is not one known function"));
    };
    engine.mark_escaped(call.value(1));
    let arguments = vec![pointer_argument(call.value(1))];
    Ok(match engine.create_thread(state, function, arguments)? {
        Some(number) => Reply::Value(Value::Int(u64::from(number))),
        None => Reply::Elsewhere,
    })
}

/// The number of a thread that an argument is, where there is such a thread.
fn number(state: &State, call: &Call<'_>) -> Option<u32> {
    let Value::Int(number) = call.value(0) else {
        return None;
    };
    let number = u32::try_from(number).ok()?;
    let known = state.threads.as_ref()?;
    let thread = known.threads.get(number as usize)?;
    thread.as_ref().map(|_| number)
}

fn join(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let Some(number) = number(state, call) else {
        return Err(engine.fail(state, Code::ThreadMisuse, "there is no such thread to join"));
    };
    Ok(match engine.join_thread(state, number)? {
        Some(result) => Reply::Value(result),
        None => Reply::Elsewhere,
    })
}

/// Whether the thread exists and nobody joined or detached it before; from here on somebody has.
fn claim(_: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let free = number(state, call).is_some_and(|number| crate::threads::claim(state, number));
    Ok(Reply::Value(Value::Int(u64::from(free))))
}

fn await_condition(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    wait: Wait,
) -> Result<Reply, End> {
    let condition = truth(engine, state, call, 0)?;
    if state.threads.is_none() {
        let waits = engine.universe.arena.not(condition);
        engine.require_guarded(
            state,
            waits,
            verify_term::TermId::FALSE,
            wait.code(),
            |_, _| ("the only thread waits".into(), Vec::new()),
        )?;
        engine.assume(state, condition)?;
        return Ok(Reply::Nothing);
    }
    Ok(match engine.await_condition(state, condition, wait)? {
        true => Reply::Nothing,
        false => Reply::Elsewhere,
    })
}
