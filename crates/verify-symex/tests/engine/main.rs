//! The engine on modules of a few lines: IR in, outcome out. What a whole program shows is tested by the programs of
//! `tests/`; here is what one part of the engine decides, where nothing else can hide it.
//!
//! Each behaviour comes as a pair: a module that holds, and one with the bug. `holds` and `fails` run a module by each
//! strategy, since the verdict must not depend on it. A test that is ignored shows a defect of the engine, which its
//! reason names: whoever mends that takes the mark away.

mod choices;
mod contracts;
mod declarations;
mod deepening;
mod environment;
mod exceptions;
mod frame_conditions;
mod leaks_and_invalidation;
mod merging;
mod pointers_in_memory;
mod settling;
mod setup;
mod stack;
mod startup_and_exit;
mod symbolic_memory;
mod threads;
mod unchecked;
mod uninitialised;

use verify_symex::{Code, Entry, NoEvents, Options, Outcome, Strategy, Verdict};

/// A stack that the engine's recursive walks fit in.
const STACK: usize = 256 << 20;

/// The strategies that `Strategy::Auto` lets take turns.
const STRATEGIES: [Strategy; 2] = [Strategy::Merge, Strategy::Paths];

/// The outcome for the function `f` of a module.
fn verify(text: &str, set: impl FnOnce(&mut Options)) -> Outcome {
    let mut options = Options::default();
    options.entry = Entry::Function("f".to_owned());
    set(&mut options);
    let text = declarations::with_those_it_needs(text);
    let module = verify_ir::read(&text, "test.ll").expect("the module can be read");
    std::thread::scope(|scope| {
        let run = || verify_symex::verify(vec![module], &options, &mut NoEvents);
        let thread = std::thread::Builder::new().stack_size(STACK);
        let running = thread.spawn_scoped(scope, run).expect("a thread");
        running.join().expect("the engine does not panic")
    })
}

/// The outcomes with each of the strategies on its own.
fn by_each_strategy(text: &str) -> [Outcome; 2] {
    by_each_strategy_with(text, |_| ())
}

/// The same with further options.
fn by_each_strategy_with(text: &str, set: impl Fn(&mut Options)) -> [Outcome; 2] {
    STRATEGIES.map(|strategy| {
        verify(text, |options| {
            options.strategy = strategy;
            set(options);
        })
    })
}

/// The codes of the violations, in the order of their numbers.
fn codes(outcome: &Outcome) -> Vec<Code> {
    let mut codes: Vec<Code> = outcome.violations.iter().map(|one| one.code).collect();
    codes.sort_unstable();
    codes
}

/// Panics with all that is needed to see why unless the outcome is the expected one.
#[track_caller]
fn expect(text: &str, outcome: &Outcome, verdict: Verdict, expected: &[Code]) {
    let got = codes(outcome);
    assert!(
        outcome.verdict == verdict && got == expected,
        "expected {verdict:?} {expected:?}, got {:?} {got:?} with {} merges\nmessages: {:?}\ngaps: {:?}\nassumed: {:?}\nbounds: {:?}\n{text}",
        outcome.verdict,
        outcome.statistics.merges,
        outcome
            .violations
            .iter()
            .map(|one| &one.message)
            .collect::<Vec<_>>(),
        outcome.gaps,
        outcome.assumed,
        outcome.bounds_hit,
    );
}

/// Nothing fails, and nothing is left open, by either strategy.
#[track_caller]
fn holds(text: &str) {
    for outcome in by_each_strategy(text) {
        expect(text, &outcome, Verdict::Proved, &[]);
    }
}

/// This is what fails, and nothing else, by either strategy.
#[track_caller]
fn fails(text: &str, code: Code) {
    for outcome in by_each_strategy(text) {
        expect(text, &outcome, Verdict::Violated, &[code]);
    }
}

/// Nothing fails by either strategy, under assumptions that the outcome names.
#[track_caller]
fn holds_as_assumed(text: &str, set: impl Fn(&mut Options)) {
    for outcome in by_each_strategy_with(text, set) {
        expect(text, &outcome, Verdict::Bounded, &[]);
        assert!(outcome.bounds_hit.is_empty(), "{:?}", outcome.bounds_hit);
    }
}

/// As `fails`, with further options.
#[track_caller]
fn fails_with(text: &str, code: Code, set: impl Fn(&mut Options)) {
    for outcome in by_each_strategy_with(text, set) {
        expect(text, &outcome, Verdict::Violated, &[code]);
    }
}
