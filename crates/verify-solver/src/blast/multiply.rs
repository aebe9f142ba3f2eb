//! Multipliers.
//!
//! Partial products are summed column by column; an operand with known bits is
//! recoded into signed digits first, so that multiplying by a constant costs one
//! row for each non-zero digit. Called by the translator and the divider.

use super::gate::{Bit, Circuit};
use super::word::{self, Word};

/// The low `width` bits of `a * b`, where `width` is that of both operands.
pub(crate) fn multiply(circuit: &mut Circuit, a: &[Bit], b: &[Bit]) -> Word {
    let (constant, other) = if known_bits(a) > known_bits(b) {
        (a, b)
    } else {
        (b, a)
    };
    let mut columns = Columns::new(a.len());
    if known_bits(constant) == constant.len() {
        columns.add_multiple(other, constant);
    } else {
        columns.add_products(circuit, other, constant);
    }
    columns.sum(circuit)
}

/// Whether the product of two unsigned words needs more than their width.
///
/// If some bit `i` of one word and some bit `j` of the other with `i + j` at least
/// the width are set, it does. If no such pair is, the product fits one bit more
/// than the width, and that bit decides.
pub(crate) fn overflows(circuit: &mut Circuit, a: &[Bit], b: &[Bit]) -> Bit {
    let width = a.len();
    let high_pair = high_pair(circuit, a, b);
    let product = multiply(
        circuit,
        &word::extend(a, width + 1, Bit::FALSE),
        &word::extend(b, width + 1, Bit::FALSE),
    );
    circuit.or(high_pair, product[width])
}

/// Whether the product of two signed words needs more than their width.
///
/// The magnitudes (up to one) are the words with the sign's copies cleared.
pub(crate) fn overflows_signed(circuit: &mut Circuit, a: &[Bit], b: &[Bit]) -> Bit {
    let width = a.len();
    let magnitude = |circuit: &mut Circuit, word: &[Bit]| -> Word {
        let sign = word::sign(word);
        let (_, low) = word.split_last().expect("a word has a sign bit");
        low.iter().map(|&bit| circuit.xor(bit, sign)).collect()
    };
    let (low_a, low_b) = (magnitude(circuit, a), magnitude(circuit, b));
    let high_pair = high_pair(circuit, &low_a, &low_b);
    let product = multiply(
        circuit,
        &word::extend(a, width + 1, word::sign(a)),
        &word::extend(b, width + 1, word::sign(b)),
    );
    let differ = circuit.xor(product[width], product[width - 1]);
    circuit.or(high_pair, differ)
}

/// Whether bits `i` of `a` and `j` of `b` with `i + j` at least the width are set.
fn high_pair(circuit: &mut Circuit, a: &[Bit], b: &[Bit]) -> Bit {
    let width = a.len();
    let mut above = Bit::FALSE;
    let mut found = Bit::FALSE;
    for i in 1..width {
        above = circuit.or(above, a[width - i]);
        let pair = circuit.and(above, b[i]);
        found = circuit.or(found, pair);
    }
    found
}

fn known_bits(word: &[Bit]) -> usize {
    word.iter().filter(|bit| bit.known().is_some()).count()
}

/// Wires waiting to be added, by their weight.
struct Columns {
    columns: Vec<Vec<Bit>>,
}

impl Columns {
    fn new(width: usize) -> Self {
        Self {
            columns: vec![Vec::new(); width],
        }
    }

    fn add(&mut self, weight: usize, bit: Bit) {
        if bit != Bit::FALSE
            && let Some(column) = self.columns.get_mut(weight)
        {
            column.push(bit);
        }
    }

    fn add_products(&mut self, circuit: &mut Circuit, a: &[Bit], b: &[Bit]) {
        for (j, &b) in b.iter().enumerate() {
            for (i, &a) in a.iter().enumerate().take(self.columns.len() - j) {
                let product = circuit.and(a, b);
                self.add(i + j, product);
            }
        }
    }

    /// Adds `word` times a constant, one row for each signed digit.
    ///
    /// `-(word << k)` is `(!word << k) + (1 << k)` modulo the width; the ones
    /// are collected in a single constant row.
    fn add_multiple(&mut self, word: &[Bit], constant: &[Bit]) {
        let width = self.columns.len();
        let mut correction = vec![false; width];
        for (k, digit) in signed_digits(constant).into_iter().enumerate() {
            if digit == 0 {
                continue;
            }
            for (i, &bit) in word.iter().enumerate().take(width - k) {
                self.add(i + k, if digit > 0 { bit } else { !bit });
            }
            if digit < 0 {
                increment(&mut correction[k..]);
            }
        }
        for (weight, one) in correction.into_iter().enumerate() {
            self.add(weight, Bit::constant(one));
        }
    }

    /// Compresses every column to two wires with full adders, then adds the two
    /// rows that are left with a ripple of carries.
    fn sum(mut self, circuit: &mut Circuit) -> Word {
        let width = self.columns.len();
        let mut low = Vec::with_capacity(width);
        let mut high = Vec::with_capacity(width);
        for weight in 0..width {
            let mut column = std::mem::take(&mut self.columns[weight]);
            let mut next = 0;
            while column.len() - next > 2 {
                let (a, b, c) = (column[next], column[next + 1], column[next + 2]);
                next += 3;
                let sum = circuit.xor3(a, b, c);
                let carry = circuit.majority(a, b, c);
                if sum != Bit::FALSE {
                    column.push(sum);
                }
                self.add(weight + 1, carry);
            }
            let mut rest = column[next..].iter().copied();
            low.push(rest.next().unwrap_or(Bit::FALSE));
            high.push(rest.next().unwrap_or(Bit::FALSE));
        }
        word::add(circuit, &low, &high)
    }
}

fn increment(bits: &mut [bool]) {
    for bit in bits {
        *bit = !*bit;
        if *bit {
            return;
        }
    }
}

/// The non-adjacent form of a constant: digits -1, 0 and 1, no two neighbours
/// both non-zero, so at most half of them are.
fn signed_digits(constant: &[Bit]) -> Vec<i8> {
    let mut carry = 0u8;
    let bit = |i: usize| u8::from(constant.get(i).copied() == Some(Bit::TRUE));
    (0..constant.len())
        .map(|i| {
            let here = bit(i) + carry;
            match (here, bit(i + 1)) {
                (1, 1) => {
                    carry = 1;
                    -1
                }
                (1, _) => {
                    carry = 0;
                    1
                }
                (2, _) => {
                    carry = 1;
                    0
                }
                _ => 0,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signed_digits_add_up_to_the_constant() {
        for value in 0..=255u64 {
            let digits = signed_digits(&word::constant(value, 8));
            let sum: i64 = digits
                .iter()
                .enumerate()
                .map(|(i, &digit)| i64::from(digit) << i)
                .sum();
            assert_eq!(sum.rem_euclid(256), i64::try_from(value).unwrap());
            assert!(digits.iter().filter(|&&digit| digit != 0).count() <= 5);
        }
    }

    #[test]
    fn constants_multiply_to_a_constant() {
        let mut circuit = Circuit::default();
        for (a, b) in [(0u64, 7u64), (13, 11), (255, 255), (170, 85), (128, 2)] {
            let product = multiply(&mut circuit, &word::constant(a, 8), &word::constant(b, 8));
            assert_eq!(product, word::constant(a.wrapping_mul(b) & 255, 8));
        }
    }
}
