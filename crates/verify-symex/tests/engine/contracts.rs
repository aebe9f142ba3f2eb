//! Functions with the calls that contracts are rewritten to: what an entry point may assume, what callers owe, what
//! stands for a body. What may change is in `frame_conditions.rs`.

use crate::{by_each_strategy_with, codes, expect};
use verify_symex::{Code, Entry, Options, Outcome, Verdict};

/// Divides; its contract requires that the divisor is positive, and ensures that the result is not above the dividend.
const DIVIDE: &str = "
define i8 @divide(i8 %n, i8 %by) {
  CONTRACT
  %positive = icmp REQUIRED i8 %by, 0
  %required = zext i1 %positive to i32
  call void @__verify_requires(i32 %required, ptr @text)
  call void @__verify_body(i32 1)
  %where = call ptr @__verify_result()
  %result = load i8, ptr %where
  %bounded = icmp ENSURED i8 %result, %n
  %ensured = zext i1 %bounded to i32
  call void @__verify_ensures(i32 %ensured, ptr @text, i32 0, i32 0)
  BODY
  %quotient = udiv i8 %n, %by
  ret i8 %quotient
}
";

/// Calls `divide` with any divisor that is at least `LEAST`.
const CALLER: &str = "
define void @f(i8 %n, i8 %by) {
  %large = icmp uge i8 %by, LEAST
  br i1 %large, label %go, label %end
go:
  %quotient = call i8 @divide(i8 %n, i8 %by)
  %good = icmp EXPECTED
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  br label %end
end:
  ret void
}
";

fn divide(required: &str, ensured: &str) -> String {
    DIVIDE
        .replace("REQUIRED", required)
        .replace("ENSURED", ensured)
}

/// `divide` by its contract as it should be, and a caller of it.
fn calls_divide(least: &str, expected: &str) -> String {
    let caller = CALLER.replace("LEAST", least).replace("EXPECTED", expected);
    format!("{}{caller}", divide("ugt", "ule"))
}

pub fn entry(options: &mut Options, name: &str) {
    options.entry = Entry::Function(name.to_owned());
}

pub fn modular(options: &mut Options) {
    options.modular = true;
    options.contracts_checked = vec!["divide".to_owned(), "set".to_owned()];
}

#[track_caller]
pub fn check(
    text: &str,
    verdict: Verdict,
    expected: &[Code],
    set: impl Fn(&mut Options),
) -> Outcome {
    let [outcome, other] = by_each_strategy_with(text, set);
    expect(text, &outcome, verdict, expected);
    expect(text, &other, verdict, expected);
    outcome
}

#[test]
fn a_precondition_is_assumed_at_the_entry_point() {
    let text = divide("ugt", "ule");
    check(&text, Verdict::Proved, &[], |options| {
        entry(options, "divide")
    });
}

#[test]
fn a_precondition_that_is_too_weak_is_no_help_at_the_entry_point() {
    let text = divide("uge", "ule");
    let codes = [Code::DivisionByZero];
    check(&text, Verdict::Violated, &codes, |options| {
        entry(options, "divide")
    });
}

#[test]
fn a_precondition_that_never_holds_proves_nothing() {
    let text = divide("ult", "ule");
    let set = |options: &mut Options| entry(options, "divide");
    let outcome = check(&text, Verdict::Unknown, &[], set);
    assert_eq!(
        outcome.gaps[0].kind,
        verify_symex::outcome::GapKind::Vacuous
    );
}

#[test]
fn a_postcondition_is_shown_of_the_body() {
    let text = divide("ugt", "ult");
    let codes = [Code::PostconditionViolated];
    check(&text, Verdict::Violated, &codes, |options| {
        entry(options, "divide")
    });
}

#[test]
fn a_precondition_is_required_of_callers() {
    let any = "ule i8 %quotient, %n";
    check(&calls_divide("1", any), Verdict::Proved, &[], |_| ());
    let codes = [Code::PreconditionViolated];
    check(&calls_divide("0", any), Verdict::Violated, &codes, |_| ());
}

#[test]
fn a_precondition_is_required_of_callers_where_the_body_is_replaced() {
    let any = "ule i8 %quotient, %n";
    check(&calls_divide("1", any), Verdict::Proved, &[], modular);
    let codes = [Code::PreconditionViolated];
    check(&calls_divide("0", any), Verdict::Violated, &codes, modular);
}

#[test]
fn behind_a_precondition_that_fails_nothing_else_is_reported() {
    let text = calls_divide("0", "ule i8 %quotient, %n");
    for outcome in by_each_strategy_with(&text, |_| ()) {
        assert_eq!(codes(&outcome), [Code::PreconditionViolated]);
    }
}

/// Half of a number: the body has it, the contract does not say it.
#[test]
fn what_only_the_body_does_is_not_known_where_the_contract_replaces_it() {
    let text = calls_divide("2", "ule i8 %quotient, 127");
    check(&text, Verdict::Proved, &[], |_| ());
    check(&text, Verdict::Violated, &[Code::Assertion], modular);
}

#[test]
fn a_body_that_is_replaced_is_named_by_the_outcome() {
    let text = calls_divide("1", "ule i8 %quotient, %n");
    let outcome = check(&text, Verdict::Proved, &[], modular);
    let used: Vec<&str> = outcome.contracts.iter().map(|one| &*one.symbol).collect();
    assert_eq!(used, ["divide"]);
    let outcome = check(&text, Verdict::Proved, &[], |_| ());
    assert!(outcome.contracts.is_empty());
}

#[test]
fn a_contract_that_nobody_checks_is_an_assumption() {
    let text = calls_divide("1", "ule i8 %quotient, %n");
    let set = |options: &mut Options| options.modular = true;
    let outcome = check(&text, Verdict::Bounded, &[], set);
    assert_eq!(outcome.assumed.len(), 1, "{:?}", outcome.assumed);
}

#[test]
fn the_body_of_the_entry_point_is_never_replaced() {
    let text = divide("ugt", "ult");
    let codes = [Code::PostconditionViolated];
    check(&text, Verdict::Violated, &codes, |options| {
        modular(options);
        entry(options, "divide");
    });
}

/// The contract lies beside a function that has no body here.
#[test]
fn a_contract_beside_a_declaration_stands_for_the_body() {
    let (start, _) = DIVIDE.split_once("  %quotient").expect("there is a body");
    let beside = start
        .replace("@divide(", "@divide__verify_contract(")
        .replace("REQUIRED", "ugt")
        .replace("ENSURED", "ule");
    let caller = CALLER.replace("LEAST", "1");
    let text = format!("{beside}  unreachable\n}}\ndeclare i8 @divide(i8, i8)\n{caller}");
    let promised = text.replace("EXPECTED", "ule i8 %quotient, %n");
    check(&promised, Verdict::Bounded, &[], |_| ());
    let more = text.replace("EXPECTED", "ult i8 %quotient, %n");
    check(&more, Verdict::Violated, &[Code::Assertion], |_| ());
}

/// A contract of a function that calls itself.
const RECURSIVE: &str = "
define i32 @sum(i32 %n) {
  CONTRACT
  %small = icmp ult i32 %n, 1000
  %required = zext i1 %small to i32
  call void @__verify_requires(i32 %required, ptr @text)
  call void @__verify_body(i32 1)
  %where = call ptr @__verify_result()
  %result = load i32, ptr %where
  %good = icmp eq i32 %result, %n
  %ensured = zext i1 %good to i32
  call void @__verify_ensures(i32 %ensured, ptr @text, i32 0, i32 0)
  BODY
  %zero = icmp eq i32 %n, 0
  br i1 %zero, label %end, label %more
more:
  %less = sub i32 %n, 1
  %inner = call i32 @sum(i32 %less)
  %sum = add i32 %inner, ADDED
  ret i32 %sum
end:
  ret i32 0
}
";

#[test]
fn the_inner_call_of_a_recursion_is_replaced_and_its_end_assumed() {
    let text = RECURSIVE;
    let by_induction = |options: &mut Options| {
        entry(options, "sum");
        options.modular = true;
        options.contracts_checked = vec!["sum".to_owned()];
    };
    let right = text.replace("ADDED", "1");
    let outcome = check(&right, Verdict::Bounded, &[], by_induction);
    assert!(outcome.bounds_hit.is_empty());
    assert_eq!(outcome.assumed.len(), 1, "{:?}", outcome.assumed);
    assert!(outcome.assumed[0].what.contains("recursion"));
    let wrong = text.replace("ADDED", "2");
    check(
        &wrong,
        Verdict::Violated,
        &[Code::PostconditionViolated],
        by_induction,
    );
}

/// A variable of the source that an entry point with a contract reads.
const VARIABLE: &str = "
@limit = global i32 3, !dbg !0
define i32 @f() {
  CONTRACT
  %before = load i32, ptr @limit
  %fine = icmp REQUIRED i32 %before, 0
  %required = zext i1 %fine to i32
  call void @__verify_requires(i32 %required, ptr @text)
  call void @__verify_body(i32 1)
  BODY
  %limit = load i32, ptr @limit
  %quotient = udiv i32 100, %limit
  ret i32 %quotient
}
!llvm.dbg.cu = !{!2}
!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: \"limit\", scope: !2, file: !3, line: 1, type: !4, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, globals: !5)
!3 = !DIFile(filename: \"test.c\", directory: \"/src\")
!4 = !DIBasicType(name: \"unsigned int\", size: 32, encoding: DW_ATE_unsigned)
!5 = !{!0}
";

#[test]
fn variables_hold_what_a_precondition_allows_at_the_entry_point() {
    let text = VARIABLE;
    check(
        &text.replace("REQUIRED", "ne"),
        Verdict::Proved,
        &[],
        |_| (),
    );
}

#[test]
fn variables_hold_anything_at_an_entry_point_with_a_contract() {
    let text = VARIABLE;
    check(
        &text.replace("REQUIRED", "uge"),
        Verdict::Violated,
        &[Code::DivisionByZero],
        |_| (),
    );
}

/// A function with a contract that throws where its precondition lets it.
const THROWS: &str = "
define void @set(i32 %n) {
  CONTRACT
  %small = icmp ult i32 %n, LIMIT
  %required = zext i1 %small to i32
  call void @__verify_requires(i32 %required, ptr @text)
  call void @__verify_body(i32 1)
  BODY
  %bad = icmp ugt i32 %n, 5
  br i1 %bad, label %throws, label %end
throws:
  %thrown = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %n, ptr %thrown
  call void @__cxa_throw(ptr %thrown, ptr @_ZTIi, ptr null)
  unreachable
end:
  ret void
}
";

/// Calls it where its precondition holds, and looks at what it throws.
const CATCHES: &str = "
define void @f(i32 %n) personality ptr @__gxx_personality_v0 {
  %small = icmp ult i32 %n, LIMIT
  br i1 %small, label %go, label %end
go:
  invoke void @set(i32 %n) to label %end unwind label %pad
pad:
  %caught = landingpad { ptr, i32 } catch ptr @_ZTIi
  %exception = extractvalue { ptr, i32 } %caught, 0
  %object = call ptr @__cxa_begin_catch(ptr %exception)
  %value = load i32, ptr %object
  call void @__cxa_end_catch()
  %good = icmp ult i32 %value, 8
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  br label %end
end:
  ret void
}
";

#[test]
fn an_exception_leaves_a_function_with_a_contract_to_its_caller() {
    let text = format!("{THROWS}{CATCHES}");
    check(&text.replace("LIMIT", "8"), Verdict::Proved, &[], |_| ());
    let wrong = text.replace("LIMIT", "9");
    check(&wrong, Verdict::Violated, &[Code::Assertion], |_| ());
}

#[test]
fn an_exception_that_leaves_a_contract_fails_where_all_calls_are_looked_at() {
    let text = THROWS;
    let set = |options: &mut Options| entry(options, "set");
    check(&text.replace("LIMIT", "6"), Verdict::Proved, &[], set);
    let wrong = text.replace("LIMIT", "7");
    check(&wrong, Verdict::Violated, &[Code::UncaughtException], set);
}

/// Calls one of two functions, of which one has a contract.
const THROUGH_A_POINTER: &str = "
define i8 @other(i8 %n, i8 %by) {
  ret i8 %n
}
define void @f(i1 %c, i8 %n, i8 %by) {
  %function = select i1 %c, ptr @divide, ptr @other
  %zero = icmp eq i8 %by, 0
  %skipped = and i1 %zero, WHERE
  br i1 %skipped, label %end, label %go
go:
  %result = call i8 %function(i8 %n, i8 %by)
  br label %end
end:
  ret void
}
";

#[test]
fn a_contract_holds_for_calls_through_pointers() {
    let text = format!("{}{THROUGH_A_POINTER}", divide("ugt", "ule"));
    let kept = text.replace("WHERE", "%c");
    check(&kept, Verdict::Proved, &[], |_| ());
    check(&kept, Verdict::Proved, &[], modular);
    let broken = text.replace("WHERE", "false");
    let codes = [Code::PreconditionViolated];
    check(&broken, Verdict::Violated, &codes, |_| ());
    check(&broken, Verdict::Violated, &codes, modular);
}
