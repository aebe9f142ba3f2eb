//! Repeating a counterexample outside of the engine.
//!
//! Each counterexample becomes a directory of its own: `recipe.json` says everything that is needed,
//! `driver.cpp` feeds the inputs to the real program (and calls the entry point, where that is not
//! `main`: `call.rs`; without Rust, where that is a bridge: `rust_half.rs`), and `build.rs` compiles both under sanitizers against the real library. How that run ends
//! decides what the report says: `judge.rs` runs it, `failure.rs` tells whether it is the same failure.

mod allocations;
mod build;
mod call;
mod driver;
mod failure;
mod findings;
mod headers_only;
mod judge;
mod no_arguments;
mod recipe;
mod rust_half;
mod sanitizers;
mod store;
mod symbolizer;
mod test;

pub use findings::Findings;
pub use judge::{command_line, environment};
pub use recipe::{Recipe, RecipeUnit, Start, source_hash};
pub use sanitizers::{OF_MODELS, Tool, tool};
pub use store::{ReplayError, Replayer, Stored};
pub use symbolizer::symbolizer;
pub use test::regression_test;
