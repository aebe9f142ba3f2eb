//! What a native run means: confirmed, confirmed by a model alone, not confirmed, not replayable.

use crate::Case;
use serde_json::Value;

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
