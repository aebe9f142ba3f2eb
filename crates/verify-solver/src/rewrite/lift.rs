//! Comparisons go into the choices they compare.
//!
//! `(if c then a else b) = d` becomes `if c then a = d else b = d`. A value chosen
//! among many and then compared is the usual outcome of merged paths; the
//! comparisons of its parts are often known already, and then the words are gone.
//! Each choice is opened once for each other side, so the query does not grow.
//!
//! `<` is opened where both sides choose by the same conditions, as two variables
//! do that a loop leaves with: what held between them on each path holds for the
//! choice. It stays closed unless nearly all is known inside.

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
            (Op::Ult | Op::Slt, &[a, b]) => opened.order(arena, new, a, b),
            _ => new,
        };
        rebuilt.set(term, new);
    }
    for constraint in &mut query.constraints {
        *constraint = rebuilt.of(arena, *constraint);
    }
    query.split(arena);
}

/// Most comparisons that may be left of one that was opened.
const MOST_LEFT: usize = 1;

/// Comparisons opened so far.
#[derive(Default)]
struct Opened {
    /// By choice and other side.
    equations: FxHashMap<(TermId, TermId), TermId>,
    orders: FxHashMap<(Op, TermId, TermId), TermId>,
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

impl Opened {
    /// `a < b`, opened where that leaves hardly anything of it.
    fn order(&mut self, arena: &mut Arena, order: TermId, a: TermId, b: TermId) -> TermId {
        let op = arena.node(order).op;
        let mut left = 0;
        let mut pending = vec![(a, b)];
        while let Some(&(a, b)) = pending.last() {
            let key = (op, a, b);
            if self.orders.contains_key(&key) {
                pending.pop();
                continue;
            }
            let Some((condition, inside)) = pairs(arena, a, b) else {
                let less = arena.build(op, Sort::Bool, &[a, b]);
                left += usize::from(!arena.is_constant(less));
                if left > MOST_LEFT {
                    return order;
                }
                self.orders.insert(key, less);
                continue;
            };
            let known = inside.map(|(a, b)| self.orders.get(&(op, a, b)).copied());
            match known {
                [Some(then), Some(otherwise)] => {
                    let less = arena.ite(condition, then, otherwise);
                    self.orders.insert(key, less);
                }
                _ => pending.extend(inside),
            }
        }
        self.orders[&(op, a, b)]
    }
}

/// The condition by which both sides choose, and what is to be compared where it holds and where not.
fn pairs(arena: &Arena, a: TermId, b: TermId) -> Option<(TermId, [(TermId, TermId); 2])> {
    let opened = |term: TermId| {
        let node = arena.node(term);
        match (node.op, node.children()) {
            (Op::Ite, &[condition, then, otherwise]) => Some((condition, then, otherwise)),
            _ => None,
        }
    };
    match (opened(a), opened(b)) {
        (Some((condition, a, c)), Some((same, b, d))) if condition == same => {
            Some((condition, [(a, b), (c, d)]))
        }
        _ => None,
    }
}

fn is_choice(arena: &Arena, term: TermId) -> bool {
    arena.node(term).op == Op::Ite
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limit::{Deadline, Limit};
    use crate::rewrite::query::rewrite;

    /// A counter that goes up where the conditions hold, beside one with a lead that always does,
    /// both as they are when the loop ends after some round.
    fn counters(arena: &mut Arena, lead: u64, rounds: u32) -> (TermId, TermId) {
        let (mut some, mut all) = (arena.bv(32, 0), arena.bv(32, lead));
        let one = arena.bv(32, 1);
        let mut left = (some, all);
        for round in 0..rounds {
            let counts = arena.variable(&format!("counts{round}"), Sort::Bool);
            let leaves = arena.variable(&format!("leaves{round}"), Sort::Bool);
            let more = arena.add(some, one);
            some = arena.ite(counts, more, some);
            all = arena.add(all, one);
            left = (
                arena.ite(leaves, some, left.0),
                arena.ite(leaves, all, left.1),
            );
        }
        left
    }

    #[test]
    fn what_holds_on_each_path_holds_for_the_choice() {
        let mut arena = Arena::new();
        let (some, all) = counters(&mut arena, 2, 100);
        let less = arena.slt(all, some);
        let deadline = Deadline::start(&Limit::none());
        let query = rewrite(&mut arena, &[less], &deadline).expect("there is no deadline");
        assert_eq!(query.constraints, [TermId::FALSE]);
    }

    #[test]
    fn what_may_fail_on_many_paths_stays_as_it_was() {
        let mut arena = Arena::new();
        let (some, all) = counters(&mut arena, 0, 100);
        let less = arena.slt(some, all);
        assert_eq!(Opened::default().order(&mut arena, less, some, all), less);
    }
}
