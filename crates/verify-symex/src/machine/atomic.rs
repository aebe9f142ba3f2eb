//! What atomic operations that read and write leave behind.

use crate::engine::{End, Engine};
use crate::program::scalar::Scalar;
use crate::state::State;
use crate::value::Value;
use verify_ir::{AtomicOp, BinaryOp, IntPredicate};

impl Engine<'_> {
    /// The value that an operation writes where it has read the old one.
    pub fn modified(
        &mut self,
        state: &State,
        op: AtomicOp,
        old: Value,
        operand: Value,
        scalar: Scalar,
    ) -> Result<Value, End> {
        let width = scalar.width();
        let universe = &mut self.universe;
        let extremum = |universe: &mut crate::value::universe::Universe, predicate| {
            let keep = universe.compare(predicate, width, old, operand);
            let keep = universe.condition(keep);
            universe.select(keep, old, operand, width)
        };
        let new = match op {
            AtomicOp::Exchange => operand,
            AtomicOp::Add => universe.binary(BinaryOp::Add, width, old, operand),
            AtomicOp::Sub => universe.binary(BinaryOp::Sub, width, old, operand),
            AtomicOp::And => universe.binary(BinaryOp::And, width, old, operand),
            AtomicOp::Or => universe.binary(BinaryOp::Or, width, old, operand),
            AtomicOp::Xor => universe.binary(BinaryOp::Xor, width, old, operand),
            AtomicOp::Nand => {
                let both = universe.binary(BinaryOp::And, width, old, operand);
                let ones = universe.ones(width);
                universe.binary(BinaryOp::Xor, width, both, ones)
            }
            AtomicOp::Max => extremum(universe, IntPredicate::Sgt),
            AtomicOp::Min => extremum(universe, IntPredicate::Slt),
            AtomicOp::UMax => extremum(universe, IntPredicate::Ugt),
            AtomicOp::UMin => extremum(universe, IntPredicate::Ult),
            AtomicOp::FAdd | AtomicOp::FSub => {
                let Scalar::Float(format) = scalar else {
                    return Err(self.unsupported(state, "an atomic float operation on an integer"));
                };
                let op = if op == AtomicOp::FAdd {
                    BinaryOp::FAdd
                } else {
                    BinaryOp::FSub
                };
                universe.float_binary(state.rounding, op, format, old, operand)
            }
            other => return Err(self.unsupported(state, format!("atomicrmw {other}"))),
        };
        Ok(new)
    }
}
