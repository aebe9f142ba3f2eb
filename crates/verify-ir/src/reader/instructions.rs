//! Instructions that compute: arithmetic, comparisons, conversions, aggregates and vectors; and the
//! table from opcodes to their readers.

use super::Reader;
use super::body::Parsed;
use super::lexer::Token;
use super::tokens::Parse;
use crate::error::Problem;
use crate::instruction::{InsertValue, InstructionKind, Operand, TailCall};
use crate::opcode::{BinaryOp, CastOp, FloatPredicate, IntPredicate};
use crate::types::Type;

impl<'t> Reader<'t> {
    /// The instruction with this opcode under the eye; none where it has become a debug record.
    pub(super) fn operation_of(&mut self, opcode: &'t str) -> Parse<Option<Parsed>> {
        if opcode == "call" {
            return self.call(TailCall::None);
        }
        let parsed = match opcode {
            "load" => self.load(),
            "store" => self.store(),
            "br" => self.branch(),
            "getelementptr" => self.get_element_ptr(),
            "alloca" => self.alloca(),
            "invoke" => self.invoke(),
            "ret" => self.ret(),
            "icmp" => self.int_compare(),
            "phi" => self.phi(),
            "tail" | "musttail" | "notail" => return self.marked_call(opcode),
            "select" => self.select(),
            "extractvalue" => self.extract_value(),
            "insertvalue" => self.insert_value(),
            "landingpad" => self.landing_pad(),
            "unreachable" => self.unreachable(),
            "resume" => self.resume(),
            "switch" => self.switch(),
            "fcmp" => self.float_compare(),
            "fneg" => self.float_negation(),
            "freeze" => self.freeze(),
            "extractelement" => self.extract_element(),
            "insertelement" => self.insert_element(),
            "shufflevector" => self.shuffle_vector(),
            "fence" => self.fence(),
            "cmpxchg" => self.compare_exchange(),
            "atomicrmw" => self.atomic_read_modify_write(),
            "va_arg" => self.va_arg(),
            "indirectbr" => self.indirect_branch(),
            "callbr" => self.call_branch(),
            "catchswitch" => self.catch_switch(),
            "catchpad" => self.catch_pad(),
            "cleanuppad" => self.cleanup_pad(),
            "catchret" => self.catch_return(),
            "cleanupret" => self.cleanup_return(),
            _ => match (BinaryOp::from_keyword(opcode), CastOp::from_keyword(opcode)) {
                (Some(op), _) => self.binary(op),
                (_, Some(op)) => self.cast(op),
                _ => self.tokens.unexpected("an instruction"),
            },
        };
        parsed.map(Some)
    }

    fn binary(&mut self, op: BinaryOp) -> Parse<Parsed> {
        let at = self.tokens.start;
        self.tokens.advance()?;
        let flags = self.arithmetic_flags(op)?;
        let (ty, lhs) = self.typed_value()?;
        self.check_arithmetic(op, ty, at)?;
        self.tokens.expect(b',')?;
        let rhs = self.value(ty)?;
        Ok(Parsed {
            ty,
            kind: InstructionKind::Binary {
                op,
                flags,
                lhs,
                rhs,
            },
        })
    }

    fn float_negation(&mut self) -> Parse<Parsed> {
        let at = self.tokens.start;
        self.tokens.advance()?;
        let flags = self.fast_math()?;
        let (ty, value) = self.typed_value()?;
        self.check_arithmetic(BinaryOp::FSub, ty, at)?;
        Ok(Parsed {
            ty,
            kind: InstructionKind::FNeg { flags, value },
        })
    }

    fn int_compare(&mut self) -> Parse<Parsed> {
        let at = self.tokens.start;
        self.tokens.advance()?;
        let same_sign = self.tokens.eat_word("samesign")?;
        let predicate = match self.tokens.current {
            Token::Word(word) => IntPredicate::from_keyword(word),
            _ => None,
        };
        let Some(predicate) = predicate else {
            return self.tokens.unexpected("a comparison of integers");
        };
        self.tokens.advance()?;
        let (ty, lhs) = self.typed_value()?;
        self.tokens.expect(b',')?;
        let rhs = self.value(ty)?;
        let ty = self.compare_type(ty, false, at)?;
        Ok(Parsed {
            ty,
            kind: InstructionKind::IntCompare {
                predicate,
                same_sign,
                lhs,
                rhs,
            },
        })
    }

    fn float_compare(&mut self) -> Parse<Parsed> {
        let at = self.tokens.start;
        self.tokens.advance()?;
        let flags = self.fast_math()?;
        let predicate = match self.tokens.current {
            Token::Word(word) => FloatPredicate::from_keyword(word),
            _ => None,
        };
        let Some(predicate) = predicate else {
            return self.tokens.unexpected("a comparison of floats");
        };
        self.tokens.advance()?;
        let (ty, lhs) = self.typed_value()?;
        self.tokens.expect(b',')?;
        let rhs = self.value(ty)?;
        let ty = self.compare_type(ty, true, at)?;
        Ok(Parsed {
            ty,
            kind: InstructionKind::FloatCompare {
                predicate,
                flags,
                lhs,
                rhs,
            },
        })
    }

    fn cast(&mut self, op: CastOp) -> Parse<Parsed> {
        let at = self.tokens.start;
        self.tokens.advance()?;
        let flags = self.cast_flags(op)?;
        let (from, value) = self.typed_value()?;
        self.tokens.expect_word("to")?;
        let ty = self.value_type()?;
        self.check_cast(op, from, ty, at)?;
        Ok(Parsed {
            ty,
            kind: InstructionKind::Cast { op, flags, value },
        })
    }

    fn select(&mut self) -> Parse<Parsed> {
        let at = self.tokens.start;
        self.tokens.advance()?;
        let flags = self.fast_math()?;
        let (condition_type, condition) = self.typed_value()?;
        self.tokens.expect(b',')?;
        let (ty, on_true) = self.typed_value()?;
        self.tokens.expect(b',')?;
        let (other, on_false) = self.typed_value()?;
        self.check_select(condition_type, ty, other, at)?;
        Ok(Parsed {
            ty,
            kind: InstructionKind::Select {
                flags,
                condition,
                on_true,
                on_false,
            },
        })
    }

    fn freeze(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        let (ty, value) = self.typed_value()?;
        Ok(Parsed {
            ty,
            kind: InstructionKind::Freeze { value },
        })
    }

    fn phi(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        let flags = self.fast_math()?;
        let ty = self.value_type()?;
        let mut incoming = Vec::new();
        loop {
            self.tokens.expect(b'[')?;
            let value = self.value(ty)?;
            self.tokens.expect(b',')?;
            let block = self.block_reference()?;
            self.tokens.expect(b']')?;
            incoming.push((value, block));
            if !self.more()? {
                break;
            }
        }
        let incoming = incoming.into();
        Ok(Parsed {
            ty,
            kind: InstructionKind::Phi { flags, incoming },
        })
    }

    fn extract_value(&mut self) -> Parse<Parsed> {
        let at = self.tokens.start;
        self.tokens.advance()?;
        let (whole, aggregate) = self.typed_value()?;
        self.tokens.expect(b',')?;
        let path = self.index_path()?;
        let ty = self.member_type(whole, &path, at)?;
        let path = path.into();
        Ok(Parsed {
            ty,
            kind: InstructionKind::ExtractValue { aggregate, path },
        })
    }

    fn insert_value(&mut self) -> Parse<Parsed> {
        let at = self.tokens.start;
        self.tokens.advance()?;
        let (ty, aggregate) = self.typed_value()?;
        self.tokens.expect(b',')?;
        let (element_type, element) = self.typed_value()?;
        self.tokens.expect(b',')?;
        let path = self.index_path()?;
        if self.member_type(ty, &path, at)? != element_type {
            return self.wrong_type(at, "the inserted value", element_type);
        }
        let insert = InsertValue {
            aggregate,
            element,
            path: path.into(),
        };
        Ok(Parsed {
            ty,
            kind: InstructionKind::InsertValue(Box::new(insert)),
        })
    }

    fn extract_element(&mut self) -> Parse<Parsed> {
        let at = self.tokens.start;
        self.tokens.advance()?;
        let (vector_type, vector) = self.typed_value()?;
        self.tokens.expect(b',')?;
        let (index_type, index) = self.typed_value()?;
        let ty = self.extracted_type(vector_type, index_type, at)?;
        Ok(Parsed {
            ty,
            kind: InstructionKind::ExtractElement { vector, index },
        })
    }

    fn insert_element(&mut self) -> Parse<Parsed> {
        let at = self.tokens.start;
        self.tokens.advance()?;
        let (ty, vector) = self.typed_value()?;
        self.tokens.expect(b',')?;
        let (element_type, element) = self.typed_value()?;
        self.tokens.expect(b',')?;
        let (index_type, index) = self.typed_value()?;
        self.check_insert_element(ty, element_type, index_type, at)?;
        Ok(Parsed {
            ty,
            kind: InstructionKind::InsertElement {
                vector,
                element,
                index,
            },
        })
    }

    fn shuffle_vector(&mut self) -> Parse<Parsed> {
        let at = self.tokens.start;
        self.tokens.advance()?;
        let (first_type, first) = self.typed_value()?;
        self.tokens.expect(b',')?;
        let (second_type, second) = self.typed_value()?;
        self.tokens.expect(b',')?;
        let mask_at = self.tokens.start;
        let (mask_type, mask) = self.typed_value()?;
        let Operand::Constant(mask) = mask else {
            let problem = Problem::Malformed("the mask of a shuffle is a constant");
            return super::tokens::fault(mask_at, problem);
        };
        let ty = self.shuffle_type(first_type, second_type, mask_type, at)?;
        Ok(Parsed {
            ty,
            kind: InstructionKind::ShuffleVector {
                first,
                second,
                mask,
            },
        })
    }

    fn va_arg(&mut self) -> Parse<Parsed> {
        let at = self.tokens.start;
        self.tokens.advance()?;
        let (list_type, list) = self.typed_value()?;
        if !matches!(self.module.ty(list_type), Type::Pointer { .. }) {
            return self.wrong_type(at, "the list of arguments", list_type);
        }
        self.tokens.expect(b',')?;
        let ty = self.value_type()?;
        Ok(Parsed {
            ty,
            kind: InstructionKind::VaArg { list },
        })
    }
}
