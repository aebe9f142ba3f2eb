//! What the models of threads are written with: start, end and wait. Everything else they do with atomic operations.

use super::allocation::rows;
use super::directive::truth;
use super::{Call, Reply};
use crate::code::Code;
use crate::engine::shim::{Kind, Row};
use crate::engine::{End, Engine};
use crate::state::State;
use crate::state::call::pointer_argument;
use crate::value::Value;

use Kind::{Integer as I, Pointer as P};

pub const ROWS: &[Row] = rows! {
    "__verify_concurrent", &[], |e, _, _| {
        Ok(Reply::Value(Value::Int(u64::from(e.options.memory_model.is_some()))))
    };
    "__verify_thread_create", &[P, P], create;
    "__verify_thread_join", &[I], join;
    "__verify_thread_claim", &[I], claim;
    "__verify_thread_self", &[], |_, s, _| {
        let current = s.threads.as_ref().map_or(0, |threads| threads.current);
        Ok(Reply::Value(Value::Int(u64::from(current))))
    };
    "__verify_await", &[I], await_condition;
};

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
) -> Result<Reply, End> {
    let condition = truth(engine, state, call, 0)?;
    if state.threads.is_none() {
        let waits = engine.universe.arena.not(condition);
        engine.require_guarded(
            state,
            waits,
            verify_term::TermId::FALSE,
            Code::Deadlock,
            |_, _| ("the only thread waits".into(), Vec::new()),
        )?;
        engine.assume(state, condition)?;
        return Ok(Reply::Nothing);
    }
    Ok(match engine.await_condition(state, condition)? {
        true => Reply::Nothing,
        false => Reply::Elsewhere,
    })
}
