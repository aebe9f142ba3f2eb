//! A running back end stops when its time is up or somebody asks it to.
//!
//! Each query would run for hours. How late a back end stops depends on the machine, so the tests
//! only demand that it does; `bench/run-solver` sets [`WITHIN`] and has a release build held to it,
//! in processor time: a busy machine may let a thread wait.

use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use cpu_time::ThreadTime;
use verify_solver::{
    Answer, BitBlaster, ChainOptions, Interrupt, Limit, Process, Reason, Single, Solver, Z3,
    Z3Mode, chain,
};
use verify_term::{Arena, Sort, TermId};

/// The variable that says how many milliseconds late a back end may stop.
const WITHIN: &str = "VERIFY_SOLVER_STOPS_WITHIN_MS";

fn most_overtime() -> Option<Duration> {
    let text = env::var(WITHIN).ok()?;
    let milliseconds = text.parse().expect("a number of milliseconds");
    Some(Duration::from_millis(milliseconds))
}

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

/// Asks `solver` a question that it cannot answer in time. Gives the reason it stopped for.
fn stop(
    solver: &mut dyn Solver,
    arena: &mut Arena,
    query: &[TermId],
    limit: &Limit,
    expected: Duration,
) -> Reason {
    let (start, worked) = (Instant::now(), ThreadTime::now());
    let answer = solver.check(arena, query, limit);
    let late = start.elapsed().saturating_sub(expected);
    let overtime = worked.elapsed().saturating_sub(expected);
    eprintln!(
        "{}: {late:?} late, {overtime:?} of them worked",
        solver.name()
    );
    if let Some(most) = most_overtime() {
        assert!(overtime < most, "{}: {overtime:?} late", solver.name());
    }
    match answer {
        Answer::Unknown(reason) => reason,
        other => panic!("{}: solved after all: {other:?}", solver.name()),
    }
}

fn stops_in_time(solver: &mut dyn Solver, arena: &mut Arena, query: &[TermId]) {
    let time = Duration::from_millis(300);
    let reason = stop(solver, arena, query, &Limit::within(time), time);
    assert_eq!(reason, Reason::TimeLimit);
}

fn stops_when_asked(solver: &mut dyn Solver, arena: &mut Arena, query: &[TermId]) {
    let interrupt = Interrupt::new();
    let mut limit = Limit::within(Duration::from_secs(60));
    limit.interrupt = interrupt.clone();
    let delay = Duration::from_millis(300);
    let asker = thread::spawn(move || {
        thread::sleep(delay);
        interrupt.set();
    });
    let reason = stop(solver, arena, query, &limit, delay);
    asker.join().expect("the asking thread ends");
    assert_eq!(reason, Reason::Interrupted);
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
    let mut arena = Arena::new();
    let query = hard(&mut arena);
    stops_in_time(make().as_mut(), &mut arena, &query);
    stops_when_asked(make().as_mut(), &mut arena, &query);
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
    let query = hard(&mut arena);
    stops_in_time(&mut z3, &mut arena, &query);
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
    let mut arena = Arena::new();
    let query = hard(&mut arena);
    let interrupt = Interrupt::new();
    let mut limit = Limit::within(Duration::from_secs(60));
    limit.interrupt = interrupt.clone();
    let asker = thread::spawn(move || {
        let started = loop {
            match fs::read_to_string(&mark) {
                Ok(number) if number.ends_with('\n') => break number,
                _ => thread::sleep(Duration::from_millis(10)),
            }
        };
        interrupt.set();
        started
    });
    let answer = solver.check(&mut arena, &query, &limit);
    assert!(
        matches!(answer, Answer::Unknown(Reason::Interrupted)),
        "{answer:?}"
    );
    let started = asker.join().expect("the script has started a child");
    let stat = format!("/proc/{}/stat", started.trim());
    // A signal has been sent, not yet acted upon: the process may have to be scheduled for that.
    // Unless it is killed, it is there for a minute.
    let patience = Instant::now() + Duration::from_secs(30);
    while lives(&stat) {
        assert!(Instant::now() < patience, "{stat} is still there");
        thread::sleep(Duration::from_millis(10));
    }
}

/// Whether the process is neither gone nor dead and only not yet collected by its new parent.
fn lives(stat: &str) -> bool {
    fs::read_to_string(stat).is_ok_and(|state| !state.contains(") Z "))
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
    stopped_while_translating(&mut arena, &query);
}

/// One read that may see any of very many stores is one term, and much work.
#[test]
fn reads_through_many_stores_are_stopped_while_they_are_translated() {
    let mut arena = Arena::new();
    let mut memory = array_of(&mut arena, 8);
    for i in 0..60_000 {
        let index = arena.variable(&format!("i{i}"), Sort::BitVec(64));
        let value = arena.bv(8, i % 255);
        memory = arena.store(memory, index, value);
    }
    let query = [is_zero_at_any_place(&mut arena, memory)];
    stopped_while_translating(&mut arena, &query);
}

/// A table is looked up by a tree of choices that is built in one go.
#[test]
fn reads_from_large_tables_are_stopped_while_they_are_translated() {
    let mut arena = Arena::new();
    let mut memory = array_of(&mut arena, 512);
    for i in 0..20_000u64 {
        let index = arena.bv(64, i.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let value = arena.variable(&format!("v{i}"), Sort::BitVec(512));
        memory = arena.store(memory, index, value);
    }
    let query = [is_zero_at_any_place(&mut arena, memory)];
    stopped_while_translating(&mut arena, &query);
}

/// Each read is at the place that the one before it found: every two of them have to agree.
#[test]
fn reads_that_follow_each_other_are_stopped() {
    let mut arena = Arena::new();
    let memory = array_of(&mut arena, 64);
    let mut place = arena.variable("place", Sort::BitVec(64));
    let mut query = Vec::new();
    for _ in 0..4_000 {
        let next = arena.select(memory, place);
        query.push(arena.ult(place, next));
        place = next;
    }
    stopped_while_translating(&mut arena, &query);
}

fn array_of(arena: &mut Arena, element: u32) -> TermId {
    let sort = Sort::Array { index: 64, element };
    arena.variable("memory", sort)
}

fn is_zero_at_any_place(arena: &mut Arena, memory: TermId) -> TermId {
    let place = arena.variable("place", Sort::BitVec(64));
    let read = arena.select(memory, place);
    let zero = arena.bv(arena.width(read), 0);
    arena.eq(read, zero)
}

/// The bit-blasters stop in the middle of a query that is too much for the time, and go on.
fn stopped_while_translating(arena: &mut Arena, query: &[TermId]) {
    let solvers: [fn() -> Box<dyn Solver>; 2] =
        [|| Box::new(BitBlaster::new()), || Box::new(Single::new())];
    for make in solvers {
        let mut solver = make();
        stops_in_time(solver.as_mut(), arena, query);
        goes_on(solver.as_mut(), arena);
        stops_when_asked(make().as_mut(), arena, query);
    }
}
