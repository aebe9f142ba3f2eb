//! Walks over the operands and blocks of instructions, whatever the opcode.

use crate::index::BlockId;
use crate::instruction::{Call, Callee, Clause, InstructionKind, Operand};

/// Writes a walk twice: over `&` with `iter`, over `&mut` with `iter_mut`.
macro_rules! walks {
    ($operands:ident, $blocks:ident, $call:ident, $iter:ident, $($reference:tt)+) => {
        impl InstructionKind {
            /// Calls `visit` with every operand; those of a call include the callee where it is a
            /// pointer.
            pub fn $operands(self: $($reference)+ Self, mut visit: impl FnMut($($reference)+ Operand)) {
                use InstructionKind as K;
                match self {
                    K::Binary { lhs, rhs, .. }
                    | K::IntCompare { lhs, rhs, .. }
                    | K::FloatCompare { lhs, rhs, .. } => [lhs, rhs].into_iter().for_each(visit),
                    K::FNeg { value, .. }
                    | K::Cast { value, .. }
                    | K::Freeze { value }
                    | K::Resume { value }
                    | K::Switch { value, .. } => visit(value),
                    K::Select { condition, on_true, on_false, .. } => {
                        [condition, on_true, on_false].into_iter().for_each(visit);
                    }
                    K::Phi { incoming, .. } => {
                        incoming.$iter().for_each(|(value, _)| visit(value));
                    }
                    K::Alloca { count, .. } => count.$iter().for_each(visit),
                    K::Load { pointer, .. } => visit(pointer),
                    K::Store { value, pointer, .. }
                    | K::AtomicReadModifyWrite { value, pointer, .. } => {
                        [value, pointer].into_iter().for_each(visit);
                    }
                    K::GetElementPtr { base, indices, .. } => {
                        visit(base);
                        indices.$iter().for_each(visit);
                    }
                    K::CompareExchange(exchange) => {
                        visit($($reference)+ exchange.pointer);
                        visit($($reference)+ exchange.expected);
                        visit($($reference)+ exchange.replacement);
                    }
                    K::ExtractValue { aggregate, .. } => visit(aggregate),
                    K::InsertValue(insert) => {
                        visit($($reference)+ insert.aggregate);
                        visit($($reference)+ insert.element);
                    }
                    K::ExtractElement { vector, index } => {
                        [vector, index].into_iter().for_each(visit);
                    }
                    K::InsertElement { vector, element, index } => {
                        [vector, element, index].into_iter().for_each(visit);
                    }
                    K::ShuffleVector { first, second, .. } => {
                        [first, second].into_iter().for_each(visit);
                    }
                    K::Call(call) => $call(call, visit),
                    K::Invoke(invoke) => $call($($reference)+ invoke.call, visit),
                    K::CallBranch(branch) => $call($($reference)+ branch.call, visit),
                    K::VaArg { list } => visit(list),
                    K::LandingPad { clauses, .. } => {
                        clauses.$iter().for_each(|clause| match clause {
                            Clause::Catch(value) | Clause::Filter(value) => visit(value),
                        });
                    }
                    K::CatchPad { parent, arguments } | K::CleanupPad { parent, arguments } => {
                        visit(parent);
                        arguments.$iter().for_each(visit);
                    }
                    K::Return(value) => value.$iter().for_each(visit),
                    K::CondBranch { condition, .. } => visit(condition),
                    K::IndirectBranch { address, .. } => visit(address),
                    K::CatchSwitch { parent, .. } => visit(parent),
                    K::CatchReturn { pad, .. } | K::CleanupReturn { pad, .. } => visit(pad),
                    K::Branch(_) | K::Fence { .. } | K::Unreachable => {}
                }
            }

            /// Calls `visit` with every block that control may go to, and those that a `phi`
            /// names.
            pub fn $blocks(self: $($reference)+ Self, mut visit: impl FnMut($($reference)+ BlockId)) {
                use InstructionKind as K;
                match self {
                    K::Phi { incoming, .. } => {
                        incoming.$iter().for_each(|(_, block)| visit(block));
                    }
                    K::Branch(target) | K::CatchReturn { target, .. } => visit(target),
                    K::CondBranch { on_true, on_false, .. } => {
                        [on_true, on_false].into_iter().for_each(visit);
                    }
                    K::Switch { default, cases, .. } => {
                        visit(default);
                        cases.$iter().for_each(|(_, block)| visit(block));
                    }
                    K::IndirectBranch { targets, .. } => targets.$iter().for_each(visit),
                    K::Invoke(invoke) => {
                        visit($($reference)+ invoke.normal);
                        visit($($reference)+ invoke.unwind);
                    }
                    K::CallBranch(branch) => {
                        visit($($reference)+ branch.fallthrough);
                        branch.indirect.$iter().for_each(visit);
                    }
                    K::CatchSwitch { handlers, unwind, .. } => {
                        handlers.$iter().for_each(&mut visit);
                        unwind.$iter().for_each(visit);
                    }
                    K::CleanupReturn { unwind, .. } => unwind.$iter().for_each(visit),
                    _ => {}
                }
            }
        }

        fn $call(call: $($reference)+ Call, mut visit: impl FnMut($($reference)+ Operand)) {
            if let Callee::Indirect(pointer) = $($reference)+ call.callee {
                visit(pointer);
            }
            for argument in call.arguments.$iter() {
                visit($($reference)+ argument.value);
            }
            for bundle in call.bundles.$iter() {
                bundle.inputs.$iter().for_each(&mut visit);
            }
        }
    };
}

walks!(for_each_operand, for_each_block, each_of_call, iter, &);
walks!(for_each_operand_mut, for_each_block_mut, each_of_call_mut, iter_mut, &mut);
