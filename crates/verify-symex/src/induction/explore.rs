//! Running states from one loop to the next, and iterations of the loop that is looked at.

use super::{Prover, Refused};
use crate::checks::facts::Facts;
use crate::engine::End;
use crate::engine::loop_focus::{ActiveLoop, Whereabouts};
use crate::state::State;
use crate::time_policy;
use verify_solver::{Answer, Limit};
use verify_term::TermId;

/// How many iterations in a row k-induction looks at before the one that is checked.
const MOST_BEFORE: u32 = 2;

/// What became of one iteration.
#[derive(Default)]
pub struct Iteration {
    /// The states in which another one begins.
    pub backs: Vec<State>,
    /// The states that left the loop.
    pub exits: Vec<State>,
}

/// What was known before a trial.
pub struct Mark {
    pending: usize,
    facts: Facts,
}

impl Prover<'_, '_> {
    /// Runs everything in the queue to its end.
    pub fn explore_all(&mut self) -> Result<(), Refused> {
        let mut none = Iteration::default();
        self.explore(&mut none)
    }

    /// Runs one iteration of the loop at whose head the state stands.
    pub fn iterate(&mut self, head: State) -> Result<Iteration, Refused> {
        let Some(active) = ActiveLoop::beginning_at(&head) else {
            return Err(self.refused("a loop without a head", None));
        };
        let outer = std::mem::take(&mut self.engine.frontier.queue);
        if let Some(focus) = &mut self.engine.loop_focus {
            focus.active.push(active);
        }
        let mut iteration = Iteration::default();
        let result = self
            .execute(head)
            .and_then(|()| self.explore(&mut iteration));
        if let Some(focus) = &mut self.engine.loop_focus {
            focus.active.pop();
        }
        self.engine.frontier.queue = outer;
        result.map(|()| iteration)
    }

    fn explore(&mut self, iteration: &mut Iteration) -> Result<(), Refused> {
        while let Some(state) = self.engine.frontier.queue.take_hindmost() {
            match self.engine.whereabouts(&state) {
                Whereabouts::Back => iteration.backs.push(state),
                Whereabouts::Left => iteration.exits.push(state),
                Whereabouts::Head => self.replace_loop(state)?,
                Whereabouts::Inside => self.execute(state)?,
            }
        }
        Ok(())
    }

    fn execute(&mut self, mut state: State) -> Result<(), Refused> {
        let Err(end) = self.engine.execute(&mut state);
        match end {
            End::Job => return Err(self.refused("a limit was reached", None)),
            End::Path => {}
            End::Parked => self.engine.enqueue(state),
        }
        if let Some((_, hit)) = self.engine.frontier.deferred.first() {
            let (what, place) = (hit.what.clone(), hit.place.clone());
            return Err(self.refused(what, Some(place)));
        }
        if let Some(hit) = self.engine.checks.facts.bounds_hit.first() {
            let (what, place) = (hit.what.clone(), hit.place.clone());
            return Err(self.refused(what, Some(place)));
        }
        if !self.engine.frontier.alternatives.is_empty() {
            return Err(self.refused("threads", None));
        }
        Ok(())
    }

    pub fn mark(&self) -> Mark {
        Mark {
            pending: self.engine.checks.ledger.pending(),
            facts: self.engine.checks.facts.clone(),
        }
    }

    /// Forgets what a trial checked and found out.
    pub fn forget_since(&mut self, mark: &Mark) {
        self.engine.checks.ledger.forget_from(mark.pending);
        self.engine.checks.facts = mark.facts.clone();
    }

    /// The conditions under which checks fail that were filed since.
    pub fn pending_since(&self, mark: &Mark) -> Vec<TermId> {
        let pending = self.engine.checks.ledger.pending_from(mark.pending);
        pending.iter().map(|one| one.violation).collect()
    }

    /// Whether nothing fails of all that was checked.
    pub fn check_all(&mut self) -> Result<(), Refused> {
        if let Some(gap) = self.engine.checks.facts.gaps.first() {
            let (what, place) = (gap.what.clone(), gap.place.clone());
            return Err(self.refused(what, place));
        }
        let pending = self.engine.checks.ledger.pending_from(0);
        let violations: Vec<TermId> = pending.iter().map(|one| one.violation).collect();
        let any = self.engine.universe.arena.or_all(&violations);
        let most = self.engine.solving.budget.left() / 2;
        if self.is_impossible(&[any], most) == Some(true) {
            self.engine.checks.ledger.forget_from(0);
            return Ok(());
        }
        let mut failed: Option<usize> = None;
        let mut roots = Vec::new();
        for (index, violation) in violations.iter().enumerate() {
            let holds = self.is_impossible(&[*violation], time_policy::BATCH);
            if holds == Some(true) {
                continue;
            }
            failed = failed.or(Some(index));
            roots.push(*violation);
            if holds.is_none() {
                break;
            }
        }
        let Some(index) = failed else {
            self.engine.checks.ledger.forget_from(0);
            return Ok(());
        };
        let obligation = &self.engine.checks.ledger.pending_from(0)[index];
        let what = format!("not shown: {}", obligation.code.title());
        let place = self.engine.user_place(&obligation.site);
        let arena = &self.engine.universe.arena;
        let mut hints = self.hints.with_constants_of(arena, &roots);
        if hints == self.hints && hints.before < MOST_BEFORE {
            hints.before += 1;
        }
        Err(Refused {
            hints: (hints != self.hints).then(|| Box::new(hints)),
            ..self.refused(what, Some(place))
        })
    }

    /// Whether the conditions exclude each other; none where that was not found out in time.
    pub fn is_impossible(
        &mut self,
        conditions: &[TermId],
        most: std::time::Duration,
    ) -> Option<bool> {
        match self.ask(conditions, most) {
            Answer::Unsat { .. } => Some(true),
            Answer::Sat(_) => Some(false),
            Answer::Unknown(_) => None,
        }
    }

    pub fn ask(&mut self, conditions: &[TermId], most: std::time::Duration) -> Answer {
        let limit = Limit::within(most.min(self.engine.solving.budget.left()));
        self.engine.solving.queries += 1;
        let started = std::time::Instant::now();
        let answer =
            self.engine
                .solving
                .solver
                .check(&mut self.engine.universe.arena, conditions, &limit);
        self.engine.solving.time += started.elapsed();
        answer
    }
}
