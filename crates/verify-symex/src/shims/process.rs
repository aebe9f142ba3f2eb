//! The program's end.

use super::allocation::rows;
use super::{Call, Reply};
use crate::engine::shim::{Kind, Row};
use crate::engine::{End, Engine};
use crate::state::{ExitHandler, State};
use crate::value::Value;
use std::rc::Rc;

use Kind::{Integer as I, Pointer as P};

pub const ROWS: &[Row] = rows! {
    "exit", &[I], exit;
    "atexit", &[P], at_exit;
    "__cxa_atexit", &[P, P, P], at_exit_with_argument;
    "__cxa_thread_atexit", &[P, P, P], at_exit_with_argument;
    "__cxa_finalize", &[P], |_, _, _| Ok(Reply::Nothing);
};

fn exit(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    if state.threads.is_some() && !engine.may_exit(state)? {
        return Ok(Reply::Elsewhere);
    }
    let status = engine.defined(state, call.value(0), call.width(0), "the exit status")?;
    state.status = Some(status);
    engine.begin_exit(state)?;
    Ok(Reply::Elsewhere)
}

fn at_exit(_: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    Rc::make_mut(&mut state.at_exit).push(ExitHandler {
        function: call.value(0),
        argument: None,
    });
    Ok(Reply::Value(Value::Int(0)))
}

fn at_exit_with_argument(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    engine.mark_escaped(call.value(1));
    let handler = ExitHandler {
        function: call.value(0),
        argument: Some(call.value(1)),
    };
    Rc::make_mut(&mut state.at_exit).push(handler);
    Ok(Reply::Value(Value::Int(0)))
}
