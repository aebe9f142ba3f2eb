//! What Rust may pass to a function, in the engine's words. What has to be made before the call by the
//! library's own functions, `object_setup.rs` arranges.

use super::aliases::could_be_equal;
use super::object_setup::ObjectSetup;
use super::value_spec::{BYTE, WORD, pointer, spec, wide};
use std::path::Path;
use verify_ffi::contract::{
    Basis, Contract, ParameterContract, ResultUse, Retention, ThroughMemory, Unwinding, Value,
};
use verify_ffi::{Origin, Reading};
use verify_ir::cxx_symbols::{is_bridge, trampoline};
use verify_symex::call_environment::{
    Becomes, CallArgument, CallEnvironment, Count, Evidence, Field, ForeignFunction, Ownership,
    ReentrantCall, ScratchBuffer, SetupCall, UseOfResult, ValueSpec,
};

/// What surrounds a call.
#[derive(Clone, Copy)]
pub struct BoundaryContext<'a> {
    /// The contracts of all functions that the package declares.
    pub contracts: &'a [Contract],
    /// Those of the functions of its libraries that it does not declare.
    pub undeclared: &'a [Contract],
    /// Those that it defines.
    pub foreign_functions: &'a [Contract],
    /// Every symbol that some unit defines.
    pub symbols: &'a dyn Fn(&str) -> Vec<String>,
    /// How many elements arrays have at most, and whether nobody asked for just that.
    pub max_elements: u64,
    /// Whether arrays become longer while there is time.
    pub may_grow: bool,
    /// Files are named from here.
    pub root: &'a Path,
}

impl BoundaryContext<'_> {
    /// Whether some function that Rust defines may call this one.
    pub fn is_called_by_exported(&self, contract: &Contract) -> bool {
        let mut called = self.foreign_functions.iter().flat_map(|one| &one.calls);
        called.any(|name| *name == contract.name)
    }
}

/// The caller that a contract describes.
pub fn caller(contract: &Contract, symbol: &str, context: &BoundaryContext<'_>) -> CallEnvironment {
    let mut setup = ObjectSetup::new(context, &contract.symbol);
    let parameters: Vec<CallArgument> = contract
        .parameters
        .iter()
        .map(|parameter| passed(parameter, symbol, &mut setup))
        .collect();
    let mut inferred: Vec<String> = contract
        .parameters
        .iter()
        .flat_map(|parameter| inferences(parameter, context.root))
        .collect();
    let reentrant_calls = setup.reentrant_calls(contract);
    inferred.append(&mut setup.notes);
    if contract.origin != Origin::Undeclared && could_be_equal(contract, &parameters) {
        inferred.push("arguments are taken to point to different objects".to_owned());
    }
    CallEnvironment {
        parameters,
        result: match contract.origin {
            Origin::Undeclared => ValueSpec::Unknown,
            _ => result(&contract.result),
        },
        catches: contract.unwinding == Unwinding::Allowed,
        undeclared: contract.origin == Origin::Undeclared,
        may_alias: contract.origin == Origin::Undeclared,
        max_elements: context.max_elements,
        may_grow: context.may_grow,
        expects_written: contract.origin == Origin::Extern && contract.result == Value::Nothing,
        who: match contract.origin {
            Origin::Undeclared => "its caller".to_owned(),
            _ => "Rust".to_owned(),
        },
        inferred,
        scratch_buffers: setup.scratch_buffers,
        setup: setup.setup,
        verified: Vec::new(),
        memory_for_result: memory_for_result(contract),
        reports_errors: contract.unwinding == Unwinding::StdException,
        foreign_functions: Vec::new(),
        substitutes: Vec::new(),
        uses_of_result: contract
            .result_uses
            .iter()
            .map(|one| use_of_result(one, context.root))
            .collect(),
        reentrant_calls,
    }
}

/// What fails in functions that are called before, and are among these entry points, is reported there.
pub fn leave_to_their_own(caller: &mut CallEnvironment, entries: &[String]) {
    let calls = caller.setup.iter().flat_map(|step| &step.calls);
    let mut verified: Vec<String> = calls
        .map(|setup_call| setup_call.function.clone())
        .filter(|function| entries.contains(function))
        .collect();
    verified.sort_unstable();
    verified.dedup();
    if !verified.is_empty() {
        let names: Vec<String> = verified.iter().map(|name| format!("`{name}`")).collect();
        caller.inferred.push(format!(
            "nothing fails in {} before the call: what does is reported where that is the entry point",
            names.join(" or ")
        ));
    }
    caller.verified = verified;
}

/// A place in the Rust sources.
fn place(span: &verify_ffi::Span, root: &Path) -> String {
    let file = Path::new(&span.file);
    let file = file.strip_prefix(root).unwrap_or(file).display();
    format!("{file}:{}", span.line)
}

fn use_of_result(one: &ResultUse, root: &Path) -> UseOfResult {
    UseOfResult {
        becomes: match one.becomes {
            verify_ffi::contract::Becomes::Owned => Becomes::Owned,
            verify_ffi::contract::Becomes::Slice => Becomes::Elements,
            verify_ffi::contract::Becomes::Text => Becomes::Text,
        },
        null_checked: one.null_checked,
        words: format!("`{}` ({})", one.words, place(&one.span, root)),
    }
}

/// The functions of Rust's among these symbols, which units need and none defines. What they call in turn
/// is among the caller's re-entries.
pub fn foreign_functions<'s>(
    reading: &Reading,
    reentrant_calls: &[SetupCall],
    needed: impl Iterator<Item = &'s String>,
) -> Vec<ForeignFunction> {
    let mut found = Vec::new();
    for symbol in needed {
        let plain = verify_ffi::plain_symbol(symbol);
        let Some(contract) = reading
            .foreign_functions
            .iter()
            .find(|one| one.symbol == plain)
        else {
            continue;
        };
        let reenters = contract.calls.iter().flat_map(|name| {
            let called = reading
                .contracts
                .iter()
                .filter(move |one| one.name == *name);
            called.flat_map(|called| reentrant_call(called, reentrant_calls))
        });
        let one = ForeignFunction {
            symbol: symbol.clone(),
            name: contract.name.clone(),
            parameters: contract
                .parameters
                .iter()
                .map(|parameter| promised(&parameter.value))
                .collect(),
            opaque: opaque(contract.parameters.iter().map(|parameter| &parameter.value)),
            has_result: contract.result != Value::Nothing,
            result: value_spec(&contract.result),
            reports_errors: contract.unwinding == Unwinding::StdException,
            reenters: reenters.collect(),
        };
        if !found.contains(&one) {
            found.push(one);
        }
    }
    found
}

/// The calls of a function among the re-entries.
fn reentrant_call(contract: &Contract, reentrant_calls: &[SetupCall]) -> Vec<ReentrantCall> {
    let calls = reentrant_calls
        .iter()
        .filter(|setup_call| verify_ffi::plain_symbol(&setup_call.function) == contract.symbol);
    calls
        .map(|setup_call| ReentrantCall {
            symbol: setup_call.function.clone(),
            name: contract.name.clone(),
        })
        .collect()
}

/// The positions of pointers to what Rust knows by name alone.
fn opaque<'v>(values: impl Iterator<Item = &'v Value>) -> Vec<usize> {
    let is_opaque = |value: &Value| match value {
        Value::Opaque { name, .. } => name != "c_void",
        Value::RawPointer { pointee } => {
            matches!(&**pointee, Value::Incomplete { name } if name != "c_void")
        }
        _ => false,
    };
    let values = values.enumerate().filter(|(_, value)| is_opaque(value));
    values.map(|(at, _)| at).collect()
}

/// What a function of Rust's returns: all of it is as valid as its types say.
fn value_spec(value: &Value) -> ValueSpec {
    match value {
        value @ Value::Struct { .. } => spec(value),
        other => result(other),
    }
}

/// What a parameter of a function of Rust's promises, for C++ to keep.
fn promised(value: &Value) -> ValueSpec {
    const ADDRESS: fn() -> ValueSpec = || pointer(BYTE, Count::One, false, false, true);
    match value {
        Value::Opaque {
            nullable: false, ..
        }
        | Value::RustOpaque {
            nullable: false, ..
        } => ADDRESS(),
        // Strings and vectors of Rust's are passed by address, and made by the model of its side.
        Value::RustString | Value::RustVec { .. } => ADDRESS(),
        Value::Object { nullable, .. } => match spec(value) {
            ValueSpec::Unknown if !nullable => ADDRESS(),
            known => known,
        },
        Value::Callback { nullable, .. } => ValueSpec::Callback {
            nullable: *nullable,
            function: None,
        },
        other => result(other),
    }
}

/// A function that Rust passes the address of.
pub(super) fn callback(value: &Value, name: &str) -> ValueSpec {
    let Value::Callback {
        nullable,
        parameters,
        result,
    } = value
    else {
        return ValueSpec::Unknown;
    };
    ValueSpec::Callback {
        nullable: *nullable,
        function: Some(Box::new(ForeignFunction {
            symbol: String::new(),
            name: name.to_owned(),
            parameters: parameters.iter().map(promised).collect(),
            opaque: opaque(parameters.iter()),
            has_result: **result != Value::Nothing,
            result: value_spec(result),
            reports_errors: false,
            reenters: Vec::new(),
        })),
    }
}

/// An argument; `symbol` is the function that it is passed to.
pub fn passed(
    parameter: &ParameterContract,
    symbol: &str,
    setup: &mut ObjectSetup<'_>,
) -> CallArgument {
    let spec = match &parameter.value {
        // `rust::Fn`: a function that cxx generated, and what it calls.
        Value::Callback { nullable, .. } if is_bridge(symbol) => wide(
            ValueSpec::Function {
                name: trampoline(symbol, &parameter.name),
            },
            ValueSpec::Callback {
                nullable: *nullable,
                function: None,
            },
        ),
        value @ Value::Callback { .. } => callback(value, &parameter.name),
        value => setup.spec(value, parameter).unwrap_or_else(|| {
            if parameter.released {
                of_the_library(spec(value))
            } else {
                spec(value)
            }
        }),
    };
    let known = match &spec {
        ValueSpec::Unknown => Evidence::Invented,
        _ => evidence(parameter).min().unwrap_or_default(),
    };
    // A call may pass an array of which only names tell the length.
    let extent = evidence(parameter).max().unwrap_or_default();
    CallArgument {
        name: parameter.name.clone(),
        spec: with_extent(spec, extent),
        borrowed: parameter.kept == Retention::Borrowed,
        evidence: known,
        observed: parameter.observed.clone(),
    }
}

/// Everything that says what is passed.
fn evidence(parameter: &ParameterContract) -> impl Iterator<Item = Evidence> {
    let kind = |basis| match basis {
        Basis::Configuration => Evidence::Contract,
        Basis::CallSite => Evidence::CallSite,
        Basis::Code => Evidence::Code,
        Basis::Name => Evidence::Name,
        Basis::Default => Evidence::Invented,
    };
    parameter.evidence.iter().map(move |one| kind(one.basis))
}

/// The same pointer, as long as it is for this reason. A string ends where it ends.
fn with_extent(mut spec: ValueSpec, known: Evidence) -> ValueSpec {
    if let ValueSpec::Pointer(pointee) = &mut spec
        && pointee.count != Count::Terminated
    {
        pointee.extent = known;
        if matches!(pointee.element, ValueSpec::Pointer(_)) {
            pointee.element = with_extent(pointee.element.clone(), known);
        }
    }
    spec
}

/// All that pointers in a value lead to was allocated by the library. A single pointer behind a pointer lies in a
/// variable of the caller's.
fn of_the_library(spec: ValueSpec) -> ValueSpec {
    match spec {
        ValueSpec::Pointer(mut place)
            if place.count == Count::One && matches!(place.element, ValueSpec::Pointer(_)) =>
        {
            place.element = of_the_library(place.element);
            place.writable = true;
            ValueSpec::Pointer(place)
        }
        ValueSpec::Pointer(mut pointee) => {
            pointee.element = of_the_library(pointee.element);
            pointee.ownership = Ownership::Library;
            pointee.writable = true;
            ValueSpec::Pointer(pointee)
        }
        ValueSpec::Struct {
            size,
            align,
            fields,
        } => ValueSpec::Struct {
            size,
            align,
            fields: fields
                .into_iter()
                .map(|field| Field {
                    spec: of_the_library(field.spec),
                    ..field
                })
                .collect(),
        },
        ValueSpec::Repeated { element, count } => ValueSpec::Repeated {
            element: Box::new(of_the_library(*element)),
            count,
        },
        other => other,
    }
}

/// What of a parameter is not certain from its type, and why it is taken to be so.
fn inferences(parameter: &ParameterContract, root: &Path) -> Vec<String> {
    let name = &parameter.name;
    let told = |evidence: &verify_ffi::contract::Evidence| {
        let words = &evidence.words;
        match (evidence.basis, &evidence.span) {
            (Basis::CallSite, Some(span)) => format!("`{name}`: {words} ({})", place(span, root)),
            _ => format!("`{name}`: {words}"),
        }
    };
    parameter.evidence.iter().map(told).collect()
}

/// Memory for a result that does not fit registers, as the shims of bridges ask for it.
pub fn memory_for_result(contract: &Contract) -> Option<ScratchBuffer> {
    if contract.origin != Origin::BridgeCpp || contract.result_through_memory == ThroughMemory::No {
        return None;
    }
    let size = match &contract.result {
        Value::UniquePtr { .. } | Value::Opaque { .. } => 8,
        Value::SharedPtr { .. } | Value::WeakPtr { .. } => 16,
        other => spec(other).size()?,
    };
    Some(ScratchBuffer {
        name: "the result".to_owned(),
        size: size.max(1),
        align: 16,
        holds_null: false,
    })
}

fn result(value: &Value) -> ValueSpec {
    match value {
        // What promises nothing is not checked.
        Value::RawPointer { .. }
        | Value::Opaque { .. }
        | Value::RustOpaque { .. }
        | Value::Unknown => ValueSpec::Unknown,
        Value::Struct { .. } => perhaps_null(spec(value)),
        other => spec(other),
    }
}

/// A struct whose pointers may be null: where they are not, what they point to is there, and as long as a
/// field beside them says.
fn perhaps_null(spec: ValueSpec) -> ValueSpec {
    match spec {
        ValueSpec::Struct {
            size,
            align,
            fields,
        } => {
            let nullable = |field: Field| Field {
                spec: perhaps_null(field.spec),
                ..field
            };
            ValueSpec::Struct {
                size,
                align,
                fields: fields.into_iter().map(nullable).collect(),
            }
        }
        ValueSpec::Pointer(mut pointee) => {
            pointee.nullable = true;
            ValueSpec::Pointer(pointee)
        }
        other if other.is_address() => WORD,
        other => other,
    }
}
