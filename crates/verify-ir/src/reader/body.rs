//! The body of a function: blocks, instructions with their attachments, debug records.

use super::Reader;
use super::expressions::BlockName;
use super::functions::ValueName;
use super::lexer::Token;
use super::scope::FORWARD;
use super::tokens::{Parse, fault};
use crate::error::Problem;
use crate::function::{Attachment, Block, Body, DebugRecord};
use crate::index::{BlockId, FunctionId, LocalId, MetadataId, TypeId};
use crate::instruction::{Instruction, InstructionKind, Operand};

/// A body under construction. The vectors keep their room from function to function.
#[derive(Default)]
pub(super) struct BodyBuilder {
    pub(super) blocks: Vec<Block>,
    pub(super) instructions: Vec<Instruction>,
    pub(super) records: Vec<DebugRecord>,
    pub(super) attachments: Vec<(u32, Attachment)>,
    /// Instructions and records that hold placeholders.
    patches: Vec<usize>,
    record_patches: Vec<usize>,
    /// Whether the last block still lacks its terminator.
    open: bool,
}

/// An instruction as its own text tells it.
pub(super) struct Parsed {
    pub(super) ty: TypeId,
    pub(super) kind: InstructionKind,
}

impl Reader<'_> {
    /// `{ … }` of the function with this id.
    pub(super) fn function_body(
        &mut self,
        id: FunctionId,
        names: &[(ValueName, usize)],
    ) -> Parse<()> {
        self.scope.clear();
        self.next_number = 0;
        self.function = Some(id);
        for (index, (name, position)) in names.iter().enumerate() {
            let ty = self.module.function(id).parameters[index].ty;
            self.define_local(*name, ty, *position)?;
        }
        let opening = self.tokens.start;
        self.tokens.expect(b'{')?;
        while !self.tokens.is(b'}') {
            self.statement()?;
        }
        if self.builder.open {
            return self.tokens.unexpected("a terminator");
        }
        if self.builder.blocks.is_empty() {
            return fault(
                opening,
                Problem::Malformed("a function's body has at least one block"),
            );
        }
        self.tokens.expect(b'}')?;
        self.function = None;
        self.complete_body(id)
    }

    /// A label, an instruction, a debug record or a use-list order.
    fn statement(&mut self) -> Parse<()> {
        match self.tokens.current {
            Token::Word("uselistorder") if !self.builder.open => self.use_list_order(),
            Token::Word(word) if self.tokens.next_byte() == b':' => {
                let name = ValueName::Named(self.module.strings.intern(word));
                self.block_label(name)
            }
            Token::Text(raw) if self.tokens.next_byte() == b':' => {
                let name = ValueName::Named(self.intern_raw(raw));
                self.block_label(name)
            }
            Token::Integer(digits) if self.tokens.next_byte() == b':' => match digits.parse() {
                Ok(number) => self.block_label(ValueName::Numbered(number)),
                Err(_) => self.tokens.out_of_range(digits, "the number of a block"),
            },
            Token::Record(word) => {
                self.ensure_block()?;
                self.scope.used_forward = false;
                self.debug_record(word)?;
                self.note_record_patch();
                Ok(())
            }
            Token::End => self.tokens.unexpected("`}`"),
            _ => {
                self.ensure_block()?;
                self.instruction()
            }
        }
    }

    fn block_label(&mut self, name: ValueName) -> Parse<()> {
        if self.builder.open {
            return self.tokens.unexpected("a terminator before the next block");
        }
        let position = self.tokens.start;
        self.tokens.advance()?;
        self.tokens.expect(b':')?;
        self.begin_block(name, position)
    }

    /// Opens a block without a label where none is open.
    fn ensure_block(&mut self) -> Parse<()> {
        if self.builder.open {
            return Ok(());
        }
        self.begin_block(ValueName::Absent, self.tokens.start)
    }

    fn begin_block(&mut self, name: ValueName, position: usize) -> Parse<()> {
        let place = BlockId::new(self.builder.blocks.len());
        let name = self.define_block(name, place, position)?;
        let first = self.next_instruction();
        self.builder.blocks.push(Block {
            name,
            first,
            end: first,
        });
        self.builder.open = true;
        Ok(())
    }

    /// The index that the next instruction of the body will have.
    pub(super) fn next_instruction(&self) -> u32 {
        u32::try_from(self.builder.instructions.len()).expect("fewer than the bytes of the text")
    }

    fn instruction(&mut self) -> Parse<()> {
        let position = self.tokens.start;
        let name = self.local_name().unwrap_or(ValueName::Absent);
        if name != ValueName::Absent {
            self.tokens.advance()?;
            self.tokens.expect(b'=')?;
        }
        self.scope.used_forward = false;
        let Token::Word(opcode) = self.tokens.current else {
            return self.tokens.unexpected("an instruction");
        };
        let Some(Parsed { ty, kind }) = self.operation_of(opcode)? else {
            // A debug intrinsic, which has become a record.
            self.note_record_patch();
            return self.record_location(name, position);
        };
        let result = if ty == self.known.void {
            if name != ValueName::Absent {
                return fault(
                    position,
                    Problem::Malformed("an instruction without a result has no name"),
                );
            }
            None
        } else {
            Some(self.define_local(name, ty, position)?)
        };
        let index = self.builder.instructions.len();
        if self.scope.used_forward {
            self.builder.patches.push(index);
        }
        let location = self.instruction_attachments()?;
        let ends = kind.is_terminator();
        self.builder.instructions.push(Instruction {
            result,
            ty,
            location,
            kind,
        });
        if ends {
            let end = self.next_instruction();
            let block = self
                .builder
                .blocks
                .last_mut()
                .expect("an instruction stands in a block");
            block.end = end;
            self.builder.open = false;
        }
        Ok(())
    }

    /// `, !dbg !1, !tbaa !2` of the next instruction; the location.
    fn instruction_attachments(&mut self) -> Parse<Option<MetadataId>> {
        let mut location = None;
        let index = self.next_instruction();
        while self.tokens.eat(b',')? {
            let attached = self.attachment()?;
            if attached.kind == self.debug_kind {
                location = Some(attached.node);
            } else {
                self.builder.attachments.push((index, attached));
            }
        }
        Ok(location)
    }

    /// The `!dbg` of a debug intrinsic belongs to its record.
    fn record_location(&mut self, name: ValueName, position: usize) -> Parse<()> {
        if name != ValueName::Absent {
            return fault(
                position,
                Problem::Malformed("a debug intrinsic has no result"),
            );
        }
        while self.tokens.eat(b',')? {
            let attached = self.attachment()?;
            if attached.kind == self.debug_kind
                && let Some(record) = self.builder.records.last_mut()
            {
                record.location = Some(attached.node);
            }
        }
        Ok(())
    }

    fn note_record_patch(&mut self) {
        if self.scope.used_forward {
            self.builder
                .record_patches
                .push(self.builder.records.len() - 1);
        }
    }

    /// Whether another operand follows; a comma before attached metadata is left alone.
    pub(super) fn more(&mut self) -> Parse<bool> {
        if !self.tokens.is(b',') {
            return Ok(false);
        }
        let rest = &self.tokens.text[self.tokens.end()..];
        if rest.iter().find(|byte| !byte.is_ascii_whitespace()) == Some(&b'!') {
            return Ok(false);
        }
        self.tokens.advance()?;
        Ok(true)
    }

    /// A type and a value of it.
    #[inline]
    pub(super) fn typed_value(&mut self) -> Parse<(TypeId, Operand)> {
        let ty = self.value_type()?;
        Ok((ty, self.value(ty)?))
    }

    /// A value of this type.
    #[inline]
    pub(super) fn value(&mut self, ty: TypeId) -> Parse<Operand> {
        let position = self.tokens.start;
        match self.local_name() {
            Some(name) => {
                self.tokens.advance()?;
                self.use_local(name, ty, position)
            }
            None => Ok(Operand::Constant(self.constant(ty)?)),
        }
    }

    /// Puts real ids in the place of placeholders and stores the body.
    fn complete_body(&mut self, id: FunctionId) -> Parse<()> {
        for forward in &self.scope.forwards {
            if forward.resolved.is_none() {
                let name = self.show_local(forward.name);
                return fault(forward.position, Problem::Undefined(name));
            }
        }
        self.patch_values();
        self.patch_blocks(id)?;
        let builder = &mut self.builder;
        let body = Body {
            blocks: builder.blocks.drain(..).collect(),
            instructions: builder.instructions.drain(..).collect(),
            debug_records: builder.records.drain(..).collect(),
            attachments: builder.attachments.drain(..).collect(),
        };
        let function = &mut self.module.functions[id.index()];
        function.body = Some(body);
        function.locals = self.scope.locals.as_slice().into();
        Ok(())
    }

    fn patch_values(&mut self) {
        let forwards = &self.scope.forwards;
        let resolve = |local: LocalId| match local.index().checked_sub(FORWARD) {
            Some(index) => forwards[index].resolved.unwrap_or(local),
            None => local,
        };
        let real = |operand: &mut Operand| {
            if let Operand::Local(local) = operand {
                *local = resolve(*local);
            }
        };
        for index in self.builder.patches.drain(..) {
            self.builder.instructions[index]
                .kind
                .for_each_operand_mut(real);
        }
        for index in self.builder.record_patches.drain(..) {
            self.builder.records[index].for_each_operand_mut(real);
        }
        for node in self.local_nodes.drain(..) {
            self.module.metadata.replace_locals(node, resolve);
        }
    }

    fn patch_blocks(&mut self, id: FunctionId) -> Parse<()> {
        let mut real = Vec::with_capacity(self.scope.blocks.len());
        for entry in &self.scope.blocks {
            let Some(place) = entry.defined else {
                let name = match entry.name {
                    BlockName::Named(text) => ValueName::Named(text),
                    BlockName::Numbered(number) => ValueName::Numbered(number),
                };
                return fault(entry.position, Problem::Undefined(self.show_local(name)));
            };
            real.push(place);
        }
        if self.keeps_block_names {
            for (entry, place) in self.scope.blocks.iter().zip(&real) {
                self.block_names.insert((id, entry.name), *place);
            }
        }
        if real
            .iter()
            .enumerate()
            .all(|(index, place)| place.index() == index)
        {
            return Ok(());
        }
        for block in &self.builder.blocks {
            let instructions = &mut self.builder.instructions[block.range()];
            let replace = |block: &mut BlockId| *block = real[block.index()];
            let (last, others) = instructions
                .split_last_mut()
                .expect("a block has a terminator");
            last.kind.for_each_block_mut(replace);
            let phis = others
                .iter_mut()
                .filter(|i| matches!(i.kind, InstructionKind::Phi { .. }));
            phis.for_each(|phi| phi.kind.for_each_block_mut(replace));
        }
        Ok(())
    }
}
