//! `cargo verify ir`: how a person looks inside a unit.

use super::dispatch::Volume;
use super::progress::Progress;
use crate::arguments::IrArguments;
use crate::engine;
use crate::error::ExpectedError;
use crate::exit::Exit;
use std::io::Write;
use verify_project::files;
use verify_project::interrupt::Interrupt;
use verify_project::job::WorkerError;
use verify_project::prepare::Preparation;
use verify_symex::CheckSet;

pub fn ir(arguments: &IrArguments, volume: Volume) -> Result<Exit, ExpectedError> {
    let interrupt = Interrupt::install().map_err(|source| ExpectedError::NoSignals { source })?;
    let flags = arguments.compile.clang_flags();
    let preparation = Preparation {
        files: std::slice::from_ref(&arguments.file),
        contracts: &[],
        standard: arguments.compile.std.as_deref(),
        flags: &flags,
        checks: CheckSet::default(),
        time_limit: None,
        interrupt: &interrupt,
        verbose: volume.verbose,
    };
    let program = {
        let progress = Progress::start(volume.quiet);
        preparation.program(&|what| progress.say(what))?
    };
    let modules = program.modules();
    let path = modules.first().expect("one file makes at least one module");
    let text = if arguments.text {
        files::read(path)?
    } else {
        let description = engine::describe(path);
        let unreadable = |message| WorkerError::UnreadableIr {
            path: path.clone(),
            message,
        };
        description.map_err(unreadable)?.into_bytes()
    };
    // A reader that closed the pipe has read enough.
    let _ = std::io::stdout().lock().write_all(&text);
    Ok(Exit::Success)
}
