//! Variables that a constraint bounds are shorter ones.
//!
//! `i < 60` leaves six bits of `i` that matter, however wide it is. The SAT solver
//! finds that out, too, but only after circuits were built for all of them; here
//! sums and products of bounded variables become as narrow as they are.

use rustc_hash::{FxHashMap, FxHashSet};
use verify_term::{Arena, Op, Sort, TermId};

use super::query::{Query, Repair};

/// A variable below a bounded one is bounded in the next round; this many at most.
const ROUNDS: usize = 4;

/// Replaces variables whose upper bits are always zero.
pub(super) fn shorten(arena: &mut Arena, query: &mut Query) {
    for _ in 0..ROUNDS {
        let mut replacements: FxHashMap<TermId, TermId> = FxHashMap::default();
        for (variable, greatest) in bounds(arena, &query.constraints) {
            let width = arena.width(variable);
            let needed = (u64::BITS - greatest.leading_zeros()).max(1);
            if needed < width {
                let short = arena.fresh("short", Sort::BitVec(needed));
                let extended = arena.zext(short, width);
                replacements.insert(variable, extended);
                query.repair_with(Repair::Define(variable, extended));
            }
        }
        if replacements.is_empty() {
            return;
        }
        query.constraints = arena.substitute_all(&query.constraints, &replacements);
        query.split(arena);
    }
}

/// The variables that constraints bound from above, read as unsigned, with the
/// greatest value each can have.
fn bounds(arena: &Arena, constraints: &[TermId]) -> Vec<(TermId, u64)> {
    let mut unsigned: FxHashMap<TermId, u64> = FxHashMap::default();
    let mut signed: FxHashMap<TermId, i64> = FxHashMap::default();
    let mut positive: FxHashSet<TermId> = FxHashSet::default();
    for &constraint in constraints {
        let Some(Order {
            is_signed,
            low,
            high,
            strict,
        }) = order(arena, constraint)
        else {
            continue;
        };
        if is_signed {
            if arena.is_variable(low) {
                let greatest = arena.signed_range(high).1.saturating_sub(strict.into());
                let known = signed.entry(low).or_insert(greatest);
                *known = greatest.min(*known);
            }
            if arena.is_variable(high) && arena.signed_range(low).0 >= -i64::from(strict) {
                positive.insert(high);
            }
        } else if arena.is_variable(low) {
            let greatest = arena.unsigned_range(high).1.saturating_sub(strict.into());
            let known = unsigned.entry(low).or_insert(greatest);
            *known = greatest.min(*known);
        }
    }
    for variable in positive {
        if let Some(greatest) = signed
            .get(&variable)
            .and_then(|&most| u64::try_from(most).ok())
        {
            let known = unsigned.entry(variable).or_insert(greatest);
            *known = greatest.min(*known);
        }
    }
    let mut bounds: Vec<(TermId, u64)> = unsigned.into_iter().collect();
    // The same query is always rewritten in the same way.
    bounds.sort_unstable();
    bounds
}

/// `low < high`, or `low <= high` if it is not strict.
struct Order {
    is_signed: bool,
    low: TermId,
    high: TermId,
    strict: bool,
}

/// A constraint as an order between words of at most 64 bits.
fn order(arena: &Arena, constraint: TermId) -> Option<Order> {
    let node = arena.node(constraint);
    let (atom, strict) = match (node.op, node.children()) {
        (Op::Not, &[operand]) => (arena.node(operand), false),
        _ => (node, true),
    };
    let (Op::Ult | Op::Slt, &[a, b]) = (atom.op, atom.children()) else {
        return None;
    };
    if arena.width(a) > 64 {
        return None;
    }
    let (low, high) = if strict { (a, b) } else { (b, a) };
    Some(Order {
        is_signed: atom.op == Op::Slt,
        low,
        high,
        strict,
    })
}

#[cfg(test)]
mod tests {
    use super::super::query;
    use super::*;
    use crate::limit::{Deadline, Limit};
    use verify_term::Assignment;

    fn rewrite(arena: &mut Arena, constraints: &[TermId]) -> Query {
        let deadline = Deadline::start(&Limit::none());
        query::rewrite(arena, constraints, &deadline).expect("there is no deadline")
    }

    fn word(arena: &mut Arena, name: &str) -> TermId {
        arena.variable(name, Sort::BitVec(32))
    }

    /// `x * y = 35` with both factors above 1 and below the bounds given.
    fn product(
        arena: &mut Arena,
        below: impl Fn(&mut Arena, TermId, TermId) -> Vec<TermId>,
    ) -> Vec<TermId> {
        let (x, y) = (word(arena, "x"), word(arena, "y"));
        let (one, number) = (arena.bv(32, 1), arena.bv(32, 35));
        let product = arena.mul(x, y);
        let mut query = vec![
            arena.eq(product, number),
            arena.ult(one, x),
            arena.ult(one, y),
        ];
        query.extend(below(arena, x, y));
        query
    }

    fn widest_variable(arena: &Arena, constraints: &[TermId]) -> u32 {
        let variables = arena.variables_of(constraints);
        let widths = variables.iter().map(|&variable| arena.width(variable));
        widths.max().unwrap_or(0)
    }

    #[test]
    fn what_is_below_a_bounded_variable_is_short_too() {
        let mut arena = Arena::new();
        let query = product(&mut arena, |arena, x, y| {
            let eight = arena.bv(32, 8);
            vec![arena.ult(x, y), arena.ult(y, eight)]
        });
        let rewritten = rewrite(&mut arena, &query);
        assert_eq!(widest_variable(&arena, &rewritten.constraints), 3);
        // What the short variables are, the long ones are.
        let short = arena.variables_of(&rewritten.constraints);
        let mut model = Assignment::new();
        for &variable in &short {
            model.set_u64(&arena, variable, 7);
        }
        let model = rewritten.repair(&arena, model);
        let (x, y) = (word(&mut arena, "x"), word(&mut arena, "y"));
        for variable in [x, y] {
            assert_eq!(model.evaluate(&arena, variable).as_u64(), Some(7));
        }
    }

    #[test]
    fn a_signed_bound_needs_a_sign() {
        let mut arena = Arena::new();
        let bounded = |arena: &mut Arena, x, y| {
            let eight = arena.bv(32, 8);
            vec![arena.slt(x, eight), arena.slt(y, eight)]
        };
        let query = product(&mut arena, bounded);
        let rewritten = rewrite(&mut arena, &query);
        assert_eq!(widest_variable(&arena, &rewritten.constraints), 32);
        let with_signs = product(&mut arena, |arena, x, y| {
            let zero = arena.bv(32, 0);
            let mut bounds = bounded(arena, x, y);
            bounds.extend([arena.sle(zero, x), arena.sle(zero, y)]);
            bounds
        });
        let rewritten = rewrite(&mut arena, &with_signs);
        assert_eq!(widest_variable(&arena, &rewritten.constraints), 3);
    }
}
