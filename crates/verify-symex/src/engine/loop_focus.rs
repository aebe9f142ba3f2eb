//! Where states stop while loops are replaced by what an inductive argument knows of them.
//!
//! Plain exploration runs states through loops. An inductive argument (`induction/`) looks at one iteration at a time:
//! a state stops where it comes to the head of a loop, and where it leaves the loop that is looked at.

use crate::engine::Engine;
use crate::state::{Phase, State};
use crate::value::site::CallSite;
use std::rc::Rc;
use verify_term::TermId;

/// The loops that are looked at, the outermost first.
#[derive(Default)]
pub struct LoopFocus {
    pub active: Vec<ActiveLoop>,
    /// What the program itself says that holds whenever an iteration begins, as it was met, and in its words.
    pub clauses: Vec<(TermId, String)>,
}

/// One iteration of a loop that is looked at.
#[derive(Clone)]
pub struct ActiveLoop {
    phase: Phase,
    calls: Option<Rc<CallSite>>,
    depth: usize,
    /// How many loops of the frame are around its body, itself included.
    level: usize,
    header: u32,
    iteration: u32,
}

/// Where a state stands that has stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Whereabouts {
    /// The loop that is looked at begins another iteration.
    Back,
    /// It has left the loop.
    Left,
    /// It is at the head of another loop.
    Head,
    Inside,
}

impl ActiveLoop {
    /// The iteration that begins where the state stands, at a loop's head.
    pub fn beginning_at(state: &State) -> Option<ActiveLoop> {
        let entry = state.top.loops.last()?;
        Some(ActiveLoop {
            phase: state.phase,
            calls: state.top.calls.clone(),
            depth: state.depth(),
            level: state.top.loops.len(),
            header: entry.header,
            iteration: entry.iteration,
        })
    }

    fn contains(&self, state: &State) -> bool {
        if state.phase != self.phase {
            return false;
        }
        let frame = match state.depth().checked_sub(self.depth) {
            None => return false,
            Some(0) => &state.top,
            Some(_) => &state.below[self.depth - 1],
        };
        same_calls(frame.calls.as_ref(), self.calls.as_ref())
            && frame
                .loops
                .get(self.level - 1)
                .is_some_and(|entry| entry.header == self.header)
    }

    fn begins_again(&self, state: &State) -> bool {
        state.depth() == self.depth
            && is_at_head(state)
            && state.top.loops.len() == self.level
            && state
                .top
                .loops
                .last()
                .is_some_and(|entry| entry.iteration > self.iteration)
    }
}

fn same_calls(left: Option<&Rc<CallSite>>, right: Option<&Rc<CallSite>>) -> bool {
    match (left, right) {
        (Some(left), Some(right)) => Rc::ptr_eq(left, right),
        (left, right) => left.is_none() && right.is_none(),
    }
}

/// Whether the state stands where an iteration begins.
fn is_at_head(state: &State) -> bool {
    let frame = &state.top;
    let is_header = frame
        .loops
        .last()
        .is_some_and(|entry| entry.header == frame.block);
    is_header && frame.op == frame.code.blocks[frame.block as usize].first
}

impl Engine<'_> {
    /// Where a state stands, as far as the loops matter that are looked at.
    pub fn whereabouts(&self, state: &State) -> Whereabouts {
        let Some(focus) = &self.loop_focus else {
            return Whereabouts::Inside;
        };
        match focus.active.last() {
            Some(active) if !active.contains(state) => Whereabouts::Left,
            Some(active) if active.begins_again(state) => Whereabouts::Back,
            _ if is_at_head(state) => Whereabouts::Head,
            _ => Whereabouts::Inside,
        }
    }
}
