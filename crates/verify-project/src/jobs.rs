//! Runs jobs, several at a time, each in a worker of its own, and hands over their results in the
//! order of the jobs, whatever order they end in.

use crate::cache::{EntryKey, ResultStore, entry_key};
use crate::files;
use crate::interrupt::Interrupt;
use crate::job::{Finished, Job, Message, WorkerError, watch};
use crate::prepare::{Entry, Prepared};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use verify_symex::outcome::GapKind;

/// What became of a job.
#[derive(Debug)]
pub struct Ended {
    /// What its worker came to, now or then.
    pub finished: Finished,
    /// How long it took.
    pub seconds: f64,
    /// It was known from an earlier run.
    pub cached: bool,
}

/// What the runs have in common.
#[derive(Debug)]
pub struct Runner<'a> {
    /// What the jobs were made from.
    pub prepared: &'a Prepared,
    /// Where workers find their jobs.
    pub scratch: &'a Path,
    /// None where results are neither used nor kept.
    pub results: Option<&'a ResultStore>,
    /// Names this binary.
    pub program: &'a str,
    /// Ends it early.
    pub interrupt: &'a Interrupt,
}

/// What happens while jobs run.
enum JobEvent<T, E> {
    Started(usize),
    Message(usize, Message),
    Ended(usize, Box<Result<(Ended, T), E>>),
}

/// Sees what is going on.
pub trait Watcher<T> {
    /// These are running, since these moments; so many are done.
    fn running(&mut self, jobs: &BTreeMap<usize, Instant>, done: usize);
    /// The worker of a job reported how far it is.
    fn message(&mut self, _job: usize, _message: &Message) {}
    /// The results come in the order of the jobs, each with what was concluded from it.
    fn ended(&mut self, job: usize, ended: Ended, conclusion: T);
}

/// Draws conclusions from a result, beside the jobs that still run.
pub type Conclude<'a, T, E> = &'a (dyn Fn(&Entry, &Ended) -> Result<T, E> + Sync);

/// Runs all of them. Once interrupted no further one is started.
pub fn run_all<T: Send, E: From<WorkerError> + Send>(
    runner: &Runner<'_>,
    entries: &[Entry],
    jobs: usize,
    conclude: Conclude<'_, T, E>,
    watcher: &mut dyn Watcher<T>,
) -> Result<(), E> {
    let next = AtomicUsize::new(0);
    let (send, events) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..jobs.min(entries.len()) {
            let send = send.clone();
            let next = &next;
            scope.spawn(move || {
                while let Some((at, entry)) = take(next, entries, runner.interrupt) {
                    // The other end is there as long as this scope is.
                    let _ = send.send(JobEvent::Started(at));
                    let started = Instant::now();
                    let hear = &mut |message: &Message| {
                        let _ = send.send(JobEvent::Message(at, message.clone()));
                    };
                    let result = runner.run(entry, at, hear).map_err(E::from);
                    let result = result.and_then(|mut ended| {
                        let conclusion = conclude(entry, &ended)?;
                        ended.seconds = started.elapsed().as_secs_f64();
                        Ok((ended, conclusion))
                    });
                    let _ = send.send(JobEvent::Ended(at, Box::new(result)));
                }
            });
        }
        drop(send);
        attend(&events, watcher)
    })
}

fn take<'a>(
    next: &AtomicUsize,
    entries: &'a [Entry],
    interrupt: &Interrupt,
) -> Option<(usize, &'a Entry)> {
    if interrupt.is_set() {
        return None;
    }
    let at = next.fetch_add(1, Ordering::Relaxed);
    Some((at, entries.get(at)?))
}

fn attend<T, E>(
    events: &mpsc::Receiver<JobEvent<T, E>>,
    watcher: &mut dyn Watcher<T>,
) -> Result<(), E> {
    let mut running = BTreeMap::new();
    let mut waiting = BTreeMap::new();
    let mut done = 0;
    let mut next = 0;
    loop {
        match events.recv_timeout(Duration::from_millis(100)) {
            Ok(JobEvent::Started(at)) => drop(running.insert(at, Instant::now())),
            Ok(JobEvent::Message(at, message)) => {
                watcher.message(at, &message);
                continue;
            }
            Ok(JobEvent::Ended(at, result)) => {
                running.remove(&at);
                waiting.insert(at, (*result)?);
                done += 1;
                while let Some((ended, conclusion)) = waiting.remove(&next) {
                    watcher.ended(next, ended, conclusion);
                    next += 1;
                }
            }
            Err(mpsc::RecvTimeoutError::Timeout) => {}
            Err(mpsc::RecvTimeoutError::Disconnected) => break,
        }
        watcher.running(&running, done);
    }
    // An interrupted run leaves gaps; what was finished is handed over all the same.
    for (at, (ended, conclusion)) in waiting {
        watcher.ended(at, ended, conclusion);
    }
    Ok(())
}

impl Runner<'_> {
    fn run(
        &self,
        entry: &Entry,
        at: usize,
        hear: &mut dyn FnMut(&Message),
    ) -> Result<Ended, WorkerError> {
        let started = Instant::now();
        let key = self.results.map(|_| self.key(entry));
        if let (Some(results), Some(key)) = (self.results, &key)
            && let Some(outcome) = results.find(key)
        {
            return Ok(Ended {
                finished: Finished::known(outcome),
                seconds: started.elapsed().as_secs_f64(),
                cached: true,
            });
        }
        let finished = self.work(entry, at, hear)?;
        if let (Some(results), Some(key), true) = (self.results, &key, finished.is_lasting) {
            results.keep(key, &finished.outcome)?;
        }
        Ok(Ended {
            finished,
            seconds: started.elapsed().as_secs_f64(),
            cached: false,
        })
    }

    fn key(&self, entry: &Entry) -> EntryKey {
        let units: Vec<_> = entry.units.iter().map(AsRef::as_ref).collect();
        let runtime: Vec<String> = entry
            .runtime
            .iter()
            .map(|path| path.to_string_lossy().into_owned())
            .collect();
        let mut context = vec![self.program, self.prepared.models.name()];
        context.extend(runtime.iter().map(String::as_str));
        entry_key(&units, &entry.point.symbol, &entry.options, &context)
    }

    /// Does the job in a worker. What kept the worker from its work is the result then.
    fn work(
        &self,
        entry: &Entry,
        at: usize,
        hear: &mut dyn FnMut(&Message),
    ) -> Result<Finished, WorkerError> {
        let store = &self.prepared.store;
        let directory = self.scratch.join(at.to_string());
        files::create(&directory)?;
        let units = entry.units.iter().map(|unit| store.ir(unit));
        let modules = units.chain(entry.runtime.iter().cloned()).collect();
        let job = Job::new(modules, entry.options.clone());
        let finished = watch(&job, &directory, self.interrupt, hear);
        match finished {
            Err(WorkerError::UnreadableIr { message, .. }) => {
                let what = format!("the LLVM IR that clang made is not understood: {message}");
                Ok(nothing(GapKind::Unsupported, what))
            }
            other => other,
        }
    }
}

/// The result of a job that never began.
fn nothing(kind: GapKind, what: String) -> Finished {
    Finished::known(verify_symex::cut_off(kind, what, Vec::new()))
}
