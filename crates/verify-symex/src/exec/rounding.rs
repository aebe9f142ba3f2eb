//! The rounding mode of floating-point operations, which a program may change.
//!
//! States that round differently are not merged: each operation has one mode.

use crate::engine::{End, Engine};
use crate::state::State;
use crate::value::Value;
use verify_term::RoundingMode;

/// The numbers by which `FLT_ROUNDS` (C11 5.2.4.2.2) and LLVM call the modes.
const NUMBERS: [RoundingMode; 5] = [
    RoundingMode::TowardZero,
    RoundingMode::NearestEven,
    RoundingMode::TowardPositive,
    RoundingMode::TowardNegative,
    RoundingMode::NearestAway,
];

/// The number of a mode.
pub fn number(mode: RoundingMode) -> u64 {
    let position = NUMBERS.iter().position(|known| *known == mode);
    position.expect("every mode has a number") as u64
}

impl Engine<'_> {
    /// Rounds by the mode of this number from here on.
    pub fn set_rounding(&mut self, state: &mut State, number: Value) -> Result<(), End> {
        let known = match number {
            Value::Int(number) => NUMBERS.get(number as usize).copied(),
            _ => None,
        };
        let Some(mode) = known else {
            return Err(self.unsupported(state, "a rounding mode that is not known"));
        };
        state.rounding = mode;
        Ok(())
    }
}
