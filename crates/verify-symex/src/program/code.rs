//! The code that the executor runs: LLVM instructions with types resolved, aggregates taken apart
//! into scalar registers, offsets computed and successors carrying the moves of their phis.

use super::assembly::AssemblyKind;
use super::flow::FlowPlace;
use super::intrinsic::Intrinsic;
use super::liveness::Liveness;
use super::scalar::{Leaf, Scalar};
use crate::value::Value;
use crate::value::memory::object::HeapType;
use crate::value::site::FunctionRef;
use std::cell::OnceCell;
use std::rc::Rc;
use verify_ir::{AtomicOp, BinaryOp, CastOp, FloatPredicate, IntPredicate, MetadataId, Ordering};
use verify_term::FloatFormat;

/// A register of the frame.
pub type Register = u32;

/// What an instruction reads: a register, or (negative) one of the code's constants.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Arg(pub i32);

impl Arg {
    pub fn register(register: Register) -> Arg {
        Arg(register as i32)
    }
    pub fn is_constant(self) -> bool {
        self.0 < 0
    }
    pub fn constant(index: usize) -> Arg {
        Arg(!(index as i32))
    }
}

/// The way into a block: where to, and what its phis receive.
#[derive(Clone, Debug)]
pub struct Edge {
    pub block: u32,
    pub moves: Box<[(Register, Arg)]>,
    /// How many of the loops around the source are around the target too.
    pub keep: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ByValue {
    pub size: u64,
    pub align: u64,
}

/// An argument of a call: some of the call's flattened scalars.
#[derive(Clone, Debug)]
pub struct Argument {
    pub values: Box<[Arg]>,
    pub leaves: Rc<[Leaf]>,
    /// The callee receives a copy of what the pointer points to.
    pub by_value: Option<ByValue>,
    /// An uninitialised argument is undefined behaviour.
    pub no_undefined: bool,
    /// It is a reference, or `this`.
    pub is_reference: bool,
}

#[derive(Clone, Debug)]
pub enum Callee {
    Function(FunctionRef),
    Pointer(Arg),
    Assembly(Box<Assembly>),
}

/// Inline assembly.
#[derive(Clone, Debug)]
pub struct Assembly {
    pub template: Box<str>,
    pub kind: AssemblyKind,
    /// For each value that comes out, the argument that goes in by the same operand.
    pub tied: Box<[Option<usize>]>,
}

#[derive(Clone, Debug)]
pub struct CallOp {
    pub callee: Callee,
    pub arguments: Box<[Argument]>,
    pub result: Register,
    pub result_leaves: Box<[Leaf]>,
    /// Where to go on, for an `invoke`.
    pub normal: Option<Edge>,
    pub unwind: Option<Edge>,
    pub no_return: bool,
    /// What a `new` makes, or what a `delete` takes its operand for.
    pub heap_type: Option<Rc<HeapType>>,
}

#[derive(Clone, Debug)]
pub enum ClauseOp {
    Catch(Arg),
    /// The type infos that may pass.
    Filter(Box<[Arg]>),
}

/// One index of an address computation.
#[derive(Clone, Copy, Debug)]
pub struct Scaled {
    pub index: Arg,
    pub width: u32,
    pub scale: u64,
}

#[derive(Clone, Debug)]
pub enum Op {
    Move {
        to: Register,
        from: Arg,
    },
    /// The register's bits become uninitialised.
    Forget {
        register: Register,
        count: u32,
    },
    Binary {
        op: BinaryOp,
        width: u32,
        to: Register,
        left: Arg,
        right: Arg,
        flags: BinaryFlags,
    },
    FloatBinary {
        op: BinaryOp,
        format: FloatFormat,
        to: Register,
        left: Arg,
        right: Arg,
    },
    FloatNegate {
        format: FloatFormat,
        to: Register,
        value: Arg,
    },
    Compare {
        predicate: IntPredicate,
        scalar: Scalar,
        to: Register,
        left: Arg,
        right: Arg,
    },
    FloatCompare {
        predicate: FloatPredicate,
        format: FloatFormat,
        to: Register,
        left: Arg,
        right: Arg,
    },
    Cast {
        op: CastOp,
        from: Scalar,
        into: Scalar,
        to: Register,
        value: Arg,
    },
    Select {
        width: u32,
        to: Register,
        condition: Arg,
        then: Arg,
        other: Arg,
    },
    Freeze {
        scalar: Scalar,
        to: Register,
        value: Arg,
    },
    /// The bits of several scalars regrouped into others of the same total width.
    Regroup {
        to: Register,
        into: Box<[u32]>,
        from: Box<[(Arg, u32)]>,
    },
    /// Element `index` of consecutive elements of `width` bits.
    Pick {
        width: u32,
        to: Register,
        elements: Box<[Arg]>,
        index: Arg,
        index_width: u32,
    },
    Put {
        width: u32,
        to: Register,
        elements: Box<[Arg]>,
        index: Arg,
        index_width: u32,
        value: Arg,
    },

    Allocate {
        to: Register,
        element: u64,
        count: Option<(Arg, u32)>,
        align: u64,
        name: Box<str>,
        /// Nothing may be written but its first value.
        constant: bool,
    },
    Address {
        to: Register,
        base: Arg,
        offset: i64,
        scaled: Box<[Scaled]>,
        in_bounds: bool,
        /// The size of the class of which a member is reached.
        class: u64,
    },
    /// An array of so many bytes becomes a pointer to its first element.
    Decay {
        to: Register,
        array: Arg,
        bytes: u64,
    },
    Load {
        to: Register,
        pointer: Arg,
        offset: u64,
        scalar: Scalar,
        align: u64,
    },
    Store {
        value: Arg,
        pointer: Arg,
        offset: u64,
        scalar: Scalar,
        align: u64,
    },
    AtomicLoad(Box<AtomicLoadOp>),
    AtomicStore(Box<AtomicStoreOp>),
    CompareExchange(Box<CompareExchangeOp>),
    ReadModifyWrite(Box<ReadModifyWriteOp>),
    Fence(Ordering),
    VariableArgument {
        to: Register,
        list: Arg,
        leaves: Box<[Leaf]>,
        size: u64,
    },

    Call(Box<CallOp>),
    Intrinsic(Box<IntrinsicOp>),
    LandingPad {
        to: Register,
        cleanup: bool,
        clauses: Box<[ClauseOp]>,
    },

    Jump(Box<Edge>),
    Branch {
        condition: Arg,
        then: Box<Edge>,
        other: Box<Edge>,
    },
    Switch {
        value: Arg,
        width: u32,
        cases: Box<[(Value, Edge)]>,
        default: Box<Edge>,
    },
    IndirectJump {
        address: Arg,
        targets: Box<[Edge]>,
    },
    /// The frame that runs the contract of a constructor goes to it; the body's own goes on.
    ToContract {
        edge: Box<Edge>,
        op: u32,
    },
    Return {
        values: Box<[Arg]>,
    },
    Resume {
        values: Box<[Arg]>,
    },
    Unreachable,
    /// The bytes of an object are used that must not be, if there is one.
    Bytewise {
        object: Arg,
        message: Box<str>,
    },
    /// A reference is bound to what the pointer points to.
    NotNull {
        reference: Arg,
    },
    /// The next op gives a constant its value.
    Initialises,
    /// Reaching this is undefined: two effects that nothing orders.
    Unsequenced(Box<str>),
    /// Reaching this is a gap in what we support.
    Unsupported(Box<str>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct BinaryFlags {
    pub no_signed_wrap: bool,
    pub no_unsigned_wrap: bool,
    pub exact: bool,
}

#[derive(Clone, Debug)]
pub struct AtomicLoadOp {
    pub to: Register,
    pub pointer: Arg,
    pub scalar: Scalar,
    pub align: u64,
    pub ordering: Ordering,
}

#[derive(Clone, Debug)]
pub struct AtomicStoreOp {
    pub value: Arg,
    pub pointer: Arg,
    pub scalar: Scalar,
    pub align: u64,
    pub ordering: Ordering,
}

#[derive(Clone, Debug)]
pub struct ReadModifyWriteOp {
    pub op: AtomicOp,
    pub to: Register,
    pub pointer: Arg,
    pub value: Arg,
    pub scalar: Scalar,
    pub align: u64,
    pub ordering: Ordering,
}

#[derive(Clone, Debug)]
pub struct CompareExchangeOp {
    pub to: Register,
    pub pointer: Arg,
    pub expected: Arg,
    pub replacement: Arg,
    pub scalar: Scalar,
    pub align: u64,
    pub weak: bool,
    /// Where the exchange takes place, and where it does not.
    pub success: Ordering,
    pub failure: Ordering,
}

#[derive(Clone, Debug)]
pub struct IntrinsicOp {
    pub intrinsic: Intrinsic,
    /// The mangled name, for messages.
    pub name: Box<str>,
    pub arguments: Box<[Argument]>,
    pub result: Register,
    pub result_leaves: Box<[Leaf]>,
}

#[derive(Clone, Debug)]
pub struct Block {
    /// Index of the first op; a block ends with a terminator.
    pub first: u32,
    pub end: u32,
    pub place: FlowPlace,
    /// Ends in the report of a failed check and nothing else: entering it is the failure.
    pub is_trap: bool,
    /// How it ends is the compiler's decision or that of a check, and none that the source has.
    pub is_inserted: bool,
}

/// A variable of the source and where it lives.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Holds its value (a promoted variable) or its address.
    pub register: Register,
    pub promoted: Option<Scalar>,
    /// Its address lies where it should be itself: it is an object that was passed by its address.
    pub is_indirect: bool,
    /// What debug info says of it.
    pub variable: MetadataId,
}

#[derive(Debug)]
pub struct FunctionCode {
    pub function: FunctionRef,
    pub ops: Vec<Op>,
    /// The debug location of each op.
    pub locations: Vec<Option<MetadataId>>,
    pub blocks: Vec<Block>,
    pub constants: Vec<Value>,
    /// The width in bits of each register.
    pub register_widths: Vec<u32>,
    /// The first register of each parameter and its scalars.
    pub parameters: Vec<(Register, Box<[Leaf]>)>,
    pub varargs: bool,
    pub variables: Vec<Variable>,
    /// What a frame takes on the stack, roughly: its variables and what a call costs.
    pub frame_bytes: u64,
    /// Whether it is part of the system's C++ library, which checks nothing that it requires.
    pub is_system_library: bool,
    /// The registers that still matter where blocks begin, once somebody asks.
    pub liveness: OnceCell<Rc<Liveness>>,
    /// How many bytes behind `this` are no object any more when a destructor returns.
    pub destroys: Option<u64>,
}

impl FunctionCode {
    /// Which registers still matter where blocks begin; all others may hold anything there.
    pub fn liveness(&self) -> &Rc<Liveness> {
        self.liveness.get_or_init(|| Rc::new(Liveness::of(self)))
    }
}

impl Op {
    /// The ways out of a block, for a terminator.
    pub fn edges_mut(&mut self) -> Vec<&mut Edge> {
        match self {
            Op::Jump(edge) => vec![edge],
            Op::Branch { then, other, .. } => vec![then, other],
            Op::Switch { cases, default, .. } => cases
                .iter_mut()
                .map(|(_, edge)| edge)
                .chain(std::iter::once(&mut **default))
                .collect(),
            Op::IndirectJump { targets, .. } => targets.iter_mut().collect(),
            Op::Call(call) => call
                .normal
                .iter_mut()
                .chain(call.unwind.iter_mut())
                .collect(),
            _ => Vec::new(),
        }
    }
}
