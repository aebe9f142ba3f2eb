//! The one place that decides the verdict, from the facts that the executor recorded.

use crate::checks::facts::Facts;
use crate::outcome::{Coverage, Gap, GapKind, Outcome, Statistics, Verdict, Violation};

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

/// The outcome of a job that ended before its time, for this reason; violations found until then stand.
pub fn cut_off(kind: GapKind, what: String, violations: Vec<Violation>) -> Outcome {
    let mut facts = Facts::default();
    facts.violations = violations;
    facts.add_gap(Gap {
        kind,
        what,
        place: None,
    });
    Outcome {
        verdict: decide(&facts),
        violations: facts.violations,
        preconditions: facts.preconditions,
        bounds_hit: facts.bounds_hit,
        assumed: facts.assumed,
        contracts: facts.contracts,
        invariants: facts.invariants,
        gaps: facts.gaps,
        bound: None,
        exit_status: None,
        coverage: Coverage::default(),
        statistics: Statistics::default(),
    }
}
