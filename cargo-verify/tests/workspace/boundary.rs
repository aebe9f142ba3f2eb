//! What Rust declares against what C++ defines, as the command tells it.

use super::project::{Project, manifest};

const CPP: &str = "extern \"C\" int twice(int n) { return n < 1000 && n > -1000 ? 2 * n : 0; }\n\
     extern \"C\" void each(const double *values, unsigned long count) { (void)values; (void)count; }\n";

fn project(rust: &str) -> Project {
    let project = Project::with_sources(&[("parts.cpp", CPP)]);
    project.write("src/lib.rs", rust);
    project
}

#[test]
fn both_places_are_shown_side_by_side() {
    let project = project("unsafe extern \"C\" {\n    pub safe fn twice(n: i64) -> i32;\n}\n");
    let said = project.verify(&["--function", "twice"]);
    assert_eq!(said.code, Some(100), "{}{}", said.stdout, said.stderr);
    let violations = said.with_reason("violation");
    assert_eq!(violations.len(), 1, "{}", said.stdout);
    let violation = violations[0];
    assert_eq!(violation["code"], "V0803");
    assert_eq!(violation["level"], "error");
    assert_eq!(
        violation["message"],
        "parameter 1 (`n`) of `twice` has 64 bits in Rust and 32 in C++"
    );
    assert_eq!(
        (&violation["file"], &violation["line"]),
        (&"cpp/parts.cpp".into(), &1.into())
    );
    assert_eq!(violation["notes"][0]["message"], "Rust: `i64`\nC++: `int`");
    let declared = &violation["notes"][1]["place"];
    assert_eq!(
        (&declared["file"], &declared["line"], &declared["column"]),
        (&"src/lib.rs".into(), &2.into(), &17.into())
    );
    assert_eq!(said.summary()["verdict"], "violated");
}

#[test]
fn the_definition_is_marked_at_its_name() {
    let project = project("unsafe extern \"C\" {\n    pub safe fn twice(n: i64) -> i32;\n}\n");
    let said = project.verify(&["--function", "twice", "--report=sarif=a.sarif"]);
    assert_eq!(
        said.with_reason("violation")[0]["column"],
        16,
        "{}",
        said.stdout
    );
    let sarif = std::fs::read_to_string(project.path("a.sarif")).unwrap();
    let sarif: serde_json::Value = serde_json::from_str(&sarif).unwrap();
    let region = &sarif["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"];
    assert_eq!(
        (&region["startLine"], &region["startColumn"]),
        (&1.into(), &16.into()),
        "{region}"
    );
}

#[test]
fn another_sign_is_a_warning_unless_it_is_denied() {
    let project = project("unsafe extern \"C\" { pub safe fn twice(n: u32) -> i32; }\n");
    let lenient = project.verify(&["--function", "twice"]);
    assert_eq!(
        lenient.code,
        Some(0),
        "{}{}",
        lenient.stdout,
        lenient.stderr
    );
    assert_eq!(lenient.codes(), ["V0812"]);
    assert_eq!(lenient.with_reason("violation")[0]["level"], "warning");
    assert_eq!(lenient.summary()["verdict"], "proved");
    project.write("verify.toml", "[severity]\nffi-signedness = \"deny\"\n");
    assert_eq!(project.verify(&["--function", "twice"]).code, Some(100));
    project.write("verify.toml", "[severity]\nffi-signedness = \"allow\"\n");
    let silent = project.verify(&["--function", "twice"]);
    assert_eq!((silent.code, silent.codes()), (Some(0), Vec::new()));
}

#[test]
fn a_disagreement_can_be_accepted_and_switched_off() {
    let project = project("unsafe extern \"C\" { pub safe fn twice(n: i32, m: i32) -> i32; }\n");
    let arguments = ["--function", "twice", "--write-baseline", "known.json"];
    assert_eq!(project.verify(&arguments).code, Some(100));
    let known = project.verify(&["--function", "twice", "--baseline", "known.json"]);
    assert_eq!(known.code, Some(0), "{}", known.stdout);
    assert_eq!(known.with_reason("violation")[0]["level"], "known");
    let off = project.verify(&["--function", "twice", "--no-check", "ffi"]);
    assert_eq!((off.code, off.codes()), (Some(0), Vec::new()));
}

#[test]
fn a_function_without_c_linkage_is_missing() {
    let project = Project::with_sources(&[("parts.cpp", "int half(int n) { return n / 2; }\n")]);
    project.write(
        "src/lib.rs",
        "unsafe extern \"C\" { pub safe fn half(n: i32) -> i32; }\n",
    );
    let said = project.verify(&[]);
    assert_eq!(said.code, Some(100), "{}{}", said.stdout, said.stderr);
    assert_eq!(said.codes(), ["V0801"]);
}

#[test]
fn the_list_tells_what_calls_are_taken_to_pass() {
    let project = project(
        "unsafe extern \"C\" { fn each(values: *const f64, count: usize); fn other(n: i32); }\n\
         pub fn all(v: &[f64]) { unsafe { each(v.as_ptr(), v.len()) } }\n",
    );
    let list = project.list(&[]);
    let package = &list["packages"][0];
    let entries = package["libraries"][0]["units"][0]["entry_points"]
        .as_array()
        .unwrap();
    let each = entries
        .iter()
        .find(|entry| entry["symbol"] == "each")
        .unwrap();
    assert_eq!(each["declared"], true);
    let values = &each["contract"]["parameters"][0];
    assert_eq!(values["value"]["array"]["length"]["sibling"]["index"], 1);
    assert_eq!(
        values["evidence"][0]["words"],
        "a call passes `v.as_ptr()` with `v.len()` as its length"
    );
    assert_eq!(package["boundary"]["matched"], 1);
    assert_eq!(
        package["boundary"]["elsewhere"][0]["message"],
        "`other` is not defined by the units that were compiled"
    );
    let twice = entries
        .iter()
        .find(|entry| entry["symbol"] == "twice")
        .unwrap();
    assert_eq!(
        (&twice["declared"], &twice["contract"]),
        (&false.into(), &serde_json::Value::Null)
    );
    let words =
        String::from_utf8(project.command(&["list", "-v"]).output().unwrap().stdout).unwrap();
    assert!(
        words.contains(
            "values: a call passes `v.as_ptr()` with `v.len()` as its length (src/lib.rs:2)"
        ),
        "{words}"
    );
}

#[test]
fn calls_in_packages_that_use_the_declaring_one_count() {
    let project = project("unsafe extern \"C\" { pub fn each(values: *const f64, many: u64); }\n");
    project.write(
        "Cargo.toml",
        &format!("{}members = [\"user\"]\n", manifest("parts")),
    );
    project.write(
        "user/Cargo.toml",
        "[package]\nname = \"user\"\nversion = \"0.1.0\"\nedition = \"2024\"\n\n[dependencies]\nparts = { path = \"..\" }\n",
    );
    project.write(
        "user/src/lib.rs",
        "pub fn all(v: &[f64]) { unsafe { parts::each(v.as_ptr(), v.len() as u64) } }\n",
    );
    let list = project.list(&[]);
    let text = list.to_string();
    assert!(
        text.contains("a call passes `v.as_ptr()` with `v.len() as u64` as its length"),
        "{text}"
    );
}

/// The last of some numbers, which nothing in Rust says how many they are.
const LAST: &str =
    "extern \"C\" double last(const double *p, unsigned long k) { return k ? p[k - 1] : 0; }\n";
const LAST_DECLARED: &str =
    "unsafe extern \"C\" { pub fn last(p: *const f64, k: usize) -> f64; }\n";

fn last() -> Project {
    let project = Project::with_sources(&[("parts.cpp", LAST)]);
    project.write("src/lib.rs", LAST_DECLARED);
    project
}

#[test]
fn the_configuration_says_what_a_raw_pointer_is() {
    let project = last();
    // Nothing says how many there are: it is what the function requires.
    let said = project.verify(&[]);
    assert_eq!(said.codes(), Vec::<String>::new(), "{}", said.stdout);
    assert!(
        !said.with_reason("precondition").is_empty(),
        "{}",
        said.stdout
    );
    project.write(
        "verify.toml",
        "[function.last.parameters]\np = { valid-for = \"k\" }\n",
    );
    let said = project.verify(&[]);
    assert_eq!(
        (said.code, said.codes()),
        (Some(0), Vec::new()),
        "{}",
        said.stdout
    );
    assert!(
        said.stdout
            .contains("`p`: valid for `k`, as verify.toml says"),
        "{}",
        said.stdout
    );
    let nullable = "[function.last.parameters]\np = { valid-for = \"k\", nullable = true }\n";
    project.write("verify.toml", nullable);
    assert_eq!(project.verify(&[]).codes(), ["V0101"]);
}

#[test]
fn parameters_and_functions_that_are_not_declared_are_errors() {
    let project = last();
    for (text, message) in [
        (
            "[function.lost.parameters]\np = { is = \"object\" }\n",
            "neither Rust declares a function `lost`, nor does a library define one",
        ),
        (
            "[function.last.parameters]\nq = { is = \"object\" }\n",
            "`last` has no parameter `q`",
        ),
        (
            "[function.last.parameters]\np = { valid-for = \"n\" }\n",
            "`last` has no parameter `n`",
        ),
        (
            "[function.last.parameters]\nk = { is = \"object\" }\n",
            "`k` of `last` is no raw pointer",
        ),
    ] {
        project.write("verify.toml", text);
        let said = project.verify(&[]);
        assert_eq!(said.code, Some(96), "{}", said.stderr);
        assert!(said.stderr.contains(message), "{}", said.stderr);
    }
    project.write(
        "verify.toml",
        "[function.lost.parameters]\np = { is = \"object\" }\n",
    );
    assert!(project.verify(&[]).stderr.contains("last"));
}

#[test]
fn strictly_a_raw_pointer_promises_nothing() {
    let first = "extern \"C\" int first(const int *values, unsigned long count) { return count ? values[0] : 0; }\n\
         extern \"C\" int careful(const int *values, unsigned long count) { return count && values ? 1 : 0; }\n";
    let project = Project::with_sources(&[("parts.cpp", first)]);
    project.write(
        "src/lib.rs",
        "unsafe extern \"C\" {\n    pub fn first(values: *const i32, count: usize) -> i32;\n    \
         pub fn careful(values: *const i32, count: usize) -> i32;\n}\n",
    );
    assert_eq!(project.verify(&[]).code, Some(0));
    let strict = project.verify(&["--raw-pointers", "strict"]);
    assert_eq!(strict.code, Some(100), "{}", strict.stdout);
    assert_eq!(
        strict.codes(),
        ["V0101", "V0102", "V0112"],
        "{}",
        strict.stdout
    );
    let careful = project.verify(&["--raw-pointers", "strict", "--function", "careful"]);
    assert_eq!(careful.code, Some(0), "{}", careful.stdout);
}

#[test]
fn arrays_are_as_long_as_asked_for_or_grow_while_there_is_time() {
    let sixth = "extern \"C\" int sixth(const int *values, unsigned long count) { return count == 6 ? values[count] : 0; }\n";
    let project = Project::with_sources(&[("parts.cpp", sixth)]);
    project.write(
        "src/lib.rs",
        "unsafe extern \"C\" { pub fn sixth(values: *const i32, count: usize) -> i32; }\n",
    );
    let short = project.verify(&["--max-len", "5"]);
    assert_eq!(short.code, Some(0), "{}", short.stdout);
    assert!(
        short.stdout.contains("`values` has at most 5 elements"),
        "{}",
        short.stdout
    );
    assert_eq!(project.verify(&["--timeout", "60s"]).codes(), ["V0102"]);
}

#[test]
fn what_is_passed_uninitialised_is_written() {
    let bounds = "struct Bounds { int low; int high; };\n\
         extern \"C\" void bounds(Bounds *out, int n) { out->low = 0; if (n > 0) out->high = n; }\n";
    let project = Project::with_sources(&[("parts.cpp", bounds)]);
    project.write(
        "src/lib.rs",
        "use std::mem::MaybeUninit;\n#[repr(C)]\npub struct Bounds { pub low: i32, pub high: i32 }\n\
         unsafe extern \"C\" { fn bounds(out: *mut Bounds, n: i32); }\n\
         pub fn of(n: i32) -> Bounds {\n    let mut out = MaybeUninit::uninit();\n    \
         unsafe { bounds(out.as_mut_ptr(), n); out.assume_init() }\n}\n",
    );
    assert_eq!(project.verify(&[]).codes(), ["V0111"]);
    project.write("cpp/parts.cpp", &bounds.replace("if (n > 0) ", ""));
    let said = project.verify(&[]);
    assert_eq!(said.code, Some(0), "{}", said.stdout);
}

#[test]
fn a_returned_text_lives_and_ends() {
    let rust = "use std::ffi::{CStr, c_char};\n\
         unsafe extern \"C\" { fn text(n: i32) -> *const c_char; }\n\
         pub fn shown(n: i32) -> String {\n    \
         unsafe { CStr::from_ptr(text(n)) }.to_string_lossy().into_owned()\n}\n";
    let local =
        "extern \"C\" const char *text(int n) { char local[2] = {(char)n, 0}; return local; }\n";
    let endless = "static char letters[2] = {'a', 'b'};\nextern \"C\" const char *text(int) { return letters; }\n";
    let null = "extern \"C\" const char *text(int n) { return n ? \"some\" : nullptr; }\n";
    let fine = "extern \"C\" const char *text(int n) { return n ? \"some\" : \"none\"; }\n";
    for (cpp, codes) in [
        (local, &["V0904"][..]),
        (endless, &["V0904"]),
        (null, &["V0904"]),
        (fine, &[]),
    ] {
        let project = Project::with_sources(&[("parts.cpp", cpp)]);
        project.write("src/lib.rs", rust);
        let said = project.verify(&[]);
        assert_eq!(said.codes(), codes, "{cpp}\n{}", said.stdout);
    }
}
