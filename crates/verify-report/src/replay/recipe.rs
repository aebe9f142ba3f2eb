//! Everything that repeating a counterexample takes, as plain data.

use crate::Finding;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use verify_project::clang::{Language, sanitizers_left_out};
use verify_symex::call_environment::{Becomes, CallEnvironment, ValueSpec};
use verify_symex::outcome::{Counterexample, Place};
use verify_symex::{CheckSet, Code};

/// Goes up when older recipes cannot be read any more.
pub const VERSION: u32 = 5;

/// A source and how it is compiled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecipeUnit {
    /// Its file.
    pub source: PathBuf,
    /// What it is written in.
    pub language: Language,
    /// The flags that decide what it means.
    pub flags: Vec<String>,
    /// The argument of `-std=`, where it is named apart from the flags.
    pub standard: Option<String>,
    /// Where it is compiled.
    pub directory: PathBuf,
    /// The variables that decide what it means.
    pub environment: BTreeMap<String, String>,
    /// What the source was when it was verified; none where it could not be read.
    pub hash: Option<String>,
    /// The compiler that the user's build compiles it with, where that is known.
    pub compiler: Option<PathBuf>,
}

/// Where the program starts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// The linkage name of the entry point; none for `main`.
    pub entry: Option<String>,
    /// Rust declares it.
    pub from_rust: bool,
}

/// What Rust takes a result for, as far as a program without Rust can look at that.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReturnCheck {
    /// One of these numbers of so many bits.
    OneOf { bits: u32, values: Vec<i128> },
    /// A pointer to something that is there.
    Pointer {
        nullable: bool,
        /// To a text that ends.
        is_text: bool,
        /// Rust releases it as its own.
        is_released: bool,
    },
}

impl ReturnCheck {
    /// What a caller relies on; none where nothing of it can be looked at.
    pub fn of(caller: &CallEnvironment) -> Option<ReturnCheck> {
        if caller.reports_errors {
            return None;
        }
        let uses = &caller.uses_of_result;
        if !uses.is_empty() {
            return Some(ReturnCheck::Pointer {
                nullable: uses.iter().all(|one| one.null_checked),
                is_text: uses.iter().any(|one| one.becomes == Becomes::Text),
                is_released: uses.iter().any(|one| one.becomes == Becomes::Owned),
            });
        }
        match &caller.result {
            ValueSpec::OneOf { bits, values } => Some(ReturnCheck::OneOf {
                bits: *bits,
                values: values.clone(),
            }),
            ValueSpec::Pointer(pointee) => Some(ReturnCheck::Pointer {
                nullable: pointee.nullable,
                is_text: false,
                is_released: false,
            }),
            _ => None,
        }
    }
}

/// A counterexample with all that repeating it takes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Recipe {
    /// Of the format.
    pub version: u32,
    /// The units, in the order in which they are linked.
    pub units: Vec<RecipeUnit>,
    /// Where the program starts.
    pub start: Start,
    /// What the units need and none of them defines.
    pub needed: BTreeSet<String>,
    /// What kind of violation it is.
    pub code: Code,
    /// What is wrong, in a sentence.
    pub message: String,
    /// Where it happened.
    pub place: Place,
    /// The execution to repeat.
    pub counterexample: Counterexample,
    /// The library's function that it happens inside of: its model's checks may notice what the real one does
    /// not.
    pub in_library: Option<String>,
    /// The sanitizers of checks that were not to be made.
    #[serde(default)]
    pub left_out: Vec<String>,
    /// What the caller takes the result for.
    pub return_check: Option<ReturnCheck>,
    /// Nothing says that the function is called so.
    #[serde(default)]
    pub latent: bool,
}

/// Names the content of a source.
pub fn source_hash(source: &Path) -> Option<String> {
    Some(blake3::hash(&std::fs::read(source).ok()?).to_hex()[..32].to_owned())
}

impl Recipe {
    /// The sources that are not what they were.
    pub fn changed(&self) -> impl Iterator<Item = &Path> {
        let changed = self
            .units
            .iter()
            .filter(|unit| source_hash(&unit.source) != unit.hash);
        changed.map(|unit| unit.source.as_path())
    }

    /// The recipe of a finding of the program that is made of these units.
    pub fn new(
        finding: &Finding,
        units: Vec<RecipeUnit>,
        start: Start,
        needed: BTreeSet<String>,
        checks: &CheckSet,
    ) -> Recipe {
        Recipe {
            version: VERSION,
            units,
            start,
            needed,
            code: finding.code,
            message: finding.message.clone(),
            place: finding.place.clone(),
            counterexample: finding.counterexample.clone(),
            in_library: finding.inside.last().map(|place| place.function.clone()),
            left_out: sanitizers_left_out(checks).map(str::to_owned).collect(),
            return_check: None,
            latent: finding.requires.is_some(),
        }
    }

    /// What the counterexample is called: the same for the same bug at the same place.
    pub fn id(&self) -> String {
        let mut hasher = blake3::Hasher::new();
        let entry = self.start.entry.as_deref().unwrap_or("main");
        let line = self.place.line.to_string();
        for part in [
            entry,
            self.code.as_str(),
            &self.place.file,
            &line,
            &self.message,
        ] {
            hasher.update(part.as_bytes());
            hasher.update(&[0]);
        }
        hasher.finalize().to_hex()[..10].to_owned()
    }
}

#[cfg(test)]
impl Recipe {
    /// One of nothing, for tests to fill in.
    pub fn sample(code: Code) -> Recipe {
        Recipe {
            version: VERSION,
            units: Vec::new(),
            start: Start {
                entry: None,
                from_rust: false,
            },
            needed: BTreeSet::new(),
            code,
            message: String::new(),
            place: Place {
                file: "src/a.c".to_owned(),
                line: 1,
                column: 1,
                function: "main".to_owned(),
            },
            counterexample: Counterexample::default(),
            in_library: None,
            left_out: Vec::new(),
            return_check: None,
            latent: false,
        }
    }
}
