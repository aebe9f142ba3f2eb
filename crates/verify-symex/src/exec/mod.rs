//! Execution: one file a family of instructions, and what the engine itself runs before the entry and after it.

mod assembly;
pub mod atomic;
pub mod call;
pub mod control;
pub mod exception;
pub mod intrinsic;
mod intrinsic_lanes;
pub mod outside;
pub mod rounding;
pub mod script;
mod stack;
mod start_order;
pub mod step;
pub mod terminate;
pub mod variadic;
