//! What an execution is made of: values, memory, frames, path conditions, and computing with them.
//!
//! Plain data: nothing here asks a solver or files a check.

pub mod arithmetic;
pub mod execution;
pub mod memory;
pub mod path;
pub mod position;
pub mod universe;
pub mod value;
