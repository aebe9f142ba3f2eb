//! The chain against plain Z3 on queries that look like bounded model checking.
//!
//! `cargo bench -p verify-solver` prints the table; words after `--` select the
//! problems whose names contain one of them. Every problem starts with fresh
//! solvers. Z3 is asked in both of its ways, one incremental session and a session
//! for each query, and the better of the two counts. Times are processor time, the
//! best of up to three runs, translation from terms included.

#![expect(clippy::print_stdout, reason = "the table is the output")]

mod arithmetic;
mod arrays;
mod hashes;
mod paths;
mod problem;
mod sorting;

use std::time::Duration;

use cpu_time::ProcessTime;
use problem::{Problem, Step};
use verify_solver::{Answer, ChainOptions, Limit, Solver, Z3, Z3Mode, chain};
use verify_term::Arena;

/// How long one query may take before it counts as unsolved.
const LIMIT: Duration = Duration::from_secs(60);

/// Problems that take longer than this are run once.
const QUICK: Duration = Duration::from_millis(300);

/// What one solver made of one problem.
struct Run {
    time: Duration,
    verdicts: String,
}

fn run(problem: &Problem, make: &dyn Fn() -> Box<dyn Solver>) -> Run {
    let mut best: Option<Run> = None;
    for _ in 0..3 {
        let run = run_once(problem, make());
        let quick = run.time < QUICK;
        if best.as_ref().is_none_or(|best| run.time < best.time) {
            best = Some(run);
        }
        if !quick {
            break;
        }
    }
    best.expect("at least one run was made")
}

fn run_once(problem: &Problem, mut solver: Box<dyn Solver>) -> Run {
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
    if std::env::var_os("STATISTICS").is_some() {
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

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with("--"))
        .collect();
    let problems = [
        arithmetic::problems(),
        arrays::problems(),
        hashes::problems(),
        paths::problems(),
        sorting::problems(),
    ];
    println!(
        "{:<36} {:>14} {:>11} {:>11} {:>11} {:>8}",
        "problem", "answers", "chain ms", "z3 incr ms", "z3 one ms", "ratio"
    );
    let mut total = [Duration::ZERO; 2];
    let mut worst: Option<(f64, &str)> = None;
    let mut disagreements = 0;
    let chosen = problems.iter().flatten().filter(|problem| {
        words.is_empty()
            || words
                .iter()
                .any(|word| problem.name.contains(word.as_str()))
    });
    for problem in chosen {
        let ours = run(problem, &|| {
            chain(&ChainOptions::default()).expect("the default chain starts")
        });
        if std::env::var_os("CHAIN_ONLY").is_some() {
            println!(
                "{:<36} {:>14} {:>11.2}",
                problem.name,
                summary(&ours.verdicts),
                milliseconds(ours.time)
            );
            continue;
        }
        let incremental = run(problem, &|| z3(Z3Mode::Incremental));
        let single = run(problem, &|| z3(Z3Mode::Single));
        if !agree(&ours, &incremental) || !agree(&ours, &single) {
            disagreements += 1;
            println!("DISAGREEMENT on {}", problem.name);
        }
        let theirs = incremental.time.min(single.time);
        let ratio = theirs.as_secs_f64() / ours.time.as_secs_f64();
        total[0] += ours.time;
        total[1] += theirs;
        if worst.is_none_or(|(least, _)| ratio < least) {
            worst = Some((ratio, problem.name));
        }
        println!(
            "{:<36} {:>14} {:>11.2} {:>11.2} {:>11.2} {:>8.2}",
            problem.name,
            summary(&ours.verdicts),
            milliseconds(ours.time),
            milliseconds(incremental.time),
            milliseconds(single.time),
            ratio
        );
    }
    println!(
        "total: chain {:.0} ms, Z3 {:.0} ms, {:.1} times faster; disagreements: {disagreements}",
        milliseconds(total[0]),
        milliseconds(total[1]),
        total[1].as_secs_f64() / total[0].as_secs_f64()
    );
    if let Some((ratio, name)) = worst {
        println!("least ratio: {ratio:.2} on {name}");
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
