//! Solvers that answer what they can and ask another solver for the rest.

pub(crate) mod cross_check;
mod facts;
pub(crate) mod fallback;
pub(crate) mod interval;
pub(crate) mod log;
mod order;
mod range;
pub(crate) mod reuse;
pub(crate) mod slice;
pub(crate) mod timed;
pub(crate) mod validate;
