//! Runs a program under a deadline, with everything it prints.

use crate::interrupt::Interrupt;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// A program that could not be run to its end.
#[derive(Debug, thiserror::Error)]
pub enum ProcessError {
    /// The program could not be started, or not be waited for.
    #[error("`{program}` cannot be started", program = program.display())]
    CannotStart {
        /// The program.
        program: PathBuf,
        /// What the system answered.
        #[source]
        source: io::Error,
    },

    /// The user wants to stop.
    #[error("interrupted")]
    Interrupted,
}

impl ProcessError {
    /// What failed is running this program.
    pub fn cannot_start(program: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> ProcessError {
        let program = program.into();
        |source| ProcessError::CannotStart { program, source }
    }
}

/// What ends a program early.
#[derive(Clone, Debug)]
pub struct Limits {
    /// When it is ended. Default is never.
    pub deadline: Option<Instant>,
    /// Ends it early.
    pub interrupt: Interrupt,
}

/// A program that ended.
#[derive(Debug)]
pub enum Ran {
    /// It ended by itself.
    Ended {
        /// How it ended.
        status: ExitStatus,
        /// What it printed.
        messages: String,
    },
    /// It was ended at the deadline.
    TimedOut,
}

/// Runs the command to its end.
pub fn run(command: &mut Command, limits: &Limits) -> Result<Ran, ProcessError> {
    let program = PathBuf::from(command.get_program());
    let failed = |source| ProcessError::CannotStart {
        program: program.clone(),
        source,
    };
    let (mut reader, writer) = std::io::pipe().map_err(failed)?;
    let duplicate = writer.try_clone().map_err(failed)?;
    command
        .stdin(Stdio::null())
        .stdout(duplicate)
        .stderr(writer);
    let spawned = command.spawn();
    // The command holds the writing ends; the reader sees the end only once they are gone.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = spawned.map_err(failed)?;
    let messages = std::thread::spawn(move || {
        let mut bytes = Vec::new();
        // A message that cannot be read is an empty one; the status says whether the program failed.
        let _ = reader.read_to_end(&mut bytes);
        String::from_utf8_lossy(&bytes).into_owned()
    });
    let mut pause = Duration::from_millis(1);
    let status = loop {
        let waited = child.try_wait();
        match waited.map_err(failed)? {
            Some(status) => break status,
            None if limits.interrupt.is_set() => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(ProcessError::Interrupted);
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
        return Err(ProcessError::Interrupted);
    }
    Ok(Ran::Ended {
        status,
        messages: messages.join().unwrap_or_default(),
    })
}

/// Prints a command on standard error, for a shell.
pub fn show(command: &Command) {
    let words: Vec<String> = std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| match shlex::try_quote(&word.to_string_lossy()) {
            Ok(quoted) => quoted.into_owned(),
            // No program can be given a word with NUL in it.
            Err(_) => word.to_string_lossy().into_owned(),
        })
        .collect();
    // Standard error may be closed; the work does not depend on it.
    let _ = writeln!(anstream::stderr(), "running {}", words.join(" "));
}
