//! An execution graph and how it grows.

use super::clock::Clock;
use super::event::{Action, Event, EventId, Order, Place};
use crate::options::MemoryModel;
use crate::value::Value;
use crate::value::site::Site;
use std::rc::Rc;

/// The writes to a place.
#[derive(Clone, Debug)]
pub(super) struct History {
    pub place: Place,
    /// What was there before the first event.
    pub initial: Value,
    /// The modification order.
    pub writes: Vec<EventId>,
}

/// What a thread knows of the others.
#[derive(Clone, Default, Debug)]
struct View {
    before: Clock,
    prefix: Clock,
    /// What its relaxed reads saw released, for a fence that acquires.
    seen: Clock,
    /// What its last fence released.
    fenced: Clock,
}

#[derive(Clone, Debug)]
pub struct Graph {
    pub(super) model: MemoryModel,
    pub(super) threads: Vec<Vec<Rc<Event>>>,
    views: Vec<View>,
    pub(super) histories: Vec<History>,
    next_stamp: u32,
}

impl Graph {
    pub fn new(model: MemoryModel) -> Graph {
        Graph {
            model,
            threads: vec![Vec::new()],
            views: vec![View::default()],
            histories: Vec::new(),
            next_stamp: 1,
        }
    }

    pub fn event(&self, id: EventId) -> &Rc<Event> {
        &self.threads[id.thread as usize][id.index as usize - 1]
    }

    pub fn events(&self) -> impl Iterator<Item = (EventId, &Rc<Event>)> {
        self.threads
            .iter()
            .enumerate()
            .flat_map(|(thread, events)| {
                events.iter().enumerate().map(move |(at, event)| {
                    let id = EventId {
                        thread: thread as u32,
                        index: at as u32 + 1,
                    };
                    (id, event)
                })
            })
    }

    /// All events, each after what it depends on, and otherwise thread by thread.
    pub fn linear_order(&self) -> Vec<EventId> {
        let mut order = Vec::new();
        let mut done = Clock::default();
        let mut goes_on = true;
        while goes_on {
            goes_on = false;
            for thread in 0..self.threads.len() as u32 {
                loop {
                    let next = EventId {
                        thread,
                        index: done.of(thread) + 1,
                    };
                    if next.index > self.len_of(thread) {
                        break;
                    }
                    let prefix = &self.event(next).prefix;
                    let ready = (0..self.threads.len() as u32).all(|other| {
                        let needed = prefix.of(other);
                        other == thread || needed <= done.of(other)
                    });
                    if !ready {
                        break;
                    }
                    done.add(next);
                    order.push(next);
                    goes_on = true;
                }
            }
        }
        order
    }

    /// The number of events of a thread.
    pub fn len_of(&self, thread: u32) -> u32 {
        self.threads
            .get(thread as usize)
            .map_or(0, |events| events.len() as u32)
    }

    /// The event that a thread has next.
    pub fn next_of(&self, thread: u32) -> EventId {
        EventId {
            thread,
            index: self.len_of(thread) + 1,
        }
    }

    /// What happens before whatever a thread does next.
    pub fn before(&self, thread: u32) -> &Clock {
        &self.views[thread as usize].before
    }

    /// What a thread's next event depends on, without itself.
    pub fn prefix(&self, thread: u32) -> &Clock {
        &self.views[thread as usize].prefix
    }

    pub fn next_stamp(&self) -> u32 {
        self.next_stamp
    }

    /// The event that comes next has this stamp, and later ones greater ones than both.
    pub fn set_next_stamp(&mut self, stamp: u32) {
        self.next_stamp = stamp;
    }

    fn history(&self, place: Place) -> Option<&History> {
        self.histories.iter().find(|known| known.place == place)
    }

    fn history_mut(&mut self, place: Place) -> &mut History {
        self.histories
            .iter_mut()
            .find(|known| known.place == place)
            .expect("the place was introduced")
    }

    /// The places that have events and overlap a range.
    pub fn places_in(
        &self,
        object: crate::value::ObjectId,
        from: u64,
        to: u64,
    ) -> impl Iterator<Item = Place> + '_ {
        self.histories
            .iter()
            .map(|history| history.place)
            .filter(move |place| place.overlaps(object, from, to))
    }

    /// Whether any event touched a place.
    pub fn is_known(&self, place: Place) -> bool {
        self.history(place).is_some()
    }

    /// Introduces a place that no event has touched. False where one that overlaps it is known.
    pub fn introduce(&mut self, place: Place, initial: Value) -> bool {
        if self.history(place).is_some() {
            return true;
        }
        let end = place.offset + u64::from(place.len);
        if self
            .places_in(place.object, place.offset, end)
            .next()
            .is_some()
        {
            return false;
        }
        self.histories.push(History {
            place,
            initial,
            writes: Vec::new(),
        });
        true
    }

    /// What a write wrote, or what was there before all.
    pub fn value(&self, place: Place, write: Option<EventId>) -> Value {
        match write {
            None => {
                self.history(place)
                    .expect("the place was introduced")
                    .initial
            }
            Some(id) => match self.event(id).action {
                Action::Write { value, .. } => value,
                _ => unreachable!("reads read from writes"),
            },
        }
    }

    pub fn writes(&self, place: Place) -> &[EventId] {
        self.history(place).map_or(&[], |history| &history.writes)
    }

    /// How many of a place's writes come at the latest before everything that a thread may see of it by coherence.
    fn first_allowed(&self, thread: u32, place: Place) -> usize {
        let writes = self.writes(place);
        let before = self.before(thread);
        let mut first_allowed = 0;
        for (at, write) in writes.iter().enumerate() {
            if before.contains(*write) {
                first_allowed = at + 1;
            }
        }
        for (id, event) in self.events() {
            if let Action::Read {
                place: read,
                from: Some(from),
                ..
            } = event.action
                && read == place
                && before.contains(id)
                && let Some(at) = writes.iter().position(|write| *write == from)
            {
                first_allowed = first_allowed.max(at + 1);
            }
        }
        first_allowed
    }

    /// The writes that a thread's read of a place may read from as far as coherence goes, the newest first.
    pub fn readable(&self, thread: u32, place: Place) -> Vec<Option<EventId>> {
        let first_allowed = self.first_allowed(thread, place);
        let writes = self.writes(place);
        let mut sources: Vec<Option<EventId>> = writes
            [first_allowed.saturating_sub(1).min(writes.len())..]
            .iter()
            .rev()
            .map(|write| Some(*write))
            .collect();
        if first_allowed == 0 {
            sources.push(None);
        }
        sources
    }

    /// Where in the modification order a thread's write can go, the last first. `source` is what the operation's own
    /// read had, where it has one.
    pub fn positions(
        &self,
        thread: u32,
        place: Place,
        exclusive: Option<Option<EventId>>,
    ) -> Vec<usize> {
        let writes = self.writes(place);
        let first_allowed = self.first_allowed(thread, place);
        let splits = |at: usize| {
            // Nothing comes between the two halves of an operation ([atomics.order]/10).
            writes
                .get(at)
                .is_some_and(|next| self.event(*next).is_exclusive())
        };
        if let Some(source) = exclusive {
            let at = match source {
                None => 0,
                Some(source) => {
                    let found = writes.iter().position(|write| *write == source);
                    found.expect("what was read is a write to the place") + 1
                }
            };
            return if at >= first_allowed && !splits(at) {
                vec![at]
            } else {
                Vec::new()
            };
        }
        (first_allowed..=writes.len())
            .rev()
            .filter(|at| !splits(*at))
            .collect()
    }

    /// Adds a thread's next event.
    pub fn add(&mut self, thread: u32, action: Action, site: Site) -> EventId {
        let id = self.next_of(thread);
        let joined = self.joined_by(&action);
        let view = &mut self.views[thread as usize];
        view.before.add(id);
        view.prefix.add(id);
        if let Some((before, prefix, sync)) = &joined {
            view.prefix.join(prefix);
            if *sync {
                view.before.join(before);
            } else {
                view.seen.join(before);
            }
        }
        if let Action::Fence(order) = action {
            if order.acquires() {
                let seen = view.seen.clone();
                view.before.join(&seen);
            }
            if order.releases() {
                view.fenced = view.before.clone();
            }
        }
        let mut released = match &action {
            Action::Write { order, .. } if *order == Order::NonAtomic => Clock::default(),
            Action::Write { order, .. } if order.releases() => view.before.clone(),
            Action::Write { .. } => view.fenced.clone(),
            Action::Finish => view.before.clone(),
            _ => Clock::default(),
        };
        let (before, prefix) = (view.before.clone(), view.prefix.clone());
        if let Action::Write {
            exclusive: true, ..
        } = action
            && let Some(source) = self
                .event(EventId {
                    index: id.index - 1,
                    ..id
                })
                .source()
        {
            // A release sequence goes on through operations that read and write ([intro.races]/5).
            released.join(&self.event(source).released);
        }
        if let Action::Create(child) = action {
            let at = child as usize;
            if self.threads.len() <= at {
                self.threads.resize_with(at + 1, Vec::new);
                self.views.resize_with(at + 1, View::default);
            }
            self.views[at] = View {
                before: before.clone(),
                prefix: prefix.clone(),
                ..View::default()
            };
        }
        let event = Event {
            action,
            site,
            stamp: self.next_stamp,
            before,
            prefix,
            released,
        };
        self.next_stamp += 1;
        self.threads[thread as usize].push(Rc::new(event));
        id
    }

    /// What an event joins into its thread's view: what was released to it, what it depends on, and whether it
    /// synchronises at once.
    fn joined_by(&self, action: &Action) -> Option<(Clock, Clock, bool)> {
        let (from, sync) = match action {
            Action::Read {
                from: Some(from),
                order,
                ..
            } => (*from, order.acquires()),
            Action::Join(child) => (
                EventId {
                    thread: *child,
                    index: self.len_of(*child),
                },
                true,
            ),
            _ => return None,
        };
        let source = self.event(from);
        Some((source.released.clone(), source.prefix.clone(), sync))
    }

    /// Puts a write into the modification order of its place.
    pub fn place_write(&mut self, write: EventId, at: usize) {
        let place = self.event(write).place().expect("a write has a place");
        self.history_mut(place).writes.insert(at, write);
    }

    /// Whether a thread's events from one up to the last leave everything as it was, and no other thread's write came
    /// between: reads, and writes that follow each other and end with the value before them.
    pub fn has_no_effect(&self, from: EventId, last: u32) -> bool {
        let is_own =
            |id: EventId| id.thread == from.thread && (from.index..=last).contains(&id.index);
        (from.index..=last).all(|index| {
            let id = EventId { index, ..from };
            let event = self.event(id);
            match event.action {
                Action::Read { place, from, .. } => {
                    let writes = self.writes(place);
                    let first = writes.iter().position(|write| is_own(*write));
                    let before = first.map(|at| at.checked_sub(1).map(|at| writes[at]));
                    before.is_none_or(|before| from == before || from.is_some_and(is_own))
                }
                Action::Write { place, .. } => {
                    let writes = self.writes(place);
                    let own = |write: &&EventId| is_own(**write);
                    let Some(first) = writes.iter().position(|write| is_own(*write)) else {
                        return false;
                    };
                    let count = writes.iter().filter(own).count();
                    let contiguous = writes[first..].iter().take_while(own).count() == count;
                    let before = first.checked_sub(1).map(|at| writes[at]);
                    let end = Some(writes[first + count - 1]);
                    contiguous && self.value(place, before) == self.value(place, end)
                }
                Action::Choice(_) => true,
                _ => false,
            }
        })
    }

    /// Whether a thread chose anything after its first events.
    pub fn has_choice(&self, thread: u32, after: u32) -> bool {
        let events = &self.threads[thread as usize][after as usize..];
        events
            .iter()
            .any(|event| matches!(event.action, Action::Choice(_)))
    }

    /// Whether a write is the last of its place.
    pub fn is_last(&self, place: Place, write: Option<EventId>) -> bool {
        self.writes(place).last().copied() == write
    }
}
