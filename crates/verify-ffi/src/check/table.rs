//! Both sides of a type as lines of text, as many as a reader can use.

use super::value::spelled;
use crate::cpp::CppComposite;
use crate::model::{Boundary, Composite};

/// Rows of a table before and after the first that differs.
const BEFORE: usize = 3;
const AFTER: usize = 12;
/// Names in one line.
const NAMES: usize = 8;

/// Both layouts side by side, from shortly before the first row that differs.
pub(super) fn side_by_side(
    rust: &Composite,
    cpp: &CppComposite,
    boundary: &Boundary,
) -> Vec<String> {
    let number = |value: Option<u64>| value.map_or("?".to_owned(), |value| value.to_string());
    let ours: Vec<String> = rust
        .fields
        .iter()
        .map(|field| {
            let ty = spelled(&field.ty, boundary);
            format!("{}: {} {ty}", number(field.offset), field.name)
        })
        .collect();
    let theirs: Vec<String> = cpp
        .fields
        .iter()
        .map(|field| {
            format!(
                "{}: {} {}",
                field.offset_bits / 8,
                field.name,
                field.written
            )
        })
        .collect();
    let rows = ours.len().max(theirs.len());
    let differs = |at: &usize| {
        let left = rust.fields.get(*at).and_then(|field| field.offset);
        let right = cpp.fields.get(*at).map(|field| field.offset_bits / 8);
        left != right
    };
    let first = (0..rows).find(differs).unwrap_or(0);
    let start = first.saturating_sub(BEFORE);
    let end = rows.min(first.saturating_add(AFTER));
    let sizes = format!(
        "{} bytes, aligned to {}",
        number(rust.size),
        number(rust.align)
    );
    let shown = ours.iter().take(end).skip(start).chain([&sizes]);
    let width = shown.map(|line| line.chars().count()).max().unwrap_or(4);
    let row = |left: &str, right: &str| format!("{left:width$}   {right}").trim_end().to_owned();
    let mut lines = vec![
        row("Rust", "C++"),
        row(
            &sizes,
            &format!("{} bytes, aligned to {}", cpp.size, cpp.align),
        ),
    ];
    if start > 0 {
        lines.push(format!("({start} fields alike)"));
    }
    let text = |list: &[String], at: usize| list.get(at).cloned().unwrap_or_default();
    lines.extend((start..end).map(|at| row(&text(&ours, at), &text(&theirs, at))));
    if end < rows {
        lines.push(format!("(and {} more)", rows - end));
    }
    lines
}

/// The values that only one side has.
pub(super) fn enum_differences(rust: &Composite, cpp: &CppComposite) -> Vec<String> {
    let in_cpp = |value: Option<i128>| cpp.enumerators.iter().any(|one| Some(one.value) == value);
    let in_rust = |value: i128| rust.variants.iter().any(|one| one.value == Some(value));
    let ours = rust.variants.iter().filter(|one| !in_cpp(one.value));
    let ours: Vec<&str> = ours.map(|one| one.name.as_str()).collect();
    let theirs = cpp.enumerators.iter().filter(|one| !in_rust(one.value));
    let theirs: Vec<&str> = theirs.map(|one| one.name.as_str()).collect();
    let mut lines = Vec::new();
    for (side, names) in [("Rust", ours), ("C++", theirs)] {
        if !names.is_empty() {
            lines.push(format!("only in {side}: {}", few(&names)));
        }
    }
    lines
}

fn few(names: &[&str]) -> String {
    let shown = names[..names.len().min(NAMES)].join(", ");
    match names.len().checked_sub(NAMES) {
        None | Some(0) => shown,
        Some(more) => format!("{shown} and {more} more"),
    }
}
