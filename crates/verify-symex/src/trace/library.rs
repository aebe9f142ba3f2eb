//! The library's types by what they hold, as the models lay them out: `{1, 2, 3}`, `"abc"`.

mod iterator;
mod qt;

pub use iterator::{class as iterator_class, ring_of};

use super::show::{Show, UNINITIALISED, braces, quoted};
use crate::program::debug_type::{TypeOf, members, pointee, size, stripped};
use crate::value::{Pointer, Value};
use verify_ir::debug_info::{CompositeType, DebugType, DerivedType};
use verify_ir::{MetadataId, Module};

/// What an object of the library's is that makes no sense, being worked on.
pub const UNFINISHED: &str = "…";
/// More elements than this are not walked to.
const LIMIT: u64 = 1 << 12;
/// How many elements of a container are written out.
const SHOWN: u64 = 16;

/// A library type's content; none for all other types.
pub fn show(
    show: &mut Show<'_, '_>,
    module: &Module,
    of: TypeOf,
    class: &CompositeType<'_>,
    place: Pointer,
) -> Option<String> {
    if let Some(text) = iterator::show(show, module, of, class, place) {
        return Some(text);
    }
    if let Some(text) = qt::show(show, module, of, class, place) {
        return Some(text);
    }
    if !is_standard(module, class) {
        return None;
    }
    let text = content(show, module, of, class, place);
    if text.is_none() && is_opaque(module, class) {
        // What makes no sense yet is about to be made.
        return Some(match show.read(place, 1) {
            Some(Value::Int(_) | Value::Pointer(_)) => UNFINISHED.into(),
            _ => UNINITIALISED.into(),
        });
    }
    text
}

/// What a class of the library's holds; none where that makes no sense.
fn content(
    show: &mut Show<'_, '_>,
    module: &Module,
    of: TypeOf,
    class: &CompositeType<'_>,
    place: Pointer,
) -> Option<String> {
    let argument = |index| template_argument(module, class, index).map(|ty| TypeOf { ty, ..of });
    let name = class.name.split('<').next().unwrap_or_default();
    match name {
        "vector" => contiguous(show, argument(0)?, place),
        "basic_string" | "basic_string_view" => {
            string(show, name == "basic_string", argument(0)?, place)
        }
        "deque" => {
            let elements = after(place, offset_of(module, class, "__slots")?);
            scattered(show, argument(0)?, elements)
        }
        "array" => {
            let length = size(module, argument(0)?.ty)?.max(1);
            let count = class.size_bits / 8 / length;
            Some(show.elements(argument(0)?, place, length, count))
        }
        "stack" | "queue" | "priority_queue" => {
            let parts = members(module, class);
            let inner = parts.iter().find(|part| part.name == "c")?;
            let of = TypeOf {
                ty: inner.base?,
                ..of
            };
            Some(show.at(of, after(place, inner.offset_bits / 8)))
        }
        "optional" => {
            let engaged = after(place, offset_of(module, class, "__engaged")?);
            match show.read(engaged, 1)? {
                Value::Int(0) => Some("nullopt".into()),
                Value::Int(_) => Some(show.at(argument(0)?, place)),
                _ => None,
            }
        }
        "list" => {
            let nodes = ring_nodes(show, after(place, offset_of(module, class, "__ring")?))?;
            elements_of(show, &nodes, LINKED_VALUE, &[argument(0)?])
        }
        "set" | "multiset" => {
            let nodes = sorted_nodes(show, module, class, place)?;
            elements_of(show, &nodes, LINKED_VALUE, &[argument(0)?])
        }
        "map" | "multimap" => {
            let nodes = sorted_nodes(show, module, class, place)?;
            elements_of(show, &nodes, LINKED_VALUE, &[argument(0)?, argument(1)?])
        }
        "unordered_set" | "unordered_multiset" => {
            let nodes = slot_nodes(show, module, class, place)?;
            elements_of(show, &nodes, HASHED_VALUE, &[argument(0)?])
        }
        "unordered_map" | "unordered_multimap" => {
            let nodes = slot_nodes(show, module, class, place)?;
            elements_of(show, &nodes, HASHED_VALUE, &[argument(0)?, argument(1)?])
        }
        "unique_ptr" | "shared_ptr" => {
            let pointer = show.read_pointer(place)?;
            match pointer.object == crate::value::ObjectId::NONE {
                true => Some("nullptr".into()),
                false => Some(format!("&{}", show.at(argument(0)?, pointer))),
            }
        }
        _ if is_opaque(module, class) => Some(format!("<std::{name}>")),
        _ => None,
    }
}

/// Whether all that a class has is the models' own affair.
fn is_opaque(module: &Module, class: &CompositeType<'_>) -> bool {
    let parts = members(module, class);
    let is_models = |part: &DerivedType<'_>| part.name.is_empty() || part.name.starts_with('_');
    !parts.is_empty() && parts.iter().all(is_models)
}

/// Whether a type is a class of the library's, or an iterator of the models', of which people know no members.
pub fn is_librarys(module: &Module, of: TypeOf) -> bool {
    let known = stripped(module, of.ty).and_then(|ty| module.debug_type(ty));
    let Some(DebugType::Composite(class)) = known else {
        return false;
    };
    let is_class = ["DW_TAG_class_type", "DW_TAG_structure_type"].contains(&class.tag);
    let is_own = is_standard(module, &class) && !has_public_members(module, &class);
    is_class && (is_own || qt::is_qts(module, &class) || iterator_class(module, of).is_some())
}

/// Whether the standard names some members of a class, as those of `pair`.
fn has_public_members(module: &Module, class: &CompositeType<'_>) -> bool {
    let is_public = |part: &DerivedType<'_>| {
        part.tag == "DW_TAG_member" && !part.name.is_empty() && !part.name.starts_with('_')
    };
    members(module, class).iter().any(is_public)
}

/// Whether a class is of namespace `std`, or of one that is inline in it.
fn is_standard(module: &Module, class: &CompositeType<'_>) -> bool {
    let mut scope = class.scope;
    while let Some(namespace) = scope.and_then(|id| module.namespace(id)) {
        if namespace.name == "std" {
            return true;
        }
        scope = namespace.scope;
    }
    false
}

pub fn template_argument(
    module: &Module,
    class: &CompositeType<'_>,
    index: usize,
) -> Option<MetadataId> {
    let parameter = module
        .tuple(class.template_parameters?)
        .flatten()
        .nth(index)?;
    module.template_parameter(parameter)?.ty
}

/// A pointer to the elements and their number.
fn contiguous(show: &mut Show<'_, '_>, element: TypeOf, place: Pointer) -> Option<String> {
    let data = show.read_pointer(place).or_else(|| null_at(show, place))?;
    let count = show.read_word(after(place, 8))?;
    if count == 0 {
        return Some("{}".into());
    }
    if let Some(gone) = show.dead(data) {
        return Some(gone);
    }
    let length = size(show.module(element.unit), element.ty)?;
    (count < LIMIT).then(|| show.elements(element, data, length, count))
}

fn null_at(show: &mut Show<'_, '_>, place: Pointer) -> Option<Pointer> {
    matches!(show.read(place, 8)?, Value::Int(0) | Value::NULL).then_some(Pointer::NULL)
}

fn string(
    show: &mut Show<'_, '_>,
    pointer_first: bool,
    character: TypeOf,
    place: Pointer,
) -> Option<String> {
    let (pointer, count) = if pointer_first { (0, 8) } else { (8, 0) };
    let count = show.read_word(after(place, count))?;
    if count == 0 {
        return Some("\"\"".into());
    }
    let data = show.read_pointer(after(place, pointer))?;
    if let Some(gone) = show.dead(data) {
        return Some(gone);
    }
    if count >= LIMIT {
        return None;
    }
    match size(show.module(character.unit), character.ty)? {
        1 => {
            let bytes: Option<Vec<u8>> = (0..count)
                .map(|at| match show.read(after(data, at), 1)? {
                    Value::Int(byte) => Some(byte as u8),
                    _ => None,
                })
                .collect();
            Some(quoted(&bytes?))
        }
        length => Some(show.elements(character, data, length, count)),
    }
}

/// Elements that each lie in memory of their own: a pointer to their slots, how many slots there are, the
/// first that is used, and the number of elements.
fn scattered(show: &mut Show<'_, '_>, element: TypeOf, place: Pointer) -> Option<String> {
    let count = show.read_word(after(place, 24))?;
    if count == 0 {
        return Some("{}".into());
    }
    let slots = show.read_pointer(place)?;
    let first = show.read_word(after(place, 16))?;
    let mut shown = Vec::new();
    for at in first..first.checked_add(count.min(SHOWN))? {
        let slot = show.read_pointer(after(slots, at * 8))?;
        shown.push(show.at(element, slot));
    }
    Some(braces(shown, count))
}

/// Where the models' member of this name lies in a class, searched through its bases and the models' own
/// members.
pub fn offset_of(module: &Module, class: &CompositeType<'_>, name: &str) -> Option<u64> {
    members(module, class).iter().find_map(|part| {
        let offset = part.offset_bits / 8;
        if part.name == name {
            return Some(offset);
        }
        let is_models = part.tag == "DW_TAG_inheritance" || part.name.starts_with("__");
        match module.debug_type(stripped(module, part.base?)?)? {
            DebugType::Composite(inner) if is_models && inner.tag != "DW_TAG_array_type" => {
                offset_of(module, &inner, name).map(|inner| offset + inner)
            }
            _ => None,
        }
    })
}

/// The type of the models' member of this name, searched likewise.
fn type_of(module: &Module, class: &CompositeType<'_>, name: &str) -> Option<MetadataId> {
    members(module, class).iter().find_map(|part| {
        if part.name == name {
            return part.base;
        }
        let is_base = part.tag == "DW_TAG_inheritance";
        match module.debug_type(stripped(module, part.base?)?)? {
            DebugType::Composite(base) if is_base => type_of(module, &base, name),
            _ => None,
        }
    })
}

/// A `link` of the models: the previous node, the next, the ring, the rank; then the value, in a
/// hashed container behind a hash and a chain.
const NEXT: u64 = 8;
const RANK: u64 = 24;
const LINKED_VALUE: u64 = 32;
const HASHED_VALUE: u64 = 48;

/// The nodes of a ring by their links.
fn ring_nodes(show: &mut Show<'_, '_>, ring: Pointer) -> Option<Vec<Pointer>> {
    if null_at(show, ring).is_some() {
        return Some(Vec::new());
    }
    let end = show.read_pointer(ring)?;
    let mut node = show.read_pointer(after(end, NEXT))?;
    let mut nodes = Vec::new();
    while node != end && (nodes.len() as u64) < LIMIT {
        nodes.push(node);
        node = show.read_pointer(after(node, NEXT))?;
    }
    Some(nodes)
}

/// The nodes in the array beside the ring of a container.
fn slot_nodes(
    show: &mut Show<'_, '_>,
    module: &Module,
    class: &CompositeType<'_>,
    place: Pointer,
) -> Option<Vec<Pointer>> {
    let ring = after(place, offset_of(module, class, "__ring")?);
    if null_at(show, ring).is_some() {
        return Some(Vec::new());
    }
    let ring = show.read_pointer(ring)?;
    let layout = stripped(module, pointee(module, type_of(module, class, "__ring")?)?)?;
    let DebugType::Composite(layout) = module.debug_type(layout)? else {
        return None;
    };
    let slots = after(ring, offset_of(module, &layout, "__slots")?);
    let used = show.read_word(after(slots, 8))?;
    if used == 0 {
        return Some(Vec::new());
    }
    let slots = show.read_pointer(slots)?;
    let nodes = (0..used.min(LIMIT)).filter_map(|at| show.read_pointer(after(slots, at * 8)));
    Some(nodes.filter(|node| *node != Pointer::NULL).collect())
}

fn sorted_nodes(
    show: &mut Show<'_, '_>,
    module: &Module,
    class: &CompositeType<'_>,
    place: Pointer,
) -> Option<Vec<Pointer>> {
    let mut nodes = slot_nodes(show, module, class, place)?;
    nodes.sort_by_key(|node| show.read_word(after(*node, RANK)));
    Some(nodes)
}

/// The values of nodes; of a map, keys and what they are mapped to.
fn elements_of(
    show: &mut Show<'_, '_>,
    nodes: &[Pointer],
    value: u64,
    parts: &[TypeOf],
) -> Option<String> {
    let mut shown = Vec::new();
    for node in nodes.iter().take(SHOWN as usize) {
        let mut texts = Vec::new();
        let mut offset = value;
        for part in parts {
            let length = size(show.module(part.unit), part.ty)?;
            // Members lie at multiples of their alignment, which for no type here is more than a word.
            let alignment = 1 << length.trailing_zeros().min(3);
            offset = offset.next_multiple_of(alignment);
            texts.push(show.at(*part, after(*node, offset)));
            offset += length;
        }
        shown.push(texts.join(": "));
    }
    Some(braces(shown, nodes.len() as u64))
}

pub fn after(place: Pointer, distance: u64) -> Pointer {
    Pointer {
        offset: place.offset.wrapping_add(distance),
        ..place
    }
}
