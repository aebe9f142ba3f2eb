//! The sequence of waypoints: one segment each for what leads to the violation, in the order of the
//! execution, and the target.
//!
//! Inputs are `function_return`s. Of the steps that the violation depends on, calls are `function_enter`s,
//! and the outcomes of plain `if`s and `while`s are `branching`s, with an `assumption` about the variables
//! that an `if` looks at before it. `statement.rs` finds their places in the source.

use super::format::{Constraint, Content, Location, Waypoint, Wrapped};
use super::property::{call_of_error, target};
use super::statement::{Keyword, branching, closing_parenthesis, is_statement};
use crate::finding::Finding;
use crate::sources::Sources;
use verify_symex::outcome::{Binding, Input, Origin, Place, Step, StepKind};

/// Validators need no more than this, and people less.
const MOST: usize = 500;

pub fn sequence(finding: &Finding, sources: &mut Sources) -> Vec<Content> {
    let ordered = in_order(finding, sources);
    let waypoints = ordered.unwrap_or_else(|| {
        // Where it is not known when an input was read, the inputs are all that is said.
        let inputs = finding.counterexample.inputs.iter();
        inputs
            .filter_map(|input| returned(input, sources))
            .collect()
    });
    let before = waypoints
        .into_iter()
        .take_while(|one| !is_entered(one, finding));
    let mut content: Vec<Content> = before.map(segment).collect();
    content.push(segment(Waypoint {
        kind: "target",
        action: "follow",
        constraint: None,
        // The column is that of an operator; the format wants that of the statement.
        location: location(target(finding), None),
    }));
    content
}

/// Whether the waypoint enters the function whose call is the violation.
fn is_entered(waypoint: &Waypoint, finding: &Finding) -> bool {
    waypoint.kind == "function_enter"
        && call_of_error(finding).is_some_and(|call| {
            (&waypoint.location.file_name, waypoint.location.line) == (&call.file, call.line)
        })
}

/// Inputs and steps in the order of the execution; none where the trace does not have all inputs.
fn in_order(finding: &Finding, sources: &mut Sources) -> Option<Vec<Waypoint>> {
    let mut inputs = finding.counterexample.inputs.iter();
    let mut waypoints = Vec::new();
    let mut steps = 0;
    for step in &finding.trace {
        if let StepKind::Input { name, value } = &step.kind {
            let input = inputs
                .next()
                .filter(|input| input.name == *name && input.value == *value)?;
            waypoints.extend(returned(input, sources));
        } else if step.relevant && steps < MOST {
            let before = waypoints.len();
            followed(step, sources, &mut waypoints);
            steps += waypoints.len() - before;
        }
    }
    inputs.next().is_none().then_some(waypoints)
}

/// What a step that the violation depends on says.
fn followed(step: &Step, sources: &mut Sources, waypoints: &mut Vec<Waypoint>) {
    let Step { kind, place, .. } = step;
    let Some(line) = sources.line(&place.file, place.line).map(str::to_owned) else {
        return;
    };
    match kind {
        StepKind::Call { .. } => {
            waypoints.extend(
                closing_parenthesis(&line, place.column).map(|column| Waypoint {
                    kind: "function_enter",
                    action: "follow",
                    constraint: None,
                    location: location(place, Some(column)),
                }),
            );
        }
        StepKind::Branch { taken, values } => {
            let Some(found) = branching(&line, place.column) else {
                return;
            };
            let before = place
                .line
                .checked_sub(1)
                .and_then(|number| sources.line(&place.file, number));
            if found.keyword == Keyword::If
                && found.is_pure
                && is_statement(&line, found.column, before)
                && let Some(value) = equalities(values)
            {
                waypoints.push(Waypoint {
                    kind: "assumption",
                    action: "follow",
                    constraint: Some(Constraint {
                        value,
                        format: Some("c_expression"),
                    }),
                    location: location(place, Some(found.column)),
                });
            }
            waypoints.push(Waypoint {
                kind: "branching",
                action: "follow",
                constraint: Some(Constraint {
                    value: taken.to_string(),
                    format: None,
                }),
                location: location(place, Some(found.column)),
            });
        }
        _ => {}
    }
}

/// The values of plain variables as an expression; none where there is nothing to say.
fn equalities(values: &[Binding]) -> Option<String> {
    let is_name = |name: &str| {
        !name.starts_with(|c: char| c.is_ascii_digit())
            && !name.is_empty()
            && name
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    };
    let mut terms: Vec<String> = values
        .iter()
        .filter(|binding| is_name(&binding.name) && is_constant(&binding.value))
        .map(|binding| format!("{} == {}", binding.name, binding.value))
        .collect();
    terms.dedup();
    (!terms.is_empty()).then(|| terms.join(" && "))
}

fn segment(waypoint: Waypoint) -> Content {
    Content {
        segment: vec![Wrapped { waypoint }],
    }
}

fn location(place: &Place, column: Option<u32>) -> Location {
    Location {
        file_name: place.file.clone(),
        line: place.line,
        column,
        function: (!place.function.is_empty()).then(|| place.function.clone()),
    }
}

/// What a call returned, at its closing parenthesis.
fn returned(input: &Input, sources: &mut Sources) -> Option<Waypoint> {
    let place = input.place.as_ref()?;
    let is_result = matches!(input.origin, Origin::Result { .. });
    if !is_result || !is_constant(&input.value) {
        return None;
    }
    let line = sources.line(&place.file, place.line)?;
    let column = closing_parenthesis(line, place.column)?;
    Some(Waypoint {
        kind: "function_return",
        action: "follow",
        constraint: Some(Constraint {
            value: format!("\\result == {}", input.value),
            format: Some("acsl_expression"),
        }),
        location: location(place, Some(column)),
    })
}

/// Numbers are written alike in Rust, C and ACSL; whatever else a value may be is not.
fn is_constant(value: &str) -> bool {
    value.parse::<i128>().is_ok() || value.parse::<f64>().is_ok_and(f64::is_finite)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_numbers_are_constants() {
        assert!(is_constant("-2147483648") && is_constant("1.5"));
        assert!(!is_constant("nan") && !is_constant("{1, 2}") && !is_constant("&v[2]"));
    }

    #[test]
    fn variables_are_told_by_their_names_and_values_once() {
        let binding = |name: &str, value: &str| Binding {
            name: name.to_owned(),
            value: value.to_owned(),
        };
        let values = [
            binding("n", "7"),
            binding("n", "7"),
            binding("p->x", "1"),
            binding("c", "'a'"),
            binding("m", "-1"),
        ];
        assert_eq!(equalities(&values).as_deref(), Some("n == 7 && m == -1"));
        assert_eq!(equalities(&values[2..4]), None);
    }
}
