//! From files to a program: a library of the named files, prepared as those of a workspace are.

use super::workspace::{Entry, Prepared};
use super::{PrepareError, has_moc_output};
use crate::cache::{FileHashes, UnitStore, program_hash};
use crate::capture::MEANINGFUL_VARIABLES;
use crate::clang::{Clang, Headers, Language};
use crate::contract::Contracts;
use crate::files::{self, FileError};
use crate::interrupt::Interrupt;
use crate::ir::Symbols;
use crate::models::Models;
use crate::plan::{Builder, EntryPoint};
use crate::process::Limits;
use crate::runtime::Runtime;
use crate::unit::{BuiltUnit, Library, Origin, Place, Unit};
use cargo_metadata::PackageId;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use verify_symex::CheckSet;
use verify_symex::Options;

/// A program ready for the engine.
#[derive(Debug)]
pub struct Program {
    /// One library of the files, with the jobs that [`Program::enter`] makes.
    pub prepared: Prepared,
    /// The runtime models that the units need.
    runtime: Vec<PathBuf>,
    /// What the reader of the verdict should know about how the units were compiled.
    pub notes: Vec<String>,
    /// How long clang took.
    pub compile_time: Duration,
    /// Names this binary.
    pub name: String,
    /// Where the worker's files may go.
    pub directory: TempDir,
}

/// What decides how a program is made.
#[derive(Debug)]
pub struct Preparation<'a> {
    /// The units.
    pub files: &'a [PathBuf],
    /// Files with contracts for what the others define.
    pub contracts: &'a [PathBuf],
    /// The language standard, where it is named apart from the flags.
    pub standard: Option<&'a str>,
    /// Flags for clang.
    pub flags: &'a [OsString],
    /// The checks that are made.
    pub checks: CheckSet,
    /// How long compiling may take. Default is as long as it takes.
    pub time_limit: Option<Duration>,
    /// Ends it early.
    pub interrupt: &'a Interrupt,
    /// Print each command on standard error.
    pub verbose: bool,
}

impl Program {
    /// What the units define and need, in their order.
    pub fn unit_symbols(&self) -> impl Iterator<Item = &Symbols> {
        self.prepared.built.values().map(|unit| &unit.symbols)
    }

    /// Files of LLVM IR: the units, then the runtime models that they need.
    pub fn modules(&self) -> Vec<PathBuf> {
        let units = self.prepared.built.values();
        let units = units.map(|unit| self.prepared.store.ir(unit));
        units.chain(self.runtime.iter().cloned()).collect()
    }

    /// Makes a job for each of these functions, where none is `main`.
    pub fn enter(&mut self, functions: &[Option<String>], options: &Options) {
        let entries = functions.iter();
        let entries = entries.map(|function| self.entry(function.as_deref(), options));
        self.prepared.entries = entries.collect();
    }

    fn entry(&self, function: Option<&str>, options: &Options) -> Entry {
        let symbol = function.unwrap_or("main");
        let built = &self.prepared.built;
        let finds = |is_in: fn(&Symbols, &str) -> bool| {
            let mut places = built
                .iter()
                .filter(|(_, unit)| is_in(&unit.symbols, symbol));
            places.next().map(|(place, _)| *place)
        };
        let place = finds(|symbols, name| symbols.functions.contains(name));
        // A function that only its own unit sees is looked for in the first.
        let hidden = finds(|symbols, name| symbols.local_functions.contains(name));
        let first = hidden.filter(|_| place.is_none());
        let mut places: Vec<Place> = first.into_iter().collect();
        places.extend(built.keys().filter(|place| Some(**place) != first));
        let place = place.or(first).unwrap_or(places[0]);
        let mut options = options.clone();
        options.entry = verify_symex::Entry::at(function);
        Entry {
            place,
            point: EntryPoint {
                undeclared: true,
                unit: place.unit,
                symbol: symbol.to_owned(),
            },
            units: places.iter().map(|place| built[place].clone()).collect(),
            places,
            runtime: self.runtime.clone(),
            contract: None,
            options,
        }
    }
}

impl Preparation<'_> {
    /// Compiles everything and picks the runtime models that it needs.
    pub fn program(&self, say: &dyn Fn(String)) -> Result<Program, PrepareError> {
        let mut units = self.units()?;
        let models = Models::unpack()?;
        let directory = tempfile::Builder::new().prefix("cargo-verify-").tempdir();
        let directory = directory.map_err(FileError::write(std::env::temp_dir()))?;
        let clang = Clang::find()?;
        let name = program_hash()?;
        say("compiling the models of the C library (once)".to_owned());
        let unlimited = Limits {
            deadline: None,
            interrupt: self.interrupt.clone(),
        };
        let runtime = Runtime::prepare(&clang, &models, &unlimited)?;
        let started = Instant::now();
        let limits = Limits {
            deadline: self.time_limit.map(|limit| started + limit),
            interrupt: self.interrupt.clone(),
        };
        let store = UnitStore::shared(&files::root()?)?;
        let builder = Builder {
            clang: &clang,
            models: &models,
            program: &name,
            checks: self.checks.clone(),
            first_headers: Headers::Models,
            store: &store,
            hashes: &FileHashes::default(),
            keeps_flags: true,
            limits,
            defines_meta_objects: !has_moc_output(&units),
            verbose: self.verbose,
        };
        let (built, notes) = self.build(&builder, &units, say)?;
        units.extend(self.side_files(&units)?);
        self.check_side_files(&built)?;
        let compile_time = started.elapsed();
        let symbols: Vec<Symbols> = built.iter().map(|unit| unit.symbols.clone()).collect();
        let runtime = runtime.needed_by(&symbols)?;
        let places = (0..).map(|unit| Place { library: 0, unit });
        let library = Library {
            package: PackageId {
                repr: String::new(),
            },
            name: String::new(),
            units,
            origin: Origin::Named,
        };
        Ok(Program {
            prepared: Prepared {
                left_out: 0,
                libraries: vec![library],
                built: places.zip(built.into_iter().map(Arc::new)).collect(),
                entries: Vec::new(),
                boundaries: BTreeMap::new(),
                disagreements: Vec::new(),
                failures: Vec::new(),
                build_failures: Vec::new(),
                models,
                store,
                clang,
            },
            runtime,
            notes,
            compile_time,
            name,
            directory,
        })
    }

    /// Builds the units, then the files of contracts, all against the same C++ library; with what the
    /// reader of a verdict should know about it.
    fn build(
        &self,
        builder: &Builder<'_>,
        units: &[Unit],
        say: &dyn Fn(String),
    ) -> Result<(Vec<BuiltUnit>, Vec<String>), PrepareError> {
        let mut all = Vec::new();
        let mut notes = Vec::new();
        for unit in units {
            say(format!("compiling {}", unit.source.display()));
            let built = builder.build(unit)?;
            if built.headers == Headers::Real {
                let error = built.model_error.as_deref();
                notes.push(real_headers_note(&unit.source, error));
            }
            all.push(built);
        }
        // The two libraries lay their types out differently: a program has one of them.
        let is_real = all.iter().any(|built| built.headers == Headers::Real);
        let real_builder = builder.against_real_headers();
        let builder = if is_real { &real_builder } else { builder };
        for (built, unit) in all.iter_mut().zip(units) {
            let is_other = is_real && built.headers == Headers::Models;
            if is_other && unit.language == Language::Cpp {
                *built = builder.build(unit)?;
            }
        }
        for file in self.side_files(units)? {
            say(format!("compiling {}", file.source.display()));
            all.push(builder.build(&file)?);
        }
        Ok((all, notes))
    }

    /// Every contract of a side file has to be about a function of the program.
    fn check_side_files(&self, built: &[BuiltUnit]) -> Result<(), PrepareError> {
        let symbols: Vec<&Symbols> = built.iter().map(|unit| &unit.symbols).collect();
        let unknown = Contracts::of(&symbols).unknown;
        for (at, file) in self.contracts.iter().enumerate() {
            let module = self.files.len() + at;
            if let Some((function, _)) = unknown.iter().find(|(_, holder)| **holder == module) {
                let (file, function) = (file.clone(), function.clone());
                return Err(PrepareError::UnknownContract { file, function });
            }
            if !Contracts::speaks(symbols[module]) {
                return Err(PrepareError::NoContract { file: file.clone() });
            }
        }
        Ok(())
    }

    /// The files as units.
    fn units(&self) -> Result<Vec<Unit>, PrepareError> {
        let language = |path: &PathBuf| {
            let Ok(metadata) = std::fs::metadata(path) else {
                return Err(PrepareError::NoSuchFile { path: path.clone() });
            };
            if metadata.is_dir() {
                return Err(PrepareError::IsDirectory { path: path.clone() });
            }
            Language::of(path, self.flags)
                .ok_or_else(|| PrepareError::NotASource { path: path.clone() })
        };
        let unit = |path: &PathBuf| Ok(self.unit(path, language(path)?, false));
        self.files.iter().map(unit).collect()
    }

    /// The files of contracts as units: written in the language of what they are about.
    fn side_files(&self, units: &[Unit]) -> Result<Vec<Unit>, PrepareError> {
        let is_cpp = units.iter().any(|unit| unit.language == Language::Cpp);
        let language = if is_cpp { Language::Cpp } else { Language::C };
        let unit = |path: &PathBuf| match path.is_file() {
            true => Ok(self.unit(path, language, true)),
            false => Err(PrepareError::NoSuchFile { path: path.clone() }),
        };
        self.contracts.iter().map(unit).collect()
    }

    fn unit(&self, path: &Path, language: Language, is_side_file: bool) -> Unit {
        let standard = self.standard.filter(|name| language.has_standard(name));
        let named = standard.map(|name| OsString::from(format!("-std={name}")));
        let variable = |name: &&str| Some(((*name).to_owned(), std::env::var_os(name)?));
        Unit {
            source: path.to_owned(),
            language,
            is_side_file,
            lacks_qt: false,
            flags: self.flags.iter().cloned().chain(named).collect(),
            standard: standard.map(str::to_owned),
            directory: std::env::current_dir().unwrap_or_default(),
            environment: MEANINGFUL_VARIABLES.iter().filter_map(variable).collect(),
            compiler: None,
            object: PathBuf::new(),
            out_dir: None,
            manifest_directory: None,
        }
    }
}

/// What the reader of a verdict should know of a unit that the system's headers were used for.
pub fn real_headers_note(unit: &Path, error: Option<&str>) -> String {
    let unit = unit.display();
    match error {
        Some(error) => format!(
            "`{unit}` does not compile against the models; the system's headers are used instead\n  because: {error}"
        ),
        None => format!(
            "`{unit}` does not compile against the models; the system's headers are used instead"
        ),
    }
}
