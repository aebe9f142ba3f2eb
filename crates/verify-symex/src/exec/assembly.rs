//! Inline assembly: what is understood of it is in `program/assembly.rs`; anything else may yield and write anything,
//! and a failure that rests on that is a limit of ours.

use crate::engine::{End, Engine};
use crate::inputs::choices::ChoiceKind;
use crate::program::assembly::AssemblyKind;
use crate::program::code::{Assembly, CallOp};
use crate::state::call::Values;
use crate::state::{State, read};
use crate::value::arithmetic::bits::UnaryBits;

impl Engine<'_> {
    /// The values that come out.
    pub(super) fn assembly(
        &mut self,
        state: &mut State,
        assembly: &Assembly,
        call: &CallOp,
    ) -> Result<Values, End> {
        let known = self.inputs.choices.count();
        if assembly.kind == AssemblyKind::Unknown {
            let template = &assembly.template;
            let what = format!("inline assembly `{template}` yields any value");
            self.record_assumption(state, &what);
            self.havoc_pointees(state, call, &[])?;
        }
        let mut values = Values::new();
        for (index, leaf) in call.result_leaves.iter().enumerate() {
            let tied = assembly.tied.get(index).copied().flatten();
            let through = tied
                .and_then(|argument| call.arguments.get(argument))
                .and_then(|argument| match &argument.values[..] {
                    [only] => Some(read(state, *only)),
                    _ => None,
                });
            values.push(match (assembly.kind, through) {
                (AssemblyKind::Barrier, Some(value)) => value,
                (AssemblyKind::ByteSwap, Some(value)) => {
                    let width = leaf.scalar.width();
                    self.universe.unary_bits(UnaryBits::ByteSwap, width, value)
                }
                _ => self.any_value(state, leaf.scalar, ChoiceKind::UnmodelledInstruction),
            });
        }
        if assembly.kind == AssemblyKind::Unknown {
            self.record_unmodelled_assembly(&assembly.template, known);
        }
        Ok(values)
    }
}
