//! What every subcommand of cargo's understands: packages, features, profiles, places, and how much is said.

use super::project::{BUILD, Project, Said, command_in, manifest, names};

const DIVIDE: &str = "extern \"C\" int divide(int a, int b) { return a / b; }\n";
const HALVE: &str = "extern \"C\" int halve(int n) { return n / 2; }\n";

/// A workspace of two members: one with a bug, one without.
fn members() -> Project {
    let project = Project::empty();
    project.write(
        "Cargo.toml",
        "[workspace]\nresolver = \"3\"\nmembers = [\"left\", \"right\"]\n",
    );
    for (name, source) in [("left", DIVIDE), ("right", HALVE)] {
        project.write(
            &format!("{name}/Cargo.toml"),
            &format!("[package]\nname = \"{name}\"\nversion = \"0.1.0\"\nedition = \"2024\"\n"),
        );
        project.write(&format!("{name}/build.rs"), BUILD);
        project.write(&format!("{name}/src/lib.rs"), "");
        project.write(&format!("{name}/cpp/{name}.cpp"), source);
    }
    project
}

#[test]
fn members_are_chosen_by_name_and_all_are_without() {
    let project = members();
    for (words, expected) in [
        (&[] as &[&str], &["left.cpp", "right.cpp"] as &[&str]),
        (&["--workspace"], &["left.cpp", "right.cpp"]),
        (&["-p", "right"], &["right.cpp"]),
        (&["-p", "left", "-p", "right"], &["left.cpp", "right.cpp"]),
        (&["--workspace", "--exclude", "left"], &["right.cpp"]),
    ] {
        assert_eq!(names(&project.list(words)), expected, "{words:?}");
    }
}

#[test]
fn a_manifest_elsewhere_can_be_named() {
    let project = members();
    let elsewhere = Project::empty();
    let manifest = project.path("right/Cargo.toml");
    let words = ["--manifest-path", manifest.to_str().unwrap()];
    assert_eq!(
        names(&elsewhere.list(&words)),
        ["left.cpp", "right.cpp"],
        "the whole workspace of it"
    );
    let words = [words[0], words[1], "-p", "right"];
    assert_eq!(names(&elsewhere.list(&words)), ["right.cpp"]);
}

/// Compiles a unit more for each feature.
const BY_FEATURE: &str = r#"
use std::process::Command;

fn main() {
    let out = std::env::var("OUT_DIR").unwrap();
    let compiler = std::env::var("CXX").unwrap_or_else(|_| "c++".into());
    let profile = std::env::var("PROFILE").unwrap();
    let mut units = vec![profile];
    for feature in ["fast", "small"] {
        let variable = format!("CARGO_FEATURE_{}", feature.to_uppercase());
        if std::env::var(variable).is_ok() {
            units.push(feature.to_owned());
        }
    }
    let mut objects = Vec::new();
    for unit in units {
        let object = format!("{out}/{unit}.o");
        let source = format!("cpp/{unit}.cpp");
        assert!(Command::new(&compiler).args(["-c", &source, "-o", &object]).status().unwrap().success());
        objects.push(object);
    }
    let library = format!("{out}/libparts.a");
    assert!(Command::new("ar").args(["crs", &library]).args(&objects).status().unwrap().success());
    println!("cargo::rustc-link-search=native={out}");
    println!("cargo::rustc-link-lib=static=parts");
}
"#;

#[test]
fn features_and_profiles_reach_the_build_script() {
    let project = Project::empty();
    let features = "[features]\ndefault = [\"small\"]\nsmall = []\nfast = []\n";
    project.write("Cargo.toml", &format!("{}\n{features}", manifest("parts")));
    project.write("build.rs", BY_FEATURE);
    project.write("src/lib.rs", "");
    for unit in ["debug", "release", "fast", "small"] {
        let source = format!("extern \"C\" int {unit}_unit(int n) {{ return n / 2; }}\n");
        project.write(&format!("cpp/{unit}.cpp"), &source);
    }
    for (words, expected) in [
        (&[] as &[&str], &["debug.cpp", "small.cpp"] as &[&str]),
        (&["--no-default-features"], &["debug.cpp"]),
        (
            &["--no-default-features", "--features", "fast"],
            &["debug.cpp", "fast.cpp"],
        ),
        (&["--all-features"], &["debug.cpp", "fast.cpp", "small.cpp"]),
        (&["--profile", "release"], &["release.cpp", "small.cpp"]),
    ] {
        assert_eq!(names(&project.list(words)), expected, "{words:?}");
    }
}

#[test]
fn a_lock_file_that_would_change_is_refused_where_it_must_not() {
    let project = Project::with_sources(&[("a.cpp", HALVE)]);
    let said = Said::of(&mut project.command(&["list", "--locked"]));
    assert_eq!(said.code, Some(96), "{}", said.stderr);
    assert!(said.stderr.contains("--locked"), "{}", said.stderr);
    assert_eq!(names(&project.list(&["--offline"])), ["a.cpp"]);
    for word in ["--locked", "--frozen"] {
        assert_eq!(names(&project.list(&[word])), ["a.cpp"], "{word}");
    }
}

#[test]
fn colour_and_noise_are_as_asked_for() {
    let project = Project::with_sources(&[("a.cpp", DIVIDE)]);
    let run = |words: &[&str]| Said::of(&mut project.command(words));
    let coloured = run(&["--color", "always"]);
    assert_eq!(coloured.code, Some(100), "{}", coloured.stderr);
    assert!(coloured.stdout.contains("\x1b["), "{}", coloured.stdout);
    let plain = run(&["--color", "never"]);
    assert!(!plain.stdout.contains("\x1b["), "{}", plain.stdout);
    let quiet = run(&["-q", "--color", "never"]);
    assert!(quiet.stdout.contains("V0203"), "{}", quiet.stdout);
    assert!(quiet.stdout.len() < plain.stdout.len(), "{}", quiet.stdout);
    let talkative = run(&["-v", "--color", "never"]);
    assert!(talkative.stdout.len() > quiet.stdout.len());
}

#[test]
fn in_the_directory_of_a_member_that_member_is_meant() {
    let project = Project::empty();
    project.write(
        "Cargo.toml",
        "[workspace]\nmembers = [\"one\", \"two\"]\nresolver = \"3\"\n",
    );
    for name in ["one", "two"] {
        let manifest = manifest(name).replace("[workspace]", "");
        project.write(&format!("{name}/Cargo.toml"), &manifest);
        project.write(&format!("{name}/build.rs"), BUILD);
        project.write(&format!("{name}/src/lib.rs"), "");
        let source = format!("extern \"C\" int in_{name}(int n) {{ return n / 2; }}\n");
        project.write(&format!("{name}/cpp/{name}.cpp"), &source);
    }
    let verified = |directory: &str, more: &[&str]| {
        let arguments = [&["--message-format", "json"], more].concat();
        let said = Said::of(&mut command_in(&project.path(directory), None, &arguments));
        let names = said.verdicts().into_iter().map(|(name, _)| name);
        (names.collect::<Vec<_>>(), said.stderr)
    };
    // The second time the build begins before cargo has described the workspace.
    for _ in 0..2 {
        assert_eq!(verified("one", &[]).0, ["in_one"]);
    }
    assert_eq!(verified("two/cpp", &[]).0, ["in_two"]);
    assert_eq!(verified("one", &["--workspace"]).0, ["in_one", "in_two"]);
    assert_eq!(verified("", &[]).0, ["in_one", "in_two"]);
}
