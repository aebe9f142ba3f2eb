//! The program as the engine executes it: units linked by symbol, functions lowered to code.

pub mod assembly;
mod bytewise;
pub mod code;
pub mod constant;
pub mod constrained;
mod constructor;
pub mod contract_symbols;
pub mod debug_type;
mod decay;
pub mod flow;
pub mod heap_type;
pub mod image;
pub mod intrinsic;
pub mod link;
pub mod liveness;
pub mod lower;
pub mod lower_call;
pub mod lower_control;
pub mod lower_memory;
pub mod lower_vector;
pub mod promote;
pub mod scalar;
pub mod source_file;
pub mod source_type;
mod type_cache;
mod undefined;
mod variable_kind;

pub use crate::value::site::FunctionRef;
pub use link::Program;
