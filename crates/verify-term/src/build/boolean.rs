//! Boolean connectives. Disjunction, implication and exclusive disjunction are written with `And`,
//! `Eq` and negation, so that each boolean function has few shapes.

use crate::arena::Arena;
use crate::term::{Op, Sort, TermId};

impl Arena {
    fn expect_bool(&self, term: TermId) {
        let sort = self.sort(term);
        assert!(sort == Sort::Bool, "a boolean was expected, not a {sort}");
    }

    /// The negation of a boolean.
    pub fn not(&mut self, a: TermId) -> TermId {
        self.expect_bool(a);
        a.complement()
    }

    pub fn and(&mut self, a: TermId, b: TermId) -> TermId {
        self.expect_bool(a);
        self.expect_bool(b);
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        match (a, b) {
            (TermId::TRUE, other) => other,
            (TermId::FALSE, _) => TermId::FALSE,
            _ if a == b => a,
            _ if a == b.complement() => TermId::FALSE,
            _ => self.intern(Op::And, Sort::Bool, &[a, b]),
        }
    }

    pub fn or(&mut self, a: TermId, b: TermId) -> TermId {
        self.expect_bool(a);
        self.expect_bool(b);
        self.and(a.complement(), b.complement()).complement()
    }

    /// Exactly one of the two holds.
    pub fn xor(&mut self, a: TermId, b: TermId) -> TermId {
        self.expect_bool(a);
        self.expect_bool(b);
        self.eq(a, b).complement()
    }

    pub fn implies(&mut self, a: TermId, b: TermId) -> TermId {
        self.expect_bool(a);
        self.expect_bool(b);
        self.and(a, b.complement()).complement()
    }

    /// The conjunction of all; true when there are none.
    pub fn and_all(&mut self, terms: &[TermId]) -> TermId {
        terms
            .iter()
            .fold(TermId::TRUE, |all, &term| self.and(all, term))
    }

    /// The disjunction of all; false when there are none.
    pub fn or_all(&mut self, terms: &[TermId]) -> TermId {
        terms
            .iter()
            .fold(TermId::FALSE, |any, &term| self.or(any, term))
    }
}
