//! `cargo verify __worker JOB`: the other half of `worker::watch`. Not for people.

use crate::arguments::WorkerArguments;
use crate::error::ExpectedError;
use crate::exit::Exit;
use crate::worker::serve;
use verify_project::files::FileError;

pub fn worker(arguments: &WorkerArguments) -> Result<Exit, ExpectedError> {
    serve(&arguments.job).map_err(FileError::read(&arguments.job))?;
    Ok(Exit::Success)
}
