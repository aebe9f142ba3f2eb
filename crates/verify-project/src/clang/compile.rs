//! One unit to LLVM IR text: against the models first, against the real headers where that fails,
//! and each once more with the flags that cure what only g++ accepts.

use super::directives;
use super::find::Clang;
use super::flags;
use super::language::Language;
use super::qt;
use super::rewritten::Rewriting;
use super::undefined;
use crate::contract::RewriteError;
use crate::files::{self, FileError};
use crate::models::Models;
use crate::process::{Limits, ProcessError, Ran, run, show};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use verify_symex::CheckSet;

/// A unit that could not be compiled.
#[derive(Debug, thiserror::Error)]
pub enum CompileError {
    /// Clang rejects the unit, whichever way it is compiled.
    #[error("`{unit}` does not compile", unit = unit.display())]
    DoesNotCompile {
        /// The source of the unit.
        unit: PathBuf,
        /// Clang's own message.
        message: String,
    },

    /// The unit's LLVM IR is not understood.
    #[error("the LLVM IR of `{unit}` is not understood", unit = unit.display())]
    UnreadableIr {
        /// The source of the unit, which may be IR itself.
        unit: PathBuf,
        /// What the reader does not understand.
        message: String,
    },

    /// A contract of the unit is wrong.
    #[error("a contract is wrong: {0}")]
    BadContract(RewriteError),

    /// The time limit was reached.
    #[error("the time limit was reached while compiling `{unit}`", unit = unit.display())]
    TimedOut {
        /// The source of the unit.
        unit: PathBuf,
    },

    /// A file could not be read or written.
    #[error(transparent)]
    File(#[from] FileError),

    /// A program could not be run.
    #[error(transparent)]
    Process(#[from] ProcessError),
}

/// Whose declarations a unit was compiled against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Headers {
    /// The models', for C++; C has no others than the system's.
    Models,
    /// The system's C++ library.
    Real,
}

/// A unit that compiled.
#[derive(Debug)]
pub struct Compiled {
    /// The file of LLVM IR.
    pub ir: PathBuf,
    /// Whose headers it was compiled against.
    pub headers: Headers,
    /// What kept the unit from compiling against the models: clang's first error.
    pub model_error: Option<String>,
}

/// What all units of a job have in common.
#[derive(Debug)]
pub struct Compiler<'a> {
    /// The clang that compiles.
    pub clang: &'a Clang,
    /// The models that units are compiled against.
    pub models: &'a Models,
    /// The checks that are made.
    pub checks: CheckSet,
    /// The argument of `-std=`. Default is what the flags name.
    pub standard: Option<&'a str>,
    /// The flags that decide what it means.
    pub flags: &'a [OsString],
    /// Where the unit is compiled; none for the current directory.
    pub directory: Option<&'a Path>,
    /// The variables that decide what it means.
    pub environment: &'a BTreeMap<String, OsString>,
    /// Where to list the files that the unit is made from.
    pub dependencies: Option<&'a Path>,
    /// Whose headers are tried first.
    pub first_headers: Headers,
    /// What ends a compilation early.
    pub limits: Limits,
    /// The unit is a file of contracts: it only makes sense once they are code, and may be about what
    /// is private.
    pub is_side_file: bool,
    /// Define what Q_OBJECT declares, where no output of moc's does.
    pub defines_meta_objects: bool,
    /// Print each command on standard error.
    pub verbose: bool,
}

/// One way to compile a unit.
pub(super) type Attempt = (Headers, Manner);

/// How much of what is no standard C or C++ is let pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    Strict,
    /// With the flags that cure what only g++ accepts.
    Lenient,
    /// And as the newest standard, for a unit whose standard nobody named.
    Newest,
}

impl Compiler<'_> {
    /// Compiles the unit into a file of this name.
    pub fn compile(
        &self,
        unit: &Path,
        language: Language,
        ir: PathBuf,
    ) -> Result<Compiled, CompileError> {
        if language == Language::Ir {
            let text = files::read(&self.directory.unwrap_or(Path::new("")).join(unit))?;
            std::fs::write(&ir, text).map_err(FileError::write(&ir))?;
            return Ok(Compiled {
                ir,
                headers: Headers::Models,
                model_error: None,
            });
        }
        self.compile_by(&self.attempts(language), unit, language, ir)
    }

    fn compile_by(
        &self,
        attempts: &[Attempt],
        unit: &Path,
        language: Language,
        ir: PathBuf,
    ) -> Result<Compiled, CompileError> {
        let mut model_error = None;
        let mut plain_error = None;
        let mut declared = BTreeSet::new();
        for &attempt in attempts {
            let (headers, manner) = attempt;
            let Some(messages) =
                self.attempt_with_directives(unit, language, attempt, &mut declared, &ir)?
            else {
                self.split_coroutines(unit, &ir)?;
                let model_error = if headers == Headers::Models {
                    None
                } else {
                    model_error
                };
                return Ok(Compiled {
                    ir,
                    headers,
                    model_error,
                });
            };
            if headers == Headers::Models && manner == Manner::Strict {
                model_error = first_error(&messages);
            }
            // What the system's own headers say is what the user would see elsewhere.
            if manner == Manner::Strict {
                plain_error = Some(messages);
            }
        }
        Err(CompileError::DoesNotCompile {
            unit: unit.into(),
            message: plain_error.unwrap_or_default(),
        })
    }

    /// The ways to try, in their order.
    fn attempts(&self, language: Language) -> Vec<Attempt> {
        let headers: &[Headers] = match language {
            Language::Cpp if self.first_headers == Headers::Real => &[Headers::Real],
            Language::Cpp => &[Headers::Models, Headers::Real],
            Language::C | Language::Ir => &[Headers::Models],
        };
        let mut manners = vec![Manner::Strict, Manner::Lenient];
        if language == Language::Cpp && !self.names_standard() {
            manners.push(Manner::Newest);
        }
        manners
            .iter()
            .flat_map(|manner| headers.iter().map(|headers| (*headers, *manner)))
            .collect()
    }

    /// Whether the user said which standard the units are written in.
    fn names_standard(&self) -> bool {
        self.standard.is_some() || flags::names_standard(self.flags)
    }

    /// Tries again with declarations of directives as long as clang finds more of them missing.
    fn attempt_with_directives(
        &self,
        unit: &Path,
        language: Language,
        attempt: Attempt,
        declared: &mut BTreeSet<String>,
        ir: &Path,
    ) -> Result<Option<String>, CompileError> {
        let header = ir.with_extension("h");
        loop {
            let include = (!declared.is_empty()).then_some(header.as_path());
            let Some(messages) = self.attempt(unit, language, attempt, include, ir)? else {
                return Ok(None);
            };
            let before = declared.len();
            declared.append(&mut directives::missing(&messages));
            if declared.len() == before {
                return Ok(Some(messages));
            }
            std::fs::write(&header, directives::header(declared, language))
                .map_err(FileError::write(&header))?;
        }
    }

    /// A coroutine is one function until clang's passes make a frame and functions to resume and to
    /// destroy it. Just those run without optimisation.
    fn split_coroutines(&self, unit: &Path, ir: &Path) -> Result<(), CompileError> {
        let text = files::read(ir)?;
        if memchr::memmem::find(&text, b"@llvm.coro.begin").is_none() {
            return Ok(());
        }
        let mut command = Command::new(&self.clang.program);
        command.args(flags::coroutine_passes());
        command.arg(ir).arg("-o").arg(ir);
        if self.verbose {
            show(&command);
        }
        match run(&mut command, &self.limits)? {
            Ran::Ended { status, .. } if status.success() => Ok(()),
            Ran::Ended { messages, .. } => Err(CompileError::DoesNotCompile {
                unit: unit.into(),
                message: messages,
            }),
            Ran::TimedOut => Err(CompileError::TimedOut { unit: unit.into() }),
        }
    }

    /// None where it compiled, clang's messages where not.
    fn attempt(
        &self,
        unit: &Path,
        language: Language,
        attempt: Attempt,
        include: Option<&Path>,
        ir: &Path,
    ) -> Result<Option<String>, CompileError> {
        let mut wanted = Rewriting {
            contracts: self.is_side_file || names_header(unit),
            meta_objects: self.lacks_meta_objects(unit, language, attempt),
        };
        if wanted.any() {
            return self.compile_rewritten(unit, language, attempt, include, ir, wanted);
        }
        let mut command = self.command(language, attempt);
        self.add_inputs(&mut command, include);
        command.arg(unit).arg("-o").arg(ir);
        if let Some(messages) = self.run_to(&mut command, unit, ir)? {
            return Ok(Some(messages));
        }
        wanted.contracts = includes_contracts(ir)?;
        wanted.meta_objects = self.includes_meta_objects(language, attempt);
        if !wanted.any() {
            return Ok(None);
        }
        self.compile_rewritten(unit, language, attempt, include, ir, wanted)
    }

    /// What else goes into the unit, and where to list it.
    pub(super) fn add_inputs(&self, command: &mut Command, include: Option<&Path>) {
        if let Some(list) = self.dependencies {
            command.arg("-MD").arg("-MF").arg(list);
        }
        if let Some(header) = include {
            command.arg("-include").arg(header);
        }
    }

    /// As `run`, for a command that writes IR; what clang knows to be undefined is added to that.
    pub(super) fn run_to(
        &self,
        command: &mut Command,
        unit: &Path,
        ir: &Path,
    ) -> Result<Option<String>, CompileError> {
        command.args(undefined::flags());
        match self.messages(command, unit)? {
            Ok(messages) => {
                undefined::add_to(ir, &messages).map_err(FileError::write(ir))?;
                Ok(None)
            }
            Err(messages) => Ok(Some(messages)),
        }
    }

    /// None where it worked, clang's messages where not.
    pub(super) fn run(
        &self,
        command: &mut Command,
        unit: &Path,
    ) -> Result<Option<String>, CompileError> {
        Ok(self.messages(command, unit)?.err())
    }

    /// Clang's messages, as an error where it failed.
    fn messages(
        &self,
        command: &mut Command,
        unit: &Path,
    ) -> Result<Result<String, String>, CompileError> {
        if self.verbose {
            show(command);
        }
        match run(command, &self.limits)? {
            Ran::Ended { status, messages } if status.success() => Ok(Ok(messages)),
            // As where it crashed.
            Ran::Ended { status, messages } if messages.trim().is_empty() => {
                Ok(Err(format!("clang says nothing and ends with {status}\n")))
            }
            Ran::Ended { messages, .. } => Ok(Err(messages)),
            Ran::TimedOut => Err(CompileError::TimedOut { unit: unit.into() }),
        }
    }

    /// Clang with all flags, before its input and output.
    pub(super) fn command(&self, language: Language, attempt: Attempt) -> Command {
        let (headers, manner) = attempt;
        let mut command = Command::new(&self.clang.program);
        let is_modelled = language == Language::Cpp && headers == Headers::Models;
        // Warnings are asked for that the unit's own flags must not silence.
        let flags: Vec<OsString> = self
            .flags
            .iter()
            .filter(|flag| *flag != "-w")
            .cloned()
            .collect();
        match is_modelled {
            true => command.args(qt::without_installed(&flags, self.directory)),
            false => command.args(&flags),
        };
        command.envs(self.environment);
        if let Some(directory) = self.directory {
            command.current_dir(directory);
        }
        if let Some(standard) = self
            .standard
            .filter(|standard| language.has_standard(standard))
        {
            command.arg(format!("-std={standard}"));
        }
        command.args(match headers {
            Headers::Models => flags::model_headers(language, self.models),
            Headers::Real => flags::real_headers(language, self.models),
        });
        if language == Language::Cpp {
            command.args(match headers {
                Headers::Models => qt::model(self.models, self.flags, self.directory),
                Headers::Real => qt::installed(self.flags, self.directory),
            });
        }
        command.args(match manner {
            Manner::Strict => flags::strict(language),
            Manner::Lenient => flags::lenient(language),
            Manner::Newest => flags::newest(language),
        });
        command.arg("-fcolor-diagnostics");
        if self.is_side_file {
            command.arg(flags::ANY_ACCESS);
        }
        let dialect = flags::Dialect::of(self.flags);
        command.args(flags::ours(language, &self.checks, dialect));
        command
    }
}

/// Whether a unit itself says that it includes `verify.h`: then there is no need to compile it first.
fn names_header(unit: &Path) -> bool {
    let text = std::fs::read(unit).unwrap_or_default();
    memchr::memmem::find(&text, b"verify.h").is_some()
}

/// Whether the unit that this is the IR of includes `verify.h`.
fn includes_contracts(ir: &Path) -> Result<bool, FileError> {
    let text = files::read(ir)?;
    Ok(memchr::memmem::find(&text, b"__verify_header_was_included").is_some())
}

/// Clang's first error, without colour and without its place in the excerpt.
fn first_error(messages: &str) -> Option<String> {
    let plain = anstream::adapter::strip_str(messages).to_string();
    plain
        .lines()
        .find(|line| line.contains("error: "))
        .map(str::to_owned)
}
