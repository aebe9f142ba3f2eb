//! Repeating the execution that shows a violation.

use crate::engine::{Engine, Setting};
use crate::inputs::choices::{Choices, Chosen};
use crate::options::Strategy;
use crate::outcome::{NoEvents, Note, Step, Violation};
use crate::shims::table::Table;
use crate::solving::Solving;
use crate::solving::budget::Budget;
use crate::time_policy;
use crate::trace::Recorder;
use std::cell::RefCell;
use std::rc::Rc;
use verify_solver::{ChainOptions, WorkInstant};

impl Engine<'_> {
    /// The steps that lead to the violation, and what they tell of it besides. None where the execution cannot be repeated in the
    /// time that there is, or ends elsewhere: it may depend on where objects lie in memory.
    pub(super) fn trace(
        &self,
        violation: &Violation,
        chosen: Vec<Chosen>,
    ) -> Option<(Vec<Step>, Vec<Note>)> {
        // Choices alone do not repeat an execution of threads.
        if self.observer.is_some() || !self.thread_numbers.is_empty() {
            return None;
        }
        let mut chain = ChainOptions::default();
        chain.backends = ChainOptions::parse_backends("interval,cadical").ok()?;
        let solver = verify_solver::chain(&chain).ok()?;
        let time =
            time_policy::TRACE.min(self.solving.budget.left_of_job() / time_policy::TRACE_PART);
        let mut events = NoEvents;
        let budget = Budget::new(WorkInstant::now(), time);
        let setting = Setting {
            options: self.options,
            strategy: Strategy::Merge,
            events: &mut events,
            solving: Solving::new(solver, budget),
            shims: Box::new(Table::new()),
        };
        let recorder = Rc::new(RefCell::new(Recorder::new()));
        let mut engine = Engine::new(self.image.program.clone(), setting);
        engine.inputs.choices = Choices::given(chosen);
        engine.observer = Some(Box::new(recorder.clone()));
        engine.image.promotes_variables = false;
        engine.begin().ok()?;
        engine.run();
        let same =
            |found: &&Violation| found.code == violation.code && found.place == violation.place;
        let facts = &engine.checks.facts;
        let required = facts.preconditions.iter().map(|one| &one.violation);
        let found = facts
            .violations
            .iter()
            .chain(required)
            .any(|found| same(&found));
        engine.observer = None;
        let recorder = Rc::into_inner(recorder)?.into_inner();
        (found && !engine.inputs.choices.diverged()).then(|| recorder.into_steps(&engine))
    }
}
