//! The threads of an execution: their stacks, the graph of what they did, and where it can be taken up again.

use crate::execution_graph::accesses::Accesses;
use crate::execution_graph::{Action, EventId, Graph};
use crate::program::code::FunctionCode;
use crate::state::{Exceptions, Frame, State};
use crate::value::memory::store::Memory;
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

/// Whether a thread can go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    Runnable,
    /// Until that thread has finished.
    Joining(u32),
    /// Until its last event reads something else. Whether it really waits: what only repeats itself by chance
    /// does not.
    Blocked {
        waits: bool,
    },
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
    pub result: Value,
    /// Somebody joined it, or detached it.
    pub claimed: bool,
    /// How it was where the loops that it is in began their rounds.
    pub rounds: Vec<RoundStart>,
    /// Its own copies of thread-local variables.
    pub locals: FxHashMap<ObjectId, ObjectId>,
}

impl Thread {
    pub fn new(stack: Option<Stack>) -> Thread {
        Thread {
            stack,
            status: Status::Runnable,
            result: Value::Undefined,
            claimed: false,
            rounds: Vec::new(),
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
            Status::Exiting => !self
                .known()
                .any(|(_, other)| other.status != Status::Exiting && self.can_run(other)),
            Status::Blocked { .. } | Status::Finished => false,
        }
    }

    /// Adds an event of the current thread; what is repeated keeps its stamp.
    pub fn add(&mut self, action: Action) -> EventId {
        let stamp = self.step().map(|step| step.stamp);
        if let Some(stamp) = stamp {
            self.graph.set_next_stamp(stamp);
        }
        let id = self.graph.add(self.current, action);
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
        self.known()
            .find(|(_, thread)| self.can_run(thread))
            .map(|(number, _)| number)
    }
}
