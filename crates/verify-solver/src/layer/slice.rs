//! Independent constraints are decided apart.
//!
//! Constraints that share no variable, not even through others, cannot
//! contradict each other. A query is taken apart into such groups; each is a
//! smaller query, and most of them have been asked before, which the layer below
//! notices.

use std::rc::Rc;

use rustc_hash::{FxHashMap, FxHashSet};
use verify_term::{Arena, Assignment, Op, TermId, VariableSets};

use crate::assertions::Assertions;
use crate::limit::{Deadline, Limit};
use crate::reason::Reason;
use crate::solver::{Answer, Model, Solver, Statistics};

const NAME: &str = "slice";

/// Takes queries apart for the solver below.
pub(crate) struct Slice {
    below: Box<dyn Solver>,
    asserted: Assertions,
    variables: VariableSets,
    conjuncts: FxHashMap<TermId, Rc<[TermId]>>,
    groups: Groups,
    queries: u64,
    slices: u64,
}

/// A part of a query that is independent of the rest.
struct Part {
    /// The representative of its variables.
    group: TermId,
    asserted: Vec<TermId>,
    /// A conjunct and the assumption it comes from.
    assumed: Vec<(TermId, TermId)>,
}

impl Slice {
    pub(crate) fn new(below: Box<dyn Solver>) -> Self {
        Self {
            below,
            asserted: Assertions::default(),
            variables: VariableSets::new(),
            conjuncts: FxHashMap::default(),
            groups: Groups::default(),
            queries: 0,
            slices: 0,
        }
    }

    /// The terms whose conjunction `term` is.
    fn conjuncts(&mut self, arena: &Arena, term: TermId) -> Rc<[TermId]> {
        if let Some(known) = self.conjuncts.get(&term) {
            return Rc::clone(known);
        }
        let mut found = Vec::new();
        let mut seen = FxHashSet::default();
        let mut pending = vec![term];
        while let Some(next) = pending.pop() {
            if !seen.insert(next) {
                continue;
            }
            let node = arena.node(next);
            match (node.op, node.children()) {
                (Op::And, &[a, b]) => pending.extend([b, a]),
                _ => found.push(next),
            }
        }
        let found: Rc<[TermId]> = found.into();
        self.conjuncts.insert(term, Rc::clone(&found));
        found
    }

    /// The parts of the query, the one with the last assumption first.
    fn parts(&mut self, arena: &Arena, assumptions: &[TermId]) -> Vec<Part> {
        let mut constraints: Vec<(TermId, Option<TermId>)> = Vec::new();
        for i in 0..self.asserted.terms().len() {
            let term = self.asserted.terms()[i];
            let conjuncts = self.conjuncts(arena, term);
            constraints.extend(conjuncts.iter().map(|&conjunct| (conjunct, None)));
        }
        for &assumption in assumptions {
            let conjuncts = self.conjuncts(arena, assumption);
            constraints.extend(conjuncts.iter().map(|&term| (term, Some(assumption))));
        }
        self.groups.clear();
        for &(term, _) in &constraints {
            self.groups.join(&self.variables.of(arena, term));
        }
        let mut numbers: FxHashMap<TermId, usize> = FxHashMap::default();
        let mut parts: Vec<Part> = Vec::new();
        for &(term, assumption) in constraints.iter().rev() {
            // All constants share a part: they need no variable to be decided.
            let group = match self.variables.of(arena, term).first() {
                Some(&variable) => self.groups.root(variable),
                None => TermId::TRUE,
            };
            let number = *numbers.entry(group).or_insert_with(|| {
                parts.push(Part {
                    group,
                    asserted: Vec::new(),
                    assumed: Vec::new(),
                });
                parts.len() - 1
            });
            match assumption {
                None => parts[number].asserted.push(term),
                Some(assumption) => parts[number].assumed.push((term, assumption)),
            }
        }
        for part in &mut parts {
            part.asserted.reverse();
            part.assumed.reverse();
        }
        parts
    }

    fn check_part(&mut self, arena: &mut Arena, part: &Part, limit: &Limit) -> Answer {
        // Each part has other assertions: below, they are assumptions like the rest.
        let assumed = part.assumed.iter().map(|&(term, _)| term);
        let assumptions: Vec<TermId> = part.asserted.iter().copied().chain(assumed).collect();
        match self.below.check(arena, &assumptions, limit) {
            Answer::Unsat { core } => {
                let core: FxHashSet<TermId> = core.into_iter().collect();
                let mut whole: Vec<TermId> = part
                    .assumed
                    .iter()
                    .filter(|(term, _)| core.contains(term))
                    .map(|&(_, assumption)| assumption)
                    .collect();
                whole.sort_unstable();
                whole.dedup();
                Answer::Unsat { core: whole }
            }
            other => other,
        }
    }
}

impl Solver for Slice {
    fn assert(&mut self, _arena: &mut Arena, term: TermId) {
        self.asserted.assert(term);
    }

    fn check(&mut self, arena: &mut Arena, assumptions: &[TermId], limit: &Limit) -> Answer {
        let deadline = Deadline::start(limit);
        let parts = self.parts(arena, assumptions);
        self.queries += 1;
        self.slices += parts.len() as u64;
        let mut model = Assignment::new();
        let mut unknown: Option<Reason> = None;
        for part in &parts {
            match self.check_part(arena, part, &deadline.rest()) {
                Answer::Sat(values) => {
                    // A model found earlier may speak of other parts' variables too.
                    for (variable, value) in values.assignment().iter() {
                        if self.groups.root(variable) == part.group {
                            model.set(variable, value.clone());
                        }
                    }
                }
                unsat @ Answer::Unsat { .. } => return unsat,
                // Another part may still be unsatisfiable, and then so is the whole.
                Answer::Unknown(reason) => {
                    unknown.get_or_insert(reason);
                }
            }
        }
        match unknown {
            None => Answer::Sat(Model::new(model)),
            Some(reason) => Answer::Unknown(reason),
        }
    }

    fn statistics(&self) -> Statistics {
        let mut statistics = Statistics::new();
        statistics.count(NAME, "queries", self.queries);
        statistics.count(NAME, "slices", self.slices);
        statistics.merge(&self.below.statistics());
        statistics
    }

    fn name(&self) -> &'static str {
        NAME
    }
}

/// Which variables belong together: a union-find forest.
#[derive(Default)]
struct Groups {
    parents: FxHashMap<TermId, TermId>,
}

impl Groups {
    fn clear(&mut self) {
        self.parents.clear();
    }

    fn root(&mut self, variable: TermId) -> TermId {
        let mut here = variable;
        loop {
            let parent = *self.parents.entry(here).or_insert(here);
            if parent == here {
                return here;
            }
            // Halve the path on the way up.
            let grandparent = self.parents.get(&parent).copied().unwrap_or(parent);
            self.parents.insert(here, grandparent);
            here = grandparent;
        }
    }

    /// Puts all these variables into one group.
    fn join(&mut self, variables: &[TermId]) {
        let Some((&first, rest)) = variables.split_first() else {
            return;
        };
        let mut root = self.root(first);
        for &variable in rest {
            let other = self.root(variable);
            if other != root {
                let (young, old) = if other < root {
                    (root, other)
                } else {
                    (other, root)
                };
                self.parents.insert(young, old);
                root = old;
            }
        }
    }
}
