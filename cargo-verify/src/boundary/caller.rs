//! What Rust may pass to a function, in the engine's words. What has to be made before the call by the
//! library's own functions, `making.rs` arranges.

use super::aliases::could_be_equal;
use super::making::Making;
use std::path::Path;
use verify_ffi::contract::{
    Basis, Contract, Length, ParameterContract, ResultUse, Retention, ThroughMemory, Unwinding,
    Value,
};
use verify_ffi::{Origin, Reading};
use verify_symex::caller::{
    Becomes, Caller, Count, Field, Ownership, Passed, Pointee, Prior, Provided, Reentered, Room,
    Shape, UseOfResult,
};

/// What surrounds a call.
#[derive(Clone, Copy)]
pub struct Surroundings<'a> {
    /// The contracts of all functions that the package declares.
    pub contracts: &'a [Contract],
    /// Those of the functions of its libraries that it does not declare.
    pub undeclared: &'a [Contract],
    /// Those that it defines.
    pub provided: &'a [Contract],
    /// Every symbol that some unit defines.
    pub symbols: &'a dyn Fn(&str) -> Vec<String>,
    /// How many elements arrays have at most, and whether nobody asked for just that.
    pub most_elements: u64,
    pub may_grow: bool,
    /// Files are named from here.
    pub root: &'a Path,
}

impl Surroundings<'_> {
    /// Whether some function that Rust defines may call this one.
    pub fn is_called_by_exported(&self, contract: &Contract) -> bool {
        let mut called = self.provided.iter().flat_map(|one| &one.calls);
        called.any(|name| *name == contract.name)
    }
}

/// The caller that a contract describes.
pub fn caller(contract: &Contract, symbol: &str, around: &Surroundings<'_>) -> Caller {
    let mut making = Making::new(around, &contract.symbol);
    let parameters: Vec<Passed> = contract
        .parameters
        .iter()
        .map(|parameter| passed(parameter, symbol, &mut making))
        .collect();
    let mut inferred: Vec<String> = contract
        .parameters
        .iter()
        .flat_map(|parameter| inferences(parameter, around.root))
        .collect();
    let reentries = making.reentries(contract);
    inferred.append(&mut making.said);
    if contract.origin != Origin::Undeclared && could_be_equal(contract, &parameters) {
        inferred.push("arguments are taken to point to different objects".to_owned());
    }
    Caller {
        parameters,
        result: match contract.origin {
            Origin::Undeclared => Shape::Unknown,
            _ => result(&contract.result),
        },
        catches: contract.unwinding == Unwinding::Allowed,
        undeclared: contract.origin == Origin::Undeclared,
        may_alias: contract.origin == Origin::Undeclared,
        most_elements: around.most_elements,
        may_grow: around.may_grow,
        expects_written: contract.origin == Origin::Extern && contract.result == Value::Nothing,
        who: match contract.origin {
            Origin::Undeclared => "its caller".to_owned(),
            _ => "Rust".to_owned(),
        },
        inferred,
        rooms: making.rooms,
        preparations: making.preparations,
        verified: Vec::new(),
        memory_for_result: memory_for_result(contract),
        tells_errors: contract.unwinding == Unwinding::StdException,
        provided: Vec::new(),
        stand_ins: Vec::new(),
        uses_of_result: contract
            .result_uses
            .iter()
            .map(|one| use_of_result(one, around.root))
            .collect(),
        reentries,
    }
}

/// What fails in functions that are called before, and are among these entry points, is reported there.
pub fn leave_to_their_own(caller: &mut Caller, entries: &[String]) {
    let calls = caller.preparations.iter().flat_map(|step| &step.calls);
    let mut verified: Vec<String> = calls
        .map(|prior| prior.function.clone())
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
pub fn provided<'s>(
    reading: &Reading,
    reentries: &[Prior],
    needed: impl Iterator<Item = &'s String>,
) -> Vec<Provided> {
    let mut found = Vec::new();
    for symbol in needed {
        let plain = verify_ffi::plain_symbol(symbol);
        let Some(contract) = reading.provided.iter().find(|one| one.symbol == plain) else {
            continue;
        };
        let reenters = contract.calls.iter().flat_map(|name| {
            let called = reading
                .contracts
                .iter()
                .filter(move |one| one.name == *name);
            called.flat_map(|called| reentered(called, reentries))
        });
        let one = Provided {
            symbol: symbol.clone(),
            name: contract.name.clone(),
            parameters: contract
                .parameters
                .iter()
                .map(|parameter| promised(&parameter.value))
                .collect(),
            opaque: opaque(contract.parameters.iter().map(|parameter| &parameter.value)),
            has_result: contract.result != Value::Nothing,
            result: made_by_rust(&contract.result),
            tells_errors: contract.unwinding == Unwinding::StdException,
            reenters: reenters.collect(),
        };
        if !found.contains(&one) {
            found.push(one);
        }
    }
    found
}

/// The calls of a function among the re-entries.
fn reentered(contract: &Contract, reentries: &[Prior]) -> Vec<Reentered> {
    let calls = reentries
        .iter()
        .filter(|prior| verify_ffi::plain_symbol(&prior.function) == contract.symbol);
    calls
        .map(|prior| Reentered {
            symbol: prior.function.clone(),
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
fn made_by_rust(value: &Value) -> Shape {
    match value {
        value @ Value::Struct { .. } => shape(value),
        other => result(other),
    }
}

/// What a parameter of a function of Rust's promises, for C++ to keep.
fn promised(value: &Value) -> Shape {
    const ADDRESS: fn() -> Shape = || pointer(BYTE, Count::One, false, false, true);
    match value {
        Value::Opaque {
            nullable: false, ..
        }
        | Value::RustOpaque {
            nullable: false, ..
        } => ADDRESS(),
        // Strings and vectors of Rust's are passed by address, and made by the model of its side.
        Value::RustString | Value::RustVec { .. } => ADDRESS(),
        Value::Object { nullable, .. } => match shape(value) {
            Shape::Unknown if !nullable => ADDRESS(),
            known => known,
        },
        Value::Callback { nullable, .. } => Shape::Callback {
            nullable: *nullable,
            function: None,
        },
        other => result(other),
    }
}

/// A function that Rust passes the address of.
fn callback(value: &Value, name: &str) -> Shape {
    let Value::Callback {
        nullable,
        parameters,
        result,
    } = value
    else {
        return Shape::Unknown;
    };
    Shape::Callback {
        nullable: *nullable,
        function: Some(Box::new(Provided {
            symbol: String::new(),
            name: name.to_owned(),
            parameters: parameters.iter().map(promised).collect(),
            opaque: opaque(parameters.iter()),
            has_result: **result != Value::Nothing,
            result: made_by_rust(result),
            tells_errors: false,
            reenters: Vec::new(),
        })),
    }
}

/// An argument; `symbol` is the function that it is passed to.
pub fn passed(parameter: &ParameterContract, symbol: &str, making: &mut Making<'_>) -> Passed {
    let shape = match &parameter.value {
        // `rust::Fn`: a function that cxx generated, and what it calls.
        Value::Callback { nullable, .. } if symbol.contains("cxxbridge") => wide(
            Shape::Function {
                name: format!("{symbol}${}$0", parameter.name),
            },
            Shape::Callback {
                nullable: *nullable,
                function: None,
            },
        ),
        value @ Value::Callback { .. } => callback(value, &parameter.name),
        value => making.made(value, parameter).unwrap_or_else(|| {
            if parameter.released {
                of_the_library(shape(value))
            } else {
                shape(value)
            }
        }),
    };
    Passed {
        name: parameter.name.clone(),
        shape,
        lent: parameter.kept == Retention::Lent,
    }
}

/// All that pointers in a value lead to was allocated by the library. A single pointer behind a pointer lies in a
/// variable of the caller's.
fn of_the_library(shape: Shape) -> Shape {
    match shape {
        Shape::Pointer(mut place)
            if place.count == Count::One && matches!(place.element, Shape::Pointer(_)) =>
        {
            place.element = of_the_library(place.element);
            place.writable = true;
            Shape::Pointer(place)
        }
        Shape::Pointer(mut pointee) => {
            pointee.element = of_the_library(pointee.element);
            pointee.ownership = Ownership::Library;
            pointee.writable = true;
            Shape::Pointer(pointee)
        }
        Shape::Struct {
            size,
            align,
            fields,
        } => Shape::Struct {
            size,
            align,
            fields: fields
                .into_iter()
                .map(|field| Field {
                    shape: of_the_library(field.shape),
                    ..field
                })
                .collect(),
        },
        Shape::Repeated { element, count } => Shape::Repeated {
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
pub fn memory_for_result(contract: &Contract) -> Option<Room> {
    if contract.origin != Origin::BridgeCpp || contract.result_through_memory == ThroughMemory::No {
        return None;
    }
    let size = match &contract.result {
        Value::UniquePtr { .. } | Value::Opaque { .. } => 8,
        Value::SharedPtr { .. } | Value::WeakPtr { .. } => 16,
        other => shape(other).size()?,
    };
    Some(Room {
        name: "the result".to_owned(),
        size: size.max(1),
        align: 16,
        holds_null: false,
    })
}

fn result(value: &Value) -> Shape {
    match value {
        // What promises nothing is not checked.
        Value::RawPointer { .. }
        | Value::Opaque { .. }
        | Value::RustOpaque { .. }
        | Value::Unknown => Shape::Unknown,
        Value::Struct { .. } => perhaps_null(shape(value)),
        other => shape(other),
    }
}

/// A struct whose pointers may be null: where they are not, what they point to is there, and as long as a
/// field beside them says.
fn perhaps_null(shape: Shape) -> Shape {
    match shape {
        Shape::Struct {
            size,
            align,
            fields,
        } => {
            let nullable = |field: Field| Field {
                shape: perhaps_null(field.shape),
                ..field
            };
            Shape::Struct {
                size,
                align,
                fields: fields.into_iter().map(nullable).collect(),
            }
        }
        Shape::Pointer(mut pointee) => {
            pointee.nullable = true;
            Shape::Pointer(pointee)
        }
        other if other.is_address() => WORD,
        other => other,
    }
}

/// A pointer to memory that is lent.
pub fn pointer(
    element: Shape,
    count: Count,
    nullable: bool,
    writable: bool,
    initialised: bool,
) -> Shape {
    let ownership = Ownership::Lent;
    Shape::Pointer(Box::new(Pointee {
        element,
        count,
        nullable,
        writable,
        initialised,
        ownership,
        utf8: false,
    }))
}

/// Two words.
fn wide(first: Shape, second: Shape) -> Shape {
    let fields = [("", first), ("length", second)];
    let field = |(at, (name, shape)): (u64, (&str, Shape))| Field {
        name: name.to_owned(),
        offset: at * 8,
        shape,
    };
    Shape::Struct {
        size: 16,
        align: 8,
        fields: (0..).zip(fields).map(field).collect(),
    }
}

const WORD: Shape = Shape::Any { bytes: 8, align: 8 };
const BYTE: Shape = Shape::Any { bytes: 1, align: 1 };

/// A pointer to as many elements as the next field says.
fn elements(element: Shape, writable: bool, ownership: Ownership, utf8: bool) -> Shape {
    let count = Count::Sibling { index: 1 };
    Shape::Pointer(Box::new(Pointee {
        element,
        count,
        nullable: false,
        writable,
        initialised: true,
        ownership,
        utf8,
    }))
}

/// `String` or `Vec` in place, as the model of Rust's side lays it out: its capacity is its length.
fn vector(element: Shape, ownership: Ownership, writable: bool, utf8: bool) -> Shape {
    let Shape::Struct {
        align, mut fields, ..
    } = wide(elements(element, writable, ownership, utf8), WORD)
    else {
        return Shape::Unknown;
    };
    fields.push(Field {
        name: "capacity".to_owned(),
        offset: 16,
        shape: Shape::Same { field: 1 },
    });
    Shape::Struct {
        size: 24,
        align,
        fields,
    }
}

/// A value where it stands.
pub fn shape(value: &Value) -> Shape {
    match value {
        Value::Bool => Shape::OneOf {
            bits: 8,
            values: vec![0, 1],
        },
        Value::Char => Shape::Any { bytes: 4, align: 4 },
        Value::Integer { bits, .. } | Value::Float { bits } => {
            let bytes = u64::from(*bits).div_ceil(8);
            Shape::Any {
                bytes,
                align: bytes.next_power_of_two(),
            }
        }
        Value::Enum { bits, values } => Shape::OneOf {
            bits: u32::from(*bits),
            values: values.clone(),
        },
        Value::Struct {
            size,
            align,
            fields,
            ..
        } => {
            let field = |field: &verify_ffi::contract::FieldValue| Field {
                name: field.name.clone(),
                offset: field.offset,
                shape: shape(&field.value),
            };
            Shape::Struct {
                size: *size,
                align: *align,
                fields: fields.iter().map(field).collect(),
            }
        }
        Value::Bytes { size, align } => Shape::Any {
            bytes: *size,
            align: *align,
        },
        Value::Elements { element, count } => Shape::Repeated {
            element: Box::new(shape(element)),
            count: *count,
        },
        Value::Object {
            pointee,
            nullable,
            writable,
            initialised,
            owned,
        } => behind(pointee, *nullable, *writable, *initialised, *owned),
        Value::Array {
            element,
            length,
            nullable,
            writable,
            ..
        } => {
            let count = match length {
                Length::Sibling { index } => Count::Sibling { index: *index },
                Length::Behind { index } => Count::Behind { index: *index },
                Length::Unknown => Count::Some,
            };
            match shape(element) {
                Shape::Unknown => Shape::Unknown,
                element => pointer(element, count, *nullable, *writable, true),
            }
        }
        Value::CString {
            nullable, writable, ..
        } => pointer(BYTE, Count::Terminated, *nullable, *writable, true),
        Value::Callback { .. } => callback(value, "a callback"),
        Value::Vtable { symbol, offset } => Shape::Vtable {
            symbol: symbol.clone(),
            offset: *offset,
        },
        Value::Str => wide(elements(BYTE, false, Ownership::Lent, true), WORD),
        Value::Slice { element, writable } => match shape(element) {
            Shape::Unknown => Shape::Unknown,
            element => wide(elements(element, *writable, Ownership::Lent, false), WORD),
        },
        Value::RustString => vector(BYTE, Ownership::Given, true, true),
        Value::RustVec { element } => match shape(element) {
            Shape::Unknown => Shape::Unknown,
            element => vector(element, Ownership::Given, true, false),
        },
        // C++ has only its address.
        Value::RustOpaque { nullable, .. } => pointer(BYTE, Count::One, *nullable, true, true),
        _ => Shape::Unknown,
    }
}

/// A pointer to one value.
fn behind(
    pointee: &Value,
    nullable: bool,
    writable: bool,
    initialised: bool,
    owned: bool,
) -> Shape {
    let element = match pointee {
        // What is lent for reading is read-only down to its characters.
        Value::RustString if !writable => vector(BYTE, Ownership::Lent, false, true),
        Value::RustVec { element } if !writable => match shape(element) {
            Shape::Unknown => Shape::Unknown,
            element => vector(element, Ownership::Lent, false, false),
        },
        other => shape(other),
    };
    let ownership = if owned {
        Ownership::Given
    } else {
        Ownership::Lent
    };
    match element {
        // Of something whose size is not known, the function's own type has to tell.
        Shape::Unknown => Shape::Unknown,
        element => Shape::Pointer(Box::new(Pointee {
            element,
            count: Count::One,
            nullable,
            writable,
            initialised,
            ownership,
            utf8: false,
        })),
    }
}
