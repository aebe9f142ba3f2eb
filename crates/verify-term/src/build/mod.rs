//! The builders, one file a family: each builder simplifies before it interns.

mod array;
mod bitvector;
mod boolean;
mod compare;
mod count;
mod extract;
mod float;
mod ite;
mod overflow;
