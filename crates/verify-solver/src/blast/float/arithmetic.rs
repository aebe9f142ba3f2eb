//! Sums, products, quotients and roots.

use verify_term::RoundingMode;

use super::super::divide::Divisions;
use super::super::gate::{Bit, Circuit};
use super::super::multiply;
use super::super::word::{self, Word};
use super::compare::magnitude_below;
use super::parts::{Layout, Parts, shift_right_sticky};
use super::round::{Exact, round};

/// Puts the special cases around a rounded result: NaN before infinity before zero.
struct Special {
    nan: Bit,
    infinite: Bit,
    zero: Bit,
    sign: Bit,
}

impl Special {
    fn around(&self, circuit: &mut Circuit, layout: Layout, rounded: &[Bit]) -> Word {
        let zero = layout.zero(circuit, self.sign);
        let infinity = layout.infinity(circuit, self.sign);
        let nan = layout.nan(circuit);
        let result = word::mux(circuit, self.zero, &zero, rounded);
        let result = word::mux(circuit, self.infinite, &infinity, &result);
        word::mux(circuit, self.nan, &nan, &result)
    }
}

pub(super) fn add(
    circuit: &mut Circuit,
    layout: Layout,
    mode: RoundingMode,
    a: &[Bit],
    b: &[Bit],
) -> Word {
    let swap = magnitude_below(circuit, layout, a, b);
    let (large, small) = (
        word::mux(circuit, swap, b, a),
        word::mux(circuit, swap, a, b),
    );
    let x = Parts::of(circuit, layout, &large);
    let y = Parts::of(circuit, layout, &small);
    let subtracts = circuit.xor(x.sign, y.sign);

    // Two bits below the smaller operand and the sticky bit decide every rounding.
    let distance = word::subtract(circuit, &x.stored_exponent, &y.stored_exponent);
    let extended = |significand: &[Bit]| [&[Bit::FALSE; 2][..], significand].concat();
    let (aligned, sticky) = shift_right_sticky(circuit, &extended(&y.significand), &distance);
    let length = layout.significand() + 4;
    let large_word = {
        let mut word = vec![Bit::FALSE];
        word.extend(extended(&x.significand));
        word::extend(&word, length, Bit::FALSE)
    };
    let small_word: Word = {
        let mut word = vec![sticky];
        word.extend(aligned);
        let word = word::extend(&word, length, Bit::FALSE);
        word.iter()
            .map(|&bit| circuit.xor(bit, subtracts))
            .collect()
    };
    let (significand, _) = word::add_with_carry(circuit, &large_word, &small_word, subtracts);

    let width = layout.signed_exponent();
    let exponent = x.exponent(circuit, layout, width);
    let one = word::constant(1, width);
    let exponent = word::add(circuit, &exponent, &one);
    let cancelled = !circuit.or_all(significand.iter().copied());
    // A sum that cancels is positive, rounding down negative; equal signs stay.
    let cancelled_sign = Bit::constant(mode == RoundingMode::TowardNegative);
    let zero_sign = circuit.mux(subtracts, cancelled_sign, x.sign);
    let exact = Exact {
        sign: x.sign,
        exponent,
        significand,
        sticky: Bit::FALSE,
    };
    let rounded = round(circuit, layout, mode, &exact);
    let either_nan = circuit.or(x.nan, y.nan);
    let opposite = circuit.and(x.infinite, y.infinite);
    let opposite = circuit.and(opposite, subtracts);
    let infinite = circuit.or(x.infinite, y.infinite);
    // With an infinity there is no zero result, so the signs do not collide; the
    // infinity is the larger operand.
    let special = Special {
        nan: circuit.or(either_nan, opposite),
        infinite,
        zero: circuit.and(cancelled, !infinite),
        sign: circuit.mux(infinite, x.sign, zero_sign),
    };
    special.around(circuit, layout, &rounded)
}

pub(super) fn multiply(
    circuit: &mut Circuit,
    layout: Layout,
    mode: RoundingMode,
    a: &[Bit],
    b: &[Bit],
) -> Word {
    let (x, y) = (Parts::of(circuit, layout, a), Parts::of(circuit, layout, b));
    let sign = circuit.xor(x.sign, y.sign);
    let significand = product(circuit, &x.significand, &y.significand);
    let width = layout.signed_exponent();
    let (e, f) = (
        x.exponent(circuit, layout, width),
        y.exponent(circuit, layout, width),
    );
    let (sum, _) = word::add_with_carry(circuit, &e, &f, Bit::TRUE);
    let exact = Exact {
        sign,
        exponent: sum,
        significand,
        sticky: Bit::FALSE,
    };
    let rounded = round(circuit, layout, mode, &exact);
    let special = product_special(circuit, &x, &y, sign);
    special.around(circuit, layout, &rounded)
}

/// The product of two significands, twice as long.
fn product(circuit: &mut Circuit, a: &[Bit], b: &[Bit]) -> Word {
    let width = a.len() + b.len();
    multiply::multiply(
        circuit,
        &word::extend(a, width, Bit::FALSE),
        &word::extend(b, width, Bit::FALSE),
    )
}

fn product_special(circuit: &mut Circuit, x: &Parts, y: &Parts, sign: Bit) -> Special {
    let either_nan = circuit.or(x.nan, y.nan);
    let infinite = circuit.or(x.infinite, y.infinite);
    let zero = circuit.or(x.zero, y.zero);
    let undefined = circuit.and(infinite, zero);
    Special {
        nan: circuit.or(either_nan, undefined),
        infinite,
        zero,
        sign,
    }
}

pub(super) fn divide(
    circuit: &mut Circuit,
    divisions: &mut Divisions,
    layout: Layout,
    mode: RoundingMode,
    [a, b]: [&[Bit]; 2],
) -> Word {
    let (x, y) = (Parts::of(circuit, layout, a), Parts::of(circuit, layout, b));
    let sign = circuit.xor(x.sign, y.sign);
    let width = layout.signed_exponent() + 1;
    let (e, dividend) = x.normalised(circuit, layout, width);
    let (f, divisor) = y.normalised(circuit, layout, width);

    // With leading ones on both sides the quotient of the dividend, shifted up by
    // the length and two, has two bits more than the length, or three.
    let length = layout.significand();
    let shifted = [vec![Bit::FALSE; length + 2], dividend].concat();
    let total = shifted.len();
    let divisor = word::extend(&divisor, total, Bit::FALSE);
    let division = divisions.divide(circuit, &shifted, &divisor);
    let quotient = &division.quotient[..length + 3];
    let sticky = circuit.or_all(division.remainder.iter().copied());
    let exact = Exact {
        sign,
        exponent: word::subtract(circuit, &e, &f),
        significand: quotient.to_vec(),
        sticky,
    };
    let rounded = round(circuit, layout, mode, &exact);
    let either_nan = circuit.or(x.nan, y.nan);
    let infinities = circuit.and(x.infinite, y.infinite);
    let zeros = circuit.and(x.zero, y.zero);
    let undefined = circuit.or(infinities, zeros);
    let special = Special {
        nan: circuit.or(either_nan, undefined),
        infinite: circuit.or(x.infinite, y.zero),
        zero: circuit.or(x.zero, y.infinite),
        sign,
    };
    special.around(circuit, layout, &rounded)
}

/// `a * b + c`, rounded once.
pub(super) fn multiply_add(
    circuit: &mut Circuit,
    layout: Layout,
    mode: RoundingMode,
    [a, b, c]: [&[Bit]; 3],
) -> Word {
    let (x, y) = (Parts::of(circuit, layout, a), Parts::of(circuit, layout, b));
    let z = Parts::of(circuit, layout, c);
    let product_sign = circuit.xor(x.sign, y.sign);
    let subtracts = circuit.xor(product_sign, z.sign);
    let width = layout.signed_exponent() + 2;
    let (e, p) = x.normalised(circuit, layout, width);
    let (f, q) = y.normalised(circuit, layout, width);
    let (g, r) = z.normalised(circuit, layout, width);

    // Both summands as words of one length with the leading one at the top.
    let product_word = product(circuit, &p, &q);
    let length = product_word.len();
    let two_or_more = word::sign(&product_word);
    let doubled = [&[Bit::FALSE][..], &product_word[..length - 1]].concat();
    let product_word = word::mux(circuit, two_or_more, &product_word, &doubled);
    let (product_exponent, _) = word::add_with_carry(circuit, &e, &f, two_or_more);
    let addend = [vec![Bit::FALSE; length - r.len()], r].concat();
    let product_zero = circuit.or(x.zero, y.zero);
    let nothing = word::constant(0, length);
    let product_word = word::mux(circuit, product_zero, &nothing, &product_word);
    let addend = word::mux(circuit, z.zero, &nothing, &addend);

    // A zero summand must not decide which is the larger.
    let (low, high) = (word::flip_sign(&product_exponent), word::flip_sign(&g));
    let below = word::less(circuit, &low, &high);
    let same = word::equal(circuit, &low, &high);
    let smaller_word = word::less(circuit, &product_word, &addend);
    let tie = circuit.and(same, smaller_word);
    let below = circuit.or(below, tie);
    let below = circuit.or(below, product_zero);
    let swap = circuit.and(below, !z.zero);
    let large = word::mux(circuit, swap, &addend, &product_word);
    let small = word::mux(circuit, swap, &product_word, &addend);
    let exponent = word::mux(circuit, swap, &g, &product_exponent);
    let other = word::mux(circuit, swap, &product_exponent, &g);
    let sign = circuit.mux(swap, z.sign, product_sign);

    let distance = word::subtract(circuit, &exponent, &other);
    let extended = |significand: &[Bit]| [&[Bit::FALSE; 3][..], significand].concat();
    let (aligned, sticky) = shift_right_sticky(circuit, &extended(&small), &distance);
    let large_word = [&[Bit::FALSE][..], &extended(&large), &[Bit::FALSE]].concat();
    let small_word: Word = [&[sticky][..], &aligned, &[Bit::FALSE]]
        .concat()
        .iter()
        .map(|&bit| circuit.xor(bit, subtracts))
        .collect();
    let (significand, _) = word::add_with_carry(circuit, &large_word, &small_word, subtracts);

    let one = word::constant(1, width);
    let exact = Exact {
        sign,
        exponent: word::add(circuit, &exponent, &one),
        significand: significand.clone(),
        sticky: Bit::FALSE,
    };
    let rounded = round(circuit, layout, mode, &exact);
    let product = product_special(circuit, &x, &y, product_sign);
    let cancelled = !circuit.or_all(significand.iter().copied());
    let cancelled_sign = Bit::constant(mode == RoundingMode::TowardNegative);
    let zero_sign = circuit.mux(subtracts, cancelled_sign, product_sign);
    let opposite = circuit.and(product.infinite, z.infinite);
    let opposite = circuit.and(opposite, subtracts);
    let nan = circuit.or(product.nan, z.nan);
    let infinite = circuit.or(product.infinite, z.infinite);
    let infinite_sign = circuit.mux(product.infinite, product_sign, z.sign);
    let special = Special {
        nan: circuit.or(nan, opposite),
        infinite,
        zero: circuit.and(cancelled, !infinite),
        sign: circuit.mux(infinite, infinite_sign, zero_sign),
    };
    special.around(circuit, layout, &rounded)
}

pub(super) fn square_root(
    circuit: &mut Circuit,
    layout: Layout,
    mode: RoundingMode,
    a: &[Bit],
) -> Word {
    let x = Parts::of(circuit, layout, a);
    let width = layout.signed_exponent() + 1;
    let (exponent, significand) = x.normalised(circuit, layout, width);
    // An odd exponent lends a factor of two to the significand.
    let odd = exponent[0];
    let length = layout.significand();
    let even_word = [&significand[..], &[Bit::FALSE]].concat();
    let odd_word = [&[Bit::FALSE][..], &significand].concat();
    let radicand = word::mux(circuit, odd, &odd_word, &even_word);
    // With this many zeros below, the root has two bits more than the length.
    let radicand = [vec![Bit::FALSE; length + 3], radicand].concat();
    let (root, inexact) = integer_root(circuit, &radicand);
    let halved: Word = [&exponent[1..], &[word::sign(&exponent)]].concat();
    let exact = Exact {
        sign: Bit::FALSE,
        exponent: halved,
        significand: root,
        sticky: inexact,
    };
    let rounded = round(circuit, layout, mode, &exact);
    let negative = circuit.and(x.sign, !x.zero);
    let special = Special {
        nan: circuit.or(x.nan, negative),
        infinite: circuit.and(x.infinite, !x.sign),
        zero: x.zero,
        sign: circuit.and(x.sign, x.zero),
    };
    special.around(circuit, layout, &rounded)
}

/// The integer part of the square root, half as long as the radicand, and whether
/// it is not exact. One bit at a time, as with pencil and paper.
fn integer_root(circuit: &mut Circuit, radicand: &[Bit]) -> (Word, Bit) {
    let digits = radicand.len() / 2;
    let width = digits + 2;
    let mut root: Word = Vec::new();
    let mut remainder = vec![Bit::FALSE; width];
    for digit in (0..digits).rev() {
        let next = &radicand[2 * digit..2 * digit + 2];
        remainder = [next, &remainder[..width - 2]].concat();
        let trial = [&[Bit::TRUE, Bit::FALSE][..], &root].concat();
        let trial = word::extend(&trial, width, Bit::FALSE);
        let (difference, fits) =
            word::add_with_carry(circuit, &remainder, &word::not(&trial), Bit::TRUE);
        remainder = word::mux(circuit, fits, &difference, &remainder);
        root.insert(0, fits);
    }
    let inexact = circuit.or_all(remainder.iter().copied());
    (root, inexact)
}
