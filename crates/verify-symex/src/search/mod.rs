//! Which state runs next and for how long: strategies that take turns, bounds that double, and what is made of what
//! they find.
//!
//! Knows everything below it; nothing but the crate's face calls it.

mod coverage;
mod deepening;
mod inductive;
pub mod portfolio;
mod retrace;
mod retries;
mod start;
mod vacuity;
mod violation;
