//! Division: quotient and remainder are inputs that a relation ties down.
//!
//! `n = q d + r` with `r < d` and no overflow has exactly one solution when `d`
//! is not zero. Compared with a circuit that divides, the relation needs one
//! multiplier instead of a row of subtractions for each bit, and queries that
//! multiply back share it. The relation holds in every query that mentions the
//! quotient or the remainder: `instance` demands it when it meets one of these
//! inputs.

use rustc_hash::FxHashMap;

use super::gate::{Bit, Circuit};
use super::multiply;
use super::word::{self, Word};

/// Quotient and remainder of one division.
#[derive(Clone, Debug)]
pub(crate) struct Division {
    pub(crate) quotient: Word,
    pub(crate) remainder: Word,
}

/// All divisions made so far.
#[derive(Default)]
pub(crate) struct Divisions {
    known: FxHashMap<(Word, Word), usize>,
    divisions: Vec<Division>,
    relations: Vec<Vec<Bit>>,
    /// The division that an input gate belongs to.
    of_input: FxHashMap<usize, usize>,
}

impl Divisions {
    /// The number of the division that an input gate belongs to, if any.
    pub(crate) fn of_input(&self, gate: usize) -> Option<usize> {
        self.of_input.get(&gate).copied()
    }

    /// What must hold for the inputs of a division to be its results.
    pub(crate) fn relation(&self, division: usize) -> &[Bit] {
        &self.relations[division]
    }

    /// The unsigned division, as SMT-LIB has it: dividing by zero gives all ones
    /// and the dividend.
    pub(crate) fn divide(
        &mut self,
        circuit: &mut Circuit,
        dividend: &[Bit],
        divisor: &[Bit],
    ) -> Division {
        if let (Some(dividend), Some(divisor)) = (word::value(dividend), word::value(divisor)) {
            return Division {
                quotient: word::of_value(&dividend.udiv(&divisor)),
                remainder: word::of_value(&dividend.urem(&divisor)),
            };
        }
        let key = (dividend.to_vec(), divisor.to_vec());
        if let Some(&number) = self.known.get(&key) {
            return self.divisions[number].clone();
        }
        let number = self.divisions.len();
        let (quotient_bits, remainder_bits) = result_bits(dividend, divisor);
        let mut results = |bits: usize| {
            let inputs = circuit.inputs(bits);
            for input in &inputs {
                self.of_input.insert(input.gate(), number);
            }
            word::extend(&inputs, dividend.len(), Bit::FALSE)
        };
        let division = Division {
            quotient: results(quotient_bits),
            remainder: results(remainder_bits),
        };
        self.relations
            .push(relation(circuit, &division, dividend, divisor));
        self.divisions.push(division.clone());
        self.known.insert(key, number);
        division
    }

    /// The signed division, rounding towards zero; the remainder has the sign of
    /// the dividend.
    pub(crate) fn divide_signed(
        &mut self,
        circuit: &mut Circuit,
        dividend: &[Bit],
        divisor: &[Bit],
    ) -> Division {
        let (negative_dividend, negative_divisor) = (word::sign(dividend), word::sign(divisor));
        let dividend = word::negate_if(circuit, negative_dividend, dividend);
        let divisor = word::negate_if(circuit, negative_divisor, divisor);
        let Division {
            quotient,
            remainder,
        } = self.divide(circuit, &dividend, &divisor);
        let negative = circuit.xor(negative_dividend, negative_divisor);
        Division {
            quotient: word::negate_if(circuit, negative, &quotient),
            remainder: word::negate_if(circuit, negative_dividend, &remainder),
        }
    }
}

/// How many bits of quotient and remainder can be set, by the constant bits on top of both
/// operands: dividing m bits by at least 2^k leaves m - k. Dividing by zero sets them all.
fn result_bits(dividend: &[Bit], divisor: &[Bit]) -> (usize, usize) {
    let length = |word: &[Bit]| {
        let top = word.iter().rposition(|&bit| bit != Bit::FALSE);
        top.map_or(0, |top| top + 1)
    };
    let Some(exponent) = divisor.iter().rposition(|&bit| bit == Bit::TRUE) else {
        return (dividend.len(), dividend.len());
    };
    let dividend = length(dividend);
    (
        dividend.saturating_sub(exponent),
        dividend.min(length(divisor)),
    )
}

/// The wires that are all true exactly if `division` is that of `dividend` by
/// `divisor`.
fn relation(
    circuit: &mut Circuit,
    division: &Division,
    dividend: &[Bit],
    divisor: &[Bit],
) -> Vec<Bit> {
    let Division {
        quotient,
        remainder,
    } = division;
    let nonzero = circuit.or_all(divisor.iter().copied());
    let overflow = multiply::overflows(circuit, quotient, divisor);
    let product = multiply::multiply(circuit, quotient, divisor);
    let (sum, carry) = word::add_with_carry(circuit, &product, remainder, Bit::FALSE);
    let small = word::less(circuit, remainder, divisor);

    let mut relation = vec![
        circuit.implies(nonzero, !overflow),
        circuit.implies(nonzero, !carry),
        circuit.implies(nonzero, small),
    ];
    for (&sum, &expected) in sum.iter().zip(dividend) {
        let same = circuit.equal(sum, expected);
        relation.push(circuit.implies(nonzero, same));
    }
    for &bit in quotient {
        relation.push(circuit.or(nonzero, bit));
    }
    for (&bit, &expected) in remainder.iter().zip(dividend) {
        let same = circuit.equal(bit, expected);
        relation.push(circuit.or(nonzero, same));
    }
    relation.retain(|&bit| bit != Bit::TRUE);
    relation
}
