//! `verify.toml` and `[package.metadata.verify]`: what they may say, and how it is combined with the
//! command line.

mod bounds;
mod patterns;
mod read;
mod resolve;
mod settings;

pub use bounds::bounded;
pub use patterns::Patterns;
pub use read::{of_file, of_package};
pub use resolve::{MOST_ELEMENTS, job_options};
pub use settings::{EngineSettings, Headers, ParameterKind, ParameterSettings, Settings, Severity};
