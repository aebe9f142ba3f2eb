//! The worker's end: reads its job, runs the engine, tells the front what happens. Runs in a process
//! of its own, so that a crash or an endless loop costs this job only.

use crate::engine;
use std::io::{self, Write};
use std::path::Path;
use verify_project::job::{Bytes, Job, Message};
use verify_project::process::own_peak;
use verify_solver::WorkInstant;
use verify_symex::outcome::{Events, Place, Violation};

/// Deep structures (terms, types, metadata) are walked recursively in places.
const STACK: usize = 256 << 20;

/// Does the job in the file and returns once the outcome is sent.
pub fn serve(path: &Path) -> io::Result<()> {
    let job: Job = serde_json::from_slice(&std::fs::read(path)?)?;
    confine(&job);
    let worker = std::thread::Builder::new()
        .name("engine".to_owned())
        .stack_size(STACK);
    let handle = worker.spawn(move || perform(&job))?;
    match handle.join() {
        Ok(result) => result,
        Err(panic) => std::panic::resume_unwind(panic),
    }
}

/// The worker never outlives the front, and a runaway allocation fails before it hurts the machine.
fn confine(job: &Job) {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{
            Resource, Rlimit, Signal, set_parent_process_death_signal, setrlimit,
        };
        let limit = job
            .options
            .memory_limit
            .saturating_mul(2)
            .saturating_add(2 << 30);
        // Both are backstops behind the front's own watch: going on without them is right.
        let _ = setrlimit(
            Resource::As,
            Rlimit {
                current: Some(limit),
                maximum: Some(limit),
            },
        );
        let _ = setrlimit(
            Resource::Core,
            Rlimit {
                current: Some(0),
                maximum: Some(0),
            },
        );
        let _ = set_parent_process_death_signal(Some(Signal::KILL));
        // The front may have ended before the signal was asked for.
        let parent = rustix::process::getppid().map(|parent| parent.as_raw_nonzero().get());
        if parent.and_then(|parent| u32::try_from(parent).ok()) != Some(job.front) {
            std::process::exit(1);
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = job;
}

fn perform(job: &Job) -> io::Result<()> {
    let mut sender = Sender {
        failed: None,
        last_output: Vec::new(),
    };
    let started = WorkInstant::now();
    let modules = match engine::read_all(&job.modules) {
        Ok(modules) => modules,
        Err((module, error)) => {
            sender.send(&Message::UnreadableIr { module, error });
            return sender.finish();
        }
    };
    let read_seconds = started.elapsed().as_secs_f64();
    let mut options = job.options.clone();
    options.time_limit = options.time_limit.saturating_sub(started.elapsed());
    let outcome = engine::run(modules, &options, &mut sender);
    sender.flush_output();
    sender.send(&Message::Done {
        outcome: Box::new(outcome),
        read_seconds,
        peak_memory_bytes: own_peak(),
    });
    sender.finish()
}

/// Turns the engine's events into lines. The program's standard output is gathered into larger
/// pieces first.
struct Sender {
    failed: Option<io::Error>,
    last_output: Vec<u8>,
}

impl Sender {
    fn send(&mut self, message: &Message) {
        let mut line =
            serde_json::to_vec(message).expect("messages hold nothing that JSON cannot say");
        line.push(b'\n');
        let mut out = io::stdout().lock();
        if let Err(error) = out.write_all(&line).and_then(|()| out.flush()) {
            self.failed.get_or_insert(error);
        }
    }

    fn flush_output(&mut self) {
        if !self.last_output.is_empty() {
            let bytes = Bytes(std::mem::take(&mut self.last_output));
            self.send(&Message::Output { stream: 1, bytes });
        }
    }

    fn finish(self) -> io::Result<()> {
        self.failed.map_or(Ok(()), Err)
    }
}

impl Events for Sender {
    fn violation(&mut self, violation: &Violation) {
        self.flush_output();
        self.send(&Message::Violation {
            violation: Box::new(violation.clone()),
        });
    }

    fn output(&mut self, stream: u8, bytes: &[u8]) {
        if stream == 1 {
            self.last_output.extend_from_slice(bytes);
            if self.last_output.len() >= 1 << 16 {
                self.flush_output();
            }
        } else {
            self.flush_output();
            self.send(&Message::Output {
                stream,
                bytes: Bytes(bytes.to_vec()),
            });
        }
    }

    fn progress(&mut self, place: &Place, bound: u32, instructions: u64) {
        self.flush_output();
        self.send(&Message::Progress {
            place: place.clone(),
            bound,
            instructions,
        });
    }
}
