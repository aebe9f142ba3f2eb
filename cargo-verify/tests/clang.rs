//! The flags we add mean the same to every supported clang that is installed here.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const PROGRAM: &str = r#"
enum colour { red, green };
int table[4];
int work(int a, int b, float f, bool *flag, colour *c) {
    int shifted = a << b;
    int quotient = a / b;
    int cast = static_cast<int>(f);
    int loaded = *flag ? *c : 0;
    return shifted + quotient + cast + loaded + table[a] + __builtin_ctz(a);
}
int main() {
    bool flag = true;
    colour c = red;
    return work(1, 1, 1.0f, &flag, &c) == 0;
}
"#;

/// What the reader has to find in the IR of the program.
const HANDLERS: &[&str] = &[
    "__ubsan_handle_add_overflow_abort",
    "__ubsan_handle_shift_out_of_bounds_abort",
    "__ubsan_handle_divrem_overflow_abort",
    "__ubsan_handle_float_cast_overflow_abort",
    "__ubsan_handle_load_invalid_value_abort",
    "__ubsan_handle_out_of_bounds_abort",
    "__ubsan_handle_invalid_builtin_abort",
];

fn installed() -> Vec<String> {
    let works = |name: &String| Command::new(name).arg("--version").output().is_ok();
    (15..=22)
        .map(|major| format!("clang++-{major}"))
        .chain(["clang++".to_owned()])
        .filter(works)
        .collect()
}

fn product(clang: &str, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-verify"));
    command
        .arg("verify")
        .args(arguments)
        .env("CARGO_VERIFY_CLANG", clang);
    command.env(
        "CARGO_VERIFY_CACHE",
        Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache"),
    );
    command.output().expect("the product can be run")
}

fn write(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the target directory can be written");
    path
}

#[test]
fn every_clang_inserts_the_checks_that_only_the_language_knows() {
    let path = write("checks.cpp", PROGRAM);
    let clangs = installed();
    assert!(!clangs.is_empty(), "no supported clang is installed");
    for clang in clangs {
        let output = product(&clang, &["ir", "--text", &path.display().to_string()]);
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(
            output.status.success(),
            "{clang}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
        for handler in HANDLERS {
            assert!(text.contains(handler), "{clang} does not insert {handler}");
        }
        assert!(
            text.contains("llvm.lifetime.start"),
            "{clang} does not mark lifetimes"
        );
        assert!(
            text.contains("!DILocation("),
            "{clang} does not write debug information"
        );
        assert!(
            !text.contains("__ubsan_handle_type_mismatch"),
            "{clang} checks null and alignment, which are ours"
        );
    }
}

#[test]
fn a_c_program_may_leave_out_declarations_with_every_clang() {
    let path = write(
        "undeclared.c",
        "int main() { double d = nondet_double(); return helper(d > 0.5); }\n",
    );
    for clang in installed() {
        let output = product(&clang, &["ir", "--text", &path.display().to_string()]);
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(
            text.contains("double @nondet_double()"),
            "{clang}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
        assert!(text.contains("@helper("), "{clang}");
    }
}
