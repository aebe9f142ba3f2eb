//! `cargo verify run`: executes a deterministic program in the engine. Standard output, standard
//! error and exit status are the program's; only what keeps it from running to its end is ours.

use super::dispatch::Volume;
use super::progress::Progress;
use crate::arguments::RunArguments;
use crate::error::ExpectedError;
use crate::exit::Exit;
use std::io::Write;
use verify_project::interrupt::Interrupt;
use verify_project::job::{Job, Message, watch};
use verify_project::prepare::{Preparation, entry_function};
use verify_report::snippet::{self, Detail};
use verify_report::{Finding, Paths, Sources, TraceDetail};
use verify_symex::outcome::{Outcome, Verdict};

pub fn run(arguments: &RunArguments, volume: Volume) -> Result<Exit, ExpectedError> {
    let interrupt = Interrupt::install().map_err(|source| ExpectedError::NoSignals { source })?;
    let mut options = arguments.engine.job_options()?;
    options.run_only = true;
    options.arguments.clone_from(&arguments.arguments);
    let flags = arguments.compile.clang_flags();
    let preparation = Preparation {
        files: &arguments.files,
        contracts: &[],
        standard: arguments.compile.std.as_deref(),
        flags: &flags,
        checks: options.checks.clone(),
        time_limit: Some(options.time_limit),
        interrupt: &interrupt,
        verbose: volume.verbose,
    };
    let program = {
        let progress = Progress::start(volume.quiet);
        preparation.program(&|what| progress.say(what))?
    };
    options.library_roots = program.prepared.models.library_roots();
    let function = entry_function(None, &program.unit_symbols().collect::<Vec<_>>())?;
    options.entry = verify_symex::Entry::at(function.as_deref());
    let job = Job::new(program.modules(), options);
    let finished = watch(&job, program.directory.path(), &interrupt, &mut |message| {
        if let Message::Output { stream, bytes } = message {
            pass_on(*stream, &bytes.0);
        }
    });
    let finished = finished?;
    report(
        &finished.outcome,
        &Paths::new(program.prepared.models.clone()),
        volume,
    );
    Ok(exit(&finished.outcome))
}

fn pass_on(stream: u8, bytes: &[u8]) {
    // A closed stream takes nothing more from a program either.
    let _ = if stream == 1 {
        let mut out = std::io::stdout().lock();
        out.write_all(bytes).and_then(|()| out.flush())
    } else {
        std::io::stderr().lock().write_all(bytes)
    };
}

fn report(outcome: &Outcome, paths: &Paths, volume: Volume) {
    let mut out = anstream::stderr().lock();
    let mut sources = Sources::since_now();
    // An execution that a person watched needs no way to its end.
    let detail = Detail {
        verbose: volume.verbose,
        trace: TraceDetail::None,
        hyperlinks: false,
    };
    for violation in &outcome.violations {
        let finding = Finding::new(violation, paths);
        let _ = writeln!(out, "{}", snippet::draw(&finding, &mut sources, detail));
    }
    for gap in &outcome.gaps {
        let place = gap.place.as_ref().map(|place| paths.place(place));
        let at = place.map_or(String::new(), |place| {
            format!(" at {}:{}", place.file, place.line)
        });
        let _ = writeln!(out, "cargo verify run: {}{at}", gap.what);
    }
}

/// The program's own status where it ran to its end.
fn exit(outcome: &Outcome) -> Exit {
    match (outcome.exit_status, outcome.verdict) {
        (Some(status), _) if outcome.violations.is_empty() => Exit::Program((status & 0xff) as u8),
        (_, Verdict::Proved | Verdict::Bounded) => Exit::Inconclusive,
        (_, verdict) => Exit::from(verdict),
    }
}
