//! Boolean connectives. Disjunction, implication and exclusive disjunction are written with `And`,
//! `Eq` and negation, so that each boolean function has few shapes.

use crate::arena::Arena;
use crate::term::{Op, PackedSort, Sort, TermId};

/// A conjunction after the cheap rules: some term, or still the conjunction of two.
enum Conjunction {
    Term(TermId),
    Of(TermId, TermId),
}

impl Arena {
    #[inline]
    pub(crate) fn expect_bool(&self, term: TermId) {
        assert!(
            self.stored(term).sort == PackedSort::BOOL,
            "a boolean was expected, not a {}",
            self.sort(term)
        );
    }

    /// The negation of a boolean.
    pub fn not(&mut self, a: TermId) -> TermId {
        self.expect_bool(a);
        a.complement()
    }

    /// Whether both hold.
    pub fn and(&mut self, a: TermId, b: TermId) -> TermId {
        self.expect_bool(a);
        self.expect_bool(b);
        match self.and_by_rules(a, b) {
            Conjunction::Term(term) => term,
            Conjunction::Of(a, b) => {
                let (x, y) = (a.complement(), b.complement());
                match self.factored_disjunction(x, y) {
                    Some(simpler) => simpler.complement(),
                    None => self.intern(Op::And, Sort::Bool, &[a, b]),
                }
            }
        }
    }

    /// Disjunction without looking for what the operands have in common.
    pub(crate) fn or_unfactored(&mut self, a: TermId, b: TermId) -> TermId {
        let negation = match self.and_by_rules(a.complement(), b.complement()) {
            Conjunction::Term(term) => term,
            Conjunction::Of(a, b) => self.intern(Op::And, Sort::Bool, &[a, b]),
        };
        negation.complement()
    }

    /// The conjunction as far as constants and the conjuncts of either operand decide it.
    fn and_by_rules(&self, a: TermId, b: TermId) -> Conjunction {
        let (mut a, mut b) = (a, b);
        loop {
            (a, b) = if a <= b { (a, b) } else { (b, a) };
            match (a, b) {
                (TermId::TRUE, other) => return Conjunction::Term(other),
                (TermId::FALSE, _) => return Conjunction::Term(TermId::FALSE),
                _ if a == b => return Conjunction::Term(a),
                _ if a == b.complement() => return Conjunction::Term(TermId::FALSE),
                _ => {}
            }
            if let Some(simpler) = self.simplify_beside(b, a) {
                a = simpler;
            } else if let Some(simpler) = self.simplify_beside(a, b) {
                b = simpler;
            } else {
                return Conjunction::Of(a, b);
            }
        }
    }

    /// Whether one of them holds.
    pub fn or(&mut self, a: TermId, b: TermId) -> TermId {
        self.expect_bool(a);
        self.expect_bool(b);
        self.and(a.complement(), b.complement()).complement()
    }

    /// Exactly one of the two holds.
    pub fn xor(&mut self, a: TermId, b: TermId) -> TermId {
        self.expect_bool(a);
        self.expect_bool(b);
        self.eq_bool(a, b).complement()
    }

    /// Whether `b` holds or `a` does not.
    pub fn implies(&mut self, a: TermId, b: TermId) -> TermId {
        self.expect_bool(a);
        self.expect_bool(b);
        self.and(a, b.complement()).complement()
    }

    /// Both hold or neither.
    pub(crate) fn eq_bool(&mut self, a: TermId, b: TermId) -> TermId {
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        match (a, b) {
            (TermId::TRUE, other) => return other,
            (TermId::FALSE, other) => return other.complement(),
            _ if a == b => return TermId::TRUE,
            _ if a == b.complement() => return TermId::FALSE,
            _ => {}
        }
        let negated = a.is_negated() != b.is_negated();
        let (a, b) = (a.positive(), b.positive());
        let same = match self.eq_bool_rules(a, b) {
            Some(simpler) => simpler,
            None => self.intern(Op::Eq, Sort::Bool, &[a, b]),
        };
        if negated { same.complement() } else { same }
    }

    /// Rules for the equality of two positive booleans, `a` older than `b`.
    fn eq_bool_rules(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        match self.op(b) {
            // x = (x = y) is y. The operands of a stored equality are positive.
            Op::Eq if self.child(b, 0) == a => Some(self.child(b, 1)),
            Op::Eq if self.child(b, 1) == a => Some(self.child(b, 0)),
            // x = (x and y) is x implies y; with the negation of x inside, it is neither.
            Op::And => {
                let (p, q) = (self.child(b, 0), self.child(b, 1));
                for (same, other) in [(p, q), (q, p)] {
                    if same == a {
                        return Some(self.implies(a, other));
                    }
                    if same == a.complement() {
                        return Some(self.and(a.complement(), other.complement()));
                    }
                }
                None
            }
            _ => None,
        }
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
