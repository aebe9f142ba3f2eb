//! Metadata: numbered and inline nodes, strings and values.

use super::Reader;
use super::lexer::Token;
use super::nodes::{FieldSpec, Shape, debug_flag, fields_of, subprogram_flag};
use super::tokens::{Parse, fault};
use crate::error::Problem;
use crate::index::MetadataId;
use crate::instruction::Operand;
use crate::metadata::{FieldName, FieldValue, NamedMetadata, NodeKind};

/// A numbered node as the text has shown it so far.
#[derive(Clone, Copy)]
pub(super) struct NumberedNode {
    pub(super) id: Option<MetadataId>,
    pub(super) defined: bool,
    /// Where it was first used.
    pub(super) position: u32,
}

impl<'t> Reader<'t> {
    /// `!1 = …`.
    pub(super) fn node_definition(&mut self, number: u32) -> Parse<()> {
        let start = self.tokens.start;
        let id = self.numbered_node(number)?;
        if self.node_numbers[number as usize].defined {
            return fault(start, Problem::Redefined(format!("!{number}")));
        }
        self.node_numbers[number as usize].defined = true;
        self.tokens.expect(b'=')?;
        let distinct = self.tokens.eat_word("distinct")?;
        self.node_content(Some(id), distinct)?;
        Ok(())
    }

    /// `!name = !{!1, !2}`.
    pub(super) fn named_metadata(&mut self, raw: &[u8]) -> Parse<()> {
        let name = self.intern_raw(raw);
        self.tokens.advance()?;
        self.tokens.expect(b'=')?;
        self.tokens.expect(b'!')?;
        self.tokens.expect(b'{')?;
        let mut nodes = Vec::new();
        while !self.tokens.is(b'}') {
            nodes.push(self.metadata_node()?);
            if !self.tokens.eat(b',')? {
                break;
            }
        }
        self.tokens.expect(b'}')?;
        self.module.metadata.named.push(NamedMetadata {
            name,
            nodes: nodes.into(),
        });
        Ok(())
    }

    /// The node `!number` under the eye, gone past.
    fn numbered_node(&mut self, number: u32) -> Parse<MetadataId> {
        let index = number as usize;
        if index >= self.node_numbers.len() {
            // A number that no text of this length can define.
            if index > self.tokens.text.len() {
                return self.tokens.wrong(Problem::Undefined(format!("!{number}")));
            }
            let empty = NumberedNode {
                id: None,
                defined: false,
                position: 0,
            };
            self.node_numbers.resize(index + 1, empty);
        }
        let id = match self.node_numbers[index].id {
            Some(id) => id,
            None => {
                let id = self.module.metadata.reserve();
                let position = u32::try_from(self.tokens.start).expect("the text fits in 4 GiB");
                self.node_numbers[index] = NumberedNode {
                    id: Some(id),
                    defined: false,
                    position,
                };
                id
            }
        };
        self.tokens.advance()?;
        Ok(id)
    }

    /// A node by number or in place.
    #[inline]
    pub(super) fn metadata_node(&mut self) -> Parse<MetadataId> {
        match self.tokens.current {
            Token::MetadataNumber(number) => self.numbered_node(number),
            Token::MetadataName(b"DIExpression") => self.expression_node(),
            _ => self.nested(|reader| reader.node_content(None, false)),
        }
    }

    /// Expressions are printed in place, most of them again and again.
    fn expression_node(&mut self) -> Parse<MetadataId> {
        let rest = &self.tokens.text[self.tokens.start..];
        let Some(length) = memchr::memchr(b')', rest) else {
            return self
                .tokens
                .wrong(Problem::Lexical("this expression is never closed"));
        };
        let text = &rest[..=length];
        if let Some(id) = self.expressions.get(text) {
            let id = *id;
            self.tokens.jump(self.tokens.start + length + 1)?;
            return Ok(id);
        }
        let id = self.node_content(None, false)?;
        self.expressions.insert(text, id);
        Ok(id)
    }

    /// `!{…}` or `!DIKind(…)`, as the content of `id` or of a new node.
    fn node_content(&mut self, id: Option<MetadataId>, distinct: bool) -> Parse<MetadataId> {
        let base = self.scratch_fields.len();
        let kind = match self.tokens.current {
            Token::Punctuation(b'!') => {
                self.tokens.advance()?;
                self.tuple()?;
                NodeKind::Tuple
            }
            Token::MetadataName(name) => {
                let name = std::str::from_utf8(name).unwrap_or_default();
                let Some(kind) = NodeKind::from_keyword(name) else {
                    return self.tokens.unexpected("a kind of metadata");
                };
                self.specialised_node(kind)?;
                kind
            }
            _ => return self.tokens.unexpected("metadata"),
        };
        let metadata = &mut self.module.metadata;
        let id = id.unwrap_or_else(|| metadata.reserve());
        metadata.define(id, kind, distinct, &self.scratch_fields[base..]);
        self.scratch_fields.truncate(base);
        Ok(id)
    }

    /// `{!1, null, !"text", i32 7}`.
    fn tuple(&mut self) -> Parse<()> {
        self.tokens.expect(b'{')?;
        while !self.tokens.is(b'}') {
            let value = self.metadata_value()?;
            self.scratch_fields.push((None, value));
            if !self.tokens.eat(b',')? {
                break;
            }
        }
        self.tokens.expect(b'}')
    }

    /// Any metadata: null, a node, a string or a constant.
    fn metadata_value(&mut self) -> Parse<FieldValue> {
        match self.tokens.current {
            Token::MetadataNumber(number) => self.numbered_node(number).map(FieldValue::Node),
            Token::Word("null") => {
                self.tokens.advance()?;
                Ok(FieldValue::Null)
            }
            Token::Punctuation(b'!') if self.tokens.next_byte() == b'"' => {
                self.tokens.advance()?;
                let raw = self.tokens.text()?;
                Ok(FieldValue::Text(self.intern_raw(raw)))
            }
            Token::Punctuation(b'!') | Token::MetadataName(_) => {
                self.metadata_node().map(FieldValue::Node)
            }
            _ => self.typed_constant().map(FieldValue::Constant),
        }
    }

    fn specialised_node(&mut self, kind: NodeKind) -> Parse<()> {
        let start = self.tokens.start;
        self.tokens.advance()?;
        match (kind, fields_of(kind)) {
            (_, Some(specification)) => self.fields(start, kind, specification),
            (NodeKind::Expression, _) => self.expression_operands(),
            (NodeKind::ArgumentList, _) => self.argument_list(),
            _ => fault(start, Problem::Malformed("unknown kind of metadata")),
        }
    }

    /// `(name: value, …)`.
    fn fields(&mut self, start: usize, kind: NodeKind, specification: &[FieldSpec]) -> Parse<()> {
        self.tokens.expect(b'(')?;
        let (mut next, mut seen) = (0, 0_u64);
        while !self.tokens.is(b')') {
            let index = self.field_name(kind, specification, next)?;
            if seen >> index & 1 == 1 {
                return self
                    .tokens
                    .wrong(Problem::Malformed("a field is given twice"));
            }
            seen |= 1 << index;
            next = index + 1;
            let (name, shape, _) = specification[index];
            self.tokens.advance()?;
            self.tokens.expect(b':')?;
            if shape == Shape::Operands {
                self.tuple()?;
            } else {
                let value = self.field_value(shape)?;
                self.scratch_fields.push((Some(name), value));
            }
            if !self.tokens.eat(b',')? {
                break;
            }
        }
        self.tokens.expect(b')')?;
        for (index, (name, _, required)) in specification.iter().enumerate() {
            if *required && seen >> index & 1 == 0 {
                let missing = format!("`{name}:` in `!{kind}`");
                let problem = Problem::Expected {
                    expected: missing,
                    found: "none".to_owned(),
                };
                return fault(start, problem);
            }
        }
        Ok(())
    }

    /// The index of the field whose name is under the eye. LLVM prints fields in one order, so the
    /// search starts behind the last one.
    fn field_name(&self, kind: NodeKind, specification: &[FieldSpec], next: usize) -> Parse<usize> {
        if let Token::Word(word) = self.tokens.current {
            for index in (next..specification.len()).chain(0..next.min(specification.len())) {
                if specification[index].0.keyword() == word {
                    return Ok(index);
                }
            }
        }
        self.tokens.unexpected(&format!("a field of `!{kind}`"))
    }

    fn field_value(&mut self, shape: Shape) -> Parse<FieldValue> {
        match (shape, self.tokens.current) {
            (Shape::Node, _) => self.metadata_value(),
            (Shape::Text, Token::Text(raw)) => {
                self.tokens.advance()?;
                Ok(FieldValue::Text(self.intern_raw(raw)))
            }
            (Shape::Number, Token::Integer(digits)) => match digits.parse() {
                Ok(number) => {
                    self.tokens.advance()?;
                    Ok(FieldValue::Unsigned(number))
                }
                Err(_) => self.tokens.out_of_range(digits, "64 bits without a sign"),
            },
            (Shape::Integer | Shape::IntegerOrNode, Token::Integer(digits)) => {
                self.any_integer(digits)
            }
            (Shape::IntegerOrNode, _) => self.metadata_value(),
            (Shape::Bool, Token::Word(word @ ("true" | "false"))) => {
                self.tokens.advance()?;
                Ok(FieldValue::Bool(word == "true"))
            }
            (Shape::Word, Token::Word(word)) => {
                let word = self.module.strings.intern(word);
                self.tokens.advance()?;
                Ok(FieldValue::Keyword(word))
            }
            (Shape::Word | Shape::Flags | Shape::SubprogramFlags, Token::Integer(_)) => {
                self.tokens.number().map(FieldValue::Unsigned)
            }
            (Shape::Flags, _) => self.flag_words(debug_flag),
            (Shape::SubprogramFlags, _) => self.flag_words(subprogram_flag),
            (Shape::Text, _) => self.tokens.unexpected("a quoted string"),
            (Shape::Bool, _) => self.tokens.unexpected("`true` or `false`"),
            (Shape::Number | Shape::Integer, _) => self.tokens.unexpected("a number"),
            (Shape::Word, _) => self.tokens.unexpected("a word"),
            (Shape::Operands, _) => self.tokens.unexpected("operands"),
        }
    }

    fn any_integer(&mut self, digits: &str) -> Parse<FieldValue> {
        let value = if let Ok(number) = digits.parse::<u64>() {
            FieldValue::Unsigned(number)
        } else if let Ok(number) = digits.parse::<i64>() {
            FieldValue::Negative(number)
        } else if let Ok(number) = digits.parse::<i128>() {
            FieldValue::Wide(number)
        } else if let Ok(number) = digits.parse::<u128>() {
            FieldValue::Wide(number.cast_signed())
        } else {
            return self.tokens.out_of_range(digits, "128 bits");
        };
        self.tokens.advance()?;
        Ok(value)
    }

    /// `DIFlagA | DIFlagB`.
    fn flag_words(&mut self, bits_of: fn(&str) -> Option<u32>) -> Parse<FieldValue> {
        let mut bits = 0;
        loop {
            let found = match self.tokens.current {
                Token::Word(word) => bits_of(word),
                _ => None,
            };
            let Some(found) = found else {
                return self.tokens.unexpected("a debug info flag");
            };
            bits |= found;
            self.tokens.advance()?;
            if !self.tokens.eat(b'|')? {
                return Ok(FieldValue::Flags(bits));
            }
        }
    }

    /// `(DW_OP_plus_uconst, 8)`.
    fn expression_operands(&mut self) -> Parse<()> {
        self.tokens.expect(b'(')?;
        while !self.tokens.is(b')') {
            let value = match self.tokens.current {
                Token::Word(word) if word.starts_with("DW_") => {
                    let word = self.module.strings.intern(word);
                    self.tokens.advance()?;
                    FieldValue::Keyword(word)
                }
                Token::Integer(digits) => self.any_integer(digits)?,
                _ => return self.tokens.unexpected("an operation of DWARF or a number"),
            };
            self.scratch_fields.push((None, value));
            if !self.tokens.eat(b',')? {
                break;
            }
        }
        self.tokens.expect(b')')
    }

    /// `(type value, …)` of a `DIArgList`.
    fn argument_list(&mut self) -> Parse<()> {
        self.tokens.expect(b'(')?;
        while !self.tokens.is(b')') {
            let value = match self.function {
                Some(_) => self.typed_value()?.1,
                None => Operand::Constant(self.typed_constant()?),
            };
            self.scratch_fields.push((None, wrapped(value)));
            if !self.tokens.eat(b',')? {
                break;
            }
        }
        self.tokens.expect(b')')
    }

    /// What stands behind the type `metadata` in a list of arguments.
    pub(super) fn metadata_argument(&mut self) -> Parse<Operand> {
        let base = self.scratch_fields.len();
        let kind = match self.tokens.current {
            Token::MetadataNumber(_) | Token::MetadataName(_) => {
                let node = self.metadata_node()?;
                self.note_local_node(node);
                return Ok(Operand::Metadata(node));
            }
            Token::Punctuation(b'!') => match self.metadata_value()? {
                FieldValue::Node(node) => return Ok(Operand::Metadata(node)),
                value => {
                    self.scratch_fields.push((None, value));
                    NodeKind::String
                }
            },
            _ => {
                let value = self.typed_value()?.1;
                self.scratch_fields.push((None, wrapped(value)));
                NodeKind::Value
            }
        };
        let node = self.module.metadata.reserve();
        self.module
            .metadata
            .define(node, kind, false, &self.scratch_fields[base..]);
        self.scratch_fields.truncate(base);
        self.note_local_node(node);
        Ok(Operand::Metadata(node))
    }

    /// Remembers a node that holds values of the function, which may be placeholders.
    fn note_local_node(&mut self, node: MetadataId) {
        let kind = self.module.metadata.kind(node);
        if matches!(kind, NodeKind::Value | NodeKind::ArgumentList) {
            self.local_nodes.push(node);
        }
    }

    /// Fails where a number was used and never defined.
    pub(super) fn check_nodes(&self) -> Parse<()> {
        for (number, node) in self.node_numbers.iter().enumerate() {
            if node.id.is_some() && !node.defined {
                return fault(
                    node.position as usize,
                    Problem::Undefined(format!("!{number}")),
                );
            }
        }
        Ok(())
    }
}

fn wrapped(value: Operand) -> FieldValue {
    match value {
        Operand::Local(local) => FieldValue::Local(local),
        Operand::Constant(constant) => FieldValue::Constant(constant),
        Operand::Metadata(node) => FieldValue::Node(node),
    }
}

/// A field under construction.
pub(super) type ScratchField = (Option<FieldName>, FieldValue);
