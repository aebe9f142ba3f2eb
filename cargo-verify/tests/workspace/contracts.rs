//! Contracts and harnesses in a workspace: entry points of their own, side files, `--modular`.

use super::project::{Project, Said};

/// A package with these sources, and with the header for its own compiler.
fn with_header(sources: &[(&str, &str)]) -> Project {
    let project = Project::with_sources(sources);
    let written = Said::of(&mut project.command(&["header", "--output", "cpp"]));
    assert_eq!(written.code, Some(0), "{}", written.stderr);
    project
}

const SOURCE: &str = r#"
#include "verify.h"

namespace shop {
int discount(int price)
    VERIFY_PRE(0 <= price && price <= 1000)
    VERIFY_POST(r, 0 <= r && r <= price);

int discount(int price) { return price > 500 ? price / 2 : LIMIT; }
}

extern "C" int total(int price) {
    return price < 0 || price > 1000 ? 0 : shop::discount(price);
}

VERIFY_HARNESS(no_price_below_zero) {
    int price = verify::any<int>();
    verify::check(total(price) >= 0);
}
"#;

fn functions(said: &Said) -> Vec<String> {
    let entries = said.lines.iter().filter(|line| line["reason"] == "entry");
    let mut names: Vec<String> = entries
        .map(|line| line["function"].as_str().unwrap().to_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn harnesses_and_functions_with_contracts_are_entry_points() {
    let project = with_header(&[("shop.cpp", &SOURCE.replace("LIMIT", "price"))]);
    let said = project.verify(&["--timeout", "30s"]);
    assert_eq!(said.code, Some(0), "{}\n{}", said.stdout, said.stderr);
    assert_eq!(
        functions(&said),
        [
            "shop::discount(int)",
            "total",
            "verify_harness_no_price_below_zero"
        ]
    );
    project.write("cpp/shop.cpp", &SOURCE.replace("LIMIT", "7"));
    let said = project.verify(&["--timeout", "30s"]);
    assert_eq!(said.code, Some(100), "{}\n{}", said.stdout, said.stderr);
    assert_eq!(said.codes(), ["V1002"]);
}

#[test]
fn callers_rest_on_contracts_with_modular() {
    let project = with_header(&[("shop.cpp", &SOURCE.replace("LIMIT", "price"))]);
    let said = project.verify(&["--timeout", "30s", "--modular"]);
    assert_eq!(said.code, Some(0), "{}\n{}", said.stdout, said.stderr);
    let total = said
        .lines
        .iter()
        .find(|line| line["function"] == "total")
        .unwrap();
    assert_eq!(total["contracts"][0]["function"], "shop::discount(int)");
    assert_eq!(
        total["verdict"], "proved",
        "its contract is checked in the same run: {total}"
    );
}

const PLAIN: &str = "int half(int x) { return x / 2; }\nextern \"C\" int quarter(int x) { return half(half(x)); }\n";

#[test]
fn contracts_of_side_files_are_checked() {
    let project = Project::with_sources(&[("half.cpp", PLAIN)]);
    project.write("verify.toml", "contracts = [\"contracts/half.h\"]\n");
    let side = "#include <verify.h>\nint half(int x) VERIFY_PRE(x >= 0) VERIFY_POST(r, r <= x);\n";
    project.write("contracts/half.h", side);
    let said = project.verify(&["--timeout", "30s"]);
    assert_eq!(said.codes(), ["V1001"], "{}\n{}", said.stdout, said.stderr);
    project.write(
        "contracts/half.h",
        &side
            .replace("VERIFY_PRE(x >= 0) ", "")
            .replace("r <= x", "r <= x || x < 0"),
    );
    let said = project.verify(&["--timeout", "30s"]);
    assert_eq!(said.code, Some(0), "{}\n{}", said.stdout, said.stderr);
    assert_eq!(functions(&said), ["half(int)", "quarter"]);
}

/// A file without a contract is enough, and it may name what is private.
#[test]
fn harnesses_of_side_files_are_entry_points() {
    let source = "#include \"till.h\"\nvoid Till::take(int n) { count += n; }\nint Till::left() const { return count; }\nextern \"C\" int idle() { return 0; }\n";
    let project = Project::with_sources(&[
        (
            "till.h",
            "class Till {\n    int count = 10;\n public:\n    void take(int n);\n    int left() const;\n};\n",
        ),
        ("till.cpp", source),
    ]);
    project.write("verify.toml", "contracts = [\"contracts/till.h\"]\n");
    project.write(
        "contracts/till.h",
        "#include <verify.h>\n#include \"../cpp/till.h\"\n\
         VERIFY_HARNESS(taking_leaves_less) {\n\
         \x20   Till till;\n\
         \x20   int n = verify::any<int>();\n\
         \x20   verify::assume(0 <= n && n <= till.count);\n\
         \x20   till.take(n);\n\
         \x20   verify::check(till.left() == 10 - n);\n\
         }\n",
    );
    let said = project.verify(&["--timeout", "30s"]);
    assert_eq!(said.codes(), ["V0001"], "{}\n{}", said.stdout, said.stderr);
    let harness = "verify_harness_taking_leaves_less";
    assert_eq!(functions(&said), ["idle", harness]);
    let entries = said.with_reason("entry");
    let unit = entries.iter().find(|line| line["function"] == harness);
    assert_eq!(unit.unwrap()["unit"], "contracts/till.h");
    project.write("cpp/till.cpp", &source.replace("+= n", "-= n"));
    let said = project.verify(&["--timeout", "30s"]);
    assert_eq!(said.code, Some(0), "{}\n{}", said.stdout, said.stderr);
    assert_eq!(functions(&said), ["idle", harness]);
}

/// To other compilers harnesses are private functions of their units.
#[test]
fn harnesses_of_one_name_are_all_verified() {
    let harness = "#include \"verify.h\"\nVERIFY_HARNESS(basic) { int x = verify::any<int>(); verify::check(x == x); }\n";
    let project = with_header(&[
        ("one.cpp", harness),
        ("two.cpp", &harness.replace("x == x", "x != 7")),
    ]);
    let said = project.verify(&["--timeout", "30s"]);
    assert_eq!(said.code, Some(100), "{}\n{}", said.stdout, said.stderr);
    assert_eq!(functions(&said).len(), 2, "{}", said.stdout);
}

/// Of declarations and definitions, of the first clause in a line and of the second.
#[test]
fn what_fails_in_a_clause_is_shown_there() {
    let source = "#include \"verify.h\"\n\
        extern \"C\" int half(int *p) VERIFY_PRE(p[0] > 0);\n\
        extern \"C\" int half(int *p) { return p[0] / 2; }\n\
        extern \"C\" int last(int *p, int n) VERIFY_PRE(n > 0) VERIFY_PRE(p[n] > 0) { return p[n - 1]; }\n\
        extern \"C\" int one(int *p) VERIFY_PRE(p != 0) VERIFY_POST(r, r < p[1]) { return p[0]; }\n";
    let project = with_header(&[("half.cpp", source)]);
    let said = project.verify(&["--timeout", "30s"]);
    let lines: Vec<&str> = source.lines().collect();
    let mut shown = Vec::new();
    for violation in said.with_reason("violation") {
        let line = violation["line"].as_u64().unwrap() as usize;
        let column = violation["column"].as_u64().unwrap() as usize;
        let text = lines[line - 1][column - 1..]
            .chars()
            .take(4)
            .collect::<String>();
        shown.push((line, text));
    }
    shown.sort();
    shown.dedup();
    for wanted in [(2, "p[0]"), (4, "p[n]"), (5, "p[1]")] {
        let wanted = (wanted.0, wanted.1.to_owned());
        assert!(
            shown.contains(&wanted),
            "{wanted:?} in {shown:?}\n{}",
            said.stdout
        );
    }
}

#[test]
fn a_contract_for_an_unknown_function_is_an_error() {
    let project = Project::with_sources(&[("half.cpp", PLAIN)]);
    project.write("verify.toml", "contracts = [\"half.h\"]\n");
    project.write(
        "half.h",
        "#include <verify.h>\nint half(long x) VERIFY_PRE(x >= 0);\n",
    );
    let said = project.verify(&["--timeout", "30s"]);
    assert_eq!(said.code, Some(101), "{}\n{}", said.stdout, said.stderr);
    assert!(
        said.stderr
            .contains("a contract for `half(long)`, which no unit defines"),
        "{}",
        said.stderr
    );
}

#[test]
fn a_clause_with_an_effect_is_an_error() {
    let source =
        "#include \"verify.h\"\nextern \"C\" int next(int x) VERIFY_PRE(++x > 0) { return x; }\n";
    let project = with_header(&[("next.cpp", source)]);
    let said = project.verify(&["--timeout", "30s"]);
    assert_ne!(said.code, Some(0), "{}\n{}", said.stdout, said.stderr);
    assert!(
        format!("{}{}", said.stdout, said.stderr).contains("has an effect"),
        "{}\n{}",
        said.stdout,
        said.stderr
    );
}

/// With warnings as errors, and to each compiler's idea of each standard.
#[test]
fn other_compilers_ignore_the_header() {
    let project = with_header(&[
        (
            "account.cpp",
            "#include \"verify.h\"\n\
             class Account {\n    int balance;\n  public:\n    VERIFY_TYPE_INVARIANT(Account, balance >= 0);\n    \
             explicit Account(int start) VERIFY_PRE(start >= 0) VERIFY_POST(balance == start) : balance(start) {}\n    \
             int take(int n) VERIFY_PRE(n >= 0) VERIFY_POST(r, r <= n) VERIFY_ASSIGNS(balance) { balance -= n; return n; }\n};\n\
             int half(int *p, int n) VERIFY_PRE(verify::valid(p, n))\n    \
             VERIFY_POST(r, r == verify::old(n) / 2 && verify::forall(0, n, positive)) VERIFY_ASSIGNS();\n\
             int half(int *, int n) { return n / 2; }\n\
             VERIFY_HARNESS(halves) { verify::check(half(0, 4) == 2); }\n\
             int main() { Account account(5); return account.take(3); }\n",
        ),
        (
            "half.c",
            "#include \"verify.h\"\n\
             int half(int *p, int n) VERIFY_PRE(VERIFY_VALID(p, n))\n    \
             VERIFY_POST(r, r == VERIFY_OLD(n) / 2 && VERIFY_FORALL(i, 0, n, p[i] > 0)) VERIFY_ASSIGNS();\n\
             int half(int *p, int n) { return p ? n / 2 : n; }\n\
             VERIFY_HARNESS(halves) { VERIFY_CHECK(half(0, 4) == 4); }\n\
             int main(void) { return half(0, 0); }\n",
        ),
    ]);
    let cpp = ["98", "11", "14", "17", "20", "23"].map(|year| format!("c++{year}"));
    let c = ["99", "11", "17"].map(|year| format!("c{year}"));
    for (compilers, standards, source) in [
        (["g++", "clang++-19"], &cpp[..], "account.cpp"),
        (["gcc", "clang-19"], &c[..], "half.c"),
    ] {
        for compiler in compilers {
            for standard in standards {
                let mut command = std::process::Command::new(compiler);
                command
                    .arg(format!("-std={standard}"))
                    .args(["-Wall", "-Wextra", "-Werror", "-fsyntax-only", source])
                    .current_dir(project.path("cpp"));
                let said = Said::of(&mut command);
                assert_eq!(said.code, Some(0), "{compiler} {standard}\n{}", said.stderr);
            }
        }
    }
}
