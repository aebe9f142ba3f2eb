//! `cargo verify explain`: the page of a code, as the book has it.

use crate::arguments::ExplainArguments;
use crate::error::ExpectedError;
use crate::exit::Exit;
use std::fmt::Write as _;
use std::io::Write;
use verify_project::suggest::nearest_check;
use verify_report::page;
use verify_symex::{CheckGroup, Code};

pub fn explain(arguments: &ExplainArguments) -> Result<Exit, ExpectedError> {
    let text = match &arguments.code {
        None => list(),
        Some(name) => match Code::parse(name) {
            Some(code) => page::text(code).to_owned(),
            None => matching(name)?,
        },
    };
    // A reader that closed the pipe has read enough.
    let _ = anstream::stdout().lock().write_all(text.as_bytes());
    Ok(Exit::Success)
}

/// The codes of the group with this name; else those whose name, title or page has the word.
fn matching(word: &str) -> Result<String, ExpectedError> {
    let of_group = |code: &&Code| code.group().name() == word;
    let lower = word.to_lowercase();
    let has = |text: &str| text.to_lowercase().contains(&lower);
    let by_name = |code: &&Code| has(code.name()) || has(code.title());
    let by_page = |code: &&Code| has(page::text(**code));
    let ways: [&dyn Fn(&&Code) -> bool; 3] = [&of_group, &by_name, &by_page];
    let found = ways.iter().find_map(|fits| {
        let codes: Vec<Code> = Code::ALL
            .iter()
            .filter(|code| fits(code))
            .copied()
            .collect();
        (!codes.is_empty()).then_some(codes)
    });
    let is_word = word.chars().any(char::is_alphanumeric);
    let Some(found) = found.filter(|_| is_word) else {
        return Err(ExpectedError::UnknownCode {
            name: word.to_owned(),
            suggestion: nearest_check(word),
        });
    };
    let mut text = format!("`{word}` is no code; it is part of what these are about:\n");
    for code in found {
        let _ = writeln!(text, "{}", line(code));
    }
    Ok(text)
}

fn line(code: Code) -> String {
    format!("  {} {:26} {}", code.as_str(), code.name(), code.title())
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
            let _ = writeln!(text, "{}", line(*code));
        }
    }
    text
}
