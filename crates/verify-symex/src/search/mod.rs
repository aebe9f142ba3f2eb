//! Which state runs next and for how long: the engine, its queue, strategies that take turns, bounds that double.
//!
//! Knows everything below it; nothing but the crate's face calls it.

pub mod bounds;
pub mod deepening;
pub mod engine;
pub mod feasibility;
pub mod portfolio;
pub mod queue;
pub mod start;
