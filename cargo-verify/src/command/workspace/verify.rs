//! `cargo verify`, from the workspace's build to an exit code.

use super::gate::Gate;
use super::run::Run;
use crate::arguments::WorkspaceArguments;
use crate::cache::{ResultStore, program_hash};
use crate::cache_directory;
use crate::clang::{Clang, Headers};
use crate::command::dispatch::Volume;
use crate::command::prepare::real_headers_note;
use crate::command::reporting;
use crate::config::Patterns;
use crate::error::ExpectedError;
use crate::exit::Exit;
use crate::gate::{Baseline, changes};
use crate::interrupt::Interrupt;
use crate::report::event::Event;
use crate::report::{DataModel, Paths, Progress, Reporters, normal};
use crate::workspace::{
    Affected, EarlyBuild, Orders, Prepared, Runner, Workspace, discover, idle_bounds, prepare,
    run_all,
};
use std::path::{Path, PathBuf};
use std::time::Instant;

pub fn workspace(arguments: &WorkspaceArguments, volume: Volume) -> Result<Exit, ExpectedError> {
    let started = Instant::now();
    let mut reporters = reporting::open(&arguments.report, volume)?;
    let result = verify(arguments, volume, started, &mut reporters);
    if let Err(error) = &result {
        let seconds = started.elapsed().as_secs_f64();
        reporters.event(&Event::Error { error, seconds });
    }
    reporting::conclude(reporters, result)
}

fn verify(
    arguments: &WorkspaceArguments,
    volume: Volume,
    started: Instant,
    reporters: &mut Reporters,
) -> Result<Exit, ExpectedError> {
    let interrupt = Interrupt::install();
    let interrupt = interrupt.map_err(|source| ExpectedError::NoSignals { source })?;
    // Both take a while; cargo takes longer.
    let tools = std::thread::spawn(|| (Clang::find(), program_hash()));
    let early = EarlyBuild::start(&arguments.selection, &interrupt, volume.verbose);
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
        early,
        &interrupt,
        volume.verbose,
        &say,
    )?;
    for note in &discovery.notes {
        progress.suspend(|| reporters.event(&Event::Note { message: note }));
    }
    let (clang, program) = tools.join().expect("looking for clang does not panic");
    let orders = Orders {
        clang: clang?,
        engine: &arguments.engine,
        boundary: &arguments.boundary,
        jobs,
        interrupt: &interrupt,
        verbose: volume.verbose,
    };
    let mut prepared = prepare(&workspace, discovery, &orders, &say)?;
    tell_units(&workspace, &prepared, &progress, reporters);
    let is_anything = !prepared.built.is_empty() || !prepared.failures.is_empty();
    choose(arguments, &workspace, &mut prepared)?;
    let Prepared {
        entries,
        failures,
        disagreements,
        ..
    } = &prepared;
    if entries.is_empty() && failures.is_empty() && disagreements.is_empty() {
        return nothing(arguments, &workspace, is_anything);
    }
    reporters.event(&Event::Begin);
    let paths = Paths::new(prepared.models.clone());
    let mut run = Run {
        workspace: &workspace,
        prepared: &prepared,
        paths: &paths,
        progress: &progress,
        reporters,
        data_model: DataModel::of_target(arguments.selection.cargo.target.as_deref()),
        baseline: baseline.as_ref(),
        results: Vec::new(),
        findings: Vec::new(),
        disagrees: false,
    };
    run.disagreements();
    run_jobs(arguments, &program?, jobs, &interrupt, &mut run)?;
    let Run {
        results,
        findings,
        disagrees,
        ..
    } = run;
    drop(progress);
    let gate = Gate {
        arguments,
        workspace: &workspace,
        prepared: &prepared,
        baseline: baseline.as_ref(),
        disagrees,
    };
    let (total, exit) = gate.judge(&results, findings, started, interrupt.is_set())?;
    reporters.event(&Event::Total(&total));
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
    for failure in &prepared.failures {
        let package = workspace.package(&failure.package).name.as_str();
        let error = &failure.error;
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
    if let Some(revision) = &arguments.changed_since {
        let changes = changes(&workspace.root, revision)?;
        let affected = Affected::new(&changes);
        prepared.entries.retain(|entry| affected.concerns(entry));
        prepared.disagreements.retain(|one| {
            let files = [&one.mismatch.rust.file, &one.mismatch.cpp.file];
            files.iter().any(|file| affected.contains(file))
        });
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
    cache_directory::sweep(&workspace.home, "jobs-");
    let scratch = tempfile::Builder::new()
        .prefix("jobs-")
        .tempdir_in(&workspace.home);
    let scratch = scratch.map_err(|source| ExpectedError::CannotWrite {
        path: workspace.home.clone(),
        source,
    })?;
    let replays = workspace.home.join("replay");
    let runner = Runner {
        paths: run.paths,
        replays: (!arguments.report.no_replay).then_some(replays.as_path()),
        prepared,
        scratch: scratch.path(),
        results: results.as_ref(),
        program,
        interrupt,
    };
    run_all(&runner, &prepared.entries, jobs, run)
}

/// The file of a unit, for lists.
pub fn shown(path: &Path, root: &Path) -> PathBuf {
    let path = normal(path);
    path.strip_prefix(root).map(Path::to_owned).unwrap_or(path)
}
