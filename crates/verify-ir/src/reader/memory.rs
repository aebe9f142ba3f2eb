//! Instructions that touch memory or compute addresses.

use super::Reader;
use super::body::Parsed;
use super::lexer::Token;
use super::tokens::Parse;
use crate::index::{FunctionId, StrId, TypeId};
use crate::instruction::{Access, CompareExchange, Instruction, InstructionKind, Operand};
use crate::opcode::{Align, AtomicOp, Ordering};
use crate::types::{StructBody, Type};

impl Reader<'_> {
    pub(super) fn alloca(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        let in_alloca = self.tokens.eat_word("inalloca")?;
        let swift_error = self.tokens.eat_word("swifterror")?;
        let allocated = self.value_type()?;
        let mut count = None;
        let mut align = None;
        let mut space = self.module.data_layout.alloca_address_space;
        while self.more()? {
            match self.tokens.current {
                Token::Word("align") => align = self.optional_alignment()?,
                Token::Word("addrspace") => space = self.address_space()?.unwrap_or(space),
                _ => {
                    let at = self.tokens.start;
                    let (ty, value) = self.typed_value()?;
                    if self.module.types.integer_bits(ty).is_none() {
                        return self.wrong_type(at, "a number of elements", ty);
                    }
                    count = Some(value);
                }
            }
        }
        let align = self.align_or_later(align);
        let ty = self.pointer_in(space);
        let kind = InstructionKind::Alloca {
            allocated,
            count,
            align,
            in_alloca,
            swift_error,
        };
        Ok(Parsed { ty, kind })
    }

    /// The alignment, or for now one byte where the text leaves it to the type.
    fn align_or_later(&mut self, align: Option<Align>) -> Align {
        if align.is_none()
            && let Some(function) = self.function
        {
            self.default_alignments
                .push((function, self.next_instruction(), self.tokens.start));
        }
        align.unwrap_or(Align::ONE)
    }

    /// A type and an address.
    fn address(&mut self) -> Parse<Operand> {
        let at = self.tokens.start;
        let (ty, pointer) = self.typed_value()?;
        if !self.module.types.is_pointer(ty) {
            return self.wrong_type(at, "an address", ty);
        }
        Ok(pointer)
    }

    pub(super) fn load(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        let atomic = self.tokens.eat_word("atomic")?;
        let volatile = self.tokens.eat_word("volatile")?;
        let ty = self.value_type()?;
        self.tokens.expect(b',')?;
        let pointer = self.address()?;
        let access = self.access(atomic, volatile)?;
        Ok(Parsed {
            ty,
            kind: InstructionKind::Load { pointer, access },
        })
    }

    pub(super) fn store(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        let atomic = self.tokens.eat_word("atomic")?;
        let volatile = self.tokens.eat_word("volatile")?;
        let (_, value) = self.typed_value()?;
        self.tokens.expect(b',')?;
        let pointer = self.address()?;
        let access = self.access(atomic, volatile)?;
        let kind = InstructionKind::Store {
            value,
            pointer,
            access,
        };
        Ok(Parsed {
            ty: self.known.void,
            kind,
        })
    }

    /// Scope and ordering of an atomic access, alignment of any.
    fn access(&mut self, atomic: bool, volatile: bool) -> Parse<Access> {
        let scope = if atomic { self.sync_scope()? } else { None };
        let ordering = if atomic { Some(self.ordering()?) } else { None };
        let align = if self.more()? {
            match self.optional_alignment()? {
                None => return self.tokens.unexpected("`align`"),
                align => align,
            }
        } else {
            None
        };
        let align = self.align_or_later(align);
        Ok(Access {
            align,
            volatile,
            ordering,
            scope,
        })
    }

    fn sync_scope(&mut self) -> Parse<Option<StrId>> {
        if !self.tokens.eat_word("syncscope")? {
            return Ok(None);
        }
        self.tokens.expect(b'(')?;
        let raw = self.tokens.text()?;
        self.tokens.expect(b')')?;
        Ok(if raw.is_empty() {
            None
        } else {
            Some(self.intern_raw(raw))
        })
    }

    fn ordering(&mut self) -> Parse<Ordering> {
        let ordering = match self.tokens.current {
            Token::Word(word) => Ordering::from_keyword(word),
            _ => None,
        };
        let Some(ordering) = ordering else {
            return self.tokens.unexpected("an ordering");
        };
        self.tokens.advance()?;
        Ok(ordering)
    }

    pub(super) fn get_element_ptr(&mut self) -> Parse<Parsed> {
        let at = self.tokens.start;
        self.tokens.advance()?;
        let flags = self.gep_flags()?;
        let source_type = self.value_type()?;
        self.tokens.expect(b',')?;
        let (base_type, base) = self.typed_value()?;
        let mut indices = std::mem::take(&mut self.scratch_operands);
        let mut types = std::mem::take(&mut self.scratch_types);
        indices.clear();
        types.clear();
        while self.more()? {
            let (ty, index) = self.typed_value()?;
            indices.push(index);
            types.push(ty);
        }
        let ty = self.gep_instruction_type(source_type, base_type, &types, &indices, at)?;
        let kind = InstructionKind::GetElementPtr {
            flags,
            source_type,
            base,
            indices: indices[..].into(),
        };
        self.scratch_operands = indices;
        self.scratch_types = types;
        Ok(Parsed { ty, kind })
    }

    fn gep_instruction_type(
        &mut self,
        source: TypeId,
        base: TypeId,
        types: &[TypeId],
        indices: &[Operand],
        at: usize,
    ) -> Parse<TypeId> {
        let known: Vec<Option<u128>> = match indices.len() {
            // Only the steps into the type need their values.
            0 | 1 => Vec::new(),
            _ => indices
                .iter()
                .map(|index| match index {
                    Operand::Constant(id) => self.constant_index(*id),
                    _ => None,
                })
                .collect(),
        };
        self.gep_type(source, base, types, |index| known[index], at)
    }

    pub(super) fn fence(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        let scope = self.sync_scope()?;
        let ordering = self.ordering()?;
        Ok(Parsed {
            ty: self.known.void,
            kind: InstructionKind::Fence { ordering, scope },
        })
    }

    pub(super) fn compare_exchange(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        let weak = self.tokens.eat_word("weak")?;
        let volatile = self.tokens.eat_word("volatile")?;
        let pointer = self.address()?;
        self.tokens.expect(b',')?;
        let (old_type, expected) = self.typed_value()?;
        self.tokens.expect(b',')?;
        let at = self.tokens.start;
        let (new_type, replacement) = self.typed_value()?;
        if old_type != new_type {
            return self.wrong_type(at, "the replacement", new_type);
        }
        let scope = self.sync_scope()?;
        let success = self.ordering()?;
        let failure = self.ordering()?;
        let align = if self.more()? {
            self.optional_alignment()?
        } else {
            None
        };
        let align = self.align_or_later(align);
        let access = Access {
            align,
            volatile,
            ordering: Some(success),
            scope,
        };
        let ty = self.intern_type(Type::Struct(StructBody {
            fields: Box::new([old_type, self.known.bit]),
            packed: false,
        }));
        let exchange = CompareExchange {
            pointer,
            expected,
            replacement,
            access,
            failure,
            weak,
        };
        Ok(Parsed {
            ty,
            kind: InstructionKind::CompareExchange(Box::new(exchange)),
        })
    }

    pub(super) fn atomic_read_modify_write(&mut self) -> Parse<Parsed> {
        self.tokens.advance()?;
        let volatile = self.tokens.eat_word("volatile")?;
        let op = match self.tokens.current {
            Token::Word(word) => AtomicOp::from_keyword(word),
            _ => None,
        };
        let Some(op) = op else {
            return self.tokens.unexpected("an atomic operation");
        };
        self.tokens.advance()?;
        let pointer = self.address()?;
        self.tokens.expect(b',')?;
        let (ty, value) = self.typed_value()?;
        let scope = self.sync_scope()?;
        let ordering = Some(self.ordering()?);
        let align = if self.more()? {
            self.optional_alignment()?
        } else {
            None
        };
        let align = self.align_or_later(align);
        let access = Access {
            align,
            volatile,
            ordering,
            scope,
        };
        let kind = InstructionKind::AtomicReadModifyWrite {
            op,
            pointer,
            value,
            access,
        };
        Ok(Parsed { ty, kind })
    }

    /// Gives accesses without an alignment in the text that of their type.
    pub(super) fn resolve_alignments(&mut self) -> Parse<()> {
        for (id, index, position) in std::mem::take(&mut self.default_alignments) {
            let index = index as usize;
            let Some(instruction) = self.instruction_at(id, index) else {
                continue;
            };
            let (ty, atomic) = match &instruction.kind {
                InstructionKind::Alloca { allocated, .. } => (*allocated, false),
                InstructionKind::Load { .. } => (instruction.ty, false),
                InstructionKind::AtomicReadModifyWrite { .. } => (instruction.ty, true),
                InstructionKind::Store { value, .. } => (
                    self.module.operand_type(self.module.function(id), *value),
                    false,
                ),
                InstructionKind::CompareExchange(exchange) => {
                    let value = exchange.expected;
                    (
                        self.module.operand_type(self.module.function(id), value),
                        true,
                    )
                }
                _ => continue,
            };
            let Some(layout) = self.module.layout(ty) else {
                let what = "an access without an alignment";
                return self.wrong_type(position, what, ty);
            };
            // LangRef: atomic read-modify-writes are aligned to their size by default.
            let align = match atomic {
                true => Align::new(layout.size.next_power_of_two()).unwrap_or(layout.align),
                false => layout.align,
            };
            let body = self.module.functions[id.index()].body.as_mut();
            let body = body.expect("the instruction was found in it");
            match &mut body.instructions[index].kind {
                InstructionKind::Alloca { align: old, .. } => *old = align,
                InstructionKind::Load { access, .. }
                | InstructionKind::Store { access, .. }
                | InstructionKind::AtomicReadModifyWrite { access, .. } => access.align = align,
                InstructionKind::CompareExchange(exchange) => exchange.access.align = align,
                _ => {}
            }
        }
        Ok(())
    }

    fn instruction_at(&self, function: FunctionId, index: usize) -> Option<&Instruction> {
        self.module
            .function(function)
            .body
            .as_ref()?
            .instructions
            .get(index)
    }
}
