//! `cargo verify`: the C and C++ of a workspace.

mod gate;
mod run;
mod verify;

pub use verify::{accept, parallelism, shown, with_units, workspace};
