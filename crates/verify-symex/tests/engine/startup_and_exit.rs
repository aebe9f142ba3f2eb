//! What runs before the entry point and after it: constructors of variables, handlers of the exit, destructors; and
//! variables that are initialised where they are first reached.

use crate::{fails, holds};
use verify_symex::Code;

/// A variable that is initialised before the entry point.
const CONSTRUCTED: &str = "
@divisor = global i32 0
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @construct, ptr null }]
define void @construct() {
  store i32 VALUE, ptr @divisor
  ret void
}
define i32 @f() {
  %divisor = load i32, ptr @divisor
  %quotient = udiv i32 100, %divisor
  ret i32 %quotient
}
";

#[test]
fn variables_are_constructed_before_the_entry_point() {
    holds(&CONSTRUCTED.replace("VALUE", "5"));
    fails(&CONSTRUCTED.replace("VALUE", "0"), Code::DivisionByZero);
}

/// Two handlers of the exit, the second of which is registered on one side only.
const HANDLERS: &str = "
@count = global i32 0
define void @first() {
  %count = load i32, ptr @count
  %good = icmp ult i32 %count, MOST
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  ret void
}
define void @second() {
  store i32 1, ptr @count
  ret void
}
define void @f(i1 %c) {
  %one = call i32 @atexit(ptr @first)
  br i1 %c, label %registers, label %end
registers:
  %other = call i32 @atexit(ptr @second)
  br label %end
end:
  ret void
}
";

#[test]
fn handlers_of_the_exit_run_in_reverse_where_they_were_registered() {
    holds(&HANDLERS.replace("MOST", "2"));
    fails(&HANDLERS.replace("MOST", "1"), Code::Assertion);
}

/// A variable that is initialised by whoever comes first, on one side of a branch and behind it.
const FIRST_USE: &str = "
@guard = global i64 0
@value = global i32 0
@count = global i32 0
define void @use() {
  %first = call i32 @__cxa_guard_acquire(ptr @guard)
  %is_first = icmp ne i32 %first, 0
  br i1 %is_first, label %initialise, label %end
initialise:
  %before = load i32, ptr @count
  %after = add i32 %before, 1
  store i32 %after, ptr @count
  RELEASE
  br label %end
end:
  ret void
}
define void @f(i1 %c) {
  br i1 %c, label %early, label %meet
early:
  call void @use()
  br label %meet
meet:
  call void @use()
  %count = load i32, ptr @count
  %good = icmp eq i32 %count, EXPECTED
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  ret void
}
";

#[test]
fn a_variable_is_initialised_once_wherever_it_is_first_reached() {
    let text = FIRST_USE.replace("RELEASE", "call void @__cxa_guard_release(ptr @guard)");
    holds(&text.replace("EXPECTED", "1"));
    fails(&text.replace("EXPECTED", "2"), Code::Assertion);
}

#[test]
fn an_initialisation_that_enters_itself_fails() {
    let text = FIRST_USE.replace("EXPECTED", "1");
    fails(
        &text.replace("RELEASE", "call void @use()"),
        Code::InitialisationRecursion,
    );
}

/// Ends the program on one side.
const EXITS: &str = "
define void @f(i32 %n) {
  %bad = icmp eq i32 %n, 0
  br i1 %bad, label %ends, label %go
ends:
  call void @exit(i32 1)
  BEHIND
  br label %go
go:
  %quotient = udiv i32 100, DIVISOR
  ret void
}
";

#[test]
fn nothing_runs_behind_the_exit() {
    let text = EXITS.replace("BEHIND", "call void @__VERIFIER_error()");
    holds(&text.replace("DIVISOR", "%n"));
    let text = text.replace("go:\n", "go:\n  %less = sub i32 %n, 1\n");
    fails(&text.replace("DIVISOR", "%less"), Code::DivisionByZero);
}

/// Memory that is still held when the program ends in the middle.
#[test]
fn what_variables_hold_at_the_exit_is_no_leak() {
    let text = "
@kept = global ptr null
define void @f() {
  %made = call ptr @malloc(i64 4)
  store ptr STORED, ptr @kept
  call void @exit(i32 0)
  unreachable
}
";
    holds(&text.replace("STORED", "%made"));
    fails(&text.replace("STORED", "null"), Code::Leak);
}
