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
    /// What is wrong there.
    #[source]
    pub problem: Problem,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Problem {
    /// Something else should stand here.
    #[error("expected {expected}, found {found}")]
    Expected {
        /// What should.
        expected: String,
        /// What does.
        found: String,
    },
    /// No token.
    #[error("{0}")]
    Lexical(&'static str),
    /// A name that is used only.
    #[error("`{0}` is never defined")]
    Undefined(String),
    /// A name that has a meaning already.
    #[error("`{0}` is defined twice")]
    Redefined(String),
    /// A value of another type than its use asks for.
    #[error("`{what}` has the type `{actual}` but is used as `{expected}`")]
    TypeMismatch {
        /// What it is.
        what: String,
        /// Its type.
        actual: String,
        /// The type that its use asks for.
        expected: String,
    },
    /// A type that nothing of this kind has.
    #[error("{what} cannot have the type `{actual}`")]
    WrongType {
        /// What has it.
        what: &'static str,
        /// The type.
        actual: String,
    },
    /// A number that is too large.
    #[error("the number {number} does not fit {place}")]
    OutOfRange {
        /// As written.
        number: String,
        /// What it does not fit.
        place: &'static str,
    },
    /// A pointer that names what it points to.
    #[error("typed pointers (`{0}*`) are not supported: the text is older than clang 15")]
    TypedPointer(String),
    /// Text that would exhaust the stack.
    #[error("nested deeper than {0} levels")]
    TooDeep(u32),
    /// A type without a size since it is part of itself.
    #[error("the type `{0}` contains itself")]
    RecursiveType(String),
    /// A type without a size since it has no end.
    #[error("the type `{0}` is larger than the address space")]
    HugeType(String),
    /// `target datalayout` that LLVM does not know.
    #[error("the data layout has a bad entry `{0}`")]
    DataLayout(String),
    /// Something that breaks a rule of LLVM's.
    #[error("{0}")]
    Malformed(&'static str),
    /// Positions are 32 bits.
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
