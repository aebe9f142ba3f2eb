//! Execution: one file a family of instructions.

pub mod access;
pub mod atomic;
pub mod call;
pub mod compute;
pub mod control;
pub mod copy;
pub mod exception;
pub mod havoc;
pub mod intrinsic;
pub mod outside;
pub mod read;
pub mod rounding;
pub mod rtti;
pub mod script;
pub mod step;
pub mod variadic;
pub mod write;
