//! The process that does a job: the other end of `job::watch`.

mod serve;

pub use serve::serve;
