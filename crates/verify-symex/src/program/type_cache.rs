//! Clang's check of an object's dynamic type, without its cache.
//!
//! The check first looks a hash of the vtable's address up in a table of types found right before,
//! and asks the run-time library only where that fails. The library, here the engine, is always
//! asked: the lookup would observe where vtables lie, which no program's meaning depends on.

use super::promote::each_operand;
use verify_ir::{
    BinaryOp, Callee, CastOp, Constant, Function, InstructionKind as K, LocalId, Module, Operand,
};

/// The table's name.
const TABLE: &str = "__ubsan_vptr_type_cache";
const HANDLER: &str = "__ubsan_handle_dynamic_type_cache_miss";

/// What of a function belongs to lookups.
#[derive(Default)]
pub struct Lookups {
    /// For each local: whether only lookups use it, so that it need not be computed.
    hashes: Vec<bool>,
    /// Comparisons of a hash with the table's entry.
    comparisons: Vec<LocalId>,
}

impl Lookups {
    pub fn of(module: &Module, function: &Function) -> Lookups {
        let Some(body) = &function.body else {
            return Lookups::default();
        };
        let is_local = |operand: Operand, locals: &[LocalId]| match operand {
            Operand::Local(local) => locals.contains(&local),
            _ => false,
        };
        let (mut places, mut entries, mut comparisons) = (Vec::new(), Vec::new(), Vec::new());
        for instruction in &body.instructions {
            let Some(result) = instruction.result else {
                continue;
            };
            match &instruction.kind {
                K::GetElementPtr { base, .. } if is_table(module, *base) => places.push(result),
                K::Load { pointer, .. } if is_local(*pointer, &places) => entries.push(result),
                K::IntCompare { lhs, rhs, .. }
                    if is_local(*lhs, &entries) || is_local(*rhs, &entries) =>
                {
                    comparisons.push(result);
                }
                _ => {}
            }
        }
        if comparisons.is_empty() {
            return Lookups::default();
        }
        let mut used = vec![false; function.locals.len()];
        let mut hashes = vec![false; function.locals.len()];
        // A definition stands before its uses.
        for instruction in body.instructions.iter().rev() {
            if let Some(result) = instruction.result {
                if comparisons.contains(&result) {
                    continue;
                }
                let of_table = places.contains(&result) || entries.contains(&result);
                if !used[result.index()] && (of_table || hashes_address(&instruction.kind)) {
                    hashes[result.index()] = true;
                    continue;
                }
            }
            let ignored = handed_hash(module, &instruction.kind);
            each_operand(&instruction.kind, |operand| match operand {
                Operand::Local(local) if ignored != Some(operand) => used[local.index()] = true,
                _ => {}
            });
        }
        Lookups {
            hashes,
            comparisons,
        }
    }

    pub fn is_hash(&self, local: LocalId) -> bool {
        self.hashes.get(local.index()).copied().unwrap_or(false)
    }

    pub fn is_comparison(&self, local: LocalId) -> bool {
        self.comparisons.contains(&local)
    }
}

fn is_table(module: &Module, operand: Operand) -> bool {
    match operand {
        Operand::Constant(id) => match module.constant(id) {
            Constant::Global(global) => module.text(module.global(*global).name) == TABLE,
            _ => false,
        },
        _ => false,
    }
}

/// The operations that hashes are made of.
fn hashes_address(kind: &K) -> bool {
    match kind {
        K::Binary { op, .. } => matches!(
            op,
            BinaryOp::Mul
                | BinaryOp::LShr
                | BinaryOp::Xor
                | BinaryOp::And
                | BinaryOp::Shl
                | BinaryOp::Add
                | BinaryOp::Sub
        ),
        K::Cast { op, .. } => *op == CastOp::PtrToInt,
        _ => false,
    }
}

/// The hash that the run-time library is told, to remember.
fn handed_hash(module: &Module, kind: &K) -> Option<Operand> {
    let call = kind.as_call()?;
    let Callee::Function(callee) = call.callee else {
        return None;
    };
    let is_handler = module
        .text(module.function(callee).name)
        .starts_with(HANDLER);
    call.arguments
        .get(2)
        .filter(|_| is_handler)
        .map(|argument| argument.value)
}
