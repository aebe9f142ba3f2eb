//! What earlier runs found out, named by everything it depends on. All of it lies in the target
//! directory; files appear whole or not at all, and one that is damaged is as good as none.

mod key;
mod results;
pub mod room;
mod sealed;
mod store;

pub use key::{EntryKey, entry_key, program_hash, reached};
pub use results::ResultStore;
pub use store::{FileHashes, UnitStore};
