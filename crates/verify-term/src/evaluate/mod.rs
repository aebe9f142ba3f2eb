//! The value of a term under an assignment of its variables.

mod assignment;
mod evaluator;
mod table;

pub use assignment::Assignment;
pub use evaluator::Evaluator;
