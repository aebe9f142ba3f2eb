//! The one place that decides the verdict, from the facts that the executor recorded.

use crate::outcome::Verdict;
use crate::search::engine::Facts;

/// A violation is a violation whatever else happened. Without one, a gap leaves the question open;
/// a bound that was reached or an assumption limits the answer; otherwise it is proved.
pub fn decide(facts: &Facts) -> Verdict {
    if !facts.violations.is_empty() {
        Verdict::Violated
    } else if !facts.gaps.is_empty() {
        Verdict::Unknown
    } else if !facts.bounds_hit.is_empty() || !facts.assumed.is_empty() {
        Verdict::Bounded
    } else {
        Verdict::Proved
    }
}
