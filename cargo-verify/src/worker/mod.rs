//! The two ends of a job: the process that does it and the one that watches it.

mod memory;
mod outcome;
pub mod protocol;
mod serve;
mod watch;

pub use serve::serve;
pub use watch::{Finished, watch};
