//! The boundary between the Rust and the C++ of a workspace: its Rust is read, compared with what the
//! units define, and what disagrees becomes findings. What a boundary is, `verify-ffi` knows.

mod aliases;
mod call_environment;
mod code;
mod compare;
mod configured;
mod constructing;
mod object_setup;
mod object_storage;
mod package;
mod undeclared;
mod value_spec;
mod vectors;

pub use call_environment::{BoundaryContext, caller, foreign_functions, leave_to_their_own};
pub use compare::{Boundary, Disagreement, compare};
pub use configured::configure;
pub use package::read_packages;
pub use undeclared::{add_units, undeclared};
pub use vectors::substitutes;
