//! SV-COMP's violation witnesses, format 2.0: a list in YAML with one `violation_sequence` for each
//! violation, so that validators of other makers can confirm it.
//!
//! A witness says what the program's inputs are and which way they take it (`waypoint.rs`). With its
//! inputs an execution is determined, so that a waypoint that cannot be placed exactly is left out, which
//! makes the witness wider, never wrong.

mod format;
mod property;
mod statement;
mod waypoint;

use crate::event::{Event, Reporter, Summary};
use crate::finding::Finding;
use crate::sources::Sources;
use crate::subject::Subject;
use chrono::{DateTime, Utc};
use format::{Content, Entry, Metadata, Producer, Task};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::Path;

/// SV-COMP violation witnesses 2.0.
pub struct Witness<W> {
    out: W,
    now: DateTime<Utc>,
    entries: Vec<Entry>,
    /// Violations of what no property of SV-COMP speaks of.
    without_property: usize,
    sources: Sources,
}

impl<W: Write> Witness<W> {
    /// One that writes to this stream, made at this time.
    pub fn new(out: W, now: DateTime<Utc>) -> Witness<W> {
        Witness {
            out,
            now,
            entries: Vec::new(),
            without_property: 0,
            sources: Sources::since_now(),
        }
    }

    fn take(&mut self, summary: &Summary) {
        for finding in summary.violations() {
            match property::of(finding) {
                Some(property) => {
                    let entry = self.entry(&summary.subject, finding, &property);
                    self.entries.push(entry);
                }
                None => self.without_property += 1,
            }
        }
    }

    fn entry(&mut self, subject: &Subject, finding: &Finding, property: &str) -> Entry {
        let content = waypoint::sequence(finding, &mut self.sources);
        let function = subject.function.split('(').next().unwrap_or_default();
        let specification = format!("CHECK( init({function}()), LTL({property}) )");
        Entry {
            entry_type: "violation_sequence",
            metadata: Metadata {
                format_version: "2.0",
                uuid: uuid(&specification, &content),
                creation_time: self.now.format("%Y-%m-%dT%H:%M:%SZ").to_string(),
                producer: Producer {
                    name: "cargo-verify",
                    version: env!("CARGO_PKG_VERSION"),
                },
                task: Task {
                    input_files: subject.files.clone(),
                    input_file_hashes: hashes(&subject.files),
                    specification,
                    data_model: subject.data_model.name(),
                    language: language(&subject.files),
                },
            },
            content,
        }
    }
}

impl<W: Write> Reporter for Witness<W> {
    fn event(&mut self, event: &Event<'_>) -> io::Result<()> {
        if let Some(summary) = event.entry_point() {
            self.take(summary);
        }
        Ok(())
    }

    fn finish(&mut self) -> io::Result<()> {
        if self.without_property > 0 {
            let count = self.without_property;
            writeln!(
                self.out,
                "# Violations without a witness, since no property of SV-COMP speaks of them: {count}"
            )?;
        }
        let text = serde_saphyr::to_string(&self.entries).map_err(io::Error::other)?;
        self.out.write_all(text.as_bytes())?;
        self.out.flush()
    }
}

/// The same violation always has the same name.
fn uuid(specification: &str, content: &[Content]) -> String {
    let text = format!("{specification}\n{content:?}");
    let hash = blake3::hash(text.as_bytes());
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hash.as_bytes()[..16]);
    uuid::Uuid::new_v8(bytes).to_string()
}

/// A file that is gone has no hash.
fn hashes(files: &[String]) -> BTreeMap<String, String> {
    let hash = |file: &String| {
        let digest = Sha256::digest(std::fs::read(file).ok()?);
        let digits: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        Some((file.clone(), digits))
    };
    files.iter().filter_map(hash).collect()
}

/// The format knows C; a validator has to be told where it is not.
fn language(files: &[String]) -> &'static str {
    let is_c = |file: &String| Path::new(file).extension().is_some_and(|end| end == "c");
    if files.iter().all(is_c) { "C" } else { "C++" }
}

#[cfg(test)]
mod tests;
