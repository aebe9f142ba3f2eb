//! Global variables, aliases and indirect functions.

use super::Reader;
use super::lexer::Token;
use super::symbols::SymbolName;
use super::tokens::{Parse, fault};
use crate::error::Problem;
use crate::index::{AliasId, ConstId, GlobalId, IFuncId, TypeId};
use crate::linkage::{Linkage, SymbolProperties};
use crate::module::{Alias, Global, IFunc, Symbol};
use crate::types::Type;

/// What may stand behind a variable instead of an attribute of the code generator.
const SANITIZER_WORDS: [&str; 4] = [
    "no_sanitize_address",
    "no_sanitize_hwaddress",
    "sanitize_memtag",
    "sanitize_address_dyninit",
];

impl Reader<'_> {
    /// `@name = …`.
    pub(super) fn global_definition(&mut self) -> Parse<()> {
        let position = self.tokens.start;
        let name = self.symbol_name()?;
        self.tokens.expect(b'=')?;
        let (mut properties, explicit) = self.linkage()?;
        properties.thread_local = self.thread_local()?;
        properties.unnamed_addr = self.unnamed_addr()?;
        match self.tokens.current {
            Token::Word("alias") => self.alias(name, properties, position),
            Token::Word("ifunc") => self.ifunc(name, properties, position),
            _ => self.global_variable(name, properties, explicit, position),
        }
    }

    fn global_variable(
        &mut self,
        name: SymbolName,
        properties: SymbolProperties,
        explicit: bool,
        position: usize,
    ) -> Parse<()> {
        let default_space = self.module.data_layout.globals_address_space;
        let address_space = self.address_space()?.unwrap_or(default_space);
        let externally_initialized = self.tokens.eat_word("externally_initialized")?;
        let constant = match self.tokens.current {
            Token::Word("constant") => true,
            Token::Word("global") => false,
            _ => return self.tokens.unexpected("`global` or `constant`"),
        };
        self.tokens.advance()?;
        let ty = self.value_type()?;
        // Only a spelled-out external linkage makes a declaration.
        let declared =
            explicit && matches!(properties.linkage, Linkage::External | Linkage::ExternWeak);
        let initializer = match declared {
            true => None,
            false => Some(self.constant(ty)?),
        };
        let id = GlobalId::new(self.module.globals.len());
        let text = self.symbol_text(name);
        self.module.globals.push(Global {
            name: text,
            properties,
            ty,
            address_space,
            constant,
            externally_initialized,
            initializer,
            section: None,
            comdat: None,
            align: None,
            code_model: None,
            attributes: Self::no_attributes(),
            attachments: Box::default(),
            sanitizer: Box::default(),
        });
        self.global_details(id, name)?;
        self.define_symbol(name, Symbol::Global(id), address_space, position)
    }

    /// `, section "…", align 8, !dbg !1 #0`.
    fn global_details(&mut self, id: GlobalId, name: SymbolName) -> Parse<()> {
        let (mut attachments, mut sanitizer) = (Vec::new(), Vec::new());
        while self.tokens.eat(b',')? {
            let index = id.index();
            match self.tokens.current {
                Token::MetadataName(_) => attachments.push(self.attachment()?),
                Token::Word("section") => {
                    self.module.globals[index].section = self.keyword_text("section")?;
                }
                Token::Word("partition") => {
                    let partition = self.keyword_text("partition")?;
                    self.module.globals[index].properties.partition = partition;
                }
                Token::Word("code_model") => {
                    self.module.globals[index].code_model = self.keyword_text("code_model")?;
                }
                Token::Word("comdat") => {
                    self.module.globals[index].comdat = self.optional_comdat(name)?;
                }
                Token::Word("align") => {
                    self.module.globals[index].align = self.optional_alignment()?;
                }
                Token::Word(word) if SANITIZER_WORDS.contains(&word) => {
                    sanitizer.push(self.module.strings.intern(word));
                    self.tokens.advance()?;
                }
                _ => return self.tokens.unexpected("a property of a global variable"),
            }
        }
        let attributes = self.function_attributes()?;
        let global = &mut self.module.globals[id.index()];
        global.attributes = attributes;
        global.attachments = attachments.into();
        global.sanitizer = sanitizer.into();
        Ok(())
    }

    fn alias(
        &mut self,
        name: SymbolName,
        properties: SymbolProperties,
        position: usize,
    ) -> Parse<()> {
        let (ty, aliasee) = self.indirect_symbol("alias")?;
        let properties = self.partition(properties)?;
        let space = self.address_space_of(aliasee, position)?;
        let id = AliasId::new(self.module.aliases.len());
        let text = self.symbol_text(name);
        self.module.aliases.push(Alias {
            name: text,
            properties,
            ty,
            aliasee,
        });
        self.define_symbol(name, Symbol::Alias(id), space, position)
    }

    fn ifunc(
        &mut self,
        name: SymbolName,
        properties: SymbolProperties,
        position: usize,
    ) -> Parse<()> {
        let (ty, resolver) = self.indirect_symbol("ifunc")?;
        let mut properties = properties;
        let mut attachments = Vec::new();
        while self.tokens.eat(b',')? {
            match self.tokens.current {
                Token::MetadataName(_) => attachments.push(self.attachment()?),
                Token::Word("partition") => {
                    properties.partition = self.keyword_text("partition")?
                }
                _ => return self.tokens.unexpected("`partition` or attached metadata"),
            }
        }
        let space = self.address_space_of(resolver, position)?;
        let id = IFuncId::new(self.module.ifuncs.len());
        let name_text = self.symbol_text(name);
        let attachments = attachments.into();
        self.module.ifuncs.push(IFunc {
            name: name_text,
            properties,
            ty,
            resolver,
            attachments,
        });
        self.define_symbol(name, Symbol::IFunc(id), space, position)
    }

    /// `alias type, target`: the type of what is aliased, and the target.
    fn indirect_symbol(&mut self, keyword: &str) -> Parse<(TypeId, ConstId)> {
        self.tokens.expect_word(keyword)?;
        let ty = self.ty()?;
        self.tokens.expect(b',')?;
        // Expressions are printed without their type.
        let target = match self.tokens.current {
            Token::Word(word @ ("bitcast" | "getelementptr" | "addrspacecast" | "inttoptr")) => {
                let (ty, expression) = self.nested(|reader| reader.operation(word))?;
                let expression = crate::constant::Constant::Expression(Box::new(expression));
                self.intern_constant(ty, expression)
            }
            _ => self.typed_constant()?,
        };
        Ok((ty, target))
    }

    fn partition(&mut self, properties: SymbolProperties) -> Parse<SymbolProperties> {
        let mut properties = properties;
        while self.tokens.eat(b',')? {
            properties.partition = self.keyword_text("partition")?;
            if properties.partition.is_none() {
                return self.tokens.unexpected("`partition`");
            }
        }
        Ok(properties)
    }

    fn address_space_of(&self, constant: ConstId, position: usize) -> Parse<u32> {
        match self.module.ty(self.module.constant_type(constant)) {
            Type::Pointer { address_space } => Ok(*address_space),
            _ => fault(
                position,
                Problem::Malformed("an alias stands for an address"),
            ),
        }
    }
}
