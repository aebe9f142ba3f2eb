//! Declarations of all kinds to signatures.

mod bridge;
mod exported;
mod foreign;

pub(crate) use bridge::bridges;
pub(crate) use exported::exported;
pub(crate) use foreign::foreign;
