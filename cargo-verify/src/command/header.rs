//! `cargo verify header`: the header that contracts and harnesses are written with, for a project's own
//! compilers, to which it means nothing.

use crate::arguments::HeaderArguments;
use crate::error::ExpectedError;
use crate::exit::Exit;
use std::io::Write;
use verify_project::files::{self, FileError};
use verify_project::models::Models;

const NAME: &str = "verify.h";

pub fn header(arguments: &HeaderArguments) -> Result<Exit, ExpectedError> {
    let source = Models::unpack()?.own_header().join(NAME);
    let text = files::read(&source)?;
    let Some(directory) = &arguments.output else {
        // A reader that closed the pipe has read enough.
        let _ = std::io::stdout().lock().write_all(&text);
        return Ok(Exit::Success);
    };
    files::create(directory)?;
    let path = directory.join(NAME);
    match std::fs::write(&path, text) {
        Ok(()) => {
            let _ = writeln!(anstream::stdout(), "wrote {}", path.display());
            Ok(Exit::Success)
        }
        Err(source) => Err(FileError::Write { path, source }.into()),
    }
}
