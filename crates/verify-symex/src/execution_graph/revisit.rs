//! Which reads of a graph may read from a write that was added after them.
//!
//! After TruSt (Kokologiannakis, Marmanis, Gladstein, Vafeiadis: Truly stateless, optimal dynamic partial order
//! reduction): a new write takes over a read that it does not depend on, and what was added after the read goes, but
//! for what the write depends on. So that every graph is reached once, that happens only where each event that goes was
//! the one of all alternatives which would be added last: a read of the newest write, a write at the end.

use super::clock::Clock;
use super::event::{Action, EventId, Place};
use super::graph::Graph;

/// A read that reads from a new write instead.
#[derive(Clone, Debug)]
pub struct Revisit {
    pub read: EventId,
    /// What stays besides, without the read: everything the read was added after and what the write depends on.
    pub kept: Vec<EventId>,
}

impl Graph {
    /// The reads that a thread's next event, a write to a place, may take over.
    pub fn revisits(&self, thread: u32, place: Place) -> Vec<Revisit> {
        let mut prefix = self.prefix(thread).clone();
        prefix.add(self.next_of(thread));
        let candidates = self.events().filter(|(id, event)| {
            matches!(event.action, Action::Read { place: read, .. } if read == place)
                && !prefix.contains(*id)
        });
        let mut revisits = Vec::new();
        for (read, event) in candidates {
            let goes = |(id, other): &(EventId, &std::rc::Rc<super::event::Event>)| {
                other.stamp > event.stamp && !prefix.contains(*id)
            };
            let allowed = self
                .events()
                .filter(|other| goes(other) || other.0 == read)
                .all(|(id, _)| self.is_last_alternative(id, &prefix));
            if allowed {
                let kept = self
                    .events()
                    .filter(|other| !goes(other) && other.0 != read)
                    .map(|(id, _)| id)
                    .collect();
                revisits.push(Revisit { read, kept });
            }
        }
        revisits
    }

    /// Whether an event is what it would be had it been added last, of what was there before it and what the new write
    /// depends on.
    fn is_last_alternative(&self, id: EventId, prefix: &Clock) -> bool {
        let event = self.event(id);
        let is_previous = |other: EventId| {
            prefix.contains(other) || {
                let known = (other.index <= self.len_of(other.thread)).then(|| self.event(other));
                known.is_some_and(|known| known.stamp <= event.stamp)
            }
        };
        let (place, chosen) = match event.action {
            Action::Write { place, .. } => {
                let read_before = self
                    .events()
                    .any(|(reader, other)| other.source() == Some(id) && is_previous(reader));
                if read_before {
                    return false;
                }
                (place, Some(id))
            }
            Action::Read { place, from, .. } => (place, from),
            // Of the executions that differ in it, one lets its reads be taken over.
            Action::Choice(chosen) => return !chosen,
            _ => return true,
        };
        if chosen.is_some_and(|chosen| !is_previous(chosen)) {
            return false;
        }
        let writes = self.writes(place);
        let first = match chosen {
            None => 0,
            Some(chosen) => {
                let at = writes.iter().position(|write| *write == chosen);
                at.expect("a write is in the order of its place") + 1
            }
        };
        !writes[first..].iter().any(|write| is_previous(*write))
    }
}
