//! Uninitialised bits, bit by bit: what may be done with them, and where using them is a violation.

use crate::{fails, holds, holds_as_assumed};
use verify_symex::Code;

/// Writes the low four bits of a byte that was never written, then uses what `USED` computes from it.
const BITS: &str = "
define void @f() {
  %bytes = alloca [1 x i8], align 8
  %before = load i8, ptr %bytes
  %kept = and i8 %before, -16
  %written = or i8 %kept, 5
  store i8 %written, ptr %bytes
  %after = load i8, ptr %bytes
  %used = USED
  %is_zero = icmp eq i8 %used, 0
  br i1 %is_zero, label %one, label %other
one:
  ret void
other:
  ret void
}
";

fn uses(computed: &str) -> String {
    BITS.replace("USED", computed)
}

#[test]
fn bits_that_were_written_beside_others_can_be_used() {
    holds(&uses("and i8 %after, 15"));
}

#[test]
fn bits_that_were_never_written_cannot_be_used() {
    fails(&uses("and i8 %after, 16"), Code::Uninitialised);
}

#[test]
fn a_mask_that_reaches_one_bit_too_far_uses_it() {
    fails(&uses("and i8 %after, 31"), Code::Uninitialised);
}

#[test]
fn bits_are_shifted_with_their_state() {
    holds(&uses("shl i8 %after, 4"));
    fails(&uses("lshr i8 %after, 4"), Code::Uninitialised);
}

#[test]
fn bits_are_set_whatever_they_were() {
    holds(&uses("or i8 %after, -16"));
    fails(&uses("or i8 %after, 112"), Code::Uninitialised);
}

#[test]
fn a_narrower_value_has_only_the_bits_that_it_keeps() {
    let text = BITS.replace(
        "%used = USED",
        "%low = trunc i8 %after to WIDTH\n  %used = zext WIDTH %low to i8",
    );
    holds(&text.replace("WIDTH", "i4"));
    fails(&text.replace("WIDTH", "i5"), Code::Uninitialised);
}

/// Bytes of a word, of which two were written.
const BYTES: &str = "
define i32 @f() {
  %from = alloca [4 x i8], align 8
  %to = alloca [4 x i8], align 8
  store i16 258, ptr %from
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 4, i1 false)
  %at = getelementptr i8, ptr %to, i64 AT
  %byte = load i8, ptr %at
  %divisor = zext i8 %byte to i32
  %quotient = udiv i32 100, %divisor
  ret i32 %quotient
}
";

#[test]
fn a_copy_of_bytes_that_were_not_written_is_none_of_their_use() {
    holds(&BYTES.replace("AT", "1"));
}

#[test]
fn a_copied_byte_is_as_uninitialised_as_its_source() {
    fails(&BYTES.replace("AT", "2"), Code::Uninitialised);
}

/// Memory from an allocator, used in some way.
const ALLOCATED: &str = "
define void @f(i64 %n) {
  %cell = call ptr ALLOCATOR
  %value = load i64, ptr %cell
  call void @free(ptr %cell)
  USE
  ret void
}
declare void @takes(i64 noundef)
@table = global [4 x i8] zeroinitializer
";

fn allocated(use_of_it: &str) -> [String; 2] {
    ["@calloc(i64 1, i64 8)", "@malloc(i64 8)"].map(|allocator| {
        ALLOCATED
            .replace("ALLOCATOR", allocator)
            .replace("USE", use_of_it)
    })
}

#[track_caller]
fn is_a_use(use_of_it: &str) {
    let [written, unwritten] = allocated(use_of_it);
    holds(&written);
    fails(&unwritten, Code::Uninitialised);
}

#[test]
fn a_switch_uses_its_value() {
    is_a_use("switch i64 %value, label %end [ i64 1, label %end ]\nend:");
}

#[test]
fn an_index_uses_its_value() {
    is_a_use("%at = getelementptr i8, ptr @table, i64 %value\n  store i8 1, ptr %at");
}

#[test]
fn the_size_of_an_allocation_uses_its_value() {
    is_a_use("%other = call ptr @malloc(i64 %value)\n  call void @free(ptr %other)");
}

#[test]
fn an_argument_of_a_function_without_a_body_is_used() {
    let [written, unwritten] = allocated("call void @takes(i64 noundef %value)");
    holds_as_assumed(&written, |_| ());
    fails(&unwritten, Code::Uninitialised);
}

#[test]
fn arithmetic_alone_is_no_use() {
    for text in allocated("%sum = add i64 %value, 1\n  %product = mul i64 %sum, %n") {
        holds(&text);
    }
}

#[test]
fn a_frozen_value_can_be_used() {
    let branch = "%frozen = freeze i64 %value
  %zero = icmp eq i64 %frozen, 0
  br i1 %zero, label %end, label %end
end:";
    for text in allocated(branch) {
        holds(&text);
    }
}

#[test]
fn a_frozen_value_is_the_same_wherever_it_is_used() {
    let use_of_it = "%frozen = freeze i64 %value
  %same = icmp eq i64 %frozen, %frozen
  %truth = zext i1 %same to i32
  call void @__VERIFIER_assert(i32 %truth)";
    for text in allocated(use_of_it) {
        holds(&text);
    }
}

/// Written on one side of a branch only.
const ONE_SIDE: &str = "
define void @f(i1 %c) {
  %bytes = alloca [4 x i8], align 8
  br i1 %c, label %writes, label %meet
writes:
  store i32 1, ptr %bytes
  br label %meet
meet:
  br i1 USED, label %uses, label %end
uses:
  %value = load i32, ptr %bytes
  %one = icmp eq i32 %value, 1
  br i1 %one, label %end, label %error
error:
  call void @__VERIFIER_error()
  unreachable
end:
  ret void
}
";

#[test]
fn what_is_written_on_one_side_is_written_there() {
    holds(&ONE_SIDE.replace("USED", "%c"));
}

#[test]
fn what_is_written_on_one_side_is_unwritten_on_the_other() {
    fails(&ONE_SIDE.replace("USED", "true"), Code::Uninitialised);
}

#[test]
fn a_value_that_was_not_chosen_is_not_used() {
    let text = "
define void @f(i1 %c) {
  %bytes = alloca [4 x i8], align 8
  %unwritten = load i32, ptr %bytes
  %value = select i1 %c, i32 %unwritten, i32 1
  %other = xor i1 %c, true
  br i1 USED, label %use, label %end
use:
  %quotient = udiv i32 100, %value
  br label %end
end:
  ret void
}
";
    holds(&text.replace("USED", "%other"));
    fails(&text.replace("USED", "true"), Code::Uninitialised);
}

/// One byte of four is written at a symbolic place.
const PLACE: &str = "
define void @f(i64 %i, i64 %j) {
  %bytes = alloca [4 x i8], align 8
  %inside = icmp ult i64 %i, 4
  %also = icmp ult i64 %j, 4
  %both = and i1 %inside, %also
  br i1 %both, label %go, label %end
go:
  %to = getelementptr i8, ptr %bytes, i64 %i
  store i8 1, ptr %to
  %from = getelementptr i8, ptr %bytes, i64 READ
  %value = load i8, ptr %from
  %one = icmp eq i8 %value, 1
  br i1 %one, label %end, label %error
error:
  call void @__VERIFIER_error()
  unreachable
end:
  ret void
}
";

#[test]
fn a_byte_written_at_a_symbolic_place_is_initialised_there() {
    holds(&PLACE.replace("READ", "%i"));
}

#[test]
fn a_byte_written_at_a_symbolic_place_is_initialised_nowhere_else() {
    fails(&PLACE.replace("READ", "%j"), Code::Uninitialised);
}

#[test]
fn a_large_object_keeps_its_uninitialised_bytes_at_symbolic_places() {
    let large = PLACE
        .replace("[4 x i8]", "[4000 x i8]")
        .replace(", 4\n", ", 4000\n");
    holds(&large.replace("READ", "%i"));
    fails(&large.replace("READ", "%j"), Code::Uninitialised);
}

/// A variable that lives in a register is no different.
#[test]
fn a_variable_without_an_address_is_uninitialised_until_it_is_stored_to() {
    let text = "
define void @f(i32 %n) {
  %variable = alloca i32
  STORE
  %value = load i32, ptr %variable
  %zero = icmp eq i32 %value, 0
  br i1 %zero, label %end, label %end
end:
  ret void
}
";
    holds(&text.replace("STORE", "store i32 %n, ptr %variable"));
    fails(&text.replace("STORE", ""), Code::Uninitialised);
}

/// A variable of a block that is written in the first round only.
const ROUNDS: &str = "
define void @f() {
  %bytes = alloca [4 x i8], align 8
  br label %head
head:
  %i = phi i32 [ 0, %0 ], [ %next, %meet ]
  call void @llvm.lifetime.start.p0(i64 4, ptr %bytes)
  %first = icmp COMPARE i32 %i, 0
  br i1 %first, label %writes, label %meet
writes:
  store i32 1, ptr %bytes
  br label %meet
meet:
  %value = load i32, ptr %bytes
  %divided = udiv i32 100, %value
  call void @llvm.lifetime.end.p0(i64 4, ptr %bytes)
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, 3
  br i1 %more, label %head, label %end
end:
  ret void
}
";

#[test]
fn a_variable_of_a_block_is_uninitialised_again_in_each_round() {
    holds(&ROUNDS.replace("COMPARE", "uge"));
    fails(&ROUNDS.replace("COMPARE", "eq"), Code::Uninitialised);
}

#[test]
fn a_comparison_of_bytes_uses_them() {
    let text = "
declare i32 @memcmp(ptr, ptr, i64)
define void @f() {
  %one = alloca [4 x i8], align 8
  %other = alloca [4 x i8], align 8
  store i32 1, ptr %one
  store i16 1, ptr %other
  %order = call i32 @memcmp(ptr %one, ptr %other, i64 LENGTH)
  %same = icmp eq i32 %order, 0
  %truth = zext i1 %same to i32
  call void @__VERIFIER_assert(i32 %truth)
  ret void
}
";
    holds(&text.replace("LENGTH", "2"));
    fails(&text.replace("LENGTH", "3"), Code::Uninitialised);
}
