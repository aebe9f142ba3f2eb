//! Files with contracts for code that is not to be touched: compiled as the libraries are whose
//! functions they are about.

use super::PrepareError;
use super::units::Units;
use crate::clang::{CompileError, Headers, Language};
use crate::contract::Contracts;
use crate::ir::Symbols;
use crate::unit::{BuiltUnit, Library, Place, Unit};
use crate::workspace::{Discovery, Workspace, package_directory};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A file as it is compiled for one library.
#[derive(Debug)]
pub struct SideFile {
    pub unit: Unit,
    pub built: Arc<BuiltUnit>,
    /// Its harnesses are those of this library: of all that it is compiled for, this one defines most of
    /// what it needs.
    pub is_home: bool,
}

/// The files, by the positions of the libraries.
#[derive(Debug, Default)]
pub struct SideFiles {
    by_library: BTreeMap<usize, Vec<SideFile>>,
}

impl SideFiles {
    pub fn of_library(&self, library: usize) -> impl Iterator<Item = &SideFile> {
        self.by_library.get(&library).into_iter().flatten()
    }

    /// All files as units, behind the units of their libraries.
    pub fn as_units(&self, libraries: &[Library]) -> BTreeMap<Place, (Unit, Arc<BuiltUnit>)> {
        let mut found = BTreeMap::new();
        for (at, files) in &self.by_library {
            for (number, file) in files.iter().enumerate() {
                let place = Place {
                    library: *at,
                    unit: libraries[*at].units.len() + number,
                };
                found.insert(place, (file.unit.clone(), Arc::clone(&file.built)));
            }
        }
        found
    }

    /// Compiles each file for each library that it may be about.
    pub fn build(
        workspace: &Workspace,
        discovery: &Discovery,
        units: &Units<'_>,
    ) -> Result<SideFiles, PrepareError> {
        let mut files: BTreeMap<PathBuf, Vec<usize>> = BTreeMap::new();
        for (at, library) in discovery.libraries.iter().enumerate() {
            let Some(own) = workspace.package_settings.get(&library.package) else {
                continue;
            };
            let directory = package_directory(workspace.package(&library.package));
            let everywhere = workspace
                .settings
                .contracts
                .iter()
                .map(|file| workspace.root.join(file));
            let here = own.contracts.iter().map(|file| directory.join(file));
            for file in everywhere.chain(here).collect::<BTreeSet<_>>() {
                files.entry(file).or_default().push(at);
            }
        }
        let mut found = SideFiles::default();
        for (file, libraries) in files {
            found.add(&file, &libraries, discovery, units)?;
        }
        Ok(found)
    }

    /// A file has to be about functions of some library, all of it.
    fn add(
        &mut self,
        file: &Path,
        libraries: &[usize],
        discovery: &Discovery,
        units: &Units<'_>,
    ) -> Result<(), PrepareError> {
        if !file.is_file() {
            return Err(PrepareError::NoSuchFile {
                path: file.to_path_buf(),
            });
        }
        let mut unknown: Option<BTreeSet<String>> = None;
        let mut failure = None;
        // How much of what the file needs a library defines.
        let mut home: Option<(usize, usize)> = None;
        for at in libraries {
            let Some(unit) = as_unit(file, &discovery.libraries[*at]) else {
                continue;
            };
            let own: Vec<&Arc<BuiltUnit>> = of_library(*at, units).collect();
            let is_real = own.iter().any(|unit| unit.headers == Headers::Real);
            let builder = if is_real {
                units.real_builder
            } else {
                units.builder
            };
            let built = match builder.build(&unit) {
                Ok(built) => built,
                // Another library's flags may suit it.
                Err(error @ CompileError::DoesNotCompile { .. }) => {
                    failure.get_or_insert(error);
                    continue;
                }
                Err(error) => return Err(error.into()),
            };
            if !Contracts::speaks(&built.symbols) {
                return Err(PrepareError::NoContract {
                    file: file.to_path_buf(),
                });
            }
            let symbols: Vec<&Symbols> = own
                .iter()
                .map(|unit| &unit.symbols)
                .chain([&built.symbols])
                .collect();
            let last = symbols.len() - 1;
            let here = Contracts::of(&symbols).unknown.into_iter();
            let here: BTreeSet<String> = here
                .filter(|(_, holder)| *holder == last)
                .map(|(name, _)| name)
                .collect();
            unknown = Some(match unknown {
                None => here,
                Some(before) => before.intersection(&here).cloned().collect(),
            });
            let is_here = |name: &&String| own.iter().any(|unit| unit.symbols.defines(name));
            let defined = built.symbols.needed.iter().filter(is_here).count();
            if home.is_none_or(|(most, _)| defined > most) {
                home = Some((defined, *at));
            }
            self.by_library.entry(*at).or_default().push(SideFile {
                unit,
                built: Arc::new(built),
                is_home: false,
            });
        }
        if let Some(last) = home.and_then(|(_, at)| self.by_library.get_mut(&at)?.last_mut()) {
            last.is_home = true;
        }
        match (unknown.map(|names| names.into_iter().next()), failure) {
            (Some(Some(function)), _) => Err(PrepareError::UnknownContract {
                file: file.to_path_buf(),
                function,
            }),
            (Some(None), _) => Ok(()),
            (None, Some(error)) => Err(error.into()),
            (None, None) => Err(PrepareError::NoContract {
                file: file.to_path_buf(),
            }),
        }
    }
}

fn of_library<'a>(at: usize, units: &'a Units<'_>) -> impl Iterator<Item = &'a Arc<BuiltUnit>> {
    let here = move |(place, _): &(&Place, &Arc<BuiltUnit>)| place.library == at;
    units.built.iter().filter(here).map(|(_, unit)| unit)
}

/// The file, to be compiled as the library's units are.
fn as_unit(file: &Path, library: &Library) -> Option<Unit> {
    let is_cpp = |unit: &&Unit| unit.language == Language::Cpp;
    let model = library
        .units
        .iter()
        .find(is_cpp)
        .or(library.units.first())?;
    Some(Unit {
        source: file.to_path_buf(),
        is_side_file: true,
        lacks_qt: false,
        ..model.clone()
    })
}
