//! Operations on bit patterns: counting, reversing, saturating, rotating, regrouping.

use crate::value::universe::Universe;
use crate::value::{Value, mask};
use smallvec::SmallVec;
use verify_term::TermId;

/// Bit-pattern operations with one operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UnaryBits {
    PopulationCount,
    LeadingZeros,
    TrailingZeros,
    ByteSwap,
    Reverse,
}

impl Universe {
    pub fn unary_bits(&mut self, op: UnaryBits, width: u32, value: Value) -> Value {
        if let Value::Int(word) = value {
            return Value::Int(fold(op, width, word));
        }
        if self.is_shadowed(value) {
            let defined = self.is_initialised(value, width);
            let undefined = self.arena.not(defined);
            let shadow = self.spread_shadow(undefined, width);
            let bare = self.bare(value, width);
            let value = self.unary_bits(op, width, bare);
            return self.shadowed(value, shadow, width);
        }
        let term = self.term(value, width);
        let result = match op {
            UnaryBits::PopulationCount => self.arena.popcount(term),
            UnaryBits::LeadingZeros => self.arena.leading_zeros(term),
            UnaryBits::TrailingZeros => self.arena.trailing_zeros(term),
            UnaryBits::ByteSwap => self.arena.byte_swap(term),
            UnaryBits::Reverse => self.arena.bit_reverse(term),
        };
        self.value(result)
    }

    /// Takes the bits of scalars, lowest first, and cuts them anew.
    pub fn regroup(&mut self, from: &[(Value, u32)], into: &[u32]) -> SmallVec<[Value; 8]> {
        if let ([(value, width)], [only]) = (from, into)
            && width == only
        {
            return SmallVec::from_slice(&[*value]);
        }
        if from.len() == into.len()
            && from
                .iter()
                .zip(into)
                .all(|((_, width), into)| width == into)
        {
            return from.iter().map(|(value, _)| *value).collect();
        }
        let whole_bytes =
            from.iter().all(|(_, width)| width % 8 == 0) && into.iter().all(|width| width % 8 == 0);
        if whole_bytes {
            return self.regroup_bytes(from, into);
        }
        let (mut bits, mut shadow): (Option<TermId>, Option<TermId>) = (None, None);
        for (value, width) in from {
            let part_shadow = self.shadow(*value, *width);
            let part_shadow = self.term(part_shadow, *width);
            let part = match value {
                Value::Undefined => self.zero(*width),
                other => self.bare(*other, *width),
            };
            let part = self.term(part, *width);
            bits = Some(bits.map_or(part, |low| self.arena.concat(part, low)));
            shadow = Some(shadow.map_or(part_shadow, |low| self.arena.concat(part_shadow, low)));
        }
        let (Some(bits), Some(shadow)) = (bits, shadow) else {
            return SmallVec::new();
        };
        let mut low = 0;
        into.iter()
            .map(|width| {
                let value = self.arena.extract(bits, low + width - 1, low);
                let part_shadow = self.arena.extract(shadow, low + width - 1, low);
                low += width;
                let (value, part_shadow) = (self.value(value), self.value(part_shadow));
                self.shadowed(value, part_shadow, *width)
            })
            .collect()
    }

    fn regroup_bytes(&mut self, from: &[(Value, u32)], into: &[u32]) -> SmallVec<[Value; 8]> {
        let mut bytes: Vec<(u32, Value)> = Vec::new();
        for (value, width) in from {
            let size = width / 8;
            for index in 0..size {
                bytes.push((1, self.slice(*value, size, index, 1)));
            }
        }
        let mut at = 0;
        into.iter()
            .map(|width| {
                let size = (width / 8) as usize;
                let value = self.join(&bytes[at..at + size]);
                at += size;
                value
            })
            .collect()
    }
}

fn fold(op: UnaryBits, width: u32, word: u64) -> u64 {
    let word = word & mask(width);
    match op {
        UnaryBits::PopulationCount => u64::from(word.count_ones()),
        UnaryBits::LeadingZeros => u64::from(word.leading_zeros() - (64 - width)),
        UnaryBits::TrailingZeros => u64::from(word.trailing_zeros().min(width)),
        UnaryBits::ByteSwap => word.swap_bytes() >> (64 - width),
        UnaryBits::Reverse => word.reverse_bits() >> (64 - width),
    }
}
