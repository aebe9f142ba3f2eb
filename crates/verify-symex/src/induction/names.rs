//! What changes, in the words of the source.

use super::change::Cell;
use crate::engine::Engine;
use crate::program::debug_type::{self, stripped};
use crate::state::State;
use crate::trace::path;
use crate::value::{Extent, ObjectId, Pointer, Value};
use verify_ir::debug_info::DebugType;
use verify_ir::{MetadataId, Module};

/// A name, and whether its values are signed numbers.
#[derive(Clone, Debug)]
pub struct Named {
    pub text: String,
    pub signed: bool,
}

fn is_signed(module: &Module, ty: MetadataId) -> bool {
    let known = stripped(module, ty).and_then(|ty| module.debug_type(ty));
    matches!(known, Some(DebugType::Basic(basic)) if matches!(basic.encoding, "DW_ATE_signed" | "DW_ATE_signed_char"))
}

impl Engine<'_> {
    /// The variable of the source that lives in a register of the top frame.
    pub(super) fn name_of_register(&self, state: &State, register: u32) -> Option<Named> {
        let code = &state.top.code;
        let mut variables = code.variables.iter();
        let known = variables.find(|one| one.register == register && one.promoted.is_some())?;
        let unit = self.image.program.function(code.function).unit;
        let module = &self.image.program.modules[unit as usize];
        let variable = module.local_variable(known.variable)?;
        Some(Named {
            text: variable.name.to_owned(),
            signed: variable.ty.is_some_and(|ty| is_signed(module, ty)),
        })
    }

    pub(super) fn name_of_cell(&self, state: &State, cell: Cell) -> Option<Named> {
        match cell {
            Cell::Register(register) => self.name_of_register(state, register),
            Cell::Memory(object, at, len) => self.name_of_memory(state, object, at, len),
        }
    }

    /// The variable, and the way into it, that lies at a place in memory.
    fn name_of_memory(&self, state: &State, object: ObjectId, at: u64, len: u32) -> Option<Named> {
        let frames = state.below.iter().rev().map(|frame| &**frame);
        for frame in std::iter::once(&state.top).chain(frames) {
            let there = Value::Pointer(Pointer {
                object,
                offset: 0,
                extent: Extent::WHOLE,
            });
            let code = &frame.code;
            let known = code.variables.iter().find(|one| {
                one.promoted.is_none()
                    && !one.is_indirect
                    && frame.registers.get(one.register as usize) == Some(&there)
            });
            let Some(known) = known else { continue };
            let unit = self.image.program.function(code.function).unit;
            let module = &self.image.program.modules[unit as usize];
            let variable = module.local_variable(known.variable)?;
            return in_object(module, variable.name, variable.ty?, at, len);
        }
        let identity = self.universe.objects.get(object);
        let whole = at == 0 && identity.size.limit() == u64::from(len);
        let is_named = whole && !identity.name.is_empty();
        is_named.then(|| Named {
            text: verify_ir::demangle(&identity.name),
            signed: true,
        })
    }
}

fn in_object(module: &Module, name: &str, ty: MetadataId, at: u64, len: u32) -> Option<Named> {
    let (way, part) = path(module, ty, at)?;
    let fits = debug_type::size(module, part) == Some(u64::from(len));
    fits.then(|| Named {
        text: format!("{name}{way}"),
        signed: is_signed(module, part),
    })
}
