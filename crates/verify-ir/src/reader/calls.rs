//! Calls of all three kinds, their arguments and bundles, and inline assembly.

use super::Reader;
use super::body::Parsed;
use super::lexer::Token;
use super::tokens::{Parse, fault};
use crate::error::Problem;
use crate::index::TypeId;
use crate::instruction::{
    Argument, Call, CallBranch, Callee, InlineAsm, InstructionKind, Invoke, Operand, OperandBundle,
    TailCall,
};
use crate::types::{FunctionType, Type};

impl<'t> Reader<'t> {
    /// `tail call` and its kin.
    pub(super) fn marked_call(&mut self, marker: &str) -> Parse<Option<Parsed>> {
        self.tokens.advance()?;
        if !self.tokens.is_word("call") {
            return self.tokens.unexpected("`call`");
        }
        self.call(match marker {
            "tail" => TailCall::Tail,
            "musttail" => TailCall::MustTail,
            _ => TailCall::NoTail,
        })
    }

    /// A `call`; none where it was a debug intrinsic and has become a record.
    pub(super) fn call(&mut self, tail: TailCall) -> Parse<Option<Parsed>> {
        self.tokens.advance()?;
        let flags = self.fast_math()?;
        let Some((ty, mut call)) = self.call_site(true, tail)? else {
            return Ok(None);
        };
        call.flags = flags;
        Ok(Some(Parsed {
            ty,
            kind: InstructionKind::Call(Box::new(call)),
        }))
    }

    pub(super) fn invoke(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        let (ty, call) = self.plain_call_site()?;
        self.tokens.expect_word("to")?;
        let normal = self.label()?;
        self.tokens.expect_word("unwind")?;
        let unwind = self.label()?;
        let kind = InstructionKind::Invoke(Box::new(Invoke {
            call,
            normal,
            unwind,
        }));
        Ok(Parsed { ty, kind })
    }

    pub(super) fn call_branch(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        let (ty, call) = self.plain_call_site()?;
        self.tokens.expect_word("to")?;
        let fallthrough = self.label()?;
        let indirect = self.label_list()?;
        let branch = CallBranch {
            call,
            fallthrough,
            indirect,
        };
        Ok(Parsed {
            ty,
            kind: InstructionKind::CallBranch(Box::new(branch)),
        })
    }

    fn plain_call_site(&mut self) -> Parse<(TypeId, Call)> {
        let at = self.tokens.start;
        match self.call_site(false, TailCall::None)? {
            Some(site) => Ok(site),
            None => fault(
                at,
                Problem::Malformed("only a `call` reaches a debug intrinsic"),
            ),
        }
    }

    /// From the calling convention to the bundles; the type of the result and the call.
    fn call_site(&mut self, may_be_debug: bool, tail: TailCall) -> Parse<Option<(TypeId, Call)>> {
        let calling_convention = self.calling_convention()?;
        let return_attributes = self.value_attributes()?;
        let space = self.address_space()?;
        let type_at = self.tokens.start;
        let ty = self.ty()?;
        if may_be_debug
            && let Token::Global(name) = self.tokens.current
            && let Some(kind) = name.strip_prefix(b"llvm.dbg.")
        {
            self.debug_intrinsic(kind)?;
            return Ok(None);
        }
        let space = space.unwrap_or(self.module.data_layout.program_address_space);
        let callee_type = self.pointer_in(space);
        let callee_at = self.tokens.start;
        let callee = self.callee(callee_type)?;
        let (arguments, types) = self.arguments(tail)?;
        let attributes = self.function_attributes()?;
        let bundles = self.bundles()?;
        let (result, function_type) = self.site_type(ty, types, type_at, callee_at)?;
        let call = Call {
            callee,
            function_type,
            arguments,
            return_attributes,
            attributes,
            calling_convention,
            tail,
            flags: crate::opcode::FastMath::default(),
            bundles,
        };
        Ok(Some((result, call)))
    }

    fn callee(&mut self, ty: TypeId) -> Parse<Callee> {
        if self.tokens.is_word("asm") {
            return Ok(Callee::InlineAsm(Box::new(self.inline_asm()?)));
        }
        // Which functions are called directly is known when all symbols are.
        self.value(ty).map(Callee::Indirect)
    }

    /// The type of the result and of the function, from what stands before the callee (a result
    /// type or a whole function type) and the arguments.
    fn site_type(
        &mut self,
        ty: TypeId,
        types: Vec<TypeId>,
        type_at: usize,
        callee_at: usize,
    ) -> Parse<(TypeId, TypeId)> {
        let Some(function) = self.module.types.function_type(ty) else {
            if matches!(self.module.ty(ty), Type::Label | Type::Metadata) {
                return self.wrong_type(type_at, "the result of a call", ty);
            }
            let function = FunctionType {
                result: ty,
                parameters: types.into(),
                varargs: false,
            };
            let function = self.intern_type(Type::Function(function));
            return Ok((ty, function));
        };
        let fixed = function.parameters.len();
        let fits = types.len() == fixed || function.varargs && types.len() > fixed;
        if !fits || types[..fixed] != function.parameters[..] {
            return fault(
                callee_at,
                Problem::Malformed("the arguments do not fit the function's type"),
            );
        }
        Ok((function.result, ty))
    }

    fn inline_asm(&mut self) -> Parse<InlineAsm> {
        self.tokens.expect_word("asm")?;
        let side_effect = self.tokens.eat_word("sideeffect")?;
        let align_stack = self.tokens.eat_word("alignstack")?;
        let intel_dialect = self.tokens.eat_word("inteldialect")?;
        let unwind = self.tokens.eat_word("unwind")?;
        let template = self.tokens.text()?;
        self.tokens.expect(b',')?;
        let constraints = self.tokens.text()?;
        Ok(InlineAsm {
            template: self.intern_raw(template),
            constraints: self.intern_raw(constraints),
            side_effect,
            align_stack,
            intel_dialect,
            unwind,
        })
    }

    /// `(type attributes value, …)`.
    fn arguments(&mut self, tail: TailCall) -> Parse<(Box<[Argument]>, Vec<TypeId>)> {
        self.tokens.expect(b'(')?;
        let (mut arguments, mut types) = (Vec::new(), Vec::new());
        while !self.tokens.is(b')') {
            if self.tokens.current == Token::Ellipsis && tail == TailCall::MustTail {
                // The variable arguments of the caller are passed on.
                self.tokens.advance()?;
                break;
            }
            let ty = self.value_type()?;
            let (attributes, value) = match ty == self.known.metadata {
                true => (Self::no_attributes(), self.metadata_argument()?),
                false => (self.value_attributes()?, self.value(ty)?),
            };
            arguments.push(Argument { value, attributes });
            types.push(ty);
            if !self.tokens.eat(b',')? {
                break;
            }
            if self.tokens.is(b')') {
                return self.tokens.unexpected("an argument");
            }
        }
        self.tokens.expect(b')')?;
        Ok((arguments.into(), types))
    }

    /// A type and a value or metadata.
    pub(super) fn typed_argument(&mut self) -> Parse<(TypeId, Operand)> {
        let ty = self.value_type()?;
        let value = match ty == self.known.metadata {
            true => self.metadata_argument()?,
            false => self.value(ty)?,
        };
        Ok((ty, value))
    }

    /// `[ "tag"(values), … ]`, if it stands here.
    fn bundles(&mut self) -> Parse<Box<[OperandBundle]>> {
        if !self.tokens.eat(b'[')? {
            return Ok(Box::default());
        }
        let mut bundles = Vec::new();
        while !self.tokens.is(b']') {
            let raw = self.tokens.text()?;
            let tag = self.intern_raw(raw);
            self.tokens.expect(b'(')?;
            let mut inputs = Vec::new();
            while !self.tokens.is(b')') {
                inputs.push(self.typed_argument()?.1);
                if !self.tokens.eat(b',')? {
                    break;
                }
            }
            self.tokens.expect(b')')?;
            bundles.push(OperandBundle {
                tag,
                inputs: inputs.into(),
            });
            if !self.tokens.eat(b',')? {
                break;
            }
        }
        self.tokens.expect(b']')?;
        Ok(bundles.into())
    }
}
