//! What can be wrong with a text, and where.

use thiserror::Error;

/// A text that is no module, or none that this crate understands.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{file}:{line}:{column}: {problem}\n  | {text}\n  | {:offset$}^", "", offset = *.offset as usize)]
pub struct ReadError {
    /// The name given to [`read`](crate::read).
    pub file: Box<str>,
    /// From 1.
    pub line: u32,
    /// From 1, in bytes.
    pub column: u32,
    /// The offending line, or the part of it around the column where it is long.
    pub text: Box<str>,
    /// Where in `text` the place is, in characters.
    pub offset: u32,
    #[source]
    pub problem: Problem,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Problem {
    #[error("expected {expected}, found {found}")]
    Expected { expected: String, found: String },
    #[error("{0}")]
    Lexical(&'static str),
    #[error("`{0}` is never defined")]
    Undefined(String),
    #[error("`{0}` is defined twice")]
    Redefined(String),
    #[error("`{what}` has the type `{actual}` but is used as `{expected}`")]
    TypeMismatch {
        what: String,
        actual: String,
        expected: String,
    },
    #[error("{what} cannot have the type `{actual}`")]
    WrongType { what: &'static str, actual: String },
    #[error("the number {number} does not fit {place}")]
    OutOfRange { number: String, place: &'static str },
    #[error("typed pointers (`{0}*`) are not supported: the text is older than clang 15")]
    TypedPointer(String),
    #[error("nested deeper than {0} levels")]
    TooDeep(u32),
    #[error("the type `{0}` contains itself")]
    RecursiveType(String),
    #[error("the type `{0}` is larger than the address space")]
    HugeType(String),
    #[error("the data layout has a bad entry `{0}`")]
    DataLayout(String),
    #[error("{0}")]
    Malformed(&'static str),
    #[error("the text is larger than 4 GiB")]
    TooLarge,
}

impl ReadError {
    /// The error at byte `position` of `text`.
    pub(crate) fn new(file: &str, text: &[u8], position: usize, problem: Problem) -> Self {
        let position = position.min(text.len());
        let start = text[..position]
            .iter()
            .rposition(|&b| b == b'\n')
            .map_or(0, |at| at + 1);
        let end = text[position..]
            .iter()
            .position(|&b| b == b'\n')
            .map_or(text.len(), |n| position + n);
        let line = text[..start].iter().filter(|&&b| b == b'\n').count() + 1;
        let column = position - start;
        // Lines may be megabytes long: show what lies around the place.
        let from = start + column.saturating_sub(SHOWN_BEFORE);
        let to = end.min(from + SHOWN_BEFORE + SHOWN_AFTER);
        let shown = String::from_utf8_lossy(&text[from..to]).replace('\t', " ");
        let offset = String::from_utf8_lossy(&text[from..position])
            .chars()
            .count();
        ReadError {
            file: file.into(),
            line: u32::try_from(line).unwrap_or(u32::MAX),
            column: u32::try_from(column + 1).unwrap_or(u32::MAX),
            text: shown.into(),
            offset: u32::try_from(offset).unwrap_or(u32::MAX),
            problem,
        }
    }
}

const SHOWN_BEFORE: usize = 80;
const SHOWN_AFTER: usize = 80;
