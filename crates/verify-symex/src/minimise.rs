//! The simplest counterexample that a little time finds: zeros first, then small numbers.

use crate::choice::Choice;
use crate::obligation::Clock;
use std::time::{Duration, Instant};
use verify_solver::{Answer, Model, Solver};
use verify_term::{Arena, Sort, TermId};

/// How long a counterexample is worked on, at most, and one question about it.
const TIME: Duration = Duration::from_millis(300);
const QUESTION: Duration = Duration::from_millis(50);
/// Which share of the time that is left may be spent on it.
const SHARE: u32 = 10;

/// A number below this reads well; one below the second still is short.
const SMALL: u64 = 10;
const SHORT: u64 = 128;

/// A model of `conditions` as simple as can be found quickly, given some model of them.
pub fn simplest(
    arena: &mut Arena,
    solver: &mut dyn Solver,
    model: Model,
    conditions: &[TermId],
    choices: &[Choice],
    clock: &Clock,
) -> Model {
    let until = Instant::now() + TIME.min(clock.left() / SHARE);
    let mut search = Search {
        arena,
        solver,
        model,
        held: conditions.to_vec(),
        clock,
    };
    let zeros = search.zeros(choices);
    if search.attempt(&zeros) {
        return search.model;
    }
    for choice in choices {
        if Instant::now() >= until || clock.interrupt.is_set() {
            break;
        }
        search.simplify(choice);
    }
    search.model
}

struct Search<'s> {
    arena: &'s mut Arena,
    solver: &'s mut dyn Solver,
    model: Model,
    /// What every further model must satisfy.
    held: Vec<TermId>,
    clock: &'s Clock,
}

impl Search<'_> {
    /// Whether there is a model with these wishes, which is then the model.
    fn attempt(&mut self, wishes: &[TermId]) -> bool {
        let mut conditions = self.held.clone();
        conditions.extend_from_slice(wishes);
        if wishes.contains(&TermId::FALSE) {
            return false;
        }
        match self
            .solver
            .check(self.arena, &conditions, &self.clock.limit(QUESTION))
        {
            Answer::Sat(model) => {
                self.model = model;
                self.held = conditions;
                true
            }
            _ => false,
        }
    }

    fn zeros(&mut self, choices: &[Choice]) -> Vec<TermId> {
        choices
            .iter()
            .filter(|choice| self.arena.is_variable(choice.term))
            .map(|choice| choice.term)
            .collect::<Vec<_>>()
            .into_iter()
            .map(|term| self.zero(term))
            .collect()
    }

    fn zero(&mut self, term: TermId) -> TermId {
        match self.arena.sort(term) {
            Sort::BitVec(width) => {
                let zero = self.arena.bv(width, 0);
                self.arena.eq(term, zero)
            }
            _ => self.arena.not(term),
        }
    }

    /// Gives one choice the simplest value that the others allow.
    fn simplify(&mut self, choice: &Choice) {
        let is_made = self
            .model
            .assignment()
            .evaluate_bool(self.arena, choice.guard);
        if !is_made || !self.arena.is_variable(choice.term) {
            return;
        }
        let zero = self.zero(choice.term);
        if self.model.assignment().evaluate_bool(self.arena, zero) {
            self.held.push(zero);
            return;
        }
        if self.attempt(&[zero]) {
            return;
        }
        let Sort::BitVec(width) = self.arena.sort(choice.term) else {
            return;
        };
        for limit in [SMALL, SHORT] {
            let limit = self.arena.bv(width, limit);
            let below = self.arena.ult(choice.term, limit);
            if self.model.assignment().evaluate_bool(self.arena, below)
                || (width > 8 && self.attempt(&[below]))
            {
                break;
            }
        }
        let value = self.model.assignment().evaluate(self.arena, choice.term);
        let value = self.arena.constant(&value);
        let same = self.arena.eq(choice.term, value);
        self.held.push(same);
    }
}
