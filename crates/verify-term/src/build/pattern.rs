//! What rules look at: the operator and operands of a term, one level deep.

use crate::arena::Arena;
use crate::term::{Op, TermId};

impl Arena {
    /// The operator of a term that is not a negation.
    #[inline]
    pub(crate) fn op(&self, term: TermId) -> Op {
        debug_assert!(
            !term.is_negated(),
            "the operator of a negation is not stored"
        );
        self.stored(term).op
    }

    #[inline]
    pub(crate) fn child(&self, term: TermId, index: usize) -> TermId {
        self.stored(term).child(index)
    }

    /// The operand of a term with this unary operator.
    #[inline]
    pub(crate) fn as_unary(&self, term: TermId, op: Op) -> Option<TermId> {
        let node = self.stored(term);
        (node.op == op && !term.is_negated()).then(|| node.child(0))
    }

    /// The operands of a term with this binary operator.
    #[inline]
    pub(crate) fn as_binary(&self, term: TermId, op: Op) -> Option<(TermId, TermId)> {
        let node = self.stored(term);
        (node.op == op && !term.is_negated()).then(|| (node.child(0), node.child(1)))
    }

    /// The operands of a term with this binary operator, the second of which is a constant.
    #[inline]
    pub(crate) fn with_constant(&self, term: TermId, op: Op) -> Option<(TermId, TermId)> {
        self.as_binary(term, op)
            .filter(|&(_, second)| self.is_constant(second))
    }

    /// Condition and branches of a conditional term.
    #[inline]
    pub(crate) fn as_ite(&self, term: TermId) -> Option<(TermId, TermId, TermId)> {
        let node = self.stored(term);
        (node.op == Op::Ite && !term.is_negated())
            .then(|| (node.child(0), node.child(1), node.child(2)))
    }

    /// The operand and the lowest bit of a slice.
    #[inline]
    pub(crate) fn as_extract(&self, term: TermId) -> Option<(TermId, u32)> {
        let node = self.stored(term);
        match node.op {
            Op::Extract { low } => Some((node.child(0), low)),
            _ => None,
        }
    }

    /// Operands of a commutative operator in their one order: a constant last, else the older
    /// first.
    #[inline]
    pub(crate) fn ordered(&self, a: TermId, b: TermId) -> (TermId, TermId) {
        match (self.is_constant(a), self.is_constant(b)) {
            (true, false) => (b, a),
            (false, true) => (a, b),
            _ if a <= b => (a, b),
            _ => (b, a),
        }
    }

    #[inline]
    pub(crate) fn is_zero(&self, term: TermId) -> bool {
        self.as_u64(term) == Some(0)
    }

    #[inline]
    pub(crate) fn is_one(&self, term: TermId) -> bool {
        self.as_u64(term) == Some(1)
    }

    /// Whether this is the constant whose bits are all set.
    #[inline]
    pub(crate) fn is_ones(&self, term: TermId) -> bool {
        let node = self.stored(term);
        let width = node.sort.bit_width();
        if node.op != Op::Constant || width == 0 {
            return false;
        }
        match self.narrow_value(node) {
            Some(value) => value == crate::bits::mask(width),
            None => self.wide_value(node).is_ones(),
        }
    }

    /// The exponent of a constant power of two.
    pub(crate) fn power_exponent(&self, term: TermId) -> Option<u32> {
        let node = self.stored(term);
        if node.op != Op::Constant || node.sort.bit_width() == 0 {
            return None;
        }
        match self.narrow_value(node) {
            Some(value) => value.is_power_of_two().then(|| value.trailing_zeros()),
            None => {
                let value = self.wide_value(node);
                let mut set = (0..value.width()).filter(|&i| value.bit(i));
                let exponent = set.next()?;
                set.next().is_none().then_some(exponent)
            }
        }
    }
}
