//! The way to a violation: which steps matter, and how each is told.
//!
//! The engine hands over every step of the execution. What matters is found backwards, as a person
//! would look for it: the names on the blamed line matter, so do assignments to them and the names on
//! the lines of those, conditions that look at such names, and the calls around all of it.

use super::finding::Finding;
use super::sources::Sources;
use crate::arguments::TraceDetail;
use std::collections::BTreeSet;
use verify_symex::outcome::{Binding, Place, Step, StepKind};

/// How many steps are shown at most where not all are asked for.
const SHOWN: usize = 12;

/// Which steps matter, in their order.
pub fn relevant(finding: &Finding, sources: &mut Sources) -> Vec<bool> {
    let mut names = names_at(&finding.place, sources);
    for note in &finding.notes {
        names.extend(note.place.iter().flat_map(|place| names_at(place, sources)));
    }
    let mut matters = vec![false; finding.trace.len()];
    // The depth of the innermost call whose inside mattered, seen from the end.
    let mut inside: BTreeSet<u32> = finding
        .trace
        .last()
        .map(|step| step.depth)
        .into_iter()
        .collect();
    for (at, step) in finding.trace.iter().enumerate().rev() {
        let is_named = |name: &str| identifiers(name).any(|part| names.contains(part));
        let any = |bindings: &[Binding]| bindings.iter().any(|binding| is_named(&binding.name));
        matters[at] = match &step.kind {
            StepKind::Assign { variable, .. } => is_named(variable),
            StepKind::Branch { values, .. } => any(values),
            StepKind::Input { name, .. } => is_named(name),
            StepKind::Allocate { what } | StepKind::Free { what } => is_named(what),
            StepKind::Throw { .. } | StepKind::Catch { .. } => true,
            StepKind::Call { arguments, .. } => {
                inside.contains(&(step.depth + 1)) || any(arguments)
            }
            StepKind::Return { .. } => false,
        };
        if matters[at] {
            inside.insert(step.depth);
            if let StepKind::Assign { .. } | StepKind::Branch { .. } = step.kind {
                names.extend(names_at(&step.place, sources));
            }
        }
        if let StepKind::Call { .. } = step.kind {
            // What was deeper belonged to this call.
            inside.retain(|depth| *depth <= step.depth);
        }
    }
    matters
}

/// The steps to show, each with whether some were left out before it.
pub fn select<'a>(
    finding: &'a Finding,
    detail: TraceDetail,
    sources: &mut Sources,
) -> Vec<&'a Step> {
    match detail {
        TraceDetail::None => Vec::new(),
        TraceDetail::Full => finding.trace.iter().collect(),
        TraceDetail::Short => {
            let matters = relevant(finding, sources);
            // Inputs have a list of their own.
            let is_input = |step: &Step| matches!(step.kind, StepKind::Input { .. });
            let chosen: Vec<&Step> = finding
                .trace
                .iter()
                .zip(matters)
                .filter(|(step, matters)| *matters && !is_input(step))
                .map(|(step, _)| step)
                .collect();
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
pub fn list(finding: &Finding, detail: TraceDetail, sources: &mut Sources) -> Option<String> {
    let steps = select(finding, detail, sources);
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

/// The names on the line of the place.
fn names_at(place: &Place, sources: &mut Sources) -> BTreeSet<String> {
    if place.file.is_empty() {
        return BTreeSet::new();
    }
    let line = sources.line(&place.file, place.line);
    let line = line.unwrap_or_default();
    let code = line.split("//").next().unwrap_or_default();
    identifiers(code).map(str::to_owned).collect()
}

fn identifiers(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || c == '_'))
        .filter(|word| word.starts_with(|c: char| c.is_alphabetic() || c == '_'))
        .filter(|word| !KEYWORDS.contains(word))
}

/// Words that stand on many lines and name nothing.
const KEYWORDS: &[&str] = &[
    "auto", "bool", "break", "case", "char", "class", "const", "delete", "do", "double", "else",
    "float", "for", "if", "int", "long", "new", "return", "short", "signed", "size_t", "sizeof",
    "static", "std", "struct", "switch", "this", "unsigned", "using", "void", "while",
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::samples;

    #[test]
    fn the_short_trace_has_what_the_blamed_line_depends_on() {
        let sample = samples::traced();
        let shown = list(
            &sample.finding,
            TraceDetail::Short,
            &mut Sources::since_now(),
        )
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
        let sources = &mut Sources::since_now();
        let full = select(&sample.finding, TraceDetail::Full, sources);
        assert_eq!(full.len(), sample.finding.trace.len());
        assert_eq!(list(&sample.finding, TraceDetail::None, sources), None);
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
