//! The functions of `om-stl/include/__om/engine.h`, through which the library models talk to us.

use super::allocation::{Request, allocate, rows};
use super::directive::truth;
use super::{Call, Reply, release};
use crate::code::Code;
use crate::engine::shim::{Kind, Row};
use crate::engine::{End, Engine};
use crate::exec::rounding;
use crate::inputs::choices::ChoiceKind;
use crate::inputs::record::InputSource;
use crate::inputs::stdin::TokenFormat;
use crate::outcome::Origin;
use crate::program::scalar::Scalar;
use crate::state::State;
use crate::value::memory::object::ObjectKind;
use crate::value::memory::store::{Death, Life};
use crate::value::{ObjectId, Value};
use std::rc::Rc;
use verify_term::TermId;

use Kind::{Integer as I, Pointer as P};

pub const ROWS: &[Row] = rows! {
    "__verify_require", &[I, P, P], require;
    "__verify_assume", &[I], assume;
    "__verify_unsupported", &[P], unsupported;
    "__verify_assumed", &[P], assumed;
    "__verify_havoc", &[P, I], |e, s, c| havoc(e, s, c, None);
    "__verify_approximate", &[P, I, P, P, P], approximate;
    "__verify_input", &[P, I, P], input;
    "__verify_typed", &[I, I, P, I, I], typed;
    "__verify_concrete", &[P, I], concrete;
    "__verify_executing", &[], |e, _, _| Ok(Reply::Value(Value::Int(u64::from(e.options.run_only))));
    "__verify_probing", &[], |e, _, _| Ok(Reply::Value(Value::Int(u64::from(!e.options.run_only))));
    "__verify_write", &[I, P, I], write;
    "__verify_read", &[P, I], read;
    "__verify_any_bytes", &[P, I, P], input;
    "__verify_allocate", &[I], |e, s, c| {
        allocate(e, s, Request::new(ObjectKind::Model, c.value(0), c.width(0))).map(Reply::Value)
    };
    "__verify_allocate_observer", &[I], |e, s, c| {
        allocate(e, s, Request::new(ObjectKind::ModelObserver, c.value(0), c.width(0))).map(Reply::Value)
    };
    "__verify_release", &[P], release;
    "__verify_invalidate", &[P, I, I], |e, s, c| {
        e.invalidate_pointers(s, c.value(0), c.value(1), c.value(2));
        Ok(Reply::Value(c.value(0)))
    };
    "__verify_foreign_allocate", &[I], |e, s, c| {
        allocate(e, s, Request::new(ObjectKind::Foreign, c.value(0), c.width(0))).map(Reply::Value)
    };
    "__verify_foreign_release", &[P], release::release_foreign;
    "__verify_rounding", &[], |_, s, _| {
        Ok(Reply::Value(Value::Int(rounding::number(s.rounding))))
    };
    "__verify_set_rounding", &[I], |e, s, c| e.set_rounding(s, c.value(0)).map(|()| Reply::Nothing);
    "__verify_exit", &[I], exit;
    "__verify_abort", &[P], abort;
};

fn text(engine: &mut Engine<'_>, state: &mut State, value: Value) -> String {
    engine.c_string(state, value).unwrap_or_default()
}

fn require(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    if call.value(0) == Value::Int(1) {
        return Ok(Reply::Nothing);
    }
    let holds = truth(engine, state, call, 0)?;
    let check = text(engine, state, call.value(1));
    let message = text(engine, state, call.value(2));
    let Some(code) = Code::parse(&check) else {
        return Err(engine.unsupported(state, format!("a model names an unknown check `{check}`")));
    };
    engine.require(state, holds, code, |_, _| (message.into(), Vec::new()))?;
    engine.assume(state, holds)?;
    Ok(Reply::Nothing)
}

fn assume(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let condition = truth(engine, state, call, 0)?;
    Ok(if engine.assume_in_thread(state, condition)? {
        Reply::Nothing
    } else {
        Reply::Elsewhere
    })
}

fn unsupported(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let what = text(engine, state, call.value(0));
    Err(engine.unsupported(state, what))
}

fn assumed(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let what = text(engine, state, call.value(0));
    engine.record_assumption(state, &what);
    Ok(Reply::Nothing)
}

fn havoc(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    asked: Option<&InputSource>,
) -> Result<Reply, End> {
    match call.value(1) {
        Value::Int(size) => drop(engine.havoc_range(state, call.value(0), size, asked)?),
        size => engine.havoc_symbolic(state, call.value(0), size, asked)?,
    }
    Ok(Reply::Nothing)
}

/// The result of a function of floats, left open: where it is, its size, the function, its arguments.
fn approximate(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let Value::Int(size) = call.value(1) else {
        return Err(engine.unsupported(state, "an approximation of symbolic size"));
    };
    let parts = engine.havoc_range(state, call.value(0), size, None)?;
    let function = text(engine, state, call.value(2));
    let [part] = &parts[..] else {
        for part in parts {
            engine.record_approximation(&function, 8 * part.size, part.value, &[]);
        }
        return Ok(Reply::Nothing);
    };
    let width = 8 * part.size;
    let mut arguments = Vec::new();
    for argument in [call.value(3), call.value(4)] {
        if argument != Value::NULL {
            arguments.push(engine.load(state, argument, 0, Scalar::Int(width), 1)?);
        }
    }
    engine.record_approximation(&function, width, part.value, &arguments);
    Ok(Reply::Nothing)
}

fn input(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let name = text(engine, state, call.value(2));
    let origin = Origin::Memory { by: name.clone() };
    havoc(engine, state, call, Some(&InputSource { name, origin }))
}

/// How a piece of standard input looks: whether it is there, how, where its bytes are, how many, how many
/// at most.
fn typed(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let known = |value| {
        if let Value::Int(number) = value {
            Some(number)
        } else {
            None
        }
    };
    let (look, most) = (
        known(call.value(1)).and_then(TokenFormat::of),
        known(call.value(4)),
    );
    let when = truth(engine, state, call, 0)?;
    engine.record_stdin(state, when, look, call.value(2), call.value(3), most);
    Ok(Reply::Nothing)
}

fn concrete(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let known = is_concrete(engine, state, call.value(0), call.value(1));
    let known = engine.remember(state, ChoiceKind::KnownConcrete, known);
    Ok(Reply::Value(Value::Int(u64::from(known))))
}

fn is_concrete(engine: &Engine<'_>, state: &State, start: Value, len: Value) -> bool {
    let (Value::Pointer(pointer), Value::Int(len)) = (start, len) else {
        return false;
    };
    state.memory.get(pointer.object).is_some_and(|slot| {
        pointer
            .offset
            .checked_add(len)
            .is_some_and(|end| end <= slot.content.size())
            && (0..len).all(|at| {
                let offset = pointer.offset + at;
                slot.content.read_word(offset, 1).is_some()
                    || slot
                        .content
                        .cells()
                        .range(..=offset)
                        .next_back()
                        .is_some_and(|(_, cell)| {
                            matches!(cell.value, Value::Pointer(_))
                                || engine.is_constant(cell.value)
                        })
            })
    })
}

fn write(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    engine.progress.written += 1;
    let (Value::Int(stream), Value::Int(len)) = (call.value(0), call.value(2)) else {
        return Ok(Reply::Nothing);
    };
    if !engine.options.run_only || len == 0 {
        return Ok(Reply::Nothing);
    }
    let Value::Pointer(pointer) = call.value(1) else {
        return Ok(Reply::Nothing);
    };
    let Some(slot) = state.memory.get(pointer.object) else {
        return Ok(Reply::Nothing);
    };
    let content = slot.content.clone();
    let mut bytes = Vec::with_capacity(len as usize);
    for at in 0..len {
        match content.read(&mut engine.universe, pointer.offset + at, 1) {
            Value::Int(byte) => bytes.push(byte as u8),
            _ => return Err(engine.unsupported(state, "output of a value that is not known")),
        }
    }
    match state.threads.as_mut() {
        // Which execution comes to an end is not known yet.
        Some(threads) => Rc::make_mut(threads).output.push((stream as u8, bytes)),
        None => engine.events.output(stream as u8, &bytes),
    }
    Ok(Reply::Nothing)
}

/// Standard input: the real one when executing, otherwise any bytes.
fn read(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let Value::Int(len) = call.value(1) else {
        return Err(engine.unsupported(state, "input of a symbolic length"));
    };
    if !engine.options.run_only {
        let any = engine.any_value(
            state,
            crate::program::scalar::Scalar::Int(64),
            ChoiceKind::BytesRead,
        );
        let term = engine.universe.term(any, 64);
        let limit = engine.universe.arena.bv(64, len);
        let inside = engine.universe.arena.ule(term, limit);
        let count = InputSource {
            name: "bytes of standard input".to_owned(),
            origin: Origin::StandardInput,
        };
        engine.record_input(state, count, None, any, 64);
        let bytes = InputSource {
            name: "standard input".to_owned(),
            origin: Origin::StandardInput,
        };
        engine.havoc_range(state, call.value(0), len, Some(&bytes))?;
        engine.assume(state, inside)?;
        engine.record_stdin(
            state,
            TermId::TRUE,
            Some(TokenFormat::Text),
            call.value(0),
            any,
            Some(len),
        );
        let ended = engine.universe.arena.ult(term, limit);
        engine.record_stdin(
            state,
            ended,
            Some(TokenFormat::End),
            Value::NULL,
            Value::Int(0),
            Some(0),
        );
        return Ok(Reply::Value(any));
    }
    let mut bytes = vec![0; len.min(1 << 20) as usize];
    let count = std::io::Read::read(&mut std::io::stdin().lock(), &mut bytes).unwrap_or(0);
    for (at, byte) in bytes[..count].iter().enumerate() {
        let scalar = crate::program::scalar::Scalar::Int(8);
        engine.store(
            state,
            call.value(0),
            at as u64,
            scalar,
            1,
            Value::Int(u64::from(*byte)),
        )?;
    }
    Ok(Reply::Value(Value::Int(count as u64)))
}

fn release(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let site = state.top.site();
    for target in engine.universe.targets(call.value(0)) {
        if target.object == ObjectId::NONE {
            continue;
        }
        let Some(slot) = state.memory.get_mut(target.object) else {
            continue;
        };
        slot.life = if target.guard == TermId::TRUE {
            Life::Dead(Death::Freed, site.clone())
        } else {
            let survives = engine.universe.arena.not(target.guard);
            match &slot.life {
                Life::Live => Life::Perhaps(survives, Death::Freed, site.clone()),
                Life::Perhaps(alive, ..) => Life::Perhaps(
                    engine.universe.arena.and(*alive, survives),
                    Death::Freed,
                    site.clone(),
                ),
                dead @ Life::Dead(..) => dead.clone(),
            }
        };
    }
    Ok(Reply::Nothing)
}

fn exit(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    state.status = Some(call.value(0));
    engine.finish_program(state)?;
    Err(End::Path)
}

fn abort(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let why = text(engine, state, call.value(0));
    let message = if why.is_empty() {
        "the program aborts".to_owned()
    } else {
        why
    };
    Err(engine.fail(state, Code::Abort, message))
}
