//! Iterators of the library by what they point to, as the models lay them out: `&v[2]`, `m.find(3)`, `l.end()`.

use super::{
    HASHED_VALUE, LIMIT, LINKED_VALUE, NEXT, after, is_standard, offset_of, template_argument,
};
use crate::program::debug_type::{TypeOf, members, pointee, size, stripped};
use crate::trace::show::Show;
use crate::value::{ObjectId, Pointer};
use verify_ir::debug_info::{CompositeType, DebugType};
use verify_ir::{MetadataId, Module};

/// Where a node tells its ring, which begins with the node that stands for the end.
const RING: u64 = 16;
/// Where the number of elements lies in what iterators of sequences refer to, and the first position.
const VECTOR_SIZE: u64 = 8;
const DEQUE_FIRST: u64 = 16;
const DEQUE_SIZE: u64 = 24;

/// The class of the models that an iterator is of.
pub fn class(module: &Module, of: TypeOf) -> Option<CompositeType<'_>> {
    let DebugType::Composite(class) = module.debug_type(stripped(module, of.ty)?)? else {
        return None;
    };
    is_iterator(module, &class).then_some(class)
}

fn is_iterator(module: &Module, class: &CompositeType<'_>) -> bool {
    let is_models = class
        .scope
        .and_then(|scope| module.namespace(scope))
        .is_some_and(|namespace| namespace.name == "__om");
    is_models && kind(class).ends_with("_iterator")
}

/// The name of a class without what it is a template of.
fn kind<'m>(class: &CompositeType<'m>) -> &'m str {
    class.name.split('<').next().unwrap_or_default()
}

/// An iterator of the models'; none for everything else.
pub fn show(
    show: &mut Show<'_, '_>,
    module: &Module,
    of: TypeOf,
    class: &CompositeType<'_>,
    place: Pointer,
) -> Option<String> {
    if !is_iterator(module, class) {
        return None;
    }
    let element = TypeOf {
        ty: template_argument(module, class, 0)?,
        ..of
    };
    let text = match kind(class) {
        "contiguous_iterator" => in_sequence(show, module, class, place, None),
        "deque_iterator" => in_sequence(show, module, class, place, Some(DEQUE_FIRST)),
        "hashed_iterator" => node(show, element, place, HASHED_VALUE),
        "linked_iterator" | "forward_linked_iterator" | "sorted_iterator" => {
            node(show, element, place, LINKED_VALUE)
        }
        _ => None,
    };
    Some(text.unwrap_or_else(|| "<an iterator>".to_owned()))
}

/// An iterator of a sequence: a block that tells its owner, and a position.
fn in_sequence(
    show: &mut Show<'_, '_>,
    module: &Module,
    class: &CompositeType<'_>,
    place: Pointer,
    first: Option<u64>,
) -> Option<String> {
    let block = show.read_pointer(place)?;
    if block.object == ObjectId::NONE || show.is_dead(block) {
        return None;
    }
    let position = show.read_word(after(place, 8))?;
    let mut parts = members(module, class).into_iter();
    let member = parts.find(|part| part.tag == "DW_TAG_member")?;
    let ty = stripped(module, pointee(module, member.base?)?)?;
    let DebugType::Composite(layout) = module.debug_type(ty)? else {
        return None;
    };
    let owner = show.read_pointer(after(block, offset_of(module, &layout, "__owner")?))?;
    let (first, size) = match first {
        Some(first) => (show.read_word(after(owner, first))?, DEQUE_SIZE),
        None => (0, VECTOR_SIZE),
    };
    let count = show.read_word(after(owner, size))?;
    let name = show.name_of_object(owner)?;
    match position.checked_sub(first)? {
        index if index == count => Some(format!("{name}.end()")),
        index => Some(format!("&{name}[{index}]")),
    }
}

/// The ring that a node is part of.
pub fn ring_of(show: &mut Show<'_, '_>, node: Pointer) -> Option<Pointer> {
    show.read_pointer(after(node, RING))
}

/// An iterator that is a pointer to a node: by its container, where the source names that, and the element's
/// key or position.
fn node(show: &mut Show<'_, '_>, element: TypeOf, place: Pointer, value: u64) -> Option<String> {
    let node = show.read_pointer(place)?;
    if node.object == ObjectId::NONE {
        return None;
    }
    if show.is_dead(node) {
        return Some("<an iterator to an element that was erased>".to_owned());
    }
    let ring = ring_of(show, node)?;
    let Some(owner) = owner(show, ring.object) else {
        return Some(match ring == node {
            true => "<the end iterator>".to_owned(),
            false => format!("&{}", show.at(element, after(node, value))),
        });
    };
    let name = owner.name;
    if ring == node {
        return Some(format!("{name}.end()"));
    }
    let key = match owner.holds {
        Holds::Keys => element,
        Holds::Pairs => first_member(show.module(element.unit), element)?,
        Holds::Elements { before } => {
            return Some(match position(show, ring, node)?.checked_sub(before) {
                None => format!("{name}.before_begin()"),
                Some(0) => format!("{name}.begin()"),
                Some(index) => format!("std::next({name}.begin(), {index})"),
            });
        }
    };
    let key = show.at(key, after(node, value));
    Some(format!("{name}.find({key})"))
}

/// A container of nodes that the source has a name for.
struct Owner {
    name: String,
    holds: Holds,
}

enum Holds {
    /// In an order of the program's, behind so many nodes that are none of them.
    Elements {
        before: u64,
    },
    Keys,
    Pairs,
}

/// The container whose ring this is, found where variables hold a pointer to it.
fn owner(show: &mut Show<'_, '_>, ring: ObjectId) -> Option<Owner> {
    for named in show.variables() {
        let modules = show.modules();
        let module = &modules[named.of.unit as usize];
        let Some(length) = size(module, named.of.ty).filter(|length| *length <= LIMIT) else {
            continue;
        };
        for offset in (0..length).step_by(8) {
            let place = Pointer::at(named.object, offset);
            let refers = |found: Pointer| found.object == ring;
            if show.is_dead(place) || !show.read_pointer(place).is_some_and(refers) {
                continue;
            }
            if let Some(holds) = container_at(module, named.of.ty, offset)
                && let Some(name) = show.name_of_object(place)
            {
                return Some(Owner { name, holds });
            }
        }
    }
    None
}

/// What the container of the library's holds that has a member here.
fn container_at(module: &Module, ty: MetadataId, offset: u64) -> Option<Holds> {
    let (mut ty, mut offset) = (stripped(module, ty)?, offset);
    loop {
        let DebugType::Composite(class) = module.debug_type(ty)? else {
            return None;
        };
        if is_standard(module, &class) {
            return match kind(&class) {
                "list" => Some(Holds::Elements { before: 0 }),
                "forward_list" => Some(Holds::Elements { before: 1 }),
                "set" | "multiset" | "unordered_set" | "unordered_multiset" => Some(Holds::Keys),
                "map" | "multimap" | "unordered_map" | "unordered_multimap" => Some(Holds::Pairs),
                _ => None,
            };
        }
        if class.tag == "DW_TAG_array_type" {
            ty = stripped(module, class.base?)?;
            offset %= size(module, ty)?.max(1);
            continue;
        }
        let parts = members(module, &class);
        let part = parts.iter().find(|part| {
            let start = part.offset_bits / 8;
            let length = part.base.and_then(|base| size(module, base)).unwrap_or(0);
            (start..start + length).contains(&offset)
        })?;
        offset -= part.offset_bits / 8;
        ty = stripped(module, part.base?)?;
    }
}

/// The type of a pair's first member.
fn first_member(module: &Module, pair: TypeOf) -> Option<TypeOf> {
    let DebugType::Composite(class) = module.debug_type(stripped(module, pair.ty)?)? else {
        return None;
    };
    let parts = members(module, &class);
    let first = parts.iter().find(|part| part.name == "first")?;
    Some(TypeOf {
        ty: first.base?,
        ..pair
    })
}

/// How many nodes there are before one, in the order of their links.
fn position(show: &mut Show<'_, '_>, end: Pointer, node: Pointer) -> Option<u64> {
    let mut at = show.read_pointer(after(end, NEXT))?;
    let mut index = 0;
    while at != node {
        if at == end || index > LIMIT {
            return None;
        }
        at = show.read_pointer(after(at, NEXT))?;
        index += 1;
    }
    Some(index)
}
