//! What all results come to, and whether the command fails.

use super::run::EntryResult;
use crate::arguments::WorkspaceArguments;
use crate::error::ExpectedError;
use crate::exit::Exit;
use crate::gate::{Baseline, Found};
use std::time::Instant;
use verify_project::config::FailOn;
use verify_project::prepare::Prepared;
use verify_project::workspace::Workspace;
use verify_report::event::{Summary, Total, worst};
use verify_report::{Finding, Level};
use verify_symex::Verdict;

/// Decides whether the command fails.
pub struct Gate<'a> {
    pub arguments: &'a WorkspaceArguments,
    pub workspace: &'a Workspace,
    pub prepared: &'a Prepared,
    pub baseline: Option<&'a Baseline>,
    /// Everything that was found, to be recognised later.
    pub found: &'a Found,
    /// Rust and C++ disagree, and it is more than a warning.
    pub disagrees: bool,
}

impl Gate<'_> {
    fn fail_on(&self) -> Vec<FailOn> {
        let given = &self.arguments.gate.fail_on;
        if !given.is_empty() {
            return given.clone();
        }
        let configured = self.workspace.settings.fail_on.clone();
        configured.unwrap_or_else(|| FailOn::DEFAULT.to_vec())
    }

    pub fn judge(
        &self,
        results: &[EntryResult],
        findings: Vec<Finding>,
        started: Instant,
        interrupted: bool,
    ) -> Result<(Total, Exit), ExpectedError> {
        if let Some(path) = &self.arguments.gate.write_baseline {
            self.found.to_baseline().write(path)?;
        }
        let count = |verdict| results.iter().filter(|one| one.verdict == verdict).count();
        // An accepted violation does not hide that there is no answer about the rest.
        let is_there = |verdict| results.iter().any(|one| one.of_rest == verdict);
        let skipped = self.prepared.entries.len() - results.len();
        let bad_units = self.prepared.failures.len();
        let fail_on = self.fail_on();
        let fails = |verdict| fail_on.iter().any(|one| one.is(verdict));
        let new = findings
            .iter()
            .filter(|finding| finding.level == Level::Error)
            .count();
        let mut failures = Vec::new();
        let mut exit = Exit::Success;
        let mut fail = |what: String, code: Exit| {
            failures.push(what);
            exit = code;
        };
        if is_there(Verdict::Bounded) && fails(Verdict::Bounded) {
            fail(
                "something holds only up to a bound".to_owned(),
                Exit::Inconclusive,
            );
        }
        if interrupted || (fails(Verdict::Unknown) && (is_there(Verdict::Unknown) || skipped > 0)) {
            fail(
                "there is no answer about some entry points".to_owned(),
                Exit::Inconclusive,
            );
        }
        if bad_units > 0 {
            let units = plural(bad_units, "unit does", "units do");
            fail(format!("{units} not compile"), Exit::DoesNotCompile);
        }
        if !self.prepared.build_failures.is_empty() {
            let what = "the build fails, so that not everything was looked at";
            fail(what.to_owned(), Exit::DoesNotCompile);
        }
        if new > 0 && fails(Verdict::Violated) {
            let bugs = plural(new, "bug was", "bugs were");
            fail(format!("{bugs} found that nothing accepts"), Exit::Violated);
        }
        let fixed = self
            .baseline
            .map(|baseline| baseline.fixed(self.found))
            .unwrap_or_default();
        let total = Total {
            summary: self.summary(results, findings, started),
            proved: count(Verdict::Proved),
            bounded: count(Verdict::Bounded),
            violated: count(Verdict::Violated),
            unknown: count(Verdict::Unknown),
            cached: results.iter().filter(|one| one.cached).count(),
            skipped,
            bad_units,
            fixed: fixed
                .iter()
                .map(|one| {
                    format!(
                        "{} in `{}` of {}: {}",
                        one.code, one.function, one.file, one.text
                    )
                })
                .collect(),
            failures,
        };
        Ok((total, exit))
    }

    /// The worst verdict is that of all.
    fn summary(
        &self,
        results: &[EntryResult],
        findings: Vec<Finding>,
        started: Instant,
    ) -> Summary {
        let incomplete = results.len() < self.prepared.entries.len()
            || !self.prepared.failures.is_empty()
            || !self.prepared.build_failures.is_empty();
        let verdicts = results.iter().map(|one| one.verdict);
        let disagrees = self.disagrees.then_some(Verdict::Violated);
        let incomplete = incomplete.then_some(Verdict::Unknown);
        let verdict = worst(verdicts.chain(disagrees).chain(incomplete)).unwrap_or(Verdict::Proved);
        Summary::of_all(verdict, findings, started.elapsed().as_secs_f64())
    }
}

fn plural(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}
