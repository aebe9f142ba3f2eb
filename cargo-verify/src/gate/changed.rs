//! Which files changed since a revision of git, the working tree included.

use crate::error::ExpectedError;
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The files that differ from the revision, and those that git does not know.
pub fn changed_files(root: &Path, revision: &str) -> Result<BTreeSet<PathBuf>, ExpectedError> {
    let top = git(root, &["rev-parse", "--show-toplevel"])?;
    let top = PathBuf::from(OsStr::from_bytes(top.trim_ascii_end()));
    let mut changed = git(
        &top,
        &[
            "diff",
            "--name-only",
            "-z",
            "--end-of-options",
            revision,
            "--",
        ],
    )?;
    changed.extend(git(
        &top,
        &["ls-files", "-z", "--others", "--exclude-standard"],
    )?);
    let names = changed
        .split(|byte| *byte == 0)
        .filter(|name| !name.is_empty());
    Ok(names
        .map(|name| top.join(OsStr::from_bytes(name)))
        .map(|path| path.canonicalize().unwrap_or(path))
        .collect())
}

fn git(directory: &Path, arguments: &[&str]) -> Result<Vec<u8>, ExpectedError> {
    let output = Command::new("git")
        .args(arguments)
        .current_dir(directory)
        .output();
    let output = output.map_err(|source| ExpectedError::CannotStart {
        program: "git".into(),
        source,
    })?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        Err(ExpectedError::GitFailed {
            message: String::from_utf8_lossy(&output.stderr).into_owned(),
        })
    }
}
