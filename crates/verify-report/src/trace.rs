//! The way to a violation: which steps are shown, and how each is told. The engine hands over every step
//! of the execution and says on which of them the violation depends.

use crate::finding::Finding;
use crate::names;
use std::collections::{BTreeMap, BTreeSet};
use verify_symex::outcome::{Binding, Step, StepKind};

/// How much of the way to a violation is shown to people.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "clap", derive(clap::ValueEnum))]
pub enum TraceDetail {
    /// Nothing
    None,
    /// What the violation depends on
    #[default]
    Short,
    /// Every step
    Full,
}

/// How many steps are shown at most where not all are asked for: the last ones, and the calls that were under way
/// before them.
const SHOWN: usize = 16;

/// The steps to show.
#[derive(Clone, Debug, Default)]
pub struct Selection<'a> {
    pub steps: Vec<&'a Step>,
    /// How many of them are calls that lead to the others, with steps left out in between.
    pub calls: usize,
    /// Of how many others the reader learns nothing.
    pub left_out: usize,
}

pub fn select(finding: &Finding, detail: TraceDetail) -> Selection<'_> {
    match detail {
        TraceDetail::None => Selection::default(),
        TraceDetail::Full => Selection {
            steps: finding.trace.iter().collect(),
            ..Selection::default()
        },
        TraceDetail::Short => {
            let untold = |step: &&Step| !is_input(finding, step);
            let untold: Vec<&Step> = finding.trace.iter().filter(untold).collect();
            let relevant: Vec<&Step> = untold
                .iter()
                .copied()
                .filter(|step| step.relevant)
                .collect();
            let again: usize = relevant
                .windows(2)
                .map(|pair| usize::from(is_again(pair)))
                .sum();
            let mut told = relevant.clone();
            told.dedup_by(|later, earlier| is_again(&[*earlier, *later]));
            let told = without_empty_calls(told);
            let (before, last) = told.split_at(told.len().saturating_sub(SHOWN));
            let mut steps = calls_under_way(before, last);
            let calls = steps.len();
            steps.extend(last);
            Selection {
                left_out: untold.len() - again - steps.len(),
                calls,
                steps,
            }
        }
    }
}

/// Without calls of which nothing is told but that they returned.
fn without_empty_calls(steps: Vec<&Step>) -> Vec<&Step> {
    let mut told: Vec<&Step> = Vec::with_capacity(steps.len());
    for step in steps {
        let is_its = |call: &&Step| match (&call.kind, &step.kind) {
            (
                StepKind::Call {
                    function: called, ..
                },
                StepKind::Return {
                    function,
                    value: None,
                },
            ) => short(called) == short(function) && call.depth == step.depth,
            _ => false,
        };
        if told.last().is_some_and(is_its) {
            told.pop();
        } else {
            told.push(step);
        }
    }
    told
}

/// The calls among earlier steps that later ones still belong to.
fn calls_under_way<'a>(before: &[&'a Step], last: &[&'a Step]) -> Vec<&'a Step> {
    let Some(mut depth) = last.first().map(|step| nesting(step)) else {
        return Vec::new();
    };
    let mut calls = Vec::new();
    for step in before.iter().rev() {
        if matches!(step.kind, StepKind::Call { .. }) && step.depth <= depth && depth > 0 {
            calls.push(*step);
            depth = nesting(step);
        }
    }
    calls.reverse();
    calls
}

/// Whether the second of two steps says what the first does: objects of the library are written member by
/// member, and told whole.
fn is_again(pair: &[&Step]) -> bool {
    let [earlier, later] = pair else { return false };
    let is_assignment = matches!(later.kind, StepKind::Assign { .. });
    is_assignment && earlier.kind == later.kind && earlier.place == later.place
}

/// Whether the list of inputs tells the step already: it is one, or a parameter's first value.
fn is_input(finding: &Finding, step: &Step) -> bool {
    match &step.kind {
        StepKind::Input { .. } => true,
        StepKind::Assign { variable, value } => finding.counterexample.inputs.iter().any(|input| {
            let at = input.place.as_ref().map(|place| (&place.file, place.line));
            let is_there = at == Some((&step.place.file, step.place.line));
            is_there && input.name == *variable && input.value == *value
        }),
        _ => false,
    }
}

/// What happened, in words.
pub fn describe(step: &Step) -> String {
    match &step.kind {
        StepKind::Call {
            function,
            arguments,
        } => {
            format!("`{}` is called{}", short(function), with(arguments))
        }
        StepKind::Return { function, value } => match value {
            Some(value) => format!("`{}` returns {value}", short(function)),
            None => format!("`{}` returns", short(function)),
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

/// A function without its parameters, whose values are told.
fn short(function: &str) -> String {
    names::plain(names::without_parameters(function))
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

/// How deep a step is to be indented. A call counts as its callee's; it is made one further out.
pub fn nesting(step: &Step) -> u32 {
    match step.kind {
        StepKind::Call { .. } => step.depth.saturating_sub(1),
        _ => step.depth,
    }
}

/// Lines that follow each other and say the same are one, with their number.
fn counted(lines: impl Iterator<Item = String>) -> Vec<String> {
    let mut groups: Vec<(String, usize)> = Vec::new();
    for line in lines {
        match groups.last_mut() {
            Some((last, count)) if *last == line => *count += 1,
            _ => groups.push((line, 1)),
        }
    }
    groups
        .into_iter()
        .map(|(line, count)| match count {
            1 => line,
            count => format!("{line}   ({count} times)"),
        })
        .collect()
}

/// What files are called in the list: by their last part, where that says which one is meant.
pub fn short_names(finding: &Finding) -> BTreeMap<&str, &str> {
    let files: BTreeSet<&str> = finding
        .trace
        .iter()
        .map(|step| step.place.file.as_str())
        .collect();
    let last = |file: &'_ str| file.rfind('/').map_or(0, |at| at + 1);
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for file in &files {
        *counts.entry(&file[last(file)..]).or_default() += 1;
    }
    files
        .into_iter()
        .map(|file| match &file[last(file)..] {
            name if counts[name] == 1 => (file, name),
            _ => (file, file),
        })
        .collect()
}

/// The list for people, one step a line; none where there is nothing to show.
pub fn list(finding: &Finding, detail: TraceDetail) -> Option<String> {
    let Selection {
        steps,
        calls,
        left_out,
    } = select(finding, detail);
    let outermost = steps.iter().map(|step| nesting(step)).min()?;
    let names = short_names(finding);
    let places: Vec<String> = steps
        .iter()
        .map(|step| {
            let file = step.place.file.as_str();
            let name = names.get(file).copied().unwrap_or(file);
            format!("{name}:{}", step.place.line)
        })
        .collect();
    let width = places.iter().map(String::len).max().unwrap_or_default();
    let mut lines: Vec<String> = steps
        .iter()
        .zip(&places)
        .map(|(step, place)| {
            let indent = "  ".repeat((nesting(step) - outermost).min(8) as usize);
            format!("    {place:width$}  {indent}{}", describe(step))
        })
        .collect();
    if calls > 0 {
        lines.insert(calls, format!("    {:width$}  \u{2026}", ""));
    }
    let lines = counted(lines.into_iter());
    let title = match left_out {
        0 => "how it happens:".to_owned(),
        1 => "how it happens, without 1 step (--trace full shows it):".to_owned(),
        count => format!("how it happens, without {count} steps (--trace full shows all):"),
    };
    Some(format!("{title}\n{}", lines.join("\n")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn the_short_trace_has_what_the_violation_depends_on() {
        let sample = samples::traced();
        let shown = list(&sample.finding, TraceDetail::Short).unwrap();
        let shown = samples::without_directory(&shown, &sample.directory);
        insta::assert_snapshot!(shown, @r"
        how it happens, without 3 steps (--trace full shows all):
            a.cpp:9  `at` is called with index = 7
            a.cpp:3    i = 7
            a.cpp:4    the condition does not hold with i = 7
        ");
    }

    #[test]
    fn the_full_trace_has_every_step_and_none_has_none() {
        let sample = samples::traced();
        let full = select(&sample.finding, TraceDetail::Full);
        assert_eq!(full.left_out, 0);
        assert_eq!(full.steps.len(), sample.finding.trace.len());
        assert_eq!(list(&sample.finding, TraceDetail::None), None);
    }

    #[test]
    fn of_a_long_way_the_end_is_told_and_the_calls_to_it() {
        let mut finding = samples::traced().finding;
        let step = |kind: StepKind, depth: u32| Step {
            kind,
            depth,
            relevant: true,
            ..finding.trace[0].clone()
        };
        let call = |name: &str, depth: u32| {
            let kind = StepKind::Call {
                function: name.to_owned(),
                arguments: Vec::new(),
            };
            step(kind, depth)
        };
        let assign = |value: u32, depth: u32| {
            let kind = StepKind::Assign {
                variable: "i".to_owned(),
                value: value.to_string(),
            };
            step(kind, depth)
        };
        let mut trace = vec![call("outer()", 1), call("over()", 2), assign(0, 2)];
        trace.extend([call("inner()", 2), assign(100, 2)]);
        trace.extend((1..=20).map(|value| assign(value, 2)));
        finding.trace = trace;
        let selection = select(&finding, TraceDetail::Short);
        let told: Vec<String> = selection.steps.iter().map(|step| describe(step)).collect();
        assert_eq!(selection.calls, 2);
        assert_eq!(
            told[..3],
            ["`outer` is called", "`inner` is called", "i = 5"]
        );
        assert_eq!(selection.left_out, 7);
        let shown = list(&finding, TraceDetail::Short).unwrap();
        assert!(
            shown.lines().nth(3).unwrap().ends_with('\u{2026}'),
            "{shown}"
        );
    }

    #[test]
    fn calls_in_which_nothing_happens_are_not_told() {
        let steps = samples::every_step();
        let (call, value, nothing) = (&steps[0], &steps[1], &steps[2]);
        assert!(without_empty_calls(vec![call, call, nothing, nothing]).is_empty());
        assert_eq!(without_empty_calls(vec![call, value]).len(), 2);
    }

    #[test]
    fn what_the_inputs_tell_is_not_told_again() {
        let mut finding = samples::traced().finding;
        let mut parameter = finding.trace[4].clone();
        parameter.place = finding.counterexample.inputs[0].place.clone().unwrap();
        parameter.kind = StepKind::Assign {
            variable: "n".to_owned(),
            value: "7".to_owned(),
        };
        finding.trace = vec![finding.trace[0].clone(), parameter];
        assert_eq!(list(&finding, TraceDetail::Short), None);
        assert!(list(&finding, TraceDetail::Full).is_some());
    }

    #[test]
    fn lines_that_say_the_same_are_counted() {
        let lines = ["a", "b", "b", "a"].map(str::to_owned);
        assert_eq!(counted(lines.into_iter()), ["a", "b   (2 times)", "a"]);
    }

    #[test]
    fn files_of_one_name_are_told_apart() {
        let mut finding = samples::traced().finding;
        finding.trace[1].place.file = "x/a.cpp".to_owned();
        finding.trace[3].place.file = "x/b.cpp".to_owned();
        let names = short_names(&finding);
        assert_eq!(names["x/a.cpp"], "x/a.cpp");
        assert_eq!(names["x/b.cpp"], "b.cpp");
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
