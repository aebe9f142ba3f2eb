//! Rounding: from an exact value to the nearest pattern in the wanted direction.

use verify_term::RoundingMode;

use super::super::gate::{Bit, Circuit};
use super::super::word::{self, Word};
use super::parts::{Layout, shift_out_zeros, shift_right_sticky};

/// A finite value: `significand * 2^(exponent - (length - 1))`, where the length
/// is that of the significand, and something less than its last place if `sticky`.
pub(super) struct Exact {
    pub(super) sign: Bit,
    /// Two's complement.
    pub(super) exponent: Word,
    /// Any number of leading zeros. All zeros (and not sticky) is the number zero.
    pub(super) significand: Word,
    pub(super) sticky: Bit,
}

/// The pattern nearest to a value.
pub(super) fn round(
    circuit: &mut Circuit,
    layout: Layout,
    mode: RoundingMode,
    exact: &Exact,
) -> Word {
    let (significand, exponent) = normalise(circuit, layout, exact);
    let (kept, sticky) = shorten(circuit, layout, &significand, exact.sticky);
    let (shifted, stored, fell_out) = denormalise(circuit, layout, &kept, &exponent);
    let sticky = circuit.or(sticky, fell_out);

    // One guard bit is left below the significand; its leading bit goes.
    let (guard, rest) = shifted.split_first().expect("a guard bit was kept");
    let fraction = &rest[..layout.fraction()];
    let up = rounds_up(circuit, mode, exact.sign, fraction[0], *guard, sticky);
    // Carrying out of the fraction into the exponent is just what rounding up to
    // the next power of two means, to the smallest normal number and to infinity
    // included.
    let magnitude = [fraction, &stored].concat();
    let zero = word::constant(0, magnitude.len());
    let (magnitude, _) = word::add_with_carry(circuit, &magnitude, &zero, up);
    let (fraction, stored) = magnitude.split_at(layout.fraction());
    let pattern = layout.compose(circuit, exact.sign, stored, fraction);

    let too_large = exceeds(circuit, layout, &exponent);
    let nothing = is_zero(circuit, exact);
    let too_large = circuit.and(too_large, !nothing);
    let overflowed = overflow(circuit, layout, mode, exact.sign);
    word::mux(circuit, too_large, &overflowed, &pattern)
}

fn is_zero(circuit: &mut Circuit, exact: &Exact) -> Bit {
    let any = circuit.or_all(exact.significand.iter().copied());
    !circuit.or(any, exact.sticky)
}

/// The significand without leading zeros, at least two bits longer than the
/// format's, and the exponent that belongs to it, wide enough for comparisons.
fn normalise(circuit: &mut Circuit, layout: Layout, exact: &Exact) -> (Word, Word) {
    let mut significand = exact.significand.clone();
    let missing = (layout.significand() + 1).saturating_sub(significand.len());
    significand.splice(0..0, std::iter::repeat_n(Bit::FALSE, missing));
    let (significand, zeros) = shift_out_zeros(circuit, &significand);

    let width = exact
        .exponent
        .len()
        .max(zeros.len() + 1)
        .max(layout.signed_exponent())
        + 1;
    let exponent = word::extend(&exact.exponent, width, word::sign(&exact.exponent));
    let zeros = word::extend(&zeros, width, Bit::FALSE);
    (significand, word::subtract(circuit, &exponent, &zeros))
}

/// The top bits: the format's significand and a guard bit; whether anything set
/// lies below.
fn shorten(circuit: &mut Circuit, layout: Layout, significand: &[Bit], sticky: Bit) -> (Word, Bit) {
    let cut = significand.len() - (layout.significand() + 1);
    let below = circuit.or_all(significand[..cut].iter().copied());
    (significand[cut..].to_vec(), circuit.or(below, sticky))
}

/// Shifts a number below the normal ones into place, and gives the exponent to
/// store: zero for those.
fn denormalise(
    circuit: &mut Circuit,
    layout: Layout,
    significand: &[Bit],
    exponent: &[Bit],
) -> (Word, Word, Bit) {
    let width = exponent.len();
    // bias + exponent is what is stored; 1 - that is how far below normal it is.
    let bias = word::constant(layout.bias(), width);
    let biased = word::add(circuit, exponent, &bias);
    let one = word::constant(1, width);
    let below = word::subtract(circuit, &one, &biased);
    let negative = word::sign(&below);
    let at_one = !circuit.or_all(below.iter().copied());
    let normal = circuit.or(negative, at_one);

    // Shifting by more than the length empties the word; all larger distances are
    // the same.
    let stages = usize::BITS as usize - significand.len().leading_zeros() as usize;
    let far = circuit.or_all(below[stages.min(width)..width - 1].iter().copied());
    let distance: Word = below[..stages.min(width)]
        .iter()
        .map(|&bit| {
            let bit = circuit.or(bit, far);
            circuit.and(bit, !normal)
        })
        .collect();
    let (shifted, fell_out) = shift_right_sticky(circuit, significand, &distance);
    let stored = biased[..layout.exponent()]
        .iter()
        .map(|&bit| circuit.and(bit, normal))
        .collect();
    (shifted, stored, fell_out)
}

/// Whether rounding goes away from zero, given the last bit kept and those below it.
pub(super) fn rounds_up(
    circuit: &mut Circuit,
    mode: RoundingMode,
    sign: Bit,
    last: Bit,
    guard: Bit,
    sticky: Bit,
) -> Bit {
    let inexact = circuit.or(guard, sticky);
    match mode {
        RoundingMode::NearestEven => {
            let odd_or_more = circuit.or(last, sticky);
            circuit.and(guard, odd_or_more)
        }
        RoundingMode::NearestAway => guard,
        RoundingMode::TowardPositive => circuit.and(inexact, !sign),
        RoundingMode::TowardNegative => circuit.and(inexact, sign),
        RoundingMode::TowardZero => Bit::FALSE,
    }
}

/// Whether an exponent is larger than the format's largest.
fn exceeds(circuit: &mut Circuit, layout: Layout, exponent: &[Bit]) -> Bit {
    let largest = word::constant(layout.bias(), exponent.len());
    let (a, b) = (word::flip_sign(&largest), word::flip_sign(exponent));
    word::less(circuit, &a, &b)
}

/// Infinity or the largest number, whichever the direction asks for.
fn overflow(circuit: &mut Circuit, layout: Layout, mode: RoundingMode, sign: Bit) -> Word {
    let to_infinity = match mode {
        RoundingMode::NearestEven | RoundingMode::NearestAway => Bit::TRUE,
        RoundingMode::TowardPositive => !sign,
        RoundingMode::TowardNegative => sign,
        RoundingMode::TowardZero => Bit::FALSE,
    };
    let infinity = layout.infinity(circuit, sign);
    let mut exponent = vec![Bit::TRUE; layout.exponent()];
    exponent[0] = Bit::FALSE;
    let fraction = vec![Bit::TRUE; layout.fraction()];
    let largest = layout.compose(circuit, sign, &exponent, &fraction);
    word::mux(circuit, to_infinity, &infinity, &largest)
}
