//! A cargo workspace from the front's point of view: its packages, its libraries of C and C++, the
//! entry points of those, and the jobs that verify them.

mod discover;
mod jobs;
mod load;
mod prepare;
mod side_files;

pub use discover::{Discovery, discover};
pub use jobs::{Ended, Runner, Watcher, run_all};
pub use load::{Workspace, home, package_directory};
pub use prepare::{Entry, Orders, Prepared, prepare};
