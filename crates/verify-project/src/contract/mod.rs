//! Contracts of the source become code that the engine executes.
//!
//! No compiler passes a clause after a declarator on to LLVM IR, so a unit that includes `verify.h` is
//! preprocessed, its clauses are moved into functions, and the result is compiled. `token.rs` reads the
//! preprocessed text, `declaration.rs` and `class.rs` find what a clause belongs to, `clause.rs` reads the
//! clauses, `members.rs` gives classes functions that make objects of them, `rewrite.rs` writes the code,
//! and `names.rs` knows what the symbols of that code stand for.

mod class;
mod clause;
mod declaration;
mod members;
mod names;
mod placement;
mod rewrite;
pub(crate) mod token;

pub use names::Contracts;
pub use rewrite::{Dialect, RewriteError, rewrite};
