//! Threads that run side by side: every execution of them that the memory model allows.
//!
//! An execution is a state whose threads have stacks of their own and share one graph (`execution_graph`). The first
//! thread that can go on runs until its next event: an atomic access, a fence, the start or end of a thread. A read goes
//! on once for each write it may read from, a write once for each place in the modification order, and a write takes
//! over reads that were executed before it (`revisit`): then an older state is taken up and what stays is repeated.
//! Accesses that are not atomic are no events: without a data race each has only one write to read, and a race is
//! reported (`machine/race.rs`).

mod assumption;
mod atomic;
mod local;
mod picture;
mod revisit;
mod schedule;
mod spin;

use crate::state::State;

/// Whether nobody joined or detached the thread before; from here on somebody has.
pub fn claim(state: &mut State, number: u32) -> bool {
    let thread = schedule::threads_mut(state).thread_mut(number);
    !std::mem::replace(&mut thread.claimed, true)
}
