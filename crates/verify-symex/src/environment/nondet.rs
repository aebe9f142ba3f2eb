//! What the program does not decide itself: inputs, results of unknown functions, whether an
//! allocation fails.
//!
//! An exploration leaves each of these open as a fresh term and keeps a list of them. A model then
//! says what was chosen in one execution, and that execution can be repeated with the choices given:
//! it asks for them in the same order, because along one execution the list is in its order.

use crate::search::engine::Engine;
use crate::state::execution::State;
use std::collections::VecDeque;
use verify_solver::Model;
use verify_term::{Evaluator, Sort, TermId, Value};

/// A choice that some execution has to make.
pub struct Choice {
    name: Box<str>,
    pub term: TermId,
    /// The executions that make it.
    pub guard: TermId,
    /// The program takes its bits for a float.
    pub is_float: bool,
}

impl Choice {
    pub fn new(name: &str, term: TermId, guard: TermId) -> Choice {
        Choice {
            name: name.into(),
            term,
            guard,
            is_float: false,
        }
    }

    /// Whether the standard leaves it to the library.
    pub fn is_librarys(&self) -> bool {
        &*self.name == LIBRARY
    }

    /// Whether a function without a body left it in memory.
    pub fn is_written_outside(&self) -> bool {
        &*self.name == EXTERNAL
    }
}

/// A choice that was made.
#[derive(Clone, Debug)]
pub struct Chosen {
    name: Box<str>,
    value: Value,
}

/// The name of what models leave open without calling it an input.
pub const LIBRARY: &str = "any";
/// The name of what functions without a body leave in memory.
pub const EXTERNAL: &str = "external";
/// The name of whether an allocation fails.
pub const ALLOCATION_FAILS: &str = "allocation_fails";

impl Chosen {
    /// Whether an allocation failed, where it is about one.
    pub fn failed_allocation(&self) -> Option<bool> {
        (&*self.name == ALLOCATION_FAILS).then(|| self.value.as_bool() == Some(true))
    }
}

/// Who chooses.
pub enum Choices {
    /// Nobody: all are explored.
    Open(Vec<Choice>),
    /// An earlier execution did.
    Given {
        left: VecDeque<Chosen>,
        diverged: bool,
    },
}

impl Choices {
    pub fn given(chosen: Vec<Chosen>) -> Choices {
        Choices::Given {
            left: chosen.into(),
            diverged: false,
        }
    }

    /// Those that were left open.
    pub fn open(&self) -> &[Choice] {
        match self {
            Choices::Open(choices) => choices,
            Choices::Given { .. } => &[],
        }
    }

    /// Says that the last one is a float.
    pub fn last_is_float(&mut self) {
        if let Choices::Open(choices) = self
            && let Some(last) = choices.last_mut()
        {
            last.is_float = true;
        }
    }

    /// How many were made so far.
    pub fn count(&self) -> usize {
        self.open().len()
    }

    /// Whether the execution asked for something else than the one it should repeat.
    pub fn diverged(&self) -> bool {
        matches!(self, Choices::Given { diverged: true, .. })
    }
}

impl Engine<'_> {
    /// A value that is chosen from outside of the program.
    pub fn choose(&mut self, state: &State, name: &str, sort: Sort) -> TermId {
        self.choose_where(state.path.whole(), name, sort)
    }

    /// As `choose`, where only some of the state's executions ask for it.
    pub fn choose_where(&mut self, guard: TermId, name: &str, sort: Sort) -> TermId {
        match &mut self.choices {
            Choices::Open(choices) => {
                let term = self.universe.arena.fresh(name, sort);
                choices.push(Choice::new(name, term, guard));
                term
            }
            Choices::Given { left, diverged } => {
                let next = left
                    .pop_front()
                    .filter(|next| &*next.name == name && next.value.sort() == sort);
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
    pub fn remember(&mut self, state: &State, name: &str, answer: bool) -> bool {
        match &mut self.choices {
            Choices::Open(choices) => {
                let term = self.universe.arena.bool(answer);
                choices.push(Choice {
                    name: name.into(),
                    term,
                    guard: state.path.whole(),
                    is_float: false,
                });
                answer
            }
            Choices::Given { .. } => {
                let term = self.choose(state, name, Sort::Bool);
                self.universe.arena.as_bool(term).unwrap_or(answer)
            }
        }
    }

    /// What the model's execution chose before the obligation that was filed after so many choices.
    pub fn chosen(&self, model: &Model, count: usize) -> Vec<Chosen> {
        let mut evaluator = Evaluator::new(&self.universe.arena, model.assignment());
        let mut chosen = Vec::new();
        for choice in self.choices.open().iter().take(count) {
            if evaluator.bool(choice.guard) {
                chosen.push(Chosen {
                    name: choice.name.clone(),
                    value: evaluator.value(choice.term),
                });
            }
        }
        chosen
    }
}
