//! One JSON object a line on standard output, the summary last. `docs/src/report.schema.json`
//! describes every line; the tests hold real output against it.

use super::event::{EntrySummary, Event, Reporter, Summary, Total, verdict_name};
use super::finding::{Finding, Level};
use crate::error::ExpectedError;
use serde_json::{Value, json};
use std::io::Write;
use verify_symex::outcome::Place;

/// Goes up when a field changes its meaning or goes away; new fields may appear without.
pub const VERSION: u32 = 1;

#[derive(Debug, Default)]
pub struct Json;

impl Reporter for Json {
    fn event(&mut self, event: &Event<'_>) {
        match event {
            Event::Note { message } => {
                print(&json!({"reason": "note", "version": VERSION, "message": message}))
            }
            Event::Violation(finding) => print(&violation(finding)),
            Event::Error {
                error: reason,
                seconds,
            } => {
                print(&error(reason));
                print(&summary(&Summary::of_error(reason, *seconds)));
            }
            Event::Summary(one) => print(&summary(one)),
            Event::BadUnit {
                package,
                error: reason,
            } => {
                let mut line = error(reason);
                line["package"] = (*package).into();
                print(&line);
            }
            Event::Entry(one) => print(&entry(one)),
            Event::Total(one) => print(&total(one)),
        }
    }
}

fn print(line: &Value) {
    let mut out = std::io::stdout().lock();
    // A reader that closed the pipe has read enough; the exit code still tells the verdict.
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
}

fn error(error: &ExpectedError) -> Value {
    json!({
        "reason": "error",
        "version": VERSION,
        "kind": error.kind(),
        "message": error.to_string(),
        "detail": error.detail().map(|text| anstream::adapter::strip_str(text).to_string()),
        "help": error.help(),
    })
}

fn violation(finding: &Finding) -> Value {
    let mut line = json!({"reason": "violation", "version": VERSION});
    let fields = line.as_object_mut().expect("it is an object");
    if let Value::Object(more) = brief(finding) {
        fields.extend(more);
    }
    fields.insert("name".into(), finding.code.name().into());
    fields.insert("stack".into(), finding.stack.iter().map(place).collect());
    fields.insert("inside".into(), finding.inside.iter().map(place).collect());
    fields.insert(
        "notes".into(),
        finding
            .notes
            .iter()
            .map(|note| json!({"message": note.message, "place": note.place.as_ref().map(place)}))
            .collect(),
    );
    fields.insert(
        "inputs".into(),
        serde_json::to_value(&finding.inputs).expect("inputs are plain data"),
    );
    fields.insert(
        "replay".into(),
        serde_json::to_value(&finding.replay).expect("replays are plain data"),
    );
    fields.insert(
        "trace".into(),
        serde_json::to_value(&finding.trace).expect("steps are plain data"),
    );
    line
}

fn brief(finding: &Finding) -> Value {
    let level = match finding.level {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Known => "known",
    };
    json!({
        "level": level,
        "code": finding.code.as_str(),
        "message": finding.message,
        "file": finding.place.file,
        "line": finding.place.line,
        "column": finding.place.column,
        "function": finding.place.function,
    })
}

fn summary(summary: &Summary) -> Value {
    json!({
        "reason": "summary",
        "version": VERSION,
        "verdict": verdict_name(summary.verdict),
        "violations": summary.findings.iter().map(brief).collect::<Vec<_>>(),
        "bounds_hit": summary.bounds_hit.iter().map(|hit| json!({
            "what": hit.what, "bound": hit.bound, "place": place(&hit.place),
        })).collect::<Vec<_>>(),
        "assumed": summary.assumed.iter().map(|one| json!({
            "what": one.what, "place": one.place.as_ref().map(place),
        })).collect::<Vec<_>>(),
        "unknown": summary.unknown.iter().map(|one| json!({
            "kind": one.kind, "what": one.what, "place": one.place.as_ref().map(place),
        })).collect::<Vec<_>>(),
        "bound": summary.bound,
        "seconds": summary.seconds,
        "peak_memory_bytes": summary.peak_memory_bytes,
        "statistics": summary.statistics,
        "phases": summary.phases,
    })
}

fn entry(entry: &EntrySummary) -> Value {
    let mut line = summary(&entry.summary);
    line["reason"] = "entry".into();
    line["package"] = entry.package.as_str().into();
    line["library"] = entry.library.as_str().into();
    line["unit"] = entry.unit.as_str().into();
    line["function"] = entry.function.as_str().into();
    line["symbol"] = entry.symbol.as_str().into();
    line["declared"] = entry.declared.into();
    line["cached"] = entry.cached.into();
    line
}

fn total(total: &Total) -> Value {
    let mut line = summary(&total.summary);
    line["entries"] = json!({
        "proved": total.proved,
        "bounded": total.bounded,
        "violated": total.violated,
        "unknown": total.unknown,
        "cached": total.cached,
        "skipped": total.skipped,
    });
    line["bad_units"] = total.bad_units.into();
    line["fixed"] = total.fixed.clone().into();
    line["failures"] = total.failures.clone().into();
    line
}

fn place(place: &Place) -> Value {
    json!({"file": place.file, "line": place.line, "column": place.column, "function": place.function})
}
