//! Any SMT-LIB 2 solver as a process: script in, answer and values out.

mod backend;
mod child;
mod expression;
mod value;

pub use backend::{CommandError, Process};
