//! Counterexamples of functions that Rust calls, repeated natively: by drivers that show what no sanitizer
//! looks for, and without the Rust half of bridges.

use super::project::Project;
use serde_json::Value;

/// What repeating the violations with this code came to.
fn replays(fixture: &str, code: &str) -> Vec<Value> {
    let said = Project::fixture(fixture, "buggy").verify(&["--timeout", "30s"]);
    let found = said.with_reason("violation");
    let replays: Vec<Value> = found
        .iter()
        .filter(|violation| violation["code"] == code)
        .map(|violation| violation["replay"].clone())
        .collect();
    assert!(!replays.is_empty(), "{}\n{}", said.stdout, said.stderr);
    replays
}

fn is_confirmed(fixture: &str, code: &str, how: &str) {
    for replay in replays(fixture, code) {
        assert_eq!(replay["result"], "confirmed", "{fixture}: {replay}");
        let said = replay["how"].as_str().unwrap();
        assert!(said.contains(how), "{fixture}: {replay}");
        assert_eq!(replay["differs"], Value::Null, "{fixture}: {replay}");
    }
}

#[test]
fn what_is_lent_for_reading_cannot_be_written() {
    is_confirmed("checksum", "V0901", "SEGV");
}

#[test]
fn an_exception_has_nowhere_to_go() {
    is_confirmed("port", "V0902", "SIGABRT");
}

#[test]
fn a_pointer_that_is_kept_is_found() {
    is_confirmed("label", "V0903", "still held after it");
}

#[test]
fn a_result_is_looked_at_as_rust_would() {
    is_confirmed("traffic", "V0904", "no value of the type");
}

#[test]
fn what_is_not_from_the_allocator_cannot_be_freed() {
    is_confirmed("message", "V0905", "attempting free");
}

#[test]
fn a_bridge_is_crossed_without_rust() {
    is_confirmed("bridge", "V0203", "division by zero");
    is_confirmed("version", "V0902", "SIGABRT");
}

#[test]
fn what_only_rust_does_is_said_not_to_be_replayable() {
    for replay in replays("counter", "V0905") {
        assert_eq!(replay["result"], "not-replayable", "{replay}");
        let why = replay["why"].as_str().unwrap();
        assert!(why.contains("Rust releases what is returned"), "{replay}");
    }
}

#[test]
fn a_test_for_rust_fails_as_the_counterexample_says() {
    use std::os::unix::process::ExitStatusExt;
    const DIVISION: i32 = 8;
    let project = Project::empty();
    project.copy_fixture("average", "buggy");
    let said = project.verify(&["--timeout", "30s"]);
    let found = said.with_reason("violation");
    let id = found[0]["replay"]["id"].as_str().unwrap();
    let mut command = project.command(&["replay", id, "--emit-test"]);
    let test = String::from_utf8(command.output().unwrap().stdout).unwrap();
    let library = std::fs::read_to_string(project.path("src/lib.rs")).unwrap();
    project.write(
        "src/lib.rs",
        &format!("#![deny(warnings)]\n{library}\n{test}"),
    );
    let cargo = |words: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO"));
        let output = command
            .args(words)
            .current_dir(project.path(""))
            .output()
            .unwrap();
        (
            output.status,
            String::from_utf8_lossy(&output.stderr).into_owned(),
        )
    };
    let (built, errors) = cargo(&["test", "--offline", "--no-run"]);
    assert!(built.success(), "{errors}\n{test}");
    let (ran, errors) = cargo(&["test", "--offline", "--lib"]);
    assert!(!ran.success() && ran.signal().is_none(), "{errors}");
    assert!(errors.contains(&format!("signal: {DIVISION}")), "{errors}");
}
