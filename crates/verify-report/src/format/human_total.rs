//! The lines about a workspace for people: one an entry point, and what they all come to.

use super::human::{HumanStyle, at, reached, statistics, style};
use super::quote::span;
use super::words;
use crate::coverage;
use crate::diagnostic::Diagnostic;
use crate::event::{EntrySummary, Total, verdict_name};
use crate::finding::Level;
use anstyle::{AnsiColor, Style};
use std::io::{self, Write};
use verify_symex::Verdict;

const ERROR: Style = AnsiColor::BrightRed.on_default().bold();

/// How many lines of a kind are shown without `-v`.
const SHOWN: usize = 3;

/// What belongs to an entry point stands below its name.
const INDENT: &str = "          ";

pub fn bad_unit(out: &mut dyn Write, package: &str, error: &Diagnostic) -> io::Result<()> {
    if let Some(detail) = &error.detail {
        writeln!(out, "{}", detail.trim_end())?;
    }
    let of = match error.message.contains(package) {
        true => String::new(),
        false => format!(" (of `{package}`)"),
    };
    writeln!(out, "{ERROR}error{ERROR:#}: {}{of}\n", error.message)
}

pub fn entry(out: &mut dyn Write, entry: &EntrySummary, how: HumanStyle) -> io::Result<()> {
    let summary = &entry.summary;
    let interesting = matches!(summary.verdict, Verdict::Violated | Verdict::Unknown)
        || coverage::is_vacuous(&summary.coverage);
    if how.quiet && !interesting {
        return Ok(());
    }
    let style = style(summary.verdict);
    let source = if entry.cached {
        "cached".to_owned()
    } else {
        span(summary.seconds)
    };
    writeln!(
        out,
        "{style}{:>9}{style:#} {}: {}{} ({source})",
        verdict_name(summary.verdict),
        entry.package,
        entry.function,
        words::requires(summary)
    )?;
    let unknown = summary.unknown.iter().flat_map(|one| {
        let place = at(one.place.as_ref());
        let what = format!("unknown ({}): {}{place}", one.kind.name(), one.what);
        let advice = one.kind.advice().map(|text| format!("  help: {text}"));
        std::iter::once(what).chain(advice)
    });
    lines(out, unknown.collect(), true)?;
    reached(out, summary, how, INDENT)?;
    if how.quiet {
        return Ok(());
    }
    let bounds = summary.bounds_hit.iter().map(|hit| {
        format!(
            "bound {} reached: {}{}",
            hit.bound,
            hit.what,
            at(Some(&hit.place))
        )
    });
    lines(out, bounds.collect(), how.verbose)?;
    let contracts = summary.contracts.iter().map(|one| {
        format!(
            "rests on the contract of `{}`{}",
            one.function,
            at(Some(&one.place))
        )
    });
    lines(out, contracts.collect(), how.verbose)?;
    let invariants = summary.invariants.iter().map(words::invariant);
    lines(out, invariants.collect(), how.verbose)?;
    let assumed = summary.assumed.iter().map(|one| {
        format!(
            "assumed, not checked: {}{}",
            one.what,
            at(one.place.as_ref())
        )
    });
    lines(out, assumed.collect(), how.verbose)?;
    if how.stats && !entry.cached {
        statistics(out, summary, INDENT)?;
    }
    Ok(())
}

fn lines(out: &mut dyn Write, lines: Vec<String>, all: bool) -> io::Result<()> {
    let shown = if all || lines.len() <= SHOWN + 1 {
        lines.len()
    } else {
        SHOWN
    };
    for line in &lines[..shown] {
        writeln!(out, "{INDENT}{line}")?;
    }
    if shown < lines.len() {
        writeln!(
            out,
            "{INDENT}and {} more like it (-v shows all)",
            lines.len() - shown
        )?;
    }
    Ok(())
}

pub fn total(out: &mut dyn Write, total: &Total, quiet: bool) -> io::Result<()> {
    if !quiet {
        writeln!(out)?;
    }
    for fixed in &total.fixed {
        writeln!(out, "fixed, and still in the baseline: {fixed}")?;
    }
    let cached = match total.cached {
        0 => String::new(),
        count => format!(", {count} cached"),
    };
    let style = style(total.summary.verdict);
    writeln!(
        out,
        "{style}{}{style:#}: {} ({}{cached})",
        verdict_name(total.summary.verdict),
        words::total(total),
        span(total.summary.seconds),
    )?;
    // Where nothing was accepted and nothing asked for, the verdict says it all.
    let is_plain = total
        .summary
        .findings
        .iter()
        .all(|finding| finding.level == Level::Error);
    if total.failures.len() != 1
        || !is_plain
        || total.bad_units > 0
        || total.summary.verdict == Verdict::Bounded
    {
        for failure in &total.failures {
            writeln!(out, "  fails because {failure}")?;
        }
    }
    Ok(())
}
