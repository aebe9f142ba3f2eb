//! Inputs as the source would write them.

use super::show::{plain_value, quoted};
use crate::engine::Engine;
use crate::inputs::record::InputRecord;
use crate::outcome::Origin;
use crate::value::{Value, sign_extend};

/// Bytes that were asked for together, as text: a word of the command line ends where C says, of everything else
/// the zeros at the end are left out.
pub fn text_of_input(origin: &Origin, bytes: &[u8]) -> String {
    let end = match origin {
        Origin::ArgumentWord { .. } => bytes.iter().position(|byte| *byte == 0),
        _ => bytes
            .iter()
            .rposition(|byte| *byte != 0)
            .map(|last| last + 1)
            .or(Some(0)),
    };
    quoted(&bytes[..end.unwrap_or(bytes.len())])
}

impl Engine<'_> {
    /// An input of at most 64 bits as the source would write it.
    pub fn shown_input(&self, input: &InputRecord, word: u64) -> String {
        if let Origin::ArgumentWord { .. } = input.origin {
            let bytes = word.to_le_bytes();
            return text_of_input(
                &input.origin,
                &bytes[..input.width.div_ceil(8).min(8) as usize],
            );
        }
        let typed = input.of.and_then(|of| {
            let module = &self.image.program.modules[of.unit as usize];
            plain_value(module, of.ty, word)
        });
        if input.value == Value::NULL {
            return "nullptr".to_owned();
        }
        typed.unwrap_or_else(|| sign_extend(word, input.width.max(1)).to_string())
    }
}
