//! Hash-consed bit-vector, boolean, float and array terms that are simplified as they are built.

#![warn(missing_docs)]

mod arena;
mod bits;
mod build;
mod evaluate;
mod facts;
mod float;
mod float_range;
mod fold;
mod interner;
mod print;
mod semantics;
mod smtlib;
mod substitute;
mod term;
mod transfer;
mod value;
mod walk;

pub use arena::Arena;
pub use bits::BitVector;
pub use evaluate::{Assignment, Evaluator};
pub use facts::KnownBits;
pub use float_range::FloatRange;
pub use print::Display;
pub use smtlib::{SmtLibWriter, smtlib_script, smtlib_sort, smtlib_symbol};
pub use term::{FloatFormat, MAX_ARRAY_WIDTH, MAX_WIDTH, Node, Op, RoundingMode, Sort, TermId};
pub use value::{ArrayValue, Value};
pub use walk::VariableSets;
