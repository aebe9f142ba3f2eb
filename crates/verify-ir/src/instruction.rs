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
    /// What does not depend on an instruction: numbers, addresses of globals, expressions of those.
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
    /// What it does, with its operands.
    pub kind: InstructionKind,
}

/// What an instruction does.
#[derive(Clone, Debug)]
pub enum InstructionKind {
    // Arithmetic and logic.
    /// `add`, `fmul`, `and`, …: two operands of the type of the result.
    Binary {
        /// Which of the operators.
        op: BinaryOp,
        /// `nuw`, `nsw`, `exact`, `disjoint`: when the result is poison.
        flags: ArithmeticFlags,
        /// The left operand.
        lhs: Operand,
        /// The right operand.
        rhs: Operand,
    },
    /// `fneg`: the sign flipped, also that of a NaN.
    FNeg {
        /// The fast-math flags: what the result may differ in from IEEE 754.
        flags: FastMath,
        /// The float to negate.
        value: Operand,
    },
    /// `icmp`: integers or pointers compared, to an `i1` or a vector of them.
    IntCompare {
        /// The relation asked for.
        predicate: IntPredicate,
        /// Both operands have the same sign, or the result is poison.
        same_sign: bool,
        /// The left operand.
        lhs: Operand,
        /// The right operand.
        rhs: Operand,
    },
    /// `fcmp`: floats compared, to an `i1` or a vector of them.
    FloatCompare {
        /// The relation asked for, and what a NaN makes of it.
        predicate: FloatPredicate,
        /// The fast-math flags: what the result may differ in from IEEE 754.
        flags: FastMath,
        /// The left operand.
        lhs: Operand,
        /// The right operand.
        rhs: Operand,
    },
    /// To the type of the result.
    Cast {
        /// Which conversion.
        op: CastOp,
        /// `nneg`, `nuw`, `nsw`: when the result is poison.
        flags: CastFlags,
        /// What is converted.
        value: Operand,
    },
    /// `select`: one of two values, both of which have been computed.
    Select {
        /// The fast-math flags: what the result may differ in from IEEE 754.
        flags: FastMath,
        /// An `i1`, or a vector of them that chooses element by element.
        condition: Operand,
        /// The result where the condition holds.
        on_true: Operand,
        /// The result where it does not.
        on_false: Operand,
    },
    /// `freeze`: undef and poison become some fixed value.
    Freeze {
        /// What is frozen.
        value: Operand,
    },
    /// `phi`: the value that belongs to the block control came from.
    Phi {
        /// The fast-math flags: what the result may differ in from IEEE 754.
        flags: FastMath,
        /// The value for each predecessor.
        incoming: Box<[(Operand, BlockId)]>,
    },

    // Memory.
    /// `alloca`: memory of the frame, released when the function returns.
    Alloca {
        /// The type of one element.
        allocated: TypeId,
        /// How many of them; none means one.
        count: Option<Operand>,
        /// The alignment of the address.
        align: Align,
        /// `inalloca`: memory for the arguments of a call.
        in_alloca: bool,
        /// `swifterror`.
        swift_error: bool,
    },
    /// The loaded type is the type of the result.
    Load {
        /// Where to read.
        pointer: Operand,
        /// Alignment, volatility and ordering.
        access: Access,
    },
    /// `store`: writes a value to memory.
    Store {
        /// What is written.
        value: Operand,
        /// Where to write.
        pointer: Operand,
        /// Alignment, volatility and ordering.
        access: Access,
    },
    /// `getelementptr`: the address of an element, without an access to it.
    GetElementPtr {
        /// `inbounds`, `nusw`, `nuw`: when the result is poison.
        flags: GepFlags,
        /// The type that the first index steps over.
        source_type: TypeId,
        /// The address to start from.
        base: Operand,
        /// The steps: over whole elements first, then into them.
        indices: Box<[Operand]>,
    },
    /// `fence`: orders the accesses around it.
    Fence {
        /// How strongly.
        ordering: Ordering,
        /// The synchronisation scope; none means the whole system.
        scope: Option<StrId>,
    },
    /// `cmpxchg`: writes where memory holds what is expected.
    CompareExchange(Box<CompareExchange>),
    /// `atomicrmw`: the result is what was there before.
    AtomicReadModifyWrite {
        /// How the new value is made of the old.
        op: AtomicOp,
        /// The memory to change.
        pointer: Operand,
        /// The other operand.
        value: Operand,
        /// Alignment, volatility and ordering.
        access: Access,
    },

    // Aggregates and vectors.
    /// `extractvalue`: a member of a struct or an array that is a value.
    ExtractValue {
        /// The value to look into.
        aggregate: Operand,
        /// The member, from the outermost index.
        path: Box<[u32]>,
    },
    /// `insertvalue`: the aggregate with one member exchanged.
    InsertValue(Box<InsertValue>),
    /// `extractelement`: an element of a vector.
    ExtractElement {
        /// The vector.
        vector: Operand,
        /// Which element; poison beyond the end.
        index: Operand,
    },
    /// `insertelement`: the vector with one element exchanged.
    InsertElement {
        /// The vector.
        vector: Operand,
        /// The new element.
        element: Operand,
        /// Which element; poison beyond the end.
        index: Operand,
    },
    /// The mask is a constant vector of `i32`, `undef`/`poison` elements included.
    ShuffleVector {
        /// The vector with the elements from 0 on.
        first: Operand,
        /// The vector whose elements are counted on from there.
        second: Operand,
        /// For each element of the result, the one to take.
        mask: ConstId,
    },

    // Calls.
    /// `call`: control comes back here, or leaves the function by an exception.
    Call(Box<Call>),
    /// Reads the next variable argument; its type is the type of the result.
    VaArg {
        /// The address of the `va_list`.
        list: Operand,
    },

    // Exceptions.
    /// `landingpad`: what an exception is given to, first in the block an `invoke` unwinds to.
    LandingPad {
        /// Entered also by exceptions that no clause matches.
        cleanup: bool,
        /// What it catches, tried in order.
        clauses: Box<[Clause]>,
    },
    /// `catchpad`: a handler of a `catchswitch`, as on Windows.
    CatchPad {
        /// A `catchswitch`.
        parent: Operand,
        /// What the personality needs to know of it.
        arguments: Box<[Operand]>,
    },
    /// `cleanuppad`: a clean-up, as on Windows.
    CleanupPad {
        /// The pad around it, or `none`.
        parent: Operand,
        /// What the personality needs to know of it.
        arguments: Box<[Operand]>,
    },

    // Terminators.
    /// `ret`, with a value unless the function gives none.
    Return(Option<Operand>),
    /// `br` to a block.
    Branch(BlockId),
    /// `br` on a condition.
    CondBranch {
        /// An `i1`.
        condition: Operand,
        /// Where to go if it holds.
        on_true: BlockId,
        /// Where to go if not.
        on_false: BlockId,
    },
    /// `switch`: a branch on an integer.
    Switch {
        /// The integer.
        value: Operand,
        /// Where to go if no case matches.
        default: BlockId,
        /// The value is an integer constant; no value occurs twice.
        cases: Box<[(ConstId, BlockId)]>,
    },
    /// `indirectbr`: to the block whose address is given.
    IndirectBranch {
        /// A `blockaddress`.
        address: Operand,
        /// The blocks it may be of.
        targets: Box<[BlockId]>,
    },
    /// `invoke`: a call whose exceptions are handled here.
    Invoke(Box<Invoke>),
    /// `callbr`: assembly that may jump.
    CallBranch(Box<CallBranch>),
    /// `resume`: goes on with an exception that a landing pad got.
    Resume {
        /// What the landing pad gave.
        value: Operand,
    },
    /// `catchswitch`: chooses among handlers, as on Windows.
    CatchSwitch {
        /// The pad around it, or `none`.
        parent: Operand,
        /// Blocks that begin with a `catchpad`.
        handlers: Box<[BlockId]>,
        /// None: to the caller.
        unwind: Option<BlockId>,
    },
    /// `catchret`: leaves a handler.
    CatchReturn {
        /// The `catchpad` that is left.
        pad: Operand,
        /// Where to go on.
        target: BlockId,
    },
    /// `cleanupret`: leaves a clean-up, unwinding on.
    CleanupReturn {
        /// The `cleanuppad` that is left.
        pad: Operand,
        /// None: to the caller.
        unwind: Option<BlockId>,
    },
    /// `unreachable`: to get here is undefined behaviour.
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
    /// What the address is promised to be a multiple of.
    pub align: Align,
    /// The access itself must happen.
    pub volatile: bool,
    /// None where the access is not atomic.
    pub ordering: Option<Ordering>,
    /// The synchronisation scope; none means the whole system.
    pub scope: Option<StrId>,
}

/// A `cmpxchg`.
#[derive(Clone, Debug)]
pub struct CompareExchange {
    /// The memory to change.
    pub pointer: Operand,
    /// What must be there for the exchange.
    pub expected: Operand,
    /// What is written then.
    pub replacement: Operand,
    /// Its ordering is that of success.
    pub access: Access,
    /// The ordering where nothing is written.
    pub failure: Ordering,
    /// May fail although the value is the expected one.
    pub weak: bool,
}

/// An `insertvalue`.
#[derive(Clone, Debug)]
pub struct InsertValue {
    /// The value to change.
    pub aggregate: Operand,
    /// The new member.
    pub element: Operand,
    /// The member, from the outermost index.
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
    /// A function of the module, by name.
    Function(FunctionId),
    /// A pointer: a local, or any other constant (an alias, an expression, null).
    Indirect(Operand),
    /// Assembly.
    InlineAsm(Box<InlineAsm>),
}

/// Assembly in the place of a callee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InlineAsm {
    /// The instructions.
    pub template: StrId,
    /// How operands are bound.
    pub constraints: StrId,
    /// `sideeffect`: it does more than its operands tell.
    pub side_effect: bool,
    /// `alignstack`.
    pub align_stack: bool,
    /// `inteldialect`.
    pub intel_dialect: bool,
    /// `unwind`: it may throw.
    pub unwind: bool,
}

/// A call, also that of an `invoke` or a `callbr`.
#[derive(Clone, Debug)]
pub struct Call {
    /// What is called.
    pub callee: Callee,
    /// As the call site sees it, which may differ from the callee's own.
    pub function_type: TypeId,
    /// In order, variable arguments included.
    pub arguments: Box<[Argument]>,
    /// Those of the result, as the call site has them.
    pub return_attributes: AttributeSetId,
    /// The function attributes of the call site.
    pub attributes: AttributeSetId,
    /// How arguments are passed; undefined behaviour where it differs from the callee's.
    pub calling_convention: CallingConvention,
    /// Whether the frame is reused.
    pub tail: TailCall,
    /// The fast-math flags of a call that gives a float.
    pub flags: FastMath,
    /// Operand bundles.
    pub bundles: Box<[OperandBundle]>,
}

/// An argument of a call.
#[derive(Clone, Copy, Debug)]
pub struct Argument {
    /// What is passed.
    pub value: Operand,
    /// Those of the parameter, as the call site has them.
    pub attributes: AttributeSetId,
}

/// Whether a call reuses its caller's frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum TailCall {
    /// Nothing is said.
    #[default]
    None,
    /// `tail`: the callee does not look into the caller's frame.
    Tail,
    /// `musttail`: the frame is reused.
    MustTail,
    /// `notail`: it is not.
    NoTail,
}

/// `"tag"(inputs)` of a call.
#[derive(Clone, Debug)]
pub struct OperandBundle {
    /// What the inputs are for: `deopt`, `align`, `kcfi`, ….
    pub tag: StrId,
    /// Its operands.
    pub inputs: Box<[Operand]>,
}

/// A call that ends a block.
#[derive(Clone, Debug)]
pub struct Invoke {
    /// What is called.
    pub call: Call,
    /// Where to go when it returns.
    pub normal: BlockId,
    /// Where to go when it throws.
    pub unwind: BlockId,
}

/// A `callbr`: inline assembly that may jump.
#[derive(Clone, Debug)]
pub struct CallBranch {
    /// The assembly with its operands.
    pub call: Call,
    /// Where to go where it does not jump.
    pub fallthrough: BlockId,
    /// Where it may jump.
    pub indirect: Box<[BlockId]>,
}
