//! The way to a violation, in the words of the source.
//!
//! A violation comes with the choices of the execution that shows it. `retrace.rs` repeats that one
//! execution, all of it concrete, with variables kept in memory; `observe.rs` watches it op by op and
//! writes down what a person would call a step, `observe/variables.rs` what becomes of variables; `show.rs` and `library.rs` put values into words;
//! `slice.rs` marks the steps that the violation depends on.

mod library;
mod names;
mod observe;
mod retrace;
mod show;
mod slice;

pub use names::through_pointer;
pub use observe::Observer;
pub use show::{plain_value, quoted};
