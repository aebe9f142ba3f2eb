//! Verifies a program and compares verdict and violations with its comments.

use crate::directives::{Expected, Program};
use crate::process::{product, reproduce, run};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;
use std::time::Duration;

/// A file that only the system's C++ headers have: the models lack it, so those are used.
const ONLY_SYSTEMS: [&str; 2] = ["-include", "bits/c++config.h"];

/// What the product said of a program.
struct Answer {
    summary: Value,
    code: Option<i32>,
    /// How to get it again, and what else was said.
    context: String,
}

impl Answer {
    fn verdict(&self) -> &str {
        self.summary["verdict"].as_str().unwrap_or_default()
    }

    fn explain(&self, what: &str) -> String {
        let mut message = what.to_owned();
        for unknown in self.summary["unknown"].as_array().into_iter().flatten() {
            let what = unknown["what"].as_str().unwrap_or_default();
            let _ = write!(message, "\n  unknown: {what}");
        }
        message + &self.context
    }
}

/// Verifies a program with more options and flags for clang than it asks for itself.
fn ask(program: &Program, options: &[&str], flags: &[&str]) -> Result<Answer, String> {
    let mut command = product();
    command.arg("file").args(program.files()).args(options);
    for major in &program.qt {
        command.args(["--qt", &major.to_string()]);
    }
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
        .args(["--message-format", "json", "--no-replay", "--no-cache"]);
    let own = program.clang.iter().flatten().map(String::as_str);
    let clang: Vec<&str> = own.chain(flags.iter().copied()).collect();
    if !clang.is_empty() {
        command.arg("--").args(clang);
    }
    let output = run(&mut command, None, Duration::from_secs(600))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let context = format!(
        "\n  of {}\n  repeat with: {}\n  summary: {}\n  standard error: {}",
        program.path.display(),
        reproduce(&command),
        text.lines().last().unwrap_or_default(),
        output.stderr.trim()
    );
    let summary = summary(&text).map_err(|error| format!("{error}{context}"))?;
    Ok(Answer {
        summary,
        code: output.code,
        context,
    })
}

/// Against the system's headers: the verdict, and of violations that they are where the program has them. Their
/// codes may be others, since it is libstdc++ that asserts.
pub fn check_system_headers(program: &Program) -> Result<(), String> {
    let answer = ask(program, &[], &ONLY_SYSTEMS)?;
    let wanted = program.system_headers.as_deref().unwrap_or_default();
    let verdict = answer.verdict();
    let reported = reported(&answer.summary);
    let lines: BTreeSet<usize> = program.expected.iter().map(|mark| mark.line).collect();
    let elsewhere = reported.iter().find(|found| !lines.contains(&found.line));
    match elsewhere {
        _ if verdict != wanted => {
            Err(answer.explain(&format!("expected {wanted}, got {verdict}: {reported:?}")))
        }
        Some(found) => Err(answer.explain(&format!("unexpected: {found:?}"))),
        None => agrees_with_exit(verdict, answer.code).map_err(|what| answer.explain(&what)),
    }
}

/// By induction alone. What holds is proved, and once more where another back end, which shares no code with the
/// first, decides every base and every step; what has a bug is not.
pub fn check_induction(program: &Program) -> Result<(), String> {
    let holds = program.verdict.as_deref() == Some("proved");
    let solvers: &[&str] = match holds {
        true => &["interval,cadical,z3", "interval,z3"],
        false => &["interval,cadical,z3"],
    };
    for solvers in solvers {
        let options = ["--strategy", "induction", "--solvers", solvers];
        let answer = ask(program, &options, &[])?;
        if (answer.verdict() == "proved") != holds {
            let got = answer.verdict();
            return Err(answer.explain(&format!("by induction, with {solvers}: got {got}")));
        }
    }
    Ok(())
}

pub fn check(program: &Program, strategy: &str) -> Result<(), String> {
    let answer = ask(program, &["--strategy", strategy], &[])?;
    let verdict = answer.verdict();
    let wanted = program
        .verdict
        .as_deref()
        .expect("only programs with a verdict are verified");
    let reported = reported(&answer.summary);
    if verdict == wanted && reported == program.expected {
        return agrees_with_exit(verdict, answer.code).map_err(|what| answer.explain(&what));
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
    Err(answer.explain(&message))
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
