//! A file of violations that are accepted for now. A violation is known by its code, its file, its
//! function and its message, not by its line: lines move.

use crate::error::ExpectedError;
use crate::report::Finding;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::path::Path;

/// What a violation is known by.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Fingerprint {
    pub code: String,
    pub file: String,
    pub function: String,
    pub message: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Baseline {
    /// The version of the format.
    version: u32,
    violations: BTreeSet<Fingerprint>,
}

impl Fingerprint {
    /// With the file's path from the workspace's root, wherever the command is run.
    pub fn of(finding: &Finding, root: &Path) -> Fingerprint {
        let file = std::path::absolute(&finding.place.file).unwrap_or_default();
        let below = file.strip_prefix(root).unwrap_or(&file);
        Fingerprint {
            code: finding.code.as_str().to_owned(),
            file: below.to_string_lossy().into_owned(),
            function: finding.place.function.clone(),
            message: finding.message.clone(),
        }
    }
}

impl Baseline {
    pub fn new(violations: impl IntoIterator<Item = Fingerprint>) -> Baseline {
        Baseline {
            version: 1,
            violations: violations.into_iter().collect(),
        }
    }

    pub fn read(path: &Path) -> Result<Baseline, ExpectedError> {
        let text = std::fs::read(path).map_err(|source| ExpectedError::NoBaseline {
            path: path.to_owned(),
            source,
        })?;
        let baseline: Result<Baseline, _> = serde_json::from_slice(&text);
        let bad = |message: String| ExpectedError::BadBaseline {
            path: path.to_owned(),
            message,
        };
        let baseline = baseline.map_err(|error| bad(error.to_string()))?;
        if baseline.version == 1 {
            Ok(baseline)
        } else {
            Err(bad(format!("version {} is not known", baseline.version)))
        }
    }

    pub fn write(&self, path: &Path) -> Result<(), ExpectedError> {
        let mut text = serde_json::to_string_pretty(self).expect("a baseline is plain data");
        text.push('\n');
        std::fs::write(path, text).map_err(|source| ExpectedError::CannotWrite {
            path: path.to_owned(),
            source,
        })
    }

    pub fn accepts(&self, one: &Fingerprint) -> bool {
        self.violations.contains(one)
    }

    /// What is in the baseline and was not found any more.
    pub fn fixed(&self, found: &BTreeSet<Fingerprint>) -> Vec<Fingerprint> {
        self.violations.difference(found).cloned().collect()
    }
}
