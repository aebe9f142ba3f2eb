//! Bounds: of all loops, of single ones, of recursions; what the outcome says of those that were reached; rounds.

use crate::{by_each_strategy, by_each_strategy_with, expect, fails, holds, verify};
use std::time::Duration;
use verify_symex::outcome::GapKind;
use verify_symex::{Bounded, Code, Options, Strategy, Verdict};

/// Counts to `n`, which is at most `MOST`; fails where it gets to `BAD`.
const LOOP: &str = "
define void @f(i32 %n) {
  %small = icmp ule i32 %n, MOST
  br i1 %small, label %head, label %end
head:
  %i = phi i32 [ 0, %0 ], [ %next, %body ]
  %good = icmp ne i32 %i, BAD
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %end
body:
  %next = add i32 %i, 1
  br label %head
end:
  ret void
}
";

fn counts_to(most: u32, bad: u32) -> String {
    LOOP.replace("MOST", &most.to_string())
        .replace("BAD", &bad.to_string())
}

fn unwind(bound: u32) -> impl Fn(&mut Options) {
    move |options: &mut Options| options.unwind = Some(bound)
}

#[test]
fn a_loop_that_ends_inside_of_the_bound_is_proved() {
    for outcome in by_each_strategy_with(&counts_to(5, 6), unwind(5)) {
        assert_eq!(outcome.verdict, Verdict::Proved, "{:?}", outcome.bounds_hit);
        assert_eq!(outcome.bound, None);
    }
}

#[test]
fn a_loop_that_goes_on_behind_the_bound_is_not_proved() {
    for outcome in by_each_strategy_with(&counts_to(6, 7), unwind(5)) {
        assert_eq!(outcome.verdict, Verdict::Bounded);
        assert_eq!(outcome.bound, Some(5));
        assert_eq!(outcome.bounds_hit.len(), 1);
        assert_eq!(outcome.bounds_hit[0].what, "loop");
    }
}

#[test]
fn a_failure_in_the_last_round_inside_of_the_bound_is_found() {
    let text = counts_to(9, 5);
    for outcome in by_each_strategy_with(&text, unwind(5)) {
        expect(&text, &outcome, Verdict::Violated, &[Code::Assertion]);
    }
}

#[test]
fn a_failure_behind_the_bound_is_not_found() {
    let text = counts_to(9, 6);
    for outcome in by_each_strategy_with(&text, unwind(5)) {
        expect(&text, &outcome, Verdict::Bounded, &[]);
    }
}

#[test]
fn without_a_bound_a_loop_is_unrolled_to_its_end() {
    holds(&counts_to(20, 21));
}

#[test]
fn a_failure_is_found_in_a_later_round() {
    fails(&counts_to(40, 37), Code::Assertion);
}

/// The first of the failures in a loop is the one that is told.
#[test]
fn a_failure_in_a_loop_is_told_by_its_shortest_execution() {
    let text = counts_to(40, 3);
    for outcome in by_each_strategy(&text) {
        let inputs = &outcome.violations[0].counterexample.inputs;
        assert_eq!(inputs[0].name, "n");
        assert_eq!(inputs[0].value, "3");
    }
}

#[test]
fn where_time_is_up_the_last_whole_round_is_the_answer() {
    let text = counts_to(u32::MAX, u32::MAX);
    let set = |options: &mut Options| options.time_limit = Duration::from_millis(800);
    for outcome in by_each_strategy_with(&text, set) {
        assert_eq!(outcome.verdict, Verdict::Bounded, "{:?}", outcome.gaps);
        let bound = outcome.bound.expect("a bound was hit");
        assert!(bound >= 4 && bound.is_power_of_two(), "{bound}");
        assert!(outcome.gaps.is_empty());
    }
}

/// A loop that is left by a symbolic condition, and by a counter: it ends by itself, whatever the bound.
#[test]
fn a_loop_that_also_counts_has_no_bound() {
    let counted = LOOP.replace(
        "%next = add i32 %i, 1\n  br label %head",
        "%next = add i32 %i, 1\n  %rounds = icmp ult i32 %next, 9\n  br i1 %rounds, label %head, label %end",
    );
    let text = counted.replace("MOST", "100").replace("BAD", "9");
    for outcome in by_each_strategy_with(&text, unwind(2)) {
        expect(&text, &outcome, Verdict::Proved, &[]);
    }
    let text = counted.replace("MOST", "100").replace("BAD", "8");
    for outcome in by_each_strategy_with(&text, unwind(2)) {
        expect(&text, &outcome, Verdict::Violated, &[Code::Assertion]);
    }
}

/// A counter that is not symbolic: the loop ends by itself.
const COUNTED: &str = "
define void @f(i32 %n) {
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %next, %body ]
  %sum = phi i32 [ 0, %0 ], [ %added, %body ]
  %more = icmp ult i32 %i, 100
  br i1 %more, label %body, label %end
body:
  %bit = and i32 %n, 1
  %added = add i32 %sum, %bit
  %next = add i32 %i, 1
  br label %head
end:
  %good = icmp ule i32 %sum, MOST
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  ret void
}
";

#[test]
fn a_loop_that_counts_a_known_number_of_rounds_has_no_bound() {
    let text = COUNTED.replace("MOST", "100");
    for outcome in by_each_strategy_with(&text, unwind(2)) {
        expect(&text, &outcome, Verdict::Proved, &[]);
    }
}

#[test]
fn what_fails_behind_a_loop_of_known_rounds_is_found() {
    let text = COUNTED.replace("MOST", "99");
    for outcome in by_each_strategy_with(&text, unwind(2)) {
        expect(&text, &outcome, Verdict::Violated, &[Code::Assertion]);
    }
}

/// Two loops, one after the other: up to `n`, and up to `m`.
const TWO_LOOPS: &str = "
define void @f(i32 %n, i32 %m) !dbg !4 {
  br label %one, !dbg !6
one:
  %i = phi i32 [ 0, %0 ], [ %next, %one_more ]
  %again = icmp ult i32 %i, %n, !dbg !7
  br i1 %again, label %one_more, label %two, !dbg !7
one_more:
  %next = add i32 %i, 1, !dbg !7
  br label %one, !dbg !7
two:
  %j = phi i32 [ 0, %one ], [ %then, %two_more ]
  %further = icmp ult i32 %j, %m, !dbg !8
  br i1 %further, label %two_more, label %end, !dbg !8
two_more:
  %then = add i32 %j, 1, !dbg !8
  br label %two, !dbg !8
end:
  ret void, !dbg !8
}
!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)
!1 = !DIFile(filename: \"loops.c\", directory: \"/src\")
!2 = !DISubroutineType(types: !3)
!3 = !{null}
!4 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !2, unit: !0, spFlags: DISPFlagDefinition)
!6 = !DILocation(line: 2, column: 3, scope: !4)
!7 = !DILocation(line: 3, column: 3, scope: !4)
!8 = !DILocation(line: 7, column: 3, scope: !4)
";

/// The bounds that were hit, by line.
fn hit(bounds: &[(Bounded, u32)]) -> Vec<(u32, u32)> {
    let mut hits: Vec<Vec<(u32, u32)>> = Vec::new();
    for outcome in by_each_strategy_with(TWO_LOOPS, |options| {
        options.unwind = Some(3);
        options.bounds = bounds.to_vec();
    }) {
        assert_eq!(outcome.verdict, Verdict::Bounded);
        let hit = outcome.bounds_hit.iter();
        let mut hit: Vec<(u32, u32)> = hit.map(|hit| (hit.place.line, hit.bound)).collect();
        hit.sort_unstable();
        hits.push(hit);
    }
    assert_eq!(hits[0], hits[1]);
    hits.swap_remove(0)
}

#[test]
fn the_bound_of_all_loops_is_that_of_each() {
    assert_eq!(hit(&[]), [(3, 3), (7, 3)]);
}

#[test]
fn a_loop_has_a_bound_of_its_own_by_its_number() {
    let second = Bounded::Loop {
        function: "f".to_owned(),
        number: 2,
    };
    assert_eq!(hit(&[(second, 1)]), [(3, 3), (7, 1)]);
}

#[test]
fn a_loop_has_a_bound_of_its_own_by_its_line() {
    let line = Bounded::Line {
        file: "loops.c".to_owned(),
        line: 3,
    };
    assert_eq!(hit(&[(line, 2)]), [(3, 2), (7, 3)]);
}

#[test]
fn the_bound_of_a_function_is_that_of_its_loops_unless_they_have_their_own() {
    let function = (Bounded::Function("f".to_owned()), 5);
    assert_eq!(hit(std::slice::from_ref(&function)), [(3, 5), (7, 5)]);
    let first = Bounded::Loop {
        function: "f".to_owned(),
        number: 1,
    };
    assert_eq!(hit(&[function, (first, 2)]), [(3, 2), (7, 5)]);
}

#[test]
fn the_bound_of_another_function_says_nothing() {
    let other = Bounded::Function("g".to_owned());
    assert_eq!(hit(&[(other, 1)]), [(3, 3), (7, 3)]);
}

#[test]
fn the_bound_of_an_outcome_is_the_least_that_was_hit() {
    let second = Bounded::Loop {
        function: "f".to_owned(),
        number: 2,
    };
    for outcome in by_each_strategy_with(TWO_LOOPS, |options| {
        options.unwind = Some(3);
        options.bounds = vec![(second.clone(), 1)];
    }) {
        assert_eq!(outcome.bound, Some(1));
    }
}

/// Deepening goes on around a loop whose bound is final.
#[test]
fn a_bound_of_its_own_is_final_while_others_deepen() {
    let text = counts_to(6, 7);
    let set = |options: &mut Options| {
        options.bounds = vec![(Bounded::Function("f".to_owned()), 5)];
    };
    for outcome in by_each_strategy_with(&text, set) {
        expect(&text, &outcome, Verdict::Bounded, &[]);
        assert_eq!(outcome.bound, Some(5));
    }
}

/// Recurses `n` times, which is at most `MOST`.
const RECURSION: &str = "
define i32 @down(i32 %n) {
  %more = icmp ne i32 %n, 0
  br i1 %more, label %again, label %end
again:
  %less = sub i32 %n, 1
  %deeper = call i32 @down(i32 %less)
  %sum = add i32 %deeper, 1
  ret i32 %sum
end:
  ret i32 0
}

define void @f(i32 %n) {
  %small = icmp ule i32 %n, MOST
  br i1 %small, label %go, label %end
go:
  %depth = call i32 @down(i32 %n)
  %good = icmp ne i32 %depth, BAD
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  br label %end
end:
  ret void
}
";

fn recurses(most: u32, bad: u32) -> String {
    RECURSION
        .replace("MOST", &most.to_string())
        .replace("BAD", &bad.to_string())
}

#[test]
fn a_recursion_that_ends_inside_of_the_bound_is_proved() {
    let text = recurses(3, 4);
    for outcome in by_each_strategy_with(&text, unwind(4)) {
        expect(&text, &outcome, Verdict::Proved, &[]);
    }
}

#[test]
fn a_recursion_that_goes_deeper_than_the_bound_is_not_proved() {
    let text = recurses(9, 10);
    for outcome in by_each_strategy_with(&text, unwind(4)) {
        expect(&text, &outcome, Verdict::Bounded, &[]);
        assert!(outcome.bounds_hit[0].what.contains("down"));
    }
}

#[test]
fn a_failure_deep_in_a_recursion_is_found_in_a_later_round() {
    fails(&recurses(20, 17), Code::Assertion);
    holds(&recurses(20, 21));
}

/// Goes round for ever where `c` holds, with nothing that changes.
const ENDLESS: &str = "
define void @f(i1 %c) {
  br i1 %c, label %forever, label %end
forever:
  br label %forever
end:
  BEHIND
  ret void
}
";

#[test]
fn an_endless_loop_that_does_nothing_ends_the_execution_and_no_other() {
    holds(&ENDLESS.replace("BEHIND", ""));
    fails(
        &ENDLESS.replace("BEHIND", "call void @__VERIFIER_error()"),
        Code::ErrorReached,
    );
}

/// A loop without an end that changes memory: it is not the same as before.
const CHANGES: &str = "
@counter = global i32 0
define void @f() {
  br label %forever
forever:
  %old = load i32, ptr @counter
  %new = add i32 %old, 1
  store i32 %new, ptr @counter
  %bad = icmp eq i32 %new, BAD
  br i1 %bad, label %error, label %forever
error:
  call void @__VERIFIER_error()
  unreachable
}
";

#[test]
fn a_loop_that_changes_memory_is_not_taken_for_endless() {
    fails(&CHANGES.replace("BAD", "10000"), Code::ErrorReached);
}

#[test]
fn a_loop_that_time_does_not_suffice_for_is_unknown() {
    let text = CHANGES.replace("%new = add i32 %old, 1", "%new = add i32 %old, 2");
    let text = text.replace("BAD", "1");
    let set = |options: &mut Options| options.time_limit = Duration::from_millis(500);
    for outcome in by_each_strategy_with(&text, set) {
        expect(&text, &outcome, Verdict::Unknown, &[]);
        assert_eq!(outcome.gaps[0].kind, GapKind::Timeout);
    }
}

/// A loop in a loop, each of which goes round as often as an input says.
const NESTED: &str = "
define void @f(i32 %n, i32 %m) {
  br label %outer
outer:
  %i = phi i32 [ 0, %0 ], [ %i_next, %inner_end ]
  %sum = phi i32 [ 0, %0 ], [ %inner_sum, %inner_end ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %inner, label %end
inner:
  %j = phi i32 [ 0, %outer ], [ %j_next, %inner_body ]
  %inner_sum = phi i32 [ %sum, %outer ], [ %added, %inner_body ]
  %further = icmp ult i32 %j, %m
  br i1 %further, label %inner_body, label %inner_end
inner_body:
  %added = add i32 %inner_sum, 1
  %j_next = add i32 %j, 1
  br label %inner
inner_end:
  %i_next = add i32 %i, 1
  br label %outer
end:
  %good = icmp ne i32 %sum, BAD
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  ret void
}
";

#[test]
fn the_bound_of_an_inner_loop_counts_from_each_entry() {
    // Three rounds of three: more rounds than the bound, but not of one entry.
    let nine = NESTED.replace("BAD", "9");
    for outcome in by_each_strategy_with(&nine, unwind(3)) {
        expect(&nine, &outcome, Verdict::Violated, &[Code::Assertion]);
    }
    let ten = NESTED.replace("BAD", "10");
    for outcome in by_each_strategy_with(&ten, unwind(3)) {
        expect(&ten, &outcome, Verdict::Bounded, &[]);
    }
}

/// A loop that goes on as long as an input says that never changes.
const UNCHANGING: &str = "
define void @f(i1 %c) {
  br label %head
head:
  br i1 %c, label %head, label %end
end:
  BEHIND
  ret void
}
";

fn for_a_moment(options: &mut Options) {
    options.time_limit = Duration::from_millis(500);
}

#[test]
#[ignore = "a condition that the path decides counts as undecided: the loop is unrolled until the time is up"]
fn a_loop_whose_condition_never_changes_is_not_followed_for_ever() {
    let text = UNCHANGING.replace("BEHIND", "");
    for outcome in by_each_strategy_with(&text, for_a_moment) {
        expect(&text, &outcome, Verdict::Proved, &[]);
    }
}

#[test]
fn what_is_behind_a_loop_whose_condition_never_changes_is_looked_at() {
    let text = UNCHANGING.replace("BEHIND", "call void @__VERIFIER_error()");
    for outcome in by_each_strategy_with(&text, |options| options.fail_fast = true) {
        expect(&text, &outcome, Verdict::Violated, &[Code::ErrorReached]);
    }
}

/// A loop that can be entered at two places.
const IRREDUCIBLE: &str = "
define void @f(i1 %c, i32 %n) {
  br i1 %c, label %one, label %other
one:
  %i = phi i32 [ 0, %0 ], [ %after, %other ]
  %next = add i32 %i, 1
  br label %other
other:
  %j = phi i32 [ 10, %0 ], [ %next, %one ]
  %after = add i32 %j, 1
  %more = icmp ult i32 %after, %n
  br i1 %more, label %one, label %end
end:
  %good = icmp ne i32 %after, BAD
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  ret void
}
";

#[test]
fn a_loop_with_two_entries_has_a_bound() {
    // From the first entry it counts 2, 4, 6, …; from the second 11, 13, 15, ….
    let text = IRREDUCIBLE.replace("BAD", "12");
    for outcome in by_each_strategy_with(&text, unwind(3)) {
        expect(&text, &outcome, Verdict::Bounded, &[]);
    }
    for bad in ["6", "15"] {
        let text = IRREDUCIBLE.replace("BAD", bad);
        for outcome in by_each_strategy_with(&text, unwind(3)) {
            expect(&text, &outcome, Verdict::Violated, &[Code::Assertion]);
        }
    }
}

/// A loop without an end that looks at an input in each round.
const SERVER: &str = "
@count = global i32 0
define void @f() {
  br label %forever
forever:
  %request = call i32 @nondet_int()
  %counts = icmp eq i32 %request, 1
  br i1 %counts, label %count, label %rest
count:
  %before = load i32, ptr @count
  %after = add i32 %before, 1
  store i32 %after, ptr @count
  %good = icmp ne i32 %after, BAD
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  br label %rest
rest:
  br label %forever
}
";

/// By paths, the first one has no end.
#[test]
fn a_failure_in_a_loop_without_an_end_is_found_where_its_rounds_merge() {
    let text = SERVER.replace("BAD", "3");
    for strategy in [Strategy::Merge, Strategy::Auto] {
        let outcome = verify(&text, |options| {
            options.strategy = strategy;
            options.fail_fast = true;
        });
        expect(&text, &outcome, Verdict::Violated, &[Code::Assertion]);
    }
}

#[test]
fn a_loop_without_an_end_is_never_proved() {
    let text = SERVER.replace("BAD", "-1");
    for outcome in by_each_strategy_with(&text, for_a_moment) {
        assert!(matches!(
            outcome.verdict,
            Verdict::Bounded | Verdict::Unknown
        ));
    }
}

/// Two functions that call each other.
const MUTUAL: &str = "
define i32 @even(i32 %n) {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
more:
  %less = sub i32 %n, 1
  %other = call i32 @odd(i32 %less)
  ret i32 %other
end:
  ret i32 1
}
define i32 @odd(i32 %n) {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
more:
  %less = sub i32 %n, 1
  %other = call i32 @even(i32 %less)
  ret i32 %other
end:
  ret i32 0
}
define void @f(i32 %any) {
  %n = and i32 %any, 7
  %even = call i32 @even(i32 %n)
  %bit = and i32 %n, 1
  %sum = add i32 %even, %bit
  %good = icmp eq i32 %sum, EXPECTED
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  ret void
}
";

#[test]
fn functions_that_call_each_other_are_followed_to_their_end() {
    holds(&MUTUAL.replace("EXPECTED", "1"));
    fails(&MUTUAL.replace("EXPECTED", "0"), Code::Assertion);
}

#[test]
fn the_bound_of_a_recursion_holds_for_functions_that_call_each_other() {
    let text = MUTUAL.replace("EXPECTED", "1");
    for outcome in by_each_strategy_with(&text, unwind(1)) {
        expect(&text, &outcome, Verdict::Bounded, &[]);
    }
}
