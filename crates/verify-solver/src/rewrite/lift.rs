//! Equations go into the choices they compare.
//!
//! `(if c then a else b) = d` becomes `if c then a = d else b = d`. A value chosen
//! among many and then compared is the usual outcome of merged paths; the
//! comparisons of its parts are often known already, and then the words are gone.
//! Each choice is opened once for each other side, so the query does not grow.

use rustc_hash::FxHashMap;
use verify_term::{Arena, Op, Sort, TermId};

use super::query::Query;
use super::rebuild::Rebuilt;

/// Larger queries are left as they are.
const MOST_TERMS: usize = 20_000;

/// Opens choices inside of equations, all through the query.
pub(super) fn lift(arena: &mut Arena, query: &mut Query) {
    let order = arena.post_order(&query.constraints);
    if order.len() > MOST_TERMS {
        return;
    }
    let mut rebuilt = Rebuilt::default();
    let mut opened = Opened::default();
    for term in order {
        let new = rebuilt.over_new_operands(arena, term);
        let node = arena.node(new);
        let new = match (node.op, node.children()) {
            (Op::Eq, &[a, b]) if matches!(arena.sort(a), Sort::BitVec(_)) => {
                opened.equation(arena, new, a, b)
            }
            _ => new,
        };
        rebuilt.set(term, new);
    }
    for constraint in &mut query.constraints {
        *constraint = rebuilt.of(arena, *constraint);
    }
    query.split(arena);
}

/// Equations opened so far, by choice and other side.
#[derive(Default)]
struct Opened {
    equations: FxHashMap<(TermId, TermId), TermId>,
}

impl Opened {
    fn equation(&mut self, arena: &mut Arena, equation: TermId, a: TermId, b: TermId) -> TermId {
        match (is_choice(arena, a), is_choice(arena, b)) {
            (true, false) => self.open(arena, a, b),
            (false, true) => self.open(arena, b, a),
            _ => equation,
        }
    }

    /// `choice = other`, from the innermost choices outwards.
    fn open(&mut self, arena: &mut Arena, choice: TermId, other: TermId) -> TermId {
        let mut pending = vec![choice];
        while let Some(&next) = pending.last() {
            if self.equations.contains_key(&(next, other)) {
                pending.pop();
                continue;
            }
            let node = arena.node(next);
            let (Op::Ite, &[condition, then, otherwise]) = (node.op, node.children()) else {
                let equal = arena.eq(next, other);
                self.equations.insert((next, other), equal);
                continue;
            };
            let below = (
                self.equations.get(&(then, other)).copied(),
                self.equations.get(&(otherwise, other)).copied(),
            );
            match below {
                (Some(then), Some(otherwise)) => {
                    let equal = arena.ite(condition, then, otherwise);
                    self.equations.insert((next, other), equal);
                }
                _ => pending.extend([then, otherwise]),
            }
        }
        self.equations[&(choice, other)]
    }
}

fn is_choice(arena: &Arena, term: TermId) -> bool {
    arena.node(term).op == Op::Ite
}
