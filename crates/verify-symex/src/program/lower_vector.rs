//! Lowering of what takes aggregates and vectors apart and puts them together: mostly moves.

use super::code::{Arg, Op, Register};
use super::lower::{Args, Lowered, Lowerer};
use super::scalar::{Unsupported, leaves, scalar_of};
use crate::value::Value;
use verify_ir::{Instruction, InstructionKind as K, Operand, TypeId};

impl Lowerer<'_> {
    /// One op a lane of the operands.
    pub(super) fn lanes(
        &mut self,
        to: Register,
        operands: &[Operand],
        make: impl Fn(Register, &[Arg]) -> Op,
    ) -> Lowered {
        let mut columns = Vec::with_capacity(operands.len());
        for operand in operands {
            columns.push(self.args(*operand)?);
        }
        for lane in 0..columns[0].len() {
            let args: Args = columns.iter().map(|column| column[lane]).collect();
            self.emit(make(to + lane as u32, &args));
        }
        Ok(())
    }

    pub(super) fn aggregate_instruction(&mut self, instruction: &Instruction) -> Lowered {
        let to = self.result(instruction);
        match &instruction.kind {
            K::ExtractValue { aggregate, path } => {
                let (skip, count) = self.part(self.operand_type(*aggregate), path)?;
                let values = self.args(*aggregate)?;
                self.moves(to, &values[skip..skip + count]);
                Ok(())
            }
            K::InsertValue(insert) => {
                let (skip, count) = self.part(instruction.ty, &insert.path)?;
                let mut values = self.args(insert.aggregate)?;
                let element = self.args(insert.element)?;
                values[skip..skip + count].copy_from_slice(&element);
                self.moves(to, &values);
                Ok(())
            }
            K::ExtractElement { vector, index } => {
                let elements = self.args(*vector)?;
                let width = scalar_of(self.module, instruction.ty)?.width();
                match self.lane(*index)? {
                    Some(lane) if lane < elements.len() => self.emit(Op::Move {
                        to,
                        from: elements[lane],
                    }),
                    _ => {
                        let index_width =
                            scalar_of(self.module, self.operand_type(*index))?.width();
                        let index = self.arg(*index)?;
                        self.emit(Op::Pick {
                            width,
                            to,
                            elements: elements.into_vec().into(),
                            index,
                            index_width,
                        });
                    }
                }
                Ok(())
            }
            K::InsertElement {
                vector,
                element,
                index,
            } => {
                let mut elements = self.args(*vector)?;
                let value = self.arg(*element)?;
                match self.lane(*index)? {
                    Some(lane) if lane < elements.len() => {
                        elements[lane] = value;
                        self.moves(to, &elements);
                    }
                    _ => {
                        let width = scalar_of(self.module, instruction.ty)?.width();
                        let index_width =
                            scalar_of(self.module, self.operand_type(*index))?.width();
                        let index = self.arg(*index)?;
                        let elements = elements.into_vec().into();
                        self.emit(Op::Put {
                            width,
                            to,
                            elements,
                            index,
                            index_width,
                            value,
                        });
                    }
                }
                Ok(())
            }
            K::ShuffleVector {
                first,
                second,
                mask,
            } => {
                let mut pool = self.args(*first)?;
                pool.extend(self.args(*second)?);
                let undefined = self.constant(Value::Undefined);
                let chosen: Args = self
                    .fold(*mask)?
                    .into_iter()
                    .map(|lane| match lane {
                        Value::Int(lane) => pool.get(lane as usize).copied().unwrap_or(undefined),
                        _ => undefined,
                    })
                    .collect();
                self.moves(to, &chosen);
                Ok(())
            }
            _ => Err(Unsupported("this aggregate instruction".into())),
        }
    }

    /// Moves that do not overwrite what they still read: results are new registers in SSA form.
    fn moves(&mut self, to: u32, values: &[Arg]) {
        for (index, from) in values.iter().enumerate() {
            self.emit(Op::Move {
                to: to + index as u32,
                from: *from,
            });
        }
    }

    fn lane(&mut self, index: Operand) -> Result<Option<usize>, Unsupported> {
        let Operand::Constant(id) = index else {
            return Ok(None);
        };
        Ok(match self.fold(id)?.as_slice() {
            [Value::Int(word)] => Some(*word as usize),
            _ => None,
        })
    }

    /// Where the scalars of a member begin and how many there are.
    fn part(&self, ty: TypeId, path: &[u32]) -> Result<(usize, usize), Unsupported> {
        let mut ty = ty;
        let mut skip = 0;
        for index in path {
            for before in 0..*index {
                let member = self.member(ty, before)?;
                skip += leaves(self.module, member)?.len();
            }
            ty = self.member(ty, *index)?;
        }
        Ok((skip, leaves(self.module, ty)?.len()))
    }

    fn member(&self, ty: TypeId, index: u32) -> Result<TypeId, Unsupported> {
        self.module
            .types
            .element(ty, u64::from(index))
            .ok_or_else(|| Unsupported("a member that does not exist".into()))
    }
}
