//! Barrel shifters: one row of muxes for each bit of the distance that matters.

use super::gate::{Bit, Circuit};
use super::word::Word;

/// `word << distance`, zero once the distance reaches the width.
pub(crate) fn left(circuit: &mut Circuit, word: &[Bit], distance: &[Bit]) -> Word {
    let mut reversed: Word = word.iter().rev().copied().collect();
    reversed = right(circuit, &reversed, distance, Bit::FALSE);
    reversed.reverse();
    reversed
}

/// `word >> distance` with `fill` coming in from the top: the constant zero for
/// the logical shift, the sign for the arithmetic one.
pub(crate) fn right(circuit: &mut Circuit, word: &[Bit], distance: &[Bit], fill: Bit) -> Word {
    let width = word.len();
    let mut shifted = word.to_vec();
    let mut beyond = Bit::FALSE;
    for (stage, &bit) in distance.iter().enumerate() {
        let step = 1usize.checked_shl(u32::try_from(stage).unwrap_or(u32::MAX));
        match step.filter(|&step| step < width) {
            Some(step) => {
                shifted = (0..width)
                    .map(|i| {
                        let from = shifted.get(i + step).copied().unwrap_or(fill);
                        circuit.mux(bit, from, shifted[i])
                    })
                    .collect();
            }
            None => beyond = circuit.or(beyond, bit),
        }
    }
    shifted
        .into_iter()
        .map(|bit| circuit.mux(beyond, fill, bit))
        .collect()
}
