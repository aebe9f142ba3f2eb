//! The ranges of float nodes: kept when a node is interned, and looked up.

use super::{Arena, Stored};
use crate::bits::{BitVector, mask, to_signed};
use crate::facts::Facts;
use crate::float::{self, Class};
use crate::float_range::FloatRange;
use crate::term::{FloatFormat, Op, TermId};

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
            position => Some(self.float_ranges.get(position)),
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
