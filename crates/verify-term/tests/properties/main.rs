//! Random terms built through the simplifying builders mean what a naive reference says they mean.
//!
//! `VERIFY_TERM_CASES=5000000 cargo test -p verify-term --release --test properties` runs longer.
#![expect(clippy::unwrap_used, reason = "a test that panics has failed")]

mod float_laws;
mod float_ranges;
mod generator;
mod operation;
mod random;
mod reference;
mod simplification;
mod z3_agreement;
