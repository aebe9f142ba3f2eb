//! `cargo verify`: the C and C++ of a workspace, from its build to an exit code.

use super::dispatch::Volume;
use crate::arguments::{MessageFormat, WorkspaceArguments};
use crate::cache::{ResultStore, program_hash};
use crate::config::{Patterns, Severity};
use crate::error::ExpectedError;
use crate::exit::Exit;
use crate::gate::{Baseline, FailOn, Fingerprint, changed_files};
use crate::interrupt::Interrupt;
use crate::report::event::{EntrySummary, Event, Reporter, Summary, Total};
use crate::report::{Finding, Human, Json, Level, Paths, Progress};
use crate::workspace::{
    Ended, Entry, Orders, Prepared, Runner, Watcher, Workspace, discover, prepare, run_all,
};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::Instant;
use verify_symex::Verdict;

pub fn workspace(arguments: &WorkspaceArguments, volume: Volume) -> Result<Exit, ExpectedError> {
    let started = Instant::now();
    let mut reporter: Box<dyn Reporter> = match arguments.message_format {
        MessageFormat::Human => Box::new(Human::new(volume.quiet, volume.verbose, false)),
        MessageFormat::Json => Box::new(Json),
    };
    let result = verify(arguments, volume, started, &mut *reporter);
    if let Err(error) = &result {
        let seconds = started.elapsed().as_secs_f64();
        reporter.event(&Event::Error { error, seconds });
    }
    result
}

fn verify(
    arguments: &WorkspaceArguments,
    volume: Volume,
    started: Instant,
    reporter: &mut dyn Reporter,
) -> Result<Exit, ExpectedError> {
    let interrupt = Interrupt::install();
    let interrupt = interrupt.map_err(|source| ExpectedError::NoSignals { source })?;
    let workspace = Workspace::load(&arguments.selection)?;
    let baseline = arguments
        .gate
        .baseline
        .as_deref()
        .map(Baseline::read)
        .transpose()?;
    let progress = Progress::start(volume.quiet);
    let jobs = parallelism(arguments.selection.cargo.jobs);
    let say = |what: String| progress.say(what);
    let discovery = discover(
        &workspace,
        &arguments.selection,
        &interrupt,
        volume.verbose,
        &say,
    )?;
    for note in &discovery.notes {
        progress.suspend(|| reporter.event(&Event::Note { message: note }));
    }
    let orders = Orders {
        engine: &arguments.engine,
        jobs,
        interrupt: &interrupt,
        verbose: volume.verbose,
    };
    let mut prepared = prepare(&workspace, discovery, &orders, &say)?;
    tell_units(&workspace, &prepared, &progress, reporter);
    let is_anything = !prepared.built.is_empty() || !prepared.failures.is_empty();
    choose(arguments, &workspace, &mut prepared)?;
    if prepared.entries.is_empty() && prepared.failures.is_empty() {
        return nothing(arguments, &workspace, is_anything);
    }
    let paths = Paths::new(prepared.models.clone());
    let mut run = Run {
        workspace: &workspace,
        prepared: &prepared,
        paths: &paths,
        progress: &progress,
        reporter,
        baseline: baseline.as_ref(),
        results: Vec::new(),
        findings: Vec::new(),
    };
    run_jobs(arguments, &prepared, &workspace, jobs, &interrupt, &mut run)?;
    let Run {
        results, findings, ..
    } = run;
    drop(progress);
    let gate = Gate {
        arguments,
        workspace: &workspace,
        prepared: &prepared,
        baseline: baseline.as_ref(),
    };
    let (total, exit) = gate.judge(&results, findings, started, interrupt.is_set())?;
    reporter.event(&Event::Total(&total));
    Ok(exit)
}

pub fn parallelism(wanted: Option<u16>) -> usize {
    match wanted {
        Some(jobs) => usize::from(jobs),
        None => std::thread::available_parallelism().map_or(1, usize::from),
    }
}

/// How units were compiled, where the reader of a verdict should know, and which were not.
fn tell_units(
    workspace: &Workspace,
    prepared: &Prepared,
    progress: &Progress,
    reporter: &mut dyn Reporter,
) {
    for (place, built) in &prepared.built {
        let library = &prepared.libraries[place.library];
        if built.headers == crate::clang::Headers::Real
            && workspace.chosen.contains(&library.package)
        {
            let message = super::prepare::real_headers_note(
                &library.units[place.unit].source,
                built.model_error.as_deref(),
            );
            progress.suspend(|| reporter.event(&Event::Note { message: &message }));
        }
    }
    for failure in &prepared.failures {
        let package = workspace.package(&failure.package).name.as_str();
        let error = &failure.error;
        progress.suspend(|| reporter.event(&Event::BadUnit { package, error }));
    }
}

/// Leaves only the entry points that were asked for.
fn choose(
    arguments: &WorkspaceArguments,
    workspace: &Workspace,
    prepared: &mut Prepared,
) -> Result<(), ExpectedError> {
    let only = Patterns::new(&arguments.function)?;
    if !only.is_empty() {
        prepared.entries.retain(|entry| {
            only.matches(Path::new(&entry.point.name()))
                || only.matches(Path::new(&entry.point.symbol))
        });
    }
    if let Some(revision) = &arguments.changed_since {
        let changed = changed_files(&workspace.root, revision)?;
        let is_changed = |entry: &Entry| {
            let mut files = entry.files().map(|file| Path::new(file).canonicalize());
            files.any(|file| file.is_ok_and(|file| changed.contains(&file)))
        };
        prepared.entries.retain(is_changed);
    }
    Ok(())
}

/// Nothing is left to verify: that is fine where only changes were asked for.
fn nothing(
    arguments: &WorkspaceArguments,
    workspace: &Workspace,
    is_anything: bool,
) -> Result<Exit, ExpectedError> {
    if !is_anything {
        let what = match workspace.chosen.as_slice() {
            [one] => format!("`{}`", workspace.package(one).name),
            many => format!("the {} chosen packages", many.len()),
        };
        return Err(ExpectedError::NothingToVerify { what });
    }
    if arguments.changed_since.is_some() && arguments.function.is_empty() {
        return Ok(Exit::Success);
    }
    Err(ExpectedError::NoEntryPoint {
        what: "no function of the units is an entry point that was asked for".to_owned(),
        help: "`cargo verify list` shows all entry points",
    })
}

fn run_jobs(
    arguments: &WorkspaceArguments,
    prepared: &Prepared,
    workspace: &Workspace,
    jobs: usize,
    interrupt: &Interrupt,
    run: &mut Run<'_>,
) -> Result<(), ExpectedError> {
    let cache = workspace.home.join("cache");
    let results = match arguments.no_cache {
        true => None,
        false => Some(ResultStore::open(&cache)?),
    };
    let scratch = tempfile::Builder::new()
        .prefix("jobs-")
        .tempdir_in(&workspace.home);
    let scratch = scratch.map_err(|source| ExpectedError::CannotWrite {
        path: workspace.home.clone(),
        source,
    })?;
    let program = program_hash()?;
    let runner = Runner {
        prepared,
        scratch: scratch.path(),
        results: results.as_ref(),
        program: &program,
        interrupt,
    };
    run_all(&runner, &prepared.entries, jobs, run)
}

/// Takes in results and tells of them.
struct Run<'a> {
    workspace: &'a Workspace,
    prepared: &'a Prepared,
    paths: &'a Paths,
    progress: &'a Progress,
    reporter: &'a mut dyn Reporter,
    baseline: Option<&'a Baseline>,
    results: Vec<(Verdict, bool)>,
    /// The findings of all, each once.
    findings: Vec<Finding>,
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
        for violation in &ended.finished.outcome.violations {
            let mut finding = Finding::new(violation, self.paths);
            if own.iter().any(|known| known.same_as(&finding)) {
                continue;
            }
            finding.level = self.level(&finding, entry);
            if !self.findings.iter().any(|known| known.same_as(&finding)) {
                self.progress
                    .suspend(|| self.reporter.event(&Event::Violation(&finding)));
                self.findings.push(finding.clone());
            }
            own.push(finding);
        }
        let function = entry.point.name();
        let unit = &library.units[entry.place.unit].source;
        let summary = Summary::of_finished(
            function.clone(),
            ended.finished,
            own,
            self.paths,
            ended.seconds,
        );
        self.results.push((summary.verdict, ended.cached));
        let entry = EntrySummary {
            package: self.workspace.package(&library.package).name.to_string(),
            library: library.name.clone(),
            unit: self.paths.display(&unit.to_string_lossy()),
            function,
            symbol: entry.point.symbol.clone(),
            declared: !entry.point.undeclared,
            cached: ended.cached,
            summary,
        };
        self.progress
            .suspend(|| self.reporter.event(&Event::Entry(&entry)));
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

/// Decides whether the command fails.
struct Gate<'a> {
    arguments: &'a WorkspaceArguments,
    workspace: &'a Workspace,
    prepared: &'a Prepared,
    baseline: Option<&'a Baseline>,
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

    fn judge(
        &self,
        results: &[(Verdict, bool)],
        findings: Vec<Finding>,
        started: Instant,
        interrupted: bool,
    ) -> Result<(Total, Exit), ExpectedError> {
        let prints: BTreeSet<Fingerprint> = findings
            .iter()
            .map(|finding| Fingerprint::of(finding, &self.workspace.root))
            .collect();
        if let Some(path) = &self.arguments.gate.write_baseline {
            Baseline::new(prints.iter().cloned()).write(path)?;
        }
        let count = |verdict| results.iter().filter(|(one, _)| *one == verdict).count();
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
        if count(Verdict::Bounded) > 0 && fails(Verdict::Bounded) {
            fail(
                "something holds only up to a bound".to_owned(),
                Exit::Inconclusive,
            );
        }
        if interrupted || (fails(Verdict::Unknown) && count(Verdict::Unknown) + skipped > 0) {
            fail(
                "there is no answer about some entry points".to_owned(),
                Exit::Inconclusive,
            );
        }
        if bad_units > 0 {
            let units = plural(bad_units, "unit does", "units do");
            fail(format!("{units} not compile"), Exit::DoesNotCompile);
        }
        if new > 0 && fails(Verdict::Violated) {
            let bugs = plural(new, "bug was", "bugs were");
            fail(format!("{bugs} found that nothing accepts"), Exit::Violated);
        }
        let fixed = self
            .baseline
            .map(|baseline| baseline.fixed(&prints))
            .unwrap_or_default();
        let total = Total {
            summary: self.summary(results, findings, started),
            proved: count(Verdict::Proved),
            bounded: count(Verdict::Bounded),
            violated: count(Verdict::Violated),
            unknown: count(Verdict::Unknown),
            cached: results.iter().filter(|(_, cached)| *cached).count(),
            skipped,
            bad_units,
            fixed: fixed
                .iter()
                .map(|one| {
                    format!(
                        "{} in `{}` of {}: {}",
                        one.code, one.function, one.file, one.message
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
        results: &[(Verdict, bool)],
        findings: Vec<Finding>,
        started: Instant,
    ) -> Summary {
        let any = |verdict| results.iter().any(|(one, _)| *one == verdict);
        let incomplete =
            results.len() < self.prepared.entries.len() || !self.prepared.failures.is_empty();
        let verdict = if any(Verdict::Violated) {
            Verdict::Violated
        } else if any(Verdict::Unknown) || incomplete {
            Verdict::Unknown
        } else if any(Verdict::Bounded) {
            Verdict::Bounded
        } else {
            Verdict::Proved
        };
        Summary::of_all(verdict, findings, started.elapsed().as_secs_f64())
    }
}

fn plural(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

/// The file of a unit, for lists.
pub fn shown(path: &Path, root: &Path) -> PathBuf {
    path.strip_prefix(root).unwrap_or(path).to_owned()
}
