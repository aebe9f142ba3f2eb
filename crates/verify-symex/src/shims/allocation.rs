//! `malloc`, `new` and their kin: what makes new objects.

use super::{Call, Reply};
use crate::code::Code;
use crate::engine::shim::{Kind, Row};
use crate::engine::{End, Engine};
use crate::inputs::choices::ChoiceKind;
use crate::state::State;
use crate::value::memory::content::Fill;
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::memory::store::{Death, Life};
use crate::value::{ObjectId, Pointer, Target, Value};
use std::rc::Rc;
use verify_ir::BinaryOp;
use verify_term::{Sort, TermId};

use Kind::{Integer as I, Pointer as P};

macro_rules! rows {
    ($($name:expr, $arguments:expr, $handler:expr;)*) => {
        &[$(Row { name: $name, arguments: $arguments, handler: $handler },)*]
    };
}
pub(super) use rows;

pub const ROWS: &[Row] = rows! {
    "malloc", &[I], malloc;
    "calloc", &[I, I], calloc;
    "aligned_alloc", &[I, I], aligned_alloc;
    "memalign", &[I, I], aligned_alloc;
    "valloc", &[I], valloc;
    "posix_memalign", &[P, I, I], posix_memalign;
    "malloc_usable_size", &[P], usable_size;
    "_Znwm", &[I], |e, s, c| operator_new(e, s, c, ObjectKind::New, 16);
    "_Znam", &[I], |e, s, c| operator_new(e, s, c, ObjectKind::NewArray, 16);
    "_ZnwmRKSt9nothrow_t", &[I, P], |e, s, c| operator_new(e, s, c, ObjectKind::New, 16);
    "_ZnamRKSt9nothrow_t", &[I, P], |e, s, c| operator_new(e, s, c, ObjectKind::NewArray, 16);
    "_ZnwmSt11align_val_t", &[I, I], |e, s, c| operator_new_aligned(e, s, c, ObjectKind::New);
    "_ZnamSt11align_val_t", &[I, I], |e, s, c| operator_new_aligned(e, s, c, ObjectKind::NewArray);
    "_ZnwmSt11align_val_tRKSt9nothrow_t", &[I, I, P], |e, s, c| operator_new_aligned(e, s, c, ObjectKind::New);
    "_ZnamSt11align_val_tRKSt9nothrow_t", &[I, I, P], |e, s, c| operator_new_aligned(e, s, c, ObjectKind::NewArray);
};

/// Allocations beyond this fail, as they would natively.
const LIMIT: u64 = 1 << 36;

/// What is asked of an allocator.
#[derive(Clone, Copy)]
pub struct Request {
    pub size: Value,
    /// The width of `size`.
    pub width: u32,
    pub kind: ObjectKind,
    pub fill: Fill,
    pub align: u64,
}

impl Request {
    /// Uninitialised memory for anything, as `malloc` gives it.
    pub fn new(kind: ObjectKind, size: Value, width: u32) -> Request {
        Request {
            size,
            width,
            kind,
            fill: Fill::Uninitialised,
            align: 16,
        }
    }

    fn aligned(self, align: u64) -> Request {
        Request { align, ..self }
    }
}

/// A new object, and the condition under which there is none.
pub struct Allocation {
    pub object: ObjectId,
    pub fails: TermId,
}

/// A new object; none when allocation always fails. It fails at least where `refused` holds.
pub fn attempt(
    engine: &mut Engine<'_>,
    state: &mut State,
    request: Request,
    refused: TermId,
) -> Result<Option<Allocation>, End> {
    let Request { width, kind, .. } = request;
    let size = engine.defined(state, request.size, width, "the size of an allocation")?;
    let size = engine.universe.resize_integer(size, width, 64, false);
    let mut fails = refused;
    let size = match size {
        Value::Int(bytes) if bytes > LIMIT => return Ok(None),
        Value::Int(bytes) => Size::Bytes(bytes),
        other => {
            let term = engine.universe.term(other, 64);
            let limit = engine.universe.arena.bv(64, LIMIT);
            let too_large = engine.universe.arena.ugt(term, limit);
            let throws = matches!(kind, ObjectKind::New | ObjectKind::NewArray);
            let fits = engine.universe.arena.not(too_large);
            if too_large != TermId::FALSE && !engine.feasible(state, fits) {
                return Ok(None);
            }
            if too_large != TermId::FALSE && engine.feasible(state, too_large) {
                if throws || engine.options.allocation_may_fail {
                    fails = engine.universe.arena.or(fails, too_large);
                } else {
                    engine.record_assumption(
                        state,
                        "`malloc` never fails, whatever size it is asked for",
                    );
                }
            }
            let sensible = engine.universe.arena.ite(fails, limit, term);
            engine.symbolic_size(state, sensible)?
        }
    };
    let object = engine.allocate(state, kind, size, request.align, Rc::from(""), request.fill);
    if state.threads.is_some() && kind.is_heap() {
        engine.note_allocation(state, object);
    }
    // Other languages end the program themselves where there is no memory left.
    if engine.options.allocation_may_fail && kind.is_heap() && kind != ObjectKind::Foreign {
        let any = engine.choose(state, ChoiceKind::AllocationFails, Sort::Bool);
        fails = engine.universe.arena.or(fails, any);
    }
    if fails != TermId::FALSE {
        let site = state.top.site();
        let succeeds = engine.universe.arena.not(fails);
        if let Some(slot) = state.memory.get_mut(object) {
            slot.life = Life::Perhaps(succeeds, Death::Freed, site);
        }
    }
    Ok(Some(Allocation { object, fails }))
}

/// The pointer to what was allocated, null where that failed.
pub fn pointer_to(engine: &mut Engine<'_>, made: Option<&Allocation>) -> Value {
    let Some(made) = made else {
        return Value::NULL;
    };
    let pointer = Value::Pointer(Pointer::to(made.object));
    let universe = &mut engine.universe;
    universe.select(made.fails, Value::NULL, pointer, 64)
}

/// A new object, or null where allocation may fail.
pub fn allocate(
    engine: &mut Engine<'_>,
    state: &mut State,
    request: Request,
) -> Result<Value, End> {
    let made = attempt(engine, state, request, TermId::FALSE)?;
    Ok(pointer_to(engine, made.as_ref()))
}

/// The total of `count` elements of `size` bytes, and the condition under which it overflows.
pub fn product(engine: &mut Engine<'_>, count: Value, size: Value) -> (Value, TermId) {
    let (total, overflows) = engine.with_overflow(BinaryOp::Mul, false, 64, count, size);
    (total, engine.universe.condition(overflows))
}

fn malloc(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let request = Request::new(ObjectKind::Malloc, call.value(0), call.width(0));
    allocate(engine, state, request).map(Reply::Value)
}

fn valloc(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let request = Request::new(ObjectKind::Malloc, call.value(0), call.width(0));
    allocate(engine, state, request.aligned(4096)).map(Reply::Value)
}

fn calloc(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let (total, overflows) = product(engine, call.value(0), call.value(1));
    if overflows == TermId::TRUE {
        return Ok(Reply::Value(Value::NULL));
    }
    let request = Request {
        fill: Fill::Zero,
        ..Request::new(ObjectKind::Malloc, total, 64)
    };
    let made = attempt(engine, state, request, overflows)?;
    Ok(Reply::Value(pointer_to(engine, made.as_ref())))
}

fn aligned_alloc(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    let Value::Int(align) = call.value(0) else {
        return Err(engine.unsupported(state, "an allocation with a symbolic alignment"));
    };
    let power = engine.universe.arena.bool(align.is_power_of_two());
    engine.require(state, power, Code::LibraryPrecondition, |_, _| {
        (
            format!("{align} is no alignment: it is not a power of two").into(),
            Vec::new(),
        )
    })?;
    let request = Request::new(ObjectKind::Malloc, call.value(1), call.width(1));
    allocate(engine, state, request.aligned(align.max(16))).map(Reply::Value)
}

fn posix_memalign(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    const EINVAL: u64 = 22;
    const ENOMEM: u64 = 12;
    let Value::Int(align) = call.value(1) else {
        return Err(engine.unsupported(state, "an allocation with a symbolic alignment"));
    };
    if !align.is_power_of_two() || align % 8 != 0 {
        return Ok(Reply::Value(Value::Int(EINVAL)));
    }
    let request = Request::new(ObjectKind::Malloc, call.value(2), call.width(2));
    let made = attempt(engine, state, request.aligned(align), TermId::FALSE)?;
    let Some(made) = made else {
        return Ok(Reply::Value(Value::Int(ENOMEM)));
    };
    // Where it fails, what the pointer holds is left open: storing null there is as good as any.
    let pointer = pointer_to(engine, Some(&made));
    engine.store(
        state,
        call.value(0),
        0,
        crate::program::scalar::Scalar::Pointer,
        8,
        pointer,
    )?;
    let (failed, succeeded) = (Value::Int(ENOMEM), Value::Int(0));
    let universe = &mut engine.universe;
    Ok(Reply::Value(
        universe.select(made.fails, failed, succeeded, 32),
    ))
}

fn usable_size(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    match call.value(0) {
        Value::Pointer(pointer) if pointer.object == ObjectId::NONE => {
            Ok(Reply::Value(Value::Int(0)))
        }
        Value::Pointer(pointer) => {
            let size = engine.size_term(pointer.object);
            Ok(Reply::Value(engine.universe.value(size)))
        }
        _ => Err(engine.unsupported(state, "malloc_usable_size of a symbolic pointer")),
    }
}

fn operator_new(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    kind: ObjectKind,
    align: u64,
) -> Result<Reply, End> {
    let request = Request::new(kind, call.value(0), call.width(0)).aligned(align);
    let pointer = allocate(engine, state, request)?;
    if let Some(ty) = &call.op.heap_type {
        for target in engine.universe.targets(pointer) {
            let objects = &mut engine.universe.objects;
            if target.object != ObjectId::NONE {
                objects.set_heap_type(target.object, Some(ty.clone()));
            }
        }
    }
    let fails = engine.universe.is_null(pointer);
    if fails == TermId::FALSE || call.name.contains("nothrow") {
        return Ok(Reply::Value(pointer));
    }
    // The execution in which it fails goes on with the exception.
    let mut failing = state.clone();
    if engine.assume(&mut failing, fails).is_ok() {
        match super::cxxabi::throw_bad_alloc(engine, &mut failing) {
            Ok(_) | Err(End::Parked) => engine.enqueue(failing),
            Err(End::Path) => {}
            Err(End::Job) => return Err(End::Job),
        }
    }
    let succeeds = engine.universe.arena.not(fails);
    engine.assume(state, succeeds)?;
    let targets: Vec<Target> = engine
        .universe
        .targets(pointer)
        .into_iter()
        .filter(|target| target.object != ObjectId::NONE)
        .collect();
    if targets.is_empty() {
        return Err(End::Path);
    }
    Ok(Reply::Value(engine.universe.pointer(&targets)))
}

fn operator_new_aligned(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
    kind: ObjectKind,
) -> Result<Reply, End> {
    let Value::Int(align) = call.value(1) else {
        return Err(engine.unsupported(state, "an allocation with a symbolic alignment"));
    };
    operator_new(engine, state, call, kind, align.max(16))
}
