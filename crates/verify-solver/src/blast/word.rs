//! Addition, negation, comparison and bitwise circuits over words.
//!
//! A word is a slice of wires, least significant first. The multiplier, the
//! divider and the shifter have files of their own.

use verify_term::BitVector;

use super::gate::{Bit, Circuit};

/// A bit-vector as wires, least significant first.
pub(crate) type Word = Vec<Bit>;

/// The word of `width` bits that holds `value`.
pub(crate) fn constant(value: u64, width: usize) -> Word {
    (0..width)
        .map(|i| Bit::constant(i < 64 && value >> i & 1 != 0))
        .collect()
}

/// The word that holds `value`.
pub(crate) fn of_value(value: &BitVector) -> Word {
    (0..value.width())
        .map(|i| Bit::constant(value.bit(i)))
        .collect()
}

/// The value of a word of constants.
pub(crate) fn value(word: &[Bit]) -> Option<BitVector> {
    let mut limbs = vec![0u64; word.len().div_ceil(64)];
    for (i, bit) in word.iter().enumerate() {
        limbs[i / 64] |= u64::from(bit.known()?) << (i % 64);
    }
    let width = u32::try_from(word.len()).expect("bit-vector widths have 32 bits");
    Some(BitVector::from_limbs(width, &limbs))
}

pub(crate) fn not(word: &[Bit]) -> Word {
    word.iter().map(|&bit| !bit).collect()
}

/// Combines two words bit by bit.
pub(crate) fn zip(a: &[Bit], b: &[Bit], mut gate: impl FnMut(Bit, Bit) -> Bit) -> Word {
    debug_assert_eq!(a.len(), b.len(), "bitwise gates need words of one width");
    a.iter().zip(b).map(|(&a, &b)| gate(a, b)).collect()
}

/// `choose ? then : otherwise` on words.
pub(crate) fn mux(circuit: &mut Circuit, choose: Bit, then: &[Bit], otherwise: &[Bit]) -> Word {
    zip(then, otherwise, |a, b| circuit.mux(choose, a, b))
}

/// `a + b + carry` with the carry out of the top.
pub(crate) fn add_with_carry(
    circuit: &mut Circuit,
    a: &[Bit],
    b: &[Bit],
    carry: Bit,
) -> (Word, Bit) {
    let mut carry = carry;
    let sum = zip(a, b, |a, b| {
        let sum = circuit.xor3(a, b, carry);
        carry = circuit.majority(a, b, carry);
        sum
    });
    (sum, carry)
}

pub(crate) fn add(circuit: &mut Circuit, a: &[Bit], b: &[Bit]) -> Word {
    add_with_carry(circuit, a, b, Bit::FALSE).0
}

pub(crate) fn subtract(circuit: &mut Circuit, a: &[Bit], b: &[Bit]) -> Word {
    add_with_carry(circuit, a, &not(b), Bit::TRUE).0
}

pub(crate) fn negate(circuit: &mut Circuit, word: &[Bit]) -> Word {
    let zero = constant(0, word.len());
    subtract(circuit, &zero, word)
}

/// `negative ? -word : word`.
pub(crate) fn negate_if(circuit: &mut Circuit, negative: Bit, word: &[Bit]) -> Word {
    let flipped: Word = word.iter().map(|&bit| circuit.xor(bit, negative)).collect();
    let zero = constant(0, word.len());
    add_with_carry(circuit, &flipped, &zero, negative).0
}

pub(crate) fn equal(circuit: &mut Circuit, a: &[Bit], b: &[Bit]) -> Bit {
    let same = zip(a, b, |a, b| circuit.equal(a, b));
    circuit.and_all(same)
}

/// `a < b`, unsigned: the borrow of `a - b`, from the low end.
pub(crate) fn less(circuit: &mut Circuit, a: &[Bit], b: &[Bit]) -> Bit {
    a.iter()
        .zip(b)
        .fold(Bit::FALSE, |less, (&a, &b)| circuit.majority(!a, b, less))
}

/// `word` with its sign bit flipped: signed order becomes unsigned order.
pub(crate) fn flip_sign(word: &[Bit]) -> Word {
    let mut flipped = word.to_vec();
    if let Some(sign) = flipped.last_mut() {
        *sign = !*sign;
    }
    flipped
}

/// `word` widened with copies of `fill`.
pub(crate) fn extend(word: &[Bit], width: usize, fill: Bit) -> Word {
    let mut extended = word.to_vec();
    extended.resize(width.max(word.len()), fill);
    extended
}

/// The top bit.
pub(crate) fn sign(word: &[Bit]) -> Bit {
    *word.last().expect("a bit-vector has at least one bit")
}
