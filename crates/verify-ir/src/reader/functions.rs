//! Functions up to their bodies.

use super::Reader;
use super::lexer::Token;
use super::symbols::SymbolName;
use super::tokens::Parse;
use crate::function::{Attachment, Function, Local, Parameter};
use crate::index::{FunctionId, LocalId, MetadataId, StrId};
use crate::module::Symbol;
use crate::types::{FunctionType, Type};

/// How a parameter or result is written: by name or by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ValueName {
    Named(StrId),
    Numbered(u32),
    /// Takes the next number.
    Absent,
}

/// The words that begin an entity of the top level.
const TOP_LEVEL_WORDS: [&str; 8] = [
    "attributes",
    "declare",
    "define",
    "module",
    "source_filename",
    "target",
    "uselistorder",
    "uselistorder_bb",
];

/// What stands between the parentheses of a function's head.
struct ParameterList {
    parameters: Vec<Parameter>,
    names: Vec<(ValueName, usize)>,
    varargs: bool,
}

impl Reader<'_> {
    /// `declare …`.
    pub(super) fn declaration(&mut self) -> Parse<()> {
        self.tokens.expect_word("declare")?;
        let mut attachments = Vec::new();
        while matches!(self.tokens.current, Token::MetadataName(_)) {
            attachments.push(self.attachment()?);
        }
        self.function_head(attachments)?;
        match self.tokens.current {
            Token::Word(word) if !TOP_LEVEL_WORDS.contains(&word) => self
                .tokens
                .unexpected("an attribute of the function or a top-level entity"),
            _ => Ok(()),
        }
    }

    /// `define … { … }`.
    pub(super) fn definition(&mut self) -> Parse<()> {
        self.tokens.expect_word("define")?;
        let (id, names) = self.function_head(Vec::new())?;
        if !self.tokens.is(b'{') {
            return self
                .tokens
                .unexpected("an attribute of the function or `{`");
        }
        self.function_body(id, &names)
    }

    /// Everything up to the body; the names of the parameters are what the body needs besides.
    fn function_head(
        &mut self,
        attachments: Vec<Attachment>,
    ) -> Parse<(FunctionId, Vec<(ValueName, usize)>)> {
        let (mut properties, _) = self.linkage()?;
        let calling_convention = self.calling_convention()?;
        let return_attributes = self.value_attributes()?;
        let result_at = self.tokens.start;
        let result = self.ty()?;
        if matches!(
            self.module.ty(result),
            Type::Function(_) | Type::Label | Type::Metadata
        ) {
            return self.wrong_type(result_at, "the result of a function", result);
        }
        let position = self.tokens.start;
        let name = self.symbol_name()?;
        let ParameterList {
            parameters,
            names,
            varargs,
        } = self.parameter_list()?;
        properties.unnamed_addr = self.unnamed_addr()?;
        let default_space = self.module.data_layout.program_address_space;
        let address_space = self.address_space()?.unwrap_or(default_space);
        let ty = self.intern_type(Type::Function(FunctionType {
            result,
            parameters: parameters.iter().map(|parameter| parameter.ty).collect(),
            varargs,
        }));
        let text = self.symbol_text(name);
        let locals = parameters
            .iter()
            .zip(&names)
            .map(|(parameter, (name, _))| Local {
                ty: parameter.ty,
                name: match name {
                    ValueName::Named(name) => Some(*name),
                    _ => None,
                },
            })
            .collect();
        let mut function = Function {
            name: text,
            properties,
            calling_convention,
            ty,
            result,
            return_attributes,
            parameters: parameters.into(),
            varargs,
            attributes: self.function_attributes()?,
            address_space,
            section: None,
            comdat: None,
            align: None,
            preferred_align: None,
            garbage_collector: None,
            prefix: None,
            prologue: None,
            personality: None,
            subprogram: None,
            attachments: Box::default(),
            locals,
            body: None,
        };
        self.function_details(&mut function, name, attachments)?;
        let id = FunctionId::new(self.module.functions.len());
        self.module.functions.push(function);
        self.define_symbol(name, Symbol::Function(id), address_space, position)?;
        Ok((id, names))
    }

    /// What stands behind the attributes: section, comdat, personality, metadata, ….
    fn function_details(
        &mut self,
        function: &mut Function,
        name: SymbolName,
        mut attachments: Vec<Attachment>,
    ) -> Parse<()> {
        loop {
            match self.tokens.current {
                Token::Word("section") => function.section = self.keyword_text("section")?,
                Token::Word("partition") => {
                    function.properties.partition = self.keyword_text("partition")?;
                }
                Token::Word("comdat") => function.comdat = self.optional_comdat(name)?,
                Token::Word("align") => function.align = self.optional_alignment()?,
                Token::Word("prefalign") => {
                    self.tokens.advance()?;
                    self.tokens.expect(b'(')?;
                    function.preferred_align = Some(self.alignment()?);
                    self.tokens.expect(b')')?;
                }
                Token::Word("gc") => function.garbage_collector = self.keyword_text("gc")?,
                Token::Word("prefix") => {
                    self.tokens.advance()?;
                    function.prefix = Some(self.typed_constant()?);
                }
                Token::Word("prologue") => {
                    self.tokens.advance()?;
                    function.prologue = Some(self.typed_constant()?);
                }
                Token::Word("personality") => {
                    self.tokens.advance()?;
                    function.personality = Some(self.typed_constant()?);
                }
                Token::MetadataName(_) => attachments.push(self.attachment()?),
                _ => break,
            }
        }
        function.subprogram = self.take_debug(&mut attachments);
        function.attachments = attachments.into();
        Ok(())
    }

    /// Takes `!dbg` out of a list of attachments.
    pub(super) fn take_debug(&self, attachments: &mut Vec<Attachment>) -> Option<MetadataId> {
        let index = attachments
            .iter()
            .position(|attached| attached.kind == self.debug_kind)?;
        Some(attachments.remove(index).node)
    }

    fn parameter_list(&mut self) -> Parse<ParameterList> {
        self.tokens.expect(b'(')?;
        let mut list = ParameterList {
            parameters: Vec::new(),
            names: Vec::new(),
            varargs: false,
        };
        while !self.tokens.is(b')') {
            if self.tokens.current == Token::Ellipsis {
                self.tokens.advance()?;
                list.varargs = true;
                break;
            }
            let at = self.tokens.start;
            let ty = self.value_type()?;
            if *self.module.ty(ty) == Type::Label {
                return self.wrong_type(at, "a parameter", ty);
            }
            let attributes = self.value_attributes()?;
            let at = self.tokens.start;
            let name = match self.tokens.current {
                Token::Local(raw) => ValueName::Named(self.intern_raw(raw)),
                Token::LocalNumber(number) => ValueName::Numbered(number),
                _ => ValueName::Absent,
            };
            if name != ValueName::Absent {
                self.tokens.advance()?;
            }
            let local = LocalId::new(list.parameters.len());
            list.parameters.push(Parameter {
                ty,
                attributes,
                local,
            });
            list.names.push((name, at));
            if !self.tokens.eat(b',')? {
                if !self.tokens.is(b')') {
                    return self.tokens.unexpected("an attribute, a name, `,` or `)`");
                }
                break;
            }
            if self.tokens.is(b')') {
                return self.tokens.unexpected("a parameter");
            }
        }
        self.tokens.expect(b')')?;
        Ok(list)
    }
}
