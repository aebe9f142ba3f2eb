//! What a counterexample chose reaches the real program: arguments, standard input, allocations, values of harnesses.

use crate::Case;
use serde_json::Value;

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
fn no_native_run_is_made_to_follow_one_execution_of_threads() {
    let case = Case::new(
        "a.c",
        "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\nstatic atomic_int done;\n\
         static void *work(void *of) {\n  done = 1;\n  return of;\n}\nint main(void) {\n  pthread_t thread;\n  \
         pthread_create(&thread, 0, work, 0);\n  assert(!done);\n  pthread_join(thread, 0);\n  return 0;\n}\n",
    );
    let replay = case.replay(&[]);
    assert!(replay.is_null(), "{replay}");
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
fn what_a_function_without_a_body_writes_cannot_be_arranged() {
    let case = Case::new(
        "a.c",
        "#include <assert.h>\nvoid fill(int *target);\nint main(void) {\n  int n = 5;\n  fill(&n);\n  assert(n == 5);\n  \
         return 0;\n}\n",
    );
    let replay = case.replay(&[]);
    assert_eq!(replay["result"], "not-replayable", "{replay}");
}
