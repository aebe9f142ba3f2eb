//! How facts pass through operators: from those of the operands to those of the result.
//!
//! Every function here must be sound: the facts it gives hold for every value the operands' facts
//! allow. The property tests check exactly that.

use crate::bits::{mask, to_signed};
use crate::facts::{Facts, greatest_signed, least_signed};

pub(crate) fn complement(width: u32, a: &Facts) -> Facts {
    let all = mask(width);
    Facts {
        zeros: a.ones | !all,
        ones: a.zeros & all,
        unsigned: (all - a.unsigned.1, all - a.unsigned.0),
        signed: (!a.signed.1, !a.signed.0),
    }
}

pub(crate) fn conjunction(width: u32, a: &Facts, b: &Facts) -> Facts {
    let mut facts = Facts::from_bits(width, a.zeros | b.zeros, a.ones & b.ones);
    facts.unsigned.1 = facts.unsigned.1.min(a.unsigned.1).min(b.unsigned.1);
    facts.normalized(width)
}

pub(crate) fn disjunction(width: u32, a: &Facts, b: &Facts) -> Facts {
    let mut facts = Facts::from_bits(width, a.zeros & b.zeros, a.ones | b.ones);
    facts.unsigned.0 = facts.unsigned.0.max(a.unsigned.0).max(b.unsigned.0);
    facts.normalized(width)
}

pub(crate) fn exclusive(width: u32, a: &Facts, b: &Facts) -> Facts {
    let zeros = a.zeros & b.zeros | a.ones & b.ones;
    let ones = (a.zeros & b.ones | a.ones & b.zeros) & mask(width);
    Facts::from_bits(width, zeros, ones)
}

/// The known bits of `a + b + carry`: a bit of the sum is known where both operands' bits are and
/// the carry into it is the same for the smallest and the largest operands.
fn sum_bits(width: u32, a: &Facts, b: &Facts, carry: u64) -> (u64, u64) {
    let largest = (!a.zeros).wrapping_add(!b.zeros).wrapping_add(carry);
    let smallest = a.ones.wrapping_add(b.ones).wrapping_add(carry);
    let carry_zero = !(largest ^ a.zeros ^ b.zeros);
    let carry_one = smallest ^ a.ones ^ b.ones;
    let known = (a.zeros | a.ones) & (b.zeros | b.ones) & (carry_zero | carry_one) & mask(width);
    (!largest & known, smallest & known)
}

/// The unsigned range with bounds given as wide integers, when both lie in the same turn around
/// the modulus.
fn wrapped_unsigned(width: u32, low: i128, high: i128) -> (u64, u64) {
    let modulus = 1i128 << width;
    if low.div_euclid(modulus) == high.div_euclid(modulus) {
        (
            low.rem_euclid(modulus) as u64,
            high.rem_euclid(modulus) as u64,
        )
    } else {
        (0, mask(width))
    }
}

/// The signed range with bounds given as wide integers, when neither leaves the width.
fn fitting_signed(width: u32, low: i128, high: i128) -> (i64, i64) {
    let (least, greatest) = (least_signed(width), greatest_signed(width));
    if low >= i128::from(least) && high <= i128::from(greatest) {
        (low as i64, high as i64)
    } else {
        (least, greatest)
    }
}

fn combine(width: u32, bits: (u64, u64), unsigned: (u64, u64), signed: (i64, i64)) -> Facts {
    Facts {
        zeros: bits.0 | !mask(width),
        ones: bits.1,
        unsigned,
        signed,
    }
    .normalized(width)
}

pub(crate) fn sum(width: u32, a: &Facts, b: &Facts) -> Facts {
    let unsigned = wrapped_unsigned(
        width,
        i128::from(a.unsigned.0) + i128::from(b.unsigned.0),
        i128::from(a.unsigned.1) + i128::from(b.unsigned.1),
    );
    let signed = fitting_signed(
        width,
        i128::from(a.signed.0) + i128::from(b.signed.0),
        i128::from(a.signed.1) + i128::from(b.signed.1),
    );
    combine(width, sum_bits(width, a, b, 0), unsigned, signed)
}

pub(crate) fn difference(width: u32, a: &Facts, b: &Facts) -> Facts {
    let unsigned = wrapped_unsigned(
        width,
        i128::from(a.unsigned.0) - i128::from(b.unsigned.1),
        i128::from(a.unsigned.1) - i128::from(b.unsigned.0),
    );
    let signed = fitting_signed(
        width,
        i128::from(a.signed.0) - i128::from(b.signed.1),
        i128::from(a.signed.1) - i128::from(b.signed.0),
    );
    let bits = sum_bits(width, a, &complement(width, b), 1);
    combine(width, bits, unsigned, signed)
}

pub(crate) fn product(width: u32, a: &Facts, b: &Facts) -> Facts {
    let all = mask(width);
    // The low bits of the product depend on as many low bits of the factors.
    let known = |f: &Facts| (f.zeros | f.ones).trailing_ones();
    let exact = known(a).min(known(b)).min(width);
    let low = a.ones.wrapping_mul(b.ones) & mask(exact);
    let low_mask = if exact == 0 { 0 } else { mask(exact) };
    let trailing = (a.trailing_zeros() + b.trailing_zeros()).min(width);
    let trailing_mask = if trailing == 0 { 0 } else { mask(trailing) };
    let zeros = low_mask & !low | trailing_mask;
    let ones = low & low_mask & !trailing_mask;

    let highest = u128::from(a.unsigned.1) * u128::from(b.unsigned.1);
    let unsigned = if highest <= u128::from(all) {
        (a.unsigned.0.wrapping_mul(b.unsigned.0), highest as u64)
    } else {
        (0, all)
    };
    let corners = [
        i128::from(a.signed.0) * i128::from(b.signed.0),
        i128::from(a.signed.0) * i128::from(b.signed.1),
        i128::from(a.signed.1) * i128::from(b.signed.0),
        i128::from(a.signed.1) * i128::from(b.signed.1),
    ];
    let least = corners.into_iter().fold(i128::MAX, i128::min);
    let greatest = corners.into_iter().fold(i128::MIN, i128::max);
    let signed = fitting_signed(width, least, greatest);
    combine(width, (zeros, ones), unsigned, signed)
}

/// A product of a term with itself: never negative where it does not wrap, and 0 or 1 modulo 4.
pub(crate) fn square(width: u32, a: &Facts) -> Facts {
    let (low, high) = (i128::from(a.signed.0), i128::from(a.signed.1));
    let greatest = (low * low).max(high * high);
    let least = if low <= 0 && high >= 0 {
        0
    } else {
        (low * low).min(high * high)
    };
    let mut facts = product(width, a, a);
    if greatest <= i128::from(greatest_signed(width)) {
        let range = Facts::from_signed(width, least as i64, greatest as i64);
        facts = facts.meet(&range, width);
    }
    if width > 1 {
        facts = facts.meet(&Facts::from_bits(width, 2, 0), width);
    }
    facts
}

pub(crate) fn unsigned_quotient(width: u32, a: &Facts, b: &Facts) -> Facts {
    let low = match b.unsigned.1 {
        0 => mask(width),
        most => a.unsigned.0 / most,
    };
    // Division by zero gives all ones.
    let high = match b.unsigned.0 {
        0 => mask(width),
        least => a.unsigned.1 / least,
    };
    Facts::from_unsigned(width, low, high)
}

pub(crate) fn unsigned_remainder(width: u32, a: &Facts, b: &Facts) -> Facts {
    let mut high = a.unsigned.1;
    if b.unsigned.0 > 0 {
        high = high.min(b.unsigned.1 - 1);
    }
    Facts::from_unsigned(width, 0, high)
}

pub(crate) fn signed_quotient(width: u32, a: &Facts, b: &Facts) -> Facts {
    if b.signed.0 <= 0 && b.signed.1 >= 0 {
        return Facts::top(width);
    }
    let quotient = |x: i64, y: i64| i128::from(x) / i128::from(y);
    let corners = [
        quotient(a.signed.0, b.signed.0),
        quotient(a.signed.0, b.signed.1),
        quotient(a.signed.1, b.signed.0),
        quotient(a.signed.1, b.signed.1),
    ];
    // Truncated division is monotone in each operand while the divisor keeps its sign and the
    // dividend is on one side of zero; a dividend of zero gives zero.
    let zero = if a.signed.0 <= 0 && a.signed.1 >= 0 {
        0
    } else {
        corners[0]
    };
    let least = corners.into_iter().fold(zero, i128::min);
    let greatest = corners.into_iter().fold(zero, i128::max);
    let (low, high) = fitting_signed(width, least, greatest);
    Facts::from_signed(width, low, high)
}

pub(crate) fn signed_remainder(width: u32, a: &Facts, b: &Facts) -> Facts {
    let (mut low, mut high) = (a.signed.0.min(0), a.signed.1.max(0));
    let divisor = i128::from(b.signed.0)
        .abs()
        .max(i128::from(b.signed.1).abs());
    let may_be_zero = b.signed.0 <= 0 && b.signed.1 >= 0;
    if !may_be_zero {
        let most = divisor - 1;
        low = i128::from(low).max(-most) as i64;
        high = i128::from(high).min(most) as i64;
    }
    Facts::from_signed(width, low, high)
}

pub(crate) fn left_shift(width: u32, value: &Facts, amount: &Facts) -> Facts {
    let (least, most) = amount.unsigned;
    let zeros = (u64::from(value.trailing_zeros()) + least).min(u64::from(width)) as u32;
    let zeros = if zeros == 0 { 0 } else { mask(zeros) };
    let mut facts = Facts::from_bits(width, zeros, 0);
    let highest = u128::from(value.unsigned.1)
        .checked_shl(most.min(64) as u32)
        .filter(|_| most < u64::from(width));
    if let Some(highest) = highest.filter(|&highest| highest <= u128::from(mask(width))) {
        facts.unsigned.1 = facts.unsigned.1.min(highest as u64);
        facts.unsigned.0 = facts.unsigned.0.max(value.unsigned.0 << least);
    }
    facts.normalized(width)
}

pub(crate) fn logical_shift(width: u32, value: &Facts, amount: &Facts) -> Facts {
    let shift = |bits: u64, by: u64| if by >= 64 { 0 } else { bits >> by };
    let low = shift(value.unsigned.0, amount.unsigned.1);
    let high = shift(value.unsigned.1, amount.unsigned.0);
    Facts::from_unsigned(width, low, high)
}

pub(crate) fn arithmetic_shift(width: u32, value: &Facts, amount: &Facts) -> Facts {
    let shift = |bits: i64, by: u64| bits >> by.min(63);
    let (least, most) = amount.unsigned;
    let (low, high) = value.signed;
    let low = shift(low, if low < 0 { least } else { most });
    let high = shift(high, if high < 0 { most } else { least });
    Facts::from_signed(width, low, high)
}

pub(crate) fn concatenation(width: u32, low_width: u32, high: &Facts, low: &Facts) -> Facts {
    let low_mask = mask(low_width);
    let place = |above: u64, below: u64| above << low_width | below;
    Facts {
        zeros: high.zeros << low_width | low.zeros & low_mask | !mask(width),
        ones: place(high.ones, low.ones),
        unsigned: (
            place(high.unsigned.0, low.unsigned.0),
            place(high.unsigned.1, low.unsigned.1),
        ),
        signed: (
            high.signed.0 << low_width | low.unsigned.0 as i64,
            high.signed.1 << low_width | low.unsigned.1 as i64,
        ),
    }
    .normalized(width)
}

/// The bits `low .. low + width` of a vector of `whole` bits; those above 64 are zero.
pub(crate) fn slice(width: u32, low: u32, whole: u32, a: &Facts) -> Facts {
    let all = mask(width);
    let shift = |bits: u64, by: u32| if by >= 64 { 0 } else { bits >> by };
    if low >= 64 {
        return Facts::constant(width, 0);
    }
    // Shifting in zeros from above 64 is right: what lies there is zero.
    let zeros = !shift(!a.zeros, low) | !all;
    let ones = shift(a.ones, low) & all;
    let mut facts = Facts::from_bits(width, zeros, ones);
    let top = low + width;
    let (least, most) = a.unsigned;
    if top >= 64 || shift(least, top) == shift(most, top) {
        let bounds = (shift(least, low) & all, shift(most, low) & all);
        facts.unsigned = (
            facts.unsigned.0.max(bounds.0),
            facts.unsigned.1.min(bounds.1),
        );
    }
    if low == 0 && whole <= 64 {
        let (least, most) = a.signed;
        if least >= least_signed(width) && most <= greatest_signed(width) {
            facts.signed = (facts.signed.0.max(least), facts.signed.1.min(most));
        }
    }
    facts.normalized(width)
}

pub(crate) fn zero_extension(width: u32, a: &Facts) -> Facts {
    Facts {
        zeros: a.zeros,
        ones: a.ones,
        ..Facts::from_unsigned(width, a.unsigned.0, a.unsigned.1)
    }
    .normalized(width)
}

pub(crate) fn sign_extension(width: u32, old: u32, a: &Facts) -> Facts {
    let extend = |bits: u64| to_signed(old, bits) as u64;
    // A bit that is not known to be zero may be one: extend the possible ones, not the zeros.
    let zeros = !extend(!a.zeros & mask(old));
    let ones = extend(a.ones) & mask(width);
    let bits = Facts::from_bits(width, zeros, ones);
    bits.meet(&Facts::from_signed(width, a.signed.0, a.signed.1), width)
}
