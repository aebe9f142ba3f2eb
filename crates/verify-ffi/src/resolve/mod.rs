//! Names and types of the sources resolved: to definitions, to bytes.

mod composite;
mod constant;
mod name;
mod primitive;
mod types;

pub(crate) use name::Meaning;
pub(crate) use types::{Context, Resolver};
