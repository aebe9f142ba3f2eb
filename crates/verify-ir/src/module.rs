//! The module: what one translation unit becomes.

use crate::attribute::AttributeSet;
use crate::constant::Constant;
use crate::function::{Attachment, Function};
use crate::index::{
    AliasId, AttributeSetId, ComdatId, ConstId, FunctionId, GlobalId, IFuncId, StrId, TypeId,
};
use crate::instruction::Operand;
use crate::layout::{DataLayout, Layout, LayoutError, StructLayout, TypeLayouts, type_layouts};
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
    /// How the target lays out data.
    pub data_layout: DataLayout,
    /// All types that occur.
    pub types: TypeTable,
    /// All names and texts that occur.
    pub strings: StringTable,
    /// Variables, in the order of the text.
    pub globals: Vec<Global>,
    /// Functions, defined and declared, in the order of the text.
    pub functions: Vec<Function>,
    /// Other names for symbols.
    pub aliases: Vec<Alias>,
    /// Functions chosen at load time.
    pub ifuncs: Vec<IFunc>,
    /// Groups of which the linker keeps one.
    pub comdats: Vec<Comdat>,
    /// The lines of `module asm`, in order.
    pub module_asm: Vec<StrId>,
    /// The graph of debug info and other annotations.
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
    /// A variable.
    Global(GlobalId),
    /// A function.
    Function(FunctionId),
    /// Another name for a symbol.
    Alias(AliasId),
    /// A function chosen at load time.
    IFunc(IFuncId),
}

/// A global variable.
#[derive(Clone, Debug)]
pub struct Global {
    /// Without `@`.
    pub name: StrId,
    /// Linkage, visibility and the like.
    pub properties: SymbolProperties,
    /// The type of the variable, not of its address.
    pub ty: TypeId,
    /// Where it lies.
    pub address_space: u32,
    /// `constant` rather than `global`.
    pub constant: bool,
    /// The initialiser is not the value that it has at first.
    pub externally_initialized: bool,
    /// None for a declaration.
    pub initializer: Option<ConstId>,
    /// Where the linker is to put it.
    pub section: Option<StrId>,
    /// The group of which the linker keeps one.
    pub comdat: Option<ComdatId>,
    /// Of its address.
    pub align: Option<Align>,
    /// How far away it may be.
    pub code_model: Option<StrId>,
    /// `attributes #n` of a variable.
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
    /// Without `@`.
    pub name: StrId,
    /// Linkage, visibility and the like.
    pub properties: SymbolProperties,
    /// The type of what is named.
    pub ty: TypeId,
    /// The place it stands for.
    pub aliasee: ConstId,
}

/// A function whose address is chosen when the program is loaded.
#[derive(Clone, Debug)]
pub struct IFunc {
    /// Without `@`.
    pub name: StrId,
    /// Linkage, visibility and the like.
    pub properties: SymbolProperties,
    /// The type of the function.
    pub ty: TypeId,
    /// The function that chooses.
    pub resolver: ConstId,
    /// What is attached.
    pub attachments: Box<[Attachment]>,
}

/// A group of sections of which the linker keeps one.
#[derive(Clone, Copy, Debug)]
pub struct Comdat {
    /// Without `$`.
    pub name: StrId,
    /// Which of several is kept.
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
}

/// The layouts of its types.
impl Module {
    /// Computes the layouts of all types; nothing else here answers before.
    pub(crate) fn compute_layouts(&mut self) -> Result<(), LayoutError> {
        self.layouts = type_layouts(&self.types, &self.data_layout)?;
        Ok(())
    }

    /// The layout of a type; none where it has no fixed size (`void`, functions, opaque structs,
    /// scalable vectors, labels, …).
    #[inline]
    #[must_use]
    pub fn layout(&self, ty: TypeId) -> Option<Layout> {
        self.layouts.layouts[ty.index()]
    }

    /// The size in bytes with the padding at the end: the distance of neighbours in an array.
    #[inline]
    #[must_use]
    pub fn size_of(&self, ty: TypeId) -> Option<u64> {
        Some(self.layout(ty)?.size)
    }

    /// The size in bytes that a load or a store touches.
    #[inline]
    #[must_use]
    pub fn store_size_of(&self, ty: TypeId) -> Option<u64> {
        Some(self.layout(ty)?.store_size)
    }

    /// The size of a value in bits.
    #[inline]
    #[must_use]
    pub fn bits_of(&self, ty: TypeId) -> Option<u64> {
        Some(self.layout(ty)?.bits)
    }

    /// The alignment that the ABI asks for.
    #[inline]
    #[must_use]
    pub fn align_of(&self, ty: TypeId) -> Option<Align> {
        Some(self.layout(ty)?.align)
    }

    /// Where the fields of a struct are; none for other types and opaque structs.
    #[inline]
    #[must_use]
    pub fn struct_layout(&self, ty: TypeId) -> Option<&StructLayout> {
        self.layouts.structs[ty.index()].as_deref()
    }
}
