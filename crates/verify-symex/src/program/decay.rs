//! Arrays inside of global variables that become pointers.
//!
//! The address of a part of a global variable is a constant expression, in which `row[1]`, `&row[1]` and
//! `&row[1][0]` are one. What it is used as tells them apart: a pointer that the source declares as one to
//! elements points to those of the array that lies there. At the very start of a variable it may as well be
//! the variable, taken as something else.

use super::code::{Arg, Op};
use super::constant::size_of;
use super::debug_type::{pointee, size};
use super::lower::Lowerer;
use verify_ir::debug_info::DebugType;
use verify_ir::{
    Call, Callee, Constant, ConstantExpression, DebugRecordKind, DebugValue, MetadataId, Operand,
    Type, TypeId,
};

impl Lowerer<'_> {
    /// The operand of a store or call, confined to its array where it is the address of one's elements.
    pub(super) fn confined(
        &mut self,
        value: Operand,
        arg: Arg,
        declared: Option<MetadataId>,
    ) -> Arg {
        let found = declared
            .and_then(|ty| pointee(self.module, ty))
            .and_then(|element| size(self.module, element))
            .and_then(|element| self.array_at(value, element));
        let Some(bytes) = found else {
            return arg;
        };
        let to = self.scratch(64);
        self.emit(Op::Decay {
            to,
            array: arg,
            bytes,
        });
        Arg::register(to)
    }

    /// What the source declares a local variable as.
    pub(super) fn declared_type(&self, place: Operand) -> Option<MetadataId> {
        let Operand::Local(local) = place else {
            return None;
        };
        self.body
            .debug_records
            .iter()
            .find_map(|record| match &record.kind {
                DebugRecordKind::Declare {
                    address: DebugValue::Operand(Operand::Local(at)),
                    variable,
                    ..
                } if *at == local => self.type_of_variable(*variable),
                _ => None,
            })
    }

    fn type_of_variable(&self, variable: MetadataId) -> Option<MetadataId> {
        self.module.local_variable(variable)?.ty
    }

    /// What the source declares the parameters of a called function as; none where arguments are passed in
    /// another way than one by one.
    pub(super) fn declared_parameters(&self, call: &Call) -> Option<Vec<Option<MetadataId>>> {
        let Callee::Function(id) = call.callee else {
            return None;
        };
        let subprogram = self
            .module
            .subprogram(self.module.function(id).subprogram?)?;
        let DebugType::Subroutine(subroutine) = self.module.debug_type(subprogram.ty?)? else {
            return None;
        };
        let types: Vec<Option<MetadataId>> = self.module.tuple(subroutine.types?).skip(1).collect();
        (types.len() == call.arguments.len()).then_some(types)
    }

    /// The size of the array with elements of this size that lies at a constant address inside of a variable.
    fn array_at(&self, value: Operand, element: u64) -> Option<u64> {
        let Operand::Constant(id) = value else {
            return None;
        };
        let Constant::Expression(expression) = self.module.constant(id) else {
            return None;
        };
        let ConstantExpression::GetElementPtr {
            source_type,
            base,
            indices,
            ..
        } = &**expression
        else {
            return None;
        };
        let Constant::Global(global) = self.module.constant(*base) else {
            return None;
        };
        let mut ty = self.module.global(*global).ty;
        if ty != *source_type {
            return None;
        }
        for index in indices.iter().skip(1) {
            let Constant::Integer(index) = self.module.constant(*index) else {
                return None;
            };
            ty = self.element_type(ty, usize::try_from(*index).ok()?)?;
        }
        let Type::Array {
            element: of,
            length,
        } = self.module.types.get(ty)
        else {
            return None;
        };
        let fits = *length > 1 && size_of(self.module, *of).ok()? == element;
        fits.then(|| element * *length)
    }

    fn element_type(&self, ty: TypeId, index: usize) -> Option<TypeId> {
        match self.module.types.struct_body(ty) {
            Some(body) => body.fields.get(index).copied(),
            None => self.module.types.element(ty, 0),
        }
    }

    /// The declared type of the variable that a store writes.
    pub(super) fn confined_store(&mut self, value: Operand, place: Operand, arg: Arg) -> Arg {
        match value {
            Operand::Constant(_) => {
                let declared = self.declared_type(place);
                self.confined(value, arg, declared)
            }
            _ => arg,
        }
    }
}
