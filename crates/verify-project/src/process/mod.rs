//! Child processes: run to their end under limits, and how much memory they use.

mod memory;
mod run;

pub use memory::{own_peak, resident_tree};
pub use run::{Limits, ProcessError, Ran, Waited, ask, end, run, show, wait};
