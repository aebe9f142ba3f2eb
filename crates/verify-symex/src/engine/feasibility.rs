//! Whether an execution can go on: asked of the solver only where no model that is known answers.
//!
//! A path grows by a condition at a time, and a model of what it was satisfies one side of every fork
//! that follows. So the solver is asked about the other side alone, as KLEE does.

use crate::engine::Engine;
use crate::state::State;
use crate::time_policy;
use std::time::Instant;
use verify_solver::Answer;
use verify_term::TermId;

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
            .solving
            .known_models
            .find(&self.universe.arena, path, condition)
            .cloned();
        if let Some(model) = known {
            self.solving
                .known_models
                .remember(path.whole(), model.clone());
            self.solving.known_models.remember(whole, model);
            return true;
        }
        let mut assumptions: Vec<TermId> = path.steps().map(|(step, _)| step).collect();
        assumptions.reverse();
        assumptions.push(condition);
        let mut limit = self.solving.limit();
        limit.time = limit.time.map(|left| left.min(time_policy::FEASIBILITY));
        let started = Instant::now();
        let answer = self
            .solving
            .solver
            .check(&mut self.universe.arena, &assumptions, &limit);
        self.solving.time += started.elapsed();
        self.solving.queries += 1;
        if let Answer::Sat(model) = &answer {
            self.solving
                .known_models
                .remember(path.whole(), model.clone());
            self.solving.known_models.remember(whole, model.clone());
        }
        !answer.is_unsat()
    }
}
