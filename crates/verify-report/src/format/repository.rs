//! How files are named for services, which know them by their path in the repository, wherever the
//! command was run.

use std::path::{Path, PathBuf};

/// The directory that paths are relative to.
#[derive(Clone, Debug)]
pub struct Repository {
    current: PathBuf,
    /// Its working tree.
    pub root: PathBuf,
}

impl Repository {
    /// The working tree of git that holds the current directory; that directory where there is none.
    pub fn find() -> Repository {
        // Without a current directory nothing is below it, and paths stay as they are.
        Repository::around(std::env::current_dir().unwrap_or_default())
    }

    fn around(current: PathBuf) -> Repository {
        let root = current
            .ancestors()
            .find(|above| above.join(".git").exists());
        let root = root.unwrap_or(&current).to_owned();
        Repository { current, root }
    }

    #[cfg(test)]
    /// One with this working tree, for tests.
    pub fn at(root: &str) -> Repository {
        let root = PathBuf::from(root);
        let current = root.clone();
        Repository { current, root }
    }

    /// The path from the root where below it, the absolute one elsewhere; a file of the models by its
    /// name in reports.
    pub fn relative(&self, file: &str) -> String {
        if file.starts_with("<models>") {
            return file.to_owned();
        }
        let absolute = self.current.join(file);
        let below = absolute.strip_prefix(&self.root).unwrap_or(&absolute);
        below.to_string_lossy().into_owned()
    }

    /// Whether the file is below the root.
    pub fn has(&self, file: &str) -> bool {
        Path::new(&self.relative(file)).is_relative()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_named_from_the_root_of_the_repository() {
        let directory = tempfile::tempdir().unwrap();
        std::fs::create_dir(directory.path().join(".git")).unwrap();
        let below = directory.path().join("crates/parser");
        std::fs::create_dir_all(&below).unwrap();
        let repository = Repository::around(below);
        assert_eq!(repository.relative("a.cpp"), "crates/parser/a.cpp");
        assert_eq!(repository.relative("/usr/include/x.h"), "/usr/include/x.h");
        assert!(repository.has("a.cpp"));
        assert!(!repository.has("/usr/include/x.h"));
    }

    #[test]
    fn without_a_repository_they_are_named_from_the_current_directory() {
        let directory = tempfile::tempdir().unwrap();
        let repository = Repository::around(directory.path().to_owned());
        assert_eq!(repository.relative("a.cpp"), "a.cpp");
    }
}
