//! What the configuration may say, as plain data. Every key here is in `docs/src/verify.schema.json`
//! and in the book.

use crate::arguments::{PointerArgument, StrategyArgument, quantity};
use crate::gate::FailOn;
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::time::Duration;

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
    strategy: Option<StrategyArgument>,
    check: Vec<String>,
    no_check: Vec<String>,
    fail_fast: Option<bool>,
    pointer_arguments: Option<PointerArgument>,
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
    /// The verdicts that make the command fail. Default is `violated` and `unknown`.
    pub fail_on: Option<Vec<FailOn>>,
    /// What becomes of violations, by code or name. Default is `deny`.
    pub severity: BTreeMap<String, Severity>,
    /// Bounds of single functions and loops, by name or place.
    pub bounds: BTreeMap<String, u32>,
    /// What holds for single entry points, by name.
    pub function: BTreeMap<String, EngineSettings>,
}

/// What can be decided for each entry point.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct EngineSettings {
    pub unwind: Option<u32>,
    #[serde(deserialize_with = "duration")]
    pub timeout: Option<Duration>,
    #[serde(deserialize_with = "bytes")]
    pub memory: Option<u64>,
    pub strategy: Option<StrategyArgument>,
    pub check: Vec<String>,
    pub no_check: Vec<String>,
    pub fail_fast: Option<bool>,
    pub pointer_arguments: Option<PointerArgument>,
    pub allocation_may_fail: Option<bool>,
    /// Contracts stand for the bodies of the functions that are called. Default is false.
    pub modular: Option<bool>,
    /// What raw pointers are that Rust passes, by the names of parameters. For single functions only.
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

fn bytes<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u64>, D::Error> {
    let text = String::deserialize(deserializer)?;
    quantity::bytes(&text)
        .map(Some)
        .map_err(serde::de::Error::custom)
}
