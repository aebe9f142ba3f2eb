//! Slices of bit-vectors.

use crate::arena::Arena;
use crate::term::{Op, Sort, TermId};

/// How deep below a slice the operands must be narrow for arithmetic to be narrowed.
const NARROW_DEPTH: usize = 4;

impl Arena {
    /// The bits from `low` to `high`, both included.
    pub fn extract(&mut self, term: TermId, high: u32, low: u32) -> TermId {
        let width = self.width(term);
        assert!(
            low <= high && high < width,
            "the bits {high} to {low} of a vector of {width}"
        );
        let (mut term, mut high, mut low) = (term, high, low);
        // Slices of slices, of parts and of extended terms are slices of what is below.
        loop {
            let width = self.width(term);
            if high - low + 1 == width {
                return term;
            }
            let node = *self.stored(term);
            match node.op {
                Op::Extract { low: offset } => {
                    high += offset;
                    low += offset;
                    term = node.child(0);
                }
                Op::Concat => {
                    let split = self.width(node.child(1));
                    if low >= split {
                        high -= split;
                        low -= split;
                        term = node.child(0);
                    } else if high < split {
                        term = node.child(1);
                    } else {
                        return self.extract_across(term, high, low);
                    }
                }
                Op::ZExt | Op::SExt if high < self.width(node.child(0)) => term = node.child(0),
                _ => break,
            }
        }
        match self.extract_rules(term, high, low) {
            Some(simpler) => simpler,
            None => {
                let sort = Sort::BitVec(high - low + 1);
                self.fold_or_intern(Op::Extract { low }, sort, &[term])
            }
        }
    }

    /// A slice that reaches over the seam of a concatenation: slices of the parts.
    fn extract_across(&mut self, term: TermId, high: u32, low: u32) -> TermId {
        let mut result: Option<TermId> = None;
        let mut pending = vec![(term, high, low)];
        while let Some((term, high, low)) = pending.pop() {
            if let Some((above, below)) = self.as_binary(term, Op::Concat) {
                let split = self.width(below);
                if high >= split {
                    pending.push((above, high - split, low.saturating_sub(split)));
                }
                if low < split {
                    pending.push((below, high.min(split - 1), low));
                }
                continue;
            }
            let piece = self.extract(term, high, low);
            result = Some(match result {
                Some(lower) => self.concat(piece, lower),
                None => piece,
            });
        }
        result.expect("a slice has at least one part")
    }

    fn extract_rules(&mut self, term: TermId, high: u32, low: u32) -> Option<TermId> {
        let width = high - low + 1;
        if self.is_liftable(term) {
            return Some(self.lift(term, |arena, leaf| arena.extract(leaf, high, low)));
        }
        let node = *self.stored(term);
        let (x, y) = (node.child(0), node.child(1));
        match node.op {
            Op::ZExt | Op::SExt => {
                // The slice reaches above the extended term.
                let top = self.width(x) - 1;
                if node.op == Op::ZExt && low > top {
                    return Some(self.bv(width, 0));
                }
                let kept = self.extract(x, top, low.min(top));
                Some(self.extend(node.op, kept, width))
            }
            Op::BvAnd | Op::BvOr | Op::BvXor if self.is_constant(y) => {
                // Where the constant forces or leaves all bits alone there is no operation.
                let part = self.extract(y, high, low);
                let neutral = match node.op {
                    Op::BvAnd => self.is_ones(part),
                    _ => self.is_zero(part),
                };
                neutral.then(|| self.extract(x, high, low))
            }
            _ if low == 0 && self.narrows(term, width, NARROW_DEPTH) => {
                Some(self.narrowed(term, width))
            }
            _ => None,
        }
    }

    /// Whether the lowest `width` bits of a term can be computed from narrower operands, so that
    /// no slice of it is needed.
    fn narrows(&self, term: TermId, width: u32, depth: usize) -> bool {
        let node = self.stored(term);
        match node.op {
            Op::Constant => true,
            Op::ZExt | Op::SExt => self.width(node.child(0)) <= width,
            Op::Extract { .. } => true,
            Op::Concat => self.width(node.child(1)) <= width,
            Op::Add | Op::Sub | Op::Mul | Op::BvAnd | Op::BvOr | Op::BvXor if depth > 0 => {
                self.narrows(node.child(0), width, depth - 1)
                    && self.narrows(node.child(1), width, depth - 1)
            }
            Op::Neg | Op::BvNot if depth > 0 => self.narrows(node.child(0), width, depth - 1),
            Op::Ite if depth > 0 => {
                self.narrows(node.child(1), width, depth - 1)
                    && self.narrows(node.child(2), width, depth - 1)
            }
            _ => false,
        }
    }

    /// The lowest `width` bits of a term that narrows, at least one operator deep.
    fn narrowed(&mut self, term: TermId, width: u32) -> TermId {
        let node = *self.stored(term);
        let part = |arena: &mut Arena, index: usize| arena.trunc(node.child(index), width);
        match node.op {
            Op::Add | Op::Sub | Op::Mul | Op::BvAnd | Op::BvOr | Op::BvXor => {
                let (a, b) = (part(self, 0), part(self, 1));
                self.build(node.op, Sort::BitVec(width), &[a, b])
            }
            Op::Neg | Op::BvNot => {
                let a = part(self, 0);
                self.build(node.op, Sort::BitVec(width), &[a])
            }
            Op::Ite => {
                let (a, b) = (part(self, 1), part(self, 2));
                self.ite(node.child(0), a, b)
            }
            _ => {
                let sort = Sort::BitVec(width);
                self.fold_or_intern(Op::Extract { low: 0 }, sort, &[term])
            }
        }
    }

    /// The lowest `width` bits.
    pub fn trunc(&mut self, term: TermId, width: u32) -> TermId {
        assert!(width > 0, "a truncation keeps at least one bit");
        self.extract(term, width - 1, 0)
    }
}
