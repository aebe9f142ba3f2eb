//! The threads of an execution: their stacks, the graph of what they did, and where it can be taken up again.

use crate::code::Code;
use crate::execution_graph::accesses::Accesses;
use crate::execution_graph::{Action, EventId, Graph, Place};
use crate::program::code::FunctionCode;
use crate::state::{Exceptions, Frame, State};
use crate::value::memory::store::Memory;
use crate::value::site::Site;
use crate::value::{ObjectId, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use verify_term::RoundingMode;

/// What a thread has of its own, while another runs.
#[derive(Clone)]
pub struct Stack {
    pub top: Frame,
    pub below: Vec<Rc<Frame>>,
    pub exceptions: Exceptions,
    pub stack_bytes: u64,
    pub rounding: RoundingMode,
}

/// What a thread that is blocked is blocked by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wait {
    /// Nothing that would make it a wait: an execution that is given up.
    Abandoned,
    /// For another thread to write something.
    Progress,
    /// For another thread to notify it.
    Notification,
}

impl Wait {
    /// What a wait is that nothing ends.
    pub fn code(self) -> Code {
        match self {
            Wait::Notification => Code::LostWakeUp,
            _ => Code::Deadlock,
        }
    }
}

/// Whether a thread can go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    Runnable,
    /// Until that thread has finished.
    Joining(u32),
    /// Until its last event reads something else.
    Blocked(Wait),
    /// It is to take a lock, and lets those run first who may give it back.
    Deferred(Place),
    /// It ends the program once no other can go on.
    Exiting,
    Finished,
}

/// A thread at the beginning of a round of a loop.
#[derive(Clone)]
pub struct RoundStart {
    /// How many frames lie below the loop's.
    pub depth: usize,
    pub header: u32,
    pub code: Rc<FunctionCode>,
    pub registers: Vec<Value>,
    pub memory: Memory,
    pub events: u32,
    /// How many choices had been asked for.
    pub choices: usize,
}

#[derive(Clone)]
pub struct Thread {
    /// None while it runs, or once it has finished.
    pub stack: Option<Stack>,
    pub status: Status,
    /// The event before the first of those that it would repeat for ever, where it is blocked.
    pub waits_since: u32,
    pub result: Value,
    /// Somebody joined it, or detached it.
    pub claimed: bool,
    /// How it was where the loops that it is in began their rounds.
    pub rounds: Vec<RoundStart>,
    /// How it was when it last slept, to wake by itself.
    pub slept: Option<RoundStart>,
    /// Its own copies of thread-local variables.
    pub locals: FxHashMap<ObjectId, ObjectId>,
}

impl Thread {
    pub fn new(stack: Option<Stack>) -> Thread {
        Thread {
            stack,
            status: Status::Runnable,
            waits_since: 0,
            result: Value::Undefined,
            claimed: false,
            rounds: Vec::new(),
            slept: None,
            locals: FxHashMap::default(),
        }
    }
}

/// What an event that is repeated has to be.
#[derive(Clone, Debug)]
pub enum Repeated {
    /// No access: nothing is chosen.
    Plain,
    ReadFrom(Option<EventId>),
    Choice(bool),
    /// A write, which comes before these.
    WriteBefore(Vec<EventId>),
    /// The new write, anywhere.
    NewWrite,
}

/// An event that is repeated after a revisit.
#[derive(Clone, Debug)]
pub struct Step {
    pub event: EventId,
    pub stamp: u32,
    pub repeated: Repeated,
}

/// What has to be repeated before an execution goes on as it likes.
#[derive(Debug)]
pub struct Plan {
    pub steps: Vec<Step>,
    /// The stamp of the first event beyond it.
    pub next_stamp: u32,
}

/// An execution before its next event.
#[derive(Clone)]
pub struct Snapshot {
    /// How many events it had executed.
    pub executed: usize,
    pub state: Rc<State>,
}

#[derive(Clone)]
pub struct Threads {
    pub graph: Graph,
    pub current: u32,
    pub threads: Vec<Option<Thread>>,
    pub accesses: Accesses,
    /// Variables of the models' own, which no race is looked for in.
    pub unwatched: Rc<FxHashSet<ObjectId>>,
    /// All events in the order in which they were executed.
    pub executed: Vec<EventId>,
    pub snapshots: Vec<Snapshot>,
    pub plan: Option<(Rc<Plan>, usize)>,
    /// What the program wrote since, by stream: only where it is executed, not verified.
    pub output: Vec<(u8, Vec<u8>)>,
}

impl Threads {
    pub fn thread(&self, thread: u32) -> &Thread {
        self.threads[thread as usize]
            .as_ref()
            .expect("the thread was created")
    }

    pub fn thread_mut(&mut self, thread: u32) -> &mut Thread {
        self.threads[thread as usize]
            .as_mut()
            .expect("the thread was created")
    }

    pub fn known(&self) -> impl Iterator<Item = (u32, &Thread)> {
        self.threads
            .iter()
            .enumerate()
            .filter_map(|(number, thread)| Some((number as u32, thread.as_ref()?)))
    }

    /// What is repeated next.
    pub fn step(&self) -> Option<&Step> {
        let (plan, at) = self.plan.as_ref()?;
        plan.steps.get(*at)
    }

    /// Whether a thread could run now.
    pub fn can_run(&self, thread: &Thread) -> bool {
        match thread.status {
            Status::Runnable => true,
            Status::Joining(other) => self.thread(other).status == Status::Finished,
            Status::Exiting => !self.known().any(|(_, other)| {
                matches!(other.status, Status::Deferred(_))
                    || (other.status != Status::Exiting && self.can_run(other))
            }),
            Status::Deferred(place) => self.is_free(place),
            Status::Blocked(_) | Status::Finished => false,
        }
    }

    /// Whether a lock that is 0 where nobody has it is free.
    pub fn is_free(&self, place: Place) -> bool {
        let last = self.graph.writes(place).last().copied();
        !self.graph.is_known(place) || self.graph.value(place, last) == Value::Int(0)
    }

    /// Adds an event of the current thread; what is repeated keeps its stamp.
    pub fn add(&mut self, action: Action, site: Site) -> EventId {
        let stamp = self.step().map(|step| step.stamp);
        if let Some(stamp) = stamp {
            self.graph.set_next_stamp(stamp);
        }
        let id = self.graph.add(self.current, action, site);
        self.executed.push(id);
        if let Some((plan, at)) = &mut self.plan {
            *at += 1;
            if *at == plan.steps.len() {
                self.graph.set_next_stamp(plan.next_stamp);
                self.plan = None;
            }
        }
        id
    }

    /// The thread whose turn it is: the first that can go on.
    pub fn next_to_run(&self) -> Option<u32> {
        if let Some(step) = self.step() {
            return Some(step.event.thread);
        }
        let can_run = |thread: &Thread| self.can_run(thread) && thread.status != Status::Exiting;
        let is_deferred = |thread: &Thread| matches!(thread.status, Status::Deferred(_));
        let first = |is: &dyn Fn(&Thread) -> bool| {
            let found = self.known().find(|(_, thread)| is(thread));
            found.map(|(number, _)| number)
        };
        // Locks that are held are waited for when nobody else can go on, and the program ends behind all.
        first(&can_run)
            .or_else(|| first(&is_deferred))
            .or_else(|| first(&|thread| self.can_run(thread)))
    }
}
