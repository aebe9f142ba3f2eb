//! Atomic operations that read and write in one step. Threads run one after another, so a load and a
//! store are as good as one.

use crate::program::code::CompareExchangeOp;
use crate::program::scalar::Scalar;
use crate::search::engine::{End, Engine};
use crate::state::execution::State;
use crate::state::value::Value;
use verify_ir::{AtomicOp, BinaryOp, IntPredicate};

impl Engine<'_> {
    pub fn compare_exchange(
        &mut self,
        state: &mut State,
        op: &CompareExchangeOp,
    ) -> Result<(), End> {
        let read = super::step::read;
        let (pointer, expected, replacement) = (
            read(state, op.pointer),
            read(state, op.expected),
            read(state, op.replacement),
        );
        let old = self.load(state, pointer, 0, op.scalar, op.align)?;
        let equal = self.compare(state, IntPredicate::Eq, op.scalar, old, expected)?;
        let equal = self.defined(state, equal, 1, "the value compared")?;
        let mut succeeds = self.universe.condition(equal);
        if op.weak && !self.options.run_only {
            // A weak exchange may fail although the values are equal.
            let spurious = self.choose(state, "spurious", verify_term::Sort::Bool);
            let regular = self.universe.arena.not(spurious);
            succeeds = self.universe.arena.and(succeeds, regular);
        }
        let new = self
            .universe
            .select(succeeds, replacement, old, op.scalar.width());
        self.store(state, pointer, 0, op.scalar, op.align, new)?;
        state.top.set(op.to, old);
        let succeeded = self.universe.value_of_bool(succeeds);
        state.top.set(op.to + 1, succeeded);
        Ok(())
    }

    pub fn read_modify_write(
        &mut self,
        state: &mut State,
        op: AtomicOp,
        pointer: Value,
        operand: Value,
        scalar: Scalar,
        align: u64,
    ) -> Result<Value, End> {
        let old = self.load(state, pointer, 0, scalar, align)?;
        let width = scalar.width();
        let universe = &mut self.universe;
        let extremum = |universe: &mut crate::state::universe::Universe, predicate| {
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
        self.store(state, pointer, 0, scalar, align, new)?;
        Ok(old)
    }
}
