//! Nondeterministic choices: what an execution asked for, and what of it a replay has to arrange.

use crate::{by_each_strategy, verify};
use verify_symex::{Code, Verdict};

/// Divides by zero where the three numbers are equal to 3 together, after an allocation that did not fail.
const NAMES: &str = "

define i32 @f(i32 %any, i32 %external, i32 %undefined, i1 %allocation_fails) {
  %cell = call ptr @malloc(i64 4)
  %null = icmp eq ptr %cell, null
  br i1 %null, label %failed, label %made
failed:
  ret i32 0
made:
  %both = xor i32 %any, %external
  %all = xor i32 %both, %undefined
  %less = sub i32 %all, 3
  store i32 %less, ptr %cell
  br i1 %allocation_fails, label %divides, label %ends
divides:
  %divisor = load i32, ptr %cell
  %quotient = sdiv i32 100, %divisor
  call void @free(ptr %cell)
  ret i32 %quotient
ends:
  call void @free(ptr %cell)
  ret i32 1
}
";

#[test]
fn names_of_parameters_say_nothing_about_what_they_are() {
    for outcome in by_each_strategy(NAMES) {
        assert_eq!(outcome.verdict, Verdict::Violated, "{:?}", outcome.gaps);
        let violation = &outcome.violations[0];
        assert_eq!(violation.code, Code::DivisionByZero);
        assert_eq!(violation.counterexample.library_choices, 0);
        assert_eq!(violation.counterexample.outside_writes, 0);
        assert!(!violation.counterexample.indeterminate);
        assert!(violation.counterexample.failing_allocations.is_empty());
    }
}

#[test]
fn the_allocations_of_the_execution_are_listed_where_they_may_fail() {
    let outcome = verify(NAMES, |options| options.allocation_may_fail = true);
    assert_eq!(
        outcome.violations[0].counterexample.failing_allocations,
        [false]
    );
}
