//! Results as they come in: each finding is told once, each entry point when its turn comes.

use crate::config::Severity;
use crate::gate::{Baseline, Fingerprint};
use crate::report::event::{EntrySummary, Event, Summary};
use crate::report::{DataModel, Finding, Level, Paths, Progress, Reporters, Subject};
use crate::workspace::{Ended, Entry, Prepared, Watcher, Workspace};
use std::collections::BTreeMap;
use std::time::Instant;
use verify_symex::Verdict;

/// Takes in results and tells of them.
pub struct Run<'a> {
    pub workspace: &'a Workspace,
    pub prepared: &'a Prepared,
    pub paths: &'a Paths,
    pub progress: &'a Progress,
    pub reporters: &'a mut Reporters,
    pub data_model: DataModel,
    pub baseline: Option<&'a Baseline>,
    pub results: Vec<(Verdict, bool)>,
    /// The findings of all, each once.
    pub findings: Vec<Finding>,
}

impl Watcher for Run<'_> {
    fn running(&mut self, jobs: &BTreeMap<usize, Instant>, done: usize) {
        let names: Vec<String> = jobs
            .iter()
            .map(|(at, since)| {
                let name = self.prepared.entries[*at].point.name();
                format!("{name} {}s", since.elapsed().as_secs())
            })
            .collect();
        let all = self.prepared.entries.len();
        let found = self.findings.len();
        self.progress.say(format!(
            "{done}/{all} done, {found} bugs found; verifying {}",
            names.join(", ")
        ));
    }

    fn ended(&mut self, job: usize, ended: Ended) {
        let entry = &self.prepared.entries[job];
        let library = &self.prepared.libraries[entry.place.library];
        let mut own: Vec<Finding> = Vec::new();
        for mut finding in ended.findings {
            finding.level = self.level(&finding, entry);
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
        let summary = Summary::of_finished(subject, ended.finished, own, self.paths, ended.seconds);
        self.results.push((summary.verdict, ended.cached));
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
    fn level(&self, finding: &Finding, entry: &Entry) -> Level {
        let print = Fingerprint::of(finding, &self.workspace.root);
        if self
            .baseline
            .is_some_and(|baseline| baseline.accepts(&print))
        {
            return Level::Known;
        }
        let package = &self.prepared.libraries[entry.place.library].package;
        let files = [
            self.workspace.package_settings.get(package),
            Some(&self.workspace.settings),
        ];
        let named = files.into_iter().flatten().find_map(|file| {
            let names = [finding.code.as_str(), finding.code.name()];
            names
                .iter()
                .find_map(|name| file.severity.get(*name).copied())
        });
        match named {
            Some(Severity::Warn) => Level::Warning,
            Some(Severity::Allow | Severity::Deny) | None => Level::Error,
        }
    }
}
