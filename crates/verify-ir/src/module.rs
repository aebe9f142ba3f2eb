//! The module: what one translation unit becomes.

use crate::attribute::AttributeSet;
use crate::constant::Constant;
use crate::function::{Attachment, Function};
use crate::index::{
    AliasId, AttributeSetId, ComdatId, ConstId, FunctionId, GlobalId, IFuncId, MetadataId, StrId,
    TypeId,
};
use crate::instruction::Operand;
use crate::layout::{DataLayout, TypeLayouts};
use crate::linkage::SymbolProperties;
use crate::metadata::Metadata;
use crate::opcode::{Align, keywords};
use crate::strings::StringTable;
use crate::types::{Type, TypeTable};
use rustc_hash::FxHashMap;

/// A module of LLVM IR.
#[derive(Clone, Debug)]
pub struct Module {
    /// `source_filename`; empty where the text does not say.
    pub source_file: StrId,
    /// `target triple`; empty where the text does not say.
    pub target_triple: StrId,
    pub data_layout: DataLayout,
    pub types: TypeTable,
    pub strings: StringTable,
    pub globals: Vec<Global>,
    pub functions: Vec<Function>,
    pub aliases: Vec<Alias>,
    pub ifuncs: Vec<IFunc>,
    pub comdats: Vec<Comdat>,
    /// The lines of `module asm`, in order.
    pub module_asm: Vec<StrId>,
    pub metadata: Metadata,
    /// `attributes #n = { … }`: the number and the set.
    pub attribute_groups: Vec<(u32, AttributeSetId)>,
    pub(crate) constants: Vec<Constant>,
    pub(crate) constant_types: Vec<TypeId>,
    pub(crate) attribute_sets: Vec<AttributeSet>,
    pub(crate) symbols: FxHashMap<StrId, Symbol>,
    pub(crate) layouts: TypeLayouts,
    pub(crate) metadata_type: TypeId,
}

/// What a name of the module stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symbol {
    Global(GlobalId),
    Function(FunctionId),
    Alias(AliasId),
    IFunc(IFuncId),
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct Global {
    pub name: StrId,
    pub properties: SymbolProperties,
    /// The type of the variable, not of its address.
    pub ty: TypeId,
    pub address_space: u32,
    /// `constant` rather than `global`.
    pub constant: bool,
    pub externally_initialized: bool,
    /// None for a declaration.
    pub initializer: Option<ConstId>,
    pub section: Option<StrId>,
    pub comdat: Option<ComdatId>,
    pub align: Option<Align>,
    pub code_model: Option<StrId>,
    pub attributes: AttributeSetId,
    /// What is attached, `!dbg` included (a `DIGlobalVariableExpression`).
    pub attachments: Box<[Attachment]>,
    /// The sanitizers that leave it alone, in the words of the text: `no_sanitize_address`,
    /// `sanitize_address_dyninit`, …
    pub sanitizer: Box<[StrId]>,
}

/// Another name for a symbol, or for a place within one.
#[derive(Clone, Debug)]
pub struct Alias {
    pub name: StrId,
    pub properties: SymbolProperties,
    pub ty: TypeId,
    pub aliasee: ConstId,
}

/// A function whose address is chosen when the program is loaded.
#[derive(Clone, Debug)]
pub struct IFunc {
    pub name: StrId,
    pub properties: SymbolProperties,
    pub ty: TypeId,
    pub resolver: ConstId,
    pub attachments: Box<[Attachment]>,
}

/// A group of sections of which the linker keeps one.
#[derive(Clone, Copy, Debug)]
pub struct Comdat {
    pub name: StrId,
    pub selection: ComdatSelection,
}

keywords! {
    /// Which of several comdats of one name the linker keeps.
    ComdatSelection {
        Any = "any", ExactMatch = "exactmatch", Largest = "largest",
        NoDeduplicate = "nodeduplicate", SameSize = "samesize",
    }
}

impl Module {
    /// The text with this id.
    #[inline]
    #[must_use]
    pub fn text(&self, id: StrId) -> &str {
        self.strings.get(id)
    }

    /// The type with this id.
    #[inline]
    #[must_use]
    pub fn ty(&self, id: TypeId) -> &Type {
        self.types.get(id)
    }

    /// The constant with this id.
    #[inline]
    #[must_use]
    pub fn constant(&self, id: ConstId) -> &Constant {
        &self.constants[id.index()]
    }

    /// The type of a constant.
    #[inline]
    #[must_use]
    pub fn constant_type(&self, id: ConstId) -> TypeId {
        self.constant_types[id.index()]
    }

    /// How many constants there are.
    #[must_use]
    pub fn constant_count(&self) -> usize {
        self.constants.len()
    }

    /// The global variable with this id.
    #[inline]
    #[must_use]
    pub fn global(&self, id: GlobalId) -> &Global {
        &self.globals[id.index()]
    }

    /// The function with this id.
    #[inline]
    #[must_use]
    pub fn function(&self, id: FunctionId) -> &Function {
        &self.functions[id.index()]
    }

    /// The alias with this id.
    #[must_use]
    pub fn alias(&self, id: AliasId) -> &Alias {
        &self.aliases[id.index()]
    }

    /// The indirect function with this id.
    #[must_use]
    pub fn ifunc(&self, id: IFuncId) -> &IFunc {
        &self.ifuncs[id.index()]
    }

    /// The comdat with this id.
    #[must_use]
    pub fn comdat(&self, id: ComdatId) -> &Comdat {
        &self.comdats[id.index()]
    }

    /// Whether the code is for AArch64, by any of its names.
    #[must_use]
    pub fn is_aarch64(&self) -> bool {
        let triple = self.text(self.target_triple);
        triple.starts_with("aarch64") || triple.starts_with("arm64")
    }

    /// The attributes of a set.
    #[inline]
    #[must_use]
    pub fn attributes(&self, id: AttributeSetId) -> &AttributeSet {
        &self.attribute_sets[id.index()]
    }

    /// What the module has under a name (without `@`).
    #[must_use]
    pub fn symbol(&self, name: &str) -> Option<Symbol> {
        self.symbols.get(&self.strings.find(name)?).copied()
    }

    /// The function with this name.
    #[must_use]
    pub fn function_by_name(&self, name: &str) -> Option<FunctionId> {
        match self.symbol(name)? {
            Symbol::Function(id) => Some(id),
            _ => None,
        }
    }

    /// The global variable with this name.
    #[must_use]
    pub fn global_by_name(&self, name: &str) -> Option<GlobalId> {
        match self.symbol(name)? {
            Symbol::Global(id) => Some(id),
            _ => None,
        }
    }

    /// The ids of all functions, declarations included.
    pub fn function_ids(&self) -> impl Iterator<Item = FunctionId> + use<> {
        (0..self.functions.len()).map(FunctionId::new)
    }

    /// The type of an operand of an instruction of `function`.
    #[inline]
    #[must_use]
    pub fn operand_type(&self, function: &Function, operand: Operand) -> TypeId {
        match operand {
            Operand::Local(id) => function.local(id).ty,
            Operand::Constant(id) => self.constant_type(id),
            Operand::Metadata(_) => self.metadata_type,
        }
    }

    /// The `DIGlobalVariable` of a global variable; several where it was merged from several.
    pub fn debug_variables(&self, global: &Global) -> impl Iterator<Item = MetadataId> + '_ {
        let dbg = self.strings.find("dbg");
        let attached: Vec<_> = global
            .attachments
            .iter()
            .filter(|a| Some(a.kind) == dbg)
            .map(|a| a.node)
            .collect();
        attached
            .into_iter()
            .filter_map(|node| self.variable_of_expression(node))
    }
}
