//! Replays as a user handles them: debuggers, tests to keep, sources that changed, missing tools, limits.

use crate::Case;
use serde_json::Value;
use std::process::Command;

#[test]
fn a_debugger_is_started_with_the_program_and_its_inputs() {
    use std::os::unix::fs::PermissionsExt;
    let case = Case::new(
        "a.c",
        "#include <stdio.h>\n#include <stdlib.h>\nint main(int argc, char **argv) {\n  \
         if (argc == 2 && argv[1][0] == '\\'' && getchar() == 'x') abort();\n  return 0;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
    // A debugger that writes down what it is told, and does it.
    let tools = case.directory.path().join("tools");
    std::fs::create_dir(&tools).unwrap();
    let log = case.directory.path().join("log");
    let script = "#!/bin/bash\nprintf '%s\\n' \"$@\" \"$ASAN_OPTIONS\" > \"$LOG\"\nprogram=\"${!#}\"\n\
                  arguments=\"${3#set args}\"\neval \"'$program' $arguments\"\necho \"ended with $?\" >> \"$LOG\"\n";
    std::fs::write(tools.join("gdb"), script).unwrap();
    std::fs::set_permissions(tools.join("gdb"), std::fs::Permissions::from_mode(0o755)).unwrap();
    let path = format!("{}:{}", tools.display(), std::env::var("PATH").unwrap());
    let output = case
        .prepared(&["replay", replay["id"].as_str().unwrap(), "--debugger"])
        .env("PATH", path)
        .env("LOG", &log)
        .output();
    let output = output.unwrap();
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let told = std::fs::read_to_string(log).unwrap();
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines[..2], ["-q", "-ex"], "{told}");
    assert!(
        lines[2].starts_with("set args ") && lines[2].contains(" < "),
        "{told}"
    );
    assert_eq!(lines[3..5], ["-ex", "run"], "{told}");
    assert!(lines[5].ends_with("/program"), "{told}");
    assert!(lines[6].contains("abort_on_error=1"), "{told}");
    assert_eq!(lines[7], "ended with 134", "{told}");
}

#[test]
fn the_real_debugger_stops_where_the_program_fails() {
    if Command::new("gdb").arg("--version").output().is_err() {
        eprintln!("skipped: gdb is not installed");
        return;
    }
    let case = Case::new("a.c", "int half(int n) {\n  return 10 / n;\n}\n");
    let replay = case.replay(&["--function", "half"]);
    let mut command = case.prepared(&["replay", replay["id"].as_str().unwrap(), "--debugger"]);
    // It asks for more orders, of which there are none.
    let output = command.stdin(std::process::Stdio::null()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned()
        + &String::from_utf8_lossy(&output.stderr);
    if said.contains("Could not trace") || said.contains("ptrace") {
        eprintln!("skipped: nothing may be traced here");
        return;
    }
    assert!(said.contains("SIGABRT"), "{said}");
}

#[test]
fn files_that_the_program_writes_are_not_left_behind() {
    let case = Case::new(
        "a.c",
        "#include <stdio.h>\n#include <stdlib.h>\nint main(void) {\n  FILE *log = fopen(\"log\", \"w\");\n  \
         if (log) fclose(log);\n  int *p = malloc(4);\n  free(p);\n  return *p;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
    assert!(!case.directory.path().join("log").exists());
}

#[test]
fn what_a_program_says_cannot_harm_who_reads_it() {
    let case = Case::new(
        "a.c",
        "#include <stdio.h>\n#include <stdlib.h>\nint main(void) {\n  fputs(\"\\033[2Jgone\\n\", stderr);\n  abort();\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["how"], "SIGABRT: \\u{1b}[2Jgone", "{replay}");
}

#[test]
fn what_nothing_defines_is_named() {
    let case = Case::new(
        "a.c",
        "int receive(void);\nint main(void) {\n  int table[4] = {0};\n  int at = 4;\n  if (0) receive();\n  \
         volatile int other = at;\n  return other ? table[other] : receive();\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "not-replayable", "{replay}");
    assert_eq!(replay["why"], "nothing defines `receive`", "{replay}");
}

#[test]
fn checks_that_are_switched_off_are_off_in_the_replay() {
    let case = Case::new(
        "a.c",
        "#include <assert.h>\nint nondet_int(void);\nint main(void) {\n  int x = nondet_int();\n  int y = x + 1;\n  \
         assert(y > x);\n  return 0;\n}\n",
    );
    let replay = case.replay(&["--no-check", "signed-overflow"]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
    assert!(replay.get("differs").is_none(), "{replay}");
}

#[test]
fn the_newest_standard_is_tried_where_nobody_named_one() {
    let case = Case::new(
        "a.cpp",
        "#include <cassert>\n#include <compare>\nint main() {\n  int a = 1, b = 2;\n  auto order = a <=> b;\n  \
         assert(order > 0);\n  return 0;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
    let how = replay["how"].as_str().unwrap();
    assert_eq!(how, "SIGABRT: Assertion `order > 0' failed.");
}

#[test]
fn files_are_named_from_where_the_user_is() {
    let case = Case::new(
        "a.cpp",
        "#include <vector>\nint pick(const std::vector<int> &v, unsigned long n) { return v[n]; }\n\
         int main() {\n  std::vector<int> v{1, 2, 3};\n  return pick(v, v.size());\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
    let how = replay["how"].as_str().unwrap();
    assert!(how.contains("container only holds 3 elements"), "{how}");
    let here = case.directory.path().to_str().unwrap();
    assert!(!replay.to_string().contains(here), "{replay}");
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
    assert!(
        replay.to_string().contains("it still ran after 10 s"),
        "{replay}"
    );
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
    assert!(
        text.contains("__asm__(\"half\")") && text.contains("int main()"),
        "{text}"
    );
    // Once the source is gone there is nothing to build.
    std::fs::remove_file(&case.source).unwrap();
    let gone = case.command(&["replay", id]);
    assert_eq!(gone.status.code(), Some(5));
    assert!(String::from_utf8_lossy(&gone.stdout).contains("is gone"));
}

#[test]
fn without_a_sanitizers_runtime_nothing_is_repeated() {
    use std::os::unix::fs::PermissionsExt;
    let case = Case::new("a.c", "int half(int n) { return 10 / n; }\n");
    let clang = case.directory.path().join("clang-without-runtimes");
    let real = String::from_utf8(
        Command::new("sh")
            .args(["-c", "command -v clang-19 || command -v clang"])
            .output()
            .unwrap()
            .stdout,
    )
    .unwrap();
    let script = "case \"$*\" in *-fsanitize=address*driver.cpp*) echo 'ld: error: cannot open libclang_rt.asan.a' >&2; exit 1;; esac";
    std::fs::write(
        &clang,
        format!("#!/bin/sh\n{script}\nexec {} \"$@\"\n", real.trim()),
    )
    .unwrap();
    std::fs::set_permissions(&clang, std::fs::Permissions::from_mode(0o755)).unwrap();
    let file = case.source.to_string_lossy().into_owned();
    let words = [
        "file",
        &file,
        "--function",
        "half",
        "--message-format",
        "json",
    ];
    let output = case
        .prepared(&words)
        .env("CARGO_VERIFY_CLANG", &clang)
        .output()
        .unwrap();
    assert_eq!(output.status.code(), Some(100), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    let lines = text
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).unwrap());
    let found = lines
        .into_iter()
        .find(|line| line["reason"] == "violation")
        .unwrap();
    assert_eq!(found["replay"]["result"], "not-replayable", "{found}");
    assert!(
        found["replay"]["why"]
            .as_str()
            .unwrap()
            .contains("libclang_rt.asan"),
        "{found}"
    );
}

#[test]
fn a_source_that_changed_since_is_named() {
    let case = Case::new("a.c", "int half(int n) { return 10 / n; }\n");
    let replay = case.replay(&["--function", "half"]);
    std::fs::write(&case.source, "int half(int n) { return n ? 10 / n : 0; }\n").unwrap();
    let again = case.command(&["replay", replay["id"].as_str().unwrap()]);
    let said = String::from_utf8_lossy(&again.stdout).into_owned();
    assert_eq!(again.status.code(), Some(0), "{said}");
    assert!(
        said.contains("not confirmed") && said.contains("has changed since it was verified"),
        "{said}"
    );
}

#[test]
fn an_unknown_counterexample_is_a_usage_error() {
    let case = Case::new("a.c", "");
    for id in ["0000000000", "../..", ""] {
        let output = case.command(&["replay", id]);
        assert_eq!(output.status.code(), Some(2), "{id}");
        assert!(
            String::from_utf8_lossy(&output.stderr).contains("no counterexample"),
            "{id}"
        );
    }
}

#[test]
fn replays_can_be_turned_off() {
    let case = Case::new("a.c", "int half(int n) { return 10 / n; }\n");
    assert_eq!(
        case.replay(&["--function", "half", "--no-replay"]),
        Value::Null
    );
}
