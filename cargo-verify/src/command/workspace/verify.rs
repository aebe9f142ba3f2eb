//! `cargo verify`, from the workspace's build to an exit code.

use super::gate::Gate;
use super::run::Run;
use crate::arguments::WorkspaceArguments;
use crate::command::dispatch::Volume;
use crate::command::progress::Progress;
use crate::command::reporting;
use crate::error::{ExpectedError, build_diagnostic, unit_diagnostic};
use crate::exit::Exit;
use crate::gate::{Baseline, Fingerprints, Found};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::Instant;
use verify_project::cache::{ResultStore, program_hash, room};
use verify_project::changes::{Affected, Changes, changes, changes_of_files};
use verify_project::clang::{Clang, Headers};
use verify_project::config::{self, Patterns};
use verify_project::files::{self, Scratch};
use verify_project::interrupt::Interrupt;
use verify_project::jobs::{Ended, Runner, run_all};
use verify_project::prepare::{
    Entry, PrepareOptions, Prepared, functions_are_known, idle_bounds, prepare, real_headers_note,
};
use verify_project::workspace::{EarlyBuild, Workspace, discover};
use verify_report::event::{Event, Total};
use verify_report::replay::Findings;
use verify_report::{DataModel, Finding, Paths, Reporters, normal};

pub fn workspace(arguments: &WorkspaceArguments, volume: Volume) -> Result<Exit, ExpectedError> {
    report(arguments, volume, false)
}

/// The same, and what functions require of their callers is written down.
pub fn accept(arguments: &WorkspaceArguments, volume: Volume) -> Result<Exit, ExpectedError> {
    report(arguments, volume, true)
}

fn report(
    arguments: &WorkspaceArguments,
    volume: Volume,
    accepts: bool,
) -> Result<Exit, ExpectedError> {
    let started = Instant::now();
    let mut reporters = reporting::open(&arguments.report, volume)?;
    let result = verify(arguments, volume, (started, accepts), &mut reporters);
    if let Err(error) = &result {
        let seconds = started.elapsed().as_secs_f64();
        let error = &error.diagnostic();
        reporters.event(&Event::Error { error, seconds });
    }
    reporting::conclude(reporters, result)
}

fn verify(
    arguments: &WorkspaceArguments,
    volume: Volume,
    (started, accepts): (Instant, bool),
    reporters: &mut Reporters,
) -> Result<Exit, ExpectedError> {
    let interrupt = Interrupt::install();
    let interrupt = interrupt.map_err(|source| ExpectedError::NoSignals { source })?;
    // Both take a while; cargo takes longer.
    let tools = std::thread::spawn(|| (Clang::find(), program_hash()));
    let selection = arguments.selection.selection();
    let early = EarlyBuild::start(&selection, &interrupt, volume.verbose);
    let workspace = Workspace::load(&selection)?;
    let baseline = arguments
        .gate
        .baseline
        .as_deref()
        .map(Baseline::read)
        .transpose()?;
    let progress = Progress::start(volume.quiet);
    let jobs = parallelism(selection.jobs);
    let say = |what: String| progress.say(what);
    let discovery = discover(
        &workspace,
        &selection,
        early,
        &interrupt,
        volume.verbose,
        &say,
    )?;
    for note in &discovery.notes {
        progress.suspend(|| reporters.event(&Event::Note { message: note }));
    }
    let (clang, program) = tools.join().expect("looking for clang does not panic");
    let program = program?;
    let options = PrepareOptions {
        program: &program,
        clang: clang?,
        engine: arguments.engine.settings(),
        solvers: arguments.engine.solvers(),
        max_len: arguments.boundary.max_len,
        raw_pointers: arguments.boundary.raw_pointers,
        undeclared: arguments.boundary.undeclared || !arguments.function.is_empty(),
        jobs,
        interrupt: &interrupt,
        verbose: volume.verbose,
    };
    let mut prepared = prepare(&workspace, discovery, &options, &say)?;
    if selection.packages.is_empty() && selection.excluded.is_empty() {
        functions_are_known(&workspace, &prepared)?;
    }
    tell_units(&workspace, &prepared, &progress, reporters);
    let is_broken = !prepared.failures.is_empty() || !prepared.build_failures.is_empty();
    let is_anything = !prepared.built.is_empty() || is_broken;
    choose(arguments, &workspace, &mut prepared)?;
    if prepared.entries.is_empty() && prepared.disagreements.is_empty() && !is_broken {
        nothing(arguments, &workspace, &prepared, is_anything)?;
        let message = match &arguments.changed_since {
            Some(revision) => format!("nothing that is verified has changed since `{revision}`"),
            None => "nothing that is verified is made from these files".to_owned(),
        };
        reporters.event(&Event::Note { message: &message });
    }
    reporters.event(&Event::Begin);
    let paths = Paths::new(prepared.models.clone());
    let mut run = Run {
        workspace: &workspace,
        prepared: &prepared,
        paths: &paths,
        progress: &progress,
        reporters,
        data_model: DataModel::of_target(selection.target.as_deref()),
        verbose: volume.verbose,
        baseline: baseline.as_ref(),
        prints: Fingerprints::new(&workspace.root, &workspace.home, &prepared),
        found: Found::default(),
        results: Vec::new(),
        findings: Vec::new(),
        disagrees: false,
    };
    run.disagreements();
    run_jobs(arguments, &program, jobs, &interrupt, &mut run)?;
    let Run {
        results,
        findings,
        found,
        disagrees,
        ..
    } = run;
    drop(progress);
    let gate = Gate {
        arguments,
        workspace: &workspace,
        prepared: &prepared,
        baseline: baseline.as_ref(),
        found: &found,
        disagrees,
    };
    let (total, exit) = gate.judge(&results, findings, started, interrupt.is_set())?;
    if accepts {
        accept_preconditions(&workspace, &total)?;
    }
    reporters.event(&Event::Total(&total));
    Ok(exit)
}

/// Writes down what functions require, as far as there are clauses for it.
fn accept_preconditions(workspace: &Workspace, total: &Total) -> Result<(), ExpectedError> {
    let required = total.summary.preconditions().filter_map(|one| {
        let requires = one.requires.as_ref()?;
        Some((requires.function.clone(), requires.clause.clone()?))
    });
    config::accept(&workspace.root, &required.collect::<Vec<_>>())?;
    Ok(())
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
    reporters: &mut Reporters,
) {
    for (place, built) in &prepared.built {
        let library = &prepared.libraries[place.library];
        if built.headers == Headers::Real && workspace.chosen.contains(&library.package) {
            let message = real_headers_note(
                &library.units[place.unit].source,
                built.model_error.as_deref(),
            );
            progress.suspend(|| reporters.event(&Event::Note { message: &message }));
        }
    }
    for key in idle_bounds(workspace, prepared) {
        let message = format!("`{key}` in `[bounds]` fits no function or file that was compiled");
        progress.suspend(|| reporters.event(&Event::Note { message: &message }));
    }
    if prepared.left_out > 0 {
        let message = format!(
            "functions that Rust does not declare are looked at where others call them; as entry points of their own, \
             {} more, with `--undeclared`",
            prepared.left_out
        );
        progress.suspend(|| reporters.event(&Event::Note { message: &message }));
    }
    for failure in &prepared.build_failures {
        let (package, error) = (failure.package(), &build_diagnostic(failure));
        progress.suspend(|| reporters.event(&Event::BadUnit { package, error }));
    }
    for failure in &prepared.failures {
        let package = workspace.package(&failure.package).name.as_str();
        let error = &unit_diagnostic(&failure.error);
        progress.suspend(|| reporters.event(&Event::BadUnit { package, error }));
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
        prepared.disagreements.retain(|one| {
            let names = [&one.mismatch.function, &one.mismatch.symbol];
            names.iter().any(|name| only.matches(Path::new(name)))
        });
    }
    if let Some(changes) = asked_for(arguments, workspace)? {
        let affected = Affected::new(&changes, workspace, prepared);
        let mut entries = std::mem::take(&mut prepared.entries);
        entries.retain(|entry| affected.concerns(entry, prepared));
        let mut disagreements = std::mem::take(&mut prepared.disagreements);
        disagreements.retain(|one| affected.concerns_disagreement(one, prepared));
        (prepared.entries, prepared.disagreements) = (entries, disagreements);
    }
    Ok(())
}

/// The changes that were asked for; none where everything is to be verified.
fn asked_for(
    arguments: &WorkspaceArguments,
    workspace: &Workspace,
) -> Result<Option<Changes>, ExpectedError> {
    if let Some(revision) = &arguments.changed_since {
        return Ok(Some(changes(&workspace.root, revision)?));
    }
    if arguments.changed_files.is_empty() {
        return Ok(None);
    }
    let found = changes_of_files(
        &workspace.root,
        &workspace.directory,
        &arguments.changed_files,
    );
    Ok(Some(found))
}

/// Nothing is left to verify: that is fine where only changes were asked for.
fn nothing(
    arguments: &WorkspaceArguments,
    workspace: &Workspace,
    prepared: &Prepared,
    is_anything: bool,
) -> Result<(), ExpectedError> {
    if !is_anything {
        let what = match workspace.chosen.as_slice() {
            [one] => format!("`{}`", workspace.package(one).name),
            many => format!("the {} chosen packages", many.len()),
        };
        let dependencies = with_units(workspace, prepared);
        return Err(ExpectedError::NothingToVerify { what, dependencies });
    }
    let is_about_changes = arguments.changed_since.is_some() || !arguments.changed_files.is_empty();
    if is_about_changes && arguments.function.is_empty() {
        return Ok(());
    }
    Err(ExpectedError::NoEntryPoint {
        what: "no function of the units is an entry point that was asked for".to_owned(),
        help: "`cargo verify list` shows all entry points",
    })
}

/// The names of all packages that have C or C++ and were not chosen.
pub fn with_units(workspace: &Workspace, prepared: &Prepared) -> Vec<String> {
    let packages = prepared.libraries.iter().map(|library| &library.package);
    let others = packages.filter(|package| !workspace.chosen.contains(package));
    let names: BTreeSet<String> = others
        .map(|package| workspace.package(package).name.to_string())
        .collect();
    names.into_iter().collect()
}

fn run_jobs(
    arguments: &WorkspaceArguments,
    program: &str,
    jobs: usize,
    interrupt: &Interrupt,
    run: &mut Run<'_>,
) -> Result<(), ExpectedError> {
    let (workspace, prepared) = (run.workspace, run.prepared);
    let cache = workspace.home.join("cache");
    let results = match arguments.no_cache {
        true => None,
        false => Some(ResultStore::open(&cache)?),
    };
    files::sweep(&workspace.home, "jobs-");
    let scratch = Scratch::new(&workspace.home, "jobs-")?;
    let replays = workspace.home.join("replay");
    let findings = Findings {
        prepared,
        paths: run.paths,
        replays: (!arguments.report.no_replay).then_some(replays.as_path()),
        replays_latent: run.verbose,
        interrupt,
    };
    let runner = Runner {
        prepared,
        scratch: scratch.path(),
        results: results.as_ref(),
        program,
        interrupt,
    };
    let conclude = |entry: &Entry, ended: &Ended| -> Result<Vec<Finding>, ExpectedError> {
        Ok(findings.findings(entry, &ended.finished.outcome, ended.cached)?)
    };
    run_all(&runner, &prepared.entries, jobs, &conclude, run)?;
    room::shrink(&workspace.home, room::limit());
    Ok(())
}

/// The file of a unit, for lists.
pub fn shown(path: &Path, root: &Path) -> PathBuf {
    let path = normal(path);
    path.strip_prefix(root).map(Path::to_owned).unwrap_or(path)
}
