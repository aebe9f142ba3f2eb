//! Iterators of the library by what they point to, as the models lay them out: `&v[2]`, `v.end()`.

use super::{HASHED_VALUE, LINKED_VALUE, after, offset_of, template_argument};
use crate::debug_type::{TypeOf, members, pointee, stripped};
use crate::trace::show::Show;
use crate::value::{ObjectId, Pointer};
use verify_ir::Module;
use verify_ir::debug_info::{CompositeType, DebugType};

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
        "linked_iterator" | "sorted_iterator" => node(show, element, place, LINKED_VALUE),
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
    let member = members(module, class).into_iter().next()?;
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

/// An iterator that is a pointer to a node.
fn node(show: &mut Show<'_, '_>, element: TypeOf, place: Pointer, value: u64) -> Option<String> {
    let node = show.read_pointer(place)?;
    if node.object == ObjectId::NONE {
        return None;
    }
    if show.is_dead(node) {
        return Some("<an iterator to an element that was erased>".to_owned());
    }
    if show.read_pointer(after(node, RING))? == node {
        return Some("<the end iterator>".to_owned());
    }
    Some(format!("&{}", show.at(element, after(node, value))))
}
