//! Everything that repeating a counterexample takes, as plain data.

use crate::clang::{Language, sanitizers_left_out};
use crate::report::Finding;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use verify_symex::caller::{Becomes, Caller, Shape};
use verify_symex::outcome::{Argument, Input, Place};
use verify_symex::{CheckSet, Code};

/// Goes up when older recipes cannot be read any more.
pub const VERSION: u32 = 4;

/// A source and how it is compiled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecipeUnit {
    pub source: PathBuf,
    pub language: Language,
    pub flags: Vec<String>,
    pub standard: Option<String>,
    pub directory: PathBuf,
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
pub enum Relied {
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

impl Relied {
    /// What a caller relies on; none where nothing of it can be looked at.
    pub fn of(caller: &Caller) -> Option<Relied> {
        if caller.tells_errors {
            return None;
        }
        let uses = &caller.uses_of_result;
        if !uses.is_empty() {
            return Some(Relied::Pointer {
                nullable: uses.iter().all(|one| one.null_checked),
                is_text: uses.iter().any(|one| one.becomes == Becomes::Text),
                is_released: uses.iter().any(|one| one.becomes == Becomes::Owned),
            });
        }
        match &caller.result {
            Shape::OneOf { bits, values } => Some(Relied::OneOf {
                bits: *bits,
                values: values.clone(),
            }),
            Shape::Pointer(pointee) => Some(Relied::Pointer {
                nullable: pointee.nullable,
                is_text: false,
                is_released: false,
            }),
            _ => None,
        }
    }
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Recipe {
    pub version: u32,
    pub units: Vec<RecipeUnit>,
    pub start: Start,
    /// What the units need and none of them defines.
    pub needed: BTreeSet<String>,
    pub code: Code,
    pub message: String,
    pub place: Place,
    pub inputs: Vec<Input>,
    /// What it reads from standard input; none where that cannot be arranged.
    pub standard_input: Option<Vec<u8>>,
    pub arguments: Vec<Argument>,
    /// How often the models chose among what the standard allows a library.
    pub library_choices: u32,
    /// How many values functions without a body left in memory.
    #[serde(default)]
    pub outside_writes: u32,
    /// Whether it depends on what memory held that was never written.
    #[serde(default)]
    pub indeterminate: bool,
    /// Whether numeric addresses of objects had been looked at.
    #[serde(default)]
    pub layout_observed: bool,
    /// Whether each allocation fails; empty where none can.
    #[serde(default)]
    pub failing_allocations: Vec<bool>,
    /// The library's function that it happens inside of: its model's checks may notice what the real one does
    /// not.
    pub in_library: Option<String>,
    /// The sanitizers of checks that were not to be made.
    #[serde(default)]
    pub left_out: Vec<String>,
    /// What the caller takes the result for.
    pub relied: Option<Relied>,
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
            inputs: finding.inputs.clone(),
            standard_input: finding.standard_input.clone(),
            arguments: finding.arguments.clone(),
            library_choices: finding.library_choices,
            outside_writes: finding.outside_writes,
            indeterminate: finding.indeterminate,
            layout_observed: finding.layout_observed,
            failing_allocations: finding.failing_allocations.clone(),
            in_library: finding.inside.last().map(|place| place.function.clone()),
            left_out: sanitizers_left_out(checks).map(str::to_owned).collect(),
            relied: None,
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
            inputs: Vec::new(),
            standard_input: None,
            arguments: Vec::new(),
            library_choices: 0,
            outside_writes: 0,
            indeterminate: false,
            layout_observed: false,
            failing_allocations: Vec::new(),
            in_library: None,
            left_out: Vec::new(),
            relied: None,
        }
    }
}
