//! Witnesses against the rules of the format, and as a snapshot.

use super::*;
use crate::samples;
use serde_json::Value;
use verify_symex::Code;
use verify_symex::outcome::{Binding, Step, StepKind, Verdict};

const PROGRAM: &str = "\
extern int input(void);
int main(void) {
    int n = input();
    int values[3] = {0, 0, 0};
    return values[n];
}
";

fn then() -> DateTime<Utc> {
    DateTime::from_timestamp(1_700_000_000, 0).unwrap()
}

fn written(summary: &Summary) -> String {
    let mut out = Vec::new();
    let mut witness = Witness::new(&mut out, then());
    witness.event(&Event::Summary(summary)).unwrap();
    witness.finish().unwrap();
    String::from_utf8(out).unwrap()
}

/// The schema of the format, and what it says in words.
fn check(text: &str) -> Vec<Value> {
    const SCHEMA: &str =
        include_str!("../../../../../cargo-verify/tests/support/witness.schema.json");
    let document: Value = serde_saphyr::from_str(text).unwrap();
    let schema = jsonschema::options()
        .should_validate_formats(true)
        .build(&serde_json::from_str(SCHEMA).unwrap())
        .unwrap();
    let errors: Vec<String> = schema
        .iter_errors(&document)
        .map(|error| error.to_string())
        .collect();
    assert!(errors.is_empty(), "{text}\n{errors:#?}");
    let entries = document.as_array().unwrap().clone();
    for entry in &entries {
        let task = &entry["metadata"]["task"];
        for file in task["input_files"].as_array().unwrap() {
            assert!(
                task["input_file_hashes"][file.as_str().unwrap()].is_string(),
                "{file} has no hash"
            );
        }
        let segments = entry["content"].as_array().unwrap();
        for (at, content) in segments.iter().enumerate() {
            let waypoints = content["segment"].as_array().unwrap();
            // Any number to avoid, and exactly one to follow, at the end.
            let (last, before) = waypoints.split_last().unwrap();
            assert_eq!(last["waypoint"]["action"], "follow");
            assert!(
                before
                    .iter()
                    .all(|one| one["waypoint"]["action"] == "avoid")
            );
            let is_target = last["waypoint"]["type"] == "target";
            assert_eq!(
                is_target,
                at + 1 == segments.len(),
                "the target is the last"
            );
        }
    }
    entries
}

fn sample() -> (tempfile::TempDir, Summary) {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("a.c");
    std::fs::write(&path, PROGRAM).unwrap();
    let file = path.to_string_lossy().into_owned();
    let mut finding = samples::finding(
        Code::OutOfBounds,
        "index 7 is out of bounds",
        samples::place(&file, 5, 12, "main"),
    );
    finding.counterexample.inputs = vec![
        samples::input("argc", "1", samples::place(&file, 2, 0, "main")),
        samples::input("input()", "7", samples::place(&file, 3, 13, "main")),
    ];
    let mut summary = samples::summary("main", Verdict::Violated, vec![finding]);
    summary.subject.files = vec![file];
    (directory, summary)
}

#[test]
fn a_violation_as_a_witness() {
    let (directory, summary) = sample();
    let text = written(&summary);
    check(&text);
    let text = samples::without_directory(&text, &directory);
    // The name covers the path, which differs from run to run.
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("uuid:"));
    insta::assert_snapshot!(lines.collect::<Vec<_>>().join("\n"));
}

#[test]
fn the_same_violation_has_the_same_name_and_another_another() {
    let (_directory, mut summary) = sample();
    let first = check(&written(&summary))[0]["metadata"]["uuid"].clone();
    assert_eq!(check(&written(&summary))[0]["metadata"]["uuid"], first);
    summary.findings[0].counterexample.inputs[1].value = "8".to_owned();
    assert_ne!(check(&written(&summary))[0]["metadata"]["uuid"], first);
}

#[test]
fn a_violation_of_no_property_has_no_witness_and_is_counted() {
    let (_directory, mut summary) = sample();
    summary.findings[0].code = Code::UncaughtException;
    let text = written(&summary);
    assert!(text.starts_with("# Violations without a witness"), "{text}");
    assert!(check(&text).is_empty());
}

#[test]
fn the_property_is_that_of_the_code() {
    let (_directory, mut summary) = sample();
    summary.findings[0].code = Code::ErrorReached;
    summary.findings[0].message = "a call of `reach_error` is reached".to_owned();
    let task = check(&written(&summary))[0]["metadata"]["task"].clone();
    let expected = "CHECK( init(main()), LTL(G ! call(reach_error())) )";
    assert_eq!(task["specification"], expected);
    assert_eq!(task["language"], "C");
}

#[test]
fn an_error_function_with_a_body_is_the_target_where_it_is_called() {
    let (_directory, mut summary) = sample();
    let file = summary.subject.files[0].clone();
    let finding = &mut summary.findings[0];
    finding.code = Code::Assertion;
    finding.place = samples::place(&file, 1, 22, "reach_error()");
    finding.stack = vec![finding.place.clone(), samples::place(&file, 5, 5, "main")];
    let entry = check(&written(&summary))[0].clone();
    let expected = "CHECK( init(main()), LTL(G ! call(reach_error())) )";
    assert_eq!(entry["metadata"]["task"]["specification"], expected);
    let target = entry["content"].as_array().unwrap().last().unwrap();
    assert_eq!(target["segment"][0]["waypoint"]["location"]["line"], 5);
    summary.findings[0].stack[0].function = "check".to_owned();
    let task = check(&written(&summary))[0]["metadata"]["task"].clone();
    assert_eq!(
        task["specification"],
        "CHECK( init(main()), LTL(G assert) )"
    );
}

#[test]
fn a_run_without_violations_has_an_empty_list() {
    let summary = samples::summary("main", Verdict::Proved, Vec::new());
    assert!(check(&written(&summary)).is_empty());
}

const WAY: &str = "\
extern int input(void);
int at(int *values, int index) {
    int last = 2;
    if (index > last) {
        return values[index];
    }
    return 0;
}
int main(void) {
    int values[3] = {0, 0, 0};
    return at(values, input());
}
";

/// The way to the violation in `WAY`, as the engine tells it.
fn way(file: &str) -> Vec<Step> {
    let step = |kind, line, column, function: &str| Step {
        kind,
        place: samples::place(file, line, column, function),
        depth: 0,
        relevant: true,
    };
    let binding = |name: &str, value: &str| Binding {
        name: name.to_owned(),
        value: value.to_owned(),
    };
    let input = StepKind::Input {
        name: "input()".to_owned(),
        value: "7".to_owned(),
    };
    let call = StepKind::Call {
        function: "at".to_owned(),
        arguments: Vec::new(),
    };
    let values = vec![binding("index", "7"), binding("last", "2")];
    vec![
        step(input, 11, 23, "main"),
        step(call, 11, 12, "main"),
        step(
            StepKind::Branch {
                taken: true,
                values,
            },
            4,
            15,
            "at",
        ),
    ]
}

/// The types and constraints of all waypoints, in order.
fn told(entry: &Value) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let segments = entry["content"].as_array().unwrap().iter();
    segments
        .map(|content| &content["segment"][0]["waypoint"])
        .map(|waypoint| {
            (
                text(&waypoint["type"]),
                text(&waypoint["constraint"]["value"]),
            )
        })
        .collect()
}

#[test]
fn the_way_is_told_in_its_order_at_keywords_and_parentheses() {
    let (directory, mut summary) = sample();
    let path = directory.path().join("way.c");
    std::fs::write(&path, WAY).unwrap();
    let file = path.to_string_lossy().into_owned();
    summary.subject.files = vec![file.clone()];
    let finding = &mut summary.findings[0];
    finding.place = samples::place(&file, 5, 16, "at");
    finding.counterexample.inputs = vec![samples::input(
        "input()",
        "7",
        samples::place(&file, 11, 23, "main"),
    )];
    finding.trace = way(&file);
    let entry = check(&written(&summary)).remove(0);
    let expected = [
        ("function_return", "\\result == 7"),
        ("function_enter", ""),
        ("assumption", "index == 7 && last == 2"),
        ("branching", "true"),
        ("target", ""),
    ];
    assert_eq!(
        told(&entry),
        expected.map(|(kind, value)| (kind.to_owned(), value.to_owned()))
    );
    let columns: Vec<&Value> = (0..4)
        .map(|at| &entry["content"][at]["segment"][0]["waypoint"]["location"]["column"])
        .collect();
    assert_eq!(columns, [29, 30, 5, 5]);
    // An input that the trace does not have may have been read at any time: then only inputs are told.
    summary.findings[0].trace.remove(0);
    let entry = check(&written(&summary)).remove(0);
    let kinds: Vec<String> = told(&entry).into_iter().map(|(kind, _)| kind).collect();
    assert_eq!(kinds, ["function_return", "target"]);
}

#[test]
fn the_schema_refuses_what_is_wrong() {
    let (_directory, summary) = sample();
    let wrong = written(&summary).replace("function_return", "function_enter");
    assert!(
        std::panic::catch_unwind(|| check(&wrong)).is_err(),
        "nothing is demanded of entering"
    );
}
