//! How much of the stack is in use: arrays whose length is computed, and the frames of functions.

use crate::{by_each_strategy_with, codes, fails, holds};
use verify_symex::Code;

/// The stack holds one array more on one side.
const STACK: &str = "
define void @f(i1 %c) {
  br i1 %c, label %large, label %meet
large:
  %more = alloca i8, i64 600
  store i8 1, ptr %more
  br label %meet
meet:
  br i1 USED, label %last, label %end
last:
  %rest = alloca i8, i64 600
  store i8 1, ptr %rest
  br label %end
end:
  ret void
}
";

fn on_a_small_stack(text: &str, code: Option<Code>) {
    for outcome in by_each_strategy_with(text, |options| options.stack_bytes = 1000) {
        assert_eq!(codes(&outcome), Vec::from_iter(code), "{text}");
    }
}

#[test]
fn the_stack_of_one_side_is_not_that_of_the_other() {
    let text = STACK.replace("meet:\n", "meet:\n  %small = xor i1 %c, true\n");
    on_a_small_stack(&text.replace("USED", "%small"), None);
}

#[test]
#[ignore = "a merged state has the stack of one of its sides"]
fn the_stack_that_is_full_on_one_side_overflows_there() {
    on_a_small_stack(&STACK.replace("USED", "true"), Some(Code::StackOverflow));
}

#[test]
fn the_stack_of_the_other_side_is_not_that_of_the_one() {
    let text = STACK
        .replace("label %large, label %meet", "label %meet, label %large")
        .replace("USED", "%c");
    on_a_small_stack(&text, None);
}

/// An array on the stack whose length is at most `MOST`.
const ANY_LENGTH: &str = "
define void @f(i64 %n) {
  %short = icmp ule i64 %n, MOST
  %some = icmp ne i64 %n, 0
  %fine = and i1 %short, %some
  br i1 %fine, label %go, label %end
go:
  %bytes = alloca i8, i64 %n
  store i8 1, ptr %bytes
  br label %end
end:
  ret void
}
";

#[test]
fn an_array_of_any_length_that_fits_on_the_stack_is_there() {
    on_a_small_stack(&ANY_LENGTH.replace("MOST", "900"), None);
}

#[test]
#[ignore = "only arrays of a known length count against the stack"]
fn an_array_of_any_length_may_overflow_the_stack() {
    on_a_small_stack(
        &ANY_LENGTH.replace("MOST", "1001"),
        Some(Code::StackOverflow),
    );
}

#[test]
#[ignore = "only arrays of a known length count against the stack"]
fn an_array_of_unbounded_length_may_overflow_the_stack() {
    let text = ANY_LENGTH.replace("MOST", "-1");
    on_a_small_stack(&text, Some(Code::StackOverflow));
}

/// An array in the body of a loop that goes round `ROUNDS` times.
const IN_A_LOOP: &str = "
define void @f() {
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %next, %head ]
  %before = call ptr @llvm.stacksave.p0()
  %bytes = alloca i8, i64 SIZE
  store i8 1, ptr %bytes
  call void @llvm.stackrestore.p0(ptr %before)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 3
  br i1 %more, label %head, label %end
end:
  ret void
}
";

#[test]
#[ignore = "what arrays of computed length take of the stack is never given back"]
fn the_stack_that_a_block_took_is_free_again_behind_it() {
    on_a_small_stack(&IN_A_LOOP.replace("SIZE", "400"), None);
}

#[test]
fn the_stack_that_a_block_takes_at_once_may_overflow() {
    on_a_small_stack(
        &IN_A_LOOP.replace("SIZE", "1200"),
        Some(Code::StackOverflow),
    );
}

/// A function with an array of its own on the stack is called twice.
const CALLED_AGAIN: &str = "
define void @fill(i64 %n) {
  %bytes = alloca i8, i64 %n
  store i8 1, ptr %bytes
  ret void
}

define void @f() {
  call void @fill(i64 600)
  call void @fill(i64 SECOND)
  ret void
}
";

#[test]
#[ignore = "what arrays of computed length take of the stack is never given back"]
fn the_stack_of_a_function_is_free_again_when_it_returns() {
    on_a_small_stack(&CALLED_AGAIN.replace("SECOND", "600"), None);
}

#[test]
fn the_stack_of_one_function_alone_may_overflow() {
    on_a_small_stack(
        &CALLED_AGAIN.replace("SECOND", "1200"),
        Some(Code::StackOverflow),
    );
}

/// Calls itself without an end, or to a depth that is known.
const DEPTH: &str = "
define void @down(i32 %n) {
  %cell = alloca [16 x i8], align 8
  %done = icmp eq i32 %n, LAST
  br i1 %done, label %end, label %more
more:
  %next = add i32 %n, 1
  call void @down(i32 %next)
  br label %end
end:
  ret void
}
define void @f() {
  call void @down(i32 0)
  ret void
}
";

#[test]
fn a_recursion_of_known_depth_fits_on_the_stack_or_not() {
    on_a_small_stack(&DEPTH.replace("LAST", "5"), None);
    on_a_small_stack(&DEPTH.replace("LAST", "50"), Some(Code::StackOverflow));
}

/// A struct by value: the callee has a copy of its own.
const BY_VALUE: &str = "
define void @change(ptr byval([4 x i8]) align 4 %copy) {
  store i32 9, ptr %copy
  %changed = load i32, ptr %copy
  %own = icmp eq i32 %changed, 9
  %truth = zext i1 %own to i32
  call void @__VERIFIER_assert(i32 %truth)
  ret void
}
define void @f(i32 %n) {
  %cell = alloca [4 x i8], align 8
  store i32 %n, ptr %cell
  call void @change(ptr byval([4 x i8]) align 4 %cell)
  %value = load i32, ptr %cell
  %good = icmp eq i32 %value, EXPECTED
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  ret void
}
";

#[test]
fn what_is_passed_by_value_is_a_copy() {
    holds(&BY_VALUE.replace("EXPECTED", "%n"));
    fails(&BY_VALUE.replace("EXPECTED", "9"), Code::Assertion);
}
