//! Walks over term graphs, and the variables a term depends on.
//!
//! A graph may be a million levels deep, so nothing here recurses.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};

use crate::arena::Arena;
use crate::term::TermId;

impl Arena {
    /// All nodes reachable from `roots`, each once, children before parents. Boolean nodes appear
    /// without their negation.
    #[must_use]
    pub fn post_order(&self, roots: &[TermId]) -> Vec<TermId> {
        self.post_order_until(roots, |_| false)
    }

    /// As [`post_order`](Self::post_order), leaving out the nodes for which `known` holds and what
    /// is only reachable through them.
    #[must_use]
    pub fn post_order_until(
        &self,
        roots: &[TermId],
        known: impl Fn(TermId) -> bool,
    ) -> Vec<TermId> {
        let mut seen: FxHashSet<TermId> = FxHashSet::default();
        let mut pending: Vec<TermId> = roots.iter().map(|root| root.positive()).collect();
        let mut order = Vec::new();
        while let Some(term) = pending.pop() {
            if known(term) || !seen.insert(term) {
                continue;
            }
            order.push(term);
            let node = self.node(term);
            pending.extend(node.children().iter().map(|child| child.positive()));
        }
        // Children are always older than their parents.
        order.sort_unstable();
        order
    }

    /// The variables a term depends on, oldest first.
    #[must_use]
    pub fn variables(&self, term: TermId) -> Vec<TermId> {
        self.variables_of(&[term])
    }

    /// The variables any of the terms depends on, oldest first.
    #[must_use]
    pub fn variables_of(&self, terms: &[TermId]) -> Vec<TermId> {
        let mut order = self.post_order(terms);
        order.retain(|&term| self.is_variable(term));
        order
    }
}

/// Remembers the variables of terms asked for repeatedly, such as path conditions.
#[derive(Default)]
pub struct VariableSets {
    known: FxHashMap<TermId, Rc<[TermId]>>,
}

impl VariableSets {
    /// Nothing is remembered yet.
    #[must_use]
    pub fn new() -> Self {
        VariableSets::default()
    }

    /// The variables `term` depends on, oldest first.
    pub fn of(&mut self, arena: &Arena, term: TermId) -> Rc<[TermId]> {
        let term = term.positive();
        if let Some(known) = self.known.get(&term) {
            return known.clone();
        }
        // The walk stops at terms whose variables are known already.
        let mut seen: FxHashSet<TermId> = FxHashSet::default();
        let mut found: FxHashSet<TermId> = FxHashSet::default();
        let mut pending = vec![term];
        while let Some(next) = pending.pop() {
            if !seen.insert(next) {
                continue;
            }
            if let Some(known) = self.known.get(&next) {
                found.extend(known.iter().copied());
                continue;
            }
            if arena.is_variable(next) {
                found.insert(next);
            }
            let node = arena.node(next);
            pending.extend(node.children().iter().map(|child| child.positive()));
        }
        let mut variables: Vec<TermId> = found.into_iter().collect();
        variables.sort_unstable();
        let variables: Rc<[TermId]> = variables.into();
        self.known.insert(term, variables.clone());
        variables
    }
}
