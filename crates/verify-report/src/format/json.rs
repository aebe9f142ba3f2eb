//! One JSON object a line, the summary last. `docs/src/report.schema.json`
//! describes every line; the tests hold real output against it.

use crate::coverage;
use crate::diagnostic::Diagnostic;
use crate::event::{EntrySummary, Event, Reporter, Summary, Total, verdict_name};
use crate::finding::{Finding, Level};
use crate::page;
use serde_json::{Value, json};
use std::io::{self, Write};
use verify_symex::outcome::{Coverage, Place};

/// Goes up when a field changes its meaning or goes away; new fields may appear without.
pub const VERSION: u32 = 1;

/// One JSON object a line.
pub struct Json<W>(W);

impl<W: Write> Json<W> {
    /// An empty one that writes to this stream.
    pub fn new(out: W) -> Json<W> {
        Json(out)
    }

    /// Readers act on a line as soon as it is there.
    fn line(&mut self, line: &Value) -> io::Result<()> {
        writeln!(self.0, "{line}")?;
        self.0.flush()
    }
}

impl<W: Write> Reporter for Json<W> {
    fn event(&mut self, event: &Event<'_>) -> io::Result<()> {
        match event {
            Event::Note { message } => {
                self.line(&json!({"reason": "note", "version": VERSION, "message": message}))
            }
            Event::Begin => Ok(()),
            Event::Violation(finding) => self.line(&violation(finding)),
            Event::Error {
                error: reason,
                seconds,
            } => {
                self.line(&error(reason))?;
                self.line(&summary(&Summary::of_error(reason, *seconds)))
            }
            Event::Summary(one) => self.line(&summary(one)),
            Event::BadUnit {
                package,
                error: reason,
            } => {
                let mut line = error(reason);
                line["package"] = (*package).into();
                self.line(&line)
            }
            Event::Entry(one) => self.line(&entry(one)),
            Event::Total(one) => self.line(&total(one)),
        }
    }

    fn finish(&mut self) -> io::Result<()> {
        self.0.flush()
    }
}

fn error(error: &Diagnostic) -> Value {
    json!({
        "reason": "error",
        "version": VERSION,
        "kind": error.kind.name(),
        "message": error.message.clone(),
        "detail": error.detail.as_ref().map(|text| anstream::adapter::strip_str(text).to_string()),
        "help": error.help,
        "fault": error.kind.fault().name(),
    })
}

fn violation(finding: &Finding) -> Value {
    let reason = match finding.requires {
        Some(_) => "precondition",
        None => "violation",
    };
    let mut line = json!({"reason": reason, "version": VERSION});
    let fields = line.as_object_mut().expect("it is an object");
    if let Value::Object(more) = brief(finding) {
        fields.extend(more);
    }
    fields.insert("name".into(), finding.code.name().into());
    fields.insert("fault".into(), finding.fault.name().into());
    fields.insert("help".into(), page::advice(finding.code).into());
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
        serde_json::to_value(&finding.counterexample.inputs).expect("inputs are plain data"),
    );
    fields.insert(
        "standard_input".into(),
        json!(finding.counterexample.standard_input),
    );
    fields.insert(
        "replay".into(),
        serde_json::to_value(&finding.replay).expect("replays are plain data"),
    );
    fields.insert(
        "trace".into(),
        serde_json::to_value(&finding.trace).expect("steps are plain data"),
    );
    if let Some(execution) = &finding.execution {
        fields.insert(
            "execution".into(),
            serde_json::to_value(execution).expect("executions are plain data"),
        );
    }
    if let Some(requires) = &finding.requires {
        let requires = serde_json::to_value(requires).expect("preconditions are plain data");
        fields.insert("requires".into(), requires);
    }
    line
}

fn brief(finding: &Finding) -> Value {
    let level = match finding.level {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Known => "known",
        Level::Precondition => "note",
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
        "violations": summary.violations().map(brief).collect::<Vec<_>>(),
        "preconditions": summary.preconditions().map(|one| {
            let mut line = brief(one);
            line["requires"] = json!(one.requires);
            line
        }).collect::<Vec<_>>(),
        "bounds_hit": summary.bounds_hit.iter().map(|hit| json!({
            "what": hit.what, "bound": hit.bound, "place": place(&hit.place),
        })).collect::<Vec<_>>(),
        "assumed": summary.assumed.iter().map(|one| json!({
            "what": one.what, "place": one.place.as_ref().map(place),
        })).collect::<Vec<_>>(),
        "contracts": summary.contracts.iter().map(|one| json!({
            "function": one.function, "symbol": one.symbol, "place": place(&one.place),
        })).collect::<Vec<_>>(),
        "invariants": summary.invariants.iter().map(|one| json!({
            "place": place(&one.place), "conditions": one.conditions, "unnamed": one.unnamed,
            "decreases": one.decreases,
        })).collect::<Vec<_>>(),
        "unknown": summary.unknown.iter().map(|one| json!({
            "kind": one.kind.name(), "what": one.what, "place": one.place.as_ref().map(place),
            "fault": one.fault().name(),
        })).collect::<Vec<_>>(),
        "bound": summary.bound,
        "coverage": covered(&summary.coverage),
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

/// The field of the JSON report; null where the engine recorded nothing.
fn covered(coverage: &Coverage) -> Value {
    if coverage.lines.is_empty() {
        return Value::Null;
    }
    let (had, possible) = coverage::outcomes(coverage);
    let reached = coverage.lines.iter().filter(|line| line.reached).count();
    let ranges = coverage::never_reached(coverage);
    json!({
        "lines": {"reached": reached, "all": coverage.lines.len()},
        "branches": {"reached": had, "all": possible},
        "checks": {
            "reached": coverage.checks_reached,
            "all": coverage.checks_reached + coverage.checks_unreached,
        },
        "never_reached": ranges.iter().map(|range| json!({
            "file": range.file, "first": range.first, "last": range.last,
        })).collect::<Vec<_>>(),
        "never_entered": coverage.never_entered.iter().map(place).collect::<Vec<_>>(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::samples;

    #[test]
    fn a_run_without_figures_has_no_coverage() {
        assert_eq!(covered(&Coverage::default()), Value::Null);
    }

    #[test]
    fn a_workspace_as_lines_of_json() {
        let text = samples::played(|out| Box::new(Json::new(out)));
        let lines: Vec<Value> = text
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        insta::assert_snapshot!(text);
        let schema = include_str!("../../../../docs/src/report.schema.json");
        let schema = jsonschema::validator_for(&serde_json::from_str(schema).unwrap()).unwrap();
        for line in &lines {
            let errors: Vec<String> = schema.iter_errors(line).map(|e| e.to_string()).collect();
            assert!(errors.is_empty(), "{line:#}\n{errors:#?}");
        }
        assert_eq!(lines.last().unwrap()["reason"], "summary");
    }
}
