//! What the conjuncts of a query say by themselves, taken in one after the other and taken back in the
//! reverse order.
//!
//! Queries of one path begin alike, so what follows from their common beginning is found once. A
//! conjunct that compares a term with a constant narrows that term's range; one that compares two
//! terms orders them (`order.rs`).

use rustc_hash::{FxHashMap, FxHashSet};
use verify_term::{Arena, Assignment, Op, Sort, TermId};

use super::order::Order;
use super::range::{Bounds, Range, Source};

/// A comparison of two terms: the atom, and whether it holds.
#[derive(Clone, Copy)]
struct Comparison {
    atom: TermId,
    positive: bool,
    source: Source,
}

/// What taking in a conjunct changed.
enum Change {
    Opened(TermId),
    Truth(TermId),
    Bounds(TermId, Option<Bounds>),
    Comparison,
    OtherKind,
    Contradiction,
}

/// Facts gathered from conjuncts.
#[derive(Default)]
pub(super) struct Facts {
    /// The conjunctions looked into.
    opened: FxHashSet<TermId>,
    truths: FxHashMap<TermId, Source>,
    bounds: FxHashMap<TermId, Bounds>,
    comparisons: Vec<Comparison>,
    signed: Order,
    unsigned: Order,
    /// How many conjuncts neither bound a variable nor order two.
    other_kinds: usize,
    contradiction: Option<Vec<TermId>>,
    changes: Vec<Change>,
}

/// A moment to go back to.
#[derive(Clone, Copy, Default)]
pub(super) struct Mark {
    changes: usize,
    comparisons: usize,
    signed: super::order::Mark,
    unsigned: super::order::Mark,
}

impl Facts {
    pub(super) fn mark(&self) -> Mark {
        Mark {
            changes: self.changes.len(),
            comparisons: self.comparisons.len(),
            signed: self.signed.mark(),
            unsigned: self.unsigned.mark(),
        }
    }

    /// Forgets what was learnt since.
    pub(super) fn go_back(&mut self, mark: Mark) {
        for change in self.changes.drain(mark.changes..).rev() {
            match change {
                Change::Opened(term) => {
                    self.opened.remove(&term);
                }
                Change::Truth(term) => {
                    self.truths.remove(&term);
                }
                Change::Bounds(term, Some(bounds)) => {
                    self.bounds.insert(term, bounds);
                }
                Change::Bounds(term, None) => {
                    self.bounds.remove(&term);
                }
                Change::Comparison => {
                    self.comparisons.pop();
                }
                Change::OtherKind => self.other_kinds -= 1,
                Change::Contradiction => self.contradiction = None,
            }
        }
        self.signed.go_back(mark.signed);
        self.unsigned.go_back(mark.unsigned);
    }

    /// The assumptions that contradict each other, given that those before the mark do not.
    pub(super) fn contradiction(&self, arena: &Arena, since: Mark) -> Option<Vec<TermId>> {
        if let Some(core) = &self.contradiction {
            return Some(core.clone());
        }
        if let Some(core) = self.excluded_comparison(arena, since) {
            return Some(core);
        }
        let sources = self
            .signed
            .contradiction(since.signed)
            .or_else(|| self.unsigned.contradiction(since.unsigned))?;
        Some(sources.into_iter().flatten().collect())
    }

    fn contradict(&mut self, sources: &[Source]) {
        if self.contradiction.is_none() {
            self.contradiction = Some(sources.iter().copied().flatten().collect());
            self.changes.push(Change::Contradiction);
        }
    }

    /// Takes in that `term` holds.
    pub(super) fn learn(&mut self, arena: &Arena, term: TermId, source: Source) {
        let mut pending = vec![term];
        while let Some(next) = pending.pop() {
            let node = arena.node(next);
            match (node.op, node.children()) {
                (Op::And, &[a, b]) => {
                    if self.opened.insert(next) {
                        self.changes.push(Change::Opened(next));
                        pending.extend([b, a]);
                    }
                }
                (Op::True, _) => {}
                (Op::Not, &[operand]) => self.literal(arena, next, (operand, false), source),
                _ => self.literal(arena, next, (next, true), source),
            }
        }
    }

    /// Takes in a conjunct: `atom` if `positive`, else its negation.
    fn literal(
        &mut self,
        arena: &Arena,
        conjunct: TermId,
        (atom, positive): (TermId, bool),
        source: Source,
    ) {
        if conjunct == TermId::FALSE {
            return self.contradict(&[source]);
        }
        // A boolean and its negation differ in one bit of the index.
        let opposite = TermId::from_index(conjunct.index() ^ 1);
        if let Some(&other) = self.truths.get(&opposite) {
            return self.contradict(&[source, other]);
        }
        if self.truths.contains_key(&conjunct) {
            return;
        }
        self.truths.insert(conjunct, source);
        self.changes.push(Change::Truth(conjunct));
        let node = arena.node(atom);
        match (node.op, node.children()) {
            (Op::Variable, _) => {}
            (Op::Eq | Op::Ult | Op::Slt, &[a, b])
                if matches!(arena.sort(a), Sort::BitVec(1..=64)) =>
            {
                let comparison = Comparison {
                    atom,
                    positive,
                    source,
                };
                self.compare(arena, comparison, (node.op, a, b));
            }
            _ => self.other_kind(),
        }
    }

    fn other_kind(&mut self) {
        self.other_kinds += 1;
        self.changes.push(Change::OtherKind);
    }

    fn compare(&mut self, arena: &Arena, comparison: Comparison, (op, a, b): (Op, TermId, TermId)) {
        let (bounded, constant_term, constant_first) = match (arena.as_u64(a), arena.as_u64(b)) {
            (None, Some(_)) => (a, b, false),
            (Some(_), None) => (b, a, true),
            _ => {
                if !(arena.is_variable(a) && arena.is_variable(b)) {
                    self.other_kind();
                }
                self.comparisons.push(comparison);
                self.changes.push(Change::Comparison);
                return self.put_in_order(comparison, (op, a, b));
            }
        };
        if !arena.is_variable(bounded) {
            self.other_kind();
        }
        let Comparison {
            positive, source, ..
        } = comparison;
        let signed = i128::from(arena.as_i64(constant_term).unwrap_or_default());
        let unsigned = i128::from(arena.as_u64(constant_term).unwrap_or_default());
        let mut bounds = self.bounds_of(arena, bounded);
        match (op, positive) {
            (Op::Eq, true) => {
                bounds.unsigned.at_least(unsigned, source);
                bounds.unsigned.at_most(unsigned, source);
                bounds.signed.at_least(signed, source);
                bounds.signed.at_most(signed, source);
            }
            (Op::Eq, false) => {
                bounds.unsigned.exclude(unsigned, source);
                bounds.signed.exclude(signed, source);
            }
            (Op::Ult, _) => {
                bounds
                    .unsigned
                    .order(unsigned, constant_first, positive, source);
            }
            _ => bounds
                .signed
                .order(signed, constant_first, positive, source),
        }
        let emptied = bounds.unsigned.emptied_by();
        if let Some(sources) = emptied.or_else(|| bounds.signed.emptied_by()) {
            self.contradict(&sources);
        }
        let before = self.bounds.insert(bounded, bounds);
        self.changes.push(Change::Bounds(bounded, before));
    }

    /// Equalities order terms in both ways of reading them.
    fn put_in_order(&mut self, comparison: Comparison, (op, a, b): (Op, TermId, TermId)) {
        let source = comparison.source;
        match (op, comparison.positive) {
            (Op::Eq, true) => {
                self.signed.equal(a, b, source);
                self.unsigned.equal(a, b, source);
            }
            (Op::Eq, false) => {
                self.signed.differ(a, b, source);
                self.unsigned.differ(a, b, source);
            }
            (Op::Ult, true) => self.unsigned.below(a, b, true, source),
            (Op::Ult, false) => self.unsigned.below(b, a, false, source),
            (_, true) => self.signed.below(a, b, true, source),
            (_, false) => self.signed.below(b, a, false, source),
        }
    }

    fn bounds_of(&self, arena: &Arena, term: TermId) -> Bounds {
        self.bounds.get(&term).copied().unwrap_or_else(|| Bounds {
            unsigned: Range::new(arena.unsigned_range(term)),
            signed: Range::new(arena.signed_range(term)),
        })
    }

    /// The assumptions behind a comparison of two terms that their ranges exclude. Where no range
    /// became narrower since the mark, older comparisons are as they were.
    fn excluded_comparison(&self, arena: &Arena, since: Mark) -> Option<Vec<TermId>> {
        let mut later = self.changes[since.changes..].iter();
        let first = if later.any(|change| matches!(change, Change::Bounds(..))) {
            0
        } else {
            since.comparisons
        };
        self.comparisons[first..].iter().find_map(|comparison| {
            let node = arena.node(comparison.atom);
            let &[a, b] = node.children() else {
                return None;
            };
            let (left, right) = (self.bounds_of(arena, a), self.bounds_of(arena, b));
            let [low, high] = match node.op {
                Op::Ult => left
                    .unsigned
                    .never_below(&right.unsigned, comparison.positive),
                Op::Slt => left.signed.never_below(&right.signed, comparison.positive),
                _ if comparison.positive => left
                    .unsigned
                    .never_equal(&right.unsigned)
                    .or_else(|| left.signed.never_equal(&right.signed)),
                _ => None,
            }?;
            Some(
                [comparison.source, low, high]
                    .into_iter()
                    .flatten()
                    .collect(),
            )
        })
    }

    /// Values for all variables that may fit, if every conjunct only bounds one or orders two.
    pub(super) fn candidates<'f>(
        &'f self,
        arena: &'f Arena,
    ) -> impl Iterator<Item = Assignment> + 'f {
        let bounded = (self.other_kinds == 0)
            .then(|| self.bounded(arena))
            .flatten();
        bounded.into_iter().flat_map(move |bounded| {
            (0..4).filter_map(move |number| {
                let mut model = bounded.clone();
                for (variable, value) in self.ordered(arena, number)? {
                    let modulus = 1i128 << arena.width(variable);
                    model.set_u64(arena, variable, value.rem_euclid(modulus) as u64);
                }
                Some(model)
            })
        })
    }

    /// Values that the orders give: small ones first, then what is left without any order.
    fn ordered(&self, arena: &Arena, number: u32) -> Option<Vec<(TermId, i128)>> {
        let start = |term| self.bounds_of(arena, term).signed.low.0;
        match number {
            0 => self.signed.values(|term| start(term).max(0)),
            1 => self
                .unsigned
                .values(|term| self.bounds_of(arena, term).unsigned.low.0),
            2 => self.signed.values(start),
            _ => Some(Vec::new()),
        }
    }

    /// Values for the variables that are only bounded; none if a range's ends do not fit.
    fn bounded(&self, arena: &Arena) -> Option<Assignment> {
        let mut model = Assignment::new();
        for &conjunct in self.truths.keys() {
            if arena.is_variable(conjunct) {
                model.set_bool(conjunct, true);
            }
        }
        for (&variable, bounds) in &self.bounds {
            let value = bounds.pick(arena.width(variable))?;
            model.set_u64(arena, variable, value);
        }
        Some(model)
    }
}
