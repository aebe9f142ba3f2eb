//! Counterexamples repeated natively: real clang, real sanitizers.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A directory with a program, and a cache of its own for what is replayed.
struct Case {
    directory: tempfile::TempDir,
    source: PathBuf,
}

impl Case {
    fn new(name: &str, text: &str) -> Case {
        let directory = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let source = directory.path().join(name);
        std::fs::write(&source, text).unwrap();
        Case { directory, source }
    }

    fn command(&self, words: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_cargo-verify"))
            .arg("verify")
            .args(words)
            .current_dir(self.directory.path())
            .env("CARGO_VERIFY_CACHE", Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache"))
            .env("NO_COLOR", "1")
            .output()
            .unwrap()
    }

    /// What repeating the only violation came to.
    fn replay(&self, flags: &[&str]) -> Value {
        let file = self.source.to_string_lossy().into_owned();
        let words = [&["file", &file, "--message-format", "json"], flags].concat();
        let output = self.command(&words);
        let text = String::from_utf8(output.stdout).unwrap();
        let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
        let found: Vec<Value> = lines.filter(|line| line["reason"] == "violation").collect();
        assert_eq!(found.len(), 1, "{text}");
        found[0]["replay"].clone()
    }
}

#[test]
fn inputs_are_given_to_the_real_program() {
    let case = Case::new(
        "a.c",
        "int nondet_int(void);\nint main(void) {\n  int a = nondet_int(), b = nondet_int();\n  \
         int table[4] = {0};\n  return a > 3 && a < 9 && b == a + 2 ? table[b] : 0;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
    assert!(replay["how"].as_str().unwrap().contains("out of bounds"), "{replay}");
}

#[test]
fn an_entry_point_is_called_with_the_arguments_of_the_counterexample() {
    let case = Case::new(
        "a.cpp",
        "struct Point { int x, y; };\nint ratio(const Point *p, short scale, double weight) {\n  \
         if (weight < 0.5) return 0;\n  return p->x / (p->y - scale);\n}\n",
    );
    let replay = case.replay(&["--function", "ratio", "--no-check", "signed-overflow,V0204"]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
    assert!(replay["how"].as_str().unwrap().contains("division by zero"), "{replay}");
}

#[test]
fn standard_input_and_the_command_line_are_arranged() {
    let case = Case::new(
        "a.c",
        "#include <stdio.h>\n#include <string.h>\nint main(int argc, char **argv) {\n  \
         char name[4];\n  if (argc > 1 && getchar() == 'x') strcpy(name, argv[1]);\n  return 0;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
    assert!(replay["how"].as_str().unwrap().contains("stack-buffer-overflow"), "{replay}");
}

#[test]
fn the_checked_library_shows_invalidated_iterators() {
    let case = Case::new(
        "a.cpp",
        "#include <vector>\nint main() {\n  std::vector<int> v(3, 1);\n  auto first = v.begin();\n  \
         v.push_back(2);\n  return *first - 1;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
}

#[test]
fn a_choice_of_the_model_that_the_real_library_does_not_make_is_not_called_confirmed() {
    let case = Case::new(
        "a.c",
        "#include <stdlib.h>\nstruct pair { int key, mark; };\n\
         static int by_key(const void *a, const void *b) {\n  \
         return ((const struct pair *)a)->key - ((const struct pair *)b)->key;\n}\n\
         int main(void) {\n  struct pair list[3] = {{1, 0}, {1, 1}, {0, 2}};\n  \
         qsort(list, 3, sizeof *list, by_key);\n  \
         if (list[1].mark != 0) abort();\n  return 0;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_ne!(replay["result"], "confirmed", "{replay}");
}

#[test]
fn what_no_native_tool_shows_is_said_not_to_be_replayable() {
    let case = Case::new(
        "a.c",
        "int main(void) {\n  int a[4];\n  int *p = a;\n  p = p + 7;\n  return p == 0;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "not-replayable", "{replay}");
}

#[test]
fn a_program_that_hangs_is_stopped() {
    // The engine does not wait; the real program does.
    let case = Case::new(
        "a.c",
        "#include <unistd.h>\nint main(void) {\n  sleep(1000);\n  int *p = 0;\n  return *p;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_ne!(replay["result"], "confirmed", "{replay}");
    assert!(replay.to_string().contains("it still ran after 10 s"), "{replay}");
}

#[test]
fn a_counterexample_can_be_repeated_and_kept_as_a_test() {
    let case = Case::new("a.c", "int half(int n) { return 10 / n; }\n");
    let replay = case.replay(&["--function", "half"]);
    let id = replay["id"].as_str().unwrap();
    let again = case.command(&["replay", id]);
    assert_eq!(again.status.code(), Some(100));
    assert!(String::from_utf8_lossy(&again.stdout).contains("confirmed"));
    let test = case.command(&["replay", id, "--emit-test"]);
    assert!(test.status.success());
    let text = String::from_utf8(test.stdout).unwrap();
    assert!(text.contains("__asm__(\"half\")") && text.contains("int main()"), "{text}");
    // Once the source is gone there is nothing to build.
    std::fs::remove_file(&case.source).unwrap();
    let gone = case.command(&["replay", id]);
    assert_eq!(gone.status.code(), Some(5));
    assert!(String::from_utf8_lossy(&gone.stdout).contains("is gone"));
}

#[test]
fn an_unknown_counterexample_is_a_usage_error() {
    let case = Case::new("a.c", "");
    for id in ["0000000000", "../..", ""] {
        let output = case.command(&["replay", id]);
        assert_eq!(output.status.code(), Some(2), "{id}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("no counterexample"), "{id}");
    }
}

#[test]
fn replays_can_be_turned_off() {
    let case = Case::new("a.c", "int half(int n) { return 10 / n; }\n");
    assert_eq!(case.replay(&["--function", "half", "--no-replay"]), Value::Null);
}
