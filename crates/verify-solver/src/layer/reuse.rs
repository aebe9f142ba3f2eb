//! Earlier answers answer later queries.
//!
//! The same query again has the same answer. A model of an earlier query is a
//! model of this one if it satisfies it. A query that contains an earlier
//! unsatisfiable core is unsatisfiable.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;
use verify_term::{Arena, Evaluator, TermId};

use crate::assertions::Assertions;
use crate::limit::Limit;
use crate::solver::{Answer, Model, Solver, Statistics};

const NAME: &str = "reuse";

/// How many models are tried on a new query.
const MODELS: usize = 8;

/// How many terms the remembered queries and cores may have together; beyond
/// that, all are forgotten.
const MOST_TERMS: usize = 1 << 24;

/// Remembers what the solver below answered.
pub(crate) struct Reuse {
    below: Box<dyn Solver>,
    asserted: Assertions,
    answers: FxHashMap<Box<[TermId]>, Known>,
    cores: Cores,
    models: VecDeque<Remembered>,
    remembered_terms: usize,
    same: u64,
    by_model: u64,
    by_core: u64,
}

#[derive(Clone)]
enum Known {
    Sat(Model),
    /// All constraints of the contradiction, asserted ones included.
    Unsat(Box<[TermId]>),
}

/// A model and what it says of constraints met so far.
struct Remembered {
    model: Model,
    truths: FxHashMap<TermId, bool>,
}

impl Remembered {
    /// Whether all constraints hold, the newest looked at first.
    fn satisfies(&mut self, arena: &Arena, constraints: &[TermId]) -> bool {
        let Self { model, truths } = self;
        if constraints
            .iter()
            .any(|term| truths.get(term) == Some(&false))
        {
            return false;
        }
        let mut evaluator = Evaluator::new(arena, model.assignment());
        constraints
            .iter()
            .rev()
            .all(|&term| *truths.entry(term).or_insert_with(|| evaluator.bool(term)))
    }
}

/// Unsatisfiable sets of constraints, found by their youngest member.
#[derive(Default)]
struct Cores {
    by_youngest: FxHashMap<TermId, Vec<Box<[TermId]>>>,
}

impl Cores {
    /// A core that is part of `query`, which is sorted.
    fn within(&self, query: &[TermId]) -> Option<&[TermId]> {
        query
            .iter()
            .filter_map(|youngest| self.by_youngest.get(youngest))
            .flatten()
            .map(|core| &**core)
            .find(|core| core.iter().all(|term| query.binary_search(term).is_ok()))
    }

    fn insert(&mut self, core: Box<[TermId]>) {
        if let Some(&youngest) = core.last() {
            self.by_youngest.entry(youngest).or_default().push(core);
        }
    }
}

impl Reuse {
    pub(crate) fn new(below: Box<dyn Solver>) -> Self {
        Self {
            below,
            asserted: Assertions::default(),
            answers: FxHashMap::default(),
            cores: Cores::default(),
            models: VecDeque::new(),
            remembered_terms: 0,
            same: 0,
            by_model: 0,
            by_core: 0,
        }
    }

    fn look_up(&mut self, arena: &Arena, query: &[TermId]) -> Option<Known> {
        if let Some(known) = self.answers.get(query) {
            self.same += 1;
            return Some(known.clone());
        }
        if let Some(core) = self.cores.within(query) {
            self.by_core += 1;
            return Some(Known::Unsat(core.into()));
        }
        let fitting = self
            .models
            .iter_mut()
            .position(|remembered| remembered.satisfies(arena, query))?;
        self.by_model += 1;
        // Models that fit once tend to fit again.
        let remembered = self.models.remove(fitting)?;
        let model = remembered.model.clone();
        self.models.push_front(remembered);
        Some(Known::Sat(model))
    }

    fn remember(&mut self, query: Vec<TermId>, assumptions: &[TermId], answer: &Answer) {
        let known = match answer {
            Answer::Unknown(_) => return,
            Answer::Sat(model) => {
                let truths = query.iter().map(|&term| (term, true)).collect();
                self.models.truncate(MODELS - 1);
                self.models.push_front(Remembered {
                    model: model.clone(),
                    truths,
                });
                Known::Sat(model.clone())
            }
            Answer::Unsat { core } => {
                let spared = |term: &TermId| assumptions.contains(term) && !core.contains(term);
                let asserted = self.asserted.terms();
                let core: Box<[TermId]> = query
                    .iter()
                    .copied()
                    .filter(|term| !spared(term) || asserted.contains(term))
                    .collect();
                self.remembered_terms += core.len();
                self.cores.insert(core.clone());
                Known::Unsat(core)
            }
        };
        self.remembered_terms += query.len();
        if self.remembered_terms > MOST_TERMS {
            self.answers.clear();
            self.cores = Cores::default();
            self.remembered_terms = 0;
        }
        self.answers.insert(query.into_boxed_slice(), known);
    }
}

impl Solver for Reuse {
    fn assert(&mut self, arena: &mut Arena, term: TermId) {
        self.asserted.assert(term);
        self.below.assert(arena, term);
    }

    fn check(&mut self, arena: &mut Arena, assumptions: &[TermId], limit: &Limit) -> Answer {
        let mut query: Vec<TermId> = [self.asserted.terms(), assumptions].concat();
        query.sort_unstable();
        query.dedup();
        match self.look_up(arena, &query) {
            Some(Known::Sat(model)) => return Answer::Sat(model),
            Some(Known::Unsat(core)) => {
                let mut core = core.into_vec();
                core.retain(|term| assumptions.contains(term));
                return Answer::Unsat { core };
            }
            None => {}
        }
        let answer = self.below.check(arena, assumptions, limit);
        self.remember(query, assumptions, &answer);
        answer
    }

    fn statistics(&self) -> Statistics {
        let mut statistics = Statistics::new();
        statistics.count(NAME, "same query", self.same);
        statistics.count(NAME, "earlier model", self.by_model);
        statistics.count(NAME, "earlier core", self.by_core);
        statistics.merge(&self.below.statistics());
        statistics
    }

    fn name(&self) -> &'static str {
        NAME
    }
}
