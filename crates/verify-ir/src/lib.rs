//! Reads the text of LLVM IR into a compact module with types, constants, functions and debug info.
//!
//! The text is what clang 15 to 22 and rustc's LLVM 22 print. Everything in a [`Module`] refers to
//! everything else by small `Copy` indices. This crate knows nothing of symbolic execution.

#![warn(missing_docs)]

pub mod attribute;
pub mod constant;
pub mod cxx_symbols;
pub mod debug_info;
mod debug_view;
mod demangle;
mod describe;
pub mod error;
pub mod function;
pub mod index;
pub mod instruction;
pub mod layout;
pub mod linkage;
pub mod metadata;
pub mod module;
pub mod opcode;
mod operands;
pub mod outline;
mod reader;
pub mod strings;
mod type_name;
mod type_text;
pub mod types;

pub use attribute::{Attribute, AttributeKind, AttributeSet, CallingConvention};
pub use constant::{Constant, ConstantExpression, InRange};
pub use demangle::demangle;
pub use describe::{describe, signature};
pub use error::{Problem, ReadError};
pub use function::{
    Attachment, Block, Body, DebugRecord, DebugRecordKind, DebugValue, Function, Local, Parameter,
};
pub use index::{
    AliasId, AttributeSetId, BlockId, ComdatId, ConstId, FunctionId, GlobalId, IFuncId, LocalId,
    MetadataId, StrId, TypeId,
};
pub use instruction::{
    Access, Argument, Call, CallBranch, Callee, Clause, CompareExchange, InlineAsm, InsertValue,
    Instruction, InstructionKind, Invoke, Operand, OperandBundle, TailCall,
};
pub use layout::{DataLayout, Layout, PointerLayout, ScalarAlign, StructLayout};
pub use linkage::{DllStorage, Linkage, SymbolProperties, ThreadLocal, UnnamedAddr, Visibility};
pub use metadata::{FieldName, FieldValue, Metadata, NamedMetadata, NodeKind};
pub use module::{Alias, Comdat, ComdatSelection, Global, IFunc, Module, Symbol};
pub use opcode::{
    Align, ArithmeticFlags, AtomicOp, BinaryOp, CastFlags, CastOp, FastMath, FloatPredicate,
    GepFlags, IntPredicate, Ordering,
};
pub use reader::{read, read_bytes};
pub use strings::StringTable;
pub use types::{FloatKind, FunctionType, NamedStruct, StructBody, Type, TypeTable};
