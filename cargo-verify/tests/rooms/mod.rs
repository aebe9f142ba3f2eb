//! The rooms of a crate, which are its top-level modules, and what they need of each other.

mod declarations;
mod graph;
mod noticing;
mod references;
mod sources;

pub use graph::Graph;
pub use sources::Source;

use cargo_metadata::{Metadata, Package};
use declarations::Declarations;
use std::collections::BTreeSet;

/// The sources of a crate: one list for its library, and one for each of its programs.
pub fn crates(package: &Package, workspace: &Metadata) -> Vec<Vec<Source>> {
    let is_ours = |target: &&cargo_metadata::Target| target.is_lib() || target.is_bin();
    let targets = package.targets.iter().filter(is_ours);
    targets
        .map(|target| {
            let mut sources = sources::load(target.src_path.as_std_path());
            for source in &mut sources {
                if let Ok(file) = source.file.strip_prefix(&workspace.workspace_root) {
                    source.file = file.to_owned();
                }
            }
            sources
        })
        .collect()
}

/// The rooms of a crate. `elsewhere` are methods of other crates.
pub fn graph_of(sources: &[Source], elsewhere: &BTreeSet<String>) -> Graph {
    let mut declarations = Declarations::of(sources);
    declarations.ambiguous.extend(elsewhere.iter().cloned());
    let references = references::references(sources, &declarations);
    Graph::new(&declarations.rooms, references)
}

pub fn methods(crates: &[Vec<Source>]) -> BTreeSet<String> {
    let names = |sources: &Vec<Source>| -> Vec<String> {
        Declarations::of(sources).method_names().cloned().collect()
    };
    crates.iter().flat_map(names).collect()
}
