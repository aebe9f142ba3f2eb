//! What is known of a bit-vector term without looking at any assignment: bits that are always 0 or
//! always 1, and ranges of its value read as unsigned and as signed.
//!
//! Facts pass through operators in `transfer.rs`, and are kept for nodes by `arena/known_bits.rs`. Most
//! terms know nothing beyond their width; those share one entry, so facts cost memory only where
//! there are some. Of a term wider than 64 bits something is known only when its value fits 64.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use crate::bits::{mask, to_signed};

/// Bits with a fixed value. For terms wider than 64 bits this speaks of the lowest 64 only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownBits {
    /// The bits that are always 0.
    pub zeros: u64,
    /// The bits that are always 1.
    pub ones: u64,
}

/// Everything known of one term. Bits above the width count as known zeros; for terms wider than
/// 64 bits the signed range says nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Facts {
    pub(crate) zeros: u64,
    pub(crate) ones: u64,
    pub(crate) unsigned: (u64, u64),
    pub(crate) signed: (i64, i64),
}

impl Facts {
    /// What the width alone says.
    pub(crate) fn top(width: u32) -> Facts {
        let most = mask(width);
        Facts {
            zeros: !most,
            ones: 0,
            unsigned: (0, most),
            signed: (least_signed(width), greatest_signed(width)),
        }
    }

    pub(crate) fn constant(width: u32, value: u64) -> Facts {
        let signed = to_signed(width, value);
        Facts {
            zeros: !value,
            ones: value,
            unsigned: (value, value),
            signed: (signed, signed),
        }
    }

    pub(crate) fn from_unsigned(width: u32, low: u64, high: u64) -> Facts {
        Facts {
            unsigned: (low, high),
            ..Facts::top(width)
        }
        .normalized(width)
    }

    pub(crate) fn from_signed(width: u32, low: i64, high: i64) -> Facts {
        Facts {
            signed: (low, high),
            ..Facts::top(width)
        }
        .normalized(width)
    }

    pub(crate) fn from_bits(width: u32, zeros: u64, ones: u64) -> Facts {
        Facts {
            zeros: zeros | !mask(width),
            ones,
            ..Facts::top(width)
        }
        .normalized(width)
    }

    /// The only value, if there is only one.
    pub(crate) fn single(&self) -> Option<u64> {
        (self.unsigned.0 == self.unsigned.1).then_some(self.unsigned.0)
    }

    /// What both say.
    pub(crate) fn meet(&self, other: &Facts, width: u32) -> Facts {
        Facts {
            zeros: self.zeros | other.zeros,
            ones: self.ones | other.ones,
            unsigned: (
                self.unsigned.0.max(other.unsigned.0),
                self.unsigned.1.min(other.unsigned.1),
            ),
            signed: (
                self.signed.0.max(other.signed.0),
                self.signed.1.min(other.signed.1),
            ),
        }
        .normalized(width)
    }

    /// What either allows.
    pub(crate) fn join(&self, other: &Facts) -> Facts {
        Facts {
            zeros: self.zeros & other.zeros,
            ones: self.ones & other.ones,
            unsigned: (
                self.unsigned.0.min(other.unsigned.0),
                self.unsigned.1.max(other.unsigned.1),
            ),
            signed: (
                self.signed.0.min(other.signed.0),
                self.signed.1.max(other.signed.1),
            ),
        }
    }

    /// Lets the known bits and the two ranges sharpen each other.
    pub(crate) fn normalized(mut self, width: u32) -> Facts {
        let all = mask(width);
        let sign = 1u64 << (width - 1);
        for _ in 0..2 {
            let before = self;
            // A known sign bounds the signed range, and the other way round.
            if self.zeros & sign != 0 {
                self.signed.0 = self.signed.0.max(0);
            }
            if self.ones & sign != 0 {
                self.signed.1 = self.signed.1.min(-1);
            }
            if self.signed.0 >= 0 || self.signed.1 < 0 {
                let low = self.signed.0 as u64 & all;
                let high = self.signed.1 as u64 & all;
                self.unsigned = (self.unsigned.0.max(low), self.unsigned.1.min(high));
            }
            self.unsigned.0 = self.unsigned.0.max(self.ones);
            self.unsigned.1 = self.unsigned.1.min(!self.zeros & all);
            let (low, high) = self.unsigned;
            if (low ^ high) & sign == 0 {
                let (low, high) = (to_signed(width, low), to_signed(width, high));
                self.signed = (self.signed.0.max(low), self.signed.1.min(high));
            }
            // Above the highest bit in which the bounds differ, every value agrees with them.
            let shared = match (low ^ high).leading_zeros() {
                64 => u64::MAX,
                agreeing => !(u64::MAX >> agreeing),
            };
            self.zeros |= shared & !low;
            self.ones |= shared & low;
            if self == before {
                break;
            }
        }
        debug_assert!(
            self.unsigned.0 <= self.unsigned.1
                && self.signed.0 <= self.signed.1
                && self.zeros & self.ones == 0,
            "facts contradict each other: {self:?}"
        );
        self
    }

    /// The number of lowest bits that are all known to be zero.
    pub(crate) fn trailing_zeros(&self) -> u32 {
        self.zeros.trailing_ones()
    }
}

pub(crate) fn least_signed(width: u32) -> i64 {
    i64::MIN >> (64 - width)
}

pub(crate) fn greatest_signed(width: u32) -> i64 {
    i64::MAX >> (64 - width)
}

/// The facts of all terms that have any. Entry `w` below 65 is what the width `w` says by itself;
/// entry 0 stands for a wider term of which nothing is known, and for other sorts.
///
/// The same facts recur (all sign extensions from 32 to 64 bits have the same), so the positions of
/// recent entries are remembered by hash.
pub(crate) struct FactTable {
    entries: Vec<Facts>,
    recent: Vec<u32>,
}

/// How many recent entries are remembered, a power of two.
const RECENT: usize = 512;

impl FactTable {
    pub(crate) fn new() -> Self {
        let unknown = Facts::top(64);
        let by_width = (1..=64).map(Facts::top);
        FactTable {
            entries: std::iter::once(unknown).chain(by_width).collect(),
            recent: vec![0; RECENT],
        }
    }

    pub(crate) fn memory_bytes(&self) -> usize {
        self.entries.capacity() * size_of::<Facts>()
    }

    /// The facts kept at a position.
    #[inline]
    pub(crate) fn get(&self, position: u32) -> Facts {
        self.entries[position as usize]
    }

    /// Where facts for a term of this width are kept.
    pub(crate) fn insert(&mut self, width: u32, facts: &Facts) -> u32 {
        if width <= 64 && *facts == self.entries[width as usize] {
            return width;
        }
        let mut hasher = FxHasher::default();
        facts.hash(&mut hasher);
        let slot = hasher.finish() as usize % RECENT;
        let known = self.recent[slot];
        if known != 0 && self.entries[known as usize] == *facts {
            return known;
        }
        let position = self.entries.len() as u32;
        self.entries.push(*facts);
        self.recent[slot] = position;
        position
    }
}
