use verify_term::TermId;

use crate::terms;

#[test]
fn decided_and_equal_branches_fold() {
    let mut t = terms(8);
    let got = t.arena.ite(TermId::TRUE, t.x, t.y);
    t.same(got, t.x);
    let got = t.arena.ite(t.p, t.x, t.x);
    t.same(got, t.x);
    let not_p = t.arena.not(t.p);
    let flipped = t.arena.ite(not_p, t.x, t.y);
    let plain = t.arena.ite(t.p, t.y, t.x);
    t.same(flipped, plain);
}

#[test]
fn boolean_conditionals_are_connectives() {
    let mut t = terms(8);
    let not_p = t.arena.not(t.p);
    let not_q = t.arena.not(t.q);
    let got = t.arena.ite(t.p, t.q, TermId::FALSE);
    let and = t.arena.and(t.p, t.q);
    t.same(got, and);
    let got = t.arena.ite(t.p, TermId::TRUE, t.q);
    let or = t.arena.or(t.p, t.q);
    t.same(got, or);
    let got = t.arena.ite(t.p, TermId::FALSE, TermId::TRUE);
    t.same(got, not_p);
    let got = t.arena.ite(t.p, t.q, not_q);
    let same = t.arena.eq(t.p, t.q);
    t.same(got, same);
    let positive = t.arena.ite(t.p, t.q, t.r);
    let not_r = t.arena.not(t.r);
    let negative = t.arena.ite(t.p, not_q, not_r);
    let expected = t.arena.not(positive);
    t.same(negative, expected);
}

#[test]
fn nested_conditions_collapse() {
    let mut t = terms(8);
    let inner = t.arena.ite(t.p, t.x, t.y);
    let got = t.arena.ite(t.p, inner, t.z);
    let expected = t.arena.ite(t.p, t.x, t.z);
    t.same(got, expected);
    // A condition that the outer one implies.
    let both = t.arena.and(t.p, t.q);
    let got = t.arena.ite(both, inner, t.z);
    let expected = t.arena.ite(both, t.x, t.z);
    t.same(got, expected);
    // A branch in common.
    let inner = t.arena.ite(t.q, t.x, t.y);
    let got = t.arena.ite(t.p, inner, t.y);
    let expected = t.arena.ite(both, t.x, t.y);
    t.same(got, expected);
    let got = t.arena.ite(t.p, t.x, inner);
    let either = t.arena.or(t.p, t.q);
    let expected = t.arena.ite(either, t.x, t.y);
    t.same(got, expected);
}

#[test]
fn operations_are_lifted_over_constant_leaves() {
    let mut t = terms(32);
    let [one, two, three, four] = [1, 2, 3, 4].map(|k| t.bv(32, k));
    let inner = t.arena.ite(t.q, two, three);
    let counter = t.arena.ite(t.p, one, inner);
    let next = t.arena.add(counter, one);
    let expected = {
        let inner = t.arena.ite(t.q, three, four);
        t.arena.ite(t.p, two, inner)
    };
    t.same(next, expected);
    let is_two = t.arena.eq(counter, two);
    let not_p = t.arena.not(t.p);
    let expected = t.arena.and(not_p, t.q);
    t.same(is_two, expected);
    let below_three = t.arena.slt(counter, three);
    let expected = t.arena.or(t.p, t.q);
    t.same(below_three, expected);
    let wide = t.arena.sext(counter, 64);
    let narrow = t.arena.trunc(wide, 32);
    t.same(narrow, counter);
    let doubled = t.arena.shl(counter, one);
    let limit = t.bv(32, 7);
    let inside = t.arena.ult(doubled, limit);
    t.same(inside, TermId::TRUE);
    let sum = t.arena.add(counter, counter);
    t.same(sum, doubled);
}

#[test]
fn a_merged_loop_counter_stays_comparable() {
    let mut t = terms(8);
    let one = t.bv(32, 1);
    let mut counter = t.bv(32, 0);
    let mut conditions = Vec::new();
    for i in 0..40 {
        let letter = t.bv(8, i);
        let condition = t.arena.eq(t.x, letter);
        conditions.push(condition);
        let next = t.arena.add(counter, one);
        counter = t.arena.ite(condition, next, counter);
    }
    let limit = t.bv(32, 41);
    let inside = t.arena.ult(counter, limit);
    t.same(inside, TermId::TRUE);
}

#[test]
fn comparisons_reach_into_partly_constant_chains() {
    let mut t = terms(32);
    let [one, two, three] = [1, 2, 3].map(|k| t.bv(32, k));
    let inner = t.arena.ite(t.q, two, t.x);
    let chain = t.arena.ite(t.p, one, inner);
    let got = t.arena.eq(chain, three);
    let is_three = t.arena.eq(t.x, three);
    let not_p = t.arena.not(t.p);
    let not_q = t.arena.not(t.q);
    let rest = t.arena.and(not_q, is_three);
    let expected = t.arena.and(not_p, rest);
    t.same(got, expected);
    let got = t.arena.ult(chain, two);
    let below = t.arena.ult(t.x, two);
    let rest = t.arena.and(not_q, below);
    let expected = t.arena.or(t.p, rest);
    t.same(got, expected);
}

#[test]
fn extensions_move_out() {
    let mut t = terms(8);
    let (x, y) = (t.arena.zext(t.x, 32), t.arena.zext(t.y, 32));
    let got = t.arena.ite(t.p, x, y);
    let inner = t.arena.ite(t.p, t.x, t.y);
    let expected = t.arena.zext(inner, 32);
    t.same(got, expected);
    let seven = t.bv(32, 7);
    let got = t.arena.ite(t.p, x, seven);
    let seven = t.bv(8, 7);
    let inner = t.arena.ite(t.p, t.x, seven);
    let expected = t.arena.zext(inner, 32);
    t.same(got, expected);
}

#[test]
fn truth_values_in_vectors_are_booleans() {
    let mut t = terms(8);
    let a = t.arena.bool_to_bv(t.p, 1);
    let b = t.arena.bool_to_bv(t.q, 1);
    let and = t.arena.bvand(a, b);
    let byte = t.arena.zext(and, 8);
    let zero = t.bv(8, 0);
    let is_set = t.arena.eq(byte, zero);
    let is_set = t.arena.not(is_set);
    let expected = t.arena.and(t.p, t.q);
    t.same(is_set, expected);
    let one = t.bv(8, 1);
    let a = t.arena.bool_to_bv(t.p, 8);
    let flipped = t.arena.bvxor(a, one);
    let not_p = t.arena.not(t.p);
    let expected = t.arena.bool_to_bv(not_p, 8);
    t.same(flipped, expected);
    let selected = t.arena.mul(a, t.x);
    let expected = t.arena.ite(t.p, t.x, zero);
    t.same(selected, expected);
    let mask = t.arena.neg(a);
    let selected = t.arena.bvand(mask, t.x);
    t.same(selected, expected);
}
