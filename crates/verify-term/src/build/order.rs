//! The orders on bit-vectors.
//!
//! There is one strict order each for unsigned and signed operands; the others are written with
//! swapped operands and negation. A comparison with a constant always has the constant on the
//! right, so `5 < x`, `x > 5`, `x >= 6` and `not (x < 6)` are one term.

use std::cmp::Ordering;

use crate::arena::Arena;
use crate::bits::{BitVector, mask};
use crate::facts::{greatest_signed, least_signed};
use crate::term::{Op, Sort, TermId};

/// How many rewritings a comparison goes through.
const ORDER_DEPTH: usize = 16;

/// Which of the two orders.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Unsigned,
    Signed,
}

impl Order {
    fn op(self) -> Op {
        match self {
            Order::Unsigned => Op::Ult,
            Order::Signed => Op::Slt,
        }
    }

    fn compare(self, a: &BitVector, b: &BitVector) -> Ordering {
        match self {
            Order::Unsigned => a.compare_unsigned(b),
            Order::Signed => a.compare_signed(b),
        }
    }
}

impl Arena {
    /// `a < b`, unsigned.
    pub fn ult(&mut self, a: TermId, b: TermId) -> TermId {
        self.expect_same_width(a, b);
        self.less(Order::Unsigned, a, b, ORDER_DEPTH)
    }

    /// `a <= b`, unsigned.
    pub fn ule(&mut self, a: TermId, b: TermId) -> TermId {
        self.ult(b, a).complement()
    }

    /// `a > b`, unsigned.
    pub fn ugt(&mut self, a: TermId, b: TermId) -> TermId {
        self.ult(b, a)
    }

    /// `a >= b`, unsigned.
    pub fn uge(&mut self, a: TermId, b: TermId) -> TermId {
        self.ult(a, b).complement()
    }

    /// `a < b`, signed.
    pub fn slt(&mut self, a: TermId, b: TermId) -> TermId {
        self.expect_same_width(a, b);
        self.less(Order::Signed, a, b, ORDER_DEPTH)
    }

    /// `a <= b`, signed.
    pub fn sle(&mut self, a: TermId, b: TermId) -> TermId {
        self.slt(b, a).complement()
    }

    /// `a > b`, signed.
    pub fn sgt(&mut self, a: TermId, b: TermId) -> TermId {
        self.slt(b, a)
    }

    /// `a >= b`, signed.
    pub fn sge(&mut self, a: TermId, b: TermId) -> TermId {
        self.slt(a, b).complement()
    }

    /// Bounds of a term in an order, as wide integers; `None` when nothing is known.
    fn bounds(&self, order: Order, term: TermId) -> Option<(i128, i128)> {
        let facts = self.facts(term)?;
        let unsigned = (i128::from(facts.unsigned.0), i128::from(facts.unsigned.1));
        match order {
            Order::Unsigned => Some(unsigned),
            // A term wider than 64 bits with facts is not negative.
            Order::Signed if self.width(term) > 64 => Some(unsigned),
            Order::Signed => Some((i128::from(facts.signed.0), i128::from(facts.signed.1))),
        }
    }

    /// Whether `a < b`, where constants or facts decide.
    fn decided(&self, order: Order, a: TermId, b: TermId) -> Option<bool> {
        if a == b {
            return Some(false);
        }
        if let (Some((low, high)), Some((least, most))) =
            (self.bounds(order, a), self.bounds(order, b))
        {
            if high < least {
                return Some(true);
            }
            if low >= most {
                return Some(false);
            }
            return None;
        }
        if self.is_constant(a) && self.is_constant(b) {
            let (a, b) = (self.as_bit_vector(a)?, self.as_bit_vector(b)?);
            return Some(order.compare(&a, &b) == Ordering::Less);
        }
        None
    }

    fn less(&mut self, order: Order, a: TermId, b: TermId, depth: usize) -> TermId {
        if let Some(known) = self.decided(order, a, b) {
            return self.bool(known);
        }
        // Between terms of the same sign the two orders agree.
        if order == Order::Signed
            && let (Some(x), Some(y)) = (self.known_sign(a), self.known_sign(b))
            && x == y
        {
            return self.less(Order::Unsigned, a, b, depth);
        }
        if self.is_constant(a) {
            // k < x is not x < k + 1; k is not the greatest value, or it would be decided.
            if let Some(next) = self.successor(order, a) {
                return self.less(order, b, next, depth).complement();
            }
            return TermId::FALSE;
        }
        if depth > 0 {
            let simpler = if self.is_constant(b) {
                self.less_than_constant(order, a, b, depth - 1)
            } else {
                self.less_than_term(order, a, b, depth - 1)
            };
            if let Some(simpler) = simpler {
                return simpler;
            }
        }
        self.intern(order.op(), Sort::Bool, &[a, b])
    }

    /// The next constant in an order, unless this is the greatest.
    fn successor(&mut self, order: Order, constant: TermId) -> Option<TermId> {
        let value = self.as_bit_vector(constant)?;
        let next = value.add(&BitVector::new(value.width(), 1));
        (order.compare(&value, &next) == Ordering::Less).then(|| self.bv_value(&next))
    }

    fn less_than_constant(
        &mut self,
        order: Order,
        a: TermId,
        k: TermId,
        depth: usize,
    ) -> Option<TermId> {
        if let Some(equality) = self.less_as_equality(order, a, k) {
            return Some(equality);
        }
        let width = self.width(a);
        let node = *self.stored(a);
        let (x, y) = (node.child(0), node.child(1));
        match node.op {
            Op::Ite => return self.less_ite(order, a, k, depth),
            Op::BvNot => {
                let flipped = self.bvnot(k);
                return Some(self.less(order, flipped, x, depth));
            }
            Op::Add if self.is_constant(y) => return self.less_shifted(order, x, y, k, depth),
            Op::Concat => {
                let split = self.width(y);
                let low = self.extract(k, split - 1, 0);
                if self.is_zero(low) {
                    let high = self.extract(k, width - 1, split);
                    return Some(self.less(order, x, high, depth));
                }
            }
            Op::ZExt if order == Order::Unsigned => {
                let narrow = self.unextended_constant(Op::ZExt, k, self.width(x));
                // A constant that is no extension is above all of them.
                return Some(match narrow {
                    Some(narrow) => self.less(order, x, narrow, depth),
                    None => TermId::TRUE,
                });
            }
            Op::SExt => return self.sext_less(order, x, k, depth),
            _ => {}
        }
        if order == Order::Signed && self.is_zero(k) {
            return self.is_negative_rules(a, depth);
        }
        None
    }

    /// A comparison that leaves only one value on one side.
    fn less_as_equality(&mut self, order: Order, a: TermId, k: TermId) -> Option<TermId> {
        let (low, high) = self.bounds(order, a)?;
        let (bound, _) = self.bounds(order, k)?;
        if low == bound - 1 {
            let width = self.width(a);
            let only = self.bv_limbs(width, BitVector::from_u128(128, low as u128).limbs());
            return Some(self.eq(a, only));
        }
        if high == bound {
            return Some(self.eq(a, k).complement());
        }
        None
    }

    /// `x + c < k` where the sum does not leave the range: `x < k - c`.
    fn less_shifted(
        &mut self,
        order: Order,
        x: TermId,
        c: TermId,
        k: TermId,
        depth: usize,
    ) -> Option<TermId> {
        let width = self.width(x);
        if width > 64 {
            return None;
        }
        let (least, greatest) = match order {
            Order::Unsigned => (0, i128::from(mask(width))),
            Order::Signed => (
                i128::from(least_signed(width)),
                i128::from(greatest_signed(width)),
            ),
        };
        let (low, high) = self.bounds(order, x)?;
        let (bound, _) = self.bounds(order, k)?;
        // Read the offset as it is nearest to zero.
        let offset = i128::from(self.as_i64(c)?);
        if low + offset < least || high + offset > greatest {
            return None;
        }
        let moved = bound - offset;
        if !(least..=greatest).contains(&moved) {
            // Beyond the range every x is on one side.
            return Some(self.bool(moved > greatest));
        }
        let moved = self.bv(width, moved as u64);
        Some(self.less(order, x, moved, depth))
    }

    /// Sign extension keeps both orders; constants between its two halves split by sign.
    fn sext_less(&mut self, order: Order, x: TermId, k: TermId, depth: usize) -> Option<TermId> {
        let narrow_width = self.width(x);
        if let Some(narrow) = self.unextended_constant(Op::SExt, k, narrow_width) {
            return Some(self.less(order, x, narrow, depth));
        }
        // A signed comparison with such a constant is decided by facts, where there are any.
        let value = self.as_bit_vector(k)?;
        if order == Order::Signed {
            return Some(self.bool(!value.is_negative()));
        }
        // Extensions of negative numbers are above k, the others below.
        let zero = self.bv(narrow_width, 0);
        Some(self.less(Order::Signed, x, zero, depth).complement())
    }

    /// `a < 0` in the signed order.
    fn is_negative_rules(&mut self, a: TermId, depth: usize) -> Option<TermId> {
        let node = *self.stored(a);
        let (x, y) = (node.child(0), node.child(1));
        let negative = |arena: &mut Arena, term: TermId| {
            let zero = arena.bv(arena.width(term), 0);
            arena.less(Order::Signed, term, zero, depth)
        };
        if self.width(a) == 1 {
            let one = self.bv(1, 1);
            return Some(self.eq(a, one));
        }
        match node.op {
            Op::Concat => Some(negative(self, x)),
            Op::BvAnd => {
                let (p, q) = (negative(self, x), negative(self, y));
                Some(self.and(p, q))
            }
            Op::BvOr => {
                let (p, q) = (negative(self, x), negative(self, y));
                Some(self.or(p, q))
            }
            Op::BvXor => {
                let (p, q) = (negative(self, x), negative(self, y));
                Some(self.xor(p, q))
            }
            Op::Extract { low } if low + self.width(a) == self.width(x) => Some(negative(self, x)),
            _ => None,
        }
    }

    fn less_ite(&mut self, order: Order, a: TermId, k: TermId, depth: usize) -> Option<TermId> {
        if self.is_liftable(a) {
            return Some(self.lift(a, |arena, leaf| arena.less(order, leaf, k, 0)));
        }
        self.compare_ite(
            a,
            |arena, term| arena.decided(order, term, k),
            |arena, rest| {
                let depth = if arena.op(rest) == Op::Ite { 0 } else { depth };
                arena.less(order, rest, k, depth)
            },
        )
    }

    /// Comparisons of two terms that are not constants.
    fn less_than_term(
        &mut self,
        order: Order,
        a: TermId,
        b: TermId,
        depth: usize,
    ) -> Option<TermId> {
        if order == Order::Unsigned
            && let Some(simpler) = self.ult_of_parts(a, b)
        {
            return Some(simpler);
        }
        if let Some((c, [a1, b1], [a2, b2])) = self.shared_condition(a, b) {
            let first = self.less(order, a1, b1, depth);
            let second = self.less(order, a2, b2, depth);
            return Some(self.ite(c, first, second));
        }
        let (x, y) = (*self.stored(a), *self.stored(b));
        match (x.op, y.op) {
            (Op::BvNot, Op::BvNot) => Some(self.less(order, y.child(0), x.child(0), depth)),
            (Op::ZExt, Op::ZExt) => {
                let wider = self.width(x.child(0)).max(self.width(y.child(0)));
                let (p, q) = (self.zext(x.child(0), wider), self.zext(y.child(0), wider));
                Some(self.less(Order::Unsigned, p, q, depth))
            }
            (Op::SExt, Op::SExt) => {
                let wider = self.width(x.child(0)).max(self.width(y.child(0)));
                let (p, q) = (self.sext(x.child(0), wider), self.sext(y.child(0), wider));
                Some(self.less(order, p, q, depth))
            }
            (Op::Concat, Op::Concat) => {
                if x.child(1) == y.child(1) {
                    return Some(self.less(order, x.child(0), y.child(0), depth));
                }
                if x.child(0) == y.child(0) {
                    return Some(self.less(Order::Unsigned, x.child(1), y.child(1), depth));
                }
                None
            }
            _ => None,
        }
    }

    /// Unsigned comparisons of a term with one it is made from.
    fn ult_of_parts(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        let (x, y) = (*self.stored(a), *self.stored(b));
        let contains =
            |node: &crate::arena::Stored, term| node.child(0) == term || node.child(1) == term;
        match x.op {
            // A remainder is below its divisor unless that is zero.
            Op::URem if x.child(1) == b => {
                let zero = self.bv(self.width(b), 0);
                return Some(self.eq(b, zero).complement());
            }
            Op::BvOr if contains(&x, b) => return Some(TermId::FALSE),
            // x + c < x says that the sum wraps.
            Op::Add if x.child(0) == b && self.is_constant(x.child(1)) => {
                let limit = self.neg(x.child(1));
                return Some(self.ult(b, limit).complement());
            }
            _ => {}
        }
        match y.op {
            Op::BvAnd if contains(&y, a) => Some(TermId::FALSE),
            Op::LShr | Op::URem if y.child(0) == a => Some(TermId::FALSE),
            Op::Add if y.child(0) == a && self.is_constant(y.child(1)) => {
                let limit = self.neg(y.child(1));
                Some(self.ult(a, limit))
            }
            _ => None,
        }
    }
}
