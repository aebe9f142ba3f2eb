//! From recorded compilations to what will be verified: units, the libraries they make up, the
//! functions of each that Rust can call, and the modules that a call of one needs.

mod archive;
mod build;
mod entries;
mod libraries;
mod link;

pub use archive::{defined_symbols, members};
pub use build::Builder;
pub use entries::{EntryPoint, entry_points};
pub use libraries::{Owner, libraries, own_archives};
pub use link::Linker;
