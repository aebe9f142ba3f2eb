//! A finding drawn with the source around it, in rustc's manner.

use super::finding::{self, Finding};
use annotate_snippets::{AnnotationKind, Group, Level, Origin, Renderer, Snippet};
use std::collections::HashMap;
use std::ops::Range;
use verify_symex::outcome::Place;

/// Sources read so far.
#[derive(Debug, Default)]
pub struct Sources(HashMap<String, Option<String>>);

impl Sources {
    fn text(&mut self, file: &str) -> Option<&str> {
        let read = || {
            let bytes = std::fs::read(file).ok()?;
            Some(String::from_utf8_lossy(&bytes).into_owned())
        };
        self.0
            .entry(file.to_owned())
            .or_insert_with(read)
            .as_deref()
    }
}

/// The finding as text with colour codes (the stream strips them where they are not wanted).
pub fn draw(finding: &Finding, sources: &mut Sources, verbose: bool) -> String {
    for place in places(finding) {
        // Read all first: the groups below borrow them.
        let _ = sources.text(&place.file);
    }
    let sources = &*sources;
    let level = match finding.level {
        finding::Level::Error => Level::ERROR,
        finding::Level::Warning => Level::WARNING,
        finding::Level::Known => Level::NOTE,
    };
    let title = level
        .primary_title(finding.message.as_str())
        .id(finding.code.as_str());
    let mut main = Group::with_title(title);
    main = locate(
        main,
        &finding.place,
        finding.code.title(),
        AnnotationKind::Primary,
        sources,
    );
    let mut notes = Vec::new();
    for note in &finding.notes {
        match &note.place {
            Some(place) if !place.file.is_empty() => {
                let group = Group::with_title(Level::NOTE.secondary_title(note.message.as_str()));
                notes.push(locate(group, place, "", AnnotationKind::Primary, sources));
            }
            _ => main = main.element(Level::NOTE.message(note.message.as_str())),
        }
    }
    if let Some(text) = inputs(finding) {
        main = main.element(Level::NOTE.message(text));
    }
    if let Some(text) = frames(finding, verbose) {
        main = main.element(Level::NOTE.message(text));
    }
    if let Some(replay) = &finding.replay {
        main = main.element(Level::NOTE.message(replay.sentence()));
    }
    let mut groups = vec![main];
    groups.extend(notes);
    Renderer::styled().render(&groups)
}

fn places(finding: &Finding) -> impl Iterator<Item = &Place> {
    std::iter::once(&finding.place)
        .chain(finding.notes.iter().filter_map(|note| note.place.as_ref()))
}

/// The source at the place, marked; only its name where the source cannot be read.
fn locate<'a>(
    group: Group<'a>,
    place: &'a Place,
    label: &'a str,
    kind: AnnotationKind,
    sources: &'a Sources,
) -> Group<'a> {
    let text = sources.0.get(&place.file).and_then(Option::as_deref);
    match text.and_then(|text| Some((text, range(text, place)?))) {
        Some((text, range)) => {
            let mut annotation = kind.span(range);
            if !label.is_empty() {
                annotation = annotation.label(label);
            }
            group.element(
                Snippet::source(text)
                    .path(place.file.as_str())
                    .annotation(annotation),
            )
        }
        None if place.file.is_empty() => group,
        None => {
            let mut origin = Origin::path(place.file.as_str()).line(place.line as usize);
            if place.column > 0 {
                origin = origin.char_column(place.column as usize);
            }
            group.element(origin)
        }
    }
}

/// The bytes of the token at the place; none where the source has changed and there is no such line.
fn range(text: &str, place: &Place) -> Option<Range<usize>> {
    let line_number = usize::try_from(place.line).ok()?.checked_sub(1)?;
    let start = match line_number {
        0 => 0,
        _ => text.match_indices('\n').nth(line_number - 1)?.0 + 1,
    };
    let line = text[start..].lines().next().unwrap_or_default();
    // Clang counts columns in bytes, from one; zero says it does not know.
    let column = match (place.column as usize).checked_sub(1) {
        Some(column) => column.min(line.len()),
        None => line.len() - line.trim_start().len(),
    };
    if !line.is_char_boundary(column) {
        return Some(start..start + line.len());
    }
    let rest = &line[column..];
    let token = rest
        .find(|c: char| !(c.is_alphanumeric() || c == '_'))
        .unwrap_or(rest.len());
    let first = rest.chars().next().map_or(0, char::len_utf8);
    Some(start + column..start + column + token.max(first))
}

fn inputs(finding: &Finding) -> Option<String> {
    let values: Vec<String> = finding
        .inputs
        .iter()
        .map(|input| {
            let kind = if input.type_name.is_empty() {
                String::new()
            } else {
                format!("{} ", input.type_name)
            };
            let place = match &input.place {
                Some(place) if !place.file.is_empty() => {
                    format!("   (at {}:{})", place.file, place.line)
                }
                _ => String::new(),
            };
            format!("    {kind}{} = {}{place}", input.name, input.value)
        })
        .collect();
    (!values.is_empty()).then(|| format!("it happens with these inputs:\n{}", values.join("\n")))
}

/// The way to the place, the frames of models folded into one line unless all are asked for.
fn frames(finding: &Finding, verbose: bool) -> Option<String> {
    let mut lines = Vec::new();
    match finding.inside.as_slice() {
        [] => {}
        inside if verbose => lines.extend(
            inside
                .iter()
                .map(|frame| format!("    in {}", describe(frame))),
        ),
        [.., outermost] => lines.push(format!("    in {}, in the library", name(outermost))),
    }
    lines.extend(
        finding
            .stack
            .iter()
            .take(if lines.is_empty() && finding.stack.len() == 1 {
                0
            } else {
                12
            })
            .map(|frame| format!("    in {}", describe(frame))),
    );
    (!lines.is_empty()).then(|| {
        format!(
            "the calls that lead here, innermost first:\n{}",
            lines.join("\n")
        )
    })
}

fn describe(frame: &Place) -> String {
    format!(
        "{} at {}:{}:{}",
        name(frame),
        frame.file,
        frame.line,
        frame.column
    )
}

fn name(frame: &Place) -> String {
    if frame.function.is_empty() {
        "a function without a name".to_owned()
    } else {
        format!("`{}`", frame.function)
    }
}
