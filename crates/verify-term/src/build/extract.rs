//! Taking bit-vectors apart and putting them together.

use crate::arena::Arena;
use crate::term::{Op, Sort, TermId};

impl Arena {
    /// `high` above `low`.
    pub fn concat(&mut self, high: TermId, low: TermId) -> TermId {
        let width = self.width(high) + self.width(low);
        self.fold_or_intern(Op::Concat, Sort::BitVec(width), &[high, low])
    }

    /// The bits from `low` to `high`, both included.
    pub fn extract(&mut self, term: TermId, high: u32, low: u32) -> TermId {
        let width = self.width(term);
        assert!(low <= high && high < width, "bits {high}..{low} of {width}");
        if high - low + 1 == width {
            return term;
        }
        self.fold_or_intern(Op::Extract { low }, Sort::BitVec(high - low + 1), &[term])
    }

    /// The lowest `width` bits.
    pub fn trunc(&mut self, term: TermId, width: u32) -> TermId {
        assert!(width > 0, "a truncation keeps at least one bit");
        self.extract(term, width - 1, 0)
    }

    /// Zero extension to `width` bits.
    pub fn zext(&mut self, term: TermId, width: u32) -> TermId {
        let old = self.width(term);
        assert!(old <= width, "an extension from {old} to {width} bits");
        if old == width {
            return term;
        }
        self.fold_or_intern(Op::ZExt, Sort::BitVec(width), &[term])
    }

    /// Sign extension to `width` bits.
    pub fn sext(&mut self, term: TermId, width: u32) -> TermId {
        let old = self.width(term);
        assert!(old <= width, "an extension from {old} to {width} bits");
        if old == width {
            return term;
        }
        self.fold_or_intern(Op::SExt, Sort::BitVec(width), &[term])
    }
}
