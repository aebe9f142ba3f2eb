//! The simplest counterexample that a little time finds: zeros first, then the smallest numbers.

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

/// A number below this is short, whatever its sign.
const SHORT: u64 = 128;
/// Floats that read well.
const ROUND: [f64; 8] = [1.0, -1.0, 2.0, 0.5, -0.5, 10.0, 100.0, 1e10];

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
        until,
    };
    let zeros = search.zeros(choices);
    if search.attempt(&zeros) {
        return search.model;
    }
    for choice in choices {
        if search.is_over() {
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
    until: Instant,
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
        match self.arena.sort(choice.term) {
            Sort::BitVec(width) if choice.is_float => self.round(choice.term, width),
            Sort::BitVec(width) => self.lessen(choice.term, width),
            _ => {}
        }
        let value = self.model.assignment().evaluate(self.arena, choice.term);
        let value = self.arena.constant(&value);
        let same = self.arena.eq(choice.term, value);
        self.held.push(same);
    }

    /// Gives a float that cannot be zero a value that reads well, where one of a few will do.
    fn round(&mut self, term: TermId, width: u32) {
        for number in ROUND {
            let bits = match width {
                32 => u64::from((number as f32).to_bits()),
                64 => number.to_bits(),
                _ => return,
            };
            let bits = self.arena.bv(width, bits);
            let wish = self.arena.eq(term, bits);
            if self.is_over() || self.attempt(&[wish]) {
                return;
            }
        }
    }

    /// Makes a number that cannot be zero small: a short one of either sign, or else the least that there
    /// is, a positive one where there are both.
    fn lessen(&mut self, term: TermId, width: u32) {
        let zero = self.arena.bv(width, 0);
        let negated = self.arena.sub(zero, term);
        let mut wishes = Vec::new();
        if width > SHORT.ilog2() + 1 {
            let short = self.arena.bv(width, SHORT);
            wishes.extend([term, negated].map(|number| (number, self.arena.ult(number, short))));
        }
        wishes.extend([term, negated].map(|number| (number, self.arena.sle(zero, number))));
        for (number, wish) in wishes {
            if self.holds(wish) || self.attempt(&[wish]) {
                self.lower(number, width);
                return;
            }
        }
    }

    /// Searches for the least value of a number: how long it has to be first, then which.
    fn lower(&mut self, number: TermId, width: u32) {
        let mut low = 1;
        let mut step = 1;
        while let Some(value) = self.word(number).filter(|value| *value > low) {
            let middle = (low + step - 1).min(value - 1);
            let limit = self.arena.bv(width, middle);
            let within = self.arena.ule(number, limit);
            if self.is_over() {
                return;
            }
            match self.attempt(&[within]) {
                true => break,
                false => (low, step) = (middle + 1, step * 2),
            }
        }
        while let Some(value) = self.word(number).filter(|value| *value > low) {
            let middle = low + (value - low) / 2;
            let limit = self.arena.bv(width, middle);
            let within = self.arena.ule(number, limit);
            if self.is_over() {
                return;
            }
            if !self.attempt(&[within]) {
                low = middle + 1;
            }
        }
    }

    fn holds(&self, condition: TermId) -> bool {
        self.model.assignment().evaluate_bool(self.arena, condition)
    }

    /// What the model makes of a number of at most 64 bits.
    fn word(&self, number: TermId) -> Option<u64> {
        self.model.assignment().evaluate_u64(self.arena, number)
    }

    fn is_over(&self) -> bool {
        Instant::now() >= self.until || self.clock.interrupt.is_set()
    }
}
