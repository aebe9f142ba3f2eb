//! Which entry points a change concerns, and which bounds concern no function at all.

use super::load::Workspace;
use super::prepare::{Entry, Prepared};
use crate::cache::reached;
use crate::config::bounded;
use crate::gate::Change;
use crate::plan::{BuiltUnit, Span};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use verify_symex::Bounded;

/// Files that changed, and which entry points that concerns.
pub struct Affected<'a> {
    changes: &'a BTreeMap<PathBuf, Change>,
    /// Lines of files as they are now, each read once.
    texts: BTreeMap<PathBuf, Vec<String>>,
}

impl<'a> Affected<'a> {
    pub fn new(changes: &'a BTreeMap<PathBuf, Change>) -> Affected<'a> {
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
        }
    }

    /// Whether something that the entry point is made from or reaches is not as it was.
    pub fn concerns(&self, entry: &Entry) -> bool {
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

    pub fn contains(&self, file: &str) -> bool {
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

/// Keys of `[bounds]` that fit nothing that was compiled.
pub fn idle_bounds(workspace: &Workspace, prepared: &Prepared) -> Vec<String> {
    let files = workspace
        .package_settings
        .values()
        .chain([&workspace.settings]);
    let keys: BTreeSet<&String> = files.flat_map(|file| file.bounds.keys()).collect();
    let fits = |key: &&String| match bounded(key) {
        Some(Bounded::Function(function) | Bounded::Loop { function, .. }) => {
            prepared.built.values().any(|unit| {
                unit.spans
                    .iter()
                    .any(|span| Bounded::is_called(&span.symbol, &function))
            })
        }
        Some(Bounded::Line { file, .. }) => {
            let mut known = prepared.built.values().flat_map(|unit| &unit.files);
            known.any(|(path, _)| Path::new(path).ends_with(&file))
        }
        None => false,
    };
    keys.into_iter().filter(|key| !fits(key)).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gate::Part;

    fn concerned(parts: &[Part], reached: &str) -> bool {
        let file = PathBuf::from("a.cpp");
        let text = "int f() {\n  return 1;\n}\nconstexpr int g() {\n  return 2;\n}\nint h() {\n  return g();\n}\n";
        let changes = BTreeMap::new();
        let lines = text.lines().map(str::to_owned).collect();
        let affected = Affected {
            changes: &changes,
            texts: BTreeMap::from([(file.clone(), lines)]),
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
