//! A thread that interrupts Z3 when a query's time is up or somebody asked to stop.
//!
//! Z3 polls nothing of ours, and its own time limit knows no flag; so both go
//! through here. The thread sleeps while no query runs.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

use super::context::{Context, Stopper};
use crate::limit::Deadline;

/// How often a running query's deadline is looked at.
const INTERVAL: Duration = Duration::from_millis(20);

/// The thread and what it watches.
pub(super) struct Watchdog {
    post: Arc<Post>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Default)]
struct Post {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    watched: Option<(Deadline, Stopper)>,
    interrupted: bool,
    quit: bool,
}

impl Post {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn run(&self) {
        let mut state = self.lock();
        while !state.quit {
            let wait = match &state.watched {
                None => None,
                Some((deadline, stopper)) => {
                    if deadline.reached().is_some() {
                        // Asked again at every round: Z3 may be between two places
                        // that listen.
                        stopper.stop();
                        state.interrupted = true;
                    }
                    Some(INTERVAL)
                }
            };
            state = match wait {
                None => self
                    .changed
                    .wait(state)
                    .unwrap_or_else(PoisonError::into_inner),
                Some(wait) => {
                    self.changed
                        .wait_timeout(state, wait)
                        .unwrap_or_else(PoisonError::into_inner)
                        .0
                }
            };
        }
    }
}

impl Watchdog {
    pub(super) fn new() -> std::io::Result<Self> {
        let post = Arc::new(Post::default());
        let thread = std::thread::Builder::new()
            .name("z3-watchdog".to_owned())
            .spawn({
                let post = Arc::clone(&post);
                move || post.run()
            })?;
        Ok(Self {
            post,
            thread: Some(thread),
        })
    }

    /// Runs `work`, interrupting `context` at the deadline. Also says whether it
    /// was interrupted; the context must not be used again then.
    pub(super) fn watch<T>(
        &self,
        context: &Context,
        deadline: &Deadline,
        work: impl FnOnce() -> T,
    ) -> (T, bool) {
        {
            let mut state = self.post.lock();
            state.watched = Some((deadline.clone(), Stopper::new(context)));
            state.interrupted = false;
        }
        self.post.changed.notify_one();
        let result = work();
        let mut state = self.post.lock();
        state.watched = None;
        (result, state.interrupted)
    }
}

impl Drop for Watchdog {
    fn drop(&mut self) {
        self.post.lock().quit = true;
        self.post.changed.notify_one();
        if let Some(thread) = self.thread.take() {
            // A panic in the thread has nothing left to spoil.
            drop(thread.join());
        }
    }
}
