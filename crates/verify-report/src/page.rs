//! What the book says about a code: `cargo verify explain` prints its page, and every report takes its
//! words from there.

use include_dir::{Dir, include_dir};
use verify_symex::Code;

static PAGES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../docs/src/codes");

/// All of it, as Markdown.
pub fn text(code: Code) -> &'static str {
    let file = PAGES.get_file(format!("{}.md", code.as_str()));
    file.and_then(include_dir::File::contents_utf8)
        .expect("every code has a page, as a test makes sure")
}

/// What is wrong: the paragraph below the title.
pub fn description(code: Code) -> &'static str {
    paragraph_below(text(code)).unwrap_or(code.title())
}

/// What to do about it, in one sentence.
pub fn advice(code: Code) -> &'static str {
    let (_, rest) = text(code)
        .split_once("## What to do")
        .expect("every page says what to do, as a test makes sure");
    let paragraph = paragraph_below(rest).unwrap_or_default();
    match paragraph.split_once(". ") {
        Some((sentence, _)) => sentence,
        None => paragraph.trim_end_matches('.'),
    }
}

/// The first paragraph below the first line.
fn paragraph_below(text: &str) -> Option<&str> {
    let (_, rest) = text.split_once('\n')?;
    rest.trim_start().split("\n\n").next().map(str::trim_end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_has_a_page_and_every_page_a_code() {
        for code in Code::ALL {
            let number = code.as_str();
            let file = PAGES.get_file(format!("{number}.md"));
            let text = file
                .and_then(include_dir::File::contents_utf8)
                .unwrap_or_else(|| panic!("no page for {number}"));
            let title = format!("# {number}: {}", code.name());
            assert!(text.starts_with(&title), "{number} does not start so");
            assert!(text.contains("```"), "{number} has no example");
        }
        for file in PAGES.files() {
            let name = file.path().file_stem().and_then(|stem| stem.to_str());
            let name = name.unwrap();
            assert!(Code::parse(name).is_some(), "{name} is no code");
        }
    }

    #[test]
    fn every_page_says_what_is_wrong_and_what_to_do_in_a_line() {
        for code in Code::ALL {
            for line in [description(*code), advice(*code)] {
                let number = code.as_str();
                assert!(line.len() > 10 && line.len() < 220, "{number}: {line}");
                assert!(
                    !line.contains('\n') && !line.contains('#'),
                    "{number}: {line}"
                );
            }
        }
        assert_eq!(
            advice(Code::DoubleFree),
            "Set the pointer to null after `free`, or let one owner release it"
        );
    }
}
