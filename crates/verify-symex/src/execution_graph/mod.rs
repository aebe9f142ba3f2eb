//! Execution graphs: what the threads of a program did to memory that they share, and which reads saw which writes.
//!
//! Events are nodes; `sb` is the order of a thread's events, `rf` leads from a write to what reads it, `mo` orders the
//! writes to a place. A graph grows event by event; whether it is consistent under a memory model is decided here, and
//! which reads a new write lets read from it instead (`revisit`). Plain data: nothing here executes or asks a solver.

pub mod accesses;
mod clock;
mod consistency;
pub mod event;
mod graph;
mod relation;
mod revisit;

pub use event::{Action, EventId, Order, Place};
pub use graph::Graph;
pub use revisit::Revisit;
