//! The identity of objects: what is fixed when an object comes into being.
//!
//! Identities are shared by all states of a job; contents are per state (`memory::content`).
//! Identity and address are never reused while more than one state exists, so a pointer always says
//! which object it was made for.

use crate::value::ObjectId;
use crate::value::site::Site;
use std::rc::Rc;
use verify_term::TermId;

/// Where the memory of an object comes from, and so how it must be released.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ObjectKind {
    Global,
    Constant,
    /// A function's address.
    Function,
    Stack,
    Malloc,
    New,
    NewArray,
    /// An exception object of `__cxa_allocate_exception`.
    Exception,
    /// Memory that a model keeps its books in: never a leak, and holds on to nothing by itself.
    Model,
    /// The same, where its pointers only observe: what they point to may be a leak.
    ModelObserver,
    /// Memory that belongs to the caller or to the system: never a leak.
    Environment,
    /// Memory that the caller lends for reading only.
    Shared,
    /// Memory that the caller's language allocated and has to release.
    Foreign,
    /// Memory that the library allocated before, nobody knows how: any of its means releases it.
    Library,
}

impl ObjectKind {
    pub fn is_heap(self) -> bool {
        matches!(
            self,
            ObjectKind::Malloc | ObjectKind::New | ObjectKind::NewArray | ObjectKind::Foreign
        )
    }

    /// The words for an object of this kind in a message.
    pub fn describe(self) -> &'static str {
        match self {
            ObjectKind::Global => "global variable",
            ObjectKind::Constant => "constant",
            ObjectKind::Function => "function",
            ObjectKind::Stack => "local variable",
            ObjectKind::Malloc => "memory from `malloc`",
            ObjectKind::New => "memory from `new`",
            ObjectKind::NewArray => "memory from `new[]`",
            ObjectKind::Exception => "exception object",
            ObjectKind::Model | ObjectKind::ModelObserver => "library memory",
            ObjectKind::Environment => "memory of the caller",
            ObjectKind::Shared => "memory that the caller lends for reading",
            ObjectKind::Foreign => "memory that the caller's language allocated",
            ObjectKind::Library => "memory that the library allocated",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    Bytes(u64),
    /// A 64-bit term, with the greatest value it can take.
    Symbolic(TermId, u64),
}

impl Size {
    /// The greatest size possible.
    pub fn limit(self) -> u64 {
        match self {
            Size::Bytes(bytes) | Size::Symbolic(_, bytes) => bytes,
        }
    }
}

/// The class that a `new` made, or that a `delete` takes its operand for.
#[derive(Debug)]
pub struct HeapType {
    /// What it is known by in all units: its mangled name, if it has one.
    pub identity: Box<str>,
    /// As the source has it.
    pub name: Box<str>,
}

#[derive(Clone, Debug)]
pub struct Object {
    pub kind: ObjectKind,
    pub size: Size,
    pub align: u64,
    /// The address that integer arithmetic sees.
    pub base: u64,
    /// The variable's name in the source, or empty.
    pub name: Rc<str>,
    /// Where it was allocated. Globals have none.
    pub site: Option<Site>,
    /// Whether a pointer to it may be in memory, in an integer or with a caller.
    pub escaped: bool,
    /// Whether a pointer to another place of it than its start may be there.
    pub entered: bool,
    /// The object whose memory this is, where this only stands for pointers into it that are valid
    /// no longer.
    pub stale_of: Option<ObjectId>,
    /// What a `new` made it for.
    pub heap_type: Option<Rc<HeapType>>,
    /// A local constant: nothing but its initialisation may write it.
    pub is_constant: bool,
    /// The program computed with its numeric address, and may have found out how that is aligned.
    pub is_observed: bool,
}

/// All objects of a job.
pub struct ObjectTable {
    objects: Vec<Object>,
    next_address: u64,
    free: Vec<ObjectId>,
}

/// Where the first object lies: away from null, also in its low bits.
const FIRST_ADDRESS: u64 = 0x5555_0000_8000;
/// Objects lie this far apart, so that no address is the end of one and the start of another.
const GAP: u64 = 64;
/// How much of the address space an object of unknown size gets.
const SYMBOLIC_SPAN: u64 = 1 << 36;

impl ObjectTable {
    pub fn new() -> Self {
        let none = Object {
            kind: ObjectKind::Model,
            size: Size::Bytes(0),
            align: 1,
            base: 0,
            name: Rc::from(""),
            site: None,
            escaped: true,
            entered: true,
            stale_of: None,
            heap_type: None,
            is_constant: false,
            is_observed: false,
        };
        ObjectTable {
            objects: vec![none],
            next_address: FIRST_ADDRESS,
            free: Vec::new(),
        }
    }

    pub fn get(&self, id: ObjectId) -> &Object {
        &self.objects[id.0 as usize]
    }

    pub fn allocate(
        &mut self,
        kind: ObjectKind,
        size: Size,
        align: u64,
        name: Rc<str>,
        site: Option<Site>,
    ) -> ObjectId {
        let align = align.max(1);
        let span = match size {
            Size::Bytes(bytes) => bytes,
            Size::Symbolic(_, limit) => limit.min(SYMBOLIC_SPAN),
        };
        let base = self.next_address.next_multiple_of(align.max(16));
        self.next_address = base.saturating_add(span).saturating_add(GAP);
        let object = Object {
            kind,
            size,
            align,
            base,
            name,
            site,
            escaped: false,
            entered: false,
            stale_of: None,
            heap_type: None,
            is_constant: false,
            is_observed: false,
        };
        self.add(object)
    }

    fn add(&mut self, object: Object) -> ObjectId {
        if let Some(id) = self.free.pop() {
            self.objects[id.0 as usize] = object;
            return id;
        }
        let id = ObjectId(
            u32::try_from(self.objects.len()).expect("fewer than 2^32 objects fit in memory"),
        );
        self.objects.push(object);
        id
    }

    /// Another name for an object, at the same address: for pointers into it that are not valid any
    /// longer.
    pub fn stale_name(&mut self, of: ObjectId) -> ObjectId {
        let object = Object {
            stale_of: Some(self.memory_of(of)),
            ..self.get(of).clone()
        };
        self.add(object)
    }

    /// The object whose memory a pointer to `id` points into, valid or not.
    #[inline]
    pub fn memory_of(&self, id: ObjectId) -> ObjectId {
        self.get(id).stale_of.unwrap_or(id)
    }

    /// Memory that was made for somebody else's allocation.
    pub fn set_kind(&mut self, id: ObjectId, kind: ObjectKind) {
        self.objects[id.0 as usize].kind = kind;
    }

    /// What a `new` made it for.
    pub fn set_heap_type(&mut self, id: ObjectId, ty: Option<Rc<HeapType>>) {
        self.objects[id.0 as usize].heap_type = ty;
    }

    /// The program computes with the numeric address.
    pub fn observe(&mut self, id: ObjectId) {
        self.objects[id.0 as usize].is_observed = true;
    }

    /// The alignment that the program may rely on: that of the address where it looked at that.
    pub fn alignment(&self, id: ObjectId) -> u64 {
        let object = self.get(id);
        match object.is_observed {
            true => object.align.max(1 << object.base.trailing_zeros().min(12)),
            false => object.align,
        }
    }

    /// A local variable that is a constant.
    pub fn set_constant(&mut self, id: ObjectId) {
        self.objects[id.0 as usize].is_constant = true;
    }

    pub fn mark_escaped(&mut self, id: ObjectId, at_start: bool) {
        let object = &mut self.objects[id.0 as usize];
        object.escaped = true;
        object.entered |= !at_start;
    }

    /// Gives the identity back for reuse. Only for an object that no pointer anywhere can still
    /// mean.
    pub fn recycle(&mut self, id: ObjectId) {
        self.free.push(id);
    }

    /// The object that contains the address, or ends at it.
    pub fn at_address(&self, address: u64) -> Option<ObjectId> {
        // Bases only grow except where identities were recycled, so a plain scan from the newest is
        // both simple and right; integers are rarely turned back into pointers.
        self.objects
            .iter()
            .enumerate()
            .skip(1)
            .rev()
            .find_map(|(index, object)| {
                let inside = address >= object.base && address - object.base <= object.size.limit();
                (inside && object.stale_of.is_none()).then_some(ObjectId(index as u32))
            })
    }
}
