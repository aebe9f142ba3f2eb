//! Terms as SMT-LIB 2 text, for solvers behind a pipe and for query logs.

mod expression;
mod symbol;
mod writer;

pub use symbol::{smtlib_sort, smtlib_symbol};
pub use writer::{SmtLibWriter, smtlib_script};
