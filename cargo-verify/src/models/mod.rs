//! The operational models: embedded in the binary, unpacked where clang can read them, and, for the
//! C library, compiled and picked by the symbols a program needs. For replays they are a native library.

mod native;
mod runtime;
mod unpack;

pub use native::{NativeModels, native_models};
pub use runtime::Runtime;
pub use unpack::Models;
