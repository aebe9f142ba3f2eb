//! Rotations, bit counts and permutations, expanded into simpler shared terms.

use crate::arena::Arena;
use crate::term::TermId;

impl Arena {
    /// Rotation to the left by `amount` modulo the width.
    pub fn rotate_left(&mut self, term: TermId, amount: TermId) -> TermId {
        let width = self.expect_same_width(term, amount);
        let modulus = self.bv(width, u64::from(width));
        let amount = self.urem(amount, modulus);
        let back = self.sub(modulus, amount);
        let left = self.shl(term, amount);
        let right = self.lshr(term, back);
        self.bvor(left, right)
    }

    /// Rotation to the right by `amount` modulo the width.
    pub fn rotate_right(&mut self, term: TermId, amount: TermId) -> TermId {
        let width = self.expect_same_width(term, amount);
        let modulus = self.bv(width, u64::from(width));
        let amount = self.urem(amount, modulus);
        let back = self.sub(modulus, amount);
        let right = self.lshr(term, amount);
        let left = self.shl(term, back);
        self.bvor(left, right)
    }

    /// The number of ones, as wide as the operand.
    pub fn popcount(&mut self, term: TermId) -> TermId {
        let width = self.width(term);
        // Add the bits pairwise: a balanced tree keeps the adders as narrow as the counts.
        let mut counts: Vec<TermId> = (0..width).map(|i| self.extract(term, i, i)).collect();
        while counts.len() > 1 {
            let mut sums = Vec::with_capacity(counts.len().div_ceil(2));
            for pair in counts.chunks(2) {
                sums.push(match *pair {
                    [a, b] => {
                        let wider = self.width(a).max(self.width(b)) + 1;
                        let a = self.zext(a, wider);
                        let b = self.zext(b, wider);
                        self.add(a, b)
                    }
                    [a] => a,
                    _ => unreachable!("chunks of two hold one or two"),
                });
            }
            counts = sums;
        }
        let count = counts[0];
        if self.width(count) > width {
            self.trunc(count, width)
        } else {
            self.zext(count, width)
        }
    }

    /// The number of zeros above the highest one; the width when there is none.
    pub fn leading_zeros(&mut self, term: TermId) -> TermId {
        let reversed = self.bit_reverse(term);
        self.trailing_zeros(reversed)
    }

    /// The number of zeros below the lowest one; the width when there is none.
    pub fn trailing_zeros(&mut self, term: TermId) -> TermId {
        // The bits below the lowest one are those that are set in x - 1 but not in x.
        let width = self.width(term);
        let one = self.bv(width, 1);
        let less = self.sub(term, one);
        let inverted = self.bvnot(term);
        let below = self.bvand(inverted, less);
        self.popcount(below)
    }

    /// The bytes in reverse order; the width is a multiple of 8.
    pub fn byte_swap(&mut self, term: TermId) -> TermId {
        let width = self.width(term);
        assert!(width.is_multiple_of(8), "bytes of a vector of {width} bits");
        self.reverse_chunks(term, 8)
    }

    /// The bits in reverse order.
    pub fn bit_reverse(&mut self, term: TermId) -> TermId {
        self.reverse_chunks(term, 1)
    }

    fn reverse_chunks(&mut self, term: TermId, chunk: u32) -> TermId {
        let width = self.width(term);
        let mut result = self.extract(term, chunk - 1, 0);
        for low in (chunk..width).step_by(chunk as usize) {
            let next = self.extract(term, low + chunk - 1, low);
            result = self.concat(result, next);
        }
        result
    }
}
