//! What the configuration may say, as plain data. Every key here is in `docs/src/verify.schema.json`
//! and in the book.

use super::fail_on::FailOn;
use super::quantity;
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::time::Duration;
use verify_symex::{MemoryModel, PointerArguments, Strategy};

/// What functions require of callers, among the names of `[severity]`.
pub const PRECONDITION: &str = "precondition";

/// The whole of `verify.toml`, or of a package's metadata.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Settings {
    // What holds for every function; the same keys as in `EngineSettings`.
    unwind: Option<u32>,
    #[serde(deserialize_with = "duration")]
    timeout: Option<Duration>,
    #[serde(deserialize_with = "bytes")]
    memory: Option<u64>,
    strategy: Option<Strategy>,
    memory_model: Option<MemoryModel>,
    max_threads: Option<u32>,
    check: Vec<String>,
    no_check: Vec<String>,
    fail_fast: Option<bool>,
    pointer_arguments: Option<PointerArguments>,
    allocation_may_fail: Option<bool>,
    modular: Option<bool>,

    /// Files with contracts for code that has none, by their paths from the workspace's root.
    pub contracts: Vec<std::path::PathBuf>,
    /// Dependencies whose units are verified, too.
    pub deps: Vec<String>,
    /// Units to verify, by patterns of their paths from the workspace's root. Default is all.
    pub include: Vec<String>,
    /// Units not to verify.
    pub exclude: Vec<String>,
    /// Entry points to verify, by patterns of their names. Default is all.
    pub entry_points: Vec<String>,
    /// Entry points not to verify.
    pub skip: Vec<String>,
    /// Whose headers units are compiled against first. Default is the models'.
    pub headers: Option<Headers>,
    /// The version of Qt that units are written for. Default is that of the directories in their flags, else 5.
    #[serde(deserialize_with = "qt")]
    pub qt: Option<u32>,
    /// The verdicts that make the command fail. Default is `violated` and `unknown`.
    pub fail_on: Option<Vec<FailOn>>,
    /// What becomes of violations, by code or name, and of what functions require of callers, as `precondition`.
    /// Default is `deny`, of preconditions `allow`.
    pub severity: BTreeMap<String, Severity>,
    /// Bounds of single functions and loops, by name or place.
    pub bounds: BTreeMap<String, u32>,
    /// What holds for single entry points, by name.
    pub function: BTreeMap<String, EngineSettings>,
}

/// What can be decided for each entry point.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "clap", derive(clap::Args))]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct EngineSettings {
    /// How often each loop goes round and each function recurses at most [default: deepen until the
    /// time is up]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    pub unwind: Option<u32>,

    /// Give up after this much processor time: seconds, or `30s`, `5m` [default: 60s]
    #[cfg_attr(feature = "clap", arg(long, value_name = "TIME", value_parser = quantity::duration))]
    #[serde(deserialize_with = "duration")]
    pub timeout: Option<Duration>,

    /// Give up beyond this much memory, as in `512M`, `4GiB` [default: 4GiB]
    #[cfg_attr(feature = "clap", arg(long, value_name = "SIZE", value_parser = quantity::bytes))]
    #[serde(deserialize_with = "bytes")]
    pub memory: Option<u64>,

    /// How branches are explored [default: auto]
    #[cfg_attr(feature = "clap", arg(long, value_enum))]
    pub strategy: Option<Strategy>,

    /// Explore every execution of threads, with what this memory model lets them see [default: threads run
    /// one after another, and the verdict says so]
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "MODEL"))]
    pub memory_model: Option<MemoryModel>,

    /// How many threads there may be in one execution, the first included [default: 8]
    #[cfg_attr(feature = "clap", arg(long, value_name = "N"))]
    pub max_threads: Option<u32>,

    /// Checks to make besides the default ones, by name, code or group
    #[cfg_attr(
        feature = "clap",
        arg(long, value_name = "LIST", value_delimiter = ',')
    )]
    pub check: Vec<String>,

    /// Checks not to make, by name, code or group; `all` and then `--check` makes only those named
    #[cfg_attr(
        feature = "clap",
        arg(long, value_name = "LIST", value_delimiter = ',')
    )]
    pub no_check: Vec<String>,

    /// Stop at the first violation
    #[cfg_attr(
        feature = "clap",
        arg(long, num_args = 0, default_missing_value = "true")
    )]
    pub fail_fast: Option<bool>,

    /// What the pointer parameters of an entry function point to [default: valid]
    #[cfg_attr(feature = "clap", arg(long, value_enum, value_name = "WHAT"))]
    pub pointer_arguments: Option<PointerArguments>,

    /// Take a function's contract instead of its body wherever it is called
    #[cfg_attr(
        feature = "clap",
        arg(long, num_args = 0, default_missing_value = "true")
    )]
    pub modular: Option<bool>,

    /// Let `malloc` and `new` fail, too
    #[cfg_attr(
        feature = "clap",
        arg(long, num_args = 0, default_missing_value = "true")
    )]
    pub allocation_may_fail: Option<bool>,

    /// What raw pointers are that Rust passes, by the names of parameters. For single functions only.
    #[cfg_attr(feature = "clap", arg(skip))]
    pub parameters: BTreeMap<String, ParameterSettings>,
}

/// What a raw pointer is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct ParameterSettings {
    /// As many elements as the parameter of this name says.
    pub valid_for: Option<String>,
    /// Just as many elements.
    pub elements: Option<u64>,
    /// What it points to. Default is what was inferred.
    pub is: Option<ParameterKind>,
    /// Whether it may be null. Default is what was inferred.
    pub nullable: Option<bool>,
}

/// What a raw pointer without a length points to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ParameterKind {
    /// One valid object.
    Object,
    /// Characters that end with NUL.
    String,
}

/// Whose headers units are compiled against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Headers {
    /// The models', and the system's where that fails.
    Models,
    /// The system's.
    System,
}

/// What becomes of a violation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Severity {
    /// It is not reported.
    Allow,
    /// It is reported and does not make the command fail.
    Warn,
    /// It makes the command fail.
    Deny,
}

impl Settings {
    /// What holds for every function.
    pub fn engine(&self) -> EngineSettings {
        EngineSettings {
            unwind: self.unwind,
            timeout: self.timeout,
            memory: self.memory,
            strategy: self.strategy,
            memory_model: self.memory_model,
            max_threads: self.max_threads,
            check: self.check.clone(),
            no_check: self.no_check.clone(),
            fail_fast: self.fail_fast,
            pointer_arguments: self.pointer_arguments,
            allocation_may_fail: self.allocation_may_fail,
            modular: self.modular,
            parameters: BTreeMap::new(),
        }
    }
}

fn duration<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Duration>, D::Error> {
    let text = String::deserialize(deserializer)?;
    quantity::duration(&text)
        .map(Some)
        .map_err(serde::de::Error::custom)
}

fn qt<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u32>, D::Error> {
    match u32::deserialize(deserializer)? {
        major @ 5..=6 => Ok(Some(major)),
        other => Err(serde::de::Error::custom(format!(
            "there is no model of Qt {other}, only of Qt 5 and Qt 6"
        ))),
    }
}

fn bytes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u64>, D::Error> {
    let text = String::deserialize(deserializer)?;
    quantity::bytes(&text)
        .map(Some)
        .map_err(serde::de::Error::custom)
}
