//! The way to a violation: which steps are shown, and how each is told. The engine hands over every step
//! of the execution and says on which of them the violation depends.

use super::finding::Finding;
use crate::arguments::TraceDetail;
use verify_symex::outcome::{Binding, Step, StepKind};

/// How many steps are shown at most where not all are asked for: the last ones.
const SHOWN: usize = 16;

/// The steps to show.
pub fn select(finding: &Finding, detail: TraceDetail) -> Vec<&Step> {
    match detail {
        TraceDetail::None => Vec::new(),
        TraceDetail::Full => finding.trace.iter().collect(),
        TraceDetail::Short => {
            // Inputs have a list of their own.
            let is_input = |step: &Step| matches!(step.kind, StepKind::Input { .. });
            let is_shown = |step: &&Step| step.relevant && !is_input(step);
            let chosen: Vec<&Step> = finding.trace.iter().filter(is_shown).collect();
            chosen[chosen.len().saturating_sub(SHOWN)..].to_vec()
        }
    }
}

/// What happened, in words.
pub fn describe(step: &Step) -> String {
    match &step.kind {
        StepKind::Call {
            function,
            arguments,
        } => {
            let name = function.split('(').next().unwrap_or(function);
            format!("`{name}` is called{}", with(arguments))
        }
        StepKind::Return { function, value } => match value {
            Some(value) => format!("`{function}` returns {value}"),
            None => format!("`{function}` returns"),
        },
        StepKind::Branch { taken, values } => {
            let outcome = if *taken { "holds" } else { "does not hold" };
            format!("the condition {outcome}{}", with(values))
        }
        StepKind::Assign { variable, value } => format!("{variable} = {value}"),
        StepKind::Input { name, value } => format!("input: {name} = {value}"),
        StepKind::Allocate { what } => format!("allocated: {what}"),
        StepKind::Free { what } => format!("freed: {what}"),
        StepKind::Throw { exception } => format!("thrown: {exception}"),
        StepKind::Catch { exception } => format!("caught: {exception}"),
    }
}

fn with(bindings: &[Binding]) -> String {
    let values: Vec<String> = bindings
        .iter()
        .map(|binding| format!("{} = {}", binding.name, binding.value))
        .collect();
    match values.as_slice() {
        [] => String::new(),
        values => format!(" with {}", values.join(", ")),
    }
}

/// The list for people, one step a line; none where there is nothing to show.
pub fn list(finding: &Finding, detail: TraceDetail) -> Option<String> {
    let steps = select(finding, detail);
    let outermost = steps.iter().map(|step| step.depth).min()?;
    let places: Vec<String> = steps
        .iter()
        .map(|step| format!("{}:{}", step.place.file, step.place.line))
        .collect();
    let width = places.iter().map(String::len).max().unwrap_or_default();
    let lines: Vec<String> = steps
        .iter()
        .zip(&places)
        .map(|(step, place)| {
            let indent = "  ".repeat((step.depth - outermost).min(8) as usize);
            format!("    {place:width$}  {indent}{}", describe(step))
        })
        .collect();
    let left_out = finding.trace.len() - steps.len();
    let title = match left_out {
        0 => "how it happens:".to_owned(),
        count => format!("how it happens, without {count} steps (--trace full shows all):"),
    };
    Some(format!("{title}\n{}", lines.join("\n")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::samples;

    #[test]
    fn the_short_trace_has_what_the_violation_depends_on() {
        let sample = samples::traced();
        let shown = list(&sample.finding, TraceDetail::Short)
        .unwrap();
        let shown = samples::without_directory(&shown, &sample.directory);
        insta::assert_snapshot!(shown, @r"
        how it happens, without 4 steps (--trace full shows all):
            a.cpp:9  `at` is called with index = 7
            a.cpp:3    i = 7
            a.cpp:4    the condition does not hold with i = 7
        ");
    }

    #[test]
    fn the_full_trace_has_every_step_and_none_has_none() {
        let sample = samples::traced();
        let full = select(&sample.finding, TraceDetail::Full);
        assert_eq!(full.len(), sample.finding.trace.len());
        assert_eq!(list(&sample.finding, TraceDetail::None), None);
    }

    #[test]
    fn every_kind_of_step_has_words() {
        let words: Vec<String> = samples::every_step().iter().map(describe).collect();
        insta::assert_snapshot!(words.join("\n"), @r#"
        `parse` is called with n = 3, s = "ab"
        `parse` returns 3
        `parse` returns
        the condition holds with n = 3
        the condition does not hold
        n = 3
        input: nondet_int() = 3
        allocated: 8 bytes
        freed: p
        thrown: std::bad_alloc
        caught: std::bad_alloc
        "#);
    }
}
