//! What the code of a contract calls: one function a kind of clause. The front writes these calls; see
//! `contract/execution.rs` for what a contract is to the engine.

use super::allocation::rows;
use super::directive::truth;
use super::{Call, Reply};
use crate::code::Code;
use crate::contract_names::{ASKS, BODY, CONSTRUCTS, DESTROYS};
use crate::engine::shim::{Kind, Row};
use crate::engine::{End, Engine};
use crate::state::State;
use crate::state::active_contract::Assigned;
use crate::value::Value;
use std::rc::Rc;

use Kind::{Integer as I, Pointer as P};

pub const ROWS: &[Row] = rows! {
    ASKS, &[], begin;
    "__verify_requires", &[I, P], requires;
    "__verify_ensures", &[I, P, I, I], ensures;
    "__verify_invariant_on_entry", &[I, P], |e, s, c| requires_as(e, s, c, Code::InvariantViolated, "the invariant");
    "__verify_invariant_on_return", &[I, P, I, I], |e, s, c| ensures_as(e, s, c, Code::InvariantViolated, "the invariant");
    "__verify_assigns_only", &[], assigns_only;
    "__verify_assigns", &[P, I, I], assigns;
    CONSTRUCTS, &[P, I, I], own;
    DESTROYS, &[P, I, I], own;
    "__verify_argument", &[I, P, I], |_, _, _| Ok(Reply::Nothing);
    "__verify_virtual", &[P, P], virtual_object;
    BODY, &[I], body;
    "__verify_result", &[], result;
    "__verify_frame", &[I, I], frame;
    "__verify_return", &[], leave;
    "__verify_fresh", &[P], fresh;
    "__verify_loop_invariant", &[I, P], loop_invariant;
};

/// What holds whenever an iteration of the innermost loop begins. Where the loop is unrolled, it is a check; an
/// inductive argument takes it for a candidate, too.
fn loop_invariant(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    let holds = truth(engine, state, call, 0)?;
    let text = engine.c_string(state, call.value(1)).unwrap_or_default();
    let when = match state.top.loops.last() {
        Some(entry) if entry.iteration > 0 => "an iteration does not preserve it",
        _ => "it does not hold where the loop is entered",
    };
    if let Some(focus) = &mut engine.loop_focus {
        focus.clauses.push((holds, text.clone()));
    }
    engine.require(state, holds, Code::LoopInvariantViolated, |_, _| {
        (
            format!("the loop invariant `{text}`: {when}").into(),
            Vec::new(),
        )
    })?;
    engine.assume(state, holds)?;
    Ok(Reply::Nothing)
}

fn begin(engine: &mut Engine<'_>, state: &mut State, _: &Call<'_>) -> Result<Reply, End> {
    Ok(Reply::Value(Value::Int(u64::from(
        engine.begin_contract(state),
    ))))
}

fn requires(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    requires_as(
        engine,
        state,
        call,
        Code::PreconditionViolated,
        "the precondition",
    )
}

/// What holds when the function is called: taken for granted where all calls are looked at, and the
/// caller's duty where there is a caller.
fn requires_as(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    code: Code,
    what: &str,
) -> Result<Reply, End> {
    let holds = truth(engine, state, call, 0)?;
    let text = engine.c_string(state, call.value(1)).unwrap_or_default();
    let active_contract = engine.active_contract(state)?;
    engine.require_no_effect(state, &active_contract, &text)?;
    if engine.contract_is_checked_for_all(state) {
        if let Some(caller) = engine.options.caller.as_ref() {
            let what = format!(
                "{} calls `{}` only where `{text}` holds",
                caller.who,
                engine.contract_name(state)
            );
            engine.record_assumption(state, &what);
        }
        return Ok(if engine.program_assumption(state, holds)? {
            Reply::Nothing
        } else {
            Reply::Elsewhere
        });
    }
    let name = engine.contract_name(state);
    let message = format!("{what} `{text}` of `{name}` does not hold");
    match state.below.last().map(|frame| frame.site()) {
        Some(caller) => engine.require_at(state, caller, holds, code, message, Vec::new())?,
        None => engine.require(state, holds, code, |_, _| (message.into(), Vec::new()))?,
    }
    engine.assume(state, holds)?;
    Ok(Reply::Nothing)
}

fn ensures(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    ensures_as(
        engine,
        state,
        call,
        Code::PostconditionViolated,
        "the postcondition",
    )
}

/// What holds when the function has returned: to be shown of its body, taken for granted where the
/// contract stands for it.
fn ensures_as(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    code: Code,
    what: &str,
) -> Result<Reply, End> {
    let holds = truth(engine, state, call, 0)?;
    let text = engine.c_string(state, call.value(1)).unwrap_or_default();
    let active_contract = engine.active_contract(state)?;
    if active_contract.replaces_body {
        return Ok(if engine.program_assumption(state, holds)? {
            Reply::Nothing
        } else {
            Reply::Elsewhere
        });
    }
    let name = engine.contract_name(state);
    engine.checks.line_override = written_at(call, 2);
    engine.require(state, holds, code, |_, _| {
        (
            format!("{what} `{text}` of `{name}` does not hold").into(),
            Vec::new(),
        )
    })?;
    engine.checks.line_override = None;
    engine.assume(state, holds)?;
    Ok(Reply::Nothing)
}

/// The line and column of a clause, which the front knows and the code does not.
fn written_at(call: &Call<'_>, index: usize) -> Option<(u32, u32)> {
    match (call.value(index), call.value(index + 1)) {
        (Value::Int(line), Value::Int(column)) => Some((line as u32, column as u32)),
        _ => None,
    }
}

/// An object that is made member by member has its vtable pointers, too.
fn virtual_object(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    let (Value::Pointer(object), Value::Pointer(class)) = (call.value(0), call.value(1)) else {
        let what = "an object with virtual functions at a place that is not known";
        return Err(engine.unsupported(state, what.to_owned()));
    };
    if engine
        .set_vtable_pointers(state, object, class.object)
        .is_none()
    {
        let name = engine.shown_type(state, class.object);
        let what = format!("any object of `{name}`, whose vtable no unit defines");
        return Err(engine.unsupported(state, what));
    }
    Ok(Reply::Nothing)
}

/// From here on, the contract names all that may change.
fn assigns_only(engine: &mut Engine<'_>, state: &mut State, _: &Call<'_>) -> Result<Reply, End> {
    let mut active_contract = (*engine.active_contract(state)?).clone();
    active_contract.assigned.get_or_insert_default();
    state.top.active_contract = Some(Rc::new(active_contract));
    Ok(Reply::Nothing)
}

fn assigns(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let mut active_contract = (*engine.active_contract(state)?).clone();
    let assigned = assigned(engine, state, call)?;
    active_contract
        .assigned
        .get_or_insert_default()
        .push(assigned);
    state.top.active_contract = Some(Rc::new(active_contract));
    Ok(Reply::Nothing)
}

/// The contract is that of a constructor or a destructor, called for this object.
fn own(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let mut active_contract = (*engine.active_contract(state)?).clone();
    active_contract.own = Some(assigned(engine, state, call)?);
    state.top.active_contract = Some(Rc::new(active_contract));
    Ok(Reply::Nothing)
}

/// Memory that may change, as a call names it.
fn assigned(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Assigned, End> {
    let pointer = engine.defined(
        state,
        call.value(0),
        64,
        "the place that a contract assigns",
    )?;
    let bytes = engine.defined(
        state,
        call.value(1),
        64,
        "the size of what a contract assigns",
    )?;
    let flat = call.value(2) != Value::Int(0);
    Ok(Assigned {
        pointer,
        bytes,
        flat,
    })
}

fn body(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let flat_result = call.value(0) != Value::Int(0);
    Ok(if engine.run_body(state, flat_result)? {
        Reply::Elsewhere
    } else {
        Reply::Nothing
    })
}

fn result(engine: &mut Engine<'_>, state: &mut State, _: &Call<'_>) -> Result<Reply, End> {
    let active_contract = engine.active_contract(state)?;
    Ok(Reply::Value(active_contract.result.unwrap_or(Value::NULL)))
}

fn frame(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    engine.require_frame(state, written_at(call, 0))?;
    Ok(Reply::Nothing)
}

/// The function returns what its body returned.
fn leave(engine: &mut Engine<'_>, state: &mut State, _: &Call<'_>) -> Result<Reply, End> {
    engine
        .checks
        .coverage
        .left(state.top.code.function, state.top.block);
    let values = engine.kept_result(state)?;
    engine.return_values(state, values)?;
    Ok(Reply::Elsewhere)
}

/// Whether a pointer points to an object that the call made.
fn fresh(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let Some(active_contract) = engine.nearest_contract(state) else {
        return Err(engine.unsupported(state, "`verify::fresh` outside of a contract"));
    };
    let pointer = engine.defined(state, call.value(0), 64, "the pointer")?;
    let fresh = engine.is_new_since(&active_contract, pointer);
    Ok(Reply::Value(engine.universe.value_of_bool(fresh)))
}
