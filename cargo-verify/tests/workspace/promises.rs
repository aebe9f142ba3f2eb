//! What Rust's types promise to C++, promise by promise: code that relies on nothing else, and code that relies
//! on more. What bridges promise is in the fixture `telegraph`.

use super::project::{BUILD, Project, verified_to_have as has};

#[test]
fn references_are_not_null_aligned_initialised_and_valid() {
    let rust = "#[repr(C)]\npub struct Pair { pub a: u64, pub b: i32 }\n\
         unsafe extern \"C\" { pub safe fn look(one: &Pair, other: &mut Pair) -> i32; }\n";
    let cpp = |relied: &str| {
        format!(
            "#include <cassert>\n#include <cstdint>\nstruct Pair {{ std::uint64_t a; std::int32_t b; }};\n\
             extern \"C\" int look(const Pair *one, Pair *other) {{\n  {relied}\n  return 0;\n}}\n"
        )
    };
    for holds in [
        "assert(one && other);",
        "assert((std::uintptr_t)one % 8 == 0 && (std::uintptr_t)other % 8 == 0);",
        "if (one->b > 3 || other->a > 3) return 1;",
    ] {
        has(rust, &cpp(holds), &[]);
    }
    has(
        rust,
        &cpp("assert((std::uintptr_t)one % 64 == 0);"),
        &["V0001"],
    );
    has(rust, &cpp("assert(one->b > 0);"), &["V0001"]);
    has(rust, &cpp("if ((one + 1)->a) return 1;"), &["V0102"]);
}

#[test]
fn references_that_may_write_have_no_alias_and_shared_ones_may() {
    let rust = |parameters: &str| {
        format!("unsafe extern \"C\" {{ pub safe fn differ({parameters}) -> i32; }}\n")
    };
    let cpp = "#include <cassert>\nextern \"C\" int differ(int *a, int *b) { assert(a != b); return 0; }\n";
    has(&rust("a: &mut i32, b: &mut i32"), cpp, &[]);
    has(&rust("a: &mut i32, b: &i32"), cpp, &[]);
    has(&rust("a: &i32, b: &i32"), cpp, &["V0001"]);
}

#[test]
fn what_no_function_makes_may_hold_anything() {
    let rust = "pub enum Handle {}\nunsafe extern \"C\" { pub fn handle_read(handle: *const Handle) -> i32; }\n";
    let cpp = |index: &str| {
        format!(
            "struct Handle {{ unsigned at; int values[4]; }};\n\
             extern \"C\" int handle_read(const Handle *handle) {{ return handle->values[{index}]; }}\n"
        )
    };
    // Nothing says that such an object is passed.
    let said = has(rust, &cpp("handle->at"), &[]);
    assert_eq!(said.with_reason("precondition")[0]["code"], "V0103");
    assert!(
        said.stdout.contains("it may hold anything"),
        "{}",
        said.stdout
    );
    has(rust, &cpp("handle->at % 4"), &[]);
}

/// As bindgen does it: declarations that the build script writes, some of them only with what it found out.
#[test]
fn declarations_of_the_build_script_are_compared_as_it_configured_them() {
    let project = Project::with_sources(&[(
        "parts.cpp",
        "struct Options { int level; long size; };\n\
         extern \"C\" long size_of(const Options *options) { return options->size; }\n\
         extern \"C\" void advance(long by) { (void)by; }\n",
    )]);
    let configured = |bindings: &str, found: &str| {
        let steps = format!(
            "fn main() {{\n    std::fs::write(std::path::Path::new(&std::env::var(\"OUT_DIR\").unwrap()).join(\"bindings.rs\"), {bindings:?}).unwrap();\n    \
             println!(\"cargo::rustc-check-cfg=cfg(large)\");\n    {found}\n"
        );
        project.write("build.rs", &BUILD.replacen("fn main() {\n", &steps, 1));
        project.verify(&[])
    };
    project.write(
        "src/lib.rs",
        "#![allow(warnings)]\ninclude!(concat!(env!(\"OUT_DIR\"), \"/bindings.rs\"));\n\
         #[cfg(large)] unsafe extern \"C\" { pub fn advance(by: i64); }\n\
         #[cfg(not(large))] unsafe extern \"C\" { pub fn advance(by: i32); }\n",
    );
    let right = "#[repr(C)] pub struct Options { pub level: ::std::os::raw::c_int, pub size: ::std::os::raw::c_long }\n\
         unsafe extern \"C\" { pub fn size_of(options: *const Options) -> ::std::os::raw::c_long; }\n";
    let wrong = right.replace("c_long }", "c_int }");
    let large = "println!(\"cargo::rustc-cfg=large\");";
    assert_eq!(configured(right, large).codes(), Vec::<String>::new());
    // Rust's struct is the smaller one, and less aligned: how many of them there are is the caller's to know.
    let smaller = configured(&wrong, large);
    assert_eq!(smaller.codes(), ["V0112", "V0806"], "{}", smaller.stdout);
    // The declaration that agrees is not the one that is compiled.
    let declared = std::fs::read_to_string(project.path("src/lib.rs")).unwrap();
    let exchanged = declared
        .replace("by: i64", "by: i16")
        .replace("by: i32", "by: i64");
    project.write("src/lib.rs", &exchanged);
    assert_eq!(configured(right, large).codes(), ["V0803"]);
}
