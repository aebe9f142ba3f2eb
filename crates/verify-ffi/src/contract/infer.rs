//! What a raw pointer is: by how the Rust sources pass it, else by the names of parameters, else one
//! valid object.

use super::argument::Passed;
use super::calls::CallArgument;
use super::derive::Deriver;
use super::names::Role;
use super::{Basis, Evidence, Length, Retention, Value};
use crate::model::RustType;

/// A parameter that is a raw pointer.
pub(super) struct Pointer<'a> {
    pub at: usize,
    pub writable: bool,
    pub pointee: &'a RustType,
    pub siblings: &'a [(&'a str, Role)],
}

/// What a pointer points to by some evidence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Object {
        initialised: bool,
    },
    Array {
        length: Option<Length>,
    },
    /// A pointer to the first of just so many.
    Fixed {
        count: u64,
    },
    /// A variable with a pointer to the first of several.
    List {
        length: Length,
    },
    Text,
    Owned {
        text: bool,
    },
    Returned,
}

impl Deriver<'_> {
    pub fn infer(
        &self,
        pointer: &Pointer<'_>,
        sites: &[Vec<CallArgument>],
    ) -> (Value, Retention, Vec<Evidence>) {
        let arguments: Vec<(&CallArgument, &Vec<CallArgument>)> = sites
            .iter()
            .filter_map(|site| Some((site.get(pointer.at)?, site)))
            .collect();
        let nullable = arguments.iter().any(|(one, _)| one.argument.null);
        let mut evidence: Vec<Evidence> = Vec::new();
        let mut shapes = Vec::new();
        for (argument, site) in &arguments {
            let shape = shape(&argument.argument.passed, argument.length);
            if let Some(shape) = shape {
                shapes.push(shape);
            }
            if shape.is_some() || argument.argument.null {
                evidence.push(seen(argument, site));
            }
        }
        let shape = match most_frequent(&shapes) {
            // The call shows an array, the names tell its length.
            Some(Shape::Array { length: None }) => {
                let length = self.named_length(pointer, &mut evidence);
                match (length, fixed_count(&arguments)) {
                    // Pointers to arrays say themselves how long these are.
                    (None, _) if matches!(pointer.pointee, RustType::Array { .. }) => {
                        Shape::Object { initialised: true }
                    }
                    (None, Some(count)) => Shape::Fixed { count },
                    (length, _) => Shape::Array { length },
                }
            }
            Some(shape) => shape,
            None => self.by_names(pointer, &mut evidence),
        };
        let kept = match shape {
            Shape::Owned { .. } => Retention::Transferred,
            Shape::Returned => Retention::Kept,
            _ => Retention::Borrowed,
        };
        let value = self.shaped(pointer, shape, nullable);
        let kept = match value {
            Value::Opaque { .. } if kept == Retention::Borrowed && shapes.is_empty() => {
                Retention::Kept
            }
            _ => kept,
        };
        (value, kept, evidence)
    }

    /// The length that names tell, with what they say added to the evidence.
    fn named_length(&self, pointer: &Pointer<'_>, evidence: &mut Vec<Evidence>) -> Option<Length> {
        let length = super::names::length_of(pointer.at, pointer.writable, pointer.siblings)?;
        let index = length.index().unwrap_or(pointer.at);
        let other = pointer.siblings[index].0;
        let is_certain = super::names::is_certain(pointer.at, index, pointer.siblings);
        evidence.push(Evidence {
            basis: if is_certain {
                Basis::Name
            } else {
                Basis::Default
            },
            words: format!(
                "`{other}` is taken as the length of `{}`, by their names",
                pointer.siblings[pointer.at].0
            ),
            span: None,
        });
        Some(length)
    }

    fn by_names(&self, pointer: &Pointer<'_>, evidence: &mut Vec<Evidence>) -> Shape {
        let name = pointer.siblings[pointer.at].0;
        if is_list_place(pointer.pointee) {
            return self.list_by_names(pointer, evidence);
        }
        // Of what only the library knows, nobody passes several.
        let is_bytes = match pointer.pointee {
            RustType::Opaque { name, .. } => name == super::library::VOID,
            RustType::Composite { .. } => self.opaque(pointer.pointee, false, false).is_none(),
            _ => true,
        };
        if is_bytes && let Some(length) = self.named_length(pointer, evidence) {
            return Shape::Array {
                length: Some(length),
            };
        }
        if is_character(pointer.pointee) && !pointer.writable {
            evidence.push(Evidence {
                basis: Basis::Default,
                words: format!("`{name}` is a `*const c_char` without a length: taken as a string that ends with NUL"),
                span: None,
            });
            return Shape::Text;
        }
        evidence.push(Evidence {
            basis: Basis::Default,
            words: format!("nothing says what `{name}` points to: taken as one valid object"),
            span: None,
        });
        Shape::Object { initialised: true }
    }

    /// Through three pointers go lists: a number says how long the one is that is there already, and where it
    /// stands behind a pointer itself, or nowhere, the function is to make it.
    fn list_by_names(&self, pointer: &Pointer<'_>, evidence: &mut Vec<Evidence>) -> Shape {
        let name = pointer.siblings[pointer.at].0;
        let length = super::names::length_of(pointer.at, false, pointer.siblings);
        let (basis, words, shape) = match length.and_then(|length| Some((length, length.index()?)))
        {
            Some((length, index)) => (
                Basis::Name,
                format!(
                    "`{}` is taken as the length of the list that `*{name}` points to, by their names",
                    pointer.siblings[index].0
                ),
                Shape::List { length },
            ),
            None => (
                Basis::Default,
                format!(
                    "nothing says how long a list `*{name}` points to: taken as to be made by the function"
                ),
                Shape::Object { initialised: false },
            ),
        };
        evidence.push(Evidence {
            basis,
            words,
            span: None,
        });
        shape
    }

    /// What one of several is: a pointer to characters is a string.
    fn one_of_several(&self, ty: &RustType) -> Value {
        match ty {
            RustType::Pointer {
                mutable, pointee, ..
            } if is_character(pointee) => Value::CString {
                nullable: false,
                writable: *mutable,
                owned: false,
            },
            other => self.value(other, 1),
        }
    }

    fn shaped(&self, pointer: &Pointer<'_>, shape: Shape, nullable: bool) -> Value {
        let writable = pointer.writable;
        let is_array = matches!(shape, Shape::Array { .. } | Shape::Fixed { .. });
        let is_text = matches!(shape, Shape::Text | Shape::Owned { text: true });
        if !is_array
            && !is_text
            && let Some(opaque) = self.opaque(pointer.pointee, nullable, writable)
        {
            return opaque;
        }
        // Through `void *` go bytes.
        let element = match pointer.pointee {
            RustType::Opaque { .. } | RustType::Unit => Value::Integer {
                bits: 8,
                signed: false,
            },
            other if is_array => self.one_of_several(other),
            other => self.value(other, 1),
        };
        match shape {
            Shape::List { length } => Value::Object {
                pointee: Box::new(Value::Array {
                    element: Box::new(match pointer.pointee {
                        RustType::Pointer { pointee, .. } => self.one_of_several(pointee),
                        other => self.value(other, 1),
                    }),
                    length,
                    nullable: false,
                    writable: true,
                    owned: false,
                }),
                nullable,
                writable,
                owned: false,
                initialised: true,
            },
            Shape::Fixed { count } => Value::Object {
                pointee: Box::new(Value::Elements {
                    element: Box::new(element),
                    count,
                }),
                nullable,
                writable,
                owned: false,
                initialised: true,
            },
            Shape::Text => Value::CString {
                nullable,
                writable,
                owned: false,
            },
            Shape::Owned { text: true } => Value::CString {
                nullable,
                writable,
                owned: true,
            },
            Shape::Array { length } => Value::Array {
                element: Box::new(element),
                length: length.unwrap_or(Length::Unknown),
                nullable,
                writable,
                owned: false,
            },
            Shape::Object { .. } | Shape::Owned { .. } | Shape::Returned => Value::Object {
                pointee: Box::new(element),
                nullable,
                writable,
                owned: matches!(shape, Shape::Owned { .. }),
                initialised: shape != Shape::Object { initialised: false },
            },
        }
    }
}

fn is_character(ty: &RustType) -> bool {
    matches!(
        ty,
        RustType::Integer {
            plain_char: true,
            ..
        }
    )
}

/// Whether a pointer to this type is one to a variable that holds a list of pointers.
fn is_list_place(pointee: &RustType) -> bool {
    matches!(pointee, RustType::Pointer { pointee: list, .. } if matches!(**list, RustType::Pointer { .. }))
}

fn shape(passed: &Passed, length: Option<Length>) -> Option<Shape> {
    match passed {
        Passed::Elements { .. } => Some(Shape::Array { length }),
        Passed::CString => Some(Shape::Text),
        Passed::Object { initialised } => Some(Shape::Object {
            initialised: *initialised,
        }),
        Passed::Owned { text } => Some(Shape::Owned { text: *text }),
        Passed::Returned => Some(Shape::Returned),
        Passed::Unknown => None,
    }
}

/// The fewest elements that calls pass, where each of those that pass several says how many.
fn fixed_count(arguments: &[(&CallArgument, &Vec<CallArgument>)]) -> Option<u64> {
    let counts = arguments
        .iter()
        .filter_map(|(one, _)| match &one.argument.passed {
            Passed::Elements { count, .. } => Some(*count),
            _ => None,
        });
    let counts: Option<Vec<u64>> = counts.collect();
    counts?.into_iter().min().filter(|count| *count > 0)
}

/// The shape that most calls show; of equals, the first.
fn most_frequent(shapes: &[Shape]) -> Option<Shape> {
    let count = |shape: &Shape| shapes.iter().filter(|one| *one == shape).count();
    let mut best: Option<(usize, Shape)> = None;
    for shape in shapes {
        if best.is_none_or(|(most, _)| count(shape) > most) {
            best = Some((count(shape), *shape));
        }
    }
    best.map(|(_, shape)| shape)
}

fn seen(argument: &CallArgument, site: &[CallArgument]) -> Evidence {
    let length = argument.length.and_then(Length::index);
    let length = length.and_then(|at| site.get(at));
    let words = match length {
        Some(length) => format!(
            "a call passes `{}` with `{}` as its length",
            argument.words, length.words
        ),
        None => format!("a call passes `{}`", argument.words),
    };
    Evidence {
        basis: Basis::CallSite,
        words,
        span: Some(argument.span.clone()),
    }
}

/// Lengths that names of fields tell, wherever they are in a value.
pub(super) fn field_evidence(value: &Value, evidence: &mut Vec<Evidence>) {
    match value {
        Value::Struct { name, fields, .. } => {
            for field in fields {
                if let Value::Array { length, .. } = &field.value
                    && let Some(index) = length.index()
                {
                    let words = format!(
                        "`{}` is taken as the length of `{}` in `{name}`, by their names",
                        fields.get(index).map_or("", |other| other.name.as_str()),
                        field.name
                    );
                    let one = Evidence {
                        basis: Basis::Name,
                        words,
                        span: None,
                    };
                    if !evidence.contains(&one) {
                        evidence.push(one);
                    }
                }
                field_evidence(&field.value, evidence);
            }
        }
        Value::Object { pointee: inner, .. }
        | Value::Array { element: inner, .. }
        | Value::Elements { element: inner, .. }
        | Value::Slice { element: inner, .. } => field_evidence(inner, evidence),
        _ => {}
    }
}
