use verify_term::TermId;

use crate::terms;

#[test]
fn connectives_of_constants_and_of_one_term_fold() {
    let mut t = terms(8);
    let not_p = t.arena.not(t.p);
    let and = t.arena.and(t.p, TermId::TRUE);
    t.same(and, t.p);
    let and = t.arena.and(t.p, not_p);
    t.same(and, TermId::FALSE);
    let or = t.arena.or(t.p, not_p);
    t.same(or, TermId::TRUE);
    let xor = t.arena.xor(t.p, TermId::TRUE);
    t.same(xor, not_p);
    let xor = t.arena.xor(t.p, t.p);
    t.same(xor, TermId::FALSE);
    let implies = t.arena.implies(t.p, t.p);
    t.same(implies, TermId::TRUE);
}

#[test]
fn operands_are_ordered_and_negations_move_out_of_equality() {
    let mut t = terms(8);
    let (a, b) = (t.arena.and(t.p, t.q), t.arena.and(t.q, t.p));
    t.same(a, b);
    let not_p = t.arena.not(t.p);
    let not_q = t.arena.not(t.q);
    let same = t.arena.eq(t.p, t.q);
    let both = t.arena.eq(not_p, not_q);
    t.same(both, same);
    let one = t.arena.eq(not_p, t.q);
    let different = t.arena.not(same);
    t.same(one, different);
    let cancelled = t.arena.eq(same, t.p);
    t.same(cancelled, t.q);
}

#[test]
fn absorption() {
    let mut t = terms(8);
    let or = t.arena.or(t.p, t.q);
    let and = t.arena.and(t.p, t.q);
    let got = t.arena.and(t.p, or);
    t.same(got, t.p);
    let got = t.arena.or(t.p, and);
    t.same(got, t.p);
    let got = t.arena.and(t.p, and);
    t.same(got, and);
    // p and (not p or q) is p and q.
    let implies = t.arena.implies(t.p, t.q);
    let got = t.arena.and(t.p, implies);
    t.same(got, and);
}

#[test]
fn a_conjunct_is_found_deep_in_a_path_condition() {
    let mut t = terms(8);
    let mut path = t.p;
    for i in 0..15 {
        let k = t.bv(8, 3 * i);
        let sum = t.arena.mul(t.x, t.y);
        let sum = t.arena.add(sum, k);
        let condition = t.arena.ult(sum, t.z);
        path = t.arena.and(path, condition);
    }
    let again = t.arena.and(path, t.p);
    t.same(again, path);
    let not_p = t.arena.not(t.p);
    let contradiction = t.arena.and(path, not_p);
    t.same(contradiction, TermId::FALSE);
}

#[test]
fn path_conditions_of_merged_branches_collapse() {
    let mut t = terms(8);
    let not_q = t.arena.not(t.q);
    let not_r = t.arena.not(t.r);
    let then = t.arena.and(t.p, t.q);
    let otherwise = t.arena.and(t.p, not_q);
    let merged = t.arena.or(then, otherwise);
    t.same(merged, t.p);
    // Three ways out of two nested branches.
    let inner_then = t.arena.and(otherwise, t.r);
    let inner_else = t.arena.and(otherwise, not_r);
    let two = t.arena.or(then, inner_then);
    let three = t.arena.or(two, inner_else);
    t.same(three, t.p);
}

#[test]
fn merging_collapses_below_a_long_common_prefix() {
    let mut t = terms(32);
    let mut path = t.p;
    let product = t.arena.mul(t.x, t.y);
    for i in 0..1000 {
        let k = t.bv(32, 7 * i);
        let sum = t.arena.add(product, k);
        let condition = t.arena.ult(sum, t.z);
        path = t.arena.and(path, condition);
    }
    let not_q = t.arena.not(t.q);
    let then = t.arena.and(path, t.q);
    let otherwise = t.arena.and(path, not_q);
    let merged = t.arena.or(then, otherwise);
    t.same(merged, path);
    // One side was strengthened by an assumption.
    let assumed = t.arena.and(then, t.r);
    let merged = t.arena.or(assumed, otherwise);
    let rest = t.arena.or(not_q, t.r);
    let expected = t.arena.and(path, rest);
    t.same(merged, expected);
}

#[test]
fn comparisons_with_constants_decide_each_other() {
    let mut t = terms(8);
    let [three, five, nine] = [3, 5, 9].map(|k| t.bv(8, k));
    let is_three = t.arena.eq(t.x, three);
    let is_five = t.arena.eq(t.x, five);
    let below_five = t.arena.ult(t.x, five);
    let below_nine = t.arena.ult(t.x, nine);
    let both = t.arena.and(is_three, is_five);
    t.same(both, TermId::FALSE);
    let both = t.arena.and(below_five, below_nine);
    t.same(both, below_five);
    let both = t.arena.and(is_three, below_five);
    t.same(both, is_three);
    let at_least_nine = t.arena.not(below_nine);
    let both = t.arena.and(below_five, at_least_nine);
    t.same(both, TermId::FALSE);
    let either = t.arena.or(below_five, below_nine);
    t.same(either, below_nine);
}
