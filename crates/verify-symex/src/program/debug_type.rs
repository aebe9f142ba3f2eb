//! What debug info says of the source's types.

use verify_ir::debug_info::{Bound, CompositeType, DebugType, DerivedType};
use verify_ir::{MetadataId, Module};

/// A type of one of the units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TypeOf {
    pub unit: u32,
    pub ty: MetadataId,
}

/// Looks through `typedef`, `const` and the like.
pub fn stripped(module: &Module, mut ty: MetadataId) -> Option<MetadataId> {
    loop {
        match module.debug_type(ty)? {
            DebugType::Derived(derived)
                if !is_pointer_tag(derived.tag) && derived.size_bits == 0 =>
            {
                ty = derived.base?
            }
            DebugType::Derived(derived) if derived.tag == "DW_TAG_typedef" => ty = derived.base?,
            _ => return Some(ty),
        }
    }
}

fn is_pointer_tag(tag: &str) -> bool {
    matches!(
        tag,
        "DW_TAG_pointer_type" | "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type"
    )
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

/// The members and base classes of a class, in their order.
pub fn members<'m>(module: &'m Module, class: &CompositeType<'m>) -> Vec<DerivedType<'m>> {
    let Some(elements) = class.elements else {
        return Vec::new();
    };
    let is_part = |part: &DerivedType<'_>| {
        matches!(part.tag, "DW_TAG_member" | "DW_TAG_inheritance") && !part.flags.static_member()
    };
    let parts = module
        .tuple(elements)
        .flatten()
        .filter_map(|id| match module.debug_type(id)? {
            DebugType::Derived(part) => Some(part),
            _ => None,
        });
    parts.filter(is_part).collect()
}

/// Whether a class has a virtual base, or one of its bases has.
pub fn has_virtual_base(module: &Module, class: MetadataId) -> bool {
    let Some(class) = stripped(module, class) else {
        return false;
    };
    let Some(DebugType::Composite(composite)) = module.debug_type(class) else {
        return false;
    };
    members(module, &composite)
        .iter()
        .filter(|part| part.tag == "DW_TAG_inheritance")
        .any(|base| {
            base.flags.is_virtual() || base.base.is_some_and(|ty| has_virtual_base(module, ty))
        })
}

/// How many elements the dimensions of an array type have.
pub fn dimensions(module: &Module, array: &CompositeType<'_>) -> Vec<u64> {
    let Some(elements) = array.elements else {
        return Vec::new();
    };
    let count = |id: MetadataId| match module.subrange(id)?.count? {
        Bound::Number(count) => u64::try_from(count).ok(),
        _ => None,
    };
    module
        .tuple(elements)
        .flatten()
        .map(|id| count(id).unwrap_or(0))
        .collect()
}

/// The scalars that an object of this type consists of, in their order: how the source reaches each,
/// where it lies and what it is. None where there are more than so many, or a part is unknown.
pub fn scalars(
    module: &Module,
    ty: MetadataId,
    most: usize,
) -> Option<Vec<(String, u64, MetadataId)>> {
    let mut found = Vec::new();
    collect_scalars(module, ty, String::new(), 0, most, &mut found)?;
    Some(found)
}

fn collect_scalars(
    module: &Module,
    ty: MetadataId,
    way: String,
    offset: u64,
    most: usize,
    found: &mut Vec<(String, u64, MetadataId)>,
) -> Option<()> {
    let ty = stripped(module, ty)?;
    let DebugType::Composite(composite) = module.debug_type(ty)? else {
        found.push((way, offset, ty));
        return (found.len() <= most).then_some(());
    };
    match composite.tag {
        "DW_TAG_enumeration_type" => found.push((way, offset, ty)),
        "DW_TAG_array_type" => {
            let element = composite.base?;
            let length = size(module, element)?;
            let [count] = dimensions(module, &composite)[..] else {
                return None;
            };
            if count as usize > most {
                return None;
            }
            for index in 0..count {
                collect_scalars(
                    module,
                    element,
                    format!("{way}[{index}]"),
                    offset + index * length,
                    most,
                    found,
                )?;
            }
        }
        "DW_TAG_structure_type" | "DW_TAG_class_type" => {
            for part in members(module, &composite) {
                if part.flags.bit_field() || part.flags.is_virtual() {
                    return None;
                }
                let way = if part.name.is_empty() {
                    way.clone()
                } else {
                    format!("{way}.{}", part.name)
                };
                collect_scalars(
                    module,
                    part.base?,
                    way,
                    offset + part.offset_bits / 8,
                    most,
                    found,
                )?;
            }
        }
        _ => return None,
    }
    (found.len() <= most).then_some(())
}

/// A type's name as the source would write it.
pub fn name(module: &Module, ty: MetadataId) -> Option<String> {
    Some(match module.debug_type(ty)? {
        DebugType::Basic(basic) => basic.name.to_owned(),
        DebugType::Composite(composite) => composite.name.to_owned(),
        DebugType::Derived(derived) if derived.tag == "DW_TAG_typedef" => derived.name.to_owned(),
        DebugType::Derived(derived) => {
            let base = derived
                .base
                .map_or(Some("void".to_owned()), |base| name(module, base))?;
            match derived.tag {
                "DW_TAG_pointer_type" => format!("{base} *"),
                "DW_TAG_reference_type" => format!("{base} &"),
                "DW_TAG_rvalue_reference_type" => format!("{base} &&"),
                "DW_TAG_const_type" => format!("const {base}"),
                "DW_TAG_volatile_type" => format!("volatile {base}"),
                _ => base,
            }
        }
        DebugType::Subroutine(_) => return None,
    })
}

/// What a pointer leads to: `p->x`, `p[2]`, `*p`, by the way into its object.
pub fn through_pointer(pointer: &str, index: u64, way: &str) -> String {
    match (index, way.as_bytes().first()) {
        (0, None) => format!("*{pointer}"),
        (0, Some(b'.')) => format!("{pointer}->{}", &way[1..]),
        (0, Some(_)) => format!("(*{pointer}){way}"),
        (index, _) => format!("{pointer}[{index}]{way}"),
    }
}
