//! `cargo verify explain`: the page of a code, as the book has it.

use crate::arguments::{ExplainArguments, nearest_check};
use crate::error::ExpectedError;
use crate::exit::Exit;
use include_dir::{Dir, include_dir};
use std::fmt::Write as _;
use std::io::Write;
use verify_symex::{CheckGroup, Code};

static PAGES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../docs/src/codes");

pub fn explain(arguments: &ExplainArguments) -> Result<Exit, ExpectedError> {
    let text = match &arguments.code {
        None => list(),
        Some(name) => match Code::parse(name) {
            Some(code) => page(code).to_owned(),
            None => {
                return Err(ExpectedError::UnknownCode {
                    name: name.clone(),
                    suggestion: nearest_check(name),
                });
            }
        },
    };
    // A reader that closed the pipe has read enough.
    let _ = anstream::stdout().lock().write_all(text.as_bytes());
    Ok(Exit::Success)
}

fn page(code: Code) -> &'static str {
    let file = PAGES.get_file(format!("{}.md", code.as_str()));
    file.and_then(include_dir::File::contents_utf8)
        .expect("every code has a page, as a test makes sure")
}

/// Every code by group, as `--check` and `--no-check` take them.
fn list() -> String {
    let mut text = String::new();
    for group in CheckGroup::ALL {
        let state = if group.on_by_default() {
            ""
        } else {
            " (off by default)"
        };
        let _ = writeln!(text, "{}{state}", group.name());
        for code in Code::ALL.iter().filter(|code| code.group() == *group) {
            let _ = writeln!(
                text,
                "  {} {:26} {}",
                code.as_str(),
                code.name(),
                code.title()
            );
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_a_page_and_every_page_a_code() {
        for code in Code::ALL {
            let file = PAGES.get_file(format!("{}.md", code.as_str()));
            let text = file
                .and_then(include_dir::File::contents_utf8)
                .unwrap_or_else(|| panic!("no page for {}", code.as_str()));
            let title = format!("# {}: {}", code.as_str(), code.name());
            assert!(
                text.starts_with(&title),
                "the page of {} starts otherwise than `{title}`",
                code.as_str()
            );
            assert!(
                text.contains("```"),
                "the page of {} has no example",
                code.as_str()
            );
        }
        for file in PAGES.files() {
            let name = file
                .path()
                .file_stem()
                .and_then(|stem| stem.to_str())
                .unwrap();
            assert!(
                Code::parse(name).is_some(),
                "a page for {name}, which is no code"
            );
        }
    }
}
