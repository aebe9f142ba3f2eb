//! `cargo verify __worker JOB`: the other half of `worker::watch`. Not for people.

use crate::arguments::WorkerArguments;
use crate::error::ExpectedError;
use crate::exit::Exit;
use crate::worker::serve;

pub fn worker(arguments: &WorkerArguments) -> Result<Exit, ExpectedError> {
    serve(&arguments.job)
        .map(|()| Exit::Success)
        .map_err(|source| ExpectedError::Unreadable {
            path: arguments.job.clone(),
            source,
        })
}
