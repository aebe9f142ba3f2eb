//! What the book says about codes comes from the codes. After adding one:
//! `SNAPSHOTS=overwrite cargo test --test book`.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use snapbox::{Data, assert_data_eq};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use verify_symex::{CheckGroup, Code};

fn book() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/src")
}

#[test]
fn the_page_of_checks_lists_every_code() {
    let mut text = String::from(
        "# Checks\n\nEvery violation has a code that never changes its meaning. `--check` and `--no-check` take codes,\nnames and groups; `cargo verify explain CODE` prints the page of one.\n",
    );
    for group in CheckGroup::ALL {
        let state = if group.on_by_default() {
            ""
        } else {
            " (off by default)"
        };
        let _ = write!(
            text,
            "\n## `{}`{state}\n\n| code | name | what is wrong |\n|---|---|---|\n",
            group.name()
        );
        for code in Code::ALL.iter().filter(|code| code.group() == *group) {
            let number = code.as_str();
            let _ = writeln!(
                text,
                "| [{number}](codes/{number}.md) | `{}` | {} |",
                code.name(),
                code.title()
            );
        }
    }
    assert_data_eq!(text, Data::read_from(&book().join("checks.md"), None).raw());
}

/// What the product prints, without what differs from run to run.
fn output(arguments: &[&str], directory: &Path) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cargo-verify"));
    command
        .arg("verify")
        .args(arguments)
        .current_dir(directory)
        .env_remove("CARGO_TARGET_DIR");
    command.env(
        "CARGO_VERIFY_CACHE",
        Path::new(env!("CARGO_TARGET_TMPDIR")).join("cache"),
    );
    let output = command.output().expect("the product can be run");
    let text = String::from_utf8_lossy(&output.stdout);
    let shown: Vec<&str> = text
        .lines()
        .map(|line| match line.rsplit_once(" (") {
            Some((before, cost)) if cost.starts_with(|c: char| c.is_ascii_digit()) => before,
            _ => line,
        })
        // What names a counterexample depends on where its files are.
        .filter(|line| !line.contains("(cargo verify replay "))
        .collect();
    format!(
        "$ {}\n{}\n",
        [&["cargo", "verify"], arguments].concat().join(" "),
        shown.join("\n").trim_end()
    )
}

/// Which of the inputs that trigger a bug is shown is the solver's choice: numbers may differ.
fn check(shown: &str, page: &Path) {
    let without_numbers = |text: &str| -> String {
        text.split(|c: char| c.is_ascii_digit() || c == '-')
            .collect()
    };
    if std::env::var_os("SNAPSHOTS").is_some_and(|value| value == "overwrite") {
        std::fs::write(page, shown).unwrap();
    }
    let page = std::fs::read_to_string(page).unwrap();
    assert_eq!(without_numbers(shown), without_numbers(&page));
}

#[test]
fn the_book_shows_what_the_product_prints() {
    for form in ["buggy", "fixed"] {
        let file = format!("fixtures/calendar/{form}/cpp/calendar.cpp");
        let root = book().join("../..");
        let shown = output(&["file", &file, "--function", "day_of_year"], &root);
        let page = book().join(format!("output/calendar-{form}.txt"));
        check(&shown, &page);
    }
}

#[test]
fn the_book_shows_what_the_product_prints_about_contracts() {
    let root = book().join("../..");
    let runs: [(&[&str], &str); 2] = [
        (&["file", "tests/contracts/clamp_bug.c"], "contracts-buggy"),
        (
            &["file", "tests/contracts/modular_loop.c", "--modular"],
            "contracts-modular",
        ),
    ];
    for (arguments, page) in runs {
        let shown = output(arguments, &root);
        check(&shown, &book().join(format!("output/{page}.txt")));
    }
}

#[test]
fn the_book_shows_what_the_product_prints_without_a_bound() {
    let root = book().join("../..");
    let shown = output(&["file", "tests/unbounded/even_sum.c"], &root);
    check(&shown, &book().join("output/unbounded.txt"));
}

#[test]
fn the_book_shows_what_the_product_prints_about_a_workspace() {
    for (fixture, page) in [
        ("median", "workspace-buggy"),
        ("portrait", "boundary-buggy"),
    ] {
        let place = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        let source = book().join("../../fixtures").join(fixture).join("buggy");
        let unit = format!("cpp/{fixture}.cpp");
        for name in ["Cargo.toml", "build.rs", "src/lib.rs", &unit] {
            let place = place.path().join(name);
            std::fs::create_dir_all(place.parent().unwrap()).unwrap();
            std::fs::copy(source.join(name), place).unwrap();
        }
        let page = book().join(format!("output/{page}.txt"));
        assert_data_eq!(
            output(&[], place.path()),
            Data::read_from(&page, None).raw()
        );
    }
}

#[test]
fn the_book_shows_reports_as_the_product_writes_them() {
    let file = "tests/lang-c/lifetime/double_free_on_error_path_bug.c";
    let root = book().join("../..");
    for format in ["human", "short", "github", "witness"] {
        let shown = output(&["file", file, "--message-format", format], &root);
        let changing = ["uuid:", "creation_time:"];
        let lines = shown.lines().filter(|line| {
            let line = line.trim_start();
            !changing.iter().any(|name| line.starts_with(name))
        });
        let shown = lines.map(|line| format!("{line}\n")).collect::<String>();
        check(&shown, &book().join(format!("output/report-{format}.txt")));
    }
    let file = "tests/lang-c/assert/abort_in_a_helper.c";
    let shown = output(&["file", file], &root);
    check(&shown, &book().join("output/report-coverage.txt"));
}

#[test]
fn the_table_of_contents_has_every_code_and_no_dead_link() {
    let summary = std::fs::read_to_string(book().join("SUMMARY.md")).unwrap();
    for code in Code::ALL {
        let line = format!("[{0} {1}](codes/{0}.md)", code.as_str(), code.name());
        assert!(summary.contains(&line), "SUMMARY.md lacks {line}");
    }
    for page in [
        "SUMMARY.md",
        "introduction.md",
        "file.md",
        "verdicts.md",
        "exit-codes.md",
        "run.md",
        "json.md",
        "reports.md",
        "boundary.md",
        "library.md",
    ] {
        let text = std::fs::read_to_string(book().join(page)).unwrap();
        for link in text
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split([')', '#']).next())
        {
            assert!(
                link.contains("://") || book().join(link).exists(),
                "{page} links to {link}, which is not there"
            );
        }
    }
}
