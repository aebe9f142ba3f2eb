//! What a function with a contract may change: where its body runs, and where the contract stands for it.

use crate::contracts::{check, modular};
use crate::{by_each_strategy_with, codes};
use verify_symex::{Code, Verdict};

/// Sets one of two variables and ensures that its new value is one more than the old one.
const SET: &str = "
@first = global i32 4
@second = global i32 8
define void @set(ptr %p) {
  CONTRACT
  call void @__verify_assigns_only()
  ASSIGNS
  %old = load i32, ptr %p
  call void @__verify_body(i32 1)
  %new = load i32, ptr %p
  %more = add i32 %old, 1
  %good = icmp eq i32 %new, %more
  %ensured = zext i1 %good to i32
  call void @__verify_ensures(i32 %ensured, ptr @text, i32 0, i32 0)
  BODY
  %value = load i32, ptr %p
  %next = add i32 %value, ADDED
  store i32 %next, ptr %p
  ALSO
  ret void
}
";

/// Sets the first variable, and looks at both.
const USES: &str = "
define void @f() {
  call void @set(ptr @first)
  %one = load i32, ptr @first
  %other = load i32, ptr @second
  %known = icmp eq i32 %one, 5
  %kept = icmp eq i32 %other, 8
  %good = and i1 %known, %kept
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  ret void
}
";

const ASSIGNS: &str = "call void @__verify_assigns(ptr %p, i64 4, i32 1)";

fn set(assigns: &str, added: &str, also: &str) -> String {
    let function = SET.replace("ASSIGNS", assigns).replace("ADDED", added);
    format!("{}{USES}", function.replace("ALSO", also))
}

#[test]
fn a_postcondition_compares_with_the_value_before() {
    check(&set(ASSIGNS, "1", ""), Verdict::Proved, &[], |_| ());
    let codes = [Code::PostconditionViolated];
    check(&set(ASSIGNS, "2", ""), Verdict::Violated, &codes, |_| ());
}

#[test]
fn where_the_contract_stands_for_the_body_the_old_value_is_that_of_the_caller() {
    check(&set(ASSIGNS, "1", ""), Verdict::Proved, &[], modular);
}

#[test]
fn what_a_contract_does_not_name_must_not_change() {
    let also = "store i32 9, ptr @second";
    let text = set(ASSIGNS, "1", also);
    check(&text, Verdict::Violated, &[Code::FrameViolated], |_| ());
}

#[test]
fn what_is_written_with_the_value_it_has_does_not_change() {
    let also = "store i32 8, ptr @second";
    check(&set(ASSIGNS, "1", also), Verdict::Proved, &[], |_| ());
}

#[test]
fn only_the_bytes_that_a_contract_names_may_change() {
    // The value goes from 4 to 5: its lowest byte alone changes.
    let low = "call void @__verify_assigns(ptr %p, i64 1, i32 1)";
    check(&set(low, "1", ""), Verdict::Proved, &[], |_| ());
    let high = "%q = getelementptr i8, ptr %p, i64 1
  call void @__verify_assigns(ptr %q, i64 3, i32 1)";
    check(
        &set(high, "1", ""),
        Verdict::Violated,
        &[Code::FrameViolated],
        |_| (),
    );
}

#[test]
fn without_a_frame_condition_anything_may_change_where_bodies_are_executed() {
    let text = set("", "1", "store i32 9, ptr @second");
    let text = text.replace("call void @__verify_assigns_only()\n", "\n");
    // It is the caller that relies on the variable.
    check(&text, Verdict::Violated, &[Code::Assertion], |_| ());
    let text = text.replace("%other, 8", "%other, 9");
    check(&text, Verdict::Proved, &[], |_| ());
}

#[test]
fn what_a_contract_names_holds_anything_where_it_stands_for_the_body() {
    let both = "call void @__verify_assigns(ptr %p, i64 4, i32 1)
  call void @__verify_assigns(ptr @second, i64 4, i32 1)";
    check(&set(both, "1", ""), Verdict::Proved, &[], |_| ());
    check(
        &set(both, "1", ""),
        Verdict::Violated,
        &[Code::Assertion],
        modular,
    );
}

#[test]
fn a_clause_must_not_change_anything() {
    let text = set(ASSIGNS, "1", "").replace(
        "  call void @__verify_assigns_only()\n",
        "  store i32 1, ptr @second\n  call void @__verify_requires(i32 1, ptr @text)\n  call void @__verify_assigns_only()\n",
    );
    check(&text, Verdict::Unknown, &[], |_| ());
}

/// The contract of a function that returns memory: it is new.
const FRESH: &str = "
@kept = global ptr null
define ptr @make() {
  CONTRACT
  call void @__verify_body(i32 1)
  %where = call ptr @__verify_result()
  %result = load ptr, ptr %where
  %fresh = call i1 @__verify_fresh(ptr %result)
  %ensured = zext i1 %fresh to i32
  call void @__verify_ensures(i32 %ensured, ptr @text, i32 0, i32 0)
  BODY
  %made = call ptr @malloc(i64 4)
  %old = load ptr, ptr @kept
  ret ptr RETURNED
}
define void @f() {
  %first = call ptr @malloc(i64 4)
  store ptr %first, ptr @kept
  %second = call ptr @make()
  call void @free(ptr %second)
  ret void
}
";

#[test]
fn memory_that_the_call_allocated_is_fresh() {
    let text = FRESH;
    check(
        &text.replace("RETURNED", "%made"),
        Verdict::Proved,
        &[],
        |_| (),
    );
}

#[test]
fn memory_that_was_there_before_the_call_is_not_fresh() {
    let text = FRESH.replace("RETURNED", "%old");
    for outcome in by_each_strategy_with(&text, |_| ()) {
        assert!(codes(&outcome).contains(&Code::PostconditionViolated));
    }
}

/// A function that releases memory: that of its caller, or its own.
const RELEASES: &str = "
define void @set(ptr %p) {
  CONTRACT
  call void @__verify_assigns_only()
  call void @__verify_body(i32 1)
  BODY
  %own = call ptr @malloc(i64 4)
  store i32 1, ptr %own
  call void @free(ptr RELEASED)
  ret void
}
define void @f() {
  %made = call ptr @malloc(i64 4)
  call void @set(ptr %made)
  call void @free(ptr %made)
  ret void
}
";

#[test]
fn to_release_what_was_there_before_is_a_change() {
    let text = RELEASES;
    let own = text.replace("RELEASED", "%own");
    check(&own, Verdict::Proved, &[], |_| ());
    let callers = text.replace("RELEASED", "%p");
    for outcome in by_each_strategy_with(&callers, |_| ()) {
        assert!(codes(&outcome).contains(&Code::FrameViolated));
    }
}

/// Writes one element, at a symbolic place, of an array whose first `%n` elements the contract names.
const ELEMENTS: &str = "
define void @set(ptr %p, i64 %n, i64 %i) {
  CONTRACT
  %inside = icmp COMPARE i64 %i, %n
  %required = zext i1 %inside to i32
  call void @__verify_requires(i32 %required, ptr @text)
  %bytes = mul i64 %n, 4
  call void @__verify_assigns(ptr %p, i64 %bytes, i32 1)
  call void @__verify_body(i32 1)
  BODY
  %at = getelementptr i32, ptr %p, i64 %i
  store i32 7, ptr %at
  ret void
}
define void @f(i64 %n, i64 %i) {
  %array = alloca [16 x i8], align 8
  call void @llvm.memset.p0.i64(ptr %array, i8 0, i64 16, i1 false)
  %short = icmp ult i64 %n, 4
  %near = icmp COMPARE i64 %i, %n
  %fine = and i1 %short, %near
  br i1 %fine, label %go, label %end
go:
  call void @set(ptr %array, i64 %n, i64 %i)
  br label %end
end:
  ret void
}
";

#[test]
fn a_frame_of_symbolic_length_covers_its_elements_alone() {
    let text = ELEMENTS;
    let inside = text.replace("COMPARE", "ult");
    check(&inside, Verdict::Proved, &[], |_| ());
    let behind = text.replace("COMPARE", "ule");
    check(&behind, Verdict::Violated, &[Code::FrameViolated], |_| ());
}

/// Sets what a pointer to one of two variables points to.
const ONE_OF_TWO: &str = "
define void @f(i1 %c) {
  %p = select i1 %c, ptr @first, ptr @second
  call void @set(ptr %p)
  %one = load i32, ptr @first
  %other = load i32, ptr @second
  %changed = select i1 %c, i32 %one, i32 %other
  %kept = select i1 %c, i32 %other, i32 %one
  %was = select i1 %c, i32 8, i32 4
  %now = select i1 %c, i32 5, i32 9
  %is_kept = icmp eq i32 %kept, %was
  %is_changed = icmp eq i32 %changed, %now
  %good = and i1 %is_kept, %is_changed
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  ret void
}
";

/// The contract names what its argument points to, which is one of two variables.
fn one_of_two(assigns: &str, also: &str) -> String {
    let text = set(assigns, "1", also);
    text.replace(USES, ONE_OF_TWO)
}

#[test]
fn a_frame_is_that_of_the_object_which_is_meant() {
    check(&one_of_two(ASSIGNS, ""), Verdict::Proved, &[], |_| ());
    let also = "store i32 1, ptr @second";
    let text = one_of_two(ASSIGNS, also);
    for outcome in by_each_strategy_with(&text, |_| ()) {
        assert!(codes(&outcome).contains(&Code::FrameViolated));
    }
}

#[test]
fn a_contract_in_the_place_of_the_body_changes_the_object_which_is_meant() {
    check(&one_of_two(ASSIGNS, ""), Verdict::Proved, &[], modular);
    let first = "call void @__verify_assigns(ptr %p, i64 4, i32 1)
  call void @__verify_assigns(ptr @first, i64 4, i32 1)";
    let text = one_of_two(first, "");
    check(&text, Verdict::Violated, &[Code::Assertion], modular);
}

#[test]
fn what_a_contract_names_must_be_there() {
    let text =
        set(ASSIGNS, "1", "").replace("call void @set(ptr @first)", "call void @set(ptr null)");
    for outcome in by_each_strategy_with(&text, modular) {
        assert_eq!(codes(&outcome), [Code::NullDereference]);
    }
}
