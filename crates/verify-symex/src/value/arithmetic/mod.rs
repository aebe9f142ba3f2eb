//! Arithmetic on values: no checks, no state. What the executor and the constant folder share.

pub mod bits;
pub mod float;
pub mod integer;
pub mod pointer;
