//! Sums and products that are equal as polynomials become one term.
//!
//! Every arithmetic term is a polynomial modulo a power of two over the terms
//! that are not arithmetic; `if c then x else y` is `y + C (x - y)` with an
//! unknown `C` that is 0 or 1. Terms with the same polynomial are replaced by the
//! oldest of them, so nothing gets larger, and `a (b + c) = a b + a c` becomes a
//! constant before any multiplier is built.

use std::collections::BTreeMap;

use rustc_hash::FxHashMap;
use verify_term::{Arena, Op, Sort, TermId};

use super::field;
use super::query::Query;
use super::rebuild::Rebuilt;

/// A polynomial with more monomials than this is an unknown of its own.
const MOST_MONOMIALS: usize = 64;

/// Larger queries are left as they are.
const MOST_TERMS: usize = 20_000;

/// Replaces arithmetic terms by the oldest with the same polynomial.
pub(super) fn merge(arena: &mut Arena, query: &mut Query) {
    let order = arena.post_order(&query.constraints);
    if order.len() > MOST_TERMS {
        return;
    }
    let mut rebuilt = Rebuilt::default();
    let mut polynomials = Polynomials::default();
    for term in order {
        let new = rebuilt.over_new_operands(arena, term);
        let new = match arena.sort(new) {
            Sort::BitVec(1..=64) => polynomials.representative(arena, new),
            _ => polynomials.decide(arena, new),
        };
        rebuilt.set(term, new);
    }
    for constraint in &mut query.constraints {
        *constraint = rebuilt.of(arena, *constraint);
    }
    query.split(arena);
}

/// Unknowns in ascending order. Numbers are term indices; a condition's 0 or 1 is
/// its own square, so it occurs once.
type Monomial = Vec<Unknown>;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
enum Unknown {
    /// The unsigned value of a bit-vector term, which may be narrower.
    Value(TermId),
    /// 1 if the boolean term holds, else 0.
    Indicator(TermId),
}

/// Coefficients by monomial, none of them zero.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Polynomial {
    width: u32,
    coefficients: BTreeMap<Monomial, u64>,
}

impl Polynomial {
    fn constant(width: u32, value: u64) -> Self {
        let mut polynomial = Self {
            width,
            coefficients: BTreeMap::new(),
        };
        polynomial.add_monomial(Monomial::new(), value);
        polynomial
    }

    fn unknown(width: u32, unknown: Unknown) -> Self {
        let mut polynomial = Self::constant(width, 0);
        polynomial.add_monomial(vec![unknown], 1);
        polynomial
    }

    fn add_monomial(&mut self, monomial: Monomial, coefficient: u64) {
        let mask = u64::MAX >> (64 - self.width);
        let before = self.coefficients.remove(&monomial).unwrap_or(0);
        let sum = before.wrapping_add(coefficient) & mask;
        if sum != 0 {
            self.coefficients.insert(monomial, sum);
        }
    }

    /// `self + factor * other`.
    fn plus(&self, factor: u64, other: &Self) -> Self {
        let mut sum = self.clone();
        for (monomial, coefficient) in &other.coefficients {
            sum.add_monomial(monomial.clone(), coefficient.wrapping_mul(factor));
        }
        sum
    }

    /// The product, unless it is too long.
    fn times(&self, other: &Self) -> Option<Self> {
        if self.coefficients.len() * other.coefficients.len() > 4 * MOST_MONOMIALS {
            return None;
        }
        let mut product = Self::constant(self.width, 0);
        for (a, x) in &self.coefficients {
            for (b, y) in &other.coefficients {
                product.add_monomial(multiply(a, b), x.wrapping_mul(*y));
            }
        }
        (product.coefficients.len() <= MOST_MONOMIALS).then_some(product)
    }

    /// The value if there is no unknown in it.
    fn as_constant(&self) -> Option<u64> {
        let mut terms = self.coefficients.iter();
        match (terms.next(), terms.next()) {
            (None, _) => Some(0),
            (Some((monomial, &value)), None) if monomial.is_empty() => Some(value),
            _ => None,
        }
    }
}

fn multiply(a: &[Unknown], b: &[Unknown]) -> Monomial {
    let mut product = [a, b].concat();
    product.sort_unstable();
    product.dedup_by(|x, y| x == y && matches!(x, Unknown::Indicator(_)));
    product
}

/// The polynomials of terms seen so far.
#[derive(Default)]
struct Polynomials {
    of_term: FxHashMap<TermId, Polynomial>,
    oldest: FxHashMap<Polynomial, TermId>,
}

impl Polynomials {
    /// The oldest term with the polynomial of `term`.
    fn representative(&mut self, arena: &mut Arena, term: TermId) -> TermId {
        let polynomial = self.polynomial(arena, term);
        let oldest = match polynomial.as_constant() {
            Some(value) => arena.bv(polynomial.width, value),
            None => *self.oldest.entry(polynomial.clone()).or_insert(term),
        };
        self.of_term.insert(oldest, polynomial);
        oldest
    }

    /// An equality that the difference of its sides decides.
    fn decide(&mut self, arena: &mut Arena, term: TermId) -> TermId {
        let node = arena.node(term);
        let (Op::Eq, &[a, b]) = (node.op, node.children()) else {
            return term;
        };
        if !matches!(arena.sort(a), Sort::BitVec(1..=64)) {
            return term;
        }
        let (a, b) = (self.polynomial(arena, a), self.polynomial(arena, b));
        match a.plus(u64::MAX, &b).as_constant() {
            Some(difference) => arena.bool(difference == 0),
            None => term,
        }
    }

    /// The polynomial of a term whose operands were seen before.
    fn polynomial(&mut self, arena: &mut Arena, term: TermId) -> Polynomial {
        if let Some(known) = self.of_term.get(&term) {
            return known.clone();
        }
        let width = arena.width(term);
        let polynomial = self
            .arithmetic(arena, term)
            .filter(|polynomial| polynomial.coefficients.len() <= MOST_MONOMIALS)
            .unwrap_or_else(|| Polynomial::unknown(width, Unknown::Value(term)));
        self.of_term.insert(term, polynomial.clone());
        polynomial
    }

    fn arithmetic(&mut self, arena: &mut Arena, term: TermId) -> Option<Polynomial> {
        let node = arena.node(term);
        let width = arena.width(term);
        let minus_one = u64::MAX;
        // Simplification may have built operands that no one has asked for yet;
        // their polynomials are found here, at most one level further down each time.
        let operand = |polynomials: &mut Self, i: usize| {
            let child = node.children()[i];
            match polynomials.of_term.get(&child) {
                Some(known) => known.clone(),
                None if arena.is_constant(child) => {
                    Polynomial::constant(width, arena.as_u64(child).unwrap_or_default())
                }
                None => Polynomial::unknown(width, Unknown::Value(child)),
            }
        };
        Some(match node.op {
            Op::Constant => Polynomial::constant(width, arena.as_u64(term)?),
            Op::Add => operand(self, 0).plus(1, &operand(self, 1)),
            Op::Sub => operand(self, 0).plus(minus_one, &operand(self, 1)),
            Op::Neg => Polynomial::constant(width, 0).plus(minus_one, &operand(self, 0)),
            Op::BvNot => Polynomial::constant(width, minus_one).plus(minus_one, &operand(self, 0)),
            Op::Mul => operand(self, 0).times(&operand(self, 1))?,
            Op::Shl => {
                let distance = arena.as_u64(node.children()[1])?;
                let factor = 1u64.checked_shl(u32::try_from(distance).ok()?)?;
                let factor = Polynomial::constant(width, factor);
                operand(self, 0).times(&factor)?
            }
            Op::Ite => {
                let condition = arena.node(node.children()[0]);
                let (condition, swapped) = match (condition.op, condition.children()) {
                    (Op::Not, &[positive]) => (positive, true),
                    _ => (node.children()[0], false),
                };
                let (then, otherwise) = if swapped { (2, 1) } else { (1, 2) };
                let (then, otherwise) = (operand(self, then), operand(self, otherwise));
                let difference = then.plus(minus_one, &otherwise);
                let indicator = Polynomial::unknown(width, Unknown::Indicator(condition));
                otherwise.plus(1, &indicator.times(&difference)?)
            }
            Op::BvAnd
            | Op::BvOr
            | Op::BvXor
            | Op::LShr
            | Op::ZExt
            | Op::Extract { .. }
            | Op::Concat => {
                let sum = field::sum(arena, term);
                let mut polynomial = Polynomial::constant(width, sum.constant);
                for (unknown, factor) in sum.parts {
                    polynomial.add_monomial(vec![Unknown::Value(unknown)], factor);
                }
                polynomial
            }
            _ => return None,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limit::{Deadline, Limit};

    fn decided(build: impl Fn(&mut Arena, [TermId; 3]) -> (TermId, TermId)) -> Vec<TermId> {
        let mut arena = Arena::new();
        let variables = ["a", "b", "c"].map(|name| arena.variable(name, Sort::BitVec(32)));
        let (left, right) = build(&mut arena, variables);
        let equal = arena.eq(left, right);
        let differ = arena.not(equal);
        let deadline = Deadline::start(&Limit::none());
        let query = super::super::query::rewrite(&mut arena, &[differ], &deadline);
        query.expect("there is no deadline").constraints
    }

    #[test]
    fn the_distributive_law_is_decided() {
        let constraints = decided(|arena, [a, b, c]| {
            let sum = arena.add(b, c);
            let left = arena.mul(a, sum);
            let (ab, ac) = (arena.mul(a, b), arena.mul(a, c));
            (left, arena.add(ab, ac))
        });
        assert_eq!(constraints, [TermId::FALSE]);
    }

    #[test]
    fn smaller_and_larger_add_up_to_both() {
        let constraints = decided(|arena, [a, b, _]| {
            let less = arena.ult(a, b);
            let (low, high) = (arena.ite(less, a, b), arena.ite(less, b, a));
            (arena.add(low, high), arena.add(b, a))
        });
        assert_eq!(constraints, [TermId::FALSE]);
    }

    #[test]
    fn counting_bits_in_fields_is_counting_them_one_by_one() {
        let constraints = decided(|arena, [x, ..]| {
            let mut one_by_one = arena.bv(32, 0);
            for i in 0..32 {
                let bit = arena.extract(x, i, i);
                let bit = arena.zext(bit, 32);
                one_by_one = arena.add(one_by_one, bit);
            }
            let mut fields = x;
            let masks = [0x5555_5555, 0x3333_3333, 0x0f0f_0f0f, 0x00ff_00ff, 0xffff];
            for (level, mask) in masks.into_iter().enumerate() {
                let (mask, distance) = (arena.bv(32, mask), arena.bv(32, 1 << level));
                let low = arena.bvand(fields, mask);
                let shifted = arena.lshr(fields, distance);
                let high = arena.bvand(shifted, mask);
                fields = arena.add(low, high);
            }
            (fields, one_by_one)
        });
        assert_eq!(constraints, [TermId::FALSE]);
    }

    #[test]
    fn different_polynomials_are_not_merged() {
        let constraints = decided(|arena, [a, b, c]| {
            let (ab, ac) = (arena.mul(a, b), arena.mul(a, c));
            (arena.add(ab, ac), arena.mul(a, b))
        });
        assert_ne!(constraints, [TermId::FALSE]);
    }
}
