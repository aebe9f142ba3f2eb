//! The rooms of the workspace and the doors between them: dependencies point downwards only, between
//! crates and between the top-level modules of each crate.
//!
//! `cargo test --test dependencies -- --nocapture` prints the rooms in layers from the bottom.

mod rooms;

use cargo_metadata::{Metadata, MetadataCommand};
use rooms::{Graph, Source, crates, graph_of, methods};
use std::collections::BTreeSet;
use std::path::Path;

/// Crate, and the crates of this workspace it may depend on.
const ALLOWED: &[(&str, &[&str])] = &[
    (
        "cargo-verify",
        &[
            "verify-report",
            "verify-project",
            "verify-symex",
            "verify-ffi",
            "verify-ir",
            "verify-solver",
            "verify-term",
        ],
    ),
    (
        "verify-report",
        &["verify-project", "verify-symex", "verify-ffi", "verify-ir"],
    ),
    (
        "verify-project",
        &["verify-symex", "verify-ffi", "verify-ir", "verify-solver"],
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

/// Crate, and how many rooms its largest cycle has. Only for crates that have one: a row goes when its
/// cycle does.
const KNOWN_CYCLES: &[(&str, usize)] = &[];

fn workspace() -> Metadata {
    let manifest = concat!(env!("CARGO_MANIFEST_DIR"), "/../Cargo.toml");
    MetadataCommand::new()
        .manifest_path(manifest)
        .no_deps()
        .exec()
        .expect("cargo knows its own workspace")
}

#[test]
fn dependencies_between_our_crates_point_downwards() {
    let metadata = workspace();
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

/// A package of the workspace.
struct Member<'m> {
    name: &'m str,
    crates: Vec<Vec<Source>>,
    /// The names of all methods of its own.
    methods: BTreeSet<String>,
}

#[test]
fn rooms_of_our_crates_need_only_rooms_below_them() {
    let metadata = workspace();
    let mut wrong = String::new();
    let mut shown = String::new();
    let members: Vec<Member<'_>> = metadata
        .packages
        .iter()
        .map(|package| {
            let crates = crates(package, &metadata);
            Member {
                name: package.name.as_str(),
                methods: methods(&crates),
                crates,
            }
        })
        .collect();
    for Member { name, crates, .. } in &members {
        let others = members.iter().filter(|other| other.name != *name);
        let elsewhere: BTreeSet<String> = others.flat_map(|one| one.methods.clone()).collect();
        let graphs: Vec<Graph> = crates
            .iter()
            .map(|sources| graph_of(sources, &elsewhere))
            .collect();
        for graph in &graphs {
            shown += &format!("{name}\n{}", graph.layers());
        }
        let largest = graphs
            .iter()
            .flat_map(Graph::cycles)
            .map(|cycle| cycle.len());
        let largest = largest.max().unwrap_or(0);
        let known = KNOWN_CYCLES.iter().find(|(one, _)| one == name);
        let known = known.map_or(0, |(_, rooms)| *rooms);
        if largest < known {
            wrong += &format!(
                "{name}: the largest cycle has {largest} rooms, no longer {known}: update KNOWN_CYCLES\n"
            );
        }
        if largest > known {
            for graph in &graphs {
                for cycle in graph.cycles() {
                    wrong += &format!("{name}: {} rooms need each other\n", cycle.len());
                    wrong += &graph.explain(&cycle);
                }
            }
        }
    }
    println!("{shown}");
    assert!(wrong.is_empty(), "{wrong}");
}

/// What a source of Rust may have at most; of a function, clippy's `too_many_lines` counts the lines.
const LINES_OF_A_FILE: usize = 600;

#[test]
fn no_source_has_more_lines_than_a_reader_keeps_in_mind() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/..");
    let mut read = 0;
    let mut longer = Vec::new();
    for crates in ["cargo-verify", "crates"] {
        let files = walkdir::WalkDir::new(Path::new(root).join(crates)).into_iter();
        for file in files.map(|entry| entry.expect("the workspace can be read")) {
            if file.path().extension() != Some("rs".as_ref()) {
                continue;
            }
            read += 1;
            let text = std::fs::read_to_string(file.path()).expect("sources are text");
            let lines = text.lines().count();
            if lines > LINES_OF_A_FILE {
                longer.push(format!("{}: {lines} lines", file.path().display()));
            }
        }
    }
    assert!(read > 300, "only {read} sources were found");
    assert!(longer.is_empty(), "{longer:#?}");
}
