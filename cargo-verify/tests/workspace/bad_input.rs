//! Workspaces that are not as they should be: each gets a clear answer and the right exit code.

use super::project::{Project, Said, command_in, manifest, names, write};
use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;

const DIVIDE: &str = "extern \"C\" int divide(int a, int b) { return a / b; }\n";

#[test]
fn no_cpp_at_all_is_nothing_to_verify() {
    let project = Project::empty();
    project.write("Cargo.toml", &manifest("pure"));
    project.write("src/lib.rs", "");
    let said = project.verify(&[]);
    assert_eq!(said.code, Some(4), "{}", said.stderr);
    assert!(
        said.stderr
            .contains("there is no C or C++ to verify in `pure`"),
        "{}",
        said.stderr
    );
}

#[test]
fn dependencies_with_cpp_are_named_with_the_command_that_adds_them() {
    let project = Project::empty();
    let dependency = "\n[dependencies]\nparts = { path = \"../parts\" }\n";
    project.write("Cargo.toml", &format!("{}{dependency}", manifest("pure")));
    project.write("src/lib.rs", "");
    project.write(
        "../parts/Cargo.toml",
        &manifest("parts").replace("[workspace]", ""),
    );
    project.write("../parts/build.rs", super::project::BUILD);
    project.write("../parts/src/lib.rs", "");
    project.write("../parts/cpp/a.cpp", DIVIDE);
    let said = project.verify(&[]);
    assert_eq!(said.code, Some(4), "{}", said.stderr);
    assert!(
        said.stderr.contains("cargo verify --deps parts"),
        "{}",
        said.stderr
    );
}

#[test]
fn no_entry_point_is_nothing_to_verify() {
    let project = Project::with_sources(&[("a.cpp", "namespace a { int f() { return 1; } }\n")]);
    let said = project.verify(&[]);
    assert_eq!(said.code, Some(4), "{}", said.stderr);
    assert!(said.stderr.contains("cargo verify list"), "{}", said.stderr);
}

#[test]
fn a_broken_manifest_is_cargos_to_explain() {
    let project = Project::empty();
    project.write("Cargo.toml", "[package\n");
    let said = project.verify(&[]);
    assert_eq!(said.code, Some(96), "{}", said.stdout);
    assert!(said.stderr.contains("Cargo.toml:1"), "{}", said.stderr);
}

#[test]
fn outside_of_any_workspace_cargo_says_so() {
    let directory = tempfile::tempdir().unwrap();
    let said = Said::of(&mut command_in(directory.path(), None, &[]));
    assert_eq!(said.code, Some(96));
    assert!(
        said.stderr.contains("could not find `Cargo.toml`"),
        "{}",
        said.stderr
    );
}

#[test]
fn an_unknown_package_is_a_usage_error_with_a_suggestion() {
    let project = Project::with_sources(&[("a.cpp", DIVIDE)]);
    let said = project.verify(&["-p", "part"]);
    assert_eq!(said.code, Some(2), "{}", said.stderr);
    assert!(
        said.stderr.contains("did you mean `parts`?"),
        "{}",
        said.stderr
    );
}

#[test]
fn a_build_script_that_panics_is_shown_and_its_sources_are_guessed() {
    let project = Project::with_sources(&[("a.cpp", DIVIDE)]);
    project.write(
        "build.rs",
        "fn main() { let _ = \"cpp/a.cpp\"; panic!(\"no such luck\"); }",
    );
    let said = project.verify(&[]);
    let error = said.with_reason("error")[0];
    assert_eq!(error["message"], "the build script of `parts v0.1.0` fails");
    let detail = error["detail"].as_str().unwrap();
    assert!(detail.contains("no such luck"), "{detail}");
    let assumed = said.with_reason("entry")[0]["assumed"].to_string();
    assert!(assumed.contains("guessed"), "{assumed}");
    assert_eq!(
        said.verdicts(),
        [("divide".to_owned(), "violated".to_owned())]
    );
    assert_eq!(
        project.list(&[])["packages"][0]["libraries"][0]["origin"],
        "guessed"
    );
}

#[test]
fn a_library_that_no_compiler_was_seen_for_is_named() {
    let project = Project::with_sources(&[("a.cpp", DIVIDE)]);
    project.write(
        "build.rs",
        &super::project::BUILD.replace("\"CXX\"", "\"NO_SUCH_VARIABLE\""),
    );
    let said = project.verify(&[]);
    assert_eq!(said.code, Some(4), "{}", said.stderr);
    let notes = said.with_reason("note");
    assert!(
        notes[0]["message"]
            .as_str()
            .unwrap()
            .contains("could not be watched"),
        "{notes:?}"
    );
}

#[test]
fn rust_that_does_not_compile_does_not_hide_the_cpp() {
    let project = Project::with_sources(&[("a.cpp", DIVIDE)]);
    project.write("src/lib.rs", "this is not Rust");
    let said = project.verify(&[]);
    assert_eq!(
        said.verdicts(),
        [("divide".to_owned(), "violated".to_owned())],
        "{}",
        said.stderr
    );
}

#[test]
fn a_unit_that_does_not_compile_costs_itself_only() {
    // Nested functions are GNU C; clang has none.
    let project = Project::with_sources(&[("a.cpp", DIVIDE)]);
    let script = super::project::BUILD.replace("end == \"cpp\"", "end == \"cpp\" || end == \"c\"");
    project.write("build.rs", &script.replace("Command::new(&compiler)", "Command::new(if source.extension().unwrap() == \"c\" { std::env::var(\"CC\").unwrap() } else { compiler.clone() })"));
    project.write(
        "cpp/nested.c",
        "int nested(int x) { int inner(int y) { return y + x; } return inner(1); }\n",
    );
    project.write(
        "cpp/a.cpp",
        "extern \"C\" int halve(int a) { return a / 2; }\n",
    );
    let said = project.verify(&[]);
    assert_eq!(said.code, Some(101), "{}\n{}", said.stdout, said.stderr);
    assert_eq!(said.verdicts(), [("halve".to_owned(), "proved".to_owned())]);
    let errors = said.with_reason("error");
    assert!(
        errors[0]["detail"]
            .as_str()
            .unwrap()
            .contains("function definition is not allowed here"),
        "{errors:?}"
    );
}

#[test]
fn a_target_directory_that_cannot_be_written_is_a_matter_of_set_up() {
    let project = Project::with_sources(&[("a.cpp", DIVIDE)]);
    project.write("taken", "a file where a directory should be");
    let said = project.verify(&["--target-dir", "taken"]);
    assert_eq!(said.code, Some(96), "{}", said.stdout);
    assert!(said.stderr.contains("cannot be written"), "{}", said.stderr);
}

#[test]
fn a_full_disk_is_a_matter_of_set_up() {
    let project = Project::with_sources(&[("a.cpp", DIVIDE)]);
    std::fs::create_dir(project.path("small")).unwrap();
    let mount = std::process::Command::new("mount")
        .args(["-t", "tmpfs", "-o", "size=16k", "tmpfs"])
        .arg(project.path("small"))
        .output();
    if !mount.is_ok_and(|output| output.status.success()) {
        eprintln!("skipped: this needs the right to mount a small file system");
        return;
    }
    let said = project.verify(&["--target-dir", "small"]);
    let unmounted = std::process::Command::new("umount")
        .arg(project.path("small"))
        .status();
    assert!(unmounted.unwrap().success());
    assert_eq!(said.code, Some(96), "{}\n{}", said.stdout, said.stderr);
    assert!(said.stderr.contains("No space left"), "{}", said.stderr);
}

#[test]
fn sources_need_not_be_called_in_utf8() {
    let project = Project::with_sources(&[]);
    let name = OsString::from_vec(b"caf\xe9.cpp".to_vec());
    write(&project.path("cpp").join(name), DIVIDE.as_bytes());
    let said = project.verify(&[]);
    assert_eq!(
        said.verdicts(),
        [("divide".to_owned(), "violated".to_owned())],
        "{}",
        said.stderr
    );
}

#[test]
fn a_workspace_whose_path_is_not_utf8_is_an_error_and_no_crash() {
    let directory = tempfile::tempdir().unwrap();
    let root = directory
        .path()
        .join(OsString::from_vec(b"caf\xe9".to_vec()));
    write(&root.join("Cargo.toml"), manifest("a").as_bytes());
    write(&root.join("src/lib.rs"), b"");
    let said = Said::of(&mut command_in(&root, None, &[]));
    assert!(
        matches!(said.code, Some(4 | 96)),
        "{:?}: {}",
        said.code,
        said.stderr
    );
    assert!(!said.stderr.contains("panicked"), "{}", said.stderr);
}

#[test]
fn paths_may_have_spaces_and_be_links() {
    let project = Project::with_sources(&[("a.cpp", DIVIDE)]);
    let spaced = project.root.parent().unwrap().join("with space");
    std::fs::rename(&project.root, &spaced).unwrap();
    std::fs::write(
        spaced.join("elsewhere.txt"),
        DIVIDE.replace("divide", "linked"),
    )
    .unwrap();
    std::os::unix::fs::symlink("../elsewhere.txt", spaced.join("cpp/b.cpp")).unwrap();
    let link = spaced.parent().unwrap().join("a link");
    std::os::unix::fs::symlink(&spaced, &link).unwrap();
    let said = Said::of(&mut command_in(&link, None, &["--message-format", "json"]));
    let verdicts: Vec<String> = said.verdicts().into_iter().map(|(name, _)| name).collect();
    assert_eq!(verdicts, ["divide", "linked"], "{}", said.stderr);
}

#[test]
fn any_directory_of_the_workspace_will_do() {
    let project = Project::with_sources(&[("a.cpp", DIVIDE)]);
    let said = Said::of(&mut command_in(
        &project.path("cpp"),
        None,
        &["list", "--message-format", "json"],
    ));
    assert_eq!(names(&said.lines[0]), ["a.cpp"], "{}", said.stderr);
}
