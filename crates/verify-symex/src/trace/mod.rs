//! The way to a violation, in the words of the source.
//!
//! A violation comes with the choices of the execution that shows it. `search/retrace.rs` repeats that one
//! execution, all of it concrete, with variables kept in memory; `observe.rs` watches it op by op and
//! writes down what a person would call a step, `observe/variables.rs` what becomes of variables; `show.rs` and `library.rs` put values into words;
//! `slice.rs` marks the steps that the violation depends on.

mod input;
mod library;
mod names;
mod observe;
mod show;
mod slice;

pub use input::text_of_input;
pub use names::path;
pub use observe::Recorder;
pub use show::quoted;
