//! What changed since a revision of git, the working tree included: files, and lines of them.
//!
//! A change inside of a function concerns whoever reaches that function; any other change to a file (types,
//! macros, constants, declarations, code that the compiler evaluates itself) may concern everything that
//! is made from the file.

use crate::process::{ProcessError, ask};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Changes that could not be found out.
#[derive(Debug, thiserror::Error)]
pub enum ChangesError {
    /// Git does not answer.
    #[error("git cannot tell what changed")]
    GitFailed {
        /// What the other program or reader printed.
        message: String,
    },

    /// A program could not be run.
    #[error(transparent)]
    Process(#[from] ProcessError),
}

/// The changes to one file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// It is new, or nothing is known about its lines.
    Whole,
    /// These parts, in lines of the file as it is now.
    Parts(Vec<Part>),
}

/// A part of a file that changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The lines that it touches; where something was only removed, the lines around it.
    pub first: u32,
    pub last: u32,
    /// It can only be part of one function: it has no directive of the preprocessor and makes no function
    /// what the compiler makes of it, and ends no block that it does not begin.
    pub is_inner: bool,
    /// It has blank lines and comments to the end of a line only, before and after.
    pub is_comment: bool,
    /// The names in it, before and after.
    pub words: BTreeSet<String>,
}

/// The changes to each file, by its canonical path.
pub type Changes = BTreeMap<PathBuf, Change>;

/// These files, named from this directory: of those that differ from `HEAD` what differs, of the others everything;
/// and what else differs from `HEAD`. Where there is no `HEAD`, all of these files.
pub fn changes_of_files(root: &Path, directory: &Path, files: &[PathBuf]) -> Changes {
    let mut found = changes(root, "HEAD").unwrap_or_default();
    for file in files {
        found
            .entry(absolute(directory, file.as_os_str()))
            .or_insert(Change::Whole);
    }
    found
}

/// The files that differ from the revision, and those that git does not know.
pub fn changes(root: &Path, revision: &str) -> Result<Changes, ChangesError> {
    let top = git(root, &["rev-parse", "--show-toplevel"])?;
    let top = PathBuf::from(OsStr::from_bytes(top.trim_ascii_end()));
    let names = git(
        &top,
        &[
            "diff",
            "--name-only",
            "--no-renames",
            "-z",
            "--end-of-options",
            revision,
            "--",
        ],
    )?;
    let unknown = git(&top, &["ls-files", "-z", "--others", "--exclude-standard"])?;
    let mut changes = BTreeMap::new();
    for name in words(&unknown) {
        changes.insert(absolute(&top, name), Change::Whole);
    }
    for name in words(&names) {
        let path = absolute(&top, name);
        let words = [
            "diff",
            "--unified=0",
            "--no-color",
            "--no-ext-diff",
            "--no-renames",
            "--end-of-options",
            revision,
            "--",
        ];
        // Named by itself, so that no name has to be read out of the text.
        let diff = git_about(&top, &words, name)?;
        changes.insert(
            path,
            parts(&String::from_utf8_lossy(&diff)).map_or(Change::Whole, Change::Parts),
        );
    }
    Ok(changes)
}

fn words(text: &[u8]) -> impl Iterator<Item = &OsStr> {
    text.split(|byte| *byte == 0)
        .filter(|name| !name.is_empty())
        .map(OsStr::from_bytes)
}

fn absolute(top: &Path, name: &OsStr) -> PathBuf {
    let path = top.join(name);
    path.canonicalize().unwrap_or(path)
}

/// The parts that a diff of one file without context tells; none where it tells no lines.
fn parts(diff: &str) -> Option<Vec<Part>> {
    let mut parts = Vec::new();
    let (mut removed, mut added) = (Vec::new(), Vec::new());
    let mut range = None;
    for line in diff.lines().chain(["@@"]) {
        if line.starts_with("@@") {
            if let Some((first, last)) = range {
                let lines = || removed.iter().chain(&added).copied();
                parts.push(Part {
                    first,
                    last,
                    is_inner: is_inner(&removed) && is_inner(&added),
                    is_comment: lines().all(is_comment),
                    words: lines().flat_map(names).collect(),
                });
            }
            removed.clear();
            added.clear();
            range = new_range(line);
        } else if range.is_some() {
            match line.as_bytes().first() {
                Some(b'-') => removed.push(&line[1..]),
                Some(b'+') => added.push(&line[1..]),
                _ => {}
            }
        }
    }
    (!parts.is_empty()).then_some(parts)
}

/// The lines that `@@ -1,2 +3,4 @@` names on its right.
fn new_range(header: &str) -> Option<(u32, u32)> {
    let range = header.split(' ').find_map(|word| word.strip_prefix('+'))?;
    let (start, count) = range.split_once(',').unwrap_or((range, "1"));
    let (start, count): (u32, u32) = (start.parse().ok()?, count.parse().ok()?);
    Some(match count {
        // What was removed stood between this line and the next.
        0 => (start, start + 1),
        _ => (start, start + count - 1),
    })
}

/// Whether a line says nothing to a compiler, Rust's documentation among it.
fn is_comment(line: &str) -> bool {
    let line = line.trim();
    line.is_empty() || line.starts_with("//")
}

fn names(line: &str) -> impl Iterator<Item = String> {
    let is_between = |letter: char| !(letter.is_alphanumeric() || letter == '_');
    let words = line.split(is_between).filter(|word| !word.is_empty());
    words.map(str::to_owned)
}

/// Whether lines can be part of one function only.
fn is_inner(lines: &[&str]) -> bool {
    let mut depth = 0_i32;
    for line in lines {
        if line.trim_start().starts_with('#')
            || line.contains("= default")
            || line.contains("= delete")
        {
            return false;
        }
        for byte in line.bytes() {
            depth += i32::from(byte == b'{') - i32::from(byte == b'}');
            if depth < 0 {
                return false;
            }
        }
    }
    true
}

fn git(directory: &Path, arguments: &[&str]) -> Result<Vec<u8>, ChangesError> {
    run(Command::new("git").args(arguments).current_dir(directory))
}

/// The same about one file, whatever its name.
fn git_about(directory: &Path, arguments: &[&str], file: &OsStr) -> Result<Vec<u8>, ChangesError> {
    let mut command = Command::new("git");
    run(command
        .arg("--literal-pathspecs")
        .args(arguments)
        .arg(file)
        .current_dir(directory))
}

fn run(command: &mut Command) -> Result<Vec<u8>, ChangesError> {
    let output = ask(command)?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        Err(ChangesError::GitFailed {
            message: String::from_utf8_lossy(&output.stderr).into_owned(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(first: u32, last: u32, is_inner: bool) -> Part {
        Part {
            first,
            last,
            is_inner,
            is_comment: false,
            words: BTreeSet::new(),
        }
    }

    #[test]
    fn hunks_become_parts_of_the_new_file() {
        let diff = "diff --git a/a.c b/a.c\n--- a/a.c\n+++ b/a.c\n\
                    @@ -3 +3 @@ int f() {\n-  return 1;\n+  return 2;\n\
                    @@ -9,2 +8,0 @@\n-  int n;\n-  n = 1;\n\
                    @@ -20,0 +18,2 @@\n+#define X 1\n+\n\
                    @@ -30,3 +30 @@\n-}\n-int g(long n) {\n-  return 1;\n+  return 2;\n";
        let expected = vec![
            part(3, 3, true),
            part(8, 9, true),
            part(18, 19, false),
            part(30, 30, false),
        ];
        let mut found = parts(diff).expect("it tells lines");
        assert!(found[1].words.contains("n") && found[3].words.contains("g"));
        for part in &mut found {
            part.words.clear();
        }
        assert_eq!(found, expected);
        let comment = parts("@@ -1 +1 @@\n-// a\n+/// b\n").expect("it tells lines");
        assert!(comment[0].is_comment);
    }

    #[test]
    fn a_diff_without_lines_tells_nothing() {
        assert_eq!(parts("Binary files a/x and b/x differ\n"), None);
        assert_eq!(parts(""), None);
    }
}
