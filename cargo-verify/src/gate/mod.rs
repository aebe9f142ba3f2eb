//! What makes the command fail: violations that are not in the baseline.

mod baseline;
mod fingerprint;

pub use baseline::{Baseline, BaselineError, Found};
pub use fingerprint::Fingerprints;
