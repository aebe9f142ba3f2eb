//! A query on its way through the passes.

use rustc_hash::FxHashSet;
use verify_term::{Arena, Assignment, Op, TermId};

use super::narrow::Embedding;
use super::{bound, equality, lift, narrow, polynomial};
use crate::limit::Deadline;
use crate::reason::Reason;

/// Constraints and how to find the variables the passes removed.
pub(crate) struct Query {
    pub(crate) constraints: Vec<TermId>,
    repairs: Vec<Repair>,
}

/// The value of a variable that a pass removed.
pub(super) enum Repair {
    /// It has the value of this term.
    Define(TermId, TermId),
    /// It has the value that a shorter variable's value stands for.
    Embed(TermId, TermId, Embedding),
}

/// Runs all passes, unless the deadline comes first.
pub(crate) fn rewrite(
    arena: &mut Arena,
    constraints: &[TermId],
    deadline: &Deadline,
) -> Result<Query, Reason> {
    let mut query = Query {
        constraints: constraints.to_vec(),
        repairs: Vec::new(),
    };
    query.split(arena);
    let passes: [fn(&mut Arena, &mut Query); 6] = [
        equality::substitute,
        polynomial::merge,
        equality::substitute,
        lift::lift,
        narrow::narrow,
        bound::shorten,
    ];
    for pass in passes {
        if let Some(reason) = deadline.reached() {
            return Err(reason);
        }
        pass(arena, &mut query);
    }
    Ok(query)
}

impl Query {
    /// Replaces conjunctions by their parts and drops what is true.
    pub(super) fn split(&mut self, arena: &Arena) {
        let mut parts = Vec::with_capacity(self.constraints.len());
        let mut pending = std::mem::take(&mut self.constraints);
        let mut seen: FxHashSet<TermId> = FxHashSet::default();
        while let Some(term) = pending.pop() {
            if !seen.insert(term) {
                continue;
            }
            let node = arena.node(term);
            match (node.op, node.children()) {
                (Op::And, &[a, b]) => pending.extend([a, b]),
                (Op::True, _) => {}
                _ => parts.push(term),
            }
        }
        parts.sort_unstable();
        self.constraints = parts;
    }

    pub(super) fn repair_with(&mut self, repair: Repair) {
        self.repairs.push(repair);
    }

    /// A model of the original query from one of the rewritten one.
    pub(crate) fn repair(&self, arena: &Arena, mut model: Assignment) -> Assignment {
        for repair in self.repairs.iter().rev() {
            let (variable, value) = match repair {
                Repair::Define(variable, term) => (*variable, model.evaluate(arena, *term)),
                Repair::Embed(variable, narrow, embedding) => {
                    (*variable, embedding.widen(&model.evaluate(arena, *narrow)))
                }
            };
            model.set(variable, value);
        }
        model
    }
}
