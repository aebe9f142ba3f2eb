//! Which Rust sources belong to a boundary, and how they are compiled, by cargo's metadata.

use crate::workspace::{Discovery, Workspace, package_directory};
use cargo_metadata::{Package, PackageId, TargetKind};
use std::collections::BTreeMap;
use verify_ffi::{CrateRoot, Reading, Target};

/// Reads the Rust of every chosen package that has units of its own, or uses a package that has.
pub fn read_packages(workspace: &Workspace, discovery: &Discovery) -> BTreeMap<PackageId, Reading> {
    let has_units = |id: &PackageId| {
        discovery
            .libraries
            .iter()
            .any(|library| library.package == *id)
    };
    let uses_units = |id: &PackageId| {
        dependencies(workspace, id)
            .iter()
            .any(|used| has_units(used))
    };
    let wanted = workspace
        .chosen
        .iter()
        .filter(|id| has_units(id) || uses_units(id));
    wanted
        .map(|id| {
            (
                id.clone(),
                verify_ffi::read(&package(workspace, discovery, id)),
            )
        })
        .collect()
}

fn package(workspace: &Workspace, discovery: &Discovery, id: &PackageId) -> verify_ffi::Package {
    let package = workspace.package(id);
    let scripts = || {
        discovery
            .scripts
            .iter()
            .filter(|script| script.package == *id)
    };
    let used = dependencies(workspace, id);
    let members = workspace.metadata.workspace_members.iter();
    let neighbours = members
        .filter(|other| used.contains(other) || dependencies(workspace, other).contains(&id));
    verify_ffi::Package {
        crates: crate_roots(package),
        neighbours: neighbours
            .flat_map(|other| crate_roots(workspace.package(other)))
            .collect(),
        manifest_directory: package_directory(package),
        out_dirs: scripts().map(|script| script.out_dir.clone()).collect(),
        // Other targets are read all the same, for the names; nothing is compared then.
        target: Target::of_triple(&discovery.target).unwrap_or_default(),
        features: features(workspace, id),
        cfgs: scripts().flat_map(|script| script.cfgs.clone()).collect(),
    }
}

/// The library first: the others use it.
fn crate_roots(package: &Package) -> Vec<CrateRoot> {
    let is_script =
        |target: &cargo_metadata::Target| target.kind.contains(&TargetKind::CustomBuild);
    let mut roots: Vec<CrateRoot> = package
        .targets
        .iter()
        .filter(|target| !is_script(target))
        .map(|target| CrateRoot {
            name: target.name.replace('-', "_"),
            path: target.src_path.clone().into(),
            is_library: target.kind.iter().any(|kind| {
                !matches!(
                    kind,
                    TargetKind::Bin | TargetKind::Example | TargetKind::Test | TargetKind::Bench
                )
            }),
        })
        .collect();
    roots.sort_by_key(|root| !root.is_library);
    roots
}

fn dependencies<'a>(workspace: &'a Workspace, id: &PackageId) -> Vec<&'a PackageId> {
    let nodes = workspace
        .metadata
        .resolve
        .iter()
        .flat_map(|resolve| &resolve.nodes);
    let node = nodes.into_iter().find(|node| node.id == *id);
    node.map_or_else(Vec::new, |node| {
        node.deps.iter().map(|used| &used.pkg).collect()
    })
}

fn features(workspace: &Workspace, id: &PackageId) -> Vec<String> {
    let nodes = workspace
        .metadata
        .resolve
        .iter()
        .flat_map(|resolve| &resolve.nodes);
    let node = nodes.into_iter().find(|node| node.id == *id);
    let features = node.map_or(&[][..], |node| node.features.as_slice());
    features.iter().map(ToString::to_string).collect()
}
