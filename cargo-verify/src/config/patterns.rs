//! Patterns of names and paths, as in `parse_*` or `cpp/vendor/**`.

use crate::error::ExpectedError;
use globset::{Glob, GlobSet, GlobSetBuilder};
use std::path::Path;

/// Some patterns; a name matches if it matches one of them.
#[derive(Clone, Debug)]
pub struct Patterns(GlobSet);

impl Patterns {
    pub fn new(patterns: &[String]) -> Result<Patterns, ExpectedError> {
        let bad = |error: globset::Error| ExpectedError::BadPattern {
            message: error.to_string(),
        };
        let mut builder = GlobSetBuilder::new();
        for pattern in patterns {
            builder.add(Glob::new(pattern).map_err(bad)?);
        }
        Ok(Patterns(builder.build().map_err(bad)?))
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn matches(&self, name: &Path) -> bool {
        self.0.is_match(name)
    }
}
