//! Builds that do not go through the `cc` crate, each in the manner of the tool that it stands for: plain
//! Makefiles, autotools' `configure`, generators of C++ like `cpp_build` and `autocxx`, cross targets.

use super::project::{Project, Said, manifest, names};

const DIVIDE: &str = "extern \"C\" int divide(int a, int b) { return a / b; }\n";

/// A build script that runs a command in `cpp/`, which leaves `libparts.a` in `OUT_DIR`.
fn running(program: &str, words: &str) -> String {
    format!(
        "use std::process::Command;\n\
         fn main() {{\n    \
         println!(\"cargo::rerun-if-changed=cpp\");\n    \
         let out = std::env::var(\"OUT_DIR\").unwrap();\n    \
         let status = Command::new(\"{program}\").args([{words}]).current_dir(\"cpp\").status().unwrap();\n    \
         assert!(status.success());\n    \
         println!(\"cargo::rustc-link-search=native={{out}}\");\n    \
         println!(\"cargo::rustc-link-lib=static=parts\");\n}}\n"
    )
}

fn project(build: &str) -> Project {
    let project = Project::empty();
    project.write("Cargo.toml", &manifest("parts"));
    project.write("src/lib.rs", "");
    project.write("build.rs", build);
    project
}

fn violated(function: &str) -> [(String, String); 1] {
    [(function.to_owned(), "violated".to_owned())]
}

#[test]
fn a_plain_makefile_is_watched() {
    let project = project(&running("make", "\"-B\", &format!(\"OUT={out}\")"));
    // It names its own compiler only where the environment does not.
    project.write(
        "cpp/Makefile",
        "CXX ?= no-such-compiler\nCXXFLAGS += -DLIMIT=3\n\
         $(OUT)/libparts.a: a.cpp b.cpp check.cpp\n\
         \t$(CXX) $(CXXFLAGS) -c a.cpp -o $(OUT)/a.o\n\
         \t$(CXX) $(CXXFLAGS) -c b.cpp -o $(OUT)/b.o\n\
         \t$(CXX) check.cpp -o $(OUT)/check\n\
         \t$(OUT)/check\n\
         \tar crs $@ $(OUT)/a.o $(OUT)/b.o\n",
    );
    project.write("cpp/a.cpp", DIVIDE);
    project.write("cpp/b.cpp", "extern \"C\" int limit() { return LIMIT; }\n");
    project.write("cpp/check.cpp", "int main() { return 0; }\n");
    assert_eq!(names(&project.list(&[])), ["a.cpp", "b.cpp"]);
}

#[test]
fn a_configure_script_is_watched_and_its_probes_are_not() {
    let project = project(&running(
        "sh",
        "\"-c\", &format!(\"mkdir -p {out}/b && cd {out}/b && sh $OLDPWD/configure && make\")",
    ));
    // As autoconf writes them: what the compiler can do is found out by compiling `conftest`.
    project.write(
        "cpp/configure",
        "set -e\nsource=$(dirname \"$0\")\n\
         for language in c cpp; do\n  \
         echo 'int main(void) { return 0; }' > conftest.$language\n  \
         case $language in c) compiler=$CC;; *) compiler=$CXX;; esac\n  \
         $compiler -c conftest.$language -o conftest.o && $compiler conftest.$language -o conftest && ./conftest\n  \
         rm -f conftest*\ndone\n\
         sed \"s|@CXX@|$CXX|; s|@srcdir@|$source|\" \"$source/Makefile.in\" > Makefile\n",
    );
    project.write(
        "cpp/Makefile.in",
        "CXX = @CXX@\nsrcdir = @srcdir@\n../libparts.a: a.o\n\tar crs $@ a.o\n\
         a.o: $(srcdir)/a.cpp\n\t$(CXX) -g -O2 -MT a.o -MD -MP -MF a.d -c -o a.o $(srcdir)/a.cpp\n",
    );
    project.write("cpp/a.cpp", DIVIDE);
    let said = project.verify(&[]);
    assert_eq!(
        said.verdicts(),
        violated("divide"),
        "{}\n{}",
        said.stdout,
        said.stderr
    );
    assert_eq!(names(&project.list(&[])), ["a.cpp"]);
}

/// As the `cpp` crate does: what stands in macros of Rust becomes C++ with `#line`, and the object is read
/// for what the compiler made of it.
const CLOSURES: &str = r##"
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=src");
    let out = std::env::var("OUT_DIR").unwrap();
    let source = std::fs::read_to_string("src/lib.rs").unwrap();
    let mut text = String::from("extern \"C\" { const char rust_cpp_metadata[] = \"rustcpp~metadata\"; }\n");
    let root = std::env::var("CARGO_MANIFEST_DIR").unwrap();
    for (number, line) in source.lines().enumerate() {
        if let Some(body) = line.trim().strip_prefix("// cpp: ") {
            text += &format!("#line {} \"{root}/src/lib.rs\"\n{body}\n", number + 1);
        }
    }
    let directory = format!("{out}/rust_cpp");
    std::fs::create_dir_all(&directory).unwrap();
    let (file, object) = (format!("{directory}/cpp_closures.cpp"), format!("{directory}/cpp_closures.o"));
    std::fs::write(&file, text).unwrap();
    let compiler = std::env::var("CXX").unwrap();
    assert!(Command::new(compiler).args(["-c", &file, "-o", &object]).status().unwrap().success());
    let bytes = std::fs::read(&object).unwrap();
    assert!(bytes.windows(16).any(|part| part == b"rustcpp~metadata"), "the object is a real one");
    assert!(Command::new("ar").args(["crs", &format!("{out}/librust_cpp.a"), &object]).status().unwrap().success());
    println!("cargo::rustc-link-search=native={out}");
    println!("cargo::rustc-link-lib=static=rust_cpp");
}
"##;

#[test]
fn generated_closures_are_shown_in_the_rust_that_they_come_from() {
    let project = project(CLOSURES);
    let rust = "//! A package.\n\n// cpp: extern \"C\" int closure(int n) { return 8 / n; }\n";
    project.write("src/lib.rs", rust);
    let said = project.verify(&[]);
    assert_eq!(
        said.verdicts(),
        violated("closure"),
        "{}\n{}",
        said.stdout,
        said.stderr
    );
    let found = said.with_reason("violation")[0];
    assert!(
        found["file"].as_str().unwrap().ends_with("src/lib.rs"),
        "{found}"
    );
    assert_eq!(found["line"], 3, "{found}");
}

/// As autocxx does: headers and units are generated below `OUT_DIR`, and compiled from there.
const GENERATED: &str = r##"
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=src");
    let out = std::env::var("OUT_DIR").unwrap();
    let build = format!("{out}/autocxx-build-dir");
    for directory in ["include", "cxx", "rs"] {
        std::fs::create_dir_all(format!("{build}/{directory}")).unwrap();
    }
    std::fs::write(format!("{build}/include/autocxxgen_ffi.h"), "#pragma once\ninline int part_of(int a, int b) { return a / b; }\n").unwrap();
    let include = format!("-I{}/cpp", std::env::var("CARGO_MANIFEST_DIR").unwrap());
    let mut objects = Vec::new();
    for (name, text) in [
        ("gen0", "#include \"autocxxgen_ffi.h\"\n#include \"given.h\"\nextern \"C\" int cxxbridge1$part(int a) { return part_of(a, DIVISOR); }\n"),
        ("gen1", "#include \"autocxxgen_ffi.h\"\nextern \"C\" int cxxbridge1$share(int a, int b) { return part_of(a, b); }\n"),
    ] {
        std::fs::write(format!("{build}/cxx/{name}.cxx"), text).unwrap();
        let object = format!("{name}.o");
        // From its own directory, with relative names.
        let words = ["-std=c++14", "-Iinclude", &include, "-c", &format!("cxx/{name}.cxx"), "-o", &object];
        let compiler = std::env::var("CXX").unwrap();
        assert!(Command::new(compiler).args(words).current_dir(&build).status().unwrap().success());
        objects.push(format!("{build}/{object}"));
    }
    assert!(Command::new("ar").arg("crs").arg(format!("{out}/libautocxx-parts.a")).args(&objects).status().unwrap().success());
    println!("cargo::rustc-link-search=native={out}");
    println!("cargo::rustc-link-lib=static=autocxx-parts");
}
"##;

#[test]
fn units_generated_below_out_dir_are_verified() {
    let project = project(GENERATED);
    project.write("cpp/given.h", "#define DIVISOR 2\n");
    assert_eq!(names(&project.list(&[])), ["gen0.cxx", "gen1.cxx"]);
    let said = project.verify(&[]);
    let expected = [("part", "proved"), ("share", "violated")];
    assert_eq!(
        said.verdicts(),
        expected.map(|(name, verdict)| (name.to_owned(), verdict.to_owned())),
        "{}\n{}",
        said.stdout,
        said.stderr
    );
}

/// The compiler of a target is looked up as the `cc` crate does.
const CROSS: &str = r#"
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=cpp");
    let (out, target) = (std::env::var("OUT_DIR").unwrap(), std::env::var("TARGET").unwrap());
    let variable = format!("CXX_{}", target.replace('-', "_"));
    let compiler = std::env::var(variable).unwrap();
    let object = format!("{out}/words.o");
    assert!(Command::new(compiler).args(["-DWORDS=0", "-c", "cpp/words.cpp", "-o", &object]).status().unwrap().success());
    assert!(Command::new("ar").args(["crs", &format!("{out}/libparts.a"), &object]).status().unwrap().success());
    println!("cargo::rustc-link-search=native={out}");
    println!("cargo::rustc-link-lib=static=parts");
}
"#;

#[test]
fn the_compiler_of_another_target_is_wrapped() {
    let project = project(CROSS);
    project.write(
        "cpp/words.cpp",
        "extern \"C\" int words(int n) { return n / WORDS; }\n",
    );
    let log = project.path("log");
    let compiler = project.script(
        "tools/x86_64-linux-musl-g++",
        &format!(
            "#!/bin/sh\necho \"$@\" >> '{}'\nexec c++ \"$@\"\n",
            log.display()
        ),
    );
    let words = [
        "--target",
        "x86_64-unknown-linux-musl",
        "--message-format",
        "json",
    ];
    // Nothing of Rust need be installed for the target: its C++ is found all the same.
    let said = Said::of(
        project
            .command(&words)
            .env("CXX_x86_64_unknown_linux_musl", compiler),
    );
    assert_eq!(
        said.verdicts(),
        violated("words"),
        "{}\n{}",
        said.stdout,
        said.stderr
    );
    assert!(std::fs::read_to_string(log).unwrap().contains("words.cpp"));
}

/// With a real cross compiler, where there is one.
#[test]
fn what_is_built_for_another_machine_is_verified_and_not_run() {
    let compiler = "aarch64-linux-gnu-g++";
    if std::process::Command::new(compiler)
        .arg("--version")
        .output()
        .is_err()
    {
        eprintln!("skipped: there is no {compiler}");
        return;
    }
    let project = project(CROSS);
    project.write(
        "cpp/words.cpp",
        "extern \"C\" int words(int n) { return n / WORDS; }\n",
    );
    let words = [
        "--target",
        "aarch64-unknown-linux-gnu",
        "--message-format",
        "json",
    ];
    let said = Said::of(
        project
            .command(&words)
            .env("CXX_aarch64_unknown_linux_gnu", compiler),
    );
    assert_eq!(
        said.verdicts(),
        violated("words"),
        "{}\n{}",
        said.stdout,
        said.stderr
    );
    let replay = &said.with_reason("violation")[0]["replay"];
    assert_eq!(replay["result"], "not-replayable", "{replay}");
    assert_eq!(replay["why"], "the program is built for another machine");
}

#[test]
fn a_target_with_other_pointers_is_said_not_to_be_supported() {
    let project = project(&CROSS.replace("-DWORDS=0", "-m32"));
    project.write(
        "cpp/words.cpp",
        "extern \"C\" int words(int n) { return n / int(sizeof(long) - 4); }\n",
    );
    let compiler = project.script("tools/i686-linux-gnu-g++", "#!/bin/sh\nexec c++ \"$@\"\n");
    let words = [
        "--target",
        "i686-unknown-linux-gnu",
        "--message-format",
        "json",
    ];
    let said = Said::of(
        project
            .command(&words)
            .env("CXX_i686_unknown_linux_gnu", compiler),
    );
    // Where the target's Rust library is not installed, the Rust does not compile either.
    let compiles = said.with_reason("error").is_empty();
    let expected = if compiles { 5 } else { 101 };
    assert_eq!(
        said.code,
        Some(expected),
        "{}\n{}",
        said.stdout,
        said.stderr
    );
    let gap = &said.with_reason("entry")[0]["unknown"][0];
    assert_eq!(gap["kind"], "unsupported", "{gap}");
    assert!(
        gap["what"]
            .as_str()
            .unwrap()
            .contains("pointers of 32 bits"),
        "{gap}"
    );
}

#[test]
fn the_users_compiler_builds_what_is_repeated_natively() {
    let project = Project::with_sources(&[(
        "a.cpp",
        "extern \"C\" int at(int n) {\n    int a[2] = {1, 2};\n    return n > 0 ? a[n] : 0;\n}\n",
    )]);
    let log = project.path("log");
    let compiler = project.script(
        "tools/my-g++",
        &format!(
            "#!/bin/sh\necho \"$@\" >> '{}'\nexec g++ \"$@\"\n",
            log.display()
        ),
    );
    let said = Said::of(
        project
            .command(&["--message-format", "json"])
            .env("CXX", compiler),
    );
    let replay = &said.with_reason("violation")[0]["replay"];
    assert_eq!(replay["result"], "confirmed", "{replay}");
    let calls = std::fs::read_to_string(log).unwrap();
    let built = calls
        .lines()
        .filter(|line| line.contains("-fsanitize=address,undefined"));
    assert_eq!(built.count(), 2, "the unit and the program: {calls}");
}
