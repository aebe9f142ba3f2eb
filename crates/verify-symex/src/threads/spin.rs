//! Loops that wait by reading again and again.
//!
//! A round that has written nothing that stays (a lock that was given back and taken again), and leaves the thread as it
//! was when the round began, can only end the loop by reading something else: the thread is blocked until its reads do. What the round before read is what an execution
//! without that round reads, so nothing is lost (Kokologiannakis, Ren, Vafeiadis: Dynamic partial order reductions for
//! spinloops).

use super::schedule::{threads, threads_mut};
use crate::engine::{End, Engine};
use crate::execution_graph::EventId;
use crate::state::State;
use crate::state::threads::{RoundStart, Wait};
use crate::value::memory::object::ObjectKind;
use crate::value::memory::store::{Life, Memory};
use std::rc::Rc;

impl Engine<'_> {
    /// A loop is entered.
    pub fn begin_rounds(&mut self, state: &mut State, header: u32) {
        let start = self.round_start(state, header);
        let depth = start.depth;
        let known = threads_mut(state);
        let current = known.current;
        let rounds = &mut known.thread_mut(current).rounds;
        rounds.retain(|round| {
            round.depth < depth || (round.depth == depth && round.header != header)
        });
        rounds.push(start);
    }

    /// A loop goes round. True if the thread was blocked, and another is in its place.
    pub fn waits_in_loop(&mut self, state: &mut State, header: u32) -> Result<bool, End> {
        let known = threads(state);
        let depth = state.below.len();
        let mut rounds = known.thread(known.current).rounds.iter();
        let before = rounds.find(|round| round.depth == depth && round.header == header);
        if let Some(before) = before {
            if before.events == known.graph.len_of(known.current) {
                return Ok(false);
            }
            if self.is_same_round(state, before) {
                let chosen = threads(state)
                    .graph
                    .has_choice(threads(state).current, before.events);
                let wait = if before.choices == self.inputs.choices.count() && !chosen {
                    Wait::Progress
                } else {
                    Wait::Abandoned
                };
                let since = before.events;
                self.block_since(state, wait, since)?;
                return Ok(true);
            }
        }
        self.begin_rounds(state, header);
        Ok(false)
    }

    fn round_start(&self, state: &State, header: u32) -> RoundStart {
        let known = threads(state);
        RoundStart {
            depth: state.below.len(),
            header,
            registers: state.top.registers.clone(),
            events: known.graph.len_of(known.current),
            memory: state.memory.clone(),
            choices: self.inputs.choices.count(),
            code: state.top.code.clone(),
        }
    }

    /// The thread sleeps and will wake by itself. True if it did so before, and nothing that it did since stays: then it
    /// may as well have slept on. It is blocked, and another is in its place.
    pub fn sleeps_again(&mut self, state: &mut State) -> Result<bool, End> {
        let known = threads(state);
        let current = known.current;
        let frames = state.below.iter();
        let now = RoundStart {
            depth: state.below.len(),
            header: 0,
            registers: frames
                .flat_map(|frame| frame.registers.iter().copied())
                .collect(),
            events: known.graph.len_of(current),
            memory: state.memory.clone(),
            choices: 0,
            code: state.top.code.clone(),
        };
        let from = |before: &RoundStart| EventId {
            thread: current,
            index: before.events + 1,
        };
        let again = known.thread(current).slept.as_ref().is_some_and(|before| {
            before.depth == now.depth
                && Rc::ptr_eq(&before.code, &now.code)
                && known.graph.has_no_effect(from(before), now.events)
                && before.registers == now.registers
                && self.is_same_memory(&before.memory, &now.memory)
        });
        if again {
            self.block(state, Wait::Abandoned)?;
            return Ok(true);
        }
        threads_mut(state).thread_mut(current).slept = Some(now);
        Ok(false)
    }

    fn is_same_round(&self, state: &State, before: &RoundStart) -> bool {
        let known = threads(state);
        let last = known.graph.len_of(known.current);
        let from = EventId {
            thread: known.current,
            index: before.events + 1,
        };
        let idle = known.graph.has_no_effect(from, last);
        let liveness = before.code.liveness();
        let registers = before.registers.iter().zip(&state.top.registers);
        let mut live = (0..).zip(registers);
        let mut same =
            || live.all(|(at, (old, new))| old == new || !liveness.is_live(before.header, at));
        idle && Rc::ptr_eq(&before.code, &state.top.code)
            && same()
            && self.is_same_memory(&before.memory, &state.memory)
    }

    /// Whether nothing that lives differs.
    fn is_same_memory(&self, before: &Memory, now: &Memory) -> bool {
        before.differing(now).into_iter().all(|object| {
            let is_dead = |slot: Option<&crate::value::memory::store::Slot>| {
                slot.is_none_or(|slot| matches!(slot.life, Life::Dead(..)))
            };
            let (old, new) = (before.get(object), now.get(object));
            if is_dead(new) && self.universe.objects.get(object).kind == ObjectKind::Stack {
                return true;
            }
            match (old, new) {
                (Some(old), Some(new)) => old == new,
                _ => is_dead(old) && is_dead(new),
            }
        })
    }
}
