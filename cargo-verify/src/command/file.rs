//! `cargo verify file`: stand-alone units, verified together.

use super::dispatch::Volume;
use super::entry;
use super::prepare::{Preparation, Program};
use super::reporting;
use crate::arguments::FileArguments;
use crate::cache_directory;
use crate::clang::{Clang, Language};
use crate::error::ExpectedError;
use crate::exit::Exit;
use crate::interrupt::Interrupt;
use crate::models::Models;
use crate::replay::{Recipe, RecipeUnit, Replayer, Start, source_hash};
use crate::report::event::{Event, Phases, Summary};
use crate::report::{DataModel, Finding, Paths, Progress, Replay, Reporters, Subject};
use crate::worker::protocol::{Job, Message};
use crate::worker::watch;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::time::Instant;
use verify_ir::demangle;
use verify_symex::CheckSet;

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
                error: &error,
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
    options.most_elements = arguments.max_len.unwrap_or(options.most_elements);
    let preparation = Preparation {
        files: &arguments.files,
        contracts: &arguments.contracts,
        compile: &arguments.compile,
        checks: options.check_set(),
        time_limit: Some(options.time_limit),
        interrupt: &interrupt,
        volume,
    };
    let program = preparation.program(&progress)?;
    options.library_roots = program.models.library_roots();
    let entries = entry::all(arguments.function.as_deref(), &program.symbols)?;
    options.contracts_checked = entries.iter().flatten().cloned().collect();
    for note in &program.notes {
        progress.suspend(|| reporters.event(&Event::Note { message: note }));
    }
    reporters.event(&Event::Begin);
    let mut run = Run {
        paths: Paths::new(program.models.clone()),
        replays: Replays::new(arguments, &program, options.check_set(), &interrupt)?,
        program: &program,
        interrupt: &interrupt,
        progress: &progress,
        reporters,
        findings: Vec::new(),
    };
    let limit = options.time_limit;
    let mut summaries = Vec::new();
    for (at, function) in entries.iter().enumerate() {
        // Compiling counts, too; what is left is shared by the jobs that are left.
        let left = limit.saturating_sub(started.elapsed());
        options.time_limit = left / u32::try_from(entries.len() - at).unwrap_or(u32::MAX);
        options.function.clone_from(function);
        let job = Job::new(program.modules.clone(), options.clone());
        summaries.push(run.job(&job, subject(arguments, function.as_deref()))?);
    }
    let seconds = started.elapsed().as_secs_f64();
    let mut summary = match <[Summary; 1]>::try_from(summaries) {
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
    };
    summary.phases.clang = program.compile_time.as_secs_f64();
    Ok(summary)
}

/// What the jobs of one program have in common.
struct Run<'a> {
    program: &'a Program,
    paths: Paths,
    replays: Option<Replays<'a>>,
    interrupt: &'a Interrupt,
    progress: &'a Progress,
    reporters: &'a mut Reporters,
    /// What was reported.
    findings: Vec<Finding>,
}

impl Run<'_> {
    /// One entry point.
    fn job(&mut self, job: &Job, subject: Subject) -> Result<Summary, ExpectedError> {
        self.progress.say(format!("verifying {subject}"));
        let started = Instant::now();
        let directory = self.program.directory.path();
        let (program, interrupt) = (self.program, self.interrupt);
        let finished = watch(job, directory, interrupt, &mut |message| {
            self.hear(message, &subject)
        });
        let finished = finished.map_err(|error| program.explain(error))?;
        let mut found = Vec::new();
        for violation in &finished.outcome.violations {
            let finding = Finding::new(violation, &self.paths);
            found.push(self.report(finding, job.options.function.clone())?);
        }
        let read = finished.read_seconds;
        let seconds = started.elapsed().as_secs_f64();
        let mut summary = Summary::of_finished(subject, finished, found, &self.paths, seconds);
        summary.phases = Phases { clang: 0.0, read };
        Ok(summary)
    }

    fn hear(&mut self, message: &Message, subject: &Subject) {
        match message {
            // Natively repeated later, while no worker waits to be heard.
            Message::Violation { violation } if self.replays.is_none() => {
                let finding = Finding::new(violation, &self.paths);
                self.report(finding, None).expect("nothing is replayed");
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

    /// Reports a finding, once, and returns it as it was reported.
    fn report(
        &mut self,
        mut finding: Finding,
        entry: Option<String>,
    ) -> Result<Finding, ExpectedError> {
        if let Some(known) = self.findings.iter().find(|known| known.same_as(&finding)) {
            return Ok(known.clone());
        }
        if let Some(replays) = &self.replays {
            self.progress
                .say(format!("repeating {} natively", finding.code.as_str()));
            replays.replay(&mut finding, entry, &self.paths)?;
        }
        let reporters = &mut *self.reporters;
        self.progress
            .suspend(|| reporters.event(&Event::Violation(&finding)));
        self.findings.push(finding.clone());
        Ok(finding)
    }
}

/// How counterexamples of stand-alone files are repeated natively.
struct Replays<'a> {
    root: PathBuf,
    interrupt: &'a Interrupt,
    units: Vec<RecipeUnit>,
    needed: BTreeSet<String>,
    checks: CheckSet,
    clang: &'a Clang,
    models: &'a Models,
}

impl<'a> Replays<'a> {
    /// None where nobody wants them.
    fn new(
        arguments: &FileArguments,
        program: &'a Program,
        checks: CheckSet,
        interrupt: &'a Interrupt,
    ) -> Result<Option<Replays<'a>>, ExpectedError> {
        if arguments.report.no_replay {
            return Ok(None);
        }
        let flags = &arguments.compile.clang_flags;
        let directory = std::env::current_dir().unwrap_or_default();
        let unit = |file: &PathBuf| RecipeUnit {
            source: directory.join(file),
            language: Language::of(file, flags).unwrap_or(Language::Cpp),
            flags: flags
                .iter()
                .map(|flag| flag.to_string_lossy().into_owned())
                .collect(),
            standard: arguments.compile.std.clone(),
            directory: directory.clone(),
            environment: BTreeMap::new(),
            hash: source_hash(&directory.join(file)),
            compiler: None,
        };
        let defined = |name: &String| program.symbols.iter().any(|symbols| symbols.defines(name));
        let needed = program.symbols.iter().flat_map(|symbols| &symbols.needed);
        Ok(Some(Replays {
            root: cache_directory::root()?.join("replay"),
            interrupt,
            checks,
            units: arguments.files.iter().map(unit).collect(),
            needed: needed.filter(|name| !defined(name)).cloned().collect(),
            clang: &program.clang,
            models: &program.models,
        }))
    }

    fn replay(
        &self,
        finding: &mut Finding,
        entry: Option<String>,
        paths: &Paths,
    ) -> Result<(), ExpectedError> {
        let replayer = Replayer {
            root: &self.root,
            clang: self.clang,
            models: self.models,
            interrupt: self.interrupt,
        };
        let start = Start {
            entry,
            from_rust: false,
        };
        let (units, needed) = (self.units.clone(), self.needed.clone());
        let recipe = Recipe::new(finding, units, start, needed, &self.checks);
        let stored = replayer.replay(&recipe, false)?;
        finding.replay = Some(Replay::new(stored.id, stored.replayed, paths));
        Ok(())
    }
}

/// What is verified, from the function with this symbol, or from `main`.
fn subject(arguments: &FileArguments, symbol: Option<&str>) -> Subject {
    let files: Vec<String> = arguments
        .files
        .iter()
        .map(|file| file.display().to_string())
        .collect();
    let flags = &arguments.compile.clang_flags;
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
