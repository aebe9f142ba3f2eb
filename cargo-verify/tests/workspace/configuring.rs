//! `verify.toml`, a package's metadata and the command line.

use super::project::{Project, Said, manifest};

const LOOP: &str = "extern \"C\" int count(unsigned n) { int c = 0; while (n--) c ^= 1; return c; }\n\
                    extern \"C\" int halve(int n) { return n / 2; }\n";

fn bound(said: &Said) -> Option<u64> {
    let entries = said.with_reason("entry");
    let count = entries
        .iter()
        .find(|line| line["function"] == "count")
        .unwrap();
    count["bounds_hit"]
        .as_array()
        .unwrap()
        .first()
        .and_then(|hit| hit["bound"].as_u64())
}

#[test]
fn nearer_settings_win() {
    let project = Project::with_sources(&[("a.cpp", LOOP)]);
    project.write("verify.toml", "unwind = 2\n");
    assert_eq!(bound(&project.verify(&[])), Some(2));
    project.write(
        "Cargo.toml",
        &format!(
            "{}[package.metadata.verify]\nunwind = 3\n",
            manifest("parts")
        ),
    );
    assert_eq!(bound(&project.verify(&[])), Some(3));
    project.write("verify.toml", "unwind = 2\n[function.count]\nunwind = 4\n");
    assert_eq!(bound(&project.verify(&[])), Some(4));
    assert_eq!(bound(&project.verify(&["--unwind", "5"])), Some(5));
}

const LOOPS: &str = "\
extern \"C\" int two_loops(unsigned n, unsigned m) {
    int c = 0;
    while (n--)
        c ^= 1;
    while (m--)
        c ^= 2;
    return c;
}
static int depth(unsigned n) { return n ? 1 + depth(n - 1) : 0; }
extern \"C\" int recursive(unsigned n) { return depth(n); }
";

/// The bounds that were reached, by line.
fn reached(said: &Said) -> Vec<(u64, u64)> {
    let entries = said.with_reason("entry");
    let hits = entries
        .iter()
        .flat_map(|entry| entry["bounds_hit"].as_array().unwrap());
    let mut hits: Vec<(u64, u64)> = hits
        .map(|hit| {
            (
                hit["place"]["line"].as_u64().unwrap(),
                hit["bound"].as_u64().unwrap(),
            )
        })
        .collect();
    hits.sort_unstable();
    hits
}

#[test]
fn single_loops_and_functions_have_bounds_of_their_own() {
    let project = Project::with_sources(&[("a.cpp", LOOPS)]);
    project.write(
        "verify.toml",
        "unwind = 1\n[bounds]\ntwo_loops = 3\n\"depth\" = 5\n",
    );
    assert_eq!(reached(&project.verify(&[])), [(3, 3), (5, 3), (9, 5)]);
    // What names a loop wins over what names its function, the nearer file over the other.
    project.write(
        "verify.toml",
        "unwind = 1\n[bounds]\ntwo_loops = 3\n\"two_loops#2\" = 4\n",
    );
    assert_eq!(reached(&project.verify(&[])), [(3, 3), (5, 4), (9, 1)]);
    project.write("verify.toml", "unwind = 1\n[bounds]\n\"cpp/a.cpp:3\" = 2\n");
    let package = format!(
        "{}[package.metadata.verify.bounds]\n\"a.cpp:5\" = 6\n",
        manifest("parts")
    );
    project.write("Cargo.toml", &package);
    let said = project.verify(&[]);
    assert_eq!(reached(&said), [(3, 2), (5, 6), (9, 1)]);
    assert!(
        said.verdicts()
            .iter()
            .all(|(_, verdict)| verdict == "bounded"),
        "{:?}",
        said.verdicts()
    );
}

#[test]
fn a_bound_of_its_own_stays_where_others_are_raised() {
    let bug = "extern \"C\" int late(unsigned n, unsigned m) {\n    int c = 0;\n    while (n--)\n        ++c;\n    \
               while (m--)\n        c += 100;\n    int a[1] = {0};\n    return c == 703 ? a[c] : 0;\n}\n";
    let project = Project::with_sources(&[("a.cpp", bug)]);
    project.write("verify.toml", "[bounds]\n\"late#1\" = 3\n\"late#2\" = 7\n");
    assert_eq!(
        project.verify(&[]).verdicts(),
        [("late".to_owned(), "violated".to_owned())]
    );
    project.write("verify.toml", "[bounds]\n\"late#1\" = 3\n\"late#2\" = 6\n");
    let said = project.verify(&[]);
    assert_eq!(
        said.verdicts(),
        [("late".to_owned(), "bounded".to_owned())],
        "{}",
        said.stdout
    );
}

#[test]
fn a_bound_that_fits_nothing_is_named() {
    let project = Project::with_sources(&[("a.cpp", LOOPS)]);
    project.write(
        "verify.toml",
        "unwind = 1\n[bounds]\ntwo_lops = 3\n\"b.cpp:3\" = 3\ndepth = 2\n",
    );
    let said = project.verify(&[]);
    let notes: Vec<&str> = said
        .with_reason("note")
        .iter()
        .map(|note| note["message"].as_str().unwrap())
        .collect();
    assert_eq!(notes.len(), 2, "{notes:?}");
    assert!(
        notes[0].contains("`b.cpp:3`") && notes[1].contains("`two_lops`"),
        "{notes:?}"
    );
}

#[test]
fn units_and_functions_can_be_left_out() {
    let project = Project::with_sources(&[
        ("a.cpp", LOOP),
        ("vendor.cpp", "extern \"C\" int vendored() { return 1; }\n"),
    ]);
    let names = |project: &Project| -> Vec<String> {
        project
            .verify(&["--unwind", "1"])
            .verdicts()
            .into_iter()
            .map(|(name, _)| name)
            .collect()
    };
    project.write(
        "verify.toml",
        "exclude = [\"cpp/vendor*\"]\nskip = [\"cou*\"]\n",
    );
    assert_eq!(names(&project), ["halve"]);
    project.write("verify.toml", "include = [\"cpp/vendor*\"]\n");
    assert_eq!(names(&project), ["vendored"]);
    project.write("verify.toml", "entry-points = [\"halve\"]\n");
    assert_eq!(names(&project), ["halve"]);
    project.write("verify.toml", "");
    let one = project.verify(&["--function", "vend*"]);
    assert_eq!(
        one.verdicts(),
        [("vendored".to_owned(), "proved".to_owned())]
    );
}

#[test]
fn a_key_that_is_not_known_is_an_error_with_its_place_and_a_suggestion() {
    let project = Project::with_sources(&[("a.cpp", LOOP)]);
    project.write("verify.toml", "unwind = 2\ntiemout = \"3s\"\n");
    let said = Said::of(&mut project.command(&[]));
    assert_eq!(said.code, Some(96));
    assert!(
        said.stderr.contains("verify.toml is wrong"),
        "{}",
        said.stderr
    );
    assert!(
        said.stderr.contains("did you mean `timeout`?"),
        "{}",
        said.stderr
    );
    assert!(said.stderr.contains("line 2"), "{}", said.stderr);
}

#[test]
fn an_option_before_a_command_that_ignores_it_is_refused() {
    let project = Project::empty();
    let said = Said::of(&mut project.command(&["--unwind", "3", "doctor"]));
    assert_eq!(said.code, Some(2));
    assert!(
        said.stderr
            .contains("`--unwind` cannot stand before `doctor`"),
        "{}",
        said.stderr
    );
}

#[test]
fn a_file_in_the_current_directory_gives_no_orders() {
    use std::os::unix::process::CommandExt;
    let project = Project::empty();
    project.write(
        "cargo-verify-compiler.json",
        "{\"command\": [{\"Unix\": [102, 97, 108, 115, 101]}], \"driver\": \"C\", \"log\": {\"Unix\": [46]}}",
    );
    let said = Said::of(project.command(&["explain", "V0107"]).arg0("cargo-verify"));
    assert_eq!(said.code, Some(0), "{}", said.stderr);
}

#[test]
fn completions_and_the_manual_page_are_made() {
    let project = Project::empty();
    for shell in ["bash", "zsh", "fish"] {
        let said = Said::of(&mut project.command(&["completions", shell]));
        assert_eq!(said.code, Some(0));
        assert!(said.stdout.contains("changed-since"), "{shell}");
    }
    let page = Said::of(&mut project.command(&["man"]));
    assert!(
        page.stdout.starts_with(".ie") && page.stdout.contains("compile\\-commands"),
        "{}",
        page.stdout
    );
}

#[test]
fn the_report_for_people_names_every_function() {
    let project = Project::with_sources(&[("a.cpp", LOOP)]);
    let said = Said::of(&mut project.command(&["--unwind", "2"]));
    assert_eq!(said.code, Some(0), "{}", said.stderr);
    for line in [
        "bounded parts: count",
        "bound 2 reached: loop",
        "proved parts: halve",
        "bounded: 2 entry points: 1 bounded, 1 proved",
    ] {
        assert!(said.stdout.contains(line), "{line} in\n{}", said.stdout);
    }
}

#[test]
fn a_section_about_a_function_that_there_is_not_is_an_error() {
    let project =
        Project::with_sources(&[("a.cpp", "extern \"C\" int halve(int n) { return n / 2; }\n")]);
    project.write("verify.toml", "[function.havle]\nunwind = 3\n");
    let said = project.verify(&[]);
    assert_eq!(said.code, Some(96), "{}\n{}", said.stdout, said.stderr);
    assert!(
        said.stderr.contains("did you mean `halve`?"),
        "{}",
        said.stderr
    );
    project.write("verify.toml", "[function.halve]\nunwind = 3\n");
    assert_eq!(project.verify(&[]).code, Some(0));
}
