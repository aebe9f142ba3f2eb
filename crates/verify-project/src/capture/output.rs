//! What cargo prints, as much of it as is worth keeping: a build script may print a gigabyte.

use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read};

/// How many bytes of a line are kept.
const LINE: usize = 16 << 10;
/// How many bytes of lines are kept at the beginning, and as many at the end.
const KEPT: usize = 1 << 20;

/// Hands over each line, cut off where it is too long.
pub fn lines(stream: impl Read, mut each: impl FnMut(String)) {
    let mut stream = BufReader::new(stream);
    let mut line = Vec::new();
    loop {
        let (used, ends) = match stream.fill_buf() {
            Ok([]) | Err(_) => break,
            Ok(bytes) => {
                let end = bytes.iter().position(|byte| *byte == b'\n');
                let part = &bytes[..end.unwrap_or(bytes.len())];
                let room = LINE.saturating_sub(line.len()).min(part.len());
                line.extend_from_slice(&part[..room]);
                (end.map_or(bytes.len(), |end| end + 1), end.is_some())
            }
        };
        stream.consume(used);
        if ends {
            each(String::from_utf8_lossy(&std::mem::take(&mut line)).into_owned());
        }
    }
    if !line.is_empty() {
        each(String::from_utf8_lossy(&line).into_owned());
    }
}

/// The first and the last lines of a text of any length.
#[derive(Debug, Default)]
pub struct Output {
    first: Vec<String>,
    last: VecDeque<String>,
    first_bytes: usize,
    last_bytes: usize,
    left_out: usize,
}

impl Output {
    /// Adds a line.
    pub fn push(&mut self, line: String) {
        if self.first_bytes < KEPT {
            self.first_bytes += line.len() + 1;
            self.first.push(line);
            return;
        }
        self.last_bytes += line.len() + 1;
        self.last.push_back(line);
        while self.last_bytes > KEPT {
            let Some(gone) = self.last.pop_front() else {
                break;
            };
            self.last_bytes -= gone.len() + 1;
            self.left_out += 1;
        }
    }

    /// What was kept, with a line where something is left out.
    pub fn into_lines(self) -> Vec<String> {
        let mut lines = self.first;
        if self.left_out > 0 {
            lines.push(format!("  … {} lines are left out …", self.left_out));
        }
        lines.extend(self.last);
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_beginning_and_the_end_are_kept() {
        let mut text = "first\n".to_owned();
        text.push_str(&"a line among many\n".repeat(200_000));
        text.push_str(&"x".repeat(100_000));
        text.push_str("\nlast");
        let mut output = Output::default();
        lines(text.as_bytes(), |line| output.push(line));
        let lines = output.into_lines();
        assert_eq!(lines.first().map(String::as_str), Some("first"));
        assert_eq!(lines.last().map(String::as_str), Some("last"));
        assert_eq!(lines[lines.len() - 2].len(), LINE);
        assert!(lines.iter().any(|line| line.contains("are left out")));
        assert!(lines.iter().map(String::len).sum::<usize>() < 3 * KEPT);
    }
}
