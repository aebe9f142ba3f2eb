//! What goes wrong when compilations are captured, and here does not.

use super::project::{Project, Said, manifest, names, units};
use serde_json::Value;
use std::sync::OnceLock;

/// A build script that does everything that was seen to confuse others.
const ZOO: &str = r#"
use std::process::Command;

fn run(program: &str, words: &[&str]) {
    let status = Command::new(program).args(words).status().unwrap();
    assert!(status.success(), "{program} {words:?}");
}

fn main() {
    println!("cargo::rerun-if-changed=cpp");
    let out = std::env::var("OUT_DIR").unwrap();
    let cc = std::env::var("CC").unwrap_or_else(|_| "cc".into());
    let cxx = std::env::var("CXX").unwrap_or_else(|_| "c++".into());
    // A script that looks at the compiler's name.
    assert!(std::path::Path::new(&cxx).file_name().unwrap().to_string_lossy().contains("++"));
    let object = |name: &str| format!("{out}/{name}.o");
    // C++ through `CC`, and C through the C++ driver, which makes it C++.
    run(&cc, &["-c", "cpp/by_cc.cpp", "-o", &object("by_cc")]);
    run(&cxx, &["-c", "cpp/by_cxx.c", "-o", &object("by_cxx")]);
    run(&cc, &["-c", "cpp/plain.c", "-o", &object("plain")]);
    run(&cc, &["-x", "c++", "-c", "cpp/forced.c", "-o", &object("forced")]);
    // Probes: preprocessing, questions, what autoconf compiles.
    run(&cxx, &["-E", "cpp/by_cc.cpp", "-o", &format!("{out}/preprocessed.ii")]);
    run(&cxx, &["--version"]);
    std::fs::write(format!("{out}/conftest.c"), "int main(void) { return 0; }").unwrap();
    run(&cc, &["-c", &format!("{out}/conftest.c"), "-o", &format!("{out}/conftest.o")]);
    // One unit for the static and for the shared library.
    run(&cxx, &["-c", "cpp/twice.cpp", "-o", &object("twice")]);
    std::fs::create_dir_all(format!("{out}/shared")).unwrap();
    run(&cxx, &["-fPIC", "-DSHARED", "-c", "cpp/twice.cpp", "-o", &format!("{out}/shared/twice.o")]);
    // A program that never reaches the library.
    run(&cxx, &["-c", "cpp/test_program.cpp", "-o", &object("test_program")]);
    // A precompiled header, then a unit that needs it.
    std::fs::copy("cpp/everything.hpp", format!("{out}/everything.hpp")).unwrap();
    run(&cxx, &["-x", "c++-header", &format!("{out}/everything.hpp"), "-o", &format!("{out}/everything.hpp.gch")]);
    run(&cxx, &["-include", &format!("{out}/everything.hpp"), "-c", "cpp/with_header.cpp", "-o", &object("with_header")]);
    // A flag that only GCC knows, and code that only GCC accepts.
    run(&cxx, &["-std=c++17", "-fconcepts-diagnostics-depth=3", "-c", "cpp/only_gcc.cpp", "-o", &object("only_gcc")]);
    // Words in a file.
    std::fs::write(format!("{out}/words"), format!("-DLIMIT=4 -c cpp/from_file.cpp -o {}", object("from_file"))).unwrap();
    run(&cxx, &[&format!("@{out}/words")]);
    std::fs::remove_file(format!("{out}/words")).unwrap();
    let library = format!("{out}/libzoo.a");
    let members = ["by_cc", "by_cxx", "plain", "forced", "twice", "with_header", "only_gcc", "from_file"];
    let members: Vec<String> = members.iter().map(|name| object(name)).collect();
    let mut words = vec!["crs", library.as_str()];
    words.extend(members.iter().map(String::as_str));
    run("ar", &words);
    println!("cargo::rustc-link-search=native={out}");
    println!("cargo::rustc-link-lib=static=zoo");
}
"#;

fn zoo() -> &'static (Project, Value) {
    static ZOO_LIST: OnceLock<(Project, Value)> = OnceLock::new();
    ZOO_LIST.get_or_init(|| {
        let project = Project::empty();
        project.write("Cargo.toml", &manifest("zoo"));
        project.write("build.rs", ZOO);
        project.write("src/lib.rs", "");
        project.write("cpp/by_cc.cpp", "extern \"C\" int by_cc(int n) { return n / 2; }\n");
        project.write("cpp/by_cxx.c", "namespace a { int f() { return 1; } }\nextern \"C\" int by_cxx() { return a::f(); }\n");
        project.write("cpp/plain.c", "int plain(int class) { return class / 2; }\n");
        project.write("cpp/forced.c", "extern \"C\" int forced() { return 0; }\n");
        project.write(
            "cpp/twice.cpp",
            "#ifdef SHARED\nextern \"C\" int shared_one() { return 1; }\n#else\nextern \"C\" int static_one() { return 1; }\n#endif\n",
        );
        project.write("cpp/test_program.cpp", "int main() { return 0; }\n");
        project.write("cpp/everything.hpp", "#define ANSWER 42\n");
        project.write("cpp/with_header.cpp", "extern \"C\" int with_header() { return ANSWER; }\n");
        project.write(
            "cpp/only_gcc.cpp",
            "extern \"C\" int only_gcc() { register int n = 1; return n; }\n",
        );
        project.write("cpp/from_file.cpp", "extern \"C\" int from_file() { return LIMIT; }\n");
        let list = project.list(&[]);
        (project, list)
    })
}

fn unit(name: &str) -> Value {
    let found = units(&zoo().1).into_iter().find(|(known, _)| known == name);
    found
        .unwrap_or_else(|| panic!("{name} is not in {:#}", zoo().1))
        .1
}

fn symbols(unit: &Value) -> Vec<String> {
    let entries = unit["entry_points"].as_array().unwrap();
    entries
        .iter()
        .map(|entry| entry["symbol"].as_str().unwrap().to_owned())
        .collect()
}

#[test]
fn the_members_of_the_library_are_the_units_and_each_counts_once() {
    let expected = [
        "by_cc.cpp",
        "by_cxx.c",
        "forced.c",
        "from_file.cpp",
        "only_gcc.cpp",
        "plain.c",
        "twice.cpp",
        "with_header.cpp",
    ];
    assert_eq!(names(&zoo().1), expected);
    assert_eq!(symbols(&unit("twice.cpp")), ["static_one"]);
}

#[test]
fn the_language_is_what_the_driver_makes_of_it() {
    for (name, language) in [
        ("by_cc.cpp", "c++"),
        ("by_cxx.c", "c++"),
        ("plain.c", "c"),
        ("forced.c", "c++"),
    ] {
        assert_eq!(unit(name)["language"], language, "{name}");
    }
}

#[test]
fn a_precompiled_header_is_read_as_the_header() {
    assert_eq!(symbols(&unit("with_header.cpp")), ["with_header"]);
}

#[test]
fn what_only_gcc_knows_is_done_without() {
    assert_eq!(symbols(&unit("only_gcc.cpp")), ["only_gcc"]);
}

#[test]
fn words_in_a_file_are_kept_after_the_file_is_gone() {
    assert_eq!(symbols(&unit("from_file.cpp")), ["from_file"]);
}

const DIVIDE: &str = "extern \"C\" int divide(int a, int b) { return a / b; }\n";

#[test]
fn a_second_run_uses_the_recording_of_the_first() {
    let project = Project::with_sources(&[("a.cpp", DIVIDE)]);
    let first = project.list(&[]);
    let second = project.list(&[]);
    assert_eq!(first, second);
    assert_eq!(names(&second), ["a.cpp"]);
}

#[test]
fn a_compiler_that_the_configuration_forces_is_wrapped_all_the_same() {
    let project = Project::with_sources(&[("a.cpp", DIVIDE)]);
    let log = project.path("log");
    let compiler = project.script(
        "tools/my-c++",
        &format!(
            "#!/bin/sh\necho called >> '{}'\nexec c++ \"$@\"\n",
            log.display()
        ),
    );
    project.write(
        ".cargo/config.toml",
        &format!(
            "[env]\nCXX = {{ value = \"{}\", force = true }}\n",
            compiler.display()
        ),
    );
    assert_eq!(names(&project.list(&[])), ["a.cpp"]);
    assert!(log.exists(), "the user's compiler did the work");
}

#[test]
fn a_compiler_that_is_a_script_and_a_launcher_before_it_are_used() {
    let project = Project::with_sources(&[("a.cpp", DIVIDE)]);
    let log = project.path("log");
    project.script(
        "tools/ccache",
        &format!(
            "#!/bin/sh\necho launched >> '{}'\nexec \"$@\"\n",
            log.display()
        ),
    );
    project.script("tools/scripted-c++", "#!/bin/sh\nexec c++ \"$@\"\n");
    let value = format!(
        "{0}/ccache {0}/scripted-c++ -DFROM_VARIABLE",
        project.path("tools").display()
    );
    let mut command = project.command(&["list", "--message-format", "json"]);
    let said = Said::of(command.env("CXX", value));
    assert_eq!(names(&said.lines[0]), ["a.cpp"], "{}", said.stderr);
    assert!(log.exists());
}

/// A build script that asks for the compiler as the `cc` crate does: the target's own variable first.
const ASKS_LIKE_CC: &str = r#"
use std::process::Command;

fn main() {
    let out = std::env::var("OUT_DIR").unwrap();
    let target = std::env::var("TARGET").unwrap();
    let names = [
        format!("CXX_{target}"),
        format!("CXX_{}", target.replace('-', "_")),
        "HOST_CXX".to_owned(),
        "CXX".to_owned(),
    ];
    let compiler = names.iter().find_map(|name| std::env::var(name).ok()).unwrap_or_else(|| "c++".into());
    let object = format!("{out}/a.o");
    assert!(Command::new(&compiler).args(["-c", "cpp/a.cpp", "-o", &object]).status().unwrap().success());
    let library = format!("{out}/libparts.a");
    assert!(Command::new("ar").args(["crs", &library, &object]).status().unwrap().success());
    println!("cargo::rustc-link-search=native={out}");
    println!("cargo::rustc-link-lib=static=parts");
}
"#;

#[test]
fn every_variable_that_names_a_compiler_is_kept_and_watched() {
    for variable in [
        "CXX_x86_64-unknown-linux-gnu",
        "CXX_x86_64_unknown_linux_gnu",
        "HOST_CXX",
        "TARGET_CXX",
        "CXX",
    ] {
        let project = Project::with_sources(&[("a.cpp", DIVIDE)]);
        // In a build for its own machine nobody asks for the target's but by name.
        let asks = match variable {
            "TARGET_CXX" => {
                ASKS_LIKE_CC.replace("format!(\"CXX_{target}\")", "\"TARGET_CXX\".to_owned()")
            }
            _ => ASKS_LIKE_CC.to_owned(),
        };
        project.write("build.rs", &asks);
        let log = project.path("log");
        let compiler = project.script(
            "tools/named-c++",
            &format!(
                "#!/bin/sh\necho called >> '{}'\nexec c++ \"$@\"\n",
                log.display()
            ),
        );
        let mut command = project.command(&["list", "--message-format", "json"]);
        let said = Said::of(command.env(variable, compiler));
        assert_eq!(
            names(&said.lines[0]),
            ["a.cpp"],
            "{variable}: {}",
            said.stderr
        );
        assert!(log.exists(), "{variable}: the user's compiler did the work");
    }
}

#[test]
fn a_cache_server_without_our_environment_does_no_harm() {
    let project = Project::fixture("calendar", "buggy");
    // As sccache does for `cc`: compilers run elsewhere, with another environment.
    let wrapper = project.script(
        "tools/sccache",
        "#!/bin/sh\ncase \"$1\" in *rustc*) exec \"$@\";; esac\nexec env -i PATH=\"$PATH\" HOME=\"$HOME\" \"$@\"\n",
    );
    let target = project.path("own-target");
    let mut command = super::project::command_in(
        &project.root,
        Some(&target),
        &["list", "--message-format", "json"],
    );
    let said = Said::of(command.env("RUSTC_WRAPPER", wrapper));
    assert_eq!(names(&said.lines[0]), ["calendar.cpp"], "{}", said.stderr);
}

#[test]
fn units_that_are_linked_together_have_one_library() {
    // Only the system has this header; the two libraries lay types out differently.
    let project = Project::with_sources(&[
        (
            "a.cpp",
            "#include <ext/numeric>\n#include <vector>\nstd::vector<int> make() { return {1, 2, 3}; }\n",
        ),
        (
            "b.cpp",
            "#include <vector>\nstd::vector<int> make();\n\
             extern \"C\" int total() { int sum = 0; for (int one : make()) sum += one; return 12 / (sum - 5); }\n",
        ),
    ]);
    let said = project.verify(&[]);
    assert_eq!(
        said.verdicts(),
        [("total".to_owned(), "bounded".to_owned())],
        "{}",
        said.stdout
    );
}

#[test]
fn a_compilation_database_stands_in_for_the_build() {
    let project = Project::with_sources(&[("a.cpp", DIVIDE), ("b.cpp", "")]);
    project.write("build.rs", "fn main() { panic!(\"never run\") }");
    project.write(
        "build/compile_commands.json",
        "[{\"directory\": \"..\", \"file\": \"cpp/a.cpp\", \"command\": \"c++ -std=c++17 -c cpp/a.cpp -o a.o\"}]",
    );
    let said = project.verify(&["--compile-commands", "build/compile_commands.json"]);
    assert_eq!(
        said.verdicts(),
        [("divide".to_owned(), "violated".to_owned())],
        "{}",
        said.stderr
    );
    assert_eq!(said.code, Some(100));
}

#[test]
fn dependencies_are_verified_on_request_only_and_versions_are_told_apart() {
    let project = Project::empty();
    project.write(
        "Cargo.toml",
        "[package]\nname = \"app\"\nversion = \"0.1.0\"\nedition = \"2024\"\n[dependencies]\n\
         old = { package = \"lib\", path = \"../lib1\" }\nnew = { package = \"lib\", path = \"../lib2\" }\n[workspace]\n",
    );
    project.write("src/lib.rs", "");
    for (number, body) in [(1, "return a / b;"), (2, "return b ? a / 2 : 0;")] {
        let package = format!("../lib{number}");
        project.write(
            &format!("{package}/Cargo.toml"),
            &format!("[package]\nname = \"lib\"\nversion = \"{number}.0.0\"\nedition = \"2024\"\n"),
        );
        project.write(
            &format!("{package}/build.rs"),
            &super::project::BUILD.replace("parts", &format!("parts{number}")),
        );
        project.write(&format!("{package}/src/lib.rs"), "");
        project.write(
            &format!("{package}/cpp/a.cpp"),
            &format!("extern \"C\" int divide{number}(int a, int b) {{ {body} }}\n"),
        );
    }
    assert_eq!(project.verify(&[]).code, Some(4), "members have no C++");
    let both = project.verify(&["--deps", "all"]);
    let expected = [("divide1", "violated"), ("divide2", "proved")];
    assert_eq!(
        both.verdicts(),
        expected.map(|(name, verdict)| (name.to_owned(), verdict.to_owned())),
        "{}",
        both.stderr
    );
    let one = project.verify(&["--deps", "lib@2.0.0"]);
    assert_eq!(
        one.verdicts(),
        [("divide2".to_owned(), "proved".to_owned())]
    );
}
