//! Which local variables live in registers.
//!
//! A variable of scalar type whose address is only ever loaded from and stored to, whole, needs no
//! object: nothing else can see it. Most variables of unoptimised code are like that, and a
//! register costs a tenth of a memory access and merges as one value.

use super::scalar::{Scalar, scalar_of};
use verify_ir::{Callee, Function, InstructionKind as K, LocalId, Module, Operand, Type};

/// For each local: the scalar it holds, if it is such a variable.
pub fn promoted(module: &Module, function: &Function) -> Vec<Option<Scalar>> {
    let mut candidates = vec![None; function.locals.len()];
    let Some(body) = &function.body else {
        return candidates;
    };
    let entry = body.blocks[0].range();
    for instruction in &body.instructions[entry] {
        if let (
            K::Alloca {
                allocated,
                count: None,
                ..
            },
            Some(result),
        ) = (&instruction.kind, instruction.result)
            && matches!(
                module.types.get(*allocated),
                Type::Integer(_) | Type::Float(_) | Type::Pointer { .. }
            )
        {
            candidates[result.index()] = scalar_of(module, *allocated).ok();
        }
    }
    for instruction in &body.instructions {
        match &instruction.kind {
            // C11 7.13.2.1/3: what is volatile keeps its value across a jump.
            kind @ (K::Load { access, .. } | K::Store { access, .. }) if access.volatile => {
                each_operand(kind, |operand| {
                    if let Some(local) = local(operand) {
                        candidates[local.index()] = None;
                    }
                });
            }
            K::Load { pointer, .. } => {
                if let Some(local) = local(*pointer)
                    && candidates[local.index()].is_some()
                    && !holds(module, instruction.ty, candidates[local.index()])
                {
                    candidates[local.index()] = None;
                }
            }
            K::Store { value, pointer, .. } => {
                if let Some(stored) = local(*value) {
                    candidates[stored.index()] = None;
                }
                let ty = module.operand_type(function, *value);
                if let Some(local) = local(*pointer)
                    && candidates[local.index()].is_some()
                    && !holds(module, ty, candidates[local.index()])
                {
                    candidates[local.index()] = None;
                }
            }
            K::Call(call) if is_lifetime_marker(module, &call.callee) => {}
            kind => each_operand(kind, |operand| {
                if let Some(local) = local(operand) {
                    candidates[local.index()] = None;
                }
            }),
        }
    }
    candidates
}

fn holds(module: &Module, ty: verify_ir::TypeId, scalar: Option<Scalar>) -> bool {
    matches!(
        module.types.get(ty),
        Type::Integer(_) | Type::Float(_) | Type::Pointer { .. }
    ) && scalar_of(module, ty).ok() == scalar
}

fn local(operand: Operand) -> Option<LocalId> {
    match operand {
        Operand::Local(local) => Some(local),
        _ => None,
    }
}

pub fn is_lifetime_marker(module: &Module, callee: &Callee) -> bool {
    match callee {
        Callee::Function(id) => module
            .text(module.function(*id).name)
            .starts_with("llvm.lifetime."),
        _ => false,
    }
}

/// Calls back for every operand of an instruction.
pub fn each_operand(kind: &K, mut visit: impl FnMut(Operand)) {
    match kind {
        K::Binary { lhs, rhs, .. }
        | K::IntCompare { lhs, rhs, .. }
        | K::FloatCompare { lhs, rhs, .. } => {
            visit(*lhs);
            visit(*rhs);
        }
        K::FNeg { value, .. }
        | K::Cast { value, .. }
        | K::Freeze { value }
        | K::Resume { value } => visit(*value),
        K::Select {
            condition,
            on_true,
            on_false,
            ..
        } => {
            visit(*condition);
            visit(*on_true);
            visit(*on_false);
        }
        K::Phi { incoming, .. } => incoming.iter().for_each(|(operand, _)| visit(*operand)),
        K::Alloca { count, .. } => count.iter().for_each(|count| visit(*count)),
        K::Load { pointer, .. } => visit(*pointer),
        K::Store { value, pointer, .. } => {
            visit(*value);
            visit(*pointer);
        }
        K::GetElementPtr { base, indices, .. } => {
            visit(*base);
            indices.iter().for_each(|index| visit(*index));
        }
        K::CompareExchange(exchange) => {
            visit(exchange.pointer);
            visit(exchange.expected);
            visit(exchange.replacement);
        }
        K::AtomicReadModifyWrite { pointer, value, .. } => {
            visit(*pointer);
            visit(*value);
        }
        K::ExtractValue { aggregate, .. } => visit(*aggregate),
        K::InsertValue(insert) => {
            visit(insert.aggregate);
            visit(insert.element);
        }
        K::ExtractElement { vector, index } => {
            visit(*vector);
            visit(*index);
        }
        K::InsertElement {
            vector,
            element,
            index,
        } => {
            visit(*vector);
            visit(*element);
            visit(*index);
        }
        K::ShuffleVector { first, second, .. } => {
            visit(*first);
            visit(*second);
        }
        K::Call(_) | K::Invoke(_) | K::CallBranch(_) => {
            let Some(call) = kind.as_call() else { return };
            if let Callee::Indirect(pointer) = call.callee {
                visit(pointer);
            }
            call.arguments
                .iter()
                .for_each(|argument| visit(argument.value));
            call.bundles
                .iter()
                .for_each(|bundle| bundle.inputs.iter().for_each(|input| visit(*input)));
        }
        K::VaArg { list } => visit(*list),
        K::LandingPad { clauses, .. } => clauses.iter().for_each(|clause| match clause {
            verify_ir::Clause::Catch(operand) | verify_ir::Clause::Filter(operand) => {
                visit(*operand)
            }
        }),
        K::CatchPad { parent, arguments } | K::CleanupPad { parent, arguments } => {
            visit(*parent);
            arguments.iter().for_each(|argument| visit(*argument));
        }
        K::Return(value) => value.iter().for_each(|value| visit(*value)),
        K::CondBranch { condition, .. } => visit(*condition),
        K::Switch { value, .. } => visit(*value),
        K::IndirectBranch { address, .. } => visit(*address),
        K::CatchSwitch { parent, .. } => visit(*parent),
        K::CatchReturn { pad, .. } | K::CleanupReturn { pad, .. } => visit(*pad),
        K::Fence { .. } | K::Branch(_) | K::Unreachable => {}
    }
}
