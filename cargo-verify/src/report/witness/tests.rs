//! Witnesses against the rules of the format, and as a snapshot.

use super::*;
use crate::report::samples;
use serde_json::Value;
use verify_symex::Code;
use verify_symex::outcome::Verdict;

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

/// The rules of the format's schema and of its text.
fn check(text: &str) -> Vec<Value> {
    let document: Value = serde_saphyr::from_str(text).unwrap();
    let entries = document.as_array().unwrap().clone();
    for entry in &entries {
        assert_eq!(entry["entry_type"], "violation_sequence");
        check_metadata(&entry["metadata"]);
        let segments = entry["content"].as_array().unwrap();
        assert!(!segments.is_empty());
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
            waypoints
                .iter()
                .for_each(|one| check_waypoint(&one["waypoint"]));
        }
    }
    entries
}

fn check_metadata(metadata: &Value) {
    assert_eq!(metadata["format_version"], "2.0", "a string, not a number");
    uuid::Uuid::parse_str(metadata["uuid"].as_str().unwrap()).unwrap();
    let time = metadata["creation_time"].as_str().unwrap();
    DateTime::parse_from_rfc3339(time).unwrap();
    assert!(
        metadata["producer"]["name"].is_string() && metadata["producer"]["version"].is_string()
    );
    let task = &metadata["task"];
    for file in task["input_files"].as_array().unwrap() {
        let hash = &task["input_file_hashes"][file.as_str().unwrap()];
        let hash = hash.as_str().unwrap();
        assert!(hash.len() == 64 && hash.bytes().all(|b| b.is_ascii_hexdigit()));
    }
    let specification = task["specification"].as_str().unwrap();
    assert!(specification.starts_with("CHECK( init(") && specification.ends_with(") )"));
    assert!(["ILP32", "LP64"].contains(&task["data_model"].as_str().unwrap()));
    assert!(task["language"].is_string());
}

fn check_waypoint(waypoint: &Value) {
    let kind = waypoint["type"].as_str().unwrap();
    let constraint = &waypoint["constraint"];
    match kind {
        "target" | "function_enter" => assert!(constraint.is_null()),
        "assumption" | "branching" => assert!(constraint["value"].is_string()),
        "function_return" => {
            let value = constraint["value"].as_str().unwrap();
            assert!(value.starts_with("\\result "), "{value}");
            assert_eq!(constraint["format"], "acsl_expression");
        }
        other => panic!("{other} is no type of a waypoint"),
    }
    let location = &waypoint["location"];
    assert!(location["file_name"].is_string());
    assert!(location["line"].as_u64().unwrap() >= 1);
    assert!(location["column"].is_null() || location["column"].as_u64().unwrap() >= 1);
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
    finding.inputs = vec![
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
    summary.findings[0].inputs[1].value = "8".to_owned();
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
fn a_run_without_violations_has_an_empty_list() {
    let summary = samples::summary("main", Verdict::Proved, Vec::new());
    assert!(check(&written(&summary)).is_empty());
}
