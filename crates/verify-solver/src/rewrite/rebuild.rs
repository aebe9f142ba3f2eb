//! Rebuilding terms over other subterms.

use rustc_hash::FxHashMap;
use verify_term::{Arena, Op, TermId};

/// What terms have become.
#[derive(Default)]
pub(super) struct Rebuilt {
    terms: FxHashMap<TermId, TermId>,
}

impl Rebuilt {
    /// What `term`, visited before, has become.
    pub(super) fn of(&self, arena: &mut Arena, term: TermId) -> TermId {
        if let Some(&new) = self.terms.get(&term) {
            return new;
        }
        let node = arena.node(term);
        match (node.op, node.children()) {
            (Op::Not, &[operand]) => {
                let new = self.of_positive(operand);
                arena.not(new)
            }
            _ => self.of_positive(term),
        }
    }

    fn of_positive(&self, term: TermId) -> TermId {
        *self
            .terms
            .get(&term)
            .expect("subterms are rebuilt before the terms that contain them")
    }

    pub(super) fn set(&mut self, old: TermId, new: TermId) {
        self.terms.insert(old, new);
    }

    /// The term with the same operator over what its operands have become.
    pub(super) fn over_new_operands(&self, arena: &mut Arena, term: TermId) -> TermId {
        let node = arena.node(term);
        if node.children().is_empty() {
            return term;
        }
        let new: Vec<TermId> = node
            .children()
            .iter()
            .map(|&child| self.of(arena, child))
            .collect();
        if new == node.children() {
            return term;
        }
        arena.build(node.op, node.sort, &new)
    }
}
