//! What the code itself compares the changing values with: loop conditions, asserts, sizes.

use super::Hints;
use super::head::Head;
use rustc_hash::{FxHashMap, FxHashSet};
use verify_term::{Arena, Op, Sort, TermId};

/// What the conditions of an iteration are made of.
#[derive(Default)]
pub struct Harvest {
    /// Something that changes, and what it is compared with, which does not.
    pub comparisons: Vec<(TermId, TermId)>,
    /// Conditions on nothing but what changes and what was there before.
    pub conditions: Vec<TermId>,
}

const MOST_COMPARISONS: usize = 48;
const MOST_CONDITIONS: usize = 48;
/// Conditions of more terms than this are not taken apart.
const MOST_TERMS: usize = 40_000;

#[derive(Clone, Copy, Default)]
struct Parts {
    /// Something that changes is in it.
    changes: bool,
    /// Something that did not exist before the loop is in it.
    foreign: bool,
}

impl Harvest {
    pub fn of(arena: &Arena, head: &Head, born: usize, roots: &[TermId]) -> Harvest {
        let variables: FxHashSet<TermId> = head.at_start.keys().copied().collect();
        let mut harvest = Harvest::default();
        let mut parts: FxHashMap<TermId, Parts> = FxHashMap::default();
        let terms = arena.post_order(roots);
        let skipped = terms.len().saturating_sub(MOST_TERMS);
        for (index, term) in terms.into_iter().enumerate() {
            let node = arena.node(term);
            let mut own = Parts::default();
            if node.op == Op::Variable {
                own.changes = variables.contains(&term);
                own.foreign = !own.changes && term.index() >= born;
            }
            for child in node.children() {
                let part = parts.get(&positive(*child)).copied().unwrap_or_default();
                own.changes |= part.changes;
                own.foreign |= part.foreign;
            }
            parts.insert(term, own);
            if index < skipped || own.foreign || !own.changes || arena.sort(term) != Sort::Bool {
                continue;
            }
            if harvest.conditions.len() < MOST_CONDITIONS {
                harvest.conditions.push(term);
            }
            let [left, right] = *node.children() else {
                continue;
            };
            let is_number = matches!(arena.sort(left), Sort::BitVec(_));
            let compares = matches!(node.op, Op::Eq | Op::Ult | Op::Slt);
            if !compares || !is_number || harvest.comparisons.len() >= MOST_COMPARISONS {
                continue;
            }
            let changes = |term: TermId| parts.get(&term).is_some_and(|parts| parts.changes);
            match (changes(left), changes(right)) {
                (true, false) => harvest.comparisons.push((left, right)),
                (false, true) => harvest.comparisons.push((right, left)),
                _ => harvest.comparisons.push((left, right)),
            }
        }
        harvest.comparisons.dedup();
        harvest
    }
}

/// A boolean without its negation, as walks yield it.
fn positive(term: TermId) -> TermId {
    TermId::from_index(term.index() & !1)
}

/// More constants than this are no hints.
const MOST_CONSTANTS: usize = 24;

impl Hints {
    /// The hints that a try gives whose checks fail under these conditions.
    pub fn with_constants_of(&self, arena: &Arena, failures: &[TermId]) -> Hints {
        let mut hints = self.clone();
        hints.alternatives = true;
        for term in arena.post_order(failures) {
            let node = arena.node(term);
            let [left, right] = *node.children() else {
                continue;
            };
            let Sort::BitVec(width) = arena.sort(left) else {
                continue;
            };
            for side in [left, right] {
                let Some(word) = arena.as_u64(side) else {
                    continue;
                };
                match node.op {
                    Op::Eq | Op::Ult | Op::Slt if hints.constants.len() < MOST_CONSTANTS => {
                        hints.constants.insert((width, word));
                    }
                    Op::URem | Op::SRem if word > 1 && word < 1 << 16 => {
                        hints.moduli.insert(word);
                    }
                    _ => {}
                }
            }
        }
        hints
    }
}
