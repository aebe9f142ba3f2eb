//! Files and where ours are kept: how one gets there so that two runs at once and a kill at any moment
//! leave either the whole file or none.

use etcetera::BaseStrategy;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// A file that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// A file cannot be read.
    #[error("`{path}` cannot be read", path = path.display())]
    Read {
        /// Where it is.
        path: PathBuf,
        /// What the system answered.
        #[source]
        source: io::Error,
    },

    /// A file cannot be written.
    #[error("{path} cannot be written", path = path.display())]
    Write {
        /// Where it is.
        path: PathBuf,
        /// What the system answered.
        #[source]
        source: io::Error,
    },

    /// There is no directory for what outlives a run.
    #[error("there is no directory to keep the models in")]
    NoCacheDirectory,
}

impl FileError {
    /// What failed is reading this file.
    pub fn read(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> FileError {
        let path = path.into();
        |source| FileError::Read { path, source }
    }

    /// What failed is writing this file, or into this directory.
    pub fn write(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> FileError {
        let path = path.into();
        |source| FileError::Write { path, source }
    }
}

/// `CARGO_VERIFY_CACHE`, or `cargo-verify` in the user's cache directory.
pub fn root() -> Result<PathBuf, FileError> {
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
        .ok_or(FileError::NoCacheDirectory)
}

/// Creates the directory and its parents.
pub fn create(directory: &Path) -> Result<(), FileError> {
    fs::create_dir_all(directory).map_err(FileError::write(directory))
}

/// The whole content of a file.
pub fn read(path: &Path) -> Result<Vec<u8>, FileError> {
    fs::read(path).map_err(FileError::read(path))
}

/// Writes a file under a temporary name beside its place and moves it there.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    let directory = path.parent().expect("a file of the cache has a directory");
    create(directory)?;
    let written = tempfile::NamedTempFile::new_in(directory).and_then(|mut file| {
        file.write_all(bytes)?;
        file.persist(path).map_err(|error| error.error)
    });
    written.map(drop).map_err(FileError::write(path))
}

/// A directory for what a run needs while it goes on, removed with the value.
#[derive(Debug)]
pub struct Scratch {
    directory: tempfile::TempDir,
    /// Held as long as the process lives, however it ends.
    _lock: fs::File,
}

impl Scratch {
    /// Makes one with this beginning of a name.
    pub fn new(parent: &Path, prefix: &str) -> Result<Scratch, FileError> {
        let make = || {
            let directory = tempfile::Builder::new().prefix(prefix).tempdir_in(parent)?;
            let lock = fs::File::create(directory.path().join(LOCK))?;
            lock.lock()?;
            Ok(Scratch {
                directory,
                _lock: lock,
            })
        };
        make().map_err(FileError::write(parent))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.directory.path()
    }
}

/// The file in a scratch directory whose lock says that its run goes on.
const LOCK: &str = "lock";

/// Removes directories with this beginning of a name that a killed run left behind: those whose lock nobody holds,
/// and those without a lock that nobody touched for a day.
pub fn sweep(directory: &Path, prefix: &str) {
    const OLD: Duration = Duration::from_secs(24 * 60 * 60);
    let entries = fs::read_dir(directory).into_iter().flatten().flatten();
    for entry in entries.filter(|entry| entry.file_name().to_string_lossy().starts_with(prefix)) {
        let path = entry.path();
        let is_left = match fs::File::open(path.join(LOCK)) {
            Ok(lock) => lock.try_lock().is_ok(),
            Err(_) => age(&path).is_some_and(|age| age > OLD),
        };
        if is_left {
            // Another run may sweep at this moment, too.
            let _ = fs::remove_dir_all(path);
        }
    }
}

/// How long ago a file was written or touched; none where there is no such file.
fn age(path: &Path) -> Option<Duration> {
    let touched = fs::metadata(path).and_then(|metadata| metadata.modified());
    Some(time_since(touched.ok()?))
}

/// How far a time is from now. Where clocks jump, files come from the future; they are as old as they would have to wait
/// to be new, so that they do not stay for ever.
pub fn time_since(time: SystemTime) -> Duration {
    time.elapsed().unwrap_or_else(|error| error.duration())
}

/// Marks a file as used now. Where that fails it only looks older than it is.
pub fn touch(path: &Path) {
    let _ = fs::File::open(path).and_then(|file| file.set_modified(SystemTime::now()));
}

/// How long a file that nobody asks for stays in a directory that is pruned.
const KEPT: Duration = Duration::from_secs(14 * 24 * 60 * 60);
/// How often such a directory is looked through.
const PRUNED: Duration = Duration::from_secs(24 * 60 * 60);

/// Removes the files of a directory that nobody wrote or touched lately, at most once a day.
pub fn prune(directory: &Path) -> Result<(), FileError> {
    let stamp = directory.join("pruned");
    if age(&stamp).is_none_or(|age| age > PRUNED) {
        write(&stamp, b"")?;
        remove_older(directory, KEPT);
    }
    Ok(())
}

/// Removes the files of a directory that nobody wrote or touched for so long.
fn remove_older(directory: &Path, limit: Duration) {
    let entries = fs::read_dir(directory).into_iter().flatten().flatten();
    for path in entries.map(|entry| entry.path()) {
        if path.is_file() && age(&path).is_some_and(|age| age > limit) {
            // Another run may remove it at this moment, too.
            let _ = fs::remove_file(path);
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

    #[test]
    fn what_a_killed_run_left_is_swept_at_once_and_what_is_in_use_is_not() {
        let directory = tempfile::tempdir().expect("a temporary directory can be made");
        let used = Scratch::new(directory.path(), "jobs-").expect("it can be made");
        let left = directory.path().join("jobs-left");
        fs::create_dir(&left).expect("it can be made");
        fs::write(left.join(LOCK), "").expect("it can be written");
        sweep(directory.path(), "jobs-");
        assert!(used.path().exists() && !left.exists());
    }

    #[test]
    fn what_is_not_used_is_removed() {
        let directory = tempfile::tempdir().expect("a temporary directory can be made");
        let [old, used] = ["old", "used"].map(|name| directory.path().join(name));
        for path in [&old, &used] {
            let file = fs::File::create(path).expect("it can be made");
            let time = SystemTime::now() - Duration::from_secs(100);
            file.set_modified(time).expect("its time can be set");
        }
        touch(&used);
        remove_older(directory.path(), Duration::from_secs(50));
        assert!(!old.exists() && used.exists());
    }
}
