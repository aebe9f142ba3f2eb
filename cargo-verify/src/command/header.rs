//! `cargo verify header`: the header that contracts and harnesses are written with, for a project's own
//! compilers, to which it means nothing.

use crate::arguments::HeaderArguments;
use crate::cache_directory;
use crate::error::ExpectedError;
use crate::exit::Exit;
use crate::models::Models;
use std::io::Write;

const NAME: &str = "verify.h";

pub fn header(arguments: &HeaderArguments) -> Result<Exit, ExpectedError> {
    let source = Models::unpack()?.own_header().join(NAME);
    let text = std::fs::read(&source).map_err(|error| ExpectedError::Unreadable {
        path: source,
        source: error,
    })?;
    let Some(directory) = &arguments.output else {
        // A reader that closed the pipe has read enough.
        let _ = std::io::stdout().lock().write_all(&text);
        return Ok(Exit::Success);
    };
    cache_directory::create(directory)?;
    let path = directory.join(NAME);
    match std::fs::write(&path, text) {
        Ok(()) => {
            let _ = writeln!(anstream::stdout(), "wrote {}", path.display());
            Ok(Exit::Success)
        }
        Err(source) => Err(ExpectedError::CannotWrite { path, source }),
    }
}
