//! What a crate declares that is called without a path to it: inherent methods, macros, and the types
//! of fields and results, which tell whose method a call means.

use super::sources::{Source, is_for_tests};
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::{self, Visit};

/// A top-level module of a crate, or its root.
pub type Room = String;

/// The name under which items of the root itself are shown.
pub const ROOT: &str = "(root)";

pub fn room_of(module: &[String]) -> Room {
    module.first().cloned().unwrap_or_else(|| ROOT.to_owned())
}

#[derive(Default)]
pub struct Declarations {
    pub rooms: BTreeSet<Room>,
    /// What names of the root stand for: `pub use room::Name`.
    pub reexported: BTreeMap<String, Room>,
    /// The rooms that define a type of this name.
    pub types: BTreeMap<String, BTreeSet<Room>>,
    /// The rooms of the inherent methods of a type, by type and name.
    pub methods: BTreeMap<(String, String), BTreeSet<Room>>,
    /// The rooms of inherent methods, by name.
    pub by_name: BTreeMap<String, BTreeSet<Room>>,
    /// Methods that traits of the crate, its implementations of others, or our other crates have too.
    pub ambiguous: BTreeSet<String>,
    /// The type behind a field, or of what a method returns, by type and name.
    pub yields: BTreeMap<(String, String), String>,
    pub macros: BTreeMap<String, BTreeSet<Room>>,
}

impl Declarations {
    pub fn of(sources: &[Source]) -> Self {
        let mut found = Declarations::default();
        for source in sources {
            let room = room_of(&source.module);
            found.rooms.insert(room.clone());
            let mut collector = Collector {
                found: &mut found,
                room,
                module: source.module.clone(),
            };
            for item in &source.items {
                collector.visit_item(item);
            }
        }
        found
    }

    /// The names of all methods.
    pub fn method_names(&self) -> impl Iterator<Item = &String> {
        self.by_name.keys().chain(&self.ambiguous)
    }

    /// The room of a method called on a value of this type, or of one that is not known.
    pub fn method(&self, ty: Option<&str>, name: &str) -> Option<&Room> {
        if let Some(ty) = ty {
            // Types of one name in several rooms are private ones: each room means its own.
            if self.types.get(ty)?.len() > 1 {
                return None;
            }
            if let Some(rooms) = self.methods.get(&(ty.to_owned(), name.to_owned())) {
                return only(rooms);
            }
        }
        if self.ambiguous.contains(name) || ELSEWHERE.split_whitespace().any(|one| one == name) {
            return None;
        }
        only(self.by_name.get(name)?)
    }
}

pub fn only(rooms: &BTreeSet<Room>) -> Option<&Room> {
    (rooms.len() == 1).then(|| rooms.first()).flatten()
}

struct Collector<'d> {
    found: &'d mut Declarations,
    room: Room,
    module: Vec<String>,
}

impl Collector<'_> {
    fn declare(&mut self, name: &syn::Ident) {
        let rooms = self.found.types.entry(name.to_string()).or_default();
        rooms.insert(self.room.clone());
    }

    fn fields(&mut self, owner: &syn::Ident, fields: &syn::Fields) {
        for (position, field) in fields.iter().enumerate() {
            let name = match &field.ident {
                Some(name) => name.to_string(),
                None => position.to_string(),
            };
            if let Some(ty) = type_name(&field.ty) {
                self.found.yields.insert((owner.to_string(), name), ty);
            }
        }
    }
}

impl<'ast> Visit<'ast> for Collector<'_> {
    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if let (Some((_, items)), false) = (&item.content, is_for_tests(&item.attrs)) {
            self.module.push(item.ident.to_string());
            let outside = std::mem::replace(&mut self.room, room_of(&self.module));
            self.found.rooms.insert(self.room.clone());
            items.iter().for_each(|item| self.visit_item(item));
            self.module.pop();
            self.room = outside;
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        if self.module.is_empty() {
            reexports(&item.tree, &mut Vec::new(), &mut self.found.reexported);
        }
    }

    fn visit_item_struct(&mut self, item: &'ast syn::ItemStruct) {
        self.declare(&item.ident);
        self.fields(&item.ident, &item.fields);
    }

    fn visit_item_enum(&mut self, item: &'ast syn::ItemEnum) {
        self.declare(&item.ident);
    }

    fn visit_item_union(&mut self, item: &'ast syn::ItemUnion) {
        self.declare(&item.ident);
    }

    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        if let Some(name) = &item.ident {
            let rooms = self.found.macros.entry(name.to_string()).or_default();
            rooms.insert(self.room.clone());
        }
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        for member in &item.items {
            if let syn::TraitItem::Fn(method) = member {
                self.found.ambiguous.insert(method.sig.ident.to_string());
            }
        }
        visit::visit_item_trait(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        if is_for_tests(&item.attrs) {
            return;
        }
        let Some(owner) = type_name(&item.self_ty) else {
            return;
        };
        for member in &item.items {
            let syn::ImplItem::Fn(method) = member else {
                continue;
            };
            let name = method.sig.ident.to_string();
            if is_for_tests(&method.attrs) {
                continue;
            }
            if item.trait_.is_some() {
                self.found.ambiguous.insert(name);
                continue;
            }
            let key = (owner.clone(), name.clone());
            if let syn::ReturnType::Type(_, ty) = &method.sig.output
                && let Some(ty) = type_name(ty)
            {
                let ty = if ty == "Self" { owner.clone() } else { ty };
                self.found.yields.insert(key.clone(), ty);
            }
            let of_type = self.found.methods.entry(key).or_default();
            of_type.insert(self.room.clone());
            let of_name = self.found.by_name.entry(name).or_default();
            of_name.insert(self.room.clone());
        }
    }
}

/// The room behind each name that the root re-exports.
fn reexports(tree: &syn::UseTree, path: &mut Vec<String>, found: &mut BTreeMap<String, Room>) {
    let mut put = |name: &syn::Ident, path: &[String]| {
        let room = path
            .iter()
            .find(|one| !["crate", "self"].contains(&one.as_str()));
        if let Some(room) = room {
            found.insert(name.to_string(), room.clone());
        }
    };
    match tree {
        syn::UseTree::Path(inner) => {
            path.push(inner.ident.to_string());
            reexports(&inner.tree, path, found);
            path.pop();
        }
        syn::UseTree::Name(name) => put(&name.ident, path),
        syn::UseTree::Rename(name) => put(&name.rename, path),
        syn::UseTree::Group(group) => {
            for tree in &group.items {
                reexports(tree, path, found);
            }
        }
        syn::UseTree::Glob(_) => {}
    }
}

/// The name of the type whose methods a value of this one has: behind references and boxes.
pub fn type_name(ty: &syn::Type) -> Option<String> {
    match ty {
        syn::Type::Reference(reference) => type_name(&reference.elem),
        syn::Type::Paren(inner) => type_name(&inner.elem),
        syn::Type::Group(inner) => type_name(&inner.elem),
        syn::Type::Path(path) => {
            let last = path.path.segments.last()?;
            if let ("Box" | "Rc" | "Arc", syn::PathArguments::AngleBracketed(arguments)) =
                (last.ident.to_string().as_str(), &last.arguments)
                && let Some(syn::GenericArgument::Type(inner)) = arguments.args.first()
            {
                return type_name(inner);
            }
            Some(last.ident.to_string())
        }
        _ => None,
    }
}

/// Methods that types of the standard library and of others' crates have too: where nothing is known of
/// the receiver, a call of one of these means nothing.
const ELSEWHERE: &str = "
    abs add all and and_then any append arg args as_bytes as_deref as_mut as_ptr as_ref as_slice
    as_str back bit_field bool borrow borrow_mut bytes chain chars checked_add checked_mul
    checked_sub chunks clear clone cloned close cmp code collect column concat contains
    contains_key copied count count_ones default display div drain elapsed ends_with entry
    enumerate env eq err error exists exit_code expect extend extract file_name filter find
    find_map finish first flat_map flatten flush fmt fold for_each from front get get_mut hash
    id index insert into into_iter is_empty is_err is_infinite is_match is_nan is_negative
    is_none is_normal is_ok is_positive is_some is_subnormal is_zero iter iter_mut join keep
    keys kill kind last leading_zeros len line lines load lock map map_err map_or max merge
    message min mul name neg new next not nth ok open or or_default or_else or_insert
    or_insert_with output parent parse path peek persist poll pop position pow product push
    push_str range read recv remove repeat replace reserve resize retain rev root round run
    select send set sin size skip sort source span spawn splice split split_at sqrt start
    starts_with status stderr stdin stdout stem step step_by stop store strip_prefix sub success
    sum swap take text then to_bits to_owned to_string to_vec trailing_zeros trim truncate
    try_from unwrap unwrap_or unwrap_or_else value values wait with_capacity with_extension
    wrapping_add write zip
";
