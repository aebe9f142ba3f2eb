//! Conditional terms of every sort.

use crate::arena::Arena;
use crate::bits::{mask, to_signed};
use crate::build::conjunction::Status;
use crate::term::{Op, PackedSort, Sort, TermId};

impl Arena {
    /// `a` where `condition` holds, else `b`; the two have the same sort.
    pub fn ite(&mut self, condition: TermId, a: TermId, b: TermId) -> TermId {
        self.expect_bool(condition);
        let sort = self.stored(a).sort;
        assert!(
            sort == self.stored(b).sort,
            "branches of sorts {} and {}",
            self.sort(a),
            self.sort(b)
        );
        if condition == TermId::TRUE || a == b {
            return a;
        }
        if condition == TermId::FALSE {
            return b;
        }
        let a = self.branch_under(condition, a);
        let b = self.branch_under(condition.complement(), b);
        if a == b {
            return a;
        }
        let (condition, a, b) = if condition.is_negated() {
            (condition.complement(), b, a)
        } else {
            (condition, a, b)
        };
        if sort == PackedSort::BOOL {
            return self.ite_bool(condition, a, b);
        }
        match self.ite_rules(condition, a, b) {
            Some(simpler) => simpler,
            None => self.intern(Op::Ite, sort.unpack(), &[condition, a, b]),
        }
    }

    /// What a branch amounts to where `condition` holds: a conditional in it may be decided.
    fn branch_under(&self, condition: TermId, branch: TermId) -> TermId {
        let mut branch = branch;
        while let Some((inner, a, b)) = self.as_ite(branch) {
            branch = match self.status_in(condition, inner) {
                Status::Holds => a,
                Status::Fails => b,
                Status::Unknown => return branch,
            };
        }
        branch
    }

    /// A conditional over booleans with different branches and a positive condition.
    fn ite_bool(&mut self, condition: TermId, a: TermId, b: TermId) -> TermId {
        let negation = condition.complement();
        if a == TermId::TRUE || a == condition {
            return self.or(condition, b);
        }
        if a == TermId::FALSE || a == negation {
            return self.and(negation, b);
        }
        if b == TermId::TRUE || b == negation {
            return self.or(negation, a);
        }
        if b == TermId::FALSE || b == condition {
            return self.and(condition, a);
        }
        if a == b.complement() {
            return self.eq_bool(condition, a);
        }
        // One of the two polarities of a conditional, and of the branches of an equality, is
        // enough.
        if a.is_negated() {
            let positive = self.ite_bool(condition, a.complement(), b.complement());
            return positive.complement();
        }
        match self.ite_nested(condition, a, b) {
            Some(simpler) => simpler,
            None => self.intern(Op::Ite, Sort::Bool, &[condition, a, b]),
        }
    }

    fn ite_rules(&mut self, condition: TermId, a: TermId, b: TermId) -> Option<TermId> {
        if let Some(simpler) = self.ite_nested(condition, a, b) {
            return Some(simpler);
        }
        match self.sort(a) {
            Sort::BitVec(_) => self.ite_of_extensions(condition, a, b),
            Sort::Array { .. } => self.ite_of_writes(condition, a, b),
            Sort::Float(_) => self.ite_of_patterns(condition, a, b),
            Sort::Bool => None,
        }
    }

    /// A branch that is itself a conditional with a branch in common with the other.
    fn ite_nested(&mut self, condition: TermId, a: TermId, b: TermId) -> Option<TermId> {
        if let Some((inner, x, y)) = self.as_ite(a) {
            if y == b {
                let both = self.and(condition, inner);
                return Some(self.ite(both, x, b));
            }
            if x == b {
                let both = self.and(condition, inner.complement());
                return Some(self.ite(both, y, b));
            }
        }
        if let Some((inner, x, y)) = self.as_ite(b) {
            if x == a {
                let either = self.or(condition, inner);
                return Some(self.ite(either, a, y));
            }
            if y == a {
                let either = self.or(condition, inner.complement());
                return Some(self.ite(either, a, x));
            }
        }
        None
    }

    /// Extensions and concatenations move out of a conditional, which becomes narrower.
    fn ite_of_extensions(&mut self, condition: TermId, a: TermId, b: TermId) -> Option<TermId> {
        let width = self.width(a);
        for op in [Op::ZExt, Op::SExt] {
            let (inner_a, inner_b) = match (self.as_unary(a, op), self.as_unary(b, op)) {
                (Some(x), Some(y)) if self.width(x) == self.width(y) => (x, y),
                (Some(x), None) => (x, self.unextended_constant(op, b, self.width(x))?),
                (None, Some(y)) => (self.unextended_constant(op, a, self.width(y))?, y),
                _ => continue,
            };
            let inner = self.ite(condition, inner_a, inner_b);
            return Some(self.extend(op, inner, width));
        }
        let (high_a, low_a) = self.as_binary(a, Op::Concat)?;
        let (high_b, low_b) = self.as_binary(b, Op::Concat)?;
        if high_a == high_b && low_a != low_b {
            let low = self.ite(condition, low_a, low_b);
            return Some(self.concat(high_a, low));
        }
        if low_a == low_b && high_a != high_b {
            let high = self.ite(condition, high_a, high_b);
            return Some(self.concat(high, low_a));
        }
        None
    }

    /// The constant of `width` bits of which `constant` is the extension.
    pub(crate) fn unextended_constant(
        &mut self,
        op: Op,
        constant: TermId,
        width: u32,
    ) -> Option<TermId> {
        if !self.is_constant(constant) {
            return None;
        }
        if self.width(constant) <= 64 {
            let value = self.as_u64(constant)?;
            let extended = match op {
                Op::ZExt => value & mask(width),
                _ => to_signed(width, value) as u64 & mask(self.width(constant)),
            };
            return (extended == value).then(|| self.bv(width, value));
        }
        let narrow = self.trunc(constant, width);
        let again = self.extend(op, narrow, self.width(constant));
        (again == constant).then_some(narrow)
    }

    /// Extension by `ZExt` or `SExt`.
    pub(crate) fn extend(&mut self, op: Op, term: TermId, width: u32) -> TermId {
        match op {
            Op::ZExt => self.zext(term, width),
            _ => self.sext(term, width),
        }
    }

    /// Two arrays that differ by one write: the write stays outside, where reads see it.
    fn ite_of_writes(&mut self, condition: TermId, a: TermId, b: TermId) -> Option<TermId> {
        let writes = |arena: &Arena, array: TermId| {
            let node = arena.stored(array);
            (node.op == Op::Store).then(|| (node.child(0), node.child(1), node.child(2)))
        };
        match (writes(self, a), writes(self, b)) {
            (Some((base, index, x)), Some((other, same, y))) if base == other && index == same => {
                let element = self.ite(condition, x, y);
                Some(self.store(base, index, element))
            }
            (Some((base, index, x)), _) if base == b => {
                let old = self.select(b, index);
                let element = self.ite(condition, x, old);
                Some(self.store(b, index, element))
            }
            (_, Some((base, index, y))) if base == a => {
                let old = self.select(a, index);
                let element = self.ite(condition, old, y);
                Some(self.store(a, index, element))
            }
            _ => None,
        }
    }

    /// 1 where `condition` holds, else 0.
    pub fn bool_to_bv(&mut self, condition: TermId, width: u32) -> TermId {
        let one = self.bv(width, 1);
        let zero = self.bv(width, 0);
        self.ite(condition, one, zero)
    }

    /// The condition of a term that is 1 where it holds, else 0.
    pub(crate) fn as_truth(&self, term: TermId) -> Option<TermId> {
        let (condition, a, b) = self.as_ite(term)?;
        if self.is_one(a) && self.is_zero(b) {
            return Some(condition);
        }
        (self.is_zero(a) && self.is_one(b)).then(|| condition.complement())
    }
}
