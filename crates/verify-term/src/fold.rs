//! Folding of operators over constants of at most 64 bits, without building values.

use crate::arena::Arena;
use crate::bits::{mask, to_signed};
use crate::term::{Op, Sort, TermId};
use crate::value::Value;

/// The result of a bit-vector operator on words of `width` bits; `None` for other operators.
pub(crate) fn fold_word(op: Op, width: u32, a: u64, b: u64) -> Option<u64> {
    let signed = |value: u64| to_signed(width, value);
    let amount = u32::try_from(b).unwrap_or(u32::MAX);
    let result = match op {
        Op::BvAnd => a & b,
        Op::BvOr => a | b,
        Op::BvXor => a ^ b,
        Op::Add => a.wrapping_add(b),
        Op::Sub => a.wrapping_sub(b),
        Op::Mul => a.wrapping_mul(b),
        Op::UDiv => a.checked_div(b).unwrap_or(u64::MAX),
        Op::URem => a.checked_rem(b).unwrap_or(a),
        Op::SDiv if b == 0 => {
            if signed(a) < 0 {
                1
            } else {
                u64::MAX
            }
        }
        // Wrapping: the least number divided by -1 is itself.
        Op::SDiv => signed(a).wrapping_div(signed(b)) as u64,
        Op::SRem if b == 0 => a,
        Op::SRem => signed(a).wrapping_rem(signed(b)) as u64,
        Op::Shl if amount < width => a << amount,
        Op::LShr if amount < width => a >> amount,
        Op::Shl | Op::LShr => 0,
        Op::AShr => (signed(a) >> amount.min(63)) as u64,
        _ => return None,
    };
    Some(result & mask(width))
}

impl Arena {
    /// The value of a constant bit-vector of at most 64 bits.
    #[inline]
    fn word(&self, term: TermId) -> Option<u64> {
        let node = self.stored(term);
        if node.sort.bit_width() == 0 {
            return None;
        }
        self.narrow_value(node)
    }

    /// The constant that a binary bit-vector operator gives for two constants.
    #[inline]
    pub(crate) fn fold_binary(&mut self, op: Op, a: TermId, b: TermId) -> Option<TermId> {
        if !self.is_constant(a) || !self.is_constant(b) {
            return None;
        }
        let width = self.width(a);
        if let (Some(x), Some(y)) = (self.word(a), self.word(b))
            && let Some(result) = fold_word(op, width, x, y)
        {
            return Some(self.bv(width, result));
        }
        self.fold(op, Sort::BitVec(width), &[a, b])
    }

    /// The constant that an operator gives for constants.
    pub(crate) fn fold(&mut self, op: Op, sort: Sort, children: &[TermId]) -> Option<TermId> {
        if !children.iter().all(|&child| self.is_constant(child)) {
            return None;
        }
        let values: Option<Vec<Value>> =
            children.iter().map(|&child| self.as_value(child)).collect();
        let folded = crate::semantics::apply(op, sort, &values?);
        Some(self.constant(&folded))
    }

    /// The node for `op`, folded when every child is a constant.
    pub(crate) fn fold_or_intern(&mut self, op: Op, sort: Sort, children: &[TermId]) -> TermId {
        match self.fold(op, sort, children) {
            Some(constant) => constant,
            None => self.intern(op, sort, children),
        }
    }
}
