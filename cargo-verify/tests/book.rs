//! What the book says about codes comes from the codes. After adding one:
//! `SNAPSHOTS=overwrite cargo test --test book`.

use snapbox::{Data, assert_data_eq};
use std::fmt::Write;
use std::path::{Path, PathBuf};
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
    ] {
        let text = std::fs::read_to_string(book().join(page)).unwrap();
        for link in text
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next())
        {
            assert!(
                link.contains("://") || book().join(link).exists(),
                "{page} links to {link}, which is not there"
            );
        }
    }
}
