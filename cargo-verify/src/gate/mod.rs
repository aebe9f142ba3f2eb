//! What makes the command fail: verdicts, severities, violations that are not in the baseline, and
//! what changed at all.

mod baseline;
mod changed;
mod fail_on;

pub use baseline::{Baseline, Fingerprint};
#[cfg(test)]
pub use changed::Part;
pub use changed::{Change, changes};
pub use fail_on::FailOn;
