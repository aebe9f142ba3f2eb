//! `cargo verify file`: stand-alone units, verified together.

use super::dispatch::Volume;
use super::progress::Progress;
use super::reporting;
use crate::arguments::FileArguments;
use crate::error::ExpectedError;
use crate::exit::Exit;
use std::collections::BTreeMap;
use std::time::Instant;
use verify_ir::demangle;
use verify_project::cache::ResultStore;
use verify_project::files;
use verify_project::interrupt::Interrupt;
use verify_project::job::Message;
use verify_project::jobs::{Ended, Runner, Watcher, run_all};
use verify_project::prepare::{Entry, Preparation, entry_functions};
use verify_project::process::ProcessError;
use verify_report::event::{Event, Phases, Summary};
use verify_report::replay::Findings;
use verify_report::{DataModel, Finding, Paths, Reporters, Subject};

pub fn file(arguments: &FileArguments, volume: Volume) -> Result<Exit, ExpectedError> {
    let started = Instant::now();
    let mut reporters = reporting::open(&arguments.report, volume)?;
    let result = match verify(arguments, volume, started, &mut reporters) {
        Ok(summary) => {
            reporters.event(&Event::Summary(&summary));
            Ok(Exit::from(summary.verdict))
        }
        Err(error) => {
            let seconds = started.elapsed().as_secs_f64();
            reporters.event(&Event::Error {
                error: &error.diagnostic(),
                seconds,
            });
            Err(error)
        }
    };
    reporting::conclude(reporters, result)
}

fn verify(
    arguments: &FileArguments,
    volume: Volume,
    started: Instant,
    reporters: &mut Reporters,
) -> Result<Summary, ExpectedError> {
    let interrupt = Interrupt::install();
    let interrupt = interrupt.map_err(|source| ExpectedError::NoSignals { source })?;
    let progress = Progress::start(volume.quiet);
    let mut options = arguments.engine.job_options()?;
    options.max_elements = arguments.max_len.unwrap_or(options.max_elements);
    let flags = arguments.compile.clang_flags();
    let preparation = Preparation {
        files: &arguments.files,
        contracts: &arguments.contracts,
        standard: arguments.compile.std.as_deref(),
        flags: &flags,
        checks: options.checks.clone(),
        time_limit: Some(options.time_limit),
        interrupt: &interrupt,
        verbose: volume.verbose,
    };
    let mut program = preparation.program(&|what| progress.say(what))?;
    options.library_roots = program.prepared.models.library_roots();
    let entries = entry_functions(
        arguments.function.as_deref(),
        &program.unit_symbols().collect::<Vec<_>>(),
    )?;
    options.contracts_checked = entries.iter().flatten().cloned().collect();
    program.enter(&entries, &options);
    for note in &program.notes {
        progress.suspend(|| reporters.event(&Event::Note { message: note }));
    }
    reporters.event(&Event::Begin);
    let paths = Paths::new(program.prepared.models.clone());
    let root = files::root()?;
    let replays = root.join("replay");
    let findings = Findings {
        replays_latent: false,
        prepared: &program.prepared,
        paths: &paths,
        replays: (!arguments.report.no_replay).then_some(replays.as_path()),
        interrupt: &interrupt,
    };
    // Who wants to see the queries wants them asked.
    let results = match arguments.no_cache || options.solver_log.is_some() {
        true => None,
        false => Some(ResultStore::shared(&root)?),
    };
    let runner = Runner {
        prepared: &program.prepared,
        scratch: program.directory.path(),
        results: results.as_ref(),
        program: &program.name,
        interrupt: &interrupt,
    };
    let mut run = Run {
        arguments,
        entries: &program.prepared.entries,
        paths: &paths,
        progress: &progress,
        reporters,
        findings: Vec::new(),
        summaries: Vec::new(),
    };
    let conclude = |entry: &Entry, ended: &Ended| -> Result<Vec<Finding>, ExpectedError> {
        Ok(findings.findings(entry, &ended.finished.outcome, ended.cached)?)
    };
    run_all(&runner, &program.prepared.entries, 1, &conclude, &mut run)?;
    // Interrupted, no further job is started.
    if run.summaries.len() < run.entries.len() {
        return Err(ProcessError::Interrupted.into());
    }
    let seconds = started.elapsed().as_secs_f64();
    let mut summary = together(arguments, run.summaries, seconds);
    summary.phases.clang = program.compile_time.as_secs_f64();
    Ok(summary)
}

/// The summary of all jobs as one.
fn together(arguments: &FileArguments, summaries: Vec<Summary>, seconds: f64) -> Summary {
    match <[Summary; 1]>::try_from(summaries) {
        Ok([summary]) => Summary { seconds, ..summary },
        Err(summaries) => {
            let mut whole = subject(arguments, None);
            let names: Vec<&str> = summaries
                .iter()
                .map(|one| one.subject.function.as_str())
                .collect();
            whole.function = names.join("`, `");
            Summary::together(whole, summaries, seconds)
        }
    }
}

/// Reports what the jobs of one program come to.
struct Run<'a> {
    arguments: &'a FileArguments,
    entries: &'a [Entry],
    paths: &'a Paths,
    progress: &'a Progress,
    reporters: &'a mut Reporters,
    /// What was reported.
    findings: Vec<Finding>,
    summaries: Vec<Summary>,
}

impl Watcher<Vec<Finding>> for Run<'_> {
    fn running(&mut self, _jobs: &BTreeMap<usize, Instant>, _done: usize) {}

    fn message(&mut self, job: usize, message: &Message) {
        match message {
            // Repeated natively later, while no worker waits to be heard.
            Message::Violation { violation } if self.arguments.report.no_replay => {
                self.report(&Finding::new(violation, self.paths));
            }
            Message::Violation { violation } => {
                self.progress.say(format!(
                    "found {} at line {}",
                    violation.code.as_str(),
                    violation.place.line
                ));
            }
            Message::Progress {
                place,
                bound,
                instructions,
            } => {
                let subject = self.subject(job);
                let place = self.paths.place(place);
                let millions = instructions / 1_000_000;
                self.progress.say(format!(
                    "verifying {subject}: bound {bound}, {millions} M instructions, at {}:{}",
                    place.file, place.line
                ));
            }
            Message::Output { .. } | Message::UnreadableIr { .. } | Message::Done { .. } => {}
        }
    }

    fn ended(&mut self, job: usize, ended: Ended, findings: Vec<Finding>) {
        let found: Vec<Finding> = findings.iter().map(|one| self.report(one)).collect();
        let read = ended.finished.read_seconds;
        let subject = self.subject(job);
        let mut summary =
            Summary::of_finished(subject, ended.finished, found, self.paths, ended.seconds);
        summary.phases = Phases { clang: 0.0, read };
        if ended.cached {
            summary.mark_earlier_limits();
        }
        self.summaries.push(summary);
    }
}

impl Run<'_> {
    fn subject(&self, job: usize) -> Subject {
        subject(self.arguments, self.entries[job].options.entry.function())
    }

    /// Reports a finding, once, and returns it as it was reported.
    fn report(&mut self, finding: &Finding) -> Finding {
        if let Some(known) = self.findings.iter().find(|known| known.same_as(finding)) {
            return known.clone();
        }
        let reporters = &mut *self.reporters;
        self.progress
            .suspend(|| reporters.event(&Event::Violation(finding)));
        self.findings.push(finding.clone());
        finding.clone()
    }
}

/// What is verified, from the function with this symbol, or from `main`.
fn subject(arguments: &FileArguments, symbol: Option<&str>) -> Subject {
    let files: Vec<String> = arguments
        .files
        .iter()
        .map(|file| file.display().to_string())
        .collect();
    let flags = arguments.compile.clang_flags();
    Subject {
        function: match (&arguments.function, symbol) {
            (Some(name), _) => name.clone(),
            (None, Some(symbol)) => demangle(symbol),
            (None, None) => "main".to_owned(),
        },
        files,
        data_model: DataModel::of_flags(flags.iter().filter_map(|flag| flag.to_str())),
    }
}
