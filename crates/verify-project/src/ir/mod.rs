//! What the LLVM IR of a unit defines, needs and means, as far as choosing and naming jobs takes it.

mod digest;
mod span;
mod symbols;

pub use digest::{Digest, Item};
pub use span::{Span, spans};
pub use symbols::Symbols;
