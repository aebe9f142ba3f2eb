//! The types that `new` and `delete` speak of ([expr.new], [expr.delete]).
//!
//! A `new` has its type in `!heapallocsite`; what a `delete` takes its operand for is what the source
//! declares that operand as. The same type in two units is known by its mangled name.

use super::debug_type::{name, stripped};
use super::source_type::SourceTypes;
use crate::value::memory::object::HeapType;
use verify_ir::debug_info::DebugType;
use verify_ir::{Body, Call, Callee, InstructionKind as K, MetadataId, Module, Operand};

fn class_of(module: &Module, unit: u32, ty: MetadataId) -> Option<HeapType> {
    let ty = stripped(module, ty)?;
    let DebugType::Composite(class) = module.debug_type(ty)? else {
        return None;
    };
    match class.tag {
        "DW_TAG_array_type" => return class_of(module, unit, class.base?),
        "DW_TAG_enumeration_type" => return None,
        _ => {}
    }
    let identity = match class.identifier {
        // Only its unit knows it.
        "" => format!("{unit}:{}", ty.index()),
        mangled => mangled.to_owned(),
    };
    Some(HeapType {
        identity: identity.into(),
        name: name(module, ty)?.into(),
    })
}

/// The type of a call of `operator new` or `operator delete` that an expression of the source is.
pub fn heap_type(
    module: &Module,
    unit: u32,
    body: &Body,
    call: &Call,
    index: usize,
) -> Option<HeapType> {
    let Callee::Function(callee) = call.callee else {
        return None;
    };
    let callee = module.text(module.function(callee).name);
    if callee.starts_with("_Znw") || callee.starts_with("_Zna") {
        let mut attached = body.attachments_of(index).iter();
        let site = attached.find(|(_, one)| module.text(one.kind) == "heapallocsite")?;
        return class_of(module, unit, site.1.node);
    }
    if !callee.starts_with("_Zdl") && !callee.starts_with("_Zda") {
        return None;
    }
    let types = SourceTypes { module, body };
    let pointer = call.arguments.first()?.value;
    let pointer = behind_cookie(body, pointer);
    class_of(module, unit, types.pointed_to(pointer)?)
}

/// The array itself where the pointer to its allocation, with the number of elements in front, is
/// computed from it (Itanium C++ ABI §2.7).
fn behind_cookie(body: &Body, pointer: Operand) -> Operand {
    let Operand::Local(local) = pointer else {
        return pointer;
    };
    let mut all = body.instructions.iter();
    match all
        .find(|one| one.result == Some(local))
        .map(|one| &one.kind)
    {
        Some(K::GetElementPtr { base, indices, .. }) if indices.len() == 1 => *base,
        _ => pointer,
    }
}
