//! Several reports of one run, and reports that cannot be written.

use super::program::Program;
use serde_json::Value;

const DOUBLE_FREE: &[u8] =
    b"#include <stdlib.h>\n\nint main(void) {\n    char *p = malloc(8);\n    free(p);\n    free(p);\n}\n";
const HOLDS: &[u8] = b"int main(void) {\n    return 0;\n}\n";

#[test]
fn one_run_writes_every_format() {
    let program = Program::new(&[("a.c", DOUBLE_FREE)]);
    let formats = [
        "human", "short", "json", "sarif", "junit", "github", "witness", "coverage",
    ];
    let reports: Vec<String> = formats
        .iter()
        .map(|format| format!("--report={format}=reports/{format}"))
        .collect();
    let mut arguments = vec!["a.c", "--message-format", "short"];
    arguments.extend(reports.iter().map(String::as_str));
    let output = program.verify(&arguments);
    assert_eq!(output.status.code(), Some(100), "{output:?}");
    let printed = String::from_utf8(output.stdout).unwrap();
    assert_eq!(program.read("reports/short"), printed);
    assert_eq!(
        printed,
        "a.c:6:5: error[V0107]: memory from `malloc` is released twice\nviolated\n"
    );
    assert!(program.read("reports/human").starts_with("error[V0107]"));
    let summary = program.read("reports/json");
    let summary: Value = serde_json::from_str(summary.lines().last().unwrap()).unwrap();
    assert_eq!(summary["verdict"], "violated");
    let sarif: Value = serde_json::from_str(&program.read("reports/sarif")).unwrap();
    let result = &sarif["runs"][0]["results"][0];
    assert_eq!(result["ruleId"], "V0107");
    assert_eq!(
        result["locations"][0]["physicalLocation"]["artifactLocation"],
        serde_json::json!({"uri": "a.c", "uriBaseId": "%SRCROOT%"})
    );
    let junit = program.read("reports/junit");
    let junit = roxmltree::Document::parse(&junit).unwrap();
    assert_eq!(junit.root_element().attribute("failures"), Some("1"));
    let github = program.read("reports/github");
    assert!(github.starts_with("::error file=a.c,line=6,col=5,title=V0107 double-free::"));
    let witness: Value = serde_saphyr::from_str(&program.read("reports/witness")).unwrap();
    assert_eq!(
        witness[0]["content"][0]["segment"][0]["waypoint"]["location"]["line"],
        6
    );
    let tracefile = program.read("reports/coverage");
    let records = lcov::Reader::new(tracefile.as_bytes());
    assert!(
        records.collect::<Result<Vec<_>, _>>().is_ok(),
        "{tracefile}"
    );
}

#[test]
fn a_program_that_holds_has_reports_without_results() {
    let program = Program::new(&[("a.c", HOLDS)]);
    let output = program.verify(&[
        "a.c",
        "--message-format=github",
        "--report=sarif=a.sarif",
        "--report=junit=a.xml",
        "--report=witness=a.yml",
    ]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(
        printed.starts_with("::notice title=cargo verify%3A proved::"),
        "{printed}"
    );
    let sarif: Value = serde_json::from_str(&program.read("a.sarif")).unwrap();
    assert_eq!(sarif["runs"][0]["results"], serde_json::json!([]));
    assert_eq!(sarif["runs"][0]["properties"]["verdict"], "proved");
    let junit = program.read("a.xml");
    let junit = roxmltree::Document::parse(&junit).unwrap();
    assert_eq!(junit.root_element().attribute("tests"), Some("1"));
    assert_eq!(junit.root_element().attribute("failures"), Some("0"));
}

#[test]
fn a_report_that_cannot_be_written_is_named_and_the_others_are_written() {
    let program = Program::new(&[("a.c", DOUBLE_FREE), ("file", b"")]);
    let output = program.verify(&[
        "a.c",
        "--report=sarif=file/below.sarif",
        "--report=junit=a.xml",
    ]);
    assert_eq!(output.status.code(), Some(96), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        said.contains("file/below.sarif cannot be written"),
        "{said}"
    );
    let printed = String::from_utf8(output.stdout).unwrap();
    assert!(printed.contains("error[V0107]"), "{printed}");
    assert!(program.read("a.xml").contains("failures=\"1\""));
}

#[test]
fn standard_output_can_hold_several_reports() {
    let program = Program::new(&[("a.c", HOLDS)]);
    for name in ["-", "/dev/stdout"] {
        let report = format!("--report=github={name}");
        // A file, which must not be cut off.
        let out = std::fs::File::create(program.root.join("out")).unwrap();
        let mut command = program.command(&["a.c", "--message-format=short", &report]);
        assert!(command.stdout(out).status().unwrap().success());
        let text = program.read("out");
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 2, "{text:?}");
        assert_eq!(lines[0], "proved");
        assert!(lines[1].starts_with("::notice "), "{text}");
    }
}

#[test]
fn what_was_never_reached_is_said() {
    let program = Program::new(&[(
        "a.c",
        b"static int never(int a) {\n    return a * 2;\n}\n\nint main(void) {\n    int n = 3;\n    if (n == 7)\n        return never(n);\n    return 0;\n}\n",
    )]);
    insta::assert_snapshot!(program.printed(&["a.c", "--report=coverage=a.info"]));
    insta::assert_snapshot!(program.read("a.info"));
}

#[test]
fn what_ends_in_an_exception_was_reached() {
    let program = Program::new(&[(
        "a.cpp",
        b"static void fail(int n) {\n    if (n)\n        throw n;\n}\n\nint main() {\n    try {\n        fail(3);\n        \
          return 1;\n    } catch (int) {\n    }\n    return 0;\n}\n",
    )]);
    let printed = program.printed(&["a.cpp"]);
    assert!(printed.contains("; never reached: a.cpp:9\n"), "{printed}");
}

#[test]
fn frames_of_the_library_are_folded_between_those_of_the_program() {
    let program = Program::new(&[(
        "a.cpp",
        b"#include <algorithm>\n#include <vector>\nstatic bool before(int a, int b) { return 6 / a < b; }\n\
          int main() {\n    std::vector<int> v{2, 0, 1};\n    std::sort(v.begin(), v.end(), before);\n}\n",
    )]);
    let printed = program.printed(&["a.cpp"]);
    let frames: Vec<&str> = printed
        .lines()
        .map(str::trim)
        .filter(|line| line.starts_with("in `"))
        .collect();
    assert_eq!(frames.len(), 3, "{printed}");
    assert!(frames[0].starts_with("in `before(int, int)` at a.cpp:3"));
    assert_eq!(frames[1], "in `std::sort`, in the library", "{printed}");
    assert!(frames[2].starts_with("in `main` at a.cpp:6"), "{printed}");
    let printed = program.printed(&["a.cpp", "-v"]);
    assert!(printed.contains("::sort_range<"), "{printed}");
}

#[test]
fn a_full_disk_is_noticed() {
    let program = Program::new(&[("a.c", HOLDS)]);
    let output = program.verify(&["a.c", "--report=sarif=/dev/full", "--report=json=a.json"]);
    assert_eq!(output.status.code(), Some(96), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("/dev/full cannot be written"), "{said}");
    assert!(program.read("a.json").contains("\"proved\""));
}

#[test]
fn an_error_of_the_run_is_in_the_reports_too() {
    let program = Program::new(&[("a.c", b"int main(void) { return }\n")]);
    let output = program.verify(&["a.c", "--report=junit=a.xml", "--report=sarif=a.sarif"]);
    assert_eq!(output.status.code(), Some(101), "{output:?}");
    let junit = program.read("a.xml");
    let junit = roxmltree::Document::parse(&junit).unwrap();
    assert_eq!(junit.root_element().attribute("errors"), Some("1"));
    let sarif: Value = serde_json::from_str(&program.read("a.sarif")).unwrap();
    assert_eq!(
        sarif["runs"][0]["invocations"][0]["executionSuccessful"],
        false
    );
}

#[test]
fn two_reports_in_one_file_are_refused() {
    let program = Program::new(&[("a.c", HOLDS)]);
    let output = program.verify(&["a.c", "--report=json=a", "--report=sarif=a"]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    assert!(!program.root.join("a").exists());
}

/// What is printed with these variables set, and links asked for.
fn linked(program: &Program, arguments: &[&str], variables: &[(&str, &str)]) -> String {
    let mut command = program.command(arguments);
    command.env("FORCE_HYPERLINK", "1");
    command.env_remove("NO_COLOR");
    command.envs(variables.iter().copied());
    String::from_utf8(command.output().unwrap().stdout).unwrap()
}

#[test]
fn terminals_that_can_get_links_and_people_who_want_plain_text_do_not() {
    let program = Program::new(&[("a.c", DOUBLE_FREE)]);
    let link = "\x1b]8;;file://";
    let printed = linked(&program, &["a.c", "--color=always"], &[]);
    assert!(printed.contains(link), "{printed:?}");
    for (arguments, variables) in [
        (vec!["a.c"], [("NO_COLOR", "1")]),
        (vec!["a.c"], [("TERM", "dumb")]),
        (vec!["a.c", "--color=never"], [("TERM", "xterm-kitty")]),
    ] {
        let printed = linked(&program, &arguments, &variables);
        assert!(!printed.contains('\x1b'), "{printed:?}");
    }
}
