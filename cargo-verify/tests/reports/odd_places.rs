//! Violations where it is not obvious what to show.

use super::program::Program;

#[test]
fn a_violation_inside_a_macro_is_shown_where_the_macro_is_used() {
    let program = Program::new(&[(
        "a.c",
        b"#include <stdlib.h>\n#define RELEASE(p) free(p)\n\nint main(void) {\n    char *p = malloc(8);\n    RELEASE(p);\n    RELEASE(p);\n}\n",
    )]);
    insta::assert_snapshot!(program.printed(&["a.c"]));
}

#[test]
fn a_violation_in_a_header_names_the_header_and_who_called_it() {
    let program = Program::new(&[
        (
            "include/release.h",
            b"#include <stdlib.h>\nstatic inline void release(char *p) {\n    free(p);\n}\n",
        ),
        (
            "a.c",
            b"#include \"include/release.h\"\n\nint main(void) {\n    char *p = malloc(8);\n    release(p);\n    release(p);\n}\n",
        ),
    ]);
    insta::assert_snapshot!(program.printed(&["a.c"]));
}

#[test]
fn a_violation_inside_a_model_is_shown_in_the_program() {
    let program = Program::new(&[(
        "a.cpp",
        b"#include <vector>\n\nint main() {\n    std::vector<int> v;\n    return v.back();\n}\n",
    )]);
    insta::assert_snapshot!(program.printed(&["a.cpp"]));
}

#[test]
fn a_violation_in_a_generated_file_is_shown_in_what_it_was_made_from() {
    let program = Program::new(&[
        ("table.def", b"first\nsecond = values[3]\nthird\n"),
        (
            "out/table.c",
            b"int main(void) {\n    int values[3] = {1, 2, 3}, *p = values;\n#line 2 \"table.def\"\n    return p[3];\n}\n",
        ),
    ]);
    insta::assert_snapshot!(program.printed(&["out/table.c"]));
}

#[test]
fn a_violation_in_a_generated_file_whose_origin_is_gone_is_still_named() {
    let program = Program::new(&[(
        "out/table.c",
        b"int main(void) {\n    int values[3] = {1, 2, 3}, *p = values;\n#line 2 \"table.def\"\n    return p[3];\n}\n",
    )]);
    let printed = program.printed(&["out/table.c"]);
    assert!(printed.contains("table.def:2"), "{printed}");
    assert!(printed.contains("cannot be shown"), "{printed}");
}

#[test]
fn a_source_that_is_not_utf_8_is_marked_at_the_right_place() {
    let program = Program::new(&[(
        "a.c",
        b"int main(void) {\n    int a[3] = {1, 2, 3}, *p = a; /* gr\xfc\xdfe */ return p[3];\n}\n",
    )]);
    insta::assert_snapshot!(program.printed(&["a.c"]));
}
