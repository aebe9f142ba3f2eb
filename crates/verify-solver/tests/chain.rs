//! The chain as a whole: which layer answers, and what happens when a back end lies. The liars are
//! solver processes of one line.

use std::fs;
use std::path::PathBuf;
use std::process::Command;

use verify_solver::{Answer, ChainError, ChainOptions, Limit, Reason, chain};
use verify_term::{Arena, Sort, TermId};

fn with(backends: &str, command: Option<&str>) -> ChainOptions {
    let mut options = ChainOptions::default();
    if !backends.is_empty() {
        options.backends = ChainOptions::parse_backends(backends).expect("the names are known");
    }
    options.command = command.map(str::to_owned);
    options
}

/// A solver that says the same whatever it is asked.
fn saying(answer: &str) -> String {
    format!("sh -c 'cat > /dev/null; echo \"{answer}\"'")
}

fn words<const N: usize>(arena: &mut Arena) -> [TermId; N] {
    std::array::from_fn(|i| arena.variable(&format!("x{i}"), Sort::BitVec(32)))
}

/// `x0 * x1 = 391`, with both factors above 1 and below 100: no layer before the back ends can tell.
fn factors(arena: &mut Arena) -> Vec<TermId> {
    let [x, y] = words(arena);
    let product = arena.mul(x, y);
    let (wanted, one, most) = (arena.bv(32, 391), arena.bv(32, 1), arena.bv(32, 100));
    let mut query = vec![arena.eq(product, wanted)];
    for factor in [x, y] {
        query.push(arena.ult(one, factor));
        query.push(arena.ult(factor, most));
    }
    query
}

fn failure(answer: &Answer) -> &str {
    match answer {
        Answer::Unknown(Reason::Failed(what)) => what,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_model_that_does_not_satisfy_the_query_is_not_shown() {
    let mut arena = Arena::new();
    let query = factors(&mut arena);
    let liar = saying("sat ((x0 #x00000002) (x1 #x00000003))");
    let mut options = with("interval", Some(&liar));
    let mut solver = chain(&options).expect("the chain starts");
    let answer = solver.check(&mut arena, &query, &Limit::none());
    assert!(failure(&answer).contains("does not satisfy"), "{answer:?}");

    options.validate = false;
    let mut solver = chain(&options).expect("the chain starts");
    assert!(solver.check(&mut arena, &query, &Limit::none()).is_sat());
}

#[test]
fn back_ends_that_contradict_each_other_are_a_failure() {
    let mut arena = Arena::new();
    let query = factors(&mut arena);
    for first in ["cadical", "z3"] {
        let mut options = with(first, Some(&saying("unsat")));
        options.cross_check = true;
        let mut solver = chain(&options).expect("the chain starts");
        let answer = solver.check(&mut arena, &query, &Limit::none());
        assert!(failure(&answer).contains("says unsat"), "{answer:?}");
    }
}

#[test]
fn back_ends_that_agree_pass_the_cross_check() {
    let mut arena = Arena::new();
    let query = factors(&mut arena);
    let mut options = with("cadical,z3", None);
    options.cross_check = true;
    let mut solver = chain(&options).expect("the chain starts");
    assert!(solver.check(&mut arena, &query, &Limit::none()).is_sat());
    assert_eq!(
        solver.statistics().get("cross-check", "answers compared"),
        1
    );
    assert_eq!(solver.statistics().get("z3", "queries"), 1);
}

#[test]
fn a_broken_back_end_is_not_covered_up_by_the_next() {
    let mut arena = Arena::new();
    let query = factors(&mut arena);
    let mut solver = chain(&with("interval", Some("false"))).expect("the chain starts");
    let answer = solver.check(&mut arena, &query, &Limit::none());
    failure(&answer);
}

#[test]
fn ranges_answer_without_a_back_end() {
    let mut arena = Arena::new();
    let [x] = words(&mut arena);
    let (low, high) = (arena.bv(32, 10), arena.bv(32, 20));
    let above = arena.ult(high, x);
    let below = arena.ult(x, low);
    // A back end that fails if it is asked.
    let mut solver = chain(&with("interval", Some("false"))).expect("the chain starts");
    let answer = solver.check(&mut arena, &[above, below], &Limit::none());
    assert!(answer.is_unsat(), "{answer:?}");
    assert!(solver.check(&mut arena, &[above], &Limit::none()).is_sat());
}

#[test]
fn independent_constraints_are_decided_once_each() {
    let mut arena = Arena::new();
    let first = factors(&mut arena);
    let [_, _, y, z] = words(&mut arena);
    let (product, wanted) = (arena.mul(y, z), arena.bv(32, 77));
    let second = arena.eq(product, wanted);
    let mut solver = chain(&ChainOptions::default()).expect("the chain starts");
    assert!(solver.check(&mut arena, &first, &Limit::none()).is_sat());
    let before = solver.statistics().get("cadical", "queries");
    let both = [&first[..], &[second]].concat();
    assert!(solver.check(&mut arena, &both, &Limit::none()).is_sat());
    let statistics = solver.statistics();
    assert_eq!(statistics.get("cadical", "queries"), before + 1);
    assert_eq!(statistics.get("reuse", "same query"), 1);
}

#[test]
fn a_larger_query_is_answered_by_an_earlier_core() {
    let mut arena = Arena::new();
    let [x, y, z] = words(&mut arena);
    let product = arena.mul(x, y);
    let (zero, one) = (arena.bv(1, 0), arena.bv(1, 1));
    let (lowest, last) = (arena.extract(x, 0, 0), arena.extract(product, 0, 0));
    let even = arena.eq(lowest, zero);
    let odd = arena.eq(last, one);
    let mut solver = chain(&ChainOptions::default()).expect("the chain starts");
    let product_of_even = solver.check(&mut arena, &[even, odd], &Limit::none());
    assert!(product_of_even.is_unsat(), "{product_of_even:?}");
    let sum = arena.add(x, y);
    let more = arena.ult(sum, z);
    let larger = solver.check(&mut arena, &[even, more, odd], &Limit::none());
    assert!(larger.is_unsat(), "{larger:?}");
    assert_eq!(solver.statistics().get("reuse", "earlier core"), 1);
}

/// Nobody behind the first layer is there to answer.
#[test]
fn order_answers_without_a_back_end() {
    let mut arena = Arena::new();
    let [x, y, z] = words(&mut arena);
    let mut solver = chain(&with("interval", Some("false"))).expect("the chain starts");
    let (xy, yz, zx) = (arena.ult(x, y), arena.ule(y, z), arena.ule(z, x));
    let same = arena.eq(x, z);
    let other = arena.not(same);
    let Answer::Unsat { core } = solver.check(&mut arena, &[xy, other, yz, zx], &Limit::none())
    else {
        panic!("x < y <= z <= x");
    };
    assert_eq!(core.len(), 3, "{core:?}");
    assert!(!core.contains(&other));
    let answer = solver.check(&mut arena, &[xy, yz, other], &Limit::none());
    let model = answer.model().expect("x < y <= z");
    assert!(
        [xy, yz, other]
            .iter()
            .all(|&term| model.holds(&arena, term))
    );
}

#[test]
fn every_query_is_written_to_its_file() {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("logged-queries");
    drop(fs::remove_dir_all(&directory));
    let mut options = ChainOptions::default();
    options.log = Some(directory.clone());
    let mut arena = Arena::new();
    let query = factors(&mut arena);
    let mut solver = chain(&options).expect("the chain starts");
    solver.check(&mut arena, &query, &Limit::none());
    let mut another = chain(&options).expect("the chain starts");
    another.check(&mut arena, &query[1..], &Limit::none());
    let mut files: Vec<PathBuf> = fs::read_dir(&directory)
        .expect("the directory was made")
        .map(|entry| entry.expect("the directory can be read").path())
        .collect();
    files.sort();
    assert_eq!(files.len(), 2, "{files:?}");
    let text = fs::read_to_string(&files[0]).expect("the file can be read");
    assert!(
        text.contains("(check-sat)") && text.ends_with("; sat\n"),
        "{text}"
    );
    // What was written is the query: another solver reads it and agrees.
    if let Ok(output) = Command::new("z3").arg(&files[0]).output() {
        assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), "sat");
    }
}

#[test]
fn lists_of_solvers_that_make_no_chain_are_refused() {
    let names = |list| ChainOptions::parse_backends(list);
    assert!(matches!(
        names("cadical,yices"),
        Err(ChainError::UnknownBackend(_))
    ));
    assert!(matches!(names("z3, z3"), Err(ChainError::NamedTwice(_))));
    assert!(matches!(names(" , "), Err(ChainError::Empty)));
    assert!(matches!(
        chain(&with("interval", None)),
        Err(ChainError::Empty)
    ));
    let mut alone = with("cadical", None);
    alone.cross_check = true;
    assert!(matches!(chain(&alone), Err(ChainError::NothingToCompare)));
}
