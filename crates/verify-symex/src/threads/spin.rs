//! Loops that wait by reading again and again.
//!
//! A round that has written nothing, and leaves the thread as it was when the round began, can only end the loop by
//! reading something else: the thread is blocked until its reads do. What the round before read is what an execution
//! without that round reads, so nothing is lost (Kokologiannakis, Ren, Vafeiadis: Dynamic partial order reductions for
//! spinloops).

use super::schedule::{threads, threads_mut};
use crate::engine::{End, Engine};
use crate::execution_graph::EventId;
use crate::program::code::{Edge, FunctionCode, Op, Register};
use crate::state::State;
use crate::state::threads::RoundStart;
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
                let waits = before.choices == self.inputs.choices.count();
                self.block(state, waits)?;
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

    fn is_same_round(&self, state: &State, before: &RoundStart) -> bool {
        let known = threads(state);
        let last = known.graph.len_of(known.current);
        let reads_only = (before.events + 1..=last).all(|index| {
            let event = known.graph.event(EventId {
                thread: known.current,
                index,
            });
            event.is_read() && !event.is_exclusive()
        });
        let same = |register: &Register| {
            let at = *register as usize;
            before.registers[at] == state.top.registers[at]
        };
        reads_only
            && Rc::ptr_eq(&before.code, &state.top.code)
            && carried(&before.code, before.header).iter().all(same)
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

/// The registers that a loop carries from one round to the next: what enters its header, and variables that are kept
/// in registers. All others are written in a round before they are read in it.
fn carried(code: &FunctionCode, header: u32) -> Vec<Register> {
    let mut registers = Vec::new();
    let mut enters = |edge: &Edge| {
        if edge.block == header {
            registers.extend(edge.moves.iter().map(|(to, _)| *to));
        }
    };
    for op in &code.ops {
        match op {
            Op::Jump(edge) => enters(edge),
            Op::Branch { then, other, .. } => {
                enters(then);
                enters(other);
            }
            Op::Switch { cases, default, .. } => {
                cases.iter().for_each(|(_, edge)| enters(edge));
                enters(default);
            }
            Op::Call(call) => {
                if let Some(edge) = &call.normal {
                    enters(edge);
                }
            }
            _ => {}
        }
    }
    for op in &code.ops {
        if let Op::Forget { register, count } = op {
            registers.extend(*register..register + count);
        }
    }
    registers.sort_unstable();
    registers.dedup();
    registers
}
