//! What happens around an entry point: calls of the caller's before it, functions of the caller's that it calls, and
//! what those call in turn.

use crate::environment::{called_by, caller, number, passed, pointee, to};
use crate::{by_each_strategy_with, expect, fails_with, holds_as_assumed};
use verify_symex::call_environment::{
    CallEnvironment, Count, ForeignFunction, Ownership, ReentrantCall, ScratchBuffer, SetupCall,
    SetupStep, Substitute, ValueSpec,
};
use verify_symex::{Code, Verdict};

/// A function that makes what the entry point is given, and the entry point.
const MADE: &str = "
define ptr @make() {
  %made = call ptr @malloc(i64 4)
  store i32 MADE, ptr %made
  ret ptr %made
}
define i32 @f(ptr %p) {
  %value = load i32, ptr %p
  %quotient = udiv i32 100, %value
  call void @free(ptr %p)
  ret i32 %quotient
}
";

fn makes() -> CallEnvironment {
    let mut caller = caller(vec![passed(
        "p",
        ValueSpec::LoadedPointer {
            buffer: 0,
            nullable: false,
            taken: true,
        },
    )]);
    caller.scratch_buffers = vec![ScratchBuffer {
        name: "the object".to_owned(),
        size: 8,
        align: 8,
        holds_null: true,
    }];
    caller.setup = vec![SetupStep {
        calls: vec![SetupCall {
            function: "make".to_owned(),
            parameters: Vec::new(),
            result: Some(0),
            reports_errors: false,
            memory_for_result: None,
        }],
        left_out_with: None,
        changes: false,
    }];
    caller
}

#[test]
fn an_argument_is_what_a_call_before_made() {
    let text = MADE.replace("MADE", "5");
    for outcome in by_each_strategy_with(&text, called_by(&makes())) {
        assert!(outcome.violations.is_empty(), "{:?}", outcome.violations);
        assert!(outcome.gaps.is_empty(), "{:?}", outcome.gaps);
    }
    let zero = MADE.replace("MADE", "0");
    fails_with(&zero, Code::DivisionByZero, called_by(&makes()));
}

#[test]
fn where_no_call_before_returns_nothing_is_proved() {
    let text = MADE.replace(
        "%made = call ptr @malloc(i64 4)",
        "call void @exit(i32 0)\n  unreachable\nnever:\n  %made = call ptr @malloc(i64 4)",
    );
    let text = format!("{}declare void @exit(i32)\n", text.replace("MADE", "5"));
    for outcome in by_each_strategy_with(&text, called_by(&makes())) {
        expect(&text, &outcome, Verdict::Unknown, &[]);
    }
}

/// A function of the caller's that the entry point calls.
const FOREIGN: &str = "
declare i32 @level()
define i32 @f() {
  %level = call i32 @level()
  %quotient = udiv i32 100, %level
  ret i32 %quotient
}
";

#[test]
fn a_function_of_the_callers_returns_only_what_its_type_has() {
    let provides = |values: &[i128]| {
        let mut caller = caller(Vec::new());
        caller.foreign_functions = vec![ForeignFunction {
            symbol: "level".to_owned(),
            name: "level".to_owned(),
            parameters: Vec::new(),
            opaque: Vec::new(),
            has_result: true,
            result: ValueSpec::OneOf {
                bits: 32,
                values: values.to_vec(),
            },
            reports_errors: false,
            reenters: Vec::new(),
        }];
        caller
    };
    holds_as_assumed(FOREIGN, called_by(&provides(&[1, 2])));
    fails_with(FOREIGN, Code::DivisionByZero, called_by(&provides(&[0, 1])));
}

#[test]
fn a_function_without_a_body_returns_anything_and_changes_what_it_is_given() {
    let text = "
declare void @changes(ptr)
define i32 @f() {
  %given = alloca [4 x i8], align 8
  %other = alloca [4 x i8], align 8
  store i32 1, ptr %given
  store i32 1, ptr %other
  call void @changes(ptr %given)
  %value = load i32, ptr READ
  %quotient = udiv i32 100, %value
  ret i32 %quotient
}
";
    holds_as_assumed(&text.replace("READ", "%other"), |_| ());
    fails_with(
        &text.replace("READ", "%given"),
        Code::DivisionByZero,
        |_| (),
    );
}

/// Makes something else than `make` does.
const MADE_OTHERWISE: &str = "
define ptr @other() {
  %made = call ptr @malloc(i64 4)
  store i32 OTHER, ptr %made
  ret ptr %made
}
";

#[test]
fn each_of_the_calls_that_may_come_before_is_looked_at() {
    let mut caller = makes();
    let mut other = caller.setup[0].calls[0].clone();
    other.function = "other".to_owned();
    caller.setup[0].calls.push(other);
    let text = format!("{MADE}{MADE_OTHERWISE}").replace("MADE", "5");
    let fine = text.replace("OTHER", "7");
    for outcome in by_each_strategy_with(&fine, called_by(&caller)) {
        assert!(outcome.violations.is_empty(), "{:?}", outcome.violations);
        assert!(outcome.gaps.is_empty(), "{:?}", outcome.gaps);
    }
    let zero = text.replace("OTHER", "0");
    fails_with(&zero, Code::DivisionByZero, called_by(&caller));
}

/// Sets a variable of the library's, which the entry point divides by.
const CHANGED: &str = "
@divisor = global i32 FIRST
define void @set() {
  store i32 SECOND, ptr @divisor
  ret void
}
define i32 @f() {
  %divisor = load i32, ptr @divisor
  %quotient = udiv i32 100, %divisor
  ret i32 %quotient
}
";

#[test]
fn a_call_before_that_may_be_left_out_is_looked_at_with_and_without() {
    let mut caller = caller(Vec::new());
    caller.setup = vec![SetupStep {
        calls: vec![setup_call("set")],
        left_out_with: Some(0),
        changes: true,
    }];
    let text =
        |first: &str, second: &str| CHANGED.replace("FIRST", first).replace("SECOND", second);
    let fine = text("1", "2");
    for outcome in by_each_strategy_with(&fine, called_by(&caller)) {
        expect(&fine, &outcome, Verdict::Proved, &[]);
    }
    fails_with(&text("0", "2"), Code::DivisionByZero, called_by(&caller));
    fails_with(&text("1", "0"), Code::DivisionByZero, called_by(&caller));
    caller.setup[0].left_out_with = None;
    let always = text("0", "2");
    for outcome in by_each_strategy_with(&always, called_by(&caller)) {
        expect(&always, &outcome, Verdict::Proved, &[]);
    }
}

fn setup_call(function: &str) -> SetupCall {
    SetupCall {
        function: function.to_owned(),
        parameters: Vec::new(),
        result: None,
        reports_errors: false,
        memory_for_result: None,
    }
}

/// What fails in a call before is reported where that function is the entry point.
#[test]
fn a_failure_in_a_call_before_is_reported_unless_it_is_verified_by_itself() {
    let text = MADE.replace("store i32 MADE, ptr %made", "store i64 5, ptr %made");
    let mut caller = makes();
    fails_with(&text, Code::OutOfBounds, called_by(&caller));
    caller.verified = vec!["make".to_owned()];
    for outcome in by_each_strategy_with(&text, called_by(&caller)) {
        assert!(outcome.violations.is_empty(), "{:?}", outcome.violations);
    }
}

/// A function of the caller's is called between two looks at a variable.
const REENTERED: &str = "
@divisor = global i32 1
declare void @notify()
define void @set() {
  store i32 SECOND, ptr @divisor
  ret void
}
define i32 @f() {
  call void @notify()
  %divisor = load i32, ptr @divisor
  %quotient = udiv i32 100, %divisor
  ret i32 %quotient
}
";

fn foreign_functions(symbol: &str) -> ForeignFunction {
    ForeignFunction {
        symbol: symbol.to_owned(),
        name: symbol.to_owned(),
        parameters: Vec::new(),
        opaque: Vec::new(),
        has_result: false,
        result: ValueSpec::Unknown,
        reports_errors: false,
        reenters: Vec::new(),
    }
}

#[test]
fn a_function_of_the_callers_may_call_the_library_in_turn() {
    let mut caller = caller(Vec::new());
    let mut notify = foreign_functions("notify");
    caller.foreign_functions = vec![notify.clone()];
    caller.reentrant_calls = vec![setup_call("set")];
    let zero = REENTERED.replace("SECOND", "0");
    // It is known to call nothing of the library's.
    holds_as_assumed(&zero, called_by(&caller));
    notify.reenters = vec![ReentrantCall {
        symbol: "set".to_owned(),
        name: "set".to_owned(),
    }];
    caller.foreign_functions = vec![notify];
    holds_as_assumed(&REENTERED.replace("SECOND", "3"), called_by(&caller));
    fails_with(&zero, Code::DivisionByZero, called_by(&caller));
}

/// A function with a body stands for one of the caller's.
#[test]
fn a_stand_in_is_called_with_the_numbers_it_is_given() {
    let text = format!(
        "{FOREIGN}define i32 @known(i64 %number) {{
  %narrow = trunc i64 %number to i32
  ret i32 %narrow
}}
"
    );
    let stands_in = |number: u64| {
        let mut caller = caller(Vec::new());
        caller.substitutes = vec![Substitute {
            symbol: "level".to_owned(),
            function: "known".to_owned(),
            numbers: vec![number],
        }];
        caller
    };
    for outcome in by_each_strategy_with(&text, called_by(&stands_in(4))) {
        assert!(outcome.violations.is_empty(), "{:?}", outcome.violations);
        assert!(outcome.gaps.is_empty(), "{:?}", outcome.gaps);
    }
    for outcome in by_each_strategy_with(&text, called_by(&stands_in(0))) {
        assert_eq!(crate::codes(&outcome), [Code::DivisionByZero]);
    }
}

/// A pointer to a function of the caller's.
#[test]
fn a_callback_may_be_null_where_its_type_allows_it() {
    let text = "
define void @f(ptr %callback) {
  call void %callback()
  ret void
}
";
    let callback = |nullable: bool| {
        let spec = ValueSpec::Callback {
            nullable,
            function: None,
        };
        caller(vec![passed("callback", spec)])
    };
    holds_as_assumed(text, called_by(&callback(false)));
    fails_with(text, Code::BadCall, called_by(&callback(true)));
}

/// Memory that the entry point is given has to be released by the caller's means.
#[test]
fn memory_that_is_given_away_is_released_by_the_means_of_its_giver() {
    let text = "
define void @f(ptr %p) {
  RELEASE
  ret void
}
";
    let mut given = pointee(number(4), Count::One);
    given.ownership = Ownership::Transferred;
    let caller = caller(vec![passed("p", to(given))]);
    let released = text.replace("RELEASE", "call void @__verify_foreign_release(ptr %p)");
    for outcome in by_each_strategy_with(&released, called_by(&caller)) {
        expect(&released, &outcome, Verdict::Proved, &[]);
    }
    let kept = text.replace("RELEASE", "");
    fails_with(&kept, Code::Leak, called_by(&caller));
    let freed = text.replace("RELEASE", "call void @free(ptr %p)");
    for outcome in by_each_strategy_with(&freed, called_by(&caller)) {
        assert_eq!(outcome.violations[0].code, Code::ForeignFree);
    }
}
