//! The simplest counterexample that a little time finds: zeros first, then the smallest numbers.

use crate::checks::obligation::Clock;
use crate::inputs::choices::Choice;
use crate::time_policy;
use verify_solver::{Answer, Limit, Model, Solver, WorkInstant};
use verify_term::{Arena, Sort, TermId};

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
    let mut search = Search {
        arena,
        solver,
        model,
        held: conditions.to_vec(),
        effort: Effort::new(clock),
    };
    let zeros = search.zeros(choices);
    if search.attempt(&zeros) {
        return search.model;
    }
    // Whether reads fail and files end comes before how much is read: an end in the middle leaves less to read, but
    // nothing of what follows it.
    let decisions = search.decisions(choices);
    search.refuse(&decisions);
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
    effort: Effort<'s>,
}

/// What has been spent, and what may be.
struct Effort<'s> {
    clock: &'s Clock,
    began: WorkInstant,
    questions: u32,
    unanswered: u32,
}

impl Effort<'_> {
    fn new(clock: &Clock) -> Effort<'_> {
        Effort {
            clock,
            began: WorkInstant::now(),
            questions: 0,
            unanswered: 0,
        }
    }

    fn is_over(&self) -> bool {
        let spent = self.began.elapsed();
        let longest = time_policy::SIMPLIFYING_LONGEST
            .min((spent + self.clock.left_of_job()) / time_policy::SIMPLIFYING_PART);
        self.unanswered >= time_policy::SIMPLIFYING_UNANSWERED
            || spent >= longest
            || (spent >= time_policy::SIMPLIFYING
                && self.questions >= time_policy::SIMPLIFYING_QUERIES)
    }

    fn question(&mut self) -> Limit {
        self.questions += 1;
        self.clock.limit_in_job(time_policy::SIMPLIFYING_QUERY)
    }
}

impl Search<'_> {
    /// Whether there is a model with these wishes, which is then the model.
    fn attempt(&mut self, wishes: &[TermId]) -> bool {
        let mut conditions = self.held.clone();
        conditions.extend_from_slice(wishes);
        if wishes.contains(&TermId::FALSE) {
            return false;
        }
        let limit = self.effort.question();
        match self.solver.check(self.arena, &conditions, &limit) {
            Answer::Sat(model) => {
                self.model = model;
                self.held = conditions;
                true
            }
            Answer::Unsat { .. } => false,
            Answer::Unknown(_) => {
                self.effort.unanswered += 1;
                false
            }
        }
    }

    /// What the models ask for as a yes or no.
    fn decisions(&self, choices: &[Choice]) -> Vec<TermId> {
        let is_short = |term: TermId| match self.arena.sort(term) {
            Sort::BitVec(width) => width <= 8,
            _ => true,
        };
        choices
            .iter()
            .filter(|choice| {
                choice.kind == crate::inputs::choices::ChoiceKind::Library
                    && self.arena.is_variable(choice.term)
            })
            .map(|choice| choice.term)
            .filter(|term| is_short(*term))
            .collect()
    }

    /// Has as many of the library's decisions fall out as they usually do, all of them at best.
    fn refuse(&mut self, decisions: &[TermId]) {
        let wishes: Vec<TermId> = decisions.iter().map(|term| self.zero(*term)).collect();
        if wishes.is_empty() || self.attempt(&wishes) {
            return;
        }
        for wish in wishes {
            if self.is_over() {
                return;
            }
            if self.holds(wish) {
                self.held.push(wish);
            } else {
                self.attempt(&[wish]);
            }
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
        self.effort.is_over()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::checks::fault_injecting_solver::FaultInjectingSolver;
    use std::time::Duration;

    #[test]
    fn numbers_are_as_small_on_a_busy_machine() {
        let mut arena = Arena::new();
        let mut solver = FaultInjectingSolver::new(|| {
            std::thread::sleep(Duration::from_millis(20));
            None
        });
        let clock = Clock {
            // Such a turn is over before anything could be asked.
            until: WorkInstant::now(),
            job_until: WorkInstant::now() + Duration::from_secs(600),
        };
        let numbers = ["a", "b"].map(|name| arena.fresh(name, Sort::BitVec(32)));
        let least = [301, 4321];
        let conditions: Vec<TermId> = numbers
            .into_iter()
            .zip(least)
            .map(|(number, least)| {
                let least = arena.bv(32, least);
                arena.sle(least, number)
            })
            .collect();
        let choices = numbers.map(|number| {
            Choice::new(
                crate::inputs::choices::ChoiceKind::input("n"),
                number,
                TermId::TRUE,
            )
        });
        let Answer::Sat(model) = solver.check(&mut arena, &conditions, &Limit::none()) else {
            panic!("there are such numbers");
        };
        let model = simplest(
            &mut arena,
            &mut solver,
            model,
            &conditions,
            &choices,
            &clock,
        );
        let found = numbers.map(|number| model.assignment().evaluate_u64(&arena, number));
        assert_eq!(found, least.map(Some));
    }
}
