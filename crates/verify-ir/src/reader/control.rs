//! Terminators and the instructions of exception handling.

use super::Reader;
use super::body::Parsed;
use super::lexer::Token;
use super::tokens::{Parse, fault};
use crate::constant::Constant;
use crate::error::Problem;
use crate::index::BlockId;
use crate::instruction::{Clause, InstructionKind, Operand};
use crate::types::Type;
use rustc_hash::FxHashSet;

impl Reader<'_> {
    fn without_result(&self, kind: InstructionKind) -> Parse<Parsed> {
        Ok(Parsed {
            ty: self.known.void,
            kind,
        })
    }

    pub(super) fn ret(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        let at = self.tokens.start;
        let ty = self.ty()?;
        let function = self
            .function
            .expect("instructions are read inside of functions");
        if ty != self.module.function(function).result {
            return self.wrong_type(at, "the result of this function", ty);
        }
        let value = match ty == self.known.void {
            true => None,
            false => Some(self.value(ty)?),
        };
        self.without_result(InstructionKind::Return(value))
    }

    pub(super) fn branch(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        if self.tokens.is_word("label") {
            let target = self.label()?;
            return self.without_result(InstructionKind::Branch(target));
        }
        let at = self.tokens.start;
        let (ty, condition) = self.typed_value()?;
        if ty != self.known.bit {
            return self.wrong_type(at, "a condition", ty);
        }
        self.tokens.expect(b',')?;
        let on_true = self.label()?;
        self.tokens.expect(b',')?;
        let on_false = self.label()?;
        self.without_result(InstructionKind::CondBranch {
            condition,
            on_true,
            on_false,
        })
    }

    pub(super) fn switch(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        let at = self.tokens.start;
        let (ty, value) = self.typed_value()?;
        if self.module.types.integer_bits(ty).is_none() {
            return self.wrong_type(at, "the value of a switch", ty);
        }
        self.tokens.expect(b',')?;
        let default = self.label()?;
        self.tokens.expect(b'[')?;
        let mut cases = Vec::new();
        let mut seen = FxHashSet::default();
        while !self.tokens.is(b']') {
            let at = self.tokens.start;
            let constant = self.typed_constant()?;
            if self.module.constant_type(constant) != ty {
                return self.wrong_type(at, "a case", self.module.constant_type(constant));
            }
            let integer = self.module.constant(constant);
            if !matches!(integer, Constant::Integer(_) | Constant::WideInteger(_)) {
                return fault(at, Problem::Malformed("a case is an integer"));
            }
            if !seen.insert(constant) {
                return fault(at, Problem::Malformed("a case occurs twice"));
            }
            self.tokens.expect(b',')?;
            cases.push((constant, self.label()?));
        }
        self.tokens.expect(b']')?;
        let cases = cases.into();
        self.without_result(InstructionKind::Switch {
            value,
            default,
            cases,
        })
    }

    pub(super) fn indirect_branch(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        let at = self.tokens.start;
        let (ty, address) = self.typed_value()?;
        if !self.module.types.is_pointer(ty) {
            return self.wrong_type(at, "the address of a block", ty);
        }
        self.tokens.expect(b',')?;
        let targets = self.label_list()?;
        self.without_result(InstructionKind::IndirectBranch { address, targets })
    }

    /// `[label %a, label %b]`.
    pub(super) fn label_list(&mut self) -> Parse<Box<[BlockId]>> {
        self.tokens.expect(b'[')?;
        let mut targets = Vec::new();
        if !self.tokens.is(b']') {
            targets.push(self.label()?);
            while self.tokens.eat(b',')? {
                targets.push(self.label()?);
            }
        }
        self.tokens.expect(b']')?;
        Ok(targets.into())
    }

    pub(super) fn unreachable(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        self.without_result(InstructionKind::Unreachable)
    }

    pub(super) fn resume(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        let (_, value) = self.typed_value()?;
        self.without_result(InstructionKind::Resume { value })
    }

    pub(super) fn landing_pad(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        let ty = self.value_type()?;
        let cleanup = self.tokens.eat_word("cleanup")?;
        let mut clauses = Vec::new();
        loop {
            let filter = match self.tokens.current {
                Token::Word("catch") => false,
                Token::Word("filter") => true,
                _ => break,
            };
            self.tokens.advance()?;
            let at = self.tokens.start;
            let (clause_type, value) = self.typed_value()?;
            let is_array = matches!(self.module.ty(clause_type), Type::Array { .. });
            if is_array != filter {
                return self.wrong_type(at, "this clause", clause_type);
            }
            clauses.push(if filter {
                Clause::Filter(value)
            } else {
                Clause::Catch(value)
            });
        }
        let clauses = clauses.into();
        Ok(Parsed {
            ty,
            kind: InstructionKind::LandingPad { cleanup, clauses },
        })
    }

    /// A token: `none` or the result of a pad.
    fn pad(&mut self) -> Parse<Operand> {
        self.value(self.known.token)
    }

    /// `unwind to caller` or `unwind label %x`.
    fn unwind_target(&mut self) -> Parse<Option<BlockId>> {
        self.tokens.expect_word("unwind")?;
        if self.tokens.eat_word("to")? {
            self.tokens.expect_word("caller")?;
            return Ok(None);
        }
        self.label().map(Some)
    }

    pub(super) fn catch_switch(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        self.tokens.expect_word("within")?;
        let parent = self.pad()?;
        let at = self.tokens.start;
        let handlers = self.label_list()?;
        if handlers.is_empty() {
            return fault(
                at,
                Problem::Malformed("a `catchswitch` has at least one handler"),
            );
        }
        let unwind = self.unwind_target()?;
        let kind = InstructionKind::CatchSwitch {
            parent,
            handlers,
            unwind,
        };
        Ok(Parsed {
            ty: self.known.token,
            kind,
        })
    }

    pub(super) fn catch_pad(&mut self) -> Parse<Parsed> {
        let (parent, arguments) = self.pad_arguments()?;
        let kind = InstructionKind::CatchPad { parent, arguments };
        Ok(Parsed {
            ty: self.known.token,
            kind,
        })
    }

    pub(super) fn cleanup_pad(&mut self) -> Parse<Parsed> {
        let (parent, arguments) = self.pad_arguments()?;
        let kind = InstructionKind::CleanupPad { parent, arguments };
        Ok(Parsed {
            ty: self.known.token,
            kind,
        })
    }

    /// `within %parent [arguments]`.
    fn pad_arguments(&mut self) -> Parse<(Operand, Box<[Operand]>)> {
        self.tokens.advance()?;
        self.tokens.expect_word("within")?;
        let parent = self.pad()?;
        self.tokens.expect(b'[')?;
        let mut arguments = Vec::new();
        while !self.tokens.is(b']') {
            arguments.push(self.typed_argument()?.1);
            if !self.tokens.eat(b',')? {
                break;
            }
        }
        self.tokens.expect(b']')?;
        Ok((parent, arguments.into()))
    }

    pub(super) fn catch_return(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        self.tokens.expect_word("from")?;
        let pad = self.pad()?;
        self.tokens.expect_word("to")?;
        let target = self.label()?;
        self.without_result(InstructionKind::CatchReturn { pad, target })
    }

    pub(super) fn cleanup_return(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        self.tokens.expect_word("from")?;
        let pad = self.pad()?;
        let unwind = self.unwind_target()?;
        self.without_result(InstructionKind::CleanupReturn { pad, unwind })
    }
}
