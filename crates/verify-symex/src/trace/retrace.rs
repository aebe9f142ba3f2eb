//! Repeating the execution that shows a violation.

use super::observe::Observer;
use crate::environment::nondet::{Choices, Chosen};
use crate::options::Strategy;
use crate::outcome::{NoEvents, Note, Step, Violation};
use crate::search::deepening::Budget;
use crate::search::engine::Engine;
use crate::search::start::Setting;
use std::time::{Duration, Instant};
use verify_solver::ChainOptions;

/// How long repeating one execution may take, and which share of the time that is left.
const LONGEST: Duration = Duration::from_secs(5);
const SHARE: u32 = 4;

impl Engine<'_> {
    /// The steps that lead to the violation, and what they tell of it besides. None where the execution cannot be repeated in the
    /// time that there is, or ends elsewhere: it may depend on where objects lie in memory.
    pub fn trace(
        &self,
        violation: &Violation,
        chosen: Vec<Chosen>,
    ) -> Option<(Vec<Step>, Vec<Note>)> {
        if self.observer.is_some() {
            return None;
        }
        let mut chain = ChainOptions::default();
        chain.backends = ChainOptions::parse_backends("interval,cadical").ok()?;
        let solver = verify_solver::chain(&chain).ok()?;
        let time = LONGEST.min(self.budget.left_of_job() / SHARE);
        let mut events = NoEvents;
        let setting = Setting {
            options: self.options,
            interrupt: self.interrupt.clone(),
            events: &mut events,
            strategy: Strategy::Merge,
            budget: Budget::new(Instant::now(), time),
        };
        let mut engine = Engine::new(self.program.clone(), solver, setting);
        engine.choices = Choices::given(chosen);
        engine.observer = Some(Box::new(Observer::new()));
        engine.promotes_variables = false;
        engine.begin().ok()?;
        engine.run();
        let observer = engine.observer.take()?;
        let same =
            |found: &&Violation| found.code == violation.code && found.place == violation.place;
        let found = engine.facts.violations.iter().any(|found| same(&found));
        (found && !engine.choices.diverged()).then(|| observer.into_steps(&engine))
    }
}
