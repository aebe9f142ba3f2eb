//! The boundary between the Rust and the C++ of a workspace: its Rust is read, compared with what the
//! units define, and what disagrees becomes findings. What a boundary is, `verify-ffi` knows.

mod caller;
mod code;
mod compare;
mod configured;
mod making;
mod package;
mod vectors;

pub use caller::{Surroundings, caller, provided};
pub use compare::{Boundary, Disagreement, compare};
pub use configured::configure;
pub use package::read_packages;
pub use vectors::stand_ins;
