//! What can fail: obligations and how they are settled, minimal counterexamples, the verdict, leaks,
//! invalidated pointers, coverage, and how a failure is put into words.

pub mod coverage;
#[cfg(test)]
pub mod fault_injecting_solver;
pub mod invalidation;
pub mod leak;
pub mod minimise;
pub mod obligation;
pub mod source_location;
pub mod unmodelled;
pub mod verdict;
pub mod violation;
