//! What an entry point was given: the record that return checks and counterexamples are made from.

use crate::call_environment::{ForeignFunction, ValueSpec};
use crate::outcome::ScalarKind;
use crate::value::{ObjectId, Value};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// What the entry point was called with, and everything that was materialized for it.
#[derive(Default)]
pub struct EntryRecord {
    pub arguments: Vec<EntryArgument>,
    /// The objects that were made for it, and which of them are lent for the call only.
    pub objects: FxHashMap<ObjectId, EntryObject>,
    pub borrowed: Vec<ObjectId>,
    /// Those that are not initialised, with what they are to hold and their names.
    pub unwritten: Vec<(ObjectId, ValueSpec, String)>,
    /// The memory in which the caller makes what it passes.
    pub scratch_buffers: Vec<ObjectId>,
    /// Where the entry point's result goes if not into registers: one for each time it was called.
    pub result_objects: Vec<ObjectId>,
    /// Functions of the caller's, which may do anything.
    pub callbacks: FxHashMap<ObjectId, Option<Rc<ForeignFunction>>>,
}

/// An argument as it was made; a counterexample says what its values are.
pub enum EntryArgument {
    Scalar {
        scalar: ScalarKind,
        value: Value,
        width: u32,
    },
    /// A pointer, to one of the entry's objects or null.
    Pointer { pointer: Value, by_value: bool },
    /// Where to put an object that is returned.
    Result { size: u64 },
}

/// An object that was made for the entry point: its size in bytes, and what it holds.
pub struct EntryObject {
    pub size: Value,
    pub parts: Vec<Part>,
}

/// Some bytes of an object.
#[derive(Clone, Copy)]
pub struct Part {
    pub offset: u32,
    pub size: u32,
    pub value: Value,
}

impl Part {
    pub fn address(offset: u32, value: Value) -> Part {
        Part {
            offset,
            size: 8,
            value,
        }
    }
}
