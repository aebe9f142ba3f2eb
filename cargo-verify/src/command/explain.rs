//! `cargo verify explain`: the page of a code, as the book has it.

use crate::arguments::{ExplainArguments, nearest_check};
use crate::error::ExpectedError;
use crate::exit::Exit;
use crate::report::page;
use std::fmt::Write as _;
use std::io::Write;
use verify_symex::{CheckGroup, Code};

pub fn explain(arguments: &ExplainArguments) -> Result<Exit, ExpectedError> {
    let text = match &arguments.code {
        None => list(),
        Some(name) => match Code::parse(name) {
            Some(code) => page::text(code).to_owned(),
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
