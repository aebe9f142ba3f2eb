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
use crate::replay::{Recipe, RecipeUnit, Replayer, Start, source_hash};
use crate::report::event::{Event, Phases, Summary};
use crate::report::{DataModel, Finding, Paths, Progress, Replay, Reporters, Subject};
use crate::worker::protocol::{Job, Message};
use crate::worker::watch;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::time::Instant;

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
    let preparation = Preparation {
        files: &arguments.files,
        compile: &arguments.compile,
        checks: options.check_set(),
        time_limit: Some(options.time_limit),
        interrupt: &interrupt,
        volume,
    };
    let program = preparation.program(&progress)?;
    options.time_limit = options.time_limit.saturating_sub(program.compile_time);
    options.library_roots = program.models.library_roots();
    options.function = entry::resolve(arguments.function.as_deref(), &program.symbols)?;
    for note in &program.notes {
        progress.suspend(|| reporters.event(&Event::Note { message: note }));
    }
    reporters.event(&Event::Begin);
    let subject = subject(arguments);
    progress.say(format!("verifying {subject}"));
    let paths = Paths::new(program.models.clone());
    let job = Job::new(program.modules.clone(), options);
    let replayer = Replays::new(arguments, &program, &interrupt)?;
    let mut findings: Vec<Finding> = Vec::new();
    let mut found = |mut finding: Finding, reporters: &mut Reporters| -> Result<(), ExpectedError> {
        if findings.iter().any(|known| known.same_as(&finding)) {
            return Ok(());
        }
        if let Some(replays) = &replayer {
            progress.say(format!("repeating {} natively", finding.code.as_str()));
            replays.replay(&mut finding, job.options.function.clone())?;
        }
        progress.suspend(|| reporters.event(&Event::Violation(&finding)));
        findings.push(finding);
        Ok(())
    };
    let finished = watch(
        &job,
        program.directory.path(),
        &interrupt,
        &mut |message| match message {
            // Natively repeated later, while no worker waits to be heard.
            Message::Violation { violation } if replayer.is_none() => {
                found(Finding::new(violation, &paths), reporters).expect("nothing is replayed");
            }
            Message::Violation { violation } => {
                progress.say(format!(
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
                let place = paths.place(place);
                let millions = instructions / 1_000_000;
                progress.say(format!(
                    "verifying {subject}: bound {bound}, {millions} M instructions, at {}:{}",
                    place.file, place.line
                ));
            }
            Message::Output { .. } | Message::UnreadableIr { .. } | Message::Done { .. } => {}
        },
    );
    let finished = finished.map_err(|error| program.explain(error))?;
    for violation in &finished.outcome.violations {
        found(Finding::new(violation, &paths), reporters)?;
    }
    let read = finished.read_seconds;
    let seconds = started.elapsed().as_secs_f64();
    let mut summary = Summary::of_finished(subject, finished, findings, &paths, seconds);
    summary.phases = Phases {
        clang: program.compile_time.as_secs_f64(),
        read,
    };
    Ok(summary)
}

/// How counterexamples of stand-alone files are repeated natively.
struct Replays<'a> {
    root: PathBuf,
    interrupt: &'a Interrupt,
    units: Vec<RecipeUnit>,
    needed: BTreeSet<String>,
    clang: &'a Clang,
}

impl<'a> Replays<'a> {
    /// None where nobody wants them.
    fn new(
        arguments: &FileArguments,
        program: &'a Program,
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
            units: arguments.files.iter().map(unit).collect(),
            needed: needed.filter(|name| !defined(name)).cloned().collect(),
            clang: &program.clang,
        }))
    }

    fn replay(&self, finding: &mut Finding, entry: Option<String>) -> Result<(), ExpectedError> {
        let replayer = Replayer {
            root: &self.root,
            clang: self.clang,
            interrupt: self.interrupt,
        };
        let start = Start {
            entry,
            from_rust: false,
        };
        let recipe = Recipe::new(finding, self.units.clone(), start, self.needed.clone());
        let stored = replayer.replay(&recipe, false)?;
        finding.replay = Some(Replay {
            id: stored.id,
            replayed: stored.replayed,
        });
        Ok(())
    }
}

/// What is verified.
fn subject(arguments: &FileArguments) -> Subject {
    let files: Vec<String> = arguments
        .files
        .iter()
        .map(|file| file.display().to_string())
        .collect();
    let flags = &arguments.compile.clang_flags;
    Subject {
        function: arguments.function.as_deref().unwrap_or("main").to_owned(),
        files,
        data_model: DataModel::of_flags(flags.iter().filter_map(|flag| flag.to_str())),
    }
}
