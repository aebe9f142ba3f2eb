//! The parts of a float's pattern.

use verify_term::FloatFormat;

use super::super::gate::{Bit, Circuit};
use super::super::word::{self, Word};

/// The widths of a format and where its parts lie.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    format: FloatFormat,
}

impl Layout {
    pub(super) fn of(format: FloatFormat) -> Self {
        Self { format }
    }

    /// Bits of the exponent.
    pub(super) fn exponent(self) -> usize {
        self.format.exponent_bits() as usize
    }

    /// Bits of the significand, the leading one included.
    pub(super) fn significand(self) -> usize {
        self.format.significand_bits() as usize
    }

    /// Bits of the significand below the leading one.
    pub(super) fn fraction(self) -> usize {
        self.significand() - 1
    }

    /// What is added to an exponent when it is stored; also the largest exponent.
    pub(super) fn bias(self) -> u64 {
        (1 << (self.exponent() - 1)) - 1
    }

    /// Enough bits for the exponent of every number, as two's complement, with the
    /// significand of subnormal ones shifted up.
    pub(super) fn signed_exponent(self) -> usize {
        self.exponent() + 2
    }

    fn stores_integer_bit(self) -> bool {
        self.format == FloatFormat::X87
    }

    /// The pattern of sign, stored exponent and fraction.
    pub(super) fn compose(
        self,
        circuit: &mut Circuit,
        sign: Bit,
        exponent: &[Bit],
        fraction: &[Bit],
    ) -> Word {
        let mut pattern = fraction.to_vec();
        if self.stores_integer_bit() {
            pattern.push(circuit.or_all(exponent.iter().copied()));
        }
        pattern.extend_from_slice(exponent);
        pattern.push(sign);
        pattern
    }

    /// Stored exponent and fraction of a pattern, without the sign: larger numbers
    /// have larger words.
    pub(super) fn magnitude(self, pattern: &[Bit]) -> Word {
        [self.fraction_of(pattern), self.exponent_of(pattern)].concat()
    }

    pub(super) fn sign_of(self, pattern: &[Bit]) -> Bit {
        word::sign(pattern)
    }

    pub(super) fn exponent_of(self, pattern: &[Bit]) -> &[Bit] {
        let end = pattern.len() - 1;
        &pattern[end - self.exponent()..end]
    }

    pub(super) fn fraction_of(self, pattern: &[Bit]) -> &[Bit] {
        &pattern[..self.fraction()]
    }

    /// The bit that the x87 format stores above the fraction.
    pub(super) fn integer_bit_of(self, pattern: &[Bit]) -> Option<Bit> {
        self.stores_integer_bit().then(|| pattern[self.fraction()])
    }

    pub(super) fn nan(self, circuit: &mut Circuit) -> Word {
        let mut fraction = word::constant(0, self.fraction());
        fraction[self.fraction() - 1] = Bit::TRUE;
        let exponent = vec![Bit::TRUE; self.exponent()];
        self.compose(circuit, Bit::FALSE, &exponent, &fraction)
    }

    pub(super) fn infinity(self, circuit: &mut Circuit, sign: Bit) -> Word {
        let exponent = vec![Bit::TRUE; self.exponent()];
        let fraction = word::constant(0, self.fraction());
        self.compose(circuit, sign, &exponent, &fraction)
    }

    pub(super) fn zero(self, circuit: &mut Circuit, sign: Bit) -> Word {
        let exponent = word::constant(0, self.exponent());
        let fraction = word::constant(0, self.fraction());
        self.compose(circuit, sign, &exponent, &fraction)
    }
}

/// A float taken apart.
pub(super) struct Parts {
    pub(super) nan: Bit,
    pub(super) infinite: Bit,
    pub(super) zero: Bit,
    pub(super) subnormal: Bit,
    pub(super) sign: Bit,
    /// The stored exponent, one instead of zero: what it means without its bias.
    pub(super) stored_exponent: Word,
    /// With the leading bit, which is zero for subnormal numbers and zeros.
    pub(super) significand: Word,
}

impl Parts {
    pub(super) fn of(circuit: &mut Circuit, layout: Layout, pattern: &[Bit]) -> Self {
        let exponent = layout.exponent_of(pattern);
        let fraction = layout.fraction_of(pattern);
        let full = circuit.and_all(exponent.iter().copied());
        let low = !circuit.or_all(exponent.iter().copied());
        let whole = !circuit.or_all(fraction.iter().copied());
        let mut stored_exponent = exponent.to_vec();
        stored_exponent[0] = circuit.or(exponent[0], low);
        let mut significand = fraction.to_vec();
        significand.push(!low);
        Self {
            nan: circuit.and(full, !whole),
            infinite: circuit.and(full, whole),
            zero: circuit.and(low, whole),
            subnormal: circuit.and(low, !whole),
            sign: layout.sign_of(pattern),
            stored_exponent,
            significand,
        }
    }

    /// The exponent without its bias, as two's complement of the given width.
    pub(super) fn exponent(&self, circuit: &mut Circuit, layout: Layout, width: usize) -> Word {
        let stored = word::extend(&self.stored_exponent, width, Bit::FALSE);
        let bias = word::constant(layout.bias(), width);
        word::subtract(circuit, &stored, &bias)
    }

    /// Exponent and significand with the leading one at the top, subnormal numbers
    /// shifted up. Meaningless for zeros.
    pub(super) fn normalised(
        &self,
        circuit: &mut Circuit,
        layout: Layout,
        width: usize,
    ) -> (Word, Word) {
        let exponent = self.exponent(circuit, layout, width);
        let (significand, zeros) = shift_out_zeros(circuit, &self.significand);
        let zeros = word::extend(&zeros, width, Bit::FALSE);
        let exponent = word::subtract(circuit, &exponent, &zeros);
        (exponent, significand)
    }
}

/// `word` shifted left until its top bit is set, and by how much. A word of zeros
/// is shifted as far as the distance goes.
pub(super) fn shift_out_zeros(circuit: &mut Circuit, word: &[Bit]) -> (Word, Word) {
    let width = word.len();
    let stages = usize::BITS as usize - (width - 1).leading_zeros() as usize;
    let mut shifted = word.to_vec();
    let mut distance = vec![Bit::FALSE; stages.max(1)];
    for stage in (0..stages).rev() {
        let step = 1 << stage;
        let top = shifted[width - step.min(width)..].iter().copied();
        let empty = !circuit.or_all(top);
        distance[stage] = empty;
        shifted = (0..width)
            .map(|i| {
                let from = if i >= step {
                    shifted[i - step]
                } else {
                    Bit::FALSE
                };
                circuit.mux(empty, from, shifted[i])
            })
            .collect();
    }
    (shifted, distance)
}

/// `word` shifted right, with the disjunction of all bits that fall out.
pub(super) fn shift_right_sticky(
    circuit: &mut Circuit,
    word: &[Bit],
    distance: &[Bit],
) -> (Word, Bit) {
    let width = word.len();
    let mut shifted = word.to_vec();
    let mut sticky = Bit::FALSE;
    for (stage, &bit) in distance.iter().enumerate() {
        let step = 1usize
            .checked_shl(u32::try_from(stage).unwrap_or(u32::MAX))
            .map_or(width, |step| step.min(width));
        let lost = circuit.or_all(shifted[..step].iter().copied());
        let lost = circuit.and(bit, lost);
        sticky = circuit.or(sticky, lost);
        shifted = (0..width)
            .map(|i| {
                let from = shifted.get(i + step).copied().unwrap_or(Bit::FALSE);
                circuit.mux(bit, from, shifted[i])
            })
            .collect();
    }
    (shifted, sticky)
}
