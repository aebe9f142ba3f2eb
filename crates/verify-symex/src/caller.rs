//! What the caller of an entry point passes, and what it relies on, as plain data.
//!
//! Whoever knows the other side of the call fills it in; without it, arguments are whatever the
//! entry point's own types allow.

use serde::{Deserialize, Serialize};

/// A caller's word.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Caller {
    /// In the order of the declaration.
    pub parameters: Vec<Passed>,
    /// What it takes the result to be.
    pub result: Shape,
    /// Whether an exception may reach it.
    pub catches: bool,
    /// How many elements an array has at most. What is verified is bounded by it.
    pub most_elements: u64,
    /// Who calls, for messages, as in `Rust`.
    pub who: String,
    /// What of this is inferred rather than certain, in words: the verdict rests on it.
    pub inferred: Vec<String>,
}

/// An argument.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passed {
    /// Empty where the declaration has none.
    pub name: String,
    pub shape: Shape,
    /// It is lent for the call: a pointer to it must not be kept.
    pub lent: bool,
}

/// What a value is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// Nothing is known: whatever the entry point's own type allows.
    #[default]
    Unknown,
    /// Any bits.
    Any { bytes: u64, align: u64 },
    /// One of these, as a number of so many bits.
    OneOf { bits: u32, values: Vec<i128> },
    /// These, at their distances from the start.
    Struct { size: u64, align: u64, fields: Vec<Field> },
    /// One after another.
    Repeated { element: Box<Shape>, count: u64 },
    Pointer(Box<Pointee>),
    /// A pointer to a function that may do anything to what it is given.
    Callback { nullable: bool },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Field {
    pub name: String,
    pub offset: u64,
    pub shape: Shape,
}

/// What a pointer points to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pointee {
    pub element: Shape,
    pub count: Count,
    pub nullable: bool,
    pub writable: bool,
    pub initialised: bool,
}

/// How many elements there are behind a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    One,
    /// As many as the parameter, or the field of the same struct, at this position says.
    Sibling { index: usize },
    /// Some, up to a bound.
    Some,
    /// Up to the first that is zero, which is there.
    Terminated,
}

impl Shape {
    /// In bytes; none where it is not known.
    pub fn size(&self) -> Option<u64> {
        match self {
            Shape::Unknown => None,
            Shape::Any { bytes, .. } => Some(*bytes),
            Shape::OneOf { bits, .. } => Some(u64::from(bits.div_ceil(8))),
            Shape::Struct { size, .. } => Some(*size),
            Shape::Repeated { element, count } => Some(element.size()? * count),
            Shape::Pointer(_) | Shape::Callback { .. } => Some(8),
        }
    }

    pub fn align(&self) -> u64 {
        match self {
            Shape::Any { align, .. } | Shape::Struct { align, .. } => *align,
            Shape::OneOf { bits, .. } => u64::from(bits.div_ceil(8)).next_power_of_two(),
            Shape::Repeated { element, .. } => element.align(),
            Shape::Unknown | Shape::Pointer(_) | Shape::Callback { .. } => 8,
        }
    }
}
