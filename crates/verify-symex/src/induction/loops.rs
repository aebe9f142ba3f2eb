//! A loop replaced by what is known of all its iterations.

use super::candidates::Candidate;
use super::change::Change;
use super::explore::{Iteration, Mark};
use super::head::Head;
use super::{Prover, Refused};
use crate::outcome::{Assumption, LoopInvariant};
use crate::state::State;
use crate::time_policy;
use std::rc::Rc;
use verify_term::TermId;

/// A loop that ends by itself is unrolled up to so many iterations.
const UNROLLED: u32 = 64;
/// How often an iteration is tried before the loop is given up.
const TRIALS: usize = 32;
/// So many conditions of a loop are listed at most.
const LISTED: usize = 8;

/// An arbitrary iteration, and the one that its checks count of, where that is a later one.
struct Trial {
    first: Iteration,
    last: Option<Iteration>,
    /// The conditions under which the first one asks for something from outside, which may end the loop.
    asked: Vec<TermId>,
}

impl Prover<'_, '_> {
    /// Takes a state at a loop's head through all of the loop. The states that leave it are in the queue then.
    pub fn replace_loop(&mut self, start: State) -> Result<(), Refused> {
        self.check_scope(&start)?;
        let born = self.engine.universe.arena.len();
        let mark = self.mark();
        let exact = self.iterate(start.clone())?;
        if exact.backs.is_empty() || is_decided(&start, &exact) {
            for state in exact.backs.into_iter().chain(exact.exits) {
                self.engine.enqueue(state);
            }
            return Ok(());
        }
        self.replaced += 1;
        let liveness = Rc::clone(start.top.code.liveness());
        let mut change = Change::default();
        change.include(self.engine, &liveness, &start, &start, &exact.backs)?;
        // Where the first iterations are followed as they are, what is said of later ones holds behind them only.
        let behind = match self.hints.before {
            0 => {
                self.forget_since(&mark);
                TermId::TRUE
            }
            before => self.follow_first(exact, before)?,
        };
        if behind == TermId::FALSE {
            return Ok(());
        }
        let mut candidates: Option<Vec<Candidate>> = None;
        for _ in 0..TRIALS {
            let mut head = Head::new(self.engine, &liveness, &start, &change, born);
            self.assume_candidates(&mut head, candidates.as_deref().unwrap_or_default());
            let mark = self.mark();
            let replaced = self.replaced;
            let trial = self.try_iterations(&head)?;
            if change.include(
                self.engine,
                &liveness,
                &start,
                &head.state,
                &trial.first.backs,
            )? {
                self.forget_since(&mark);
                candidates = None;
                continue;
            }
            let Some(assumed) = &candidates else {
                let found = self.first_candidates(&head, &trial.first, &mark);
                let is_innermost = replaced == self.replaced;
                candidates = Some(match is_innermost {
                    true => self.preserved(&head, &trial.first, found),
                    false => found,
                });
                self.forget_since(&mark);
                continue;
            };
            let kept = self.preserved(&head, &trial.first, assumed.clone());
            if kept.len() == assumed.len() {
                self.record(&head, &trial, &kept);
                let last = trial.last.unwrap_or(trial.first);
                for mut state in last.exits {
                    state.path.assume(&mut self.engine.universe.arena, behind);
                    self.engine.enqueue(state);
                }
                return Ok(());
            }
            candidates = Some(kept);
            self.forget_since(&mark);
        }
        let place = self.engine.user_place(&start.top.site());
        Err(self.refused("a loop changes more with each iteration", Some(place)))
    }

    /// An arbitrary iteration; with k-induction, the last of several in a row, in all of which but the last checks
    /// are known to hold.
    fn try_iterations(&mut self, head: &Head) -> Result<Trial, Refused> {
        let choices = self.engine.inputs.choices.count();
        let mark = self.mark();
        let first = self.iterate(head.state.clone())?;
        let asked = self.engine.inputs.choices.open()[choices..].iter();
        let asked = asked.map(|choice| choice.guard).collect();
        let mut trial = Trial {
            first,
            last: None,
            asked,
        };
        for _ in 0..self.hints.before {
            let before = trial.last.as_ref().unwrap_or(&trial.first);
            let Some(mut next) = only(&before.backs) else {
                break;
            };
            let failures = self.pending_since(&mark);
            self.forget_since(&mark);
            let arena = &mut self.engine.universe.arena;
            let any = arena.or_all(&failures);
            let none = arena.not(any);
            next.path.assume(arena, none);
            trial.last = Some(self.iterate(next)?);
        }
        Ok(trial)
    }

    /// The base of k-induction: the first iterations as they are, with their checks and their exits. The condition
    /// under which there are more.
    fn follow_first(&mut self, exact: Iteration, before: u32) -> Result<TermId, Refused> {
        let mut next = exact;
        for further in 0..before {
            for state in std::mem::take(&mut next.exits) {
                self.engine.enqueue(state);
            }
            if further + 1 == before {
                break;
            }
            let mut later = Iteration::default();
            for back in next.backs {
                let more = self.iterate(back)?;
                later.backs.extend(more.backs);
                later.exits.extend(more.exits);
            }
            next = later;
        }
        let more: Vec<TermId> = next.backs.iter().map(|back| back.path.whole()).collect();
        Ok(self.engine.universe.arena.or_all(&more))
    }

    /// What the argument does not cover.
    fn check_scope(&mut self, state: &State) -> Result<(), Refused> {
        let place = Some(self.engine.user_place(&state.top.site()));
        if state.threads.is_some() {
            return Err(self.refused("threads", place));
        }
        if !self.engine.jump_targets.is_empty() {
            return Err(self.refused("`setjmp`", place));
        }
        match self.engine.check_limits() {
            Ok(()) => Ok(()),
            Err(_) => Err(self.refused("a limit was reached", place)),
        }
    }

    fn assume_candidates(&mut self, head: &mut Head, candidates: &[Candidate]) {
        let terms: Vec<_> = candidates.iter().map(|one| one.term).collect();
        let arena = &mut self.engine.universe.arena;
        let all = arena.and_all(&terms);
        head.state.path.assume(arena, all);
    }

    fn first_candidates(
        &mut self,
        head: &Head,
        iteration: &Iteration,
        mark: &Mark,
    ) -> Vec<Candidate> {
        let failures = self.pending_since(mark);
        let found = self.candidates(head, iteration, &failures);
        self.holding_at_first(head, found)
    }

    /// Writes down what the proof rests on, and whether the loop ends.
    fn record(&mut self, head: &Head, trial: &Trial, kept: &[Candidate]) {
        let place = self.engine.user_place(&head.state.top.site());
        let decreases = self.measure(head, &trial.first);
        let has_exit = !trial.first.exits.is_empty();
        let must_end = has_exit || self.engine.must_progress(&head.state);
        if decreases.is_none() && must_end && !self.always_asks(trial) {
            self.engine.checks.facts.assumed.push(Assumption {
                what: "that the loop ends".to_owned(),
                place: Some(place.clone()),
            });
        }
        let needed = self.without_consequences(kept);
        let texts: Vec<String> = needed.iter().filter_map(|one| one.text.clone()).collect();
        let conditions: Vec<String> = texts.into_iter().take(LISTED).collect();
        let invariant = LoopInvariant {
            unnamed: (needed.len() - conditions.len()) as u32,
            place,
            conditions,
            decreases,
        };
        let known = &mut self.engine.checks.facts.invariants;
        if !known.contains(&invariant) {
            known.push(invariant);
        }
    }
}

impl Prover<'_, '_> {
    /// Whether every iteration asks for something from outside: such a loop is not without effect.
    fn always_asks(&mut self, trial: &Trial) -> bool {
        if self.engine.image.observes {
            return true;
        }
        let any = self.engine.universe.arena.or_all(&trial.asked);
        let never = self.engine.universe.arena.not(any);
        trial.first.backs.iter().all(|back| {
            let silent = [back.path.whole(), never];
            self.is_impossible(&silent, time_policy::INVARIANT) == Some(true)
        })
    }
}

/// The only one, if it is.
fn only(states: &[State]) -> Option<State> {
    match states {
        [state] => Some(state.clone()),
        _ => None,
    }
}

/// Whether all conditions were decided under which the loop goes round, and it has not gone round too often.
fn is_decided(start: &State, exact: &Iteration) -> bool {
    let Some(before) = start.top.loops.last() else {
        return false;
    };
    let same = |state: &State| {
        let after = state.top.loops.last();
        after.is_some_and(|after| after.symbolic == before.symbolic)
    };
    before.iteration < UNROLLED && exact.backs.iter().all(same)
}
