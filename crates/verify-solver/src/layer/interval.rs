//! Answers that need no search: constants, contradicting literals, bounds, and order.
//!
//! Conjuncts that compare a term with a constant narrow that term's range; an
//! empty range, or a comparison the ranges exclude, is a contradiction. Those
//! that compare terms with each other order them (`order.rs`). If all conjuncts
//! are of these kinds and speak of variables only, ranges and order give a
//! model.

use rustc_hash::{FxHashMap, FxHashSet};
use verify_term::{Arena, Assignment, Evaluator, Op, Sort, TermId};

use super::order::{Order, Sorted};
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
        if let Some(core) = contradiction {
            return Some(unsat(core));
        }
        let orders = [Sign::Signed, Sign::Unsigned].map(|sign| reasoning.order(sign));
        if let Some(sources) = orders.iter().flatten().find_map(Sorted::contradiction) {
            return Some(unsat(sources.into_iter().flatten().collect()));
        }
        let query: Vec<TermId> = [self.scopes.terms(), assumptions].concat();
        let mut candidates = reasoning.candidates(&orders).into_iter();
        let model = candidates.find(|model| {
            let mut evaluator = Evaluator::new(arena, model);
            query.iter().all(|&term| evaluator.bool(term))
        })?;
        Some(Answer::Sat(Model::new(model)))
    }
}

fn unsat(mut core: Vec<TermId>) -> Answer {
    core.sort_unstable();
    core.dedup();
    Answer::Unsat { core }
}

/// How a comparison reads its operands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sign {
    Signed,
    Unsigned,
}

/// The assumption a fact comes from; `None` for what was asserted.
pub(super) type Source = Option<TermId>;

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
    /// Whether every conjunct bounds a variable or orders two.
    only_variables: bool,
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
            only_variables: true,
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
            _ => self.only_variables = false,
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
            self.only_variables = false;
            return;
        }
        let (bounded, constant, constant_first) = match (self.arena.as_u64(a), self.arena.as_u64(b))
        {
            (None, Some(value)) => (a, value, false),
            (Some(value), None) => (b, value, true),
            _ => {
                self.only_variables &= self.arena.is_variable(a) && self.arena.is_variable(b);
                self.comparisons.push((atom, positive, source));
                return;
            }
        };
        self.only_variables &= self.arena.is_variable(bounded);
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

    /// The order that the comparisons of this sign make, with the equalities; none without them.
    fn order(&self, sign: Sign) -> Option<Sorted> {
        let strict = match sign {
            Sign::Signed => Op::Slt,
            Sign::Unsigned => Op::Ult,
        };
        let mut order = Order::default();
        for &(atom, positive, source) in &self.comparisons {
            let node = self.arena.node(atom);
            let &[a, b] = node.children() else {
                continue;
            };
            match (node.op, positive) {
                (Op::Eq, true) => order.equal(a, b, source),
                (Op::Eq, false) => order.differ(a, b, source),
                (op, true) if op == strict => order.below(a, b, true, source),
                (op, false) if op == strict => order.below(b, a, false, source),
                _ => {}
            }
        }
        (!order.is_empty()).then(|| order.sorted())
    }

    /// Values for all variables that may fit, if every conjunct only bounds one or orders two.
    fn candidates(&self, orders: &[Option<Sorted>; 2]) -> Vec<Assignment> {
        if !self.only_variables {
            return Vec::new();
        }
        let Some(bounded) = self.bounded() else {
            return Vec::new();
        };
        let [signed, unsigned] = orders;
        let candidates: [Option<Vec<(TermId, i128)>>; 4] = [
            signed
                .as_ref()
                .map(|order| order.values(|term| self.signed_start(term).max(0))),
            unsigned
                .as_ref()
                .map(|order| order.values(|term| self.bounds_of(term).unsigned.low.0)),
            signed
                .as_ref()
                .map(|order| order.values(|term| self.signed_start(term))),
            Some(Vec::new()),
        ];
        let mut models = Vec::new();
        for values in candidates.into_iter().flatten() {
            let mut model = bounded.clone();
            for (variable, value) in values {
                let modulus = 1i128 << self.arena.width(variable);
                model.set_u64(self.arena, variable, value.rem_euclid(modulus) as u64);
            }
            models.push(model);
        }
        models
    }

    fn signed_start(&self, term: TermId) -> i128 {
        self.bounds_of(term).signed.low.0
    }

    /// Values for the variables that are only bounded; none if a range's ends do not fit.
    fn bounded(&self) -> Option<Assignment> {
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
