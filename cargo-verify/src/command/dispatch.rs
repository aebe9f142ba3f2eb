//! Which command does what.

use super::{
    cache, completions, doctor, explain, file, header, init, ir, list, replay, run, worker,
    workspace,
};
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
    let Some(command) = arguments.command else {
        return workspace::workspace(&arguments.workspace, volume);
    };
    match command {
        Command::File(arguments) => file::file(&arguments, volume),
        Command::Run(arguments) => run::run(&arguments, volume),
        Command::Ir(arguments) => ir::ir(&arguments, volume),
        Command::Explain(arguments) => explain::explain(&arguments),
        Command::Replay(arguments) => replay::replay(&arguments),
        Command::List(arguments) => list::list(&arguments, volume),
        Command::Accept(arguments) => workspace::accept(&arguments.workspace, volume),
        Command::Cache(arguments) => cache::cache(&arguments),
        Command::Clean(arguments) => cache::clean(&arguments),
        Command::Init(arguments) => init::init(&arguments),
        Command::Header(arguments) => header::header(&arguments),
        Command::Doctor => doctor::doctor(),
        Command::Completions(arguments) => completions::completions(arguments.shell),
        Command::Man => completions::man(),
        Command::Worker(arguments) => worker::worker(&arguments),
    }
}
