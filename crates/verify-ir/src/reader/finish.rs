//! What can only be done when the whole text has been read: late names, direct calls, layouts.

use super::Reader;
use super::tokens::{Parse, fault};
use crate::constant::Constant;
use crate::error::Problem;
use crate::instruction::{Call, Callee, InstructionKind, Operand};
use crate::layout::LayoutError;
use crate::module::Module;

impl Reader<'_> {
    /// The module, once everything that was used turns out to be defined.
    pub(super) fn finish(mut self) -> Parse<Module> {
        self.check_types()?;
        self.check_symbols()?;
        self.check_nodes()?;
        self.resolve_groups()?;
        self.resolve_block_addresses()?;
        self.resolve_calls();
        self.compute_layouts()?;
        self.resolve_alignments()?;
        Ok(self.module)
    }

    fn check_types(&self) -> Parse<()> {
        let undefined = self.named_types.iter().filter(|(_, named)| !named.defined);
        match undefined.min_by_key(|(_, named)| named.position) {
            Some((name, named)) => {
                let name = format!("%{}", self.module.text(*name));
                fault(named.position, Problem::Undefined(name))
            }
            None => Ok(()),
        }
    }

    fn check_symbols(&self) -> Parse<()> {
        let undefined = self.symbols.iter().filter(|(_, entry)| !entry.defined);
        if let Some((name, entry)) = undefined.min_by_key(|(_, entry)| entry.position) {
            return fault(entry.position, Problem::Undefined(self.show_symbol(*name)));
        }
        let undefined = self
            .comdats
            .iter()
            .filter_map(|(name, (_, at))| Some((name, (*at)?)));
        match undefined.min_by_key(|(_, position)| *position) {
            Some((name, position)) => fault(
                position,
                Problem::Undefined(format!("${}", self.module.text(*name))),
            ),
            None => Ok(()),
        }
    }

    fn resolve_block_addresses(&mut self) -> Parse<()> {
        for pending in std::mem::take(&mut self.pending_blocks) {
            let entry = &self.symbols[&pending.function];
            let Constant::Function(function) = self.module.constants[entry.constant.index()] else {
                let name = self.show_symbol(pending.function);
                return fault(pending.position, Problem::Undefined(name));
            };
            let Some(block) = self.block_names.get(&(function, pending.block)) else {
                let what = "a block of this function".to_owned();
                return fault(pending.position, Problem::Undefined(what));
            };
            self.module.constants[pending.constant.index()] = Constant::BlockAddress {
                function,
                block: *block,
            };
        }
        Ok(())
    }

    /// Calls through the address of a function become direct calls.
    fn resolve_calls(&mut self) {
        let constants = &self.module.constants;
        let resolve = |call: &mut Call| {
            if let Callee::Indirect(Operand::Constant(id)) = call.callee
                && let Constant::Function(function) = constants[id.index()]
            {
                call.callee = Callee::Function(function);
            }
        };
        for body in self
            .module
            .functions
            .iter_mut()
            .filter_map(|f| f.body.as_mut())
        {
            for instruction in &mut body.instructions {
                match &mut instruction.kind {
                    InstructionKind::Call(call) => resolve(call),
                    InstructionKind::Invoke(invoke) => resolve(&mut invoke.call),
                    InstructionKind::CallBranch(branch) => resolve(&mut branch.call),
                    _ => {}
                }
            }
        }
    }

    fn compute_layouts(&mut self) -> Parse<()> {
        match self.module.compute_layouts() {
            Ok(()) => Ok(()),
            Err(error) => {
                let (LayoutError::Recursive(ty) | LayoutError::Huge(ty)) = error;
                let position = self.type_positions.get(ty.index()).copied().unwrap_or(0);
                let text = self.module.type_text(ty);
                fault(
                    position,
                    match error {
                        LayoutError::Recursive(_) => Problem::RecursiveType(text),
                        LayoutError::Huge(_) => Problem::HugeType(text),
                    },
                )
            }
        }
    }
}
