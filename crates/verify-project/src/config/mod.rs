//! `verify.toml` and `[package.metadata.verify]`: what they may say, and how it is combined with the
//! command line.

mod accepted;
mod choices;
mod fail_on;
mod patterns;
pub mod quantity;
mod read;
mod resolve;
mod settings;

use crate::files::FileError;
use verify_solver::ChainError;

/// Settings that make no sense.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// A file of settings is wrong.
    #[error("{place} is wrong")]
    Wrong {
        /// The file, or the section.
        place: String,
        /// What is wrong about it.
        message: String,
        /// The name that was probably meant.
        suggestion: Option<String>,
    },

    /// A pattern is wrong.
    #[error("a pattern in the configuration is wrong: {message}")]
    BadPattern {
        /// What is wrong about it.
        message: String,
    },

    /// There is no such check.
    #[error("`{name}` is not a check")]
    UnknownCheck {
        /// What was written.
        name: String,
        /// The name that was probably meant.
        suggestion: Option<String>,
    },

    /// The solvers make no chain.
    #[error(transparent)]
    Solvers(#[from] ChainError),

    /// A file could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),
}

pub use accepted::{ACCEPTED, accept};
pub use choices::RawPointers;
pub use fail_on::FailOn;
pub use patterns::Patterns;
pub use read::{of_file, of_package};
pub use resolve::{SolverSettings, job_options};
pub use settings::{
    EngineSettings, Headers, PRECONDITION, ParameterKind, ParameterSettings, Settings, Severity,
};
