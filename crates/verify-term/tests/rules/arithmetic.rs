use verify_term::{Op, Sort};

use crate::terms;

#[test]
fn neutral_and_absorbing_constants() {
    let mut t = terms(32);
    let [zero, one, ones] = [0, 1, u64::MAX].map(|k| t.bv(32, k));
    for got in [
        t.arena.add(t.x, zero),
        t.arena.sub(t.x, zero),
        t.arena.mul(t.x, one),
        t.arena.udiv(t.x, one),
        t.arena.sdiv(t.x, one),
        t.arena.bvand(t.x, ones),
        t.arena.bvor(t.x, zero),
        t.arena.bvxor(t.x, zero),
        t.arena.shl(t.x, zero),
        t.arena.bvand(t.x, t.x),
        t.arena.bvor(t.x, t.x),
    ] {
        t.same(got, t.x);
    }
    for got in [
        t.arena.sub(t.x, t.x),
        t.arena.mul(t.x, zero),
        t.arena.bvxor(t.x, t.x),
        t.arena.bvand(t.x, zero),
        t.arena.urem(t.x, one),
        t.arena.srem(t.x, one),
        t.arena.urem(t.x, t.x),
        t.arena.shl(zero, t.x),
    ] {
        t.value(got, 0);
    }
}

#[test]
fn constants_float_outwards() {
    let mut t = terms(32);
    let [two, three, five] = [2, 3, 5].map(|k| t.bv(32, k));
    let a = t.arena.add(t.x, two);
    let a = t.arena.add(a, three);
    let expected = t.arena.add(t.x, five);
    t.same(a, expected);
    let (a, b) = (t.arena.add(t.x, two), t.arena.add(t.y, three));
    let got = t.arena.add(a, b);
    let sum = t.arena.add(t.x, t.y);
    let expected = t.arena.add(sum, five);
    t.same(got, expected);
    let product = t.arena.mul(a, three);
    let six = t.bv(32, 6);
    let scaled = t.arena.mul(t.x, three);
    let expected = t.arena.add(scaled, six);
    t.same(product, expected);
    let a = t.arena.bvxor(t.x, two);
    let got = t.arena.bvxor(a, three);
    let one = t.bv(32, 1);
    let expected = t.arena.bvxor(t.x, one);
    t.same(got, expected);
}

#[test]
fn differences_cancel() {
    let mut t = terms(64);
    let eight = t.bv(64, 8);
    let offset = t.arena.add(t.y, eight);
    let address = t.arena.add(t.x, offset);
    let got = t.arena.sub(address, t.x);
    t.same(got, offset);
    let difference = t.arena.sub(t.x, t.y);
    let got = t.arena.add(difference, t.y);
    t.same(got, t.x);
    let negated = t.arena.neg(difference);
    let expected = t.arena.sub(t.y, t.x);
    t.same(negated, expected);
    let inverted = t.arena.bvnot(t.x);
    let got = t.arena.bvnot(inverted);
    t.same(got, t.x);
    let one = t.bv(64, 1);
    let negated = t.arena.add(inverted, one);
    let expected = t.arena.neg(t.x);
    t.same(negated, expected);
}

#[test]
fn powers_of_two_are_shifts() {
    let mut t = terms(32);
    let [three, eight] = [3, 8].map(|k| t.bv(32, k));
    let got = t.arena.mul(t.x, eight);
    let expected = t.arena.shl(t.x, three);
    t.same(got, expected);
    let got = t.arena.udiv(t.x, eight);
    let expected = t.arena.lshr(t.x, three);
    t.same(got, expected);
    let got = t.arena.urem(t.x, eight);
    let low = t.arena.trunc(t.x, 3);
    let expected = t.arena.zext(low, 32);
    t.same(got, expected);
    let seven = t.bv(32, 7);
    let masked = t.arena.bvand(t.x, seven);
    t.same(masked, expected);
    let quotient = t.arena.sdiv(t.x, eight);
    let has_division = t
        .arena
        .post_order(&[quotient])
        .iter()
        .any(|&term| matches!(t.arena.node(term).op, Op::SDiv | Op::UDiv));
    assert!(!has_division);
}

#[test]
fn divisions_use_ranges() {
    let mut t = terms(8);
    let (a, b) = (t.arena.zext(t.x, 32), t.arena.zext(t.y, 32));
    let signed = t.arena.sdiv(a, b);
    let unsigned = t.arena.udiv(a, b);
    t.same(signed, unsigned);
    let thousand = t.bv(32, 1000);
    let got = t.arena.udiv(a, thousand);
    t.value(got, 0);
    let got = t.arena.urem(a, thousand);
    t.same(got, a);
    let ten = t.bv(32, 10);
    let got = t.arena.urem(a, ten);
    let ten = t.bv(8, 10);
    let narrow = t.arena.urem(t.x, ten);
    let expected = t.arena.zext(narrow, 32);
    t.same(got, expected);
    let quotient = t.arena.udiv(t.x, ten);
    let got = t.arena.udiv(quotient, ten);
    let hundred = t.bv(8, 100);
    let expected = t.arena.udiv(t.x, hundred);
    t.same(got, expected);
}

#[test]
fn division_by_zero_is_smt_libs() {
    let mut t = terms(8);
    let zero = t.bv(8, 0);
    let got = t.arena.udiv(t.x, zero);
    t.value(got, 255);
    let got = t.arena.urem(t.x, zero);
    t.same(got, t.x);
    let got = t.arena.srem(t.x, zero);
    t.same(got, t.x);
}

#[test]
fn bitwise_absorption() {
    let mut t = terms(8);
    let or = t.arena.bvor(t.x, t.y);
    let got = t.arena.bvand(t.x, or);
    t.same(got, t.x);
    let not_x = t.arena.bvnot(t.x);
    let got = t.arena.bvand(t.x, not_x);
    t.value(got, 0);
    let got = t.arena.bvor(t.x, not_x);
    t.value(got, 255);
    let xor = t.arena.bvxor(t.x, t.y);
    let got = t.arena.bvxor(xor, t.x);
    t.same(got, t.y);
    let (a, b) = (t.arena.zext(t.x, 32), t.arena.zext(t.y, 32));
    let wide = t.arena.bvxor(a, b);
    let expected = t.arena.zext(xor, 32);
    t.same(wide, expected);
}

#[test]
fn counts_fold_and_are_bounded() {
    let mut t = terms(32);
    let k = t.bv(32, 0x0f00_0010);
    let got = t.arena.popcount(k);
    t.value(got, 5);
    let got = t.arena.leading_zeros(k);
    t.value(got, 4);
    let got = t.arena.trailing_zeros(k);
    t.value(got, 4);
    let got = t.arena.byte_swap(k);
    t.value(got, 0x1000_000f);
    let got = t.arena.bit_reverse(k);
    t.value(got, 0x0800_00f0);
    let zero = t.bv(32, 0);
    let got = t.arena.leading_zeros(zero);
    t.value(got, 32);
    let count = t.arena.popcount(t.x);
    assert!(t.arena.unsigned_range(count).1 <= 63);
    let swapped = t.arena.byte_swap(t.x);
    let back = t.arena.byte_swap(swapped);
    t.same(back, t.x);
}

#[test]
fn rotations_by_constants_are_slices() {
    let mut t = terms(32);
    let eight = t.bv(32, 8);
    let rotated = t.arena.rotate_left(t.x, eight);
    let high = t.arena.extract(t.x, 23, 0);
    let low = t.arena.extract(t.x, 31, 24);
    let expected = t.arena.concat(high, low);
    t.same(rotated, expected);
    let back = t.arena.rotate_right(rotated, eight);
    t.same(back, t.x);
}

#[test]
fn wide_vectors_follow_the_same_rules() {
    let mut t = terms(256);
    let one = t.bv(256, 1);
    let sum = t.arena.add(t.x, one);
    let got = t.arena.sub(sum, one);
    t.same(got, t.x);
    let big = t.arena.bv_limbs(256, &[0, 0, 0, 1]);
    let product = t.arena.mul(t.x, big);
    let amount = t.bv(256, 192);
    let expected = t.arena.shl(t.x, amount);
    t.same(product, expected);
    let n = t.arena.variable("n", Sort::BitVec(64));
    let wide = t.arena.zext(n, 256);
    let limit = t.arena.bv_limbs(256, &[0, 1]);
    let got = t.arena.ult(wide, limit);
    t.same(got, verify_term::TermId::TRUE);
}

#[test]
fn squares_that_do_not_wrap_are_not_negative() {
    let mut t = terms(16);
    let wide = t.arena.sext(t.x, 32);
    let square = t.arena.mul(wide, wide);
    assert_eq!(t.arena.signed_range(square), (0, 1 << 30));
    let zero = t.bv(32, 0);
    let got = t.arena.slt(square, zero);
    t.same(got, verify_term::TermId::FALSE);
    let three = t.bv(32, 3);
    let rest = t.arena.bvand(square, three);
    let got = t.arena.eq(rest, three);
    t.same(got, verify_term::TermId::FALSE);
    // With half the width it wraps, and is no more than 0 or 1 modulo 4.
    let narrow = t.arena.sext(t.x, 24);
    let square = t.arena.mul(narrow, narrow);
    let zero = t.bv(24, 0);
    let got = t.arena.slt(square, zero);
    assert_ne!(got, verify_term::TermId::FALSE);
}

#[test]
fn quotient_and_remainder_make_the_dividend() {
    let mut t = terms(32);
    let (quotient, remainder) = (t.arena.udiv(t.x, t.y), t.arena.urem(t.x, t.y));
    let product = t.arena.mul(quotient, t.y);
    let got = t.arena.add(product, remainder);
    t.same(got, t.x);
    let (quotient, remainder) = (t.arena.sdiv(t.x, t.y), t.arena.srem(t.x, t.y));
    let product = t.arena.mul(t.y, quotient);
    let got = t.arena.add(remainder, product);
    t.same(got, t.x);
    // Of another dividend, it does not.
    let other = t.arena.srem(t.y, t.x);
    let got = t.arena.add(other, product);
    assert_ne!(got, t.x);
    assert_ne!(got, t.y);
}
