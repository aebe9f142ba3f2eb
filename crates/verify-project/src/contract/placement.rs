//! Where clauses stand in the source: code that is made from them says so to the compiler, and what stands
//! behind them in their lines keeps its place.

use super::clause::{Clause, clause, joined};
use super::rewrite::Unit;

/// The line and file of a place in preprocessed text, from the last line marker before it.
pub(super) fn position(text: &str, at: usize) -> (usize, String) {
    let mut lines_behind = 0;
    for line in text[..at].split('\n').rev() {
        let marker = line
            .strip_prefix("# ")
            .and_then(|rest| rest.split_once(' '));
        if let Some((number, rest)) = marker
            && let Ok(number) = number.parse::<usize>()
        {
            let file = rest.split('"').nth(1).unwrap_or_default().to_owned();
            return ((number + lines_behind).saturating_sub(1), file);
        }
        lines_behind += 1;
    }
    (lines_behind, String::new())
}

/// The column of a place in preprocessed text, which is that of the source for what begins a line there.
fn column(text: &str, at: usize) -> usize {
    at - text[..at].rfind('\n').map_or(0, |end| end + 1) + 1
}

/// A line marker that says where the text behind it comes from.
pub(super) fn marker(text: &str, at: usize) -> String {
    let (line, file) = position(text, at);
    format!("\n# {line} \"{file}\"\n")
}

impl<'a, 't> Unit<'a, 't> {
    /// A clause's condition where the source has it, so that what fails in it is shown there. Its own text
    /// is taken where it is all on one line and nothing in it was replaced.
    pub(super) fn placed(&self, clause: &Clause<'a, 't>, condition: &str) -> String {
        let content = clause.content;
        let (Some(first), Some(last)) = (content.first(), content.last()) else {
            return condition.to_owned();
        };
        let own = &self.text[first.start..last.end()];
        let is_own = joined(content) == condition && !own.contains('\n');
        let start = self.all[clause.span.0].start;
        // The name of a result, and the comma behind it.
        let named = clause.literal.len() - clause.text().len();
        let column = self.source_column(start) + clause.kind.spelling().len() + 1 + named;
        format!(
            "{}{}{}",
            marker(self.text, start),
            " ".repeat(column - 1),
            if is_own { own } else { condition }
        )
    }

    /// What makes the text behind a token stand where the source has it.
    pub(super) fn resumed(&self, token: usize) -> String {
        let end = self.all[token].end();
        let column = self.source_column(end);
        format!("{}{}", marker(self.text, end), " ".repeat(column - 1))
    }

    /// The column that a clause has in the source: the clauses before it in its line are longer here.
    fn source_column(&self, start: usize) -> usize {
        let line = self.text[..start].rfind('\n').map_or(0, |end| end + 1);
        let mut excess = 0;
        let first = self.all.partition_point(|token| token.start < line);
        let mut at = first;
        while self.all.get(at).is_some_and(|token| token.start < start) {
            match clause(self.all, at) {
                Ok(found) if found.span.1 > at => {
                    let here = self.bytes(found.span).len();
                    let written = found.kind.spelling().len() + found.literal.len();
                    excess += here.saturating_sub(written);
                    at = found.span.1;
                }
                _ => at += 1,
            }
        }
        column(self.text, start).saturating_sub(excess).max(1)
    }

    /// The line and column of a token, as arguments.
    pub(super) fn written_at(&self, token: usize) -> String {
        let start = self.all[token].start;
        format!(
            "{}, {}",
            position(self.text, start).0,
            self.source_column(start)
        )
    }

    pub(super) fn bytes(&self, span: (usize, usize)) -> std::ops::Range<usize> {
        self.all[span.0].start..self.all[span.1 - 1].end()
    }
}
