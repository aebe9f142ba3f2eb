//! From libraries to jobs: units compiled, entry points found, modules linked, options settled.

use super::PrepareError;
use super::has_moc_output;
use super::side_files::{SideFile, SideFiles};
use super::units::{Units, linker};
use crate::boundary::{self, Boundary, Disagreement};
use crate::cache::{FileHashes, UnitStore};
use crate::capture::BuildError;
use crate::clang::{Clang, CompileError, Headers};
use crate::config::{
    self, ConfigError, EngineSettings, Patterns, RawPointers, Settings, Severity, SolverSettings,
};
use crate::contract::Contracts;
use crate::interrupt::Interrupt;
use crate::ir::Symbols;
use crate::models::Models;
use crate::plan::{Builder, EntryPoint, Linker, entry_points};
use crate::process::Limits;
use crate::runtime::Runtime;
use crate::unit::{BuiltUnit, Library, Place, assumed};
use crate::workspace::{Discovery, Workspace, package_directory};
use cargo_metadata::PackageId;
use std::collections::{BTreeMap, BTreeSet, btree_map};
use std::path::PathBuf;
use std::sync::Arc;
use verify_ffi::{Contract, Reading};
use verify_symex::CheckSet;
use verify_symex::Options;
use verify_symex::call_environment::{CallEnvironment, Substitute};

/// Everything that can be verified.
#[derive(Debug)]
pub struct Prepared {
    /// All libraries of the build, side files among their units.
    pub libraries: Vec<Library>,
    /// The units of each library that were compiled.
    pub built: BTreeMap<Place, Arc<BuiltUnit>>,
    /// The jobs.
    pub entries: Vec<Entry>,
    /// What the Rust of packages declares, and how that compares.
    pub boundaries: BTreeMap<PackageId, Boundary>,
    /// What Rust and C++ do not agree about and is looked for.
    pub disagreements: Vec<Disagreement>,
    /// The units that do not compile.
    pub failures: Vec<Failure>,
    /// What failed of the build.
    pub build_failures: Vec<BuildError>,
    /// How many functions that Rust does not declare are no entry points.
    pub left_out: usize,
    /// The models that units were compiled against.
    pub models: Models,
    /// Where the IR of units lies.
    pub store: UnitStore,
    /// The clang that compiles.
    pub clang: Clang,
}

/// One job.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Where its unit is.
    pub place: Place,
    /// Where it starts.
    pub point: EntryPoint,
    /// The units that it needs, its own first.
    pub units: Vec<Arc<BuiltUnit>>,
    /// Where those are in the libraries.
    pub places: Vec<Place>,
    /// Runtime models that they need.
    pub runtime: Vec<PathBuf>,
    /// What Rust may pass to it, where Rust declares it.
    pub contract: Option<Contract>,
    /// What the engine is asked to do.
    pub options: Options,
}

/// A unit that does not compile.
#[derive(Debug)]
pub struct Failure {
    pub package: PackageId,
    pub error: CompileError,
}

/// What decides how a workspace is prepared.
#[derive(Debug)]
pub struct PrepareOptions<'a> {
    /// Names this binary.
    pub program: &'a str,
    /// The clang that compiles.
    pub clang: Clang,
    /// What the command line decides, over all configuration.
    pub engine: EngineSettings,
    /// Who decides.
    pub solvers: SolverSettings,
    /// How many elements arrays and strings that Rust passes have at most. Default is 4, and more
    /// while there is time.
    pub max_len: Option<u64>,
    /// What raw pointers are taken to be that Rust passes.
    pub raw_pointers: RawPointers,
    /// Functions that Rust does not declare are entry points on their own, too.
    pub undeclared: bool,
    /// How many units are compiled at once.
    pub jobs: usize,
    /// Ends it early.
    pub interrupt: &'a Interrupt,
    /// Print each command on standard error.
    pub verbose: bool,
}

impl PrepareOptions<'_> {
    /// The job that these layers describe, the weakest first, and what was decided over them.
    fn over(&self, layers: &[EngineSettings]) -> Result<Options, ConfigError> {
        let layers: Vec<&EngineSettings> = layers.iter().chain([&self.engine]).collect();
        config::job_options(&layers, &self.solvers)
    }
}

/// Compiles the units of chosen packages, finds their entry points and links what each needs.
pub fn prepare(
    workspace: &Workspace,
    discovery: Discovery,
    options: &PrepareOptions<'_>,
    say: &(dyn Fn(String) + Sync),
) -> Result<Prepared, PrepareError> {
    let limits = Limits {
        deadline: None,
        interrupt: options.interrupt.clone(),
    };
    let clang = &options.clang;
    let models = Models::unpack()?;
    say("compiling the models of the C library (once)".to_owned());
    let runtime = Runtime::prepare(clang, &models, &limits)?;
    let store = UnitStore::open(&workspace.home.join("cache"))?;
    let hashes = FileHashes::default();
    let checks = all_checks(workspace, options)?;
    let all_units = discovery
        .libraries
        .iter()
        .flat_map(|library| &library.units);
    let builder = Builder {
        clang,
        models: &models,
        program: options.program,
        checks,
        first_headers: match workspace.settings.headers {
            Some(config::Headers::System) => Headers::Real,
            Some(config::Headers::Models) | None => Headers::Models,
        },
        store: &store,
        hashes: &hashes,
        keeps_flags: false,
        limits,
        defines_meta_objects: !has_moc_output(all_units),
        verbose: options.verbose,
    };
    let wanted = wanted_units(workspace, &discovery.libraries)?;
    let real_builder = builder.against_real_headers();
    let mut units = Units {
        libraries: &discovery.libraries,
        builder: &builder,
        real_builder: &real_builder,
        built: BTreeMap::new(),
        real: BTreeMap::new(),
        failed: BTreeMap::new(),
        beside: BTreeMap::new(),
    };
    units.build_all(&wanted, options.jobs, say)?;
    let mut readings = boundary::read_packages(workspace, &discovery);
    if options.raw_pointers != RawPointers::Strict {
        boundary::add_units(&mut readings, &discovery.libraries, &units.built);
    }
    boundary::configure(workspace, &mut readings, options.raw_pointers)?;
    let side_files = SideFiles::build(workspace, &discovery, &units)?;
    units.beside = side_files.as_units(&discovery.libraries);
    let (points, left_out) = points(
        workspace,
        &discovery,
        &wanted,
        &units,
        &side_files,
        &readings,
        options.undeclared,
    )?;
    let entries = Entries {
        workspace,
        libraries: &discovery.libraries,
        readings: &readings,
        models: &models,
        runtime: &runtime,
        options,
        side_files: &side_files,
    };
    let entries = entries.link(points, &mut units)?;
    let Units {
        mut built,
        failed,
        beside,
        ..
    } = units;
    let boundaries = boundary::compare(&discovery, readings, &built);
    // What was compared is what Rust links; from here on a side file is a unit like others.
    let mut libraries = discovery.libraries;
    for (place, (unit, side_file)) in beside {
        libraries[place.library].units.push(unit);
        built.insert(place, side_file);
    }
    Ok(Prepared {
        disagreements: disagreements(workspace, &boundaries, options)?,
        failures: failures(&libraries, &wanted, failed),
        libraries,
        built,
        entries,
        boundaries,
        build_failures: discovery.failures,
        left_out,
        models,
        store,
        clang: clang.clone(),
    })
}

/// The wanted units that do not compile.
fn failures(
    libraries: &[Library],
    wanted: &BTreeSet<Place>,
    failed: BTreeMap<Place, CompileError>,
) -> Vec<Failure> {
    let failed = failed.into_iter();
    let failed = failed.filter(|(place, _)| wanted.contains(place));
    failed
        .map(|(place, error)| Failure {
            package: libraries[place.library].package.clone(),
            error,
        })
        .collect()
}

/// In what declarations of Rust's and definitions of C++'s disagree, as far as each package asks for it.
fn disagreements(
    workspace: &Workspace,
    boundaries: &BTreeMap<PackageId, Boundary>,
    options: &PrepareOptions<'_>,
) -> Result<Vec<Disagreement>, PrepareError> {
    let mut found = Vec::new();
    for (package, boundary) in boundaries {
        let checks = package_checks(workspace, package, options)?;
        found.extend(boundary.disagreements(package, &checks));
    }
    Ok(found)
}

/// The units that an entry point needs, the runtime models that those need, and those among them that
/// stand for functions of Rust's.
type Linked = (Vec<(Place, Arc<BuiltUnit>)>, Vec<PathBuf>, Vec<Substitute>);

/// What is needed to make entries of entry points.
struct Entries<'a> {
    workspace: &'a Workspace,
    libraries: &'a [Library],
    readings: &'a BTreeMap<PackageId, Reading>,
    models: &'a Models,
    runtime: &'a Runtime,
    options: &'a PrepareOptions<'a>,
    side_files: &'a SideFiles,
}

impl Entries<'_> {
    /// Links what each needs, once for all of a unit.
    fn link(
        &self,
        points: Vec<(Place, EntryPoint)>,
        units: &mut Units<'_>,
    ) -> Result<Vec<Entry>, PrepareError> {
        let linker = linker(self.libraries, units);
        let mut called = Vec::new();
        // A contract says by itself what may be passed.
        let contracts = self.contracts(units);
        // What calls before the call need is linked with the unit, too.
        let mut others: BTreeMap<Place, BTreeSet<String>> = BTreeMap::new();
        for (place, point) in points {
            let contract_and_caller = self
                .caller(place, &point, &linker)
                .filter(|(_, caller)| !caller.undeclared || !contracts.contains(&point.symbol));
            if let Some((_, caller)) = &contract_and_caller {
                others
                    .entry(place)
                    .or_default()
                    .extend(caller.setup_functions().map(str::to_owned));
            }
            called.push((place, point, contract_and_caller));
        }
        let none = BTreeSet::new();
        let mut linked: BTreeMap<Place, Linked> = BTreeMap::new();
        let mut entries = Vec::new();
        let all: Vec<String> = called
            .iter()
            .map(|(_, point, _)| point.symbol.clone())
            .collect();
        for (place, point, contract_and_caller) in called {
            let (closure, needed, substitutes) = match linked.entry(place) {
                btree_map::Entry::Occupied(known) => known.get().clone(),
                btree_map::Entry::Vacant(free) => {
                    let closure =
                        units.link(place, others.get(&place).unwrap_or(&none), &linker)?;
                    let symbols = closure.iter().map(|(_, unit)| unit.symbols.clone());
                    let mut symbols: Vec<_> = symbols.collect();
                    let substitutes = self.substitutes(place, &symbols);
                    symbols.push(Symbols {
                        needed: substitutes.iter().map(|one| one.function.clone()).collect(),
                        ..Symbols::default()
                    });
                    let needed = self.runtime.needed_by(&symbols)?;
                    free.insert((closure, needed, substitutes)).clone()
                }
            };
            let library = &self.libraries[place.library];
            let mut options = job_options(self.workspace, library, &point, self.options)?;
            options.entry = verify_symex::Entry::Function(point.symbol.clone());
            options.max_elements = self.options.max_len.unwrap_or(Options::MAX_ELEMENTS);
            options.library_roots = self.models.library_roots();
            if options.modular {
                options.contracts_checked.clone_from(&all);
            }
            let (contract, mut caller) = contract_and_caller.unzip();
            if let (Some(caller), Some(reading)) =
                (&mut caller, self.readings.get(&library.package))
            {
                let needed = closure.iter().flat_map(|(_, unit)| &unit.symbols.needed);
                caller.substitutes = substitutes;
                caller.foreign_functions =
                    boundary::foreign_functions(reading, &caller.reentrant_calls, needed);
            }
            if let Some(caller) = &mut caller {
                boundary::leave_to_their_own(caller, &all);
            }
            options.caller = caller;
            let (places, mut closure): (Vec<Place>, Vec<Arc<BuiltUnit>>) =
                closure.into_iter().unzip();
            options.assumed = assumed(self.libraries, &places, &self.workspace.root);
            for (number, file) in self.side_files.of_library(place.library).enumerate() {
                let unit = library.units.len() + number;
                // An entry point of its own starts in it.
                if !places.contains(&Place { unit, ..place }) {
                    closure.push(Arc::clone(&file.built));
                }
            }
            entries.push(Entry {
                place,
                contract,
                point,
                runtime: needed,
                units: closure,
                places,
                options,
            });
        }
        // A failure is shown where it is met first: in the function that has it, not in one whose callbacks call that.
        entries.sort_by_key(|entry| {
            let caller = entry.options.caller.as_ref();
            let is_called_back = caller.is_some_and(|caller| !caller.reentrant_calls.is_empty());
            (entry.point.undeclared, is_called_back)
        });
        Ok(entries)
    }

    /// The functions that have contracts in the sources, or beside them.
    fn contracts(&self, units: &Units<'_>) -> BTreeSet<String> {
        let beside = (0..self.libraries.len()).flat_map(|at| self.side_files.of_library(at));
        let all = units.built.values().chain(beside.map(|file| &file.built));
        let symbols: Vec<&Symbols> = all.map(|unit| &unit.symbols).collect();
        Contracts::of(&symbols).entries().into_iter().collect()
    }

    /// What stands for functions of Rust's that units with these symbols need.
    fn substitutes(&self, place: Place, symbols: &[Symbols]) -> Vec<Substitute> {
        let reading = self.readings.get(&self.libraries[place.library].package);
        let needed = symbols.iter().flat_map(|unit| &unit.needed);
        reading.map_or_else(Vec::new, |reading| {
            boundary::substitutes(&reading.boundary, needed)
        })
    }

    /// What Rust passes to an entry point, where it declares that.
    fn caller(
        &self,
        place: Place,
        point: &EntryPoint,
        linker: &Linker,
    ) -> Option<(Contract, CallEnvironment)> {
        let reading = self.readings.get(&self.libraries[place.library].package)?;
        let contract = match reading.contract(&point.symbol) {
            Some(contract) => contract,
            None => boundary::undeclared(reading, &point.symbol)?,
        };
        let context = boundary::BoundaryContext {
            contracts: &reading.contracts,
            undeclared: &reading.undeclared,
            foreign_functions: &reading.foreign_functions,
            symbols: &|start| linker.symbols_like(start),
            max_elements: self.options.max_len.unwrap_or(Options::MAX_ELEMENTS),
            may_grow: self.options.max_len.is_none(),
            root: &self.workspace.root,
        };
        Some((
            contract.clone(),
            boundary::caller(contract, &point.symbol, &context),
        ))
    }
}

/// The options of one job: the command line over the function's section over the package's metadata
/// over `verify.toml`. What is allowed is not looked for.
fn job_options(
    workspace: &Workspace,
    library: &Library,
    point: &EntryPoint,
    options: &PrepareOptions<'_>,
) -> Result<Options, ConfigError> {
    let name = point.name();
    let files = setting_files(workspace, &library.package);
    let mut layers: Vec<EngineSettings> = files.iter().map(|file| file.engine()).collect();
    for file in &files {
        let sections = [&point.symbol, &name].map(|name| file.function.get(name).cloned());
        layers.extend(sections.into_iter().flatten().take(1));
        layers.push(allowed(file));
    }
    let mut options = options.over(&layers)?;
    // What is said nearer comes first.
    let bounds = files.iter().rev().flat_map(|file| &file.bounds);
    options.bounds = bounds
        .filter_map(|(key, most)| Some((crate::job::bounded(key)?, *most)))
        .collect();
    Ok(options)
}

/// The checks that a package asks for as a whole.
fn package_checks(
    workspace: &Workspace,
    package: &PackageId,
    options: &PrepareOptions<'_>,
) -> Result<CheckSet, ConfigError> {
    let files = setting_files(workspace, package);
    let mut layers: Vec<EngineSettings> = files.iter().map(|file| file.engine()).collect();
    layers.extend(files.iter().map(|file| allowed(file)));
    Ok(options.over(&layers)?.checks)
}

/// The configuration of a package, the weakest first.
fn setting_files<'a>(workspace: &'a Workspace, package: &PackageId) -> Vec<&'a Settings> {
    let own = workspace.package_settings.get(package);
    [Some(&workspace.settings), own]
        .into_iter()
        .flatten()
        .collect()
}

/// What is allowed is not looked for.
fn allowed(file: &Settings) -> EngineSettings {
    let severities = file.severity.iter();
    let allowed = severities.filter(|(_, severity)| **severity == Severity::Allow);
    EngineSettings {
        no_check: allowed.map(|(name, _)| name.clone()).collect(),
        ..EngineSettings::default()
    }
}

/// Every check that some job makes: units are compiled once for all of them.
fn all_checks(
    workspace: &Workspace,
    options: &PrepareOptions<'_>,
) -> Result<CheckSet, ConfigError> {
    let mut checks = options.over(&[workspace.settings.engine()])?.checks;
    let files = workspace
        .package_settings
        .values()
        .chain([&workspace.settings]);
    for file in files {
        for layer in file.function.values().cloned().chain([file.engine()]) {
            for name in &layer.check {
                // Names were checked when the configuration was read.
                checks.set(name, true);
            }
        }
    }
    Ok(checks)
}

/// The units of chosen packages that the configuration does not exclude.
fn wanted_units(
    workspace: &Workspace,
    libraries: &[Library],
) -> Result<BTreeSet<Place>, ConfigError> {
    let mut wanted = BTreeSet::new();
    for (at, library) in libraries.iter().enumerate() {
        let Some(own) = workspace.package_settings.get(&library.package) else {
            continue;
        };
        let directory = package_directory(workspace.package(&library.package));
        // Patterns of `verify.toml` are relative to the workspace, those of a package to itself.
        let rules = [
            (
                &workspace.root,
                &workspace.settings.include,
                &workspace.settings.exclude,
            ),
            (&directory, &own.include, &own.exclude),
        ];
        let mut allowed = vec![true; library.units.len()];
        for (root, include, exclude) in rules {
            let (include, exclude) = (Patterns::new(include)?, Patterns::new(exclude)?);
            for (unit, allowed) in library.units.iter().zip(&mut allowed) {
                let path = unit.source.strip_prefix(root).unwrap_or(&unit.source);
                *allowed &= (include.is_empty() || include.matches(path)) && !exclude.matches(path);
            }
        }
        let units = allowed.iter().enumerate().filter(|(_, allowed)| **allowed);
        wanted.extend(units.map(|(unit, _)| Place { library: at, unit }));
    }
    Ok(wanted)
}

/// The entry points of all wanted units, and how many functions are left out that Rust does not declare.
fn points(
    workspace: &Workspace,
    discovery: &Discovery,
    wanted: &BTreeSet<Place>,
    units: &Units<'_>,
    side_files: &SideFiles,
    readings: &BTreeMap<PackageId, Reading>,
    undeclared: bool,
) -> Result<(Vec<(Place, EntryPoint)>, usize), ConfigError> {
    let mut found = Vec::new();
    let mut left_out = 0;
    for (at, library) in discovery.libraries.iter().enumerate() {
        let Some(own) = workspace.package_settings.get(&library.package) else {
            continue;
        };
        let places: Vec<Place> = wanted
            .iter()
            .copied()
            .filter(|place| place.library == at)
            .collect();
        let built: Vec<(Place, &BuiltUnit)> = places
            .iter()
            .filter_map(|place| Some((*place, units.built.get(place)?.as_ref())))
            .collect();
        let reading = readings.get(&library.package);
        let declares = |symbol: &str| reading.is_some_and(|one| one.contract(symbol).is_some());
        let only: Vec<String> = workspace
            .settings
            .entry_points
            .iter()
            .chain(&own.entry_points)
            .cloned()
            .collect();
        let skip: Vec<String> = workspace
            .settings
            .skip
            .iter()
            .chain(&own.skip)
            .cloned()
            .collect();
        let (only, skip) = (Patterns::new(&only)?, Patterns::new(&skip)?);
        let references: Vec<&BuiltUnit> = built.iter().map(|(_, unit)| *unit).collect();
        let beside: Vec<&SideFile> = side_files.of_library(at).collect();
        let modules: Vec<&BuiltUnit> = beside.iter().map(|file| file.built.as_ref()).collect();
        let undeclared = undeclared || !only.is_empty();
        let chosen = entry_points(&references, &modules, &declares, undeclared);
        left_out += entry_points(&references, &modules, &declares, true).len() - chosen.len();
        for point in chosen {
            let place = match point.unit.checked_sub(built.len()) {
                None => built[point.unit].0,
                Some(number) if beside[number].is_home => Place {
                    library: at,
                    unit: library.units.len() + number,
                },
                Some(_) => continue,
            };
            let name = PathBuf::from(point.name());
            if (only.is_empty() || only.matches(&name)) && !skip.matches(&name) {
                found.push((place, point));
            }
        }
    }
    Ok((found, left_out))
}
