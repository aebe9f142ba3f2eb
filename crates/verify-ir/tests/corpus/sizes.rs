//! Sizes and offsets: what the data layout says must be what debug info says.

use std::collections::BTreeSet;
use verify_ir::debug_info::{CompositeType, DebugType};
use verify_ir::{
    DebugRecord, DebugRecordKind, DebugValue, InstructionKind, LocalId, MetadataId, Module,
    Operand, Type, TypeId,
};

/// Checks every global and every local variable on the stack that debug info describes; how many.
pub fn check(module: &Module) -> Result<usize, String> {
    let mut checked = 0;
    for global in &module.globals {
        for id in module.debug_variables(global) {
            let Some(variable) = module.global_variable(id) else {
                continue;
            };
            // Virtual tables are described as one pointer.
            if variable.name.starts_with("_vtable$") || variable.name.ends_with("::{vtable}") {
                continue;
            }
            checked += check_type(module, global.ty, variable.ty)
                .map_err(|problem| format!("global {}: {problem}", variable.name))?;
        }
    }
    for function in &module.functions {
        let Some(body) = &function.body else { continue };
        for record in &body.debug_records {
            let DebugRecordKind::Declare {
                address,
                variable,
                expression,
            } = &record.kind
            else {
                continue;
            };
            let DebugValue::Operand(Operand::Local(local)) = *address else {
                continue;
            };
            // Structured bindings are several variables in one place.
            if body
                .debug_records
                .iter()
                .filter(|other| declares(other, local))
                .count()
                > 1
            {
                continue;
            }
            // Anything but the plain address is a part of something else.
            if module.metadata.operands(*expression).len() > 0 {
                continue;
            }
            let made_by = body
                .instructions
                .iter()
                .find(|made| made.result == Some(local));
            let Some(InstructionKind::Alloca {
                allocated,
                count: None,
                ..
            }) = made_by.map(|made| &made.kind)
            else {
                continue;
            };
            let Some(described) = module.local_variable(*variable) else {
                continue;
            };
            checked += check_type(module, *allocated, described.ty)
                .map_err(|problem| format!("variable {}: {problem}", described.name))?;
        }
    }
    Ok(checked)
}

fn declares(record: &DebugRecord, local: LocalId) -> bool {
    matches!(
        &record.kind,
        DebugRecordKind::Declare { address: DebugValue::Operand(Operand::Local(address)), .. }
            if *address == local
    )
}

/// 1 where both sides know the size.
fn check_type(module: &Module, ty: TypeId, described: Option<MetadataId>) -> Result<usize, String> {
    let (Some(id), Some(size)) = (described, module.size_of(ty)) else {
        return Ok(0);
    };
    let Some((bits, composite)) = resolve(module, id) else {
        return Ok(0);
    };
    // The size of an array with an unknown bound, or of an incomplete class, is 0.
    if bits == 0 {
        return Ok(0);
    }
    let expected = size * 8;
    // Flexible members make initialisers longer; odd integers are stored in whole bytes.
    let odd = matches!(module.ty(ty), Type::Integer(_)) && bits < expected;
    if bits != expected && !odd {
        let text = module.type_text(ty);
        return Err(format!(
            "`{text}` has {expected} bits, debug info says {bits}"
        ));
    }
    // Only clang's named structs have the members of the source as fields.
    if let (Some(composite), Type::NamedStruct(_)) = (composite, module.ty(ty)) {
        check_members(module, ty, composite)?;
    }
    Ok(1)
}

/// Every data member must start where some field does.
fn check_members(module: &Module, ty: TypeId, class: CompositeType<'_>) -> Result<(), String> {
    if !matches!(class.tag, "DW_TAG_structure_type" | "DW_TAG_class_type") {
        return Ok(());
    }
    let mut offsets = BTreeSet::new();
    collect_offsets(module, ty, 0, &mut offsets);
    for element in class
        .elements
        .into_iter()
        .flat_map(|list| module.tuple(list))
        .flatten()
    {
        let Some(DebugType::Derived(member)) = module.debug_type(element) else {
            continue;
        };
        let is_member = member.tag == "DW_TAG_member" && !member.name.is_empty();
        let size = member
            .base
            .and_then(|base| resolve(module, base))
            .map_or(0, |(bits, _)| bits);
        if !is_member || member.flags.static_member() || member.flags.bit_field() || size <= 8 {
            continue;
        }
        if !offsets.contains(&(member.offset_bits / 8)) {
            let text = module.type_text(ty);
            let offset = member.offset_bits / 8;
            return Err(format!(
                "no field of `{text}` is at {offset}, as `{}` is",
                member.name
            ));
        }
    }
    Ok(())
}

fn collect_offsets(module: &Module, ty: TypeId, base: u64, offsets: &mut BTreeSet<u64>) {
    let (Some(layout), Some(body)) = (module.struct_layout(ty), module.types.struct_body(ty))
    else {
        return;
    };
    for (&field, offset) in body.fields.iter().zip(&layout.offsets) {
        offsets.insert(base + offset);
        collect_offsets(module, field, base + offset, offsets);
    }
}

/// The size of a type, and the class, behind qualifiers and typedefs.
fn resolve(module: &Module, id: MetadataId) -> Option<(u64, Option<CompositeType<'_>>)> {
    let mut id = id;
    for _ in 0..100 {
        match module.debug_type(id)? {
            DebugType::Basic(basic) => return Some((basic.size_bits, None)),
            DebugType::Composite(composite) => return Some((composite.size_bits, Some(composite))),
            DebugType::Subroutine(_) => return None,
            DebugType::Derived(derived) => match derived.tag {
                "DW_TAG_pointer_type"
                | "DW_TAG_reference_type"
                | "DW_TAG_rvalue_reference_type"
                | "DW_TAG_ptr_to_member_type" => return Some((derived.size_bits, None)),
                _ => id = derived.base?,
            },
        }
    }
    None
}
