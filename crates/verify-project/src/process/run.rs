//! Runs a program under a deadline, with everything it prints and everything it starts.

use crate::interrupt::Interrupt;
use std::io::{self, Read, Write};
use std::os::unix::process::CommandExt;
use std::path::PathBuf;
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::time::{Duration, Instant};

/// How long a program may take to say its version, or what changed in a repository.
const PATIENCE: Duration = Duration::from_secs(120);

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

    /// The program was asked something that takes a moment, and did not answer.
    #[error("`{program}` does not answer", program = program.display())]
    NoAnswer {
        /// The program.
        program: PathBuf,
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

/// How waiting for a child came to an end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waited {
    /// The child ended by itself.
    Ended(ExitStatus),
    /// It was ended at the deadline.
    TimedOut,
    /// It was ended because the user wants to stop.
    Interrupted,
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
    let failed = |source| ProcessError::cannot_start(&program)(source);
    let (mut reader, writer) = std::io::pipe().map_err(failed)?;
    let duplicate = writer.try_clone().map_err(failed)?;
    command
        .stdin(Stdio::null())
        .stdout(duplicate)
        .stderr(writer)
        .process_group(0);
    let spawned = command.spawn();
    // The command holds the writing ends; the reader sees the end only once they are gone.
    command.stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = spawned.map_err(failed)?;
    let messages = std::thread::spawn(move || read_whole(&mut reader));
    match wait(&mut child, limits).map_err(failed)? {
        Waited::Interrupted => Err(ProcessError::Interrupted),
        Waited::TimedOut => Ok(Ran::TimedOut),
        Waited::Ended(_) if limits.interrupt.is_set() => Err(ProcessError::Interrupted),
        Waited::Ended(status) => Ok(Ran::Ended {
            status,
            messages: String::from_utf8_lossy(&messages.join().unwrap_or_default()).into_owned(),
        }),
    }
}

/// What a program that was asked something answered, on its two streams.
pub fn ask(command: &mut Command) -> Result<Output, ProcessError> {
    let program = PathBuf::from(command.get_program());
    let failed = |source| ProcessError::cannot_start(&program)(source);
    let mut child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .process_group(0)
        .spawn()
        .map_err(failed)?;
    let mut stdout = child.stdout.take().expect("standard output was piped");
    let mut stderr = child.stderr.take().expect("standard error was piped");
    let stdout = std::thread::spawn(move || read_whole(&mut stdout));
    let stderr = std::thread::spawn(move || read_whole(&mut stderr));
    let limits = Limits {
        deadline: Some(Instant::now() + PATIENCE),
        interrupt: Interrupt::default(),
    };
    match wait(&mut child, &limits).map_err(failed)? {
        Waited::Ended(status) => Ok(Output {
            status,
            stdout: stdout.join().unwrap_or_default(),
            stderr: stderr.join().unwrap_or_default(),
        }),
        Waited::TimedOut | Waited::Interrupted => Err(ProcessError::NoAnswer { program }),
    }
}

/// What cannot be read is empty; the status says whether the program failed.
fn read_whole(stream: &mut impl Read) -> Vec<u8> {
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes);
    bytes
}

/// Waits for a child that has a process group of its own, and ends the group when it takes too long.
pub fn wait(child: &mut Child, limits: &Limits) -> io::Result<Waited> {
    let mut pause = Duration::from_millis(1);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Waited::Ended(status));
        }
        let is_late = limits
            .deadline
            .is_some_and(|deadline| Instant::now() >= deadline);
        if is_late || limits.interrupt.is_set() {
            end(child);
            return Ok(if is_late {
                Waited::TimedOut
            } else {
                Waited::Interrupted
            });
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(10));
    }
}

/// Ends a child that has a process group of its own, with everything that it started.
pub fn end(child: &mut Child) -> Option<ExitStatus> {
    let group = i32::try_from(child.id())
        .ok()
        .and_then(rustix::process::Pid::from_raw);
    if let Some(group) = group {
        // It may have ended just now; there is nothing left to do then.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    // It may not have got as far as having a group.
    let _ = child.kill();
    child.wait().ok()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(after: Duration) -> Limits {
        Limits {
            deadline: Some(Instant::now() + after),
            interrupt: Interrupt::default(),
        }
    }

    #[test]
    fn both_streams_and_the_status_are_an_answer() {
        let mut command = Command::new("sh");
        let answer = ask(command.args(["-c", "echo out; echo err >&2; exit 3"]));
        let answer = answer.expect("there is a shell");
        assert_eq!(answer.status.code(), Some(3));
        assert_eq!(
            (answer.stdout, answer.stderr),
            (b"out\n".to_vec(), b"err\n".to_vec())
        );
    }

    #[test]
    fn what_a_late_program_started_ends_with_it() {
        let directory = tempfile::tempdir().expect("a temporary directory can be made");
        let path = directory.path().join("child");
        let mut command = Command::new("sh");
        command.args(["-c", "sleep 1000 & echo $! > \"$0\"; wait"]);
        command.arg(&path);
        let ran = run(&mut command, &limits(Duration::from_millis(500)));
        assert!(matches!(ran, Ok(Ran::TimedOut)), "{ran:?}");
        let child = std::fs::read_to_string(&path).expect("it was started");
        let child: i32 = child.trim().parse().expect("it is a number");
        let child = rustix::process::Pid::from_raw(child).expect("it is no zero");
        // A killed process is there until its new parent has waited for it.
        while rustix::process::test_kill_process(child).is_ok() {
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    #[test]
    fn a_program_that_is_not_there_is_an_error() {
        let error = ask(&mut Command::new("no-such-program-anywhere")).expect_err("none is there");
        assert_eq!(
            error.to_string(),
            "`no-such-program-anywhere` cannot be started"
        );
    }
}
