//! Constraints that define a variable remove it.
//!
//! `x = t` with `x` not in `t` leaves the query, and `t` takes the place of `x`
//! everywhere; so do constraints that are a boolean variable or its negation.

use rustc_hash::{FxHashMap, FxHashSet};
use verify_term::{Arena, Op, TermId, VariableSets};

use super::query::{Query, Repair};

/// Substituting can uncover further definitions; this many times at most.
const ROUNDS: usize = 8;

/// Removes variables that have a definition.
pub(super) fn substitute(arena: &mut Arena, query: &mut Query) {
    for _ in 0..ROUNDS {
        let definitions = definitions(arena, &query.constraints);
        if definitions.is_empty() {
            return;
        }
        let replacements: FxHashMap<TermId, TermId> = definitions.iter().copied().collect();
        query.constraints = arena.substitute_all(&query.constraints, &replacements);
        for (variable, term) in definitions {
            query.repair_with(Repair::Define(variable, term));
        }
        query.split(arena);
    }
}

/// Variables and what they equal, none of which contains any of the variables.
fn definitions(arena: &Arena, constraints: &[TermId]) -> Vec<(TermId, TermId)> {
    let mut chosen: Vec<(TermId, TermId)> = Vec::new();
    let mut defined: FxHashSet<TermId> = FxHashSet::default();
    let mut used: FxHashSet<TermId> = FxHashSet::default();
    let mut variables = VariableSets::new();
    for &constraint in constraints {
        for (variable, term) in candidates(arena, constraint) {
            if defined.contains(&variable) || used.contains(&variable) {
                continue;
            }
            let inside = variables.of(arena, term);
            if inside.iter().any(|v| *v == variable || defined.contains(v)) {
                continue;
            }
            used.extend(inside.iter());
            defined.insert(variable);
            chosen.push((variable, term));
            break;
        }
    }
    chosen
}

/// The ways in which a constraint is a definition.
fn candidates(arena: &Arena, constraint: TermId) -> Vec<(TermId, TermId)> {
    let node = arena.node(constraint);
    match (node.op, node.children()) {
        (Op::Variable, _) => vec![(constraint, TermId::TRUE)],
        (Op::Not, &[operand]) if arena.is_variable(operand) => vec![(operand, TermId::FALSE)],
        (Op::Eq, &[a, b]) => [(a, b), (b, a)]
            .into_iter()
            .filter(|&(variable, _)| arena.is_variable(variable))
            .collect(),
        _ => Vec::new(),
    }
}
