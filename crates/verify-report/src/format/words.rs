//! Sentences that several formats share.

use crate::coverage;
use crate::event::{Summary, Total};
use crate::finding::Finding;
use crate::inputs;
use crate::page;
use verify_symex::outcome::{LoopInvariant, Verdict};

/// What the verdict on one entry point means.
pub fn summary(summary: &Summary) -> String {
    let subject = &summary.subject;
    let requires = requires(summary);
    let verdict = match (summary.verdict, summary.bound) {
        (Verdict::Proved, _) => format!("{subject} holds for every input"),
        (Verdict::Bounded, Some(bound)) => {
            let missed = coverage::missed(&summary.coverage, false);
            format!("{subject} holds for every input, with loops up to {bound} times round{missed}")
        }
        (Verdict::Bounded, None) => {
            let missed = coverage::missed(&summary.coverage, false);
            format!("{subject} holds for every input, under what is listed above{missed}")
        }
        (Verdict::Violated, _) => match summary.violations().count() {
            1 => format!("{subject} has a bug"),
            count => format!("{subject} has {count} bugs"),
        },
        (Verdict::Unknown, _) => format!("no answer about {subject}"),
    };
    format!("{verdict}{requires}")
}

/// How much callers have to see to, behind a verdict.
pub fn requires(summary: &Summary) -> String {
    match summary.preconditions().count() {
        0 => String::new(),
        1 => ", requires 1 precondition".to_owned(),
        count => format!(", requires {count} preconditions"),
    }
}

/// What every iteration of a loop preserves, for a loop that was not unrolled.
pub fn invariant(loop_: &LoopInvariant) -> String {
    let mut conditions = loop_.conditions.clone();
    match loop_.unnamed {
        0 if conditions.is_empty() => conditions.push("nothing needed".to_owned()),
        0 => {}
        1 => conditions.push("one more condition".to_owned()),
        more => conditions.push(format!("{more} more conditions")),
    }
    let ends = match &loop_.decreases {
        Some(what) => format!("; {what}"),
        None => String::new(),
    };
    let (conditions, place) = (conditions.join(", "), &loop_.place);
    format!("loop invariant at {place}: {conditions}{ends}")
}

/// How many entry points came to what.
pub fn total(total: &Total) -> String {
    let counts = [
        (total.violated, "violated"),
        (total.unknown, "unknown"),
        (total.bounded, "bounded"),
        (total.proved, "proved"),
        (total.skipped, "not begun"),
    ];
    let all: usize = counts.iter().map(|(count, _)| count).sum();
    let counts: Vec<String> = counts
        .iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, what)| format!("{count} {what}"))
        .collect();
    if all == 0 && total.summary.findings.is_empty() {
        return "nothing to verify".to_owned();
    }
    let entries = if all == 1 {
        "entry point"
    } else {
        "entry points"
    };
    let bugs = match total.summary.violations().count() {
        0 => String::new(),
        1 => "; 1 bug".to_owned(),
        count => format!("; {count} bugs"),
    };
    let requires = requires(&total.summary);
    format!("{all} {entries}: {}{bugs}{requires}", counts.join(", "))
}

/// That entry points were not begun, where there are such.
pub fn skipped(total: &Total) -> Option<String> {
    match total.skipped {
        0 => None,
        1 => Some("1 entry point was not begun".to_owned()),
        count => Some(format!("{count} entry points were not begun")),
    }
}

/// A violation without its source: what is wrong, with which inputs, and what to do.
pub fn finding(finding: &Finding) -> String {
    let mut text = finding.message.clone();
    let inputs: Vec<String> = inputs::shown(finding)
        .0
        .iter()
        .map(|input| format!("{} = {}", input.name, input.value))
        .collect();
    if !inputs.is_empty() {
        text.push_str("\nIt happens with ");
        text.push_str(&inputs.join(", "));
        text.push('.');
    }
    if let Some(replay) = &finding.replay {
        // How to repeat it is for people who have the directory.
        text.push('\n');
        text.extend(replay.sentence().lines().next());
    }
    text.push('\n');
    text.push_str(page::advice(finding.code));
    text
}
