//! Products.

use crate::arena::Arena;
use crate::term::{Op, Sort, TermId};

impl Arena {
    /// The product modulo 2^width.
    pub fn mul(&mut self, a: TermId, b: TermId) -> TermId {
        let width = self.expect_same_width(a, b);
        if let Some(folded) = self.fold_binary(Op::Mul, a, b) {
            return folded;
        }
        let (a, b) = self.ordered(a, b);
        if let Some(simpler) = self.mul_rules(a, b) {
            return simpler;
        }
        self.intern(Op::Mul, Sort::BitVec(width), &[a, b])
    }

    fn mul_rules(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        if let Some(lifted) = self.lift_binary(a, b, Arena::mul) {
            return Some(lifted);
        }
        if self.width(a) == 1 {
            return Some(self.bvand(a, b));
        }
        if self.is_constant(b) {
            return self.mul_by_constant(a, b);
        }
        for (p, q) in [(a, b), (b, a)] {
            // A factor that is 0 or 1 selects.
            if let Some(condition) = self.as_truth(p) {
                let zero = self.bv(self.width(a), 0);
                return Some(self.ite(condition, q, zero));
            }
            if let Some(x) = self.as_unary(p, Op::Neg) {
                let product = self.mul(x, q);
                return Some(self.neg(product));
            }
            if let Some((x, c)) = self.with_constant(p, Op::Mul) {
                let product = self.mul(x, q);
                return Some(self.mul(product, c));
            }
            if let Some(shifted) = self.mul_shifted(p, q) {
                return Some(shifted);
            }
        }
        None
    }

    fn mul_by_constant(&mut self, a: TermId, c: TermId) -> Option<TermId> {
        if self.is_zero(c) {
            return Some(c);
        }
        if self.is_one(c) {
            return Some(a);
        }
        if self.is_ones(c) {
            return Some(self.neg(a));
        }
        if let Some(exponent) = self.power_exponent(c) {
            return Some(self.shl_by(a, exponent));
        }
        let node = *self.stored(a);
        let (x, y) = (node.child(0), node.child(1));
        match node.op {
            Op::Mul if self.is_constant(y) => {
                let product = self.mul(y, c);
                Some(self.mul(x, product))
            }
            Op::Add if self.is_constant(y) => {
                let offset = self.mul(y, c);
                let product = self.mul(x, c);
                Some(self.add(product, offset))
            }
            Op::Sub if self.is_constant(x) => {
                let offset = self.mul(x, c);
                let product = self.mul(y, c);
                Some(self.sub(offset, product))
            }
            Op::Neg => {
                let negated = self.neg(c);
                Some(self.mul(x, negated))
            }
            _ => self.mul_shifted(a, c),
        }
    }

    /// Zeros below a factor are zeros below the product, which is computed without them.
    fn mul_shifted(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        let (high, low) = self.as_binary(a, Op::Concat)?;
        if !self.is_zero(low) {
            return None;
        }
        let factor = self.trunc(b, self.width(high));
        let product = self.mul(high, factor);
        Some(self.concat(product, low))
    }
}
