//! The handlers that clang's undefined-behaviour checks call when a check fails.
//!
//! They carry what only the language knows: the types and the operands. Reaching one is the
//! violation.

use super::{Call, Reply};
use crate::checks::obligation::Message;
use crate::code::Code;
use crate::engine::{End, Engine};
use crate::state::State;
use crate::value::Value;
use verify_ir::IntPredicate;

/// Offset of the first type descriptor in a handler's data: behind file, line and column.
const TYPE: u64 = 16;

/// A type as the sanitizer describes it.
struct Described {
    name: String,
    is_float: bool,
    signed: bool,
    width: u32,
}

pub fn report(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let kind = call
        .name
        .trim_start_matches("__ubsan_handle_")
        .trim_end_matches("_abort")
        .trim_end_matches("_minimal");
    let data = call
        .arguments
        .first()
        .map_or(Value::NULL, |argument| argument.values[0]);
    let located = if kind == "nonnull_return_v1" && call.arguments.len() > 1 {
        call.value(1)
    } else {
        data
    };
    if kind == "dynamic_type_cache_miss" {
        return dynamic_type(engine, state, call, data);
    }
    if engine.tries_values(state) {
        return Err(End::Path);
    }
    engine.checks.line_override = location(state, located);
    if kind == "divrem_overflow" {
        return Err(division(engine, state, call, data));
    }
    let found = without_values(kind).or_else(|| with_values(engine, state, call, data, kind));
    let Some((code, message)) = found else {
        return Err(engine.unsupported(state, format!("the sanitizer's check `{kind}`")));
    };
    Err(engine.fail(state, code, message))
}

/// The checks whose messages are always the same.
fn without_values(kind: &str) -> Option<(Code, Message)> {
    Some(match kind {
        "builtin_unreachable" => (
            Code::UnreachableReached,
            "code marked unreachable is reached".into(),
        ),
        "missing_return" => (
            Code::MissingReturn,
            "a function that returns a value ends without a return statement".into(),
        ),
        "invalid_builtin" => (
            Code::InvalidBuiltin,
            "a builtin is called with 0, which it does not accept".into(),
        ),
        "nonnull_arg" => (
            Code::NonnullViolated,
            "null is passed to a parameter that must not be null".into(),
        ),
        "nonnull_return_v1" | "nonnull_return" => (
            Code::NonnullViolated,
            "null is returned by a function that must not return it".into(),
        ),
        _ => return None,
    })
}

/// The checks whose messages have the values and types that `data` describes.
fn with_values(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    data: Value,
    kind: &str,
) -> Option<(Code, Message)> {
    Some(match kind {
        "add_overflow" => overflow(engine, state, call, data, "+"),
        "sub_overflow" => overflow(engine, state, call, data, "-"),
        "mul_overflow" => overflow(engine, state, call, data, "*"),
        "negate_overflow" => {
            let described = described(engine, state, data, TYPE);
            let values = operand(engine, state, call, 1, &described)
                .into_iter()
                .collect();
            let text = format!("the negation of {{}} does not fit `{}`", described.name);
            (overflow_code(&described), Message { text, values })
        }
        "shift_out_of_bounds" => {
            let (left, right) = (
                described(engine, state, data, TYPE),
                described(engine, state, data, TYPE + 8),
            );
            let mut values = Vec::new();
            values.extend(operand(engine, state, call, 1, &left));
            values.extend(operand(engine, state, call, 2, &right));
            let text = format!("{{}} of type `{}` is shifted by {{}}", left.name);
            (Code::ShiftRange, Message { text, values })
        }
        "out_of_bounds" => {
            let (array, index) = (
                described(engine, state, data, TYPE),
                described(engine, state, data, TYPE + 8),
            );
            let values = operand(engine, state, call, 1, &index)
                .into_iter()
                .collect();
            (
                Code::SubobjectBounds,
                Message {
                    text: format!("index {{}} is out of bounds for `{}`", array.name),
                    values,
                },
            )
        }
        "vla_bound_not_positive" => {
            let described = described(engine, state, data, TYPE);
            let values = operand(engine, state, call, 1, &described)
                .into_iter()
                .collect();
            (
                Code::VlaBound,
                Message {
                    text: "the bound of a variable-length array is {}".into(),
                    values,
                },
            )
        }
        "float_cast_overflow" => {
            let into = described(engine, state, data, TYPE + 8);
            (
                Code::FloatCast,
                format!("the value does not fit `{}`", into.name).into(),
            )
        }
        "load_invalid_value" => {
            let described = described(engine, state, data, TYPE);
            let code = if described.name.contains("ool") {
                Code::InvalidBool
            } else {
                Code::InvalidEnum
            };
            let values = operand(engine, state, call, 1, &described)
                .into_iter()
                .collect();
            (
                code,
                Message {
                    text: format!("{{}} is no value of `{}`", described.name),
                    values,
                },
            )
        }
        _ => return None,
    })
}

/// An object is used as a type: its dynamic type must be that type or derived from it.
fn dynamic_type(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    data: Value,
) -> Result<Reply, End> {
    /// Behind the type descriptor.
    const TYPE_INFO: u64 = TYPE + 8;
    let object = match call.value(1) {
        Value::Pointer(pointer) => pointer,
        several if engine.universe.is_pointer(several) => {
            engine.split_pointer(state, several, |op| Engine::register_of_argument(op, 1))?;
            return Err(End::Path);
        }
        _ => return Ok(Reply::Nothing),
    };
    let Some(Value::Pointer(wanted)) = read_pointer(engine, state, data, TYPE_INFO) else {
        return Ok(Reply::Nothing);
    };
    let actual = match read_pointer(engine, state, Value::Pointer(object), 0) {
        Some(Value::Pointer(vtable)) => match engine.dynamic_type(state, object) {
            Some((start, complete)) => {
                let found = engine.subobjects(state, complete, Some(start), wanted.object);
                let Some(found) = found else {
                    return Ok(Reply::Nothing);
                };
                if found
                    .iter()
                    .any(|base| start.offset.wrapping_add(base.offset as u64) == object.offset)
                {
                    return Ok(Reply::Nothing);
                }
                format!("has the type `{}`", engine.shown_type(state, complete))
            }
            // The vtable is in a library without source: whose it is, is not known.
            None if engine.image.undefined_globals.contains(&vtable.object) => {
                return Ok(Reply::Nothing);
            }
            None => "is no object of a polymorphic class".to_owned(),
        },
        Some(Value::Undefined | Value::Int(_)) => "is no object of a polymorphic class".to_owned(),
        // One of several classes, or unconstrained: calls through it are checked one by one.
        _ => return Ok(Reply::Nothing),
    };
    let described = described(engine, state, data, TYPE);
    engine.checks.line_override = location(state, data);
    let message = format!("an object is used as `{}` but {actual}", described.name);
    Err(engine.fail(state, Code::WrongDynamicType, message))
}

/// What lies at an offset from where a pointer points to.
fn read_pointer(engine: &mut Engine<'_>, state: &State, at: Value, offset: u64) -> Option<Value> {
    let Value::Pointer(pointer) = at else {
        return None;
    };
    let content = state.memory.get(pointer.object)?.content.clone();
    Some(content.read(&mut engine.universe, pointer.offset.wrapping_add(offset), 8))
}

fn overflow(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    data: Value,
    symbol: &str,
) -> (Code, Message) {
    let described = described(engine, state, data, TYPE);
    let mut values = Vec::new();
    values.extend(operand(engine, state, call, 1, &described));
    values.extend(operand(engine, state, call, 2, &described));
    let text = if values.len() == 2 {
        format!("{{}} {symbol} {{}} does not fit `{}`", described.name)
    } else {
        format!("the result of `{symbol}` does not fit `{}`", described.name)
    };
    (overflow_code(&described), Message { text, values })
}

fn overflow_code(described: &Described) -> Code {
    if described.signed {
        Code::SignedOverflow
    } else {
        Code::UnsignedOverflow
    }
}

/// One handler serves both ways a division can go wrong.
fn division(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>, data: Value) -> End {
    let described = described(engine, state, data, TYPE);
    if described.is_float {
        return engine.fail(
            state,
            Code::FloatDivisionByZero,
            "a float is divided by zero",
        );
    }
    if let Some((divisor, _)) = operand(engine, state, call, 2, &described) {
        let width = engine.universe.arena.width(divisor);
        let divisor = engine.universe.value(divisor);
        let zero = engine.universe.zero(width);
        let nonzero = engine
            .universe
            .compare(IntPredicate::Ne, width, divisor, zero);
        let nonzero = engine.universe.condition(nonzero);
        let divided = engine.require(state, nonzero, Code::DivisionByZero, |_, _| {
            ("division by zero".into(), Vec::new())
        });
        if let Err(end) = divided.and_then(|()| engine.assume(state, nonzero)) {
            return end;
        }
        return engine.fail(
            state,
            Code::DivisionOverflow,
            format!("the most negative `{}` is divided by -1", described.name),
        );
    }
    engine.fail(
        state,
        Code::DivisionByZero,
        "division by zero or overflow of a division",
    )
}

/// The line and column that the handler's data begins with, behind the file's name.
fn location(state: &State, data: Value) -> Option<(u32, u32)> {
    let Value::Pointer(pointer) = data else {
        return None;
    };
    let content = &state.memory.get(pointer.object)?.content;
    let line = content.read_word(pointer.offset + 8, 4)?;
    let column = content.read_word(pointer.offset + 12, 4)?;
    (line > 0).then_some((line as u32, column as u32))
}

/// The type descriptor at an offset of the handler's data.
fn described(engine: &mut Engine<'_>, state: &mut State, data: Value, offset: u64) -> Described {
    let unknown = || Described {
        name: "?".into(),
        is_float: false,
        signed: false,
        width: u32::MAX,
    };
    let Value::Pointer(pointer) = data else {
        return unknown();
    };
    let Some(slot) = state.memory.get(pointer.object) else {
        return unknown();
    };
    let content = slot.content.clone();
    let Value::Pointer(descriptor) = content.read(&mut engine.universe, pointer.offset + offset, 8)
    else {
        return unknown();
    };
    let Some(slot) = state.memory.get(descriptor.object) else {
        return unknown();
    };
    let kind = slot.content.read_word(descriptor.offset, 2).unwrap_or(0);
    let info = slot
        .content
        .read_word(descriptor.offset + 2, 2)
        .unwrap_or(0);
    // The sign is the lowest bit; above it, plain integers have the logarithm of their width.
    const INTEGER: u64 = 0;
    const FLOAT: u64 = 1;
    const BIT_INT: u64 = 2;
    let name_at = crate::value::Pointer {
        offset: descriptor.offset + 4,
        ..descriptor
    };
    let name = engine
        .c_string(state, Value::Pointer(name_at))
        .unwrap_or_default();
    // `'alias' (aka 'type')` where an alias was used.
    let name = name
        .trim_start_matches('\'')
        .split('\'')
        .next()
        .unwrap_or_default()
        .to_owned();
    let signed = info & 1 == 1 && matches!(kind, INTEGER | BIT_INT);
    let width = if kind == INTEGER && info >> 1 <= 7 {
        1 << (info >> 1)
    } else {
        u32::MAX
    };
    Described {
        name,
        is_float: kind == FLOAT,
        signed,
        width,
    }
}

/// An operand's value and signedness; none where it is passed by address.
fn operand(
    engine: &mut Engine<'_>,
    _: &mut State,
    call: &Call<'_>,
    index: usize,
    described: &Described,
) -> Option<(verify_term::TermId, bool)> {
    let argument = call.arguments.get(index)?;
    if described.width > 64 {
        return None;
    }
    let value = engine.universe.bare(argument.values[0], 64);
    let value = engine
        .universe
        .resize_integer(value, 64, described.width, false);
    Some((
        engine.universe.term(value, described.width),
        described.signed,
    ))
}
