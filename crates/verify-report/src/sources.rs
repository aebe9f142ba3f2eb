//! The text that findings are shown in. It is read when it is needed, which may be long after clang
//! read it: a file may be gone or different by then, and need not be UTF-8.

use std::collections::HashMap;
use std::ops::Range;
use std::time::SystemTime;
use verify_symex::outcome::Place;

/// Sources read so far.
#[derive(Debug)]
pub struct Sources {
    files: HashMap<String, Source>,
    since: SystemTime,
}

/// One file, as far as it can be shown.
#[derive(Debug, Default)]
pub struct Source {
    /// As it is in the file.
    bytes: Vec<u8>,
    /// What is not UTF-8 replaced.
    pub text: String,
    lines: Vec<Line>,
    /// Why it should not be trusted, or cannot be shown at all.
    pub doubt: Option<String>,
    is_there: bool,
}

/// Where a line lies, without its end.
#[derive(Debug)]
struct Line {
    bytes: Range<usize>,
    /// What is not UTF-8 takes more room in the text than in the file.
    text: Range<usize>,
}

impl Sources {
    /// A file that is written after this moment is not what was verified.
    pub fn since_now() -> Sources {
        Sources::since(SystemTime::now())
    }

    fn since(since: SystemTime) -> Sources {
        Sources {
            files: HashMap::new(),
            since,
        }
    }

    /// Reads the file unless that has been done.
    pub fn read(&mut self, file: &str) -> &Source {
        if !self.files.contains_key(file) {
            let source = Source::read(file, self.since);
            self.files.insert(file.to_owned(), source);
        }
        &self.files[file]
    }

    /// What has been read; none where that was never asked for, or failed.
    pub fn get(&self, file: &str) -> Option<&Source> {
        self.files.get(file).filter(|source| source.is_there)
    }

    /// Why the file should not be trusted or cannot be shown, once it was asked for.
    pub fn doubt(&self, file: &str) -> Option<&str> {
        self.files.get(file)?.doubt.as_deref()
    }

    /// The columns of the token at the place, counted from one in characters; none where the source
    /// has no such line.
    pub fn columns(&mut self, place: &Place) -> Option<Range<u32>> {
        let source = self.read(&place.file);
        let token = source.token(place)?;
        let line = source.line(place.line)?;
        let count = |text: &str| u32::try_from(text.chars().count()).ok();
        let start = 1 + count(&source.text[line.text.start..token.start])?;
        Some(start..start + count(&source.text[token])?)
    }

    /// A line of the file, where there is such a line.
    pub fn line(&mut self, file: &str, line: u32) -> Option<&str> {
        let source = self.read(file);
        Some(&source.text[source.line(line)?.text.clone()])
    }
}

impl Source {
    fn read(file: &str, since: SystemTime) -> Source {
        let bytes = match std::fs::read(file) {
            Ok(bytes) => bytes,
            Err(error) => return Source::missing(file, &error),
        };
        let changed = std::fs::metadata(file).and_then(|data| data.modified());
        // A time that is yet to come is a clock's that jumped, and says nothing.
        let is_later = |changed| changed > since && changed <= SystemTime::now();
        let doubt = changed.is_ok_and(is_later).then(|| {
            format!("`{file}` has changed since it was verified: its lines may be others now")
        });
        let (text, lines) = lines(&bytes);
        Source {
            bytes,
            text,
            lines,
            doubt,
            is_there: true,
        }
    }

    fn missing(file: &str, error: &std::io::Error) -> Source {
        // Models are not files of the user's; nobody expects to see them.
        let is_expected = !file.is_empty() && !file.starts_with("<models>");
        Source {
            doubt: is_expected.then(|| format!("`{file}` cannot be shown: {error}")),
            ..Source::default()
        }
    }

    /// Counted from one.
    fn line(&self, line: u32) -> Option<&Line> {
        self.lines.get(usize::try_from(line).ok()?.checked_sub(1)?)
    }

    /// Where the token at the place lies in the text; none where there is no such line.
    pub fn token(&self, place: &Place) -> Option<Range<usize>> {
        let Line { bytes, text } = self.line(place.line)?;
        let (bytes, shown) = (&self.bytes[bytes.clone()], &self.text[text.clone()]);
        // Clang counts columns in bytes, from one; zero says it does not know.
        let column = match (place.column as usize).checked_sub(1) {
            Some(column) => column.min(bytes.len()),
            None => bytes.len() - bytes.trim_ascii_start().len(),
        };
        let column = match std::str::from_utf8(bytes) {
            Ok(_) => column,
            Err(_) => String::from_utf8_lossy(&bytes[..column]).len(),
        };
        if !shown.is_char_boundary(column) {
            return Some(text.clone());
        }
        let rest = &shown[column..];
        let first = rest.chars().next().map_or(0, char::len_utf8);
        let start = text.start + column;
        Some(start..start + name_length(rest).max(first))
    }
}

/// The bytes as text, and where each line is in both.
fn lines(bytes: &[u8]) -> (String, Vec<Line>) {
    let mut text = String::with_capacity(bytes.len());
    let mut lines = Vec::new();
    let mut start = 0;
    for whole in bytes.split_inclusive(|byte| *byte == b'\n') {
        let line = whole.strip_suffix(b"\n").unwrap_or(whole);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let shown = text.len();
        text.push_str(&String::from_utf8_lossy(line));
        lines.push(Line {
            bytes: start..start + line.len(),
            text: shown..text.len(),
        });
        // The end of a line is ASCII.
        text.extend(whole[line.len()..].iter().map(|byte| char::from(*byte)));
        start += whole.len();
    }
    (text, lines)
}

/// How long the name at the beginning is, with what qualifies it: `std::free`.
fn name_length(text: &str) -> usize {
    let word = |text: &str| {
        let end = text.find(|c: char| !(c.is_alphanumeric() || c == '_'));
        end.unwrap_or(text.len())
    };
    let mut length = word(text);
    while let Some(rest) = text[length..].strip_prefix("::") {
        let next = word(rest);
        if length == 0 || next == 0 {
            break;
        }
        length += 2 + next;
    }
    length
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn place(line: u32, column: u32) -> Place {
        Place {
            line,
            column,
            ..Place::default()
        }
    }

    fn written(bytes: &[u8]) -> (tempfile::TempDir, String) {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("a.cpp");
        std::fs::write(&file, bytes).unwrap();
        (directory, file.to_string_lossy().into_owned())
    }

    fn token(source: &Source, line: u32, column: u32) -> Option<&str> {
        Some(&source.text[source.token(&place(line, column))?])
    }

    #[test]
    fn the_token_at_a_place_is_marked() {
        let (_directory, file) = written(b"int a;\r\nint grand = a + 1;");
        let mut sources = Sources::since_now();
        let source = sources.read(&file);
        assert_eq!(token(source, 2, 5), Some("grand"));
        assert_eq!(token(source, 2, 15), Some("+"));
        assert_eq!(token(source, 2, 0), Some("int"), "the column is not known");
        assert_eq!(token(source, 2, 99), Some(""), "the line is shorter now");
        assert_eq!(token(source, 3, 1), None, "the file is shorter now");
        assert_eq!(name_length("std::free(p)"), 9);
        assert_eq!(name_length("a::*p"), 1);
        assert_eq!(sources.line(&file, 1), Some("int a;"));
    }

    #[test]
    fn columns_are_found_in_lines_that_are_not_utf_8() {
        let (_directory, file) = written(b"// gr\xfc\xdfe\nchar c = '\xe4'; f(c);\n");
        let mut sources = Sources::since_now();
        let source = sources.read(&file);
        assert_eq!(token(source, 2, 15), Some("f"));
        assert_eq!(source.doubt, None);
    }

    #[test]
    fn columns_inside_a_character_mark_the_line() {
        let (_directory, file) = written("int \u{e4} = 1;".as_bytes());
        let mut sources = Sources::since_now();
        let source = sources.read(&file);
        assert!(source.token(&place(1, 6)).is_some());
        assert_eq!(token(source, 1, 5), Some("\u{e4}"));
    }

    #[test]
    fn a_file_that_changed_since_is_doubted() {
        let (_directory, file) = written(b"int a;\n");
        let mut sources = Sources::since(SystemTime::now() - Duration::from_secs(3600));
        let doubt = sources.read(&file).doubt.clone().unwrap();
        assert!(doubt.contains("has changed since"), "{doubt}");
    }

    #[test]
    fn a_file_that_is_gone_is_said_to_be() {
        let mut sources = Sources::since_now();
        sources.read("no/such/file.cpp");
        assert!(sources.get("no/such/file.cpp").is_none());
        let doubt = sources.doubt("no/such/file.cpp").unwrap();
        assert!(doubt.contains("cannot be shown"), "{doubt}");
        assert_eq!(sources.read("<models>/vector").doubt, None);
    }
}
