//! Ranges of values, each end with the assumption it comes from.

use verify_term::TermId;

/// The assumption a fact comes from; `None` for what was asserted.
pub(super) type Source = Option<TermId>;

/// A range of values, each end with the assumption it comes from. All values of
/// 64 bits, signed or not, are far from the ends of `i128`.
#[derive(Clone, Copy)]
pub(super) struct Range {
    pub(super) low: (i128, Source),
    pub(super) high: (i128, Source),
}

impl Range {
    pub(super) fn new<T: Into<i128>>((low, high): (T, T)) -> Self {
        Self {
            low: (low.into(), None),
            high: (high.into(), None),
        }
    }

    pub(super) fn at_least(&mut self, value: i128, source: Source) {
        if value > self.low.0 {
            self.low = (value, source);
        }
    }

    pub(super) fn at_most(&mut self, value: i128, source: Source) {
        if value < self.high.0 {
            self.high = (value, source);
        }
    }

    /// Takes in that the value is not `value`, which shows only at the ends.
    pub(super) fn exclude(&mut self, value: i128, source: Source) {
        if value == self.low.0 && self.low.1.is_none() {
            self.at_least(value + 1, source);
        } else if value == self.high.0 && self.high.1.is_none() {
            self.at_most(value - 1, source);
        }
    }

    /// Takes in `term < constant`, or `constant < term`, or the negation.
    pub(super) fn order(
        &mut self,
        constant: i128,
        constant_first: bool,
        positive: bool,
        source: Source,
    ) {
        match (constant_first, positive) {
            (false, true) => self.at_most(constant - 1, source),
            (false, false) => self.at_least(constant, source),
            (true, true) => self.at_least(constant + 1, source),
            (true, false) => self.at_most(constant, source),
        }
    }

    pub(super) fn contains(&self, value: i128) -> bool {
        (self.low.0..=self.high.0).contains(&value)
    }

    /// The sources of both ends, if there is nothing between them.
    pub(super) fn emptied_by(&self) -> Option<[Source; 2]> {
        (self.low.0 > self.high.0).then_some([self.low.1, self.high.1])
    }

    /// The sources that exclude `self < other`, or its negation.
    pub(super) fn never_below(&self, other: &Range, positive: bool) -> Option<[Source; 2]> {
        if positive {
            (self.low.0 >= other.high.0).then_some([self.low.1, other.high.1])
        } else {
            (self.high.0 < other.low.0).then_some([self.high.1, other.low.1])
        }
    }

    /// The sources that exclude `self == other`.
    pub(super) fn never_equal(&self, other: &Range) -> Option<[Source; 2]> {
        self.never_below(other, false)
            .or_else(|| other.never_below(self, false))
    }
}

/// What is known of one bit-vector term.
#[derive(Clone, Copy)]
pub(super) struct Bounds {
    pub(super) unsigned: Range,
    pub(super) signed: Range,
}

impl Bounds {
    /// A value in both ranges, if one of their ends is.
    pub(super) fn pick(&self, width: u32) -> Option<u64> {
        let modulus = 1i128 << width;
        let ends = [
            self.unsigned.low.0,
            self.signed.low.0.rem_euclid(modulus),
            self.unsigned.high.0,
            self.signed.high.0.rem_euclid(modulus),
        ];
        let fitting = ends.into_iter().find(|&value| {
            let signed = if value >= modulus / 2 {
                value - modulus
            } else {
                value
            };
            self.unsigned.contains(value) && self.signed.contains(signed)
        })?;
        u64::try_from(fitting).ok()
    }
}
