//! Inputs, assumptions and assertions in the spellings of SV-COMP, CBMC, ESBMC and KLEE.

use super::allocation::rows;
use super::table::unmangled;
use super::{Call, Reply};
use crate::code::Code;
use crate::engine::shim::{Kind, Row};
use crate::engine::{End, Engine};
use crate::inputs::record::InputSource;
use crate::outcome::Origin;
use crate::program::scalar::Scalar;
use crate::state::State;
use crate::value::Value;
use verify_ir::IntPredicate;
use verify_term::TermId;

use Kind::{Integer as I, Pointer as P};

pub const ROWS: &[Row] = rows! {
    "__VERIFIER_assume", &[I], assume;
    "__ESBMC_assume", &[I], assume;
    "__CPROVER_assume", &[I], assume;
    "klee_assume", &[I], assume;
    "__VERIFIER_assert", &[I], assert;
    "__ESBMC_assert", &[I, P], assert;
    "__CPROVER_assert", &[I, P], assert;
    "klee_assert", &[I], assert;
    // What a program calls that uses `assert` without its header, which C before 1999 allowed.
    "assert", &[Kind::Scalar], assert;
    "__verify_assumption", &[I], assume;
    "__verify_assertion", &[I, P], assert;
    "__VERIFIER_error", &[], error;
    "reach_error", &[], error;
    "__ESBMC_unreachable", &[], error;
    "klee_report_error", &[], error;
    "__assert_fail", &[P], assert_fail;
    "__assert", &[P], assert_fail;
    "klee_make_symbolic", &[P, I, P], make_symbolic;
    "__CPROVER_havoc_object", &[P], havoc_object;
    "__VERIFIER_atomic_begin", &[], |_, _, _| Ok(Reply::Nothing);
    "__VERIFIER_atomic_end", &[], |_, _, _| Ok(Reply::Nothing);
    "__ESBMC_atomic_begin", &[], |_, _, _| Ok(Reply::Nothing);
    "__ESBMC_atomic_end", &[], |_, _, _| Ok(Reply::Nothing);
    "__CPROVER_atomic_begin", &[], |_, _, _| Ok(Reply::Nothing);
    "__CPROVER_atomic_end", &[], |_, _, _| Ok(Reply::Nothing);
    // A bound for one loop: ours are chosen by deepening or by the user.
    "__ESBMC_unroll", &[I], |_, _, _| Ok(Reply::Nothing);
};

const PREFIXES: &[&str] = &[
    "nondet_",
    "__VERIFIER_nondet_",
    "__CPROVER_nondet_",
    "__ESBMC_nondet_",
    "klee_range",
    "klee_int",
];

pub fn is_nondet(name: &str) -> bool {
    name == "nondet" || PREFIXES.iter().any(|prefix| name.starts_with(prefix))
}

/// Any value of the result's type.
pub fn nondet(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    if engine.options.run_only {
        return Err(engine.unsupported(state, "an unconstrained input in an execution"));
    }
    let mut values = engine.any_result(state, call.function, call.op);
    for (value, leaf) in values.iter_mut().zip(&call.op.result_leaves) {
        if leaf.scalar == Scalar::Pointer {
            *value = engine.universe.integer_to_pointer(*value);
        }
    }
    Ok(Reply::Values(values))
}

/// The condition that an argument is not zero.
pub fn truth(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    index: usize,
) -> Result<TermId, End> {
    let width = call.width(index);
    let value = engine.defined(state, call.value(index), width, "the condition")?;
    if let Scalar::Float(format) = call.arguments[index].leaves[0].scalar {
        let value = engine.universe.float(format, value);
        let is_zero = engine.universe.arena.fp_is_zero(value);
        return Ok(engine.universe.arena.not(is_zero));
    }
    let zero = engine.universe.zero(width);
    let nonzero = engine
        .universe
        .compare(IntPredicate::Ne, width, value, zero);
    Ok(engine.universe.condition(nonzero))
}

fn assume(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let condition = truth(engine, state, call, 0)?;
    if condition == TermId::FALSE && call.is_literal(0) {
        engine.give_up(state)?;
        return Ok(Reply::Elsewhere);
    }
    Ok(if engine.program_assumption(state, condition)? {
        Reply::Nothing
    } else {
        Reply::Elsewhere
    })
}

fn assert(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let holds = truth(engine, state, call, 0)?;
    let text = if call.arguments.len() > 1 {
        engine.c_string(state, call.value(1))
    } else {
        None
    };
    engine.require(state, holds, Code::Assertion, |_, _| {
        let message = text.map_or("the assertion does not hold".to_owned(), |text| {
            format!("assertion failed: {text}")
        });
        (message.into(), Vec::new())
    })?;
    engine.assume(state, holds)?;
    Ok(Reply::Nothing)
}

fn assert_fail(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let expression = engine.c_string(state, call.value(0)).unwrap_or_default();
    Err(engine.fail(
        state,
        Code::Assertion,
        format!("assertion `{expression}` does not hold"),
    ))
}

fn error(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let name = unmangled(call.name).unwrap_or(call.name);
    Err(engine.fail(
        state,
        Code::ErrorReached,
        format!("a call of `{name}` is reached"),
    ))
}

fn make_symbolic(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    let Value::Int(size) = call.value(1) else {
        return Err(engine.unsupported(state, "klee_make_symbolic of a symbolic size"));
    };
    let name = engine
        .c_string(state, call.value(2))
        .unwrap_or_else(|| "klee_make_symbolic".into());
    let asked = InputSource {
        name,
        origin: Origin::Memory {
            by: call.name.to_owned(),
        },
    };
    engine.havoc_range(state, call.value(0), size, Some(&asked))?;
    Ok(Reply::Nothing)
}

fn havoc_object(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let Value::Pointer(pointer) = call.value(0) else {
        return Err(engine.unsupported(state, "__CPROVER_havoc_object of a symbolic pointer"));
    };
    let size = engine.universe.objects.get(pointer.object).size.limit();
    let start = Value::Pointer(crate::value::Pointer {
        offset: 0,
        ..pointer
    });
    let asked = InputSource {
        name: "havoc_object".to_owned(),
        origin: Origin::Memory {
            by: call.name.to_owned(),
        },
    };
    engine.havoc_range(state, start, size, Some(&asked))?;
    Ok(Reply::Nothing)
}
