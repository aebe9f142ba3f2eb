//! What people read: names for what is shared, plain operators for the rest, a bounded length.

use verify_term::{Arena, Sort, TermId};

fn shown(arena: &Arena, term: TermId) -> String {
    arena.display(term).to_string()
}

#[test]
fn operators_are_infix_and_constants_plain() {
    let mut arena = Arena::new();
    let x = arena.variable("x", Sort::BitVec(32));
    let y = arena.variable("y", Sort::BitVec(32));
    let five = arena.bv(32, 5);
    let product = arena.mul(x, y);
    let sum = arena.add(product, five);
    assert_eq!(shown(&arena, sum), "(x * y) + 5");
    let low = arena.extract(product, 7, 0);
    assert_eq!(shown(&arena, low), "(x * y)[7:0]");
    let mask = arena.bv(32, 0xdead_beef);
    let mixed = arena.bvxor(x, mask);
    assert_eq!(shown(&arena, mixed), "x ^ 0xdeadbeef");
}

#[test]
fn booleans_are_shown_in_their_polarity() {
    let mut arena = Arena::new();
    let x = arena.variable("x", Sort::BitVec(8));
    let y = arena.variable("y", Sort::BitVec(8));
    let p = arena.variable("p", Sort::Bool);
    let less = arena.ult(x, y);
    let different = arena.eq(x, y);
    let different = arena.not(different);
    let either = arena.or(less, p);
    assert_eq!(shown(&arena, either), "p || (x <u y)");
    let not_either = arena.not(either);
    assert_eq!(shown(&arena, not_either), "!p && (x >=u y)");
    assert_eq!(shown(&arena, different), "x != y");
    assert_eq!(shown(&arena, TermId::FALSE), "false");
}

#[test]
fn shared_subterms_get_a_name_once() {
    let mut arena = Arena::new();
    let x = arena.variable("x", Sort::BitVec(32));
    let square = arena.mul(x, x);
    let fourth = arena.mul(square, square);
    let text = shown(&arena, fourth);
    assert_eq!(
        text,
        format!("{square:?} = (x * x)\n{square:?} * {square:?}")
    );
}

#[test]
fn a_large_term_ends_in_an_ellipsis() {
    let mut arena = Arena::new();
    let x = arena.variable("x", Sort::BitVec(32));
    let mut term = x;
    for _ in 0..100_000 {
        let square = arena.mul(term, term);
        term = arena.bvxor(square, x);
    }
    let text = arena.display(term).limit(10).to_string();
    assert!(text.contains('…'), "{text}");
    assert!(text.len() < 1000, "{text}");
    assert!(shown(&arena, term).len() < 100_000);
}
