//! Functions that Rust does not declare, and C may call, or a table of function pointers name: they are
//! declared here as bindgen would declare them, so that names say the same of their parameters. Nobody
//! relies on anything in return.

use super::derive::Deriver;
use super::names::{is_text, names_length};
use super::objects::{made_by_constructors, passed_on, with_vtables};
use super::{Basis, Contract, Evidence, Length, ParameterContract, Retention, Value};
use crate::cpp::{
    CppComposite, CppFunction, CppKind, CppParameter, CppSignature, CppType, Interface,
};
use crate::model::{
    Boundary, Composite, CompositeKind, Field, FunctionPointer, Origin, Parameter, Repr, RustType,
    Signature, Variant,
};
use crate::span::Span;

/// The contracts of those functions of a unit that have a name for other languages and that these do not
/// declare.
#[must_use]
pub fn undeclared(interface: &Interface, is_declared: &dyn Fn(&str) -> bool) -> Vec<Contract> {
    let boundary = Boundary {
        composites: interface.composites.iter().map(composite).collect(),
        ..Boundary::default()
    };
    let deriver = Deriver {
        boundary: &boundary,
    };
    let mut found = Vec::new();
    for (symbol, function) in &interface.functions {
        if symbol.starts_with("_Z") || function.variadic || is_declared(symbol) {
            continue;
        }
        let Some(signature) = &function.signature else {
            continue;
        };
        let mut contract = deriver.contract(&declared(symbol, function, signature), &[]);
        for (parameter, cpp) in contract.parameters.iter_mut().zip(&signature.parameters) {
            refine(parameter, cpp, interface);
            parameter.passed_on = passed_on(cpp, &deriver, interface);
            if let Some(inner) = list_behind_reference(cpp) {
                let value = Value::Object {
                    pointee: Box::new(deriver.value(&rust_type(inner), 1)),
                    nullable: false,
                    writable: true,
                    owned: false,
                    initialised: true,
                };
                let words = format!(
                    "the pointers that `{}` leads to are taken to point to valid objects",
                    cpp.name
                );
                let made = with_vtables(&cpp.name, &value, inner, interface);
                parameter.value = made.map_or(value, |(value, _)| value);
                parameter.evidence = vec![inferred(words)];
            }
        }
        count_behind_references(&mut contract, signature);
        found.push(contract);
    }
    found
}

/// A pointer and a number that are both passed by reference, as generated code passes everything: the number is
/// the length, by its name, where there is one of each.
fn count_behind_references(contract: &mut Contract, signature: &CppSignature) {
    let behind = |at: usize| match &signature.parameters[at].ty {
        CppType::Pointer { pointee } if signature.parameters[at].written.ends_with('&') => {
            Some(&**pointee)
        }
        _ => None,
    };
    let is_scalar = |ty: &CppType| {
        matches!(
            ty,
            CppType::Bool | CppType::Integer { .. } | CppType::Float { .. }
        )
    };
    let all = 0..signature.parameters.len();
    let is_array = |at: &usize| matches!(behind(*at), Some(CppType::Pointer { pointee }) if is_scalar(pointee));
    let is_length = |at: &usize| {
        matches!(behind(*at), Some(CppType::Integer { .. }))
            && names_length(&signature.parameters[*at].name)
    };
    let arrays: Vec<usize> = all.clone().filter(is_array).collect();
    let lengths: Vec<usize> = all.filter(is_length).collect();
    let ([array], [length]) = (&arrays[..], &lengths[..]) else {
        return;
    };
    let number = contract.parameters[*length].name.clone();
    let parameter = &mut contract.parameters[*array];
    let Value::Object { pointee, .. } = &mut parameter.value else {
        return;
    };
    let Value::Object {
        pointee: element,
        nullable,
        writable,
        ..
    } = &**pointee
    else {
        return;
    };
    **pointee = Value::Array {
        element: element.clone(),
        length: Length::Behind { index: *length },
        nullable: *nullable,
        writable: *writable,
        owned: false,
    };
    parameter.evidence = vec![inferred(format!(
        "`{number}` is taken as the length of what `{}` refers to, by its name",
        parameter.name
    ))];
}

/// Evidence in the C++ of a parameter besides its type.
fn refine(parameter: &mut ParameterContract, cpp: &CppParameter, interface: &Interface) {
    parameter.kept = match parameter.kept {
        Retention::Nothing => Retention::Nothing,
        _ => Retention::Kept,
    };
    let name = parameter.name.clone();
    let has_no_evidence = parameter
        .evidence
        .iter()
        .all(|one| one.basis == Basis::Default);
    let new = match (&cpp.ty, &parameter.value) {
        // An object with a meaning of its own, which is made by its constructors alone.
        (CppType::Composite { index }, _) if interface.composites[*index].by_address => {
            parameter.evidence.clear();
            Some((Value::Unknown, None))
        }
        (CppType::Composite { index }, value @ Value::Enum { .. }) => {
            let words = format!(
                "`{name}` is taken to be one of the values of `{}`",
                interface.composites[*index].name
            );
            Some((value.clone(), Some(words)))
        }
        (CppType::Pointer { pointee }, value) if has_no_evidence => {
            made_by_constructors(&name, value, pointee, interface)
                .or_else(|| {
                    let pointed_to = pointed_to(&name, cpp, pointee, value)?;
                    let with_vtable = with_vtables(&name, &pointed_to.0, pointee, interface);
                    Some(with_vtable.map_or(pointed_to.clone(), |(value, _)| (value, pointed_to.1)))
                })
                .or_else(|| with_vtables(&name, value, pointee, interface))
        }
        _ => None,
    };
    if let Some((value, words)) = new {
        parameter.value = value;
        parameter.evidence = words.into_iter().map(inferred).collect();
    }
}

/// What a reference is to, where that is a pointer to a pointer: no list that the function is to make.
fn list_behind_reference(cpp: &CppParameter) -> Option<&CppType> {
    match &cpp.ty {
        CppType::Pointer { pointee } if cpp.written.ends_with('&') => match &**pointee {
            CppType::Pointer { pointee: inner } if matches!(**inner, CppType::Pointer { .. }) => {
                Some(pointee)
            }
            _ => None,
        },
        _ => None,
    }
}

pub(super) fn is_void(ty: &CppType) -> bool {
    matches!(ty, CppType::Void)
}

/// What a pointer without a length beside it points to, where there is evidence.
fn pointed_to(
    name: &str,
    cpp: &CppParameter,
    pointee: &CppType,
    value: &Value,
) -> Option<(Value, Option<String>)> {
    let Value::Object {
        pointee: element,
        nullable,
        writable,
        ..
    } = value
    else {
        return None;
    };
    let object = |pointee: Value, initialised: bool| Value::Object {
        pointee: Box::new(pointee),
        nullable: *nullable,
        writable: *writable,
        owned: false,
        initialised,
    };
    let is_scalar = matches!(
        pointee,
        CppType::Bool | CppType::Integer { .. } | CppType::Float { .. } | CppType::Pointer { .. }
    );
    let is_char = matches!(
        pointee,
        CppType::Integer {
            plain_char: true,
            ..
        }
    );
    // In a buffer to be filled, what has places of its own is followed by what has not.
    let is_buffer = is_char && *writable;
    if let Some(count) = cpp.indexed.filter(|_| is_scalar && !is_buffer) {
        let words = format!(
            "`{name}` is indexed with constants up to {}: it is taken to have {count} elements",
            count - 1
        );
        let element = element.clone();
        return Some((
            object(Value::Elements { element, count }, true),
            Some(words),
        ));
    }
    if is_char && is_text(name) {
        let text = Value::CString {
            nullable: *nullable,
            writable: *writable,
            owned: false,
        };
        let words = format!("`{name}` is taken as a string that ends with NUL, by its name");
        return Some((text, Some(words)));
    }
    if is_buffer {
        let room = Value::Bytes {
            size: LONG_ENOUGH,
            align: 1,
        };
        // Constants may be where it is read, too.
        let is_written = cpp.indexed.is_some();
        let what = if is_written {
            "any"
        } else {
            "none of them written yet"
        };
        let words = format!(
            "nothing tells how long `{name}` is: it is taken to have room for {LONG_ENOUGH} characters, {what}"
        );
        return Some((object(room, is_written), Some(words)));
    }
    if matches!(pointee, CppType::Pointer { .. }) && !matches!(**element, Value::Unknown) {
        let words =
            format!("the pointer that `{name}` points to is taken to point to a valid object");
        return Some((value.clone(), Some(words)));
    }
    if matches!(**element, Value::Bool | Value::Enum { .. }) {
        let words = format!("what `{name}` points to is taken to be one of the values of its type");
        return Some((value.clone(), Some(words)));
    }
    if holds_functions(element) {
        let words =
            format!("the functions that `{name}` holds are taken to be there, as their types say");
        return Some((value.clone(), Some(words)));
    }
    None
}

/// More than what is written to a buffer whose length nobody asks for.
const LONG_ENOUGH: u64 = 4096;

/// Once all evidence is in: what has none stays as the function's own type has it.
pub(super) fn settle(parameter: &mut ParameterContract) {
    let says_nothing = |one: &Evidence| one.basis == Basis::Default;
    if parameter.released || !parameter.evidence.iter().all(says_nothing) {
        return;
    }
    let is_void =
        matches!(&parameter.value, Value::Opaque { name, .. } if name == super::library::VOID);
    if let Some(passed_on) = parameter.passed_on.take().filter(|_| is_void) {
        let (value, words) = *passed_on;
        parameter.value = value;
        parameter.evidence = vec![inferred(words)];
        return;
    }
    match &parameter.value {
        Value::Object { .. } => {
            parameter.value = Value::Unknown;
            parameter.evidence.clear();
        }
        // Not one of those that the library itself returns.
        Value::Opaque {
            name,
            nullable,
            writable,
        } if name == super::library::VOID => {
            let room = Value::Bytes {
                size: LONG_ENOUGH,
                align: 16,
            };
            let what = match writable {
                true => format!("room for {LONG_ENOUGH} bytes, none of them written yet"),
                false => format!("{LONG_ENOUGH} bytes, any"),
            };
            let words = format!(
                "nothing tells what `{}` points to: it is taken to have {what}",
                parameter.name
            );
            parameter.value = Value::Object {
                pointee: Box::new(room),
                nullable: *nullable,
                writable: *writable,
                owned: false,
                initialised: !*writable,
            };
            parameter.evidence = vec![inferred(words)];
        }
        _ => {}
    }
}

fn inferred(words: String) -> Evidence {
    Evidence {
        basis: Basis::Name,
        words,
        span: None,
    }
}

/// Whether a value has pointers to functions in it.
fn holds_functions(value: &Value) -> bool {
    match value {
        Value::Callback { .. } => true,
        Value::Struct { fields, .. } => fields.iter().any(|field| holds_functions(&field.value)),
        Value::Elements { element, .. } => holds_functions(element),
        _ => false,
    }
}

/// The declaration that Rust would have.
fn declared(symbol: &str, function: &CppFunction, signature: &CppSignature) -> Signature {
    let parameter = |one: &CppParameter| {
        let is_const = one.written.starts_with("const ");
        let ty = match rust_type(&one.ty) {
            RustType::Pointer { pointee, .. } => RustType::raw(!is_const, *pointee),
            other => other,
        };
        let written = match (&ty, is_const) {
            (RustType::Pointer { .. }, true) => format!("*const {}", one.written),
            (RustType::Pointer { .. }, false) => format!("*mut {}", one.written),
            _ => one.written.clone(),
        };
        Parameter {
            name: one.name.clone(),
            ty,
            written,
        }
    };
    Signature {
        symbol: symbol.to_owned(),
        name: symbol.to_owned(),
        abi: "C".to_owned(),
        parameters: signature.parameters.iter().map(parameter).collect(),
        result: rust_type(&signature.result),
        variadic: false,
        unwind: false,
        behind: None,
        origin: Origin::Undeclared,
        conditional: false,
        link: None,
        span: Span {
            file: function.place.file.clone(),
            line: function.place.line,
            ..Span::default()
        },
    }
}

pub(super) fn rust_type(ty: &CppType) -> RustType {
    match ty {
        CppType::Void => RustType::Unit,
        CppType::Bool => RustType::Bool,
        CppType::Integer {
            bits,
            signed,
            plain_char,
        } => match u16::try_from(*bits) {
            Ok(bits) => RustType::Integer {
                bits,
                signed: *signed,
                plain_char: *plain_char,
            },
            Err(_) => bytes(*bits),
        },
        CppType::Float {
            bits: bits @ (32 | 64),
        } => RustType::Float { bits: *bits as u16 },
        CppType::Float { bits } | CppType::Other { bits } => bytes(*bits),
        CppType::Pointer { pointee } => match &**pointee {
            CppType::Function { signature } => RustType::Function {
                nullable: false,
                signature: Box::new(FunctionPointer {
                    abi: "C".to_owned(),
                    parameters: signature.parameters.iter().map(rust_type).collect(),
                    result: rust_type(&signature.result),
                    variadic: signature.variadic,
                }),
            },
            CppType::Void => RustType::raw(true, RustType::opaque("c_void")),
            other => RustType::raw(true, rust_type(other)),
        },
        CppType::Function { .. } => RustType::opaque("a function"),
        CppType::Array { element, length } => RustType::Array {
            element: Box::new(rust_type(element)),
            length: *length,
        },
        CppType::Composite { index } => RustType::Composite { index: *index },
    }
}

fn bytes(bits: u64) -> RustType {
    RustType::Array {
        element: Box::new(RustType::integer(8, false)),
        length: Some(bits.div_ceil(8)),
    }
}

fn composite(cpp: &CppComposite) -> Composite {
    let has_bits = cpp.fields.iter().any(|field| field.bit_field);
    let kind = match cpp.kind {
        CppKind::Enum if !cpp.enumerators.is_empty() => CompositeKind::Enum,
        // Single bits have no place of their own here.
        CppKind::Class if !has_bits => CompositeKind::Struct,
        CppKind::Enum | CppKind::Class | CppKind::Union => CompositeKind::Union,
    };
    let fields = cpp.fields.iter().map(|field| Field {
        name: field.name.clone(),
        ty: rust_type(&field.ty),
        written: field.written.clone(),
        offset: Some(field.offset_bits / 8),
        span: Span::default(),
    });
    let variants = cpp.enumerators.iter().map(|one| Variant {
        name: one.name.clone(),
        value: Some(one.value),
    });
    // A class of which only the name is known has no size, as bindgen's stand-ins have none.
    let size = if cpp.incomplete { 0 } else { cpp.size };
    Composite {
        name: last_part(&cpp.name).to_owned(),
        kind,
        repr: Repr::C,
        size: Some(size),
        align: Some(cpp.align.max(1)),
        fields: fields.collect(),
        variants: variants.collect(),
        span: Span::default(),
    }
}

/// Without namespaces, as Rust would name it.
fn last_part(name: &str) -> &str {
    name.rsplit("::").next().unwrap_or(name)
}
