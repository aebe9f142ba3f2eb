//! Verifies a program and compares verdict and violations with its comments.

use crate::directives::{Expected, Program};
use crate::process::{product, reproduce, run};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use std::time::Duration;

pub fn check(program: &Program, strategy: &str) -> Result<(), String> {
    let mut command = product();
    command
        .arg("file")
        .args(program.files())
        .args(["--strategy", strategy]);
    for file in &program.contracts {
        command.arg("--contracts").arg(file);
    }
    if !program
        .flags
        .iter()
        .any(|flag| flag.starts_with("--timeout"))
    {
        command.args(["--timeout", "30s"]);
    }
    command
        .args(&program.flags)
        .args(["--message-format", "json", "--no-replay"]);
    let clang: Vec<&String> = program.clang.iter().flatten().collect();
    if !clang.is_empty() {
        command.arg("--").args(clang);
    }
    let output = run(&mut command, None, Duration::from_secs(600))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let explain = |what: String| {
        let last = text.lines().last().unwrap_or_default();
        format!(
            "{}: {what}\n  repeat with: {}\n  summary: {last}\n  standard error: {}",
            program.path.display(),
            reproduce(&command),
            output.stderr.trim()
        )
    };
    let summary = summary(&text).map_err(|error| explain(error.to_owned()))?;
    let verdict = summary["verdict"].as_str().unwrap_or_default();
    let wanted = program
        .verdict
        .as_deref()
        .expect("only programs with a verdict are verified");
    let reported = reported(&summary);
    if verdict == wanted && reported == program.expected {
        return agrees_with_exit(verdict, output.code).map_err(explain);
    }
    let mut message = format!("expected {wanted}, got {verdict}");
    for missing in program.expected.difference(&reported) {
        let _ = write!(
            message,
            "\n  missing: {} at {}:{}",
            missing.code, missing.file, missing.line
        );
    }
    for extra in reported.difference(&program.expected) {
        let _ = write!(
            message,
            "\n  unexpected: {} at {}:{}",
            extra.code, extra.file, extra.line
        );
    }
    for unknown in summary["unknown"].as_array().into_iter().flatten() {
        let _ = write!(
            message,
            "\n  unknown: {}",
            unknown["what"].as_str().unwrap_or_default()
        );
    }
    Err(explain(message))
}

fn summary(text: &str) -> Result<Value, &'static str> {
    let last = text.lines().last().ok_or("nothing was printed")?;
    let value: Value = serde_json::from_str(last).map_err(|_| "the last line is no JSON")?;
    if value["reason"] == "summary" {
        Ok(value)
    } else {
        Err("the last line is no summary")
    }
}

fn reported(summary: &Value) -> BTreeSet<Expected> {
    let violations = summary["violations"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    violations
        .iter()
        .map(|violation| Expected {
            file: Path::new(violation["file"].as_str().unwrap_or_default())
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned(),
            line: violation["line"]
                .as_u64()
                .and_then(|line| usize::try_from(line).ok())
                .unwrap_or_default(),
            code: violation["code"].as_str().unwrap_or_default().to_owned(),
        })
        .collect()
}

fn agrees_with_exit(verdict: &str, code: Option<i32>) -> Result<(), String> {
    let wanted = match verdict {
        "proved" | "bounded" => 0,
        "violated" => 100,
        _ => 5,
    };
    if code == Some(wanted) {
        Ok(())
    } else {
        Err(format!(
            "{verdict} has to end with exit code {wanted}, not {code:?}"
        ))
    }
}
