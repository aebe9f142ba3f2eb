//! The same job with another environment, where the first answer leaves time for a better one: without the calls that
//! change what is passed, if with them there is no answer, and with longer arrays, if only their length bounds it.

use crate::call_environment::{Count, Evidence, ValueSpec};
use crate::options::Options;
use crate::outcome::{Outcome, Precondition, RequiredExtent, Verdict};
use crate::time_policy;
use std::time::Duration;
use verify_solver::WorkInstant;

/// Runs a job as often as there are better questions to ask; `run` asks one of them.
pub fn with_retries(
    given: &Options,
    started: WorkInstant,
    mut run: impl FnMut(&Options) -> Outcome,
) -> Outcome {
    let mut options = given.clone();
    let plain = without_changes(&options);
    if plain.is_some() {
        options.time_limit = options.time_limit.mul_f64(time_policy::CHANGES_SHARE);
    }
    let mut outcome = run(&options);
    if outcome.verdict == Verdict::Unknown
        && let Some(mut plain) = plain
    {
        plain.time_limit = given.time_limit.saturating_sub(started.elapsed());
        let simpler = run(&plain);
        if simpler.verdict != Verdict::Unknown {
            (options, outcome) = (plain, simpler);
        }
    }
    for _ in 0..time_policy::REQUIRED_ROUNDS {
        let used = started.elapsed();
        let Some(mut kept) = with_required_lengths(&options, &outcome) else {
            break;
        };
        // What is wrong already comes first.
        if outcome.verdict == Verdict::Violated || used > given.time_limit / 2 {
            break;
        }
        kept.time_limit = given.time_limit.saturating_sub(used);
        let mut next = run(&kept);
        if next.verdict == Verdict::Unknown && outcome.verdict != Verdict::Unknown {
            break;
        }
        carry_required(&mut next, outcome);
        (options, outcome) = (kept, next);
    }
    while let Some(more) = with_more_elements(given, &options, &outcome, started.elapsed()) {
        let deeper = run(&more);
        // What could not be answered leaves what is known already.
        if deeper.verdict == Verdict::Unknown {
            break;
        }
        let mut deeper = deeper;
        carry_required(&mut deeper, outcome);
        (options, outcome) = (more, deeper);
    }
    outcome
}

/// The same job, where memory of which nobody says the length has as many elements as callers are required to have
/// there: what comes after is looked at, too. None where nothing changes.
fn with_required_lengths(last: &Options, outcome: &Outcome) -> Option<Options> {
    let mut caller = last.caller.clone()?;
    let mut changed = false;
    for clause in outcome
        .preconditions
        .iter()
        .filter_map(|one| one.clause.as_ref())
    {
        let position = |name: &str| caller.parameters.iter().position(|one| one.name == name);
        let number = match &clause.bound {
            RequiredExtent::Parameter(name) => position(name),
            RequiredExtent::Elements(_) => None,
        };
        let Some(at) = position(&clause.parameter) else {
            continue;
        };
        let ValueSpec::Pointer(pointee) = &mut caller.parameters[at].spec else {
            continue;
        };
        let (element, there) = match (&pointee.element, pointee.count) {
            (ValueSpec::Repeated { element, count }, Count::One) => (element.clone(), *count),
            (element, Count::One) => (Box::new(element.clone()), 1),
            (element, Count::Some) => (Box::new(element.clone()), 0),
            _ => continue,
        };
        match (&clause.bound, number) {
            (RequiredExtent::Parameter(_), Some(index)) => {
                pointee.element = *element;
                pointee.count = Count::Sibling { index };
            }
            (RequiredExtent::Elements(required), _)
                if there < *required && *required <= time_policy::MOST_REQUIRED_ELEMENTS =>
            {
                let count = *required;
                pointee.element = ValueSpec::Repeated { element, count };
                pointee.count = Count::One;
            }
            _ => continue,
        }
        pointee.extent = Evidence::Invented;
        changed = true;
    }
    let mut options = last.clone();
    options.caller = Some(caller);
    changed.then_some(options)
}

/// What an earlier run found to be required of callers, and the later one took for granted.
fn carry_required(later: &mut Outcome, earlier: Outcome) {
    for one in earlier.preconditions {
        let Some(clause) = &one.clause else {
            continue;
        };
        let covers = |known: &Precondition| {
            let Some(known) = &known.clause else {
                return false;
            };
            known.parameter == clause.parameter
                && match (&known.bound, &clause.bound) {
                    (RequiredExtent::Elements(more), RequiredExtent::Elements(count)) => {
                        more >= count
                    }
                    (RequiredExtent::Elements(_), RequiredExtent::Parameter(_)) => false,
                    (RequiredExtent::Parameter(_), _) => true,
                }
        };
        if !later.preconditions.iter().any(covers) {
            later.preconditions.push(one);
        }
    }
}

/// The same job, with what is passed as it was made; none where nothing changes it.
fn without_changes(options: &Options) -> Option<Options> {
    let mut caller = options.caller.as_ref()?.without_changes()?;
    caller.inferred.push(
        "with other calls before there was no answer in time: what is passed is as it was made"
            .to_owned(),
    );
    let mut plain = options.clone();
    plain.caller = Some(caller);
    Some(plain)
}

/// The next run of a job whose arrays were bounded by their length alone, if there is time for one.
fn with_more_elements(
    given: &Options,
    last: &Options,
    outcome: &Outcome,
    used: Duration,
) -> Option<Options> {
    let mut caller = last.caller.clone()?;
    let worth_it = caller.may_grow
        && caller.passes_arrays()
        && caller.max_elements < time_policy::GROWING_MOST_ELEMENTS;
    if !worth_it
        || outcome.verdict != Verdict::Bounded
        || used > given.time_limit / time_policy::GROWING_PART
    {
        return None;
    }
    caller.max_elements *= 2;
    let mut options = last.clone();
    options.caller = Some(caller);
    let left = given.time_limit.saturating_sub(used);
    options.time_limit = left.min(used * time_policy::GROWING_FACTOR);
    Some(options)
}
