//! Reads a workspace with `cargo metadata`, and chooses among its packages.

use crate::arguments::{SelectionArguments, nearest};
use crate::capture;
use crate::config::{self, Settings};
use crate::error::ExpectedError;
use crate::plan::Owner;
use cargo_metadata::{Metadata, MetadataCommand, Package, PackageId};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// A workspace and what was chosen of it.
#[derive(Debug)]
pub struct Workspace {
    pub cargo: PathBuf,
    /// The machine that builds, by cargo's name for it.
    pub host: String,
    /// Where the user is.
    pub directory: PathBuf,
    pub root: PathBuf,
    /// Our directory in the target directory.
    pub home: PathBuf,
    pub metadata: Metadata,
    /// The packages whose units are verified, in the order of their names.
    pub chosen: Vec<PackageId>,
    /// What `verify.toml` says.
    pub settings: Settings,
    /// What the metadata of each chosen package says.
    pub package_settings: BTreeMap<PackageId, Settings>,
}

/// Our directory in a target directory.
pub fn home(target: &Path) -> PathBuf {
    target.join("verify")
}

impl Workspace {
    pub fn load(selection: &SelectionArguments) -> Result<Workspace, ExpectedError> {
        let directory = std::env::current_dir().map_err(|source| ExpectedError::Unreadable {
            path: ".".into(),
            source,
        })?;
        let cargo = cargo_program();
        let (metadata, host) = std::thread::scope(|scope| {
            let host = scope.spawn(|| capture::host(&cargo));
            let metadata = metadata(&cargo, selection);
            (metadata, host.join().expect("asking cargo does not panic"))
        });
        let (metadata, host) = (metadata?, host?);
        let root = PathBuf::from(&metadata.workspace_root);
        let target = match &selection.cargo.target_dir {
            Some(target) => directory.join(target),
            None => PathBuf::from(&metadata.target_directory),
        };
        let settings = config::of_file(&root.join("verify.toml"))?;
        let deps: BTreeSet<&str> = selection
            .deps
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
            .collect::<Result<_, ExpectedError>>()?;
        let chosen = chosen.iter().map(|package| package.id.clone()).collect();
        Ok(Workspace {
            cargo,
            host,
            directory,
            root,
            home: home(&target),
            chosen,
            settings,
            package_settings,
            metadata,
        })
    }

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
pub fn cargo_arguments(selection: &SelectionArguments) -> Vec<OsString> {
    let mut words: Vec<OsString> = Vec::new();
    if selection.workspace.package.is_empty() {
        words.push("--workspace".into());
        for name in &selection.workspace.exclude {
            words.extend(["--exclude".into(), name.into()]);
        }
    }
    for name in &selection.workspace.package {
        words.extend(["--package".into(), name.into()]);
    }
    words.extend(common_arguments(selection));
    let cargo = &selection.cargo;
    if let Some(target) = &cargo.target {
        words.extend(["--target".into(), target.into()]);
    }
    if let Some(profile) = &cargo.profile {
        words.extend(["--profile".into(), profile.into()]);
    }
    if cargo.release {
        words.push("--release".into());
    }
    if let Some(jobs) = cargo.jobs {
        words.extend(["--jobs".into(), jobs.to_string().into()]);
    }
    words
}

pub fn package_directory(package: &Package) -> PathBuf {
    let manifest = Path::new(package.manifest_path.as_str());
    manifest.parent().unwrap_or(manifest).to_owned()
}

/// What `cargo metadata` and `cargo check` both take.
fn common_arguments(selection: &SelectionArguments) -> Vec<OsString> {
    let mut words: Vec<OsString> = Vec::new();
    if let Some(path) = &selection.manifest.manifest_path {
        words.extend(["--manifest-path".into(), path.into()]);
    }
    let features = &selection.features;
    if features.all_features {
        words.push("--all-features".into());
    }
    if features.no_default_features {
        words.push("--no-default-features".into());
    }
    if !features.features.is_empty() {
        words.extend(["--features".into(), features.features.join(",").into()]);
    }
    let flags = [
        (selection.cargo.locked, "--locked"),
        (selection.cargo.offline, "--offline"),
        (selection.cargo.frozen, "--frozen"),
    ];
    words.extend(
        flags
            .iter()
            .filter(|(given, _)| *given)
            .map(|(_, flag)| flag.into()),
    );
    words
}

fn metadata(cargo: &Path, selection: &SelectionArguments) -> Result<Metadata, ExpectedError> {
    let words = common_arguments(selection);
    let words: Vec<String> = words
        .iter()
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let mut command = MetadataCommand::new();
    command.cargo_path(cargo).other_options(words);
    command.exec().map_err(|error| match error {
        cargo_metadata::Error::CargoMetadata { stderr } => {
            ExpectedError::CargoFailed { message: stderr }
        }
        cargo_metadata::Error::Io(source) => ExpectedError::CannotStart {
            program: cargo.to_owned(),
            source,
        },
        other => ExpectedError::CargoFailed {
            message: other.to_string(),
        },
    })
}

/// The members that were asked for; all of them where none was.
fn members<'a>(
    metadata: &'a Metadata,
    selection: &SelectionArguments,
) -> Result<Vec<&'a Package>, ExpectedError> {
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
    for spec in &selection.workspace.package {
        chosen.extend(named(spec)?);
    }
    if selection.workspace.package.is_empty() {
        chosen.clone_from(&all);
    }
    for spec in &selection.workspace.exclude {
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
) -> Result<Vec<&'a Package>, ExpectedError> {
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

fn no_such_package(name: &str, known: &[&Package]) -> ExpectedError {
    ExpectedError::NoSuchPackage {
        name: name.to_owned(),
        suggestion: nearest(name, known.iter().map(|package| package.name.as_str()))
            .map(str::to_owned),
    }
}
