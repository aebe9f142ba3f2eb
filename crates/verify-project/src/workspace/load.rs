//! Reads a workspace with `cargo metadata`, and chooses among its packages.

use super::WorkspaceError;
use super::selection::Selection;
use crate::capture::{self, CaptureError};
use crate::config::{self, Settings};
use crate::files::FileError;
use crate::plan::Owner;
use crate::process::ProcessError;
use crate::suggest::nearest;
use cargo_metadata::{Metadata, MetadataCommand, Package, PackageId};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// A workspace and what was chosen of it.
#[derive(Debug)]
pub struct Workspace {
    /// The cargo that calls us.
    pub cargo: PathBuf,
    /// The machine that builds, by cargo's name for it.
    pub host: String,
    /// Where the user is.
    pub directory: PathBuf,
    /// Where `Cargo.toml` of the workspace is.
    pub root: PathBuf,
    /// Our directory in the target directory.
    pub home: PathBuf,
    /// What cargo knows of it.
    pub metadata: Metadata,
    /// The packages whose units are verified, in the order of their names.
    pub chosen: Vec<PackageId>,
    /// What `verify.toml` says.
    pub settings: Settings,
    /// What `cargo verify accept` wrote down.
    pub accepted: Settings,
    /// What the metadata of each chosen package says.
    pub package_settings: BTreeMap<PackageId, Settings>,
}

/// Our directory in a target directory.
pub fn home(target: &Path) -> PathBuf {
    target.join("verify")
}

impl Workspace {
    /// Reads the workspace, its configuration and the choice of packages.
    pub fn load(selection: &Selection) -> Result<Workspace, WorkspaceError> {
        let directory = std::env::current_dir().map_err(FileError::read("."))?;
        let cargo = cargo_program();
        let (metadata, host) = std::thread::scope(|scope| {
            let host = scope.spawn(|| capture::host(&cargo));
            let metadata = metadata(&cargo, selection);
            (metadata, host.join().expect("asking cargo does not panic"))
        });
        let (metadata, host) = (metadata?, host?);
        let root = PathBuf::from(&metadata.workspace_root);
        let target = match &selection.target_directory {
            Some(target) => directory.join(target),
            None => PathBuf::from(&metadata.target_directory),
        };
        let settings = config::of_file(&root.join("verify.toml"))?;
        let accepted = config::of_file(&root.join(config::ACCEPTED))?;
        let deps: BTreeSet<&str> = selection
            .dependencies
            .iter()
            .chain(&settings.deps)
            .map(String::as_str)
            .collect();
        let members = members(&metadata, selection)?;
        let mut chosen = members;
        chosen.extend(dependencies(&metadata, &deps)?);
        chosen.sort_by(|left, right| (&left.name, &left.id).cmp(&(&right.name, &right.id)));
        chosen.dedup_by(|left, right| left.id == right.id);
        let package_settings = chosen
            .iter()
            .map(|package| {
                let settings = config::of_package(&package.name, &package.metadata)?;
                Ok((package.id.clone(), settings))
            })
            .collect::<Result<_, WorkspaceError>>()?;
        let chosen = chosen.iter().map(|package| package.id.clone()).collect();
        Ok(Workspace {
            cargo,
            host,
            directory,
            root,
            home: home(&target),
            chosen,
            settings,
            accepted,
            package_settings,
            metadata,
        })
    }

    /// The package with this id.
    pub fn package(&self, id: &PackageId) -> &Package {
        &self.metadata[id]
    }

    /// All packages, as owners of units.
    pub fn owners(&self) -> Vec<Owner> {
        let owner = |package: &Package| Owner {
            id: package.id.clone(),
            name: package.name.to_string(),
            directory: package_directory(package),
        };
        self.metadata.packages.iter().map(owner).collect()
    }
}

/// The cargo that calls us, or the usual one.
pub fn cargo_program() -> PathBuf {
    std::env::var_os("CARGO").map_or_else(|| "cargo".into(), PathBuf::from)
}

/// The words that make cargo build what was chosen, as it was asked for.
pub fn cargo_arguments(selection: &Selection) -> Vec<OsString> {
    let mut words: Vec<OsString> = Vec::new();
    // In a member's directory cargo means that member.
    if selection.packages.is_empty() && member_manifest(selection).is_none() {
        words.push("--workspace".into());
        for name in &selection.excluded {
            words.extend(["--exclude".into(), name.into()]);
        }
    }
    for name in &selection.packages {
        words.extend(["--package".into(), name.into()]);
    }
    words.extend(common_arguments(selection));
    if let Some(target) = &selection.target {
        words.extend(["--target".into(), target.into()]);
    }
    if let Some(profile) = &selection.profile {
        words.extend(["--profile".into(), profile.into()]);
    }
    if selection.release {
        words.push("--release".into());
    }
    if let Some(jobs) = selection.jobs {
        words.extend(["--jobs".into(), jobs.to_string().into()]);
    }
    words
}

/// The manifest of the member whose directory the user is in; none at the root of a workspace, or where all members or
/// another manifest are asked for.
fn member_manifest(selection: &Selection) -> Option<PathBuf> {
    let is_elsewhere = selection.manifest_path.is_some();
    if selection.whole_workspace || is_elsewhere || !selection.excluded.is_empty() {
        return None;
    }
    let directory = std::env::current_dir().ok()?;
    let mut manifests = directory.ancestors().map(|one| one.join("Cargo.toml"));
    let manifest = manifests.find(|path| path.is_file())?;
    let text = std::fs::read_to_string(&manifest).ok()?;
    let table: toml::Table = toml::from_str(&text).ok()?;
    let is_member = table.contains_key("package") && !table.contains_key("workspace");
    is_member.then_some(manifest)
}

/// The machine that is built for, if it is not the one that builds.
pub fn target(selection: &Selection, directory: &Path) -> Option<String> {
    let variable = || std::env::var("CARGO_BUILD_TARGET").ok();
    let config = || capture::configured_target(directory);
    selection.target.clone().or_else(variable).or_else(config)
}

/// Where the manifest of a package is.
pub fn package_directory(package: &Package) -> PathBuf {
    let manifest = Path::new(package.manifest_path.as_str());
    manifest.parent().unwrap_or(manifest).to_owned()
}

/// What `cargo metadata` and `cargo check` both take.
fn common_arguments(selection: &Selection) -> Vec<OsString> {
    let mut words: Vec<OsString> = Vec::new();
    if let Some(path) = &selection.manifest_path {
        words.extend(["--manifest-path".into(), path.into()]);
    }
    if selection.all_features {
        words.push("--all-features".into());
    }
    if selection.no_default_features {
        words.push("--no-default-features".into());
    }
    if !selection.features.is_empty() {
        words.extend(["--features".into(), selection.features.join(",").into()]);
    }
    let flags = [
        (selection.locked, "--locked"),
        (selection.offline, "--offline"),
        (selection.frozen, "--frozen"),
    ];
    words.extend(
        flags
            .iter()
            .filter(|(given, _)| *given)
            .map(|(_, flag)| flag.into()),
    );
    words
}

fn metadata(cargo: &Path, selection: &Selection) -> Result<Metadata, CaptureError> {
    let words = common_arguments(selection);
    let words: Vec<String> = words
        .iter()
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let mut command = MetadataCommand::new();
    command.cargo_path(cargo).other_options(words);
    command.exec().map_err(|error| match error {
        cargo_metadata::Error::CargoMetadata { stderr } => {
            CaptureError::CargoFailed { message: stderr }
        }
        cargo_metadata::Error::Io(source) => ProcessError::cannot_start(cargo)(source).into(),
        other => CaptureError::CargoFailed {
            message: other.to_string(),
        },
    })
}

/// The members that were asked for; all of them where none was.
fn members<'a>(
    metadata: &'a Metadata,
    selection: &Selection,
) -> Result<Vec<&'a Package>, WorkspaceError> {
    let all = metadata.workspace_packages();
    let named = |spec: &String| {
        let found: Vec<&Package> = all
            .iter()
            .copied()
            .filter(|package| is_meant(package, spec))
            .collect();
        if found.is_empty() {
            Err(no_such_package(spec, &all))
        } else {
            Ok(found)
        }
    };
    let mut chosen = Vec::new();
    for spec in &selection.packages {
        chosen.extend(named(spec)?);
    }
    if selection.packages.is_empty() {
        let manifest = member_manifest(selection).and_then(|path| path.canonicalize().ok());
        let is_there = |package: &&&Package| {
            let path = package.manifest_path.as_std_path().canonicalize();
            manifest
                .as_ref()
                .is_some_and(|manifest| path.is_ok_and(|path| path == *manifest))
        };
        match all.iter().find(is_there) {
            Some(member) => chosen.push(*member),
            None => chosen.clone_from(&all),
        }
    }
    for spec in &selection.excluded {
        let excluded: Vec<PackageId> = named(spec)?
            .iter()
            .map(|package| package.id.clone())
            .collect();
        chosen.retain(|package| !excluded.contains(&package.id));
    }
    Ok(chosen)
}

fn dependencies<'a>(
    metadata: &'a Metadata,
    wanted: &BTreeSet<&str>,
) -> Result<Vec<&'a Package>, WorkspaceError> {
    let is_member = |package: &&Package| metadata.workspace_members.contains(&package.id);
    let all: Vec<&Package> = metadata
        .packages
        .iter()
        .filter(|package| !is_member(package))
        .collect();
    if wanted.contains("all") {
        return Ok(all);
    }
    let mut chosen = Vec::new();
    for spec in wanted {
        let before = chosen.len();
        chosen.extend(
            all.iter()
                .copied()
                .filter(|package| is_meant(package, spec)),
        );
        if chosen.len() == before {
            return Err(no_such_package(spec, &all));
        }
    }
    Ok(chosen)
}

/// `name`, `name@1.2.3`, or the whole package id.
fn is_meant(package: &Package, spec: &str) -> bool {
    let (name, version) = match spec.split_once('@') {
        Some((name, version)) => (name, Some(version)),
        None => (spec, None),
    };
    let same_version = version.is_none_or(|version| package.version.to_string() == version);
    package.id.repr == spec || (package.name.as_str() == name && same_version)
}

fn no_such_package(name: &str, known: &[&Package]) -> WorkspaceError {
    WorkspaceError::NoSuchPackage {
        name: name.to_owned(),
        suggestion: nearest(name, known.iter().map(|package| package.name.as_str()))
            .map(str::to_owned),
    }
}
