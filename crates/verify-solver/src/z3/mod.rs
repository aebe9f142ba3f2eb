//! Z3 in this process: everything the terms can say, floats included.

mod backend;
mod context;
mod float;
mod model;
mod session;
mod translate;
mod watchdog;

pub use backend::{Z3, Z3Mode};
