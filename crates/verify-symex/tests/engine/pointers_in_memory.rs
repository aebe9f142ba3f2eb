//! Pointers that are copied, taken apart and put together again, and objects that change their size.

use crate::{by_each_strategy, codes, fails, holds, holds_as_assumed, verify};
use verify_symex::{Code, Verdict};

/// Copies a pointer in some way, then writes through the copy.
const COPIED: &str = "
define void @f(i64 %i) {
  %from = alloca [3 x ptr]
  %to = alloca [3 x ptr]
  %cell = alloca [SIZE x i8], align 8
  call void @fill(ptr %from, ptr %cell)
  COPY
  %pointer = load ptr, ptr %to
  store i32 1, ptr %pointer
  ret void
}
define void @fill(ptr %to, ptr %value) {
  store ptr %value, ptr %to
  %second = getelementptr ptr, ptr %to, i64 1
  store ptr %value, ptr %second
  %third = getelementptr ptr, ptr %to, i64 2
  store ptr %value, ptr %third
  ret void
}
";

#[track_caller]
fn stays_a_pointer(copy: &str) {
    let text = COPIED.replace("COPY", copy);
    holds(&text.replace("SIZE", "4"));
    fails(&text.replace("SIZE", "3"), Code::OutOfBounds);
}

#[test]
fn a_pointer_copied_as_memory_stays_one() {
    stays_a_pointer("call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 24, i1 false)");
}

#[test]
fn a_pointer_copied_as_a_number_stays_one() {
    stays_a_pointer("%number = load i64, ptr %from\n  store i64 %number, ptr %to");
}

#[test]
fn a_pointer_copied_byte_by_byte_stays_one() {
    stays_a_pointer(
        "br label %head
head:
  %k = phi i64 [ 0, %0 ], [ %next, %head ]
  %source = getelementptr i8, ptr %from, i64 %k
  %target = getelementptr i8, ptr %to, i64 %k
  %byte = load i8, ptr %source
  store i8 %byte, ptr %target
  %next = add i64 %k, 1
  %more = icmp ult i64 %next, 8
  br i1 %more, label %head, label %copied
copied:",
    );
}

#[test]
fn a_pointer_copied_from_a_symbolic_place_stays_one() {
    stays_a_pointer(
        "%index = and i64 %i, 1
  %source = getelementptr ptr, ptr %from, i64 %index
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %source, i64 8, i1 false)",
    );
}

#[test]
fn a_pointer_beside_a_symbolic_write_stays_one() {
    stays_a_pointer(
        "call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 8, i1 false)
  %index = and i64 %i, 7
  %behind = add i64 %index, 8
  %target = getelementptr i8, ptr %to, i64 %behind
  store i8 0, ptr %target",
    );
}

#[test]
fn a_pointer_one_of_whose_bytes_is_lost_is_none() {
    let copy = "call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 7, i1 false)";
    let text = COPIED.replace("COPY", copy).replace("SIZE", "4");
    fails(&text, Code::Uninitialised);
}

/// What is computed with an address beyond copying it rests on where objects lie, which the outcome names.
#[test]
fn a_pointer_put_together_from_numbers_rests_on_the_layout() {
    let text = COPIED.replace(
        "COPY",
        "%number = load i64, ptr %from
  %mixed = xor i64 %number, %i
  %back = xor i64 %mixed, %i
  store i64 %back, ptr %to",
    );
    holds_as_assumed(&text.replace("SIZE", "4"), |_| ());
    fails(&text.replace("SIZE", "3"), Code::OutOfBounds);
}

/// A pointer is stored at one place on one side, and at a place that overlaps it on the other.
const OVERLAPPING: &str = "
define void @f(i1 %c) {
  %bytes = alloca [24 x i8], align 8
  %cell = alloca [SIZE x i8], align 8
  %eighth = getelementptr i8, ptr %bytes, i64 8
  %fourth = getelementptr i8, ptr %bytes, i64 4
  br i1 %c, label %left, label %right
left:
  store ptr %cell, ptr %eighth
  br label %meet
right:
  store ptr %cell, ptr %fourth, align 4
  br label %meet
meet:
  br i1 %c, label %on_left, label %on_right
on_left:
  %one = load ptr, ptr %eighth
  store i32 1, ptr %one
  ret void
on_right:
  %other = load ptr, ptr %fourth, align 4
  store i32 1, ptr %other
  ret void
}
";

#[test]
#[ignore = "merging takes pointers apart that lie at overlapping places"]
fn pointers_at_overlapping_places_of_two_sides_stay_whole() {
    holds(&OVERLAPPING.replace("SIZE", "4"));
}

#[test]
#[ignore = "merging takes pointers apart that lie at overlapping places"]
fn pointers_at_overlapping_places_of_two_sides_keep_their_bounds() {
    let text = OVERLAPPING.replace("SIZE", "3");
    for outcome in by_each_strategy(&text) {
        let codes = codes(&outcome);
        assert_eq!(codes, [Code::OutOfBounds, Code::OutOfBounds]);
    }
}

/// The address of a variable of a function gets out by `KEEP`, and is used when the function has returned.
const GETS_OUT: &str = "
@kept = global ptr null
@kept_vector = global <2 x ptr> zeroinitializer
define void @local() {
  %cell = alloca [4 x i8], align 8
  store i32 1, ptr %cell
  %number = ptrtoint ptr %cell to i64
  KEEP
  ret void
}
define void @another() {
  %cell = alloca [4 x i8], align 8
  store i32 7, ptr %cell
  USE
  ret void
}
define void @f() {
  call void @local()
  call void @another()
  ret void
}
";

#[track_caller]
fn gets_out(keep: &str, loaded: &str) {
    let text = GETS_OUT.replace("KEEP", keep);
    holds(&text.replace("USE", ""));
    let used = format!("{loaded}\n  %value = load i32, ptr %pointer");
    fails(&text.replace("USE", &used), Code::UseAfterReturn);
}

#[test]
fn an_address_that_is_stored_outlives_its_object() {
    gets_out(
        "store ptr %cell, ptr @kept",
        "%pointer = load ptr, ptr @kept",
    );
}

#[test]
fn an_address_that_is_stored_as_a_number_outlives_its_object() {
    gets_out(
        "store i64 %number, ptr @kept",
        "%pointer = load ptr, ptr @kept",
    );
}

#[test]
fn an_address_that_is_exchanged_outlives_its_object() {
    gets_out(
        "%old = atomicrmw xchg ptr @kept, ptr %cell seq_cst",
        "%pointer = load ptr, ptr @kept",
    );
    gets_out(
        "%old = cmpxchg ptr @kept, ptr null, ptr %cell seq_cst seq_cst",
        "%pointer = load ptr, ptr @kept",
    );
}

#[test]
fn an_address_in_a_vector_outlives_its_object() {
    gets_out(
        "%vector = insertelement <2 x ptr> zeroinitializer, ptr %cell, i32 1
  store <2 x ptr> %vector, ptr @kept_vector",
        "%both = load <2 x ptr>, ptr @kept_vector
  %pointer = extractelement <2 x ptr> %both, i32 1",
    );
}

#[test]
fn an_address_that_is_stored_in_halves_outlives_its_object() {
    let keep = "%low = trunc i64 %number to i32
  %shifted = lshr i64 %number, 32
  %high = trunc i64 %shifted to i32
  %behind = getelementptr i32, ptr @kept, i64 1
  store i32 %low, ptr @kept
  store i32 %high, ptr %behind";
    let text = GETS_OUT.replace("KEEP", keep);
    holds_as_assumed(&text.replace("USE", ""), |_| ());
    let used = "%pointer = load ptr, ptr @kept\n  %value = load i32, ptr %pointer";
    for outcome in by_each_strategy(&text.replace("USE", used)) {
        assert_eq!(outcome.verdict, Verdict::Violated, "{:?}", outcome.assumed);
    }
}

/// A place holds a pointer on one side, and something else on the other.
const UNION: &str = "
define void @f(i1 %c, i32 %n) {
  %place = alloca [8 x i8], align 8
  %cell = alloca [SIZE x i8], align 8
  br i1 %c, label %left, label %right
left:
  store ptr %cell, ptr %place
  br label %meet
right:
  STORE
  br label %meet
meet:
  br i1 %c, label %on_left, label %on_right
on_left:
  %pointer = load ptr, ptr %place
  store i32 1, ptr %pointer
  ret void
on_right:
  %value = load i32, ptr %place
  %same = icmp eq i32 %value, %n
  %truth = zext i1 %same to i32
  call void @__VERIFIER_assert(i32 %truth)
  ret void
}
";

/// The number as wide as a pointer, narrower, and two of them.
const NUMBERS: [&str; 3] = [
    "%wide = zext i32 %n to i64\n  store i64 %wide, ptr %place",
    "store i32 %n, ptr %place",
    "store i32 %n, ptr %place
  %behind = getelementptr i32, ptr %place, i64 1
  store i32 %n, ptr %behind",
];

#[test]
fn a_place_that_holds_a_pointer_or_a_number_holds_each_on_its_side() {
    for store in NUMBERS {
        let text = UNION.replace("STORE", store);
        for outcome in by_each_strategy(&text.replace("SIZE", "4")) {
            assert_eq!(codes(&outcome), [], "{text}");
            assert!(outcome.gaps.is_empty(), "{:?}", outcome.gaps);
        }
        fails(&text.replace("SIZE", "3"), Code::OutOfBounds);
    }
}

#[test]
#[ignore = "part of a value that is a pointer on the other side observes the layout of memory"]
fn a_place_that_holds_a_pointer_or_a_number_is_read_without_the_layout() {
    for store in NUMBERS {
        holds(&UNION.replace("STORE", store).replace("SIZE", "4"));
    }
}

/// Grows an array from `OLD` to `NEW` words, and reads its word `AT`.
const RESIZED: &str = "
define void @f(i64 %n) {
  %old = call ptr @malloc(i64 OLD)
  store i32 5, ptr %old
  %new = call ptr @realloc(ptr %old, i64 NEW)
  %at = getelementptr i8, ptr USED, i64 AT
  %value = load i32, ptr %at
  %good = icmp eq i32 %value, 5
  %truth = zext i1 %good to i32
  call void @__VERIFIER_assert(i32 %truth)
  call void @free(ptr %new)
  ret void
}
";

fn resized(old: &str, new: &str, used: &str, at: &str) -> String {
    let text = RESIZED.replace("OLD", old).replace("NEW", new);
    text.replace("USED", used).replace("AT", at)
}

#[test]
fn a_resized_object_begins_with_what_it_held() {
    holds(&resized("4", "8", "%new", "0"));
    holds(&resized("8", "4", "%new", "0"));
}

#[test]
fn what_a_resized_object_has_more_is_uninitialised() {
    fails(&resized("4", "8", "%new", "4"), Code::Uninitialised);
}

#[test]
fn what_a_resized_object_has_less_is_outside() {
    fails(&resized("8", "4", "%new", "4"), Code::OutOfBounds);
}

#[test]
fn the_old_place_of_a_resized_object_is_gone() {
    fails(&resized("4", "8", "%old", "0"), Code::UseAfterFree);
}

/// The size is at least 4 and at most 8, or the allocation fails.
#[test]
fn a_resized_object_has_the_size_that_was_asked_for() {
    let text = resized("8", "%size", "%new", "AT").replace(
        "%old = call",
        "%some = and i64 %n, 3\n  %size = add i64 %some, 4\n  %old = call",
    );
    holds(&text.replace("AT", "0"));
    for outcome in by_each_strategy(&text.replace("AT", "4")) {
        assert_eq!(codes(&outcome)[0], Code::OutOfBounds);
    }
}

/// Writes to memory that was allocated, where it is there.
const MAY_FAIL: &str = "
define void @f() {
  %made = call ptr @malloc(i64 4)
  %there = icmp ne ptr %made, null
  br i1 USED, label %use, label %end
use:
  store i32 1, ptr %made
  br label %end
end:
  call void @free(ptr %made)
  ret void
}
";

#[test]
fn an_allocation_fails_only_where_it_may() {
    let unlooked = MAY_FAIL.replace("USED", "true");
    holds(&unlooked);
    let may_fail = |text: &str| verify(text, |options| options.allocation_may_fail = true);
    assert_eq!(codes(&may_fail(&unlooked)), [Code::NullDereference]);
    assert_eq!(codes(&may_fail(&MAY_FAIL.replace("USED", "%there"))), []);
}

/// An array of `n` words of zeros, whose last one is written.
const CALLOC: &str = "
define void @f(i64 %n) {
  %words = call ptr @calloc(i64 %n, i64 8)
  %there = icmp ne ptr %words, null
  %some = icmp ne i64 %n, 0
  %both = and i1 USED, %some
  br i1 %both, label %use, label %end
use:
  %last = sub i64 %n, 1
  %at = getelementptr i64, ptr %words, i64 %last
  store i64 1, ptr %at
  br label %end
end:
  call void @free(ptr %words)
  ret void
}
";

#[test]
fn an_array_whose_size_does_not_fit_is_not_allocated() {
    holds_as_assumed(&CALLOC.replace("USED", "%there"), |_| ());
    fails(&CALLOC.replace("USED", "true"), Code::NullDereference);
}

#[test]
fn an_object_that_could_not_be_resized_is_still_there() {
    let text = resized("4", "8", "%used", "0")
        .replace(
            "  %at =",
            "  %there = icmp ne ptr %new, null
  %used = select i1 %there, ptr %new, ptr %old\n  %at =",
        )
        .replace("@free(ptr %new)", "@free(ptr RELEASED)");
    let may_fail = |text: &str| verify(text, |options| options.allocation_may_fail = true);
    // The first allocation does not fail.
    let text = text.replace("call ptr @malloc(i64 4)", "call ptr @first()");
    let text = format!(
        "{text}define ptr @first() {{
  %made = call ptr @malloc(i64 4)
  %is_null = icmp eq ptr %made, null
  br i1 %is_null, label %fail, label %end
fail:
  call void @__VERIFIER_assume(i32 0)
  br label %end
end:
  ret ptr %made
}}
"
    );
    let right = may_fail(&text.replace("RELEASED", "%used"));
    assert_eq!(codes(&right), []);
    let wrong = may_fail(&text.replace("RELEASED", "%new"));
    assert_eq!(codes(&wrong), [Code::Leak]);
}
