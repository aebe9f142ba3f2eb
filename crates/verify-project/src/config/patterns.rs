//! Patterns of names and paths, as in `parse_*` or `cpp/vendor/**`.

use super::ConfigError;
use globset::{Glob, GlobSet, GlobSetBuilder};
use std::path::Path;

/// Some patterns; a name matches if it matches one of them.
#[derive(Clone, Debug)]
pub struct Patterns(GlobSet);

impl Patterns {
    /// All of these.
    pub fn new(patterns: &[String]) -> Result<Patterns, ConfigError> {
        let bad = |error: globset::Error| ConfigError::BadPattern {
            message: error.to_string(),
        };
        let mut builder = GlobSetBuilder::new();
        for pattern in patterns {
            builder.add(Glob::new(pattern).map_err(bad)?);
        }
        Ok(Patterns(builder.build().map_err(bad)?))
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether the name matches one of them.
    pub fn matches(&self, name: &Path) -> bool {
        self.0.is_match(name)
    }
}
