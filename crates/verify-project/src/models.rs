//! The operational models as files: embedded in the binary, unpacked into a directory named by their
//! content, where clang can read them.

use crate::files::{self, FileError};
use include_dir::{Dir, include_dir};
use std::path::{Path, PathBuf};

static EMBEDDED: Dir<'_> = include_dir!("$OUT_DIR/models");

/// Names the content of the embedded models.
const HASH: &str = env!("MODELS_HASH");

/// A directory laid out as this repository, whose models are used instead of the embedded ones:
/// for those who work on the models.
const VARIABLE: &str = "CARGO_VERIFY_MODELS";

/// What the names of the directories of models begin with.
const PARTS: &str = "om-";

/// The models on disk.
#[derive(Clone, Debug)]
pub struct Models {
    root: PathBuf,
    name: String,
    /// Names the content of what has nothing to do with Qt.
    standard_name: String,
}

impl Models {
    /// Unpacks the models unless that has been done before, or there are others to use.
    pub fn unpack() -> Result<Models, FileError> {
        if let Some(root) = std::env::var_os(VARIABLE) {
            return Models::in_directory(PathBuf::from(root));
        }
        let parent = files::root()?.join("models");
        let root = parent.join(HASH);
        let name = HASH.to_owned();
        if root.is_dir() {
            let standard_name = name.clone();
            return Ok(Models {
                root,
                name,
                standard_name,
            });
        }
        files::create(&parent)?;
        let temporary = tempfile::tempdir_in(&parent).map_err(FileError::write(&root))?;
        EMBEDDED
            .extract(temporary.path())
            .map_err(FileError::write(&root))?;
        match std::fs::rename(temporary.path(), &root) {
            // Moved away: there is nothing left to remove.
            Ok(()) => drop(temporary.keep()),
            // Another run was faster.
            Err(_) if root.is_dir() => {}
            Err(source) => return Err(FileError::write(&root)(source)),
        }
        let standard_name = name.clone();
        Ok(Models {
            root,
            name,
            standard_name,
        })
    }

    fn in_directory(root: PathBuf) -> Result<Models, FileError> {
        let mut hasher = blake3::Hasher::new();
        let mut name = String::new();
        let mut standard_name = String::new();
        for model in ["om-stl", "om-qt"] {
            for part in ["include", "runtime", "verify"] {
                let part = root.join(model).join(part);
                if part.is_dir() {
                    hash(&part, &mut hasher)?;
                }
            }
            standard_name = std::mem::take(&mut name);
            name = hasher.finalize().to_hex()[..16].to_owned();
        }
        Ok(Models {
            root,
            name,
            standard_name,
        })
    }

    /// Names the content of the models.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Names the content of the models of the C and C++ libraries.
    pub fn standard_name(&self) -> &str {
        &self.standard_name
    }

    /// The headers of the standard library.
    pub fn include(&self) -> PathBuf {
        self.root.join("om-stl/include")
    }

    /// The headers of Qt, in directories of its modules.
    pub fn qt_include(&self) -> PathBuf {
        self.root.join("om-qt/include")
    }

    /// Holds `verify.h`, which any compiler may be given, and nothing else.
    pub fn own_header(&self) -> PathBuf {
        self.root.join("om-stl/verify")
    }

    /// The sources of the C library's functions.
    pub fn runtime(&self) -> PathBuf {
        self.root.join("om-stl/runtime")
    }

    /// The sources of Qt's functions.
    pub fn qt_runtime(&self) -> PathBuf {
        self.root.join("om-qt/runtime")
    }

    /// Whose path begins with one of these is a library's: the models themselves, and the system's
    /// headers for units that need those.
    pub fn library_roots(&self) -> Vec<String> {
        // Beside the models a working tree holds programs that are nobody's library.
        let models = self.root.join(PARTS).to_string_lossy().into_owned();
        // Clang names headers by the way from its own directory, too.
        let system = [
            "/usr/include",
            "/usr/lib",
            "/usr/bin/../include",
            "/usr/bin/../lib",
        ];
        std::iter::once(models)
            .chain(system.map(str::to_owned))
            .collect()
    }

    /// The path of a file of the models inside them; none for any other file.
    pub fn part<'a>(&self, file: &'a Path) -> Option<&'a Path> {
        let part = file.strip_prefix(&self.root).ok()?;
        part.to_string_lossy().starts_with(PARTS).then_some(part)
    }
}

/// Takes in every file below a directory, in the order of their names.
fn hash(directory: &Path, hasher: &mut blake3::Hasher) -> Result<(), FileError> {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(directory)
        .and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect())
        .map_err(FileError::read(directory))?;
    entries.sort();
    for entry in entries {
        if entry.is_dir() {
            hash(&entry, hasher)?;
        } else {
            hasher.update(entry.to_string_lossy().as_bytes());
            hasher.update(&files::read(&entry)?);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn beside_the_models_a_directory_may_hold_programs() {
        let directory = tempfile::tempdir().expect("a temporary directory can be made");
        let header = directory.path().join("om-stl/include/vector");
        std::fs::create_dir_all(header.parent().expect("it has one")).expect("it can be made");
        std::fs::write(&header, "").expect("it can be written");
        let models = Models::in_directory(directory.path().to_owned()).expect("they can be read");
        assert_eq!(
            models.part(&header),
            Some(Path::new("om-stl/include/vector"))
        );
        let program = directory.path().join("tests/a.cpp");
        assert_eq!(models.part(&program), None);
        let is_library = |file: &Path| {
            models
                .library_roots()
                .iter()
                .any(|root| file.to_string_lossy().starts_with(root))
        };
        assert!(is_library(&header) && !is_library(&program));
    }
}
