//! Workflow commands, which GitHub turns into annotations beside the lines of a change. Standard
//! output holds nothing else. GitHub shows ten errors, warnings and notices of a step each; all are in
//! its log.

use super::repository::Repository;
use super::words;
use crate::coverage;
use crate::diagnostic::Diagnostic;
use crate::event::{Event, Reporter, Summary, Total, verdict_name};
use crate::finding::{Finding, Level};
use std::io::{self, Write};
use verify_symex::outcome::Place;

/// Annotations for GitHub's workflows.
pub struct Github<W> {
    out: W,
    repository: Repository,
}

/// How many characters of another program's message are shown beside the lines of a change.
const DETAIL: usize = 4_000;

/// What GitHub makes of a command.
#[derive(Clone, Copy)]
enum Kind {
    Error,
    Warning,
    Notice,
}

impl<W: Write> Github<W> {
    /// An empty one that writes to this stream.
    pub fn new(out: W, repository: Repository) -> Github<W> {
        Github { out, repository }
    }

    fn command(
        &mut self,
        kind: Kind,
        place: Option<&Place>,
        title: &str,
        message: &str,
    ) -> io::Result<()> {
        let mut properties = Vec::new();
        if let Some(place) = place.filter(|place| !place.file.is_empty()) {
            properties.push(("file", self.repository.relative(&place.file)));
            let numbers = [("line", place.line), ("col", place.column)];
            let known = numbers.into_iter().filter(|(_, number)| *number > 0);
            properties.extend(known.map(|(name, number)| (name, number.to_string())));
        }
        properties.push(("title", title.to_owned()));
        let properties: Vec<String> = properties
            .iter()
            .map(|(name, value)| format!("{name}={}", property(value)))
            .collect();
        let name = match kind {
            Kind::Error => "error",
            Kind::Warning => "warning",
            Kind::Notice => "notice",
        };
        let (properties, message) = (properties.join(","), data(message));
        writeln!(self.out, "::{name} {properties}::{message}")
    }

    fn finding(&mut self, finding: &Finding) -> io::Result<()> {
        let kind = match finding.level {
            Level::Error => Kind::Error,
            Level::Warning => Kind::Warning,
            Level::Known | Level::Precondition => Kind::Notice,
        };
        let title = format!("{} {}", finding.code.as_str(), finding.code.name());
        self.command(kind, Some(&finding.place), &title, &words::finding(finding))
    }

    fn error(&mut self, title: &str, error: &Diagnostic) -> io::Result<()> {
        let mut message = error.message.clone();
        if let Some(detail) = &error.detail {
            let plain = anstream::adapter::strip_str(detail).to_string();
            message.push('\n');
            message.extend(plain.trim_end().chars().take(DETAIL));
        }
        for help in &error.help {
            message.push('\n');
            message.push_str(help);
        }
        self.command(Kind::Error, None, title, &message)
    }

    /// What keeps one entry point from a verdict, and what its verdict does not speak of.
    fn doubts(&mut self, summary: &Summary) -> io::Result<()> {
        for one in &summary.unknown {
            let title = format!("no verdict ({})", one.kind.name());
            let message = format!("{}: {}", summary.subject, one.what);
            self.command(Kind::Warning, one.place.as_ref(), &title, &message)?;
        }
        if coverage::is_vacuous(&summary.coverage) {
            let message = format!("{}: {}", summary.subject, coverage::VACUOUS);
            self.command(Kind::Warning, None, "nothing was reached", &message)?;
        }
        Ok(())
    }

    fn total(&mut self, total: &Total) -> io::Result<()> {
        let title = format!("cargo verify: {}", verdict_name(total.summary.verdict));
        let mut message = words::total(total);
        for failure in &total.failures {
            message.push_str("\nfails because ");
            message.push_str(failure);
        }
        self.command(Kind::Notice, None, &title, &message)
    }
}

impl<W: Write> Reporter for Github<W> {
    fn event(&mut self, event: &Event<'_>) -> io::Result<()> {
        match event {
            Event::Note { message } => self.command(Kind::Notice, None, "cargo verify", message),
            Event::Begin => Ok(()),
            Event::Violation(finding) => self.finding(finding),
            Event::BadUnit { package, error } => self.error(package, error),
            Event::Entry(entry) => self.doubts(&entry.summary),
            Event::Total(total) => self.total(total),
            Event::Error { error, .. } => self.error("cargo verify", error),
            Event::Summary(summary) => {
                self.doubts(summary)?;
                let title = format!("cargo verify: {}", verdict_name(summary.verdict));
                self.command(Kind::Notice, None, &title, &words::summary(summary))
            }
        }
    }

    fn finish(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// The text of a command, which ends at the end of the line.
fn data(text: &str) -> String {
    text.replace('%', "%25")
        .replace('\r', "%0D")
        .replace('\n', "%0A")
}

/// A property of a command, which also ends at `,` and `:`.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn a_workspace_as_workflow_commands() {
        let text = samples::played(|out| Box::new(Github::new(out, Repository::at("/src"))));
        insta::assert_snapshot!(text);
        for line in text.lines() {
            let is_command = ["::error ", "::warning ", "::notice "]
                .iter()
                .any(|start| line.starts_with(start));
            assert!(is_command, "{line}");
        }
    }

    #[test]
    fn what_would_end_a_command_is_escaped() {
        assert_eq!(data("50% of\na, b: c"), "50%25 of%0Aa, b: c");
        assert_eq!(property("a,b:c\r\n%"), "a%2Cb%3Ac%0D%0A%25");
    }
}
