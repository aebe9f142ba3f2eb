//! Float operators as circuits.
//!
//! A float is the word of its pattern, with one pattern for all NaNs, so moving,
//! choosing and comparing for identity cost nothing new. Arithmetic takes patterns
//! apart (`parts`), computes exactly, and rounds once (`round`).

mod arithmetic;
mod compare;
mod convert;
mod parts;
mod round;
mod translate;

pub(crate) use translate::{canonical, operator, predicate, to_integer};
