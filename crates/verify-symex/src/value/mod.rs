//! Values: what a register or a memory cell holds; the objects and memory that hold them, and computing with them.
//!
//! Plain data: nothing here knows the program, asks a solver or files a check.
//!
//! A [`Value`] is two words and carries no type; the instruction that reads it knows the width. A
//! program whose values are all concrete only ever sees [`Value::Int`] and [`Value::Pointer`] and
//! creates no term. What does not fit (pointers with several targets, single bytes of pointers,
//! values with uninitialised bits) is interned in a [`InternedValues`] and referred to by id.

pub mod arithmetic;
pub mod extent;
pub mod memory;
pub mod site;
pub mod universe;

pub use extent::Extent;
use rustc_hash::FxHashMap;
use verify_term::TermId;

/// The identity of an object. One counter a job; see `memory::object`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ObjectId(pub u32);

impl ObjectId {
    /// The provenance of null and of integers that were never a pointer: points to no object.
    pub const NONE: ObjectId = ObjectId(0);
}

/// An object and a distance from its start. Without an object, the offset is the address itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pointer {
    pub object: ObjectId,
    /// Which of its bytes may be reached.
    pub extent: Extent,
    pub offset: u64,
}

impl Pointer {
    pub const NULL: Pointer = Pointer::to(ObjectId::NONE);

    /// The start of an object.
    pub const fn to(object: ObjectId) -> Pointer {
        Pointer::at(object, 0)
    }

    /// A place in an object.
    pub const fn at(object: ObjectId, offset: u64) -> Pointer {
        Pointer {
            object,
            extent: Extent::WHOLE,
            offset,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InternedId(u32);

/// A register's or cell's content. Integers and floats are bit patterns of at most 64 bits; wider
/// ones are always terms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Value {
    Int(u64),
    Pointer(Pointer),
    /// A bit-vector term (a one-bit one for `i1`), or a wide constant.
    Term(TermId),
    Interned(InternedId),
    /// No bit is initialised.
    Undefined,
}

impl Value {
    pub const NULL: Value = Value::Pointer(Pointer::NULL);
}

/// One possible target of a symbolic pointer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Target {
    /// When the pointer points here. The guards of one pointer exclude each other and, under the
    /// path condition, one of them holds.
    pub guard: TermId,
    pub object: ObjectId,
    /// Which of its bytes may be reached.
    pub extent: Extent,
    /// 64 bits.
    pub offset: TermId,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum InternedValue {
    /// A pointer with a symbolic offset, with several targets, or both.
    Pointers(Box<[Target]>),
    /// Byte `index` (0 is the lowest) of a pointer's representation.
    PointerByte { pointer: Value, index: u8 },
    /// A value some of whose bits are uninitialised: those that are set in `shadow`. Neither part
    /// is `Undefined` or itself shadowed.
    Shadowed { value: Value, shadow: Value },
}

/// Interns rich values so that equal ones are equal ids.
#[derive(Default)]
pub struct InternedValues {
    entries: Vec<InternedValue>,
    ids: FxHashMap<InternedValue, InternedId>,
}

impl InternedValues {
    pub fn intern(&mut self, rich: InternedValue) -> Value {
        if let Some(id) = self.ids.get(&rich) {
            return Value::Interned(*id);
        }
        let id = InternedId(
            u32::try_from(self.entries.len()).expect("fewer than 2^32 rich values fit in memory"),
        );
        self.entries.push(rich.clone());
        self.ids.insert(rich, id);
        Value::Interned(id)
    }

    pub fn get(&self, id: InternedId) -> &InternedValue {
        &self.entries[id.0 as usize]
    }
}

/// A pattern of `width` ones, for widths up to 64.
pub fn mask(width: u32) -> u64 {
    if width >= 64 {
        u64::MAX
    } else {
        (1 << width) - 1
    }
}

/// The value of the low `width` bits read as two's complement.
pub fn sign_extend(bits: u64, width: u32) -> i64 {
    let shift = 64 - width.min(64);
    ((bits << shift) as i64) >> shift
}
