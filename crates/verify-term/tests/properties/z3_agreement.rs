//! Terms written as SMT-LIB mean to Z3 what they mean to us, floats in every format included.
//!
//! Each script fixes the variables and claims that some node has another value than ours; Z3 must
//! refute it. Needs Z3's executable and is skipped, saying so, where there is none.

use std::fmt::Write as _;
use std::io::Write as _;
use std::process::{Command, Stdio};

use verify_term::{Assignment, Evaluator, Sort, TermId, smtlib_script};

use crate::generator::{Generator, Graph, Profile, random_value};
use crate::random::{Random, cases};

/// The answers of Z3 to a script, one a line; `None` where Z3 is not installed.
fn z3(script: &str) -> Option<String> {
    let started = Command::new("z3")
        .args(["-in", "-T:600"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn();
    let Ok(mut child) = started else {
        eprintln!("skipped: no z3 on the path");
        return None;
    };
    let mut input = child.stdin.take().unwrap();
    let script = script.to_owned();
    let writer = std::thread::spawn(move || input.write_all(script.as_bytes()));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    Some(String::from_utf8(output.stdout).unwrap())
}

/// The claim that under one random assignment some node does not have the value we compute.
fn claim(random: &mut Random, graph: &mut Graph) -> Vec<TermId> {
    let mut claims = Vec::new();
    let mut assignment = Assignment::new();
    for &(variable, sort) in &graph.variables {
        let value = random_value(random, sort).to_value();
        assignment.set(variable, value.clone());
        let constant = graph.arena.constant(&value);
        claims.push(graph.arena.eq(variable, constant));
    }
    let terms: Vec<(TermId, Sort)> = graph.entries.iter().map(|e| (e.term, e.sort)).collect();
    let mut wrong = TermId::FALSE;
    for (term, sort) in terms {
        if matches!(sort, Sort::Array { .. }) {
            continue;
        }
        let value = Evaluator::new(&graph.arena, &assignment).value(term);
        // A fresh variable keeps the comparison from being simplified away.
        let result = graph.arena.fresh("result", sort);
        let constant = graph.arena.constant(&value);
        let defined = graph.arena.eq(result, term);
        claims.push(defined);
        let same = graph.arena.eq(result, constant);
        let differs = graph.arena.not(same);
        wrong = graph.arena.or(wrong, differs);
    }
    claims.push(wrong);
    claims
}

fn run(name: u64, default: usize, profile: Profile) {
    let mut script = String::new();
    let mut count = 0;
    for case in 0..cases(default * 100) / 100 {
        let seed = name << 40 | case as u64;
        let mut random = Random::new(seed);
        let size = 3 + random.below(8);
        let mut graph = Generator::new(&mut random, profile).generate(size);
        let claims = claim(&mut random, &mut graph);
        writeln!(script, "(reset)\n(echo \"seed {seed}\")").unwrap();
        script += &smtlib_script(&graph.arena, &claims);
        count += 1;
    }
    let Some(answers) = z3(&script) else { return };
    let answers: Vec<&str> = answers.lines().collect();
    assert_eq!(answers.len(), 2 * count, "{answers:#?}");
    for pair in answers.chunks(2) {
        assert_eq!(
            pair[1], "unsat",
            "Z3 computes something else for {}",
            pair[0]
        );
    }
}

#[test]
fn z3_computes_the_same_vectors() {
    let widths = &[1, 3, 8, 32, 64, 65];
    run(
        11,
        300,
        Profile {
            widths,
            floats: false,
            arrays: false,
            remainders: false,
        },
    );
}

#[test]
fn z3_computes_the_same_arrays() {
    let widths = &[1, 3, 8];
    run(
        12,
        100,
        Profile {
            widths,
            floats: false,
            arrays: true,
            remainders: false,
        },
    );
}

#[test]
fn z3_computes_the_same_floats() {
    let widths = &[1, 8, 16, 32, 64];
    run(
        13,
        200,
        Profile {
            widths,
            floats: true,
            arrays: false,
            remainders: false,
        },
    );
}
