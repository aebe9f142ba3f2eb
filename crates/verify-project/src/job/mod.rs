//! A job: what goes to the process that does it, what comes back, and the end that waits for it. The
//! other end is the worker's.

mod bounds;
mod ended;
mod message;
mod watch;

pub use bounds::bounded;
pub use message::{Bytes, Job, Message};
pub use watch::{Finished, WorkerError, watch};
