//! Runs clang under a deadline, with everything it says.

use crate::error::ExpectedError;
use crate::interrupt::Interrupt;
use std::io::Read;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// What ends a compilation early.
#[derive(Clone, Debug)]
pub struct Limits {
    pub deadline: Option<Instant>,
    pub interrupt: Interrupt,
}

/// A compiler that ended.
#[derive(Debug)]
pub enum Ran {
    Ended {
        status: ExitStatus,
        messages: String,
    },
    TimedOut,
}

/// Runs the command to its end.
pub fn run(command: &mut Command, limits: &Limits) -> Result<Ran, ExpectedError> {
    let failed = |source| ExpectedError::CannotStart {
        program: command.get_program().into(),
        source,
    };
    let (mut reader, writer) = std::io::pipe().map_err(failed)?;
    let duplicate = writer.try_clone().map_err(failed)?;
    command
        .stdin(Stdio::null())
        .stdout(duplicate)
        .stderr(writer);
    let program = command.get_program().to_owned();
    let spawned = command.spawn();
    // The command holds the writing ends; the reader sees the end only once they are gone.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = spawned.map_err(|source| ExpectedError::CannotStart {
        program: program.clone().into(),
        source,
    })?;
    let messages = std::thread::spawn(move || {
        let mut bytes = Vec::new();
        // A message that cannot be read is an empty one; the status says whether clang failed.
        let _ = reader.read_to_end(&mut bytes);
        String::from_utf8_lossy(&bytes).into_owned()
    });
    let mut pause = Duration::from_millis(1);
    let status = loop {
        let waited = child.try_wait();
        match waited.map_err(|source| ExpectedError::CannotStart {
            program: program.clone().into(),
            source,
        })? {
            Some(status) => break status,
            None if limits.interrupt.is_set() => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(ExpectedError::Interrupted);
            }
            None if limits
                .deadline
                .is_some_and(|deadline| Instant::now() >= deadline) =>
            {
                let _ = child.kill();
                let _ = child.wait();
                return Ok(Ran::TimedOut);
            }
            None => std::thread::sleep(pause),
        }
        pause = (pause * 2).min(Duration::from_millis(10));
    };
    if limits.interrupt.is_set() {
        return Err(ExpectedError::Interrupted);
    }
    Ok(Ran::Ended {
        status,
        messages: messages.join().unwrap_or_default(),
    })
}
