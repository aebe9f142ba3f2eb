//! Functions lowered to code.
//!
//! Each local gets as many consecutive registers as its type has scalars. An instruction that we
//! do not support becomes an op that says so when it is reached; the rest of the function is not
//! affected.

use super::code::{Arg, BinaryFlags, Block, FunctionCode, Op, Register, Variable};
use super::constant::{Addresses, ConstantFolder};
use super::constructor::Detour;
use super::debug_type::{has_virtual_base, members, pointee, size, stripped};
use super::flow::{self, weak_topological_order};
use super::link::{Program, Unit};
use super::promote;
use super::scalar::{Leaf, Scalar, Unsupported, leaves, scalar_of};
use super::type_cache::Lookups;
use super::undefined::Undefined;
use super::variable_kind::VariableKinds;
use crate::program::source_file::{file_of, is_system_library};
use crate::value::Value;
use crate::value::site::FunctionRef;
use crate::value::universe::Universe;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::rc::Rc;
use verify_ir::debug_info::DebugType;
use verify_ir::{
    BlockId, Body, DebugRecordKind, DebugValue, FieldValue, Function, Instruction,
    InstructionKind as K, LocalId, Module, Operand, TypeId,
};

pub type Args = SmallVec<[Arg; 4]>;
pub type Lowered = Result<(), Unsupported>;

pub struct Lowerer<'a> {
    pub(super) program: &'a Program,
    addresses: &'a Addresses,
    universe: &'a mut Universe,
    pub(super) unit: Unit,
    pub(super) module: &'a Module,
    pub(super) function: &'a Function,
    pub(super) body: &'a Body,
    /// Where the instruction that is lowered stands in the body.
    pub(super) index: usize,
    /// The first register of each local.
    registers: Vec<Register>,
    pub(super) promoted: Vec<Option<Scalar>>,
    lookups: Lookups,
    pub(super) detour: Option<Detour<'a>>,
    pub(super) style: Style,
    /// The width of each register so far.
    widths: Vec<u32>,
    ops: Vec<Op>,
    locations: Vec<Option<verify_ir::MetadataId>>,
    constants: Vec<Value>,
    constant_ids: FxHashMap<Value, usize>,
    location: Option<verify_ir::MetadataId>,
    pub(super) names: FxHashMap<LocalId, Box<str>>,
    undefined: Undefined,
    pub(super) kinds: VariableKinds,
}

/// What code is for.
#[derive(Clone, Copy, Debug)]
pub struct Style {
    /// Reading an uninitialised variable gives it a value, because nobody checks for that.
    pub settles_variables: bool,
    /// Variables live in registers where they can; who watches them wants them in memory.
    pub promotes_variables: bool,
}

/// Lowers a function that has a body.
pub fn lower(
    program: &Program,
    addresses: &Addresses,
    universe: &mut Universe,
    reference: FunctionRef,
    style: Style,
) -> Result<FunctionCode, Unsupported> {
    let (module, function) = program.ir(reference);
    let body = function
        .body
        .as_ref()
        .ok_or_else(|| Unsupported("a function without a body".into()))?;
    let mut lowerer = Lowerer {
        program,
        addresses,
        universe,
        unit: program.function(reference).unit,
        module,
        function,
        body,
        index: 0,
        registers: Vec::with_capacity(function.locals.len()),
        promoted: match style.promotes_variables {
            true => promote::promoted(module, function),
            false => vec![None; function.locals.len()],
        },
        lookups: Lookups::of(module, function),
        detour: Detour::of(module, function),
        style,
        widths: Vec::new(),
        ops: Vec::with_capacity(body.instructions.len()),
        locations: Vec::with_capacity(body.instructions.len()),
        constants: Vec::new(),
        constant_ids: FxHashMap::default(),
        location: None,
        names: FxHashMap::default(),
        undefined: Undefined::default(),
        kinds: VariableKinds::of(module, body),
    };
    lowerer.run(reference)
}

impl<'a> Lowerer<'a> {
    fn run(&mut self, reference: FunctionRef) -> Result<FunctionCode, Unsupported> {
        for (index, local) in self.function.locals.iter().enumerate() {
            self.registers.push(self.widths.len() as Register);
            match self.promoted[index] {
                Some(scalar) => self.widths.push(scalar.width()),
                None => self.widths.extend(
                    leaves(self.module, local.ty)?
                        .iter()
                        .map(|leaf| leaf.scalar.width()),
                ),
            }
        }
        self.undefined = Undefined::of(self.module, self.body, |block| self.is_trap(block));
        let variables = self.variables();
        let mut blocks = Vec::with_capacity(self.body.blocks.len());
        let mut successors = Vec::with_capacity(self.body.blocks.len());
        for index in 0..self.body.blocks.len() {
            let id = BlockId::new(index);
            let first = self.ops.len() as u32;
            for (at, instruction) in self.body.instructions_of(id).iter().enumerate() {
                self.index = self.body.block(id).first as usize + at;
                self.location = instruction.location;
                if let Some(message) = self.undefined.at(self.index) {
                    let op = Op::Unsequenced(message.into());
                    self.emit(op);
                }
                if let Some(detour) = &mut self.detour {
                    detour.before(instruction, id, self.ops.len());
                }
                if let Err(Unsupported(what)) = self.instruction(instruction, id) {
                    self.emit(Op::Unsupported(what.into()));
                }
                let detour = self.detour.as_mut();
                if let Some(op) = detour.and_then(|one| one.behind(instruction, self.ops.len())) {
                    self.emit(op);
                }
            }
            successors.push(flow::successors(self.body, id));
            let end = self.ops.len() as u32;
            blocks.push(Block {
                first,
                end,
                place: Default::default(),
                is_trap: self.is_trap(id),
                is_inserted: self.is_inserted(id),
            });
        }
        for (block, place) in blocks.iter_mut().zip(weak_topological_order(&successors)) {
            block.place = place;
        }
        if let Some(detour) = &self.detour {
            detour.finish(&mut self.ops);
        }
        self.note_loops(&blocks);
        let mut parameters = Vec::new();
        for parameter in &self.function.parameters {
            let scalars = leaves(self.module, parameter.ty)?;
            parameters.push((
                self.registers[parameter.local.index()],
                scalars.into_boxed_slice(),
            ));
        }
        Ok(FunctionCode {
            function: reference,
            ops: std::mem::take(&mut self.ops),
            locations: std::mem::take(&mut self.locations),
            blocks,
            constants: std::mem::take(&mut self.constants),
            register_widths: std::mem::take(&mut self.widths),
            parameters,
            varargs: self.function.varargs,
            variables,
            frame_bytes: self.frame_bytes(),
            is_system_library: self.is_system_library(),
            liveness: std::cell::OnceCell::new(),
            destroys: self.destroyed(),
        })
    }

    /// Tells every edge which loops it stays in.
    fn note_loops(&mut self, blocks: &[Block]) {
        for block in blocks {
            let from = &block.place.loops;
            for op in &mut self.ops[block.first as usize..block.end as usize] {
                for edge in op.edges_mut() {
                    let into = &blocks[edge.block as usize].place.loops;
                    edge.keep = from.iter().zip(into).take_while(|(a, b)| a == b).count() as u32;
                }
            }
        }
    }

    /// The size of the class whose destructor this is. An empty class may share its only byte with others.
    fn destroyed(&self) -> Option<u64> {
        let subprogram = self.module.subprogram(self.function.subprogram?)?;
        subprogram.name.starts_with('~').then_some(())?;
        let this = self.body.debug_records.iter().find_map(|record| {
            let DebugRecordKind::Declare { variable, .. } = &record.kind else {
                return None;
            };
            let variable = self.module.local_variable(*variable)?;
            (variable.arg == 1).then_some(variable.ty?)
        })?;
        let class = stripped(self.module, pointee(self.module, this)?)?;
        let DebugType::Composite(composite) = self.module.debug_type(class)? else {
            return None;
        };
        let bytes = size(self.module, class)?;
        // Virtual bases live on until the destructor of the complete object has ended (Itanium C++ ABI §2.5).
        let is_complete = subprogram.linkage_name.ends_with("D1Ev")
            || self.module.text(self.function.name).ends_with("D1Ev");
        if !is_complete && has_virtual_base(self.module, class) {
            return None;
        }
        let is_union = composite.tag == "DW_TAG_union_type";
        let has_members = members(self.module, &composite)
            .iter()
            .any(|member| member.size_bits > 0);
        (has_members && !is_union).then_some(bytes)
    }

    pub(super) fn is_system_library(&self) -> bool {
        self.function
            .subprogram
            .is_some_and(|scope| is_system_library(&file_of(self.module, scope)))
    }

    /// The size of the variables, and what saved registers and the return address take.
    fn frame_bytes(&self) -> u64 {
        const CALL: u64 = 48;
        let variables = self
            .body
            .instructions
            .iter()
            .map(|instruction| match &instruction.kind {
                K::Alloca {
                    allocated,
                    count: None,
                    ..
                } => self.module.size_of(*allocated).unwrap_or(0),
                _ => 0,
            });
        CALL + variables.sum::<u64>()
    }

    /// The source variables that live in a register or at an address in one.
    fn variables(&mut self) -> Vec<Variable> {
        let mut variables = Vec::new();
        for record in &self.body.debug_records {
            let DebugRecordKind::Declare {
                address: DebugValue::Operand(Operand::Local(local)),
                variable,
                expression,
            } = &record.kind
            else {
                continue;
            };
            let Some(known) = self.module.local_variable(*variable) else {
                continue;
            };
            let is_indirect = matches!(self.module.metadata.operands(*expression).next(),
                Some(FieldValue::Keyword(word)) if self.module.text(word) == "DW_OP_deref");
            self.names.insert(*local, known.name.into());
            variables.push(Variable {
                register: self.registers[local.index()],
                promoted: self.promoted[local.index()],
                is_indirect,
                variable: *variable,
            });
        }
        variables
    }

    pub(super) fn emit(&mut self, op: Op) {
        self.ops.push(op);
        self.locations.push(self.location);
    }

    pub(super) fn register_of(&self, local: LocalId) -> Register {
        self.registers[local.index()]
    }

    pub(super) fn result(&self, instruction: &Instruction) -> Register {
        instruction
            .result
            .map_or(0, |local| self.register_of(local))
    }

    /// A register that no local has.
    pub(super) fn scratch(&mut self, width: u32) -> Register {
        self.widths.push(width);
        self.widths.len() as Register - 1
    }

    pub(super) fn constant(&mut self, value: Value) -> Arg {
        let constants = &mut self.constants;
        let index = *self.constant_ids.entry(value).or_insert_with(|| {
            constants.push(value);
            constants.len() - 1
        });
        Arg::constant(index)
    }

    pub(super) fn operand_type(&self, operand: Operand) -> TypeId {
        self.module.operand_type(self.function, operand)
    }

    pub(super) fn fold(&mut self, id: verify_ir::ConstId) -> Result<Vec<Value>, Unsupported> {
        let mut folder = ConstantFolder {
            program: self.program,
            addresses: self.addresses,
            universe: self.universe,
            unit: self.unit,
        };
        folder.fold(id)
    }

    /// What the scalars of an operand are read from.
    pub(super) fn args(&mut self, operand: Operand) -> Result<Args, Unsupported> {
        match operand {
            Operand::Local(local) => {
                let first = self.register_of(local);
                let count = leaves(self.module, self.function.local(local).ty)?.len() as u32;
                Ok((first..first + count).map(Arg::register).collect())
            }
            Operand::Constant(id) => {
                let values = self.fold(id)?;
                Ok(values
                    .into_iter()
                    .map(|value| self.constant(value))
                    .collect())
            }
            Operand::Metadata(_) => Ok(Args::new()),
        }
    }

    /// The single scalar of an operand.
    pub(super) fn arg(&mut self, operand: Operand) -> Result<Arg, Unsupported> {
        match self.args(operand)?.as_slice() {
            [arg] => Ok(*arg),
            _ => Err(Unsupported(
                "an aggregate where a scalar is expected".into(),
            )),
        }
    }

    pub(super) fn leaves(&self, ty: TypeId) -> Result<Box<[Leaf]>, Unsupported> {
        leaves(self.module, ty).map(Vec::into_boxed_slice)
    }

    /// The way from one block into another.
    pub(super) fn instruction(&mut self, instruction: &Instruction, block: BlockId) -> Lowered {
        let to = self.result(instruction);
        if let Some(result) = instruction.result {
            if self.lookups.is_hash(result) {
                return Ok(());
            }
            if self.lookups.is_comparison(result) {
                let from = self.constant(Value::Int(0));
                self.emit(Op::Move { to, from });
                return Ok(());
            }
        }
        match &instruction.kind {
            K::Phi { .. } => Ok(()),
            K::Fence { ordering, .. } => {
                self.emit(Op::Fence(*ordering));
                Ok(())
            }
            K::Binary { .. } | K::FNeg { .. } | K::IntCompare { .. } | K::FloatCompare { .. } => {
                self.arithmetic_instruction(instruction)
            }
            K::Cast { op, value, .. } => self.cast(instruction, *op, *value),
            K::Select {
                condition,
                on_true,
                on_false,
                ..
            } => {
                let scalars = self.leaves(instruction.ty)?;
                let conditions = self.args(*condition)?;
                let (then, other) = (self.args(*on_true)?, self.args(*on_false)?);
                for (index, leaf) in scalars.iter().enumerate() {
                    let condition = conditions[if conditions.len() == 1 { 0 } else { index }];
                    let (then, other) = (then[index], other[index]);
                    self.emit(Op::Select {
                        width: leaf.scalar.width(),
                        to: to + index as u32,
                        condition,
                        then,
                        other,
                    });
                }
                Ok(())
            }
            K::Freeze { value } => {
                let scalars = self.leaves(instruction.ty)?;
                for (index, (leaf, value)) in scalars.iter().zip(self.args(*value)?).enumerate() {
                    self.emit(Op::Freeze {
                        scalar: leaf.scalar,
                        to: to + index as u32,
                        value,
                    });
                }
                Ok(())
            }
            K::Alloca { .. }
            | K::Load { .. }
            | K::Store { .. }
            | K::GetElementPtr { .. }
            | K::CompareExchange(_)
            | K::AtomicReadModifyWrite { .. }
            | K::VaArg { .. } => self.memory_instruction(instruction),
            K::ExtractValue { .. }
            | K::InsertValue(_)
            | K::ExtractElement { .. }
            | K::InsertElement { .. }
            | K::ShuffleVector { .. } => self.aggregate_instruction(instruction),
            K::Call(_) | K::Invoke(_) | K::CallBranch(_) => self.call(instruction, block),
            K::LandingPad { cleanup, clauses } => self.landing_pad(to, *cleanup, clauses),
            _ => self.terminator(instruction, block),
        }
    }

    /// Arithmetic and comparisons, lane by lane.
    fn arithmetic_instruction(&mut self, instruction: &Instruction) -> Lowered {
        let to = self.result(instruction);
        match &instruction.kind {
            K::Binary {
                op,
                flags,
                lhs,
                rhs,
            } => {
                let scalar = scalar_of(self.module, instruction.ty)?;
                let flags = BinaryFlags {
                    no_signed_wrap: flags.nsw(),
                    no_unsigned_wrap: flags.nuw(),
                    exact: flags.exact(),
                };
                let op = *op;
                self.lanes(to, &[*lhs, *rhs], |to, args| match scalar {
                    Scalar::Float(format) => Op::FloatBinary {
                        op,
                        format,
                        to,
                        left: args[0],
                        right: args[1],
                    },
                    _ => Op::Binary {
                        op,
                        width: scalar.width(),
                        to,
                        left: args[0],
                        right: args[1],
                        flags,
                    },
                })
            }
            K::FNeg { value, .. } => {
                let Scalar::Float(format) = scalar_of(self.module, instruction.ty)? else {
                    return Err(Unsupported("fneg of a value that is no float".into()));
                };
                self.lanes(to, &[*value], |to, args| Op::FloatNegate {
                    format,
                    to,
                    value: args[0],
                })
            }
            K::IntCompare {
                predicate,
                lhs,
                rhs,
                ..
            } => {
                let scalar = scalar_of(self.module, self.operand_type(*lhs))?;
                let predicate = *predicate;
                self.lanes(to, &[*lhs, *rhs], |to, args| Op::Compare {
                    predicate,
                    scalar,
                    to,
                    left: args[0],
                    right: args[1],
                })
            }
            K::FloatCompare {
                predicate,
                lhs,
                rhs,
                ..
            } => {
                let Scalar::Float(format) = scalar_of(self.module, self.operand_type(*lhs))? else {
                    return Err(Unsupported("fcmp of values that are no floats".into()));
                };
                let predicate = *predicate;
                self.lanes(to, &[*lhs, *rhs], |to, args| Op::FloatCompare {
                    predicate,
                    format,
                    to,
                    left: args[0],
                    right: args[1],
                })
            }
            _ => Err(Unsupported("this arithmetic instruction".into())),
        }
    }
}

/// Lowered code that several frames share.
pub type SharedCode = Rc<FunctionCode>;
