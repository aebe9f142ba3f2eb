//! Objects of classes, for functions that Rust does not declare: those with a meaning of their own are made by their
//! constructors, those with virtual functions have the vtable of their class.

use super::derive::Deriver;
use super::undeclared::{is_void, rust_type};
use super::{Constructor, Value};
use crate::cpp::{CppConstructor, CppKind, CppParameter, CppType, Interface};

/// What code passes a `void *` on as: an object of a class, which its constructors make where it has a meaning of its
/// own.
pub(super) fn passed_on(
    cpp: &CppParameter,
    deriver: &Deriver<'_>,
    interface: &Interface,
) -> Option<Box<(Value, String)>> {
    let (CppType::Pointer { pointee }, Some(ty @ CppType::Composite { index })) =
        (&cpp.ty, &cpp.taken_as)
    else {
        return None;
    };
    let class = &interface.composites[*index];
    if !is_void(pointee) {
        return None;
    }
    let value = Value::Object {
        pointee: Box::new(deriver.value(&rust_type(ty), 1)),
        nullable: false,
        writable: !cpp.written.starts_with("const "),
        owned: false,
        initialised: true,
    };
    if class.by_address {
        let (value, words) = made_by_constructors(&cpp.name, &value, ty, interface)?;
        return Some(Box::new((value, words?)));
    }
    let words = format!(
        "`{}` is taken to point to a `{}`: the code passes it on as that",
        cpp.name, class.name
    );
    Some(Box::new((value, words)))
}

/// A pointer to an object that has a meaning of its own, or to such a pointer: the object is made by one of its
/// constructors, of those that take nothing but numbers.
pub(super) fn made_by_constructors(
    name: &str,
    value: &Value,
    pointee: &CppType,
    interface: &Interface,
) -> Option<(Value, Option<String>)> {
    let Value::Object {
        pointee: object, ..
    } = value
    else {
        return None;
    };
    let (made, words) = match pointee {
        CppType::Pointer { pointee } => {
            made_by_constructors(&format!("*{name}"), object, pointee, interface)?
        }
        CppType::Composite { index } => {
            let class = &interface.composites[*index];
            let usable = |one: &CppConstructor| {
                let numbers = one.parameters.iter().map(|ty| number(ty, interface));
                Some(Constructor {
                    symbol: one.symbol.clone(),
                    parameters: numbers.collect::<Option<_>>()?,
                })
            };
            let constructors: Vec<Constructor> =
                class.constructors.iter().filter_map(usable).collect();
            if !class.by_address || constructors.is_empty() {
                return None;
            }
            let names: Vec<String> = constructors
                .iter()
                .map(|one| format!("`{}`", verify_ir::demangle(&one.symbol)))
                .collect();
            let words = format!("`{name}` is made by {}", names.join(" or "));
            let made = Value::Constructed {
                class: class.name.clone(),
                size: class.size,
                constructors,
            };
            (made, Some(words))
        }
        _ => return None,
    };
    let mut value = value.clone();
    if let Value::Object { pointee, .. } = &mut value {
        **pointee = made;
    }
    Some((value, words))
}

/// A pointer to an object with virtual functions, or to such a pointer: it has the vtable of its class.
pub(super) fn with_vtables(
    name: &str,
    value: &Value,
    pointee: &CppType,
    interface: &Interface,
) -> Option<(Value, Option<String>)> {
    let mut value = value.clone();
    let Value::Object {
        pointee: object, ..
    } = &mut value
    else {
        return None;
    };
    let words = match (&mut **object, pointee) {
        (Value::Object { .. }, CppType::Pointer { pointee }) => {
            let (inner, words) = with_vtables(&format!("*{name}"), object, pointee, interface)?;
            **object = inner;
            words
        }
        (Value::Struct { fields, .. }, CppType::Composite { index }) => {
            let class = &interface.composites[*index];
            let symbol = class.vtable.as_ref()?;
            let mut pointers = fields
                .iter_mut()
                .filter(|field| field.name.starts_with("_vptr"))
                .peekable();
            pointers.peek()?;
            for field in pointers {
                field.value = Value::Vtable {
                    symbol: symbol.clone(),
                    offset: field.offset,
                };
            }
            Some(format!(
                "`{name}` is taken to be of the class `{}` itself, not of one that derives from it",
                class.name
            ))
        }
        _ => return None,
    };
    Some((value, words))
}

/// Any number of a type.
fn number(ty: &CppType, interface: &Interface) -> Option<Value> {
    match ty {
        CppType::Bool => Some(Value::Bool),
        CppType::Integer { bits, signed, .. } => Some(Value::Integer {
            bits: u16::try_from(*bits).ok()?,
            signed: *signed,
        }),
        CppType::Float {
            bits: bits @ (32 | 64),
        } => Some(Value::Float { bits: *bits as u16 }),
        CppType::Composite { index } => {
            let class = &interface.composites[*index];
            let values: Vec<i128> = class.enumerators.iter().map(|one| one.value).collect();
            (class.kind == CppKind::Enum && !values.is_empty()).then(|| Value::Enum {
                bits: (class.size * 8) as u16,
                values,
            })
        }
        _ => None,
    }
}
