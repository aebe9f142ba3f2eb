//! Atomic operations. While a program has one thread, a load and a store are as good as one that reads and writes in
//! one step; where several are explored, `threads` has them.

use super::step::Next;
use crate::engine::{End, Engine};
use crate::inputs::choices::ChoiceKind;
use crate::program::code::{CompareExchangeOp, Op, ReadModifyWriteOp};
use crate::state::{State, read};
use verify_ir::IntPredicate;

impl Engine<'_> {
    pub(super) fn atomic(&mut self, state: &mut State, op: &Op) -> Result<Next, End> {
        if state.threads.is_some() {
            return self.shared_atomic(state, op).map(|()| Next::Elsewhere);
        }
        match op {
            Op::AtomicLoad(op) => {
                let pointer = read(state, op.pointer);
                let value = self.load(state, pointer, 0, op.scalar, op.align)?;
                state.top.set(op.to, value);
            }
            Op::AtomicStore(op) => {
                let (pointer, value) = (read(state, op.pointer), read(state, op.value));
                self.store(state, pointer, 0, op.scalar, op.align, value)?;
            }
            Op::CompareExchange(op) => self.compare_exchange(state, op)?,
            Op::ReadModifyWrite(op) => self.read_modify_write(state, op)?,
            Op::Fence(_) => {}
            _ => unreachable!("the others are not atomic"),
        }
        Ok(Next::Op)
    }

    fn compare_exchange(&mut self, state: &mut State, op: &CompareExchangeOp) -> Result<(), End> {
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
            let spurious = self.choose(state, ChoiceKind::SpuriousFailure, verify_term::Sort::Bool);
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

    fn read_modify_write(&mut self, state: &mut State, op: &ReadModifyWriteOp) -> Result<(), End> {
        let (pointer, operand) = (read(state, op.pointer), read(state, op.value));
        let old = self.load(state, pointer, 0, op.scalar, op.align)?;
        let new = self.modified(state, op.op, old, operand, op.scalar)?;
        self.store(state, pointer, 0, op.scalar, op.align, new)?;
        state.top.set(op.to, old);
        Ok(())
    }
}
