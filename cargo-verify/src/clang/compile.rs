//! One unit to LLVM IR text: against the models first, against the real headers where that fails,
//! and each once more with the flags that cure what only g++ accepts.

use super::directives;
use super::find::Clang;
use super::flags;
use super::language::Language;
use super::process::{Limits, Ran, run};
use crate::contract::{self, Dialect};
use crate::error::ExpectedError;
use crate::models::Models;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use verify_symex::CheckSet;

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
    pub ir: PathBuf,
    pub headers: Headers,
    /// What kept the unit from compiling against the models: clang's first error.
    pub model_error: Option<String>,
}

/// What all units of a job have in common.
#[derive(Debug)]
pub struct Compiler<'a> {
    pub clang: &'a Clang,
    pub models: &'a Models,
    pub checks: CheckSet,
    pub standard: Option<&'a str>,
    pub flags: &'a [OsString],
    /// Where the unit is compiled; none for the current directory.
    pub directory: Option<&'a Path>,
    pub environment: &'a BTreeMap<String, OsString>,
    /// Where to list the files that the unit is made from.
    pub dependencies: Option<&'a Path>,
    /// Whose headers are tried first.
    pub first_headers: Headers,
    pub limits: Limits,
    /// The unit is a file of contracts: it only makes sense once they are code, and may be about what
    /// is private.
    pub is_side_file: bool,
    /// Print each command on standard error.
    pub verbose: bool,
}

/// One way to compile a unit.
type Attempt = (Headers, Manner);

/// How much of what is no standard C or C++ is let pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
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
    ) -> Result<Compiled, ExpectedError> {
        if language == Language::Ir {
            return Ok(Compiled {
                ir: unit.into(),
                headers: Headers::Models,
                model_error: None,
            });
        }
        self.compile_by(&self.attempts(language), unit, language, ir)
    }

    /// Compiles a unit that could do with the models against the system's headers, for the sake of
    /// others that it is linked with.
    pub fn compile_against_real(
        &self,
        unit: &Path,
        language: Language,
        ir: PathBuf,
    ) -> Result<Compiled, ExpectedError> {
        let mut attempts = self.attempts(language);
        attempts.retain(|(headers, _)| *headers == Headers::Real);
        self.compile_by(&attempts, unit, language, ir)
    }

    fn compile_by(
        &self,
        attempts: &[Attempt],
        unit: &Path,
        language: Language,
        ir: PathBuf,
    ) -> Result<Compiled, ExpectedError> {
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
        Err(ExpectedError::DoesNotCompile {
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

    /// Whether the units have run-time type information: the last flag that speaks of it decides.
    fn has_rtti(&self) -> bool {
        let last = self
            .flags
            .iter()
            .rev()
            .find(|flag| *flag == "-frtti" || *flag == "-fno-rtti");
        last.is_none_or(|flag| flag == "-frtti")
    }

    /// Tries again with declarations of directives as long as clang finds more of them missing.
    fn attempt_with_directives(
        &self,
        unit: &Path,
        language: Language,
        attempt: Attempt,
        declared: &mut BTreeSet<String>,
        ir: &Path,
    ) -> Result<Option<String>, ExpectedError> {
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
            std::fs::write(&header, directives::header(declared, language)).map_err(|source| {
                ExpectedError::CannotWrite {
                    path: header.clone(),
                    source,
                }
            })?;
        }
    }

    /// A coroutine is one function until clang's passes make a frame and functions to resume and to
    /// destroy it. Just those run without optimisation.
    fn split_coroutines(&self, unit: &Path, ir: &Path) -> Result<(), ExpectedError> {
        let unreadable = |source| ExpectedError::Unreadable {
            path: ir.to_owned(),
            source,
        };
        let text = std::fs::read(ir).map_err(unreadable)?;
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
            Ran::Ended { messages, .. } => Err(ExpectedError::DoesNotCompile {
                unit: unit.into(),
                message: messages,
            }),
            Ran::TimedOut => Err(ExpectedError::CompileTimeout { unit: unit.into() }),
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
    ) -> Result<Option<String>, ExpectedError> {
        if self.is_side_file || names_header(unit) {
            return self.compile_contracts(unit, language, attempt, include, ir);
        }
        let mut command = self.command(language, attempt);
        self.add_inputs(&mut command, include);
        command.arg(unit).arg("-o").arg(ir);
        if let Some(messages) = self.run(&mut command, unit)? {
            return Ok(Some(messages));
        }
        if !includes_contracts(ir)? {
            return Ok(None);
        }
        self.compile_contracts(unit, language, attempt, include, ir)
    }

    /// Compiles the unit once more, with its contracts as code: it is preprocessed, rewritten and
    /// compiled from there.
    fn compile_contracts(
        &self,
        unit: &Path,
        language: Language,
        attempt: Attempt,
        include: Option<&Path>,
        ir: &Path,
    ) -> Result<Option<String>, ExpectedError> {
        let preprocessed = ir.with_extension("ii");
        let mut command = self.command(language, attempt);
        self.add_inputs(&mut command, include);
        command
            .args(flags::preprocess())
            .arg(unit)
            .arg("-o")
            .arg(&preprocessed);
        if let Some(messages) = self.run(&mut command, unit)? {
            return Ok(Some(messages));
        }
        let text = std::fs::read(&preprocessed).map_err(|source| ExpectedError::Unreadable {
            path: preprocessed.clone(),
            source,
        })?;
        let dialect = match language {
            Language::Cpp => Dialect::Cpp,
            Language::C | Language::Ir => Dialect::C,
        };
        let written = contract::rewrite(&String::from_utf8_lossy(&text), dialect)
            .map_err(|error| ExpectedError::BadContract { error })?;
        std::fs::write(&preprocessed, written).map_err(|source| ExpectedError::CannotWrite {
            path: preprocessed.clone(),
            source,
        })?;
        let mut command = self.command(language, attempt);
        command.args(["-x", language.preprocessed_name()]);
        command.arg(&preprocessed).arg("-o").arg(ir);
        self.run(&mut command, unit)
    }

    /// What else goes into the unit, and where to list it.
    fn add_inputs(&self, command: &mut Command, include: Option<&Path>) {
        if let Some(list) = self.dependencies {
            command.arg("-MD").arg("-MF").arg(list);
        }
        if let Some(header) = include {
            command.arg("-include").arg(header);
        }
    }

    /// None where it worked, clang's messages where not.
    fn run(&self, command: &mut Command, unit: &Path) -> Result<Option<String>, ExpectedError> {
        if self.verbose {
            show(command);
        }
        match run(command, &self.limits)? {
            Ran::Ended { status, .. } if status.success() => Ok(None),
            // As where it crashed.
            Ran::Ended { status, messages } if messages.trim().is_empty() => {
                Ok(Some(format!("clang says nothing and ends with {status}\n")))
            }
            Ran::Ended { messages, .. } => Ok(Some(messages)),
            Ran::TimedOut => Err(ExpectedError::CompileTimeout { unit: unit.into() }),
        }
    }

    /// Clang with all flags, before its input and output.
    fn command(&self, language: Language, attempt: Attempt) -> Command {
        let (headers, manner) = attempt;
        let mut command = Command::new(&self.clang.program);
        command.args(self.flags).envs(self.environment);
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
        command.args(match manner {
            Manner::Strict => flags::strict(language),
            Manner::Lenient => flags::lenient(language),
            Manner::Newest => flags::newest(language),
        });
        command.arg("-fcolor-diagnostics");
        if self.is_side_file {
            command.arg(flags::ANY_ACCESS);
        }
        command.args(flags::ours(language, &self.checks, self.has_rtti()));
        command
    }
}

/// Whether a unit itself says that it includes `verify.h`: then there is no need to compile it first.
fn names_header(unit: &Path) -> bool {
    let text = std::fs::read(unit).unwrap_or_default();
    memchr::memmem::find(&text, b"verify.h").is_some()
}

/// Whether the unit that this is the IR of includes `verify.h`.
fn includes_contracts(ir: &Path) -> Result<bool, ExpectedError> {
    let text = std::fs::read(ir).map_err(|source| ExpectedError::Unreadable {
        path: ir.to_owned(),
        source,
    })?;
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

/// Prints a command on standard error, for a shell.
pub fn show(command: &Command) {
    use std::io::Write;
    let words: Vec<String> = std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| crate::report::shell_word(&word.to_string_lossy()))
        .collect();
    // Standard error may be closed; the work does not depend on it.
    let _ = writeln!(anstream::stderr(), "running {}", words.join(" "));
}
