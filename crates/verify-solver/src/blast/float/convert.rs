//! Conversions between formats and integers, and rounding to whole numbers.

use verify_term::RoundingMode;

use super::super::gate::{Bit, Circuit};
use super::super::shift;
use super::super::word::{self, Word};
use super::parts::{Layout, Parts, shift_right_sticky};
use super::round::{Exact, round, rounds_up};

/// The pattern of a number in another format.
pub(super) fn to_format(
    circuit: &mut Circuit,
    from: Layout,
    to: Layout,
    mode: RoundingMode,
    a: &[Bit],
) -> Word {
    let x = Parts::of(circuit, from, a);
    let exact = Exact {
        sign: x.sign,
        exponent: x.exponent(circuit, from, from.signed_exponent()),
        significand: x.significand.clone(),
        sticky: Bit::FALSE,
    };
    let rounded = round(circuit, to, mode, &exact);
    let zero = to.zero(circuit, x.sign);
    let infinity = to.infinity(circuit, x.sign);
    let nan = to.nan(circuit);
    let result = word::mux(circuit, x.zero, &zero, &rounded);
    let result = word::mux(circuit, x.infinite, &infinity, &result);
    word::mux(circuit, x.nan, &nan, &result)
}

/// The pattern of an integer.
pub(super) fn from_integer(
    circuit: &mut Circuit,
    to: Layout,
    mode: RoundingMode,
    signed: bool,
    integer: &[Bit],
) -> Word {
    let sign = if signed {
        word::sign(integer)
    } else {
        Bit::FALSE
    };
    let significand = word::negate_if(circuit, sign, integer);
    let zero = !circuit.or_all(integer.iter().copied());
    let width = usize::BITS as usize - integer.len().leading_zeros() as usize + 1;
    let exact = Exact {
        sign,
        exponent: word::constant(integer.len() as u64 - 1, width),
        significand,
        sticky: Bit::FALSE,
    };
    let rounded = round(circuit, to, mode, &exact);
    let nothing = to.zero(circuit, Bit::FALSE);
    word::mux(circuit, zero, &nothing, &rounded)
}

/// The whole number next to `a` in the given direction, as a float.
pub(super) fn to_whole(
    circuit: &mut Circuit,
    layout: Layout,
    mode: RoundingMode,
    a: &[Bit],
) -> Word {
    let x = Parts::of(circuit, layout, a);
    let width = layout.signed_exponent();
    let exponent = x.exponent(circuit, layout, width);
    let length = layout.significand();

    // How many bits of the significand lie below the point; none or fewer is whole.
    let whole_exponent = word::constant(length as u64 - 1, width);
    let below = word::subtract(circuit, &whole_exponent, &exponent);
    let nothing_below = !circuit.or_all(below.iter().copied());
    let whole = circuit.or(word::sign(&below), nothing_below);
    // More than the length and one is all the same.
    let stages = usize::BITS as usize - (length + 1).leading_zeros() as usize;
    let far = circuit.or_all(below[stages.min(width)..].iter().copied());
    let distance: Word = below[..stages.min(width)]
        .iter()
        .map(|&bit| circuit.or(bit, far))
        .collect();
    let with_guard = [&[Bit::FALSE][..], &x.significand].concat();
    let (shifted, sticky) = shift_right_sticky(circuit, &with_guard, &distance);
    let (guard, integer) = shifted.split_first().expect("a guard bit was added");
    let up = rounds_up(circuit, mode, x.sign, integer[0], *guard, sticky);
    let integer = word::extend(integer, length + 1, Bit::FALSE);
    let zero = word::constant(0, length + 1);
    let (integer, _) = word::add_with_carry(circuit, &integer, &zero, up);

    let nothing = !circuit.or_all(integer.iter().copied());
    let exact = Exact {
        sign: x.sign,
        exponent: word::constant(length as u64, width),
        significand: integer,
        sticky: Bit::FALSE,
    };
    let rounded = round(circuit, layout, mode, &exact);
    let signed_zero = layout.zero(circuit, x.sign);
    let rounded = word::mux(circuit, nothing, &signed_zero, &rounded);
    // Infinities and NaNs have the largest exponent, so they count as whole.
    word::mux(circuit, whole, a, &rounded)
}

/// The integer that a whole number is, in `width` bits. Meaningless if it does not
/// fit: the terms guard conversions.
pub(super) fn to_integer(circuit: &mut Circuit, layout: Layout, width: usize, a: &[Bit]) -> Word {
    let x = Parts::of(circuit, layout, a);
    let exponent_width = layout.signed_exponent();
    let exponent = x.exponent(circuit, layout, exponent_width);
    let length = layout.significand();
    // The significand as a fixed-point number, shifted left by the exponent.
    let total = width + length - 1;
    let fixed = word::extend(&x.significand, total.max(length), Bit::FALSE);
    let negative = word::sign(&exponent);
    let distance: Word = exponent[..exponent_width - 1]
        .iter()
        .map(|&bit| circuit.and(bit, !negative))
        .collect();
    let shifted = shift::left(circuit, &fixed, &distance);
    let magnitude: Word = shifted[length - 1..length - 1 + width]
        .iter()
        .map(|&bit| circuit.and(bit, !negative))
        .collect();
    word::negate_if(circuit, x.sign, &magnitude)
}
