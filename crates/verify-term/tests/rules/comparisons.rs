use verify_term::{Sort, TermId};

use crate::terms;

#[test]
fn constants_move_to_the_other_side() {
    let mut t = terms(32);
    let [three, ten, seven] = [3, 10, 7].map(|k| t.bv(32, k));
    let is_seven = t.arena.eq(t.x, seven);
    let sum = t.arena.add(t.x, three);
    let got = t.arena.eq(sum, ten);
    t.same(got, is_seven);
    let difference = t.arena.sub(ten, t.x);
    let got = t.arena.eq(difference, three);
    t.same(got, is_seven);
    let inverted = t.arena.bvnot(t.x);
    let k = t.bv(32, !7);
    let got = t.arena.eq(inverted, k);
    t.same(got, is_seven);
    let product = t.arena.mul(t.x, three);
    let k = t.bv(32, 21);
    let got = t.arena.eq(product, k);
    t.same(got, is_seven);
    let flipped = t.arena.bvxor(t.x, k);
    let k = t.bv(32, 21 ^ 7);
    let got = t.arena.eq(flipped, k);
    t.same(got, is_seven);
}

#[test]
fn common_operands_cancel() {
    let mut t = terms(32);
    let expected = t.arena.eq(t.y, t.z);
    let (a, b) = (t.arena.add(t.x, t.y), t.arena.add(t.z, t.x));
    let got = t.arena.eq(a, b);
    t.same(got, expected);
    let (a, b) = (t.arena.sub(t.x, t.y), t.arena.sub(t.x, t.z));
    let got = t.arena.eq(a, b);
    t.same(got, expected);
    let five = t.bv(32, 5);
    let (a, b) = (t.arena.add(t.y, five), t.arena.add(t.z, five));
    let got = t.arena.eq(a, b);
    t.same(got, expected);
    let moved = t.arena.add(t.x, five);
    let got = t.arena.eq(moved, t.x);
    t.same(got, TermId::FALSE);
}

#[test]
fn extensions_are_compared_narrow() {
    let mut t = terms(8);
    let wide = t.arena.zext(t.x, 32);
    let k = t.bv(32, 200);
    let narrow = t.bv(8, 200);
    let got = t.arena.eq(wide, k);
    let expected = t.arena.eq(t.x, narrow);
    t.same(got, expected);
    let got = t.arena.ult(wide, k);
    let expected = t.arena.ult(t.x, narrow);
    t.same(got, expected);
    let k = t.bv(32, 300);
    let got = t.arena.eq(wide, k);
    t.same(got, TermId::FALSE);
    let got = t.arena.slt(wide, k);
    t.same(got, TermId::TRUE);
    let signed = t.arena.sext(t.x, 32);
    let minus_one = t.bv(32, u64::MAX);
    let got = t.arena.slt(signed, minus_one);
    let narrow = t.bv(8, 255);
    let expected = t.arena.slt(t.x, narrow);
    t.same(got, expected);
    let other = t.arena.sext(t.y, 32);
    let got = t.arena.slt(signed, other);
    let expected = t.arena.slt(t.x, t.y);
    t.same(got, expected);
}

#[test]
fn comparisons_with_constants_have_one_shape() {
    let mut t = terms(32);
    let [five, six] = [5, 6].map(|k| t.bv(32, k));
    let below = t.arena.ult(t.x, six);
    let got = t.arena.ule(t.x, five);
    t.same(got, below);
    let above = t.arena.ugt(t.x, five);
    let expected = t.arena.not(below);
    t.same(above, expected);
    let zero = t.bv(32, 0);
    let one = t.bv(32, 1);
    let is_zero = t.arena.eq(t.x, zero);
    let got = t.arena.ult(t.x, one);
    t.same(got, is_zero);
    let got = t.arena.ult(t.x, zero);
    t.same(got, TermId::FALSE);
    let got = t.arena.ugt(t.x, zero);
    let expected = t.arena.not(is_zero);
    t.same(got, expected);
    let most = t.bv(32, u64::MAX);
    let got = t.arena.ule(t.x, most);
    t.same(got, TermId::TRUE);
}

#[test]
fn ranges_and_known_bits_decide() {
    let mut t = terms(32);
    let mask = t.bv(32, 15);
    let low = t.arena.bvand(t.x, mask);
    let limit = t.bv(32, 16);
    let got = t.arena.ult(low, limit);
    t.same(got, TermId::TRUE);
    let got = t.arena.sge(low, limit);
    t.same(got, TermId::FALSE);
    // An even number is not an odd one.
    let one = t.bv(32, 1);
    let even = t.arena.shl(t.x, one);
    let odd = t.arena.bvor(t.y, one);
    let got = t.arena.eq(even, odd);
    t.same(got, TermId::FALSE);
    let ten = t.bv(32, 10);
    let remainder = t.arena.urem(t.x, ten);
    let scaled = t.arena.mul(remainder, ten);
    let limit = t.bv(32, 91);
    let got = t.arena.ult(scaled, limit);
    t.same(got, TermId::TRUE);
    assert_eq!(t.arena.unsigned_range(scaled), (0, 90));
    // Where the sum cannot wrap, the constant moves.
    let sum = t.arena.add(remainder, ten);
    let k = t.bv(32, 15);
    let got = t.arena.ult(sum, k);
    let five = t.bv(32, 5);
    let expected = t.arena.ult(remainder, five);
    t.same(got, expected);
}

#[test]
fn concatenations_are_compared_by_parts() {
    let mut t = terms(8);
    let both = t.arena.concat(t.x, t.y);
    let k = t.bv(16, 0x1234);
    let got = t.arena.eq(both, k);
    let (high, low) = (t.bv(8, 0x12), t.bv(8, 0x34));
    let (a, b) = (t.arena.eq(t.x, high), t.arena.eq(t.y, low));
    let expected = t.arena.and(a, b);
    t.same(got, expected);
    let other = t.arena.concat(t.x, t.z);
    let got = t.arena.eq(both, other);
    let expected = t.arena.eq(t.y, t.z);
    t.same(got, expected);
    let got = t.arena.ult(both, other);
    let expected = t.arena.ult(t.y, t.z);
    t.same(got, expected);
}

#[test]
fn signs_of_bitwise_terms_are_boolean() {
    let mut t = terms(32);
    let zero = t.bv(32, 0);
    let and = t.arena.bvand(t.x, t.y);
    let got = t.arena.slt(and, zero);
    let (a, b) = (t.arena.slt(t.x, zero), t.arena.slt(t.y, zero));
    let expected = t.arena.and(a, b);
    t.same(got, expected);
    let top = t.arena.extract(t.x, 31, 31);
    let one = t.bv(1, 1);
    let got = t.arena.eq(top, one);
    t.same(got, a);
}

#[test]
fn parts_bound_the_whole() {
    let mut t = terms(32);
    let remainder = t.arena.urem(t.x, t.y);
    let got = t.arena.ult(remainder, t.y);
    let zero = t.bv(32, 0);
    let is_zero = t.arena.eq(t.y, zero);
    let expected = t.arena.not(is_zero);
    t.same(got, expected);
    let and = t.arena.bvand(t.x, t.y);
    let got = t.arena.ule(and, t.x);
    t.same(got, TermId::TRUE);
    let four = t.bv(32, 4);
    let sum = t.arena.add(t.x, four);
    let wraps = t.arena.ult(sum, t.x);
    let limit = t.bv(32, u64::from(u32::MAX) - 3);
    let expected = t.arena.uge(t.x, limit);
    t.same(wraps, expected);
}

#[test]
fn overflow_is_decided_by_ranges_and_constants() {
    let mut t = terms(8);
    let a = t.arena.sext(t.x, 32);
    let b = t.arena.sext(t.y, 32);
    for overflow in [
        t.arena.add_overflows_signed(a, b),
        t.arena.sub_overflows_signed(a, b),
        t.arena.mul_overflows_signed(a, b),
    ] {
        t.same(overflow, TermId::FALSE);
    }
    let n = t.arena.variable("n", Sort::BitVec(32));
    let one = t.bv(32, 1);
    let most = t.bv(32, 0x7fff_ffff);
    let got = t.arena.add_overflows_signed(n, one);
    let expected = t.arena.eq(n, most);
    t.same(got, expected);
    let ten = t.bv(32, 10);
    let got = t.arena.mul_overflows_unsigned(n, ten);
    let limit = t.bv(32, u64::from(u32::MAX / 10));
    let expected = t.arena.ugt(n, limit);
    t.same(got, expected);
    let zero = t.bv(32, 0);
    let got = t.arena.sub_overflows_unsigned(n, zero);
    t.same(got, TermId::FALSE);
}
