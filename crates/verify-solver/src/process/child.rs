//! A process that is given text and asked for all it has to say, in limited time.

#![expect(unsafe_code, reason = "a call between fork and exec")]

use std::io::{Read, Write};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use crate::limit::Deadline;
use crate::reason::Reason;

/// How often the deadline is looked at while the process works.
const INTERVAL: Duration = Duration::from_millis(20);

/// Runs a program on `input` and gives its output, or why there is none. The
/// process is gone when this returns.
pub(super) fn run(words: &[String], input: String, deadline: &Deadline) -> Result<String, Reason> {
    let Some((program, arguments)) = words.split_first() else {
        return Err(Reason::Failed("the solver command is empty".to_owned()));
    };
    let failed = |what: &str, error: std::io::Error| {
        Reason::Failed(format!("{what} the solver `{program}`: {error}"))
    };
    let mut child = start(program, arguments).map_err(|error| failed("cannot start", error))?;
    let mut to_child = child.stdin.take().expect("standard input is piped");
    let mut from_child = child.stdout.take().expect("standard output is piped");

    // Both pipes have a thread: a solver that does not read must not keep the
    // deadline from being seen. A solver that stops reading early has either
    // answered or died; its output tells which.
    let writer = thread::spawn(move || drop(to_child.write_all(input.as_bytes())));
    let (sender, receiver) = channel();
    let reader = thread::spawn(move || {
        let mut output = Vec::new();
        let result = from_child.read_to_end(&mut output).map(|_| output);
        drop(sender.send(result));
    });

    let outcome = loop {
        match receiver.recv_timeout(INTERVAL) {
            Ok(Ok(output)) => break Ok(String::from_utf8_lossy(&output).into_owned()),
            Ok(Err(error)) => break Err(failed("cannot read from", error)),
            Err(RecvTimeoutError::Disconnected) => {
                break Err(Reason::Failed(format!(
                    "the reader of the solver `{program}` stopped"
                )));
            }
            Err(RecvTimeoutError::Timeout) => {
                if let Some(reason) = deadline.reached() {
                    break Err(reason);
                }
            }
        }
    };
    end(&mut child);
    drop(writer.join());
    drop(reader.join());
    outcome
}

/// Starts the process in a group of its own: a command may be a script that starts
/// others, and all of them must end together. As nobody else can end that group,
/// the process dies with this one.
fn start(program: &str, arguments: &[String]) -> std::io::Result<Child> {
    let mut command = Command::new(program);
    command
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .process_group(0);
    #[cfg(target_os = "linux")]
    // SAFETY: the closure makes one system call and allocates nothing.
    unsafe {
        command.pre_exec(|| {
            rustix::process::set_parent_process_death_signal(Some(rustix::process::Signal::KILL))
                .map_err(std::io::Error::from)
        });
    }
    command.spawn()
}

/// Ends the process and all it has started. Harmless if they have ended by
/// themselves; then it only collects the exit status.
fn end(child: &mut Child) {
    let group = i32::try_from(child.id())
        .ok()
        .and_then(rustix::process::Pid::from_raw);
    if let Some(group) = group {
        // The group is gone when everything in it has ended: nothing is left to do.
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    drop(child.wait());
}
