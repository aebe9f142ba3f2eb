//! A cargo workspace from the front's point of view: its packages, its libraries of C and C++, the
//! entry points of those, and the jobs that verify them.

mod affected;
mod discover;
mod early;
mod jobs;
mod load;
mod prepare;
mod side_files;
mod units;

pub use affected::{Affected, idle_bounds};
pub use discover::{Discovery, discover};
pub use early::EarlyBuild;
pub use jobs::{Ended, Runner, Watcher, run_all};
pub use load::{Workspace, home, package_directory};
pub use prepare::{Orders, Prepared, prepare};
