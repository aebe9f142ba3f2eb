//! A cargo workspace: its packages, what was chosen of it, and its libraries of C and C++.

mod discover;
mod early;
mod load;
mod selection;

use crate::capture::CaptureError;
use crate::config::ConfigError;
use crate::files::FileError;

/// A workspace that cannot be read or built.
#[derive(Debug, thiserror::Error)]
pub enum WorkspaceError {
    /// No package goes by this name.
    #[error("no package of the workspace is called `{name}`")]
    NoSuchPackage {
        /// What was written.
        name: String,
        /// The name that was probably meant.
        suggestion: Option<String>,
    },

    /// The build could not be watched.
    #[error(transparent)]
    Capture(#[from] CaptureError),

    /// The configuration is wrong.
    #[error(transparent)]
    Config(#[from] ConfigError),

    /// A file could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),
}

pub use discover::{Discovery, discover};
pub use early::EarlyBuild;
pub use load::{Workspace, home, package_directory};
pub use selection::Selection;
