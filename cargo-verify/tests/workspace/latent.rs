//! What nothing says is passed is not passed: a failure that callers can avoid is what the function requires of them,
//! one under evidence is an error. Each program comes with the bug beside it.

use super::project::{Project, Said};
use serde_json::Value;

fn project(cpp: &str, rust: &str) -> Project {
    let project = Project::with_sources(&[("parts.cpp", cpp)]);
    project.write("src/lib.rs", rust);
    project
}

/// What callers are told to see to.
fn required(said: &Said) -> Vec<String> {
    let lines = said.with_reason("precondition");
    let what = |line: &Value| line["requires"]["what"].as_str().unwrap().to_owned();
    let mut all: Vec<String> = lines.into_iter().map(what).collect();
    all.sort();
    all
}

fn assert_requires(said: &Said, what: &[&str]) {
    assert_eq!(said.codes(), Vec::<String>::new(), "{}", said.stdout);
    assert_eq!(required(said), what, "{}", said.stdout);
    assert_eq!(said.code, Some(0), "{}", said.stdout);
}

fn assert_found(said: &Said, codes: &[&str]) {
    assert_eq!(said.codes(), codes, "{}", said.stdout);
    assert_eq!(said.code, Some(100), "{}", said.stdout);
}

const CLAMP: &str = r#"
#include <cstddef>
#include <cstdint>
extern "C" void clamp_copy(const int32_t *src, size_t n, int32_t *dst, int32_t lo, int32_t hi) {
    for (size_t i = 0; i < n; i++) {
        int32_t v = src[i];
        *dst++ = v < lo ? lo : v > hi ? hi : v;
    }
}
"#;

const CLAMP_DECLARED: &str = "unsafe extern \"C\" {\n    \
    fn clamp_copy(src: *const i32, n: usize, dst: *mut i32, lo: i32, hi: i32);\n}\n";

/// The buffer comes from somewhere else.
fn clamp_into() -> String {
    format!(
        "{CLAMP_DECLARED}pub unsafe fn clamped(v: &[i32], out: *mut i32, lo: i32, hi: i32) {{\n    \
         unsafe {{ clamp_copy(v.as_ptr(), v.len(), out, lo, hi) }};\n}}\n"
    )
}

/// The buffer is made as long as what it is filled from.
fn clamped(made: &str) -> String {
    format!(
        "{CLAMP_DECLARED}pub fn clamped(v: &[i32], lo: i32, hi: i32) -> Vec<i32> {{\n    \
         let n = v.len();\n    let mut out = {made};\n    \
         unsafe {{ clamp_copy(v.as_ptr(), n, out.as_mut_ptr(), lo, hi) }};\n    out\n}}\n"
    )
}

#[test]
fn a_length_that_nobody_tells_is_required_of_callers() {
    let said = project(CLAMP, &clamp_into()).verify(&[]);
    assert_requires(&said, &["`dst` valid for `n` elements"]);
    assert_eq!(said.summary()["preconditions"].as_array().unwrap().len(), 1);
    // Nothing before the beginning of a buffer is there, however long it is.
    let said = project(&CLAMP.replace("*dst++", "*--dst"), &clamp_into()).verify(&[]);
    assert_found(&said, &["V0401"]);
}

#[test]
fn what_a_call_site_makes_beside_the_length_is_as_long() {
    for made in ["vec![0; n]", "vec![0; v.len()]"] {
        let said = project(CLAMP, &clamped(made)).verify(&[]);
        assert_requires(&said, &[]);
        let said = project(&CLAMP.replace("*dst++", "*++dst"), &clamped(made)).verify(&[]);
        assert_found(&said, &["V0102"]);
    }
}

#[test]
fn what_is_required_can_be_denied_and_accepted() {
    let project = project(CLAMP, &clamp_into());
    project.write("verify.toml", "[severity]\nprecondition = \"deny\"\n");
    assert_eq!(project.verify(&[]).code, Some(100));
    project.write("verify.toml", "");
    let said = project.run(&["accept", "--message-format", "json"]);
    assert_eq!(said.code, Some(0), "{}", said.stderr);
    let accepted = std::fs::read_to_string(project.path("verify-accepted.toml")).unwrap();
    assert!(accepted.contains("valid-for = \"n\""), "{accepted}");
    assert_requires(&project.verify(&[]), &[]);
    // It is a contract from then on: what goes beyond it is an error.
    project.write("cpp/parts.cpp", &CLAMP.replace("*dst++", "*++dst"));
    assert_found(&project.verify(&[]), &["V0102"]);
}

#[test]
fn a_fixed_number_of_bytes_is_told() {
    let digest = "#include <cstdint>\n\
        extern \"C\" int digest_sum(const uint8_t *digest) {\n    \
        int sum = 0;\n    for (int i = 0; i < 32; i++) { sum += digest[i]; }\n    return sum;\n}\n";
    let declared = "unsafe extern \"C\" { pub fn digest_sum(digest: *const u8) -> i32; }\n";
    let said = project(digest, declared).verify(&[]);
    assert_requires(&said, &["`digest` valid for 32 elements"]);
    // A newtype of an array says how many there are.
    let key = |length: u32| {
        format!(
            "{declared}pub struct Key([u8; {length}]);\nimpl Key {{ pub fn sum(&self) -> i32 {{ \
             unsafe {{ digest_sum(self.0.as_ptr()) }} }} }}\n"
        )
    };
    assert_requires(&project(digest, &key(32)).verify(&[]), &[]);
    assert_found(&project(digest, &key(16)).verify(&[]), &["V0102"]);
}

#[test]
fn numbers_that_no_call_passes_are_left_to_callers() {
    let modes = "static const int costs[3] = {1, 2, 3};\n\
        extern \"C\" int mode_cost(int mode) { return costs[mode]; }\n";
    let calls = |last: &str| {
        format!(
            "unsafe extern \"C\" {{ fn mode_cost(mode: i32) -> i32; }}\nconst BEST: i32 = {last};\n\
             pub fn costs() -> i32 {{ unsafe {{ mode_cost(0) + mode_cost(1) + mode_cost(BEST) }} }}\n"
        )
    };
    let said = project(modes, &calls("2")).verify(&[]);
    assert_requires(&said, &["`mode` one of 0, 1, 2, as all known calls pass"]);
    assert_found(&project(modes, &calls("3")).verify(&[]), &["V0103"]);
}

#[test]
fn what_only_the_library_knows_may_be_otherwise() {
    let cpp = "struct Parser { int depth; int limit; };\n\
        extern \"C\" int parser_left(const Parser *parser, int n) { return n / (parser->limit - parser->depth); }\n";
    let declared = "#[repr(C)] pub struct Parser { _address: u8 }\n\
        unsafe extern \"C\" { pub fn parser_left(parser: *const Parser, n: i32) -> i32; }\n";
    let said = project(cpp, declared).verify(&["--no-check", "signed-overflow"]);
    assert_eq!(said.codes(), Vec::<String>::new(), "{}", said.stdout);
    assert!(!required(&said).is_empty(), "{}", said.stdout);
    // It fails whatever the parser holds.
    let said = project(
        &cpp.replace(
            "(parser->limit - parser->depth)",
            "(parser->limit - parser->limit)",
        ),
        declared,
    );
    assert_found(&said.verify(&["--no-check", "signed-overflow"]), &["V0203"]);
}

#[test]
fn functions_that_rust_does_not_declare_are_asked_for() {
    let cpp = "extern \"C\" int declared(int n) { return n & 1; }\n\
        extern \"C\" int other(int n) { return 12 / n; }\n";
    let declared = "unsafe extern \"C\" { pub fn declared(n: i32) -> i32; }\n";
    let project = project(cpp, declared);
    assert_requires(&project.verify(&[]), &[]);
    assert_found(&project.verify(&["--undeclared"]), &["V0203"]);
}

#[test]
fn evidence_is_listed_for_each_parameter() {
    let said = project(CLAMP, &clamp_into()).run(&["list", "--arguments", "clamp_copy"]);
    for words in [
        "rests on evidence",
        "call site: a call passes `v.as_ptr()` with `v.len()` as its length (src/lib.rs:5)",
        "dst: *mut i32\n    rests on nothing: left to callers",
        "lo: i32\n    rests on the declared type",
    ] {
        assert!(said.stdout.contains(words), "{words}\n{}", said.stdout);
    }
}

#[test]
fn every_format_has_what_is_required() {
    let project = project(CLAMP, &clamp_into());
    for (format, words) in [
        ("human", "bounded, requires 1 precondition"),
        (
            "short",
            ": `clamp_copy` requires `dst` valid for `n` elements",
        ),
        ("sarif", "\"level\": \"note\""),
        ("junit", "requires `dst` valid for `n` elements"),
        ("github", "cpp/parts.cpp,line=7,col=13,title=V0401"),
    ] {
        let said = project.run(&["--message-format", format]);
        assert_eq!(said.code, Some(0), "{format}: {}", said.stdout);
        assert!(said.stdout.contains(words), "{format}: {}", said.stdout);
    }
}
