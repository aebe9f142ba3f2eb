//! The front's end: starts a worker, passes on what it says, ends it when a limit is reached.

use super::ended::{Ending, of_ended_worker};
use super::message::{Job, Message};
use crate::files::FileError;
use crate::interrupt::Interrupt;
use crate::process::{self, ProcessError, resident_tree};
use std::io::{BufRead, BufReader, Read};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};
use verify_symex::outcome::{Outcome, Violation};

/// How often limits and the interrupt are looked at.
const TICK: Duration = Duration::from_millis(25);

/// A job that could not be done at all.
#[derive(Debug, thiserror::Error)]
pub enum WorkerError {
    /// A module is no IR that the engine can read.
    #[error("`{path}` is no LLVM IR that can be read", path = path.display())]
    UnreadableIr {
        /// Where it is.
        path: PathBuf,
        /// What the other program or reader printed.
        message: String,
    },

    /// A file could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),

    /// A program could not be run.
    #[error(transparent)]
    Process(#[from] ProcessError),
}

/// A worker that ended, with or without an outcome of its own.
#[derive(Debug)]
pub struct Finished {
    /// What the engine found out.
    pub outcome: Outcome,
    /// How long reading the IR took.
    pub read_seconds: f64,
    /// The most memory that was resident, where that is known.
    pub peak_memory_bytes: Option<u64>,
    /// The job was cut short by the user.
    pub interrupted: bool,
    /// The same job under the same limits ends like this again: neither the user nor other programs of the machine had
    /// a part in it.
    pub is_lasting: bool,
}

impl Finished {
    /// What an earlier run came to.
    pub fn known(outcome: Outcome) -> Finished {
        Finished {
            outcome,
            read_seconds: 0.0,
            peak_memory_bytes: None,
            interrupted: false,
            is_lasting: true,
        }
    }
}

/// Does the job in a worker process. `listen` hears every message but the last.
pub fn watch(
    job: &Job,
    directory: &Path,
    interrupt: &Interrupt,
    listen: &mut dyn FnMut(&Message),
) -> Result<Finished, WorkerError> {
    let path = directory.join("job.json");
    let text = serde_json::to_vec(job).expect("jobs hold nothing that JSON cannot say");
    std::fs::write(&path, text).map_err(FileError::write(&path))?;
    let mut worker = Worker::start(job, &path)?;
    let Attended {
        ending,
        done,
        violations,
    } = worker.attend(job, interrupt, listen)?;
    let patience = if ending.is_some() {
        Duration::ZERO
    } else {
        Duration::from_millis(500)
    };
    let status = worker.end(patience);
    let peak = worker.peak_memory;
    if let Some((outcome, read_seconds, own_peak)) = done {
        return Ok(Finished {
            outcome,
            read_seconds,
            peak_memory_bytes: own_peak.or(peak),
            interrupted: false,
            is_lasting: true,
        });
    }
    let complaint = worker.complaint();
    let ending = ending.unwrap_or_else(|| {
        let out_of_memory =
            complaint.contains("memory allocation of") || complaint.contains("bad_alloc");
        if interrupt.is_set() {
            Ending::Interrupted
        } else if out_of_memory {
            Ending::MemoryLimit
        } else {
            Ending::Crash
        }
    });
    let detail = describe(status, &complaint);
    Ok(Finished {
        outcome: of_ended_worker(ending, detail, violations, &job.options),
        read_seconds: 0.0,
        peak_memory_bytes: peak,
        interrupted: ending == Ending::Interrupted,
        is_lasting: ending == Ending::MemoryLimit,
    })
}

/// What a worker said until it ended or had to be ended.
#[derive(Default)]
struct Attended {
    ending: Option<Ending>,
    /// The outcome, the seconds spent on reading, the peak of memory.
    done: Option<(Outcome, f64, Option<u64>)>,
    violations: Vec<Violation>,
}

struct Worker {
    child: Child,
    messages: Receiver<Result<Message, String>>,
    complaints: Option<std::thread::JoinHandle<String>>,
    peak_memory: Option<u64>,
}

impl Worker {
    fn start(job: &Job, path: &Path) -> Result<Worker, ProcessError> {
        let program =
            std::env::current_exe().map_err(ProcessError::cannot_start("cargo-verify"))?;
        let mut child = Command::new(&program)
            .args(["verify", "__worker"])
            .arg(path)
            .stdin(if job.options.run_only {
                Stdio::inherit()
            } else {
                Stdio::null()
            })
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            // A group of its own: solvers it starts end with it, and Ctrl-C reaches the front alone.
            .process_group(0)
            .spawn()
            .map_err(ProcessError::cannot_start(&program))?;
        let stdout = child.stdout.take().expect("standard output was piped");
        let mut stderr = child.stderr.take().expect("standard error was piped");
        let (send, messages) = mpsc::channel();
        std::thread::spawn(move || {
            for line in BufReader::new(stdout).split(b'\n') {
                let message = line.map_err(|error| error.to_string()).and_then(|line| {
                    serde_json::from_slice(&line).map_err(|error| error.to_string())
                });
                let failed = message.is_err();
                if send.send(message).is_err() || failed {
                    return;
                }
            }
        });
        let complaints = std::thread::spawn(move || {
            let mut bytes = Vec::new();
            // What cannot be read cannot be shown; the exit status still tells of the crash.
            let _ = stderr.read_to_end(&mut bytes);
            String::from_utf8_lossy(&bytes).into_owned()
        });
        Ok(Worker {
            child,
            messages,
            complaints: Some(complaints),
            peak_memory: None,
        })
    }

    /// Passes messages on until the worker is done or has to be ended.
    fn attend(
        &mut self,
        job: &Job,
        interrupt: &Interrupt,
        listen: &mut dyn FnMut(&Message),
    ) -> Result<Attended, WorkerError> {
        let limit = job.options.time_limit;
        // The engine stops by itself at the limit, which counts its processor time; only one that cannot is killed.
        let longest = limit * verify_solver::WALL_PATIENCE;
        let deadline = Instant::now() + longest + Duration::from_secs(1) + longest / 20;
        let mut attended = Attended::default();
        loop {
            if interrupt.is_set() {
                attended.ending = Some(Ending::Interrupted);
                return Ok(attended);
            }
            if Instant::now() >= deadline {
                attended.ending = Some(Ending::TimeLimit);
                return Ok(attended);
            }
            if let Some(resident) = resident_tree(self.child.id()) {
                self.peak_memory = self.peak_memory.max(Some(resident));
                if resident > job.options.memory_limit {
                    attended.ending = Some(Ending::MemoryLimit);
                    return Ok(attended);
                }
            }
            match self.messages.recv_timeout(TICK) {
                Ok(Ok(Message::Done {
                    outcome,
                    read_seconds,
                    peak_memory_bytes,
                })) => {
                    attended.done = Some((*outcome, read_seconds, peak_memory_bytes));
                    return Ok(attended);
                }
                Ok(Ok(Message::UnreadableIr { module, error })) => {
                    return Err(WorkerError::UnreadableIr {
                        path: module,
                        message: error,
                    });
                }
                Ok(Ok(message)) => {
                    if let Message::Violation { violation } = &message {
                        attended.violations.push((**violation).clone());
                    }
                    listen(&message);
                }
                Err(RecvTimeoutError::Timeout) => {}
                // A line that is no message can only be the torn last one of a dying worker.
                Ok(Err(_)) | Err(RecvTimeoutError::Disconnected) => {
                    return Ok(attended);
                }
            }
        }
    }

    /// Waits for a worker that has nothing more to say, and ends it, with whatever it started, when
    /// that takes too long or it has to be ended.
    fn end(&mut self, patience: Duration) -> Option<ExitStatus> {
        let deadline = Instant::now() + patience;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < deadline => {
                    std::thread::sleep(Duration::from_millis(1))
                }
                Ok(None) | Err(_) => break,
            }
        }
        process::end(&mut self.child)
    }

    /// What the worker wrote to its standard error.
    fn complaint(&mut self) -> String {
        let thread = self.complaints.take();
        thread
            .and_then(|thread| thread.join().ok())
            .unwrap_or_default()
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        if matches!(self.child.try_wait(), Ok(None)) {
            process::end(&mut self.child);
        }
    }
}

fn describe(status: Option<ExitStatus>, complaint: &str) -> String {
    let how = match status.map(|status| (status.code(), status.signal())) {
        Some((Some(code), _)) => format!("exit code {code}"),
        Some((None, Some(signal))) => format!("signal {signal}"),
        _ => "for an unknown reason".to_owned(),
    };
    let first = complaint.lines().find(|line| !line.trim().is_empty());
    match first {
        Some(_) => format!(
            "{how}: {}",
            complaint
                .trim()
                .lines()
                .take(3)
                .collect::<Vec<_>>()
                .join(" ")
        ),
        None => how,
    }
}
