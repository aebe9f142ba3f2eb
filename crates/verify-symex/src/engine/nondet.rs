//! Asking for values that the program does not decide: see `inputs/choices.rs`.

use crate::engine::Engine;
use crate::inputs::choices::{Choice, ChoiceKind, Choices, Chosen};
use crate::state::State;
use verify_solver::Model;
use verify_term::{Evaluator, Sort, TermId, Value};

impl Engine<'_> {
    /// A value that is chosen from outside of the program.
    pub fn choose(&mut self, state: &State, kind: ChoiceKind, sort: Sort) -> TermId {
        self.choose_where(state.path.whole(), kind, sort)
    }

    /// As `choose`, where only some of the state's executions ask for it.
    pub fn choose_where(&mut self, guard: TermId, kind: ChoiceKind, sort: Sort) -> TermId {
        match &mut self.inputs.choices {
            Choices::Open(choices) => {
                let term = self.universe.arena.fresh(kind.label(), sort);
                choices.push(Choice::new(kind, term, guard));
                term
            }
            Choices::Given { left, diverged } => {
                let next = left
                    .pop_front()
                    .filter(|next| next.kind == kind && next.value.sort() == sort);
                let value = next.map_or_else(
                    || {
                        *diverged = true;
                        Value::default_of(sort)
                    },
                    |next| next.value,
                );
                self.universe.arena.constant(&value)
            }
        }
    }

    /// An answer that depends on how much the engine knows: a repeated execution, which knows
    /// everything, must get the same.
    pub fn remember(&mut self, state: &State, kind: ChoiceKind, answer: bool) -> bool {
        match &mut self.inputs.choices {
            Choices::Open(choices) => {
                let term = self.universe.arena.bool(answer);
                choices.push(Choice::new(kind, term, state.path.whole()));
                answer
            }
            Choices::Given { .. } => {
                let term = self.choose(state, kind, Sort::Bool);
                self.universe.arena.as_bool(term).unwrap_or(answer)
            }
        }
    }

    /// What the model's execution chose before the obligation that was filed after so many choices.
    pub fn chosen(&self, model: &Model, count: usize) -> Vec<Chosen> {
        let mut evaluator = Evaluator::new(&self.universe.arena, model.assignment());
        let mut chosen = Vec::new();
        for choice in self.inputs.choices.open().iter().take(count) {
            if evaluator.bool(choice.guard) {
                chosen.push(Chosen {
                    kind: choice.kind.clone(),
                    value: evaluator.value(choice.term),
                });
            }
        }
        chosen
    }
}
