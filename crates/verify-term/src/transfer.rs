//! How facts pass through operators: from those of the children to those of a new node.
//!
//! Every function here must be sound: the facts it gives hold for every value the children's facts
//! allow. The property tests check exactly that.

use crate::arena::{Arena, Stored};
use crate::bits::{mask, to_signed};
use crate::facts::{Facts, greatest_signed, least_signed};
use crate::term::Op;

impl Arena {
    /// The facts of a node about to be interned; `None` when there is nothing to say of it.
    pub(crate) fn facts_of_new(&self, node: &Stored) -> Option<Facts> {
        match node.sort.bit_width() {
            0 => None,
            width @ 1..=64 => Some(self.narrow_facts_of_new(node, width)),
            _ => self.wide_facts_of_new(node),
        }
    }

    /// Whether nothing can be known of a node because nothing is known of its children. Only
    /// extensions make facts out of nothing.
    pub(crate) fn says_nothing(&self, node: &Stored) -> bool {
        if matches!(node.op, Op::ZExt | Op::SExt) {
            return false;
        }
        (0..node.op.arity()).all(|index| {
            let child = self.stored(node.child(index));
            let width = child.sort.bit_width();
            child.op != Op::Constant && (child.facts == width || child.facts == 0)
        })
    }

    fn narrow_facts_of_new(&self, node: &Stored, width: u32) -> Facts {
        let child = |index: usize| self.narrow_facts(node.child(index));
        match node.op {
            Op::Ite => child(1).join(&child(2)).normalized(width),
            Op::BvNot => complement(width, &child(0)),
            Op::BvAnd => conjunction(width, &child(0), &child(1)),
            Op::BvOr => disjunction(width, &child(0), &child(1)),
            Op::BvXor => exclusive(width, &child(0), &child(1)),
            Op::Neg => difference(width, &Facts::constant(width, 0), &child(0)),
            Op::Add => sum(width, &child(0), &child(1)),
            Op::Sub => difference(width, &child(0), &child(1)),
            Op::Mul if node.child(0) == node.child(1) => square(width, &child(0)),
            Op::Mul => product(width, &child(0), &child(1)),
            Op::UDiv => unsigned_quotient(width, &child(0), &child(1)),
            Op::URem => unsigned_remainder(width, &child(0), &child(1)),
            Op::SDiv => signed_quotient(width, &child(0), &child(1)),
            Op::SRem => signed_remainder(width, &child(0), &child(1)),
            Op::Shl => left_shift(width, &child(0), &child(1)),
            Op::LShr => logical_shift(width, &child(0), &child(1)),
            Op::AShr => arithmetic_shift(width, &child(0), &child(1)),
            Op::Concat => {
                let low_width = self.width(node.child(1));
                concatenation(width, low_width, &child(0), &child(1))
            }
            Op::Extract { low } => {
                let whole = self.width(node.child(0));
                match self.facts(node.child(0)) {
                    Some(facts) => slice(width, low, whole, &facts),
                    None => Facts::top(width),
                }
            }
            Op::ZExt => zero_extension(width, &child(0)),
            Op::SExt => sign_extension(width, self.width(node.child(0)), &child(0)),
            Op::FloatToBits | Op::FpToSigned(_) | Op::FpToUnsigned(_) => self
                .facts_from_float(node, width)
                .unwrap_or_else(|| Facts::top(width)),
            _ => Facts::top(width),
        }
    }

    /// Facts of a node wider than 64 bits: only where the result stays below 2^64.
    fn wide_facts_of_new(&self, node: &Stored) -> Option<Facts> {
        let child = |index: usize| self.facts(node.child(index));
        match node.op {
            Op::ZExt => Some(zero_extension(64, &child(0)?)),
            Op::Ite => Some(child(1)?.join(&child(2)?).normalized(64)),
            Op::BvAnd => match (child(0), child(1)) {
                (Some(a), Some(b)) => Some(conjunction(64, &a, &b)),
                (Some(one), None) | (None, Some(one)) => Some(
                    Facts::from_bits(64, one.zeros, 0)
                        .meet(&Facts::from_unsigned(64, 0, one.unsigned.1), 64),
                ),
                (None, None) => None,
            },
            Op::BvOr => Some(disjunction(64, &child(0)?, &child(1)?)),
            Op::BvXor => Some(exclusive(64, &child(0)?, &child(1)?)),
            Op::Add => {
                let (a, b) = (child(0)?, child(1)?);
                a.unsigned.1.checked_add(b.unsigned.1)?;
                Some(sum(64, &a, &b))
            }
            Op::Mul => {
                let (a, b) = (child(0)?, child(1)?);
                a.unsigned.1.checked_mul(b.unsigned.1)?;
                Some(product(64, &a, &b))
            }
            Op::UDiv => {
                let (a, b) = (child(0)?, child(1)?);
                (b.unsigned.0 > 0).then(|| unsigned_quotient(64, &a, &b))
            }
            Op::URem => match (child(0), child(1)) {
                (Some(a), Some(b)) => Some(unsigned_remainder(64, &a, &b)),
                (Some(a), None) => Some(Facts::from_unsigned(64, 0, a.unsigned.1)),
                (None, Some(b)) if b.unsigned.0 > 0 => {
                    Some(Facts::from_unsigned(64, 0, b.unsigned.1 - 1))
                }
                _ => None,
            },
            Op::LShr => {
                let value = child(0)?;
                Some(match child(1) {
                    Some(amount) => logical_shift(64, &value, &amount),
                    None => Facts::from_unsigned(64, 0, value.unsigned.1),
                })
            }
            Op::Extract { low } => {
                let facts = child(0)?;
                Some(slice(64, low.min(64), 64 + low.min(64), &facts))
            }
            _ => None,
        }
    }
}

fn complement(width: u32, a: &Facts) -> Facts {
    let all = mask(width);
    Facts {
        zeros: a.ones | !all,
        ones: a.zeros & all,
        unsigned: (all - a.unsigned.1, all - a.unsigned.0),
        signed: (!a.signed.1, !a.signed.0),
    }
}

fn conjunction(width: u32, a: &Facts, b: &Facts) -> Facts {
    let mut facts = Facts::from_bits(width, a.zeros | b.zeros, a.ones & b.ones);
    facts.unsigned.1 = facts.unsigned.1.min(a.unsigned.1).min(b.unsigned.1);
    facts.normalized(width)
}

fn disjunction(width: u32, a: &Facts, b: &Facts) -> Facts {
    let mut facts = Facts::from_bits(width, a.zeros & b.zeros, a.ones | b.ones);
    facts.unsigned.0 = facts.unsigned.0.max(a.unsigned.0).max(b.unsigned.0);
    facts.normalized(width)
}

fn exclusive(width: u32, a: &Facts, b: &Facts) -> Facts {
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

fn sum(width: u32, a: &Facts, b: &Facts) -> Facts {
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

fn difference(width: u32, a: &Facts, b: &Facts) -> Facts {
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

fn product(width: u32, a: &Facts, b: &Facts) -> Facts {
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
fn square(width: u32, a: &Facts) -> Facts {
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

fn unsigned_quotient(width: u32, a: &Facts, b: &Facts) -> Facts {
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

fn unsigned_remainder(width: u32, a: &Facts, b: &Facts) -> Facts {
    let mut high = a.unsigned.1;
    if b.unsigned.0 > 0 {
        high = high.min(b.unsigned.1 - 1);
    }
    Facts::from_unsigned(width, 0, high)
}

fn signed_quotient(width: u32, a: &Facts, b: &Facts) -> Facts {
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

fn signed_remainder(width: u32, a: &Facts, b: &Facts) -> Facts {
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

fn left_shift(width: u32, value: &Facts, amount: &Facts) -> Facts {
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

fn logical_shift(width: u32, value: &Facts, amount: &Facts) -> Facts {
    let shift = |bits: u64, by: u64| if by >= 64 { 0 } else { bits >> by };
    let low = shift(value.unsigned.0, amount.unsigned.1);
    let high = shift(value.unsigned.1, amount.unsigned.0);
    Facts::from_unsigned(width, low, high)
}

fn arithmetic_shift(width: u32, value: &Facts, amount: &Facts) -> Facts {
    let shift = |bits: i64, by: u64| bits >> by.min(63);
    let (least, most) = amount.unsigned;
    let (low, high) = value.signed;
    let low = shift(low, if low < 0 { least } else { most });
    let high = shift(high, if high < 0 { most } else { least });
    Facts::from_signed(width, low, high)
}

fn concatenation(width: u32, low_width: u32, high: &Facts, low: &Facts) -> Facts {
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
fn slice(width: u32, low: u32, whole: u32, a: &Facts) -> Facts {
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

fn zero_extension(width: u32, a: &Facts) -> Facts {
    Facts {
        zeros: a.zeros,
        ones: a.ones,
        ..Facts::from_unsigned(width, a.unsigned.0, a.unsigned.1)
    }
    .normalized(width)
}

fn sign_extension(width: u32, old: u32, a: &Facts) -> Facts {
    let extend = |bits: u64| to_signed(old, bits) as u64;
    // A bit that is not known to be zero may be one: extend the possible ones, not the zeros.
    let zeros = !extend(!a.zeros & mask(old));
    let ones = extend(a.ones) & mask(width);
    let bits = Facts::from_bits(width, zeros, ones);
    bits.meet(&Facts::from_signed(width, a.signed.0, a.signed.1), width)
}
