//! Watching a build: our binary stands in for the compilers, writes down what each is asked to
//! compile and runs the real one.

mod build_error;
mod cargo_config;
mod cargo_run;
mod compile_commands;
mod compiler_probes;
mod compilers;
mod guess;
mod invocation;
mod output;
mod recording;
mod without_qt;
mod wrapper;

use crate::files::FileError;
use crate::process::ProcessError;
use std::path::PathBuf;
use std::time::Duration;

/// A build that could not be watched.
#[derive(Debug, thiserror::Error)]
pub enum CaptureError {
    /// Cargo could not begin.
    #[error("cargo failed")]
    CargoFailed {
        /// What the other program or reader printed.
        message: String,
    },

    /// The build took too long.
    #[error("the build did not end within {limit:?}")]
    BuildTimedOut {
        /// How long it was allowed to take.
        limit: Duration,
        /// What it printed until then.
        message: String,
    },

    /// The compilation database is none.
    #[error("`{path}` is no compilation database", path = path.display())]
    BadCompileCommands {
        /// Where it is.
        path: PathBuf,
        /// What the other program or reader printed.
        message: String,
    },

    /// A file could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),

    /// A program could not be run.
    #[error(transparent)]
    Process(#[from] ProcessError),
}

pub use build_error::BuildError;
pub use cargo_config::configured_target;
pub use cargo_run::{BuildScript, Built, Watched, host, watch};
pub use compile_commands::read as read_compile_commands;
pub use compilers::Target;
pub use guess::guess;
pub use invocation::Invocation;
#[cfg(test)]
pub use recording::Driver;
pub use recording::{MEANINGFUL_VARIABLES, Recording, last_out_dir, read_all};
pub use wrapper::play as play_compiler;
