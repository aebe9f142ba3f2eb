//! Which local variables are constants ([dcl.type.cv]/4, C17 6.7.3/7), and which are references ([dcl.ref]/5).

use super::debug_type::{is_reference, stripped};
use rustc_hash::FxHashSet;
use verify_ir::debug_info::DebugType;
use verify_ir::{
    Body, DebugRecordKind, DebugValue, InstructionKind as K, LocalId, MetadataId, Module, Operand,
};

/// The variables of one function by what may be done with them.
#[derive(Default)]
pub struct VariableKinds {
    pub constants: FxHashSet<LocalId>,
    pub references: FxHashSet<LocalId>,
}

impl VariableKinds {
    pub fn of(module: &Module, body: &Body) -> VariableKinds {
        let mut kinds = VariableKinds::default();
        for record in &body.debug_records {
            let DebugRecordKind::Declare {
                address: DebugValue::Operand(Operand::Local(local)),
                variable,
                expression,
            } = &record.kind
            else {
                continue;
            };
            // An expression says that the variable is elsewhere, or a part of what lies there.
            if module.metadata.operands(*expression).next().is_some() {
                continue;
            }
            let Some(variable) = module.local_variable(*variable) else {
                continue;
            };
            let Some(ty) = variable.ty else { continue };
            if is_constant(module, ty) {
                kinds.constants.insert(*local);
            } else if variable.arg == 0 && is_reference(module, ty) {
                kinds.references.insert(*local);
            }
        }
        kinds
    }

    /// Whether a place is a constant or an element of one, by how its address is computed.
    pub fn is_part_of_constant(&self, body: &Body, place: Operand) -> bool {
        let mut place = place;
        loop {
            let Operand::Local(local) = place else {
                return false;
            };
            if self.constants.contains(&local) {
                return true;
            }
            let mut all = body.instructions.iter();
            match all
                .find(|one| one.result == Some(local))
                .map(|one| &one.kind)
            {
                Some(K::GetElementPtr { base, .. }) => place = *base,
                _ => return false,
            }
        }
    }
}

/// Whether objects of the type keep their first value. Those of classes get theirs from constructors and
/// calls, which are given their addresses; they are not told from others here.
fn is_constant(module: &Module, ty: MetadataId) -> bool {
    let mut ty = ty;
    let mut constant = false;
    loop {
        match module.debug_type(ty) {
            Some(DebugType::Derived(derived)) => match (derived.tag, derived.base) {
                ("DW_TAG_volatile_type" | "DW_TAG_atomic_type", _) => return false,
                ("DW_TAG_const_type", Some(base)) => {
                    constant = true;
                    ty = base;
                }
                ("DW_TAG_typedef", Some(base)) => ty = base,
                ("DW_TAG_pointer_type", _) => return constant,
                _ => return false,
            },
            Some(DebugType::Composite(composite)) if composite.tag == "DW_TAG_array_type" => {
                let Some(base) = composite.base else {
                    return false;
                };
                ty = base;
            }
            Some(DebugType::Composite(composite)) => {
                return constant && composite.tag == "DW_TAG_enumeration_type";
            }
            Some(DebugType::Basic(_)) => return constant && stripped(module, ty).is_some(),
            _ => return false,
        }
    }
}
