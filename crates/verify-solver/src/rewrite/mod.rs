//! Rewriting of whole queries, for those that are too hard as they are.
//!
//! Each pass turns a conjunction into one that is satisfiable exactly when the
//! first is, and says how a model of the second becomes one of the first.

mod backend;
mod bound;
mod equality;
mod field;
mod lift;
mod narrow;
mod polynomial;
mod query;
mod rebuild;

pub(crate) use backend::Rewriting;
pub(crate) use query::rewrite;
