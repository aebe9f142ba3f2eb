//! Which type of the source a value of the IR has, as far as debug info and the way it was computed tell.
//!
//! IR knows `ptr` alone. A variable has a declaration, a function a type, a class its members: what is
//! read from a variable, returned by a call or a member of a known object has a known type, too.

use super::debug_type::{dimensions, members, pointee, stripped};
use verify_ir::debug_info::DebugType;
use verify_ir::{
    Body, Callee, Constant, DebugRecordKind, DebugValue, Instruction, InstructionKind as K,
    LocalId, MetadataId, Module, Operand,
};

/// How far back a computation is followed.
const DEPTH: u32 = 16;

/// The values of one function.
#[derive(Clone, Copy)]
pub struct SourceTypes<'m> {
    pub module: &'m Module,
    pub body: &'m Body,
}

impl SourceTypes<'_> {
    /// The type of what a pointer points to.
    pub fn pointed_to(&self, pointer: Operand) -> Option<MetadataId> {
        self.at(pointer, DEPTH)
    }

    /// The type of the object at an address.
    fn at(&self, address: Operand, depth: u32) -> Option<MetadataId> {
        let depth = depth.checked_sub(1)?;
        let Operand::Local(local) = address else {
            return None;
        };
        let instruction = self.definition(local)?;
        match &instruction.kind {
            K::Alloca { .. } => self.declared(local),
            K::Load { .. } | K::Call(_) | K::Invoke(_) => {
                pointee(self.module, self.value(instruction, depth)?)
            }
            K::GetElementPtr {
                source_type,
                base,
                indices,
                ..
            } => {
                let object = stripped(self.module, self.at(*base, depth)?)?;
                match indices.len() {
                    1 if self.module.size_of(*source_type) == Some(1) => self.same_bytes(object),
                    1 => Some(object),
                    2 => self.part(object, *source_type, indices[1]),
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Some bytes before or behind an object is another one, unless it is a byte itself.
    fn same_bytes(&self, object: MetadataId) -> Option<MetadataId> {
        (super::debug_type::size(self.module, object) == Some(1)).then_some(object)
    }

    /// The type of an element or member.
    fn part(
        &self,
        object: MetadataId,
        ty: verify_ir::TypeId,
        index: Operand,
    ) -> Option<MetadataId> {
        let DebugType::Composite(composite) = self.module.debug_type(object)? else {
            return None;
        };
        if composite.tag == "DW_TAG_array_type" {
            let one = dimensions(self.module, &composite).len() == 1;
            return composite.base.filter(|_| one);
        }
        let Operand::Constant(index) = index else {
            return None;
        };
        let Constant::Integer(field) = self.module.constant(index) else {
            return None;
        };
        let field = usize::try_from(*field).ok()?;
        let offset = *self.module.struct_layout(ty)?.offsets.get(field)?;
        let mut here = members(self.module, &composite)
            .into_iter()
            .filter(|member| member.offset_bits == offset * 8 && !member.flags.bit_field());
        let found = here.next()?;
        (here.next().is_none() && found.tag == "DW_TAG_member").then_some(found.base?)
    }

    /// The type of what an instruction yields.
    fn value(&self, instruction: &Instruction, depth: u32) -> Option<MetadataId> {
        match &instruction.kind {
            K::Load { pointer, .. } => self.at(*pointer, depth),
            K::Call(call) => self.result(&call.callee),
            K::Invoke(invoke) => self.result(&invoke.call.callee),
            _ => None,
        }
    }

    fn result(&self, callee: &Callee) -> Option<MetadataId> {
        let Callee::Function(id) = callee else {
            return None;
        };
        let subprogram = self.module.function(*id).subprogram?;
        let ty = self.module.subprogram(subprogram)?.ty?;
        let DebugType::Subroutine(subroutine) = self.module.debug_type(ty)? else {
            return None;
        };
        self.module.tuple(subroutine.types?).next()?
    }

    fn declared(&self, local: LocalId) -> Option<MetadataId> {
        self.body
            .debug_records
            .iter()
            .find_map(|record| match &record.kind {
                DebugRecordKind::Declare {
                    address: DebugValue::Operand(Operand::Local(at)),
                    variable,
                    expression,
                } if *at == local
                    && self.module.metadata.operands(*expression).next().is_none() =>
                {
                    self.module.local_variable(*variable)?.ty
                }
                _ => None,
            })
    }

    fn definition(&self, local: LocalId) -> Option<&Instruction> {
        self.body
            .instructions
            .iter()
            .find(|instruction| instruction.result == Some(local))
    }
}
