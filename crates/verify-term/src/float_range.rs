//! What is known of a float without looking at any assignment: bounds of its value, and whether it can
//! be a NaN.
//!
//! Rounding keeps order, so the bounds of a result are results at the bounds of the operands, rounded
//! the same way. Computed once, when a node is interned, like the facts of bit-vectors (`facts.rs`).
//! Bounds order -0 below +0, so that they also tell signs. Every function here must be sound: the
//! property tests check exactly that.

use std::cmp::Ordering;

use crate::arena::{Arena, Stored};
use crate::bits::{BitVector, mask, to_signed};
use crate::facts::Facts;
use crate::float::{self, Class};
use crate::term::{FloatFormat, Op, RoundingMode, TermId};

/// Bounds of a float, both included, as patterns; they say nothing of a NaN.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FloatRange {
    pub low: u128,
    pub high: u128,
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

    fn insert(&mut self, range: FloatRange) -> u32 {
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
    fn top(format: FloatFormat) -> Self {
        let infinity = float::infinity(format);
        FloatRange {
            low: float::negate(format, infinity),
            high: infinity,
            may_be_nan: true,
        }
    }

    fn point(bits: u128) -> Self {
        FloatRange {
            low: bits,
            high: bits,
            may_be_nan: false,
        }
    }

    /// The least range around some results; nothing is known where one of them is a NaN.
    fn around(format: FloatFormat, results: &[u128], may_be_nan: bool) -> Option<Self> {
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

    fn join(self, other: Self, format: FloatFormat) -> Option<Self> {
        let ends = [self.low, self.high, other.low, other.high];
        Self::around(format, &ends, self.may_be_nan || other.may_be_nan)
    }

    fn may_be_zero(self, format: FloatFormat) -> bool {
        order(format, self.low, zero(format, false)).is_le()
            && order(format, zero(format, true), self.high).is_le()
    }

    fn may_be_infinite(self, format: FloatFormat) -> bool {
        is_infinite(format, self.low) || is_infinite(format, self.high)
    }

    /// Whether the sign is clear.
    fn is_positive(self, format: FloatFormat) -> bool {
        !float::is_negative(format, self.low)
    }

    /// Whether the sign is set.
    fn is_negative(self, format: FloatFormat) -> bool {
        float::is_negative(format, self.high)
    }

    fn negated(self, format: FloatFormat) -> Self {
        FloatRange {
            low: float::negate(format, self.high),
            high: float::negate(format, self.low),
            may_be_nan: self.may_be_nan,
        }
    }

    fn absolute(self, format: FloatFormat) -> Self {
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

    fn sum(self, other: Self, format: FloatFormat, mode: RoundingMode) -> Option<Self> {
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

    fn product(self, other: Self, format: FloatFormat, mode: RoundingMode) -> Option<Self> {
        let no_number = |a: Self, b: Self| a.may_be_zero(format) && b.may_be_infinite(format);
        let may_be_nan =
            self.may_be_nan || other.may_be_nan || no_number(self, other) || no_number(other, self);
        Self::around(
            format,
            &self.corners(other, |a, b| float::multiply(format, mode, a, b)),
            may_be_nan,
        )
    }

    fn quotient(self, other: Self, format: FloatFormat, mode: RoundingMode) -> Option<Self> {
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
    fn fused(
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

    fn square_root(self, format: FloatFormat, mode: RoundingMode) -> Option<Self> {
        let root = |bits| float::square_root(format, mode, bits);
        if order(format, self.low, zero(format, true)).is_ge() {
            return Self::around(format, &[root(self.low), root(self.high)], self.may_be_nan);
        }
        // Of what is below zero there is no root.
        Self::around(format, &[zero(format, true), root(self.high)], true)
    }

    /// What a function that keeps order and makes no NaN out of a number gives.
    fn mapped(self, format: FloatFormat, result: impl Fn(u128) -> u128) -> Option<Self> {
        let ends = [result(self.low), result(self.high)];
        Self::around(format, &ends, self.may_be_nan)
    }

    /// The numbers with patterns between two of one sign, in a format in which patterns of numbers
    /// are unique.
    fn from_patterns(format: FloatFormat, least: u128, most: u128) -> Option<Self> {
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
    fn patterns(self, format: FloatFormat) -> Option<(u128, u128)> {
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

impl Arena {
    /// What is known of a float's value.
    #[must_use]
    pub fn float_range(&self, term: TermId) -> FloatRange {
        let format = self.float_format(term);
        self.known_float_range(term)
            .unwrap_or_else(|| FloatRange::top(format))
    }

    /// What is known of a float's value beyond its format.
    fn known_float_range(&self, term: TermId) -> Option<FloatRange> {
        if let Some(bits) = self.as_float_bits(term) {
            let is_number = float::classify(self.float_format(term), bits) != Class::Nan;
            return is_number.then(|| FloatRange::point(bits));
        }
        match self.stored(term).facts {
            0 => None,
            position => Some(self.float_ranges.entries[position as usize]),
        }
    }

    /// Where the range of a float about to be interned is kept; 0 when nothing is known of it.
    pub(crate) fn keep_float_range(&mut self, node: &Stored, format: FloatFormat) -> u32 {
        let range = self.float_range_of_new(node, format);
        match range.filter(|range| *range != FloatRange::top(format)) {
            Some(range) => self.float_ranges.insert(range),
            None => 0,
        }
    }

    fn float_range_of_new(&self, node: &Stored, format: FloatFormat) -> Option<FloatRange> {
        let known = |index: usize| self.known_float_range(node.child(index));
        let child = |index: usize| self.float_range(node.child(index));
        match node.op {
            Op::Ite => known(1)?.join(known(2)?, format),
            Op::FpNeg => Some(known(0)?.negated(format)),
            Op::FpAbs => Some(child(0).absolute(format)),
            Op::FpAdd(mode) => known(0)?.sum(known(1)?, format, mode),
            Op::FpMul(mode) => known(0)?.product(known(1)?, format, mode),
            Op::FpDiv(mode) => child(0).quotient(known(1)?, format, mode),
            Op::FpFma(mode) => known(0)?.fused(known(1)?, known(2)?, format, mode),
            Op::FpSqrt(mode) => child(0).square_root(format, mode),
            Op::FpRoundToIntegral(mode) => {
                known(0)?.mapped(format, |bits| float::round_to_integral(format, mode, bits))
            }
            Op::FpToFp(mode) => {
                let from = self.float_format(node.child(0));
                let range = known(0)?;
                let convert = |bits| float::convert(from, format, mode, bits);
                let ends = [convert(range.low), convert(range.high)];
                FloatRange::around(format, &ends, range.may_be_nan)
            }
            Op::FpFromSigned(mode) => {
                let (low, high) = self.signed_ends(node.child(0))?;
                let ends = [low, high].map(|end| float::from_signed(format, mode, &end));
                FloatRange::around(format, &ends, false)
            }
            Op::FpFromUnsigned(mode) => {
                let (low, high) = self.unsigned_ends(node.child(0));
                let ends = [low, high].map(|end| float::from_unsigned(format, mode, &end));
                FloatRange::around(format, &ends, false)
            }
            Op::FloatFromBits if format.bits() <= 64 => {
                let (least, most) = self.facts(node.child(0))?.unsigned;
                FloatRange::from_patterns(format, least.into(), most.into())
            }
            _ => None,
        }
    }

    fn signed_ends(&self, integer: TermId) -> Option<(BitVector, BitVector)> {
        let width = self.width(integer);
        if width > 64 {
            return None;
        }
        let (low, high) = self.signed_range(integer);
        let end = |value: i64| BitVector::new(width, value as u64 & mask(width));
        Some((end(low), end(high)))
    }

    fn unsigned_ends(&self, integer: TermId) -> (BitVector, BitVector) {
        let width = self.width(integer);
        match self.unsigned_range_if_narrow(integer) {
            Some((low, high)) => (BitVector::new(width, low), BitVector::new(width, high)),
            None => (BitVector::zero(width), BitVector::zero(width).not()),
        }
    }

    /// The facts of a bit-vector made from a float of which something is known.
    pub(crate) fn facts_from_float(&self, node: &Stored, width: u32) -> Option<Facts> {
        let float = node.child(0);
        let format = self.float_format(float);
        let range = self.known_float_range(float)?;
        match node.op {
            Op::FloatToBits => {
                let (least, most) = range.patterns(format)?;
                Some(Facts::from_unsigned(width, least as u64, most as u64))
            }
            // Where both ends fit, so does all between them.
            Op::FpToUnsigned(mode) if !range.may_be_nan => {
                let end = |bits| float::to_unsigned(format, mode, width, bits)?.to_u64();
                Some(Facts::from_unsigned(
                    width,
                    end(range.low)?,
                    end(range.high)?,
                ))
            }
            Op::FpToSigned(mode) if !range.may_be_nan => {
                let end = |bits| {
                    let value = float::to_signed(format, mode, width, bits)?.to_u64()?;
                    Some(to_signed(width, value))
                };
                Some(Facts::from_signed(width, end(range.low)?, end(range.high)?))
            }
            _ => None,
        }
    }

    /// What ranges say of a comparison.
    pub(crate) fn float_comparison_by_range(&self, op: Op, a: TermId, b: TermId) -> Option<bool> {
        let format = self.float_format(a);
        // Where nothing is known of either, nothing is known of how they compare.
        if self.known_float_range(a).is_none() && self.known_float_range(b).is_none() {
            return None;
        }
        let (a, b) = (self.float_range(a), self.float_range(b));
        let numbers = !a.may_be_nan && !b.may_be_nan;
        let compare = |x, y| float::compare(format, x, y).expect("no bound is a NaN");
        // A NaN makes each of the comparisons false.
        match op {
            Op::FpLt if numbers && compare(a.high, b.low).is_lt() => Some(true),
            Op::FpLt if compare(a.low, b.high).is_ge() => Some(false),
            Op::FpLe if numbers && compare(a.high, b.low).is_le() => Some(true),
            Op::FpLe if compare(a.low, b.high).is_gt() => Some(false),
            Op::FpEq if compare(a.low, b.high).is_gt() || compare(a.high, b.low).is_lt() => {
                Some(false)
            }
            _ => None,
        }
    }

    /// What ranges say of a test of one float.
    pub(crate) fn float_test_by_range(&self, op: Op, a: TermId) -> Option<bool> {
        let format = self.float_format(a);
        let range = self.known_float_range(a)?;
        match op {
            Op::FpIsNan if !range.may_be_nan => Some(false),
            Op::FpIsInfinite if !range.may_be_infinite(format) => Some(false),
            Op::FpIsZero if !range.may_be_zero(format) => Some(false),
            Op::FpIsNegative if range.is_positive(format) => Some(false),
            Op::FpIsNegative if range.is_negative(format) && !range.may_be_nan => Some(true),
            _ => None,
        }
    }
}
