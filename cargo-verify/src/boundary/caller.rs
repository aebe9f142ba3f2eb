//! What Rust may pass to a function, in the engine's words.

use std::path::Path;
use verify_ffi::contract::{Basis, Contract, Length, ParameterContract, Retention, Unwinding, Value};
use verify_ffi::Origin;
use verify_symex::caller::{Caller, Count, Field, Passed, Pointee, Shape};

/// The caller that a contract describes, with arrays of at most so many elements; files are named from
/// the root. None for functions
/// of bridges, whose arguments have types of the bridge's own.
pub fn caller(contract: &Contract, most_elements: u64, root: &Path) -> Option<Caller> {
    if contract.origin != Origin::Extern {
        return None;
    }
    let passed = |parameter: &ParameterContract| Passed {
        name: parameter.name.clone(),
        shape: shape(&parameter.value),
        lent: parameter.kept == Retention::Lent,
    };
    let inferred = contract.parameters.iter().flat_map(|parameter| inferences(parameter, root)).collect();
    Some(Caller {
        parameters: contract.parameters.iter().map(passed).collect(),
        result: result(&contract.result),
        catches: contract.unwinding != Unwinding::Forbidden,
        most_elements,
        who: "Rust".to_owned(),
        inferred,
    })
}

/// What of a parameter is not certain from its type, and why it is taken to be so.
fn inferences(parameter: &ParameterContract, root: &Path) -> Vec<String> {
    let name = &parameter.name;
    let told = |evidence: &verify_ffi::contract::Evidence| {
        let words = &evidence.words;
        match (evidence.basis, &evidence.span) {
            (Basis::CallSite, Some(span)) => {
                let file = Path::new(&span.file);
                let file = file.strip_prefix(root).unwrap_or(file).display();
                format!("`{name}`: {words} ({file}:{})", span.line)
            }
            _ => format!("`{name}`: {words}"),
        }
    };
    parameter.evidence.iter().map(told).collect()
}

fn result(value: &Value) -> Shape {
    match value {
        // What promises nothing is not checked.
        Value::RawPointer { .. } | Value::Opaque { .. } | Value::Unknown => Shape::Unknown,
        other => shape(other),
    }
}

fn pointer(element: Shape, count: Count, nullable: bool, writable: bool, initialised: bool) -> Shape {
    Shape::Pointer(Box::new(Pointee { element, count, nullable, writable, initialised }))
}

fn shape(value: &Value) -> Shape {
    match value {
        Value::Bool => Shape::OneOf { bits: 8, values: vec![0, 1] },
        Value::Char => Shape::Any { bytes: 4, align: 4 },
        Value::Integer { bits, .. } | Value::Float { bits } => {
            let bytes = u64::from(*bits).div_ceil(8);
            Shape::Any { bytes, align: bytes.next_power_of_two() }
        }
        Value::Enum { bits, values } => Shape::OneOf { bits: u32::from(*bits), values: values.clone() },
        Value::Struct { size, align, fields, .. } => {
            let field = |field: &verify_ffi::contract::FieldValue| Field {
                name: field.name.clone(),
                offset: field.offset,
                shape: shape(&field.value),
            };
            Shape::Struct { size: *size, align: *align, fields: fields.iter().map(field).collect() }
        }
        Value::Bytes { size, align } => Shape::Any { bytes: *size, align: *align },
        Value::Elements { element, count } => Shape::Repeated { element: Box::new(shape(element)), count: *count },
        Value::Object { pointee, nullable, writable, initialised, .. } => match shape(pointee) {
            // Of something whose size is not known, the function's own type has to tell.
            Shape::Unknown => Shape::Unknown,
            element => pointer(element, Count::One, *nullable, *writable, *initialised),
        },
        Value::Array { element, length, nullable, writable, .. } => {
            let count = match length {
                Length::Sibling { index } => Count::Sibling { index: *index },
                Length::Behind { .. } | Length::Unknown => Count::Some,
            };
            match shape(element) {
                Shape::Unknown => Shape::Unknown,
                element => pointer(element, count, *nullable, *writable, true),
            }
        }
        Value::CString { nullable, writable, .. } => {
            pointer(Shape::Any { bytes: 1, align: 1 }, Count::Terminated, *nullable, *writable, true)
        }
        Value::Callback { nullable, .. } => Shape::Callback { nullable: *nullable },
        _ => Shape::Unknown,
    }
}
