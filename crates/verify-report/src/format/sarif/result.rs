//! A finding as SARIF's result.

use super::location::Locations;
use super::{RELATED, STEPS, TEXT};
use crate::finding::{Finding, Level};
use crate::format::words;
use crate::inputs;
use crate::trace;
use serde_json::{Value, json};
use verify_symex::Code;
use verify_symex::outcome::{Step, StepKind};

/// The result, and whether something had to be left out of it.
pub fn of(
    finding: &Finding,
    codes: &[Code],
    fingerprint: &str,
    locations: &mut Locations<'_>,
) -> (Value, bool) {
    let (level, suppression) = match finding.level {
        Level::Error => ("error", None),
        Level::Warning => ("warning", None),
        Level::Known => ("note", Some("it is in the baseline")),
        Level::Precondition => ("note", None),
    };
    let (text, mut is_shortened) = message(&words::finding(finding));
    let mut result = json!({
        "ruleId": finding.code.as_str(),
        "ruleIndex": codes.iter().position(|code| *code == finding.code),
        "level": level,
        "message": {"text": text},
        "locations": locations.of(&finding.place).into_iter().collect::<Vec<_>>(),
        "partialFingerprints": {
            // GitHub looks at this name alone.
            "primaryLocationLineHash": fingerprint,
            "cargoVerify/v1": fingerprint,
        },
    });
    if let Some(reason) = suppression {
        result["suppressions"] = json!([{"kind": "external", "justification": reason}]);
    }
    let related = related(finding, locations);
    if !related.is_empty() {
        is_shortened |= related.len() > RELATED;
        result["relatedLocations"] = related.into_iter().take(RELATED).collect();
    }
    let frames: Vec<Value> = finding
        .inside
        .iter()
        .chain(&finding.stack)
        .filter_map(|place| Some(json!({"location": locations.of(place)?})))
        .collect();
    if !frames.is_empty() {
        let title = "the calls that lead here, innermost first";
        result["stacks"] = json!([{"message": {"text": title}, "frames": frames}]);
    }
    if !finding.trace.is_empty() {
        is_shortened |= finding.trace.len() > STEPS;
        let steps = steps(finding, locations);
        result["codeFlows"] = json!([{"threadFlows": [{"locations": steps}]}]);
    }
    if let Some(requires) = &finding.requires {
        result["properties"]["requires"] = json!(requires);
    }
    if let Some(replay) = &finding.replay {
        result["properties"]["replay"] = json!(replay);
    }
    if !finding.counterexample.inputs.is_empty() {
        let (inputs, _) = inputs::shown(finding);
        let inputs = inputs.iter().map(
            |input| json!({"name": input.name, "type": input.type_name, "value": input.value}),
        );
        result["properties"]["inputs"] = inputs.collect();
    }
    (result, is_shortened)
}

/// A text that a message may hold, and whether it had to be shortened. What looks like a link of SARIF
/// is none: `operator[](size_t)`.
pub fn message(text: &str) -> (String, bool) {
    let text = text.replace("](", "] (");
    match text.char_indices().nth(TEXT) {
        None => (text, false),
        Some(_) => {
            let kept: String = text.chars().take(TEXT - 1).collect();
            (format!("{kept}\u{2026}"), true)
        }
    }
}

/// The places that notes speak of.
fn related(finding: &Finding, locations: &mut Locations<'_>) -> Vec<Value> {
    let notes = finding.notes.iter();
    let placed = notes.filter_map(|note| Some((note.place.as_ref()?, &note.message)));
    let mut related: Vec<Value> = placed
        .filter_map(|(place, text)| locations.with_message(place, text))
        .collect();
    for (at, location) in related.iter_mut().enumerate() {
        location["id"] = (at + 1).into();
    }
    related
}

/// The way to the violation; where it is too long, what matters of it, and then its end.
fn steps(finding: &Finding, locations: &mut Locations<'_>) -> Vec<Value> {
    let is_relevant = |at: usize| finding.trace[at].relevant;
    let mut order: Vec<usize> = (0..finding.trace.len()).collect();
    if order.len() > STEPS {
        order.sort_by_key(|at| (!is_relevant(*at), std::cmp::Reverse(*at)));
        order.truncate(STEPS);
        order.sort_unstable();
    }
    order
        .into_iter()
        .map(|at| {
            let step = &finding.trace[at];
            let importance = if is_relevant(at) {
                "essential"
            } else {
                "unimportant"
            };
            let text = trace::describe(step);
            let mut value = json!({
                "importance": importance,
                "nestingLevel": trace::nesting(step),
                "executionOrder": at + 1,
                "kinds": kinds(step),
            });
            if let Some(location) = locations.with_message(&step.place, &text) {
                value["location"] = location;
            }
            value
        })
        .collect()
}

/// In the words that SARIF suggests (3.38.8).
fn kinds(step: &Step) -> Vec<&'static str> {
    match &step.kind {
        StepKind::Call { .. } => vec!["call", "function"],
        StepKind::Return { .. } => vec!["return", "function"],
        StepKind::Branch { taken: true, .. } => vec!["branch", "true"],
        StepKind::Branch { taken: false, .. } => vec!["branch", "false"],
        StepKind::Assign { .. } => vec!["value"],
        StepKind::Input { .. } => vec!["value", "taint"],
        StepKind::Allocate { .. } => vec!["acquire", "memory"],
        StepKind::Free { .. } => vec!["release", "memory"],
        StepKind::Throw { .. } => vec!["exit", "scope"],
        StepKind::Catch { .. } => vec!["enter", "handler"],
    }
}
