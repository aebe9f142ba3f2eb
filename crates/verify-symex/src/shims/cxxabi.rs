//! The C++ run-time library below the standard library: the Itanium C++ ABI's `__cxa_*`.

use super::allocation::rows;
use super::{Call, Reply};
use crate::code::Code;
use crate::engine::shim::{Kind, Row};
use crate::engine::{End, Engine};
use crate::exec::exception::HEADER;
use crate::outcome::Note;
use crate::program::FunctionRef;
use crate::program::scalar::Scalar;
use crate::state::{ExceptionInfo, State};
use crate::value::memory::content::Fill;
use crate::value::memory::object::{ObjectKind, Size};
use crate::value::site::Site;
use crate::value::{ObjectId, Pointer, Value};
use std::rc::Rc;
use verify_ir::cxx_symbols::{is_bridge, is_try_catch};

use Kind::{Integer as I, Pointer as P};

pub const ROWS: &[Row] = rows! {
    "__cxa_allocate_exception", &[I], allocate_exception;
    "__cxa_free_exception", &[P], free_exception;
    "__cxa_init_primary_exception", &[P, P, P], init_exception;
    "__cxa_throw", &[P, P, P], throw;
    "__cxa_rethrow", &[], |e, s, _| e.rethrow(s).map(|()| Reply::Elsewhere);
    "__cxa_begin_catch", &[P], begin_catch;
    "__cxa_end_catch", &[], end_catch;
    "__cxa_get_exception_ptr", &[P], get_exception_pointer;
    "__cxa_current_exception_type", &[], current_exception_type;
    "__verify_unexpected", &[P], unexpected;
    "__verify_specification_allows", &[P], specification_allows;
    "__cxa_guard_acquire", &[P], guard_acquire;
    "__cxa_guard_release", &[P], guard_release;
    "__cxa_guard_abort", &[P], guard_abort;
    "__cxa_pure_virtual", &[], pure_virtual;
    "__cxa_deleted_virtual", &[], pure_virtual;
    "__dynamic_cast", &[P, P, P, I], dynamic_cast;
    "_ZSt9terminatev", &[], terminate;
    "_ZSt19uncaught_exceptionsv", &[], |_, s, _| Ok(Reply::Value(Value::Int(u64::from(s.exceptions.uncaught))));
    "_ZSt18uncaught_exceptionv", &[], |_, s, _| Ok(Reply::Value(Value::Int(u64::from(s.exceptions.uncaught > 0))));
    "__cxa_current_primary_exception", &[], current_exception;
    "__cxa_increment_exception_refcount", &[P], acquire_exception;
    "__cxa_decrement_exception_refcount", &[P], release_exception;
    "__cxa_rethrow_primary_exception", &[P], rethrow_exception;
    "__cxa_uncaught_exceptions", &[], |_, s, _| Ok(Reply::Value(Value::Int(u64::from(s.exceptions.uncaught))));
    "__verify_terminate", &[], terminate;
};

fn allocate_exception(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    let Value::Int(size) = call.value(0) else {
        return Err(engine.unsupported(state, "an exception of symbolic size"));
    };
    let size = Size::Bytes(HEADER + size);
    let object = engine.allocate(
        state,
        ObjectKind::Exception,
        size,
        16,
        Rc::from(""),
        Fill::Uninitialised,
    );
    Ok(Reply::Value(Value::Pointer(Pointer::at(object, HEADER))))
}

fn free_exception(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    if let Value::Pointer(pointer) = call.value(0) {
        engine.kill_exception(state, pointer.object);
    }
    Ok(Reply::Nothing)
}

/// Notes what is thrown; the type info and the destructor are constants of the program.
fn note(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<ObjectId, End> {
    let (Value::Pointer(object), Value::Pointer(type_info)) = (call.value(0), call.value(1)) else {
        return Err(engine.unsupported(state, "a throw of an object that is not known"));
    };
    let info = ExceptionInfo {
        type_info: type_info.object,
        destructor: call.value(2),
        site: state.top.site(),
    };
    engine.exceptions.insert(object.object, info);
    Ok(object.object)
}

fn init_exception(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    note(engine, state, call)?;
    Ok(Reply::Value(call.value(0)))
}

fn throw(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let exception = note(engine, state, call)?;
    state.exceptions.uncaught += 1;
    engine.throw(state, exception)?;
    Ok(Reply::Elsewhere)
}

fn begin_catch(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let exception = engine.exception_argument(state, call.value(0), 0)?;
    Ok(Reply::Value(engine.begin_catch(state, exception)))
}

fn end_catch(engine: &mut Engine<'_>, state: &mut State, _: &Call<'_>) -> Result<Reply, End> {
    Ok(if engine.end_catch(state)? {
        Reply::Elsewhere
    } else {
        Reply::Nothing
    })
}

fn get_exception_pointer(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    let exception = engine.exception_argument(state, call.value(0), 0)?;
    let object = Value::Pointer(Pointer::at(exception, HEADER));
    Ok(Reply::Value(
        state.exceptions.received(exception).unwrap_or(object),
    ))
}

fn current_exception_type(
    engine: &mut Engine<'_>,
    state: &mut State,
    _: &Call<'_>,
) -> Result<Reply, End> {
    let current = state
        .exceptions
        .caught
        .last()
        .map(|caught| caught.exception);
    let info = current.and_then(|exception| engine.exceptions.get(&exception));
    Ok(Reply::Value(info.map_or(Value::NULL, |info| {
        super::memory::start(info.type_info)
    })))
}

/// An exception that a dynamic exception specification does not allow, and that no handler turns into
/// one that it does ([except.unexpected]).
fn unexpected(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let exception = engine.exception_argument(state, call.value(0), 0)?;
    let name = thrown_type(engine, state, exception);
    let message = format!(
        "an exception of type `{name}` leaves a function whose exception specification forbids it"
    );
    engine.terminate_by(state, exception, Code::UnexpectedException, message)?;
    Ok(Reply::Elsewhere)
}

/// Whether the exception specification of the function that called the model of
/// `__cxa_call_unexpected` allows exceptions of a type.
fn specification_allows(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    let Value::Pointer(type_info) = call.value(0) else {
        return Err(engine.unsupported(
            state,
            "an exception specification and a type that is not known",
        ));
    };
    let handled = state
        .exceptions
        .caught
        .last()
        .map_or(ObjectId::NONE, |caught| caught.exception);
    let allowed = engine.specification_allows(state, type_info.object, handled);
    Ok(Reply::Value(Value::Int(u64::from(allowed))))
}

fn thrown_type(engine: &mut Engine<'_>, state: &mut State, exception: ObjectId) -> String {
    match engine.exceptions.get(&exception).map(|info| info.type_info) {
        Some(type_info) => engine.shown_type(state, type_info),
        None => "unknown".into(),
    }
}

/// `std::terminate`: what led here decides how it is reported.
fn terminate(engine: &mut Engine<'_>, state: &mut State, _: &Call<'_>) -> Result<Reply, End> {
    let from_boundary = std::iter::once(&state.top)
        .chain(state.below.iter().rev().map(|frame| &**frame))
        .take(2)
        .any(|frame| {
            &*engine.image.program.function(frame.code.function).name == "__clang_call_terminate"
        });
    let Some(caught) = state
        .exceptions
        .caught
        .last()
        .copied()
        .filter(|_| from_boundary)
    else {
        return Err(engine.fail(state, Code::TerminateCalled, "std::terminate is called"));
    };
    if state.is_beside_entry() {
        return Err(engine.thrown_beside_entry(state));
    }
    let name = thrown_type(engine, state, caught.exception);
    if let Some(message) = leaves_bridge(engine, state, &name) {
        return Err(engine.fail_thrown(
            state,
            caught.exception,
            Code::ExceptionIntoCaller,
            message,
            Vec::new(),
        ));
    }
    // While another exception unwinds the stack, it is the second one that ends the program.
    if state.exceptions.uncaught > 0 {
        let message =
            format!("an exception of type `{name}` is thrown while another one unwinds the stack");
        let code = Code::TerminateCalled;
        return Err(engine.fail_thrown(state, caught.exception, code, message, Vec::new()));
    }
    let message = format!("an exception of type `{name}` leaves a function that must not throw");
    let notes = boundary(engine, state).into_iter().collect();
    let code = Code::NoexceptViolated;
    Err(engine.fail_thrown(state, caught.exception, code, message, notes))
}

/// The function that the exception must not leave.
fn boundary(engine: &Engine<'_>, state: &State) -> Option<Note> {
    let is_end =
        |function| &*engine.image.program.function(function).name == "__clang_call_terminate";
    let frames: Vec<FunctionRef> = state
        .below
        .iter()
        .map(|frame| frame.code.function)
        .chain([state.top.code.function])
        .collect();
    let ended = frames.iter().rposition(|function| is_end(*function))?;
    let function = *frames.get(ended.checked_sub(1)?)?;
    let site = Site {
        function,
        op: 0,
        calls: None,
    };
    let place = engine.place(&site);
    (engine.is_users(function) && place.line > 0).then(|| Note {
        message: "this function must not throw".into(),
        place: Some(place),
    })
}

/// How an exception that ends in the entry point itself is told where a bridge generated that: its shim
/// must not throw, so that exceptions never reach the caller.
fn leaves_bridge(engine: &Engine<'_>, state: &State, thrown: &str) -> Option<String> {
    let who = &engine.options.caller.as_ref()?.who;
    let symbol = |frame: &crate::state::Frame| {
        engine
            .image
            .program
            .function(frame.code.function)
            .name
            .clone()
    };
    let frames: Vec<_> = state
        .below
        .iter()
        .map(|frame| &**frame)
        .chain([&state.top])
        .collect();
    let ended = frames
        .iter()
        .position(|frame| &*symbol(frame) == "__clang_call_terminate")?;
    // The bottom frame is the engine's own.
    let is_shim = is_bridge(&symbol(frames.get(1)?));
    let catches = ended == 3 && is_try_catch(&symbol(frames[2]));
    match (is_shim, ended, catches) {
        (true, 2, _) => Some(format!(
            "an exception of type `{thrown}` leaves a function that {who} calls without a `Result`"
        )),
        (true, _, true) => Some(format!(
            "an exception of type `{thrown}`, which is no `std::exception`, leaves a function that {who} calls"
        )),
        _ => None,
    }
}

/// Guards of static variables: byte 0 says whether it is initialised, byte 1 whether that is under
/// way (§3.3.3).
fn guard_acquire(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    if state.threads.is_some() {
        let what = "a static variable that is initialised while several threads run";
        return Err(engine.unsupported(state, what));
    }
    let guard = call.value(0);
    let byte = Scalar::Int(8);
    let done = engine.load(state, guard, 0, byte, 1)?;
    let under_way = engine.load(state, guard, 1, byte, 1)?;
    match (done, under_way) {
        (Value::Int(0), Value::Int(0)) => {
            engine.store(state, guard, 1, byte, 1, Value::Int(1))?;
            Ok(Reply::Value(Value::Int(1)))
        }
        (Value::Int(0), Value::Int(_)) => Err(engine.fail(
            state,
            Code::InitialisationRecursion,
            "the initialisation of a static variable enters itself",
        )),
        (Value::Int(_), _) => Ok(Reply::Value(Value::Int(0))),
        _ => {
            // Some of the merged paths have initialised it already.
            let zero = engine
                .universe
                .compare(verify_ir::IntPredicate::Eq, 8, done, Value::Int(0));
            let zero = engine.universe.condition(zero);
            let one = engine.universe.select(zero, Value::Int(1), under_way, 8);
            engine.store(state, guard, 1, byte, 1, one)?;
            let bit = engine.universe.value_of_bool(zero);
            Ok(Reply::Value(
                engine.universe.resize_integer(bit, 1, 32, false),
            ))
        }
    }
}

fn guard_release(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    engine.store(state, call.value(0), 0, Scalar::Int(8), 1, Value::Int(1))?;
    engine.store(state, call.value(0), 1, Scalar::Int(8), 1, Value::Int(0))?;
    Ok(Reply::Nothing)
}

fn guard_abort(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    engine.store(state, call.value(0), 1, Scalar::Int(8), 1, Value::Int(0))?;
    Ok(Reply::Nothing)
}

fn pure_virtual(engine: &mut Engine<'_>, state: &mut State, _: &Call<'_>) -> Result<Reply, End> {
    Err(engine.fail(
        state,
        Code::PureVirtualCall,
        "a pure virtual function is called",
    ))
}

/// `__dynamic_cast(object, static type, wanted type, hint)` (§2.9.7).
fn dynamic_cast(engine: &mut Engine<'_>, state: &mut State, call: &Call<'_>) -> Result<Reply, End> {
    let object = engine.defined(state, call.value(0), 64, "the object of a dynamic_cast")?;
    let (Value::Pointer(from), Value::Pointer(wanted)) = (call.value(1), call.value(2)) else {
        return Err(engine.unsupported(state, "a dynamic_cast between unknown types"));
    };
    let Value::Pointer(subobject) = object else {
        engine.split_pointer(state, object, |op| Engine::register_of_argument(op, 0))?;
        return Err(End::Path);
    };
    // Reading the vtable pointer is an access of the object, with all its checks.
    let vtable = engine.load(state, object, 0, Scalar::Pointer, 8)?;
    if !matches!(vtable, Value::Pointer(_)) {
        return Err(engine.unsupported(
            state,
            "a dynamic_cast of an object of several possible types",
        ));
    }
    let Some((start, complete)) = engine.dynamic_type(state, subobject) else {
        return Err(engine.fail(
            state,
            Code::WrongDynamicType,
            "a dynamic_cast of something that is no polymorphic object",
        ));
    };
    let found = down_cast(
        engine,
        state,
        subobject,
        from.object,
        start,
        complete,
        wanted.object,
    )
    .or_else(|| {
        cross_cast(
            engine,
            state,
            subobject,
            from.object,
            start,
            complete,
            wanted.object,
        )
    });
    Ok(Reply::Value(found.map_or(Value::NULL, Value::Pointer)))
}

/// The wanted type's subobjects that have the source as a public base.
fn down_cast(
    engine: &mut Engine<'_>,
    state: &mut State,
    subobject: Pointer,
    from: ObjectId,
    start: Pointer,
    complete: ObjectId,
    wanted: ObjectId,
) -> Option<Pointer> {
    let mut matching = Vec::new();
    for candidate in engine.subobjects(state, complete, Some(start), wanted)? {
        let here = Pointer {
            offset: start.offset.wrapping_add(candidate.offset as u64),
            ..start
        };
        let contains = engine
            .subobjects(state, wanted, Some(here), from)?
            .iter()
            .any(|base| {
                base.is_public && here.offset.wrapping_add(base.offset as u64) == subobject.offset
            });
        if contains {
            matching.push(here);
        }
    }
    match matching.as_slice() {
        [only] => Some(*only),
        _ => None,
    }
}

/// Otherwise: the source is a public base of the complete object, which has the wanted type as an
/// unambiguous public base.
fn cross_cast(
    engine: &mut Engine<'_>,
    state: &mut State,
    subobject: Pointer,
    from: ObjectId,
    start: Pointer,
    complete: ObjectId,
    wanted: ObjectId,
) -> Option<Pointer> {
    let public_source = engine
        .subobjects(state, complete, Some(start), from)?
        .iter()
        .any(|base| {
            base.is_public && start.offset.wrapping_add(base.offset as u64) == subobject.offset
        });
    if !public_source {
        return None;
    }
    match engine
        .subobjects(state, complete, Some(start), wanted)?
        .as_slice()
    {
        [only] if only.is_public => Some(Pointer {
            offset: start.offset.wrapping_add(only.offset as u64),
            ..start
        }),
        _ => None,
    }
}

/// Throws `std::bad_alloc`: the model's function does, if the program has it.
pub fn throw_bad_alloc(engine: &mut Engine<'_>, state: &mut State) -> Result<Reply, End> {
    let thrower = engine.image.program.function_named("__om_throw_bad_alloc");
    match thrower.filter(|function| engine.image.program.function(*function).defined) {
        Some(function) => {
            engine.enter(state, function, Vec::new(), crate::state::OnReturn::Caller)?;
            Ok(Reply::Elsewhere)
        }
        None => Err(engine.fail(
            state,
            Code::UncaughtException,
            "an exception of type `std::bad_alloc` is never caught",
        )),
    }
}

/// The exception being handled, with a new reference to it; null if there is none.
fn current_exception(_: &mut Engine<'_>, state: &mut State, _: &Call<'_>) -> Result<Reply, End> {
    let Some(caught) = state.exceptions.caught.last().copied() else {
        return Ok(Reply::Value(Value::NULL));
    };
    state.exceptions.add_reference(caught.exception);
    Ok(Reply::Value(Value::Pointer(Pointer::at(
        caught.exception,
        HEADER,
    ))))
}

fn acquire_exception(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    let exception = engine.exception_argument(state, call.value(0), 0)?;
    if exception != ObjectId::NONE {
        state.exceptions.add_reference(exception);
    }
    Ok(Reply::Nothing)
}

fn release_exception(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    let exception = engine.exception_argument(state, call.value(0), 0)?;
    if exception == ObjectId::NONE {
        return Ok(Reply::Nothing);
    }
    Ok(if engine.release_exception(state, exception)? {
        Reply::Elsewhere
    } else {
        Reply::Nothing
    })
}

fn rethrow_exception(
    engine: &mut Engine<'_>,
    state: &mut State,
    call: &Call<'_>,
) -> Result<Reply, End> {
    let exception = engine.exception_argument(state, call.value(0), 0)?;
    state.exceptions.add_reference(exception);
    state.exceptions.uncaught += 1;
    // Thrown anew, here.
    if let Some(info) = engine.exceptions.get_mut(&exception) {
        info.site = state.top.site();
    }
    engine.throw(state, exception)?;
    Ok(Reply::Elsewhere)
}
