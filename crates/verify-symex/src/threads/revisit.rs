//! A write takes over reads that came before it: an older state is taken up, and what stays is repeated in it.

use super::schedule::{threads, threads_mut};
use crate::engine::Engine;
use crate::execution_graph::{Action, EventId, Graph, Place, Revisit};
use crate::state::State;
use crate::state::threads::{Plan, Repeated, Step};
use rustc_hash::FxHashSet;
use std::rc::Rc;

impl Engine<'_> {
    /// The next event of the thread that runs is a write: queues the executions in which earlier reads read from it.
    pub(super) fn take_over_reads(&mut self, state: &State, place: Place) {
        let known = threads(state);
        for revisit in known.graph.revisits(known.current, place) {
            self.queue_revisit(state, &revisit);
        }
    }

    fn queue_revisit(&mut self, state: &State, revisit: &Revisit) {
        let known = threads(state);
        let kept: FxHashSet<EventId> = revisit.kept.iter().copied().collect();
        let unchanged = known
            .executed
            .iter()
            .take_while(|event| kept.contains(event))
            .count();
        let snapshot = known
            .snapshots
            .iter()
            .rev()
            .find(|snapshot| snapshot.executed <= unchanged)
            .expect("the first snapshot is before all events");
        let write = known.graph.next_of(known.current);
        let mut steps: Vec<Step> = known.executed[snapshot.executed..]
            .iter()
            .filter(|event| kept.contains(event))
            .map(|event| Step {
                event: *event,
                stamp: known.graph.event(*event).stamp,
                repeated: repeated(&known.graph, *event),
            })
            .collect();
        let stamp = known.graph.next_stamp();
        steps.push(Step {
            event: write,
            stamp,
            repeated: Repeated::NewWrite,
        });
        steps.push(Step {
            event: revisit.read,
            stamp: known.graph.event(revisit.read).stamp,
            repeated: Repeated::ReadFrom(Some(write)),
        });
        let plan = Plan {
            steps,
            next_stamp: stamp + 1,
        };
        let mut revisited = (*snapshot.state).clone();
        threads_mut(&mut revisited).plan = Some((Rc::new(plan), 0));
        self.progress.states += 1;
        self.frontier.alternatives.push(revisited);
    }
}

/// What an event has to be when it is repeated.
fn repeated(graph: &Graph, event: EventId) -> Repeated {
    match graph.event(event).action {
        Action::Read { from, .. } => Repeated::ReadFrom(from),
        Action::Choice(chosen) => Repeated::Choice(chosen),
        Action::Write { place, .. } => {
            let writes = graph.writes(place);
            let at = writes.iter().position(|write| *write == event);
            let later = at.map_or(&[][..], |at| &writes[at + 1..]);
            Repeated::WriteBefore(later.to_vec())
        }
        _ => Repeated::Plain,
    }
}
