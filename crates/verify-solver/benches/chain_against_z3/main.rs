//! The chain against plain Z3 on queries that look like bounded model checking.
//!
//! `cargo bench -p verify-solver` prints the table; words after `--` select the
//! problems whose names contain one of them, `--chain-only` leaves Z3 out and
//! `--statistics` shows what each layer did. Every problem starts with fresh
//! solvers. Z3 is asked in both of its ways, one incremental session and a session
//! for each query, and the better of the two counts; how they are timed is told in
//! `timing`, what is asked of the figures in `table`.
//!
//! Ends with 1 if two solvers contradict each other, the chain leaves open what Z3
//! solves, or the chain is slower than is asked for.

#![expect(clippy::print_stdout, reason = "the table is the output")]

mod arithmetic;
mod arrays;
mod hashes;
mod paths;
mod problem;
mod sorting;
mod table;
mod timing;

use std::process::ExitCode;

use problem::Problem;
use table::{Row, Table, milliseconds};
use timing::{LIMIT, Run, run};
use verify_solver::{ChainOptions, Solver, Z3, Z3Mode, chain};

fn z3(mode: Z3Mode) -> Box<dyn Solver> {
    Box::new(Z3::new(mode).expect("Z3 starts"))
}

fn default_chain() -> Box<dyn Solver> {
    chain(&ChainOptions::default()).expect("the default chain starts")
}

/// Z3 in the way that suits the problem better. The likelier way goes first, and
/// the other one gets no more time than that took: then it is not the better one.
fn better_z3(problem: &Problem) -> Run {
    let (first, second) = if problem.is_single() {
        (Z3Mode::Single, Z3Mode::Incremental)
    } else {
        (Z3Mode::Incremental, Z3Mode::Single)
    };
    let one = run(problem, LIMIT, &|| z3(first), false);
    let other = run(problem, one.time.min(LIMIT), &|| z3(second), false);
    if other.open() < one.open() || (other.open() == one.open() && other.time < one.time) {
        other
    } else {
        one
    }
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
    let is_chosen = |problem: &&Problem| {
        let named = |word: &&String| problem.name.contains(word.as_str());
        words.is_empty() || words.iter().any(named)
    };
    let mut table = Table::new(words.is_empty());
    Table::print_heading();
    for problem in problems.iter().flatten().filter(is_chosen) {
        let ours = run(problem, LIMIT, &default_chain, statistics);
        if chain_only {
            println!("{:<38} {:>10.2}", problem.name, milliseconds(ours.time));
            continue;
        }
        let theirs = better_z3(problem);
        table.add(Row {
            problem: problem.name,
            ours,
            theirs,
        });
    }
    if chain_only {
        return ExitCode::SUCCESS;
    }
    table.conclude()
}
