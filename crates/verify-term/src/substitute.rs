//! Replacing terms by terms.

use std::collections::HashMap;
use std::hash::BuildHasher;

use rustc_hash::FxHashMap;

use crate::arena::Arena;
use crate::term::{Node, TermId};

impl Arena {
    /// `term` with every occurrence of a key replaced by its value, simplified again.
    ///
    /// The replacement is simultaneous: what a value contains is not replaced again. A key may be
    /// any term; a negated boolean as a key also replaces its positive form. Keys and values have
    /// the same sorts.
    pub fn substitute<S: BuildHasher>(
        &mut self,
        term: TermId,
        replacements: &HashMap<TermId, TermId, S>,
    ) -> TermId {
        self.substitute_all(&[term], replacements)[0]
    }

    /// As [`substitute`](Self::substitute), for several terms that may have parts in common.
    pub fn substitute_all<S: BuildHasher>(
        &mut self,
        terms: &[TermId],
        replacements: &HashMap<TermId, TermId, S>,
    ) -> Vec<TermId> {
        let mut done: FxHashMap<TermId, TermId> = FxHashMap::default();
        for (&from, &to) in replacements {
            assert!(
                self.sort(from) == self.sort(to),
                "replacements keep the sort"
            );
            if from.is_negated() {
                done.insert(from.positive(), to.complement());
            } else {
                done.insert(from, to);
            }
        }
        let mut pending: Vec<TermId> = terms.iter().map(|term| term.positive()).collect();
        while let Some(&next) = pending.last() {
            if done.contains_key(&next) {
                pending.pop();
                continue;
            }
            let node = self.node(next);
            let before = pending.len();
            for child in node.children() {
                if !done.contains_key(&child.positive()) {
                    pending.push(child.positive());
                }
            }
            if pending.len() > before {
                continue;
            }
            pending.pop();
            let rebuilt = self.rebuild_over(next, &node, &done);
            done.insert(next, rebuilt);
        }
        let replaced = |term: &TermId| {
            let result = done[&term.positive()];
            if term.is_negated() {
                result.complement()
            } else {
                result
            }
        };
        terms.iter().map(replaced).collect()
    }

    fn rebuild_over(
        &mut self,
        term: TermId,
        node: &Node,
        done: &FxHashMap<TermId, TermId>,
    ) -> TermId {
        let mut children = [TermId::TRUE; 3];
        let mut changed = false;
        for (new, old) in children.iter_mut().zip(node.children()) {
            let replaced = done[&old.positive()];
            *new = if old.is_negated() {
                replaced.complement()
            } else {
                replaced
            };
            changed |= *new != *old;
        }
        if !changed {
            return term;
        }
        self.build(node.op, node.sort, &children[..node.op.arity()])
    }
}
