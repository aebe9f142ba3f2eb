//! `cargo verify file`: stand-alone units, verified together.

use super::dispatch::Volume;
use super::entry;
use super::prepare::Preparation;
use super::reporting;
use crate::arguments::FileArguments;
use crate::error::ExpectedError;
use crate::exit::Exit;
use crate::interrupt::Interrupt;
use crate::report::event::{Event, Phases, Summary};
use crate::report::{DataModel, Finding, Paths, Progress, Reporters, Subject};
use crate::worker::protocol::{Job, Message};
use crate::worker::watch;
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
    let subject = subject(arguments);
    progress.say(format!("verifying {subject}"));
    let paths = Paths::new(program.models.clone());
    let job = Job::new(program.modules.clone(), options);
    let mut findings: Vec<Finding> = Vec::new();
    let mut found = |finding: Finding, reporters: &mut Reporters| {
        if !findings.iter().any(|known| known.same_as(&finding)) {
            progress.suspend(|| reporters.event(&Event::Violation(&finding)));
            findings.push(finding);
        }
    };
    let finished = watch(
        &job,
        program.directory.path(),
        &interrupt,
        &mut |message| match message {
            Message::Violation { violation } => found(Finding::new(violation, &paths), reporters),
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
        found(Finding::new(violation, &paths), reporters);
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
