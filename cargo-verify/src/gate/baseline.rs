//! A file of violations that are accepted for now, each as often as it was there.

use super::fingerprint::Fingerprint;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use verify_project::files::FileError;
use verify_report::Finding;

/// A baseline that cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum BaselineError {
    #[error("the baseline `{path}` cannot be read", path = path.display())]
    Missing {
        path: PathBuf,
        #[source]
        source: std::io::Error,
    },

    #[error("`{path}` is no baseline: {message}", path = path.display())]
    Bad { path: PathBuf, message: String },
}

/// The version of the format. The first knew violations by their messages.
const VERSION: u32 = 2;

/// What is accepted.
#[derive(Clone, Debug, Default)]
pub struct Baseline(BTreeMap<Fingerprint, usize>);

#[derive(Debug, Serialize, Deserialize)]
struct Document {
    version: u32,
    #[serde(default)]
    violations: Vec<Record>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Record {
    #[serde(flatten)]
    print: Fingerprint,
    /// How often it is there.
    count: usize,
}

impl Baseline {
    pub fn read(path: &Path) -> Result<Baseline, BaselineError> {
        let text = std::fs::read(path).map_err(|source| BaselineError::Missing {
            path: path.to_owned(),
            source,
        })?;
        let bad = |message: String| BaselineError::Bad {
            path: path.to_owned(),
            message,
        };
        #[derive(Deserialize)]
        struct Version {
            version: u32,
        }
        let read = |error: serde_json::Error| bad(error.to_string());
        let Version { version } = serde_json::from_slice(&text).map_err(read)?;
        if version != VERSION {
            return Err(bad(format!("version {version} is not {VERSION}")));
        }
        let document: Document = serde_json::from_slice(&text).map_err(read)?;
        let records = document.violations.into_iter();
        Ok(Baseline(
            records.map(|record| (record.print, record.count)).collect(),
        ))
    }

    pub fn write(&self, path: &Path) -> Result<(), FileError> {
        let records = self.0.iter().map(|(print, count)| Record {
            print: print.clone(),
            count: *count,
        });
        let document = Document {
            version: VERSION,
            violations: records.collect(),
        };
        let mut text = serde_json::to_string_pretty(&document).expect("a baseline is plain data");
        text.push('\n');
        std::fs::write(path, text).map_err(FileError::write(path))
    }
}

/// What a run found, each violation at as many places as it is at.
#[derive(Clone, Debug, Default)]
pub struct Found(BTreeMap<Fingerprint, BTreeSet<(u32, u32)>>);

impl Found {
    /// Counts a violation. The same place is the same violation, with whichever values; what comes back is which
    /// of those that are alike it is, from one.
    pub fn add(&mut self, print: Fingerprint, finding: &Finding) -> usize {
        let places = self.0.entry(print).or_default();
        places.insert((finding.place.line, finding.place.column));
        places.len()
    }

    /// All of it, to be accepted later.
    pub fn to_baseline(&self) -> Baseline {
        let counts = self.0.iter();
        Baseline(
            counts
                .map(|(print, places)| (print.clone(), places.len()))
                .collect(),
        )
    }

    /// How often this one was found.
    fn count(&self, print: &Fingerprint) -> usize {
        self.0.get(print).map_or(0, BTreeSet::len)
    }
}

impl Baseline {
    /// Whether so many violations that are alike are accepted.
    pub fn accepts(&self, print: &Fingerprint, count: usize) -> bool {
        self.0.get(print).is_some_and(|accepted| count <= *accepted)
    }

    /// What is in the baseline and was not found any more, as often as it is there.
    pub fn fixed(&self, found: &Found) -> Vec<Fingerprint> {
        let left = self.0.iter().flat_map(|(print, count)| {
            let left = count.saturating_sub(found.count(print));
            std::iter::repeat_n(print.clone(), left)
        });
        left.collect()
    }
}
