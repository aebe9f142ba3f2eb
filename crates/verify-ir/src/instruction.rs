//! Instructions: one variant a family of opcodes.
//!
//! An operand carries no type; [`Module::operand_type`](crate::Module::operand_type) has it.

use crate::attribute::CallingConvention;
use crate::index::{
    AttributeSetId, BlockId, ConstId, FunctionId, LocalId, MetadataId, StrId, TypeId,
};
use crate::opcode::{
    Align, ArithmeticFlags, AtomicOp, BinaryOp, CastFlags, CastOp, FastMath, FloatPredicate,
    GepFlags, IntPredicate, Ordering,
};

/// A value an instruction uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    /// A parameter or the result of an instruction of the same function.
    Local(LocalId),
    Constant(ConstId),
    /// Only as an argument of a call.
    Metadata(MetadataId),
}

/// An instruction.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// None where the type is void.
    pub result: Option<LocalId>,
    /// The type of the result.
    pub ty: TypeId,
    /// Where it comes from: a `DILocation`, see [`Module::location`](crate::Module::location).
    pub location: Option<MetadataId>,
    pub kind: InstructionKind,
}

/// What an instruction does.
#[derive(Clone, Debug)]
pub enum InstructionKind {
    // Arithmetic and logic.
    Binary {
        op: BinaryOp,
        flags: ArithmeticFlags,
        lhs: Operand,
        rhs: Operand,
    },
    FNeg {
        flags: FastMath,
        value: Operand,
    },
    IntCompare {
        predicate: IntPredicate,
        /// Both operands have the same sign, or the result is poison.
        same_sign: bool,
        lhs: Operand,
        rhs: Operand,
    },
    FloatCompare {
        predicate: FloatPredicate,
        flags: FastMath,
        lhs: Operand,
        rhs: Operand,
    },
    /// To the type of the result.
    Cast {
        op: CastOp,
        flags: CastFlags,
        value: Operand,
    },
    Select {
        flags: FastMath,
        condition: Operand,
        on_true: Operand,
        on_false: Operand,
    },
    Freeze {
        value: Operand,
    },
    Phi {
        flags: FastMath,
        incoming: Box<[(Operand, BlockId)]>,
    },

    // Memory.
    Alloca {
        allocated: TypeId,
        /// How many of them; none means one.
        count: Option<Operand>,
        align: Align,
        in_alloca: bool,
        swift_error: bool,
    },
    /// The loaded type is the type of the result.
    Load {
        pointer: Operand,
        access: Access,
    },
    Store {
        value: Operand,
        pointer: Operand,
        access: Access,
    },
    GetElementPtr {
        flags: GepFlags,
        source_type: TypeId,
        base: Operand,
        indices: Box<[Operand]>,
    },
    Fence {
        ordering: Ordering,
        scope: Option<StrId>,
    },
    CompareExchange(Box<CompareExchange>),
    AtomicReadModifyWrite {
        op: AtomicOp,
        pointer: Operand,
        value: Operand,
        access: Access,
    },

    // Aggregates and vectors.
    ExtractValue {
        aggregate: Operand,
        path: Box<[u32]>,
    },
    InsertValue(Box<InsertValue>),
    ExtractElement {
        vector: Operand,
        index: Operand,
    },
    InsertElement {
        vector: Operand,
        element: Operand,
        index: Operand,
    },
    /// The mask is a constant vector of `i32`, `undef`/`poison` elements included.
    ShuffleVector {
        first: Operand,
        second: Operand,
        mask: ConstId,
    },

    // Calls.
    Call(Box<Call>),
    /// Reads the next variable argument; its type is the type of the result.
    VaArg {
        list: Operand,
    },

    // Exceptions.
    LandingPad {
        cleanup: bool,
        clauses: Box<[Clause]>,
    },
    CatchPad {
        /// A `catchswitch`.
        parent: Operand,
        arguments: Box<[Operand]>,
    },
    CleanupPad {
        parent: Operand,
        arguments: Box<[Operand]>,
    },

    // Terminators.
    Return(Option<Operand>),
    Branch(BlockId),
    CondBranch {
        condition: Operand,
        on_true: BlockId,
        on_false: BlockId,
    },
    Switch {
        value: Operand,
        default: BlockId,
        /// The value is an integer constant; no value occurs twice.
        cases: Box<[(ConstId, BlockId)]>,
    },
    IndirectBranch {
        address: Operand,
        targets: Box<[BlockId]>,
    },
    Invoke(Box<Invoke>),
    CallBranch(Box<CallBranch>),
    Resume {
        value: Operand,
    },
    CatchSwitch {
        parent: Operand,
        handlers: Box<[BlockId]>,
        /// None: to the caller.
        unwind: Option<BlockId>,
    },
    CatchReturn {
        pad: Operand,
        target: BlockId,
    },
    CleanupReturn {
        pad: Operand,
        /// None: to the caller.
        unwind: Option<BlockId>,
    },
    Unreachable,
}

impl InstructionKind {
    /// Whether this ends a block.
    #[must_use]
    pub fn is_terminator(&self) -> bool {
        use InstructionKind as K;
        matches!(
            self,
            K::Return(_)
                | K::Branch(_)
                | K::CondBranch { .. }
                | K::Switch { .. }
                | K::IndirectBranch { .. }
                | K::Invoke(_)
                | K::CallBranch(_)
                | K::Resume { .. }
                | K::CatchSwitch { .. }
                | K::CatchReturn { .. }
                | K::CleanupReturn { .. }
                | K::Unreachable
        )
    }

    /// The opcode as the text spells it.
    #[must_use]
    pub fn opcode(&self) -> &'static str {
        use InstructionKind as K;
        match self {
            K::Binary { op, .. } => op.keyword(),
            K::FNeg { .. } => "fneg",
            K::IntCompare { .. } => "icmp",
            K::FloatCompare { .. } => "fcmp",
            K::Cast { op, .. } => op.keyword(),
            K::Select { .. } => "select",
            K::Freeze { .. } => "freeze",
            K::Phi { .. } => "phi",
            K::Alloca { .. } => "alloca",
            K::Load { .. } => "load",
            K::Store { .. } => "store",
            K::GetElementPtr { .. } => "getelementptr",
            K::Fence { .. } => "fence",
            K::CompareExchange(_) => "cmpxchg",
            K::AtomicReadModifyWrite { .. } => "atomicrmw",
            K::ExtractValue { .. } => "extractvalue",
            K::InsertValue(_) => "insertvalue",
            K::ExtractElement { .. } => "extractelement",
            K::InsertElement { .. } => "insertelement",
            K::ShuffleVector { .. } => "shufflevector",
            K::Call(_) => "call",
            K::VaArg { .. } => "va_arg",
            K::LandingPad { .. } => "landingpad",
            K::CatchPad { .. } => "catchpad",
            K::CleanupPad { .. } => "cleanuppad",
            K::Return(_) => "ret",
            K::Branch(_) | K::CondBranch { .. } => "br",
            K::Switch { .. } => "switch",
            K::IndirectBranch { .. } => "indirectbr",
            K::Invoke(_) => "invoke",
            K::CallBranch(_) => "callbr",
            K::Resume { .. } => "resume",
            K::CatchSwitch { .. } => "catchswitch",
            K::CatchReturn { .. } => "catchret",
            K::CleanupReturn { .. } => "cleanupret",
            K::Unreachable => "unreachable",
        }
    }

    /// The call of a `call`, `invoke` or `callbr`.
    #[must_use]
    pub fn as_call(&self) -> Option<&Call> {
        match self {
            InstructionKind::Call(call) => Some(call),
            InstructionKind::Invoke(invoke) => Some(&invoke.call),
            InstructionKind::CallBranch(branch) => Some(&branch.call),
            _ => None,
        }
    }
}

/// How memory is accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Access {
    pub align: Align,
    pub volatile: bool,
    /// None where the access is not atomic.
    pub ordering: Option<Ordering>,
    /// The synchronisation scope; none means the whole system.
    pub scope: Option<StrId>,
}

/// A `cmpxchg`.
#[derive(Clone, Debug)]
pub struct CompareExchange {
    pub pointer: Operand,
    pub expected: Operand,
    pub replacement: Operand,
    /// Its ordering is that of success.
    pub access: Access,
    pub failure: Ordering,
    /// May fail although the value is the expected one.
    pub weak: bool,
}

/// An `insertvalue`.
#[derive(Clone, Debug)]
pub struct InsertValue {
    pub aggregate: Operand,
    pub element: Operand,
    pub path: Box<[u32]>,
}

/// A clause of a `landingpad`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clause {
    /// The type info to catch; null catches everything.
    Catch(Operand),
    /// An array of the type infos that may pass.
    Filter(Operand),
}

/// What is called.
#[derive(Clone, Debug)]
pub enum Callee {
    Function(FunctionId),
    /// A pointer: a local, or any other constant (an alias, an expression, null).
    Indirect(Operand),
    InlineAsm(Box<InlineAsm>),
}

/// Assembly in the place of a callee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InlineAsm {
    pub template: StrId,
    pub constraints: StrId,
    pub side_effect: bool,
    pub align_stack: bool,
    pub intel_dialect: bool,
    pub unwind: bool,
}

/// A call, also that of an `invoke` or a `callbr`.
#[derive(Clone, Debug)]
pub struct Call {
    pub callee: Callee,
    /// As the call site sees it, which may differ from the callee's own.
    pub function_type: TypeId,
    pub arguments: Box<[Argument]>,
    pub return_attributes: AttributeSetId,
    /// The function attributes of the call site.
    pub attributes: AttributeSetId,
    pub calling_convention: CallingConvention,
    pub tail: TailCall,
    pub flags: FastMath,
    pub bundles: Box<[OperandBundle]>,
}

/// An argument of a call.
#[derive(Clone, Copy, Debug)]
pub struct Argument {
    pub value: Operand,
    pub attributes: AttributeSetId,
}

/// Whether a call reuses its caller's frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum TailCall {
    #[default]
    None,
    Tail,
    MustTail,
    NoTail,
}

/// `"tag"(inputs)` of a call.
#[derive(Clone, Debug)]
pub struct OperandBundle {
    pub tag: StrId,
    pub inputs: Box<[Operand]>,
}

/// A call that ends a block.
#[derive(Clone, Debug)]
pub struct Invoke {
    pub call: Call,
    pub normal: BlockId,
    pub unwind: BlockId,
}

/// A `callbr`: inline assembly that may jump.
#[derive(Clone, Debug)]
pub struct CallBranch {
    pub call: Call,
    pub fallthrough: BlockId,
    pub indirect: Box<[BlockId]>,
}
