//! What is known of a float without looking at any assignment: bounds of its value, and whether it can
//! be a NaN.
//!
//! Rounding keeps order, so the bounds of a result are results at the bounds of the operands, rounded
//! the same way. `arena/float_ranges.rs` keeps the ranges of nodes, like the facts of bit-vectors (`facts.rs`).
//! Bounds order -0 below +0, so that they also tell signs. Every function here must be sound: the
//! property tests check exactly that.

use std::cmp::Ordering;

use crate::float::{self, Class};
use crate::term::{FloatFormat, RoundingMode};

/// Bounds of a float, both included, as patterns; they say nothing of a NaN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatRange {
    /// The least number.
    pub low: u128,
    /// The greatest number.
    pub high: u128,
    /// Besides the numbers between them.
    pub may_be_nan: bool,
}

/// The ranges of all floats of which something is known. The first entry is never looked at: a node
/// that refers to it knows nothing.
pub(crate) struct FloatRangeTable {
    entries: Vec<FloatRange>,
}

impl FloatRangeTable {
    pub(crate) fn new() -> Self {
        let unused = FloatRange {
            low: 0,
            high: 0,
            may_be_nan: true,
        };
        FloatRangeTable {
            entries: vec![unused],
        }
    }

    pub(crate) fn memory_bytes(&self) -> usize {
        self.entries.capacity() * size_of::<FloatRange>()
    }

    /// The range kept at a position.
    pub(crate) fn get(&self, position: u32) -> FloatRange {
        self.entries[position as usize]
    }

    pub(crate) fn insert(&mut self, range: FloatRange) -> u32 {
        if self.entries.last() == Some(&range) && self.entries.len() > 1 {
            return self.entries.len() as u32 - 1;
        }
        self.entries.push(range);
        self.entries.len() as u32 - 1
    }
}

/// How two numbers are ordered, -0 below +0.
fn order(format: FloatFormat, a: u128, b: u128) -> Ordering {
    let numeric = float::compare(format, a, b).expect("no bound is a NaN");
    // Of two equal numbers only zeros differ in their sign.
    numeric.then_with(|| float::is_negative(format, b).cmp(&float::is_negative(format, a)))
}

fn is_infinite(format: FloatFormat, bits: u128) -> bool {
    float::classify(format, bits) == Class::Infinite
}

fn zero(format: FloatFormat, negative: bool) -> u128 {
    u128::from(negative) << (format.bits() - 1)
}

impl FloatRange {
    /// What the format alone says.
    pub(crate) fn top(format: FloatFormat) -> Self {
        let infinity = float::infinity(format);
        FloatRange {
            low: float::negate(format, infinity),
            high: infinity,
            may_be_nan: true,
        }
    }

    pub(crate) fn point(bits: u128) -> Self {
        FloatRange {
            low: bits,
            high: bits,
            may_be_nan: false,
        }
    }

    /// The least range around some results; nothing is known where one of them is a NaN.
    pub(crate) fn around(format: FloatFormat, results: &[u128], may_be_nan: bool) -> Option<Self> {
        if results
            .iter()
            .any(|bits| float::classify(format, *bits) == Class::Nan)
        {
            return None;
        }
        let by_order = |a: &u128, b: &u128| order(format, *a, *b);
        Some(FloatRange {
            low: results.iter().copied().min_by(by_order)?,
            high: results.iter().copied().max_by(by_order)?,
            may_be_nan,
        })
    }

    pub(crate) fn join(self, other: Self, format: FloatFormat) -> Option<Self> {
        let ends = [self.low, self.high, other.low, other.high];
        Self::around(format, &ends, self.may_be_nan || other.may_be_nan)
    }

    pub(crate) fn may_be_zero(self, format: FloatFormat) -> bool {
        order(format, self.low, zero(format, false)).is_le()
            && order(format, zero(format, true), self.high).is_le()
    }

    pub(crate) fn may_be_infinite(self, format: FloatFormat) -> bool {
        is_infinite(format, self.low) || is_infinite(format, self.high)
    }

    /// Whether the sign is clear.
    pub(crate) fn is_positive(self, format: FloatFormat) -> bool {
        !float::is_negative(format, self.low)
    }

    /// Whether the sign is set.
    pub(crate) fn is_negative(self, format: FloatFormat) -> bool {
        float::is_negative(format, self.high)
    }

    pub(crate) fn negated(self, format: FloatFormat) -> Self {
        FloatRange {
            low: float::negate(format, self.high),
            high: float::negate(format, self.low),
            may_be_nan: self.may_be_nan,
        }
    }

    pub(crate) fn absolute(self, format: FloatFormat) -> Self {
        if self.is_positive(format) {
            return self;
        }
        let mirrored = self.negated(format);
        if self.is_negative(format) {
            return mirrored;
        }
        let high = if order(format, self.high, mirrored.high).is_lt() {
            mirrored.high
        } else {
            self.high
        };
        FloatRange {
            low: zero(format, false),
            high,
            may_be_nan: self.may_be_nan,
        }
    }

    pub(crate) fn sum(self, other: Self, format: FloatFormat, mode: RoundingMode) -> Option<Self> {
        let cancels_infinities = self.may_be_infinite(format) && other.may_be_infinite(format);
        let may_be_nan = self.may_be_nan || other.may_be_nan || cancels_infinities;
        let low = float::add(format, mode, self.low, other.low);
        let high = float::add(format, mode, self.high, other.high);
        let range = Self::around(format, &[low, high], may_be_nan)?;
        let positive = self.is_positive(format) && other.is_positive(format);
        let negative = self.is_negative(format) && other.is_negative(format);
        Some(range.with_zeros(format, positive, negative))
    }

    /// The sign of a zero at one end is known only where it is said to be.
    fn with_zeros(mut self, format: FloatFormat, positive: bool, negative: bool) -> Self {
        if !positive && float::classify(format, self.low) == Class::Zero {
            self.low = zero(format, true);
        }
        if !negative && float::classify(format, self.high) == Class::Zero {
            self.high = zero(format, false);
        }
        self
    }

    pub(crate) fn product(
        self,
        other: Self,
        format: FloatFormat,
        mode: RoundingMode,
    ) -> Option<Self> {
        let no_number = |a: Self, b: Self| a.may_be_zero(format) && b.may_be_infinite(format);
        let may_be_nan =
            self.may_be_nan || other.may_be_nan || no_number(self, other) || no_number(other, self);
        Self::around(
            format,
            &self.corners(other, |a, b| float::multiply(format, mode, a, b)),
            may_be_nan,
        )
    }

    pub(crate) fn quotient(
        self,
        other: Self,
        format: FloatFormat,
        mode: RoundingMode,
    ) -> Option<Self> {
        if other.may_be_zero(format) {
            return None;
        }
        let no_number = self.may_be_infinite(format) && other.may_be_infinite(format);
        Self::around(
            format,
            &self.corners(other, |a, b| float::divide(format, mode, a, b)),
            self.may_be_nan || other.may_be_nan || no_number,
        )
    }

    /// `self * other + third`, rounded once.
    pub(crate) fn fused(
        self,
        other: Self,
        third: Self,
        format: FloatFormat,
        mode: RoundingMode,
    ) -> Option<Self> {
        let ranges = [self, other, third];
        // With infinities there are too many ways to a NaN to tell them apart.
        if ranges.iter().any(|range| range.may_be_infinite(format)) {
            return None;
        }
        let may_be_nan = ranges.iter().any(|range| range.may_be_nan);
        let at = |end| self.corners(other, |a, b| float::multiply_add(format, mode, a, b, end));
        let ends = [at(third.low), at(third.high)].concat();
        Some(Self::around(format, &ends, may_be_nan)?.with_zeros(format, false, false))
    }

    fn corners(self, other: Self, result: impl Fn(u128, u128) -> u128) -> [u128; 4] {
        [
            result(self.low, other.low),
            result(self.low, other.high),
            result(self.high, other.low),
            result(self.high, other.high),
        ]
    }

    pub(crate) fn square_root(self, format: FloatFormat, mode: RoundingMode) -> Option<Self> {
        let root = |bits| float::square_root(format, mode, bits);
        if order(format, self.low, zero(format, true)).is_ge() {
            return Self::around(format, &[root(self.low), root(self.high)], self.may_be_nan);
        }
        // Of what is below zero there is no root.
        Self::around(format, &[zero(format, true), root(self.high)], true)
    }

    /// What a function that keeps order and makes no NaN out of a number gives.
    pub(crate) fn mapped(self, format: FloatFormat, result: impl Fn(u128) -> u128) -> Option<Self> {
        let ends = [result(self.low), result(self.high)];
        Self::around(format, &ends, self.may_be_nan)
    }

    /// The numbers with patterns between two of one sign, in a format in which patterns of numbers
    /// are unique.
    pub(crate) fn from_patterns(format: FloatFormat, least: u128, most: u128) -> Option<Self> {
        let sign = zero(format, true);
        if (least ^ most) & sign != 0 {
            return None;
        }
        // Beyond the infinity of their sign lie the NaNs.
        let last = float::infinity(format) | least & sign;
        if least > last {
            return None;
        }
        let ends = [least, most.min(last)];
        Self::around(format, &ends, most > last)
    }

    /// The patterns of numbers between two of one sign.
    pub(crate) fn patterns(self, format: FloatFormat) -> Option<(u128, u128)> {
        if format == FloatFormat::X87 {
            return None;
        }
        let (least, most) = if self.is_positive(format) {
            (self.low, self.high)
        } else if self.is_negative(format) && !self.may_be_nan {
            (self.high, self.low)
        } else {
            return None;
        };
        let most = if self.may_be_nan {
            float::nan(format)
        } else {
            most
        };
        Some((least, most))
    }
}
