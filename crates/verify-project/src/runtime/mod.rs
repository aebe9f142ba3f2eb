//! The operational models, compiled: the functions of the C library as LLVM IR, picked by the symbols
//! that a program needs, and all of them as native objects for replays.

mod library;
mod native;

pub use library::{Runtime, RuntimeError};
pub use native::{NativeModels, native_models};
