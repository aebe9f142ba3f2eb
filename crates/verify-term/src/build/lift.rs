//! Operations over conditionals whose leaves are constants.
//!
//! Values that differ between merged paths (loop counters, lengths, states of automata) are trees
//! of `ite` over constants. An operation on such a tree and a constant is the tree of the results,
//! and a comparison is a boolean combination of the conditions.

use crate::arena::Arena;
use crate::term::TermId;

/// The largest tree, in `ite`s, that an operation is lifted over.
const LIFT_LIMIT: u16 = 64;

/// The largest pair of trees that a binary operation is lifted over.
const PAIR_LIMIT: u16 = 8;

impl Arena {
    /// Whether an operation on `term` can be computed on its constant leaves.
    #[inline]
    pub(crate) fn is_liftable(&self, term: TermId) -> bool {
        (1..=LIFT_LIMIT).contains(&self.stored(term).constant_ites)
    }

    /// The tree `term` with every leaf replaced by what `of_leaf` makes of it.
    pub(crate) fn lift(
        &mut self,
        term: TermId,
        mut of_leaf: impl FnMut(&mut Arena, TermId) -> TermId,
    ) -> TermId {
        if self.stored(term).constant_ites == 1 {
            let node = *self.stored(term);
            let a = of_leaf(self, node.child(1));
            let b = of_leaf(self, node.child(2));
            return self.ite(node.child(0), a, b);
        }
        let mut ites = vec![term];
        let mut opened = 0;
        while opened < ites.len() {
            let node = *self.stored(ites[opened]);
            for branch in [node.child(1), node.child(2)] {
                if !self.is_constant(branch) && !ites.contains(&branch) {
                    ites.push(branch);
                }
            }
            opened += 1;
        }
        // Branches are older than the conditionals made of them.
        ites.sort_unstable();
        let mut images: Vec<TermId> = Vec::with_capacity(ites.len());
        for &ite in &ites {
            let node = *self.stored(ite);
            let [a, b] =
                [node.child(1), node.child(2)].map(|branch| match ites.binary_search(&branch) {
                    Ok(position) => images[position],
                    Err(_) => of_leaf(self, branch),
                });
            images.push(self.ite(node.child(0), a, b));
        }
        images[images.len() - 1]
    }

    /// The branches of two small trees over one condition, for which a binary operation is better
    /// computed branch by branch.
    #[inline]
    pub(crate) fn shared_condition(
        &self,
        a: TermId,
        b: TermId,
    ) -> Option<(TermId, [TermId; 2], [TermId; 2])> {
        let (x, y) = (self.stored(a), self.stored(b));
        let small = 2..=PAIR_LIMIT;
        let both = x.constant_ites > 0 && y.constant_ites > 0;
        if !both || !small.contains(&(x.constant_ites.saturating_add(y.constant_ites))) {
            return None;
        }
        (x.child(0) == y.child(0)).then(|| {
            (
                x.child(0),
                [x.child(1), y.child(1)],
                [x.child(2), y.child(2)],
            )
        })
    }

    /// `operation` of two terms, computed on leaves where one is a constant and the other a tree
    /// of constants, or where both are small trees over the same condition.
    pub(crate) fn lift_binary(
        &mut self,
        a: TermId,
        b: TermId,
        operation: impl Fn(&mut Arena, TermId, TermId) -> TermId,
    ) -> Option<TermId> {
        if self.is_liftable(a) && self.is_constant(b) {
            return Some(self.lift(a, |arena, leaf| operation(arena, leaf, b)));
        }
        if self.is_liftable(b) && self.is_constant(a) {
            return Some(self.lift(b, |arena, leaf| operation(arena, a, leaf)));
        }
        let (condition, [a1, b1], [a2, b2]) = self.shared_condition(a, b)?;
        let first = operation(self, a1, b1);
        let second = operation(self, a2, b2);
        Some(self.ite(condition, first, second))
    }
}
