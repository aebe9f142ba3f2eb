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

/// Removes directories with this beginning of a name that a killed run left behind: those that
/// nobody touched for a day.
pub fn sweep(directory: &Path, prefix: &str) {
    const OLD: std::time::Duration = std::time::Duration::from_secs(24 * 60 * 60);
    let entries = fs::read_dir(directory).into_iter().flatten().flatten();
    for entry in entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(prefix)) {
        let touched = entry.metadata().and_then(|metadata| metadata.modified());
        let age = touched.ok().and_then(|touched| touched.elapsed().ok());
        if age.is_some_and(|age| age > OLD) {
            // Another run may sweep at this moment, too.
            let _ = fs::remove_dir_all(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_old_leftovers_are_swept() {
        let directory = tempfile::tempdir().expect("a temporary directory can be made");
        let make = |name: &str, age: u64| {
            let path = directory.path().join(name);
            fs::create_dir(&path).expect("it can be made");
            let time = std::time::SystemTime::now() - std::time::Duration::from_secs(age);
            let opened = fs::File::open(&path).expect("it can be opened");
            opened.set_modified(time).expect("its time can be set");
            path
        };
        let (old, new, other) = (
            make("jobs-1", 100_000),
            make("jobs-2", 10),
            make("cache", 100_000),
        );
        sweep(directory.path(), "jobs-");
        assert!(!old.exists() && new.exists() && other.exists());
    }
}
