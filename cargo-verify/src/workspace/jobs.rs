//! Runs jobs, several at a time, each in a worker of its own, and hands over their results in the
//! order of the jobs, whatever order they end in.

use super::prepare::{Entry, Prepared};
use crate::cache::{EntryKey, ResultStore, entry_key};
use crate::clang::ANY_ACCESS;
use crate::error::ExpectedError;
use crate::interrupt::Interrupt;
use crate::replay::{Recipe, RecipeUnit, Relied, Replayer, Start, rust_half, source_hash};
use crate::report::{Finding, Paths, Replay};
use crate::worker::protocol::{Job, Message};
use crate::worker::{Finished, watch};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use verify_symex::outcome::{Coverage, Gap, GapKind, Outcome, Statistics, Verdict};

/// What became of a job.
#[derive(Debug)]
pub struct Ended {
    pub finished: Finished,
    pub seconds: f64,
    /// It was known from an earlier run.
    pub cached: bool,
    /// The violations, each once, repeated natively where that was asked for.
    pub findings: Vec<Finding>,
}

/// What the runs have in common.
#[derive(Debug)]
pub struct Runner<'a> {
    pub prepared: &'a Prepared,
    /// Where workers find their jobs.
    pub scratch: &'a Path,
    /// None where results are neither used nor kept.
    pub results: Option<&'a ResultStore>,
    /// Names this binary.
    pub program: &'a str,
    pub interrupt: &'a Interrupt,
    pub paths: &'a Paths,
    /// Where counterexamples are repeated natively; none where they are not.
    pub replays: Option<&'a Path>,
}

/// What happens while jobs run.
enum Happening {
    Started(usize),
    Ended(usize, Box<Result<Ended, ExpectedError>>),
}

/// Tells what is going on.
pub trait Watcher {
    /// These are running, since these moments; so many are done.
    fn running(&mut self, jobs: &BTreeMap<usize, Instant>, done: usize);
    /// The results come in the order of the jobs.
    fn ended(&mut self, job: usize, ended: Ended);
}

/// Runs all of them. Once interrupted no further one is started.
pub fn run_all(
    runner: &Runner<'_>,
    entries: &[Entry],
    jobs: usize,
    watcher: &mut dyn Watcher,
) -> Result<(), ExpectedError> {
    let next = AtomicUsize::new(0);
    let (send, happenings) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..jobs.min(entries.len()) {
            let send = send.clone();
            let next = &next;
            scope.spawn(move || {
                while let Some((at, entry)) = take(next, entries, runner.interrupt) {
                    // The other end is there as long as this scope is.
                    let _ = send.send(Happening::Started(at));
                    let _ = send.send(Happening::Ended(at, Box::new(runner.run(entry, at))));
                }
            });
        }
        drop(send);
        attend(&happenings, watcher)
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

fn attend(
    happenings: &mpsc::Receiver<Happening>,
    watcher: &mut dyn Watcher,
) -> Result<(), ExpectedError> {
    let mut running = BTreeMap::new();
    let mut waiting = BTreeMap::new();
    let mut done = 0;
    let mut told = 0;
    loop {
        match happenings.recv_timeout(Duration::from_millis(100)) {
            Ok(Happening::Started(at)) => drop(running.insert(at, Instant::now())),
            Ok(Happening::Ended(at, result)) => {
                running.remove(&at);
                waiting.insert(at, (*result)?);
                done += 1;
                while let Some(ended) = waiting.remove(&told) {
                    watcher.ended(told, ended);
                    told += 1;
                }
            }
            Err(mpsc::RecvTimeoutError::Timeout) => {}
            Err(mpsc::RecvTimeoutError::Disconnected) => break,
        }
        watcher.running(&running, done);
    }
    // An interrupted run leaves gaps; what was finished is told all the same.
    for (at, ended) in waiting {
        watcher.ended(at, ended);
    }
    Ok(())
}

impl Runner<'_> {
    fn run(&self, entry: &Entry, at: usize) -> Result<Ended, ExpectedError> {
        let started = Instant::now();
        let key = self.results.map(|_| self.key(entry));
        if let (Some(results), Some(key)) = (self.results, &key)
            && let Some(outcome) = results.find(key)
        {
            return Ok(Ended {
                findings: self.findings(entry, &outcome, true)?,
                finished: Finished {
                    outcome,
                    read_seconds: 0.0,
                    peak_memory_bytes: None,
                    interrupted: false,
                },
                seconds: started.elapsed().as_secs_f64(),
                cached: true,
            });
        }
        let finished = self.work(entry, at)?;
        if let (Some(results), Some(key), false) = (self.results, &key, finished.interrupted) {
            results.keep(key, &finished.outcome)?;
        }
        Ok(Ended {
            findings: self.findings(entry, &finished.outcome, false)?,
            finished,
            seconds: started.elapsed().as_secs_f64(),
            cached: false,
        })
    }

    /// What was found, each once, and what native runs say of it; of a known result, what they said.
    fn findings(
        &self,
        entry: &Entry,
        outcome: &Outcome,
        known: bool,
    ) -> Result<Vec<Finding>, ExpectedError> {
        let mut findings: Vec<Finding> = Vec::new();
        for violation in &outcome.violations {
            let mut finding = Finding::new(violation, self.paths);
            if findings.iter().any(|earlier| earlier.same_as(&finding)) {
                continue;
            }
            if let Some(root) = self.replays {
                let replayer = Replayer {
                    root,
                    clang: &self.prepared.clang,
                    models: &self.prepared.models,
                    interrupt: self.interrupt,
                };
                let stored = replayer.replay(&self.recipe(entry, &finding), known)?;
                let replay = Replay::new(stored.id, stored.replayed, self.paths);
                finding.replay = Some(replay);
            }
            findings.push(finding);
        }
        Ok(findings)
    }

    fn recipe(&self, entry: &Entry, finding: &Finding) -> Recipe {
        let units = entry.places.iter().map(|place| {
            let unit = &self.prepared.libraries[place.library].units[place.unit];
            let text = |text: &OsString| text.to_string_lossy().into_owned();
            let private = unit.is_side_file.then(|| ANY_ACCESS.to_owned());
            RecipeUnit {
                source: unit.source.clone(),
                language: unit.language,
                flags: unit.flags.iter().map(text).chain(private).collect(),
                standard: unit.standard.clone(),
                directory: unit.directory.clone(),
                hash: source_hash(&unit.source),
                compiler: unit.compiler.clone(),
                environment: unit
                    .environment
                    .iter()
                    .map(|(name, value)| (name.clone(), text(value)))
                    .collect(),
            }
        });
        let defined = |name: &String| entry.units.iter().any(|unit| unit.symbols.defines(name));
        let needed = entry.units.iter().flat_map(|unit| &unit.symbols.needed);
        let start = Start {
            entry: Some(entry.point.symbol.clone()),
            from_rust: !entry.point.undeclared,
        };
        let needed = needed.filter(|name| !defined(name)).cloned().collect();
        let mut units: Vec<RecipeUnit> = units.collect();
        let compiler = units.first().and_then(|unit| unit.compiler.clone());
        units.extend(rust_half::units(&self.prepared.models, &needed, compiler));
        Recipe {
            relied: entry.options.caller.as_ref().and_then(Relied::of),
            ..Recipe::new(finding, units, start, needed, &entry.options.check_set())
        }
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
    fn work(&self, entry: &Entry, at: usize) -> Result<Finished, ExpectedError> {
        let store = &self.prepared.store;
        let directory = self.scratch.join(at.to_string());
        crate::cache_directory::create(&directory)?;
        let units = entry.units.iter().map(|unit| store.ir(unit));
        let modules = units.chain(entry.runtime.iter().cloned()).collect();
        let job = Job::new(modules, entry.options.clone());
        let finished = watch(&job, &directory, self.interrupt, &mut |_: &Message| {});
        match finished {
            Err(ExpectedError::UnreadableIr { message, .. }) => {
                let what = format!("the LLVM IR that clang made is not understood: {message}");
                Ok(nothing(GapKind::Unsupported, what))
            }
            other => other,
        }
    }
}

/// The result of a job that never began.
fn nothing(kind: GapKind, what: String) -> Finished {
    Finished {
        outcome: Outcome {
            verdict: Verdict::Unknown,
            violations: Vec::new(),
            bounds_hit: Vec::new(),
            assumed: Vec::new(),
            contracts: Vec::new(),
            gaps: vec![Gap {
                kind,
                what,
                place: None,
            }],
            bound: None,
            exit_status: None,
            coverage: Coverage::default(),
            statistics: Statistics::default(),
        },
        read_seconds: 0.0,
        peak_memory_bytes: None,
        interrupted: false,
    }
}
