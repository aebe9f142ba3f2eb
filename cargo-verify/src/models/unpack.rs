//! From the binary to a directory named by the content of the models.

use crate::cache_directory;
use crate::error::ExpectedError;
use include_dir::{Dir, include_dir};
use std::path::{Path, PathBuf};

static EMBEDDED: Dir<'_> = include_dir!("$OUT_DIR/models");

/// Names the content of all models.
pub const HASH: &str = env!("MODELS_HASH");

/// The models on disk.
#[derive(Clone, Debug)]
pub struct Models {
    root: PathBuf,
}

impl Models {
    /// Unpacks the models unless that has been done before.
    pub fn unpack() -> Result<Models, ExpectedError> {
        let parent = cache_directory::root()?.join("models");
        let root = parent.join(HASH);
        if root.is_dir() {
            return Ok(Models { root });
        }
        cache_directory::create(&parent)?;
        let failed = |source| ExpectedError::CannotWrite {
            path: root.clone(),
            source,
        };
        let temporary = tempfile::tempdir_in(&parent).map_err(failed)?;
        EMBEDDED.extract(temporary.path()).map_err(failed)?;
        match std::fs::rename(temporary.path(), &root) {
            // Moved away: there is nothing left to remove.
            Ok(()) => drop(temporary.keep()),
            // Another run was faster.
            Err(_) if root.is_dir() => {}
            Err(source) => return Err(failed(source)),
        }
        Ok(Models { root })
    }

    /// The headers of the standard library.
    pub fn include(&self) -> PathBuf {
        self.root.join("om-stl/include")
    }

    /// The sources of the C library's functions.
    pub fn runtime(&self) -> PathBuf {
        self.root.join("om-stl/runtime")
    }

    /// What lies below these paths is a library's: the models themselves, and the system's headers
    /// for units that need those.
    pub fn library_roots(&self) -> Vec<String> {
        let models = self.root.to_string_lossy().into_owned();
        vec![models, "/usr/include".to_owned(), "/usr/lib".to_owned()]
    }

    /// The path of a file of the models inside them; none for any other file.
    pub fn part<'a>(&self, file: &'a Path) -> Option<&'a Path> {
        file.strip_prefix(&self.root).ok()
    }
}
