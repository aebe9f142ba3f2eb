//! From text to module: the state of the reader, the entities at the top level, and what remains to
//! be done when the end is reached.
//!
//! `read` and `read_bytes` are called from outside. The parts of the grammar live in the files
//! below; all are methods of [`Reader`].

mod attributes;
mod body;
mod calls;
mod constants;
mod control;
mod conventions;
mod debug_records;
mod dropped;
mod expressions;
mod finish;
mod functions;
mod globals;
mod instructions;
mod lexer;
mod memory;
mod metadata;
mod nodes;
mod numbers;
mod rules;
mod scope;
mod symbols;
mod tokens;
mod types;

use crate::attribute::{Attribute, AttributeSet};
use crate::error::{Problem, ReadError};
use crate::index::{
    AttributeSetId, BlockId, ComdatId, ConstId, FunctionId, MetadataId, StrId, TypeId,
};
use crate::instruction::Operand;
use crate::layout::{DataLayout, TypeLayouts};
use crate::metadata::Metadata;
use crate::module::Module;
use crate::strings::StringTable;
use crate::types::TypeTable;
use attributes::PendingSet;
use body::BodyBuilder;
use expressions::{BlockName, PendingBlockAddress};
use hashbrown::HashTable;
pub(crate) use lexer::{Lexer, Token, readable};
use metadata::{NumberedNode, ScratchField};
use rustc_hash::FxHashMap;
use scope::Scope;
use std::borrow::Cow;
use symbols::{SymbolEntry, SymbolName};
use tokens::{Fault, Parse, Tokens, fault};
use types::{KnownTypes, NamedType};

/// How deep types, constants and metadata may nest.
const MAX_DEPTH: u32 = 256;

/// Reads a module from its text. `file_name` is for error messages.
///
/// # Errors
/// Where the text is no module, or one that this crate does not understand: the first place where
/// this shows.
pub fn read(text: &str, file_name: &str) -> Result<Module, ReadError> {
    read_bytes(text.as_bytes(), file_name)
}

/// Reads a module from text that need not be UTF-8. Names and strings that are not keep their bytes
/// as escapes.
///
/// # Errors
/// As [`read`].
pub fn read_bytes(text: &[u8], file_name: &str) -> Result<Module, ReadError> {
    read_module(text).map_err(|fault| {
        let Fault { position, problem } = *fault;
        ReadError::new(file_name, text, position, problem)
    })
}

fn read_module(text: &[u8]) -> Parse<Module> {
    if u32::try_from(text.len()).is_err() {
        return fault(0, Problem::TooLarge);
    }
    let mut reader = Reader::new(text)?;
    while reader.tokens.current != Token::End {
        reader.entity()?;
    }
    reader.finish()
}

/// The state of reading one module.
struct Reader<'t> {
    tokens: Tokens<'t>,
    depth: u32,
    module: Module,
    known: KnownTypes,

    // Types and constants.
    named_types: FxHashMap<StrId, NamedType>,
    /// Where each type was first seen.
    type_positions: Vec<usize>,
    constant_ids: HashTable<ConstId>,

    // Symbols.
    symbols: FxHashMap<SymbolName, SymbolEntry>,
    /// The id and, while it is not defined, where it is used.
    comdats: FxHashMap<StrId, (ComdatId, Option<usize>)>,
    pending_blocks: Vec<PendingBlockAddress>,
    block_addresses: FxHashMap<(SymbolName, BlockName, TypeId), ConstId>,
    /// Whether some `blockaddress` may ask for the blocks of any function.
    keeps_block_names: bool,
    block_names: FxHashMap<(FunctionId, BlockName), BlockId>,

    // Attributes.
    attribute_ids: HashTable<(u64, AttributeSetId)>,
    /// The groups that each set names, with their places.
    set_groups: Vec<Vec<(u32, usize)>>,
    groups: FxHashMap<u32, Vec<Attribute>>,
    scratch_attributes: PendingSet,

    // Metadata.
    node_numbers: Vec<NumberedNode>,
    expressions: FxHashMap<&'t [u8], MetadataId>,
    scratch_fields: Vec<ScratchField>,
    /// `dbg`, the kind of attachment that is a location.
    debug_kind: StrId,

    // The function at hand.
    function: Option<FunctionId>,
    scope: Scope,
    /// The number that the next value without a name takes.
    next_number: u32,
    builder: BodyBuilder,
    scratch_operands: Vec<Operand>,
    scratch_types: Vec<TypeId>,
    /// Metadata with values of the function in it.
    local_nodes: Vec<MetadataId>,
    /// Instructions whose alignment the text leaves to their type, and where they stand.
    default_alignments: Vec<(FunctionId, u32, usize)>,
}

impl<'t> Reader<'t> {
    fn new(text: &'t [u8]) -> Parse<Self> {
        let mut types = TypeTable::default();
        let known = KnownTypes::new(&mut types);
        let mut strings = StringTable::default();
        let empty = strings.intern("");
        let debug_kind = strings.intern("dbg");
        let module = Module {
            source_file: empty,
            target_triple: empty,
            data_layout: DataLayout::default(),
            types,
            strings,
            globals: Vec::new(),
            functions: Vec::new(),
            aliases: Vec::new(),
            ifuncs: Vec::new(),
            comdats: Vec::new(),
            module_asm: Vec::new(),
            metadata: Metadata::default(),
            attribute_groups: Vec::new(),
            constants: Vec::new(),
            constant_types: Vec::new(),
            // The empty set is always the first.
            attribute_sets: vec![AttributeSet::default()],
            symbols: FxHashMap::default(),
            layouts: TypeLayouts::default(),
            metadata_type: known.metadata,
        };
        Ok(Reader {
            tokens: Tokens::new(text)?,
            depth: 0,
            module,
            known,
            named_types: FxHashMap::default(),
            type_positions: Vec::new(),
            constant_ids: HashTable::new(),
            symbols: FxHashMap::default(),
            comdats: FxHashMap::default(),
            pending_blocks: Vec::new(),
            block_addresses: FxHashMap::default(),
            keeps_block_names: memchr::memmem::find(text, b"blockaddress").is_some(),
            block_names: FxHashMap::default(),
            attribute_ids: HashTable::new(),
            set_groups: vec![Vec::new()],
            groups: FxHashMap::default(),
            scratch_attributes: PendingSet::default(),
            node_numbers: Vec::new(),
            expressions: FxHashMap::default(),
            scratch_fields: Vec::new(),
            debug_kind,
            function: None,
            scope: Scope::default(),
            next_number: 0,
            builder: BodyBuilder::default(),
            scratch_operands: Vec::new(),
            scratch_types: Vec::new(),
            local_nodes: Vec::new(),
            default_alignments: Vec::new(),
        })
    }

    /// Anything that may stand at the top level.
    fn entity(&mut self) -> Parse<()> {
        match self.tokens.current {
            Token::MetadataNumber(number) => self.node_definition(number),
            Token::MetadataName(name) => self.named_metadata(name),
            Token::Word("define") => self.definition(),
            Token::Word("declare") => self.declaration(),
            Token::Global(_) | Token::GlobalNumber(_) => self.global_definition(),
            Token::Local(_) | Token::LocalNumber(_) => self.type_definition(),
            Token::Comdat(_) => self.comdat_definition(),
            Token::Word("attributes") => self.attribute_group(),
            Token::Word("source_filename") => {
                self.tokens.advance()?;
                self.tokens.expect(b'=')?;
                let raw = self.tokens.text()?;
                self.module.source_file = self.intern_raw(raw);
                Ok(())
            }
            Token::Word("target") => self.target(),
            Token::Word("module") => {
                self.tokens.advance()?;
                self.tokens.expect_word("asm")?;
                let raw = self.tokens.text()?;
                let line = self.intern_raw(raw);
                self.module.module_asm.push(line);
                Ok(())
            }
            Token::Word("uselistorder") => self.use_list_order(),
            Token::Word("uselistorder_bb") => self.block_use_list_order(),
            Token::Summary(_) => self.summary(),
            _ => self.tokens.unexpected("a top-level entity"),
        }
    }

    /// `target triple = "…"` or `target datalayout = "…"`.
    fn target(&mut self) -> Parse<()> {
        self.tokens.expect_word("target")?;
        let is_layout = match self.tokens.current {
            Token::Word("datalayout") => true,
            Token::Word("triple") => false,
            _ => return self.tokens.unexpected("`triple` or `datalayout`"),
        };
        self.tokens.advance()?;
        self.tokens.expect(b'=')?;
        let position = self.tokens.start;
        let raw = self.tokens.text()?;
        let text = readable(raw);
        if is_layout {
            match DataLayout::parse(&text) {
                Ok(layout) => self.module.data_layout = layout,
                Err(entry) => return fault(position, Problem::DataLayout(entry)),
            }
        } else {
            self.module.target_triple = self.module.strings.intern(&text);
        }
        Ok(())
    }

    /// Reads something one level deeper.
    #[inline]
    fn nested<T>(&mut self, inner: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        if self.depth >= MAX_DEPTH {
            return self.tokens.wrong(Problem::TooDeep(MAX_DEPTH));
        }
        self.depth += 1;
        let result = inner(self);
        self.depth -= 1;
        result
    }

    /// The id of a name or string from its raw text.
    #[inline]
    fn intern_raw(&mut self, raw: &[u8]) -> StrId {
        match readable(raw) {
            Cow::Borrowed(text) => self.module.strings.intern(text),
            Cow::Owned(text) => self.module.strings.intern(&text),
        }
    }
}
