//! The rooms of the workspace and the doors between them: dependencies point downwards only.

use cargo_metadata::MetadataCommand;
use std::collections::BTreeSet;

/// Crate, and the crates of this workspace it may depend on.
const ALLOWED: &[(&str, &[&str])] = &[
    (
        "cargo-verify",
        &[
            "verify-symex",
            "verify-ffi",
            "verify-ir",
            "verify-solver",
            "verify-term",
        ],
    ),
    (
        "verify-symex",
        &["verify-ir", "verify-solver", "verify-term"],
    ),
    ("verify-ffi", &["verify-ir", "verify-solver", "verify-term"]),
    ("verify-ir", &["verify-term"]),
    ("verify-solver", &["verify-term"]),
    ("verify-term", &[]),
];

#[test]
fn dependencies_between_our_crates_point_downwards() {
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml");
    let metadata = MetadataCommand::new()
        .manifest_path(manifest)
        .no_deps()
        .exec()
        .unwrap();
    let members: BTreeSet<&str> = metadata
        .packages
        .iter()
        .map(|package| package.name.as_str())
        .collect();
    let mut wrong = Vec::new();
    for package in &metadata.packages {
        let Some((_, allowed)) = ALLOWED
            .iter()
            .find(|(name, _)| *name == package.name.as_str())
        else {
            wrong.push(format!("{} is not in the plan", package.name));
            continue;
        };
        for dependency in package
            .dependencies
            .iter()
            .filter(|dependency| members.contains(dependency.name.as_str()))
        {
            if !allowed.contains(&dependency.name.as_str()) {
                wrong.push(format!(
                    "{} must not depend on {}",
                    package.name, dependency.name
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(
        members.contains("verify-symex") && members.contains("cargo-verify"),
        "{members:?}"
    );
}
