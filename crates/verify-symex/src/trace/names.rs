//! Names for places in memory: a variable, and the way into it that its type describes.

use crate::program::debug_type::{TypeOf, dimensions, members, size, stripped};
use crate::value::ObjectId;
use std::rc::Rc;
use verify_ir::debug_info::{DebugType, DerivedType};
use verify_ir::{MetadataId, Module};

/// An object that has a name and a type.
#[derive(Clone, Debug)]
pub struct Named {
    pub object: ObjectId,
    pub name: Rc<str>,
    pub of: TypeOf,
    /// The number of the parameter that it is, from one.
    pub parameter: u32,
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
                let mut inside = parts.iter().filter(inside);
                let part = match composite.tag {
                    // Which of them is meant, nobody tells.
                    "DW_TAG_union_type" => inside.next(),
                    // A class may put members into the padding at the end of its base.
                    _ => inside.max_by_key(|part| part.offset_bits),
                }?;
                if part.flags.bit_field() {
                    // Memory holds several of them together.
                    return (offset == 0).then_some((text, ty));
                }
                if !part.name.is_empty() {
                    text += &format!(".{}", part.name);
                }
                offset -= part.offset_bits / 8;
                ty = stripped(module, part.base?)?;
            }
        }
    }
}
