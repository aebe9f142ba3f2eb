//! Obligations are settled in batches: what is reported, what is not, and what becomes of the verdict where nobody
//! can say.

use crate::{by_each_strategy, by_each_strategy_with, codes, expect, fails, holds, verify};
use std::time::Duration;
use verify_symex::outcome::{Gap, GapKind};
use verify_symex::{Code, Options, Strategy, Verdict};

/// Divides by `n`, then by `SECOND`.
const DIVISIONS: &str = "
define i32 @f(i32 %n) {
  %less = sub i32 %n, 1
  %first = udiv i32 100, %n
  %second = udiv i32 100, SECOND
  %sum = add i32 %first, %second
  ret i32 %sum
}
";

#[test]
fn each_failure_that_can_happen_first_is_reported() {
    let text = DIVISIONS.replace("SECOND", "%less");
    for outcome in by_each_strategy(&text) {
        let codes = codes(&outcome);
        assert_eq!(codes, [Code::DivisionByZero, Code::DivisionByZero]);
        let found = outcome.violations.iter();
        let mut values: Vec<&str> = found
            .map(|one| &*one.counterexample.inputs[0].value)
            .collect();
        values.sort_unstable();
        assert_eq!(values, ["0", "1"]);
    }
}

#[test]
fn a_failure_that_only_happens_behind_another_is_not_reported() {
    fails(&DIVISIONS.replace("SECOND", "%n"), Code::DivisionByZero);
}

/// Three divisions by what is never zero, which no range tells: the product of two neighbours is even.
const NEVER_ZERO: &str = "
define void @f(i8 %a, i8 %b, i8 %c) {
  %a_next = add i8 %a, 1
  %a_even = mul i8 %a, %a_next
  %a_odd = add i8 %a_even, 1
  %a_quotient = udiv i8 100, %a_odd
  %b_next = add i8 %b, 1
  %b_even = mul i8 %b, %b_next
  %b_odd = add i8 %b_even, 1
  %b_quotient = udiv i8 100, %b_odd
  %c_next = add i8 %c, 1
  %c_even = mul i8 %c, %c_next
  %c_odd = add i8 %c_even, ADDED
  %c_quotient = udiv i8 100, %c_odd
  ret void
}
";

#[test]
fn without_a_failure_all_of_a_batch_is_proved_by_one_query() {
    let text = NEVER_ZERO.replace("ADDED", "1");
    holds(&text);
    let queries = |strategy| {
        let outcome = verify(&text, |options| options.strategy = strategy);
        outcome.statistics.queries
    };
    assert_eq!(queries(Strategy::Merge), 1);
    assert_eq!(queries(Strategy::Paths), 3);
}

#[test]
fn the_one_failure_of_a_batch_is_found() {
    fails(&NEVER_ZERO.replace("ADDED", "2"), Code::DivisionByZero);
}

/// A check that fails in one execution, and behind it one that fails in `WHEN`.
const BEFORE_ANOTHER: &str = "
define void @f(i32 %n, i1 %c) {
  %less = sub i32 %n, 5
  %quotient = udiv i32 100, %less
  br i1 WHEN, label %error, label %end
error:
  call void @__VERIFIER_error()
  unreachable
end:
  ret void
}
";

#[track_caller]
fn both_are_found(when: &str) {
    let text = BEFORE_ANOTHER.replace("WHEN", when);
    for outcome in by_each_strategy(&text) {
        let expected = [Code::ErrorReached, Code::DivisionByZero];
        expect(&text, &outcome, Verdict::Violated, &expected);
    }
}

#[test]
fn a_failure_before_one_that_happens_in_other_executions_is_found() {
    both_are_found("%c");
    let text = BEFORE_ANOTHER.replace("WHEN", "false");
    fails(&text, Code::DivisionByZero);
}

#[test]
#[ignore = "a failure excludes all executions that lead to its place, also those that fail before it"]
fn a_failure_before_one_that_happens_in_all_executions_is_found() {
    both_are_found("true");
}

#[test]
fn one_failure_is_enough_where_the_job_is_to_stop_at_the_first() {
    let text = DIVISIONS.replace("SECOND", "%less");
    for outcome in by_each_strategy_with(&text, |options| options.fail_fast = true) {
        expect(&text, &outcome, Verdict::Violated, &[Code::DivisionByZero]);
    }
}

#[test]
fn where_nothing_fails_stopping_at_the_first_changes_nothing() {
    let text = DIVISIONS
        .replace("(i32 %n)", "()")
        .replace("%n", "7")
        .replace("SECOND", "%less");
    for outcome in by_each_strategy_with(&text, |options| options.fail_fast = true) {
        expect(&text, &outcome, Verdict::Proved, &[]);
    }
}

/// The same check fails in every round of a loop.
const ROUNDS: &str = "
define void @f(i32 %n) {
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %next, %head ]
  %other = sub i32 %n, %i
  %quotient = udiv i32 100, DIVISOR
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 5
  br i1 %more, label %head, label %end
end:
  ret void
}
";

#[test]
fn a_check_that_fails_in_several_rounds_is_reported_once() {
    let text = ROUNDS.replace("DIVISOR", "%other");
    fails(&text, Code::DivisionByZero);
    for outcome in by_each_strategy(&text) {
        assert_eq!(outcome.violations[0].counterexample.inputs[0].value, "0");
    }
    let even = text.replace("%other = sub i32 %n, %i", "%other = or i32 %i, 1");
    holds(&even);
}

/// The values of a counterexample are simple where they can be.
#[test]
fn the_input_of_a_failure_is_the_simplest() {
    let text = "
define void @f(i32 %n, i32 %unrelated) {
  %large = icmp ugt i32 %n, 100
  br i1 %large, label %error, label %end
error:
  call void @__VERIFIER_error()
  unreachable
end:
  ret void
}
";
    for outcome in by_each_strategy(text) {
        expect(text, &outcome, Verdict::Violated, &[Code::ErrorReached]);
        let [n, unrelated] = &outcome.violations[0].counterexample.inputs[..] else {
            panic!(
                "two inputs: {:?}",
                outcome.violations[0].counterexample.inputs
            );
        };
        assert_eq!((&*n.value, n.matters), ("101", true));
        assert_eq!((&*unrelated.value, unrelated.matters), ("0", false));
    }
}

/// A solver that reads what it is asked, and cannot answer.
fn unable(options: &mut Options) {
    options.solvers = vec!["interval".to_owned()];
    options.solver_command = Some("sh -c 'cat > /dev/null; echo unknown'".to_owned());
}

/// Whether a product of two factors can be this number: no range decides it.
const HARD: &str = "
define void @f(i32 %a, i32 %b) {
  %product = mul i32 %a, %b
  %odd = or i32 %product, 1
  %sum = add i32 %odd, %a
  %quotient = udiv i32 100, %sum
  ret void
}
";

#[test]
fn what_no_solver_can_answer_is_unknown() {
    for outcome in by_each_strategy_with(HARD, unable) {
        expect(HARD, &outcome, Verdict::Unknown, &[]);
        assert_eq!(outcome.gaps[0].kind, GapKind::Solver);
    }
    fails(HARD, Code::DivisionByZero);
}

#[test]
fn what_would_hold_is_unknown_where_no_solver_can_answer() {
    let text = NEVER_ZERO.replace("ADDED", "1");
    for outcome in by_each_strategy_with(&text, unable) {
        expect(&text, &outcome, Verdict::Unknown, &[]);
        let of_solver = |gap: &Gap| gap.kind == GapKind::Solver;
        assert!(outcome.gaps.iter().all(of_solver), "{:?}", outcome.gaps);
    }
}

#[test]
fn a_check_that_is_decided_without_a_solver_needs_none() {
    let text = DIVISIONS
        .replace("(i32 %n)", "()")
        .replace("%n", "7")
        .replace("SECOND", "%less");
    for outcome in by_each_strategy_with(&text, unable) {
        expect(&text, &outcome, Verdict::Proved, &[]);
    }
}

#[test]
fn a_failure_that_needs_no_solver_is_found_beside_what_nobody_can_answer() {
    let text = HARD.replace("ret void", "call void @__VERIFIER_error()\n  ret void");
    for outcome in by_each_strategy_with(&text, unable) {
        expect(&text, &outcome, Verdict::Violated, &[Code::ErrorReached]);
    }
}

#[test]
fn a_solver_that_cannot_be_started_is_unknown() {
    let set = |options: &mut Options| {
        options.solvers = vec!["interval".to_owned()];
        options.solver_command = Some("/nowhere/solver".to_owned());
    };
    for outcome in by_each_strategy_with(HARD, set) {
        expect(HARD, &outcome, Verdict::Unknown, &[]);
        assert_eq!(outcome.gaps[0].kind, GapKind::Solver);
    }
}

#[test]
fn a_job_without_time_is_unknown() {
    let set = |options: &mut Options| options.time_limit = Duration::ZERO;
    for outcome in by_each_strategy_with(HARD, set) {
        assert_eq!(outcome.verdict, Verdict::Unknown, "{:?}", codes(&outcome));
    }
}

/// An assumption, and an assertion behind it.
const ASSUMPTION: &str = "
define void @f(i32 %n) {
  %small = icmp ult i32 %n, 10
  br i1 %small, label %go, label %end
go:
  %assumed = icmp COMPARE i32 %n, 10
  %condition = zext i1 %assumed to i32
  call void @__VERIFIER_assume(i32 %condition)
  %good = icmp ne i32 %n, 3
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  br label %end
end:
  ret void
}
";

#[test]
fn behind_an_assumption_only_what_it_allows_is_looked_at() {
    fails(
        &ASSUMPTION.replace("COMPARE i32 %n, 10", "ult i32 %n, 4"),
        Code::Assertion,
    );
    holds(&ASSUMPTION.replace("COMPARE i32 %n, 10", "ugt i32 %n, 3"));
}

#[test]
fn behind_an_assumption_that_never_holds_nothing_is_proved() {
    let text = ASSUMPTION.replace("COMPARE", "uge");
    for outcome in by_each_strategy(&text) {
        expect(&text, &outcome, Verdict::Unknown, &[]);
        assert_eq!(outcome.gaps[0].kind, GapKind::Vacuous);
    }
}
