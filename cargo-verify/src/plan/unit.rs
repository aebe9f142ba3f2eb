//! A unit and the library it is part of, as plain data.

use crate::capture::{Invocation, Recording};
use crate::clang::Language;
use cargo_metadata::PackageId;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// A source file together with how it is compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    pub source: PathBuf,
    pub language: Language,
    /// It only has contracts for other units.
    pub is_side_file: bool,
    /// The flags that decide what the source means.
    pub flags: Vec<OsString>,
    /// The argument of `-std=`.
    pub standard: Option<String>,
    pub directory: PathBuf,
    pub environment: BTreeMap<String, OsString>,
    /// The real compiler, where one was seen.
    pub compiler: Option<PathBuf>,
    /// What the real compiler makes of it.
    pub object: PathBuf,
    /// The `OUT_DIR` that the call was made with.
    pub out_dir: Option<PathBuf>,
    /// The package that the call was made for.
    pub manifest_directory: Option<PathBuf>,
}

/// How it is known which units a library has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// They are the members of this static library.
    Archive(PathBuf),
    /// A build script compiled them; they are in no static library that it links.
    BuildScript,
    /// A compilation database lists them.
    CompileCommands,
    /// The build script failed; these are the sources that it may mean.
    Guess,
}

/// Units that are linked together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    pub package: PackageId,
    pub name: String,
    pub units: Vec<Unit>,
    pub origin: Origin,
}

impl Unit {
    /// The units of one call: one for each C or C++ source that exists.
    pub fn of_recording(recording: &Recording) -> Vec<Unit> {
        let invocation = recording.invocation();
        let sources = invocation.sources.iter();
        sources
            .filter_map(|source| Unit::of_source(source, &invocation, recording))
            .collect()
    }

    fn of_source(
        source: &OsString,
        invocation: &Invocation,
        recording: &Recording,
    ) -> Option<Unit> {
        let directory = PathBuf::from(&recording.directory);
        let language = invocation.language_of(source, recording.driver)?;
        let path = directory.join(source);
        let object = match &invocation.output {
            Some(output) => directory.join(output),
            None => directory
                .join(Path::new(path.file_stem()?))
                .with_extension("o"),
        };
        Some(Unit {
            source: path,
            language,
            flags: invocation.flags.clone(),
            standard: invocation.standard.clone(),
            object,
            compiler: recording.compiler.as_ref().map(PathBuf::from),
            environment: recording
                .environment
                .iter()
                .filter(|(name, _)| !name.starts_with("CARGO_") && *name != "OUT_DIR")
                .map(|(name, value)| (name.clone(), value.clone()))
                .collect(),
            out_dir: recording.variable("OUT_DIR").map(PathBuf::from),
            is_side_file: false,
            manifest_directory: recording.variable("CARGO_MANIFEST_DIR").map(PathBuf::from),
            directory,
        })
    }
}
