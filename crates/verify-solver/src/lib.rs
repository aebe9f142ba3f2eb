//! One solver trait and a chain of layers in front of CaDiCaL, Z3 and SMT-LIB processes.

mod blast;
mod chain;
mod layer;
mod limit;
mod process;
mod rewrite;
mod scopes;
mod solver;
mod z3;

pub use blast::{BitBlaster, Single};
pub use chain::{Backend, ChainError, ChainOptions, chain};
pub use limit::{Interrupt, Limit};
pub use process::{CommandError, Process};
pub use solver::{Answer, Model, Reason, Solver, Statistics};
pub use z3::{Z3, Z3Mode};
