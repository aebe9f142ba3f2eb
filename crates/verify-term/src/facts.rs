//! What is known of a bit-vector term without looking at any assignment: bits that are always 0 or
//! always 1, and ranges of its value read as unsigned and as signed.
//!
//! Computed once, when a node is interned, from the facts of its children. Most terms know nothing
//! beyond their width; those share one entry, so facts cost memory only where there are some.

use crate::arena::{Arena, Stored};
use crate::bits::{mask, to_signed};
use crate::term::TermId;

/// Bits with a fixed value. For terms wider than 64 bits this speaks of the lowest 64 only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KnownBits {
    /// The bits that are always 0.
    pub zeros: u64,
    /// The bits that are always 1.
    pub ones: u64,
}

/// Everything known of one term.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
            signed: (to_signed(width, 1 << (width - 1)), (most >> 1) as i64),
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
}

/// The facts of all terms that have any. Entry `w` below 65 is what the width `w` says by itself;
/// entry 0 stands for a wider term of which nothing is known, and for other sorts.
pub(crate) struct FactTable {
    entries: Vec<Facts>,
}

impl FactTable {
    pub(crate) fn new() -> Self {
        let unknown = Facts::top(64);
        let by_width = (1..=64).map(Facts::top);
        FactTable {
            entries: std::iter::once(unknown).chain(by_width).collect(),
        }
    }

    pub(crate) fn memory_bytes(&self) -> usize {
        self.entries.capacity() * size_of::<Facts>()
    }
}

impl Arena {
    pub(crate) fn facts_of_new(&mut self, node: &Stored) -> u32 {
        match node.sort.bit_width() {
            width @ 1..=64 => width,
            _ => 0,
        }
    }

    /// The facts of a bit-vector of at most 64 bits.
    pub(crate) fn facts(&self, term: TermId) -> Facts {
        let node = self.stored(term);
        match self.narrow_value(node) {
            Some(value) => Facts::constant(node.sort.bit_width(), value),
            None => self.facts.entries[node.facts as usize],
        }
    }

    fn narrow_width(&self, term: TermId) -> u32 {
        let width = self.width(term);
        assert!(
            width <= 64,
            "ranges are kept for at most 64 bits, not {width}"
        );
        width
    }

    /// Bounds, both included, of a bit-vector of at most 64 bits read as unsigned.
    #[must_use]
    pub fn unsigned_range(&self, term: TermId) -> (u64, u64) {
        self.narrow_width(term);
        self.facts(term).unsigned
    }

    /// Bounds, both included, of a bit-vector of at most 64 bits read as signed.
    #[must_use]
    pub fn signed_range(&self, term: TermId) -> (i64, i64) {
        self.narrow_width(term);
        self.facts(term).signed
    }

    /// The bits of a bit-vector whose value is fixed.
    #[must_use]
    pub fn known_bits(&self, term: TermId) -> KnownBits {
        if self.width(term) > 64 {
            return KnownBits { zeros: 0, ones: 0 };
        }
        let Facts { zeros, ones, .. } = self.facts(term);
        KnownBits { zeros, ones }
    }
}
