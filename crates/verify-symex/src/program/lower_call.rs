//! Lowering of calls, intrinsics and landing pads.

use super::bytewise;
use super::code::{Arg, Argument, ByValue, CallOp, Callee, ClauseOp, IntrinsicOp, Op};
use super::heap_type::heap_type;
use super::intrinsic::{self, Intrinsic};
use super::lower::{Lowered, Lowerer};
use super::promote::is_lifetime_marker;
use super::scalar::{Scalar, Unsupported};
use crate::contract_names::BODY;
use std::rc::Rc;
use verify_ir::{
    Attribute, AttributeKind, AttributeSet, BlockId, Call, Callee as IrCallee, Clause, Instruction,
    InstructionKind as K, Operand,
};
use verify_term::FloatFormat;

impl Lowerer<'_> {
    pub(super) fn call(&mut self, instruction: &Instruction, block: BlockId) -> Lowered {
        let (call, normal, unwind) = match &instruction.kind {
            K::Call(call) => (&**call, None, None),
            K::Invoke(invoke) => (&invoke.call, Some(invoke.normal), Some(invoke.unwind)),
            K::CallBranch(_) => return Err(Unsupported("asm goto".into())),
            _ => return Err(Unsupported("a call that is none".into())),
        };
        if is_lifetime_marker(self.module, &call.callee) && self.marks_promoted(call) {
            return Ok(());
        }
        let name = match &call.callee {
            IrCallee::Function(id) => self.module.text(self.module.function(*id).name),
            _ => "",
        };
        // The library knows how its own objects are laid out.
        if !self.is_system_library()
            && let Some((object, message)) =
                bytewise::forbidden(self.module, self.function, name, (self.index, call))
        {
            let object = self.arg(object)?;
            let message = message.into();
            self.emit(Op::Bytewise { object, message });
        }
        if name.starts_with("llvm.") {
            return self.intrinsic(instruction, call, name, normal, block);
        }
        let callee = match &call.callee {
            IrCallee::Function(id) => Callee::Function(self.program.function_ref(self.unit, *id)),
            IrCallee::Indirect(operand) => Callee::Pointer(self.arg(*operand)?),
            IrCallee::InlineAsm(assembly) => {
                let template = self.module.text(assembly.template);
                let constraints = self.module.text(assembly.constraints);
                Callee::Assembly(Box::new(super::assembly::assembly(template, constraints)))
            }
        };
        let op = CallOp {
            callee,
            arguments: self.arguments(call)?,
            result: self.result(instruction),
            result_leaves: self.leaves(instruction.ty)?,
            normal: normal.map(|target| self.edge(block, target)).transpose()?,
            unwind: unwind
                // What a constructor had made so far, its body has destroyed.
                .filter(|_| self.detour.is_none() || name != BODY)
                .map(|target| self.edge(block, target))
                .transpose()?,
            no_return: self
                .module
                .attributes(call.attributes)
                .has(AttributeKind::NoReturn),
            heap_type: heap_type(self.module, self.unit, self.body, call, self.index).map(Rc::new),
        };
        self.emit(Op::Call(Box::new(op)));
        Ok(())
    }

    /// Forgets the promoted variable that a lifetime marker speaks of; false if it is none.
    fn marks_promoted(&mut self, call: &Call) -> bool {
        for argument in &call.arguments {
            if let Operand::Local(local) = argument.value
                && self.promoted[local.index()].is_some()
            {
                let register = self.register_of(local);
                self.emit(Op::Forget { register, count: 1 });
                return true;
            }
        }
        false
    }

    fn arguments(&mut self, call: &Call) -> Result<Box<[Argument]>, Unsupported> {
        let mut arguments = Vec::with_capacity(call.arguments.len());
        let is_address =
            |argument: &verify_ir::Argument| matches!(argument.value, Operand::Constant(_));
        let declared = match call.arguments.iter().any(is_address) {
            true => self.declared_parameters(call).unwrap_or_default(),
            false => Vec::new(),
        };
        for (index, argument) in call.arguments.iter().enumerate() {
            let attributes = self.module.attributes(argument.attributes);
            let by_value = match attributes.ty(AttributeKind::ByVal) {
                None => None,
                Some(ty) => {
                    let size = super::constant::size_of(self.module, ty)?;
                    let natural = self.module.align_of(ty).map_or(1, verify_ir::Align::bytes);
                    let align = attributes.number(AttributeKind::Align).unwrap_or(natural);
                    Some(ByValue { size, align })
                }
            };
            let mut values = self.args(argument.value)?;
            if let ([only], Some(declared)) = (&mut values[..], declared.get(index)) {
                *only = self.confined(argument.value, *only, *declared);
            }
            arguments.push(Argument {
                values: values.into_vec().into(),
                leaves: self.leaves(self.operand_type(argument.value))?.into(),
                by_value,
                no_undefined: attributes.has(AttributeKind::NoUndef),
                is_reference: is_reference(attributes),
            });
        }
        Ok(arguments.into())
    }

    pub(super) fn intrinsic(
        &mut self,
        instruction: &Instruction,
        call: &Call,
        name: &str,
        normal: Option<BlockId>,
        block: BlockId,
    ) -> Lowered {
        if name.starts_with("llvm.dbg.") {
            return Ok(());
        }
        if let Some(operation) = name.strip_prefix("llvm.experimental.constrained.") {
            return self.constrained(instruction, call, operation, normal, block);
        }
        let Some(mut found) = intrinsic::find(name) else {
            return Err(Unsupported(format!("the intrinsic {name}")));
        };
        let result_leaves = self.leaves(instruction.ty)?;
        if let Intrinsic::MultiplyAdd { fused } = &mut found {
            *fused |= result_leaves.iter().all(|leaf| self.fuses(leaf.scalar));
        }
        let op = IntrinsicOp {
            intrinsic: found,
            name: name.into(),
            arguments: self.arguments(call)?,
            result: self.result(instruction),
            result_leaves,
        };
        if let Some(first) = call.arguments.first() {
            self.note_initialisation(first.value);
        }
        self.emit(Op::Intrinsic(Box::new(op)));
        if let Some(target) = normal {
            let edge = self.edge(block, target)?;
            self.emit(Op::Jump(Box::new(edge)));
        }
        Ok(())
    }

    /// Whether the function's machine multiplies and adds such numbers in one instruction, which then serves
    /// for `a * b + c` (LangRef: llvm.fmuladd).
    fn fuses(&self, scalar: Scalar) -> bool {
        if !matches!(
            scalar,
            Scalar::Float(FloatFormat::Single | FloatFormat::Double)
        ) {
            return false;
        }
        let attributes = self.module.attributes(self.function.attributes);
        self.module.is_aarch64()
            || attributes.attributes.iter().any(|attribute| {
                let Attribute::Text { key, value } = attribute else {
                    return false;
                };
                let features = value.map_or("", |value| self.module.text(value));
                self.module.text(*key) == "target-features"
                    && features
                        .split(',')
                        .any(|feature| matches!(feature, "+fma" | "+fma4"))
            })
    }

    pub(super) fn landing_pad(&mut self, to: u32, cleanup: bool, clauses: &[Clause]) -> Lowered {
        let mut lowered = Vec::with_capacity(clauses.len());
        for clause in clauses {
            lowered.push(match clause {
                Clause::Catch(operand) => ClauseOp::Catch(self.arg(*operand)?),
                Clause::Filter(operand) => {
                    let args: Vec<Arg> = self.args(*operand)?.into_vec();
                    ClauseOp::Filter(args.into())
                }
            });
        }
        self.emit(Op::LandingPad {
            to,
            cleanup,
            clauses: lowered.into(),
        });
        Ok(())
    }
}

/// What clang writes for a reference or `this`: never null, and to an object of a known size.
pub(super) fn is_reference(attributes: &AttributeSet) -> bool {
    attributes.has(AttributeKind::NonNull) && attributes.has(AttributeKind::Dereferenceable)
}
