//! LLVM's intrinsic functions.

use super::stack::saved_stack;
use super::step::Next;
use crate::code::Code;
use crate::engine::{End, Engine};
use crate::inputs::choices::ChoiceKind;
use crate::program::code::IntrinsicOp;
use crate::program::intrinsic::Intrinsic as I;
use crate::program::scalar::Scalar;
use crate::state::{State, read};
use crate::value::memory::content::Fill;
use crate::value::memory::store::{Death, Life};
use crate::value::{ObjectId, Pointer, Value};
use smallvec::SmallVec;
use verify_ir::BinaryOp;
use verify_term::{FloatFormat, TermId};

impl Engine<'_> {
    pub fn intrinsic(&mut self, state: &mut State, op: &IntrinsicOp) -> Result<Next, End> {
        let argument = |state: &State, index: usize| read(state, op.arguments[index].values[0]);
        match op.intrinsic {
            I::Nothing | I::VaEnd => {}
            I::StackRestore => self.restore_stack(state, argument(state, 0)),
            I::Identity => {
                let values: SmallVec<[Value; 4]> = op.arguments[0]
                    .values
                    .iter()
                    .map(|arg| read(state, *arg))
                    .collect();
                for (index, value) in values.into_iter().enumerate() {
                    state.top.set(op.result + index as u32, value);
                }
            }
            I::ThreadLocalAddress => {
                let variable = argument(state, 0);
                let own = match state.threads {
                    Some(_) => self.thread_local(state, variable)?,
                    None => variable,
                };
                state.top.set(op.result, own);
            }
            I::Assume => self.optimiser_assumption(state, op)?,
            I::Trap => return Err(self.fail(state, Code::UnreachableReached, "a trap is reached")),
            I::IsConstant => state.top.set(op.result, Value::Int(0)),
            I::Rounding => {
                let number = super::rounding::number(state.rounding);
                state.top.set(op.result, Value::Int(number));
            }
            I::SetRounding => {
                let number = argument(state, 0);
                self.set_rounding(state, number)?;
            }
            I::LifetimeStart => self.lifetime(state, argument(state, op.arguments.len() - 1), true),
            I::LifetimeEnd => self.lifetime(state, argument(state, op.arguments.len() - 1), false),
            I::StackSave => state.top.set(op.result, saved_stack(state)),
            I::ReturnAddress => state.top.set(op.result, Value::NULL),
            I::VaStart => {
                let list = argument(state, 0);
                self.va_start(state, list)?;
            }
            I::VaCopy => {
                let (to, from) = (argument(state, 0), argument(state, 1));
                self.va_copy(state, to, from)?;
            }
            I::Copy { may_overlap } => {
                let (to, from, len) = (argument(state, 0), argument(state, 1), argument(state, 2));
                let len = self.widen_length(op, len);
                if !may_overlap {
                    self.check_overlap(state, to, from, len, true)?;
                }
                self.copy(state, to, from, len)?;
            }
            I::Fill => {
                let (to, byte, len) = (argument(state, 0), argument(state, 1), argument(state, 2));
                let len = self.widen_length(op, len);
                self.fill(state, to, byte, len)?;
            }
            I::ObjectSize => {
                let pointer = argument(state, 0);
                let minimum = argument(state, 1) == Value::Int(1);
                let size = self.object_size(pointer, minimum);
                state.top.set(op.result, size);
            }
            I::PointerMask => {
                let (pointer, bits) = (argument(state, 0), argument(state, 1));
                let masked = self.universe.binary(BinaryOp::And, 64, pointer, bits);
                state.top.set(op.result, masked);
            }
            I::TypeIdFor => {
                let type_info = match argument(state, 0) {
                    Value::Pointer(pointer) => pointer.object,
                    _ => ObjectId::NONE,
                };
                state.top.set(op.result, Value::Int(u64::from(type_info.0)));
            }
            I::Reduce(reduction) => self.reduce(state, op, reduction)?,
            I::Library(name) => return self.library_intrinsic(state, op, name),
            _ => self.elementwise(state, op)?,
        }
        Ok(Next::Op)
    }

    fn widen_length(&mut self, op: &IntrinsicOp, len: Value) -> Value {
        let width = op.arguments[2].leaves[0].scalar.width();
        self.universe.resize_integer(len, width, 64, false)
    }

    /// `llvm.assume` states what the optimiser may rely on: that it holds is ours to check.
    fn optimiser_assumption(&mut self, state: &mut State, op: &IntrinsicOp) -> Result<(), End> {
        let value = read(state, op.arguments[0].values[0]);
        let value = self.defined(state, value, 1, "an assumed condition")?;
        let holds = self.universe.condition(value);
        self.require(state, holds, Code::UnreachableReached, |_, _| {
            (
                "a condition that the program tells the compiler to assume does not hold".into(),
                Vec::new(),
            )
        })?;
        self.assume(state, holds)
    }

    fn lifetime(&mut self, state: &mut State, pointer: Value, begins: bool) {
        let Value::Pointer(pointer) = pointer else {
            return;
        };
        let site = state.top.site();
        let Some(slot) = state.memory.get_mut(pointer.object) else {
            return;
        };
        slot.content = crate::value::memory::content::Content::new(
            self.universe.objects.get(pointer.object).size.limit(),
            Fill::Uninitialised,
        );
        slot.life = if begins {
            Life::Live
        } else {
            Life::Dead(Death::ScopeEnded, site)
        };
    }

    /// The ranges of a `memcpy` must not overlap; the compiler's own copies may be of one object
    /// onto itself.
    pub fn check_overlap(
        &mut self,
        state: &mut State,
        to: Value,
        from: Value,
        len: Value,
        allow_same: bool,
    ) -> Result<(), End> {
        let len = self.universe.term(len, 64);
        let (targets, sources) = (self.universe.targets(to), self.universe.targets(from));
        let mut apart = TermId::TRUE;
        for target in &targets {
            for source in &sources {
                if target.object != source.object || target.object == ObjectId::NONE {
                    continue;
                }
                let arena = &mut self.universe.arena;
                let together = arena.and(target.guard, source.guard);
                let distance = arena.sub(target.offset, source.offset);
                let back = arena.sub(source.offset, target.offset);
                let after = arena.ule(len, distance);
                let before = arena.ule(len, back);
                let mut fine = arena.and(after, before);
                if allow_same {
                    let same = arena.eq(target.offset, source.offset);
                    fine = arena.or(fine, same);
                }
                let zero = arena.bv(64, 0);
                let empty = arena.eq(len, zero);
                let fine = arena.or(fine, empty);
                let here = arena.implies(together, fine);
                apart = arena.and(apart, here);
            }
        }
        self.require(state, apart, Code::OverlappingCopy, |engine, _| {
            let what = engine.describe_object_of(to);
            (
                format!("the source and the target of a copy overlap in {what}").into(),
                Vec::new(),
            )
        })
    }

    fn object_size(&mut self, pointer: Value, minimum: bool) -> Value {
        match pointer {
            Value::Pointer(Pointer { object, offset, .. }) if object != ObjectId::NONE => {
                let size = self.universe.objects.get(object).size.limit();
                Value::Int(size.saturating_sub(offset))
            }
            _ => Value::Int(if minimum { 0 } else { u64::MAX }),
        }
    }

    /// `llvm.sin` and the like: the C library's function of that name, if it is linked in.
    fn library_intrinsic(
        &mut self,
        state: &mut State,
        op: &IntrinsicOp,
        name: &str,
    ) -> Result<Next, End> {
        let Scalar::Float(format) = op.result_leaves[0].scalar else {
            return Err(self.unsupported(state, format!("the intrinsic {}", op.name)));
        };
        let suffix = match format {
            FloatFormat::Single => "f",
            FloatFormat::Double => "",
            FloatFormat::X87 => "l",
            _ => return Err(self.unsupported(state, format!("the intrinsic {}", op.name))),
        };
        let function = self
            .image
            .program
            .function_named(&format!("{name}{suffix}"));
        match function.filter(|function| self.image.program.function(*function).defined) {
            Some(function) if op.result_leaves.len() == 1 => {
                let arguments = op
                    .arguments
                    .iter()
                    .map(|argument| crate::state::call::ActualArgument {
                        values: argument
                            .values
                            .iter()
                            .map(|arg| read(state, *arg))
                            .collect(),
                        leaves: argument.leaves.clone(),
                        by_value: None,
                    })
                    .collect();
                self.enter(
                    state,
                    function,
                    arguments,
                    crate::state::OnReturn::Intrinsic,
                )?;
                Ok(Next::Elsewhere)
            }
            _ => {
                self.record_assumption(state, &format!("`{name}{suffix}` returns any value"));
                for (index, leaf) in op.result_leaves.iter().enumerate() {
                    let value =
                        self.any_value(state, leaf.scalar, ChoiceKind::UnmodelledInstruction);
                    state.top.set(op.result + index as u32, value);
                }
                Ok(Next::Op)
            }
        }
    }
}
