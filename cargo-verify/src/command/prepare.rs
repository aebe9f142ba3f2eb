//! From files to a program: every unit compiled, the runtime models it needs picked, all of it as
//! files of LLVM IR in a directory that goes away with the program.

use super::dispatch::Volume;
use crate::arguments::CompileArguments;
use crate::clang::{Clang, Compiled, Compiler, Headers, Language, Limits};
use crate::contract::Contracts;
use crate::error::ExpectedError;
use crate::interrupt::Interrupt;
use crate::models::{Models, Runtime};
use crate::report::Progress;
use crate::symbols::Symbols;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use verify_symex::CheckSet;

/// A program ready for the engine.
#[derive(Debug)]
pub struct Program {
    /// Files of LLVM IR: the units, then the runtime models they need.
    pub modules: Vec<PathBuf>,
    /// What the first of them were made from.
    pub units: Vec<PathBuf>,
    /// The symbols of the units, in their order.
    pub symbols: Vec<Symbols>,
    pub models: Models,
    pub clang: Clang,
    /// What the reader of the verdict should know about how the units were compiled.
    pub notes: Vec<String>,
    /// How long clang took; it counts against the time limit.
    pub compile_time: Duration,
    /// Where the worker's files may go, too.
    pub directory: TempDir,
}

/// What decides how a program is made.
#[derive(Debug)]
pub struct Preparation<'a> {
    pub files: &'a [PathBuf],
    /// Files with contracts for what the others define.
    pub contracts: &'a [PathBuf],
    pub compile: &'a CompileArguments,
    pub checks: CheckSet,
    pub time_limit: Option<Duration>,
    pub interrupt: &'a Interrupt,
    pub volume: Volume,
}

impl Program {
    /// An error about the IR of a unit is one about the unit: the user's fault where the user wrote
    /// the IR, ours where clang did.
    pub fn explain(&self, error: ExpectedError) -> ExpectedError {
        match error {
            ExpectedError::UnreadableIr { path, message }
                if path.starts_with(self.directory.path()) =>
            {
                let unit = self
                    .modules
                    .iter()
                    .position(|module| *module == path)
                    .and_then(|at| self.units.get(at));
                ExpectedError::UnsupportedIr {
                    unit: unit.cloned().unwrap_or(path),
                    message,
                }
            }
            other => other,
        }
    }
}

impl Preparation<'_> {
    pub fn program(&self, progress: &Progress) -> Result<Program, ExpectedError> {
        let units = self.units()?;
        let models = Models::unpack()?;
        let directory = tempfile::Builder::new().prefix("cargo-verify-").tempdir();
        let directory = directory.map_err(|source| ExpectedError::CannotWrite {
            path: std::env::temp_dir(),
            source,
        })?;
        let clang = Clang::find()?;
        let mut program = Program {
            clang: clang.clone(),
            modules: Vec::new(),
            units: self.files.to_vec(),
            symbols: Vec::new(),
            models,
            notes: Vec::new(),
            compile_time: Duration::ZERO,
            directory,
        };
        progress.say("compiling the models of the C library (once)".to_owned());
        let unlimited = Limits {
            deadline: None,
            interrupt: self.interrupt.clone(),
        };
        let runtime = Runtime::prepare(&clang, &program.models, &unlimited)?;
        let started = Instant::now();
        let deadline = self.time_limit.map(|limit| started + limit);
        let compiler = Compiler {
            clang: &clang,
            models: &program.models,
            checks: self.checks.clone(),
            standard: self.compile.std.as_deref(),
            flags: &self.compile.clang_flags,
            directory: None,
            environment: &BTreeMap::new(),
            dependencies: None,
            first_headers: Headers::Models,
            limits: Limits {
                deadline,
                interrupt: self.interrupt.clone(),
            },
            is_side_file: false,
            verbose: self.volume.verbose,
        };
        let mut all = Vec::new();
        for (number, (unit, language)) in units.iter().enumerate() {
            progress.say(format!("compiling {}", unit.display()));
            let target = program.directory.path().join(format!("unit{number}.ll"));
            let compiled = compiler.compile(unit, *language, target)?;
            if compiled.headers == Headers::Real {
                program
                    .notes
                    .push(real_headers_note(unit, compiled.model_error.as_deref()));
            }
            all.push(compiled);
        }
        // The two libraries lay their types out differently: a program has one of them.
        if all.iter().any(|compiled| compiled.headers == Headers::Real) {
            for (compiled, (unit, language)) in all.iter_mut().zip(&units) {
                if compiled.headers == Headers::Models && *language == Language::Cpp {
                    *compiled =
                        compiler.compile_against_real(unit, *language, compiled.ir.clone())?;
                }
            }
        }
        for (number, file) in self.contracts.iter().enumerate() {
            progress.say(format!("compiling {}", file.display()));
            let target = program
                .directory
                .path()
                .join(format!("contracts{number}.ll"));
            let is_real = all.iter().any(|compiled| compiled.headers == Headers::Real);
            let first_headers = if is_real {
                Headers::Real
            } else {
                Headers::Models
            };
            let compiler = Compiler {
                first_headers,
                is_side_file: true,
                checks: compiler.checks.clone(),
                limits: compiler.limits.clone(),
                ..compiler
            };
            all.push(compile_side_file(&compiler, file, &units, target)?);
            program.units.push(file.clone());
        }
        for compiled in all {
            let text = read(&compiled.ir)?;
            program.symbols.push(Symbols::scan(&text));
            program.modules.push(compiled.ir);
        }
        self.check_side_files(&program)?;
        program.compile_time = started.elapsed();
        program.modules.extend(runtime.needed_by(&program.symbols));
        Ok(program)
    }

    /// Every contract of a side file has to be about a function of the program.
    fn check_side_files(&self, program: &Program) -> Result<(), ExpectedError> {
        let symbols: Vec<&Symbols> = program.symbols.iter().collect();
        let unknown = Contracts::of(&symbols).unknown;
        for (at, file) in self.contracts.iter().enumerate() {
            let module = self.files.len() + at;
            if let Some((function, _)) = unknown.iter().find(|(_, holder)| **holder == module) {
                let (file, function) = (file.clone(), function.clone());
                return Err(ExpectedError::UnknownContract { file, function });
            }
            if !Contracts::speaks(symbols[module]) {
                return Err(ExpectedError::NoContract { file: file.clone() });
            }
        }
        Ok(())
    }

    /// The files that exist, with what they are written in.
    fn units(&self) -> Result<Vec<(&Path, Language)>, ExpectedError> {
        let unit = |path: &'_ PathBuf| {
            let Ok(metadata) = std::fs::metadata(path) else {
                return Err(ExpectedError::NoSuchFile { path: path.clone() });
            };
            if metadata.is_dir() {
                return Err(ExpectedError::IsDirectory { path: path.clone() });
            }
            Language::of(path, &self.compile.clang_flags)
                .ok_or_else(|| ExpectedError::NotASource { path: path.clone() })
        };
        self.files
            .iter()
            .map(|path| Ok((path.as_path(), unit(path)?)))
            .collect()
    }
}

/// A file of contracts is written in the language of what it is about.
fn compile_side_file(
    compiler: &Compiler<'_>,
    file: &Path,
    units: &[(&Path, Language)],
    target: PathBuf,
) -> Result<Compiled, ExpectedError> {
    if !file.is_file() {
        return Err(ExpectedError::NoSuchFile {
            path: file.to_owned(),
        });
    }
    let is_cpp = units.iter().any(|(_, language)| *language == Language::Cpp);
    let language = if is_cpp { Language::Cpp } else { Language::C };
    compiler.compile(file, language, target)
}

fn read(path: &Path) -> Result<String, ExpectedError> {
    let bytes = std::fs::read(path).map_err(|source| ExpectedError::Unreadable {
        path: path.to_owned(),
        source,
    })?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

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
