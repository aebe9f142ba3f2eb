//! Constants as values, and initialisers as contents.

use super::link::{Program, Unit};
use super::scalar::{Scalar, Unsupported, leaves, scalar_of};
use crate::value::memory::content::{Content, Fill};
use crate::value::universe::Universe;
use crate::value::{ObjectId, Pointer, Value};
use verify_ir::{BinaryOp, CastOp, ConstId, Constant, ConstantExpression, Module, Type, TypeId};

/// The objects that functions and globals are.
pub struct Addresses {
    pub functions: Vec<ObjectId>,
    pub globals: Vec<ObjectId>,
}

/// A label's address is its function's object at this offset plus the number of the block.
pub const LABELS: u64 = 1 << 16;

pub struct ConstantFolder<'a> {
    pub program: &'a Program,
    pub addresses: &'a Addresses,
    pub universe: &'a mut Universe,
    pub unit: Unit,
}

impl<'a> ConstantFolder<'a> {
    fn module(&self) -> &'a Module {
        &self.program.modules[self.unit as usize]
    }

    /// The scalars of a constant.
    pub fn fold(&mut self, id: ConstId) -> Result<Vec<Value>, Unsupported> {
        let module = self.module();
        let ty = module.constant_type(id);
        let one = |value| Ok(vec![value]);
        match module.constant(id) {
            Constant::Integer(word) | Constant::Float(word) => one(Value::Int(*word)),
            Constant::WideInteger(limbs) => {
                let width = scalar_of(module, ty)?.width();
                let term = self.universe.arena.bv_limbs(width, limbs);
                one(self.universe.value(term))
            }
            Constant::WideFloat(limbs) => {
                let width = scalar_of(module, ty)?.width();
                let term = self.universe.arena.bv_limbs(width, &limbs[..]);
                one(self.universe.value(term))
            }
            Constant::Null => one(Value::NULL),
            Constant::Zero => {
                let scalars = leaves(module, ty)?;
                Ok(scalars
                    .iter()
                    .map(|leaf| zero(self.universe, leaf.scalar))
                    .collect())
            }
            Constant::None => Ok(Vec::new()),
            Constant::Undef | Constant::Poison => {
                Ok(vec![Value::Undefined; leaves(module, ty)?.len()])
            }
            Constant::Array(elements) | Constant::Struct(elements) | Constant::Vector(elements) => {
                let mut values = Vec::new();
                for element in elements {
                    values.extend(self.fold(*element)?);
                }
                Ok(values)
            }
            Constant::Splat(element) => {
                let Type::Vector { length, .. } = module.types.get(ty) else {
                    return Err(Unsupported("a splat that is no vector".into()));
                };
                let element = self.fold(*element)?;
                Ok(element
                    .iter()
                    .copied()
                    .cycle()
                    .take(element.len() * *length as usize)
                    .collect())
            }
            Constant::Bytes(bytes) => Ok(bytes
                .iter()
                .map(|byte| Value::Int(u64::from(*byte)))
                .collect()),
            Constant::Global(global) => {
                let reference = self.program.global_ref(self.unit, *global);
                if self.program.globals[reference.0 as usize].weak {
                    return one(Value::NULL);
                }
                one(start_of(self.addresses.globals[reference.0 as usize]))
            }
            Constant::Function(function) => {
                let reference = self.program.function_ref(self.unit, *function);
                let linked = self.program.function(reference);
                if linked.weak && !linked.defined {
                    return one(Value::NULL);
                }
                one(start_of(self.addresses.functions[reference.0 as usize]))
            }
            Constant::Alias(alias) => self.fold(module.alias(*alias).aliasee),
            Constant::IFunc(_) => Err(Unsupported("an ifunc".into())),
            Constant::BlockAddress { function, block } => {
                let reference = self.program.function_ref(self.unit, *function);
                let object = self.addresses.functions[reference.0 as usize];
                one(Value::Pointer(Pointer::at(
                    object,
                    LABELS + block.index() as u64,
                )))
            }
            Constant::DsoLocalEquivalent(inner) | Constant::NoCfi(inner) => self.fold(*inner),
            Constant::PtrAuth(parts) => self.fold(parts[0]),
            Constant::Expression(expression) => self.expression(expression, ty),
        }
    }

    fn scalar(&mut self, id: ConstId) -> Result<Value, Unsupported> {
        match self.fold(id)?.as_slice() {
            [value] => Ok(*value),
            _ => Err(Unsupported(
                "a constant expression over an aggregate".into(),
            )),
        }
    }

    fn expression(
        &mut self,
        expression: &ConstantExpression,
        ty: TypeId,
    ) -> Result<Vec<Value>, Unsupported> {
        let module = self.module();
        let value = match expression {
            ConstantExpression::Cast { op, value, .. } => {
                let from = scalar_of(module, module.constant_type(*value))?;
                let into = scalar_of(module, ty)?;
                let value = self.scalar(*value)?;
                match op {
                    CastOp::Trunc | CastOp::ZExt | CastOp::PtrToInt | CastOp::PtrToAddr => self
                        .universe
                        .resize_integer(value, from.width(), into.width(), false),
                    CastOp::SExt => {
                        self.universe
                            .resize_integer(value, from.width(), into.width(), true)
                    }
                    CastOp::IntToPtr => {
                        let value = self.universe.resize_integer(value, from.width(), 64, false);
                        match value {
                            // No object lies at an address that the program writes as a number.
                            Value::Int(offset) => {
                                Value::Pointer(Pointer::at(ObjectId::NONE, offset))
                            }
                            other => other,
                        }
                    }
                    CastOp::BitCast | CastOp::AddrSpaceCast if from.width() == into.width() => {
                        value
                    }
                    _ => return Err(Unsupported(format!("the constant expression {op}"))),
                }
            }
            ConstantExpression::Binary { op, lhs, rhs, .. } => {
                let width = scalar_of(module, ty)?.width();
                let (left, right) = (self.scalar(*lhs)?, self.scalar(*rhs)?);
                if matches!(
                    op,
                    BinaryOp::FAdd
                        | BinaryOp::FSub
                        | BinaryOp::FMul
                        | BinaryOp::FDiv
                        | BinaryOp::FRem
                ) {
                    return Err(Unsupported(format!("the constant expression {op}")));
                }
                self.universe.binary(*op, width, left, right)
            }
            ConstantExpression::GetElementPtr {
                source_type,
                base,
                indices,
                ..
            } => {
                let base = self.scalar(*base)?;
                let offset = self.constant_offset(*source_type, indices)?;
                self.universe
                    .offset_pointer(base, Value::Int(offset as u64))
            }
            ConstantExpression::IntCompare {
                predicate,
                lhs,
                rhs,
            } => {
                let width = scalar_of(module, module.constant_type(*lhs))?.width();
                let (left, right) = (self.scalar(*lhs)?, self.scalar(*rhs)?);
                self.universe.compare(*predicate, width, left, right)
            }
            ConstantExpression::Select {
                condition,
                on_true,
                on_false,
            } => {
                let condition = self.scalar(*condition)?;
                return match condition {
                    Value::Int(0) => self.fold(*on_false),
                    Value::Int(_) => self.fold(*on_true),
                    _ => Err(Unsupported(
                        "a constant select on an unknown condition".into(),
                    )),
                };
            }
            other => return Err(Unsupported(format!("the constant expression {other:?}"))),
        };
        Ok(vec![value])
    }

    /// The distance that constant indices make.
    fn constant_offset(&mut self, source: TypeId, indices: &[ConstId]) -> Result<i64, Unsupported> {
        let module = self.module();
        let mut offset = 0_i64;
        let mut ty = source;
        for (position, index) in indices.iter().enumerate() {
            let width = scalar_of(module, module.constant_type(*index))?.width();
            let Value::Int(word) = self.scalar(*index)? else {
                return Err(Unsupported(
                    "a constant address with an unknown index".into(),
                ));
            };
            let index = crate::value::sign_extend(word, width);
            let step = if position == 0 {
                index.wrapping_mul(size_of(module, ty)? as i64)
            } else if module.types.struct_body(ty).is_some() {
                let layout = module
                    .struct_layout(ty)
                    .ok_or_else(|| Unsupported("an unsized struct".into()))?;
                let step = layout.offsets[index as usize] as i64;
                ty = module
                    .types
                    .element(ty, index as u64)
                    .ok_or_else(|| Unsupported("an index beyond a struct".into()))?;
                step
            } else {
                ty = module
                    .types
                    .element(ty, 0)
                    .ok_or_else(|| Unsupported("an index into a scalar".into()))?;
                index.wrapping_mul(size_of(module, ty)? as i64)
            };
            offset = offset.wrapping_add(step);
        }
        Ok(offset)
    }

    /// The content that an initialiser gives a variable.
    pub fn content(&mut self, id: ConstId, size: u64) -> Result<Content, Unsupported> {
        let mut content = Content::new(size, Fill::Zero);
        self.initialise(&mut content, id, 0)?;
        Ok(content)
    }

    fn initialise(
        &mut self,
        content: &mut Content,
        id: ConstId,
        offset: u64,
    ) -> Result<(), Unsupported> {
        let module = self.module();
        let ty = module.constant_type(id);
        match module.constant(id) {
            Constant::Zero => Ok(()),
            Constant::Bytes(bytes) => {
                content.write_bytes(offset, bytes);
                Ok(())
            }
            Constant::Array(elements) => {
                let element = module
                    .types
                    .element(ty, 0)
                    .ok_or_else(|| Unsupported("an array of nothing".into()))?;
                let step = size_of(module, element)?;
                for (index, element) in elements.iter().enumerate() {
                    self.initialise(content, *element, offset + index as u64 * step)?;
                }
                Ok(())
            }
            Constant::Struct(fields) => {
                let layout = module
                    .struct_layout(ty)
                    .ok_or_else(|| Unsupported("an unsized struct".into()))?;
                for (index, field) in fields.iter().enumerate() {
                    self.initialise(content, *field, offset + layout.offsets[index])?;
                }
                Ok(())
            }
            Constant::Undef | Constant::Poison => {
                let size = size_of(module, ty)?;
                content.mark_uninitialised(offset, size);
                Ok(())
            }
            _ => {
                let scalars = leaves(module, ty)?;
                let values = self.fold(id)?;
                for (leaf, value) in scalars.iter().zip(values) {
                    let (width, bytes) = (leaf.scalar.width(), leaf.scalar.bytes());
                    let value = self.universe.resize_integer(value, width, bytes * 8, false);
                    content.write(self.universe, offset + leaf.offset, bytes, value);
                }
                Ok(())
            }
        }
    }
}

/// The zero of a scalar.
pub fn zero(universe: &mut Universe, scalar: Scalar) -> Value {
    match scalar {
        Scalar::Pointer => Value::NULL,
        other => universe.zero(other.width()),
    }
}

fn start_of(object: ObjectId) -> Value {
    Value::Pointer(Pointer::to(object))
}

pub fn size_of(module: &Module, ty: TypeId) -> Result<u64, Unsupported> {
    module
        .size_of(ty)
        .ok_or_else(|| Unsupported("a type without a size".into()))
}
