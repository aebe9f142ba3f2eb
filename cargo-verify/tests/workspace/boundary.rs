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
    assert_eq!(said.with_reason("violation")[0]["column"], 16, "{}", said.stdout);
    let sarif = std::fs::read_to_string(project.path("a.sarif")).unwrap();
    let sarif: serde_json::Value = serde_json::from_str(&sarif).unwrap();
    let region = &sarif["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["region"];
    assert_eq!((&region["startLine"], &region["startColumn"]), (&1.into(), &16.into()), "{region}");
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
