//! The target's data layout, and the size, alignment and field offsets of every type in it.
//!
//! LangRef: "Data Layout". Layouts are computed once, when the module has been read.

mod compute;
mod data_layout;

pub(crate) use compute::LayoutError;

use crate::index::TypeId;
use crate::module::Module;
use crate::opcode::Align;

/// How a target lays out data: `target datalayout`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataLayout {
    pub big_endian: bool,
    /// The alignment of the stack, where it is fixed.
    pub stack_align: Option<Align>,
    /// The address space of functions.
    pub program_address_space: u32,
    /// The address space of globals whose text names none.
    pub globals_address_space: u32,
    /// The address space of `alloca`.
    pub alloca_address_space: u32,
    /// The letter after `m:`; `e` is ELF.
    pub mangling: Option<char>,
    /// Sorted by address space; that of space 0 is always there.
    pub pointers: Vec<PointerLayout>,
    /// Sorted by width.
    pub integers: Vec<ScalarAlign>,
    /// Sorted by width.
    pub floats: Vec<ScalarAlign>,
    /// Sorted by width.
    pub vectors: Vec<ScalarAlign>,
    pub aggregate_abi: Align,
    pub aggregate_preferred: Align,
    /// The integer widths that the processor handles itself.
    pub native_integers: Vec<u32>,
    pub non_integral_address_spaces: Vec<u32>,
}

/// How pointers of an address space look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointerLayout {
    pub address_space: u32,
    pub bits: u32,
    pub abi: Align,
    pub preferred: Align,
    /// The width in which offsets are computed.
    pub index_bits: u32,
}

/// The alignment of scalars or vectors of one width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScalarAlign {
    pub bits: u32,
    pub abi: Align,
    pub preferred: Align,
}

/// The size and alignment of a type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// How many bits a value has.
    pub bits: u64,
    /// How many bytes a load or store touches.
    pub store_size: u64,
    /// The distance in bytes between neighbours in an array.
    pub size: u64,
    /// The alignment that the ABI asks for.
    pub align: Align,
}

/// Where the fields of a struct are, in bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StructLayout {
    pub size: u64,
    pub align: Align,
    pub offsets: Box<[u64]>,
}

/// The layouts of a module's types, by type.
#[derive(Clone, Debug, Default)]
pub(crate) struct TypeLayouts {
    pub(crate) layouts: Vec<Option<Layout>>,
    pub(crate) structs: Vec<Option<Box<StructLayout>>>,
}

impl Module {
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
