//! Solvers behind a pipe. The tests that need one use the `z3` program if it is
//! installed, and say so if it is not.

use std::process::Command;

use verify_solver::{Answer, Limit, Process, Reason, Solver};
use verify_term::{Arena, FloatFormat, RoundingMode, Sort, TermId};

fn z3() -> Option<Process> {
    let found = Command::new("z3").arg("--version").output().is_ok();
    if !found {
        eprintln!("skipped: there is no `z3` program on this machine");
        return None;
    }
    Some(Process::new("z3 -in").expect("the command is well formed"))
}

/// Checks that the solver finds a model and that it is one.
fn finds_model(arena: &mut Arena, query: &[TermId]) {
    let Some(mut solver) = z3() else { return };
    match solver.check(arena, query, &Limit::none()) {
        Answer::Sat(model) => {
            for &term in query {
                assert!(model.holds(arena, term), "{term:?} does not hold");
            }
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn words_and_booleans_get_values() {
    let mut arena = Arena::new();
    let (x, y) = (
        arena.variable("x", Sort::BitVec(70)),
        arena.variable("a strange | name", Sort::BitVec(70)),
    );
    let p = arena.variable("p", Sort::Bool);
    let sum = arena.add(x, y);
    let wanted = arena.bv_limbs(70, &[12345, 17]);
    let equal = arena.eq(sum, wanted);
    let less = arena.ult(x, y);
    finds_model(&mut arena, &[equal, less, p]);
}

#[test]
fn floats_get_values() {
    let mut arena = Arena::new();
    for format in FloatFormat::ALL {
        let name = format!("f{format}");
        let x = arena.variable(&name, Sort::Float(format));
        let double = arena.fp_add(RoundingMode::NearestEven, x, x);
        let infinite = arena.fp_is_infinite(double);
        let finite = {
            let infinite = arena.fp_is_infinite(x);
            arena.not(infinite)
        };
        let negative = arena.fp_is_negative(x);
        finds_model(&mut arena, &[infinite, finite, negative]);
    }
}

#[test]
fn arrays_get_values() {
    let mut arena = Arena::new();
    let array = arena.variable(
        "memory",
        Sort::Array {
            index: 32,
            element: 8,
        },
    );
    let (i, j) = (
        arena.variable("i", Sort::BitVec(32)),
        arena.variable("j", Sort::BitVec(32)),
    );
    let (a, b) = (arena.select(array, i), arena.select(array, j));
    let less = arena.ult(a, b);
    finds_model(&mut arena, &[less]);
}

#[test]
fn assertions_hold_in_every_later_check() {
    let Some(mut solver) = z3() else { return };
    let mut arena = Arena::new();
    let (x, y) = (
        arena.variable("x", Sort::BitVec(8)),
        arena.variable("y", Sort::BitVec(8)),
    );
    let (less, more) = (arena.ult(x, y), arena.ult(y, x));
    let answer = solver.check(&mut arena, &[more], &Limit::none());
    assert!(answer.is_sat(), "{answer:?}");
    solver.assert(&mut arena, less);
    let answer = solver.check(&mut arena, &[more], &Limit::none());
    assert!(answer.is_unsat(), "{answer:?}");
    let answer = solver.check(&mut arena, &[], &Limit::none());
    assert!(answer.is_sat(), "{answer:?}");
}

#[test]
fn a_program_that_is_no_solver_is_a_failure() {
    let mut arena = Arena::new();
    let p = arena.variable("p", Sort::Bool);
    for command in ["cat", "true", "/nowhere/to/be/found"] {
        let mut solver = Process::new(command).expect("the command is well formed");
        let answer = solver.check(&mut arena, &[p], &Limit::none());
        assert!(
            matches!(answer, Answer::Unknown(Reason::Failed(_))),
            "{command}: {answer:?}"
        );
    }
}

#[test]
fn commands_are_split_like_a_shell_does() {
    assert!(Process::new("'unbalanced").is_err());
    assert!(Process::new("  ").is_err());
}
