//! A check that is off does not hide what follows it: the execution goes on as on the machine, ends as the language
//! says, or the outcome names that it was not followed.

use crate::{by_each_strategy_with, expect, fails, holds};
use verify_symex::{Code, Options, Verdict};

fn without(name: &'static str) -> impl Fn(&mut Options) {
    move |options: &mut Options| assert!(options.checks.set(name, false))
}

/// Both sides of a pair for a module, whose first failure is not looked at: what fails behind it is found.
#[track_caller]
fn goes_on(text: &str, check: &'static str, behind: Code) {
    for outcome in by_each_strategy_with(text, without(check)) {
        expect(text, &outcome, Verdict::Violated, &[behind]);
    }
}

/// Adds 1; the sum is larger unless it wraps around.
const OVERFLOW: &str = "
define void @f(i32 %n) {
  %sum = add nsw i32 %n, 1
  %larger = icmp sgt i32 %sum, %n
  %truth = zext i1 %larger to i32
  call void @__VERIFIER_assert(i32 %truth)
  ret void
}
";

#[test]
fn a_sum_that_overflows_ends_the_execution_where_that_is_checked() {
    fails(OVERFLOW, Code::SignedOverflow);
}

#[test]
fn a_sum_that_overflows_wraps_around_where_that_is_not_checked() {
    goes_on(OVERFLOW, "signed-overflow", Code::Assertion);
}

#[test]
fn a_failed_assertion_ends_the_program_also_where_it_is_not_checked() {
    let text = "
define i32 @f(i32 %n) {
  %good = icmp ne i32 %n, 0
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  %quotient = udiv i32 100, %n
  ret i32 %quotient
}
";
    fails(text, Code::Assertion);
    for outcome in by_each_strategy_with(text, without("assertion")) {
        expect(text, &outcome, Verdict::Proved, &[]);
    }
}

#[test]
fn what_is_lost_behind_a_null_pointer_is_named_where_that_is_not_checked() {
    let text = "
define void @f(i1 %c) {
  %cell = alloca [4 x i8], align 8
  %p = select i1 %c, ptr %cell, ptr null
  store i32 1, ptr %p
  ret void
}
";
    fails(text, Code::NullDereference);
    for outcome in by_each_strategy_with(text, without("null-dereference")) {
        expect(text, &outcome, Verdict::Bounded, &[]);
        assert_eq!(outcome.assumed.len(), 1, "{:?}", outcome.assumed);
    }
}

/// What the library requires of an index, and the access that it protects.
const LIBRARY: &str = "
@check = private constant [17 x i8] c\"container-bounds\\00\"
@text = private constant [6 x i8] c\"index\\00\"
define void @f(i64 %i) {
  %bytes = alloca [4 x i8], align 8
  %inside = icmp ult i64 %i, LIMIT
  %holds = zext i1 %inside to i32
  call void @__verify_require(i32 %holds, ptr @check, ptr @text)
  %small = icmp ult i64 %i, 8
  br i1 %small, label %go, label %end
go:
  %byte = getelementptr i8, ptr %bytes, i64 %i
  store i8 0, ptr %byte
  br label %end
end:
  ret void
}
";

#[test]
fn a_requirement_of_the_library_is_checked() {
    fails(&LIBRARY.replace("LIMIT", "4"), Code::ContainerBounds);
}

#[test]
#[ignore = "a requirement of the library that is off is assumed to hold"]
fn a_requirement_of_the_library_that_is_not_checked_hides_nothing() {
    let text = LIBRARY.replace("LIMIT", "4");
    goes_on(&text, "container-bounds", Code::OutOfBounds);
}

/// A function that requires a divisor, and divides by it.
const PRECONDITION: &str = "
@text = private constant [6 x i8] c\"n > 0\\00\"
define i8 @divide(i8 %n) {
  CONTRACT
  %positive = icmp ugt i8 %n, 0
  %required = zext i1 %positive to i32
  call void @__verify_requires(i32 %required, ptr @text)
  call void @__verify_body(i32 1)
  %where = call ptr @__verify_result()
  %result = load i8, ptr %where
  %small = icmp ult i8 %result, 100
  %ensured = zext i1 %small to i32
  call void @__verify_ensures(i32 %ensured, ptr @text, i32 0, i32 0)
  BODY
  %quotient = udiv i8 100, %n
  ret i8 %quotient
}
define void @f(i8 %n) {
  %some = icmp uge i8 %n, LEAST
  br i1 %some, label %go, label %end
go:
  %quotient = call i8 @divide(i8 %n)
  %good = icmp ne i8 %quotient, 100
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  br label %end
end:
  ret void
}
";

#[test]
fn a_contract_that_callers_keep_holds() {
    holds(&PRECONDITION.replace("LEAST", "2"));
}

#[test]
#[ignore = "a precondition that is off is assumed to hold"]
fn a_precondition_that_is_not_checked_hides_nothing_of_the_body() {
    let text = PRECONDITION
        .replace("LEAST", "0")
        .replace("100, %n", "50, %n");
    fails(&text, Code::PreconditionViolated);
    goes_on(&text, "precondition", Code::DivisionByZero);
}

#[test]
#[ignore = "a postcondition that is off is assumed to hold"]
fn a_postcondition_that_is_not_checked_hides_nothing_behind_it() {
    let text = PRECONDITION.replace("LEAST", "1");
    fails(&text, Code::PostconditionViolated);
    goes_on(&text, "postcondition", Code::Assertion);
}

#[test]
fn an_uninitialised_value_is_any_value_where_that_is_not_checked() {
    let text = "
define void @f() {
  %bytes = alloca [4 x i8], align 8
  %any = load i32, ptr %bytes
  %bad = icmp eq i32 %any, 77
  br i1 %bad, label %error, label %end
error:
  call void @__VERIFIER_error()
  unreachable
end:
  ret void
}
";
    fails(text, Code::Uninitialised);
    goes_on(text, "uninitialised", Code::ErrorReached);
    let known = text.replace("  %any", "  store i32 1, ptr %bytes\n  %any");
    holds(&known);
}

#[test]
fn an_overlapping_copy_that_is_not_checked_moves_bytes() {
    let text = "
define void @f() {
  %bytes = alloca [4 x i8], align 8
  store i32 67305985, ptr %bytes
  %to = getelementptr i8, ptr %bytes, i64 1
  %result = call ptr @memcpy(ptr %to, ptr %bytes, i64 3)
  %last = getelementptr i8, ptr %bytes, i64 3
  %loaded = load i8, ptr %last
  %good = icmp eq i8 %loaded, 4
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  ret void
}
";
    fails(text, Code::OverlappingCopy);
    goes_on(text, "overlapping-copy", Code::Assertion);
}
