//! What debug info says of the source's types.

use verify_ir::debug_info::DebugType;
use verify_ir::{MetadataId, Module};

/// Looks through `typedef`, `const` and the like.
pub fn stripped(module: &Module, mut ty: MetadataId) -> Option<MetadataId> {
    loop {
        match module.debug_type(ty)? {
            DebugType::Derived(derived) if !is_pointer_tag(derived.tag) && derived.size_bits == 0 => ty = derived.base?,
            DebugType::Derived(derived) if derived.tag == "DW_TAG_typedef" => ty = derived.base?,
            _ => return Some(ty),
        }
    }
}

fn is_pointer_tag(tag: &str) -> bool {
    matches!(tag, "DW_TAG_pointer_type" | "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type")
}

/// What a pointer or reference type points to.
pub fn pointee(module: &Module, ty: MetadataId) -> Option<MetadataId> {
    match module.debug_type(stripped(module, ty)?)? {
        DebugType::Derived(derived) if is_pointer_tag(derived.tag) => derived.base,
        _ => None,
    }
}

/// Whether a type is a reference, which is never null.
pub fn is_reference(module: &Module, ty: MetadataId) -> bool {
    let known = stripped(module, ty).and_then(|ty| module.debug_type(ty));
    matches!(known, Some(DebugType::Derived(derived)) if is_pointer_tag(derived.tag) && derived.tag != "DW_TAG_pointer_type")
}

/// The size of a type in bytes; none where it is not known.
pub fn size(module: &Module, ty: MetadataId) -> Option<u64> {
    let bits = match module.debug_type(stripped(module, ty)?)? {
        DebugType::Basic(basic) => basic.size_bits,
        DebugType::Derived(derived) => derived.size_bits,
        DebugType::Composite(composite) => composite.size_bits,
        DebugType::Subroutine(_) => return None,
    };
    (bits > 0).then_some(bits.div_ceil(8))
}
