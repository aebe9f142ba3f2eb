//! Contracts from types. What types leave open is settled by `infer`.

use super::calls::{CallArgument, calls};
use super::infer::Pointer;
use super::names::Role;
use super::reach::Reach;
use super::{
    Contract, FieldValue, Length, ParameterContract, Retention, ThroughMemory, Unwinding, Value,
};
use crate::check::through_memory;
use crate::model::{
    Boundary, BridgeType, CompositeKind, Origin, Parameter, PointerKind, Repr, RustType, Signature,
};
use crate::source::Sources;

/// The contracts of all functions that Rust calls.
pub(crate) fn contracts(boundary: &Boundary, sources: &Sources) -> Vec<Contract> {
    let (calls, mut uses) = calls(sources, &boundary.signatures);
    let deriver = Deriver { boundary };
    let called = boundary
        .signatures
        .iter()
        .filter(|one| one.origin.is_called_by_rust());
    called
        .map(|signature| {
            let sites = match signature.origin {
                Origin::Extern => calls.get(&signature.name).map_or(&[][..], Vec::as_slice),
                _ => &[],
            };
            let mut contract = deriver.contract(signature, sites);
            if signature.origin == Origin::Extern {
                contract.result_uses = uses.remove(&signature.name).unwrap_or_default();
            }
            contract
        })
        .collect()
}

/// What the functions that Rust defines take and give.
pub(crate) fn foreign_functions(boundary: &Boundary, sources: &Sources) -> Vec<Contract> {
    let deriver = Deriver { boundary };
    let reach = Reach::new(sources, &boundary.signatures);
    let defined = boundary
        .signatures
        .iter()
        .filter(|one| one.origin.is_defined_by_rust());
    defined
        .map(|signature| Contract {
            calls: reach.reached_from(&signature.name),
            ..deriver.contract(signature, &[])
        })
        .collect()
}

/// The numbers that calls pass, where each of them passes one that is known.
fn observed(sites: &[Vec<CallArgument>], at: usize) -> Vec<i128> {
    let numbers = sites.iter().map(|site| site.get(at)?.number);
    let numbers: Option<std::collections::BTreeSet<i128>> = numbers.collect();
    numbers.unwrap_or_default().into_iter().collect()
}

pub(super) struct Deriver<'a> {
    pub boundary: &'a Boundary,
}

/// Objects that point to objects are followed so far.
const DEPTH: usize = 4;

impl Deriver<'_> {
    pub fn contract(&self, signature: &Signature, sites: &[Vec<CallArgument>]) -> Contract {
        let parameters = (0..signature.parameters.len())
            .map(|at| self.parameter(signature, at, sites))
            .collect();
        Contract {
            symbol: signature.symbol.clone(),
            name: signature.name.clone(),
            origin: signature.origin,
            parameters,
            result: self.promised(&signature.result, 0),
            result_through_memory: match signature.origin {
                Origin::BridgeCpp => match through_memory(signature, self.boundary) {
                    Some(true) => ThroughMemory::Yes,
                    Some(false) => ThroughMemory::No,
                    None => ThroughMemory::Perhaps,
                },
                _ => ThroughMemory::No,
            },
            unwinding: match (signature.origin, signature.unwind) {
                _ if signature.abi.ends_with("-unwind") => Unwinding::Allowed,
                (Origin::BridgeCpp | Origin::BridgeRust, true) => Unwinding::StdException,
                (_, true) => Unwinding::Allowed,
                (_, false) => Unwinding::Forbidden,
            },
            result_uses: Vec::new(),
            calls: Vec::new(),
            span: signature.span.clone(),
        }
    }

    fn parameter(
        &self,
        signature: &Signature,
        at: usize,
        sites: &[Vec<CallArgument>],
    ) -> ParameterContract {
        let parameter = &signature.parameters[at];
        let raw = match &parameter.ty {
            RustType::Pointer {
                kind: PointerKind::Raw,
                mutable,
                pointee,
                ..
            } => Some((*mutable, pointee)),
            _ => None,
        };
        let (value, kept, evidence) = match raw {
            // What C++ passes is not for call sites in Rust to say.
            Some(_) if signature.origin.is_defined_by_rust() => (
                self.promised(&parameter.ty, 0),
                Retention::Nothing,
                Vec::new(),
            ),
            Some((writable, pointee)) => {
                let pointer = Pointer {
                    at,
                    writable,
                    pointee,
                    siblings: &siblings(&signature.parameters),
                };
                self.infer(&pointer, sites)
            }
            None => (
                self.value(&parameter.ty, 0),
                self.retention(parameter),
                Vec::new(),
            ),
        };
        let mut evidence = evidence;
        super::infer::field_evidence(&value, &mut evidence);
        ParameterContract {
            name: parameter.name.clone(),
            written: parameter.written.clone(),
            kept,
            released: false,
            evidence,
            observed: match (&value, &parameter.ty) {
                (Value::Integer { .. }, RustType::Integer { .. }) => observed(sites, at),
                _ => Vec::new(),
            },
            value,
            passed_on: None,
        }
    }

    fn retention(&self, parameter: &Parameter) -> Retention {
        match &parameter.ty {
            _ if parameter.written.contains("'static") => Retention::Kept,
            RustType::Pointer {
                kind: PointerKind::Reference,
                ..
            } => Retention::Borrowed,
            RustType::Pointer {
                kind: PointerKind::Box,
                ..
            } => Retention::Transferred,
            RustType::Pointer { .. } => Retention::Borrowed,
            RustType::Composite { .. } if self.has_pointer(&parameter.ty, 0) => Retention::Borrowed,
            RustType::Function { .. } => Retention::Kept,
            RustType::Bridge { bridge } => match bridge {
                BridgeType::Str | BridgeType::Slice { .. } => Retention::Borrowed,
                _ => Retention::Transferred,
            },
            _ => Retention::Nothing,
        }
    }

    fn has_pointer(&self, ty: &RustType, depth: usize) -> bool {
        match ty {
            RustType::Pointer { .. } | RustType::Function { .. } => true,
            RustType::Array { element, .. } => self.has_pointer(element, depth),
            RustType::Composite { index } if depth < DEPTH => {
                let fields = &self.boundary.composites[*index].fields;
                fields
                    .iter()
                    .any(|field| self.has_pointer(&field.ty, depth + 1))
            }
            _ => false,
        }
    }

    /// What the type alone promises: a raw pointer nothing.
    fn promised(&self, ty: &RustType, depth: usize) -> Value {
        match ty {
            RustType::Pointer {
                kind: PointerKind::Raw,
                pointee,
                ..
            } => Value::RawPointer {
                pointee: Box::new(self.named(pointee, depth + 1)),
            },
            other => self.value(other, depth),
        }
    }

    /// What follows from the type alone.
    pub fn value(&self, ty: &RustType, depth: usize) -> Value {
        match ty {
            RustType::Unit | RustType::Never => Value::Nothing,
            RustType::Bool => Value::Bool,
            RustType::Char => Value::Char,
            RustType::Integer { bits, signed, .. } => Value::Integer {
                bits: *bits,
                signed: *signed,
            },
            RustType::Float { bits } => Value::Float { bits: *bits },
            RustType::Pointer {
                kind,
                mutable,
                nullable,
                pointee,
            } => self.pointer(*kind, *mutable, *nullable, pointee, depth),
            RustType::Function {
                nullable,
                signature,
            } => Value::Callback {
                nullable: *nullable,
                parameters: signature
                    .parameters
                    .iter()
                    .map(|one| self.promised(one, depth + 1))
                    .collect(),
                result: Box::new(self.promised(&signature.result, depth + 1)),
            },
            RustType::Array { element, length } => match length {
                Some(count) => Value::Elements {
                    element: Box::new(self.value(element, depth)),
                    count: *count,
                },
                None => Value::Unknown,
            },
            RustType::Composite { index } => self.composite(*index, depth),
            RustType::Bridge { bridge } => self.bridge(bridge, depth),
            RustType::Opaque { .. } => Value::Unknown,
        }
    }

    fn pointer(
        &self,
        kind: PointerKind,
        mutable: bool,
        nullable: bool,
        pointee: &RustType,
        depth: usize,
    ) -> Value {
        if let Some(opaque) = self.opaque(pointee, nullable, mutable) {
            return opaque;
        }
        if depth >= DEPTH {
            return self.bytes(pointee, nullable, mutable);
        }
        Value::Object {
            pointee: Box::new(self.value(pointee, depth + 1)),
            // Only a raw pointer of a parameter has call sites to say so.
            nullable: nullable && kind != PointerKind::Raw,
            writable: mutable,
            owned: kind == PointerKind::Box,
            initialised: true,
        }
    }

    /// An object that is not followed any further.
    fn bytes(&self, pointee: &RustType, nullable: bool, writable: bool) -> Value {
        match self.boundary.layout(pointee) {
            Some((size, align)) => Value::Object {
                pointee: Box::new(Value::Bytes { size, align }),
                nullable,
                writable,
                owned: false,
                initialised: true,
            },
            None => Value::Unknown,
        }
    }

    /// A pointer to what only one side knows; none for a pointer to anything else.
    pub fn opaque(&self, pointee: &RustType, nullable: bool, writable: bool) -> Option<Value> {
        match pointee {
            RustType::Opaque {
                name,
                of_rust: true,
            } => Some(Value::RustOpaque {
                name: name.clone(),
                nullable,
            }),
            RustType::Opaque { name, .. } => Some(Value::Opaque {
                name: name.clone(),
                nullable,
                writable,
            }),
            RustType::Composite { index } => {
                let composite = &self.boundary.composites[*index];
                let name = composite.name.clone();
                let empty = match composite.kind {
                    CompositeKind::Enum => composite.variants.is_empty(),
                    _ => composite.size == Some(0) || composite.is_placeholder(),
                };
                match composite.repr {
                    _ if empty => Some(Value::Opaque {
                        name,
                        nullable,
                        writable,
                    }),
                    Repr::Rust => Some(Value::RustOpaque { name, nullable }),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    fn composite(&self, index: usize, depth: usize) -> Value {
        let composite = &self.boundary.composites[index];
        let (Some(size), Some(align)) = (composite.size, composite.align) else {
            return Value::Unknown;
        };
        match composite.kind {
            CompositeKind::Enum => {
                let values: Option<Vec<i128>> =
                    composite.variants.iter().map(|one| one.value).collect();
                match (values, u16::try_from(size * 8)) {
                    (Some(values), Ok(bits)) => Value::Enum { bits, values },
                    _ => Value::Bytes { size, align },
                }
            }
            CompositeKind::Struct if depth < DEPTH => Value::Struct {
                name: composite.name.clone(),
                size,
                align,
                fields: self.fields(index, depth),
            },
            _ => Value::Bytes { size, align },
        }
    }

    fn fields(&self, index: usize, depth: usize) -> Vec<FieldValue> {
        let composite = &self.boundary.composites[index];
        let names: Vec<(&str, Role)> = composite
            .fields
            .iter()
            .map(|field| (field.name.as_str(), role(&field.ty)))
            .collect();
        let mut fields = Vec::new();
        for (at, field) in composite.fields.iter().enumerate() {
            // A struct of known size has a place for each.
            let offset = field.offset.unwrap_or_default();
            let value = match &field.ty {
                RustType::Pointer {
                    kind: PointerKind::Raw,
                    mutable,
                    pointee,
                    ..
                } if depth < DEPTH => {
                    let length = super::names::length_of(at, *mutable, &names);
                    self.field_pointer(pointee, *mutable, length, depth)
                }
                other => self.value(other, depth + 1),
            };
            fields.push(FieldValue {
                name: field.name.clone(),
                offset,
                written: field.written.clone(),
                value,
            });
        }
        fields
    }

    /// `{ ptr, count }` is an array.
    fn field_pointer(
        &self,
        pointee: &RustType,
        writable: bool,
        length: Option<Length>,
        depth: usize,
    ) -> Value {
        match (self.opaque(pointee, false, writable), length) {
            (Some(opaque), _) => opaque,
            (None, Some(length)) => Value::Array {
                element: Box::new(self.value(pointee, depth + 1)),
                length,
                nullable: false,
                writable,
                owned: false,
            },
            (None, None) => self.pointer(PointerKind::Raw, writable, true, pointee, depth),
        }
    }

    /// As `value`, with the name of what only one side knows.
    fn named(&self, ty: &RustType, depth: usize) -> Value {
        match self.opaque(ty, false, false) {
            Some(Value::Opaque { name, .. } | Value::RustOpaque { name, .. }) => {
                Value::Incomplete { name }
            }
            _ => self.value(ty, depth),
        }
    }

    fn bridge(&self, bridge: &BridgeType, depth: usize) -> Value {
        let inner = |ty: &RustType| Box::new(self.named(ty, depth + 1));
        match bridge {
            BridgeType::Str => Value::Str,
            BridgeType::String => Value::RustString,
            BridgeType::Slice { element, mutable } => Value::Slice {
                element: inner(element),
                writable: *mutable,
            },
            BridgeType::Vec { element } => Value::RustVec {
                element: inner(element),
            },
            BridgeType::UniquePtr { pointee } => Value::UniquePtr {
                pointee: inner(pointee),
            },
            BridgeType::SharedPtr { pointee } => Value::SharedPtr {
                pointee: inner(pointee),
            },
            BridgeType::WeakPtr { pointee } => Value::WeakPtr {
                pointee: inner(pointee),
            },
            BridgeType::CxxString => Value::CxxString,
            BridgeType::CxxVector { element } => Value::CxxVector {
                element: inner(element),
            },
        }
    }
}

/// Names of parameters, and what each can be to a pointer.
fn siblings(parameters: &[Parameter]) -> Vec<(&str, Role)> {
    let named = parameters.iter();
    named
        .map(|one| (one.name.as_str(), role(&one.ty)))
        .collect()
}

fn role(ty: &RustType) -> Role {
    let is_number = |ty: &RustType| {
        matches!(
            ty,
            RustType::Integer {
                bits: 16 | 32 | 64,
                ..
            }
        )
    };
    match ty {
        RustType::Pointer {
            pointee,
            mutable: true,
            ..
        } if is_number(pointee) => Role::NumberBehind,
        ty if is_number(ty) => Role::Number,
        _ => Role::Other,
    }
}
