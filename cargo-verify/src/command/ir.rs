//! `cargo verify ir`: how a person looks inside a unit.

use super::dispatch::Volume;
use super::prepare::Preparation;
use crate::arguments::IrArguments;
use crate::engine;
use crate::error::ExpectedError;
use crate::exit::Exit;
use crate::interrupt::Interrupt;
use crate::report::Progress;
use std::io::Write;
use verify_symex::CheckSet;

pub fn ir(arguments: &IrArguments, volume: Volume) -> Result<Exit, ExpectedError> {
    let interrupt = Interrupt::install().map_err(|source| ExpectedError::NoSignals { source })?;
    let preparation = Preparation {
        files: std::slice::from_ref(&arguments.file),
        contracts: &[],
        compile: &arguments.compile,
        checks: CheckSet::default(),
        time_limit: None,
        interrupt: &interrupt,
        volume,
    };
    let program = {
        let progress = Progress::start(volume.quiet);
        preparation.program(&progress)?
    };
    let unit = program
        .modules
        .first()
        .expect("one file makes at least one module");
    let text = if arguments.text {
        std::fs::read(unit).map_err(|source| ExpectedError::Unreadable {
            path: unit.clone(),
            source,
        })?
    } else {
        let description = engine::describe(unit);
        let unreadable = |message| ExpectedError::UnreadableIr {
            path: unit.clone(),
            message,
        };
        description
            .map_err(|message| program.explain(unreadable(message)))?
            .into_bytes()
    };
    // A reader that closed the pipe has read enough.
    let _ = std::io::stdout().lock().write_all(&text);
    Ok(Exit::Success)
}
