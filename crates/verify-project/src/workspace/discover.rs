//! Finds the libraries of a workspace: by watching its build, from a compilation database, or, where the build
//! fails, from what it did before and by guessing.

use super::early::EarlyBuild;
use super::load::{Workspace, cargo_arguments, package_directory, target};
use super::selection::Selection;
use crate::capture::{
    self, BuildError, BuildScript, Built, CaptureError, Recording, Target, Watched, last_out_dir,
};
use crate::clang::qt_version;
use crate::interrupt::Interrupt;
use crate::plan::{libraries, own_archives};
use crate::unit::{Library, Origin, Unit};
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
    /// What failed of the build. What was found all the same is not all there is.
    pub failures: Vec<BuildError>,
}

/// Builds, or reads a compilation database, and finds the libraries.
pub fn discover(
    workspace: &Workspace,
    selection: &Selection,
    early: Option<EarlyBuild>,
    interrupt: &Interrupt,
    verbose: bool,
    say: &dyn Fn(String),
) -> Result<Discovery, CaptureError> {
    let mut discovery = found(workspace, selection, early, interrupt, verbose, say)?;
    if let Some(major) = selection.qt.or(workspace.settings.qt) {
        let units = discovery
            .libraries
            .iter_mut()
            .flat_map(|library| &mut library.units);
        units.for_each(|unit| unit.flags.push(qt_version(major)));
    }
    Ok(discovery)
}

fn found(
    workspace: &Workspace,
    selection: &Selection,
    early: Option<EarlyBuild>,
    interrupt: &Interrupt,
    verbose: bool,
    say: &dyn Fn(String),
) -> Result<Discovery, CaptureError> {
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
        time_limit: selection.build_time,
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
        failures: built.failures.clone(),
    };
    discovery.tell_unseen(workspace, &built);
    discovery.make_up_for_failures(workspace, &watched, &recordings);
    Ok(discovery)
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

    /// Where a build script failed, what it had compiled until then is taken, with its real flags; other sources
    /// that it names are guessed.
    fn make_up_for_failures(
        &mut self,
        workspace: &Workspace,
        watched: &Watched<'_>,
        recordings: &[Recording],
    ) {
        let scripts: Vec<&str> = self
            .failures
            .iter()
            .filter(|failure| matches!(failure, BuildError::Script { .. }))
            .map(BuildError::package)
            .collect();
        let is_failed = |package: &&Package| {
            let name = format!("{} v{}", package.name, package.version);
            scripts.contains(&name.as_str())
        };
        let owners = workspace.owners();
        let machines = &watched.machines;
        let target = (machines.target != machines.host).then_some(machines.target.as_str());
        for package in workspace.metadata.packages.iter().filter(is_failed) {
            let directory = package_directory(package);
            let mut seen = Vec::new();
            // What was recorded for another machine is about other code.
            let is_meant = |out_dir: &Path| {
                target.is_none_or(|target| out_dir.iter().any(|part| part == target))
            };
            let last = last_out_dir(&watched.log(), &directory);
            if let Some(out_dir) = last.filter(|out_dir| is_meant(out_dir)) {
                let script = BuildScript {
                    package: package.id.clone(),
                    out_dir,
                    libraries: Vec::new(),
                    paths: Vec::new(),
                    cfgs: Vec::new(),
                };
                for mut library in libraries(std::slice::from_ref(&script), recordings, &owners) {
                    library.origin = Origin::FailedScript;
                    seen.extend(library.units.iter().map(|unit| unit.source.clone()));
                    self.libraries.push(library);
                }
                // What it generated before is read, too.
                self.scripts.push(script);
            }
            let guessed = capture::guess(&directory, &seen, target);
            let units: Vec<Unit> = guessed.iter().flat_map(Unit::of_recording).collect();
            if !units.is_empty() {
                self.libraries.push(Library {
                    package: package.id.clone(),
                    name: package.name.to_string(),
                    units,
                    origin: Origin::Guess,
                });
            }
        }
    }
}

/// Every unit belongs to the package whose directory it lies in, the innermost; those that lie in
/// none belong to the first that was chosen.
fn from_compile_commands(workspace: &Workspace, path: &Path) -> Result<Discovery, CaptureError> {
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
        failures: Vec::new(),
    })
}
