//! Finds the libraries of a workspace: by watching its build, from a compilation database, or by
//! guessing where the build fails.

use super::early::EarlyBuild;
use super::load::{Workspace, cargo_arguments, package_directory};
use crate::arguments::SelectionArguments;
use crate::capture::{self, BuildScript, Built, Target, Watched};
use crate::error::ExpectedError;
use crate::interrupt::Interrupt;
use crate::plan::{Library, Origin, Unit, libraries, own_archives};
use cargo_metadata::Package;
use std::collections::BTreeSet;
use std::path::Path;

/// What there is.
#[derive(Debug)]
pub struct Discovery {
    /// All libraries of the build; those of chosen packages are verified, others may be linked.
    pub libraries: Vec<Library>,
    /// What the reader of the report should know.
    pub notes: Vec<String>,
    /// The build scripts that ran: where generated Rust is, and what they set.
    pub scripts: Vec<BuildScript>,
    /// The machine that is built for.
    pub target: String,
}

pub fn discover(
    workspace: &Workspace,
    selection: &SelectionArguments,
    early: Option<EarlyBuild>,
    interrupt: &Interrupt,
    verbose: bool,
    say: &dyn Fn(String),
) -> Result<Discovery, ExpectedError> {
    if let Some(path) = &selection.compile_commands {
        return from_compile_commands(workspace, path);
    }
    let host = workspace.host.clone();
    let watched = Watched {
        cargo: &workspace.cargo,
        directory: &workspace.directory,
        arguments: cargo_arguments(selection),
        machines: Target {
            target: target(selection, &workspace.directory).unwrap_or_else(|| host.clone()),
            host,
        },
        home: &workspace.home,
        interrupt,
        verbose,
    };
    say("building".to_owned());
    let built = match early.and_then(|early| early.finish(&workspace.home, say)) {
        Some(built) => built?,
        None => capture::watch(&watched, say)?,
    };
    let owners = workspace.owners();
    let recordings = capture::read_all(&watched.log());
    let mut discovery = Discovery {
        libraries: libraries(&built.scripts, &recordings, &owners),
        notes: Vec::new(),
        scripts: built.scripts.clone(),
        target: watched.machines.target.clone(),
    };
    discovery.tell_unseen(workspace, &built);
    discovery.make_up_for_failures(workspace, &built)?;
    Ok(discovery)
}

/// The machine that is built for, if it is not the one that builds.
pub fn target(selection: &SelectionArguments, directory: &Path) -> Option<String> {
    let variable = || std::env::var("CARGO_BUILD_TARGET").ok();
    let config = || capture::configured_target(directory);
    selection
        .cargo
        .target
        .clone()
        .or_else(variable)
        .or_else(config)
}

impl Discovery {
    /// A library that no call of a compiler was seen for is better named than passed over.
    fn tell_unseen(&mut self, workspace: &Workspace, built: &Built) {
        for script in &built.scripts {
            let is_known = |library: &Library| library.package == script.package;
            if !workspace.chosen.contains(&script.package) || self.libraries.iter().any(is_known) {
                continue;
            }
            for archive in own_archives(script) {
                self.notes.push(format!(
                    "the build script of `{}` made `{}` with a compiler that could not be watched; \
                     remove `{}` to have it run again, or name the compilations with --compile-commands",
                    workspace.package(&script.package).name,
                    archive.display(),
                    workspace.home.join("build").display()
                ));
            }
        }
    }

    /// Where build scripts failed, their sources are guessed.
    fn make_up_for_failures(
        &mut self,
        workspace: &Workspace,
        built: &Built,
    ) -> Result<(), ExpectedError> {
        if let Some(message) = &built.rust_error {
            // Cargo could not even begin; a Rust error leaves at least the scripts before it.
            if built.scripts.is_empty() && !message.contains("could not compile") {
                return Err(ExpectedError::CargoFailed {
                    message: message.clone(),
                });
            }
            self.notes.push(
                "the Rust part does not compile; what its build scripts compiled is verified all the same"
                    .to_owned(),
            );
        }
        for failed in &built.failed {
            let package =
                workspace.metadata.packages.iter().find(|package| {
                    format!("{} v{}", package.name, package.version) == failed.package
                });
            let units = package.map(guessed_units).unwrap_or_default();
            self.notes.push(format!(
                "the build script of `{}` fails; {}\n{}",
                failed.package,
                match units.len() {
                    0 => "no source of it could be guessed".to_owned(),
                    1 => "the source that it seems to compile is verified all the same (guessed)".to_owned(),
                    count => format!("the {count} sources that it seems to compile are verified all the same (guessed)"),
                },
                indented(&failed.message)
            ));
            if let (Some(package), false) = (package, units.is_empty()) {
                self.libraries.push(Library {
                    package: package.id.clone(),
                    name: package.name.to_string(),
                    units,
                    origin: Origin::Guess,
                });
            }
        }
        Ok(())
    }
}

fn guessed_units(package: &Package) -> Vec<Unit> {
    let recordings = capture::guess(&package_directory(package));
    recordings.iter().flat_map(Unit::of_recording).collect()
}

fn indented(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(|line| format!("    {line}")).collect();
    lines.join("\n")
}

/// Every unit belongs to the package whose directory it lies in, the innermost; those that lie in
/// none belong to the first that was chosen.
fn from_compile_commands(workspace: &Workspace, path: &Path) -> Result<Discovery, ExpectedError> {
    let recordings = capture::read_compile_commands(path)?;
    let mut seen = BTreeSet::new();
    let mut libraries: Vec<Library> = Vec::new();
    for unit in recordings.iter().flat_map(Unit::of_recording) {
        if !seen.insert(unit.source.clone()) {
            continue;
        }
        let inside = |package: &&Package| unit.source.starts_with(package_directory(package));
        let innermost = workspace
            .metadata
            .packages
            .iter()
            .filter(inside)
            .max_by_key(|package| package_directory(package).as_os_str().len());
        let Some(package) = innermost
            .map(|package| &package.id)
            .or(workspace.chosen.first())
        else {
            continue;
        };
        match libraries
            .iter_mut()
            .find(|library| library.package == *package)
        {
            Some(library) => library.units.push(unit),
            None => libraries.push(Library {
                package: package.clone(),
                name: workspace.package(package).name.to_string(),
                units: vec![unit],
                origin: Origin::CompileCommands,
            }),
        }
    }
    Ok(Discovery {
        libraries,
        notes: Vec::new(),
        scripts: Vec::new(),
        target: workspace.host.clone(),
    })
}
