//! Lowering of floating-point operations that heed their environment: what clang makes of `a + b`
//! under `#pragma STDC FENV_ACCESS ON`, `-frounding-math` or `-ffp-model=strict`.
//!
//! All our operations round by the mode that is set, so each becomes the plain instruction or
//! intrinsic of its name. Exception flags are not recorded (`om-stl/runtime/fenv.c`).

use super::lower::{Lowered, Lowerer};
use super::scalar::Unsupported;
use verify_ir::{
    ArithmeticFlags, BinaryOp, BlockId, Call, CastFlags, CastOp, FastMath, FieldValue,
    FloatPredicate, Instruction, InstructionKind as K, Operand,
};

impl Lowerer<'_> {
    /// `operation` is the name behind `llvm.experimental.constrained.`, with its types.
    pub(super) fn constrained(
        &mut self,
        instruction: &Instruction,
        call: &Call,
        operation: &str,
        normal: Option<BlockId>,
        block: BlockId,
    ) -> Lowered {
        let words: Vec<&str> = call
            .arguments
            .iter()
            .filter_map(|argument| self.word(argument.value))
            .collect();
        let fixed = words.iter().find(|word| {
            word.starts_with("round.") && !matches!(**word, "round.dynamic" | "round.tonearest")
        });
        if let Some(mode) = fixed {
            return Err(Unsupported(format!(
                "an operation with the rounding {mode}"
            )));
        }
        let Some(kind) = plain_instruction(call, operation, &words) else {
            let mut plain = call.clone();
            plain.arguments = call
                .arguments
                .iter()
                .filter(|argument| !matches!(argument.value, Operand::Metadata(_)))
                .copied()
                .collect();
            let name = format!("llvm.{operation}");
            return self.intrinsic(instruction, &plain, &name, normal, block);
        };
        let plain = Instruction {
            kind,
            ..instruction.clone()
        };
        self.instruction(&plain, block)
    }

    /// The text of an argument that is a string of metadata.
    fn word(&self, operand: Operand) -> Option<&str> {
        let Operand::Metadata(node) = operand else {
            return None;
        };
        match self.module.metadata.operands(node).next()? {
            FieldValue::Text(text) => Some(self.module.text(text)),
            _ => None,
        }
    }
}

/// The instruction that does the same, where there is one.
fn plain_instruction(call: &Call, operation: &str, words: &[&str]) -> Option<K> {
    let base = operation.split('.').next()?;
    let operand = |index: usize| call.arguments.get(index).map(|argument| argument.value);
    if let Some(op) = BinaryOp::from_keyword(base) {
        return Some(K::Binary {
            op,
            flags: ArithmeticFlags::default(),
            lhs: operand(0)?,
            rhs: operand(1)?,
        });
    }
    if let Some(op) = CastOp::from_keyword(base).filter(|op| *op != CastOp::Trunc) {
        return Some(K::Cast {
            op,
            flags: CastFlags::default(),
            value: operand(0)?,
        });
    }
    // `fcmps` differs in that it raises an exception for quiet NaNs, too.
    if matches!(base, "fcmp" | "fcmps") {
        let mut predicates = words.iter().copied();
        return Some(K::FloatCompare {
            predicate: predicates.find_map(FloatPredicate::from_keyword)?,
            flags: FastMath::default(),
            lhs: operand(0)?,
            rhs: operand(1)?,
        });
    }
    None
}
