//! Terms through the public interface: what is built can be inspected, evaluated and replaced.

use std::collections::HashMap;

use verify_term::{Arena, Assignment, Op, Sort, TermId, Value};

#[test]
fn equal_terms_have_equal_ids() {
    let mut arena = Arena::new();
    let x = arena.variable("x", Sort::BitVec(32));
    let one = arena.bv(32, 1);
    let a = arena.add(x, one);
    let b = arena.add(x, one);
    assert_eq!(a, b);
    assert_eq!(arena.node(a).op, Op::Add);
}

#[test]
fn a_negated_boolean_shows_its_operand() {
    let mut arena = Arena::new();
    let p = arena.variable("p", Sort::Bool);
    let not_p = arena.not(p);
    assert_eq!(arena.node(not_p).op, Op::Not);
    assert_eq!(arena.node(not_p).children(), [p]);
    assert_eq!(arena.not(not_p), p);
}

#[test]
fn evaluation_uses_zero_for_unassigned_variables() {
    let mut arena = Arena::new();
    let x = arena.variable("x", Sort::BitVec(8));
    let y = arena.variable("y", Sort::BitVec(8));
    let sum = arena.add(x, y);
    let mut assignment = Assignment::new();
    assignment.set_u64(&arena, x, 7);
    assert_eq!(assignment.evaluate_u64(&arena, sum), Some(7));
}

#[test]
fn substitution_replaces_and_folds() {
    let mut arena = Arena::new();
    let x = arena.variable("x", Sort::BitVec(8));
    let y = arena.variable("y", Sort::BitVec(8));
    let product = arena.mul(x, y);
    let six = arena.bv(8, 6);
    let seven = arena.bv(8, 7);
    let replaced = arena.substitute(product, &HashMap::from([(x, six), (y, seven)]));
    assert_eq!(arena.as_u64(replaced), Some(42));
}

#[test]
fn wide_constants_keep_their_limbs() {
    let mut arena = Arena::new();
    let wide = arena.bv_limbs(130, &[1, 2, 0xff]);
    assert_eq!(arena.as_limbs(wide), Some(vec![1, 2, 3]));
    assert_eq!(arena.as_u64(wide), None);
}

#[test]
fn a_deep_term_is_evaluated_and_replaced_without_recursion() {
    let mut arena = Arena::new();
    let x = arena.variable("x", Sort::BitVec(32));
    let y = arena.variable("y", Sort::BitVec(32));
    let mut term = x;
    for _ in 0..300_000 {
        let product = arena.mul(term, term);
        term = arena.bvxor(product, y);
    }
    let mut assignment = Assignment::new();
    assignment.set_u64(&arena, x, 1);
    assert_eq!(assignment.evaluate_u64(&arena, term), Some(1));
    let zero = arena.bv(32, 0);
    let replaced = arena.substitute(term, &HashMap::from([(x, zero), (y, zero)]));
    assert_eq!(arena.as_u64(replaced), Some(0));
    assert_eq!(arena.variables(term), [x, y]);
}

#[test]
fn constants_of_every_sort_evaluate_to_themselves() {
    let arena = Arena::new();
    let empty = Assignment::new();
    assert_eq!(empty.evaluate(&arena, TermId::FALSE), Value::Bool(false));
    assert!(empty.evaluate_bool(&arena, TermId::TRUE));
}
