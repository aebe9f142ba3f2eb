//! The chain against plain Z3 on queries that look like bounded model checking.
//!
//! `cargo bench -p verify-solver` prints the table; words after `--` select the
//! problems whose names contain one of them, `--chain-only` leaves Z3 out and
//! `--statistics` shows what each layer did. Every problem starts with fresh
//! solvers. Z3 is asked in both of its ways, one incremental session and a session
//! for each query, and the better of the two counts. Times are processor time,
//! translation from terms included; a problem of a few milliseconds is repeated
//! until noise is small, and the best run counts, for all solvers alike.
//!
//! Ends with 1 if two solvers contradict each other or the chain leaves open what
//! Z3 solves.

#![expect(clippy::print_stdout, reason = "the table is the output")]

mod arithmetic;
mod arrays;
mod hashes;
mod paths;
mod problem;
mod sorting;

use std::process::ExitCode;
use std::time::Duration;

use cpu_time::ProcessTime;
use problem::{Problem, Step};
use verify_solver::{Answer, ChainOptions, Limit, Solver, Z3, Z3Mode, chain};
use verify_term::Arena;

/// How long one query may take before it counts as unsolved.
const LIMIT: Duration = Duration::from_secs(60);

/// A problem is repeated until this much time was spent on it, or so many times.
const ENOUGH: Duration = Duration::from_millis(300);
const MOST_RUNS: usize = 25;

/// What the benchmark is held to: the least speed-up in total and for each problem.
const WANTED_IN_TOTAL: f64 = 5.0;
const WANTED_FOR_EACH: f64 = 1.0 / 1.5;

/// What one solver made of one problem.
struct Run {
    time: Duration,
    verdicts: String,
}

fn run(problem: &Problem, make: &dyn Fn() -> Box<dyn Solver>, statistics: bool) -> Run {
    let mut best: Option<Run> = None;
    let mut spent = Duration::ZERO;
    for number in 0..MOST_RUNS {
        let run = run_once(problem, make(), statistics && number == 0);
        spent += run.time;
        if best.as_ref().is_none_or(|best| run.time < best.time) {
            best = Some(run);
        }
        if spent > ENOUGH {
            break;
        }
    }
    best.expect("at least one run was made")
}

fn run_once(problem: &Problem, mut solver: Box<dyn Solver>, statistics: bool) -> Run {
    let mut arena = Arena::new();
    let steps = (problem.build)(&mut arena);
    let limit = Limit::within(LIMIT);
    let mut verdicts = String::new();
    let start = ProcessTime::now();
    for step in &steps {
        match step {
            Step::Assert(term) => solver.assert(&mut arena, *term),
            Step::Check(assumptions) => {
                verdicts.push(match solver.check(&mut arena, assumptions, &limit) {
                    Answer::Sat(_) => 's',
                    Answer::Unsat { .. } => 'u',
                    Answer::Unknown(_) => '?',
                });
            }
        }
    }
    let time = start.elapsed();
    if statistics {
        println!("{}", solver.statistics());
    }
    Run { time, verdicts }
}

fn z3(mode: Z3Mode) -> Box<dyn Solver> {
    Box::new(Z3::new(mode).expect("Z3 starts"))
}

/// `s` and `u` counted, and whether anything was left open.
fn summary(verdicts: &str) -> String {
    let count = |verdict| verdicts.matches(verdict).count();
    format!("{}s {}u {}?", count('s'), count('u'), count('?'))
}

fn agree(a: &Run, b: &Run) -> bool {
    let contradict = |(a, b): (char, char)| a != b && a != '?' && b != '?';
    !a.verdicts.chars().zip(b.verdicts.chars()).any(contradict)
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let flag = |name: &str| arguments.iter().any(|argument| argument == name);
    let (chain_only, statistics) = (flag("--chain-only"), flag("--statistics"));
    let words: Vec<&String> = arguments
        .iter()
        .filter(|word| !word.starts_with("--"))
        .collect();
    let problems = [
        arithmetic::problems(),
        arrays::problems(),
        hashes::problems(),
        paths::problems(),
        sorting::problems(),
    ];
    let chosen = problems.iter().flatten().filter(|problem| {
        words.is_empty()
            || words
                .iter()
                .any(|word| problem.name.contains(word.as_str()))
    });
    println!(
        "{:<38} {:>12} {:>10} {:>10} {:>10} {:>8}",
        "problem", "answers", "chain ms", "z3 incr ms", "z3 one ms", "ratio"
    );
    let mut table = Table::default();
    for problem in chosen {
        let ours = run(
            problem,
            &|| chain(&ChainOptions::default()).expect("the default chain starts"),
            statistics,
        );
        print!(
            "{:<38} {:>12} {:>10.2}",
            problem.name,
            summary(&ours.verdicts),
            milliseconds(ours.time)
        );
        if chain_only {
            println!();
            continue;
        }
        let incremental = run(problem, &|| z3(Z3Mode::Incremental), false);
        let single = run(problem, &|| z3(Z3Mode::Single), false);
        table.add(problem.name, &ours, &incremental, &single);
    }
    if chain_only {
        return ExitCode::SUCCESS;
    }
    table.conclude()
}

/// What the whole run comes to.
#[derive(Default)]
struct Table {
    chain: Duration,
    z3: Duration,
    worst: Option<(f64, &'static str)>,
    faults: usize,
}

impl Table {
    fn add(&mut self, name: &'static str, ours: &Run, incremental: &Run, single: &Run) {
        let theirs = incremental.time.min(single.time);
        let ratio = theirs.as_secs_f64() / ours.time.as_secs_f64();
        println!(
            " {:>10.2} {:>10.2} {:>8.2}",
            milliseconds(incremental.time),
            milliseconds(single.time),
            ratio
        );
        for other in [incremental, single] {
            if !agree(ours, other) {
                self.faults += 1;
                println!(
                    "    the answers contradict Z3's: {}",
                    summary(&other.verdicts)
                );
            } else if open(ours) > open(other) {
                self.faults += 1;
                println!("    Z3 answers more: {}", summary(&other.verdicts));
            }
        }
        self.chain += ours.time;
        self.z3 += theirs;
        if self.worst.is_none_or(|(least, _)| ratio < least) {
            self.worst = Some((ratio, name));
        }
    }

    fn conclude(&self) -> ExitCode {
        let total = self.z3.as_secs_f64() / self.chain.as_secs_f64();
        println!(
            "in total: chain {:.0} ms, Z3 {:.0} ms: {total:.1} times faster (wanted: {WANTED_IN_TOTAL:.1})",
            milliseconds(self.chain),
            milliseconds(self.z3),
        );
        if let Some((ratio, name)) = self.worst {
            println!("least ratio: {ratio:.2} on `{name}` (wanted: {WANTED_FOR_EACH:.2})");
        }
        if self.faults == 0 {
            ExitCode::SUCCESS
        } else {
            println!("{} faults", self.faults);
            ExitCode::FAILURE
        }
    }
}

/// How many checks were left open.
fn open(run: &Run) -> usize {
    run.verdicts.matches('?').count()
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
