//! Operators over constants become constants.

use crate::arena::Arena;
use crate::fold::{fold_word, fold_words};
use crate::term::{Op, Sort, TermId};
use crate::value::Value;

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
        if let Some(folded) = self.fold_narrow(op, sort, children) {
            return Some(folded);
        }
        let values: Option<Vec<Value>> =
            children.iter().map(|&child| self.as_value(child)).collect();
        let folded = crate::semantics::apply(op, sort, &values?);
        Some(self.constant(&folded))
    }

    /// As [`fold`](Self::fold), for bit-vectors of at most 64 bits only.
    fn fold_narrow(&mut self, op: Op, sort: Sort, children: &[TermId]) -> Option<TermId> {
        let (&first, &last) = (children.first()?, children.last()?);
        let (a, b) = (self.word(first)?, self.word(last)?);
        let width = match sort {
            Sort::Bool => 0,
            _ => sort.bit_width()?,
        };
        let widths = [width, self.width(first), self.width(last)];
        let word = fold_words(op, widths, a, b)?;
        Some(match sort {
            Sort::Bool => self.bool(word != 0),
            _ => self.bv(width, word),
        })
    }

    /// The node for `op`, folded when every child is a constant.
    pub(crate) fn fold_or_intern(&mut self, op: Op, sort: Sort, children: &[TermId]) -> TermId {
        match self.fold(op, sort, children) {
            Some(constant) => constant,
            None => self.intern(op, sort, children),
        }
    }

    /// The term that stands for a value.
    pub fn constant(&mut self, value: &Value) -> TermId {
        match value {
            Value::Bool(value) => self.bool(*value),
            Value::BitVec(bits) => self.bv_value(bits),
            Value::Float(format, bits) => self.float_constant(*format, *bits),
            Value::Array(array) => {
                let default = self.bv_value(array.default_element());
                let mut term = self.const_array(array.index_width(), default);
                for (index, element) in array.entries() {
                    let index = self.bv_value(index);
                    let element = self.bv_value(element);
                    term = self.store(term, index, element);
                }
                term
            }
        }
    }
}
