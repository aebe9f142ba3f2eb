//! Random formulas, decided by the bit-blaster and by Z3.
//!
//! A formula is a list of steps, each building a term from earlier ones, so that
//! a failing one shrinks to few steps. `VERIFY_SOLVER_CASES` multiplies the
//! number of cases (default 1).

mod arrays;
mod bitvectors;
mod floats;
mod paths;
mod recipe;
