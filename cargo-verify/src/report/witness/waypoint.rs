//! The sequence of waypoints: the inputs, one segment each, and the target.

use super::format::{Constraint, Content, Location, Waypoint, Wrapped};
use crate::report::finding::Finding;
use crate::report::sources::Sources;
use verify_symex::outcome::{Input, Origin, Place};

pub fn sequence(finding: &Finding, sources: &mut Sources) -> Vec<Content> {
    let inputs = finding
        .inputs
        .iter()
        .filter_map(|input| returned(input, sources));
    let mut content: Vec<Content> = inputs.map(segment).collect();
    content.push(segment(Waypoint {
        kind: "target",
        action: "follow",
        constraint: None,
        // The column is that of an operator; the format wants that of the statement.
        location: location(&finding.place, None),
    }));
    content
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
            format: "acsl_expression",
        }),
        location: location(place, Some(column)),
    })
}

/// Numbers are written alike in Rust, C and ACSL; whatever else a value may be is not.
fn is_constant(value: &str) -> bool {
    value.parse::<i128>().is_ok() || value.parse::<f64>().is_ok_and(f64::is_finite)
}

/// The column of the parenthesis that closes the call that begins at a column, on the same line.
fn closing_parenthesis(line: &str, column: u32) -> Option<u32> {
    let start = (column as usize).checked_sub(1)?;
    let mut depth = 0_u32;
    for (at, byte) in line.bytes().enumerate().skip(start) {
        match byte {
            b'(' => depth += 1,
            b')' if depth == 1 => return u32::try_from(at + 1).ok(),
            b')' => depth = depth.checked_sub(1)?,
            b'"' | b'\'' => return None,
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parenthesis_that_closes_a_call_is_found() {
        assert_eq!(closing_parenthesis("int n = input();", 9), Some(15));
        assert_eq!(closing_parenthesis("f(input(g(1), 2));", 3), Some(16));
        assert_eq!(
            closing_parenthesis("int n = input(", 9),
            None,
            "another line"
        );
        assert_eq!(closing_parenthesis("INPUT;", 1), None, "a macro");
        assert_eq!(closing_parenthesis("input(\")\")", 1), None, "a text");
        assert_eq!(closing_parenthesis("x", 0), None, "not known");
    }

    #[test]
    fn only_numbers_are_constants() {
        assert!(is_constant("-2147483648") && is_constant("1.5"));
        assert!(!is_constant("nan") && !is_constant("{1, 2}") && !is_constant("&v[2]"));
    }
}
