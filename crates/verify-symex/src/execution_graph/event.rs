//! The nodes of an execution graph.

use super::clock::Clock;
use crate::value::site::Site;
use crate::value::{ObjectId, Value};
use verify_ir::Ordering;

/// A thread's n-th event, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EventId {
    pub thread: u32,
    pub index: u32,
}

/// What an atomic object occupies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    pub object: ObjectId,
    pub offset: u64,
    pub len: u32,
}

impl Place {
    pub fn overlaps(&self, object: ObjectId, from: u64, to: u64) -> bool {
        self.object == object && self.offset < to && from < self.offset + u64::from(self.len)
    }
}

/// How strongly an access or a fence is ordered ([atomics.order]).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    NonAtomic,
    Relaxed,
    Acquire,
    Release,
    AcquireRelease,
    SequentiallyConsistent,
}

impl Order {
    pub fn of(ordering: Ordering) -> Order {
        match ordering {
            Ordering::Acquire => Order::Acquire,
            Ordering::Release => Order::Release,
            Ordering::AcquireRelease => Order::AcquireRelease,
            Ordering::SequentiallyConsistent => Order::SequentiallyConsistent,
            Ordering::Unordered | Ordering::Monotonic => Order::Relaxed,
        }
    }

    pub fn acquires(self) -> bool {
        matches!(
            self,
            Order::Acquire | Order::AcquireRelease | Order::SequentiallyConsistent
        )
    }

    pub fn releases(self) -> bool {
        matches!(
            self,
            Order::Release | Order::AcquireRelease | Order::SequentiallyConsistent
        )
    }
}

#[derive(Clone, Debug)]
pub enum Action {
    Read {
        place: Place,
        order: Order,
        /// The write whose value it has; none for what was there before.
        from: Option<EventId>,
        /// The read of an operation that goes on to write.
        exclusive: bool,
    },
    Write {
        place: Place,
        order: Order,
        value: Value,
        /// The write of an operation whose read is the event before.
        exclusive: bool,
    },
    Fence(Order),
    /// What is left to whoever schedules threads.
    Choice(bool),
    Create(u32),
    Join(u32),
    Finish,
}

#[derive(Clone, Debug)]
pub struct Event {
    pub action: Action,
    /// Where in the program.
    pub site: Site,
    /// When it was added. What a revisit keeps, keeps its stamp.
    pub stamp: u32,
    /// What happens before it, itself included.
    pub before: Clock,
    /// What it depends on by `sb` and `rf`, itself included.
    pub prefix: Clock,
    /// What a read that acquires synchronises with, if this is a write.
    pub released: Clock,
}

impl Event {
    pub fn place(&self) -> Option<Place> {
        match self.action {
            Action::Read { place, .. } | Action::Write { place, .. } => Some(place),
            _ => None,
        }
    }

    pub fn is_read(&self) -> bool {
        matches!(self.action, Action::Read { .. })
    }

    pub fn is_exclusive(&self) -> bool {
        matches!(
            self.action,
            Action::Read {
                exclusive: true,
                ..
            } | Action::Write {
                exclusive: true,
                ..
            }
        )
    }

    pub fn is_sequentially_consistent(&self) -> bool {
        matches!(
            self.action,
            Action::Read {
                order: Order::SequentiallyConsistent,
                ..
            } | Action::Write {
                order: Order::SequentiallyConsistent,
                ..
            } | Action::Fence(Order::SequentiallyConsistent)
        )
    }

    pub fn is_fence(&self) -> bool {
        matches!(self.action, Action::Fence(_))
    }

    /// The write that a read has its value from.
    pub fn source(&self) -> Option<EventId> {
        match self.action {
            Action::Read { from, .. } => from,
            _ => None,
        }
    }
}
