//! Bitwise operations. With constants made of few runs of equal bits they are slices put together
//! anew; over extensions they are computed before extending.

use crate::arena::Arena;
use crate::bits::BitVector;
use crate::term::{Op, Sort, TermId};

/// The most runs of equal bits a mask may have to be written with slices.
const MOST_RUNS: usize = 3;

/// The most parts of a concatenation that an operation with a constant is spread over.
const MOST_PARTS: usize = 64;

impl Arena {
    /// Every bit flipped.
    pub fn bvnot(&mut self, a: TermId) -> TermId {
        let sort = Sort::BitVec(self.width(a));
        if let Some(folded) = self.fold(Op::BvNot, sort, &[a]) {
            return folded;
        }
        if self.is_liftable(a) {
            return self.lift(a, |arena, leaf| arena.bvnot(leaf));
        }
        let node = *self.stored(a);
        let (x, y) = (node.child(0), node.child(1));
        match node.op {
            Op::BvNot => x,
            // ~x is -1 - x.
            Op::Neg => {
                let ones = self.bv_ones(self.width(a));
                self.add(x, ones)
            }
            Op::Add if self.is_constant(y) => {
                let flipped = self.bvnot(y);
                self.sub(flipped, x)
            }
            Op::BvXor if self.is_constant(y) => {
                let flipped = self.bvnot(y);
                self.bvxor(x, flipped)
            }
            Op::SExt => {
                let flipped = self.bvnot(x);
                self.sext(flipped, self.width(a))
            }
            _ => self.intern(Op::BvNot, sort, &[a]),
        }
    }

    /// The bits that both have.
    pub fn bvand(&mut self, a: TermId, b: TermId) -> TermId {
        self.bitwise(Op::BvAnd, a, b)
    }

    /// The bits that either has.
    pub fn bvor(&mut self, a: TermId, b: TermId) -> TermId {
        self.bitwise(Op::BvOr, a, b)
    }

    /// The bits that differ.
    pub fn bvxor(&mut self, a: TermId, b: TermId) -> TermId {
        self.bitwise(Op::BvXor, a, b)
    }

    fn bitwise(&mut self, op: Op, a: TermId, b: TermId) -> TermId {
        let width = self.expect_same_width(a, b);
        if let Some(folded) = self.fold_binary(op, a, b) {
            return folded;
        }
        let (a, b) = self.ordered(a, b);
        let simpler = match op {
            Op::BvAnd => self.bvand_rules(a, b),
            Op::BvOr => self.bvor_rules(a, b),
            _ => self.bvxor_rules(a, b),
        };
        if let Some(simpler) = simpler.or_else(|| self.bitwise_rules(op, a, b)) {
            return simpler;
        }
        self.intern(op, Sort::BitVec(width), &[a, b])
    }

    fn bvand_rules(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        if a == b || self.is_ones(b) {
            return Some(a);
        }
        if self.is_zero(b) {
            return Some(b);
        }
        for (p, q) in [(a, b), (b, a)] {
            if self.as_unary(p, Op::BvNot) == Some(q) {
                return Some(self.bv(self.width(a), 0));
            }
            match self.operands_with(p, q) {
                Some((Op::BvAnd, _)) => return Some(p),
                Some((Op::BvOr, _)) => return Some(q),
                _ => {}
            }
            if let Some(selected) = self.selected_by_mask(p, q) {
                return Some(selected);
            }
        }
        self.facts_absorb(a, b)
    }

    fn bvor_rules(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        if a == b || self.is_zero(b) {
            return Some(a);
        }
        if self.is_ones(b) {
            return Some(b);
        }
        for (p, q) in [(a, b), (b, a)] {
            if self.as_unary(p, Op::BvNot) == Some(q) {
                return Some(self.bv_ones(self.width(a)));
            }
            match self.operands_with(p, q) {
                Some((Op::BvOr, _)) => return Some(p),
                Some((Op::BvAnd, _)) => return Some(q),
                _ => {}
            }
            if let Some(joined) = self.disjoint_parts(p, q) {
                return Some(joined);
            }
        }
        None
    }

    fn bvxor_rules(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        if a == b {
            return Some(self.bv(self.width(a), 0));
        }
        if self.is_zero(b) {
            return Some(a);
        }
        if self.is_ones(b) {
            return Some(self.bvnot(a));
        }
        for (p, q) in [(a, b), (b, a)] {
            if let Some(x) = self.as_unary(p, Op::BvNot) {
                if self.is_constant(q) {
                    let flipped = self.bvnot(q);
                    return Some(self.bvxor(x, flipped));
                }
                let inner = self.bvxor(x, q);
                return Some(self.bvnot(inner));
            }
            if let Some((Op::BvXor, other)) = self.operands_with(p, q) {
                return Some(other);
            }
        }
        None
    }

    /// The operator and the other operand of a binary term that has `operand`.
    fn operands_with(&self, term: TermId, operand: TermId) -> Option<(Op, TermId)> {
        let node = self.stored(term);
        if !matches!(node.op, Op::BvAnd | Op::BvOr | Op::BvXor) {
            return None;
        }
        if node.child(0) == operand {
            return Some((node.op, node.child(1)));
        }
        (node.child(1) == operand).then(|| (node.op, node.child(0)))
    }

    /// A conjunction that takes nothing away: every bit that may be set on one side is set on the
    /// other.
    fn facts_absorb(&self, a: TermId, b: TermId) -> Option<TermId> {
        let (x, y) = (self.facts(a)?, self.facts(b)?);
        if !x.zeros & !y.ones == 0 {
            return Some(a);
        }
        (!y.zeros & !x.ones == 0).then_some(b)
    }

    /// A mask that is all ones or all zeros by a condition selects.
    fn selected_by_mask(&mut self, mask: TermId, other: TermId) -> Option<TermId> {
        let (condition, x, y) = self.as_ite(mask)?;
        let condition = match (x, y) {
            _ if self.is_ones(x) && self.is_zero(y) => condition,
            _ if self.is_zero(x) && self.is_ones(y) => condition.complement(),
            _ => return None,
        };
        let zero = self.bv(self.width(other), 0);
        Some(self.ite(condition, other, zero))
    }

    /// A disjunction of a term that ends in zeros with one that fits there.
    fn disjoint_parts(&mut self, high: TermId, low: TermId) -> Option<TermId> {
        let width = self.width(high);
        let facts = self.facts(low)?;
        let used = 64 - facts.unsigned.1.leading_zeros();
        if used >= width || used == 0 {
            return None;
        }
        let (upper, zeros) = match self.as_binary(high, Op::Concat) {
            Some((_, zeros)) if self.is_zero(zeros) => {
                let split = self.width(zeros);
                (self.extract(high, width - 1, split), split)
            }
            // A constant without low bits would not be worth taking apart if nothing is gained.
            _ => return None,
        };
        if zeros < used {
            return None;
        }
        let lower = self.trunc(low, zeros);
        Some(self.concat(upper, lower))
    }

    /// Rules that the three operators share.
    fn bitwise_rules(&mut self, op: Op, a: TermId, b: TermId) -> Option<TermId> {
        let operation = move |arena: &mut Arena, a, b| arena.bitwise(op, a, b);
        if let Some(lifted) = self.lift_binary(a, b, operation) {
            return Some(lifted);
        }
        if let (Some(p), Some(q)) = (self.as_truth(a), self.as_truth(b)) {
            let both = match op {
                Op::BvAnd => self.and(p, q),
                Op::BvOr => self.or(p, q),
                _ => self.xor(p, q),
            };
            return Some(self.bool_to_bv(both, self.width(a)));
        }
        if self.is_constant(b) {
            return self.bitwise_constant(op, a, b);
        }
        // ~a & ~b is ~(a | b), and the other way round.
        if let (Some(x), Some(y)) = (self.as_unary(a, Op::BvNot), self.as_unary(b, Op::BvNot)) {
            let dual = match op {
                Op::BvAnd => Op::BvOr,
                _ => Op::BvAnd,
            };
            let inner = self.bitwise(dual, x, y);
            return Some(self.bvnot(inner));
        }
        for (p, q) in [(a, b), (b, a)] {
            // Constants float outwards.
            if let Some((x, c)) = self.with_constant(p, op) {
                let inner = self.bitwise(op, x, q);
                return Some(self.bitwise(op, inner, c));
            }
            if op == Op::BvAnd
                && let Some(x) = self.as_unary(p, Op::ZExt)
            {
                let low = self.trunc(q, self.width(x));
                let inner = self.bvand(x, low);
                return Some(self.zext(inner, self.width(a)));
            }
        }
        let (x, y) = (*self.stored(a), *self.stored(b));
        match (x.op, y.op) {
            (Op::ZExt, Op::ZExt) | (Op::SExt, Op::SExt) => {
                let wider = self.width(x.child(0)).max(self.width(y.child(0)));
                let first = self.extend(x.op, x.child(0), wider);
                let second = self.extend(x.op, y.child(0), wider);
                let inner = self.bitwise(op, first, second);
                Some(self.extend(x.op, inner, self.width(a)))
            }
            _ => None,
        }
    }

    fn bitwise_constant(&mut self, op: Op, a: TermId, k: TermId) -> Option<TermId> {
        let width = self.width(a);
        if let Some((x, c)) = self.with_constant(a, op) {
            let constant = self.bitwise(op, c, k);
            return Some(self.bitwise(op, x, constant));
        }
        if let Some(parts) = self.concatenated_parts(a) {
            let mut result: Option<TermId> = None;
            let mut offset = 0;
            for part in parts {
                let top = offset + self.width(part) - 1;
                let constant = self.extract(k, top, offset);
                let piece = self.bitwise(op, part, constant);
                result = Some(match result {
                    Some(below) => self.concat(piece, below),
                    None => piece,
                });
                offset = top + 1;
            }
            return result;
        }
        if let Some(x) = self.as_unary(a, Op::ZExt) {
            let split = self.width(x);
            let lower = self.extract(k, split - 1, 0);
            let upper = self.extract(k, width - 1, split);
            let inner = self.bitwise(op, x, lower);
            return Some(match op {
                Op::BvAnd => self.zext(inner, width),
                _ => self.concat(upper, inner),
            });
        }
        match op {
            Op::BvAnd | Op::BvOr => self.slices_by_mask(op, a, k),
            _ => None,
        }
    }

    /// The parts of a concatenation, lowest first, unless there are too many.
    fn concatenated_parts(&self, term: TermId) -> Option<Vec<TermId>> {
        self.as_binary(term, Op::Concat)?;
        let mut parts = Vec::new();
        let mut pending = vec![term];
        while let Some(next) = pending.pop() {
            match self.as_binary(next, Op::Concat) {
                Some((high, low)) => pending.extend([high, low]),
                None => parts.push(next),
            }
            if parts.len() + pending.len() > MOST_PARTS {
                return None;
            }
        }
        Some(parts)
    }

    /// `a` with the bits that a constant mask forces replaced.
    fn slices_by_mask(&mut self, op: Op, a: TermId, k: TermId) -> Option<TermId> {
        let value = self.as_bit_vector(k)?;
        let runs = runs(&value)?;
        let mut result: Option<TermId> = None;
        for (low, length, set) in runs {
            // A conjunction forces where the mask is clear, a disjunction where it is set.
            let forced = set == (op == Op::BvOr);
            let piece = match (forced, set) {
                (true, true) => self.bv_ones(length),
                (true, false) => self.bv(length, 0),
                _ => self.extract(a, low + length - 1, low),
            };
            result = Some(match result {
                Some(below) => self.concat(piece, below),
                None => piece,
            });
        }
        result
    }
}

/// The runs of equal bits of a constant, lowest first: position, length, value.
fn runs(value: &BitVector) -> Option<Vec<(u32, u32, bool)>> {
    let mut runs: Vec<(u32, u32, bool)> = Vec::with_capacity(MOST_RUNS);
    for index in 0..value.width() {
        let bit = value.bit(index);
        let count = runs.len();
        match runs.last_mut() {
            Some((_, length, set)) if *set == bit => *length += 1,
            _ if count == MOST_RUNS => return None,
            _ => runs.push((index, 1, bit)),
        }
    }
    Some(runs)
}
