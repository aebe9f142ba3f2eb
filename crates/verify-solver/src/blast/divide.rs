//! Division: quotient and remainder come from one circuit.

use super::gate::{Bit, Circuit};
use super::word::{self, Word};

/// Quotient and remainder of the unsigned division, as SMT-LIB has it: dividing
/// by zero gives all ones and the dividend.
///
/// Restoring division, most significant bit first; before step `k` the partial
/// remainder has at most `k` bits, the rest are constants and cost no gate.
pub(crate) fn divide(circuit: &mut Circuit, dividend: &[Bit], divisor: &[Bit]) -> (Word, Word) {
    let width = dividend.len();
    let mut wide_divisor = divisor.to_vec();
    wide_divisor.push(Bit::FALSE);
    let complement = word::not(&wide_divisor);

    let mut quotient = vec![Bit::FALSE; width];
    let mut remainder = vec![Bit::FALSE; width];
    for i in (0..width).rev() {
        let mut shifted = Vec::with_capacity(width + 1);
        shifted.push(dividend[i]);
        shifted.extend_from_slice(&remainder);
        let (difference, fits) = word::add_with_carry(circuit, &shifted, &complement, Bit::TRUE);
        quotient[i] = fits;
        remainder = word::mux(circuit, fits, &difference[..width], &shifted[..width]);
    }
    (quotient, remainder)
}

/// Quotient and remainder of the signed division, rounding towards zero; the
/// remainder has the sign of the dividend.
pub(crate) fn divide_signed(
    circuit: &mut Circuit,
    dividend: &[Bit],
    divisor: &[Bit],
) -> (Word, Word) {
    let (negative_dividend, negative_divisor) = (word::sign(dividend), word::sign(divisor));
    let dividend = word::negate_if(circuit, negative_dividend, dividend);
    let divisor = word::negate_if(circuit, negative_divisor, divisor);
    let (quotient, remainder) = divide(circuit, &dividend, &divisor);
    let negative = circuit.xor(negative_dividend, negative_divisor);
    (
        word::negate_if(circuit, negative, &quotient),
        word::negate_if(circuit, negative_dividend, &remainder),
    )
}
