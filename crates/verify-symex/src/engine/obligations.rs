//! Filing what must hold and assuming what does.

use crate::checks::obligation::{Message, Obligation};
use crate::code::{Code, Unchecked};
use crate::engine::{End, Engine};
use crate::execution_graph::Graph;
use crate::options::Strategy;
use crate::outcome::Note;
use crate::state::{OnReturn, Phase, State};
use crate::value::site::Site;
use std::rc::Rc;
use verify_term::TermId;

/// What threads have done by now, where there are several.
fn graph_of(state: &State) -> Option<Rc<Graph>> {
    let threads = state.threads.as_ref()?;
    Some(Rc::new(threads.graph.clone()))
}

impl Engine<'_> {
    /// Files the obligation that the condition holds. Afterwards the state goes on as if it did;
    /// the path ends where it cannot.
    pub fn require(
        &mut self,
        state: &mut State,
        holds: TermId,
        code: Code,
        describe: impl FnOnce(&mut Self, &State) -> (Message, Vec<Note>),
    ) -> Result<(), End> {
        let reach = self.checks.reach.take();
        if holds == TermId::TRUE {
            self.checks.ledger.filed += 1;
            return Ok(());
        }
        if !self.options.checks.contains(code) {
            return self.pass_unchecked(state, holds, code);
        }
        if self.is_verified_elsewhere(state) {
            self.checks.line_override = None;
            return match holds {
                TermId::FALSE => Err(End::Path),
                _ => self.assume(state, holds),
            };
        }
        let fails = self.universe.arena.not(holds);
        let violation = self.universe.arena.and(state.path.whole(), fails);
        if violation != TermId::FALSE {
            let (message, notes) = describe(self, state);
            let site = state.top.site();
            let blamed = self.blamed(&site);
            let (inputs, choices) = (self.inputs.records.len(), self.inputs.choices.count());
            let line = self.checks.line_override.take();
            self.checks.ledger.file(Obligation {
                code,
                message,
                site,
                blamed,
                line,
                notes,
                violation,
                inputs,
                choices,
                graph: graph_of(state),
                reach,
            });
            if self.strategy == Strategy::Paths
                || (self.options.fail_fast && holds == TermId::FALSE && self.loop_focus.is_none())
            {
                self.settle()?;
            }
        }
        if holds == TermId::FALSE {
            Err(End::Path)
        } else {
            Ok(())
        }
    }

    /// Goes on, or does not, past a check that is off.
    fn pass_unchecked(&mut self, state: &mut State, holds: TermId, code: Code) -> Result<(), End> {
        let unchecked = code.unchecked();
        if unchecked == Unchecked::GoesOn {
            return Ok(());
        }
        let fails = self.universe.arena.not(holds);
        if unchecked == Unchecked::Lost && self.feasible(state, fails) {
            self.record_assumption(
                state,
                &format!(
                    "executions are not followed beyond where {}, which is not checked",
                    code.title()
                ),
            );
        }
        if holds == TermId::FALSE {
            Err(End::Path)
        } else {
            self.assume(state, holds)
        }
    }

    /// As `require`, but reported at another place than the state's.
    pub fn require_at(
        &mut self,
        state: &mut State,
        site: Site,
        holds: TermId,
        code: Code,
        message: String,
        notes: Vec<Note>,
    ) -> Result<(), End> {
        self.checks.ledger.filed += 1;
        let fails = self.universe.arena.not(holds);
        let violation = self.universe.arena.and(state.path.whole(), fails);
        if violation == TermId::FALSE || !self.options.checks.contains(code) {
            return Ok(());
        }
        let (inputs, choices) = (self.inputs.records.len(), self.inputs.choices.count());
        let message = message.into();
        let blamed = self.blamed(&site);
        self.checks.ledger.file(Obligation {
            code,
            message,
            site,
            blamed,
            line: None,
            notes,
            violation,
            inputs,
            choices,
            graph: graph_of(state),
            reach: None,
        });
        if self.strategy == Strategy::Paths {
            self.settle()
        } else {
            Ok(())
        }
    }

    /// A check that fails whenever it is reached.
    pub fn fail(&mut self, state: &mut State, code: Code, message: impl Into<Message>) -> End {
        let message = message.into();
        match self.require(state, TermId::FALSE, code, |_, _| (message, Vec::new())) {
            Err(end) => end,
            Ok(()) => End::Path,
        }
    }

    /// Restricts the state to executions in which the condition holds.
    pub fn assume(&mut self, state: &mut State, condition: TermId) -> Result<(), End> {
        state.path.assume(&mut self.universe.arena, condition);
        if state.path.whole() == TermId::FALSE {
            Err(End::Path)
        } else {
            Ok(())
        }
    }

    /// Whether what runs is called before the entry point, and an entry point itself.
    pub fn is_verified_elsewhere(&self, state: &State) -> bool {
        if !matches!(state.phase, Phase::Preparing(_)) {
            return false;
        }
        let Some(caller) = self.options.caller.as_ref() else {
            return false;
        };
        let frames = state.below.iter().map(|frame| &**frame);
        let mut frames = frames.chain([&state.top]).rev();
        let called = frames.find(|frame| frame.on_return == OnReturn::Script);
        called.is_some_and(|frame| {
            let name = &self.image.program.function(frame.code.function).name;
            caller.verified.iter().any(|one| **one == **name)
        })
    }
}
