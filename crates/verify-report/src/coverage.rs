//! How much of the user's code an entry point's verdict speaks of. A green run over code that was
//! never reached must not look like any other.

use std::collections::{BTreeMap, BTreeSet};
use verify_symex::outcome::{BranchCoverage, Coverage, LineCoverage};

/// Said where no line of the user's was executed.
pub const VACUOUS: &str =
    "nothing of the program was executed, so the verdict says nothing about it";

/// How many ranges of lines are named where not all are asked for.
const SHOWN: usize = 4;

/// Lines of one file that no execution came to, with only such lines between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Range {
    pub file: String,
    pub first: u32,
    pub last: u32,
}

impl Range {
    /// As in `a.cpp:17-20`, or `17-20` where the file has just been named.
    fn name(&self, previous: Option<&Range>) -> String {
        let lines = if self.first == self.last {
            self.first.to_string()
        } else {
            format!("{}-{}", self.first, self.last)
        };
        match previous {
            Some(previous) if previous.file == self.file => lines,
            _ => format!("{}:{lines}", self.file),
        }
    }
}

/// Without the lines that hold nothing but the end of what others begin: there, objects end and functions return,
/// but nobody wrote a statement that could be missed. Where that would leave nothing, all of them stay.
pub fn of_statements(mut coverage: Coverage) -> Coverage {
    let mut files: BTreeMap<String, BTreeSet<u32>> = BTreeMap::new();
    let mut is_end = |line: &LineCoverage| {
        let ends = files.entry(line.file.clone()).or_insert_with(|| {
            let text = std::fs::read(&line.file).unwrap_or_default();
            ends(&String::from_utf8_lossy(&text))
        });
        ends.contains(&line.line)
    };
    let lines = coverage.lines.iter().filter(|line| !is_end(line));
    let statements: Vec<LineCoverage> = lines.cloned().collect();
    if !statements.is_empty() {
        coverage.lines = statements;
    }
    coverage
}

/// The lines of a text that hold nothing but closing brackets.
fn ends(text: &str) -> BTreeSet<u32> {
    let is_end = |line: &str| {
        let line = line.split("//").next().unwrap_or(line).trim();
        !line.is_empty()
            && line
                .chars()
                .all(|letter| "})];,".contains(letter) || letter == ' ')
    };
    let numbered = (1..).zip(text.lines());
    let ends = numbered.filter(|(_, line)| is_end(line));
    ends.map(|(number, _)| number).collect()
}

/// Whether there was something to execute, and none of it was.
pub fn is_vacuous(coverage: &Coverage) -> bool {
    !coverage.lines.is_empty() && coverage.lines.iter().all(|line| !line.reached)
}

/// Whether anything was never reached. Checks lie on lines, which say it for them.
pub fn is_incomplete(coverage: &Coverage) -> bool {
    coverage.lines.iter().any(|line| !line.reached)
        || outcomes(coverage).0 < outcomes(coverage).1
        || !coverage.never_entered.is_empty()
}

/// As in `covered: 41 of 50 lines, 9 of 12 branches; never reached: a.cpp:17-20`. None where the
/// engine recorded nothing.
pub fn line(coverage: &Coverage, all: bool) -> Option<String> {
    if coverage.lines.is_empty() {
        return None;
    }
    let reached = coverage.lines.iter().filter(|line| line.reached).count();
    let mut text = format!("covered: {reached} of {} lines", coverage.lines.len());
    let (had, possible) = outcomes(coverage);
    if possible > 0 {
        text.push_str(&format!(", {had} of {possible} branches"));
    }
    text.push_str(&missed(coverage, all));
    Some(text)
}

/// As in `; never reached: a.cpp:17-20; never entered: `f``. Empty where everything was reached.
pub fn missed(coverage: &Coverage, all: bool) -> String {
    let mut text = String::new();
    let ranges = never_reached(coverage);
    let shown = if all { ranges.len() } else { SHOWN };
    let previous = std::iter::once(None).chain(ranges.iter().map(Some));
    let named = ranges.iter().zip(previous).take(shown);
    let mut names: Vec<String> = named
        .map(|(range, previous)| range.name(previous))
        .collect();
    names.extend(more(ranges.len(), names.len()));
    if !names.is_empty() {
        text.push_str(&format!("; never reached: {}", names.join(", ")));
    }
    let functions: Vec<&str> = coverage
        .never_entered
        .iter()
        .map(|place| place.function.as_str())
        .filter(|name| !name.is_empty())
        .collect();
    let shown = if all { functions.len() } else { SHOWN };
    let mut names: Vec<String> = functions
        .iter()
        .take(shown)
        .map(|name| format!("`{name}`"))
        .collect();
    names.extend(more(functions.len(), names.len()));
    if !names.is_empty() {
        text.push_str(&format!("; never entered: {}", names.join(", ")));
    }
    text
}

/// How many are not named, in words.
fn more(all: usize, shown: usize) -> Option<String> {
    let rest = all - shown;
    (rest > 0).then(|| format!("{rest} more (-v shows all)"))
}

/// How many outcomes of conditions some execution had, and how many there are.
pub fn outcomes(coverage: &Coverage) -> (usize, usize) {
    let had = |branch: &BranchCoverage| usize::from(branch.taken) + usize::from(branch.not_taken);
    let had = coverage.branches.iter().map(had).sum();
    (had, 2 * coverage.branches.len())
}

/// Lines without code between two of them belong to the range; lines that were reached end it.
pub fn never_reached(coverage: &Coverage) -> Vec<Range> {
    let mut files: BTreeMap<&str, BTreeMap<u32, bool>> = BTreeMap::new();
    for line in &coverage.lines {
        let reached = files.entry(&line.file).or_default();
        *reached.entry(line.line).or_default() |= line.reached;
    }
    let mut ranges: Vec<Range> = Vec::new();
    for (file, lines) in files {
        let mut open: Option<Range> = None;
        for (line, reached) in lines {
            match (&mut open, reached) {
                (_, true) => ranges.extend(open.take()),
                (Some(range), false) => range.last = line,
                (None, false) => {
                    open = Some(Range {
                        file: file.to_owned(),
                        first: line,
                        last: line,
                    });
                }
            }
        }
        ranges.extend(open);
    }
    ranges
}

/// What several entry points reached together.
pub fn union<'a>(all: impl Iterator<Item = &'a Coverage>) -> Coverage {
    let mut lines: BTreeMap<(String, u32), bool> = BTreeMap::new();
    let mut branches: BTreeMap<(String, u32, u32), BranchCoverage> = BTreeMap::new();
    let mut entered = BTreeSet::new();
    let mut never_entered = BTreeMap::new();
    for coverage in all {
        for line in &coverage.lines {
            *lines.entry((line.file.clone(), line.line)).or_default() |= line.reached;
            if line.reached {
                entered.insert((line.file.clone(), line.line));
            }
        }
        for branch in &coverage.branches {
            let place = &branch.place;
            let key = (place.file.clone(), place.line, place.column);
            let known = branches.entry(key).or_insert_with(|| branch.clone());
            known.taken |= branch.taken;
            known.not_taken |= branch.not_taken;
        }
        for place in &coverage.never_entered {
            never_entered.insert((place.file.clone(), place.line), place.clone());
        }
    }
    Coverage {
        lines: lines
            .into_iter()
            .map(|((file, line), reached)| LineCoverage {
                file,
                line,
                reached,
            })
            .collect(),
        branches: branches.into_values().collect(),
        never_entered: never_entered
            .into_iter()
            .filter(|(key, _)| !entered.contains(key))
            .map(|(_, place)| place)
            .collect(),
        // Checks have no place here, so that those of two entry points cannot be told apart.
        checks_reached: 0,
        checks_unreached: 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn what_was_never_reached_is_named_in_ranges() {
        let coverage = samples::coverage(&[
            (1, true),
            (3, false),
            (4, false),
            (7, false),
            (9, true),
            (12, false),
        ]);
        assert_eq!(
            line(&coverage, false).unwrap(),
            "covered: 2 of 6 lines, 3 of 4 branches; never reached: a.cpp:3-7, 12"
        );
        assert!(is_incomplete(&coverage));
        assert!(!is_vacuous(&coverage));
    }

    #[test]
    fn closing_brackets_are_no_statements() {
        let text = "int f() {\n    g({\n        1\n    });\n    }; // end\n}\n\n    } else {\n";
        assert_eq!(ends(text), [4, 5, 6].into());
        let all = samples::coverage(&[(1, true), (2, false)]);
        assert_eq!(of_statements(all.clone()), all, "the source is not there");
    }

    #[test]
    fn functions_that_were_never_entered_are_named() {
        let mut coverage = samples::coverage(&[(1, true)]);
        coverage.branches.clear();
        assert!(!is_incomplete(&coverage));
        coverage.never_entered = vec![samples::place("a.cpp", 9, 0, "never(int)")];
        assert!(is_incomplete(&coverage));
        assert_eq!(
            line(&coverage, false).unwrap(),
            "covered: 1 of 1 lines; never entered: `never(int)`"
        );
    }

    #[test]
    fn many_ranges_are_counted_unless_all_are_asked_for() {
        let lines: Vec<(u32, bool)> = (1..20).map(|line| (line, line % 2 == 0)).collect();
        let coverage = samples::coverage(&lines);
        let short = line(&coverage, false).unwrap();
        assert!(
            short.ends_with(": a.cpp:1, 3, 5, 7, 6 more (-v shows all)"),
            "{short}"
        );
        assert!(line(&coverage, true).unwrap().ends_with(", 17, 19"));
    }

    #[test]
    fn a_run_that_reached_nothing_is_vacuous_and_one_without_figures_is_not() {
        assert!(is_vacuous(&samples::coverage(&[(1, false), (2, false)])));
        assert!(!is_vacuous(&Coverage::default()));
        assert_eq!(line(&Coverage::default(), true), None);
    }

    #[test]
    fn entry_points_together_reach_what_any_of_them_does() {
        let one = samples::coverage(&[(1, true), (2, false), (3, false)]);
        let other = samples::coverage(&[(2, true), (3, false), (4, true)]);
        let both = union([&one, &other].into_iter());
        let reached: Vec<bool> = both.lines.iter().map(|line| line.reached).collect();
        assert_eq!(reached, [true, true, false, true]);
    }
}
