//! Constant expressions and the other constants that begin with a keyword.

use super::Reader;
use super::lexer::Token;
use super::symbols::SymbolName;
use super::tokens::{Parse, fault};
use crate::constant::{Constant, ConstantExpression, InRange};
use crate::error::Problem;
use crate::index::{ConstId, StrId, TypeId};
use crate::opcode::{BinaryOp, CastOp, FastMath, FloatPredicate, GepFlags, IntPredicate};
use crate::types::Type;

/// A `blockaddress` that waits for its function's body.
pub(super) struct PendingBlockAddress {
    pub(super) constant: ConstId,
    pub(super) function: SymbolName,
    pub(super) block: BlockName,
    pub(super) position: usize,
}

/// A block as a `blockaddress` names it.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum BlockName {
    Named(StrId),
    Numbered(u32),
}

impl<'t> Reader<'t> {
    /// A constant of type `ty` that begins with `word`.
    pub(super) fn constant_expression(&mut self, ty: TypeId, word: &'t str) -> Parse<ConstId> {
        let start = self.tokens.start;
        let id = match word {
            "blockaddress" => self.block_address(ty)?,
            "dso_local_equivalent" | "no_cfi" => {
                self.tokens.advance()?;
                let symbol = self.symbol_constant(ty)?;
                let constant = match word {
                    "no_cfi" => Constant::NoCfi(symbol),
                    _ => Constant::DsoLocalEquivalent(symbol),
                };
                self.intern_constant(ty, constant)
            }
            "ptrauth" => self.pointer_authentication(ty)?,
            _ => {
                let (actual, expression) = self.operation(word)?;
                self.intern_constant(actual, Constant::Expression(Box::new(expression)))
            }
        };
        let actual = self.module.constant_type(id);
        if actual != ty {
            return fault(
                start,
                Problem::TypeMismatch {
                    what: word.to_owned(),
                    actual: self.module.type_text(actual),
                    expected: self.module.type_text(ty),
                },
            );
        }
        Ok(id)
    }

    /// An operation with its operands in parentheses, and the type of its result.
    pub(super) fn operation(&mut self, word: &'t str) -> Parse<(TypeId, ConstantExpression)> {
        if let Some(op) = CastOp::from_keyword(word) {
            return self.constant_cast(op);
        }
        if let Some(op) = BinaryOp::from_keyword(word) {
            return self.constant_binary(op);
        }
        match word {
            "getelementptr" => self.constant_gep(),
            "icmp" | "fcmp" => self.constant_compare(word),
            "fneg" => {
                self.tokens.advance()?;
                self.tokens.expect(b'(')?;
                let value = self.typed_constant()?;
                self.tokens.expect(b')')?;
                Ok((
                    self.module.constant_type(value),
                    ConstantExpression::FNeg(value),
                ))
            }
            "select" | "insertelement" | "shufflevector" => self.constant_of_three(word),
            "extractelement" => self.constant_extract_element(),
            "extractvalue" | "insertvalue" => self.constant_member(word),
            _ => self.tokens.unexpected("a constant"),
        }
    }

    fn constant_cast(&mut self, op: CastOp) -> Parse<(TypeId, ConstantExpression)> {
        let start = self.tokens.start;
        self.tokens.advance()?;
        let flags = self.cast_flags(op)?;
        self.tokens.expect(b'(')?;
        let value = self.typed_constant()?;
        self.tokens.expect_word("to")?;
        let to = self.value_type()?;
        self.tokens.expect(b')')?;
        self.check_cast(op, self.module.constant_type(value), to, start)?;
        Ok((to, ConstantExpression::Cast { op, flags, value }))
    }

    fn constant_binary(&mut self, op: BinaryOp) -> Parse<(TypeId, ConstantExpression)> {
        let start = self.tokens.start;
        self.tokens.advance()?;
        let flags = self.arithmetic_flags(op)?;
        self.tokens.expect(b'(')?;
        let (lhs, rhs) = self.constant_pair()?;
        self.tokens.expect(b')')?;
        let ty = self.module.constant_type(lhs);
        self.check_arithmetic(op, ty, start)?;
        Ok((
            ty,
            ConstantExpression::Binary {
                op,
                flags,
                lhs,
                rhs,
            },
        ))
    }

    /// Two constants of one type.
    fn constant_pair(&mut self) -> Parse<(ConstId, ConstId)> {
        let lhs = self.typed_constant()?;
        self.tokens.expect(b',')?;
        let start = self.tokens.start;
        let rhs = self.typed_constant()?;
        let (ty, other) = (
            self.module.constant_type(lhs),
            self.module.constant_type(rhs),
        );
        if ty != other {
            return self.wrong_type(start, "the second operand", other);
        }
        Ok((lhs, rhs))
    }

    fn constant_compare(&mut self, word: &str) -> Parse<(TypeId, ConstantExpression)> {
        let start = self.tokens.start;
        self.tokens.advance()?;
        let Token::Word(predicate) = self.tokens.current else {
            return self.tokens.unexpected("a predicate");
        };
        let expression: fn(&str, ConstId, ConstId) -> Option<ConstantExpression> = match word {
            "icmp" => |predicate, lhs, rhs| {
                let predicate = IntPredicate::from_keyword(predicate)?;
                Some(ConstantExpression::IntCompare {
                    predicate,
                    lhs,
                    rhs,
                })
            },
            _ => |predicate, lhs, rhs| {
                let predicate = FloatPredicate::from_keyword(predicate)?;
                Some(ConstantExpression::FloatCompare {
                    predicate,
                    lhs,
                    rhs,
                })
            },
        };
        let predicate_at = self.tokens.start;
        self.tokens.advance()?;
        self.tokens.expect(b'(')?;
        let (lhs, rhs) = self.constant_pair()?;
        self.tokens.expect(b')')?;
        let Some(expression) = expression(predicate, lhs, rhs) else {
            return fault(predicate_at, Problem::Malformed("unknown predicate"));
        };
        let ty = self.compare_type(self.module.constant_type(lhs), word == "fcmp", start)?;
        Ok((ty, expression))
    }

    fn constant_gep(&mut self) -> Parse<(TypeId, ConstantExpression)> {
        let start = self.tokens.start;
        self.tokens.expect_word("getelementptr")?;
        let (flags, mut in_range) = self.constant_gep_flags()?;
        self.tokens.expect(b'(')?;
        let source_type = self.ty()?;
        self.tokens.expect(b',')?;
        let base = self.typed_constant()?;
        let mut indices = Vec::new();
        while self.tokens.eat(b',')? {
            if self.tokens.eat_word("inrange")? {
                in_range = Some(InRange::Index(
                    u32::try_from(indices.len()).unwrap_or(u32::MAX),
                ));
            }
            indices.push(self.typed_constant()?);
        }
        self.tokens.expect(b')')?;
        let index_types: Vec<_> = indices
            .iter()
            .map(|&id| self.module.constant_type(id))
            .collect();
        let base_type = self.module.constant_type(base);
        let known: Vec<_> = indices.iter().map(|&id| self.constant_index(id)).collect();
        let known = |index: usize| known[index];
        let ty = self.gep_type(source_type, base_type, &index_types, known, start)?;
        let indices = indices.into();
        Ok((
            ty,
            ConstantExpression::GetElementPtr {
                flags,
                source_type,
                base,
                indices,
                in_range,
            },
        ))
    }

    fn constant_gep_flags(&mut self) -> Parse<(GepFlags, Option<InRange>)> {
        let mut flags = self.gep_flags()?;
        let mut in_range = None;
        while self.tokens.eat_word("inrange")? {
            self.tokens.expect(b'(')?;
            let start = self.tokens.signed_number()?;
            self.tokens.expect(b',')?;
            let end = self.tokens.signed_number()?;
            self.tokens.expect(b')')?;
            in_range = Some(InRange::Bytes { start, end });
            flags.insert(self.gep_flags()?);
        }
        Ok((flags, in_range))
    }

    fn constant_of_three(&mut self, word: &str) -> Parse<(TypeId, ConstantExpression)> {
        let start = self.tokens.start;
        self.tokens.advance()?;
        self.tokens.expect(b'(')?;
        let first = self.typed_constant()?;
        self.tokens.expect(b',')?;
        let second = self.typed_constant()?;
        self.tokens.expect(b',')?;
        let third = self.typed_constant()?;
        self.tokens.expect(b')')?;
        let types = [first, second, third].map(|id| self.module.constant_type(id));
        Ok(match word {
            "select" => {
                self.check_select(types[0], types[1], types[2], start)?;
                let (condition, on_true, on_false) = (first, second, third);
                (
                    types[1],
                    ConstantExpression::Select {
                        condition,
                        on_true,
                        on_false,
                    },
                )
            }
            "insertelement" => {
                self.check_insert_element(types[0], types[1], types[2], start)?;
                let (vector, element, index) = (first, second, third);
                (
                    types[0],
                    ConstantExpression::InsertElement {
                        vector,
                        element,
                        index,
                    },
                )
            }
            _ => {
                let ty = self.shuffle_type(types[0], types[1], types[2], start)?;
                (
                    ty,
                    ConstantExpression::ShuffleVector {
                        first,
                        second,
                        mask: third,
                    },
                )
            }
        })
    }

    fn constant_extract_element(&mut self) -> Parse<(TypeId, ConstantExpression)> {
        let start = self.tokens.start;
        self.tokens.advance()?;
        self.tokens.expect(b'(')?;
        let vector = self.typed_constant()?;
        self.tokens.expect(b',')?;
        let index = self.typed_constant()?;
        self.tokens.expect(b')')?;
        let types = [vector, index].map(|id| self.module.constant_type(id));
        let ty = self.extracted_type(types[0], types[1], start)?;
        Ok((ty, ConstantExpression::ExtractElement { vector, index }))
    }

    fn constant_member(&mut self, word: &str) -> Parse<(TypeId, ConstantExpression)> {
        let start = self.tokens.start;
        self.tokens.advance()?;
        self.tokens.expect(b'(')?;
        let aggregate = self.typed_constant()?;
        self.tokens.expect(b',')?;
        let element = match word {
            "insertvalue" => {
                let element = self.typed_constant()?;
                self.tokens.expect(b',')?;
                Some(element)
            }
            _ => None,
        };
        let path: Box<[u32]> = self.index_path()?.into();
        self.tokens.expect(b')')?;
        let whole = self.module.constant_type(aggregate);
        let member = self.member_type(whole, &path, start)?;
        let Some(element) = element else {
            return Ok((member, ConstantExpression::ExtractValue { aggregate, path }));
        };
        if self.module.constant_type(element) != member {
            return self.wrong_type(
                start,
                "the inserted value",
                self.module.constant_type(element),
            );
        }
        Ok((
            whole,
            ConstantExpression::InsertValue {
                aggregate,
                element,
                path,
            },
        ))
    }

    /// `blockaddress(@function, %block)`.
    fn block_address(&mut self, ty: TypeId) -> Parse<ConstId> {
        let position = self.tokens.start;
        if !matches!(self.module.ty(ty), Type::Pointer { .. }) {
            return self.wrong_type(position, "the address of a block", ty);
        }
        self.tokens.expect_word("blockaddress")?;
        self.tokens.expect(b'(')?;
        let at = self.tokens.start;
        let function = self.symbol_name()?;
        self.symbol_reference(function, self.known.pointer, at);
        self.tokens.expect(b',')?;
        let block = match self.tokens.current {
            Token::Local(raw) => BlockName::Named(self.intern_raw(raw)),
            Token::LocalNumber(number) => BlockName::Numbered(number),
            _ => return self.tokens.unexpected("a block"),
        };
        self.tokens.advance()?;
        self.tokens.expect(b')')?;
        if let Some(known) = self.block_addresses.get(&(function, block, ty)) {
            return Ok(*known);
        }
        let constant = self.reserve_constant(ty);
        self.block_addresses.insert((function, block, ty), constant);
        self.pending_blocks.push(PendingBlockAddress {
            constant,
            function,
            block,
            position,
        });
        Ok(constant)
    }

    /// `ptrauth (pointer, i32 key[, i64 discriminator[, ptr address[, ptr deactivation]]])`.
    fn pointer_authentication(&mut self, ty: TypeId) -> Parse<ConstId> {
        self.tokens.expect_word("ptrauth")?;
        self.tokens.expect(b'(')?;
        let mut parts = vec![self.typed_constant()?];
        while self.tokens.eat(b',')? {
            parts.push(self.typed_constant()?);
        }
        if parts.len() < 2 || parts.len() > 5 {
            return self
                .tokens
                .wrong(Problem::Malformed("`ptrauth` has two to five operands"));
        }
        self.tokens.expect(b')')?;
        Ok(self.intern_constant(ty, Constant::PtrAuth(parts.into())))
    }

    /// Fast-math flags, as many as there are.
    pub(super) fn fast_math(&mut self) -> Parse<FastMath> {
        let mut flags = FastMath::default();
        while let Token::Word(word) = self.tokens.current {
            flags.insert(match word {
                "fast" => FastMath::FAST,
                "reassoc" => FastMath::REASSOC,
                "nnan" => FastMath::NNAN,
                "ninf" => FastMath::NINF,
                "nsz" => FastMath::NSZ,
                "arcp" => FastMath::ARCP,
                "contract" => FastMath::CONTRACT,
                "afn" => FastMath::AFN,
                _ => break,
            });
            self.tokens.advance()?;
        }
        Ok(flags)
    }
}
