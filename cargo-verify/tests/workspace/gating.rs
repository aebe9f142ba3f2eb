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
    project.write(".gitignore", "target\nCargo.lock\n");
    for words in [
        &["init", "--quiet"][..],
        &["add", "."],
        &["commit", "--quiet", "--message", "first"],
    ] {
        let said = git(&project, words);
        assert_eq!(said.code, Some(0), "{}", said.stderr);
    }
    project
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
