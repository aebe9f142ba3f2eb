//! Which bounds concern no function at all.

use super::Prepared;
use crate::job::bounded;
use crate::workspace::Workspace;
use std::collections::BTreeSet;
use std::path::Path;
use verify_symex::Bounded;

/// Keys of `[bounds]` that fit nothing that was compiled.
pub fn idle_bounds(workspace: &Workspace, prepared: &Prepared) -> Vec<String> {
    let files = workspace
        .package_settings
        .values()
        .chain([&workspace.settings]);
    let keys: BTreeSet<&String> = files.flat_map(|file| file.bounds.keys()).collect();
    let fits = |key: &&String| match bounded(key) {
        Some(Bounded::Function(function) | Bounded::Loop { function, .. }) => {
            prepared.built.values().any(|unit| {
                unit.spans
                    .iter()
                    .any(|span| Bounded::is_called(&span.symbol, &function))
            })
        }
        Some(Bounded::Line { file, .. }) => {
            let mut known = prepared.built.values().flat_map(|unit| &unit.files);
            known.any(|(path, _)| Path::new(path).ends_with(&file))
        }
        None => false,
    };
    keys.into_iter().filter(|key| !fits(key)).cloned().collect()
}
