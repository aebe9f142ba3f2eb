//! The same job with another environment, where the first answer leaves time for a better one: without the calls that
//! change what is passed, if with them there is no answer, and with longer arrays, if only their length bounds it.

use crate::options::Options;
use crate::outcome::{Outcome, Verdict};
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
    while let Some(more) = with_more_elements(given, &options, &outcome, started.elapsed()) {
        let deeper = run(&more);
        // What could not be answered leaves what is known already.
        if deeper.verdict == Verdict::Unknown {
            break;
        }
        (options, outcome) = (more, deeper);
    }
    outcome
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
