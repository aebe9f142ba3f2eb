//! The boundary between Rust and C++: what Rust declares (`read`), what C++ defines (`Interface`),
//! where they disagree (`check`), and what may cross (`contract`).
//!
//! Everything handed out is plain data that can be sent and stored. No solver is asked.

#![warn(missing_docs)]

pub mod check;
pub mod contract;
pub mod cpp;
mod declaration;
pub mod model;
mod read;
mod resolve;
mod source;
mod source_text;
pub mod span;
pub mod target;

pub use check::{Library, Mismatch, MismatchKind, Report, Severity, check};
pub use contract::{Contract, Evidence, RustFunction, RustSource};
pub use cpp::{INTERFACE_FORMAT, Interface, Place};
pub use model::{
    Boundary, BridgeType, Composite, CompositeKind, Origin, Parameter, RustType, Signature,
};
pub use read::{Reading, read};
pub use source::{CrateRoot, Package};
pub use span::{Note, Span};
pub use target::Target;
pub use verify_ir::cxx_symbols::plain_symbol;
