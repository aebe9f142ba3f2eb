//! What somebody would have to type for an execution to read what it reads.
//!
//! The models make up what comes from standard input, and say of each piece how it looks as text
//! (`__verify_typed`). Nothing of this touches the verdict: it only turns the choices of a
//! counterexample into bytes that the real program can be given.

use crate::engine::Engine;
use crate::inputs::stdin::{StdinChunk, TokenFormat};
use crate::state::State;
use crate::value::Value;
use verify_solver::Model;
use verify_term::TermId;

/// No text is longer than this when it is written down: who overruns a buffer does it with less.
const LONGEST: u64 = 1 << 20;
/// What stands for characters that nobody chose.
const ANY_LETTER: u8 = b'x';
/// What no number begins with.
const NO_NUMBER: u8 = b'?';

impl Engine<'_> {
    /// Notes a piece of standard input: `length` bytes, of which at most so many lie at `start`.
    pub fn record_stdin(
        &mut self,
        state: &State,
        when: TermId,
        look: Option<TokenFormat>,
        start: Value,
        length: Value,
        most: Option<u64>,
    ) {
        let guard = self.universe.arena.and(state.path.whole(), when);
        if guard == TermId::FALSE || self.options.run_only {
            return;
        }
        let bytes = most.and_then(|most| self.bytes_at(state, start, most));
        let inputs = self.inputs.records.len();
        self.inputs.stdin.push(StdinChunk {
            look,
            guard,
            length,
            bytes,
            inputs,
        });
    }

    fn bytes_at(&mut self, state: &State, start: Value, most: u64) -> Option<Vec<Value>> {
        if most == 0 {
            return Some(Vec::new());
        }
        let Value::Pointer(start) = start else {
            return None;
        };
        let content = state.memory.get(start.object)?.content.clone();
        let end = start
            .offset
            .checked_add(most)
            .filter(|end| *end <= content.size())?;
        Some(
            (start.offset..end)
                .map(|at| content.read(&mut self.universe, at, 1))
                .collect(),
        )
    }

    /// All that the model's execution read before it had recorded more inputs than these; none where
    /// a piece of it cannot be told.
    pub fn standard_input(&self, model: &Model, inputs: usize) -> Option<Vec<u8>> {
        let mut text = Vec::new();
        for piece in self
            .inputs
            .stdin
            .iter()
            .filter(|piece| piece.inputs <= inputs)
        {
            if !model
                .assignment()
                .evaluate_bool(&self.universe.arena, piece.guard)
            {
                continue;
            }
            let length = word(&self.chosen_bytes(model, piece.length, 64)).min(LONGEST) as usize;
            let (known, look) = (piece.bytes.as_ref()?, piece.look?);
            let bytes: Vec<u8> = known
                .iter()
                .take(length)
                .flat_map(|byte| self.chosen_bytes(model, *byte, 8))
                .collect();
            match look {
                TokenFormat::End => break,
                TokenFormat::Mismatch => text.push(NO_NUMBER),
                TokenFormat::Text | TokenFormat::Word => {
                    text.extend((look == TokenFormat::Word).then_some(b' '));
                    text.extend(
                        bytes
                            .iter()
                            .copied()
                            .chain(std::iter::repeat(ANY_LETTER))
                            .take(length),
                    );
                }
                TokenFormat::Signed
                | TokenFormat::Unsigned
                | TokenFormat::Octal
                | TokenFormat::Hexadecimal
                | TokenFormat::Float => {
                    text.push(b' ');
                    text.extend(number(&bytes, look)?.into_bytes());
                }
            }
        }
        Some(text)
    }
}

fn word(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .take(8)
        .rev()
        .fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// A number as `scanf` and streams read it.
fn number(bytes: &[u8], look: TokenFormat) -> Option<String> {
    let bits = word(bytes);
    let unused = 64 - 8 * u32::try_from(bytes.len().min(8)).ok()?;
    Some(match (look, bytes.len()) {
        (TokenFormat::Signed, 1..=8) => (((bits << unused) as i64) >> unused).to_string(),
        (TokenFormat::Unsigned, 1..=8) => bits.to_string(),
        (TokenFormat::Octal, 1..=8) => format!("{bits:o}"),
        (TokenFormat::Hexadecimal, 1..=8) => format!("{bits:x}"),
        (TokenFormat::Float, 4) => format!("{:e}", f32::from_bits(bits as u32)),
        (TokenFormat::Float, 8) => format!("{:e}", f64::from_bits(bits)),
        // The x87's: 64 bits of significand, all of them written, then sign and exponent.
        (TokenFormat::Float, 16) => {
            let head = u16::from_le_bytes([bytes[8], bytes[9]]);
            let sign = if head >> 15 == 1 { "-" } else { "" };
            match (head & 0x7fff, bits << 1) {
                (0x7fff, 0) => format!("{sign}inf"),
                (0x7fff, _) => "nan".to_owned(),
                (exponent, _) => format!(
                    "{sign}0x{bits:x}p{}",
                    i32::from(exponent.max(1)) - 16_383 - 63
                ),
            }
        }
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_written_as_they_are_read() {
        assert_eq!(
            number(&(-7_i32).to_le_bytes(), TokenFormat::Signed).as_deref(),
            Some("-7")
        );
        assert_eq!(
            number(&i64::MIN.to_le_bytes(), TokenFormat::Signed).as_deref(),
            Some("-9223372036854775808")
        );
        assert_eq!(
            number(&u16::MAX.to_le_bytes(), TokenFormat::Unsigned).as_deref(),
            Some("65535")
        );
        assert_eq!(
            number(&1.5e-7_f64.to_le_bytes(), TokenFormat::Float).as_deref(),
            Some("1.5e-7")
        );
        assert_eq!(
            number(&f32::NEG_INFINITY.to_le_bytes(), TokenFormat::Float).as_deref(),
            Some("-inf")
        );
        // 1.0L: the significand's highest bit is its integer part.
        let mut one = [0; 16];
        (one[7], one[8], one[9]) = (0x80, 0xff, 0x3f);
        assert_eq!(
            number(&one, TokenFormat::Float).as_deref(),
            Some("0x8000000000000000p-63")
        );
        assert_eq!(number(&[0; 3], TokenFormat::Float), None);
    }
}
