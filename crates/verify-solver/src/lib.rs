//! One solver trait and a chain of layers in front of CaDiCaL, Z3 and SMT-LIB processes.

#![warn(missing_docs)]

mod assertions;
mod blast;
mod chain;
mod layer;
mod limit;
mod process;
mod reason;
mod rewrite;
mod solver;
mod work_time;
mod z3;

pub use blast::{BitBlaster, Single};
pub use chain::{Backend, ChainError, ChainOptions, chain};
pub use limit::{Interrupt, Limit};
pub use process::{CommandError, Process};
pub use reason::Reason;
pub use solver::{Answer, Model, Solver, Statistics};
pub use work_time::{WALL_PATIENCE, WorkInstant};
pub use z3::{Z3, Z3Mode};
