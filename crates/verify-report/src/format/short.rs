//! One line a violation, as compilers write them and editors read them: `file:line:column: what`.

use super::words;
use crate::coverage;
use crate::event::{Event, Reporter, Summary, verdict_name};
use crate::finding::{Finding, Level};
use std::io::{self, Write};
use verify_symex::outcome::{Place, Verdict};

/// One line a violation.
pub struct Short<W>(W);

impl<W: Write> Short<W> {
    /// An empty one that writes to this stream.
    pub fn new(out: W) -> Short<W> {
        Short(out)
    }

    fn finding(&mut self, finding: &Finding) -> io::Result<()> {
        let level = match finding.level {
            Level::Error => "error",
            Level::Warning => "warning",
            Level::Known | Level::Precondition => "note",
        };
        writeln!(
            self.0,
            "{}{level}[{}]: {}",
            prefix(Some(&finding.place)),
            finding.code.as_str(),
            one_line(&finding.message)
        )
    }

    /// What keeps an entry point from a verdict, or its verdict from meaning something.
    fn doubts(&mut self, summary: &Summary) -> io::Result<()> {
        for one in &summary.unknown {
            let (place, what) = (prefix(one.place.as_ref()), one_line(&one.what));
            writeln!(self.0, "{place}unknown ({}): {what}", one.kind.name())?;
        }
        if coverage::is_vacuous(&summary.coverage) {
            let (subject, what) = (&summary.subject, coverage::VACUOUS);
            writeln!(self.0, "warning: {subject}: {what}")?;
        }
        Ok(())
    }

    fn verdict(&mut self, summary: &Summary) -> io::Result<()> {
        writeln!(self.0, "{}", verdict_name(summary.verdict))
    }
}

impl<W: Write> Reporter for Short<W> {
    fn event(&mut self, event: &Event<'_>) -> io::Result<()> {
        match event {
            Event::Note { .. } | Event::Begin => Ok(()),
            // The front prints the error on standard error, whatever the format.
            Event::Error { .. } => writeln!(self.0, "{}", verdict_name(Verdict::Unknown)),
            Event::Violation(finding) => self.finding(finding),
            Event::BadUnit { package, error } => {
                writeln!(self.0, "{package}: error: {}", one_line(&error.message))
            }
            Event::Entry(entry) => self.doubts(&entry.summary),
            Event::Total(total) => {
                if let Some(text) = words::skipped(total) {
                    writeln!(self.0, "unknown: {text}")?;
                }
                self.verdict(&total.summary)
            }
            Event::Summary(summary) => {
                self.doubts(summary)?;
                self.verdict(summary)
            }
        }
    }

    fn finish(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// As much of the place as is known, up to the text that follows it.
fn prefix(place: Option<&Place>) -> String {
    match place {
        Some(place) if !place.file.is_empty() => format!("{place}: "),
        _ => String::new(),
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn a_workspace_in_short() {
        insta::assert_snapshot!(samples::played(|out| Box::new(Short::new(out))));
    }

    #[test]
    fn a_message_of_several_lines_is_one_line() {
        assert_eq!(one_line("a\n  b\tc"), "a b c");
    }
}
