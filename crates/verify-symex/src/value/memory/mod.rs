//! The memory of a state: objects, their contents, and how contents of two states become one.

pub mod bytes;
pub mod congruence;
pub mod content;
pub mod difference;
pub mod merge;
pub mod object;
pub mod store;
pub mod symbolic;
