//! Snapshots of what the commands print and end with. After a wanted change:
//! `TRYCMD=overwrite cargo test --test cli`, and read the difference.

use std::path::Path;

#[test]
fn commands_say_what_the_snapshots_say() {
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache");
    let cases = trycmd::TestCases::new();
    cases.env("CARGO_VERIFY_CACHE", cache.display().to_string());
    cases.env("COLUMNS", "100");
    cases.case("tests/cli/*.trycmd");
    cases.case("tests/cli/*.toml");
    cases.run();
}

fn run(arguments: &[&str]) -> std::process::Output {
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_cargo-verify"));
    let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache");
    command
        .arg("verify")
        .args(arguments)
        .env("CARGO_VERIFY_CACHE", cache);
    command.output().expect("it can be started")
}

#[test]
fn explain_lists_what_a_word_fits_and_never_suggests_the_word_itself() {
    for (word, code) in [("memory", "V0101"), ("iterator", "V05"), ("freed", "V0")] {
        let output = run(&["explain", word]);
        let text = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(0), "{word}");
        assert!(text.contains(code), "{word}: {text}");
    }
    let unknown = run(&["explain", "doubel-free"]);
    let text = String::from_utf8_lossy(&unknown.stderr);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(text.contains("did you mean `double-free`?"), "{text}");
}

#[test]
fn commands_end_quietly_when_their_reader_has_gone() {
    for arguments in [
        &["explain"][..],
        &["explain", "V0101"],
        &["doctor"],
        &["man"],
        &["completions", "bash"],
        &["--help"],
    ] {
        let (reader, writer) = std::io::pipe().expect("there are pipes");
        drop(reader);
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_cargo-verify"));
        let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache");
        command
            .arg("verify")
            .args(arguments)
            .env("CARGO_VERIFY_CACHE", cache);
        let output = command.stdout(writer).output().expect("it can be started");
        let text = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(0), "{arguments:?}: {text}");
        assert_eq!(text, "", "{arguments:?}");
    }
}

#[test]
fn doctor_says_when_counterexamples_cannot_be_repeated() {
    use std::os::unix::fs::PermissionsExt;
    let real = verify_project::clang::Clang::find().expect("there is a clang");
    let directory = tempfile::tempdir().expect("a temporary directory can be made");
    let fake = directory.path().join("clang++");
    let script = format!(
        "#!/bin/sh\ncase \"$*\" in *-fsanitize=*) echo 'ld: no libclang_rt.asan' >&2; exit 1;; esac\nexec '{}' \"$@\"\n",
        real.program.display()
    );
    std::fs::write(&fake, script).expect("it can be written");
    std::fs::set_permissions(&fake, std::fs::Permissions::from_mode(0o755)).expect("it is ours");
    let doctor = |clang: Option<&Path>| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_cargo-verify"));
        let cache = Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache");
        command
            .args(["verify", "doctor"])
            .env("CARGO_VERIFY_CACHE", cache);
        command.envs(clang.map(|clang| ("CARGO_VERIFY_CLANG", clang)));
        let output = command.output().expect("it can be started");
        assert_eq!(output.status.code(), Some(0), "nothing that is needed");
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let without = doctor(Some(&fake));
    assert!(
        without.contains(
            "absent   sanitizer runtime: counterexamples cannot be repeated natively: ld: no"
        ) && without.contains("apt-get install libclang-rt-"),
        "{without}"
    );
    assert!(doctor(None).contains("ok       sanitizer runtime"));
}
