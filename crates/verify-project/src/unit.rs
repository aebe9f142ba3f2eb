//! A unit, the library it is part of and what came of compiling it, as plain data.

use crate::capture::{Invocation, Recording};
use crate::clang::{Headers, Language};
use crate::ir::{Digest, Span, Symbols};
use cargo_metadata::PackageId;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use verify_ffi::Interface;

/// A source file together with how it is compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its file.
    pub source: PathBuf,
    /// What it is written in.
    pub language: Language,
    /// It only has contracts for other units.
    pub is_side_file: bool,
    /// The flags that decide what the source means.
    pub flags: Vec<OsString>,
    /// The argument of `-std=`.
    pub standard: Option<String>,
    /// Where it is compiled.
    pub directory: PathBuf,
    /// The variables that decide what it means.
    pub environment: BTreeMap<String, OsString>,
    /// The real compiler, where one was seen.
    pub compiler: Option<PathBuf>,
    /// What the real compiler makes of it.
    pub object: PathBuf,
    /// The real compiler found no headers of Qt, and was given the model's.
    pub lacks_qt: bool,
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
    /// The build script failed; it had these compiled before, now or in an earlier run.
    FailedScript,
    /// The build script failed; these are the sources that it may mean.
    Guess,
    /// The user named the files.
    Named,
}

/// Units that are linked together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    /// The package whose build script makes it; an empty one for files that the user named.
    pub package: PackageId,
    /// As the linker knows it.
    pub name: String,
    /// The units, in the order in which they are linked.
    pub units: Vec<Unit>,
    /// How its units are known.
    pub origin: Origin,
}

/// A unit that compiled.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct BuiltUnit {
    /// The name of the file of IR in the store, which is the hash of its content.
    pub ir: String,
    /// What it defines and needs.
    pub symbols: Symbols,
    /// What it offers to Rust.
    pub interface: Interface,
    /// What its functions mean.
    pub digest: Digest,
    /// The lines of its functions.
    pub spans: Vec<Span>,
    /// Whose headers it was compiled against.
    pub headers: Headers,
    /// What kept it from compiling against the models.
    pub model_error: Option<String>,
    /// The files that it was made from, the models apart, with their hashes.
    pub files: Vec<(OsString, String)>,
}

/// Where a unit is: the positions of its library and of itself there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The position of the library.
    pub library: usize,
    /// The position in the library.
    pub unit: usize,
}

/// What a verdict rests on that is about these units, for how they are known. Paths are relative to this directory.
pub fn assumed(libraries: &[Library], places: &[Place], root: &Path) -> Vec<String> {
    let mut assumed = Vec::new();
    for place in places {
        let library = &libraries[place.library];
        // Side files lie behind those of the library.
        if let Some(unit) = library.units.get(place.unit) {
            let source = unit.source.strip_prefix(root).unwrap_or(&unit.source);
            let source = source.to_string_lossy();
            assumed.extend(library.assumed(&source));
            assumed.extend(unit.lacks_qt.then(|| {
                format!("`{source}` is written for the Qt of the model: the build found none")
            }));
        }
    }
    assumed
}

impl Library {
    fn assumed(&self, source: &str) -> Option<String> {
        match self.origin {
            Origin::Archive(_) | Origin::BuildScript | Origin::CompileCommands | Origin::Named => {
                None
            }
            Origin::FailedScript => Some(format!(
                "`{source}` is compiled as the build script had it compiled before it failed"
            )),
            Origin::Guess => Some(format!(
                "`{source}` is part of the library, and its flags are guessed: the build script fails"
            )),
        }
    }
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
            lacks_qt: recording.lacks_qt,
            manifest_directory: recording.variable("CARGO_MANIFEST_DIR").map(PathBuf::from),
            directory,
        })
    }
}
