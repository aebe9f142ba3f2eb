//! Whether an execution can go on: asked of the solver only where no model that is known answers.
//!
//! A path grows by a condition at a time, and a model of what it was satisfies one side of every fork
//! that follows. So the solver is asked about the other side alone, as KLEE does.

use crate::search::engine::Engine;
use crate::state::execution::State;
use crate::state::path::Path;
use rustc_hash::FxHashMap;
use std::time::{Duration, Instant};
use verify_solver::{Answer, Model};
use verify_term::{Arena, Evaluator, TermId};

/// How long it may take to find out that a path cannot be taken: following it costs work only.
const FEASIBILITY_TIME: Duration = Duration::from_secs(2);
/// How many models are kept; then it starts anew. Each has a value for every input so far.
const KEPT: usize = 256;

/// Models of path conditions, by the conjunction of these.
#[derive(Default)]
pub struct KnownModels(FxHashMap<TermId, Model>);

impl KnownModels {
    /// Forgets all of them: the solver has been told more since they were found.
    pub fn forget(&mut self) {
        self.0.clear();
    }

    fn remember(&mut self, whole: TermId, model: Model) {
        if self.0.len() >= KEPT {
            self.0.clear();
        }
        self.0.insert(whole, model);
    }

    /// The model of the longest beginning of the path that has one, if the rest of the path and the
    /// condition hold in it, too.
    fn find(&self, arena: &Arena, path: &Path, condition: TermId) -> Option<&Model> {
        let mut beyond = vec![condition];
        for (step, whole) in path.steps() {
            if let Some(model) = self.0.get(&whole) {
                let mut evaluator = Evaluator::new(arena, model.assignment());
                return evaluator.all(&beyond).then_some(model);
            }
            beyond.push(step);
        }
        None
    }
}

impl Engine<'_> {
    /// Whether the condition can hold together with what is known. An unknown answer counts as
    /// yes: it only costs work.
    pub fn feasible(&mut self, state: &State, condition: TermId) -> bool {
        let path = &state.path;
        let whole = self.universe.arena.and(path.whole(), condition);
        if let Some(decided) = self.universe.arena.as_bool(whole) {
            return decided;
        }
        let known = self
            .known_models
            .find(&self.universe.arena, path, condition)
            .cloned();
        if let Some(model) = known {
            self.known_models.remember(path.whole(), model.clone());
            self.known_models.remember(whole, model);
            return true;
        }
        let mut assumptions: Vec<TermId> = path.steps().map(|(step, _)| step).collect();
        assumptions.reverse();
        assumptions.push(condition);
        let mut limit = self.limit();
        limit.time = limit.time.map(|left| left.min(FEASIBILITY_TIME));
        let started = Instant::now();
        let answer = self
            .solver
            .check(&mut self.universe.arena, &assumptions, &limit);
        self.solver_time += started.elapsed();
        self.queries += 1;
        if let Answer::Sat(model) = &answer {
            self.known_models.remember(path.whole(), model.clone());
            self.known_models.remember(whole, model.clone());
        }
        !answer.is_unsat()
    }
}
