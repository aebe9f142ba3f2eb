//! Units that were compiled before. A record says which files a unit was made from, with the hashes
//! they had; the IR lies beside it under the hash of its own content.

use super::sealed;
use crate::files::{self, FileError};
use crate::unit::BuiltUnit;
use std::collections::HashMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use tempfile::TempDir;

/// Units compiled by earlier runs.
#[derive(Clone, Debug)]
pub struct UnitStore {
    directory: PathBuf,
}

/// The hashes of files, each computed once a run.
#[derive(Debug, Default)]
pub struct FileHashes(Mutex<HashMap<PathBuf, Option<String>>>);

impl FileHashes {
    /// None for a file that cannot be read.
    pub fn get(&self, path: &Path) -> Option<String> {
        let mut known = self.0.lock().expect("no holder of the lock panics");
        known
            .entry(path.to_owned())
            .or_insert_with(|| {
                let bytes = std::fs::read(path).ok()?;
                Some(blake3::hash(&bytes).to_hex()[..32].to_owned())
            })
            .clone()
    }
}

impl UnitStore {
    /// The store in this directory of a cache, which is created if it is missing.
    pub fn open(cache: &Path) -> Result<UnitStore, FileError> {
        let directory = cache.join("units");
        files::create(&directory)?;
        files::sweep(&directory, "new-");
        Ok(UnitStore { directory })
    }

    /// The store of all stand-alone files. No target directory goes away with them, so units that
    /// were not asked for lately do.
    pub fn shared(cache: &Path) -> Result<UnitStore, FileError> {
        let store = UnitStore::open(cache)?;
        files::prune(&store.directory)?;
        Ok(store)
    }

    /// A directory for one compilation, removed with the value.
    pub fn scratch(&self) -> Result<TempDir, FileError> {
        let made = tempfile::Builder::new()
            .prefix("new-")
            .tempdir_in(&self.directory);
        made.map_err(FileError::write(&self.directory))
    }

    /// Where the IR of a unit lies.
    pub fn ir(&self, unit: &BuiltUnit) -> PathBuf {
        self.directory.join(&unit.ir)
    }

    /// The unit, if all it was made from is as it was.
    pub fn find(&self, key: &str, hashes: &FileHashes) -> Option<BuiltUnit> {
        let unit: BuiltUnit = sealed::read(&self.record(key))?;
        let unchanged =
            |(file, hash): &(OsString, String)| hashes.get(Path::new(file)).as_ref() == Some(hash);
        let usable = unit.files.iter().all(unchanged) && self.is_sound(&unit);
        // What is not used for longest goes first where there is no room.
        if usable {
            files::touch(&self.record(key));
            files::touch(&self.ir(&unit));
        }
        usable.then_some(unit)
    }

    /// Moves the IR into the store and writes down what it was made from.
    pub fn keep(&self, key: &str, unit: &BuiltUnit, ir: &Path) -> Result<(), FileError> {
        let place = self.ir(unit);
        std::fs::rename(ir, &place).map_err(FileError::write(&place))?;
        sealed::write(&self.record(key), unit)
    }

    /// Whether the IR of the unit is what it was when it was compiled.
    fn is_sound(&self, unit: &BuiltUnit) -> bool {
        let bytes = std::fs::read(self.ir(unit)).unwrap_or_default();
        unit.ir.starts_with(&blake3::hash(&bytes).to_hex()[..32])
    }

    fn record(&self, key: &str) -> PathBuf {
        self.directory.join(format!("{key}.json"))
    }
}
