//! Text for people.

use super::columns::columns;
use super::human_total;
use super::quote::{amount, span};
use super::snippet::{self, Detail};
use super::words;
use crate::coverage;
use crate::event::{Event, Reporter, Summary, Unknown, verdict_name};
use crate::finding::{Finding, Level};
use crate::sources::Sources;
use crate::trace::TraceDetail;
use anstyle::{AnsiColor, Style};
use std::io::{self, Write};
use verify_symex::outcome::{Place, Verdict};

const NOTE: Style = AnsiColor::BrightGreen.on_default().bold();
const HELP: Style = AnsiColor::BrightCyan.on_default().bold();
const WARNING: Style = AnsiColor::BrightYellow.on_default().bold();

/// How much is said, and how.
#[derive(Clone, Copy, Debug, Default)]
pub struct HumanStyle {
    /// Only violations and the verdict.
    pub quiet: bool,
    /// More: all lines of a kind, the frames inside models.
    pub verbose: bool,
    /// Where the time went.
    pub stats: bool,
    /// How much of the way to a violation is shown.
    pub trace: TraceDetail,
    /// Whether names of files lead to them.
    pub hyperlinks: bool,
}

/// Writes with colour codes; the stream takes them away where they are not wanted.
pub struct Human<W> {
    out: W,
    style: HumanStyle,
    sources: Sources,
}

impl<W: Write> Human<W> {
    /// One that writes to this stream, in this style.
    pub fn new(out: W, style: HumanStyle) -> Human<W> {
        Human {
            out,
            style,
            sources: Sources::since_now(),
        }
    }
}

impl<W: Write> Reporter for Human<W> {
    fn event(&mut self, event: &Event<'_>) -> io::Result<()> {
        let (out, style) = (&mut self.out, self.style);
        match event {
            Event::Note { message } if !style.quiet => {
                writeln!(out, "{NOTE}note{NOTE:#}: {message}\n")
            }
            // The front prints errors on standard error, whatever the format.
            Event::Note { .. } | Event::Error { .. } => Ok(()),
            Event::Begin => {
                // Build scripts write sources, too.
                self.sources = Sources::since_now();
                Ok(())
            }
            Event::Violation(finding) => self.violation(finding),
            Event::Summary(one) => summary(out, one, style),
            Event::BadUnit { package, error } => human_total::bad_unit(out, package, error),
            Event::Entry(entry) => human_total::entry(out, entry, style),
            Event::Total(total) => human_total::total(out, total, style.quiet),
        }
    }

    fn finish(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

impl<W: Write> Human<W> {
    fn violation(&mut self, finding: &Finding) -> io::Result<()> {
        if finding.level == Level::Known && !self.style.verbose {
            let (code, message) = (finding.code.as_str(), &finding.message);
            let place = at(Some(&finding.place));
            return writeln!(self.out, "{NOTE}known[{code}]{NOTE:#}: {message}{place}");
        }
        let detail = Detail {
            verbose: self.style.verbose,
            trace: self.style.trace,
            hyperlinks: self.style.hyperlinks,
        };
        let drawn = snippet::draw(finding, &mut self.sources, detail);
        writeln!(self.out, "{drawn}\n")?;
        match &finding.execution {
            Some(execution) if self.style.trace != TraceDetail::None => {
                writeln!(self.out, "{}\n", columns(execution))
            }
            _ => Ok(()),
        }
    }
}

fn summary(out: &mut dyn Write, summary: &Summary, how: HumanStyle) -> io::Result<()> {
    if !how.quiet {
        for one in &summary.assumed {
            let place = at(one.place.as_ref());
            writeln!(out, "  assumed, not checked: {}{place}", one.what)?;
        }
        for one in &summary.contracts {
            let place = at(Some(&one.place));
            writeln!(out, "  rests on the contract of `{}`{place}", one.function)?;
        }
        for one in &summary.invariants {
            writeln!(out, "  {}", words::invariant(one))?;
        }
        for hit in &summary.bounds_hit {
            let place = at(Some(&hit.place));
            writeln!(out, "  bound {} reached: {}{place}", hit.bound, hit.what)?;
        }
    }
    for Unknown { kind, what, place } in &summary.unknown {
        let name = kind.name();
        writeln!(out, "  unknown ({name}): {what}{}", at(place.as_ref()))?;
        if let Some(advice) = kind.advice() {
            writeln!(out, "    {HELP}help{HELP:#}: {advice}")?;
        }
    }
    for (at, execution) in summary.statistics.executions.iter().enumerate() {
        writeln!(out, "execution {}\n{}\n", at + 1, columns(execution))?;
    }
    reached(out, summary, how, "  ")?;
    let style = style(summary.verdict);
    writeln!(
        out,
        "{style}{}{style:#}: {} ({}, {})",
        verdict_name(summary.verdict),
        words::summary(summary),
        span(summary.seconds),
        amount(summary.peak_memory_bytes)
    )?;
    if how.stats {
        statistics(out, summary, "  ")?;
    }
    Ok(())
}

/// How much of the code was executed. Where all of it was, that is said only to those who ask; where
/// none of it was, to everybody.
pub fn reached(
    out: &mut dyn Write,
    summary: &Summary,
    how: HumanStyle,
    indent: &str,
) -> io::Result<()> {
    let coverage = &summary.coverage;
    if coverage::is_vacuous(coverage) {
        let message = coverage::VACUOUS;
        return writeln!(out, "{indent}{WARNING}warning: {message}{WARNING:#}");
    }
    if how.quiet || !(how.verbose || coverage::is_incomplete(coverage)) {
        return Ok(());
    }
    if let Some(line) = coverage::line(coverage, how.verbose) {
        writeln!(out, "{indent}{line}")?;
    }
    Ok(())
}

pub fn statistics(out: &mut dyn Write, summary: &Summary, indent: &str) -> io::Result<()> {
    let statistics = &summary.statistics;
    let (clang, read) = (span(summary.phases.clang), span(summary.phases.read));
    let execution = span(statistics.execution_seconds);
    let solver = span(statistics.solver_seconds);
    writeln!(out, "{indent}clang      {clang}")?;
    writeln!(out, "{indent}reading    {read}")?;
    writeln!(out, "{indent}execution  {execution}")?;
    writeln!(out, "{indent}solver     {solver}")?;
    writeln!(
        out,
        "{indent}{} instructions, {} states, {} merges",
        statistics.instructions, statistics.states, statistics.merges
    )?;
    writeln!(
        out,
        "{indent}{} terms, {} queries, {} checks",
        statistics.terms, statistics.queries, statistics.checks
    )?;
    let mut names: Vec<&str> = statistics
        .layers
        .iter()
        .map(|counter| counter.layer.as_str())
        .collect();
    names.dedup();
    for name in names {
        let counters = statistics
            .layers
            .iter()
            .filter(|counter| counter.layer == name && counter.amount > 0);
        let figures: Vec<String> = counters
            .map(|counter| match counter.what.as_str() {
                "microseconds" => span(counter.amount as f64 / 1e6),
                what => format!("{} {what}", counter.amount),
            })
            .collect();
        if !figures.is_empty() {
            writeln!(out, "{indent}  {name:<9}  {}", figures.join(", "))?;
        }
    }
    Ok(())
}

pub fn style(verdict: Verdict) -> Style {
    match verdict {
        Verdict::Proved | Verdict::Bounded => AnsiColor::BrightGreen.on_default().bold(),
        Verdict::Violated => AnsiColor::BrightRed.on_default().bold(),
        Verdict::Unknown => AnsiColor::BrightYellow.on_default().bold(),
    }
}

pub fn at(place: Option<&Place>) -> String {
    match place {
        Some(place) if !place.file.is_empty() => format!(" at {place}"),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    fn played(style: HumanStyle) -> String {
        samples::played(|out| {
            Box::new(Human::new(
                anstream::StripStream::new(out as &mut dyn Write),
                style,
            ))
        })
    }

    #[test]
    fn a_workspace_for_people() {
        insta::assert_snapshot!(played(HumanStyle::default()));
    }

    #[test]
    fn a_workspace_for_people_who_want_quiet() {
        let style = HumanStyle {
            quiet: true,
            trace: TraceDetail::None,
            ..HumanStyle::default()
        };
        let text = played(style);
        assert!(text.contains(coverage::VACUOUS), "{text}");
        assert!(!text.contains("covered:"), "{text}");
    }

    /// What is printed of a violation whose source is written while the units are compiled.
    fn written_meanwhile(then: &[Event<'_>]) -> String {
        let pause = || std::thread::sleep(std::time::Duration::from_millis(20));
        let mut out = Vec::new();
        let mut human = Human::new(&mut out, HumanStyle::default());
        pause();
        let sample = samples::double_free();
        pause();
        for event in then {
            human.event(event).unwrap();
        }
        human.event(&Event::Violation(&sample.finding)).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_source_is_doubted_if_it_changed_after_it_was_compiled() {
        let changed = "has changed since it was verified";
        assert!(written_meanwhile(&[]).contains(changed));
        assert!(!written_meanwhile(&[Event::Begin]).contains(changed));
    }

    #[test]
    fn figures_are_shown_to_those_who_ask() {
        let style = HumanStyle {
            stats: true,
            ..HumanStyle::default()
        };
        assert!(played(style).contains("0 terms, 0 queries, 0 checks"));
        assert!(!played(HumanStyle::default()).contains("queries"));
    }
}
