//! Answers that need no search: constants, contradicting literals, and bounds.
//!
//! Conjuncts that compare a term with a constant narrow that term's range; an
//! empty range, or a comparison the ranges exclude, is a contradiction. If all
//! conjuncts are of that kind and speak of variables only, the ranges give a
//! model.

use rustc_hash::{FxHashMap, FxHashSet};
use verify_term::{Arena, Assignment, Evaluator, Op, Sort, TermId};

use crate::limit::Limit;
use crate::scopes::Scopes;
use crate::solver::{Answer, Model, Solver, Statistics};

/// The name in chains and reports.
pub(crate) const NAME: &str = "interval";

/// Answers easy queries before the solver below sees them.
pub(crate) struct Interval {
    below: Box<dyn Solver>,
    scopes: Scopes,
    unsat: u64,
    sat: u64,
}

impl Interval {
    pub(crate) fn new(below: Box<dyn Solver>) -> Self {
        Self {
            below,
            scopes: Scopes::default(),
            unsat: 0,
            sat: 0,
        }
    }

    fn answer(&self, arena: &Arena, assumptions: &[TermId]) -> Option<Answer> {
        let mut reasoning = Reasoning::new(arena);
        for &term in self.scopes.terms() {
            reasoning.learn(term, None);
        }
        for &term in assumptions {
            reasoning.learn(term, Some(term));
        }
        let contradiction = reasoning
            .contradiction
            .take()
            .or_else(|| reasoning.excluded_comparison());
        if let Some(mut core) = contradiction {
            core.sort_unstable();
            core.dedup();
            return Some(Answer::Unsat { core });
        }
        let model = reasoning.candidate()?;
        let mut evaluator = Evaluator::new(arena, &model);
        let mut query = self.scopes.terms().iter().chain(assumptions);
        query
            .all(|&term| evaluator.bool(term))
            .then(|| Answer::Sat(Model::new(model.clone())))
    }
}

/// The assumption a fact comes from; `None` for what was asserted.
type Source = Option<TermId>;

/// A range of values, each end with the assumption it comes from. All values of
/// 64 bits, signed or not, are far from the ends of `i128`.
#[derive(Clone, Copy)]
struct Range {
    low: (i128, Source),
    high: (i128, Source),
}

impl Range {
    fn new<T: Into<i128>>((low, high): (T, T)) -> Self {
        Self {
            low: (low.into(), None),
            high: (high.into(), None),
        }
    }

    fn at_least(&mut self, value: i128, source: Source) {
        if value > self.low.0 {
            self.low = (value, source);
        }
    }

    fn at_most(&mut self, value: i128, source: Source) {
        if value < self.high.0 {
            self.high = (value, source);
        }
    }

    /// Takes in that the value is not `value`, which shows only at the ends.
    fn exclude(&mut self, value: i128, source: Source) {
        if value == self.low.0 && self.low.1.is_none() {
            self.at_least(value + 1, source);
        } else if value == self.high.0 && self.high.1.is_none() {
            self.at_most(value - 1, source);
        }
    }

    /// Takes in `term < constant`, or `constant < term`, or the negation.
    fn order(&mut self, constant: i128, constant_first: bool, positive: bool, source: Source) {
        match (constant_first, positive) {
            (false, true) => self.at_most(constant - 1, source),
            (false, false) => self.at_least(constant, source),
            (true, true) => self.at_least(constant + 1, source),
            (true, false) => self.at_most(constant, source),
        }
    }

    fn contains(&self, value: i128) -> bool {
        (self.low.0..=self.high.0).contains(&value)
    }

    /// The sources of both ends, if there is nothing between them.
    fn emptied_by(&self) -> Option<[Source; 2]> {
        (self.low.0 > self.high.0).then_some([self.low.1, self.high.1])
    }

    /// The sources that exclude `self < other`, or its negation.
    fn never_below(&self, other: &Range, positive: bool) -> Option<[Source; 2]> {
        if positive {
            (self.low.0 >= other.high.0).then_some([self.low.1, other.high.1])
        } else {
            (self.high.0 < other.low.0).then_some([self.high.1, other.low.1])
        }
    }

    /// The sources that exclude `self == other`.
    fn never_equal(&self, other: &Range) -> Option<[Source; 2]> {
        self.never_below(other, false)
            .or_else(|| other.never_below(self, false))
    }
}

/// What is known of one bit-vector term.
#[derive(Clone, Copy)]
struct Bounds {
    unsigned: Range,
    signed: Range,
}

/// Facts gathered from the conjuncts of one query.
struct Reasoning<'a> {
    arena: &'a Arena,
    /// The conjunctions looked into.
    opened: FxHashSet<TermId>,
    truths: FxHashMap<TermId, Source>,
    bounds: FxHashMap<TermId, Bounds>,
    comparisons: Vec<(TermId, bool, Source)>,
    /// Whether every conjunct bounds a variable.
    only_bounds: bool,
    contradiction: Option<Vec<TermId>>,
}

impl<'a> Reasoning<'a> {
    fn new(arena: &'a Arena) -> Self {
        Self {
            arena,
            opened: FxHashSet::default(),
            truths: FxHashMap::default(),
            bounds: FxHashMap::default(),
            comparisons: Vec::new(),
            only_bounds: true,
            contradiction: None,
        }
    }

    fn contradict(&mut self, sources: &[Source]) {
        self.contradiction
            .get_or_insert_with(|| sources.iter().copied().flatten().collect());
    }

    /// Takes in that `term` holds.
    fn learn(&mut self, term: TermId, source: Source) {
        let mut pending = vec![term];
        while let Some(next) = pending.pop() {
            let node = self.arena.node(next);
            match (node.op, node.children()) {
                (Op::And, &[a, b]) => {
                    if self.opened.insert(next) {
                        pending.extend([b, a]);
                    }
                }
                (Op::True, _) => {}
                (Op::Not, &[operand]) => self.literal(next, operand, false, source),
                _ => self.literal(next, next, true, source),
            }
        }
    }

    /// Takes in a conjunct: `atom` if `positive`, else its negation.
    fn literal(&mut self, conjunct: TermId, atom: TermId, positive: bool, source: Source) {
        if conjunct == TermId::FALSE {
            return self.contradict(&[source]);
        }
        // A boolean and its negation differ in one bit of the index.
        let opposite = TermId::from_index(conjunct.index() ^ 1);
        if let Some(&other) = self.truths.get(&opposite) {
            return self.contradict(&[source, other]);
        }
        if self.truths.insert(conjunct, source).is_some() {
            return;
        }
        let node = self.arena.node(atom);
        match (node.op, node.children()) {
            (Op::Variable, _) => {}
            (Op::Eq | Op::Ult | Op::Slt, &[a, b]) => {
                self.compare(atom, (node.op, a, b), positive, source);
            }
            _ => self.only_bounds = false,
        }
    }

    fn compare(
        &mut self,
        atom: TermId,
        (op, a, b): (Op, TermId, TermId),
        positive: bool,
        source: Source,
    ) {
        if !matches!(self.arena.sort(a), Sort::BitVec(1..=64)) {
            self.only_bounds = false;
            return;
        }
        let (bounded, constant, constant_first) = match (self.arena.as_u64(a), self.arena.as_u64(b))
        {
            (None, Some(value)) => (a, value, false),
            (Some(value), None) => (b, value, true),
            _ => {
                self.only_bounds = false;
                self.comparisons.push((atom, positive, source));
                return;
            }
        };
        self.only_bounds &= self.arena.is_variable(bounded);
        let constant_term = if constant_first { a } else { b };
        let signed = i128::from(self.arena.as_i64(constant_term).unwrap_or_default());
        let unsigned = i128::from(constant);
        let mut bounds = self.bounds_of(bounded);
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
        self.bounds.insert(bounded, bounds);
    }

    fn bounds_of(&self, term: TermId) -> Bounds {
        self.bounds.get(&term).copied().unwrap_or_else(|| Bounds {
            unsigned: Range::new(self.arena.unsigned_range(term)),
            signed: Range::new(self.arena.signed_range(term)),
        })
    }

    /// The assumptions behind a comparison of two terms that their ranges exclude.
    fn excluded_comparison(&self) -> Option<Vec<TermId>> {
        self.comparisons
            .iter()
            .find_map(|&(atom, positive, source)| {
                let node = self.arena.node(atom);
                let &[a, b] = node.children() else {
                    return None;
                };
                let (left, right) = (self.bounds_of(a), self.bounds_of(b));
                let [low, high] = match node.op {
                    Op::Ult => left.unsigned.never_below(&right.unsigned, positive),
                    Op::Slt => left.signed.never_below(&right.signed, positive),
                    _ if positive => left
                        .unsigned
                        .never_equal(&right.unsigned)
                        .or_else(|| left.signed.never_equal(&right.signed)),
                    _ => None,
                }?;
                Some([source, low, high].into_iter().flatten().collect())
            })
    }

    /// Values for all variables, if every conjunct only bounds one.
    fn candidate(&self) -> Option<Assignment> {
        if !self.only_bounds {
            return None;
        }
        let mut model = Assignment::new();
        for &conjunct in self.truths.keys() {
            if self.arena.is_variable(conjunct) {
                model.set_bool(conjunct, true);
            }
        }
        for (&variable, bounds) in &self.bounds {
            let value = bounds.pick(self.arena.width(variable))?;
            model.set_u64(self.arena, variable, value);
        }
        Some(model)
    }
}

impl Bounds {
    /// A value in both ranges, if one of their ends is.
    fn pick(&self, width: u32) -> Option<u64> {
        let modulus = 1i128 << width;
        let ends = [
            self.unsigned.low.0,
            self.signed.low.0.rem_euclid(modulus),
            self.unsigned.high.0,
            self.signed.high.0.rem_euclid(modulus),
        ];
        let fitting = ends.into_iter().find(|&value| {
            let signed = if value >= modulus / 2 {
                value - modulus
            } else {
                value
            };
            self.unsigned.contains(value) && self.signed.contains(signed)
        })?;
        u64::try_from(fitting).ok()
    }
}

impl Solver for Interval {
    fn push(&mut self) {
        self.scopes.push();
        self.below.push();
    }

    fn pop(&mut self) {
        self.scopes.pop();
        self.below.pop();
    }

    fn assert(&mut self, arena: &mut Arena, term: TermId) {
        self.scopes.assert(term);
        self.below.assert(arena, term);
    }

    fn check(&mut self, arena: &mut Arena, assumptions: &[TermId], limit: &Limit) -> Answer {
        match self.answer(arena, assumptions) {
            Some(answer) => {
                if answer.is_sat() {
                    self.sat += 1;
                } else {
                    self.unsat += 1;
                }
                answer
            }
            None => self.below.check(arena, assumptions, limit),
        }
    }

    fn statistics(&self) -> Statistics {
        let mut statistics = Statistics::new();
        statistics.count(NAME, "sat", self.sat);
        statistics.count(NAME, "unsat", self.unsat);
        statistics.merge(&self.below.statistics());
        statistics
    }

    fn name(&self) -> &'static str {
        NAME
    }
}
