//! Results as they come in: each finding is told once, each entry point when its turn comes.

use crate::command::progress::Progress;
use crate::gate::{Baseline, Fingerprints, Found};
use cargo_metadata::PackageId;
use std::collections::BTreeMap;
use std::time::Instant;
use verify_project::config::{PRECONDITION, Severity};
use verify_project::jobs::{Ended, Watcher};
use verify_project::prepare::Prepared;
use verify_project::workspace::Workspace;
use verify_report::event::{EntrySummary, Event, Summary};
use verify_report::{DataModel, Finding, Level, Paths, Reporters, Subject};
use verify_symex::Verdict;

/// What one entry point came to.
#[derive(Clone, Copy, Debug)]
pub struct EntryResult {
    pub verdict: Verdict,
    /// The same without what is accepted.
    pub of_rest: Verdict,
    /// It was known from an earlier run.
    pub cached: bool,
}

/// Takes in results and tells of them.
pub struct Run<'a> {
    pub workspace: &'a Workspace,
    pub prepared: &'a Prepared,
    pub paths: &'a Paths,
    pub progress: &'a Progress,
    pub reporters: &'a mut Reporters,
    pub data_model: DataModel,
    /// Counterexamples of what is only required are repeated natively, too.
    pub verbose: bool,
    pub baseline: Option<&'a Baseline>,
    pub prints: Fingerprints<'a>,
    /// Everything that was found, to be recognised later.
    pub found: Found,
    pub results: Vec<EntryResult>,
    /// The findings of all, each once.
    pub findings: Vec<Finding>,
    /// Rust and C++ disagree, and it is more than a warning.
    pub disagrees: bool,
}

impl Watcher<Vec<Finding>> for Run<'_> {
    fn running(&mut self, jobs: &BTreeMap<usize, Instant>, done: usize) {
        let names: Vec<String> = jobs
            .iter()
            .map(|(at, since)| {
                let name = self.prepared.entries[*at].point.name();
                format!("{name} {}s", since.elapsed().as_secs())
            })
            .collect();
        let all = self.prepared.entries.len();
        let bugs = self.findings.iter().filter(|one| one.requires.is_none());
        let found = match bugs.count() {
            1 => "1 bug found".to_owned(),
            found => format!("{found} bugs found"),
        };
        let running = match names.as_slice() {
            [] => String::new(),
            names => format!("; verifying {}", names.join(", ")),
        };
        self.progress
            .say(format!("{done}/{all} done, {found}{running}"));
    }

    fn ended(&mut self, job: usize, ended: Ended, findings: Vec<Finding>) {
        let entry = &self.prepared.entries[job];
        let library = &self.prepared.libraries[entry.place.library];
        let mut own: Vec<Finding> = Vec::new();
        for mut finding in findings {
            finding.level = self.level(&finding, &library.package, finding.level);
            if !self.findings.iter().any(|known| known.same_as(&finding)) {
                self.progress
                    .suspend(|| self.reporters.event(&Event::Violation(&finding)));
                self.findings.push(finding.clone());
            }
            own.push(finding);
        }
        let function = entry.point.name();
        let unit = &library.units[entry.place.unit].source;
        let unit = self.paths.display(&unit.to_string_lossy());
        let subject = Subject {
            function: function.clone(),
            files: vec![unit.clone()],
            data_model: self.data_model,
        };
        let mut summary =
            Summary::of_finished(subject, ended.finished, own, self.paths, ended.seconds);
        if ended.cached {
            summary.mark_earlier_limits();
        }
        self.results.push(EntryResult {
            verdict: summary.verdict,
            of_rest: summary.verdict_of_rest(),
            cached: ended.cached,
        });
        let entry = EntrySummary {
            package: self.workspace.package(&library.package).name.to_string(),
            library: library.name.clone(),
            unit,
            function,
            symbol: entry.point.symbol.clone(),
            declared: !entry.point.undeclared,
            cached: ended.cached,
            summary,
        };
        self.progress
            .suspend(|| self.reporters.event(&Event::Entry(&entry)));
    }
}

impl Run<'_> {
    /// Tells what Rust and C++ do not agree about.
    pub fn disagreements(&mut self) {
        for one in &self.prepared.disagreements {
            let mut finding = Finding::of_disagreement(one, self.paths);
            finding.level = self.level(&finding, &one.package, finding.level);
            if self.findings.iter().any(|known| known.same_as(&finding)) {
                continue;
            }
            self.disagrees |= finding.level != Level::Warning;
            self.progress
                .suspend(|| self.reporters.event(&Event::Violation(&finding)));
            self.findings.push(finding);
        }
    }

    /// What a finding means in a package, where nothing says otherwise this.
    fn level(&mut self, finding: &Finding, package: &PackageId, usual: Level) -> Level {
        if finding.requires.is_some() {
            return match self.severity(package, &[PRECONDITION]) {
                Some(Severity::Deny) => Level::Error,
                Some(Severity::Warn) => Level::Warning,
                Some(Severity::Allow) | None => Level::Precondition,
            };
        }
        let print = self.prints.of(finding);
        let count = self.found.add(print.clone(), finding);
        if self
            .baseline
            .is_some_and(|baseline| baseline.accepts(&print, count))
        {
            return Level::Known;
        }
        match self.severity(package, &[finding.code.as_str(), finding.code.name()]) {
            Some(Severity::Warn) => Level::Warning,
            Some(Severity::Allow | Severity::Deny) => Level::Error,
            None => usual,
        }
    }

    /// What the configuration has under one of these names.
    fn severity(&self, package: &PackageId, names: &[&str]) -> Option<Severity> {
        let files = [
            self.workspace.package_settings.get(package),
            Some(&self.workspace.settings),
        ];
        files.into_iter().flatten().find_map(|file| {
            let mut found = names.iter().map(|name| file.severity.get(*name).copied());
            found.find_map(|one| one)
        })
    }
}
