//! Models of path conditions that were found before.
//!
//! A path grows by a condition at a time, and a model of what it was satisfies one side of every fork
//! that follows. So the solver is asked about the other side alone, as KLEE does.

use crate::state::path::Path;
use rustc_hash::FxHashMap;
use verify_solver::Model;
use verify_term::{Arena, Evaluator, TermId};

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

    pub fn remember(&mut self, whole: TermId, model: Model) {
        if self.0.len() >= KEPT {
            self.0.clear();
        }
        self.0.insert(whole, model);
    }

    /// The model of the longest beginning of the path that has one, if the rest of the path and the
    /// condition hold in it, too.
    pub fn find(&self, arena: &Arena, path: &Path, condition: TermId) -> Option<&Model> {
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
