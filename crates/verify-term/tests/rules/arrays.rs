use verify_term::{Sort, TermId};

use crate::{Terms, terms};

fn with_array() -> (Terms, TermId) {
    let mut t = terms(64);
    let sort = Sort::Array {
        index: 64,
        element: 8,
    };
    let array = t.arena.variable("memory", sort);
    (t, array)
}

#[test]
fn reads_look_through_writes() {
    let (mut t, array) = with_array();
    let [a, b] = [1, 2].map(|k| t.bv(8, k));
    let [three, four, five] = [3, 4, 5].map(|k| t.bv(64, k));
    let written = t.arena.store(array, three, a);
    let written = t.arena.store(written, four, b);
    let got = t.arena.select(written, three);
    t.same(got, a);
    let got = t.arena.select(written, five);
    let expected = t.arena.select(array, five);
    t.same(got, expected);
    // An unknown index stops at the first write.
    let got = t.arena.select(written, t.x);
    assert_eq!(t.arena.node(got).children(), [written, t.x]);
}

#[test]
fn indices_from_one_base_are_told_apart() {
    let (mut t, array) = with_array();
    let [a, b] = [1, 2].map(|k| t.bv(8, k));
    let one = t.bv(64, 1);
    let next = t.arena.add(t.x, one);
    let written = t.arena.store(array, t.x, a);
    let written = t.arena.store(written, next, b);
    let got = t.arena.select(written, t.x);
    t.same(got, a);
}

#[test]
fn overwritten_elements_are_dropped() {
    let (mut t, array) = with_array();
    let [a, b, c] = [1, 2, 3].map(|k| t.bv(8, k));
    let [three, four] = [3, 4].map(|k| t.bv(64, k));
    let first = t.arena.store(array, three, a);
    let second = t.arena.store(first, four, b);
    let third = t.arena.store(second, three, c);
    let expected = t.arena.store(array, four, b);
    let expected = t.arena.store(expected, three, c);
    t.same(third, expected);
    let same = t.arena.select(array, t.x);
    let unchanged = t.arena.store(array, t.x, same);
    t.same(unchanged, array);
}

#[test]
fn constant_arrays_are_known_everywhere() {
    let (mut t, _) = with_array();
    let zero = t.bv(8, 0);
    let zeros = t.arena.const_array(64, zero);
    let got = t.arena.select(zeros, t.x);
    t.same(got, zero);
    let unchanged = t.arena.store(zeros, t.x, zero);
    t.same(unchanged, zeros);
    let one = t.bv(8, 1);
    let written = t.arena.store(zeros, t.x, one);
    let same = t.arena.eq(written, zeros);
    assert_ne!(same, TermId::TRUE);
}

#[test]
fn a_conditional_write_stays_a_write() {
    let (mut t, array) = with_array();
    let one = t.bv(8, 1);
    let [three, four] = [3, 4].map(|k| t.bv(64, k));
    let written = t.arena.store(array, three, one);
    let merged = t.arena.ite(t.p, written, array);
    let got = t.arena.select(merged, four);
    let expected = t.arena.select(array, four);
    t.same(got, expected);
    let old = t.arena.select(array, three);
    let got = t.arena.select(merged, three);
    let expected = t.arena.ite(t.p, one, old);
    t.same(got, expected);
}
