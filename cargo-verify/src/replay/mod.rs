//! Repeating a counterexample outside of the engine.
//!
//! Each counterexample becomes a directory of its own: `recipe.json` says everything that is needed,
//! `driver.cpp` feeds the inputs to the real program (and calls the entry point, where that is not
//! `main`), and `build.rs` compiles both under sanitizers against the real library. How that run ends
//! decides what the report says: `judge.rs` runs it, `failure.rs` tells whether it is the same failure.

mod build;
mod driver;
mod failure;
mod judge;
mod recipe;
mod sanitizers;
mod store;
mod test;

pub use judge::{Replayed, command_line, environment};
pub use recipe::{Recipe, RecipeUnit, Start, source_hash};
pub use sanitizers::{Tool, tool};
pub use store::{Replayer, Stored};
pub use test::regression_test;
