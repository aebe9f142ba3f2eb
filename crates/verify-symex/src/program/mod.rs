//! The program as the engine executes it: units linked by symbol, functions lowered to code.

pub mod assembly;
pub mod code;
pub mod constant;
pub mod constrained;
mod constructor;
pub mod contract_symbols;
pub mod debug_type;
pub mod flow;
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
mod type_cache;

pub use crate::value::site::FunctionRef;
pub use link::Program;
