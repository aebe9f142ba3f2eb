//! What changed since a revision of git, and which entry points that concerns.

mod affected;
mod git;
mod rust;

pub use affected::Affected;
pub use git::{Changes, ChangesError, changes, changes_of_files};
