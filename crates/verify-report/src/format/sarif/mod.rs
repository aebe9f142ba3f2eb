//! SARIF 2.1.0, which GitHub's code scanning and most viewers take. It is one document, so everything
//! is gathered and written at the end.
//!
//! GitHub refuses a document that holds too much. What is left out for that is said in the document,
//! as a notification of the run.

mod fingerprint;
mod location;
mod result;
mod rule;

use super::repository::Repository;
use super::{uri, words};
use crate::coverage;
use crate::diagnostic::Diagnostic;
use crate::event::{Event, Reporter, Summary, verdict_name};
use crate::finding::Finding;
use crate::sources::Sources;
use fingerprint::Fingerprints;
use location::Locations;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{self, Write};
use verify_symex::Code;
use verify_symex::outcome::{Place, Verdict};

const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// GitHub refuses a run with more results.
const RESULTS: usize = 25_000;
/// GitHub shows no more steps of one way.
const STEPS: usize = 1_000;
/// GitHub shows no more locations of one result.
const RELATED: usize = 100;
/// GitHub takes no longer descriptions of rules; a longer message helps nobody either.
const TEXT: usize = 1_024;

/// SARIF 2.1.0.
pub struct Sarif<W> {
    out: W,
    repository: Repository,
    findings: Vec<Finding>,
    notifications: Vec<Notification>,
    verdict: Verdict,
    is_complete: bool,
}

/// Something that is to be said of the run rather than of a line.
struct Notification {
    level: &'static str,
    text: String,
    place: Option<Place>,
}

impl<W: Write> Sarif<W> {
    /// An empty one that writes to this stream.
    pub fn new(out: W, repository: Repository) -> Sarif<W> {
        Sarif {
            out,
            repository,
            findings: Vec::new(),
            notifications: Vec::new(),
            verdict: Verdict::Unknown,
            is_complete: true,
        }
    }

    fn notify(&mut self, level: &'static str, text: String, place: Option<Place>) {
        self.notifications.push(Notification { level, text, place });
    }

    fn error(&mut self, error: &Diagnostic) {
        let help = error.help.join(" ");
        let detail = error
            .detail
            .as_ref()
            .map(|text| anstream::adapter::strip_str(text).to_string());
        let parts = [Some(error.message.clone()), detail, Some(help)];
        let parts: Vec<String> = parts
            .into_iter()
            .flatten()
            .filter(|part| !part.is_empty())
            .collect();
        self.notify("error", parts.join("\n"), None);
    }

    /// What keeps an entry point from a verdict, or its verdict from meaning something.
    fn doubts(&mut self, summary: &Summary) {
        for one in &summary.unknown {
            let text = format!(
                "{}: no verdict ({}): {}",
                summary.subject,
                one.kind.name(),
                one.what
            );
            self.notify("warning", text, one.place.clone());
        }
        if coverage::is_vacuous(&summary.coverage) {
            let text = format!("{}: {}", summary.subject, coverage::VACUOUS);
            self.notify("warning", text, None);
        }
    }

    fn document(&mut self) -> Value {
        let mut findings = std::mem::take(&mut self.findings);
        if let Some(left_out) = findings
            .len()
            .checked_sub(RESULTS)
            .filter(|count| *count > 0)
        {
            findings.truncate(RESULTS);
            let text = format!("{left_out} results are left out: a run may hold {RESULTS}");
            self.notify("warning", text, None);
        }
        let codes: BTreeSet<Code> = findings.iter().map(|finding| finding.code).collect();
        let codes: Vec<Code> = codes.into_iter().collect();
        let mut sources = Sources::since_now();
        let mut fingerprints = Fingerprints::default();
        let mut shortened = 0;
        let results: Vec<Value> = findings
            .iter()
            .map(|finding| {
                let print = fingerprints.next(finding, &mut sources);
                let mut locations = Locations::new(&self.repository, &mut sources);
                let (result, is_shortened) = result::of(finding, &codes, &print, &mut locations);
                shortened += usize::from(is_shortened);
                result
            })
            .collect();
        if shortened > 0 {
            let text = format!(
                "{shortened} results are shortened: at most {STEPS} steps, {RELATED} related \
                 locations and {TEXT} characters of a message are kept"
            );
            self.notify("note", text, None);
        }
        let mut locations = Locations::new(&self.repository, &mut sources);
        let notifications: Vec<Value> = self
            .notifications
            .iter()
            .map(|one| one.value(&mut locations))
            .collect();
        json!({
            "$schema": SCHEMA,
            "version": "2.1.0",
            "runs": [{
                "tool": {"driver": {
                    "name": "cargo-verify",
                    "semanticVersion": env!("CARGO_PKG_VERSION"),
                    "rules": codes.iter().map(|code| rule::of(*code)).collect::<Vec<_>>(),
                }},
                "invocations": [{
                    "executionSuccessful": self.is_complete,
                    "toolExecutionNotifications": notifications,
                }],
                "originalUriBaseIds": {
                    location::SOURCES: {"uri": format!("{}/", uri::of_file(&self.repository.root))},
                    location::MODELS: {"description": {
                        "text": "The models of libraries inside cargo-verify",
                    }},
                },
                "columnKind": "unicodeCodePoints",
                "results": results,
                "properties": {"verdict": verdict_name(self.verdict)},
            }],
        })
    }
}

impl Notification {
    fn value(&self, locations: &mut Locations<'_>) -> Value {
        let mut value = json!({
            "level": self.level,
            "message": {"text": result::message(&self.text).0},
        });
        if let Some(location) = self.place.as_ref().and_then(|place| locations.of(place)) {
            value["locations"] = json!([location]);
        }
        value
    }
}

impl<W: Write> Reporter for Sarif<W> {
    fn event(&mut self, event: &Event<'_>) -> io::Result<()> {
        match event {
            Event::Note { message } => self.notify("note", (*message).to_owned(), None),
            Event::Begin => {}
            Event::Violation(finding) => self.findings.push((*finding).clone()),
            Event::BadUnit { error, .. } => self.error(error),
            Event::Entry(entry) => self.doubts(&entry.summary),
            Event::Total(total) => {
                self.verdict = total.summary.verdict;
                if let Some(text) = words::skipped(total) {
                    self.notify("error", text, None);
                }
            }
            Event::Error { error, .. } => {
                self.is_complete = false;
                self.error(error);
            }
            Event::Summary(summary) => {
                self.doubts(summary);
                self.verdict = summary.verdict;
            }
        }
        Ok(())
    }

    fn finish(&mut self) -> io::Result<()> {
        let document = self.document();
        serde_json::to_writer_pretty(&mut self.out, &document)?;
        writeln!(self.out)?;
        self.out.flush()
    }
}

#[cfg(test)]
mod tests;
