//! What an entry point is given: arguments by its own types, arguments by what a caller passes, and what the caller
//! relies on once it returns.

use crate::{by_each_strategy_with, expect, fails_with, holds_as_assumed};
use verify_symex::call_environment::{
    CallArgument, CallEnvironment, Count, Evidence, Field, Ownership, Pointee, ValueSpec,
};
use verify_symex::{Code, Options, PointerArguments, Verdict};

/// Debug info for a function of two pointers to numbers.
const TYPES: &str = "
!llvm.dbg.cu = !{!0}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1)
!1 = !DIFile(filename: \"test.c\", directory: \"/src\")
!2 = !DISubroutineType(types: !3)
!3 = !{null, !5, !5}
!4 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !2, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)
";

/// Writes through the first pointer where `USED` holds.
const POINTER: &str = "
define void @f(ptr %p, ptr %q) !dbg !4 {
  %there = icmp ne ptr %p, null
  br i1 USED, label %use, label %end
use:
  store TYPE 1, ptr %p, align 1
  br label %end
end:
  ret void
}
";

fn pointer(used: &str, ty: &str) -> String {
    let function = POINTER.replace("USED", used).replace("TYPE", ty);
    format!("{function}{TYPES}")
}

fn given(pointers: PointerArguments) -> impl Fn(&mut Options) {
    move |options: &mut Options| options.pointer_arguments = pointers
}

#[test]
fn a_pointer_argument_points_to_an_object_of_its_type() {
    let valid = given(PointerArguments::Valid);
    holds_as_assumed(&pointer("true", "i32"), &valid);
    fails_with(&pointer("true", "i40"), Code::OutOfBounds, &valid);
}

#[test]
fn a_pointer_argument_that_may_be_null_must_be_looked_at() {
    let perhaps = given(PointerArguments::NullOrValid);
    holds_as_assumed(&pointer("%there", "i32"), &perhaps);
    fails_with(&pointer("true", "i32"), Code::NullDereference, &perhaps);
}

#[test]
fn a_pointer_argument_that_may_be_null_points_to_an_object_of_its_type_else() {
    let perhaps = given(PointerArguments::NullOrValid);
    fails_with(&pointer("%there", "i40"), Code::OutOfBounds, &perhaps);
}

#[test]
fn a_pointer_argument_that_is_null_is_never_an_object() {
    let null = given(PointerArguments::Null);
    holds_as_assumed(&pointer("%there", "i40"), &null);
    fails_with(&pointer("true", "i32"), Code::NullDereference, &null);
}

#[test]
fn a_reference_is_never_null() {
    let perhaps = given(PointerArguments::NullOrValid);
    let reference = |text: &str| text.replace("DW_TAG_pointer_type", "DW_TAG_reference_type");
    holds_as_assumed(&reference(&pointer("true", "i32")), &perhaps);
    let wide = reference(&pointer("true", "i40"));
    fails_with(&wide, Code::OutOfBounds, &perhaps);
}

#[test]
fn a_verdict_on_pointer_arguments_names_what_it_rests_on() {
    let text = pointer("true", "i32");
    for outcome in by_each_strategy_with(&text, given(PointerArguments::Valid)) {
        let assumed = |words: &str| outcome.assumed.iter().any(|one| one.what.contains(words));
        assert!(
            assumed("`p` points to one valid object"),
            "{:?}",
            outcome.assumed
        );
        assert!(
            assumed("different objects, or are equal"),
            "{:?}",
            outcome.assumed
        );
    }
}

/// Writes through one pointer, and looks whether that changes what the other points to.
const ALIASES: &str = "
define void @f(ptr ATTRIBUTE %p, ptr %q) !dbg !4 {
  store i32 1, ptr %q
  store i32 2, ptr %p
  %value = load i32, ptr %q
  %good = icmp eq i32 %value, 1
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  ret void
}
";

#[test]
fn pointers_of_one_type_may_be_equal() {
    let text = format!("{ALIASES}{TYPES}").replace("ATTRIBUTE", "");
    fails_with(&text, Code::Assertion, |_| ());
}

#[test]
fn a_pointer_that_has_no_aliases_is_equal_to_none() {
    let text = format!("{ALIASES}{TYPES}").replace("ATTRIBUTE", "noalias");
    holds_as_assumed(&text, |_| ());
}

#[test]
fn pointers_of_different_types_are_not_equal() {
    let text = format!("{ALIASES}{TYPES}").replace("ATTRIBUTE", "");
    let text = text.replace("!3 = !{null, !5, !5}", "!3 = !{null, !5, !7}");
    let other = "!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: \"float\", size: 32, encoding: DW_ATE_float)
";
    holds_as_assumed(&format!("{text}{other}"), |_| ());
}

pub fn number(bytes: u64) -> ValueSpec {
    ValueSpec::Any {
        bytes,
        align: bytes,
    }
}

pub fn pointee(element: ValueSpec, count: Count) -> Pointee {
    Pointee {
        element,
        count,
        nullable: false,
        writable: true,
        initialised: true,
        ownership: Ownership::Borrowed,
        utf8: false,
        extent: Evidence::Contract,
    }
}

pub fn passed(name: &str, spec: ValueSpec) -> CallArgument {
    CallArgument {
        name: name.to_owned(),
        spec,
        borrowed: false,
        ..CallArgument::default()
    }
}

pub fn to(pointee: Pointee) -> ValueSpec {
    ValueSpec::Pointer(Box::new(pointee))
}

/// A caller that passes these.
pub fn caller(parameters: Vec<CallArgument>) -> CallEnvironment {
    CallEnvironment {
        parameters,
        max_elements: 3,
        who: "Rust".to_owned(),
        catches: true,
        ..CallEnvironment::default()
    }
}

pub fn called_by(caller: &CallEnvironment) -> impl Fn(&mut Options) {
    move |options: &mut Options| options.caller = Some(caller.clone())
}

/// Reads element `AT` of an array where the count allows it.
const ARRAY: &str = "
define i32 @f(ptr %p, i64 %n) {
  %some = icmp ugt i64 %n, LEAST
  br i1 %some, label %use, label %end
use:
  %at = getelementptr i32, ptr %p, i64 1
  %value = load i32, ptr %at
  ret i32 %value
end:
  ret i32 0
}
";

#[test]
fn an_array_is_as_long_as_the_argument_beside_it_says() {
    let count = Count::Sibling { index: 1 };
    let caller = caller(vec![
        passed("p", to(pointee(number(4), count))),
        passed("n", number(8)),
    ]);
    holds_as_assumed(&ARRAY.replace("LEAST", "1"), called_by(&caller));
    let text = ARRAY.replace("LEAST", "0");
    fails_with(&text, Code::OutOfBounds, called_by(&caller));
}

#[test]
fn an_array_that_is_bounded_by_the_number_of_elements_says_so() {
    let count = Count::Sibling { index: 1 };
    let caller = caller(vec![
        passed("p", to(pointee(number(4), count))),
        passed("n", number(8)),
    ]);
    // More than three elements are not looked at.
    let text = ARRAY.replace("LEAST", "3").replace("i64 1", "i64 9");
    for outcome in by_each_strategy_with(&text, called_by(&caller)) {
        expect(&text, &outcome, Verdict::Bounded, &[]);
        let named = outcome.assumed.iter();
        let named = named.filter(|one| one.what.contains("at most 3 elements"));
        assert_eq!(named.count(), 1, "{:?}", outcome.assumed);
    }
}

#[test]
fn a_caller_passes_null_only_where_its_type_allows_it() {
    let text = "
define i32 @f(ptr %p) {
  %value = load i32, ptr %p
  ret i32 %value
}
";
    let mut one = pointee(number(4), Count::One);
    let plain = caller(vec![passed("p", to(one.clone()))]);
    for outcome in by_each_strategy_with(text, called_by(&plain)) {
        expect(text, &outcome, Verdict::Proved, &[]);
    }
    one.nullable = true;
    let perhaps = caller(vec![passed("p", to(one))]);
    fails_with(text, Code::NullDereference, called_by(&perhaps));
}

#[test]
fn a_caller_passes_only_the_values_that_its_type_has() {
    let text = "
define i32 @f(i32 %n) {
  %quotient = udiv i32 100, %n
  ret i32 %quotient
}
";
    let one_of = |values: &[i128]| {
        let values = values.to_vec();
        caller(vec![passed("n", ValueSpec::OneOf { bits: 32, values })])
    };
    for outcome in by_each_strategy_with(text, called_by(&one_of(&[1, 2, 7]))) {
        expect(text, &outcome, Verdict::Proved, &[]);
    }
    fails_with(text, Code::DivisionByZero, called_by(&one_of(&[0, 2])));
}

/// Looks for the end of a text.
const TEXT: &str = "
define i64 @f(ptr %p) {
  br label %head
head:
  %i = phi i64 [ 0, %0 ], [ %next, %head ]
  %at = getelementptr i8, ptr %p, i64 %i
  %letter = load i8, ptr %at
  %next = add i64 %i, 1
  %ends = icmp eq i8 %letter, LETTER
  br i1 %ends, label %end, label %head
end:
  ret i64 %i
}
";

#[test]
fn a_text_has_an_end_and_nothing_behind_it() {
    let text = caller(vec![passed("p", to(pointee(number(1), Count::Terminated)))]);
    holds_as_assumed(&TEXT.replace("LETTER", "0"), called_by(&text));
    let never = TEXT.replace("LETTER", "1");
    fails_with(&never, Code::OutOfBounds, called_by(&text));
}

#[test]
fn what_is_lent_uninitialised_must_be_written_before_it_is_read() {
    let text = "
define i32 @f(ptr %p) {
  WRITE
  %value = load i32, ptr %p
  %quotient = sdiv i32 100, %value
  ret i32 %quotient
}
";
    let mut out = pointee(number(4), Count::One);
    out.initialised = false;
    let caller = caller(vec![passed("p", to(out))]);
    let written = text.replace("WRITE", "store i32 3, ptr %p");
    for outcome in by_each_strategy_with(&written, called_by(&caller)) {
        expect(&written, &outcome, Verdict::Proved, &[]);
    }
    let unwritten = text.replace("WRITE", "");
    fails_with(&unwritten, Code::Uninitialised, called_by(&caller));
}

#[test]
fn what_is_lent_for_reading_must_not_be_written() {
    let text = "define void @f(ptr %p) {\n  store i32 1, ptr %p\n  ret void\n}\n";
    let mut shared = pointee(number(4), Count::One);
    let exclusive = caller(vec![passed("p", to(shared.clone()))]);
    for outcome in by_each_strategy_with(text, called_by(&exclusive)) {
        expect(text, &outcome, Verdict::Proved, &[]);
    }
    shared.writable = false;
    let shared = caller(vec![passed("p", to(shared))]);
    fails_with(text, Code::WrittenWhileShared, called_by(&shared));
}

#[test]
fn what_is_lent_for_the_call_must_not_be_kept() {
    let text = "
@kept = global ptr null
define void @f(ptr %p) {
  store ptr %p, ptr @kept
  FORGET
  ret void
}
";
    let mut borrowed = caller(vec![passed("p", to(pointee(number(4), Count::One)))]);
    borrowed.parameters[0].borrowed = true;
    let forgotten = text.replace("FORGET", "store ptr null, ptr @kept");
    for outcome in by_each_strategy_with(&forgotten, called_by(&borrowed)) {
        expect(&forgotten, &outcome, Verdict::Proved, &[]);
    }
    let kept = text.replace("FORGET", "");
    fails_with(&kept, Code::PointerKept, called_by(&borrowed));
}

#[test]
fn memory_of_the_callers_must_not_be_released() {
    let text = "define void @f(ptr %p) {\n  call void @free(ptr %p)\n  ret void\n}\n";
    let borrowed = caller(vec![passed("p", to(pointee(number(4), Count::One)))]);
    fails_with(text, Code::ForeignFree, called_by(&borrowed));
    let mut own = pointee(number(4), Count::One);
    own.ownership = Ownership::Library;
    let own = caller(vec![passed("p", to(own))]);
    for outcome in by_each_strategy_with(text, called_by(&own)) {
        assert_eq!(outcome.violations.len(), 0, "{:?}", outcome.violations);
    }
}

#[test]
fn a_result_must_be_one_that_the_callers_type_has() {
    let text = "
define i8 @f(i8 %n) {
  %small = and i8 %n, MASK
  ret i8 %small
}
";
    let mut caller = caller(vec![passed("n", number(1))]);
    caller.result = ValueSpec::OneOf {
        bits: 8,
        values: vec![0, 1],
    };
    let bit = text.replace("MASK", "1");
    for outcome in by_each_strategy_with(&bit, called_by(&caller)) {
        expect(&bit, &outcome, Verdict::Proved, &[]);
    }
    let wide = text.replace("MASK", "3");
    fails_with(&wide, Code::InvalidResult, called_by(&caller));
}

#[test]
fn shared_pointers_to_the_same_may_be_equal_and_exclusive_ones_not() {
    let text = "
define void @f(ptr %p, ptr %q) {
  %same = icmp eq ptr %p, %q
  br i1 %same, label %error, label %end
error:
  call void @__VERIFIER_error()
  unreachable
end:
  ret void
}
";
    let mut one = pointee(number(4), Count::One);
    let both = |one: &Pointee| {
        caller(vec![
            passed("p", to(one.clone())),
            passed("q", to(one.clone())),
        ])
    };
    for outcome in by_each_strategy_with(text, called_by(&both(&one))) {
        expect(text, &outcome, Verdict::Proved, &[]);
    }
    one.writable = false;
    fails_with(text, Code::ErrorReached, called_by(&both(&one)));
}

/// A struct in memory whose second field is as long as the first says.
#[test]
fn a_field_is_as_long_as_its_sibling_says() {
    let text = "
define i8 @f(ptr %slice) {
  %n = load i64, ptr %slice
  %some = icmp ugt i64 %n, LEAST
  br i1 %some, label %use, label %end
use:
  %field = getelementptr i8, ptr %slice, i64 8
  %bytes = load ptr, ptr %field
  %second = getelementptr i8, ptr %bytes, i64 1
  %value = load i8, ptr %second
  ret i8 %value
end:
  ret i8 0
}
";
    let field = |name: &str, offset: u64, spec: ValueSpec| Field {
        name: name.to_owned(),
        offset,
        spec,
    };
    let slice = ValueSpec::Struct {
        size: 16,
        align: 8,
        fields: vec![
            field("n", 0, number(8)),
            field(
                "bytes",
                8,
                to(pointee(number(1), Count::Sibling { index: 0 })),
            ),
        ],
    };
    let caller = caller(vec![passed("slice", to(pointee(slice, Count::One)))]);
    holds_as_assumed(&text.replace("LEAST", "1"), called_by(&caller));
    fails_with(
        &text.replace("LEAST", "0"),
        Code::OutOfBounds,
        called_by(&caller),
    );
}

/// An array whose length stands behind another pointer.
#[test]
fn an_array_is_as_long_as_the_number_behind_a_pointer_says() {
    let text = "
define i32 @f(ptr %p, ptr %length) {
  %n = load i64, ptr %length
  %some = icmp ugt i64 %n, LEAST
  br i1 %some, label %use, label %end
use:
  %at = getelementptr i32, ptr %p, i64 1
  %value = load i32, ptr %at
  ret i32 %value
end:
  ret i32 0
}
";
    let caller = caller(vec![
        passed("p", to(pointee(number(4), Count::Behind { index: 1 }))),
        passed("length", to(pointee(number(8), Count::One))),
    ]);
    holds_as_assumed(&text.replace("LEAST", "1"), called_by(&caller));
    fails_with(
        &text.replace("LEAST", "0"),
        Code::OutOfBounds,
        called_by(&caller),
    );
}

/// What is lent uninitialised has to be written where the caller expects it.
#[test]
fn what_the_caller_expects_to_be_written_must_be() {
    let text = "
define void @f(ptr %p, i32 %n) {
  %some = icmp COMPARE i32 %n, 0
  br i1 %some, label %write, label %end
write:
  store i32 %n, ptr %p
  br label %end
end:
  ret void
}
";
    let mut out = pointee(number(4), Count::One);
    out.initialised = false;
    let mut caller = caller(vec![passed("p", to(out)), passed("n", number(4))]);
    caller.parameters[0].borrowed = true;
    let partly = text.replace("COMPARE", "ugt");
    for outcome in by_each_strategy_with(&partly, called_by(&caller)) {
        expect(&partly, &outcome, Verdict::Proved, &[]);
    }
    caller.expects_written = true;
    fails_with(&partly, Code::Uninitialised, called_by(&caller));
    let always = text.replace("COMPARE", "uge");
    for outcome in by_each_strategy_with(&always, called_by(&caller)) {
        expect(&always, &outcome, Verdict::Proved, &[]);
    }
}

/// Writes through two pointers that the caller may or may not let be equal.
#[test]
fn pointers_of_a_caller_that_allows_it_may_be_equal() {
    let text = "
define i32 @f(ptr %p, ptr %q) {
  store i32 1, ptr %p
  store i32 0, ptr %q
  %value = load i32, ptr %p
  %quotient = udiv i32 100, %value
  ret i32 %quotient
}
";
    let one = pointee(number(4), Count::One);
    let mut caller = caller(vec![passed("p", to(one.clone())), passed("q", to(one))]);
    for outcome in by_each_strategy_with(text, called_by(&caller)) {
        expect(text, &outcome, Verdict::Proved, &[]);
    }
    caller.may_alias = true;
    fails_with(text, Code::DivisionByZero, called_by(&caller));
    let restricted = text.replace("ptr %q)", "ptr noalias %q)");
    for outcome in by_each_strategy_with(&restricted, called_by(&caller)) {
        expect(&restricted, &outcome, Verdict::Proved, &[]);
    }
}

/// Keeps a lent pointer at a symbolic place of a table.
fn kept_in_table(size: &str, stored: &str) -> String {
    "
@table = global [SIZE x ptr] zeroinitializer
define void @f(ptr %p, i64 %i) {
  %inside = icmp ult i64 %i, SIZE
  br i1 %inside, label %go, label %end
go:
  %at = getelementptr ptr, ptr @table, i64 %i
  store ptr STORED, ptr %at
  br label %end
end:
  ret void
}
"
    .replace("SIZE", size)
    .replace("STORED", stored)
}

fn lends() -> CallEnvironment {
    let one = to(pointee(number(4), Count::One));
    let mut caller = caller(vec![passed("p", one), passed("i", number(8))]);
    caller.parameters[0].borrowed = true;
    caller
}

#[test]
fn a_pointer_that_is_kept_at_a_symbolic_place_is_kept() {
    let nothing = kept_in_table("4", "null");
    for outcome in by_each_strategy_with(&nothing, called_by(&lends())) {
        expect(&nothing, &outcome, Verdict::Proved, &[]);
    }
    let kept = kept_in_table("4", "%p");
    fails_with(&kept, Code::PointerKept, called_by(&lends()));
}

#[test]
#[ignore = "pointers in an object that became an array of the solver's are not followed"]
fn a_pointer_that_is_kept_at_a_symbolic_place_of_a_large_table_is_kept() {
    let kept = kept_in_table("2000", "%p");
    fails_with(&kept, Code::PointerKept, called_by(&lends()));
}
