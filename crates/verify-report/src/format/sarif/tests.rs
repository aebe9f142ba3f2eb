//! The document against the standard's schema, against GitHub's limits, and as a snapshot.

#[path = "../../../../../cargo-verify/tests/support/sarif_schema.rs"]
mod sarif_schema;

use super::*;
use crate::UnknownKind;
use crate::samples;
use sarif_schema::check;
use verify_symex::outcome::Note;

fn document(findings: Vec<Finding>) -> Value {
    let mut out = Vec::new();
    let mut sarif = Sarif::new(&mut out, Repository::at("/src"));
    for finding in &findings {
        sarif.event(&Event::Violation(finding)).unwrap();
    }
    sarif.finish().unwrap();
    serde_json::from_slice(&out).unwrap()
}

#[test]
fn a_workspace_as_sarif() {
    let text = samples::played(|out| Box::new(Sarif::new(out, Repository::at("/src"))));
    check(&serde_json::from_str(&text).unwrap());
    insta::assert_snapshot!(text);
}

#[test]
fn the_types_made_from_the_schema_read_it() {
    let text = samples::played(|out| Box::new(Sarif::new(out, Repository::at("/src"))));
    let read: serde_sarif::sarif::Sarif = serde_json::from_str(&text).unwrap();
    assert_eq!(read.runs[0].results.as_ref().unwrap().len(), 4);
}

#[test]
fn the_schema_refuses_what_is_wrong() {
    let mut wrong = document(vec![samples::double_free().finding]);
    wrong["runs"][0]["results"][0]["level"] = "fatal".into();
    assert!(!sarif_schema::schema().is_valid(&wrong));
}

#[test]
fn a_run_that_an_error_ends_was_not_successful() {
    let mut out = Vec::new();
    let mut sarif = Sarif::new(&mut out, Repository::at("/src"));
    let error = &Diagnostic {
        kind: UnknownKind::Usage,
        message: "`a.cpp` does not exist".to_owned(),
        detail: None,
        causes: Vec::new(),
        help: Vec::new(),
    };
    sarif
        .event(&Event::Error {
            error,
            seconds: 0.1,
        })
        .unwrap();
    sarif.finish().unwrap();
    let document: Value = serde_json::from_slice(&out).unwrap();
    check(&document);
    let invocation = &document["runs"][0]["invocations"][0];
    assert_eq!(invocation["executionSuccessful"], false);
    let said = &invocation["toolExecutionNotifications"][0]["message"]["text"];
    assert_eq!(said, "`a.cpp` does not exist");
}

fn prints(findings: Vec<Finding>) -> Vec<String> {
    let document = document(findings);
    let results = document["runs"][0]["results"].as_array().unwrap().clone();
    let print = |result: &Value| {
        let print = &result["partialFingerprints"]["primaryLocationLineHash"];
        print.as_str().unwrap().to_owned()
    };
    results.iter().map(print).collect()
}

#[test]
fn fingerprints_stay_when_lines_move() {
    let sample = samples::double_free();
    let before = prints(vec![sample.finding.clone()]);
    let file = sample.directory.path().join("a.cpp");
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, format!("// New.\n\n{text}")).unwrap();
    let mut moved = sample.finding.clone();
    moved.place.line += 2;
    assert_eq!(prints(vec![moved]), before);
    // Another line of the same function is another result.
    let mut other = sample.finding.clone();
    other.place.line = 6;
    assert_ne!(prints(vec![other]), before);
}

#[test]
fn results_that_look_alike_are_counted() {
    let finding = samples::double_free().finding;
    let prints = prints(vec![finding.clone(), finding]);
    assert_ne!(prints[0], prints[1]);
    assert!(prints[0].ends_with(":1") && prints[1].ends_with(":2"));
}

#[test]
fn what_github_would_refuse_is_left_out_and_said() {
    let mut finding = samples::traced().finding;
    let step = finding.trace[1].clone();
    finding.trace = vec![step; STEPS + 5];
    finding.message = "long ".repeat(TEXT);
    let note = Note {
        message: "here".to_owned(),
        place: Some(finding.place.clone()),
    };
    finding.notes = vec![note; RELATED + 1];
    let document = document(vec![finding]);
    check(&document);
    let run = &document["runs"][0];
    let result = &run["results"][0];
    let flow = &result["codeFlows"][0]["threadFlows"][0]["locations"];
    assert_eq!(flow.as_array().unwrap().len(), STEPS);
    let text = result["message"]["text"].as_str().unwrap();
    assert_eq!(text.chars().count(), TEXT);
    assert_eq!(
        result["relatedLocations"].as_array().unwrap().len(),
        RELATED
    );
    let said = &run["invocations"][0]["toolExecutionNotifications"][0]["message"]["text"];
    assert!(
        said.as_str()
            .unwrap()
            .starts_with("1 results are shortened")
    );
}

#[test]
fn more_results_than_github_takes_are_counted() {
    let finding = samples::finding(Code::Leak, "leaked", samples::place("", 0, 0, ""));
    let document = document(vec![finding; RESULTS + 3]);
    let run = &document["runs"][0];
    assert_eq!(run["results"].as_array().unwrap().len(), RESULTS);
    let said = &run["invocations"][0]["toolExecutionNotifications"][0]["message"]["text"];
    assert!(said.as_str().unwrap().starts_with("3 results are left out"));
}

#[test]
fn a_cut_way_keeps_what_matters_and_the_end() {
    let sample = samples::traced();
    let mut finding = sample.finding;
    let noise = finding.trace[1].clone();
    let mut steps = finding.trace.clone();
    steps.splice(5..5, vec![noise; STEPS]);
    finding.trace = steps;
    let flow = &document(vec![finding])["runs"][0]["results"][0]["codeFlows"][0];
    let locations = flow["threadFlows"][0]["locations"]
        .as_array()
        .unwrap()
        .clone();
    let essential = locations
        .iter()
        .filter(|one| one["importance"] == "essential");
    assert_eq!(essential.count(), 4);
    assert_eq!(locations.last().unwrap()["executionOrder"], STEPS + 7);
}

#[test]
fn columns_are_counted_in_characters() {
    let sample = samples::double_free();
    let file = sample.directory.path().join("a.cpp");
    std::fs::write(&file, "/* \u{e4}\u{f6} */ free(p);\n").unwrap();
    let mut finding = sample.finding;
    finding.notes.clear();
    finding.place.line = 1;
    // In bytes, as clang counts.
    finding.place.column = 12;
    let document = document(vec![finding]);
    let location = &document["runs"][0]["results"][0]["locations"][0];
    let region = &location["physicalLocation"]["region"];
    assert_eq!(
        (&region["startColumn"], &region["endColumn"]),
        (&json!(10), &json!(14))
    );
}

#[test]
fn what_looks_like_a_link_is_none() {
    assert_eq!(result::message("operator[](n)").0, "operator[] (n)");
}

#[test]
fn a_verdict_that_speaks_of_nothing_is_doubted() {
    let mut out = Vec::new();
    let mut sarif = Sarif::new(&mut out, Repository::at("/src"));
    let mut summary = samples::summary("empty", Verdict::Proved, Vec::new());
    summary.coverage = samples::coverage(&[(1, false)]);
    sarif.event(&Event::Summary(&summary)).unwrap();
    sarif.finish().unwrap();
    assert!(String::from_utf8(out).unwrap().contains(coverage::VACUOUS));
}
