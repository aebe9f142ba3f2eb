//! Pieces of standard input, as the executions that read them saw them.

use crate::value::Value;
use verify_term::TermId;

/// How a piece of the input looks. The numbers are those of `__om/engine.h`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TokenFormat {
    /// As the bytes are.
    Text,
    /// The same behind white space.
    Word,
    Signed,
    Unsigned,
    Float,
    /// Something that is no number.
    Mismatch,
    /// Nothing more comes.
    End,
    Octal,
    Hexadecimal,
}

impl TokenFormat {
    pub fn of(number: u64) -> Option<TokenFormat> {
        use TokenFormat::{End, Float, Hexadecimal, Mismatch, Octal, Signed, Text, Unsigned, Word};
        let all = [
            Text,
            Word,
            Signed,
            Unsigned,
            Float,
            Mismatch,
            End,
            Octal,
            Hexadecimal,
        ];
        all.get(usize::try_from(number).ok()?).copied()
    }
}

/// A piece of the input, as the executions under `guard` read it.
pub struct StdinChunk {
    /// None where that is not known.
    pub look: Option<TokenFormat>,
    pub guard: TermId,
    pub length: Value,
    /// Its first bytes; none where it is not known where they lie.
    pub bytes: Option<Vec<Value>>,
    /// How many inputs were recorded before it.
    pub inputs: usize,
}
