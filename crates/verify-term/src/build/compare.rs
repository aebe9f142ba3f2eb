//! Equality of every sort and the orders on bit-vectors.

use crate::arena::Arena;
use crate::term::{Op, Sort, TermId};

impl Arena {
    /// Whether the two, of the same sort, are equal. On floats this is identity, not IEEE equality.
    pub fn eq(&mut self, a: TermId, b: TermId) -> TermId {
        assert!(self.sort(a) == self.sort(b), "compared terms have one sort");
        if a == b {
            return TermId::TRUE;
        }
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        if self.sort(a) == Sort::Bool {
            if a == b.complement() {
                return TermId::FALSE;
            }
            match a {
                TermId::TRUE => return b,
                TermId::FALSE => return b.complement(),
                _ => {}
            }
            let same = self.intern(Op::Eq, Sort::Bool, &[a.positive(), b.positive()]);
            return if a.is_negated() == b.is_negated() {
                same
            } else {
                same.complement()
            };
        }
        self.fold_or_intern(Op::Eq, Sort::Bool, &[a, b])
    }

    pub fn ult(&mut self, a: TermId, b: TermId) -> TermId {
        self.expect_same_width(a, b);
        self.fold_or_intern(Op::Ult, Sort::Bool, &[a, b])
    }

    pub fn ule(&mut self, a: TermId, b: TermId) -> TermId {
        self.ult(b, a).complement()
    }

    pub fn ugt(&mut self, a: TermId, b: TermId) -> TermId {
        self.ult(b, a)
    }

    pub fn uge(&mut self, a: TermId, b: TermId) -> TermId {
        self.ult(a, b).complement()
    }

    pub fn slt(&mut self, a: TermId, b: TermId) -> TermId {
        self.expect_same_width(a, b);
        self.fold_or_intern(Op::Slt, Sort::Bool, &[a, b])
    }

    pub fn sle(&mut self, a: TermId, b: TermId) -> TermId {
        self.slt(b, a).complement()
    }

    pub fn sgt(&mut self, a: TermId, b: TermId) -> TermId {
        self.slt(b, a)
    }

    pub fn sge(&mut self, a: TermId, b: TermId) -> TermId {
        self.slt(a, b).complement()
    }
}
