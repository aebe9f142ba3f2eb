//! Builds that fail: what failed is shown, what was found all the same is verified as it would be built, and the
//! command never ends as if all were well.

use super::project::{BUILD, Project, Said};
use serde_json::Value;

/// Wrong only with the flag that the build script passes.
const BY_FLAG: &str = "\
#ifndef DIVISOR
#define DIVISOR 2
#endif
extern \"C\" int divide(int a) { return a / DIVISOR; }
";

fn script(flags: &str, end: &str) -> String {
    let script = BUILD.replace(
        ".arg(\"-c\")",
        &format!(".args(Vec::<&str>::from([{flags}])).arg(\"-c\")"),
    );
    let last = script.rfind('}').unwrap();
    format!("{}    {end}\n}}\n", &script[..last])
}

fn errors(said: &Said) -> Vec<(String, String)> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let errors = said.with_reason("error");
    let errors = errors
        .iter()
        .map(|line| (text(&line["message"]), text(&line["detail"])));
    errors.collect()
}

fn assumed(said: &Said) -> String {
    said.with_reason("entry")[0]["assumed"].to_string()
}

#[test]
fn a_script_that_fails_after_compiling_leaves_its_units_with_their_flags() {
    let project = Project::with_sources(&[("a.cpp", BY_FLAG)]);
    project.write(
        "build.rs",
        &script("\"-DDIVISOR=0\"", "panic!(\"no such luck\");"),
    );
    let said = project.verify(&["--no-replay"]);
    assert_eq!(said.code, Some(100), "{}\n{}", said.stdout, said.stderr);
    assert_eq!(
        said.verdicts(),
        [("divide".to_owned(), "violated".to_owned())]
    );
    let [(message, detail)] = errors(&said).try_into().unwrap();
    assert_eq!(message, "the build script of `parts v0.1.0` fails");
    assert!(detail.contains("no such luck"), "{detail}");
    assert_eq!(
        project.list(&[])["packages"][0]["libraries"][0]["origin"],
        "failed-build-script"
    );
    // Without a bug it is a failure all the same, in every later run as well.
    project.write(
        "build.rs",
        &script("\"-DDIVISOR=3\"", "panic!(\"no such luck\");"),
    );
    for _ in 0..2 {
        let said = project.verify(&[]);
        assert_eq!(said.code, Some(101), "{}\n{}", said.stdout, said.stderr);
        assert_eq!(
            said.verdicts(),
            [("divide".to_owned(), "bounded".to_owned())]
        );
        assert!(
            assumed(&said).contains("before it failed"),
            "{}",
            said.stdout
        );
        assert_eq!(said.summary()["verdict"], "unknown");
    }
}

#[test]
fn what_a_failed_script_did_not_come_to_is_guessed_and_the_verdict_says_so() {
    let halve = "extern \"C\" int halve(int n) { return n / 2; }\n";
    let project = Project::with_sources(&[("a.cpp", BY_FLAG)]);
    project.write("other/b.cpp", halve);
    let end = "let _ = \"other/b.cpp\"; panic!(\"no such luck\");";
    project.write("build.rs", &script("", end));
    let said = project.verify(&[]);
    assert_eq!(said.code, Some(101), "{}\n{}", said.stdout, said.stderr);
    let both = ["divide", "halve"].map(|name| (name.to_owned(), "bounded".to_owned()));
    assert_eq!(said.verdicts(), both, "{}", said.stdout);
    assert!(
        said.stdout.contains("its flags are guessed"),
        "{}",
        said.stdout
    );
}

#[test]
fn rust_that_does_not_compile_is_shown_and_its_boundary_is_compared() {
    let project = Project::with_sources(&[(
        "a.cpp",
        "extern \"C\" double twice(double n) { return n + n; }\n",
    )]);
    project.write(
        "src/lib.rs",
        "unsafe extern \"C\" {\n    fn twice(n: f32) -> f64;\n}\npub fn wrong() -> u8 { \"no\" }\n",
    );
    let said = project.verify(&["--check", "V0803"]);
    let [(message, detail)] = errors(&said).try_into().unwrap();
    assert_eq!(message, "the Rust of `parts` does not compile");
    assert!(
        detail.contains("error[E0308]: mismatched types") && detail.contains("src/lib.rs:4"),
        "{detail}"
    );
    assert!(
        said.codes().contains(&"V0803".to_owned()),
        "{}",
        said.stdout
    );
    // Nothing wrong with the C++: it fails all the same.
    project.write("src/lib.rs", "pub fn wrong() -> u8 { \"no\" }\n");
    let said = project.verify(&[]);
    assert_eq!(said.code, Some(101), "{}\n{}", said.stdout, said.stderr);
    let mut command = project.command(&["--color", "always"]);
    let shown = Said::of(&mut command).stdout;
    assert!(shown.contains("\u{1b}["), "{shown}");
    assert!(shown.contains("E0308"), "{shown}");
}

#[test]
fn a_target_without_a_cross_compiler_is_no_result_of_this_machine() {
    let project = Project::with_sources(&[("a.cpp", BY_FLAG)]);
    let script = BUILD.replace(
        "std::env::var(\"CXX\").unwrap_or_else(|_| \"c++\".into())",
        "std::env::var(\"CXX_aarch64_unknown_linux_gnu\").or_else(|_| std::env::var(\"CXX\")).unwrap()",
    );
    project.write("build.rs", &script);
    let here = project.verify(&[]);
    assert_eq!(here.code, Some(0), "{}\n{}", here.stdout, here.stderr);
    let compiler = project.script("tools/aarch64-linux-gnu-g++", "#!/bin/sh\nexit 127\n");
    let mut command = project.command(&[
        "--target",
        "aarch64-unknown-linux-gnu",
        "--message-format",
        "json",
    ]);
    let there = Said::of(command.env("CXX_aarch64_unknown_linux_gnu", compiler));
    assert_eq!(there.code, Some(101), "{}\n{}", there.stdout, there.stderr);
    assert!(!errors(&there).is_empty(), "{}", there.stdout);
    for entry in there.with_reason("entry") {
        assert_ne!(entry["verdict"], "proved", "{entry}");
        assert_eq!(entry["cached"], false, "{entry}");
    }
}

#[test]
fn a_compilation_that_cannot_be_written_down_fails() {
    let project = Project::with_sources(&[("a.cpp", BY_FLAG)]);
    let log = "target/verify/calls";
    project.write(
        "build.rs",
        &BUILD.replace(
            "let mut objects",
            &format!("std::fs::remove_dir_all(\"{log}\").unwrap(); std::fs::write(\"{log}\", \"\").unwrap();\n    let mut objects"),
        ),
    );
    let said = project.verify(&[]);
    assert_ne!(said.code, Some(0), "{}\n{}", said.stdout, said.stderr);
    assert!(
        format!("{}{}", said.stdout, said.stderr).contains("cannot write down a compilation"),
        "{}\n{}",
        said.stdout,
        said.stderr
    );
}

#[test]
fn a_script_that_never_ends_is_ended() {
    let project = Project::with_sources(&[("a.cpp", BY_FLAG)]);
    project.write(
        "build.rs",
        "fn main() { eprintln!(\"waiting\"); loop { std::thread::sleep(std::time::Duration::from_secs(1)) } }",
    );
    let started = std::time::Instant::now();
    let said = project.verify(&["--build-timeout", "15s"]);
    assert_eq!(said.code, Some(96), "{}\n{}", said.stdout, said.stderr);
    assert!(
        said.stderr.contains("did not end within 15"),
        "{}",
        said.stderr
    );
    assert!(started.elapsed().as_secs() < 60, "{:?}", started.elapsed());
}

#[test]
fn a_script_that_prints_without_end_before_it_fails_is_shown_in_part() {
    let project = Project::with_sources(&[("a.cpp", BY_FLAG)]);
    project.write(
        "build.rs",
        "fn main() { let line = \"x\".repeat(1 << 10); for _ in 0..1 << 16 { println!(\"{line}\"); } panic!(\"no such luck\") }",
    );
    let said = project.verify(&[]);
    assert_eq!(said.code, Some(101), "{}", said.stderr);
    let [(message, detail)] = errors(&said).try_into().unwrap();
    assert!(message.contains("fails"), "{message}");
    assert!(detail.contains("no such luck"), "the end is there");
    assert!(detail.len() < 8 << 20, "{}", detail.len());
}

#[test]
fn a_script_has_no_terminal_to_ask_on() {
    let project = Project::with_sources(&[("a.cpp", BY_FLAG)]);
    let end = "std::fs::File::open(\"/dev/tty\").expect(\"there is no terminal\");";
    project.write("build.rs", &script("", end));
    // With a terminal of our own, as a user has one.
    let mut command = std::process::Command::new("script");
    let verify = format!("{} verify", env!("CARGO_BIN_EXE_cargo-verify"));
    command.args(["--quiet", "--return", "--command", &verify, "/dev/null"]);
    let known = project.command(&[]);
    command.current_dir(&project.root).envs(
        known
            .get_envs()
            .filter_map(|(name, value)| Some((name, value?))),
    );
    for (name, _) in known.get_envs().filter(|(_, value)| value.is_none()) {
        command.env_remove(name);
    }
    command.stdin(std::process::Stdio::null());
    let Ok(output) = command.output() else {
        eprintln!("skipped: there is no `script` to have a terminal with");
        return;
    };
    let shown = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(101), "{shown}");
    assert!(shown.contains("there is no terminal"), "{shown}");
}

#[test]
fn a_disk_that_fills_up_ends_the_run_with_set_up() {
    let project = Project::with_sources(&[("a.cpp", BY_FLAG)]);
    let small = project.path("small");
    std::fs::create_dir(&small).unwrap();
    let mount = std::process::Command::new("mount")
        .args(["-t", "tmpfs", "-o", "size=64m", "tmpfs"])
        .arg(&small)
        .output();
    if !mount.is_ok_and(|output| output.status.success()) {
        eprintln!("skipped: this needs the right to mount a small file system");
        return;
    }
    let first = project.verify(&["--target-dir", "small"]);
    // Everything that is known stays known; nothing more can be written.
    let zeros = vec![0; 65 << 20];
    let full = std::fs::write(small.join("full"), &zeros);
    project.write("cpp/a.cpp", &BY_FLAG.replace("int a)", "int  a)"));
    let said = project.verify(&["--target-dir", "small"]);
    let unmounted = std::process::Command::new("umount").arg(&small).status();
    assert!(unmounted.unwrap().success() && full.is_err());
    assert_eq!(first.code, Some(0), "{}\n{}", first.stdout, first.stderr);
    assert_eq!(said.code, Some(96), "{}\n{}", said.stdout, said.stderr);
    assert!(said.stderr.contains("No space left"), "{}", said.stderr);
}
