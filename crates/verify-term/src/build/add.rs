//! Sums, differences and negation.
//!
//! Constants float to the outside of sums: `(x + 1) + (y + 2)` is `(x + y) + 3`. A difference with
//! a constant is a sum, and a sum with a negation is a difference.

use crate::arena::Arena;
use crate::term::{Op, Sort, TermId};

impl Arena {
    /// The common width of two bit-vectors.
    #[inline]
    pub(crate) fn expect_same_width(&self, a: TermId, b: TermId) -> u32 {
        let width = self.width(a);
        let other = self.width(b);
        assert!(width == other, "operands of widths {width} and {other}");
        width
    }

    /// The sum modulo 2^width.
    pub fn add(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.expect_same_width(a, b);
        if let Some(folded) = self.fold_binary(Op::Add, a, b) {
            return folded;
        }
        let (a, b) = self.ordered(a, b);
        if let Some(simpler) = self.add_rules(a, b) {
            return simpler;
        }
        self.intern(Op::Add, Sort::BitVec(width), &[a, b])
    }

    /// `n` for `(n / d) * d` and `n % d`, signed or not. Division by zero is no exception: its
    /// remainder is `n`.
    fn recomposed(&self, product: TermId, remainder: TermId) -> Option<TermId> {
        let (factor, other) = self.as_binary(product, Op::Mul)?;
        let node = self.stored(remainder);
        let division = match node.op {
            Op::URem => Op::UDiv,
            Op::SRem => Op::SDiv,
            _ => return None,
        };
        let (dividend, divisor) = (node.child(0), node.child(1));
        let recomposes = |quotient: TermId, factor: TermId| {
            factor == divisor && self.as_binary(quotient, division) == Some((dividend, divisor))
        };
        (recomposes(factor, other) || recomposes(other, factor)).then_some(dividend)
    }

    fn add_rules(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        if self.is_zero(b) {
            return Some(a);
        }
        if let Some(lifted) = self.lift_binary(a, b, Arena::add) {
            return Some(lifted);
        }
        if self.is_constant(b) {
            if let Some((x, c)) = self.with_constant(a, Op::Add) {
                let sum = self.add(c, b);
                return Some(self.add(x, sum));
            }
            if let Some((x, y)) = self.as_binary(a, Op::Sub)
                && self.is_constant(x)
            {
                let sum = self.add(x, b);
                return Some(self.sub(sum, y));
            }
            if let Some(x) = self.as_unary(a, Op::BvNot) {
                // ~x is -1 - x.
                let one = self.bv(self.width(a), 1);
                let less = self.sub(b, one);
                return Some(self.sub(less, x));
            }
            return self.add_without_carry(a, b);
        }
        if a == b {
            let one = self.bv(self.width(a), 1);
            return Some(self.shl(a, one));
        }
        for (p, q) in [(a, b), (b, a)] {
            if let Some((x, c)) = self.with_constant(p, Op::Add) {
                let sum = self.add(x, q);
                return Some(self.add(sum, c));
            }
            if let Some(x) = self.as_unary(p, Op::Neg) {
                return Some(self.sub(q, x));
            }
            if self.as_unary(p, Op::BvNot) == Some(q) {
                return Some(self.bv_ones(self.width(a)));
            }
            if let Some(dividend) = self.recomposed(p, q) {
                return Some(dividend);
            }
            if let Some((x, y)) = self.as_binary(p, Op::Sub) {
                if y == q {
                    return Some(x);
                }
                if self.is_constant(x) {
                    let difference = self.sub(q, y);
                    return Some(self.add(difference, x));
                }
            }
        }
        self.add_without_carry(a, b)
    }

    /// A sum in which no bit is set on both sides is their disjunction.
    fn add_without_carry(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        let (x, y) = (self.facts(a)?, self.facts(b)?);
        (!x.zeros & !y.zeros == 0).then(|| self.bvor(a, b))
    }

    /// The difference modulo 2^width.
    pub fn sub(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.expect_same_width(a, b);
        if a == b {
            return self.bv(width, 0);
        }
        if self.is_constant(b) {
            let negated = self.neg(b);
            return self.add(a, negated);
        }
        if let Some(simpler) = self.sub_rules(a, b) {
            return simpler;
        }
        self.intern(Op::Sub, Sort::BitVec(width), &[a, b])
    }

    fn sub_rules(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        if let Some(lifted) = self.lift_binary(a, b, Arena::sub) {
            return Some(lifted);
        }
        if self.is_zero(a) {
            return Some(self.neg(b));
        }
        if self.is_ones(a) {
            return Some(self.bvnot(b));
        }
        if let Some((x, c)) = self.with_constant(b, Op::Add) {
            if self.is_constant(a) {
                let difference = self.sub(a, c);
                return Some(self.sub(difference, x));
            }
            let difference = self.sub(a, x);
            return Some(self.sub(difference, c));
        }
        if let Some((x, c)) = self.with_constant(a, Op::Add) {
            let difference = self.sub(x, b);
            return Some(self.add(difference, c));
        }
        if let Some(x) = self.as_unary(b, Op::Neg) {
            return Some(self.add(a, x));
        }
        if let Some(rest) = self.cancelled_difference(a, b) {
            return Some(rest);
        }
        if let Some((x, y)) = self.as_binary(b, Op::Sub) {
            // a - (k - y) is (a + y) - k.
            if self.is_constant(x) {
                let sum = self.add(a, y);
                return Some(self.sub(sum, x));
            }
        }
        None
    }

    /// A difference whose sides have an operand in common.
    fn cancelled_difference(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        if let Some((x, y)) = self.as_binary(a, Op::Add) {
            if x == b {
                return Some(y);
            }
            if y == b {
                return Some(x);
            }
            if let Some((p, q)) = self.as_binary(b, Op::Add) {
                for (own, rest) in [(x, y), (y, x)] {
                    if own == p {
                        return Some(self.sub(rest, q));
                    }
                    if own == q {
                        return Some(self.sub(rest, p));
                    }
                }
            }
        }
        if let Some((p, q)) = self.as_binary(b, Op::Add) {
            if p == a {
                return Some(self.neg(q));
            }
            if q == a {
                return Some(self.neg(p));
            }
        }
        if let Some((p, q)) = self.as_binary(b, Op::Sub)
            && p == a
        {
            return Some(q);
        }
        if let Some((x, y)) = self.as_binary(a, Op::Sub)
            && x == b
        {
            return Some(self.neg(y));
        }
        None
    }

    /// Two's complement negation.
    pub fn neg(&mut self, a: TermId) -> TermId {
        let width = self.width(a);
        let sort = Sort::BitVec(width);
        if let Some(folded) = self.fold(Op::Neg, sort, &[a]) {
            return folded;
        }
        if self.is_liftable(a) {
            return self.lift(a, |arena, leaf| arena.neg(leaf));
        }
        if width == 1 {
            return a;
        }
        let node = *self.stored(a);
        let (x, y) = (node.child(0), node.child(1));
        match node.op {
            Op::Neg => x,
            Op::Sub => self.sub(y, x),
            Op::Add if self.is_constant(y) => {
                let constant = self.neg(y);
                self.sub(constant, x)
            }
            Op::Mul if self.is_constant(y) => {
                let constant = self.neg(y);
                self.mul(x, constant)
            }
            Op::BvNot => {
                let one = self.bv(width, 1);
                self.add(x, one)
            }
            _ => self.intern(Op::Neg, sort, &[a]),
        }
    }
}
