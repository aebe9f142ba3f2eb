//! An execution up to now: frames, exceptions, path conditions, and how two executions become one.
//!
//! Plain data: nothing here asks a solver or files a check.

pub mod active_contract;
pub mod call;
mod execution_state;
pub mod path;
pub mod position;
pub mod queue;
pub mod threads;

pub use execution_state::{
    Caught, ExceptionInfo, Exceptions, ExitHandler, Frame, LoopEntry, OnReturn, Phase, State,
    VariableArgument, read,
};
