//! Where unpacked models and compiled runtime units are kept, and how a file gets there so that two
//! runs at once and a kill at any moment leave either the whole file or none.

use crate::error::ExpectedError;
use etcetera::BaseStrategy;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

/// `CARGO_VERIFY_CACHE`, or `cargo-verify` in the user's cache directory.
pub fn root() -> Result<PathBuf, ExpectedError> {
    let named = std::env::var_os("CARGO_VERIFY_CACHE").filter(|value| !value.is_empty());
    let directory = match named {
        Some(directory) => std::path::absolute(PathBuf::from(directory)).ok(),
        None => etcetera::choose_base_strategy()
            .ok()
            .map(|base| base.cache_dir().join("cargo-verify")),
    };
    // Its path goes into messages to workers, which are text.
    directory
        .filter(|directory| directory.to_str().is_some())
        .ok_or(ExpectedError::NoCacheDirectory)
}

/// Creates the directory and its parents.
pub fn create(directory: &Path) -> Result<(), ExpectedError> {
    fs::create_dir_all(directory).map_err(|source| ExpectedError::CannotWrite {
        path: directory.to_owned(),
        source,
    })
}

/// Writes a file under a temporary name beside its place and moves it there.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), ExpectedError> {
    let failed = |source| ExpectedError::CannotWrite {
        path: path.to_owned(),
        source,
    };
    let directory = path.parent().expect("a file of the cache has a directory");
    create(directory)?;
    let mut file = tempfile::NamedTempFile::new_in(directory).map_err(failed)?;
    file.write_all(bytes).map_err(failed)?;
    file.persist(path).map_err(|error| failed(error.error))?;
    Ok(())
}
