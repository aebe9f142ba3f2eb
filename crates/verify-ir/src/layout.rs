//! The target's data layout, and the size, alignment and field offsets of every type in it.
//!
//! LangRef: "Data Layout". Layouts are computed once, when the module has been read; `module.rs` keeps
//! them and answers questions about them.

mod compute;
mod data_layout;

pub(crate) use compute::{LayoutError, type_layouts};

use crate::opcode::Align;

/// How a target lays out data: `target datalayout`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DataLayout {
    /// The most significant byte comes first.
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
    /// The least alignment of structs and arrays.
    pub aggregate_abi: Align,
    /// The alignment that the target likes for them.
    pub aggregate_preferred: Align,
    /// The integer widths that the processor handles itself.
    pub native_integers: Vec<u32>,
    /// Where pointers have no fixed bits.
    pub non_integral_address_spaces: Vec<u32>,
}

/// How pointers of an address space look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointerLayout {
    /// The space they point into.
    pub address_space: u32,
    /// How many bits one has.
    pub bits: u32,
    /// The alignment that the ABI asks for.
    pub abi: Align,
    /// The alignment that the target likes.
    pub preferred: Align,
    /// The width in which offsets are computed.
    pub index_bits: u32,
}

/// The alignment of scalars or vectors of one width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScalarAlign {
    /// The width it is for.
    pub bits: u32,
    /// The alignment that the ABI asks for.
    pub abi: Align,
    /// The alignment that the target likes.
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
    /// With the padding at the end.
    pub size: u64,
    /// The greatest of its fields; 1 where it is packed.
    pub align: Align,
    /// Of each field.
    pub offsets: Box<[u64]>,
}

/// The layouts of a module's types, by type.
#[derive(Clone, Debug, Default)]
pub(crate) struct TypeLayouts {
    pub(crate) layouts: Vec<Option<Layout>>,
    pub(crate) structs: Vec<Option<Box<StructLayout>>>,
}
