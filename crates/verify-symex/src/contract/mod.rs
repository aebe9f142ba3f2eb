//! Contracts: functions called through their clauses, what a call may change, what callers may pass.

pub mod execution;
pub mod frame_condition;
pub mod globals;
pub mod result;
