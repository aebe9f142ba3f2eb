//! Which thread runs: started, switched, joined, finished, waiting.

use crate::code::Code;
use crate::engine::{End, Engine};
use crate::execution_graph::accesses::Accesses;
use crate::execution_graph::{Action, EventId, Graph, Place};
use crate::options::MemoryModel;
use crate::outcome::{Gap, GapKind, Note};
use crate::program::FunctionRef;
use crate::state::call::ActualArgument;
use crate::state::threads::{Snapshot, Stack, Status, Thread, Threads, Wait};
use crate::state::{Frame, OnReturn, Phase, State};
use crate::value::Value;
use std::rc::Rc;
use verify_solver::Model;
use verify_term::{Assignment, TermId};

/// How many executions are listed, if that is asked for.
const MOST_LISTED: usize = 1000;

/// The threads of a state that has some.
pub fn threads(state: &State) -> &Threads {
    state
        .threads
        .as_deref()
        .expect("threads are explored in this state")
}

/// As `threads`, to change them.
pub fn threads_mut(state: &mut State) -> &mut Threads {
    let threads = state
        .threads
        .as_mut()
        .expect("threads are explored in this state");
    Rc::make_mut(threads)
}

impl Engine<'_> {
    /// Whether a store through this pointer would be an event, being to an object that is used atomically, and another
    /// thread is to have its turn before.
    pub fn store_waits(
        &mut self,
        state: &mut State,
        pointer: Value,
        len: u64,
    ) -> Result<bool, End> {
        if threads(state).step().is_none() {
            return Ok(false);
        }
        let targets = self.universe.targets(pointer);
        let is_event = targets.iter().any(|target| {
            let at = self.universe.arena.as_u64(target.offset);
            let (from, to) = at.map_or((0, u64::MAX), |at| (at, at.saturating_add(len)));
            let graph = &threads(state).graph;
            graph.places_in(target.object, from, to).next().is_some()
        });
        Ok(is_event && !self.has_turn(state)?)
    }

    /// Whether the thread that runs may have its next event; otherwise another is in its place now.
    pub fn has_turn(&mut self, state: &mut State) -> Result<bool, End> {
        let known = threads(state);
        let next = known.next_to_run();
        if next == Some(known.current) {
            return self.follows_plan(state);
        }
        self.switch_thread(state, next)?;
        Ok(false)
    }

    /// Whether the event that comes is the one to repeat. An execution that is repeated may decide otherwise what
    /// nothing fixes; then it is another one, which is looked at elsewhere.
    fn follows_plan(&self, state: &State) -> Result<bool, End> {
        let known = threads(state);
        match known.step() {
            Some(step) if step.event != known.graph.next_of(known.current) => Err(End::Path),
            _ => Ok(true),
        }
    }

    /// Lets another thread run.
    fn switch_thread(&mut self, state: &mut State, next: Option<u32>) -> Result<(), End> {
        let Some(next) = next else {
            return Err(self.stuck(state));
        };
        let own = Stack {
            top: state.top.clone(),
            below: std::mem::take(&mut state.below),
            exceptions: std::mem::take(&mut state.exceptions),
            stack_bytes: state.stack_bytes,
            rounding: state.rounding,
        };
        let known = threads_mut(state);
        let current = known.current;
        if known.thread(current).status != Status::Finished {
            known.thread_mut(current).stack = Some(own);
        }
        known.current = next;
        let Some(thread) = known
            .threads
            .get_mut(next as usize)
            .and_then(Option::as_mut)
        else {
            return Err(End::Path);
        };
        let Some(stack) = thread.stack.take() else {
            return Err(End::Path);
        };
        state.top = stack.top;
        state.below = stack.below;
        state.exceptions = stack.exceptions;
        state.stack_bytes = stack.stack_bytes;
        state.rounding = stack.rounding;
        Ok(())
    }

    /// The thread that runs cannot go on for now.
    fn wait(&mut self, state: &mut State, status: Status) -> Result<(), End> {
        let known = threads_mut(state);
        let current = known.current;
        known.thread_mut(current).status = status;
        let next = known.next_to_run();
        self.switch_thread(state, next)
    }

    /// Remembers the execution as it is before an event.
    pub(super) fn keep_snapshot(&mut self, state: &mut State) {
        let snapshot = Snapshot {
            executed: threads(state).executed.len(),
            state: Rc::new(state.clone()),
        };
        threads_mut(state).snapshots.push(snapshot);
    }

    /// Starts a thread that calls a function. None where another thread is to have its turn first.
    pub fn create_thread(
        &mut self,
        state: &mut State,
        function: FunctionRef,
        arguments: Vec<ActualArgument>,
    ) -> Result<Option<u32>, End> {
        if self.options.memory_model == MemoryModel::C11 {
            let what = "load buffering: executions grow along what is read from, as `--memory-model rc11` has it";
            return Err(self.unsupported(state, what));
        }
        if state.threads.is_none() {
            state.threads = Some(Rc::new(Threads {
                graph: Graph::new(self.options.memory_model),
                current: 0,
                threads: vec![Some(Thread::new(None))],
                accesses: Accesses::default(),
                unwatched: Rc::new(self.variables_of_models()),
                executed: Vec::new(),
                snapshots: Vec::new(),
                plan: None,
                output: Vec::new(),
            }));
            self.keep_snapshot(state);
        }
        if !self.has_turn(state)? {
            return Ok(None);
        }
        let known = threads(state);
        if known.known().count() as u32 >= self.options.max_threads {
            let place = self.place(&state.top.site());
            if self.feasible(state, TermId::TRUE) {
                self.checks.facts.record_bound(crate::outcome::BoundHit {
                    place,
                    what: "the number of threads".into(),
                    bound: self.options.max_threads,
                });
            }
            return Err(End::Path);
        }
        let created = known.graph.next_of(known.current);
        let fresh = self.thread_numbers.len() as u32 + 1;
        let number = *self.thread_numbers.entry(created).or_insert(fresh);
        let site = state.top.site();
        threads_mut(state).add(Action::Create(number), site);
        let stack = self.first_stack(state, function, arguments)?;
        let known = threads_mut(state);
        if known.threads.len() <= number as usize {
            known.threads.resize_with(number as usize + 1, || None);
        }
        known.threads[number as usize] = Some(Thread::new(Some(stack)));
        Ok(Some(number))
    }

    /// The stack of a thread that is about to call a function.
    fn first_stack(
        &mut self,
        state: &mut State,
        function: FunctionRef,
        arguments: Vec<ActualArgument>,
    ) -> Result<Stack, End> {
        let top = std::mem::replace(&mut state.top, Frame::bottom(function));
        let below = std::mem::take(&mut state.below);
        let exceptions = std::mem::take(&mut state.exceptions);
        let bytes = std::mem::take(&mut state.stack_bytes);
        let entered = self.enter(state, function, arguments, OnReturn::Thread);
        let stack = Stack {
            top: std::mem::replace(&mut state.top, top),
            below: std::mem::replace(&mut state.below, below),
            exceptions: std::mem::replace(&mut state.exceptions, exceptions),
            stack_bytes: std::mem::replace(&mut state.stack_bytes, bytes),
            rounding: state.rounding,
        };
        entered.map(|()| stack)
    }

    /// Lets other threads run first where a lock is held that the thread is about to take: an execution that finds it held
    /// comes to nothing. False if the thread that runs is another one now.
    pub fn let_lock_be_freed(&mut self, state: &mut State, lock: Place) -> Result<bool, End> {
        let known = threads_mut(state);
        let current = known.current;
        if known.step().is_some() || known.is_free(lock) {
            known.thread_mut(current).status = Status::Runnable;
            return Ok(true);
        }
        known.thread_mut(current).status = Status::Deferred(lock);
        let next = known.next_to_run();
        if next == Some(current) {
            known.thread_mut(current).status = Status::Runnable;
            return Ok(true);
        }
        self.switch_thread(state, next)?;
        Ok(false)
    }

    /// Waits for a thread to finish: what it returned, or none while others run.
    pub fn join_thread(&mut self, state: &mut State, number: u32) -> Result<Option<Value>, End> {
        if !self.has_turn(state)? {
            return Ok(None);
        }
        let known = threads(state);
        if known.thread(number).status != Status::Finished {
            self.wait(state, Status::Joining(number))?;
            return Ok(None);
        }
        let site = state.top.site();
        let known = threads_mut(state);
        known.add(Action::Join(number), site);
        let current = known.current;
        known.thread_mut(current).status = Status::Runnable;
        Ok(Some(threads(state).thread(number).result))
    }

    /// Whether the top frame may return now: the end of a thread is an event, and that of the program waits for the
    /// other threads to come as far as they do.
    pub fn may_return(&mut self, state: &mut State) -> Result<bool, End> {
        match state.top.on_return {
            OnReturn::Thread => self.has_turn(state),
            OnReturn::Script if state.phase == Phase::Running => self.may_exit(state),
            _ => Ok(true),
        }
    }

    /// As `may_return`, for the end of the program.
    pub fn may_exit(&mut self, state: &mut State) -> Result<bool, End> {
        let known = threads_mut(state);
        let current = known.current;
        known.thread_mut(current).status = Status::Exiting;
        self.has_turn(state)
    }

    /// The first function of a thread has returned.
    pub fn finish_thread(&mut self, state: &mut State, result: Option<Value>) -> Result<(), End> {
        let site = state.top.site();
        let known = threads_mut(state);
        known.add(Action::Finish, site);
        let current = known.current;
        let thread = known.thread_mut(current);
        thread.status = Status::Finished;
        thread.result = result.unwrap_or(Value::Undefined);
        let next = known.next_to_run();
        self.switch_thread(state, next)
    }

    /// The thread goes on only where its last event reads something else.
    pub fn block(&mut self, state: &mut State, wait: Wait) -> Result<(), End> {
        let known = threads(state);
        let last = known.graph.len_of(known.current);
        self.block_since(state, wait, last.saturating_sub(1))
    }

    /// As `block`, where what follows this event of the thread would have to read something else.
    pub fn block_since(&mut self, state: &mut State, wait: Wait, since: u32) -> Result<(), End> {
        let known = threads_mut(state);
        let current = known.current;
        known.thread_mut(current).waits_since = since;
        self.wait(state, Status::Blocked(wait))
    }

    /// Goes on only where a condition holds. Where it does not, the thread stays where it is while the others go on:
    /// what they write lets reads that came before read something else, with which it may hold. False if the thread
    /// that runs is another one now.
    pub fn assume_in_thread(&mut self, state: &mut State, condition: TermId) -> Result<bool, End> {
        let may_change = |known: &Threads| known.graph.events().any(|(_, event)| event.is_read());
        if !state.threads.as_deref().is_some_and(may_change) {
            return self.assume(state, condition).map(|()| true);
        }
        let negated = self.universe.arena.not(condition);
        if !self.feasible(state, condition) {
            self.block(state, Wait::Abandoned)?;
            return Ok(false);
        }
        if self.feasible(state, negated) {
            let mut side = state.clone();
            if self.assume(&mut side, negated).is_ok()
                && self.block(&mut side, Wait::Abandoned).is_ok()
            {
                self.frontier.alternatives.push(side);
            }
        }
        self.assume(state, condition)?;
        Ok(true)
    }

    /// Whether a thread that is blocked could read nothing else: what it read is the newest there is, but for what it
    /// wrote itself meanwhile.
    fn waits_for_ever(known: &Threads, number: u32, thread: &Thread) -> bool {
        let last = known.graph.len_of(number);
        if matches!(thread.status, Status::Blocked(Wait::Abandoned)) || last <= thread.waits_since {
            return false;
        }
        let events = || {
            (thread.waits_since + 1..=last).map(|index| EventId {
                thread: number,
                index,
            })
        };
        events().any(|id| known.graph.event(id).is_read())
            && events().all(|id| match known.graph.event(id).action {
                Action::Read { place, from, .. } => {
                    let writes = known.graph.writes(place);
                    let read = from.and_then(|from| writes.iter().position(|one| *one == from));
                    let later = &writes[read.map_or(0, |at| at + 1)..];
                    let own = |write: &EventId| {
                        write.thread == number && write.index > thread.waits_since
                    };
                    later.iter().all(own)
                }
                _ => true,
            })
    }

    /// No thread can go on. That is a deadlock unless one of those that wait only read too early in this execution.
    fn stuck(&mut self, state: &mut State) -> End {
        let known = threads(state);
        if known.step().is_some() {
            return End::Path;
        }
        let for_ever = known.known().all(|(number, thread)| match thread.status {
            Status::Blocked(_) => Self::waits_for_ever(known, number, thread),
            _ => true,
        });
        self.progress.blocked_executions += 1;
        if !for_ever {
            return End::Path;
        }
        let mut notes = Vec::new();
        let mut code = Code::Deadlock;
        for (number, thread) in known.known() {
            let top = match &thread.stack {
                Some(stack) => Some(&stack.top),
                None if number == known.current => Some(&state.top),
                None => None,
            };
            let words = match thread.status {
                Status::Joining(other) => {
                    format!("thread {number} waits for thread {other} to end")
                }
                Status::Blocked(Wait::Notification) => {
                    code = Code::LostWakeUp;
                    format!("thread {number} waits for a notification that nobody is left to send")
                }
                Status::Blocked(_) => format!("thread {number} waits"),
                _ => continue,
            };
            let words = words.replace("thread 0", "the first thread");
            notes.push((words, top.map(Frame::site)));
        }
        if notes.is_empty() {
            return End::Path;
        }
        // The failure is where the first of them waits.
        let first = known
            .known()
            .find(|(_, thread)| matches!(thread.status, Status::Blocked(_) | Status::Joining(_)))
            .map(|(number, _)| number);
        if first != Some(known.current) && self.switch_thread(state, first).is_err() {
            return End::Path;
        }
        let failed = self.require(state, TermId::FALSE, code, |engine, _| {
            let notes = notes
                .into_iter()
                .map(|(message, site)| Note {
                    message,
                    place: site.map(|site| engine.user_place(&site)),
                })
                .collect();
            let text = "every thread that has not ended waits, and nothing is left to end a wait";
            (text.into(), notes)
        });
        match failed {
            Err(end) => end,
            Ok(()) => End::Path,
        }
    }

    /// The program has come to its end with threads.
    pub fn finish_execution(&mut self, state: &mut State) -> Result<(), End> {
        let known = threads(state);
        if known.step().is_some() {
            return Err(End::Path);
        }
        let complete = known.known().all(|(number, thread)| match thread.status {
            Status::Blocked(_) => Self::waits_for_ever(known, number, thread),
            _ => true,
        });
        if !complete {
            self.progress.blocked_executions += 1;
            return Err(End::Path);
        }
        if self.feasible(state, TermId::TRUE) {
            self.progress.executions += 1;
            if self.options.run_only {
                self.keep_only(state);
            }
            if self.options.list_executions && self.progress.listed.len() < MOST_LISTED {
                // Values that inputs decide are left open.
                let any = Model::new(Assignment::default());
                let execution = self.execution(&threads(state).graph, &any);
                self.progress.listed.push(execution);
            }
        }
        Ok(())
    }

    /// A program that is executed has one execution: the first that came to its end. What it wrote is written now.
    fn keep_only(&mut self, state: &State) {
        for (stream, bytes) in &threads(state).output {
            self.events.output(*stream, bytes);
        }
        self.frontier.alternatives.clear();
    }

    /// Something that threads do is not modelled: the verdict is open.
    pub(super) fn beyond_threads(&mut self, state: &State, what: &str) -> End {
        let place = self.place(&state.top.site());
        self.add_gap(Gap {
            kind: GapKind::Unsupported,
            what: what.into(),
            place: Some(place),
        });
        End::Path
    }
}
