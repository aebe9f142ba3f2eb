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
        self.prepared(words).output().unwrap()
    }

    fn prepared(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-verify"));
        command
            .arg("verify")
            .args(words)
            .current_dir(self.directory.path())
            .env(
                "CARGO_VERIFY_CACHE",
                Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache"),
            )
            .env("NO_COLOR", "1");
        command
    }

    /// What repeating the only violation came to.
    fn replay(&self, flags: &[&str]) -> Value {
        let file = self.source.to_string_lossy().into_owned();
        let words = [&["file", &file, "--message-format", "json"], flags].concat();
        let output = self.command(&words);
        let text = String::from_utf8(output.stdout).unwrap();
        let lines = text
            .lines()
            .map(|line| serde_json::from_str::<Value>(line).unwrap());
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
    assert!(
        replay["how"].as_str().unwrap().contains("out of bounds"),
        "{replay}"
    );
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
    assert!(
        replay["how"].as_str().unwrap().contains("division by zero"),
        "{replay}"
    );
}

#[test]
fn pointers_that_are_equal_are_passed_as_equal_ones() {
    let case = Case::new(
        "a.c",
        "#include <assert.h>\nvoid f(int *a, int *b) {\n  *a = 1;\n  *b = 2;\n  assert(*a == 1);\n}\n",
    );
    let replay = case.replay(&["--function", "f"]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
}

#[test]
fn the_allocation_that_fails_in_the_counterexample_fails() {
    let case = Case::new(
        "a.cpp",
        "#include <cstdlib>\n#include <new>\nint main() {\n  \
         char *first = static_cast<char *>(std::malloc(1));\n  if (!first) return 0;\n  \
         int *second = new (std::nothrow) int;\n  *second = 1;\n  delete second;\n  std::free(first);\n}\n",
    );
    let replay = case.replay(&["--allocation-may-fail"]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
    let how = replay["how"].as_str().unwrap();
    assert!(how.contains("null pointer"), "{replay}");
}

#[test]
fn contracts_keep_nothing_from_being_built() {
    let case = Case::new(
        "a.cpp",
        "#include \"verify.h\"\nint half(int *p) VERIFY_PRE(verify::valid(p, 1) && p[0] > 0);\n\
         int half(int *p) { return p[5] / 2; }\n",
    );
    let replay = case.replay(&["--function", "half", "--no-check", "V0401"]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
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
    assert!(
        replay["how"]
            .as_str()
            .unwrap()
            .contains("stack-buffer-overflow"),
        "{replay}"
    );
}

/// What programs read, as the real library reads it: each fails on one input only.
#[test]
fn what_is_read_from_standard_input_is_typed() {
    let head = "#include <stdio.h>\n#include <unistd.h>\n#include <assert.h>\n";
    for body in [
        "int n; unsigned m; if (scanf(\"%d,%u\", &n, &m) == 2) assert(n != -7 || m != 4000000000u);",
        "double x; char c; if (scanf(\"%lf%c\", &x, &c) == 2) assert(x != 2.5 || c != 'k');",
        "char w[8]; if (scanf(\"%7s\", w) == 1) assert(w[0] != 'h' || w[1] != 'i' || w[2] != 0);",
        "char l[8]; if (fgets(l, sizeof l, stdin)) assert(l[0] != 'o' || l[1] != 'k' || l[2] != '\\n');",
        "char b[4]; if (fread(b, 1, 4, stdin) == 4) assert(b[3] != 'z');",
        "char b[4]; if (read(0, b, 4) == 4) assert(b[2] != 'y');",
        "int n; if (scanf(\"%d\", &n) != 1) assert(getchar() == EOF || n);",
        "int c = getc(stdin); assert(c != 'q' || fgetc(stdin) != 'r');",
    ] {
        let text = format!("{head}int main(void) {{\n  {body}\n  return 0;\n}}\n");
        let replay = Case::new("a.c", &text).replay(&["--no-check", "uninitialised"]);
        assert_eq!(replay["result"], "confirmed", "{body}: {replay}");
    }
}

#[test]
fn what_streams_read_is_typed() {
    let head = "#include <cassert>\n#include <iostream>\n#include <string>\n";
    for body in [
        "int n; double x; if (std::cin >> n >> x) assert(n != 42 || x != -0.5);",
        "std::string w; if (std::cin >> w) assert(w != \"hello\");",
        "std::string l; int n; if (std::cin >> n && std::getline(std::cin, l)) assert(n != 3 || l != \"a b\");",
        "char c; if (std::cin.get(c)) assert(c != '!');",
    ] {
        let text = format!("{head}int main() {{\n  {body}\n}}\n");
        let replay = Case::new("a.cpp", &text).replay(&[]);
        assert_eq!(replay["result"], "confirmed", "{body}: {replay}");
    }
}

#[test]
fn a_buffer_is_overrun_by_what_is_typed() {
    for call in [
        "scanf(\"%s\", name)",
        "fread(name, 1, 100, stdin)",
        "read(0, name, 100)",
    ] {
        let text = format!(
            "#include <stdio.h>\n#include <unistd.h>\nint main(void) {{\n  char name[4];\n  {call};\n  return 0;\n}}\n"
        );
        let replay = Case::new("a.c", &text).replay(&[]);
        assert_eq!(replay["result"], "confirmed", "{call}: {replay}");
        assert!(
            replay["how"].as_str().unwrap().contains("overflow"),
            "{call}: {replay}"
        );
        assert_eq!(replay["differs"], Value::Null, "{call}: {replay}");
    }
}

#[test]
fn what_comes_from_a_file_cannot_be_typed() {
    let case = Case::new(
        "a.c",
        "#include <stdio.h>\n#include <assert.h>\nint main(void) {\n  FILE *f = fopen(\"x\", \"r\");\n  \
         int n;\n  if (f && fscanf(f, \"%d\", &n) == 1) assert(n != 3);\n  if (f) fclose(f);\n  return 0;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "not-replayable", "{replay}");
    assert!(
        replay["why"].as_str().unwrap().contains("a file"),
        "{replay}"
    );
}

#[test]
fn functions_that_nothing_declares_are_called_all_the_same() {
    let case = Case::new(
        "a.c",
        "int nondet_int(void);\nint main(void) {\n  int n = nondet_int();\n  assert(n != 3);\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
}

#[test]
fn inputs_that_are_never_asked_for_keep_nothing_from_being_built() {
    let case = Case::new(
        "a.c",
        "int nondet_int(void);\nint main(void) {\n  volatile int zero = 0;\n  int n = 4 / zero;\n  return n ? nondet_int() : 0;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
}

#[test]
fn what_dead_frames_hold_does_not_hide_a_leak() {
    let case = Case::new(
        "a.c",
        "#include <stdlib.h>\nstatic void lose(void) {\n  char *p = malloc(10);\n  p[1] = 'z';\n}\n\
         int main(void) {\n  lose();\n  return 0;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
}

#[test]
fn another_failure_does_not_confirm_and_another_place_is_told() {
    // What natively fails first is only there natively.
    let text = "int main(void) {\n  volatile int zero = 0;\n#if __has_feature(address_sanitizer)\n  \
                volatile int *null = 0; *null = 1;\n#endif\n  return 4 / zero;\n}\n";
    let replay = Case::new("a.c", text).replay(&[]);
    assert_eq!(replay["result"], "not-confirmed", "{replay}");
    let what = replay["what"].as_str().unwrap();
    assert!(
        what.contains("another failure") && what.contains("a.c:4"),
        "{replay}"
    );
}

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
        lines[2].starts_with("set args '") && lines[2].contains(" < '"),
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
fn what_only_the_model_of_the_library_notices_is_said_to_be_that() {
    let case = Case::new(
        "a.cpp",
        "#include <vector>\nint main() {\n  std::vector<int> v{1, 2};\n  v.reserve(9);\n  auto end = v.end();\n  \
         v.push_back(3);\n  return v.begin() == end;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "confirmed-by-model", "{replay}");
    let how = replay["how"].as_str().unwrap();
    assert!(how.starts_with("invalidated-iterator: "), "{replay}");
    assert_eq!(replay["what"], "it ended without an error", "{replay}");
}

#[test]
fn models_of_functions_of_c_are_asked_as_well() {
    let case = Case::new(
        "a.c",
        "#include <stdlib.h>\nint main(void) {\n  return atoi(\"99999999999\") == 0;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "confirmed-by-model", "{replay}");
    let how = replay["how"].as_str().unwrap();
    assert!(how.contains("the number does not fit"), "{replay}");
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
fn harnesses_get_the_values_that_they_ask_for() {
    let case = Case::new(
        "a.cpp",
        "#include <verify.h>\n#include <vector>\nVERIFY_HARNESS(sums) {\n  \
         std::vector<short> v = verify::any<std::vector<short>>();\n  int sum = 0;\n  \
         for (short n : v) sum += n;\n  verify::assume(v.size() == 2);\n  verify::check(sum != 77);\n}\n\
         int main() {}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
}

#[test]
fn an_uninitialised_member_shows_with_what_the_library_has_in_headers() {
    let text = |more: &str| {
        format!(
            "#include <memory>\n#include <string>\n#include <vector>\n{more}struct Point {{ int x, y; Point() : x(1) {{}} }};\n\
             int main() {{\n  std::vector<Point> v(3);\n  auto one = std::make_shared<Point>();\n  \
             std::string s = \"a text\";\n  s += \" that is too long to be short\";\n  \
             if (v.at(1).x != 1 || s.size() < 9) return 2;\n  return one->y > 3;\n}}\n"
        )
    };
    let replay = Case::new("a.cpp", &text("")).replay(&[]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
    let how = replay["how"].as_str().unwrap();
    assert_eq!(how, "MemorySanitizer: use-of-uninitialized-value");
    assert_eq!(replay["differs"], Value::Null, "{replay}");
    // Streams are compiled, and not for this sanitizer.
    let replay = Case::new("a.cpp", &text("#include <iostream>\n")).replay(&[]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
    let differs = replay["differs"].as_str().unwrap();
    assert!(differs.contains("not built for this sanitizer"), "{replay}");
}

#[test]
fn functions_that_nothing_calls_are_there_for_the_driver() {
    let case = Case::new(
        "a.cpp",
        "#include \"verify.h\"\nstruct Ratio {\n  int top;\n  Ratio(int a, int b) VERIFY_PRE(a > 0) : top(a / b) {}\n};\n\
         int main() { return 0; }\n",
    );
    let replay = case.replay(&["--no-check", "signed-overflow,V0204"]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
}

#[test]
fn models_ask_the_programs_own_functions_as_they_do_when_verifying() {
    let case = Case::new(
        "a.c",
        "#include <stdlib.h>\nstatic int after(const void *a, const void *b) {\n  \
         return *(const int *)a < *(const int *)b ? -1 : 1;\n}\n\
         int main(void) {\n  int same[] = {1, 1};\n  qsort(same, 2, sizeof *same, after);\n  return 0;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "confirmed-by-model", "{replay}");
    let how = replay["how"].as_str().unwrap();
    assert!(how.starts_with("invalid-order: "), "{replay}");
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
fn what_rests_on_addresses_is_not_held_against_the_real_program() {
    let case = Case::new(
        "a.c",
        "#include <stdint.h>\n#include <stdlib.h>\nuintptr_t nondet_uaddr(void);\nint main(void) {\n  static int table[4];\n  \
         if (nondet_uaddr() == (uintptr_t)&table[1]) abort();\n  return 0;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "not-replayable", "{replay}");
    let why = replay["why"].as_str().unwrap();
    assert!(why.contains("where objects lie in memory"), "{replay}");
}

#[test]
fn what_memory_happens_to_hold_is_not_arranged() {
    let case = Case::new(
        "a.c",
        "int main(void) {\n  int a, b;\n  int sum = a + b;\n  return sum == 0;\n}\n",
    );
    let replay = case.replay(&["--no-check", "uninitialised"]);
    assert_eq!(replay["result"], "not-replayable", "{replay}");
    let why = replay["why"].as_str().unwrap();
    assert!(why.contains("uninitialised memory"), "{replay}");
}

#[test]
fn threads_run_as_they_were_looked_at() {
    let case = Case::new(
        "a.c",
        "#include <assert.h>\n#include <pthread.h>\nstatic int done;\nstatic void *work(void *of) {\n  \
         (void)of;\n  done = 1;\n  return 0;\n}\nint main(void) {\n  pthread_t thread;\n  \
         pthread_create(&thread, 0, work, 0);\n  assert(!done);\n  pthread_join(thread, 0);\n  return 0;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "confirmed", "{replay}");
    assert_eq!(replay["how"], "SIGABRT: Assertion `!done' failed.");
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
fn what_a_variable_holds_before_the_call_is_not_arranged() {
    let case = Case::new(
        "a.c",
        "#include <verify.h>\nstatic int limit = 10;\nint share(int whole)\n  VERIFY_PRE(whole >= 0)\n{\n  \
         return whole / limit;\n}\nint main(void) { return 0; }\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "not-replayable", "{replay}");
    let why = replay["why"].as_str().unwrap();
    assert!(why.contains("what `limit` holds"), "{replay}");
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
fn what_a_function_without_a_body_writes_cannot_be_arranged() {
    let case = Case::new(
        "a.c",
        "#include <assert.h>\nvoid fill(int *target);\nint main(void) {\n  int n = 5;\n  fill(&n);\n  assert(n == 5);\n  \
         return 0;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "not-replayable", "{replay}");
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
