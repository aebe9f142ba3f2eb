//! Which command does what.

use super::{doctor, explain, file, ir, run, worker};
use crate::arguments::{Command, Verify};
use crate::error::ExpectedError;
use crate::exit::Exit;

/// How much is said besides the report.
#[derive(Clone, Copy, Debug)]
pub struct Volume {
    pub quiet: bool,
    pub verbose: bool,
}

pub fn dispatch(arguments: Verify) -> Result<Exit, ExpectedError> {
    let volume = Volume {
        quiet: arguments.quiet,
        verbose: arguments.verbose,
    };
    match arguments.command {
        Command::File(arguments) => file::file(&arguments, volume),
        Command::Run(arguments) => run::run(&arguments, volume),
        Command::Ir(arguments) => ir::ir(&arguments, volume),
        Command::Explain(arguments) => explain::explain(&arguments),
        Command::Doctor => doctor::doctor(),
        Command::Worker(arguments) => worker::worker(&arguments),
    }
}
