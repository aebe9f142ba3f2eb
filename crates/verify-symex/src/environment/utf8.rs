//! When bytes are UTF-8 (Unicode 3.9, table 3-7), as a condition.

use crate::engine::Engine;
use crate::value::Value;
use verify_ir::IntPredicate;
use verify_term::TermId;

/// The ranges of the first two bytes of a character, and how many bytes follow those.
const SEQUENCES: &[(u64, u64, u64, u64, usize)] = &[
    (0xC2, 0xDF, 0x80, 0xBF, 0),
    (0xE0, 0xE0, 0xA0, 0xBF, 1),
    (0xE1, 0xEC, 0x80, 0xBF, 1),
    (0xED, 0xED, 0x80, 0x9F, 1),
    (0xEE, 0xEF, 0x80, 0xBF, 1),
    (0xF0, 0xF0, 0x90, 0xBF, 2),
    (0xF1, 0xF3, 0x80, 0xBF, 2),
    (0xF4, 0xF4, 0x80, 0x8F, 2),
];

impl Engine<'_> {
    /// When the first `length` of these bytes are whole characters. Where the length exceeds their
    /// number, never.
    pub fn is_utf8(&mut self, bytes: &[Value], length: Value) -> TermId {
        // From the end: what holds from a position on, given that a character starts there.
        let mut from: Vec<TermId> = vec![TermId::FALSE; bytes.len() + 1];
        for at in (0..=bytes.len()).rev() {
            let is_end = self
                .universe
                .compare(IntPredicate::Eq, 64, length, Value::Int(at as u64));
            let mut holds = self.universe.condition(is_end);
            if let Some(first) = bytes.get(at) {
                let plain = self.in_range(*first, 0, 0x7F);
                let plain = self.universe.arena.and(plain, from[at + 1]);
                holds = self.universe.arena.or(holds, plain);
                for (low, high, second_low, second_high, more) in SEQUENCES {
                    let end = at + 2 + more;
                    if end > bytes.len() {
                        continue;
                    }
                    let mut this = self.in_range(*first, *low, *high);
                    let second = self.in_range(bytes[at + 1], *second_low, *second_high);
                    this = self.universe.arena.and(this, second);
                    for byte in &bytes[at + 2..end] {
                        let follows = self.in_range(*byte, 0x80, 0xBF);
                        this = self.universe.arena.and(this, follows);
                    }
                    this = self.universe.arena.and(this, from[end]);
                    holds = self.universe.arena.or(holds, this);
                }
            }
            from[at] = holds;
        }
        from[0]
    }

    fn in_range(&mut self, byte: Value, low: u64, high: u64) -> TermId {
        let above = self
            .universe
            .compare(IntPredicate::Uge, 8, byte, Value::Int(low));
        let above = self.universe.condition(above);
        let below = self
            .universe
            .compare(IntPredicate::Ule, 8, byte, Value::Int(high));
        let below = self.universe.condition(below);
        self.universe.arena.and(above, below)
    }
}
