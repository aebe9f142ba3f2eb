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
    /// Nobody declares the entry point: what it is given is inferred, and nobody relies on anything.
    #[serde(default)]
    pub undeclared: bool,
    /// Pointers to the same may be equal, unless they are `restrict`.
    #[serde(default)]
    pub may_alias: bool,
    /// How many elements an array has at most. What is verified is bounded by it.
    pub most_elements: u64,
    /// Whether nobody asked for just that bound: where there is time, more are looked at.
    #[serde(default)]
    pub may_grow: bool,
    /// Who calls, for messages, as in `Rust`.
    pub who: String,
    /// What of this is inferred rather than certain, in words: the verdict rests on it.
    pub inferred: Vec<String>,
    /// Memory of its own, in which it makes what it passes.
    #[serde(default)]
    pub rooms: Vec<Room>,
    /// What it does before the call, in this order.
    #[serde(default)]
    pub preparations: Vec<Preparation>,
    /// Those of the functions that it calls for that which are verified by themselves: what fails in them is
    /// reported there.
    #[serde(default)]
    pub verified: Vec<String>,
    /// Where the function has one parameter more than the caller declares: memory for its result.
    #[serde(default)]
    pub memory_for_result: Option<Room>,
    /// The first scalar of the result tells an error unless it is null: only then there is a result.
    #[serde(default)]
    pub tells_errors: bool,
    /// What it does with a pointer that is returned.
    #[serde(default)]
    pub uses_of_result: Vec<UseOfResult>,
    /// It takes what is lent to it uninitialised as written, since the function tells no errors.
    #[serde(default)]
    pub expects_written: bool,
    /// Its own functions that the library calls by name.
    #[serde(default)]
    pub provided: Vec<Provided>,
    /// What stands for its own functions.
    #[serde(default)]
    pub stand_ins: Vec<StandIn>,
    /// What its own functions may call, once, while the entry point waits for them.
    #[serde(default)]
    pub reentries: Vec<Prior>,
}

/// A function of the caller's own that the library calls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Provided {
    pub symbol: String,
    /// As people call it.
    pub name: String,
    /// What its parameters are on its side, where they promise anything.
    #[serde(default)]
    pub parameters: Vec<Shape>,
    /// The positions of parameters that point to what only the library knows: it changes nothing there but
    /// by the library's functions.
    #[serde(default)]
    pub opaque: Vec<usize>,
    pub has_result: bool,
    /// What it returns: in registers, or through its last argument.
    pub result: Shape,
    /// It returns a message and its length, null where all is well.
    pub tells_errors: bool,
    /// The functions of the library that it may call in turn, of those that the caller names.
    #[serde(default)]
    pub reenters: Vec<Reentered>,
}

/// A function with a body that is called in the place of a function of the caller's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandIn {
    /// Of the caller's function.
    pub symbol: String,
    /// The linkage name of the other one.
    pub function: String,
    /// What it is given behind the arguments of the call.
    pub numbers: Vec<u64>,
}

/// A function of the library that a function of the caller's may call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reentered {
    pub symbol: String,
    /// As people call it.
    pub name: String,
}

/// What the caller does with a pointer that is returned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct UseOfResult {
    pub becomes: Becomes,
    /// It looks whether the pointer is null before.
    pub null_checked: bool,
    /// As written, with its place.
    pub words: String,
}

/// What a returned pointer becomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Becomes {
    /// Memory that the caller's language releases.
    Owned,
    /// A reference to elements, which is never null.
    Elements,
    /// A string that ends with zero.
    Text,
}

impl Caller {
    /// Whether anything that it passes to the entry point is bounded by the number of elements.
    pub fn passes_arrays(&self) -> bool {
        self.parameters
            .iter()
            .any(|passed| passed.shape.has_arrays())
    }

    /// The same caller, which passes what it has made as it is; none where it never does anything else.
    pub fn without_changes(&self) -> Option<Caller> {
        let mut plain = self.clone();
        let changes = plain.preparations.iter_mut().filter(|step| step.changes);
        let mut left_out = false;
        for step in changes {
            left_out |= !step.calls.is_empty();
            step.calls.clear();
        }
        left_out.then_some(plain)
    }

    /// The functions with a body that its own stand for.
    pub fn standing_in(&self) -> impl Iterator<Item = &str> {
        self.stand_ins.iter().map(|one| one.function.as_str())
    }

    /// The functions that it may call besides the entry point.
    pub fn prior_functions(&self) -> impl Iterator<Item = &str> {
        let calls = self.preparations.iter().flat_map(|step| &step.calls);
        let calls = calls.chain(&self.reentries);
        calls
            .map(|prior| prior.function.as_str())
            .chain(self.passed_functions())
            .chain(self.standing_in())
    }

    /// The functions whose addresses it passes.
    fn passed_functions(&self) -> impl Iterator<Item = &str> {
        let shapes = self
            .parameters
            .iter()
            .flat_map(|passed| match &passed.shape {
                Shape::Struct { fields, .. } => fields.iter().map(|field| &field.shape).collect(),
                other => vec![other],
            });
        shapes.filter_map(|shape| match shape {
            Shape::Function { name } => Some(name.as_str()),
            _ => None,
        })
    }
}

/// Memory of the caller's.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Room {
    pub name: String,
    pub size: u64,
    pub align: u64,
    /// It holds a null pointer at first; otherwise it is not initialised.
    pub holds_null: bool,
}

/// A step before the call: it calls one of these, and which one is left open.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Preparation {
    pub calls: Vec<Prior>,
    /// Whether it may be left out, and how many of the steps behind it are left out with it.
    pub left_out_with: Option<u32>,
    /// It changes what is there already.
    #[serde(default)]
    pub changes: bool,
}

/// A call before the call.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Prior {
    /// The linkage name. Where no such function has a body, the step is left out.
    pub function: String,
    pub parameters: Vec<Passed>,
    /// The room that its result goes to.
    pub result: Option<usize>,
    /// The first scalar of the result tells an error, which ends what the caller does, unless it is
    /// null.
    pub tells_errors: bool,
    /// As that of the caller.
    pub memory_for_result: Option<Room>,
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
    Any {
        bytes: u64,
        align: u64,
    },
    /// One of these, as a number of so many bits.
    OneOf {
        bits: u32,
        values: Vec<i128>,
    },
    /// These, at their distances from the start.
    Struct {
        size: u64,
        align: u64,
        fields: Vec<Field>,
    },
    /// One after another.
    Repeated {
        element: Box<Shape>,
        count: u64,
    },
    Pointer(Box<Pointee>),
    /// A pointer to a function that may do anything to what it is given.
    Callback {
        nullable: bool,
        /// What is known of it; its symbol is empty.
        #[serde(default)]
        function: Option<Box<Provided>>,
    },
    /// A pointer to the room at this position.
    Room {
        room: usize,
    },
    /// The pointer that the room at this position holds, to something alive. Where it is taken, the
    /// room holds it no longer.
    Held {
        room: usize,
        nullable: bool,
        taken: bool,
    },
    /// The same number as that of the field at this position.
    Same {
        field: usize,
    },
    /// The address of the program's function of this name.
    Function {
        name: String,
    },
    /// The vtable of a class, by its symbol, of the part of an object that begins after so many bytes.
    Vtable {
        symbol: String,
        offset: u64,
    },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Field {
    pub name: String,
    pub offset: u64,
    pub shape: Shape,
}

impl Field {
    /// How a part of something is shown; one without a name of its own is what the whole is about.
    pub fn shown_in(&self, whole: &str) -> String {
        match whole.strip_prefix('*') {
            _ if self.name.is_empty() => whole.to_owned(),
            Some(pointer) => format!("{pointer}->{}", self.name),
            None => format!("{whole}.{}", self.name),
        }
    }
}

/// What a pointer points to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pointee {
    pub element: Shape,
    pub count: Count,
    pub nullable: bool,
    pub writable: bool,
    pub initialised: bool,
    #[serde(default)]
    pub ownership: Ownership,
    /// The bytes are UTF-8.
    #[serde(default)]
    pub utf8: bool,
}

impl Pointee {
    /// It is lent for reading alone: the caller may lend the same once more.
    pub fn is_shared(&self) -> bool {
        self.ownership == Ownership::Lent && !self.writable
    }
}

/// Whose the memory behind a pointer is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ownership {
    /// The caller's, before and after the call.
    #[default]
    Lent,
    /// The callee's, who has to release it by the caller's means. Empty arrays have no memory.
    Given,
    /// Nobody's: what it held is moved elsewhere by the call.
    Moved,
    /// The library's, which allocated it before, by the means that it is released with.
    Library,
}

/// How many elements there are behind a pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Count {
    One,
    /// As many as the parameter, or the field of the same struct, at this position says.
    Sibling {
        index: usize,
    },
    /// As many as stand where the argument at this position points to, when the call begins.
    Behind {
        index: usize,
    },
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
            Shape::Pointer(_)
            | Shape::Callback { .. }
            | Shape::Room { .. }
            | Shape::Held { .. }
            | Shape::Same { .. }
            | Shape::Function { .. }
            | Shape::Vtable { .. } => Some(8),
        }
    }

    pub fn align(&self) -> u64 {
        match self {
            Shape::Any { align, .. } | Shape::Struct { align, .. } => *align,
            Shape::OneOf { bits, .. } => u64::from(bits.div_ceil(8)).next_power_of_two(),
            Shape::Repeated { element, .. } => element.align(),
            Shape::Unknown
            | Shape::Pointer(_)
            | Shape::Callback { .. }
            | Shape::Room { .. }
            | Shape::Held { .. }
            | Shape::Same { .. }
            | Shape::Function { .. }
            | Shape::Vtable { .. } => 8,
        }
    }

    fn has_arrays(&self) -> bool {
        match self {
            Shape::Struct { fields, .. } => fields.iter().any(|field| field.shape.has_arrays()),
            Shape::Repeated { element, .. } => element.has_arrays(),
            Shape::Pointer(pointee) => pointee.count != Count::One || pointee.element.has_arrays(),
            _ => false,
        }
    }

    /// Whether it is an address, which is made once the numbers beside it are known.
    pub fn is_address(&self) -> bool {
        matches!(
            self,
            Shape::Pointer(_)
                | Shape::Callback { .. }
                | Shape::Room { .. }
                | Shape::Held { .. }
                | Shape::Function { .. }
                | Shape::Vtable { .. }
        )
    }
}
