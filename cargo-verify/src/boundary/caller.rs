//! What Rust may pass to a function, in the engine's words. What has to be made before the call by the
//! library's own functions, `making.rs` arranges.

use super::making::Making;
use std::path::Path;
use verify_ffi::contract::{
    Basis, Contract, Length, ParameterContract, ResultUse, Retention, ThroughMemory, Unwinding,
    Value,
};
use verify_ffi::{Origin, Reading};
use verify_symex::caller::{
    Becomes, Caller, Count, Field, Ownership, Passed, Pointee, Provided, Room, Shape, UseOfResult,
};

/// What surrounds a call.
#[derive(Clone, Copy)]
pub struct Surroundings<'a> {
    /// The contracts of all functions that the package declares.
    pub contracts: &'a [Contract],
    /// Every symbol that some unit defines.
    pub symbols: &'a dyn Fn(&str) -> Vec<String>,
    /// How many elements arrays have at most, and whether nobody asked for just that.
    pub most_elements: u64,
    pub may_grow: bool,
    /// Files are named from here.
    pub root: &'a Path,
}

/// The caller that a contract describes.
pub fn caller(contract: &Contract, symbol: &str, around: &Surroundings<'_>) -> Caller {
    let mut making = Making::new(around, &contract.symbol);
    let parameters = contract
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
    Caller {
        parameters,
        result: result(&contract.result),
        catches: contract.unwinding == Unwinding::Allowed,
        most_elements: around.most_elements,
        may_grow: around.may_grow,
        expects_written: contract.origin == Origin::Extern && contract.result == Value::Nothing,
        who: "Rust".to_owned(),
        inferred,
        rooms: making.rooms,
        preparations: making.preparations,
        memory_for_result: memory_for_result(contract),
        tells_errors: contract.unwinding == Unwinding::StdException,
        provided: Vec::new(),
        uses_of_result: contract
            .result_uses
            .iter()
            .map(|one| use_of_result(one, around.root))
            .collect(),
        reentries,
    }
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

/// The functions of Rust's among these symbols, which units need and none defines.
pub fn provided<'s>(reading: &Reading, needed: impl Iterator<Item = &'s String>) -> Vec<Provided> {
    let mut found = Vec::new();
    for symbol in needed {
        let plain = verify_ffi::plain_symbol(symbol);
        let Some(contract) = reading.provided.iter().find(|one| one.symbol == plain) else {
            continue;
        };
        let one = Provided {
            symbol: symbol.clone(),
            name: format!("{}()", contract.name),
            has_result: contract.result != Value::Nothing,
            result: match &contract.result {
                value @ Value::Struct { .. } => shape(value),
                other => result(other),
            },
            tells_errors: contract.unwinding == Unwinding::StdException,
        };
        if one.is_known() && !found.contains(&one) {
            found.push(one);
        }
    }
    found
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
            },
        ),
        value => making
            .made(value, parameter)
            .unwrap_or_else(|| shape(value)),
    };
    Passed {
        name: parameter.name.clone(),
        shape,
        lent: parameter.kept == Retention::Lent,
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
        Value::Struct { .. } => without_pointers(shape(value)),
        other => shape(other),
    }
}

/// Of a struct, what is no address: which of its pointers promise anything, is not known.
fn without_pointers(shape: Shape) -> Shape {
    match shape {
        Shape::Struct {
            size,
            align,
            fields,
        } => {
            let plain = |field: Field| Field {
                shape: without_pointers(field.shape),
                ..field
            };
            Shape::Struct {
                size,
                align,
                fields: fields.into_iter().map(plain).collect(),
            }
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
                Length::Behind { .. } | Length::Unknown => Count::Some,
            };
            match shape(element) {
                Shape::Unknown => Shape::Unknown,
                element => pointer(element, count, *nullable, *writable, true),
            }
        }
        Value::CString {
            nullable, writable, ..
        } => pointer(BYTE, Count::Terminated, *nullable, *writable, true),
        Value::Callback { nullable, .. } => Shape::Callback {
            nullable: *nullable,
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
