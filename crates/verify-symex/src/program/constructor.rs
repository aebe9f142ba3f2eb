//! Contracts of constructors. They stand in the body, behind what initialises bases and members, and speak of
//! the time before that: the frame that runs such a contract goes to it right after its parameters are in
//! place, and the frame of the body takes the usual way.

use super::code::{Edge, Op};
use crate::contract_names::{ASKS, CONSTRUCTS};
use verify_ir::{BlockId, Callee, Function, Instruction, InstructionKind as K, Module, Operand};

/// A way from the entry of a constructor to its contract.
pub struct Detour<'a> {
    /// The last instruction before the constructor does something: the load of `this`.
    prologue: &'a Instruction,
    /// The call that the contract begins with.
    asks: &'a Instruction,
    /// The position of the op that takes the way.
    op: Option<usize>,
    /// Where it leads: the block, and the op in it.
    target: Option<(u32, u32)>,
}

impl<'a> Detour<'a> {
    /// That of a function which is a constructor with a contract.
    pub fn of(module: &'a Module, function: &'a Function) -> Option<Detour<'a>> {
        let instructions = &function.body.as_ref()?.instructions;
        instructions
            .iter()
            .find(|one| calls(module, one, CONSTRUCTS))?;
        let asks = instructions.iter().find(|one| calls(module, one, ASKS))?;
        let this = Operand::Local(function.parameters.first()?.local);
        let place = instructions.iter().find_map(|one| match &one.kind {
            K::Store { value, pointer, .. } if *value == this => Some(*pointer),
            _ => None,
        })?;
        let prologue = instructions
            .iter()
            .find(|one| matches!(&one.kind, K::Load { pointer, .. } if *pointer == place))?;
        Some(Detour {
            prologue,
            asks,
            op: None,
            target: None,
        })
    }

    /// An instruction is about to be lowered.
    pub fn before(&mut self, instruction: &Instruction, block: BlockId, op: usize) {
        if std::ptr::eq(instruction, self.asks) {
            self.target = Some((block.index() as u32, op as u32));
        }
    }

    /// The op that belongs behind an instruction that was lowered.
    pub fn behind(&mut self, instruction: &Instruction, op: usize) -> Option<Op> {
        if !std::ptr::eq(instruction, self.prologue) {
            return None;
        }
        self.op = Some(op);
        // The target is known when all of the function is lowered.
        Some(Op::Unsupported("the contract of a constructor".into()))
    }

    /// Everything is lowered: the way can be taken.
    pub fn finish(&self, ops: &mut [Op]) {
        if let (Some(at), Some((block, op))) = (self.op, self.target) {
            let edge = Edge {
                block,
                moves: Box::default(),
                keep: 0,
            };
            ops[at] = Op::ToContract {
                edge: Box::new(edge),
                op,
            };
        }
    }
}

fn calls(module: &Module, instruction: &Instruction, name: &str) -> bool {
    let call = instruction.kind.as_call();
    call.is_some_and(|call| match call.callee {
        Callee::Function(callee) => module.text(module.function(callee).name) == name,
        _ => false,
    })
}
