//! Text for people, on standard output.

use super::event::{Event, Reporter, Summary, Unknown, verdict_name};
use super::finding::Finding;
use super::human_total;
use super::quote::{amount, span};
use super::snippet::{self, Sources};
use anstyle::{AnsiColor, Style};
use std::io::{self, Write};
use verify_symex::outcome::{Place, Verdict};

const NOTE: Style = AnsiColor::BrightGreen.on_default().bold();

pub struct Human {
    pub quiet: bool,
    pub verbose: bool,
    pub stats: bool,
    pub sources: Sources,
}

impl Human {
    pub fn new(quiet: bool, verbose: bool, stats: bool) -> Human {
        Human {
            quiet,
            verbose,
            stats,
            sources: Sources::default(),
        }
    }
}

impl Reporter for Human {
    fn event(&mut self, event: &Event<'_>) {
        let mut out = anstream::stdout().lock();
        // A reader that closed the pipe has read enough; the exit code still tells the verdict.
        let _ = match event {
            Event::Note { message } if !self.quiet => {
                writeln!(out, "{NOTE}note{NOTE:#}: {message}\n")
            }
            Event::Note { .. } => Ok(()),
            Event::Violation(finding) => self.violation(&mut out, finding),
            // The front prints errors on standard error, whatever the format.
            Event::Error { .. } => Ok(()),
            Event::Summary(summary) => self.summary(&mut out, summary),
            Event::BadUnit { package, error } => human_total::bad_unit(&mut out, package, error),
            Event::Entry(entry) => human_total::entry(&mut out, entry, self.quiet, self.verbose),
            Event::Total(total) => human_total::total(&mut out, total, self.quiet),
        };
    }
}

impl Human {
    fn violation(&mut self, out: &mut dyn Write, finding: &Finding) -> io::Result<()> {
        writeln!(
            out,
            "{}\n",
            snippet::draw(finding, &mut self.sources, self.verbose)
        )
    }

    fn summary(&self, out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
        if !self.quiet {
            list(
                out,
                "assumed, not checked",
                summary
                    .assumed
                    .iter()
                    .map(|one| (one.what.as_str(), one.place.as_ref())),
            )?;
            for hit in &summary.bounds_hit {
                writeln!(
                    out,
                    "  bound {} reached: {}{}",
                    hit.bound,
                    hit.what,
                    at(Some(&hit.place))
                )?;
            }
        }
        for Unknown { kind, what, place } in &summary.unknown {
            writeln!(out, "  unknown ({kind}): {what}{}", at(place.as_ref()))?;
        }
        let style = style(summary.verdict);
        writeln!(
            out,
            "{style}{}{style:#}: {} ({}, {})",
            verdict_name(summary.verdict),
            sentence(summary),
            span(summary.seconds),
            amount(summary.peak_memory_bytes)
        )?;
        if self.stats {
            self.statistics(out, summary)?;
        }
        Ok(())
    }

    fn statistics(&self, out: &mut dyn Write, summary: &Summary) -> io::Result<()> {
        let statistics = &summary.statistics;
        writeln!(out, "  clang      {}", span(summary.phases.clang))?;
        writeln!(out, "  reading    {}", span(summary.phases.read))?;
        writeln!(out, "  execution  {}", span(statistics.execution_seconds))?;
        writeln!(out, "  solver     {}", span(statistics.solver_seconds))?;
        writeln!(
            out,
            "  {} instructions, {} states, {} merges",
            statistics.instructions, statistics.states, statistics.merges
        )?;
        writeln!(
            out,
            "  {} terms, {} queries, {} checks",
            statistics.terms, statistics.queries, statistics.checks
        )
    }
}

pub fn style(verdict: Verdict) -> Style {
    match verdict {
        Verdict::Proved | Verdict::Bounded => AnsiColor::BrightGreen.on_default().bold(),
        Verdict::Violated => AnsiColor::BrightRed.on_default().bold(),
        Verdict::Unknown => AnsiColor::BrightYellow.on_default().bold(),
    }
}

/// What the verdict means here.
fn sentence(summary: &Summary) -> String {
    let subject = &summary.subject;
    match (summary.verdict, summary.bound) {
        (Verdict::Proved, _) => format!("{subject} holds for every input"),
        (Verdict::Bounded, Some(bound)) => {
            format!("{subject} holds for every input, with loops up to {bound} times round")
        }
        (Verdict::Bounded, None) => {
            format!("{subject} holds for every input, under what is listed above")
        }
        (Verdict::Violated, _) => match summary.findings.len() {
            1 => format!("{subject} has a bug"),
            count => format!("{subject} has {count} bugs"),
        },
        (Verdict::Unknown, _) => format!("no answer about {subject}"),
    }
}

fn list<'a>(
    out: &mut dyn Write,
    title: &str,
    items: impl Iterator<Item = (&'a str, Option<&'a Place>)>,
) -> io::Result<()> {
    for (what, place) in items {
        writeln!(out, "  {title}: {what}{}", at(place))?;
    }
    Ok(())
}

pub fn at(place: Option<&Place>) -> String {
    match place {
        Some(place) if !place.file.is_empty() => {
            format!(" at {}:{}:{}", place.file, place.line, place.column)
        }
        _ => String::new(),
    }
}
