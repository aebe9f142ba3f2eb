//! Outcomes of jobs under their keys. Only outcomes that another run would reach, too, are kept: one that ended with a
//! crash is none. One that ended at a limit is kept like others, since limits are part of the key.

use super::key::EntryKey;
use super::sealed;
use crate::files::{self, FileError};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use verify_symex::outcome::{GapKind, Outcome};

/// Outcomes of earlier runs.
#[derive(Clone, Debug)]
pub struct ResultStore {
    directory: PathBuf,
}

/// An outcome as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Stored {
    lines: String,
    outcome: Outcome,
}

impl ResultStore {
    /// The store in this directory of a cache, which is created if it is missing.
    pub fn open(cache: &Path) -> Result<ResultStore, FileError> {
        let directory = cache.join("results");
        files::create(&directory)?;
        Ok(ResultStore { directory })
    }

    /// The store of all stand-alone files, without results that nobody asked for lately.
    pub fn shared(cache: &Path) -> Result<ResultStore, FileError> {
        let store = ResultStore::open(cache)?;
        files::prune(&store.directory)?;
        Ok(store)
    }

    /// The outcome of the job with this key, if it is known and names the right places.
    pub fn find(&self, key: &EntryKey) -> Option<Outcome> {
        let stored: Stored = sealed::read(&self.path(key))?;
        let usable = stored.lines == key.lines || !has_places(&stored.outcome);
        // What is not used for longest goes first where there is no room.
        if usable {
            files::touch(&self.path(key));
        }
        usable.then_some(stored.outcome)
    }

    /// Keeps the outcome if it is one that holds.
    pub fn keep(&self, key: &EntryKey, outcome: &Outcome) -> Result<(), FileError> {
        if !is_lasting(outcome) {
            return Ok(());
        }
        let stored = Stored {
            lines: key.lines.clone(),
            outcome: outcome.clone(),
        };
        sealed::write(&self.path(key), &stored)
    }

    fn path(&self, key: &EntryKey) -> PathBuf {
        self.directory.join(format!("{}.json", key.meaning))
    }
}

/// Whether the same job would always end like this.
fn is_lasting(outcome: &Outcome) -> bool {
    outcome.gaps.iter().all(|gap| gap.kind != GapKind::Crash)
}

/// Whether lines of the source are in it.
fn has_places(outcome: &Outcome) -> bool {
    let placed = outcome.gaps.iter().map(|gap| &gap.place);
    let assumed = outcome.assumed.iter().map(|one| &one.place);
    !outcome.violations.is_empty()
        || !outcome.bounds_hit.is_empty()
        || placed.chain(assumed).any(Option::is_some)
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify_symex::outcome::{BoundHit, Coverage, Gap, Place, Statistics, Verdict};

    fn outcome() -> Outcome {
        Outcome {
            verdict: Verdict::Proved,
            violations: Vec::new(),
            preconditions: Vec::new(),
            bounds_hit: Vec::new(),
            assumed: Vec::new(),
            contracts: Vec::new(),
            invariants: Vec::new(),
            gaps: Vec::new(),
            bound: None,
            exit_status: None,
            coverage: Coverage::default(),
            statistics: Statistics::default(),
        }
    }

    fn key(lines: &str) -> EntryKey {
        EntryKey {
            meaning: "abc".to_owned(),
            lines: lines.to_owned(),
        }
    }

    fn store() -> (tempfile::TempDir, ResultStore) {
        let directory = tempfile::tempdir().expect("a temporary directory can be made");
        let store = ResultStore::open(directory.path()).expect("it can be opened");
        (directory, store)
    }

    #[test]
    fn moved_lines_matter_only_where_lines_are_told() {
        let (_directory, store) = store();
        store
            .keep(&key("1"), &outcome())
            .expect("it can be written");
        assert_eq!(store.find(&key("2")), Some(outcome()));
        let bounded = Outcome {
            bounds_hit: vec![BoundHit {
                place: Place::default(),
                what: "loop".to_owned(),
                bound: 3,
            }],
            ..outcome()
        };
        store.keep(&key("1"), &bounded).expect("it can be written");
        assert_eq!(store.find(&key("1")), Some(bounded));
        assert_eq!(store.find(&key("2")), None);
    }

    #[test]
    fn a_limit_is_part_of_the_key_and_a_crash_is_not_kept() {
        let (_directory, store) = store();
        let ended = |kind| Outcome {
            gaps: vec![Gap {
                kind,
                what: String::new(),
                place: None,
            }],
            ..outcome()
        };
        let crash = ended(GapKind::Crash);
        store.keep(&key("1"), &crash).expect("nothing is written");
        assert_eq!(store.find(&key("1")), None);
        let timeout = ended(GapKind::Timeout);
        store.keep(&key("1"), &timeout).expect("it can be written");
        assert_eq!(store.find(&key("1")), Some(timeout));
    }

    #[test]
    fn a_damaged_entry_is_none() {
        let (_directory, store) = store();
        store
            .keep(&key("1"), &outcome())
            .expect("it can be written");
        let path = store.path(&key("1"));
        let text = std::fs::read_to_string(&path).expect("it is there");
        std::fs::write(&path, text.replace("proved", "bounded")).expect("it can be written");
        assert_eq!(store.find(&key("1")), None);
        std::fs::write(&path, &text[..text.len() / 2]).expect("it can be written");
        assert_eq!(store.find(&key("1")), None);
    }
}
