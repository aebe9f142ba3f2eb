//! A running back end stops when its time is up or somebody asks it to.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use verify_solver::{
    Answer, BitBlaster, ChainOptions, Interrupt, Limit, Process, Reason, Single, Solver, Z3,
    Z3Mode, chain,
};
use verify_term::{Arena, Sort, TermId};

/// What is asked for, and what a loaded machine is forgiven.
const ASKED: Duration = Duration::from_millis(200);
const FORGIVEN: Duration = Duration::from_secs(2);

/// The factors of a product of two primes of 48 bits.
fn hard(arena: &mut Arena) -> Vec<TermId> {
    let (a, b) = (
        arena.variable("a", Sort::BitVec(48)),
        arena.variable("b", Sort::BitVec(48)),
    );
    let one = arena.bv(48, 1);
    let product = {
        let (a, b) = (arena.zext(a, 96), arena.zext(b, 96));
        arena.mul(a, b)
    };
    let number: u128 = 172_873_906_053_571 * 202_056_353_540_659;
    let number = arena.bv_limbs(96, &[number as u64, (number >> 64) as u64]);
    vec![
        arena.eq(product, number),
        arena.ult(one, a),
        arena.ult(one, b),
        arena.ule(a, b),
    ]
}

/// Asks `solver` the hard question and says why and how late it stopped.
fn stop(
    solver: &mut dyn Solver,
    arena: &mut Arena,
    limit: &Limit,
    expected: Duration,
) -> (Reason, Duration) {
    let query = hard(arena);
    let start = Instant::now();
    let answer = solver.check(arena, &query, limit);
    let late = start.elapsed().saturating_sub(expected);
    println!("{}: {:?} late", solver.name(), late);
    if late > ASKED {
        println!("{}: later than the {ASKED:?} asked for", solver.name());
    }
    match answer {
        Answer::Unknown(reason) => (reason, late),
        other => panic!("{}: solved after all: {other:?}", solver.name()),
    }
}

fn stops_in_time(solver: &mut dyn Solver, arena: &mut Arena) {
    let time = Duration::from_millis(300);
    let (reason, late) = stop(solver, arena, &Limit::within(time), time);
    assert_eq!(reason, Reason::TimeLimit);
    assert!(late < FORGIVEN, "{late:?} late");
}

fn stops_when_asked(solver: &mut dyn Solver) {
    let interrupt = Interrupt::new();
    let mut limit = Limit::within(Duration::from_secs(60));
    limit.interrupt = interrupt.clone();
    let delay = Duration::from_millis(300);
    let asker = thread::spawn(move || {
        thread::sleep(delay);
        interrupt.set();
    });
    let (reason, late) = stop(solver, &mut Arena::new(), &limit, delay);
    asker.join().expect("the asking thread ends");
    assert_eq!(reason, Reason::Interrupted);
    assert!(late < FORGIVEN, "{late:?} late");
}

/// After being stopped, a solver still answers the next query.
fn goes_on(solver: &mut dyn Solver, arena: &mut Arena) {
    let (x, y) = (
        arena.variable("small", Sort::BitVec(8)),
        arena.variable("smaller", Sort::BitVec(8)),
    );
    let less = arena.ult(x, y);
    let answer = solver.check(arena, &[less], &Limit::none());
    assert!(answer.is_sat(), "{}: {answer:?}", solver.name());
}

fn stops(make: impl Fn() -> Box<dyn Solver>) {
    let mut solver = make();
    stops_in_time(solver.as_mut(), &mut Arena::new());
    let mut solver = make();
    stops_when_asked(solver.as_mut());
}

#[test]
fn the_bit_blaster_stops() {
    stops(|| Box::new(BitBlaster::new()));
}

#[test]
fn the_single_bit_blaster_stops() {
    stops(|| Box::new(Single::new()));
}

#[test]
fn z3_stops() {
    for mode in [Z3Mode::Incremental, Z3Mode::Single] {
        stops(|| Box::new(Z3::new(mode).expect("Z3 starts")));
    }
}

#[test]
fn z3_goes_on_after_being_stopped() {
    let mut z3 = Z3::new(Z3Mode::Incremental).expect("Z3 starts");
    let mut arena = Arena::new();
    stops_in_time(&mut z3, &mut arena);
    goes_on(&mut z3, &mut arena);
}

#[test]
fn the_chain_stops() {
    stops(|| chain(&ChainOptions::default()).expect("the default chain starts"));
}

#[test]
fn a_solver_process_is_killed() {
    // Any process that does not answer will do.
    stops(|| Box::new(Process::new("sleep 60").expect("the command is well formed")));
}

#[test]
fn the_z3_program_is_killed() {
    if Command::new("z3").arg("--version").output().is_err() {
        println!("skipped: there is no `z3` program on this machine");
        return;
    }
    stops(|| Box::new(Process::new("z3 -in").expect("the command is well formed")));
}

/// A script's children hold its output open and would be waited for, or go on working for nobody.
#[test]
fn what_a_solver_process_has_started_is_killed_with_it() {
    let mark = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("started-by-a-solver");
    drop(fs::remove_file(&mark));
    let script = format!("sh -c 'sleep 60 & echo $! > \"{}\"; wait'", mark.display());
    let mut solver = Process::new(&script).expect("the command is well formed");
    stops_in_time(&mut solver, &mut Arena::new());
    let started = fs::read_to_string(&mark).expect("the script has written its child's number");
    let state = fs::read_to_string(format!("/proc/{}/stat", started.trim()));
    // Gone, or dead and not yet collected by its new parent.
    assert!(
        state.as_ref().map_or(true, |state| state.contains(") Z ")),
        "{state:?}"
    );
}

/// Building clauses takes a while too, and must stop as well.
#[test]
fn large_queries_are_stopped_while_they_are_translated() {
    let mut arena = Arena::new();
    let mut product = arena.variable("x", Sort::BitVec(256));
    for _ in 0..200 {
        let square = arena.mul(product, product);
        let one = arena.bv(256, 1);
        product = arena.add(square, one);
    }
    let zero = arena.bv(256, 0);
    let query = [arena.eq(product, zero)];
    let solvers: [Box<dyn Solver>; 2] = [Box::new(BitBlaster::new()), Box::new(Single::new())];
    for mut solver in solvers {
        let time = Duration::from_millis(300);
        let start = Instant::now();
        let answer = solver.check(&mut arena, &query, &Limit::within(time));
        assert!(
            matches!(answer, Answer::Unknown(Reason::TimeLimit)),
            "{answer:?}"
        );
        let late = start.elapsed().saturating_sub(time);
        assert!(late < FORGIVEN, "{}: {late:?} late", solver.name());
        goes_on(solver.as_mut(), &mut arena);
    }
}
