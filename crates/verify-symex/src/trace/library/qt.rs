//! Qt's types by what they hold, as the model lays them out: `QList {1, 2}`, `QString "abc"`, `QMap {1: 2}`.
//!
//! Each is a pointer to a block with a count of its owners and the content; none of them where there never was one.

use super::{
    HASHED_VALUE, LIMIT, LINKED_VALUE, UNFINISHED, after, elements_of, null_at, offset_of,
    ring_nodes, slot_nodes, sorted_nodes, template_argument, type_of,
};
use crate::program::debug_type::{TypeOf, members, pointee, size, stripped};
use crate::trace::show::{Show, UNINITIALISED, quoted};
use crate::value::{Pointer, Value};
use verify_ir::debug_info::{CompositeType, DebugType};
use verify_ir::{MetadataId, Module};

/// How a class is laid out.
#[derive(Clone, Copy)]
enum Layout {
    Text,
    Array,
    Linked,
    Sorted,
    Hashed,
    Set,
}

/// The classes of which people know no members.
const CLASSES: &[(&str, Layout)] = &[
    ("QString", Layout::Text),
    ("QByteArray", Layout::Text),
    ("QList", Layout::Array),
    ("QVector", Layout::Array),
    ("QStack", Layout::Array),
    ("QQueue", Layout::Array),
    ("QStringList", Layout::Array),
    ("QLinkedList", Layout::Linked),
    ("QMap", Layout::Sorted),
    ("QMultiMap", Layout::Sorted),
    ("QHash", Layout::Hashed),
    ("QMultiHash", Layout::Hashed),
    ("QSet", Layout::Set),
];
/// The pointer to the block, and what is behind it.
const BLOCK: &str = "__block";
const CONTENT: &str = "__content";
/// The only member of a set: a hash with nothing to its keys.
const HASH: &str = "q_hash";

/// The layout of a class of the model's; none for a class of the same name that is none of it.
fn layout(module: &Module, class: &CompositeType<'_>) -> Option<Layout> {
    let name = plain_name(class);
    let (_, layout) = CLASSES.iter().find(|(known, _)| *known == name)?;
    let is_models = match layout {
        Layout::Set => members(module, class).iter().any(|part| part.name == HASH),
        _ => block_member(module, class).is_some(),
    };
    is_models.then_some(*layout)
}

fn plain_name<'a>(class: &CompositeType<'a>) -> &'a str {
    class.name.split('<').next().unwrap_or_default()
}

/// Whether a class is one of those.
pub fn is_qts(module: &Module, class: &CompositeType<'_>) -> bool {
    layout(module, class).is_some()
}

/// The content of such a class behind its name; none for all other types.
pub fn show(
    show: &mut Show<'_, '_>,
    module: &Module,
    of: TypeOf,
    class: &CompositeType<'_>,
    place: Pointer,
) -> Option<String> {
    let layout = layout(module, class)?;
    let name = plain_name(class);
    Some(match held(show, module, of, class, place, layout) {
        Some(content) => format!("{name} {content}"),
        // What makes no sense yet is about to be made.
        None => match show.read(place, 1) {
            Some(Value::Int(_) | Value::Pointer(_)) => UNFINISHED.into(),
            _ => UNINITIALISED.into(),
        },
    })
}

fn held(
    show: &mut Show<'_, '_>,
    module: &Module,
    of: TypeOf,
    class: &CompositeType<'_>,
    place: Pointer,
    layout: Layout,
) -> Option<String> {
    if let Layout::Set = layout {
        let parts = members(module, class);
        let hash = parts.iter().find(|part| part.name == HASH)?;
        let place = after(place, hash.offset_bits / 8);
        let hash = composite(module, hash.base?)?;
        let Some((entries, place)) = content(show, module, &hash, place)? else {
            return Some("{}".into());
        };
        let element = argument(module, of, class, 0)?;
        let nodes = slot_nodes(show, module, &entries, place)?;
        return elements_of(show, &nodes, HASHED_VALUE, &[element]);
    }
    if let Layout::Text = layout {
        return text(show, module, class, place);
    }
    let Some((inner, place)) = content(show, module, class, place)? else {
        return Some("{}".into());
    };
    let pair = |module| {
        Some([
            argument(module, of, class, 0)?,
            argument(module, of, class, 1)?,
        ])
    };
    match layout {
        Layout::Array => array(show, module, of, &inner, place),
        Layout::Linked => {
            let ring = after(place, offset_of(module, &inner, "__ring")?);
            let nodes = ring_nodes(show, ring)?;
            elements_of(
                show,
                &nodes,
                LINKED_VALUE,
                &[argument(module, of, class, 0)?],
            )
        }
        Layout::Sorted => {
            let nodes = sorted_nodes(show, module, &inner, place)?;
            elements_of(show, &nodes, LINKED_VALUE, &pair(module)?)
        }
        _ => {
            let nodes = slot_nodes(show, module, &inner, place)?;
            elements_of(show, &nodes, HASHED_VALUE, &pair(module)?)
        }
    }
}

fn argument(
    module: &Module,
    of: TypeOf,
    class: &CompositeType<'_>,
    index: usize,
) -> Option<TypeOf> {
    template_argument(module, class, index).map(|ty| TypeOf { ty, ..of })
}

fn composite(module: &Module, ty: MetadataId) -> Option<CompositeType<'_>> {
    match module.debug_type(stripped(module, ty)?)? {
        DebugType::Composite(class) => Some(class),
        _ => None,
    }
}

/// Where the pointer to the block lies in a class, in its bases or in a member that is the model's, and its type.
fn block_member(module: &Module, class: &CompositeType<'_>) -> Option<(u64, MetadataId)> {
    members(module, class).iter().find_map(|part| {
        let offset = part.offset_bits / 8;
        if part.name == BLOCK {
            return Some((offset, part.base?));
        }
        let is_models =
            part.tag == "DW_TAG_inheritance" || ["d", "__d", "__text"].contains(&part.name);
        if !is_models {
            return None;
        }
        let (inner, ty) = block_member(module, &composite(module, part.base?)?)?;
        Some((offset + inner, ty))
    })
}

/// The block that an object points to, with its type; the inner none where it never had one.
fn block<'m>(
    show: &mut Show<'_, '_>,
    module: &'m Module,
    class: &CompositeType<'_>,
    place: Pointer,
) -> Option<Option<(CompositeType<'m>, Pointer)>> {
    let (offset, ty) = block_member(module, class)?;
    let at = after(place, offset);
    if null_at(show, at).is_some() {
        return Some(None);
    }
    let block = show.read_pointer(at)?;
    if block == Pointer::NULL {
        return Some(None);
    }
    let layout = composite(module, pointee(module, ty)?)?;
    Some(Some((layout, block)))
}

/// The container in the block.
fn content<'m>(
    show: &mut Show<'_, '_>,
    module: &'m Module,
    class: &CompositeType<'_>,
    place: Pointer,
) -> Option<Option<(CompositeType<'m>, Pointer)>> {
    let Some((layout, block)) = block(show, module, class, place)? else {
        return Some(None);
    };
    let parts = members(module, &layout);
    let part = parts.iter().find(|part| part.name == CONTENT)?;
    let inner = composite(module, part.base?)?;
    Some(Some((inner, after(block, part.offset_bits / 8))))
}

/// An array and its size, as a vector has them.
fn array(
    show: &mut Show<'_, '_>,
    module: &Module,
    of: TypeOf,
    storage: &CompositeType<'_>,
    place: Pointer,
) -> Option<String> {
    let count = show.read_word(after(place, offset_of(module, storage, "__size")?))?;
    if count == 0 {
        return Some("{}".into());
    }
    let data = show.read_pointer(after(place, offset_of(module, storage, "__data")?))?;
    if let Some(gone) = show.dead(data) {
        return Some(gone);
    }
    let element = argument(module, of, storage, 0)?;
    let length = size(module, element.ty)?;
    (count < LIMIT).then(|| show.elements(element, data, length, count))
}

/// Characters of one or two bytes.
fn text(
    show: &mut Show<'_, '_>,
    module: &Module,
    class: &CompositeType<'_>,
    place: Pointer,
) -> Option<String> {
    let Some((layout, block)) = block(show, module, class, place)? else {
        return Some("\"\"".into());
    };
    let count = show.read_word(after(block, offset_of(module, &layout, "__size")?))?;
    let data = show.read_pointer(after(block, offset_of(module, &layout, "__data")?))?;
    if let Some(gone) = show.dead(data) {
        return Some(gone);
    }
    if count >= LIMIT {
        return None;
    }
    let unit = size(
        module,
        pointee(module, type_of(module, &layout, "__data")?)?,
    )?;
    let units: Option<Vec<u16>> = (0..count)
        .map(
            |at| match show.read(after(data, at * unit), u32::try_from(unit).ok()?)? {
                Value::Int(unit) => u16::try_from(unit).ok(),
                _ => None,
            },
        )
        .collect();
    let units = units?;
    match unit {
        1 => Some(quoted(
            &units.iter().map(|unit| *unit as u8).collect::<Vec<u8>>(),
        )),
        _ => Some(quoted(String::from_utf16_lossy(&units).as_bytes())),
    }
}
