//! What the engine may choose for a value of a type of Rust's.

use super::call_environment::callback;
use verify_ffi::contract::{Length, Value};
use verify_symex::call_environment::{Count, Evidence, Field, Ownership, Pointee, ValueSpec};

/// A pointer to memory that is lent.
pub(super) fn pointer(
    element: ValueSpec,
    count: Count,
    nullable: bool,
    writable: bool,
    initialised: bool,
) -> ValueSpec {
    let ownership = Ownership::Borrowed;
    ValueSpec::Pointer(Box::new(Pointee {
        element,
        count,
        nullable,
        writable,
        initialised,
        ownership,
        utf8: false,
        extent: Evidence::DeclaredType,
    }))
}

/// Two words.
pub(super) fn wide(first: ValueSpec, second: ValueSpec) -> ValueSpec {
    let fields = [("", first), ("length", second)];
    let field = |(at, (name, spec)): (u64, (&str, ValueSpec))| Field {
        name: name.to_owned(),
        offset: at * 8,
        spec,
    };
    ValueSpec::Struct {
        size: 16,
        align: 8,
        fields: (0..).zip(fields).map(field).collect(),
    }
}

pub(super) const WORD: ValueSpec = ValueSpec::Any { bytes: 8, align: 8 };
pub(super) const BYTE: ValueSpec = ValueSpec::Any { bytes: 1, align: 1 };

/// A pointer to as many elements as the next field says.
fn elements(element: ValueSpec, writable: bool, ownership: Ownership, utf8: bool) -> ValueSpec {
    let count = Count::Sibling { index: 1 };
    ValueSpec::Pointer(Box::new(Pointee {
        element,
        count,
        nullable: false,
        writable,
        initialised: true,
        ownership,
        utf8,
        extent: Evidence::DeclaredType,
    }))
}

/// `String` or `Vec` in place, as the model of Rust's side lays it out: its capacity is its length.
fn vector(element: ValueSpec, ownership: Ownership, writable: bool, utf8: bool) -> ValueSpec {
    let ValueSpec::Struct {
        align, mut fields, ..
    } = wide(elements(element, writable, ownership, utf8), WORD)
    else {
        return ValueSpec::Unknown;
    };
    fields.push(Field {
        name: "capacity".to_owned(),
        offset: 16,
        spec: ValueSpec::Same { field: 1 },
    });
    ValueSpec::Struct {
        size: 24,
        align,
        fields,
    }
}

/// A value where it stands.
pub(super) fn spec(value: &Value) -> ValueSpec {
    match value {
        Value::Bool => ValueSpec::OneOf {
            bits: 8,
            values: vec![0, 1],
        },
        Value::Char => ValueSpec::Any { bytes: 4, align: 4 },
        Value::Integer { bits, .. } | Value::Float { bits } => {
            let bytes = u64::from(*bits).div_ceil(8);
            ValueSpec::Any {
                bytes,
                align: bytes.next_power_of_two(),
            }
        }
        Value::Enum { bits, values } => ValueSpec::OneOf {
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
                spec: match field.written.starts_with('*') {
                    true => of_unknown_extent(spec(&field.value)),
                    false => spec(&field.value),
                },
            };
            ValueSpec::Struct {
                size: *size,
                align: *align,
                fields: fields.iter().map(field).collect(),
            }
        }
        Value::Bytes { size, align } => ValueSpec::Any {
            bytes: *size,
            align: *align,
        },
        Value::Elements { element, count } => ValueSpec::Repeated {
            element: Box::new(spec(element)),
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
            match spec(element) {
                ValueSpec::Unknown => ValueSpec::Unknown,
                element => pointer(element, count, *nullable, *writable, true),
            }
        }
        Value::CString {
            nullable, writable, ..
        } => pointer(BYTE, Count::Terminated, *nullable, *writable, true),
        Value::Callback { .. } => callback(value, "a callback"),
        Value::Vtable { symbol, offset } => ValueSpec::Vtable {
            symbol: symbol.clone(),
            offset: *offset,
        },
        Value::Str => wide(elements(BYTE, false, Ownership::Borrowed, true), WORD),
        Value::Slice { element, writable } => match spec(element) {
            ValueSpec::Unknown => ValueSpec::Unknown,
            element => wide(
                elements(element, *writable, Ownership::Borrowed, false),
                WORD,
            ),
        },
        Value::RustString => vector(BYTE, Ownership::Transferred, true, true),
        Value::RustVec { element } => match spec(element) {
            ValueSpec::Unknown => ValueSpec::Unknown,
            element => vector(element, Ownership::Transferred, true, false),
        },
        // C++ has only its address.
        Value::RustOpaque { nullable, .. } => pointer(BYTE, Count::One, *nullable, true, true),
        _ => ValueSpec::Unknown,
    }
}

/// A pointer to one value.
fn behind(
    pointee: &Value,
    nullable: bool,
    writable: bool,
    initialised: bool,
    owned: bool,
) -> ValueSpec {
    let element = match pointee {
        // What is lent for reading is read-only down to its characters.
        Value::RustString if !writable => vector(BYTE, Ownership::Borrowed, false, true),
        Value::RustVec { element } if !writable => match spec(element) {
            ValueSpec::Unknown => ValueSpec::Unknown,
            element => vector(element, Ownership::Borrowed, false, false),
        },
        other => spec(other),
    };
    let ownership = if owned {
        Ownership::Transferred
    } else {
        Ownership::Borrowed
    };
    match element {
        // Of something whose size is not known, the function's own type has to tell.
        ValueSpec::Unknown => ValueSpec::Unknown,
        element => ValueSpec::Pointer(Box::new(Pointee {
            element,
            count: Count::One,
            nullable,
            writable,
            initialised,
            ownership,
            utf8: false,
            extent: Evidence::DeclaredType,
        })),
    }
}

/// A raw pointer to one object of which nobody says that there are not more.
fn of_unknown_extent(mut spec: ValueSpec) -> ValueSpec {
    if let ValueSpec::Pointer(pointee) = &mut spec
        && pointee.count == Count::One
    {
        pointee.extent = Evidence::Invented;
    }
    spec
}
