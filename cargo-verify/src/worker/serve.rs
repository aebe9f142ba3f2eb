//! The worker's end: reads its job, runs the engine, tells the front what happens. Runs in a process
//! of its own, so that a crash or an endless loop costs this job only.

use super::memory;
use super::protocol::{Bytes, Job, Message};
use crate::engine;
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;
use verify_symex::Options;
use verify_symex::outcome::{Events, Outcome, Place, Verdict, Violation};

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
    let started = std::time::Instant::now();
    let modules = match engine::read_all(&job.modules) {
        Ok(modules) => modules,
        Err((module, error)) => {
            sender.send(&Message::UnreadableIr { module, error });
            return sender.finish();
        }
    };
    let read_seconds = started.elapsed().as_secs_f64();
    let mut options = job.options.to_engine();
    options.time_limit = options.time_limit.saturating_sub(started.elapsed());
    let plain = without_changes(&options);
    if plain.is_some() {
        options.time_limit = options.time_limit.mul_f64(CHANGES_SHARE);
    }
    let mut outcome = engine::run(modules, &options, &mut sender);
    if outcome.verdict == Verdict::Unknown
        && let Some(mut plain) = plain
        && let Ok(modules) = engine::read_all(&job.modules)
    {
        let given = job.options.to_engine().time_limit;
        plain.time_limit = given.saturating_sub(started.elapsed());
        let simpler = engine::run(modules, &plain, &mut sender);
        if simpler.verdict != Verdict::Unknown {
            (options, outcome) = (plain, simpler);
        }
    }
    while let Some(more) = with_more_elements(
        &job.options.to_engine(),
        &options,
        &outcome,
        started.elapsed(),
    ) {
        let Ok(modules) = engine::read_all(&job.modules) else {
            break;
        };
        let deeper = engine::run(modules, &more, &mut sender);
        // What could not be answered leaves what is known already.
        if deeper.verdict == Verdict::Unknown {
            break;
        }
        (options, outcome) = (more, deeper);
    }
    sender.flush_output();
    sender.send(&Message::Done {
        outcome: Box::new(outcome),
        read_seconds,
        peak_memory_bytes: memory::own_peak(),
    });
    sender.finish()
}

/// How much of a job's time is for what is passed after other calls have changed it; the rest is for what
/// it is when it is made, where that alone can be answered.
const CHANGES_SHARE: f64 = 0.6;

/// The same job, with what is passed as it was made; none where nothing changes it.
fn without_changes(options: &Options) -> Option<Options> {
    let mut caller = options.caller.as_ref()?.without_changes()?;
    caller.inferred.push(
        "with other calls before there was no answer in time: what is passed is as it was made"
            .to_owned(),
    );
    let mut plain = options.clone();
    plain.caller = Some(caller);
    Some(plain)
}

/// Arrays become longer until this share of a job's time is used.
const GROWING_SHARE: u32 = 10;
/// How many elements arrays have in the end, where time allows it.
const MOST_ELEMENTS: u64 = 64;

/// The next run of a job whose arrays were bounded by their length alone, if there is time for one: it gets
/// eight times what was used so far.
fn with_more_elements(
    given: &Options,
    last: &Options,
    outcome: &Outcome,
    used: Duration,
) -> Option<Options> {
    let mut caller = last.caller.clone()?;
    let worth_it =
        caller.may_grow && caller.passes_arrays() && caller.most_elements < MOST_ELEMENTS;
    if !worth_it || outcome.verdict != Verdict::Bounded || used > given.time_limit / GROWING_SHARE {
        return None;
    }
    caller.most_elements *= 2;
    let mut options = last.clone();
    options.caller = Some(caller);
    options.time_limit = given.time_limit.saturating_sub(used).min(used * 8);
    Some(options)
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
