//! Names of files that lead to them, in terminals that can: OSC 8 around `file:line:column`.

use super::uri;
use std::collections::BTreeMap;
use std::path::Path;

/// Whether standard output is a terminal that shows links, and nobody asked for plain text.
pub fn on_stdout() -> bool {
    let is_plain = anstream::AutoStream::choice(&std::io::stdout()) == anstream::ColorChoice::Never;
    !is_plain && supports_hyperlinks::on(supports_hyperlinks::Stream::Stdout)
}

/// The text with links where a place in one of these files is named: by the name it has in the text,
/// to where it is.
pub fn link(text: &str, files: &BTreeMap<&str, &str>) -> String {
    text.split_inclusive('\n')
        .map(|line| {
            files.iter().fold(line.to_owned(), |line, (name, file)| {
                link_in(&line, name, file)
            })
        })
        .collect()
}

/// A line with its first naming of the file made a link; a line names a file once.
fn link_in(line: &str, name: &str, file: &str) -> String {
    let Ok(path) = std::path::absolute(Path::new(file)) else {
        return line.to_owned();
    };
    let named = line.match_indices(name).find(|(at, _)| {
        let follows = &line[at + name.len()..];
        !goes_on(&line[..*at])
            && follows
                .strip_prefix(':')
                .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
    });
    let Some((start, _)) = named else {
        return line.to_owned();
    };
    let after = start + name.len();
    let length = line[after..].find(|c: char| c != ':' && !c.is_ascii_digit());
    let end = length.map_or(line.len(), |length| after + length);
    let (before, place, rest) = (&line[..start], &line[start..end], &line[end..]);
    let target = uri::of_file(&path);
    format!("{before}\x1b]8;;{target}\x1b\\{place}\x1b]8;;\x1b\\{rest}")
}

/// Whether a name that follows this text would only be the end of a longer one.
fn goes_on(before: &str) -> bool {
    let is_style = |text: &str| {
        let inner = text
            .strip_prefix("\x1b[")
            .and_then(|rest| rest.strip_suffix('m'));
        inner.is_some_and(|inner| inner.bytes().all(|b| b.is_ascii_digit() || b == b';'))
    };
    let escape = before.rfind('\x1b').unwrap_or_default();
    !is_style(&before[escape..])
        && before.ends_with(|c: char| c.is_alphanumeric() || "/._-".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_named_place_becomes_a_link() {
        let files = BTreeMap::from([("/src/a.cpp", "/src/a.cpp")]);
        assert_eq!(
            link("  --> /src/a.cpp:3:4\n   |\n", &files),
            "  --> \x1b]8;;file:///src/a.cpp\x1b\\/src/a.cpp:3:4\x1b]8;;\x1b\\\n   |\n"
        );
    }

    #[test]
    fn a_place_behind_a_change_of_colour_becomes_a_link() {
        let linked = link(
            "\x1b[1m\x1b[94m/src/a.cpp:3",
            &BTreeMap::from([("/src/a.cpp", "/src/a.cpp")]),
        );
        assert!(linked.contains("94m\x1b]8;;file"), "{linked:?}");
    }

    #[test]
    fn other_words_stay_as_they_are() {
        let files = BTreeMap::from([("a.cpp", "a.cpp")]);
        for text in ["data.cpp:3\n", "see a.cpp for more\n", "a.cpp: gone\n"] {
            assert_eq!(link(text, &files), text);
        }
    }

    #[test]
    fn plain_streams_take_links_away() {
        let linked = link(
            "/src/a.cpp:3",
            &BTreeMap::from([("/src/a.cpp", "/src/a.cpp")]),
        );
        assert_eq!(
            anstream::adapter::strip_str(&linked).to_string(),
            "/src/a.cpp:3"
        );
    }
}
