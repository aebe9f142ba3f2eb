//! From libraries, or files, to jobs: units compiled, entry points found, modules linked, options
//! settled.

mod entry;
mod files;
mod functions;
mod idle_bounds;
mod side_files;
mod units;
mod workspace;

use crate::clang::{CompileError, FindError, Language};
use crate::config::ConfigError;
use crate::files::FileError;
use crate::meta_objects;
use crate::runtime::RuntimeError;
use crate::unit::Unit;
use std::path::PathBuf;

/// Jobs that could not be prepared.
#[derive(Debug, thiserror::Error)]
pub enum PrepareError {
    /// A file that was named is not there.
    #[error("`{path}` does not exist", path = path.display())]
    NoSuchFile {
        /// Where it is.
        path: PathBuf,
    },

    /// A directory was named instead of a file.
    #[error("`{path}` is a directory", path = path.display())]
    IsDirectory {
        /// Where it is.
        path: PathBuf,
    },

    /// A file is neither C, C++ nor LLVM IR.
    #[error("`{path}` is neither C nor C++ (its name ends in none of {known})", path = path.display(), known = Language::EXTENSIONS.join(", "))]
    NotASource {
        /// Where it is.
        path: PathBuf,
    },

    /// A contract is about a function that is nowhere defined.
    #[error("`{file}` has a contract for `{function}`, which no unit defines", file = file.display())]
    UnknownContract {
        /// The file.
        file: PathBuf,
        /// The function.
        function: String,
    },

    /// A file of contracts has none.
    #[error("`{file}` has no contract in it", file = file.display())]
    NoContract {
        /// The file.
        file: PathBuf,
    },

    /// Several functions go by this name.
    #[error("`{name}` may mean {count} functions", count = candidates.len())]
    AmbiguousFunction {
        /// What was asked for.
        name: String,
        /// All of them, in full.
        candidates: Vec<String>,
    },

    /// No function goes by this name.
    #[error("no function is called `{name}`")]
    NoSuchFunction {
        /// What was asked for.
        name: String,
        /// The name that was probably meant.
        suggestion: Option<String>,
    },

    /// The program has no `main`.
    #[error("there is no `main`")]
    NoMain {
        /// The functions that it has.
        functions: Vec<String>,
    },

    /// There is no clang to compile with.
    #[error(transparent)]
    Clang(#[from] FindError),

    /// A unit could not be compiled.
    #[error(transparent)]
    Compile(#[from] CompileError),

    /// The models could not be compiled.
    #[error(transparent)]
    Runtime(#[from] RuntimeError),

    /// The configuration is wrong.
    #[error(transparent)]
    Config(#[from] ConfigError),

    /// A file could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),
}

pub use entry::{all as entry_functions, resolve as entry_function};
pub use files::{Preparation, Program, real_headers_note};
pub use functions::functions_are_known;
pub use idle_bounds::idle_bounds;
pub use workspace::{Entry, PrepareOptions, Prepared, prepare};

/// Whether the build runs moc: its output is among the units.
fn has_moc_output<'u>(units: impl IntoIterator<Item = &'u Unit>) -> bool {
    units
        .into_iter()
        .any(|unit| meta_objects::is_moc_output(&unit.directory.join(&unit.source)))
}
