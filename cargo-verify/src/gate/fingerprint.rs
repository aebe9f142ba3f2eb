//! What a violation is recognised by in later runs. Nothing that the solver chose is part of it, and no number of a
//! line in the file: the text of its line, where in that text, and which of the function's lines with this text.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};
use verify_project::prepare::Prepared;
use verify_report::{Finding, Sources};
use verify_symex::CheckGroup;
use verify_symex::outcome::Place;

/// What a violation is known by.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fingerprint {
    pub code: String,
    pub file: String,
    pub function: String,
    /// The text of its line, with single spaces; its message where there is no such line.
    pub text: String,
    /// How many characters of the text stand before it, spaces apart.
    pub column: usize,
    /// Which of the function's lines with this text it is in, from one.
    pub line: usize,
}

/// Recognises violations of a run.
pub struct Fingerprints<'a> {
    /// The workspace's root, from which files are named.
    root: &'a Path,
    /// Our directory in the target directory.
    home: &'a Path,
    sources: Sources,
    /// In each file the lines in which functions begin, and the last ones.
    functions: BTreeMap<PathBuf, Vec<(u32, u32)>>,
}

impl<'a> Fingerprints<'a> {
    /// Those of a run that was prepared like this.
    pub fn new(root: &'a Path, home: &'a Path, prepared: &Prepared) -> Fingerprints<'a> {
        let mut functions: BTreeMap<PathBuf, Vec<(u32, u32)>> = BTreeMap::new();
        for span in prepared.built.values().flat_map(|unit| &unit.spans) {
            let lines = functions.entry(PathBuf::from(&span.file)).or_default();
            lines.push((span.first, span.last));
        }
        Fingerprints {
            root,
            home,
            sources: Sources::since_now(),
            functions,
        }
    }

    /// What this one is known by.
    pub fn of(&mut self, finding: &Finding) -> Fingerprint {
        let place = &finding.place;
        let line = self.sources.line(&place.file, place.line);
        let (mut text, column) = line.map_or_else(Default::default, |line| {
            let before = line.get(..(place.column as usize).saturating_sub(1));
            let column = before.unwrap_or(line).split_whitespace().map(str::len);
            (with_single_spaces(line), column.sum())
        });
        // What declarations disagree about is in the message alone.
        let is_static = finding.code.group() == CheckGroup::Ffi && finding.trace.is_empty();
        if text.is_empty() || is_static {
            text = format!("{text} {}", without_numbers(&finding.message));
        }
        Fingerprint {
            code: finding.code.as_str().to_owned(),
            file: self.file(&place.file),
            function: place.function.clone(),
            text: text.trim().to_owned(),
            column,
            line: self.occurrence(place),
        }
    }

    /// With the file's path from the workspace's root, wherever the command is run; of what the build made, only
    /// what is the same on every machine.
    fn file(&self, file: &str) -> String {
        let file = std::path::absolute(file).unwrap_or_default();
        if let Ok(below) = file.strip_prefix(self.home) {
            let mut parts = below.components();
            if parts.any(|part| part == Component::Normal("out".as_ref())) {
                return format!("OUT_DIR/{}", parts.as_path().display());
            }
        }
        let below = file.strip_prefix(self.root).unwrap_or(&file);
        below.to_string_lossy().into_owned()
    }

    /// Which of the function's lines with this text it is; of the file's where the function is not known.
    fn occurrence(&mut self, place: &Place) -> usize {
        let Some(text) = self.sources.line(&place.file, place.line) else {
            return 1;
        };
        let text = with_single_spaces(text);
        let file = std::path::absolute(&place.file).unwrap_or_default();
        let functions = self.functions.get(&file).map(Vec::as_slice);
        let around = functions
            .unwrap_or_default()
            .iter()
            .filter(|(first, last)| *first <= place.line && place.line <= *last);
        let first = around.map(|(first, _)| *first).max().unwrap_or(1);
        let alike = (first..place.line).filter(|line| {
            let other = self.sources.line(&place.file, *line);
            other.is_some_and(|other| with_single_spaces(other) == text)
        });
        1 + alike.count()
    }
}

fn with_single_spaces(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The numbers in a message are mostly the solver's.
fn without_numbers(message: &str) -> String {
    let mut plain = String::new();
    let mut last = ' ';
    let mut is_number = false;
    for letter in message.chars() {
        let is_name = last.is_alphanumeric() || last == '_';
        is_number = match is_number {
            true => letter.is_ascii_alphanumeric() || letter == '.',
            false => letter.is_ascii_digit() && !is_name,
        };
        match is_number {
            true if plain.ends_with('#') => {}
            true => {
                if plain.ends_with('-') {
                    plain.pop();
                }
                plain.push('#');
            }
            false => plain.push(letter),
        }
        last = letter;
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_messages_do_not_count() {
        let plain =
            without_numbers("index -7 is out of bounds for `int[3]` of p2, 0x1f and 1.5e10");
        assert_eq!(
            plain,
            "index # is out of bounds for `int[#]` of p2, # and #"
        );
    }
}
