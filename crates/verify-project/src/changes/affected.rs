//! Which entry points a change concerns.

use super::git::{Change, Changes};
use super::rust::RustChanges;
use crate::boundary::Disagreement;
use crate::cache::reached;
use crate::ir::Span;
use crate::prepare::{Entry, Prepared};
use crate::unit::BuiltUnit;
use crate::workspace::Workspace;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use verify_ffi::plain_symbol;

/// Files that changed, and which entry points that concerns.
pub struct Affected<'a> {
    changes: &'a Changes,
    /// Lines of files as they are now, each read once.
    texts: BTreeMap<PathBuf, Vec<String>>,
    rust: RustChanges,
}

impl<'a> Affected<'a> {
    /// These changes, with the files as they are now.
    pub fn new(changes: &'a Changes, workspace: &Workspace, prepared: &Prepared) -> Affected<'a> {
        let text = |path: &PathBuf| {
            String::from_utf8_lossy(&std::fs::read(path).unwrap_or_default()).into_owned()
        };
        let lines = |path| text(path).lines().map(str::to_owned).collect();
        Affected {
            changes,
            texts: changes
                .keys()
                .map(|path| (path.clone(), lines(path)))
                .collect(),
            rust: RustChanges::new(changes, workspace, prepared),
        }
    }

    /// Whether something that the entry point is made from or reaches is not as it was.
    pub fn concerns(&self, entry: &Entry, prepared: &Prepared) -> bool {
        if self.rust.concern(entry, prepared) {
            return true;
        }
        let units: Vec<&BuiltUnit> = entry.units.iter().map(AsRef::as_ref).collect();
        let reached = reached(&units, &entry.point.symbol, &entry.options);
        units.iter().enumerate().any(|(at, unit)| {
            let spans = spans_by_file(unit);
            let files = unit
                .files
                .iter()
                .filter_map(|(file, _)| Path::new(file).canonicalize().ok());
            let mut changed = files.filter_map(|file| Some((self.changes.get(&file)?, file)));
            changed.any(|(change, file)| {
                let known = spans.get(&file).map(Vec::as_slice).unwrap_or_default();
                self.is_concerned(change, &file, known, &|span: &Span| {
                    reached.contains(&(at, span.symbol.as_str()))
                })
            })
        })
    }

    /// Whether a change to a file concerns those who reach some of its functions. Only the lines between the
    /// one that begins a body and the last return are sure to be that function's alone.
    fn is_concerned(
        &self,
        change: &Change,
        file: &Path,
        spans: &[&Span],
        is_reached: &dyn Fn(&Span) -> bool,
    ) -> bool {
        let Change::Parts(parts) = change else {
            return true;
        };
        parts.iter().any(|part| {
            let around: Vec<&&Span> = spans
                .iter()
                .filter(|span| span.body < part.first && part.last <= span.last)
                .collect();
            let is_inside = part.is_inner
                && !around.is_empty()
                && !around.iter().any(|span| self.is_evaluated(file, span));
            !is_inside || around.iter().any(|span| is_reached(span))
        })
    }

    /// What the compiler may evaluate itself has effects where it is not called.
    fn is_evaluated(&self, file: &Path, span: &Span) -> bool {
        let lines = self.texts.get(file).map(Vec::as_slice).unwrap_or_default();
        let first = (span.first as usize).saturating_sub(3);
        let head = lines.iter().take(span.first as usize).skip(first);
        head.into_iter()
            .any(|line| line.contains("constexpr") || line.contains("consteval"))
    }

    /// Whether what Rust declares, or the unit that defines it, is not as it was.
    pub fn concerns_disagreement(&self, one: &Disagreement, prepared: &Prepared) -> bool {
        let (rust, cpp) = (&one.mismatch.rust.file, &one.mismatch.cpp.file);
        let is_of_definition = |unit: &&Arc<BuiltUnit>| {
            let mut files = unit.files.iter();
            !cpp.is_empty() && files.any(|(file, _)| file.to_string_lossy() == cpp.as_str())
        };
        let units = prepared.built.values().filter(is_of_definition);
        let mut files = units.flat_map(|unit| &unit.files);
        self.rust
            .concern_declaration(&one.package, plain_symbol(&one.mismatch.symbol).as_ref())
            || self.contains(rust)
            || self.contains(cpp)
            || files.any(|(file, _)| self.contains(&file.to_string_lossy()))
    }

    /// Whether this file changed.
    fn contains(&self, file: &str) -> bool {
        Path::new(file)
            .canonicalize()
            .is_ok_and(|file| self.changes.contains_key(&file))
    }
}

fn spans_by_file(unit: &BuiltUnit) -> BTreeMap<PathBuf, Vec<&Span>> {
    let mut names: BTreeMap<&str, Option<PathBuf>> = BTreeMap::new();
    let mut found: BTreeMap<PathBuf, Vec<&Span>> = BTreeMap::new();
    for span in &unit.spans {
        let file = names
            .entry(&span.file)
            .or_insert_with(|| Path::new(&span.file).canonicalize().ok());
        if let Some(file) = file {
            found.entry(file.clone()).or_default().push(span);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::changes::git::Part;

    fn concerned(parts: &[Part], reached: &str) -> bool {
        let file = PathBuf::from("a.cpp");
        let text = "int f() {\n  return 1;\n}\nconstexpr int g() {\n  return 2;\n}\nint h() {\n  return g();\n}\n";
        let changes = BTreeMap::new();
        let lines = text.lines().map(str::to_owned).collect();
        let affected = Affected {
            changes: &changes,
            texts: BTreeMap::from([(file.clone(), lines)]),
            rust: RustChanges::default(),
        };
        let span = |symbol: &str, first| Span {
            symbol: symbol.to_owned(),
            file: "a.cpp".to_owned(),
            first,
            body: first,
            last: first + 2,
        };
        let spans = [span("f", 1), span("g", 4), span("h", 7)];
        let spans: Vec<&Span> = spans.iter().collect();
        affected.is_concerned(&Change::Parts(parts.to_vec()), &file, &spans, &|span| {
            span.symbol == reached
        })
    }

    #[test]
    fn a_change_inside_of_a_function_concerns_who_reaches_it() {
        let part = |first, last, is_inner| Part {
            first,
            last,
            is_inner,
            is_comment: false,
            words: std::collections::BTreeSet::new(),
        };
        assert!(concerned(&[part(2, 2, true)], "f"));
        assert!(!concerned(&[part(2, 2, true)], "h"));
        assert!(
            concerned(&[part(5, 5, true)], "h"),
            "the compiler may have evaluated it"
        );
        assert!(
            concerned(&[part(3, 4, true)], "h"),
            "it crosses the ends of functions"
        );
        assert!(
            concerned(&[part(1, 1, true)], "h"),
            "it is how the function is declared"
        );
        assert!(
            concerned(&[part(12, 12, true)], "h"),
            "it is outside of all functions"
        );
        assert!(
            concerned(&[part(2, 2, false)], "h"),
            "it may end a function"
        );
    }
}
