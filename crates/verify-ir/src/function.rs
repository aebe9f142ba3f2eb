//! Functions: their properties, and their bodies as one run of instructions cut into blocks.

use crate::attribute::CallingConvention;
use crate::index::{
    AttributeSetId, BlockId, ComdatId, ConstId, LocalId, MetadataId, StrId, TypeId,
};
use crate::instruction::{Instruction, Operand};
use crate::linkage::SymbolProperties;
use crate::opcode::Align;
use std::ops::Range;

/// A function, defined or declared.
#[derive(Clone, Debug)]
pub struct Function {
    /// Without `@`.
    pub name: StrId,
    /// Linkage, visibility and the like.
    pub properties: SymbolProperties,
    /// How arguments are passed.
    pub calling_convention: CallingConvention,
    /// The type of the whole function.
    pub ty: TypeId,
    /// What it returns.
    pub result: TypeId,
    /// Those of the result.
    pub return_attributes: AttributeSetId,
    /// In order.
    pub parameters: Box<[Parameter]>,
    /// Whether it takes variable arguments.
    pub varargs: bool,
    /// The function attributes, groups included.
    pub attributes: AttributeSetId,
    /// Where its code lies.
    pub address_space: u32,
    /// Where the linker is to put it.
    pub section: Option<StrId>,
    /// The group of which the linker keeps one.
    pub comdat: Option<ComdatId>,
    /// Of its address.
    pub align: Option<Align>,
    /// `prefalign`.
    pub preferred_align: Option<Align>,
    /// `gc`: the strategy that it relies on.
    pub garbage_collector: Option<StrId>,
    /// Data before its first instruction.
    pub prefix: Option<ConstId>,
    /// Data at its first instruction.
    pub prologue: Option<ConstId>,
    /// Who finds handlers of exceptions in it.
    pub personality: Option<ConstId>,
    /// The `DISubprogram`.
    pub subprogram: Option<MetadataId>,
    /// All metadata attached to the function besides `!dbg`.
    pub attachments: Box<[Attachment]>,
    /// Every parameter, then every result in the order of the instructions. Parameters only where
    /// there is no body.
    pub locals: Box<[Local]>,
    /// None for a declaration.
    pub body: Option<Body>,
}

impl Function {
    /// Whether there is no body.
    #[must_use]
    pub fn is_declaration(&self) -> bool {
        self.body.is_none()
    }

    /// A parameter or result.
    #[inline]
    #[must_use]
    pub fn local(&self, id: LocalId) -> &Local {
        &self.locals[id.index()]
    }
}

/// A parameter of a function.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// The type of the argument.
    pub ty: TypeId,
    /// What callers promise, and how it is passed.
    pub attributes: AttributeSetId,
    /// The value in the body.
    pub local: LocalId,
}

/// A value of a function: a parameter or the result of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct Local {
    /// The type of the value.
    pub ty: TypeId,
    /// None where the text numbers it.
    pub name: Option<StrId>,
}

/// What a function does.
#[derive(Clone, Debug, Default)]
pub struct Body {
    /// The first is the entry.
    pub blocks: Box<[Block]>,
    /// Those of the first block, then those of the second, and so on.
    pub instructions: Box<[Instruction]>,
    /// In the order of the instructions they precede.
    pub debug_records: Box<[DebugRecord]>,
    /// Metadata of instructions besides `!dbg`, in the order of the instructions.
    pub attachments: Box<[(u32, Attachment)]>,
}

impl Body {
    /// The block with this id.
    #[inline]
    #[must_use]
    pub fn block(&self, id: BlockId) -> &Block {
        &self.blocks[id.index()]
    }

    /// The instructions of a block.
    #[must_use]
    pub fn instructions_of(&self, id: BlockId) -> &[Instruction] {
        &self.instructions[self.block(id).range()]
    }

    /// The metadata of the instruction at this index, besides `!dbg`.
    #[must_use]
    pub fn attachments_of(&self, instruction: usize) -> &[(u32, Attachment)] {
        let start = self
            .attachments
            .partition_point(|(index, _)| (*index as usize) < instruction);
        let rest = &self.attachments[start..];
        let end = rest.partition_point(|(index, _)| (*index as usize) == instruction);
        &rest[..end]
    }

    /// The debug records that stand directly before the instruction at this index.
    #[must_use]
    pub fn debug_records_before(&self, instruction: usize) -> &[DebugRecord] {
        let before = |record: &DebugRecord| record.before as usize;
        let start = self
            .debug_records
            .partition_point(|record| before(record) < instruction);
        let rest = &self.debug_records[start..];
        let end = rest.partition_point(|record| before(record) == instruction);
        &rest[..end]
    }
}

/// A basic block: a run of instructions of which the last is a terminator.
#[derive(Clone, Copy, Debug)]
pub struct Block {
    /// None where the text numbers it.
    pub name: Option<StrId>,
    /// Index of the first instruction in the body.
    pub first: u32,
    /// Index behind the last instruction in the body.
    pub end: u32,
}

impl Block {
    /// The indices of the block's instructions in the body.
    #[inline]
    #[must_use]
    pub fn range(&self) -> Range<usize> {
        self.first as usize..self.end as usize
    }
}

/// `!kind !node`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attachment {
    /// `tbaa`, `prof`, `srcloc`, …
    pub kind: StrId,
    /// What is said.
    pub node: MetadataId,
}

/// A statement about a variable of the source; what `#dbg_…` records and `llvm.dbg.…` calls say.
#[derive(Clone, Debug)]
pub struct DebugRecord {
    /// Index in the body of the instruction that follows.
    pub before: u32,
    /// A `DILocation`.
    pub location: Option<MetadataId>,
    /// What it says.
    pub kind: DebugRecordKind,
}

/// What a debug record says.
#[derive(Clone, Debug)]
pub enum DebugRecordKind {
    /// The variable lives at this address, from here to the end of the function.
    Declare {
        /// Where the variable lives.
        address: DebugValue,
        /// The `DILocalVariable`.
        variable: MetadataId,
        /// The `DIExpression` that leads from there to the variable.
        expression: MetadataId,
    },
    /// As `Declare`, but the address itself is what the expression starts from.
    DeclareValue {
        /// What the variable is made of.
        value: DebugValue,
        /// The `DILocalVariable`.
        variable: MetadataId,
        /// The `DIExpression` that leads from there to the variable.
        expression: MetadataId,
    },
    /// The variable has this value from here on.
    Value {
        /// What the variable is made of.
        value: DebugValue,
        /// The `DILocalVariable`.
        variable: MetadataId,
        /// The `DIExpression` that leads from there to the variable.
        expression: MetadataId,
    },
    /// As `Value`, tied to the store that has the same identity.
    Assign(Box<DebugAssign>),
    /// The label is here.
    Label(MetadataId),
}

/// `#dbg_assign`.
#[derive(Clone, Debug)]
pub struct DebugAssign {
    /// What the variable is made of.
    pub value: DebugValue,
    /// The `DILocalVariable`.
    pub variable: MetadataId,
    /// The `DIExpression` that leads from there to the variable.
    pub expression: MetadataId,
    /// The `DIAssignID`.
    pub identity: MetadataId,
    /// Where it is stored.
    pub address: DebugValue,
    /// The `DIExpression` that leads from there to the memory.
    pub address_expression: MetadataId,
}

/// The values that a debug record speaks of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DebugValue {
    /// One value.
    Operand(Operand),
    /// `!DIArgList(…)`: the arguments of the expression.
    List(Box<[Operand]>),
    /// The value is gone: `!{}`.
    Gone,
}

impl DebugRecord {
    /// Calls `visit` with every value that the record speaks of, which it may replace.
    pub fn for_each_operand_mut(&mut self, mut visit: impl FnMut(&mut Operand)) {
        let mut visit_value = |value: &mut DebugValue| match value {
            DebugValue::Operand(operand) => visit(operand),
            DebugValue::List(operands) => operands.iter_mut().for_each(&mut visit),
            DebugValue::Gone => {}
        };
        match &mut self.kind {
            DebugRecordKind::Declare { address: value, .. }
            | DebugRecordKind::DeclareValue { value, .. }
            | DebugRecordKind::Value { value, .. } => visit_value(value),
            DebugRecordKind::Assign(assign) => {
                visit_value(&mut assign.value);
                visit_value(&mut assign.address);
            }
            DebugRecordKind::Label(_) => {}
        }
    }
}
