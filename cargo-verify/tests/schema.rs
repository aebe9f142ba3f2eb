//! Every line of real machine-readable output is held against the schema that the book publishes.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

fn schema() -> jsonschema::Validator {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/src/report.schema.json");
    let text = std::fs::read_to_string(path).unwrap();
    jsonschema::validator_for(&serde_json::from_str(&text).unwrap()).unwrap()
}

/// The lines that `cargo verify file` prints for these arguments.
fn lines(arguments: &[&str]) -> Vec<Value> {
    let output = Command::new(env!("CARGO_BIN_EXE_cargo-verify"))
        .args(["verify", "file", "--message-format", "json"])
        .args(arguments)
        .env(
            "CARGO_VERIFY_CACHE",
            Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache"),
        )
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines()
        .map(|line| serde_json::from_str(line).expect(line))
        .collect()
}

fn check(lines: &[Value]) {
    let schema = schema();
    for line in lines {
        let errors: Vec<String> = schema
            .iter_errors(line)
            .map(|error| error.to_string())
            .collect();
        assert!(errors.is_empty(), "{line:#}\n{errors:#?}");
    }
    assert_eq!(
        lines.last().expect("something is printed")["reason"],
        "summary"
    );
    let summaries = lines
        .iter()
        .filter(|line| line["reason"] == "summary")
        .count();
    assert_eq!(summaries, 1, "the summary comes once");
}

fn fixture(name: &str) -> String {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "fixtures", name]
        .iter()
        .collect();
    path.display().to_string()
}

#[test]
fn a_run_with_a_violation_keeps_to_the_schema() {
    check(&lines(&[
        &fixture("calendar/buggy/cpp/calendar.cpp"),
        "--function",
        "day_of_year",
    ]));
}

#[test]
fn a_run_without_one_keeps_to_the_schema() {
    check(&lines(&[
        &fixture("calendar/fixed/cpp/calendar.cpp"),
        "--function",
        "day_of_year",
    ]));
}

#[test]
fn errors_keep_to_the_schema() {
    check(&lines(&["no-such-file.cpp"]));
    check(&lines(&[&fixture("calendar/fixed/cpp/calendar.cpp")]));
    check(&lines(&[
        &fixture("calendar/fixed/cpp/calendar.cpp"),
        "--function",
        "day_of_year",
        "--",
        "-std=nonsense",
    ]));
}

#[test]
fn the_schema_refuses_what_is_wrong() {
    let mut summary = lines(&["no-such-file.cpp"]).pop().unwrap();
    summary["verdict"] = Value::from("safe");
    assert!(!schema().is_valid(&summary));
}
