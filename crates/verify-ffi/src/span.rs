//! Places in Rust sources, and what is said about them.

use serde::{Deserialize, Serialize};

/// A place in a Rust source. Lines and columns start at one; columns count bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Span {
    pub file: String,
    pub line: u32,
    pub column: u32,
}

/// Something that the reader of a result should know.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Note {
    pub message: String,
    pub span: Option<Span>,
}

impl std::fmt::Display for Span {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{}:{}", self.file, self.line)
    }
}
