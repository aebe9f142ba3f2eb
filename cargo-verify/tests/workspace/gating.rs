//! What makes the command fail, with real git.

use super::project::{Project, Said};
use std::process::Command;

const TWO_BUGS: &str = "\
extern \"C\" int divide(int a, int b) { return a / b; }
extern \"C\" int halve(int n) { return n / 2; }
";

#[test]
fn a_baseline_accepts_what_is_known_and_nothing_else() {
    let project = Project::with_sources(&[("a.cpp", TWO_BUGS)]);
    assert_eq!(
        project.verify(&["--baseline", "known.json"]).code,
        Some(96),
        "there is none yet"
    );
    assert_eq!(
        project.verify(&["--write-baseline", "known.json"]).code,
        Some(100)
    );
    let accepted = project.verify(&["--baseline", "known.json"]);
    assert_eq!(accepted.code, Some(0), "{}", accepted.stdout);
    assert!(
        accepted
            .with_reason("violation")
            .iter()
            .all(|line| line["level"] == "known")
    );
    // Lines move; a bug in another function is new.
    project.write(
        "cpp/a.cpp",
        &format!("\n{TWO_BUGS}extern \"C\" int remainder_of(int a, int b) {{ return a % b; }}\n"),
    );
    let new = project.verify(&["--baseline", "known.json"]);
    assert_eq!(new.code, Some(100), "{}", new.stdout);
    let levels: Vec<(&str, &str)> = new
        .with_reason("violation")
        .iter()
        .map(|line| {
            (
                line["function"].as_str().unwrap(),
                line["level"].as_str().unwrap(),
            )
        })
        .collect();
    assert!(
        levels.contains(&("divide", "known")) && levels.contains(&("remainder_of", "error")),
        "{levels:?}"
    );
    // What was fixed is listed.
    project.write(
        "cpp/a.cpp",
        "extern \"C\" int halve(int n) { return n / 2; }\n",
    );
    let fixed = project.verify(&["--baseline", "known.json"]);
    assert_eq!(fixed.code, Some(0));
    assert!(
        !fixed.summary()["fixed"].as_array().unwrap().is_empty(),
        "{}",
        fixed.stdout
    );
}

/// The levels of the violations, with the lines that they are in.
fn levels(said: &Said) -> Vec<(u64, String)> {
    let violations = said.with_reason("violation");
    let level = |line: &&serde_json::Value| {
        let level = line["level"].as_str().unwrap().to_owned();
        (line["line"].as_u64().unwrap(), level)
    };
    let mut levels: Vec<(u64, String)> = violations.iter().map(level).collect();
    levels.sort();
    levels
}

#[test]
fn a_second_bug_of_the_same_kind_in_the_same_function_is_new() {
    let one =
        "extern \"C\" int f(int n, int m) {\n    int s = 0;\n    s ^= 7 / n--;\n    return s;\n}\n";
    let project = Project::with_sources(&[("a.cpp", one)]);
    let arguments = ["--no-check", "V0201", "--no-replay"];
    let run = |more: &[&str]| project.verify(&[&arguments[..], more].concat());
    assert_eq!(run(&["--write-baseline", "known.json"]).code, Some(100));
    let baseline = ["--baseline", "known.json"];
    assert_eq!(run(&baseline).code, Some(0));
    // Lines before the function, and in it, do not matter.
    let longer = one.replace("int s = 0;", "int s = 0;\n    s = m;");
    project.write("cpp/a.cpp", &format!("// A comment.\n{longer}"));
    let moved = run(&baseline);
    assert_eq!(moved.code, Some(0), "{}", moved.stdout);
    // The same text once more, and another one.
    let more = one.replace("n--;", "n--;\n    s ^= 7 / n--;\n    s ^= 7 / m;");
    project.write("cpp/a.cpp", &more);
    let new = run(&baseline);
    assert_eq!(new.code, Some(100), "{}", new.stdout);
    let expected = [(3, "known"), (4, "error"), (5, "error")];
    let expected = expected.map(|(line, level)| (line, level.to_owned()));
    assert_eq!(levels(&new), expected, "{}", new.stdout);
    // Another text in its place is another bug.
    project.write("cpp/a.cpp", &one.replace("7 / n--", "9 / n--"));
    let other = run(&baseline);
    assert_eq!(other.code, Some(100), "{}", other.stdout);
    assert_eq!(other.summary()["fixed"].as_array().unwrap().len(), 1);
}

#[test]
fn an_accepted_violation_hides_no_lack_of_a_verdict() {
    let source = "\nextern \"C\" int f(int n) {\n    if (n == 3) return 1 / (n - 3);\n    asm goto(\"jmp %l0\" : : : : away);\naway:\n    return n;\n}\n";
    let project = Project::with_sources(&[("a.cpp", source)]);
    let first = project.verify(&["--no-replay", "--write-baseline", "known.json"]);
    assert_eq!(first.code, Some(100), "{}", first.stdout);
    assert!(
        !first.with_reason("entry")[0]["unknown"]
            .as_array()
            .unwrap()
            .is_empty(),
        "{}",
        first.stdout
    );
    let again = project.verify(&[
        "--no-replay",
        "--baseline",
        "known.json",
        "--report=junit=a.xml",
    ]);
    assert_eq!(again.code, Some(5), "{}", again.stdout);
    let junit = std::fs::read_to_string(project.path("a.xml")).unwrap();
    let junit = roxmltree::Document::parse(&junit).unwrap();
    assert_eq!(junit.root_element().attribute("errors"), Some("1"));
    let shown = Said::of(&mut project.command(&["--no-replay", "--baseline", "known.json"])).stdout;
    let known: Vec<&str> = shown
        .lines()
        .filter(|line| line.contains("V0203"))
        .collect();
    assert!(
        known.len() == 1 && known[0].starts_with("known[V0203]"),
        "{shown}"
    );
    assert!(
        !shown.contains("return 1 / (n - 3)"),
        "one line each: {shown}"
    );
}

#[test]
fn the_verdicts_that_fail_can_be_chosen() {
    let loops = "extern \"C\" int count(unsigned n) { int c = 0; while (n--) c ^= 1; return c; }\n";
    let project = Project::with_sources(&[("a.cpp", loops)]);
    let code = |words: &[&str]| {
        let mut all = vec!["--unwind", "2"];
        all.extend(words);
        project.verify(&all).code
    };
    assert_eq!(code(&[]), Some(0));
    assert_eq!(code(&["--fail-on", "violated,bounded"]), Some(5));
    let buggy = Project::with_sources(&[("a.cpp", TWO_BUGS)]);
    assert_eq!(buggy.verify(&["--fail-on", "unknown"]).code, Some(0));
}

#[test]
fn severities_come_from_the_configuration() {
    let project = Project::with_sources(&[(
        "a.cpp",
        "extern \"C\" int divide(int a, int b) { return b == -1 ? 0 : a / b; }\n",
    )]);
    assert_eq!(project.verify(&[]).code, Some(100));
    project.write("verify.toml", "[severity]\nV0203 = \"warn\"\n");
    let warned = project.verify(&[]);
    assert_eq!(warned.code, Some(0), "{}", warned.stdout);
    assert_eq!(warned.with_reason("violation")[0]["level"], "warning");
    project.write("verify.toml", "[severity]\ndivision-by-zero = \"allow\"\n");
    let allowed = project.verify(&[]);
    assert_eq!(allowed.code, Some(0), "{}", allowed.stdout);
    assert!(allowed.with_reason("violation").is_empty());
}

fn git(project: &Project, words: &[&str]) -> Said {
    let mut command = Command::new("git");
    command.args(words).current_dir(&project.root);
    for (name, value) in [("AUTHOR", "a"), ("COMMITTER", "a")] {
        command
            .env(format!("GIT_{name}_NAME"), value)
            .env(format!("GIT_{name}_EMAIL"), "a@example.org");
    }
    command.env(
        "CARGO_VERIFY_CACHE",
        std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache"),
    );
    command.env_remove("CARGO_TARGET_DIR");
    Said::of(&mut command)
}

fn repository(sources: &[(&str, &str)]) -> Project {
    let project = Project::with_sources(sources);
    commit_all(&project);
    project
}

fn commit_all(project: &Project) {
    project.write(".gitignore", "target\nCargo.lock\n");
    for words in [
        &["init", "--quiet"][..],
        &["add", "."],
        &["commit", "--quiet", "--message", "first"],
    ] {
        let said = git(project, words);
        assert_eq!(said.code, Some(0), "{}", said.stderr);
    }
}

#[test]
fn only_what_changed_since_a_revision_is_verified() {
    let project = repository(&[
        (
            "a.cpp",
            "#include \"a.hpp\"\nextern \"C\" int in_a(int n) { return LIMIT / 2; }\n",
        ),
        ("a.hpp", "#define LIMIT 5\n"),
        ("b.cpp", "extern \"C\" int in_b(int n) { return n / 2; }\n"),
    ]);
    let names = |said: &Said| {
        said.verdicts()
            .into_iter()
            .map(|(name, _)| name)
            .collect::<Vec<_>>()
    };
    let nothing = project.verify(&["--changed-since", "HEAD"]);
    assert_eq!(
        (nothing.code, names(&nothing)),
        (Some(0), vec![]),
        "{}",
        nothing.stderr
    );
    project.write("cpp/a.hpp", "#define LIMIT 6\n");
    assert_eq!(
        names(&project.verify(&["--changed-since", "HEAD"])),
        ["in_a"]
    );
    let unknown = project.verify(&["--changed-since", "no-such-revision"]);
    assert_eq!(unknown.code, Some(96), "{}", unknown.stdout);
    assert_eq!(
        project.verify(&["--changed-since=--output=x"]).code,
        Some(96),
        "no option reaches git"
    );
}

const THREE: &str = "\
static int shared(int n) {
    int m = n;
    return m / 2;
}

extern \"C\" int one(int n) {
    int m = shared(n);
    return m;
}

extern \"C\" int two(int n) {
    int m = n;
    return m;
}

extern \"C\" int three(int n) {
    int m = shared(n);
    return m;
}
";

#[test]
fn only_functions_that_reach_a_change_are_verified() {
    let project = repository(&[("a.cpp", THREE)]);
    let changed = |text: &str| {
        project.write("cpp/a.cpp", text);
        let said = project.verify(&["--changed-since", "HEAD"]);
        assert_eq!(said.code, Some(0), "{}\n{}", said.stdout, said.stderr);
        said.verdicts()
            .into_iter()
            .map(|(name, _)| name)
            .collect::<Vec<_>>()
    };
    assert_eq!(changed(THREE), [""; 0]);
    assert_eq!(
        changed(&THREE.replace("int m = n;\n    return m;", "int m = n / 2;\n    return m;")),
        ["two"]
    );
    assert_eq!(
        changed(&THREE.replace("return m / 2;", "return m / 4;")),
        ["one", "three"]
    );
    // A line that is gone, in the middle of one.
    assert_eq!(
        changed(&THREE.replace("    int m = n;\n    return m / 2;", "    return n / 2;")),
        ["one", "three"]
    );
    // What is outside of functions may matter to all of them.
    assert_eq!(
        changed(&format!("#define N 3\n{THREE}")),
        ["one", "three", "two"]
    );
    assert_eq!(
        changed(&THREE.replace("two(int n)", "two(short n)")),
        ["one", "three", "two"]
    );
}

const RUST: &str = "\
unsafe extern \"C\" {
    fn first(p: *const i32) -> i32;
    fn second(p: *const i32) -> i32;
}

pub fn one(n: &i32) -> i32 {
    unsafe { first(n) }
}

pub fn two(n: &i32) -> i32 {
    inner(n)
}

fn inner(n: &i32) -> i32 {
    unsafe { second(n) }
}

#[cfg(test)]
mod tests {
    fn none() {}
}
";

#[test]
fn a_change_in_rust_concerns_what_it_reaches() {
    let project = Project::with_sources(&[(
        "a.cpp",
        "extern \"C\" int first(const int *p) { return *p; }\nextern \"C\" int second(const int *p) { return *p; }\n",
    )]);
    project.write("src/lib.rs", RUST);
    commit_all(&project);
    let changed = |text: &str| {
        project.write("src/lib.rs", text);
        let said = project.verify(&["--changed-since", "HEAD", "--no-replay"]);
        let names = said.verdicts().into_iter().map(|(name, _)| name);
        (said.code, names.collect::<Vec<_>>())
    };
    let names = |names: &[&str]| {
        names
            .iter()
            .map(|name| (*name).to_owned())
            .collect::<Vec<_>>()
    };
    let null = RUST.replace(
        "first(n)",
        "first(if *n > 7 { std::ptr::null() } else { n })",
    );
    assert_eq!(changed(&null), (Some(100), names(&["first"])));
    // Through another function, in its body or its arguments.
    let through = RUST.replace("    inner(n)", "    let n = n;\n    inner(n)");
    assert_eq!(changed(&through), (Some(0), names(&["second"])));
    let declared = RUST.replace("fn second(p: *const i32)", "fn second(p: *mut i32)");
    let declared = declared.replace("second(n)", "second(std::ptr::from_ref(n).cast_mut())");
    assert_eq!(changed(&declared).1, ["first", "second"]);
    let implemented =
        format!("{RUST}pub struct Handle(*mut i32);\nunsafe impl Send for Handle {{}}\n");
    assert_eq!(changed(&implemented).1, ["first", "second"]);
    for nothing in [
        RUST.replace("pub fn one", "/// What it is.\npub fn one"),
        RUST.replace("fn none() {}", "fn none() {}\n    fn more() {}"),
    ] {
        assert_eq!(changed(&nothing), (Some(0), vec![]), "{nothing}");
    }
    project.write("src/lib.rs", RUST);
    let nothing = project.verify(&["--changed-since", "HEAD"]);
    assert_eq!(nothing.summary()["reason"], "summary", "{}", nothing.stdout);
    let note = nothing.with_reason("note")[0]["message"]
        .as_str()
        .unwrap()
        .to_owned();
    assert!(note.contains("has changed since `HEAD`"), "{note}");
    // How the package is built.
    let script = std::fs::read_to_string(project.path("build.rs")).unwrap();
    project.write("build.rs", &format!("{script}// It is not the same.\n"));
    assert_eq!(changed(RUST).1, ["first", "second"]);
}

#[test]
fn files_that_are_named_are_verified_as_if_all_of_them_were_new() {
    let project = repository(&[
        (
            "a.cpp",
            "extern \"C\" int in_a(int n) { return 100 / n; }\n",
        ),
        ("b.cpp", "extern \"C\" int in_b(int n) { return n / 2; }\n"),
    ]);
    let verified = |files: &[&str]| {
        let said = project.verify(&[&["--no-replay", "--changed-files"], files].concat());
        let names = said.verdicts().into_iter().map(|(name, _)| name);
        (said.code, names.collect::<Vec<_>>())
    };
    assert_eq!(
        verified(&["cpp/a.cpp"]),
        (Some(100), vec!["in_a".to_owned()])
    );
    assert_eq!(verified(&["cpp/b.cpp"]), (Some(0), vec!["in_b".to_owned()]));
    assert_eq!(verified(&["README.md"]), (Some(0), vec![]));
    // Before the first commit there is nothing to compare with.
    std::fs::remove_dir_all(project.path(".git")).unwrap();
    assert_eq!(verified(&["cpp/b.cpp"]), (Some(0), vec!["in_b".to_owned()]));
}

#[test]
fn a_hook_keeps_a_bug_from_being_committed() {
    let project = repository(&[("a.cpp", "extern \"C\" int halve(int n) { return n / 2; }\n")]);
    project.script(
        ".git/hooks/pre-commit",
        &format!(
            "#!/bin/sh\nexec '{}' verify --quiet --changed-since HEAD\n",
            env!("CARGO_BIN_EXE_cargo-verify")
        ),
    );
    project.write(
        "cpp/a.cpp",
        "extern \"C\" int halve(int n) { return 100 / n; }\n",
    );
    let refused = git(&project, &["commit", "--all", "--message", "bug"]);
    assert_ne!(refused.code, Some(0), "{}", refused.stdout);
    assert!(
        format!("{}{}", refused.stdout, refused.stderr).contains("V0203"),
        "{}",
        refused.stderr
    );
    project.write(
        "cpp/a.cpp",
        "extern \"C\" int halve(int n) { return n / 4; }\n",
    );
    let taken = git(&project, &["commit", "--all", "--message", "no bug"]);
    assert_eq!(taken.code, Some(0), "{}", taken.stderr);
}

#[test]
fn init_writes_files_that_work_and_keeps_what_is_there() {
    let project =
        Project::with_sources(&[("a.cpp", "extern \"C\" int halve(int n) { return n / 2; }\n")]);
    project.write(".pre-commit-config.yaml", "repos: []\n");
    let said = Said::of(&mut project.command(&["init"]));
    assert_eq!(said.code, Some(0), "{}", said.stderr);
    assert_eq!(
        said.stdout,
        "wrote verify.toml\nkept  .pre-commit-config.yaml\nwrote .github/workflows/verify.yml\n"
    );
    assert_eq!(
        std::fs::read_to_string(project.path(".pre-commit-config.yaml")).unwrap(),
        "repos: []\n"
    );
    assert_eq!(
        project.verify(&[]).code,
        Some(0),
        "the configuration that it writes is right"
    );
}

/// The real pre-commit, with the configuration that `init` writes and `cargo` calling us.
#[test]
fn pre_commit_runs_the_hook() {
    if Command::new("pre-commit")
        .arg("--version")
        .output()
        .is_err()
    {
        eprintln!("skipped: pre-commit is not installed (`pip install pre-commit`)");
        return;
    }
    let project = repository(&[("a.cpp", "extern \"C\" int halve(int n) { return n / 2; }\n")]);
    assert_eq!(
        Said::of(&mut project.command(&["init", "--ci", "none"])).code,
        Some(0)
    );
    let home = tempfile::tempdir().unwrap();
    let bin = std::path::Path::new(env!("CARGO_BIN_EXE_cargo-verify"))
        .parent()
        .unwrap()
        .to_owned();
    let path = std::env::join_paths(
        std::iter::once(bin).chain(std::env::split_paths(&std::env::var_os("PATH").unwrap())),
    );
    let path = path.unwrap();
    git(&project, &["add", "."]);
    let run = || {
        let mut command = Command::new("pre-commit");
        command
            .args(["run", "--all-files"])
            .current_dir(&project.root);
        command
            .env("PATH", &path)
            .env("PRE_COMMIT_HOME", home.path());
        command.env(
            "CARGO_VERIFY_CACHE",
            std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache"),
        );
        command.env_remove("CARGO_TARGET_DIR");
        Said::of(&mut command)
    };
    project.write(
        "cpp/a.cpp",
        "extern \"C\" int halve(int n) { return 100 / n; }\n",
    );
    git(&project, &["add", "."]);
    let refused = run();
    // As in CI, where there is nothing that is not committed.
    git(&project, &["commit", "--no-verify", "--message", "a bug"]);
    let in_ci = run();
    assert_eq!(in_ci.code, Some(1), "{}\n{}", in_ci.stdout, in_ci.stderr);
    assert!(in_ci.stdout.contains("V0203"), "{}", in_ci.stdout);
    assert_eq!(
        refused.code,
        Some(1),
        "{}\n{}",
        refused.stdout,
        refused.stderr
    );
    assert!(refused.stdout.contains("V0203"), "{}", refused.stdout);
    project.write(
        "cpp/a.cpp",
        "extern \"C\" int halve(int n) { return n / 8; }\n",
    );
    git(&project, &["add", "."]);
    let passed = run();
    assert_eq!(passed.code, Some(0), "{}\n{}", passed.stdout, passed.stderr);
}
