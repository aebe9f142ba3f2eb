//! Names for places in memory: a variable, and the way into it that its type describes.

use crate::debug_type::{size, stripped};
use crate::value::ObjectId;
use std::rc::Rc;
use verify_ir::debug_info::{Bound, CompositeType, DebugType, DerivedType};
use verify_ir::{MetadataId, Module};

/// A type of one of the units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TypeOf {
    pub unit: u32,
    pub ty: MetadataId,
}

/// An object that has a name and a type.
#[derive(Clone, Debug)]
pub struct Named {
    pub object: ObjectId,
    pub name: Rc<str>,
    pub of: TypeOf,
    /// The number of the parameter that it is, from one.
    pub parameter: u32,
}

/// The members and base classes of a class, in their order.
pub fn members<'m>(module: &'m Module, class: &CompositeType<'m>) -> Vec<DerivedType<'m>> {
    let Some(elements) = class.elements else { return Vec::new() };
    let is_part = |part: &DerivedType<'_>| {
        matches!(part.tag, "DW_TAG_member" | "DW_TAG_inheritance") && !part.flags.static_member()
    };
    let parts = module.tuple(elements).flatten().filter_map(|id| match module.debug_type(id)? {
        DebugType::Derived(part) => Some(part),
        _ => None,
    });
    parts.filter(is_part).collect()
}

/// How many elements the dimensions of an array type have.
pub fn dimensions(module: &Module, array: &CompositeType<'_>) -> Vec<u64> {
    let Some(elements) = array.elements else { return Vec::new() };
    let count = |id: MetadataId| match module.subrange(id)?.count? {
        Bound::Number(count) => u64::try_from(count).ok(),
        _ => None,
    };
    module.tuple(elements).flatten().map(|id| count(id).unwrap_or(0)).collect()
}

/// The way from an object of this type to the scalar at an offset, as the source writes it, and the
/// scalar's type. None where the type has nothing there.
pub fn path(module: &Module, ty: MetadataId, offset: u64) -> Option<(String, MetadataId)> {
    let mut text = String::new();
    let (mut ty, mut offset) = (stripped(module, ty)?, offset);
    loop {
        let DebugType::Composite(composite) = module.debug_type(ty)? else {
            return (offset == 0 || offset < size(module, ty)?).then_some((text, ty));
        };
        match composite.tag {
            "DW_TAG_array_type" => {
                let element = stripped(module, composite.base?)?;
                let length = size(module, element)?;
                let mut index = offset / length;
                let dimensions = dimensions(module, &composite);
                for (at, _) in dimensions.iter().enumerate() {
                    let inner: u64 = dimensions[at + 1..].iter().product();
                    text += &format!("[{}]", index / inner.max(1));
                    index %= inner.max(1);
                }
                (ty, offset) = (element, offset % length);
            }
            "DW_TAG_enumeration_type" => return (offset == 0).then_some((text, ty)),
            _ => {
                let inside = |part: &&DerivedType<'_>| {
                    let start = part.offset_bits / 8;
                    let length = part.base.and_then(|base| size(module, base)).unwrap_or(0);
                    (start..start + length).contains(&offset)
                };
                let parts = members(module, &composite);
                let part = parts.iter().find(inside)?;
                if !part.name.is_empty() {
                    text += &format!(".{}", part.name);
                }
                offset -= part.offset_bits / 8;
                ty = stripped(module, part.base?)?;
            }
        }
    }
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
