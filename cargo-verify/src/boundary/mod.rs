//! The boundary between the Rust and the C++ of a workspace: its Rust is read, compared with what the
//! units define, and what disagrees becomes findings. What a boundary is, `verify-ffi` knows.

mod aliases;
mod caller;
mod code;
mod compare;
mod configured;
mod constructing;
mod making;
mod package;
mod undeclared;
mod vectors;

pub use caller::{Surroundings, caller, leave_to_their_own, provided};
pub use compare::{Boundary, Disagreement, compare};
pub use configured::configure;
pub use package::read_packages;
pub use undeclared::{add_units, undeclared};
pub use vectors::stand_ins;
