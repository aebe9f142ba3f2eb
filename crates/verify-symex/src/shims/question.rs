//! Questions about pointers that access nothing: where they point, how much lies there, whether it
//! may be read. InputSource by the models, and by programs in the spellings of CBMC and ESBMC.

use super::allocation::rows;
use super::{Call, Reply};
use crate::engine::shim::{Kind, Row};
use crate::engine::{End, Engine};
use crate::state::State;
use crate::value::memory::object::ObjectKind;
use crate::value::memory::store::Life;
use crate::value::{ObjectId, Target, Value};
use verify_term::TermId;

use Kind::{Integer as I, Pointer as P};

pub const ROWS: &[Row] = rows! {
    "__verify_readable", &[P, I], |e, s, c| accessible(e, s, c, false);
    "__verify_writable", &[P, I], |e, s, c| accessible(e, s, c, true);
    "__verify_valid", &[P, I], |e, s, c| accessible(e, s, c, true);
    "__verify_size_left", &[P], size_left;
    "__verify_same_object", &[P, P], same_object;
    "__CPROVER_r_ok", &[P, I], |e, s, c| accessible(e, s, c, false);
    "__CPROVER_w_ok", &[P, I], |e, s, c| accessible(e, s, c, true);
    "__CPROVER_rw_ok", &[P, I], |e, s, c| accessible(e, s, c, true);
    "__ESBMC_r_ok", &[P, I], |e, s, c| accessible(e, s, c, false);
    "__ESBMC_w_ok", &[P, I], |e, s, c| accessible(e, s, c, true);
    "__ESBMC_rw_ok", &[P, I], |e, s, c| accessible(e, s, c, true);
    "__CPROVER_same_object", &[P, P], same_object;
    "__ESBMC_same_object", &[P, P], same_object;
    "__CPROVER_POINTER_OFFSET", &[P], offset;
    "__ESBMC_POINTER_OFFSET", &[P], offset;
    "__CPROVER_POINTER_OBJECT", &[P], object;
    "__ESBMC_POINTER_OBJECT", &[P], object;
    "__CPROVER_OBJECT_SIZE", &[P], size;
    "__ESBMC_get_object_size", &[P], size;
    "__CPROVER_DYNAMIC_OBJECT", &[P], is_dynamic;
    "__ESBMC_is_dynamic_object", &[P], is_dynamic;
    "__CPROVER_LIVE_OBJECT", &[P], is_live;
};

/// Whether a range lies in live objects.
fn accessible(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    write: bool,
) -> Result<Reply, End> {
    let len = engine
        .universe
        .resize_integer(call.value(1), call.width(1), 64, false);
    let len = engine.universe.term(len, 64);
    holds_where(engine, call, |engine, target| {
        let Some(alive) = alive(state, target.object) else {
            return TermId::FALSE;
        };
        let constant = matches!(
            engine.universe.objects.get(target.object).kind,
            ObjectKind::Constant | ObjectKind::Shared | ObjectKind::Function
        );
        if write && constant {
            return TermId::FALSE;
        }
        let size = engine.size_term(target.object);
        let arena = &mut engine.universe.arena;
        let short = arena.ule(len, size);
        let last = arena.sub(size, len);
        let starts = arena.ule(target.offset, last);
        let inside = arena.and(short, starts);
        arena.and(inside, alive)
    })
}

fn same_object(engine: &mut Engine<'_>, _: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let same = engine.universe.same_object(call.value(0), call.value(1));
    Ok(reply_truth(engine, call, same))
}

/// How many bytes there are from the pointer to the end of its object.
fn size_left(engine: &mut Engine<'_>, _: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    number_where(engine, call, |engine, target| {
        let size = engine.size_term(target.object);
        let arena = &mut engine.universe.arena;
        let left = arena.sub(size, target.offset);
        let zero = arena.bv(64, 0);
        let inside = arena.ule(target.offset, size);
        arena.ite(inside, left, zero)
    })
}

fn offset(engine: &mut Engine<'_>, _: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    number_where(engine, call, |_, target| target.offset)
}

fn object(engine: &mut Engine<'_>, _: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    number_where(engine, call, |engine, target| {
        engine.universe.arena.bv(64, u64::from(target.object.0))
    })
}

/// The size of the object, wherever in it the pointer points; without an object, none.
fn size(engine: &mut Engine<'_>, _: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    number_where(engine, call, |engine, target| match target.object {
        ObjectId::NONE => engine.universe.arena.bv(64, 0),
        object => engine.size_term(object),
    })
}

fn is_dynamic(engine: &mut Engine<'_>, _: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    holds_where(engine, call, |engine, target| {
        let heap = target.object != ObjectId::NONE
            && engine.universe.objects.get(target.object).kind.is_heap();
        if heap { TermId::TRUE } else { TermId::FALSE }
    })
}

fn is_live(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    holds_where(engine, call, |_, target| {
        alive(state, target.object).unwrap_or(TermId::FALSE)
    })
}

/// When an object of this state is alive; none if it is not one that can be.
fn alive(state: &State, object: ObjectId) -> Option<TermId> {
    Some(match state.memory.get(object)?.life {
        Life::Live => TermId::TRUE,
        Life::Dead(..) => TermId::FALSE,
        Life::Perhaps(alive, ..) => alive,
    })
}

/// Whether the target that the pointer has is one of which this holds.
fn holds_where(
    engine: &mut Engine<'_>,
    call: &Call<'_>,
    mut holds: impl FnMut(&mut Engine<'_>, Target) -> TermId,
) -> Result<Reply, End> {
    let pointer = engine.universe.bare(call.value(0), 64);
    let mut result = TermId::FALSE;
    for target in engine.universe.targets(pointer) {
        let fine = holds(engine, target);
        let here = engine.universe.arena.and(target.guard, fine);
        result = engine.universe.arena.or(result, here);
    }
    Ok(reply_truth(engine, call, result))
}

/// The number that belongs to the target that the pointer has.
fn number_where(
    engine: &mut Engine<'_>,
    call: &Call<'_>,
    mut number: impl FnMut(&mut Engine<'_>, Target) -> TermId,
) -> Result<Reply, End> {
    let pointer = engine.universe.bare(call.value(0), 64);
    let mut result: Option<TermId> = None;
    for target in engine.universe.targets(pointer) {
        let here = number(engine, target);
        result = Some(result.map_or(here, |other| {
            engine.universe.arena.ite(target.guard, here, other)
        }));
    }
    let result = result.expect("a pointer has at least one target");
    let value = engine.universe.value(result);
    Ok(in_result_type(engine, call, value, 64))
}

fn reply_truth(engine: &mut Engine<'_>, call: &Call<'_>, truth: TermId) -> Reply {
    let value = engine.universe.value_of_bool(truth);
    in_result_type(engine, call, value, 1)
}

/// Programs declare these functions as they like: the answer has the width of what they declared.
fn in_result_type(engine: &mut Engine<'_>, call: &Call<'_>, value: Value, width: u32) -> Reply {
    match &*call.op.result_leaves {
        [leaf] => Reply::Value(engine.universe.resize_integer(
            value,
            width,
            leaf.scalar.width(),
            false,
        )),
        _ => Reply::Nothing,
    }
}
