//! Lowering of what ends a block: where control goes from there, and which of it the source has.

use super::code::{Arg, Edge, Op};
use super::lower::{Lowered, Lowerer};
use super::scalar::{Unsupported, scalar_of};
use verify_ir::{Attachment, BlockId, Callee, Instruction, InstructionKind as K};

/// How clang names the blocks that it goes on in where a pointer is not null, of its own accord.
const OBJECT_THERE: &[&str] = &[
    "delete.notnull",
    "dynamic_cast.notnull",
    "cast.notnull",
    "new.notnull",
];

impl Lowerer<'_> {
    /// Whether the block only reports a failed check of the sanitizer.
    pub(super) fn is_trap(&self, id: BlockId) -> bool {
        let instructions = self.body.instructions_of(id);
        let ends = matches!(
            instructions.last().map(|last| &last.kind),
            Some(K::Unreachable)
        );
        let mut reports = false;
        for instruction in instructions {
            match &instruction.kind {
                K::Unreachable | K::Cast { .. } => {}
                K::Call(call) => match &call.callee {
                    Callee::Function(callee) => {
                        let name = self.module.text(self.module.function(*callee).name);
                        reports |= name.starts_with("__ubsan_handle_") || name == "llvm.ubsantrap";
                        if !name.starts_with("__ubsan_handle_") && !name.starts_with("llvm.") {
                            return false;
                        }
                    }
                    _ => return false,
                },
                _ => return false,
            }
        }
        ends && reports
    }

    /// Whether the source has nothing of the block's last instruction: clang marks what its checks add with
    /// `!nosanitize`, gives no place to what it makes up, and asks before each `delete` and many a cast whether
    /// there is an object at all.
    pub(super) fn is_inserted(&self, id: BlockId) -> bool {
        let Some(last) = self.body.block(id).range().last() else {
            return false;
        };
        let is_check =
            |(_, attachment): &(u32, Attachment)| self.module.text(attachment.kind) == "nosanitize";
        let instruction = &self.body.instructions[last];
        let asks_for_object = match instruction.kind {
            K::CondBranch { on_false, .. } => {
                let name = self.body.block(on_false).name;
                let begins = |name: &str| OBJECT_THERE.iter().any(|start| name.starts_with(start));
                name.is_some_and(|name| begins(self.module.text(name)))
            }
            _ => false,
        };
        instruction.location.is_none()
            || asks_for_object
            || self.body.attachments_of(last).iter().any(is_check)
    }

    pub(super) fn edge(&mut self, from: BlockId, to: BlockId) -> Result<Edge, Unsupported> {
        let mut moves = Vec::new();
        for instruction in self.body.instructions_of(to) {
            let K::Phi { incoming, .. } = &instruction.kind else {
                break;
            };
            let Some((value, _)) = incoming.iter().find(|(_, block)| *block == from) else {
                return Err(Unsupported("a phi without a value for an edge".into()));
            };
            let target = self.result(instruction);
            for (index, arg) in self.args(*value)?.into_iter().enumerate() {
                let register = target + index as u32;
                if arg != Arg::register(register) {
                    moves.push((register, arg));
                }
            }
        }
        Ok(Edge {
            block: to.index() as u32,
            moves: moves.into(),
            keep: 0,
        })
    }

    pub(super) fn terminator(&mut self, instruction: &Instruction, block: BlockId) -> Lowered {
        let op = match &instruction.kind {
            K::Return(None) => Op::Return {
                values: Box::default(),
            },
            K::Return(Some(value)) => {
                let values: Box<[Arg]> = self.args(*value)?.into_vec().into();
                if super::lower_call::is_reference(
                    self.module.attributes(self.function.return_attributes),
                ) && let [reference] = *values
                {
                    self.emit(Op::NotNull { reference });
                }
                Op::Return { values }
            }
            K::Branch(target) => Op::Jump(Box::new(self.edge(block, *target)?)),
            K::CondBranch {
                condition,
                on_true,
                on_false,
            } => Op::Branch {
                condition: self.arg(*condition)?,
                then: Box::new(self.edge(block, *on_true)?),
                other: Box::new(self.edge(block, *on_false)?),
            },
            K::Switch {
                value,
                default,
                cases,
            } => {
                let width = scalar_of(self.module, self.operand_type(*value))?.width();
                let mut lowered = Vec::with_capacity(cases.len());
                for (constant, target) in cases {
                    let value = self.fold(*constant)?[0];
                    lowered.push((value, self.edge(block, *target)?));
                }
                let default = Box::new(self.edge(block, *default)?);
                Op::Switch {
                    value: self.arg(*value)?,
                    width,
                    cases: lowered.into(),
                    default,
                }
            }
            K::IndirectBranch { address, targets } => {
                let mut edges = Vec::new();
                for target in targets {
                    edges.push(self.edge(block, *target)?);
                }
                Op::IndirectJump {
                    address: self.arg(*address)?,
                    targets: edges.into(),
                }
            }
            K::Resume { value } => Op::Resume {
                values: self.args(*value)?.into_vec().into(),
            },
            K::Unreachable => Op::Unreachable,
            other => {
                return Err(Unsupported(
                    format!("the instruction {other:?}")
                        .chars()
                        .take(80)
                        .collect(),
                ));
            }
        };
        self.emit(op);
        Ok(())
    }
}
