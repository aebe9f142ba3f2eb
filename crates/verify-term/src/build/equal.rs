//! Equality of every sort.

use crate::arena::Arena;
use crate::term::{Op, Sort, TermId};

/// How many nested conditionals a comparison with a constant is pushed into.
pub(crate) const ITE_CHAIN: usize = 64;

/// How many pairs of operands an equality of two compound terms is pushed into.
const EQUAL_DEPTH: usize = 16;

impl Arena {
    /// Whether the two, of the same sort, are equal. On floats this is identity, not IEEE equality.
    pub fn eq(&mut self, a: TermId, b: TermId) -> TermId {
        self.eq_within(a, b, EQUAL_DEPTH)
    }

    fn eq_within(&mut self, a: TermId, b: TermId, depth: usize) -> TermId {
        let sort = self.sort(a);
        assert!(
            sort == self.sort(b),
            "a {sort} compared with a {}",
            self.sort(b)
        );
        if sort == Sort::Bool {
            return self.eq_bool(a, b);
        }
        if a == b {
            return TermId::TRUE;
        }
        let (a, b) = self.ordered(a, b);
        match sort {
            Sort::BitVec(_) => self.eq_bits(a, b, depth),
            Sort::Float(_) => self.eq_float(a, b),
            _ => self.eq_array(a, b),
        }
    }

    /// Whether two different bit-vectors are known to have different values.
    pub(crate) fn never_equal(&self, a: TermId, b: TermId) -> bool {
        if self.is_constant(a) && self.is_constant(b) {
            return true;
        }
        if let (Some(x), Some(y)) = (self.facts(a), self.facts(b)) {
            let conflict = x.zeros & y.ones | x.ones & y.zeros;
            let apart = x.unsigned.1 < y.unsigned.0 || y.unsigned.1 < x.unsigned.0;
            if conflict != 0 || apart {
                return true;
            }
            // For wider terms the signed range is not kept.
            let narrow = self.width(a) <= 64;
            if narrow && (x.signed.1 < y.signed.0 || y.signed.1 < x.signed.0) {
                return true;
            }
        }
        // x + c1 and x + c2, for different constants.
        let offset = |term| match self.with_constant(term, Op::Add) {
            Some((base, _)) => base,
            None => term,
        };
        offset(a) == offset(b)
    }

    /// Equality of two different bit-vectors, a constant only second.
    fn eq_bits(&mut self, a: TermId, b: TermId, depth: usize) -> TermId {
        if self.never_equal(a, b) {
            return TermId::FALSE;
        }
        if depth > 0 {
            let simpler = if self.is_constant(b) {
                self.eq_constant(a, b, depth)
            } else {
                self.eq_operands(a, b, depth)
            };
            if let Some(simpler) = simpler {
                return simpler;
            }
        }
        self.intern(Op::Eq, Sort::Bool, &[a, b])
    }

    /// Equality of a term with a constant: what is done to the term is undone on the constant.
    fn eq_constant(&mut self, a: TermId, k: TermId, depth: usize) -> Option<TermId> {
        let width = self.width(a);
        let node = *self.stored(a);
        let (x, y) = (node.child(0), node.child(1));
        let next = depth - 1;
        if width == 1 && self.is_zero(k) {
            let one = self.bv(1, 1);
            return Some(self.eq_within(a, one, depth).complement());
        }
        let (left, right) = match node.op {
            Op::Add if self.is_constant(y) => (x, self.sub(k, y)),
            Op::Sub if self.is_constant(x) => (y, self.sub(x, k)),
            Op::Sub if self.is_zero(k) => (x, y),
            Op::Neg => (x, self.neg(k)),
            Op::BvNot => (x, self.bvnot(k)),
            Op::BvXor if self.is_constant(y) => (x, self.bvxor(k, y)),
            Op::BvXor if self.is_zero(k) => (x, y),
            Op::Mul if self.is_constant(y) => {
                let inverse = self.odd_inverse(y)?;
                (x, self.mul(k, inverse))
            }
            Op::ZExt | Op::SExt => match self.unextended_constant(node.op, k, self.width(x)) {
                Some(narrow) => (x, narrow),
                None => return Some(TermId::FALSE),
            },
            Op::Concat => {
                let split = self.width(y);
                let high = self.extract(k, width - 1, split);
                let low = self.extract(k, split - 1, 0);
                let high = self.eq_within(x, high, next);
                let low = self.eq_within(y, low, next);
                return Some(self.and(high, low));
            }
            Op::BvOr if self.is_zero(k) => return Some(self.both_equal(x, y, k, next)),
            Op::BvAnd if self.is_ones(k) => return Some(self.both_equal(x, y, k, next)),
            Op::UDiv if self.is_zero(k) && self.is_constant(y) => return Some(self.ult(x, y)),
            // The sign bit is the comparison with zero.
            Op::Extract { low } if width == 1 && low + 1 == self.width(x) => {
                let zero = self.bv(low + 1, 0);
                return Some(self.slt(x, zero));
            }
            Op::Ite => return self.eq_ite(a, k, next),
            _ => return None,
        };
        Some(self.eq_within(left, right, next))
    }

    fn both_equal(&mut self, x: TermId, y: TermId, k: TermId, depth: usize) -> TermId {
        let first = self.eq_within(x, k, depth);
        let second = self.eq_within(y, k, depth);
        self.and(first, second)
    }

    /// The inverse of an odd constant modulo 2^width.
    fn odd_inverse(&mut self, constant: TermId) -> Option<TermId> {
        let value = self.as_bit_vector(constant)?;
        if !value.bit(0) {
            return None;
        }
        // Newton's iteration doubles the number of right bits; an odd number is its own inverse
        // modulo 8.
        let two = crate::bits::BitVector::new(value.width(), 2);
        let mut inverse = value.clone();
        let mut right = 3;
        while right < value.width() {
            inverse = inverse.mul(&two.sub(&value.mul(&inverse)));
            right *= 2;
        }
        Some(self.bv_value(&inverse))
    }

    /// A conditional compared with a constant: branches that are decided leave only their
    /// condition. `None` when no branch is.
    fn eq_ite(&mut self, a: TermId, k: TermId, depth: usize) -> Option<TermId> {
        if self.is_liftable(a) {
            return Some(self.lift(a, |arena, leaf| arena.bool(leaf == k)));
        }
        let decide = |arena: &Arena, term: TermId| {
            if term == k {
                Some(true)
            } else {
                arena.never_equal(term, k).then_some(false)
            }
        };
        self.compare_ite(a, decide, |arena, rest| {
            arena.eq_within(rest, k, if arena.op(rest) == Op::Ite { 0 } else { depth })
        })
    }

    /// A predicate of a chain of conditionals, in which at each level at least one branch is
    /// decided by `decide`; `compare` is asked for the term at the end of the chain.
    pub(crate) fn compare_ite(
        &mut self,
        term: TermId,
        decide: impl Fn(&Arena, TermId) -> Option<bool>,
        compare: impl Fn(&mut Arena, TermId) -> TermId,
    ) -> Option<TermId> {
        // Each level: under this condition the predicate has this value.
        let mut levels: Vec<(TermId, bool)> = Vec::new();
        let mut rest = term;
        let mut innermost = None;
        while levels.len() < ITE_CHAIN {
            let Some((condition, a, b)) = self.as_ite(rest) else {
                break;
            };
            match (decide(self, a), decide(self, b)) {
                (Some(x), Some(y)) => {
                    levels.push((condition, x));
                    innermost = Some(self.bool(y));
                    break;
                }
                (Some(x), None) => {
                    levels.push((condition, x));
                    rest = b;
                }
                (None, Some(y)) => {
                    levels.push((condition.complement(), y));
                    rest = a;
                }
                (None, None) => break,
            }
        }
        if levels.is_empty() {
            return None;
        }
        let innermost = match innermost {
            Some(known) => known,
            None => compare(self, rest),
        };
        Some(
            levels
                .into_iter()
                .rev()
                .fold(innermost, |rest, (condition, value)| {
                    if value {
                        self.or(condition, rest)
                    } else {
                        self.and(condition.complement(), rest)
                    }
                }),
        )
    }

    /// Equality of two terms that are not constants.
    fn eq_operands(&mut self, a: TermId, b: TermId, depth: usize) -> Option<TermId> {
        if let Some(cancelled) = self.eq_cancelled(a, b, depth) {
            return Some(cancelled);
        }
        let next = depth - 1;
        let (x, y) = (*self.stored(a), *self.stored(b));
        match (x.op, y.op) {
            (Op::Neg, Op::Neg) | (Op::BvNot, Op::BvNot) => {
                Some(self.eq_within(x.child(0), y.child(0), next))
            }
            (Op::ZExt, Op::ZExt) | (Op::SExt, Op::SExt) => {
                let wider = self.width(x.child(0)).max(self.width(y.child(0)));
                let first = self.extend(x.op, x.child(0), wider);
                let second = self.extend(x.op, y.child(0), wider);
                Some(self.eq_within(first, second, next))
            }
            (Op::Concat, Op::Concat) | (Op::Concat, Op::ZExt) | (Op::ZExt, Op::Concat) => {
                self.eq_slices(a, b, next)
            }
            (Op::Ite, _) | (_, Op::Ite) => self.eq_conditionals(a, b, next),
            _ => None,
        }
    }

    /// What both sides add to, subtract from or combine with the same term falls away.
    fn eq_cancelled(&mut self, a: TermId, b: TermId, depth: usize) -> Option<TermId> {
        let next = depth - 1;
        // x + c1 = y + c2 leaves one constant.
        if let Some((x, c)) = self.with_constant(a, Op::Add) {
            let (y, difference) = match self.with_constant(b, Op::Add) {
                Some((y, d)) => (y, self.sub(c, d)),
                None => (b, c),
            };
            if y != b {
                let moved = self.add(x, difference);
                return Some(self.eq_within(moved, y, next));
            }
        }
        for op in [Op::Add, Op::BvXor] {
            for (first, second) in [(a, b), (b, a)] {
                let Some((x, y)) = self.as_binary(first, op) else {
                    continue;
                };
                if second == x || second == y {
                    let other = if second == x { y } else { x };
                    let zero = self.bv(self.width(a), 0);
                    return Some(self.eq_within(other, zero, next));
                }
                let Some((p, q)) = self.as_binary(second, op) else {
                    continue;
                };
                let rest = match (x, y) {
                    _ if x == p => (y, q),
                    _ if x == q => (y, p),
                    _ if y == p => (x, q),
                    _ if y == q => (x, p),
                    _ => continue,
                };
                return Some(self.eq_within(rest.0, rest.1, next));
            }
        }
        if let (Some((x, y)), Some((p, q))) =
            (self.as_binary(a, Op::Sub), self.as_binary(b, Op::Sub))
        {
            if x == p {
                return Some(self.eq_within(y, q, next));
            }
            if y == q {
                return Some(self.eq_within(x, p, next));
            }
        }
        for (first, second) in [(a, b), (b, a)] {
            if let Some((x, y)) = self.as_binary(first, Op::Sub)
                && x == second
            {
                let zero = self.bv(self.width(a), 0);
                return Some(self.eq_within(y, zero, next));
            }
        }
        None
    }

    /// Terms put together from slices of the same widths are equal when the slices are.
    fn eq_slices(&mut self, a: TermId, b: TermId, depth: usize) -> Option<TermId> {
        let split = |arena: &Arena, term: TermId| match arena.as_binary(term, Op::Concat) {
            Some((_, low)) => arena.width(low),
            None => arena.width(arena.child(term, 0)),
        };
        let position = split(self, a);
        if position != split(self, b) {
            return None;
        }
        let top = self.width(a) - 1;
        let highs = [a, b].map(|term| self.extract(term, top, position));
        let lows = [a, b].map(|term| self.extract(term, position - 1, 0));
        let high = self.eq_within(highs[0], highs[1], depth);
        let low = self.eq_within(lows[0], lows[1], depth);
        Some(self.and(high, low))
    }

    /// Equality with a conditional one of whose branches is the other side or differs from it.
    fn eq_conditionals(&mut self, a: TermId, b: TermId, depth: usize) -> Option<TermId> {
        let status = |arena: &Arena, x: TermId, y: TermId| {
            if x == y {
                Some(true)
            } else {
                arena.never_equal(x, y).then_some(false)
            }
        };
        if let (Some((c, x, y)), Some((d, p, q))) = (self.as_ite(a), self.as_ite(b))
            && c == d
        {
            let decided = status(self, x, p).is_some() || status(self, y, q).is_some();
            if !decided {
                return None;
            }
            let first = self.eq_within(x, p, depth);
            let second = self.eq_within(y, q, depth);
            return Some(self.ite(c, first, second));
        }
        for (conditional, other) in [(a, b), (b, a)] {
            let Some((c, x, y)) = self.as_ite(conditional) else {
                continue;
            };
            let (first, second) = match (status(self, x, other), status(self, y, other)) {
                (None, None) => continue,
                (Some(first), Some(second)) => (self.bool(first), self.bool(second)),
                (Some(first), None) => (self.bool(first), self.eq_within(y, other, depth)),
                (None, Some(second)) => (self.eq_within(x, other, depth), self.bool(second)),
            };
            return Some(self.ite(c, first, second));
        }
        None
    }
}
