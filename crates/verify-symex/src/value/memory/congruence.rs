//! Which offsets a term can mean, from how it is computed.
//!
//! An index into an array of structs is a multiple of their size plus a constant. Knowing that keeps
//! a symbolic access away from the fields it cannot touch.

use verify_term::{Arena, Op, TermId};

/// All values that are `residue` modulo `modulus`; a modulus of zero means just `residue`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Congruence {
    pub modulus: u64,
    pub residue: i64,
}

const ANY: Congruence = Congruence {
    modulus: 1,
    residue: 0,
};
/// How deep into a term the analysis looks.
const DEPTH: u32 = 12;

/// What is known of a term of at most 64 bits, read as a signed number.
pub fn congruence(arena: &Arena, term: TermId) -> Congruence {
    analyse(arena, term, DEPTH)
}

fn analyse(arena: &Arena, term: TermId, depth: u32) -> Congruence {
    if let Some(constant) = arena.as_i64(term) {
        return Congruence {
            modulus: 0,
            residue: constant,
        };
    }
    if depth == 0 || arena.width(term) > 64 {
        return ANY;
    }
    let node = arena.node(term);
    let children = node.children();
    let of = |index: usize| analyse(arena, children[index], depth - 1);
    let range = |index: usize| arena.signed_range(children[index]);
    match node.op {
        Op::Add if fits(arena, term, |_| sum(range(0), range(1))) => {
            let (left, right) = (of(0), of(1));
            match left.residue.checked_add(right.residue) {
                Some(residue) => Congruence {
                    modulus: gcd(left.modulus, right.modulus),
                    residue,
                },
                None => ANY,
            }
        }
        Op::Mul => {
            let (factor, other) = match (arena.as_i64(children[0]), arena.as_i64(children[1])) {
                (Some(factor), _) => (factor, 1),
                (_, Some(factor)) => (factor, 0),
                _ => return ANY,
            };
            scaled(arena, term, of(other), range(other), factor)
        }
        Op::Shl => match arena.as_u64(children[1]) {
            Some(distance) if distance < 62 => scaled(arena, term, of(0), range(0), 1 << distance),
            _ => ANY,
        },
        Op::SExt => of(0),
        Op::ZExt if range(0).0 >= 0 => of(0),
        Op::Ite => {
            let (then, other) = (of(1), of(2));
            let apart = then.residue.abs_diff(other.residue);
            Congruence {
                modulus: gcd(gcd(then.modulus, other.modulus), apart),
                residue: then.residue,
            }
        }
        _ => ANY,
    }
}

/// The congruence of a multiple, if no multiplication in it wraps around.
fn scaled(
    arena: &Arena,
    term: TermId,
    base: Congruence,
    range: (i64, i64),
    factor: i64,
) -> Congruence {
    let product = |value: i64| i128::from(value) * i128::from(factor);
    let (low, high) = (
        product(range.0).min(product(range.1)),
        product(range.0).max(product(range.1)),
    );
    if !fits(arena, term, |_| (low, high)) {
        return ANY;
    }
    let modulus = base.modulus.checked_mul(factor.unsigned_abs());
    match (modulus, base.residue.checked_mul(factor)) {
        (Some(modulus), Some(residue)) => Congruence { modulus, residue },
        _ => ANY,
    }
}

fn sum(left: (i64, i64), right: (i64, i64)) -> (i128, i128) {
    (
        i128::from(left.0) + i128::from(right.0),
        i128::from(left.1) + i128::from(right.1),
    )
}

/// Whether an exact result lies in the range of the term's width.
fn fits(arena: &Arena, term: TermId, exact: impl FnOnce(()) -> (i128, i128)) -> bool {
    let limit = 1_i128 << (arena.width(term) - 1);
    let (low, high) = exact(());
    low >= -limit && high < limit
}

fn gcd(left: u64, right: u64) -> u64 {
    if right == 0 {
        left
    } else {
        gcd(right, left % right)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use verify_term::Sort;

    #[test]
    fn an_index_into_structs_keeps_their_size_and_the_field() {
        let mut arena = Arena::new();
        let index = arena.variable("i", Sort::BitVec(32));
        let index = arena.sext(index, 64);
        let (size, field) = (arena.bv(64, 24), arena.bv(64, 8));
        let scaled = arena.mul(index, size);
        let offset = arena.add(scaled, field);
        let known = congruence(&arena, offset);
        assert_eq!((known.modulus, known.residue.rem_euclid(24)), (24, 8));
    }

    #[test]
    fn a_product_that_may_wrap_says_nothing() {
        let mut arena = Arena::new();
        let index = arena.variable("i", Sort::BitVec(64));
        let size = arena.bv(64, 24);
        let scaled = arena.mul(index, size);
        assert_eq!(congruence(&arena, scaled).modulus, 1);
    }
}
