//! Lowering of allocation, loads, stores, address arithmetic and casts.

use super::code::{
    Arg, AtomicLoadOp, AtomicStoreOp, CompareExchangeOp, Op, ReadModifyWriteOp, Register, Scaled,
};
use super::constant::size_of;
use super::lower::{Lowered, Lowerer};
use super::scalar::{Leaf, Scalar, Unsupported, is_bit_packed, scalar_of};
use crate::value::{Value, sign_extend};
use verify_ir::{
    Access, CastOp, Instruction, InstructionKind as K, Operand, Ordering, Type, TypeId,
};

impl Lowerer<'_> {
    pub(super) fn memory_instruction(&mut self, instruction: &Instruction) -> Lowered {
        let to = self.result(instruction);
        match &instruction.kind {
            K::Alloca { .. } => self.variable(instruction),
            K::Load { pointer, access } => match self.promoted_variable(*pointer) {
                Some(register) => {
                    if self.style.settles_variables {
                        let scalar = scalar_of(self.module, instruction.ty)?;
                        self.emit(Op::Freeze {
                            scalar,
                            to: register,
                            value: Arg::register(register),
                        });
                    }
                    self.emit(Op::Move {
                        to,
                        from: Arg::register(register),
                    });
                    Ok(())
                }
                None => self.load(to, *pointer, instruction.ty, access),
            },
            K::Store {
                value,
                pointer,
                access,
            } => self.store_instruction(*value, *pointer, access),
            K::GetElementPtr {
                flags,
                source_type,
                base,
                indices,
            } => match self.decayed_array(instruction, *source_type, indices) {
                Some(bytes) => {
                    let array = self.arg(*base)?;
                    self.emit(Op::Decay { to, array, bytes });
                    Ok(())
                }
                None => self.address(to, *source_type, *base, indices, flags.inbounds()),
            },
            K::CompareExchange(exchange) => {
                let scalar = scalar_of(self.module, self.operand_type(exchange.expected))?;
                let op = CompareExchangeOp {
                    to,
                    pointer: self.arg(exchange.pointer)?,
                    expected: self.arg(exchange.expected)?,
                    replacement: self.arg(exchange.replacement)?,
                    scalar,
                    align: exchange.access.align.bytes(),
                    weak: exchange.weak,
                    success: exchange.access.ordering.unwrap_or(Ordering::Monotonic),
                    failure: exchange.failure,
                };
                self.emit(Op::CompareExchange(Box::new(op)));
                Ok(())
            }
            K::AtomicReadModifyWrite {
                op,
                pointer,
                value,
                access,
            } => {
                let scalar = scalar_of(self.module, instruction.ty)?;
                let (pointer, value) = (self.arg(*pointer)?, self.arg(*value)?);
                self.emit(Op::ReadModifyWrite(Box::new(ReadModifyWriteOp {
                    op: *op,
                    to,
                    pointer,
                    value,
                    scalar,
                    align: access.align.bytes(),
                    ordering: access.ordering.unwrap_or(Ordering::Monotonic),
                })));
                Ok(())
            }
            K::VaArg { list } => self.variable_argument(to, *list, instruction.ty),
            _ => Err(Unsupported("this memory instruction".into())),
        }
    }

    fn variable_argument(&mut self, to: Register, list: Operand, ty: TypeId) -> Lowered {
        let list = self.arg(list)?;
        let leaves = self.leaves(ty)?;
        let size = size_of(self.module, ty)?;
        self.emit(Op::VariableArgument {
            to,
            list,
            leaves,
            size,
        });
        Ok(())
    }

    fn store_instruction(&mut self, value: Operand, pointer: Operand, access: &Access) -> Lowered {
        match self.promoted_variable(pointer) {
            Some(register) => {
                let from = self.arg(value)?;
                let from = self.confined_store(value, pointer, from);
                self.note_reference(pointer, from);
                self.emit(Op::Move { to: register, from });
                Ok(())
            }
            None => {
                if let [from] = *self.args(value)? {
                    self.note_reference(pointer, from);
                }
                self.store(value, pointer, access)
            }
        }
    }

    fn variable(&mut self, instruction: &Instruction) -> Lowered {
        let K::Alloca {
            allocated,
            count,
            align,
            ..
        } = &instruction.kind
        else {
            return Err(Unsupported("what is no alloca as a variable".into()));
        };
        let to = self.result(instruction);
        let local = instruction
            .result
            .ok_or_else(|| Unsupported("an alloca without a result".into()))?;
        if self.promoted[local.index()].is_some() {
            self.emit(Op::Forget {
                register: to,
                count: 1,
            });
            return Ok(());
        }
        let element = size_of(self.module, *allocated)?;
        let count = match count {
            None => None,
            Some(count) => {
                let width = scalar_of(self.module, self.operand_type(*count))?.width();
                Some((self.arg(*count)?, width))
            }
        };
        let name = self.names.get(&local).cloned().unwrap_or_default();
        self.emit(Op::Allocate {
            to,
            element,
            count,
            align: align.bytes(),
            name,
            constant: self.kinds.constants.contains(&local),
        });
        Ok(())
    }

    /// A reference is bound where its variable gets its value.
    fn note_reference(&mut self, variable: Operand, from: Arg) {
        if let Operand::Local(local) = variable
            && self.kinds.references.contains(&local)
        {
            self.emit(Op::NotNull { reference: from });
        }
    }

    /// What is written straight to a constant variable is its first value: its address is not taken for that.
    pub(super) fn note_initialisation(&mut self, place: Operand) {
        if !self.kinds.constants.is_empty() && self.kinds.is_part_of_constant(self.body, place) {
            self.emit(Op::Initialises);
        }
    }

    /// The register of a promoted variable.
    fn promoted_variable(&self, pointer: Operand) -> Option<Register> {
        match pointer {
            Operand::Local(local) if self.promoted[local.index()].is_some() => {
                Some(self.register_of(local))
            }
            _ => None,
        }
    }

    fn load(&mut self, to: Register, pointer: Operand, ty: TypeId, access: &Access) -> Lowered {
        let pointer = self.arg(pointer)?;
        let align = access.align.bytes();
        if let (Some(ordering), [leaf]) = (access.ordering, &*self.leaves(ty)?) {
            self.emit(Op::AtomicLoad(Box::new(AtomicLoadOp {
                to,
                pointer,
                scalar: leaf.scalar,
                align,
                ordering,
            })));
            return Ok(());
        }
        if is_bit_packed(self.module, ty) {
            return self.load_packed(to, pointer, ty, align);
        }
        for (index, leaf) in self.leaves(ty)?.iter().enumerate() {
            self.emit(Op::Load {
                to: to + index as u32,
                pointer,
                offset: leaf.offset,
                scalar: leaf.scalar,
                align: align_at(align, leaf),
            });
        }
        Ok(())
    }

    /// A vector of bits: loaded as one integer and cut up.
    fn load_packed(&mut self, to: Register, pointer: Arg, ty: TypeId, align: u64) -> Lowered {
        let leaves = self.leaves(ty)?;
        let total: u32 = leaves.iter().map(|leaf| leaf.scalar.width()).sum();
        let whole = self.scratch(total);
        self.emit(Op::Load {
            to: whole,
            pointer,
            offset: 0,
            scalar: Scalar::Int(total),
            align,
        });
        let into = leaves.iter().map(|leaf| leaf.scalar.width()).collect();
        self.emit(Op::Regroup {
            to,
            into,
            from: Box::new([(Arg::register(whole), total)]),
        });
        Ok(())
    }

    fn store(&mut self, value: Operand, pointer: Operand, access: &Access) -> Lowered {
        let ty = self.operand_type(value);
        let leaves = self.leaves(ty)?;
        let mut values = self.args(value)?;
        if let [only] = &mut values[..] {
            *only = self.confined_store(value, pointer, *only);
        }
        let place = pointer;
        let pointer = self.arg(pointer)?;
        let align = access.align.bytes();
        if let (Some(ordering), [leaf], [value]) = (access.ordering, &*leaves, &*values) {
            self.note_initialisation(place);
            self.emit(Op::AtomicStore(Box::new(AtomicStoreOp {
                value: *value,
                pointer,
                scalar: leaf.scalar,
                align,
                ordering,
            })));
            return Ok(());
        }
        if is_bit_packed(self.module, ty) {
            let total: u32 = leaves.iter().map(|leaf| leaf.scalar.width()).sum();
            let whole = self.scratch(total);
            let from = values
                .iter()
                .zip(leaves.iter())
                .map(|(value, leaf)| (*value, leaf.scalar.width()))
                .collect();
            self.emit(Op::Regroup {
                to: whole,
                into: Box::new([total]),
                from,
            });
            self.note_initialisation(place);
            self.emit(Op::Store {
                value: Arg::register(whole),
                pointer,
                offset: 0,
                scalar: Scalar::Int(total),
                align,
            });
            return Ok(());
        }
        for (leaf, value) in leaves.iter().zip(values) {
            self.note_initialisation(place);
            self.emit(Op::Store {
                value,
                pointer,
                offset: leaf.offset,
                scalar: leaf.scalar,
                align: align_at(align, leaf),
            });
        }
        Ok(())
    }

    /// The size of the array that becomes a pointer to its first element here. Clang names such addresses
    /// alone so; `&array[0]` computes the same, and is how programs walk through all rows of a matrix. Arrays of
    /// one element at most are those of any length at the end of a struct.
    fn decayed_array(
        &self,
        instruction: &Instruction,
        source: TypeId,
        indices: &[Operand],
    ) -> Option<u64> {
        let name = self.function.local(instruction.result?).name?;
        let is_decay = self.module.text(name).starts_with("arraydecay");
        let Type::Array { length, .. } = self.module.types.get(source) else {
            return None;
        };
        (is_decay && indices.len() == 2 && *length > 1).then_some(())?;
        self.module.size_of(source)
    }

    fn address(
        &mut self,
        to: Register,
        source: TypeId,
        base: Operand,
        indices: &[Operand],
        in_bounds: bool,
    ) -> Lowered {
        let bases = self.args(base)?;
        // A vector of addresses has a vector among its operands; the others are repeated.
        let mut lanes = bases.len();
        for index in indices {
            lanes = lanes.max(self.args(*index)?.len());
        }
        for lane in 0..lanes {
            let mut offset = 0_i64;
            let mut scaled = Vec::new();
            let mut ty = source;
            let is_class = indices.len() > 1 && self.module.types.struct_body(source).is_some();
            let class = if is_class {
                size_of(self.module, source)?
            } else {
                0
            };
            for (position, operand) in indices.iter().enumerate() {
                let width = scalar_of(self.module, self.operand_type(*operand))?.width();
                let args = self.args(*operand)?;
                let index = args[lane.min(args.len() - 1)];
                if position > 0
                    && let Some(fields) = self.field_offset(ty, *operand)?
                {
                    offset = offset.wrapping_add(fields.0 as i64);
                    ty = fields.1;
                    continue;
                }
                if position > 0 {
                    ty = self
                        .module
                        .types
                        .element(ty, 0)
                        .ok_or_else(|| Unsupported("an index into a scalar".into()))?;
                }
                let scale = match self.module.types.get(ty) {
                    Type::Integer(bits) if position > 0 && bits % 8 != 0 => {
                        u64::from(bits.div_ceil(8))
                    }
                    _ => size_of(self.module, ty)?,
                };
                match self.constant_index(*operand)? {
                    Some(word) => {
                        offset =
                            offset.wrapping_add(sign_extend(word, width).wrapping_mul(scale as i64))
                    }
                    None => scaled.push(Scaled {
                        index,
                        width,
                        scale,
                    }),
                }
            }
            let base = bases[lane.min(bases.len() - 1)];
            self.emit(Op::Address {
                to: to + lane as u32,
                base,
                offset,
                scaled: scaled.into(),
                in_bounds,
                class,
            });
        }
        Ok(())
    }

    /// The offset and type of a struct's field.
    fn field_offset(
        &mut self,
        ty: TypeId,
        index: Operand,
    ) -> Result<Option<(u64, TypeId)>, Unsupported> {
        let Some(body) = self.module.types.struct_body(ty) else {
            return Ok(None);
        };
        let field = match self.constant_index(index)? {
            Some(word) => word as usize,
            None => return Err(Unsupported("a field chosen by a variable".into())),
        };
        let layout = self
            .module
            .struct_layout(ty)
            .ok_or_else(|| Unsupported("an unsized struct".into()))?;
        Ok(Some((layout.offsets[field], body.fields[field])))
    }

    fn constant_index(&mut self, operand: Operand) -> Result<Option<u64>, Unsupported> {
        let Operand::Constant(id) = operand else {
            return Ok(None);
        };
        Ok(match self.fold(id)?.as_slice() {
            [Value::Int(word)] => Some(*word),
            _ => None,
        })
    }

    pub(super) fn cast(
        &mut self,
        instruction: &Instruction,
        op: CastOp,
        value: Operand,
    ) -> Lowered {
        let to = self.result(instruction);
        let from_ty = self.operand_type(value);
        if op == CastOp::BitCast {
            let (from, into) = (self.leaves(from_ty)?, self.leaves(instruction.ty)?);
            let args = self.args(value)?;
            if let ([_], [_]) = (&*from, &*into) {
                self.emit(Op::Move { to, from: args[0] });
                return Ok(());
            }
            let from = args
                .iter()
                .zip(from.iter())
                .map(|(arg, leaf)| (*arg, leaf.scalar.width()))
                .collect();
            let into = into.iter().map(|leaf| leaf.scalar.width()).collect();
            self.emit(Op::Regroup { to, into, from });
            return Ok(());
        }
        let (from, into) = (
            scalar_of(self.module, from_ty)?,
            scalar_of(self.module, instruction.ty)?,
        );
        for (lane, value) in self.args(value)?.into_iter().enumerate() {
            self.emit(Op::Cast {
                op,
                from,
                into,
                to: to + lane as u32,
                value,
            });
        }
        Ok(())
    }
}

/// The alignment that is sure at a leaf of an access that is aligned as a whole.
fn align_at(align: u64, leaf: &Leaf) -> u64 {
    if leaf.offset == 0 {
        align
    } else {
        align.min(1 << leaf.offset.trailing_zeros())
    }
}
