//! One call of a compiler, as the wrapper writes it down and the front reads it: a file of JSON in
//! the log directory, named by what the call makes, so that a later call replaces an earlier one.

use super::invocation::Invocation;
use crate::clang::Language;
use crate::files::{FileError, write};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};

/// What a driver takes a file for when neither `-x` nor the file's name says otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Driver {
    /// Compiles what is called `.c` as C and what is called `.cpp` as C++.
    C,
    /// Compiles even what is called `.c` as C++.
    Cpp,
}

/// A call of a compiler that makes code. Strings of the system, since paths need not be UTF-8.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recording {
    /// What the compiler takes files for.
    pub driver: Driver,
    /// The real compiler, without what stands before and behind it; none where it is not known.
    #[serde(default)]
    pub compiler: Option<OsString>,
    /// What followed the program's name, files of arguments (`@file`) put in their place.
    pub arguments: Vec<OsString>,
    /// Where the call was made.
    pub directory: OsString,
    /// The compiler found no headers of Qt, and compiled it against the model instead.
    #[serde(default)]
    pub lacks_qt: bool,
    /// Of the environment, what changes the meaning of the call or tells whose it is.
    pub environment: BTreeMap<String, OsString>,
}

/// The variables that change what a compiler makes of a unit.
pub const MEANINGFUL_VARIABLES: &[&str] = &[
    "CPATH",
    "C_INCLUDE_PATH",
    "CPLUS_INCLUDE_PATH",
    "SDKROOT",
    "SOURCE_DATE_EPOCH",
];

/// Those that are kept, too, since they name whose call it is. Nothing else is: environments hold secrets.
const VARIABLES: &[&str] = &[
    "OUT_DIR",
    "CARGO_MANIFEST_DIR",
    "CARGO_PKG_NAME",
    "CARGO_PKG_VERSION",
];

impl Driver {
    /// By the name of the program, where that says it; as it was asked for (`CC` or `CXX`) where not.
    pub fn of(program: &Path, asked_for: Driver) -> Driver {
        let name = program
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        // `x86_64-linux-gnu-g++-12.2` is `g++`.
        let stem = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '-' || c == '.');
        let tail = stem.rsplit('-').next().unwrap_or(stem);
        match tail {
            "c++" | "g++" | "clang++" | "icpc" | "icpx" => Driver::Cpp,
            "cc" | "gcc" | "clang" | "icc" | "icx" | "c89" | "c99" => Driver::C,
            _ => asked_for,
        }
    }
}

impl Recording {
    /// The call as it is being made, in the current directory and environment.
    pub fn of_call(
        driver: Driver,
        compiler: &Path,
        arguments: Vec<OsString>,
        directory: PathBuf,
    ) -> Recording {
        let environment = MEANINGFUL_VARIABLES
            .iter()
            .chain(VARIABLES)
            .filter_map(|name| Some(((*name).to_owned(), std::env::var_os(name)?)))
            .collect();
        Recording {
            driver,
            compiler: Some(compiler.into()),
            arguments,
            lacks_qt: false,
            directory: directory.into_os_string(),
            environment,
        }
    }

    /// What the call means.
    pub fn invocation(&self) -> Invocation {
        Invocation::parse(&self.arguments)
    }

    /// What its sources are written in.
    pub fn languages(&self) -> impl Iterator<Item = Language> {
        let invocation = self.invocation();
        let sources = invocation.sources.iter();
        let languages: Vec<Language> = sources
            .filter_map(|source| invocation.language_of(source, self.driver))
            .collect();
        languages.into_iter()
    }

    /// The value of a variable that was kept.
    pub fn variable(&self, name: &str) -> Option<&OsStr> {
        self.environment.get(name).map(OsString::as_os_str)
    }

    /// Writes the call down in the directory of the log.
    pub fn write(&self, log: &Path) -> Result<(), FileError> {
        let mut hasher = blake3::Hasher::new();
        let invocation = self.invocation();
        for name in invocation.output.iter().chain(&invocation.sources) {
            let path = Path::new(&self.directory).join(name);
            hasher.update(path.as_os_str().as_bytes()).update(&[0]);
        }
        let name = format!("{}.json", &hasher.finalize().to_hex()[..32]);
        let text = serde_json::to_vec(self).expect("strings of the system can be told in JSON");
        write(&log.join(name), &text)
    }
}

/// All calls in the log, in the order of their files' names. A file that cannot be read is none:
/// only a kill of the machine itself leaves one.
pub fn read_all(log: &Path) -> Vec<Recording> {
    files(log).iter().filter_map(|path| read(path)).collect()
}

/// The `OUT_DIR` of the last call that was made for the package in this directory.
pub fn last_out_dir(log: &Path, package: &Path) -> Option<PathBuf> {
    let out_dir = |path: &PathBuf| {
        let call = read(path)?;
        let is_its = call.variable("CARGO_MANIFEST_DIR") == Some(package.as_os_str());
        let written = std::fs::metadata(path).and_then(|data| data.modified());
        let out_dir = call.variable("OUT_DIR").filter(|_| is_its)?;
        Some((written.ok()?, PathBuf::from(out_dir)))
    };
    let last = files(log).iter().filter_map(out_dir).max();
    last.map(|(_, out_dir)| out_dir)
}

fn files(log: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(log).into_iter().flatten();
    let mut paths: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension() == Some(OsStr::new("json")))
        .collect();
    paths.sort();
    paths
}

fn read(path: &Path) -> Option<Recording> {
    serde_json::from_slice(&std::fs::read(path).ok()?).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::ffi::OsStringExt;

    #[test]
    fn the_driver_is_known_by_its_name() {
        let of = |name: &str, asked_for| Driver::of(Path::new(name), asked_for);
        assert_eq!(of("/usr/bin/g++-12", Driver::C), Driver::Cpp);
        assert_eq!(of("aarch64-linux-gnu-g++", Driver::C), Driver::Cpp);
        assert_eq!(of("clang-19", Driver::Cpp), Driver::C);
        assert_eq!(of("clang++", Driver::C), Driver::Cpp);
        assert_eq!(of("my-compiler", Driver::Cpp), Driver::Cpp);
        assert_eq!(of("my-compiler", Driver::C), Driver::C);
    }

    #[test]
    fn what_is_written_is_read_again_and_a_later_call_replaces_an_earlier_one() {
        let log = tempfile::tempdir().expect("a temporary directory can be made");
        let call = |words: &[&[u8]]| Recording {
            driver: Driver::C,
            compiler: None,
            arguments: words
                .iter()
                .map(|word| OsString::from_vec(word.to_vec()))
                .collect(),
            directory: OsString::from_vec(b"/caf\xe9".to_vec()),
            lacks_qt: false,
            environment: BTreeMap::new(),
        };
        let first = call(&[b"-c", b"a\xff.c", b"-o", b"a.o"]);
        let second = call(&[b"-c", b"-DX", b"a\xff.c", b"-o", b"a.o"]);
        first.write(log.path()).expect("the log can be written");
        second.write(log.path()).expect("the log can be written");
        std::fs::write(log.path().join("torn.json"), "{").expect("the log can be written");
        assert_eq!(read_all(log.path()), [second]);
    }

    #[test]
    fn the_directory_does_not_matter_to_absolute_paths() {
        let log = tempfile::tempdir().expect("a temporary directory can be made");
        for directory in ["/before", "/after"] {
            let call = Recording {
                driver: Driver::C,
                compiler: None,
                arguments: ["-c", "/out/a.c", "-o", "/out/a.o"]
                    .map(OsString::from)
                    .to_vec(),
                directory: directory.into(),
                lacks_qt: false,
                environment: BTreeMap::new(),
            };
            call.write(log.path()).expect("the log can be written");
        }
        let directories: Vec<OsString> = read_all(log.path())
            .into_iter()
            .map(|call| call.directory)
            .collect();
        assert_eq!(directories, ["/after"]);
    }
}
