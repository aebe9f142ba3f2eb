//! Symbols: names that may be used long before they are defined, and what all symbols have in
//! common. A symbol's address is one constant from its first use on; its definition fills it in.

use super::Reader;
use super::lexer::Token;
use super::tokens::{Parse, fault};
use crate::constant::Constant;
use crate::error::Problem;
use crate::function::Attachment;
use crate::index::{ComdatId, ConstId, StrId, TypeId};
use crate::linkage::{DllStorage, Linkage, SymbolProperties, ThreadLocal, UnnamedAddr, Visibility};
use crate::module::{Comdat, ComdatSelection, Symbol};
use crate::opcode::Align;

/// `@name` or `@1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum SymbolName {
    Named(StrId),
    Numbered(u32),
}

/// A symbol as the text has shown it so far.
pub(super) struct SymbolEntry {
    /// Its address.
    pub(super) constant: ConstId,
    pub(super) defined: bool,
    /// Where it was first used.
    pub(super) position: usize,
}

impl Reader<'_> {
    /// The name of a symbol, gone past.
    pub(super) fn symbol_name(&mut self) -> Parse<SymbolName> {
        let name = match self.tokens.current {
            Token::Global(raw) => SymbolName::Named(self.intern_raw(raw)),
            Token::GlobalNumber(number) => SymbolName::Numbered(number),
            _ => return self.tokens.unexpected("the name of a global"),
        };
        self.tokens.advance()?;
        Ok(name)
    }

    /// A symbol as the text spells it.
    pub(super) fn show_symbol(&self, name: SymbolName) -> String {
        match name {
            SymbolName::Named(id) => format!("@{}", self.module.text(id)),
            SymbolName::Numbered(number) => format!("@{number}"),
        }
    }

    /// The text under which a symbol is stored.
    pub(super) fn symbol_text(&mut self, name: SymbolName) -> StrId {
        match name {
            SymbolName::Named(id) => id,
            SymbolName::Numbered(number) => self.module.strings.intern(&number.to_string()),
        }
    }

    /// The address of a symbol; of type `ty` if this is its first use.
    #[inline]
    pub(super) fn symbol_reference(
        &mut self,
        name: SymbolName,
        ty: TypeId,
        position: usize,
    ) -> ConstId {
        if let Some(entry) = self.symbols.get(&name) {
            return entry.constant;
        }
        let constant = self.reserve_constant(ty);
        self.symbols.insert(
            name,
            SymbolEntry {
                constant,
                defined: false,
                position,
            },
        );
        constant
    }

    /// Defines a symbol that lives in this address space.
    pub(super) fn define_symbol(
        &mut self,
        name: SymbolName,
        symbol: Symbol,
        address_space: u32,
        position: usize,
    ) -> Parse<()> {
        let ty = self.pointer_in(address_space);
        let id = self.symbol_reference(name, ty, position);
        let entry = self
            .symbols
            .get_mut(&name)
            .expect("`symbol_reference` put it there");
        if entry.defined {
            return fault(position, Problem::Redefined(self.show_symbol(name)));
        }
        entry.defined = true;
        let used_as = self.module.constant_type(id);
        if used_as != ty {
            return fault(
                position,
                Problem::TypeMismatch {
                    what: self.show_symbol(name),
                    actual: self.module.type_text(ty),
                    expected: self.module.type_text(used_as),
                },
            );
        }
        self.module.constants[id.index()] = match symbol {
            Symbol::Global(id) => Constant::Global(id),
            Symbol::Function(id) => Constant::Function(id),
            Symbol::Alias(id) => Constant::Alias(id),
            Symbol::IFunc(id) => Constant::IFunc(id),
        };
        if let SymbolName::Named(text) = name {
            self.module.symbols.insert(text, symbol);
        }
        Ok(())
    }

    /// The type of pointers into an address space.
    pub(super) fn pointer_in(&mut self, address_space: u32) -> TypeId {
        match address_space {
            0 => self.known.pointer,
            _ => self.intern_type(crate::types::Type::Pointer { address_space }),
        }
    }

    /// Linkage, preemption, visibility and DLL storage; also whether a linkage is spelled out.
    pub(super) fn linkage(&mut self) -> Parse<(SymbolProperties, bool)> {
        let mut properties = SymbolProperties::default();
        let mut explicit = false;
        if let Token::Word(word) = self.tokens.current
            && let Some(linkage) = Linkage::from_keyword(word)
        {
            properties.linkage = linkage;
            explicit = true;
            self.tokens.advance()?;
        }
        if self.tokens.eat_word("dso_local")? {
            properties.dso_local = true;
        } else {
            self.tokens.eat_word("dso_preemptable")?;
        }
        if let Token::Word(word) = self.tokens.current
            && let Some(visibility) = Visibility::from_keyword(word)
        {
            properties.visibility = visibility;
            self.tokens.advance()?;
        }
        if let Token::Word(word) = self.tokens.current
            && let Some(storage) = DllStorage::from_keyword(word)
        {
            properties.dll_storage = Some(storage);
            self.tokens.advance()?;
        }
        Ok((properties, explicit))
    }

    /// `thread_local` with or without a model.
    pub(super) fn thread_local(&mut self) -> Parse<Option<ThreadLocal>> {
        if !self.tokens.eat_word("thread_local")? {
            return Ok(None);
        }
        if !self.tokens.eat(b'(')? {
            return Ok(Some(ThreadLocal::GeneralDynamic));
        }
        let model = match self.tokens.current {
            Token::Word(word) if word != "generaldynamic" => ThreadLocal::from_keyword(word),
            _ => None,
        };
        let Some(model) = model else {
            return self
                .tokens
                .unexpected("`localdynamic`, `initialexec` or `localexec`");
        };
        self.tokens.advance()?;
        self.tokens.expect(b')')?;
        Ok(Some(model))
    }

    /// `unnamed_addr` or `local_unnamed_addr`.
    pub(super) fn unnamed_addr(&mut self) -> Parse<Option<UnnamedAddr>> {
        let Token::Word(word) = self.tokens.current else {
            return Ok(None);
        };
        let found = UnnamedAddr::from_keyword(word);
        if found.is_some() {
            self.tokens.advance()?;
        }
        Ok(found)
    }

    /// `keyword "text"`, if it stands here.
    pub(super) fn keyword_text(&mut self, keyword: &str) -> Parse<Option<StrId>> {
        if !self.tokens.eat_word(keyword)? {
            return Ok(None);
        }
        let raw = self.tokens.text()?;
        Ok(Some(self.intern_raw(raw)))
    }

    /// The alignment behind the word `align`.
    pub(super) fn alignment(&mut self) -> Parse<Align> {
        let start = self.tokens.start;
        match Align::new(self.tokens.number()?) {
            Some(align) => Ok(align),
            None => fault(start, Problem::Malformed("an alignment is a power of two")),
        }
    }

    /// `align 8`, if it stands here.
    pub(super) fn optional_alignment(&mut self) -> Parse<Option<Align>> {
        match self.tokens.eat_word("align")? {
            true => self.alignment().map(Some),
            false => Ok(None),
        }
    }

    /// `comdat` or `comdat($name)` of a symbol, if it stands here.
    pub(super) fn optional_comdat(&mut self, symbol: SymbolName) -> Parse<Option<ComdatId>> {
        let start = self.tokens.start;
        if !self.tokens.eat_word("comdat")? {
            return Ok(None);
        }
        if !self.tokens.eat(b'(')? {
            let SymbolName::Named(name) = symbol else {
                return fault(start, Problem::Malformed("a comdat needs a name"));
            };
            return Ok(Some(self.comdat(name, start)));
        }
        let start = self.tokens.start;
        let Token::Comdat(raw) = self.tokens.current else {
            return self.tokens.unexpected("the name of a comdat");
        };
        let name = self.intern_raw(raw);
        self.tokens.advance()?;
        self.tokens.expect(b')')?;
        Ok(Some(self.comdat(name, start)))
    }

    fn comdat(&mut self, name: StrId, position: usize) -> ComdatId {
        if let Some((id, _)) = self.comdats.get(&name) {
            return *id;
        }
        let id = ComdatId::new(self.module.comdats.len());
        self.module.comdats.push(Comdat {
            name,
            selection: ComdatSelection::Any,
        });
        // Undefined so far: remember where it is used.
        self.comdats.insert(name, (id, Some(position)));
        id
    }

    /// `$name = comdat any`.
    pub(super) fn comdat_definition(&mut self) -> Parse<()> {
        let start = self.tokens.start;
        let Token::Comdat(raw) = self.tokens.current else {
            return self.tokens.unexpected("the name of a comdat");
        };
        let name = self.intern_raw(raw);
        self.tokens.advance()?;
        self.tokens.expect(b'=')?;
        self.tokens.expect_word("comdat")?;
        let selection = match self.tokens.current {
            Token::Word(word) => ComdatSelection::from_keyword(word),
            _ => None,
        };
        let Some(selection) = selection else {
            return self.tokens.unexpected("how the linker selects");
        };
        self.tokens.advance()?;
        let id = self.comdat(name, start);
        if let Some((_, undefined)) = self.comdats.get_mut(&name)
            && undefined.take().is_none()
        {
            return fault(
                start,
                Problem::Redefined(format!("${}", self.module.text(name))),
            );
        }
        self.module.comdats[id.index()].selection = selection;
        Ok(())
    }

    /// `!kind !node` under the eye.
    pub(super) fn attachment(&mut self) -> Parse<Attachment> {
        let Token::MetadataName(raw) = self.tokens.current else {
            return self.tokens.unexpected("attached metadata");
        };
        let kind = self.intern_raw(raw);
        self.tokens.advance()?;
        let node = self.metadata_node()?;
        Ok(Attachment { kind, node })
    }
}
