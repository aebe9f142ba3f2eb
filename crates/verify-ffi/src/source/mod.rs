//! Rust sources as a tree of modules with their items. Nothing here knows what a type means.

mod attributes;
mod items;
mod load;
mod macros;
mod tree;

pub(crate) use attributes::{Keep, keep, link_name, list_entries, string_value};
pub(crate) use items::namespace_of;
pub(crate) use load::load;
pub use load::{CrateRoot, Package};
pub(crate) use tree::{
    Body, BridgeModule, Definition, DefinitionKind, FileId, ForeignBlock, ModuleId, Named, Sources,
};
