//! Functions that the engine itself implements: one file a library, one table row a function.

pub mod allocation;
pub mod contract;
pub mod cxxabi;
pub mod directive;
mod jump;
pub mod memory;
pub mod model;
pub mod process;
pub mod question;
pub mod release;
pub mod resize;
pub mod sanitizer;
pub mod table;
pub mod thread;
pub mod uninterpreted;

pub use crate::engine::shim::{Call, Reply};
