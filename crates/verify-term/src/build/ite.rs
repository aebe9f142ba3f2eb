//! Conditional terms of every sort.

use crate::arena::Arena;
use crate::term::{Op, Sort, TermId};

impl Arena {
    /// `a` where `condition` holds, else `b`; the two have the same sort.
    pub fn ite(&mut self, condition: TermId, a: TermId, b: TermId) -> TermId {
        let sort = self.sort(a);
        assert!(self.sort(condition) == Sort::Bool, "conditions are boolean");
        assert!(sort == self.sort(b), "the branches have different sorts");
        if condition == TermId::TRUE || a == b {
            return a;
        }
        if condition == TermId::FALSE {
            return b;
        }
        if condition.is_negated() {
            return self.intern(Op::Ite, sort, &[condition.complement(), b, a]);
        }
        self.intern(Op::Ite, sort, &[condition, a, b])
    }

    /// 1 where `condition` holds, else 0.
    pub fn bool_to_bv(&mut self, condition: TermId, width: u32) -> TermId {
        let one = self.bv(width, 1);
        let zero = self.bv(width, 0);
        self.ite(condition, one, zero)
    }
}
