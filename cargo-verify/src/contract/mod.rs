//! Contracts of the source become code that the engine executes.
//!
//! No compiler passes a clause after a declarator on to LLVM IR, so a unit that includes `verify.h` is
//! preprocessed, its clauses are moved into functions, and the result is compiled. `token.rs` reads the
//! preprocessed text, `declaration.rs` finds what a clause belongs to, `clause.rs` reads the clauses,
//! `rewrite.rs` writes the code, and `names.rs` knows what the symbols of that code stand for.

mod clause;
mod declaration;
mod names;
mod placement;
mod rewrite;
mod token;

pub use names::Contracts;
pub use rewrite::{Dialect, RewriteError, rewrite};
