//! The builders, one file a family: each builder simplifies before it interns.
//!
//! Rules look a bounded way into their operands and never walk a whole term. Where a builder calls
//! itself, the depth is bounded by a constant, however deep the operands are.

mod add;
mod array;
mod bitwise;
mod boolean;
mod concat;
mod conjunction;
mod count;
mod divide;
mod equal;
mod extract;
mod float;
mod float_convert;
mod float_test;
mod fold;
mod ite;
mod lift;
mod literal;
mod multiply;
mod operator;
mod order;
mod overflow;
mod pattern;
mod shift;
